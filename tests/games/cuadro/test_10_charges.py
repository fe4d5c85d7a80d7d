"""10.9, 10.17a, 10.17b Charges."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import refused, shock
from vivac.lab.coverage import rule

CHARGE = {"1D": "3310 regular W assault 3010"}  # 2 hexes from 3110
LINE = {"2-67": "3010 regular E"}


def marking(words: str, units: dict[str, str] | None = None, **position: Any) -> Stage:
    """1D in its Movement Phase, with 2-67 in 3010 to be marked against."""
    units = {"1D": words, **LINE, "54-1": "2510 regular E", "1-28": "2610 regular W", **(units or {})}
    return Stage(step="marking", player="french", units=units, **position)


def may_attack(stage: Stage, target: str = "3010") -> bool:
    return refused(stage, "french", f"target:{target}", ["1D"]) is None


# ---------------------------------------------------------------- 10.9 who may attack


@rule("cuadro", "10.9")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("3110 regular W fatigue 3", ("mark-tired", "10.9")),
        ("3110 skirmish", ("mark-not-mounted", "10.9")),
        ("3110 regular W disordered", ("mark-not-in-order", "2.8")),
        ("3110 regular E", ("mark-nobody", "4.14")),  # not in its front arc
    ],
)
def test_what_keeps_cavalry_from_attacking(words: str, reason: tuple[str, str]) -> None:
    stage = marking(words).play()
    assert refused(stage, "french", "1D") == reason
    assert "mark:1D" not in stage.options


@rule("cuadro", "10.9")
@pytest.mark.parametrize("words", ["3110 regular W", "3110 regular SW fatigue 2"])
def test_mounted_cavalry_in_good_order_attacks_what_is_adjacent_in_its_front_arc(words: str) -> None:
    stage = marking(words)
    assert may_attack(stage)
    assert "mark:1D" in stage.play().options


@rule("cuadro", "10.9")
@pytest.mark.parametrize(
    ("words", "can"),
    [
        ("3210 regular W", True),
        ("3310 regular W", True),
        ("3410 regular W", True),
        ("3510 regular W", False),  # 4 hexes
        ("3310 regular E", False),  # behind it
        ("3310 regular NE", True),  # round by 3309 and 3209
        ("3210 regular SW", True),  # W is in its front arc
        ("3008 regular SE", True),
    ],
)
def test_a_charge_is_a_path_of_1_to_3_hexes_each_in_the_front_arc(words: str, can: bool) -> None:
    assert may_attack(marking(words)) is can


@rule("cuadro", "10.9")
def test_a_charge_turns_by_60_degrees_at_most_at_each_step() -> None:
    """From 3210 the line is a hex away, but not for one who has to turn about."""
    assert not may_attack(marking("3210 regular E"))
    assert may_attack(marking("3210 regular NE"))


@rule("cuadro", "10.9")
def test_a_charge_goes_through_no_enemy_zone_before_its_last_hex() -> None:
    assert may_attack(marking("3410 regular W"))
    assert not may_attack(marking("3410 regular W", {"BARNARD": "3309 skirmish"}))


@rule("cuadro", "10.9", "6.7", "8.3")
@pytest.mark.parametrize(
    ("friend", "can"),
    [
        ({}, True),
        ({"54-1": "3110 regular W"}, False),  # infantry and cavalry do not share a hex
        ({"BAT-R": "3110 deployed W"}, True),
        ({"BAT-R": "3110 deployed NW"}, False),  # the guns face another way
    ],
)
def test_a_charge_ends_only_where_there_is_room_beside_friends_and_with_their_facing(
    friend: dict[str, str], can: bool
) -> None:
    """From 3410 the line in 3010 can only be reached by 3110."""
    assert may_attack(marking("3410 regular W", friend)) is can


@rule("cuadro", "10.9")
@pytest.mark.parametrize(
    ("start", "target", "can"),
    [
        ("3004 regular NE", "3107", False),  # the way round the wood is too long
        ("3407 regular W", "3207", True),  # into the wood, from 3307
        ("3922 regular W", "3619", False),  # strong buildings on the hill
    ],
)
def test_a_charge_rides_over_open_ground(start: str, target: str, can: bool) -> None:
    stage = Stage(
        step="marking",
        player="french",
        units={"1D": start, "2-67": f"{target} regular W", "1-28": "2610 regular W"},
    )
    assert may_attack(stage, target) is can
    ground = stage.field.ground
    assert {ground.terrain[hex_] for hex_ in ground.charge_ground - ground.roads.keys()} == {
        *("clear", "beach", "cultivated"),
    }
    assert ground.roads.keys() <= ground.charge_ground


@rule("cuadro", "10.9")
def test_a_charge_crosses_no_prohibited_hexside() -> None:
    """A ravine lies before 3421, which cavalry cannot cross."""
    units = {"1D": "3120 regular E", "2-67": "3421 regular W", "1-28": "2610 regular W"}
    stage = Stage(step="marking", player="french", units=units)
    assert not may_attack(stage, "3421")
    assert may_attack(
        Stage(step="marking", player="french", units={**units, "2-67": "3420 regular W"}), "3420"
    )


@rule("cuadro", "10.9", "10.17a")
def test_the_charge_is_moved_in_the_shock_phase() -> None:
    stage = marking("3310 regular W").play().choose("mark:1D", by="french")
    assert (stage.battle.where["1D"], stage.battle.assault) == ("3310", {"1D": "3010"})
    stage = shock("french", {**CHARGE, **LINE}).play()
    assert (stage.prompt, stage.options) == ("charge-to", ["last:3110", "last:3111", "last:3109"])
    stage.choose("last:3109", by="french")
    assert (stage.battle.where["1D"], stage.battle.face["1D"]) == ("3109", 3)


# ---------------------------------------------------------------- 10.17a, 10.17b the charge


@rule("cuadro", "10.17a")
def test_a_charge_takes_the_shortest_path() -> None:
    stage = (
        shock("french", {"1D": "3210 regular W assault 3010", **LINE}).play().choose("last:3110", by="french")
    )
    line = [line.say.params for line in stage.table.log or [] if line.say.key == "charges"][-1]
    assert line["moved"] == 1


@rule("cuadro", "10.17a")
def test_a_charge_that_has_become_impossible_loses_its_marker() -> None:
    wall = {"BARNARD": "3309 skirmish"}
    stage = shock("french", {"1D": "3410 regular W assault 3010", **LINE, **wall}).play()
    assert "charge-impossible" in stage.told
    assert (stage.battle.where["1D"], stage.battle.assault, stage.battle.fatigue) == ("3410", {}, {})


@rule("cuadro", "10.17a")
def test_two_charges_end_in_one_hex_only_with_one_facing() -> None:
    units = {
        "1D": "3310 regular W assault 3010",
        "2D": "3110 regular SW assault 3010",
        "IRL": "3010 regular E",
    }
    stage = shock("french", units, scenario="chiclana").play()
    assert "last:3110" in stage.options  # it can come in facing SW too
    stage.choose("last:3110", by="french")
    assert (stage.battle.face["1D"], stage.battle.face["2D"]) == (4, 4)


@rule("cuadro", "10.17b")
def test_below_1_to_4_all_markers_come_off_before_anything_else() -> None:
    weak = {"1D": "3110 regular W assault 3010 pf 2"}
    assert shock("french", {**weak, **LINE}).play().prompt == "square"
    stage = shock("french", {**weak, **LINE, "1-28": "3010 regular E"}).play()
    assert "odds-too-low" in stage.told
    assert (stage.battle.assault, stage.battle.fatigue, stage.rolled) == ({}, {}, [])
