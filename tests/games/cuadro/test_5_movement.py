"""5.1-5.13 Movement: allowances, steps and the terrain chart."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import cost, ends, movement, moving, refused
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.marching import March, ride_ends
from vivac.lab.coverage import rule

BOX = open_box()
GROUND = BOX.grounds
FIELD = BOX.fields["barrosa"]
CHICLANA = BOX.fields["chiclana"]


# ---------------------------------------------------------------- 5.1 to 5.4


@rule("cuadro", "5.1", "5.22")
@pytest.mark.parametrize(("unit", "form", "points"), [
    ("2-1G", "regular", 4), ("2-95", "skirmish", 5), ("P20", "regular", 4), ("P20", "skirmish", 5),
    ("IRL", "regular", 3), ("C-MAYOR", "skirmish", 5), ("C-MAYOR", "regular", 3), ("24-1", "regular", 4),
    ("9L", "skirmish", 5), ("KGL-H", "regular", 7), ("ESC-W", "regular", 6), ("GRAN-C", "regular", 5),
    ("1D", "regular", 7), ("1D", "skirmish", 7), ("RA-S", "limbered", 3), ("ART-A", "limbered", 3),
    ("BAT-R", "limbered", 3), ("ART-C", "limbered", 4), ("BAT-H", "limbered", 5),
])  # fmt: skip
def test_the_movement_table_gives_each_unit_its_allowance(unit: str, form: str, points: int) -> None:
    assert CHICLANA.allowance[unit, form] == points


@rule("cuadro", "5.1")
def test_the_whole_table_and_the_leaders() -> None:
    rows = {row: tuple(cells.values()) for row, cells in BOX.charts.movement.cells.items()}
    assert rows == {  # Spanish, British, French
        "infantry": (3, 4, 4), "infantry_skirmish": (5, 5, 5), "cavalry_light_medium": (6, 7, 7),
        "cavalry_heavy": (5, 6, 6), "artillery": (3, 3, 3), "artillery_horse": (4, 5, 5), "leader": (6, 8, 8),
    }  # fmt: skip
    assert (CHICLANA.rides["GRAHAM"], CHICLANA.rides["L-CRUZ"], CHICLANA.rides["VICTOR"]) == (8, 6, 8)


@rule("cuadro", "5.1")
def test_a_unit_goes_as_far_as_its_allowance() -> None:
    stage = moving("2-1G", "3504 regular E")
    assert {"3604", "3704", "3804", "3904"} <= ends(stage)
    assert "4004" not in ends(stage)
    assert refused(stage, "to:4004") == ("to-too-far", "5.1")


@rule("cuadro", "5.2")
def test_a_regular_unit_steps_only_into_its_front_arc() -> None:
    stage = moving("2-1G", "3604 regular E")
    assert [cost(stage, end) for end in ("3704", "3703", "3705")] == [1, 1, 1]
    assert [cost(stage, end) for end in ("3603", "3504", "3605")] == [2, 2, 2]  # a turn first


@rule("cuadro", "5.2")
@pytest.mark.parametrize(
    ("unit", "form"), [("2-95", "skirmish"), ("KGL-H", "skirmish"), ("RA-S", "limbered")]
)
def test_skirmishers_and_limbered_guns_step_in_any_direction(unit: str, form: str) -> None:
    stage = moving(unit, f"3604 {form}")
    assert {cost(stage, end) for end in ("3704", "3703", "3603", "3504", "3605", "3705")} == {1}


@rule("cuadro", "5.2")
def test_leaders_ride_in_any_direction() -> None:
    stage = (
        movement(units={"2-1G": "3904 regular E"}, leaders={"L-DILKES": "3604"})
        .play()
        .choose("ride:L-DILKES", by="allied")
    )
    assert {"3704", "3703", "3603", "3504", "3605", "3705"} <= ends(stage)


@rule("cuadro", "5.2")
def test_deployed_artillery_does_not_move() -> None:
    stage = moving("RA-S", "3604 deployed E")
    assert ends(stage) == {"3604"}  # it may turn
    assert cost(stage, "3704 limbered") == 2


@rule("cuadro", "5.2")
def test_a_square_moves_one_hex_at_most_and_only_for_1() -> None:
    stage = moving("1-28", "3604 square")
    assert ends(stage) == {"3704", "3703", "3603", "3504", "3605", "3705"}
    slope = moving("1-28", "3419 square")  # 3519 is one level up, 3418 and 3319 level
    assert "3519" not in ends(slope)
    assert {"3318", "3418", "3319"} & ends(slope)


@rule("cuadro", "5.3")
@pytest.mark.parametrize(("arm", "step", "price"), [
    ("infantry", "0402-0302", 2), ("cavalry", "0402-0302", 2), ("artillery", "0402-0302", 2),  # light wood
    ("infantry", "0901-1001", 3), ("cavalry", "0901-1001", 3), ("artillery", "0901-1001", None),  # dense
    ("infantry", "0803-0703", 2), ("cavalry", "0803-0703", 3), ("artillery", "0803-0703", 2),  # village, down
    ("infantry", "0805-0705", 2), ("cavalry", "0805-0705", 3), ("artillery", "0805-0705", 2),  # town, down
    ("infantry", "0303-0304", 2), ("cavalry", "0303-0304", 3), ("artillery", "0303-0304", 1),  # farm
    ("infantry", "0306-0206", 3), ("cavalry", "0306-0206", None), ("artillery", "0306-0206", None),  # marsh
    ("infantry", "0309-0310", 1), ("cavalry", "0309-0310", 1), ("artillery", "0309-0310", 1),  # beach
    ("infantry", "0501-0601", 1), ("cavalry", "0501-0601", 1), ("artillery", "0501-0601", 1),  # fields
    ("infantry", "0907-0908", 2), ("cavalry", "0907-0908", 3), ("artillery", "0907-0908", 2),  # stream
    ("infantry", "1104-1204", 3), ("cavalry", "1104-1204", None), ("artillery", "1104-1204", None),  # ravine
    ("infantry", "0802-0803", 2), ("infantry", "0803-0802", 2),  # works: up from behind, down from before
])  # fmt: skip
def test_a_step_costs_the_hex_entered_and_the_hexside_crossed(arm: str, step: str, price: int | None) -> None:
    assert GROUND["training"].cost(arm, *step.split("-")) == price


@rule("cuadro", "5.3")
def test_leaders_use_the_column_of_infantry() -> None:
    """A ravine is closed to cavalry and costs infantry 3, uphill 4: he has 8."""
    stage = movement(leaders={"L-DILKES": "3320"}, units={"2-1G": "3320 regular W"})
    bits = stage.field.grid.bit
    assert ride_ends(FIELD, "L-DILKES", "3320", Foe(FIELD, stage.battle)) & bits["3420"]
    assert not ride_ends(FIELD, "L-DILKES", "3320", Foe(FIELD, stage.battle), spent=6) & bits["3420"]


@rule("cuadro", "5.4")
def test_p_is_prohibited() -> None:
    sea = moving("2-1G", "3424 regular SE")
    assert not ends(sea) & {
        hex_ for hex_, kind in FIELD.ground.terrain.items() if kind in ("sea", "channel", "lagoon")
    }
    assert refused(sea, "to:3425") == ("to-prohibited", "5.4")
    for arm, step in (("cavalry", "0306-0206"), ("artillery", "0901-1001"), ("infantry", "0402-0502")):
        assert GROUND["training"].cost(arm, *step.split("-")) is None
    assert "2617" not in ends(moving("RA-H", "2518 limbered"))  # nor is it the least move (5.14)


# ---------------------------------------------------------------- 5.5 to 5.9 notes


@rule("cuadro", "5.5")
def test_note_d_costs_1_with_manoeuvre_if_no_other_unit_is_in_the_hex() -> None:
    assert cost(moving("1-28", "1210 regular W manoeuvre", scenario="training"), "1110 W") == 1
    assert cost(moving("1-28", "1210 regular W", scenario="training"), "1110 W") == 2
    friend = {"2-67": "1110 regular W"}
    assert cost(moving("1-28", "1210 regular W manoeuvre", friend, scenario="training"), "1110 W") == 2


@rule("cuadro", "5.23")
def test_units_of_the_same_group_count_as_other_counters_leaders_do_not() -> None:
    units = {"1-28": "1210 regular W manoeuvre", "2-67": "1210 regular W manoeuvre"}
    stage = movement(units=units, scenario="training").play()
    assert cost(stage, "1110 W", "1-28", "2-67") == 2
    led = moving("1-28", "1210 regular W manoeuvre", leaders={"L-WHEATLEY": "1110"}, scenario="training")
    assert cost(led, "1110 W") == 1


@rule("cuadro", "5.25")
@pytest.mark.parametrize(("step", "printed", "repaired", "order"), [
    ("1514-1515", 1, 3, 1),  # village
    ("0921-0821", 1, 2, 1),  # pontoon
])  # fmt: skip
def test_by_the_switch_guns_pay_more_in_houses_and_on_pontoons(
    step: str, printed: int, repaired: int, order: int
) -> None:
    a, b = step.split("-")
    ground = BOX.field("barrosa", frozenset(["guns_in_towns"])).ground
    assert FIELD.ground.cost("artillery", a, b) == printed
    assert (ground.cost("artillery", a, b), ground.cost("artillery", a, b, "march")) == (repaired, order)
    assert ground.cost("infantry", a, b) == FIELD.ground.cost("infantry", a, b)


@rule("cuadro", "5.25")
@pytest.mark.parametrize(("switches", "price"), [((), 1), (("guns_in_towns",), 2)])
def test_by_the_switch_a_battery_takes_the_road_into_a_village(switches: tuple[str, ...], price: int) -> None:
    units = {"RA-S": "1514 limbered", "45": "4001 regular W"}
    stage = (
        Stage(*switches, step="movement", player="allied", units=units)
        .play()
        .choose("move:RA-S", by="allied")
    )
    stage.field = stage.box.field("barrosa", stage.battle.switches)
    assert cost(stage, "1515") == price


@rule("cuadro", "5.26")
@pytest.mark.parametrize(("order", "switches", "bonus"), [
    ("", (), 2), ("manoeuvre", (), 3), ("", ("roads_add_up",), 2), ("manoeuvre", ("roads_add_up",), 5),
])  # fmt: skip
def test_by_the_switch_the_road_bonuses_add_up(order: str, switches: tuple[str, ...], bonus: int) -> None:
    """Along the coast track from 3318, a road step a point."""
    stage = Stage(
        *switches, step="movement", units={"2-67": f"3318 regular W {order}", "45": "4001 regular W"}
    )
    field = stage.box.field("barrosa", stage.battle.switches)
    march = March(field, stage.battle, ("2-67",), Foe(field, stage.battle))
    far = max(field.grid.distance("3318", end) for end in field.grid.listed(march.ends().anywhere))
    assert far == 4 + bonus


@rule("cuadro", "5.27")
@pytest.mark.parametrize(("switches", "prices"), [((), [2, 2]), (("works_in_full",), [3, 3])])
def test_by_the_switch_siege_lines_cost_2_from_the_front_and_1_from_behind(
    switches: tuple[str, ...], prices: list[int]
) -> None:
    """Up from behind and down from before, with a slope either way."""
    ground = BOX.field("training", frozenset(switches)).ground
    assert [ground.cost("infantry", *step) for step in (("0802", "0803"), ("0803", "0802"))] == prices


@rule("cuadro", "5.28")
@pytest.mark.parametrize(("switches", "marsh"), [((), True), (("leaders_mounted",), False)])
def test_by_the_switch_leaders_ride_by_the_column_of_the_cavalry(
    switches: tuple[str, ...], marsh: bool
) -> None:
    units = {"2-67": "4222 regular E", "45": "3001 regular E"}
    leaders = {"GRAHAM": "1113"}
    stage = Stage(*switches, step="movement", player="allied", units=units, leaders=leaders).play()
    stage.choose("ride:GRAHAM", by="allied")
    assert ("to:0913" in stage.options) is marsh


@rule("cuadro", "5.6")
def test_artillery_passes_strong_buildings_but_does_not_deploy_there() -> None:
    ground = GROUND["training"]
    assert ground.cost("artillery", "0303", "0304") == 1
    stage = moving("RA-S", "1720 limbered")  # the tower of Bermeja lies on the road
    assert "1820" in ends(stage)
    stage.choose("form:deployed", by="allied")
    assert "1820" not in ends(stage)
    assert "1720" in ends(stage)
    here = moving("RA-S", "1820 limbered")
    here.choose("form:deployed", by="allied")
    assert "1820" not in ends(here)


@rule("cuadro", "5.7")
@pytest.mark.parametrize(("arm", "step", "plain", "order"), [
    ("infantry", "3419-3519", 2, 1), ("cavalry", "3419-3519", 2, 2),  # slope: F for infantry only
    ("artillery", "1516-1515", 2, 1), ("infantry", "1516-1515", 2, 1), ("cavalry", "1516-1515", 3, 1),
     # bridge
    ("infantry", "0921-0821", 2, 1), ("cavalry", "0921-0821", 3, 1), ("artillery", "0921-0821", 1, 1),
     # pontoon
    ("infantry", "1415-1416", 2, 1), ("cavalry", "1415-1416", 2, 2),  # ford: F for infantry only
    ("infantry", "3320-3420", 4, 3),  # the ravine has no F
    ("infantry", "1514-1614", 2, 2),  # nor a stream
])  # fmt: skip
def test_note_f_waives_the_cost_of_the_hexside_with_manoeuvre(
    arm: str, step: str, plain: int, order: int
) -> None:
    ground, (a, b) = FIELD.ground, step.split("-")
    assert ground.cost(arm, a, b) == plain
    assert ground.cost(arm, a, b, "march") == order
    assert ground.cost(arm, a, b, "crowded") == order  # in a group too


@rule("cuadro", "5.8")
@pytest.mark.parametrize(("arm", "step", "price"), [
    ("infantry", "2518-2618", 1), ("artillery", "2518-2618", 1), ("cavalry", "2518-2618", 1),  # dense wood
    ("artillery", "0608-0508", None), ("infantry", "0603-0703", 1), ("cavalry", "0603-0703", 1),  # village
    ("cavalry", "1220-1320", 2), ("artillery", "1220-1320", 2),  # works waived, the slope is not
    ("infantry", "1220-1320", 3), ("infantry", "1515-1516", 2),  # its works have no H; a bridge
])  # fmt: skip
def test_a_road_step_costs_1_and_h_neither_adds_nor_prohibits(arm: str, step: str, price: int | None) -> None:
    ground = GROUND["training"] if step[:2] == "06" else FIELD.ground
    assert ground.cost(arm, *step.split("-")) == price


@rule("cuadro", "5.8")
def test_only_consecutive_hexes_of_a_road_make_a_road_step() -> None:
    """1920, 1921 and 1820 all lie on roads; 1921 and 1820 do not follow one another."""
    ground = FIELD.ground
    assert ground.by_road("1920", "1820")
    assert ground.by_road("1820", "1920")
    assert not ground.by_road("1921", "1820")
    assert ground.cost("infantry", "1920", "1820") == 1
    assert ground.cost("infantry", "1921", "1820") == 3  # strong buildings, and a slope up
    pairs = {pair for road in ground.map.road for pair in zip(road.path, road.path[1:], strict=False)}
    assert {(a, b) for a in ground.roads for b in ground.roads[a]} == pairs | {(b, a) for a, b in pairs}


@rule("cuadro", "5.9")
def test_two_more_points_if_the_whole_move_is_by_road() -> None:
    stage = moving("2-1G", "2518 regular E")
    assert (cost(stage, "3118"), cost(stage, "3218")) == (6, "no")
    order = moving("2-1G", "2518 regular E manoeuvre")
    assert (cost(order, "3218"), cost(order, "3318")) == (7, "no")  # three more
    off = moving("2-1G", "2517 regular SE")  # its first step is not on the road
    assert "2918" not in ends(off)


@rule("cuadro", "5.9")
def test_three_more_only_if_every_counter_of_the_group_has_a_manoeuvre_order() -> None:
    for order, far in (("manoeuvre", 7), ("", "no")):
        units = {"2-1G": "3009 regular NW manoeuvre", "GDS": f"3009 regular NW {order}"}
        stage = movement(units=units).play().choose("group:3009:infantry:regular", by="allied")
        assert cost(stage, "2505") == far
        assert cost(stage, "2506") == 6


@rule("cuadro", "5.24")
def test_turning_and_changing_formation_do_not_spoil_it() -> None:
    stage = moving("RA-H", "2518 limbered")
    assert (cost(stage, "3018"), cost(stage, "2718 deployed E")) == (5, 4)
    about = moving("2-1G", "2618 regular W")
    assert cost(about, "3118") == 6
    square = moving("2-1G", "3009 square")  # out of square for 2, and four steps by road
    assert (cost(square, "2707 regular"), cost(square, "2606 regular")) == (6, "no")


# ---------------------------------------------------------------- 5.10 to 5.13 hexsides


@rule("cuadro", "5.10")
def test_a_river_is_crossed_only_at_a_bridge() -> None:
    ground = GROUND["training"]
    river = [ground.grid.ends(side) for side in ground.map.hexsides.river]
    open_ = {(a, b) for a, b in river if ground.cost("infantry", a, b) is not None}
    assert open_ == {("0403", "0503")}
    for a, b in river:
        for arm in ("infantry", "cavalry", "artillery"):
            assert (ground.cost(arm, a, b) is not None) is ((a, b) == ("0403", "0503"))
            assert (b in ground.assaults[arm].get(a, {})) is ((a, b) == ("0403", "0503"))
            assert (a in ground.assaults[arm].get(b, {})) is ((a, b) == ("0403", "0503"))


@rule("cuadro", "5.11")
def test_a_bridge_or_ford_is_used_in_place_of_the_river_or_stream() -> None:
    ground = FIELD.ground
    assert ground.rows["1515", "1516"][:1] == ("bridge",)  # over the stream at Almansa
    ford = ground.grid.ends("1415-SE")
    assert ground.rows[ford] == ("ford",)
    assert (ground.cost("cavalry", *ford), ground.fire_letter[ford]) == (2, "B")  # a stream: 3 and A
    assert GROUND["training"].rows["0403", "0503"] == ("bridge",)


@rule("cuadro", "5.12")
@pytest.mark.parametrize(("step", "row"), [
    ("3419-3519", "slope_up"), ("3519-3419", "slope_down"), ("3523-3522", "cliff_up"),
    ("3522-3523", "cliff_down"),
    ("3520-3620", "none"), ("3225-3224", "none"),
])  # fmt: skip
def test_slopes_follow_from_the_elevations_of_land_hexes(step: str, row: str) -> None:
    a, b = step.split("-")
    rows = FIELD.ground.rows[a, b]
    assert [each for each in rows if each.startswith(("slope", "cliff"))] == ([] if row == "none" else [row])


@rule("cuadro", "5.12")
def test_one_level_is_a_moderate_slope_two_and_more_are_impassable() -> None:
    seen = set()
    for ground in GROUND.values():
        for (a, b), rows in ground.rows.items():
            climb = ground.elevation[b] - ground.elevation[a]
            slopes = [row for row in rows if row.startswith(("slope", "cliff"))]
            if not climb or not {a, b} <= ground.land:
                assert slopes == []
            else:
                kind = "slope" if abs(climb) == 1 else "cliff"
                assert slopes == [f"{kind}_{'up' if climb > 0 else 'down'}"]
                seen.add(climb)
    assert {-2, -1, 1, 2} <= seen


@rule("cuadro", "5.12")
def test_up_costs_infantry_1_more_down_nothing_and_two_levels_are_impassable() -> None:
    cost_ = FIELD.ground.cost
    assert (cost_("infantry", "3419", "3519"), cost_("infantry", "3519", "3419")) == (2, 1)
    assert (cost_("artillery", "3419", "3519"), cost_("artillery", "3519", "3419")) == (2, 2)
    for arm in ("infantry", "cavalry", "artillery"):
        assert cost_(arm, "3523", "3522") is cost_(arm, "3522", "3523") is None


@rule("cuadro", "5.13")
def test_siege_lines_from_the_front_and_from_behind() -> None:
    """1319 lies before the works, 1320 behind them, on the level."""
    ground = FIELD.ground
    before = {arm: ground.cost(arm, "1319", "1320") for arm in ("infantry", "cavalry", "artillery")}
    behind = {arm: ground.cost(arm, "1320", "1319") for arm in ("infantry", "cavalry", "artillery")}
    assert before == {"infantry": 2, "cavalry": None, "artillery": None}
    assert behind == {"infantry": 1, "cavalry": 1, "artillery": 1}
    assert ground.cost("cavalry", "1220", "1320") == 2  # by road it may: the slope is left
