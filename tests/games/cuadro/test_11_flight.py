"""11.14 Flight: routed men do not deliberate."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import stands
from vivac.games.cuadro.chapters.divisions import take_flight
from vivac.games.cuadro.chapters.flight import flee
from vivac.lab.coverage import rule


def fled(units: dict[str, str], unit: str = "45", scenario: str = "barrosa") -> Stage:
    """French flee to the top edge, the allies to the left one; on the training map to right and left."""
    return Stage(scenario=scenario, units=units).run(flee, unit)


@rule("cuadro", "11.14")
def test_flight_leads_to_the_retreat_edge_without_a_question() -> None:
    stage = fled({"45": "3016 routed"})
    assert stage.options == []
    assert stands(stage, "45") == "3212 routed"  # four rows nearer the top, north-east before north-west
    assert stage.battle.where["2-67"] == "reserve"
    stage = fled({"2-67": "3412 routed"}, "2-67")
    assert stands(stage, "2-67") == "3012 routed"  # four columns nearer the left edge


@rule("cuadro", "11.14")
@pytest.mark.parametrize(("foe", "end"), [("3314 regular E", "2812"), ("2814 regular W", "3212")])
def test_of_hexes_as_near_the_edge_they_take_those_farther_from_the_enemy(foe: str, end: str) -> None:
    assert fled({"45": "3016 routed", "2-67": foe}).battle.where["45"] == end


@rule("cuadro", "11.14")
def test_the_distance_is_counted_in_columns_from_a_right_edge() -> None:
    stage = fled({"45": "0803 routed"}, scenario="training")
    assert stage.battle.where["45"] == "1203"


@rule("cuadro", "11.14")
def test_flight_keeps_clear_of_enemy_zones_while_anything_else_is_open() -> None:
    stage = fled({"45": "3016 routed", "2-67": "3115 regular W"})  # before it 3015, 3014 and 3016
    assert stage.field.grid.around["3115"][3] == "3015"
    assert stands(stage, "45") == "2813 routed"  # along the row first: both hexes nearer the edge are taken


@rule("cuadro", "11.14")
def test_an_enemy_zone_without_a_way_round_costs_a_strength_point_a_hex() -> None:
    # All six hexes about 3016 are in the zones of the two squares, and the way beyond is clear.
    squares = {"2-67": "3116 square", "2-87": "2916 square"}
    stage = fled({"45": "3016 routed", **squares})
    assert stands(stage, "45") == "3212 routed pf 5"


@rule("cuadro", "11.14")
def test_men_in_flight_do_not_enter_a_hex_farther_from_the_edge() -> None:
    row = {
        "2-67": "2909 regular W",
        "1-28": "3009 regular W",
        "2-87": "3109 regular E",
        "WAL-4": "2910 regular W",
    }
    stage = fled({"45": "3010 routed", **row, "C-REAL": "3110 regular E"})
    assert stage.battle.where["45"] == "3010"  # 3011 and 3111 are open, but lie farther from the top
    assert stage.battle.pf["45"] == 5


@rule("cuadro", "11.14")
def test_men_in_flight_run_along_the_edge_if_there_is_no_way_nearer() -> None:
    wall = {"2-67": "3009 regular NW", "1-28": "3109 regular NE", "2-87": "3209 regular NE"}
    more = {"WAL-4": "3309 regular NE", "C-REAL": "3409 regular NE", "GDS": "2910 regular W"}
    stage = fled({"45": "3010 routed", **wall, **more})
    assert stage.battle.where["45"] == "3410"


@rule("cuadro", "11.14")
def test_men_in_flight_never_enter_a_hex_twice() -> None:
    wall = {"2-67": "3009 regular NW", "1-28": "3109 regular NE", "2-87": "3209 regular NE"}
    ends = {"C-REAL": "3210 regular E", "GDS": "2910 regular W"}
    stage = fled({"45": "3010 routed", **wall, **ends})
    assert stands(stage, "45") == "3110 routed"  # one hex, and from there only back


@rule("cuadro", "11.14")
def test_from_the_edge_the_next_step_leaves_the_map() -> None:
    assert fled({"45": "3005 routed"}).battle.where["45"][2:] == "01"
    assert fled({"45": "3004 routed"}).battle.where["45"] == "eliminated"


WAY = ("3115", "3114", "3213", "3212", "3311", "3310", "3409")  # north-east from 3016, hex by hex
FRENCH = ("GR-1", "GR-2", "GR-3", "54-1", "54-2", "24-1", "24-2")


def squares(first: int, last: int) -> dict[str, str]:
    """Squares that leave no room in the hexes of the way from one step to another."""
    return {unit: f"{hex_} square" for unit, hex_ in zip(FRENCH, WAY[first - 1 : last], strict=False)}


@rule("cuadro", "11.14")
def test_where_there_is_no_room_they_run_on() -> None:
    assert fled({"45": "3016 routed", "GR-1": "3212 square"}).battle.where["45"] == "3311"


@rule("cuadro", "11.14")
def test_without_room_for_three_hexes_more_they_stop_at_the_last_that_has_some() -> None:
    assert fled({"45": "3016 routed", **squares(4, 6)}).battle.where["45"] == WAY[6]
    assert fled({"45": "3016 routed", **squares(4, 7)}).battle.where["45"] == WAY[2]


@rule("cuadro", "11.14")
def test_without_room_anywhere_they_stay_where_they_are() -> None:
    assert stands(fled({"45": "3016 routed", **squares(1, 7)}), "45") == "3016 routed pf 5"


@rule("cuadro", "11.14")
def test_several_flee_one_by_one_the_nearest_to_the_edge_first() -> None:
    units = {"8-1": "3116 regular W", "8-2": "3114 regular W", "54-1": "3014 regular W"}
    stage = Stage(units=units).run(take_flight, "LEVAL")
    order = [line.say.params["unit"] for line in stage.table.log or [] if line.say.key == "fled"]
    assert order == ["54-1", "8-2", "8-1"]


@rule("cuadro", "11.14")
def test_in_the_movement_phase_too_the_nearest_to_the_edge_flees_first() -> None:
    units = {"8-1": "3016 routed", "8-2": "3114 routed", "2-67": "4020 regular E"}
    stage = Stage(step="flight", player="french", units=units).play()
    order = [line.say.params["unit"] for line in stage.table.log or [] if line.say.key == "fled"]
    assert order == ["8-2", "8-1"]
