"""9.5-9.10 Fire points, and the columns they fire on."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.cuadro.firing import aim, firing, rolls
from vivac.games.cuadro.chapters.gunnery import fire_points
from vivac.lab.coverage import rule

TARGET = {"2-67": "3010 regular E"}


# ---------------------------------------------------------------- 9.5 small arms


@rule("cuadro", "9.5")
@pytest.mark.parametrize(
    ("unit", "words", "points"),
    [
        ("54-1", "regular W", Fraction(6)),
        ("54-1", "regular W pf 4", Fraction(4)),
        ("9L", "skirmish", Fraction(3)),  # half of 5, rounded up
        ("9L", "skirmish pf 4", Fraction(2)),
        ("9L", "square", Fraction(5, 4)),
        ("1D", "skirmish", Fraction(2)),  # printed factor 2 of 4 PF
        ("1D", "skirmish pf 1", Fraction(1)),
        ("54-1", "regular W disordered", Fraction(3)),
        ("9L", "skirmish disordered", Fraction(3, 2)),
        ("9L", "square disordered", Fraction(5, 8)),
        ("1D", "skirmish disordered", Fraction(1)),
    ],
)
def test_the_points_of_infantry_and_cavalry(unit: str, words: str, points: Fraction) -> None:
    stage = firing("french", {unit: f"3110 {words}", **TARGET})
    assert fire_points(stage.field, stage.battle, unit, 1) == points
    assert aim(stage, "3010", unit).points == int(points)


@rule("cuadro", "9.5")
def test_a_unit_with_less_than_a_point_does_not_fire() -> None:
    assert firing("french", {"9L": "3110 square disordered", **TARGET}).play().prompt != "fire"
    stage = firing("french", {"9L": "3110 square", **TARGET}).dice(fire=1).play()
    assert rolls(stage.choose("fire:9L", by="french")) == [("1", 2, "SE")]


# ---------------------------------------------------------------- 9.6 guns


@rule("cuadro", "9.6")
@pytest.mark.parametrize(
    ("hex_", "points"), [("3110", 8), ("3210", 12), ("3310", 12), ("3410", 4)], ids=["1", "2", "3", "4"]
)
def test_guns_fire_with_their_factor_by_range(hex_: str, points: int) -> None:
    stage = firing("french", {"BAT-R": f"{hex_} deployed W", **TARGET})
    assert aim(stage, "3010", "BAT-R").points == points


@rule("cuadro", "9.27")
@pytest.mark.parametrize(
    ("words", "points"), [("", Fraction(5)), ("pf 1", Fraction(3)), ("pf 1 disordered", Fraction(3, 2))]
)
def test_guns_that_have_lost_pf_have_their_share_rounded_up(words: str, points: Fraction) -> None:
    stage = firing("allied", {"RA-H": f"3010 deployed E {words}", "96": "3110 regular W"})
    assert fire_points(stage.field, stage.battle, "RA-H", 1) == points
    assert fire_points(stage.field, stage.battle, "RA-H", 3) == points * Fraction(3, 2)


@rule("cuadro", "9.6", "9.27")
def test_guns_beside_a_square_fire_at_adjacent_hexes_only_with_a_quarter() -> None:
    units = {"9L": "3110 square", "BAT-R": "3110 deployed W", **TARGET, "1-28": "3009 regular E"}
    stage = firing("french", units).dice(6, fire=1)
    assert aim(stage, "3010", "BAT-R").points == 2
    assert stage.play().options == ["fire:9L", "fire:BAT-R", "stop"]
    assert rolls(stage.choose("fire:BAT-R", by="french")) == [
        ("2", 2, "SE")
    ]  # no other target was to be chosen
    units["9L"] = "3110 regular W"
    assert firing("french", units).play().choose("fire:BAT-R", by="french").options == [
        "target:3009",
        "target:3010",
    ]


# ---------------------------------------------------------------- 9.7 no frontage


@rule("cuadro", "9.7")
def test_all_the_infantry_points_of_a_hex_may_be_fired() -> None:
    units = {"8-1": "3110 regular W", "8-2": "3110 regular W", "GR-3": "3110 regular W", **TARGET}
    stage = firing("french", units).dice(6, fire=[1, 1, 1]).play()
    assert aim(stage, "3010", "8-1", "8-2", "GR-3").points == 20
    for unit, column in (("8-1", "7"), ("8-2", "7"), ("GR-3", "6")):
        assert rolls(stage.choose(f"fire:{unit}", by="french"))[0][0] == column


@rule("cuadro", "9.10")
def test_infantry_with_more_than_12_points_fires_twice() -> None:
    units = {"8-1": "3110 regular W", "8-2": "3110 regular W", "GR-3": "3110 regular W", **TARGET}
    stage = firing("french", units).dice(6, fire=[1, 1]).play().choose("volley:3110:small", by="french")
    assert [column for column, _, _ in rolls(stage)] == ["12", "8"]


@rule("cuadro", "9.7")
def test_terrain_takes_its_share_of_all_the_points() -> None:
    """14 points against a light wood are 14 less a third."""
    units = {"8-1": "3307 regular W", "8-2": "3307 regular W", "2-67": "3207 regular E"}
    stage = firing("french", units)
    assert stage.field.ground.terrain["3207"] == "light_wood"
    assert aim(stage, "3207", "8-1", "8-2").points == 9


@rule("cuadro", "9.7")
def test_guns_have_no_frontage() -> None:
    units = {"BAT-R": "3210 deployed W", "BAT-L": "3210 deployed W", **TARGET}
    assert aim(firing("french", units), "3010", "BAT-R", "BAT-L").points == 21


# ---------------------------------------------------------------- 9.8 together


@rule("cuadro", "9.8")
def test_units_of_a_hex_add_their_points_small_arms_and_guns_apart() -> None:
    units = {"96": "3110 regular W", "54-1": "3110 regular W", "BAT-R": "3110 deployed W", **TARGET}
    stage = firing("french", units).dice(fire=[1, 1]).play()
    assert rolls(stage.choose("volley:3110:small", by="french")) == [("11", 1, "SE")]
    assert rolls(stage.choose("fire:BAT-R", by="french")) == [("8", 2, "SE")]


@rule("cuadro", "9.8")
def test_different_hexes_fire_apart() -> None:
    units = {"54-1": "3110 regular W", "54-2": "3109 regular W", **TARGET}
    stage = firing("french", units).dice(fire=[1, 1]).play()
    assert stage.options == ["fire:54-1", "fire:54-2", "stop"]
    assert rolls(stage.choose("fire:54-1", by="french")) == [("6", 1, "SE")]
    assert rolls(stage.choose("fire:54-2", by="french")) == [("6", 1, "SE")]


@rule("cuadro", "9.8")
@pytest.mark.parametrize(
    ("units", "lead", "total"),
    [
        (("54-1", "24-1"), "54-1", 1),  # 6 points of will C, 5 of will B
        (("8-1", "54-1"), "8-1", 2),  # 7 points of will B
        (("GR-3", "54-1"), "54-1", 1),  # 6 points each: the lesser modifiers
        (("54-1", "GR-3"), "54-1", 1),
    ],
)
def test_the_modifiers_are_those_of_the_unit_that_gives_most_points(
    units: tuple[str, str], lead: str, total: int
) -> None:
    stage = firing("french", {**dict.fromkeys(units, "3110 regular W"), **TARGET}).dice(6, fire=1)
    assert aim(stage, "3010", *units).lead == lead
    stage.play().choose("volley:3110:small", by="french")
    assert rolls(stage)[0][1] == total


@rule("cuadro", "9.8")
def test_fractions_are_added_before_they_are_rounded_down() -> None:
    whole = {"9L": "3110 square", "24-1": "3110 square", **TARGET}
    stage = firing("french", whole).dice(fire=1).play()
    assert rolls(stage.choose("volley:3110:small", by="french")) == [("2", 2, "SE")]  # 1¼ and 1¼
    less = {"9L": "3110 square pf 3", "24-1": "3110 square pf 3", **TARGET}
    stage = firing("french", less).dice(fire=1).play()
    assert stage.options == ["volley:3110:small", "stop"]  # ¾ alone is no fire, twice ¾ is a point
    assert rolls(stage.choose("volley:3110:small", by="french")) == [("1", 2, "SE")]
    less = {"9L": "3110 square pf 1", "24-1": "3110 square pf 2", **TARGET}
    assert firing("french", less).play().prompt != "fire"


# ---------------------------------------------------------------- 9.9 terrain


@rule("cuadro", "9.9")
@pytest.mark.parametrize(
    ("firer", "target", "points"),
    [
        ("3110 regular W", "3010", 6),
        ("4123 regular W", "4023", 3),  # village
        ("3820 regular W", "3720", 3),  # strong buildings
        ("3307 regular W", "3207", 4),  # light wood
        ("3017 regular W", "2917", 3),  # dense wood
        ("1512 regular E", "1612", 3),  # light wood B across a stream A: only A
        ("3320 regular E", "3420", 4),  # ravine, and up a slope that does not matter
        ("3420 regular W", "3320", 4),
        ("3521 regular W", "3421", 6),
    ],
)
def test_the_letter_of_the_hex_and_of_the_last_hexside_divides_the_points(
    firer: str, target: str, points: int
) -> None:
    stage = firing("french", {"54-1": firer, "2-67": f"{target} skirmish"})
    assert aim(stage, target, "54-1").points == points


@rule("cuadro", "9.9")
@pytest.mark.parametrize(
    ("firer", "target", "points"),
    [("0803 regular NW", "0702", 3), ("0803 regular NE", "0802", 3), ("0802 regular SW", "0803", 7)],
)
def test_siege_lines_count_from_the_front_only(firer: str, target: str, points: int) -> None:
    stage = firing("french", {"8-1": firer, "2-67": f"{target} regular E"}, scenario="training")
    assert aim(stage, target, "8-1").points == points


@rule("cuadro", "9.9")
@pytest.mark.parametrize(("target", "points"), [("1008", 3), ("1109", 9)])
def test_only_the_last_hexside_counts(target: str, points: int) -> None:
    """A stream before the guns does not help those beyond."""
    units = {"BAT-L": "1007 deployed SE", "2-67": f"{target} regular W"}
    stage = firing("french", units, scenario="training")
    assert "stream" in stage.field.ground.features("1007", "1008")
    assert aim(stage, target, "BAT-L").points == points


# ---------------------------------------------------------------- 9.10 more than 12


@rule("cuadro", "9.10", "9.28")
@pytest.mark.parametrize(
    ("batteries", "switches", "columns"),
    [
        (["BAT-R"], [], ["12"]),
        (["BAT-R", "BAT-L"], [], ["12", "9"]),
        (["BAT-R", "BAT-L", "BAT-V"], [], ["12", "12"]),
        (["BAT-R", "BAT-L", "BAT-V"], ["fire_goes_on"], ["12", "12", "6"]),
    ],
)
def test_more_than_12_points_fire_twice_and_by_the_switch_again_and_again(
    batteries: list[str], switches: list[str], columns: list[str]
) -> None:
    units = {**dict.fromkeys(batteries, "3210 deployed W"), "SEV": "3010 skirmish"}
    stage = firing("french", units, *switches, scenario="chiclana")
    stage.dice(fire=[1] * len(columns)).play()
    stage.choose(f"fire:{batteries[0]}" if len(batteries) == 1 else "volley:3210:guns", by="french")
    assert [column for column, _, _ in rolls(stage)] == columns
    assert stage.rolled == ["fire"] * len(columns)
