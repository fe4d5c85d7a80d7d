"""6 Formation, facing, arcs."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import cost, ends, movement, moving, offered, refused
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.formation import arc
from vivac.lab.coverage import rule

BOX = open_box()
AROUND = {"E": "3704", "NE": "3703", "NW": "3603", "W": "3504", "SW": "3605", "SE": "3705"}  # of 3604


def arcs(stage: Stage, hex_: str = "3604") -> dict[str, str]:
    grid = stage.field.grid
    names = ("E", "NE", "NW", "W", "SW", "SE")
    return {names[d]: arc(stage.field, stage.battle, hex_, n) for n, d in grid.heading[hex_].items()}


# ---------------------------------------------------------------- 6.1, 6.2


@rule("cuadro", "6.1")
@pytest.mark.parametrize(("unit", "start", "form", "price"), [
    ("2-95", "regular E", "skirmish", 1), ("2-95", "regular E", "square", 2),
    ("2-95", "skirmish", "regular", 1),
    ("2-95", "skirmish", "square", 1), ("2-95", "square", "regular", 2), ("2-95", "square", "skirmish", 1),
    ("KGL-H", "regular E", "skirmish", 1), ("KGL-H", "skirmish", "regular", 1),
    ("RA-S", "limbered", "deployed", 2), ("RA-S", "deployed E", "limbered", 1),
])  # fmt: skip
def test_a_formation_change_costs_what_the_table_says(unit: str, start: str, form: str, price: int) -> None:
    assert cost(moving(unit, f"3604 {start}"), f"3604 {form}") == price


@rule("cuadro", "6.9")
def test_it_may_be_made_anywhere_along_the_move() -> None:
    """A battery moves one hex and deploys, or limbers and moves two."""
    foot = moving("RA-S", "3604 limbered")
    assert (cost(foot, "3704 deployed"), cost(foot, "3804 deployed")) == (3, "no")
    limbers = moving("RA-S", "3604 deployed E")
    assert (cost(limbers, "3804 limbered"), cost(limbers, "3904 limbered")) == (3, "no")
    # regular: two steps west are a turn and two steps; as skirmishers the change and two steps
    browne = moving("BROWNE", "3604 regular E")
    assert cost(browne, "3404 skirmish") == 3
    opened = moving("2-95", "3404 skirmish")
    assert cost(opened, "3704 regular W") == 4  # three steps, then any facing


@rule("cuadro", "6.9")
def test_where_the_new_formation_is_not_legal_it_cannot_be_taken() -> None:
    """No square in fields: a battalion that begins there must first leave them."""
    fields = moving("2-1G", "2804 regular E")
    assert "2804" not in ends(fields.choose("form:square", by="allied"))
    assert cost(fields, "3004 square") == 4
    assert cost(fields, "2904 square") == "no"
    bridge = moving("BROWNE", "0821 regular E")  # no skirmishing on the pontoon: turn, step, then open out
    assert cost(bridge, "0721 skirmish") == 3


@rule("cuadro", "6.2")
@pytest.mark.parametrize(("hex_", "may"), [
    ("3604", True), ("3524", True), ("2804", False), ("3205", False), ("4023", False), ("1820", False),
])  # fmt: skip
def test_a_square_only_where_the_stacking_table_allows_one(hex_: str, may: bool) -> None:
    stage = moving("2-1G", f"{hex_} regular E")
    legal = "form:square" in stage.options and hex_ in ends(stage.choose("form:square", by="allied"))
    assert legal is may


@rule("cuadro", "6.10")
def test_one_unit_of_several_cannot_form_square_by_itself() -> None:
    units = {"2-1G": "3604 regular E", "GDS": "3604 regular E"}
    alone = movement(units=units).play().choose("move:2-1G", "form:square", by="allied")
    assert "3604" not in ends(alone)
    alone.choose("to:3704", by="allied")  # elsewhere it may
    assert alone.battle.form["2-1G"] == "square"
    both = (
        movement(units=units)
        .play()
        .choose("group:3604:infantry:regular", "form:square", "to:3604", by="allied")
    )
    assert {both.battle.form[unit] for unit in units} == {"square"}


@rule("cuadro", "6.10")
def test_a_unit_ends_beside_a_square_only_in_square_itself() -> None:
    stage = moving("2-1G", "3604 regular E", {"GDS": "3704 square"})
    assert "3704" not in ends(stage)
    assert refused(stage, "to:3704") == ("stack-all-in-square", "6.10")
    stage.choose("form:square", by="allied")
    assert "3704" in ends(stage)
    guns = moving("RA-S", "3604 limbered", {"GDS": "3704 square"})
    assert "3704" in ends(guns)


# ---------------------------------------------------------------- 6.3 to 6.5


@rule("cuadro", "6.3")
def test_turning_in_place_costs_1_whatever_the_angle() -> None:
    stage = moving("2-1G", "3604 regular E")
    assert {cost(stage, f"3604 {face}") for face in ("NE", "NW", "W", "SW", "SE")} == {1}
    guns = moving("RA-S", "3604 deployed E")
    assert {cost(guns, f"3604 {face}") for face in ("NE", "NW", "W", "SW", "SE")} == {1}


@rule("cuadro", "6.3")
def test_on_entering_a_hex_the_facing_is_kept_or_that_of_the_step_free() -> None:
    stage = moving("2-1G", "3604 regular E")
    assert {face: cost(stage, f"3703 {face}") for face in AROUND} == {
        "E": 1, "NE": 1, "NW": 2, "W": 2, "SW": 2, "SE": 2,
    }  # fmt: skip
    assert {face: cost(stage, f"3704 {face}") for face in AROUND} == {
        "E": 1, "NE": 2, "NW": 2, "W": 2, "SW": 2, "SE": 2,
    }  # fmt: skip


@rule("cuadro", "6.4")
@pytest.mark.parametrize(("face", "front", "flank", "rear"), [
    ("W", {"W", "NW", "SW"}, {"NE", "SE"}, {"E"}), ("NE", {"NE", "E", "NW"}, {"SE", "W"}, {"SW"}),
    ("SE", {"SE", "E", "SW"}, {"NE", "W"}, {"NW"}),
])  # fmt: skip
def test_front_flanks_and_rear(face: str, front: set[str], flank: set[str], rear: set[str]) -> None:
    found = arcs(Stage(units={"96": f"3604 regular {face}"}))
    assert {d for d, where in found.items() if where == "front"} == front
    assert {d for d, where in found.items() if where == "flank"} == flank
    assert {d for d, where in found.items() if where == "rear"} == rear
    assert found == arcs(Stage(units={"BAT-R": f"3604 deployed {face}"}))


@rule("cuadro", "6.5")
@pytest.mark.parametrize(("unit", "stance"), [
    ("96", "3604 square"), ("9L", "3604 skirmish"), ("BAT-R", "3604 limbered"), ("1D", "3604 skirmish"),
    ("96", "4023 regular W"), ("96", "1302 regular W"), ("96", "3923 regular W"),
    ("BAT-R", "4023 deployed W"),
])  # fmt: skip
def test_all_round_formations_and_units_in_houses_have_neither_flank_nor_rear(unit: str, stance: str) -> None:
    found = arcs(Stage(units={unit: stance}), stance[:4])
    assert set(found.values()) == {"front"}


# ---------------------------------------------------------------- 6.6 dismounted cavalry


@rule("cuadro", "6.6")
def test_skirmishing_cavalry_is_on_foot_where_the_table_says_dismounted() -> None:
    """3 points and the infantry column: fields cost 1, so three hexes. Mounted: 7."""
    foot = moving("KGL-H", "2904 skirmish")
    assert ("3204" in ends(foot), "3304" in ends(foot)) == (True, False)
    mounted = moving("KGL-H", "3004 skirmish")
    assert ("3704" in ends(mounted), "3804" in ends(mounted)) == (True, False)
    village = BOX.grounds["barrosa"]
    assert (village.cost("infantry", "4022", "4023"), village.cost("cavalry", "4022", "4023")) == (2, 3)
    near = moving("KGL-H", "2904 skirmish")
    assert cost(near, "3004 regular E") == 2  # mounting takes its point


@rule("cuadro", "6.11")
def test_it_uses_the_infantry_column_on_foot() -> None:
    """Out of the light wood over a stream: 2 on foot, 3 on horseback."""
    assert cost(moving("KGL-H", "1612 skirmish"), "1512") == 2
    assert cost(moving("KGL-H", "1612 regular W"), "1512 W") == 3


@rule("cuadro", "6.11")
def test_a_mounted_one_that_enters_such_terrain_stops_there() -> None:
    stage = moving("KGL-H", "3004 skirmish")  # fields to the west, columns 25 to 29
    assert "2904" in ends(stage)
    assert cost(stage, "2804") == "no"
    regular = moving("KGL-H", "3004 regular W")
    assert cost(regular, "2804 W") == 2


@rule("cuadro", "6.6")
def test_it_may_not_end_where_the_table_says_no() -> None:
    horse = moving("KGL-H", "1720 skirmish")  # the tower of Bermeja, on the road
    assert "1820" not in ends(horse)
    assert refused(horse, "to:1820") is not None
    assert "1820" in ends(moving("KGL-H", "1720 regular E"))  # 8.6 a lone regiment in the defile


@rule("cuadro", "6.11")
def test_dismounted_cavalry_cannot_charge_and_is_fought_as_skirmishing_infantry() -> None:
    units = {
        "KGL-H": "2904 skirmish",
        "1-28": "2906 regular E",
        "96": "3004 regular W",
        "24-1": "3006 regular W",
    }
    stage = Stage(step="marking", player="allied", units=units).play()
    assert offered(stage, "mark") == {"1-28"}
    assert refused(stage, "mark:KGL-H") == ("mark-not-mounted", "10.9")
    shock = Stage(
        step="shock", player="french", units={"96": "3004 regular W assault 2904", "KGL-H": "2904 skirmish"}
    )
    shock.dice(shock=1, rest=6).play()
    assert "evade" in shock.options  # 11.9
    shock.choose("stand", by="allied")
    assert shock.battle.rolls[0][2] == 1 - 1 + 2  # C against B, and formed infantry against skirmishers


# ---------------------------------------------------------------- 6.7, 6.8 one facing


@rule("cuadro", "6.7")
def test_a_group_ends_with_the_facing_of_the_units_already_there() -> None:
    stage = moving("2-1G", "3604 regular E", {"GDS": "3704 regular SE"}).choose("to:3704", by="allied")
    assert stage.battle.face["2-1G"] == stage.battle.face["GDS"] == 5
    far = moving("2-1G", "3404 regular E", {"GDS": "3804 regular SE"})
    assert "3804" not in ends(far)  # four steps, and no point left to turn
    assert refused(far, "to:3804") == ("to-facing", "6.7")
    assert "3804" in ends(moving("2-1G", "3404 regular E", {"GDS": "3804 regular E"}))


@rule("cuadro", "6.7")
def test_skirmishers_and_limbered_guns_join_whatever_the_facing() -> None:
    stage = moving("2-95", "3604 skirmish", {"GDS": "3704 regular SE"}).choose("to:3704", by="allied")
    assert "2-95" not in stage.battle.face
    assert stage.battle.face["GDS"] == 5


@rule("cuadro", "6.7")
def test_the_units_of_a_hex_turn_in_place_together() -> None:
    units = {"2-1G": "3604 regular E", "GDS": "3604 regular E"}
    stage = movement(units=units).play().choose("move:2-1G", by="allied")
    assert "3604" not in ends(stage)  # not alone
    both = movement(units={**units, "1-28": "3804 regular E"}).play()
    both.choose("group:3604:infantry:regular", "to:3604", "face:W", by="allied")
    assert {both.battle.face[unit] for unit in units} == {3}
    assert both.battle.moved == set(units)


@rule("cuadro", "6.7")
def test_infantry_and_deployed_guns_wheel_together() -> None:
    units = {"2-1G": "3604 regular E", "RA-S": "3604 deployed E", "1-28": "3804 regular E"}
    stage = movement(units=units).play()
    assert "wheel:3604" in stage.options
    stage.choose("wheel:3604", by="allied")
    assert offered(stage, "face") == {"NE", "NW", "W", "SW", "SE"}
    stage.choose("face:NW", by="allied")
    assert (stage.battle.face["2-1G"], stage.battle.face["RA-S"]) == (2, 2)
    assert stage.battle.moved == {"2-1G", "RA-S"}
    moved = movement(units={**units, "BROWNE": "3604 skirmish"}, moved=["2-1G"]).play()
    assert "wheel:3604" not in moved.options
    alone = movement(units={"RA-S": "3604 deployed E", "1-28": "3804 regular E"}).play()
    alone.choose("move:RA-S", "to:3604", "face:NW", by="allied")
    assert alone.battle.face["RA-S"] == 2


@rule("cuadro", "6.8")
def test_a_change_into_a_formation_with_a_facing_gives_any_facing_free() -> None:
    guns = moving("RA-S", "3604 limbered")
    assert {cost(guns, f"3604 deployed {face}") for face in AROUND} == {2}
    rifles = moving("2-95", "3604 skirmish")
    assert {cost(rifles, f"3604 regular {face}") for face in AROUND} == {1}
    square = moving("2-1G", "3604 square")
    assert {cost(square, f"3604 regular {face}") for face in AROUND} == {2}


@rule("cuadro", "6.8")
def test_unless_the_units_of_the_hex_fix_it() -> None:
    stage = moving("RA-S", "3604 limbered", {"GDS": "3604 regular SE", "1-28": "3804 regular E"})
    stage.choose("form:deployed", "to:3604", by="allied")
    assert stage.battle.face["RA-S"] == 5
