"""7.1 The Union lines and their status markers."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.box.unpacking import CONTAINER, HOLDING
from vivac.games.mosby.chapters.activation import check_space
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.forces import strength_of, unrevealed
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

MANASSAS_GAP = {
    *("gainesville", "hay_market", "white_plains", "salem", "rectortown", "piedmont"),
    *("markham", "linden", "front_royal", "strasburg"),
}


def marked(stage: Stage) -> dict[str, set[str]]:
    return {"revealed": stage.raid.revealed, "?": stage.raid.queried}


@rule("mosby", "7.1-1")
def test_an_ordinary_space_behind_the_lines_has_one_hidden_unit_until_it_is_revealed() -> None:
    stage = Stage(awareness=1).dice(activation=1).draws("c3")
    stage.run(check_space, "bradley")
    assert stage.at("bradley") == ("c3.1",)
    stage.run(check_space, "bradley")  # there is nobody left to check
    assert stage.at("bradley") == ("c3.1",)


@rule("mosby", "7.1-1")
def test_a_large_union_force_supplies_any_number_of_units() -> None:
    stage = Stage(awareness=1).dice(activation=[1, 1, 1]).draws("c3", "courier", "c2")
    for _ in range(3):
        stage.run(check_space, "centreville")
    assert stage.at("centreville") == ("c3.1", "courier.1", "c2.1")


@rule("mosby", "7.1-2")
@pytest.mark.parametrize(
    ("choice", "dice"),
    [
        ("scout:manassas_junction", {"scout": 6}),
        ("scout:manassas_junction", {"scout": 1, "activation": 6}),
        ("move:manassas_junction", {"activation": 6}),
        ("move:manassas_junction", {"activation": 1}),
    ],
    ids=["scouted", "scouting failed", "entered", "entered, and woke it"],
)
def test_scouting_or_entering_a_space_reveals_it(choice: str, dice: dict[str, int]) -> None:
    stage = Stage(mosby="groveton", awareness=1, hand=["gain_initiative"]).dice(None, **dice).draws("c3")
    stage.play().choose(choice)
    assert marked(stage) == {"revealed": {"manassas_junction"}, "?": set()}
    assert stage.at("manassas_junction") == ("c3.1",)


@rule("mosby", "7.1-2")
def test_a_hidden_unit_that_activates_reveals_its_space_and_one_that_does_not_places_nothing() -> None:
    stage = Stage(awareness=2).dice(activation=3)
    stage.run(check_space, "bradley")
    assert marked(stage) == {"revealed": set(), "?": set()}
    assert stage.at("bradley") == ()
    stage.dice(activation=2).draws("c3").run(check_space, "bradley")
    assert marked(stage) == {"revealed": {"bradley"}, "?": set()}


@rule("mosby", "7.1-3")
@pytest.mark.parametrize(
    ("mosby", "choice", "dice", "draws"),
    [
        ("stone_bridge", "move:centreville", {"activation": 6}, ()),
        ("stone_bridge", "move:centreville", {"activation": 1}, ("c3",)),
        ("groveton", "move:gainesville", {"activation": 6}, ()),
        ("groveton", "scout:gainesville", {"scout": 6}, ()),
        ("groveton", "scout:gainesville", {"scout": 1, "activation": 6}, ()),
    ],
)
def test_no_marker_lies_in_a_large_force_or_outside_the_lines(
    mosby: str, choice: str, dice: dict[str, int], draws: tuple[str, ...]
) -> None:
    stage = Stage(mosby=mosby, awareness=1, hand=["gain_initiative"], units={"c2.1": "gainesville"})
    stage.dice(None, **dice).draws(*draws).play().choose(choice)
    assert marked(stage) == {"revealed": set(), "?": set()}


@rule("mosby", "7.1-3")
def test_union_units_wandering_in_place_no_marker() -> None:
    stage = Stage(mosby="hay_market", units={"c3.1": "occoquan active"}).dice(union_movement=3)
    stage.run(union_acts)
    assert stage.raid.where["c3.1"] == "manassas_junction"  # by fairfax_station and union_mills
    assert marked(stage) == {"revealed": set(), "?": set()}


# ---------------------------------------------------------------- extending the lines


@rule("mosby", "7.1-4")
def test_each_space_of_the_group_not_yet_behind_the_lines_joins_them_with_an_unrevealed_marker() -> None:
    stage = Stage(mosby="paris", large_forces=["warrenton"], units={"c3.1": "auburn", "c2.1": "warrenton"})
    stage.dice(extend_lines=3).run(resolve, "extend_lines.1")
    group = {"warrenton", "auburn", "new_baltimore", "buckland_mills"}
    assert stage.raid.lines == stage.box.lines | group
    assert marked(stage) == {"revealed": set(), "?": group - {"warrenton"}}  # already behind the lines
    assert stage.at("auburn") == ("c3.1",)  # units there stay
    assert stage.at("warrenton") == ("c2.1",)
    assert stage.raid.active == set()


@rule("mosby", "7.1-4")
def test_numbers_already_used_in_this_game_are_rolled_again() -> None:
    stage = Stage(mosby="paris", extensions=[3, 1]).dice(extend_lines=[3, 1, 3, 4])
    stage.run(resolve, "extend_lines.1")
    assert stage.raid.queried == {"charlestown", "smithfield", "summit_point", "bunker_hill"}
    assert stage.raid.extensions == {1, 3, 4}


@rule("mosby", "7.1-4")
def test_when_every_number_has_been_used_the_lines_extend_no_farther() -> None:
    stage = Stage(mosby="paris", extensions=[1, 2, 3, 4, 5, 6]).run(resolve, "extend_lines.1")
    assert stage.rolled == []
    assert stage.raid.lines == stage.box.lines


@rule("mosby", "7.1-4")
def test_result_6_is_only_the_line_of_the_manassas_gap_railroad() -> None:
    stage = Stage(mosby="paris").dice(extend_lines=6).run(resolve, "extend_lines.1")
    along = {space for space in stage.box.spaces if "mg" in stage.box.spaces[space].rail}
    assert stage.raid.queried == MANASSAS_GAP == along - stage.box.lines


@rule("mosby", "7.1-4")
def test_an_extension_is_for_good() -> None:
    stage = Stage(mosby="paris").dice(extend_lines=6).run(resolve, "extend_lines.1")
    stage.run(resolve, "restore_lines.1")
    assert stage.raid.lines >= MANASSAS_GAP
    assert stage.raid.queried == MANASSAS_GAP


def overrun(drawn: str, **position: object) -> Stage:
    """Mosby stands in White Plains as the lines reach it, and a unit is drawn."""
    stage = Stage(step="events", events_to_come=1, mosby="white_plains", **position)
    return stage.dice(extend_lines=6).draws("extend_lines", drawn)


@rule("mosby", "7.1-5")
@pytest.mark.parametrize(("drawn", "points"), [("blank", 0), ("picket", 0), ("courier", 1), ("sutler", 1)])
def test_a_unit_drawn_where_the_lines_reach_mosby_is_taken_if_it_cannot_fight(
    drawn: str, points: int
) -> None:
    stage = overrun(drawn).play()
    assert stage.prompt == "operations"
    assert stage.raid.stack[HOLDING] == (f"{drawn}.1",)
    assert (stage.raid.notoriety, stage.raid.performance) == (1, points)
    assert "white_plains" in stage.raid.queried  # still on its "?" side


@rule("mosby", "7.1-5")
def test_a_combat_unit_drawn_where_the_lines_reach_mosby_attacks_at_once_but_is_no_sweep() -> None:
    stage = overrun("c3").dice(combat=3).play()
    assert stage.prompt == "skedaddle"  # the Union attacks
    stage.choose("fight")
    assert stage.prompt == "operations"
    assert stage.raid.performance == 1 + 3 + 3  # 3 + reaction 2 is R1; a sweep's -2 would have lost it
    assert stage.raid.where["c3.1"] == CONTAINER
    assert strength_of(stage.box, stage.raid, "c3.1") == 3
    assert "white_plains" in stage.raid.queried


@rule("mosby", "7.1-5")
def test_a_unit_eliminated_where_the_lines_reach_mosby_does_not_return_to_the_container() -> None:
    stage = overrun("c1").dice(combat=5).play().choose("fight")
    assert stage.raid.where["c1.1"] == "eliminated"


@rule("mosby", "7.1-5")
@pytest.mark.parametrize(
    ("answer", "dice"), [("fight", {"combat": 1, "casualty": 6}), ("skedaddle", {"casualty": 6})]
)
def test_the_turn_ends_if_mosby_loses_or_runs_where_the_lines_reach_him(
    answer: str, dice: dict[str, int]
) -> None:
    stage = overrun("c6").dice(None, **dice).play().choose(answer)
    assert (stage.raid.turn, stage.prompt) == (2, "place")
    assert stage.raid.where["c6.1"] == CONTAINER


# ---------------------------------------------------------------- large Union forces


@rule("mosby", "7.1-6")
@pytest.mark.parametrize("copy", [1, 2, 3, 4])
@pytest.mark.parametrize("marker", ["revealed", "queried"])
def test_a_large_union_force_marker_takes_its_space_into_the_lines_and_its_status_marker_off(
    copy: int, marker: str
) -> None:
    space = Stage().box.events[f"large_union_force.{copy}"].space
    units = {"c3.1": space, "courier.1": f"{space} seen"}
    stage = Stage(mosby="paris", joined_lines=[space], units=units, **{marker: [space]})
    stage.raid.lines -= {space} - stage.box.lines
    stage.run(resolve, f"large_union_force.{copy}")
    assert space in stage.raid.lines
    assert space in stage.raid.forts
    assert marked(stage) == {"revealed": set(), "?": set()}
    assert stage.at(space) == ("c3.1", "courier.1")  # units there stay as they are
    assert stage.raid.active == set()


@rule("mosby", "7.1-6")
def test_a_large_union_force_placed_on_mosby_does_nothing_until_the_next_check() -> None:
    stage = Stage(step="events", events_to_come=1, mosby="warrenton").draws("large_union_force.1").play()
    assert stage.prompt == "operations"
    assert stage.rolled == []
    stage.dice(activation=6).choose("move:auburn", "move:warrenton")
    assert stage.rolled == ["activation"]


# ---------------------------------------------------------------- Mosby's own space


@rule("mosby", "7.1-7")
def test_mosbys_own_space_is_unrevealed_after_a_restore_and_is_not_checked_at_once() -> None:
    stage = Stage(step="events", events_to_come=1, mosby="dumfries", revealed=["dumfries"], awareness=1)
    stage.draws("restore_lines").play()
    assert stage.prompt == "operations"
    assert unrevealed(stage.raid, "dumfries")
    stage.dice(activation=[6, 6, 6]).choose("demolish:bridge")  # occoquan, dumfries, independent_hill
    assert stage.rolled == ["activation"] * 3


@rule("mosby", "7.1-7")
def test_mosbys_own_space_is_unrevealed_after_an_extension_and_is_checked_as_he_enters_again() -> None:
    stage = overrun("blank").play()
    assert unrevealed(stage.raid, "white_plains")
    assert stage.rolled == ["extend-lines"]
    stage.choose("move:middleburg").dice(activation=6).draws("c3").choose("move:white_plains")
    assert stage.at("white_plains") == ("c3.1",)


@rule("mosby", "7.1-7")
def test_mosbys_own_space_is_checked_when_union_activation_reaches_it() -> None:
    units = {"c3.1": "dumfries active"}
    stage = Stage(step="activation", initiative="mosby", mosby="dumfries", awareness=1, units=units)
    stage.raid.revealed |= {"occoquan", "independent_hill"}
    stage.dice(activation=6).play()
    assert stage.raid.step is Phase.FIRST
    assert stage.rolled == ["activation"]
