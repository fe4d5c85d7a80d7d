"""4 Command and orders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import cost, ends, movement, moving, refused
from vivac.lab.coverage import rule


def commanding(units: dict[str, str], leaders: dict[str, str], **position: Any) -> Stage:
    """The start of the allied Command Phase on turn 4 of Barrosa: no special rule applies any more."""
    return Stage(**{"player": "allied", "turn": 4, "units": units, "leaders": leaders, **position})


def orders(stage: Stage, division: str) -> set[str]:
    return {option.split(":")[2] for option in stage.options if option.startswith(f"order:{division}:")}


# ---------------------------------------------------------------- 4.1 to 4.3


@rule("cuadro", "4.1")
@pytest.mark.parametrize(("unit", "hex_", "leader", "inside"), [
    ("2-1G", "3604", "L-DILKES", True), ("2-1G", "3704", "L-DILKES", False),  # range 3, from 3304
    ("2-1G", "3904", "GRAHAM", True), ("2-1G", "4004", "GRAHAM", False),  # range 6
    ("2-1G", "3404", "L-WHEATLEY", False),  # not his commander
])  # fmt: skip
def test_in_command_within_range_of_the_division_commander_or_the_chief(
    unit: str, hex_: str, leader: str, inside: bool
) -> None:
    units = {unit: f"{hex_} regular E", "BARNARD": "3205 skirmish"}
    stage = commanding(units, {leader: "3304"}).play()
    assert (unit in stage.battle.in_command) is inside


@rule("cuadro", "4.1")
def test_command_is_judged_once_and_kept_for_the_player_turn() -> None:
    """The battalion stays in command when its commander rides off, and comes not into it when he rides up."""
    units = {"2-1G": "3604 regular E", "GDS": "4104 regular W"}
    stage = commanding(units, {"L-DILKES": "3504"}).play()
    stage.choose("order:DILKES:none", "ride:L-DILKES", "to:4104", by="allied")
    assert stage.battle.in_command == {"2-1G"}
    assert stage.prompt == "move"
    stage.choose("move:GDS", by="allied")
    assert cost(stage, "3904 W") == 2
    assert cost(stage, "3804 W") == "no"


@rule("cuadro", "4.1")
def test_range_ignores_terrain_and_enemies() -> None:
    """From the beach below the Cerro to its top: no way up, an enemy between, and yet two hexes."""
    stage = commanding({"2-1G": "3521 regular E", "96": "3522 regular W"}, {"L-DILKES": "3523"}).play()
    assert stage.battle.in_command == {"2-1G"}


@rule("cuadro", "4.2")
@pytest.mark.parametrize("order", ["manoeuvre", "attack", "none"])
def test_every_unit_in_command_receives_the_order_of_its_division(order: str) -> None:
    units = {
        "2-1G": "3604 regular E",
        "GDS": "3605 regular E",
        "2-95": "4110 skirmish",
        "1-28": "3606 regular E",
    }
    stage = commanding(units, {"L-DILKES": "3504", "GRAHAM": "3504", "L-WHEATLEY": "3504"}).play()
    assert orders(stage, "DILKES") == {"manoeuvre", "attack", "none"}
    stage.choose(f"order:DILKES:{order}", "order:WHEATLEY:none", by="allied")
    assert stage.battle.order == ({} if order == "none" else {"2-1G": order, "GDS": order})
    assert "2-95" not in stage.battle.in_command


@rule("cuadro", "4.2")
def test_a_unit_may_always_be_left_without_order() -> None:
    units = {"2-1G": "3604 regular E", "GDS": "3605 regular E"}
    stage = (
        commanding(units, {"L-DILKES": "3504"})
        .play()
        .choose("order:DILKES:manoeuvre", "leave:GDS", by="allied")
    )
    assert stage.battle.order == {"2-1G": "manoeuvre"}
    stage.choose("leave:2-1G", by="allied")
    assert (stage.battle.order, stage.prompt) == ({}, "move")
    assert stage.battle.in_command == {"2-1G", "GDS"}


@rule("cuadro", "4.2")
def test_a_division_with_nobody_in_command_gets_no_order() -> None:
    stage = commanding(
        {"2-1G": "4104 regular E", "1-28": "3304 regular E"}, {"L-DILKES": "3304", "L-WHEATLEY": "3304"}
    ).play()
    assert orders(stage, "DILKES") == set()
    assert orders(stage, "WHEATLEY") == {"manoeuvre", "none"}
    assert refused(stage, "order:DILKES:manoeuvre") == ("order-out-of-command", "4.1")


@rule("cuadro", "4.3")
@pytest.mark.parametrize(("chief", "may"), [("4104", True), ("4204", False)])
def test_attack_only_with_the_commander_within_his_chiefs_range(chief: str, may: bool) -> None:
    stage = commanding({"2-1G": "3504 regular E"}, {"L-DILKES": "3504", "GRAHAM": chief}).play()
    assert ("attack" in orders(stage, "DILKES")) is may
    assert refused(stage, "order:DILKES:attack") == (None if may else ("attack-no-chief", "4.3"))


@rule("cuadro", "4.3")
def test_or_if_the_division_had_attack_in_its_previous_player_turn() -> None:
    units = {"2-1G": "3504 regular E", "96": "4110 regular W"}
    stage = commanding(units, {"L-DILKES": "3504"}, attack_before=["DILKES"]).play()
    assert "attack" in orders(stage, "DILKES")
    stage.choose("order:DILKES:attack", "stop", by="allied")  # kept up from turn to turn
    assert stage.battle.attack_now == {"DILKES"}
    while not (stage.battle.turn == 5 and stage.prompt == "order"):
        stage.choose("stop", by=stage.asked)
    assert "attack" in orders(stage, "DILKES")
    stage.choose("order:DILKES:manoeuvre", "stop", by="allied")  # and once let go of, gone
    while not (stage.battle.turn == 6 and stage.prompt == "order"):
        stage.choose("stop", by=stage.asked)
    assert orders(stage, "DILKES") == {"manoeuvre", "none"}


# ---------------------------------------------------------------- 4.4 to 4.8 what orders do


@rule("cuadro", "4.4")
def test_manoeuvre_lowers_costs_by_notes_d_f_and_k() -> None:
    """The light wood beside the field (D), the slope of the Cerro (F), the Conil road (K)."""
    for words, wood in (("manoeuvre", 1), ("", 2)):
        assert cost(moving("2-1G", f"3204 regular SW {words}"), "3205 SW") == wood
        assert cost(moving("2-1G", f"3419 regular E {words}"), "3519 E") == wood
    order, none = moving("2-1G", "3009 regular NW manoeuvre"), moving("2-1G", "3009 regular NW")
    assert (cost(order, "2506"), cost(none, "2506")) == (6, 6)
    assert (cost(order, "2505"), cost(none, "2505")) == (7, "no")


@rule("cuadro", "4.15")
def test_manoeuvre_keeps_out_of_enemy_zones_and_from_assault() -> None:
    units = {"96": "3804 regular W"}
    stage = moving("2-1G", "3604 regular E manoeuvre", units)
    assert "3704" not in ends(stage)
    assert refused(stage, "to:3704") == ("to-zone-manoeuvre", "4.15")
    assert "3704" in ends(moving("2-1G", "3604 regular E", units))
    near = {"2-1G": "3704 regular E manoeuvre", "GDS": "3704 regular E", **units}
    marking = Stage(step="marking", player="allied", units=near).play()
    assert marking.options == ["mark:GDS", "stop"]
    assert refused(marking, "mark:2-1G") == ("mark-manoeuvre", "4.15")


@rule("cuadro", "4.15")
def test_one_unit_with_manoeuvre_keeps_its_whole_group_out() -> None:
    units = {"2-1G": "3604 regular E manoeuvre", "GDS": "3604 regular E", "96": "3804 regular W"}
    stage = movement(units=units).play().choose("group:3604:infantry:regular", by="allied")
    assert "3704" not in ends(stage)


@rule("cuadro", "4.5", "4.6")
@pytest.mark.parametrize(("order", "added"), [("attack", 1), ("", 0)])
def test_attack_adds_one_in_shock_if_the_directing_unit_has_it(order: str, added: int) -> None:
    units = {
        "2-87": f"3604 regular E {order} assault 3704",
        "1-28": "3604 regular E attack assault 3704",
        "96": "3704 regular W",
    }
    stage = Stage(step="shock", player="allied", units=units).dice(rest=6).play()
    stage.choose("direct:2-87", by="allied")
    shock = next(roll for roll in stage.battle.rolls if roll[0] == "shock")
    assert shock[2] == 6 + 1 + added  # will B against C adds one


@rule("cuadro", "4.6")
def test_without_order_but_in_command_a_unit_moves_fires_and_assaults_normally() -> None:
    units = {"96": "3804 regular W"}
    stage = moving("2-1G", "3604 regular E", units)
    assert cost(stage, "3704 E") == 1
    near = {"2-1G": "3704 regular E", **units}
    assert Stage(step="marking", player="allied", units=near).play().options == ["mark:2-1G", "stop"]
    assert Stage(step="offensive_fire", player="allied", units=near).play().options == ["fire:2-1G", "stop"]
    assert cost(moving("2-1G", "3204 regular SW"), "3205 SW") == 2  # note D is not for it
    assert moving("2-1G", "3604 regular E").battle.order == {}


@rule("cuadro", "4.7")
@pytest.mark.parametrize(("unit", "form", "farthest", "too_far"), [
    ("2-1G", "regular E", "3604", "3704"), ("WAL-4", "regular E", "3604", "3704"),  # 4 and 3: 2
    ("KGL-H", "regular E", "3804", "3904"), ("RA-S", "limbered", "3604", "3704"),  # 7: 4, and 3: 2
])  # fmt: skip
def test_out_of_command_half_the_allowance_rounded_up(
    unit: str, form: str, farthest: str, too_far: str
) -> None:
    stage = moving(unit, f"3404 {form} uncommanded")
    assert farthest in ends(stage)
    assert too_far not in ends(stage)
    assert too_far in ends(moving(unit, f"3404 {form}"))


@rule("cuadro", "4.7")
def test_out_of_command_no_enemy_zone_and_no_assault_marker() -> None:
    units = {"96": "3804 regular W"}
    stage = moving("2-1G", "3604 regular E uncommanded", units)
    assert "3704" not in ends(stage)
    assert refused(stage, "to:3704") == ("to-zone-command", "4.7")
    near = {"2-1G": "3704 regular E uncommanded", "GDS": "3704 regular E", **units}
    marking = Stage(step="marking", player="allied", units=near).play()
    assert marking.options == ["mark:GDS", "stop"]
    assert refused(marking, "mark:2-1G") == ("mark-out-of-command", "4.7")


@rule("cuadro", "4.8")
def test_a_division_under_withdrawal_receives_no_order() -> None:
    units = {"2-1G": "3604 regular E", "1-28": "3605 regular E"}
    leaders = {"L-DILKES": "3504", "GRAHAM": "3504", "L-WHEATLEY": "3504"}
    stage = commanding(units, leaders, withdrawing=["DILKES"]).play()
    assert orders(stage, "DILKES") == set()
    assert refused(stage, "order:DILKES:none") == ("order-withdrawing", "4.8")
    stage.choose("order:WHEATLEY:attack", by="allied")
    assert stage.battle.order == {"1-28": "attack"}


# ---------------------------------------------------------------- 4.9, 4.10, 4.14 Assault markers


@rule("cuadro", "4.9")
def test_regular_infantry_is_marked_against_an_adjacent_hex_in_its_front_arc() -> None:
    units = {
        "1-28": "3604 regular E",
        "96": "3704 regular W",
        "24-1": "3603 regular W",
        "24-2": "3804 regular W",
    }
    stage = Stage(step="marking", player="allied", units=units).play()
    assert stage.options == ["mark:1-28", "stop"]
    stage.choose("mark:1-28", by="allied")  # 3704 alone: 3603 is on its flank, 3804 two hexes off
    assert stage.battle.assault == {"1-28": "3704"}
    stage.battle.hand = ("1-28",)
    square = Stage(step="marking", player="allied", units={**units, "1-28": "3604 square"}).play()
    assert square.prompt != "mark"


@rule("cuadro", "4.9")
def test_the_marker_needs_good_order_command_and_no_manoeuvre() -> None:
    for words in ("disordered", "uncommanded", "manoeuvre"):
        units = {"1-28": f"3604 regular E {words}", "2-67": "3604 regular E", "96": "3704 regular W"}
        stage = Stage(step="marking", player="allied", units=units).play()
        assert stage.options == ["mark:2-67", "stop"]


@rule("cuadro", "4.9")
def test_cavalry_is_marked_if_it_can_assault_or_charge() -> None:
    units = {
        "KGL-H": "3604 regular E",
        "ESC-W": "3605 skirmish",
        "GRAN-C": "3606 regular E fatigue 3",
        "96": "3904 regular W",
    }
    stage = Stage(step="marking", player="allied", units=units).play()
    assert stage.options == ["mark:KGL-H", "stop"]
    assert refused(stage, "mark:ESC-W") == ("mark-not-mounted", "10.9")
    assert refused(stage, "mark:GRAN-C") == ("mark-tired", "10.9")


@rule("cuadro", "4.9")
@pytest.mark.parametrize(("target", "may"), [
    ({"9L": "3603 skirmish"}, True), ({"BAT-R": "3603 deployed W"}, True), ({"BAT-R": "3603 limbered"}, True),
    ({"96": "3603 regular W"}, False), ({"96": "3603 square"}, False),
    ({"9L": "3603 skirmish", "96": "3603 regular W"}, False),
    ({"BAT-R": "3603 deployed W", "96": "3603 regular W"}, False),
])  # fmt: skip
def test_skirmishers_are_marked_only_against_skirmishers_or_unescorted_guns(
    target: dict[str, str], may: bool
) -> None:
    """And in any direction: 3603 lies behind a battalion that would face east."""
    units = {"BARNARD": "3604 skirmish", "2-1G": "3804 regular E", "45": "3904 regular W", **target}
    stage = Stage(step="marking", player="allied", units=units).play()
    assert ("mark:BARNARD" in stage.options) is may


@rule("cuadro", "4.10")
def test_artillery_and_leaders_never_carry_assault_markers() -> None:
    units = {
        "RA-S": "3604 deployed E",
        "RA-H": "3604 limbered",
        "1-28": "3604 regular E",
        "96": "3704 regular W",
    }
    stage = Stage(step="marking", player="allied", units=units, leaders={"L-WHEATLEY": "3604"}).play()
    assert stage.options == ["mark:1-28", "stop"]
    assert refused(stage, "mark:RA-S") == ("mark-artillery", "4.10")


@rule("cuadro", "4.14")
def test_a_legal_target_is_adjacent_and_holds_an_enemy_unit() -> None:
    units = {"1-28": "3604 regular E", "96": "3704 regular W", "24-1": "3705 regular W"}
    stage = Stage(step="marking", player="allied", units=units, leaders={"L-RUFFIN": "3703"}).play()
    stage.choose("mark:1-28", by="allied")
    assert stage.options == ["target:3704", "target:3705"]  # a leader alone is none
    assert refused(stage, "target:3703") == ("mark-not-that", "4.14")
    assert refused(stage, "target:3804") == ("mark-not-that", "4.14")


@rule("cuadro", "4.14")
@pytest.mark.parametrize(("unit", "at", "foe", "may"), [
    ("1-28", "0402 regular E", "0502", False),  # a river without bridge
    ("1-28", "0403 regular E", "0503", True),  # the bridge
    ("1-28", "1104 regular E", "1204", True), ("KGL-H", "1104 regular E", "1204", False),  # a ravine
    ("1-28", "0703 regular NE", "0702", True), ("KGL-H", "0703 regular NE", "0702", False),  # works
    ("KGL-H", "0702 regular SW", "0703", True),  # works from behind
    ("1-28", "0306 regular W", "0206", True), ("KGL-H", "0306 regular W", "0206", False),  # marsh
])  # fmt: skip
def test_across_a_hexside_and_into_terrain_not_prohibited_to_the_arm(
    unit: str, at: str, foe: str, may: bool
) -> None:
    """By night, so that no cavalry charges by another way (15.1)."""
    units = {unit: at, "8-1": f"{foe} regular W", "2-67": "0910 regular E", "45": "1010 regular W"}
    stage = Stage(step="marking", player="allied", scenario="training", turn=7, units=units).play()
    assert (f"mark:{unit}" in stage.options) is may


@rule("cuadro", "4.14")
def test_nobody_assaults_across_an_impassable_slope() -> None:
    """3523 is beach, 3522 two levels above it."""
    units = {
        "1-28": "3523 regular NW",
        "96": "3522 regular W",
        "2-67": "3604 regular E",
        "24-1": "3704 regular W",
    }
    stage = Stage(step="marking", player="allied", units=units).play()
    assert stage.options == ["mark:2-67", "stop"]
    assert refused(stage, "mark:1-28") == ("mark-nobody", "4.14")


@rule("cuadro", "4.14")
def test_several_units_may_name_one_target_and_each_names_one() -> None:
    units = {
        "1-28": "3604 regular E",
        "2-67": "3605 regular E",
        "96": "3705 regular W",
        "24-1": "3704 regular W",
    }
    stage = Stage(step="marking", player="allied", units=units).play()
    stage.choose("mark:1-28", "target:3705", "mark:2-67", by="allied")
    assert stage.battle.assault == {"1-28": "3705", "2-67": "3705"}
    assert stage.prompt != "mark"  # nobody is left who could be marked


# ---------------------------------------------------------------- 4.11 to 4.13


@rule("cuadro", "4.11")
def test_units_that_arrive_count_as_in_command_and_get_the_order_of_their_division() -> None:
    stage = Stage(scenario="chiclana", player="allied", turn=3, units={"MUR-1": "2219 regular W"}).play()
    assert {"2-1G", "GDS", "2-95", "BROWNE"} <= stage.battle.in_command
    assert "MUR-1" not in stage.battle.in_command
    while stage.prompt == "order" and not orders(stage, "DILKES"):
        stage.choose(next(option for option in stage.options if option.endswith(":none")), by="allied")
    assert orders(stage, "DILKES") == {"manoeuvre", "attack", "none"}
    stage.choose("order:DILKES:manoeuvre", by="allied")
    assert stage.battle.order == dict.fromkeys(("2-1G", "GDS", "2-95", "BROWNE"), "manoeuvre")


@rule("cuadro", "4.11")
def test_leaders_who_arrive_together_count_as_within_each_others_range() -> None:
    """Dilkes comes with Graham; Wheatley, a turn later, finds Graham on the map and is not in his range."""
    together = Stage(scenario="chiclana", player="allied", turn=3, coming=[2])
    together.play()
    assert "attack" in orders(together, "DILKES")
    later = Stage(scenario="chiclana", player="allied", turn=4, leaders={"GRAHAM": "2219"}, coming=[3])
    later.play()
    while stage_before(later):
        later.choose(next(option for option in later.options if option.endswith(":none")), by="allied")
    assert orders(later, "WHEATLEY") == {"manoeuvre", "none"}


def stage_before(stage: Stage) -> bool:
    return stage.prompt == "order" and not orders(stage, "WHEATLEY")


@rule("cuadro", "4.12")
@pytest.mark.parametrize("box", ["reserve", "eliminated"])
def test_while_a_chief_is_off_the_map_nobody_is_in_his_range(box: str) -> None:
    units = {"2-1G": "3604 regular E", "GDS": "3904 regular E"}
    stage = commanding(units, {"L-DILKES": "3504", "GRAHAM": box}).play()
    assert stage.battle.in_command == {"2-1G"}
    assert orders(stage, "DILKES") == {"manoeuvre", "none"}


@rule("cuadro", "4.13")
def test_an_order_is_kept_whatever_happens_to_the_leaders() -> None:
    units = {"2-1G": "3604 regular E", "96": "4110 regular W"}
    stage = commanding(units, {"L-DILKES": "3504", "GRAHAM": "3504"}).play()
    stage.choose(
        "order:DILKES:attack", "stop", "ride:L-DILKES", "to:3204", "ride:GRAHAM", "to:2804", by="allied"
    )
    assert (stage.battle.order, stage.battle.in_command) == ({"2-1G": "attack"}, {"2-1G"})
    stage.choose("stop", by="allied")
    assert stage.battle.order == {}  # until the end of the player turn
