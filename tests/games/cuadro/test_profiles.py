"""What a player is told of a counter, and what a choice costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import cost, movement, moving
from vivac.games.cuadro.chapters.reaction import slip_away
from vivac.games.cuadro.chapters.retreat import retreat
from vivac.lab.coverage import rule
from vivac.table import Option, Say


def told(stage: Stage, counter: str) -> dict[str, dict[str, Any]]:
    """The lines of a profile by their keys."""
    lines = stage.rulebook.profile(stage.box, stage.battle, counter, None)
    return {say.key.removeprefix("profile-"): dict(say.params) for say in lines}


def price(stage: Stage, option: str) -> Say | None:
    ask = stage.table.question
    assert ask is not None
    return stage.table.costs(ask, Option(*option.split(":")))


@rule("cuadro", "2.2", "2.7")
def test_a_profile_tells_the_printed_values_of_a_unit_and_what_is_left_of_them() -> None:
    stage = Stage(units={"2-67": "3010 regular E pf 3", "24-1": "3604 regular W"})
    lines = told(stage, "2-67")
    assert lines["unit"] == {"nation": "british", "weight": "line", "arm": "infantry"}
    assert lines["strength"] == {"pf": 3, "printed": 5, "will": "C"}
    assert lines["form"] == {"form": "regular", "face": "E", "others": "square"}


@rule("cuadro", "9.5", "9.6")
def test_a_profile_tells_the_fire_points_at_every_range_or_that_there_are_none() -> None:
    stage = Stage(units={"BAT-R": "3110 deployed W", "BAT-H": "3112 limbered", "2-67": "3010 regular E"})
    assert told(stage, "BAT-R")["guns"]["points"] == "8 / 12 / 4"
    assert "guns" not in told(stage, "BAT-H")
    assert "fire-none" in told(stage, "BAT-H")
    assert told(stage, "2-67")["fire"] == {"points": "5"}


@rule("cuadro", "2.8")
def test_the_profile_of_a_disordered_unit_tells_its_halved_fire() -> None:
    stage = Stage(units={"2-67": "3010 regular E disordered"})
    lines = told(stage, "2-67")
    assert (lines["state"], lines["fire"]) == ({"state": "disordered"}, {"points": "2.5"})


@rule("cuadro", "2.10", "4.1")
def test_the_profile_of_a_leader_tells_his_factors_his_range_and_who_is_within_it() -> None:
    stage = Stage(units={"2-1G": "3604 regular E", "BROWNE": "3010 skirmish"}, leaders={"L-DILKES": "3605"})
    lines = told(stage, "L-DILKES")
    assert lines["range"] == {"range": 3, "near": 1, "units": 2}
    assert lines["leads"] == {"divisions": "DILKES"}


@rule("cuadro", "5.1", "5.18")
@pytest.mark.parametrize("hex_", ["3704", "3504", "3904"])
def test_a_destination_tells_the_movement_points_of_all(hex_: str) -> None:
    stage = moving("2-1G", "3604 regular E")
    points = cost(stage, hex_)
    assert price(stage, f"to:{hex_}") == Say("cost-march", {"points": points, "of": 4, "all": "no"}, "5.1")


@rule("cuadro", "5.1")
def test_a_destination_that_takes_the_last_points_says_so() -> None:
    stage = moving("2-95", "3604 skirmish")
    dear = [
        said.params for option in stage.options if (said := price(stage, option)) and "all" in said.params
    ]
    assert {each["all"]: each["points"] == each["of"] for each in dear} == {"yes": True, "no": False}


@rule("cuadro", "6.3")
def test_a_facing_tells_what_the_whole_move_costs_with_it() -> None:
    stage = moving("2-1G", "3604 regular E").choose("to:3704", by="allied")
    prices = {face: price(stage, f"face:{face}") for face in ("E", "W")}
    assert [say and say.params["points"] for say in prices.values()] == [1, 2]


@rule("cuadro", "6.3")
def test_to_turn_in_place_costs_a_point() -> None:
    stage = moving("2-1G", "3604 regular E")
    assert price(stage, "to:3604") == Say("cost-march", {"points": 1, "of": 4, "all": "no"}, "5.1")


@rule("cuadro", "6.1")
def test_a_formation_change_tells_its_points() -> None:
    stage = moving("RA-S", "3604 limbered")
    assert price(stage, "form:deployed") == Say("cost-form", {"points": 2, "of": 3}, "6.1")


@rule("cuadro", "5.21")
def test_a_ride_tells_the_points_of_the_leader() -> None:
    units = {"2-1G": "3904 regular E"}
    stage = movement(units=units, leaders={"L-DILKES": "3604"}).play().choose("ride:L-DILKES", by="allied")
    assert price(stage, "to:3804") == Say("cost-march", {"points": 2, "of": 8, "all": "no"}, "5.1")


@rule("cuadro", "11.3")
def test_a_retreat_past_the_enemy_tells_the_strength_it_loses() -> None:
    enemies = {"54-1": "3110 regular W", "8-1": "2909 regular SE", "8-2": "2912 regular NE"}
    stage = Stage(units={"2-67": "3010 regular E", **enemies}).run(retreat, "2-67", "allied", "3110", 1)
    assert [price(stage, each) for each in stage.options] == [Say("cost-retreat", {"points": 1}, "11.3")] * 3


@rule("cuadro", "11.9")
def test_who_is_asked_to_evade_is_told_who_comes_on_and_where() -> None:
    stage = Stage(
        player="french",
        units={"BARNARD": "3604 skirmish", "24-1": "3704 regular W assault 3604"},
    ).run(slip_away, ("24-1",), "3604")
    ask = stage.table.question
    assert ask is not None
    assert ask.params == {"unit": "BARNARD", "enemy": "24-1", "hex": "3604"}
    assert price(stage, "evade") == Say("cost-going", {"hex": "3604"})
