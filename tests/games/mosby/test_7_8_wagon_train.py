"""7.8 The Union wagon train: its way, and its demolition."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import ASLEEP, Stage, convoy
from vivac.games.mosby.box.unpacking import BOXES
from vivac.games.mosby.chapters.activation import union_activation
from vivac.games.mosby.chapters.demolition import demolish
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.wagon_train import move_train
from vivac.games.mosby.game import NOWHERE, Phase
from vivac.lab.coverage import rule

# ---------------------------------------------------------------- setting out


@rule("mosby", "7.8-1", "7.8-6")
def test_the_train_is_placed_in_harpers_ferry_with_its_two_escorts_off_the_map() -> None:
    stage = Stage(mosby="paris", step="events").run(resolve, "wagon_train.1")
    assert stage.raid.train == "harpers_ferry"
    assert stage.raid.escorts_unknown == 2
    assert set(stage.raid.stack) <= set(BOXES)


@rule("mosby", "7.8-1")
def test_if_the_turn_ends_during_events_the_train_is_removed_for_good() -> None:
    stage = Stage(step="events", events_to_come=2, mosby="paris", strength=1)
    stage.draws("wagon_train", "sickness").play()
    assert (stage.raid.turn, stage.prompt) == (2, "place")
    assert (stage.raid.train, stage.raid.escorts_unknown) == (NOWHERE, 0)
    assert "wagon_train.1" not in stage.raid.events


@rule("mosby", "7.8-2")
def test_after_the_last_event_the_turn_goes_straight_to_rounds() -> None:
    stage = Stage(step="events", events_to_come=2, mosby="paris", hand=["gain_initiative"])
    stage.draws("wagon_train", "picnic").play()
    assert (stage.raid.step, stage.prompt) == (Phase.INITIATIVE, "initiative")
    stage.choose("play:gain_initiative")
    assert stage.prompt == "round"


@rule("mosby", "7.8-3")
def test_rounds_go_on_without_an_active_unit_while_the_train_is_on_the_map_intact() -> None:
    stage = convoy("halltown", mosby="paris").play().choose("pass")
    assert (stage.raid.round, stage.prompt) == (2, "round")
    assert stage.raid.active == set()


@rule("mosby", "7.8-3")
def test_rounds_end_without_an_active_unit_once_the_train_is_wrecked() -> None:
    stage = convoy("halltown", escorts=0, mosby="paris", train_wrecked=True).play()
    assert stage.prompt == "operations"


# ---------------------------------------------------------------- moving


@rule("mosby", "7.8-4")
def test_the_train_goes_by_the_shortest_route_to_middletown_and_is_removed_in_the_round_after() -> None:
    stage = convoy("harpers_ferry", mosby="paris")
    route = [stage.run(move_train).raid.train for _ in range(8)]
    assert route == [
        *("halltown", "charlestown", "berryville", "winchester", "kernstown", "newtown", "middletown"),
        NOWHERE,
    ]
    assert stage.rolled == []


@rule("mosby", "7.8-4")
@pytest.mark.parametrize(("tie", "onward"), [(1, "white_post"), (2, "winchester")])
def test_a_die_chooses_among_shortest_routes(tie: int, onward: str) -> None:
    stage = convoy("millwood", mosby="paris").dice(tie=tie).run(move_train)
    assert stage.raid.train == onward


@rule("mosby", "7.8-4")
def test_the_train_moves_once_in_each_union_step_before_the_other_units() -> None:
    units = {"courier.1": "salem active", "sutler.1": "salem active"}
    stage = convoy("halltown", mosby="paris", units=units).play().choose("pass")
    assert stage.prompt == "union-unit"
    assert stage.raid.train == "charlestown"
    stage.dice(union_movement=[1, 1]).choose("act:courier.1")
    assert stage.raid.train == "charlestown"
    assert stage.prompt == "round"


@rule("mosby", "7.8-4")
def test_rounds_end_when_the_train_leaves_the_map() -> None:
    stage = convoy("middletown", mosby="paris").play().choose("pass")
    assert stage.raid.train == NOWHERE
    assert stage.prompt == "operations"


@rule("mosby", "7.8-5")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("train", ["winchester", "middletown"])
def test_the_train_stops_while_mosby_is_in_its_space_hidden_or_not(hidden: bool, train: str) -> None:
    stage = convoy(train, mosby=train, hidden=hidden).run(union_acts)
    assert stage.raid.train == train
    assert stage.rolled == []


@rule("mosby", "7.8-5")
def test_the_train_resumes_when_mosby_leaves() -> None:
    stage = convoy(mosby="winchester", escorts=0).play().choose("move:berryville", "stop")
    assert stage.raid.train == "kernstown"


@rule("mosby", "7.8-5")
def test_the_train_never_causes_checks() -> None:
    units = {"c3.1": "halltown", "c2.1": "charlestown", "c4.1": "berryville"}
    stage = convoy("halltown", mosby="paris", awareness=5, units=units).run(union_activation)
    stage.run(union_acts)
    assert stage.raid.train == "charlestown"
    assert stage.rolled == []


# ---------------------------------------------------------------- demolition


@rule("mosby", "7.8-10")
@pytest.mark.parametrize(
    ("units", "may"),
    [
        ({}, True),
        ({"c3.1": "winchester"}, True),
        ({"c3.1": "winchester active"}, False),
        ({"c3.1": "winchester active escort"}, False),
    ],
)
def test_the_train_may_be_demolished_where_no_union_unit_is_active(units: dict[str, str], may: bool) -> None:
    stage = convoy(mosby="winchester", units=units).play()
    assert ("demolish:train" in stage.options) is may
    assert "demolish:train" not in convoy(mosby="millwood").play().options


@rule("mosby", "7.8-10")
def test_an_active_non_combat_unit_guards_the_train_from_a_hidden_mosby() -> None:
    units = {"courier.1": "winchester active"}
    assert "demolish:train" not in convoy(mosby="winchester", hidden=True, units=units).play().options


@rule("mosby", "7.8-10", "7.8-7")
@pytest.mark.parametrize(("awareness", "then"), [(1, 3), (4, 5)])
def test_demolition_scores_5_raises_awareness_by_2_and_checks_escorts_space_and_neighbours(
    awareness: int, then: int
) -> None:
    units = {"c3.1": "winchester", "c4.1": "berryville"}
    stage = convoy(mosby="winchester", escorts=2, awareness=awareness, units=units)
    stage.dice(activation=[6, 6, 6, 6]).draws("c1", "c2").play().choose("demolish:train")
    assert (stage.raid.performance, stage.raid.awareness) == (5, then)
    assert stage.raid.train_wrecked
    assert stage.rolled == ["activation"] * 4  # two escorts, winchester, berryville
    assert stage.prompt == "operations"  # no unit is active: Rounds end


@rule("mosby", "7.8-10")
def test_the_checks_after_demolition_are_made_at_the_new_awareness() -> None:
    stage = convoy(mosby="winchester", escorts=1, awareness=1)
    stage.dice(activation=3).draws("c2").run(demolish, "train")
    assert stage.raid.active == {"c2.1"}


@rule("mosby", "7.8-11")
def test_escorts_still_inactive_are_drawn_and_placed_inactive_in_the_space() -> None:
    stage = convoy(mosby="winchester", escorts=1, awareness=1, units={"c2.1": ASLEEP})
    stage.dice(activation=[6, 6]).draws("c3").play().choose("demolish:train")
    assert stage.at("winchester") == ("c2.1", "c3.1")
    assert stage.raid.active == stage.raid.escorts == set()
    assert stage.raid.escorts_unknown == 0
    assert "c3.1" not in stage.raid.seen


@rule("mosby", "7.8-11")
def test_after_demolition_an_active_escort_pursues_like_any_combat_unit() -> None:
    units = {"c2.1": "kernstown active escort", "c1.4": "orleans active regrouping"}
    stage = convoy(mosby="winchester", escorts=0, units=units)
    stage.play().choose("demolish:train").dice(union_movement=3).choose("act:c2.1")
    assert stage.raid.where["c2.1"] == "winchester"
    assert stage.prompt == "skedaddle"
