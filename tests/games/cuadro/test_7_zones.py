"""7 Zones of control."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import cost, ends, movement, moving, offered
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.troops import presence
from vivac.lab.coverage import rule

BOX = open_box()


def zone(stage: Stage, side: str = "french") -> set[str]:
    return set(stage.field.grid.listed(presence(stage.field, stage.battle, side)[1]))


# ---------------------------------------------------------------- 7.1, 7.2, 7.7 where zones are


@rule("cuadro", "7.1")
@pytest.mark.parametrize(("unit", "stance", "hexes"), [
    ("96", "3604 regular W", {"3504", "3603", "3605"}), ("1D", "3604 regular E", {"3704", "3703", "3705"}),
    ("BAT-R", "3604 deployed NE", {"3703", "3704", "3603"}),
    ("96", "3604 square", {"3704", "3703", "3603", "3504", "3605", "3705"}),
    ("9L", "3604 skirmish", {"3704", "3703", "3603", "3504", "3605", "3705"}),
    ("1D", "3604 skirmish", {"3704", "3703", "3603", "3504", "3605", "3705"}),
    ("BAT-R", "3604 limbered", set()), ("96", "3604 routed", set()),
])  # fmt: skip
def test_who_controls_what(unit: str, stance: str, hexes: set[str]) -> None:
    assert zone(Stage(units={unit: stance})) == hexes


@rule("cuadro", "7.1")
def test_leaders_have_no_zone() -> None:
    stage = moving("2-1G", "3404 regular E", leaders={"L-RUFFIN": "3604"})
    assert zone(stage) == set()
    assert cost(stage, "3705") == 3  # beside him and past him


@rule("cuadro", "7.2")
def test_a_zone_does_not_cross_a_river_without_bridge() -> None:
    def controlled(stance: str) -> set[str]:
        return zone(Stage(scenario="training", units={"8-1": stance}))

    assert controlled("0502 regular W") == {"0501", "0503"}  # 0402 lies beyond the river
    assert "0403" in controlled("0503 regular W")  # but for the bridge
    assert "0907" in controlled("0908 regular NW")  # a stream is no obstacle to it


@rule("cuadro", "7.2")
def test_nor_an_impassable_slope_nor_reach_into_water() -> None:
    found = zone(Stage(units={"96": "3522 regular SW"}))
    near = BOX.fields["barrosa"].grid.neighbours["3522"]
    assert "3523" not in found  # two levels below
    assert found < set(near)
    beach = zone(Stage(units={"9L": "3424 skirmish"}))
    assert "3425" not in beach  # the sea
    assert {"3423", "3524"} <= beach
    assert "0822" not in zone(Stage(units={"9L": "0722 skirmish"}))  # the channel
    assert "3711" not in zone(Stage(units={"9L": "3611 skirmish"}))  # the lagoon


@rule("cuadro", "7.7")
def test_disordered_units_keep_their_zone() -> None:
    assert zone(Stage(units={"96": "3604 regular W disordered"})) == {"3504", "3603", "3605"}


@rule("cuadro", "7.7")
def test_at_the_edge_of_the_map_the_front_hexes_that_exist() -> None:
    assert zone(Stage(units={"96": "3601 regular NW"})) == {"3501"}
    assert zone(Stage(units={"96": "4203 regular E"})) == {"4202", "4204"}
    assert zone(Stage(units={"96": "4204 regular E"})) == set()


# ---------------------------------------------------------------- 7.3, 7.4 moving


WALL = {  # zones from the upper edge down to the lagoon, column 36
    "24-1": "3602 square", "9L": "3604 skirmish", "24-2": "3606 square", "96": "3608 square",
    "GR-1": "3610 square",
}  # fmt: skip


@rule("cuadro", "7.3")
def test_a_unit_that_enters_an_enemy_zone_stops() -> None:
    stage = moving("KGL-H", "3404 regular E", WALL)
    assert (cost(stage, "3504 E"), cost(stage, "3603")) == (1, 2)
    assert max(int(hex_[:2]) for hex_ in ends(stage)) == 36  # nobody gets through
    gap = {"96": "3604 regular W", "24-1": "3602 routed"}  # 3603, between the two, is in a zone; 3703 is not
    assert cost(moving("KGL-H", "3503 regular E", gap), "3603 E") == 1
    assert cost(moving("KGL-H", "3503 regular E", gap), "3703") == 5  # round about
    guns = moving("BAT-H", "3804 limbered", {"2-1G": "3604 square"}, player="french")
    assert "3704" in ends(guns)
    assert cost(guns, "3703") == 2  # beside the square, and no farther


@rule("cuadro", "7.3")
def test_it_may_still_turn_or_change_formation() -> None:
    stage = moving("BROWNE", "3504 regular E", {"96": "3804 regular W"})
    assert (cost(stage, "3704 E"), cost(stage, "3704 NW")) == (2, 3)
    assert cost(stage, "3704 square") == 4
    assert cost(stage, "3704 skirmish") == 3
    guns = moving("BAT-H", "3704 limbered", {"2-1G": "3404 regular E"}, player="french")
    assert cost(guns, "3504 deployed W") == 4


@rule("cuadro", "7.3")
def test_skirmishers_need_not_stop_and_pay_1_more_for_each_zone_hex() -> None:
    stage = moving("KGL-H", "3404 skirmish", WALL)
    assert (cost(stage, "3504"), cost(stage, "3503"), cost(stage, "3603")) == (2, 1, 3)
    assert cost(stage, "3703") == 6  # through: 1, 1 more to enter; 1, and 1 to leave and 1 to enter again
    foot = moving("2-95", "3404 skirmish", {"96": "3604 regular W"})  # zone: 3504, 3603, 3605
    assert cost(foot, "3504") == 2
    caught = moving("2-95", "3404 skirmish", {"96": "3604 regular W"}, leaders={"L-RUFFIN": "3504"})
    assert cost(caught, "3504") == 2  # where it must stop for another reason it pays all the same


@rule("cuadro", "7.4")
def test_leaving_an_enemy_zone_costs_1_more() -> None:
    foe = {"96": "3704 regular W"}
    stage = moving("2-1G", "3604 regular W", foe)
    assert (cost(stage, "3504 W"), cost(stage, "3404 W")) == (2, 3)
    assert cost(stage, "3604 E") == 1  # turning does not leave it
    guns = moving("RA-S", "3604 limbered", foe)
    assert (cost(guns, "3504"), cost(guns, "3404")) == (2, 3)
    rifles = moving("2-95", "3604 skirmish", foe)
    assert (cost(rifles, "3504"), cost(rifles, "3404")) == (2, 3)


@rule("cuadro", "7.4")
def test_straight_from_zone_to_zone_go_only_skirmishers_and_pay_both() -> None:
    foes = {"96": "3704 square", "24-1": "3503 square"}  # of the hexes about 3604 only 3605 is free
    for unit, stance in (("2-1G", "3604 regular NE"), ("RA-S", "3604 limbered")):
        stage = moving(unit, stance, foes)
        assert not {"3703", "3603"} & ends(stage)
        assert "3605" in ends(stage)
    rifles = moving("2-95", "3604 skirmish", foes)
    assert [cost(rifles, end) for end in ("3703", "3603", "3504", "3605")] == [3, 3, 3, 2]


@rule("cuadro", "7.4")
def test_a_square_leaves_a_zone_at_the_same_price() -> None:
    stage = moving("2-1G", "3604 square", {"96": "3704 regular W"})
    assert cost(stage, "3504") == 2
    assert "3703" not in ends(stage)
    assert "3705" not in ends(stage)


# ---------------------------------------------------------------- 7.5, 7.6


@rule("cuadro", "7.5")
def test_friendly_units_do_not_cancel_zones() -> None:
    units = {"96": "3804 regular W", "GDS": "3704 regular E"}
    stage = moving("2-1G", "3504 regular E", units)
    assert cost(stage, "3704 E") == 2
    order = moving("2-1G", "3504 regular E manoeuvre", units)
    assert "3704" not in ends(order)
    leaving = movement(
        units={"96": "3804 regular W", "GDS": "3704 regular W", "2-1G": "3704 regular W"}
    ).play()
    leaving.choose("move:2-1G", by="allied")
    assert cost(leaving, "3604 W") == 2


@rule("cuadro", "7.6")
@pytest.mark.parametrize(("unit", "near", "column"), [
    ("2-1G", True, "B"), ("2-1G", False, "A"), ("LEG-X", True, "F"), ("SIG", True, "F"), ("SIG", False, "E"),
])  # fmt: skip
def test_in_reorganisation_a_unit_in_an_enemy_zone_tests_one_grade_worse(
    unit: str, near: bool, column: str
) -> None:
    units = {unit: "3604 regular E disordered", "63": f"3704 regular {'W' if near else 'E'}"}
    stage = Stage(step="reorganisation", player="allied", scenario="chiclana", turn=5, units=units)
    stage.dice(morale=3, rest=6).play().choose(f"test:{unit}", by="allied")
    assert stage.battle.rolls[0][:2] == ("morale", column)
    assert offered(stage, "test") == set()
