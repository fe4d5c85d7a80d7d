"""7.1-R Restoring the Union lines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.box.unpacking import CONTAINER, TRAIN, open_box
from vivac.games.mosby.chapters.activation import check_around, check_space
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.forces import strength_of
from vivac.games.mosby.chapters.lines import draw_combat_unit, restore_lines
from vivac.games.mosby.game import Leader
from vivac.lab.coverage import rule

BEHIND_THE_LINES = [space for space in open_box().spaces if space in open_box().lines - open_box().forts]
LEFT_OUT = ("manassas_junction", "occoquan", "union_mills", "chantilly")  # where these tests go
MARKED = [space for space in BEHIND_THE_LINES if space not in LEFT_OUT][-40:]

# what each kind of unit does when the lines are restored other than by event
UNITS = {
    "c3.1": "middleburg",
    "c4.1": "bradley 1",
    "courier.1": "bradley active",
    "picket.1": "salem active",
    "sutler.1": "bristoe_station",
    "blank.1": "bristoe_station",
    "c2.1": "groveton active 1",
}


def restored(stage: Stage) -> bool:
    return "lines-restored" in stage.told


@rule("mosby", "7.1-R")
def test_the_event_restores_the_lines_and_the_turn_goes_on() -> None:
    stage = Stage(step="events", events_to_come=1, mosby="paris", revealed=["bradley"])
    stage.draws("restore_lines").play()
    assert restored(stage)
    assert stage.raid.revealed == set()
    assert (stage.raid.turn, stage.prompt) == (1, "operations")


@rule("mosby", "7.1-R", "7.1-R.3")
@pytest.mark.parametrize("on_its_back", [0, 1])
def test_the_lines_are_restored_when_a_marker_is_needed_and_all_40_are_on_the_map(on_its_back: int) -> None:
    position = {"revealed": MARKED[on_its_back:], "queried": MARKED[:on_its_back]}
    stage = Stage(mosby="groveton", awareness=1, **position).dice(activation=6).draws("c3")
    stage.play().choose("move:manassas_junction")
    assert restored(stage)
    assert stage.raid.revealed == {"manassas_junction"}  # and the marker in hand is placed
    assert stage.raid.queried == set()
    assert stage.at("manassas_junction") == ("c3.1",)
    assert (stage.raid.turn, stage.prompt) == (1, "operations")


@rule("mosby", "7.1-R.5")
def test_the_fortieth_marker_restores_nothing() -> None:
    stage = Stage(mosby="groveton", awareness=1, revealed=MARKED[1:]).dice(activation=6).draws("c3")
    stage.play().choose("move:manassas_junction")
    assert not restored(stage)
    assert len(stage.raid.revealed) == 40


@rule("mosby", "7.1-R")
def test_a_marker_turned_over_needs_no_other() -> None:
    stage = Stage(mosby="groveton", awareness=1, revealed=MARKED[1:], queried=["manassas_junction"])
    stage.dice(activation=6).draws("c3").play().choose("move:manassas_junction")
    assert not restored(stage)
    assert len(stage.raid.revealed) == 40


@rule("mosby", "7.1-R", "7.1-R.3")
@pytest.mark.parametrize(
    ("choice", "dice"),
    [("scout:manassas_junction", {"scout": 6}), ("move:manassas_junction", {"activation": 6})],
)
def test_the_lines_are_restored_when_a_unit_must_be_drawn_and_the_container_is_empty(
    choice: str, dice: dict[str, int]
) -> None:
    stage = Stage(mosby="groveton", awareness=1, revealed=["bradley"], units={"c3.1": "bradley"})
    stage.container().dice(None, **dice).draws("c3").play().choose(choice)
    assert restored(stage)
    assert stage.raid.revealed == {"manassas_junction"}  # the space in hand ends up revealed
    assert stage.at("manassas_junction") == ("c3.1",)  # and the draw is made
    assert (stage.raid.turn, stage.prompt) == (1, "operations")


@rule("mosby", "7.1-R.3")
def test_a_space_whose_hidden_unit_wakes_stays_revealed_when_its_draw_restores_the_lines() -> None:
    stage = Stage(awareness=1, joined_lines=["groveton"], queried=["groveton"], units={"c3.1": "bradley"})
    stage.container().dice(activation=1).draws("c3").run(check_space, "groveton")
    assert restored(stage)
    assert stage.raid.revealed == {"groveton"}
    assert stage.raid.queried == set()
    assert stage.at("groveton") == ("c3.1",)


@rule("mosby", "7.1-R.3", "7.1-3")
def test_a_large_force_gets_no_marker_when_its_draw_restores_the_lines() -> None:
    stage = Stage(awareness=1, units={"c3.1": "bradley"}).container().dice(activation=1).draws("c3")
    stage.run(check_space, "centreville")
    assert stage.at("centreville") == ("c3.1",)
    assert stage.raid.revealed == set()


@rule("mosby", "7.1-R.3")
def test_checks_still_to_come_in_the_same_step_see_the_restored_lines() -> None:
    stage = Stage(
        awareness=1, revealed=MARKED, units={"c2.1": "independent_hill", "c2.2": "independent_hill"}
    )
    assert {"dumfries", "independent_hill"} <= stage.raid.revealed
    stage.dice(activation=[1, 6, 6]).draws("c3").run(check_around, "dumfries")
    assert stage.raid.revealed == {"occoquan"}
    assert stage.chance.left == {}  # dumfries and independent_hill: a hidden unit each, nobody else
    assert stage.at("independent_hill") == ()


# ---------------------------------------------------------------- 7.1-R.1 the units


@rule("mosby", "7.1-R.1")
@pytest.mark.parametrize("by_event", [False, True])
def test_units_return_to_the_container_but_for_active_combat_units_unless_by_event(by_event: bool) -> None:
    stage = Stage(mosby="paris", units=UNITS).run(restore_lines, by_event=by_event)
    stay = [] if by_event else ["c2.1"]
    for unit in UNITS:
        assert (stage.raid.where[unit] != CONTAINER) is (unit in stay)
    assert stage.raid.active == set(stay)
    assert strength_of(stage.box, stage.raid, "c4.1") == 4  # full strength again
    assert strength_of(stage.box, stage.raid, "c2.1") == (2 if by_event else 1)


@rule("mosby", "7.1-R.1")
def test_the_event_of_the_deck_sends_every_unit_back() -> None:
    stage = Stage(mosby="paris", units=UNITS).run(resolve, "restore_lines.1")
    assert all(stage.raid.where[unit] == CONTAINER for unit in UNITS)


@rule("mosby", "7.1-R.1")
@pytest.mark.parametrize("by_event", [False, True])
def test_the_boxes_and_the_escorts_off_the_map_are_untouched(by_event: bool) -> None:
    off_the_map = {"c6.1": "eliminated", "courier.2": "holding", "c3.2": f"{TRAIN} escort", "c8.1": "track"}
    stage = Stage(mosby="paris", train="winchester", escorts_unknown=1, units=off_the_map)
    stage.run(restore_lines, by_event=by_event)
    assert {unit: stage.raid.where[unit] for unit in off_the_map} == {
        unit: where.split()[0] for unit, where in off_the_map.items()
    }
    assert stage.raid.escorts_unknown == 1


# ---------------------------------------------------------------- 7.1-R.2 the markers


@rule("mosby", "7.1-R.2")
def test_markers_of_the_starting_lines_come_off_and_those_of_extended_lines_turn_over() -> None:
    extended = ["groveton", "stone_bridge"]
    position: dict[str, Any] = {"joined_lines": extended, "queried": ["stone_bridge", "bristoe_station"]}
    stage = Stage(mosby="paris", revealed=["bradley", "chantilly", "groveton"], **position)
    stage.run(restore_lines)
    assert stage.raid.revealed == set()
    assert stage.raid.queried == set(extended)
    assert stage.raid.lines == stage.box.lines | set(extended)


@rule("mosby", "7.1-R.2")
def test_demolitions_depots_large_forces_leaders_and_devastation_stay() -> None:
    stage = Stage(
        mosby="paris",
        rails_down=["union_mills"],
        bridges_down=["occoquan"],
        depots={"rockville": 5},
        depots_burnt=["dumfries"],
        large_forces=["leesburg"],
        leaders={"dulaney": "free"},
        devastated=["aldie"],
    ).run(restore_lines, by_event=True)
    raid = stage.raid
    assert (raid.rails_down, raid.bridges_down) == ({"union_mills"}, {"occoquan"})
    assert (raid.depots, raid.depots_burnt) == ({"rockville": 5}, {"dumfries"})
    assert raid.forts == stage.box.forts | {"leesburg"}
    assert raid.leaders["dulaney"] is Leader.FREE
    assert raid.devastated == {"aldie"}


# ---------------------------------------------------------------- 7.1-R.4 nothing left to draw


@rule("mosby", "7.1-R.4")
@pytest.mark.parametrize(
    ("choice", "dice"),
    [
        ("scout:manassas_junction", {"scout": 6}),
        ("scout:manassas_junction", {"scout": 1}),
        ("move:manassas_junction", {"activation": 6}),
        ("move:manassas_junction", {"activation": 1}),
    ],
)
def test_a_draw_from_an_empty_container_yields_no_unit_and_reveals_the_space_all_the_same(
    choice: str, dice: dict[str, int]
) -> None:
    stage = Stage(mosby="groveton", awareness=1).container().dice(None, **dice).play().choose(choice)
    assert stage.raid.revealed == {"manassas_junction"}
    assert stage.at("manassas_junction") == ()
    assert stage.prompt == "operations"


@rule("mosby", "7.1-R.4")
def test_a_search_for_a_combat_unit_that_finds_none_restores_the_lines_once_and_searches_again() -> None:
    stage = Stage(mosby="paris", units={"c3.1": "bradley"}).container("courier.1").draws("c3")
    stage.run(draw_combat_unit, "escort")
    assert stage.result == "c3.1"
    assert stage.told.count("lines-restored") == 1


@rule("mosby", "7.1-R.4")
def test_a_search_for_a_combat_unit_may_find_none() -> None:
    stage = Stage(mosby="paris", units={"sutler.1": "bradley"}).container("courier.1")
    stage.run(draw_combat_unit, "escort")
    assert stage.result is None
    assert stage.told.count("lines-restored") == 1


@rule("mosby", "7.1-R.4")
def test_a_sweep_without_a_unit_is_void_and_devastates_nothing() -> None:
    stage = Stage(mosby="paris").container("courier.1").dice(sweep=1).run(resolve, "sweep.1")
    assert stage.raid.devastated == set()
    assert stage.rolled == ["sweep"]
