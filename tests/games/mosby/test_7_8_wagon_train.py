"""7.8 The Union wagon train."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage
from tests.games.staging import told
from vivac.games.mosby.activation import union_activation
from vivac.games.mosby.demolition import demolish
from vivac.games.mosby.ending import end_turn
from vivac.games.mosby.events import resolve
from vivac.games.mosby.forces import strength_of
from vivac.games.mosby.game import NOWHERE, Step
from vivac.games.mosby.pursuit import union_acts
from vivac.games.mosby.unpacking import BOXES, CONTAINER, TRAIN
from vivac.games.mosby.wagon_train import escort_checks, move_train
from vivac.lab.coverage import rule

ASLEEP = f"{TRAIN} seen escort"  # an escort drawn before, and inactive again


def convoy(train: str = "winchester", *, escorts: int = 2, **position: Any) -> Stage:
    """The train on its way, Mosby with the initiative and about to act."""
    rounds = {"step": "first", "initiative": "mosby", "round": 1, "mosby": "millwood"}
    return Stage(**{**rounds, "train": train, "escorts_unknown": escorts, **position})


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
    assert (stage.raid.step, stage.prompt) == (Step.INITIATIVE, "initiative")
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


# ---------------------------------------------------------------- escort checks


@rule("mosby", "7.8-6", "7.8-7")
def test_escorts_are_checked_as_mosby_comes_upon_the_train_and_drawn_as_they_wake() -> None:
    stage = convoy(awareness=2).dice(activation=[2, 3]).draws("c2").play().choose("move:winchester")
    assert stage.at("winchester") == ("c2.1",)
    assert stage.raid.active == stage.raid.escorts == {"c2.1"}
    assert stage.raid.escorts_unknown == 1
    assert stage.rolled == ["activation"] * 2


@rule("mosby", "7.8-7")
def test_escorts_are_checked_as_the_train_comes_upon_mosby() -> None:
    stage = convoy("berryville", mosby="winchester", awareness=2).dice(activation=[3, 2]).draws("c2")
    stage.dice(union_movement=3).run(union_acts)
    assert stage.at("winchester") == ("c2.1",)
    assert stage.prompt == "skedaddle"  # and act in the same Round (C3-2)


@rule("mosby", "7.8-7")
@pytest.mark.parametrize("mosby", ["winchester", "millwood"])
def test_escorts_are_checked_at_the_start_of_each_later_round_together(mosby: str) -> None:
    stage = convoy(mosby=mosby, step="activation", awareness=1, escorts=1, units={"c3.1": ASLEEP})
    stage.dice(activation=[6, 6]).play()
    assert stage.rolled == (["activation"] * 2 if mosby == "winchester" else [])


@rule("mosby", "7.8-7")
def test_escorts_are_checked_after_a_combat_in_the_space() -> None:
    units = {"c3.1": "winchester active", "c1.4": "orleans active regrouping"}
    stage = convoy(mosby="winchester", step="second", awareness=1, units=units)
    stage.dice(union_movement=3, combat=2, random_movement=2, activation=[6, 6]).run(union_acts)
    stage.choose("act:c3.1", "fight")
    assert stage.raid.where["c3.1"] == "berryville"
    assert stage.rolled[-2:] == ["activation", "activation"]


@rule("mosby", "7.8-7")
def test_active_escorts_are_not_checked_again() -> None:
    stage = convoy(mosby="winchester", escorts=1, awareness=1, units={"c2.1": "winchester active escort"})
    stage.dice(activation=6).run(escort_checks)
    assert stage.rolled == ["activation"]


@rule("mosby", "7.8-7")
def test_an_escort_drawn_before_is_the_same_unit_when_it_wakes() -> None:
    stage = convoy(mosby="winchester", escorts=0, awareness=1, units={"c3.1": f"{ASLEEP} 1"})
    stage.dice(activation=1).run(escort_checks)
    assert stage.at("winchester") == ("c3.1",)
    assert strength_of(stage.box, stage.raid, "c3.1") == 2
    assert stage.chance.drawn == []


@rule("mosby", "7.8-7")
def test_local_guide_cancels_one_set_of_escort_checks() -> None:
    stage = convoy(mosby="winchester", hand=["local_guide"], awareness=1).run(escort_checks)
    assert stage.options == ["play:local_guide", "decline"]
    stage.choose("play:local_guide")
    assert stage.rolled == []
    stage.dice(activation=[6, 6]).run(escort_checks)  # the next set is made
    assert stage.rolled == ["activation"] * 2


@rule("mosby", "7.8-7")
@pytest.mark.parametrize("mosby_moves", [True, False])
def test_the_scout_helps_only_when_mosby_entered(mosby_moves: bool) -> None:
    if mosby_moves:
        stage = convoy(hand=["scout"], awareness=2).dice(activation=[2, 2]).play().choose("move:winchester")
    else:
        stage = convoy("berryville", mosby="winchester", hand=["scout"], awareness=2)
        stage.dice(activation=[2, 2]).draws("c2", "c3").run(union_acts)
    assert ("activated" in stage.told) is not mosby_moves


# ---------------------------------------------------------------- what escorts do


@rule("mosby", "7.8-8")
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_an_active_escort_in_mosbys_space_rolls_and_attacks_unless_it_is_a_1(die: int) -> None:
    stage = convoy(mosby="winchester", escorts=0, units={"c2.1": "winchester active escort"})
    stage.dice(union_movement=die).run(union_acts)
    assert stage.prompt == ("" if die == 1 else "skedaddle")
    assert stage.rolled == ["union-movement"]


@rule("mosby", "7.8-8")
def test_with_the_train_elsewhere_an_escort_moves_with_it_without_a_die_and_never_pursues() -> None:
    stage = convoy(mosby="stephensons_depot", escorts=0, units={"c2.1": "winchester active escort"})
    stage.run(union_acts)
    assert stage.raid.train == stage.raid.where["c2.1"] == "kernstown"
    assert stage.rolled == []


@rule("mosby", "7.8-8")
def test_a_retreated_escort_regroups_and_then_rides_up_to_three_spaces_to_the_train_without_a_die() -> None:
    stage = convoy("winchester", mosby="paris", escorts=0, units={"c2.1": "charlestown active escort"})
    stage.raid.regrouping.add("c2.1")
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("kernstown", "charlestown")
    assert stage.raid.regrouping == set()
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("newtown", "kernstown")
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("middletown", "middletown")  # and no farther
    assert stage.rolled == []


@rule("mosby", "7.8-8")
def test_an_escort_under_a_retreat_marker_does_not_leave_with_the_train() -> None:
    stage = convoy(mosby="paris", escorts=0, units={"c2.1": "winchester active escort regrouping"})
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("kernstown", "winchester")
    assert stage.raid.regrouping == set()


@rule("mosby", "7.8-8")
def test_a_beaten_escort_that_came_with_the_train_goes_back_the_way_it_came() -> None:
    units = {"c2.1": "berryville active escort"}
    stage = convoy("berryville", mosby="winchester", escorts=0, strength=4, awareness=1, units=units)
    stage.dice(union_movement=3, combat=2).run(union_acts).choose("fight")
    assert stage.raid.where["c2.1"] == "berryville"
    assert stage.rolled == [
        "union-movement",
        "combat",
    ]  # it rolled beside Mosby, and for its retreat not at all


@rule("mosby", "7.8-9")
def test_when_mosby_attacks_he_attacks_both_escorts_and_any_other_combat_unit_there() -> None:
    units = {"c2.1": ASLEEP, "c6.1": "winchester"}
    stage = convoy(mosby="winchester", escorts=1, hand=["ruse"], units=units).draws("c3")
    stage.play().choose("attack")
    assert told(stage, "battle")["union"] == 2 + 3 + 6
    assert set(stage.at("winchester")) == stage.raid.active == {"c2.1", "c3.1", "c6.1"}
    assert stage.raid.escorts == {"c2.1", "c3.1"}


@rule("mosby", "7.8-9")
def test_mosby_may_attack_escorts_that_nobody_has_seen() -> None:
    stage = convoy(mosby="winchester", hand=["ruse"]).draws("c3", "c2").play().choose("attack")
    assert told(stage, "battle")["union"] == 5


@rule("mosby", "7.8-9")
def test_mosby_is_attacked_only_by_active_escorts() -> None:
    units = {"c2.1": "winchester active escort", "c6.1": "winchester"}
    stage = convoy(mosby="winchester", escorts=1, units=units).dice(union_movement=3).run(union_acts)
    assert told(stage, "battle")["union"] == 2
    assert stage.raid.escorts_unknown == 1


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


# ---------------------------------------------------------------- parting


@rule("mosby", "7.8-12")
def test_when_the_train_leaves_undemolished_its_escorts_on_the_map_or_not_go_to_the_container() -> None:
    units = {"c2.1": "middletown active escort 1", "c3.1": "winchester active escort", "c4.1": ASLEEP}
    stage = convoy("middletown", mosby="paris", escorts=0, units=units).run(union_acts)
    assert [stage.raid.where[unit] for unit in units] == [CONTAINER] * 3
    assert stage.raid.active == stage.raid.escorts == set()
    assert strength_of(stage.box, stage.raid, "c2.1") == 2
    unseen = convoy("middletown", mosby="paris", escorts=2).run(union_acts)
    assert unseen.raid.escorts_unknown == 0


@rule("mosby", "7.8-12")
def test_at_the_end_of_the_turn_the_escorts_leave_with_the_train() -> None:
    units = {"c2.1": "winchester active escort", "c4.1": ASLEEP}
    stage = convoy(mosby="paris", escorts=0, units=units).run(end_turn)
    assert [stage.raid.where[unit] for unit in units] == [CONTAINER] * 2
    assert stage.raid.train == NOWHERE


@rule("mosby", "7.8-13")
def test_an_escort_woken_by_the_meeting_stops_mosby_but_does_not_force_an_attack() -> None:
    stage = convoy(awareness=1, escorts=1).dice(activation=[1, 6]).draws("c2").play()
    stage.choose("move:winchester")
    assert (stage.prompt, stage.options) == ("stopped", ["attack", "stop"])
    stage.dice(union_movement=1).choose("stop")
    assert stage.raid.mosby == "winchester"


@rule("mosby", "7.8-13")
def test_mosby_may_attack_an_escort_woken_by_the_meeting_as_part_of_the_same_move() -> None:
    stage = convoy(awareness=1, escorts=1, hand=["ruse"]).dice(activation=1).draws("c2").play()
    stage.choose("move:winchester", "attack")
    assert told(stage, "battle")["attacker"] == "mosby"


@rule("mosby", "7.8-13")
def test_an_escort_already_active_must_be_fought() -> None:
    units = {"c2.1": "winchester active escort"}
    stage = convoy(awareness=1, escorts=1, hand=["ruse"], units=units).dice(activation=1).draws("c3").play()
    stage.choose("move:winchester")
    assert stage.prompt == "combat-cards"


@rule("mosby", "7.8-14")
@pytest.mark.parametrize(("space", "then", "bound"), [("winchester", TRAIN, True), ("paris", "paris", False)])
def test_an_escort_that_goes_inactive_by_the_train_is_its_escort_again_and_elsewhere_an_ordinary_unit(
    space: str, then: str, bound: bool
) -> None:
    stage = convoy(mosby=space, train="winchester", escorts=0, units={"c3.1": f"{space} active escort 1"})
    stage.raid.train = "winchester" if space == "winchester" else "newtown"
    stage.dice(union_movement=1).run(union_acts)
    assert stage.raid.where["c3.1"] == then
    assert (stage.raid.escorts == {"c3.1"}) is bound
    assert stage.raid.active == set()
    assert strength_of(stage.box, stage.raid, "c3.1") == 2


@rule("mosby", "7.8-14")
def test_an_escort_goes_back_to_the_train_even_in_a_large_union_force() -> None:
    units = {"c3.1": "harpers_ferry active escort"}
    stage = convoy("harpers_ferry", mosby="harpers_ferry", escorts=0, units=units)
    stage.dice(union_movement=1).run(union_acts)
    assert stage.raid.where["c3.1"] == TRAIN
