"""10.3, 10.4, 10.10, 10.11, 10.13 Weapons: range and power, powder, single shots and guns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import OPEN, Place, fired, men, opposed
from tests.games.mosquetes.skirmishing import Stage, ground
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.lab.coverage import rule

BOX = open_box(None)
LONG = ground(size=(150, 12))


def at_range(profile: str, gap: float) -> Stage:
    """One man, or a gun with two, so many inches from another, base to base."""
    if profile.startswith("gun"):
        crew = men((4, 6), (5, 8), profile=profile, gun_at=[6, 6])
        return opposed(crew, men((6 + 1 + 0.5 + gap, 6)), LONG)
    base = 0.75 if profile == "fr_dragoons" else 0.5
    return opposed(men((5, 6), profile=profile), men((5 + base + 0.5 + gap, 6)), LONG)


# ---------------------------------------------------------------- 10.3, 10.4 range and power


@rule("mosquetes", "10.3", "10.3a", "10.3b", "10.3c", "10.3d", "10.3e", "10.3f", "10.3g", "10.3h", "10.3i")
@rule("mosquetes", "10.3j", "10.3k", "10.3l", "10.4")
@pytest.mark.parametrize(
    ("weapon", "profile", "reach", "near", "far"),
    [
        ("bow", "warriors_bow", 18, 6, 7),
        ("thrown", "zulu", 6, 6, 6),
        ("pistol", "off_regular", 8, 4, 4),
        ("musket", "br_regulars", 24, 4, 6),
        ("blunderbuss", "settlers", 16, 5, 7),
        ("carbine", "fr_dragoons", 16, 4, 6),
        ("long_rifle", "br_rifles", 72, 4, 5),
        ("rifled_musket", "line_1860", 72, 4, 5),
        ("rifle", "line_1879", 72, 4, 4),
        ("repeating_carbine", "frontier_scouts", 24, 4, 5),
        ("light_gun", "gun_light", 96, 2, 2),
        ("heavy_gun", "gun_heavy", 120, 2, 2),
    ],
)
def test_a_weapon_has_its_range_and_one_power_to_half_of_it_and_another_beyond(
    weapon: str, profile: str, reach: int, near: int, far: int
) -> None:
    assert {shot.power for shot in fired(at_range(profile, reach / 2), weapon)} == {near}
    assert {shot.power for shot in fired(at_range(profile, reach / 2 + 0.25), weapon)} == {far}
    assert {shot.power for shot in fired(at_range(profile, reach), weapon)} == {far}
    assert fired(at_range(profile, reach + 0.25), weapon) == []


@rule("mosquetes", "10.3a", "10.3b", "10.3c", "10.3d", "10.3e", "10.3f", "10.3g", "10.3h", "10.3i", "10.3j")
@rule("mosquetes", "10.3k", "10.3l", "10.10", "10.11")
@pytest.mark.parametrize(
    ("weapon", "profile", "unloaded", "spent"),
    [
        ("bow", "warriors_bow", 0, False),
        ("thrown", "zulu", 0, True),
        ("pistol", "off_regular", 0, True),
        ("musket", "br_regulars", 1, False),
        ("blunderbuss", "settlers", 1, False),
        ("carbine", "fr_dragoons", 1, False),
        ("long_rifle", "br_rifles", 1, False),
        ("rifled_musket", "line_1860", 1, False),
        ("rifle", "line_1879", 0, False),
        ("repeating_carbine", "frontier_scouts", 0, False),
        ("light_gun", "gun_light", 1, False),
        ("heavy_gun", "gun_heavy", 2, False),
    ],
)
def test_powder_leaves_a_unit_unloaded_in_smoke_and_a_single_shot_is_spent_without_it(
    weapon: str, profile: str, unloaded: int, spent: bool
) -> None:
    stage = at_range(profile, 4).dice(rest=0).play().choose(f"shoot:B1:{weapon}", by="A")
    assert stage.game.unloaded.get("A1", 0) == unloaded
    assert ("A1" in stage.game.smoke) is (unloaded > 0)
    assert ("A1" in stage.game.spent) is spent
    assert (f"shoot:B1:{weapon}" in stage.options) == (not unloaded and not spent)


# ---------------------------------------------------------------- 10.10, 10.11


@rule("mosquetes", "10.10")
def test_nobody_shoots_black_powder_again_before_a_reload() -> None:
    stage = (
        opposed(men((10, 10)), men((20, 10)), actions=4).dice(rest=0).play().choose("shoot:B1:musket", by="A")
    )
    assert stage.why_not("A", "shoot:B1:musket") == "unloaded"
    stage.choose("reload", by="A")
    assert "shoot:B1:musket" in stage.options


@rule("mosquetes", "10.10")
@pytest.mark.parametrize("scenario", ["road_ambush", "farm_raid"])
def test_units_start_the_game_loaded(scenario: str) -> None:
    assert RULEBOOK.setup(scenario, frozenset(), BOX).unloaded == {}


@rule("mosquetes", "10.11")
def test_a_unit_with_two_ranged_weapons_chooses_one_for_each_shoot() -> None:
    stage = opposed(men((10, 10), (10, 11), profile="warriors_bow"), men((15, 10)), actions=4)
    stage.dice(rest=0).play()
    assert {"shoot:B1:bow", "shoot:B1:thrown"} <= set(stage.options)
    stage.choose("shoot:B1:thrown", by="A")
    assert stage.rolled == ["hit", "hit"]
    assert stage.game.spent == {"A1"}
    assert "shoot:B1:bow" in stage.options
    assert stage.why_not("A", "shoot:B1:thrown") == "weapon-spent"


@rule("mosquetes", "10.11")
def test_a_single_shot_is_spent_for_the_whole_game() -> None:
    stage = opposed(men((10, 10), profile="off_regular", spent=True), men((15, 10))).play()
    assert not any(option.startswith("shoot") for option in stage.options)
    assert stage.why_not("A", "shoot:B1:pistol") == "weapon-spent"
    assert "reload" not in stage.options


# ---------------------------------------------------------------- 10.13 artillery


def battery(crew: list[Place], *targets: Place, profile: str = "gun_light", **more: Any) -> Stage:
    """A gun at 10″,10″ that looks east."""
    return opposed(men(*crew, profile=profile, gun_at=[10, 10], **more), men(*targets))


CREW: list[Place] = [(8, 10), (8.5, 11.5)]


@rule("mosquetes", "10.13")
@pytest.mark.parametrize(
    ("crew", "serves"),
    [
        ([(8, 10), (8.5, 12)], True),
        ([(7.5, 10), (10, 12.5)], True),  # just an inch away
        ([(7.25, 10), (10, 12.5)], False),
        ([(8, 10)], False),
    ],
)
def test_a_gun_needs_two_crew_within_an_inch(crew: list[Place], serves: bool) -> None:
    stage = battery(crew, (30, 10)).play()
    assert ("shoot:B1:light_gun" in stage.options) is serves
    assert stage.why_not("A", "shoot:B1:light_gun") == ("" if serves else "gun-unserved")


@rule("mosquetes", "10.13", "10.3k", "10.3l", "10.17")
@pytest.mark.parametrize(
    ("profile", "weapon", "dice"), [("gun_light", "light_gun", 3), ("gun_heavy", "heavy_gun", 5)]
)
def test_a_gun_rolls_its_dice_and_twice_as_many_as_canister(profile: str, weapon: str, dice: int) -> None:
    far = fired(battery(CREW, (24, 10), profile=profile), weapon)
    assert len(far) == dice  # 12.5″ from base to base
    near = fired(battery(CREW, (23.5, 10), (30, 10), profile=profile), weapon)
    assert len(near) == 2 * dice  # the nearest is at 12″


@rule("mosquetes", "10.13")
def test_the_dice_are_dealt_in_order_of_distance_and_again_from_the_nearest() -> None:
    shots = fired(battery(CREW, (34, 10), (30, 10), profile="gun_heavy"), "heavy_gun")
    assert [shot.marks[0] for shot in shots] == [1, 0, 1, 0, 1]


@rule("mosquetes", "10.13")
def test_the_shots_come_from_the_gun_with_the_shooting_value_of_its_crew() -> None:
    # the crew stand 2″ behind: from them 12″ would be 14″ and long range
    shots = fired(battery([(8, 10), (8, 11)], (23.5, 10)), "light_gun")
    assert {shot.need for shot in shots} == {5}
    assert all(shot.modifiers == {} for shot in shots)


@rule("mosquetes", "10.13", "3.8")
@pytest.mark.parametrize(("place", "may"), [((30, 30), True), ((30, 30.25), False), ((5, 10), False)])
def test_a_gun_shoots_into_the_quarter_circle_before_it(place: Place, may: bool) -> None:
    assert bool(fired(battery(CREW, place), "light_gun")) is may


@rule("mosquetes", "10.13")
def test_turning_a_gun_is_a_move() -> None:
    stage = battery(CREW, (30, 32)).dice(rest=0).play()
    assert "shoot:B1:light_gun" not in stage.options
    stage.walk((10, 10), facing=90)
    assert (stage.game.actions, stage.game.moved, stage.game.facing["A1"]) == (1, True, 90)
    assert "shoot:B1:light_gun" in stage.options


@rule("mosquetes", "10.13")
def test_the_gun_is_never_a_mark_and_cannot_be_destroyed() -> None:
    stage = battery(CREW, (24, 10), (24, 11))
    stage.game.unit, stage.game.owner, stage.game.side = "B1", "B", "B"
    assert all(set(shot.marks) <= {0, 1} for shot in fired(stage, unit="B1"))
    stage.dice(rest=9).play().choose("shoot:A1:musket", by="B")
    assert stage.game.figures["A1"] == ()
    assert stage.game.guns["A1"] == (40, 40)


@rule("mosquetes", "10.13")
def test_a_gun_without_crew_is_abandoned() -> None:
    units = {
        "A1": men((8, 10), (8, 11), profile="gun_light", gun_at=[10, 10], facing=0),
        "A2": men((8, 30), facing=0),
        "B1": men((24, 10), facing=180),
    }
    hands = {"A": ["A-regular", "clock"], "B": ["clock", "B-regular"]}
    stage = Stage(OPEN, strip="AB", side="A", units=units, hands=hands)
    stage.game.figures["A1"] = ()
    stage.game.killed["A1"] = 2
    stage.game.spotted.discard("A1")
    stage.play().choose("play:A-regular", by="A")
    assert "A1" not in stage.game.to_act
    assert stage.game.unit == "A2"
