"""8 Stacking."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import cost, ends, movement, moving, offered, refused
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.stacking import crowded
from vivac.lab.coverage import rule

BOX = open_box()
ROOMS = BOX.fields["barrosa"].rooms
CLEAR, BEACH, FIELDS, VILLAGE, TOWN, TOWER = "3604", "3524", "2804", "4023", "1401", "3923"
PONTOON, MARSH, LIGHT, DENSE, WORKS = "0821", "0510", "3205", "2014", "1321"
FOOT, HORSE, GUN = ("infantry", "regular", 5), ("cavalry", "regular", 3), ("artillery", "deployed", 2)
SKIRMISHER, TROOPER, TEAM = (
    ("infantry", "skirmish", 2),
    ("cavalry", "skirmish", 2),
    ("artillery", "limbered", 2),
)


def square(pf: int) -> tuple[str, str, int]:
    return ("infantry", "square", pf)


def foot(pf: int) -> tuple[str, str, int]:
    return ("infantry", "regular", pf)


def horse(pf: int) -> tuple[str, str, int]:
    return ("cavalry", "regular", pf)


# ---------------------------------------------------------------- 8.1, 8.2 the table


@rule("cuadro", "8.1")
def test_the_stacking_table() -> None:
    table = {row: tuple(cells.values()) for row, cells in BOX.charts.stacking.cells.items()}
    open_ = ("24 PF", "18 PF", "yes", "16 PF", "yes", "3", "1")
    wood = ("1", "no", "yes", "1", "dismounted", "1", "1")
    works = ("1", "yes", "yes", "no", "no", "1", "1")
    assert table == {
        "clear": open_, "beach": open_,
        "cultivated": ("18 PF", "no", "yes", "12 PF", "dismounted", "1", "1"),
        "village": ("18 PF", "no", "yes", "1", "dismounted", "1", "1"), "town": wood,
        "strong_buildings": ("1", "no", "yes", "no", "no", "0", "0"),
        "pontoon": ("1", "no", "no", "1", "no", "1", "0"), "marsh": ("1", "no", "yes", "no", "no", "0", "0"),
        "light_wood": wood, "dense_wood": wood, "siege_front": works, "siege_rear": works,
    }  # fmt: skip


@rule("cuadro", "8.8")
def test_a_move_that_would_break_a_limit_is_not_offered() -> None:
    friends = {"8-1": "3704 regular W", "8-2": "3704 regular W", "54-1": "3704 regular W"}  # 20 PF
    stage = moving("96", "3604 regular E", friends, player="french")
    assert "3704" not in ends(stage)
    assert refused(stage, "to:3704") == ("stack-too-much-infantry", "8.1")
    assert "3704" in ends(moving("96", "3604 regular E pf 4", friends, player="french"))  # 24
    group = {
        "96": "3604 regular E",
        "24-1": "3604 regular E",
        "8-1": "3704 regular W",
        "8-2": "3704 regular W",
    }
    both = movement(units=group, player="french").play().choose("group:3604:infantry:regular", by="french")
    assert "3704" in ends(both)  # 10 and 14
    group["54-1"] = "3704 regular W pf 1"
    both = movement(units=group, player="french").play().choose("group:3604:infantry:regular", by="french")
    assert "3704" not in ends(both)


@rule("cuadro", "8.8")
def test_nor_one_into_an_empty_hex_that_is_too_small() -> None:
    units = {"2-1G": "3204 regular SW", "GDS": "3204 regular SW"}
    both = movement(units=units).play().choose("group:3204:infantry:regular", by="allied")
    assert "3205" not in ends(both)  # light wood holds one battalion
    assert refused(both, "to:3205") == ("stack-one-battalion", "8.1")
    assert "3205" in ends(movement(units=units).play().choose("move:GDS", by="allied"))


@rule("cuadro", "8.8")
def test_nor_a_change_of_formation() -> None:
    units = {
        "8-1": "3604 regular W",
        "8-2": "3604 regular W",
        "96": "3604 regular W",
    }  # 19: too large a square
    stage = movement(units=units, player="french").play().choose("group:3604:infantry:regular", by="french")
    assert "form:square" not in stage.options
    units["96"] = "3604 regular W pf 4"
    fits = (
        movement(units=units, player="french")
        .play()
        .choose("group:3604:infantry:regular", "form:square", by="french")
    )
    assert "3604" in ends(fits)


@rule("cuadro", "8.8")
def test_any_number_of_units_may_pass_through_a_hex() -> None:
    friends = {
        "8-1": "3704 regular W",
        "8-2": "3704 regular W",
        "54-1": "3704 regular W pf 6",
        "1D": "3705 regular W",
    }
    stage = moving("96", "3604 regular E", friends, player="french")
    assert cost(stage, "3804 E") == 2
    wood = moving("2-1G", "2618 regular E", {"GDS": "2718 regular E"})
    assert "2718" not in ends(wood)
    assert cost(wood, "2818 E") == 2


@rule("cuadro", "8.2")
@pytest.mark.parametrize(("hex_", "inside", "reason"), [
    (CLEAR, [foot(12), foot(12)], ""), (CLEAR, [foot(12), foot(13)], "too-much-infantry"),
    (BEACH, [foot(24)], ""), (BEACH, [foot(25)], "too-much-infantry"),
    (FIELDS, [foot(9), foot(9)], ""), (FIELDS, [foot(9), foot(10)], "too-much-infantry"),
    (VILLAGE, [foot(9), foot(9)], ""), (VILLAGE, [foot(19)], "too-much-infantry"),
    (CLEAR, [("infantry", "skirmish", 12), foot(13)], "too-much-infantry"),
    (CLEAR, [horse(8), horse(8)], ""), (CLEAR, [horse(9), horse(8)], "too-much-cavalry"),
    (FIELDS, [horse(12)], ""), (FIELDS, [horse(13)], "too-much-cavalry"),
    (CLEAR, [square(9), square(9)], ""), (CLEAR, [square(10), square(9)], "square-too-large"),
    (FIELDS, [square(5)], "no-square-here"), (TOWN, [FOOT], ""), (TOWN, [FOOT, FOOT], "one-battalion"),
    (TOWER, [FOOT], ""), (TOWER, [SKIRMISHER, SKIRMISHER], "one-battalion"),
    (TOWER, [HORSE], "no-cavalry-here"),
    (MARSH, [FOOT], ""), (MARSH, [FOOT, FOOT], "one-battalion"), (MARSH, [SKIRMISHER], ""),
    (MARSH, [HORSE], "no-cavalry-here"), (LIGHT, [FOOT, FOOT], "one-battalion"), (LIGHT, [HORSE], ""),
    (LIGHT, [HORSE, HORSE], "one-regiment"), (VILLAGE, [HORSE, HORSE], "one-regiment"),
    (DENSE, [foot(7)], ""), (DENSE, [FOOT, FOOT], "one-battalion"), (DENSE, [TROOPER], ""),
    (PONTOON, [FOOT], ""), (PONTOON, [SKIRMISHER], "no-skirmishers-here"), (PONTOON, [HORSE], ""),
    (PONTOON, [TROOPER], "no-skirmishers-here"), ("3425", [FOOT], "no-troops-here"),
])  # fmt: skip
def test_up_to_so_many_pf_counts_the_arm_and_1_is_one_unit(
    hex_: str, inside: list[tuple[str, str, int]], reason: str
) -> None:
    assert crowded(ROOMS.get(hex_), inside) == reason


@rule("cuadro", "8.2")
def test_the_pf_are_the_current_ones() -> None:
    units = {"8-1": "3704 regular W", "8-2": "3704 regular W", "54-1": "3704 regular W pf 5"}
    assert "3704" in ends(moving("96", "3604 regular E", units, player="french"))


# ---------------------------------------------------------------- 8.3, 8.4


@rule("cuadro", "8.3")
def test_infantry_and_cavalry_do_not_share_a_hex() -> None:
    stage = moving("KGL-H", "3604 regular E", {"2-1G": "3704 regular E"})
    assert "3704" not in ends(stage)
    assert refused(stage, "to:3704") == ("stack-infantry-with-cavalry", "8.3")
    assert cost(stage, "3804 E") == 2  # but it rides through
    assert "3704" not in ends(moving("2-1G", "3604 regular E", {"KGL-H": "3704 skirmish"}))


@rule("cuadro", "8.3")
def test_leaders_stack_freely() -> None:
    units = {"GDS": "2718 regular E", "KGL-H": "2618 regular E"}
    stage = movement(units=units, leaders={"GRAHAM": "2718", "L-DILKES": "2718", "L-WHEATLEY": "2818"}).play()
    assert "2718" in ends(stage.choose("ride:L-WHEATLEY", by="allied"))
    stage.choose("to:2718", by="allied")
    assert set(stage.battle.staff["2718"]) == {"GRAHAM", "L-DILKES", "L-WHEATLEY"}


@rule("cuadro", "8.4")
@pytest.mark.parametrize(("hex_", "inside", "reason"), [
    (CLEAR, [FOOT, GUN], ""), (CLEAR, [FOOT, GUN, GUN], "too-many-batteries"), (CLEAR, [HORSE, TEAM], ""),
    (CLEAR, [HORSE, TEAM, TEAM], "too-many-batteries"), (CLEAR, [GUN, GUN, GUN], ""),
    (CLEAR, [GUN, GUN, GUN, TEAM], "too-many-batteries"), (BEACH, [GUN, GUN], ""), (FIELDS, [GUN], ""),
    (FIELDS, [GUN, GUN], "too-many-batteries"), (VILLAGE, [GUN], ""),
    (VILLAGE, [GUN, GUN], "too-many-batteries"),
    (DENSE, [FOOT, TEAM], ""), (TOWER, [FOOT, TEAM], "too-many-batteries"),
    (TOWER, [TEAM], "too-many-batteries"),
    (PONTOON, [FOOT, TEAM], "too-many-batteries"), (PONTOON, [TEAM], ""),
    (MARSH, [TEAM], "too-many-batteries"),
    (MARSH, [FOOT, TEAM], "too-many-batteries"), (TOWER, [GUN], "no-deploying-here"),
])  # fmt: skip
def test_batteries_with_others_and_alone(hex_: str, inside: list[tuple[str, str, int]], reason: str) -> None:
    assert crowded(ROOMS[hex_], inside) == reason


@rule("cuadro", "8.4")
def test_a_second_battery_is_not_offered_a_hex_with_infantry() -> None:
    units = {"2-1G": "3704 regular E", "RA-H": "3704 limbered"}
    stage = moving("RA-S", "3604 limbered", units)
    assert "3704" not in ends(stage)
    assert refused(stage, "to:3704") == ("stack-too-many-batteries", "8.4")
    assert "3704" in ends(moving("RA-S", "3604 limbered", {"RA-H": "3704 limbered"}))
    assert "3704" not in ends(
        moving("2-1G", "3604 regular E", {"RA-H": "3704 limbered", "RA-S": "3704 limbered"})
    )


# ---------------------------------------------------------------- 8.5, 8.6


@rule("cuadro", "8.5")
def test_hexes_on_both_sides_of_a_siege_line_obey_its_rows_too() -> None:
    ground = BOX.fields["barrosa"].ground
    touched = {h for line in ground.map.hexsides.siege for h in ground.grid.ends(line.side)}
    assert ground.siege == touched
    for hex_ in ("1319", "1419"):
        assert hex_ in touched
        assert crowded(ROOMS[hex_], [FOOT, FOOT]) == "one-battalion"
        assert crowded(ROOMS[hex_], [FOOT, GUN]) == ""
        assert crowded(ROOMS[hex_], [GUN, GUN]) == "too-many-batteries"
        assert crowded(ROOMS[hex_], [HORSE]) == "no-cavalry-here"
        assert crowded(ROOMS[hex_], [square(6)]) == ""


@rule("cuadro", "8.5")
def test_a_square_there_only_if_the_terrain_allows_it() -> None:
    training = BOX.fields["training"]
    assert training.ground.terrain["0703"] == "village"
    assert "0703" in training.ground.siege
    assert crowded(training.rooms["0703"], [square(5)]) == "no-square-here"
    assert crowded(training.rooms["0703"], [FOOT, FOOT]) == "one-battalion"  # a village would hold 18 PF
    assert crowded(training.rooms["0803"], [square(5)]) == ""


@rule("cuadro", "8.6")
@pytest.mark.parametrize(("inside", "reason"), [
    ([HORSE], ""), ([TEAM], ""), ([HORSE, HORSE], "no-cavalry-here"), ([TEAM, TEAM], "too-many-batteries"),
    ([FOOT, TEAM], "too-many-batteries"), ([GUN], "no-deploying-here"), ([HORSE, TEAM], "no-cavalry-here"),
])  # fmt: skip
def test_a_lone_regiment_or_limbered_battery_may_stop_on_a_road(
    inside: list[tuple[str, str, int]], reason: str
) -> None:
    """The tower of Bermeja, through which the road runs."""
    assert crowded(ROOMS["1820"], inside) == reason


@rule("cuadro", "8.6")
def test_the_defile_is_offered_to_whoever_comes_alone() -> None:
    assert "1820" in ends(moving("KGL-H", "1720 regular E"))
    assert "1820" not in ends(moving("KGL-H", "1720 regular E", {"RA-S": "1820 limbered"}))
    assert "1820" in ends(moving("RA-S", "1720 limbered"))
    assert crowded(ROOMS[MARSH], [TEAM]) != ""  # off the road


# ---------------------------------------------------------------- 8.7 who is on top


@rule("cuadro", "8.7")
def test_a_unit_that_ends_a_move_goes_to_the_bottom() -> None:
    stage = moving("2-1G", "3604 regular E", {"GDS": "3704 regular E", "1-28": "3704 regular E"}).choose(
        "to:3704", by="allied"
    )
    assert stage.at("3704") == ("GDS", "1-28", "2-1G")
    group = {"2-1G": "3604 regular E", "1-28": "3604 regular E", "GDS": "3704 regular E"}
    both = movement(units=group).play().choose("group:3604:infantry:regular", "to:3704", by="allied")
    assert both.at("3704") == ("GDS", "2-1G", "1-28")


@rule("cuadro", "8.7")
def test_the_owner_may_put_each_unit_on_top_once() -> None:
    units = {"2-1G": "3704 regular E", "GDS": "3704 regular E", "1-28": "3704 regular E"}
    stage = movement(units=units).play()
    assert offered(stage, "top") == {"GDS", "1-28"}
    stage.choose("top:1-28", by="allied")
    assert stage.at("3704") == ("1-28", "2-1G", "GDS")
    stage.choose("top:GDS", by="allied")
    assert stage.at("3704") == ("GDS", "1-28", "2-1G")
    assert offered(stage, "top") == {"2-1G"}
    assert {"move:2-1G", "move:GDS", "move:1-28"} <= set(stage.options)  # it costs nothing
    fire = Stage(step="marking", player="allied", units={**units, "96": "3804 regular W"}).play()
    assert offered(fire, "top") == set()


@rule("cuadro", "8.7")
def test_skirmishers_in_a_mixed_stack_are_always_on_top() -> None:
    stage = moving("2-95", "3604 skirmish", {"GDS": "3704 regular E", "1-28": "3704 regular E"}).choose(
        "to:3704", by="allied"
    )
    assert stage.at("3704") == ("2-95", "GDS", "1-28")
    units = {"2-95": "3704 skirmish", "GDS": "3704 regular E", "1-28": "3704 regular E"}
    topped = movement(units=units).play()
    assert offered(topped, "top") == {"1-28"}  # among the others
    topped.choose("top:1-28", by="allied")
    assert topped.at("3704") == ("2-95", "1-28", "GDS")
    changed = movement(units={"GDS": "3704 regular E", "BROWNE": "3704 regular E"}).play()
    changed.choose("move:BROWNE", "form:skirmish", "to:3704", by="allied")
    assert changed.at("3704") == ("BROWNE", "GDS")
