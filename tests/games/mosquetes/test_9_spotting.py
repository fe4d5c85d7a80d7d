"""9.5-9.8 Spotting."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import OPEN, Place, chance, looking, marker, men, opposed
from tests.games.mosquetes.skirmishing import Stage, block, ground
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.games.mosquetes.chapters.spotting import least_die
from vivac.lab.coverage import rule

BOX = open_box(None)
SIZE = (60, 40)


def across(kind: str, x: float) -> dict[str, Any]:
    return {"kind": kind, "line": [[x, 2], [x, 38]]}


def columns(
    target: dict[str, Any] | None = None, scenario: str = OPEN, spotter: dict[str, Any] | None = None
) -> dict[str, int]:
    """What is added to the die of a man at 10″,10″ who looks for a unit, by default one 20″ away."""
    return chance(opposed(spotter or men((10, 10)), target or men((30, 10)), scenario)).modifiers


# ---------------------------------------------------------------- 9.5 the test


@rule("mosquetes", "9.5")
@pytest.mark.parametrize(
    ("column", "distance"),
    [
        (-9, 1), (-4, 1), (-3, 2), (-2, 4), (-1, 6), (0, 8), (1, 12), (2, 18), (3, 24), (4, 36), (5, 48),
        (6, 72), (7, 96), (8, 120), (12, 120),
    ],
)  # fmt: skip
def test_the_distance_of_the_column_must_be_at_least_the_distance_between_them(
    column: int, distance: int
) -> None:
    # a 0 gives just this column, and it reaches so far and no farther
    assert least_die(BOX, column, 4 * distance) == 0
    assert least_die(BOX, column, 4 * distance + 1) > 0


@rule("mosquetes", "9.5", "9.11")
@pytest.mark.parametrize(
    ("gap", "need"), [(8, 0), (8.25, 1), (12, 1), (12.25, 2), (24, 3), (36, 4), (36.25, 5), (48, 5)]
)
def test_the_die_needed_grows_with_the_distance(gap: float, need: int) -> None:
    stage = opposed(men((5, 10)), men((6 + gap, 10)))
    assert chance(stage).need == need
    assert chance(stage).distance == 4 * gap


@rule("mosquetes", "9.5")
@pytest.mark.parametrize(("die", "found"), [(2, False), (3, True), (9, True)])
def test_one_die_decides(die: int, found: bool) -> None:
    stage = looking(opposed(men((5, 10)), men((30, 10), spotted=False))).dice(spotting=die).play()
    stage.choose("spot:B1", by="A")
    assert stage.rolled == ["spotting"]
    assert ("B1" in stage.game.spotted) is found


@rule("mosquetes", "9.5")
def test_if_a_zero_is_enough_the_target_is_spotted_without_rolling() -> None:
    stage = looking(opposed(men((5, 10)), men((14, 10), spotted=False))).play().choose("spot:B1", by="A")
    assert stage.rolled == []
    assert "B1" in stage.game.spotted


@rule("mosquetes", "9.5")
def test_if_a_nine_is_not_enough_the_target_cannot_be_spotted() -> None:
    deep = ground(size=SIZE, weather="fog_or_storm", area=[block("wood", 36, 60)])
    hidden = men((44, 10), profile="warriors", spotted=False)  # −5 −4 −1 −4
    stage = looking(opposed(men((5, 10)), hidden, deep)).dice(spotting=9).play().choose("spot:B1", by="A")
    assert stage.rolled == []
    assert "B1" not in stage.game.spotted


@rule("mosquetes", "9.5")
def test_the_pair_that_needs_the_lowest_die_is_used() -> None:
    # nearer men in the wood are harder to find than a farther one in the open
    wood = ground(size=SIZE, area=[{"kind": "wood", "poly": [[15, 5], [25, 5], [25, 12], [15, 12]]}])
    found = chance(opposed(men((10, 10)), men((17, 10), (17, 8), (24, 20)), wood))
    assert (found.modifiers, found.need) == ({}, 2)
    assert 4 * 16 < found.distance < 4 * 17


@rule("mosquetes", "9.5")
def test_only_what_a_spotter_sees_makes_a_pair() -> None:
    # the near man stands behind the spotter
    found = chance(opposed(men((10, 10)), men((8, 10), (30, 10))))
    assert found.distance == 4 * 19


@rule("mosquetes", "9.5")
def test_among_equal_pairs_the_lowest_numbers_are_used() -> None:
    near = chance(opposed(men((10, 10)), men((26, 10), (23, 10))))  # the second needs a 1, the first a 2
    assert (near.need, near.distance) == (1, 48)
    same = chance(opposed(men((10, 10)), men((28, 10), (26, 10))))  # both need a 2
    assert (same.need, same.distance) == (2, 68)
    spotters = chance(opposed(men((8, 10), (10, 10)), men((26, 10))))  # 17″ and 15″
    assert (spotters.need, spotters.distance) == (2, 68)


# ---------------------------------------------------------------- 9.6 the modifiers


@rule("mosquetes", "9.6")
def test_the_modifiers_add_up_on_the_die() -> None:
    rain = ground(size=SIZE, weather="rain", obstacle=[across("fence", 20)])
    target = men((30, 10), profile="fr_dragoons", smoke=True)
    found = chance(opposed(men((10, 10), profile="rangers"), target, rain))
    assert found.modifiers == {"smoke": 3, "mounted": 1, "spotter_scout": 1, "obstacle": -1, "weather": -1}
    assert found.columns == 3
    assert found.need == 0  # 18.75″ is column 3


@rule("mosquetes", "9.6a", "11.3")
def test_smoke_gives_the_target_away_by_three_columns() -> None:
    assert columns() == {}
    assert columns(men((30, 10), smoke=True)) == {"smoke": 3}


@rule("mosquetes", "9.6b")
def test_a_mounted_target_is_easier_by_one() -> None:
    assert columns(men((30, 10), profile="fr_dragoons")) == {"mounted": 1}


@rule("mosquetes", "9.6c")
@pytest.mark.parametrize(
    "target",
    [
        men((30, 10), profile="wagon-regular"),
        men((30, 10), profile="boat-regular"),
        men((33, 10), (33, 11), profile="gun_light", gun_at=[30, 10]),
    ],
)
def test_a_gun_wagon_or_boat_is_easier_by_two(target: dict[str, Any]) -> None:
    assert columns(target) == {"artillery_wagon_boat": 2}


@rule("mosquetes", "9.6d")
@pytest.mark.parametrize("kind", ["crops", "scrub", "orchard", "swamp"])
def test_a_target_in_a_light_area_is_harder_by_three(kind: str) -> None:
    assert columns(scenario=ground(size=SIZE, area=[block(kind, 29, 34)])) == {"cover": -3}


@rule("mosquetes", "9.6d")
@pytest.mark.parametrize("kind", ["fence", "brush_line"])
def test_a_target_behind_a_light_obstacle_is_harder_by_three(kind: str) -> None:
    assert columns(scenario=ground(size=SIZE, obstacle=[across(kind, 27.5)])) == {"cover": -3}
    past = ground(size=SIZE, obstacle=[across(kind, 31.5)])  # near, but not between them
    assert columns(scenario=past) == {}


@rule("mosquetes", "9.6e")
@pytest.mark.parametrize("kind", ["wood", "rocks"])
def test_a_target_in_a_dense_or_solid_area_is_harder_by_four(kind: str) -> None:
    assert columns(scenario=ground(size=SIZE, area=[block(kind, 29, 34)])) == {"cover": -4}


@rule("mosquetes", "9.6e")
@pytest.mark.parametrize("kind", ["hedge", "wall"])
def test_a_target_behind_a_dense_or_solid_obstacle_is_harder_by_four(kind: str) -> None:
    assert columns(scenario=ground(size=SIZE, obstacle=[across(kind, 27.5)])) == {"cover": -4}


@rule("mosquetes", "9.6f", "9.7")
@pytest.mark.parametrize(
    ("profile", "worth"), [("rangers", -1), ("warriors", -1), ("zulu", -1), ("br_regulars", 0)]
)
def test_scout_or_natives_make_a_target_harder_by_one_and_both_only_once(profile: str, worth: int) -> None:
    found = columns(men((30, 10), profile=profile))
    assert found == ({"scout_or_natives": worth} if worth else {})


@rule("mosquetes", "9.6g")
def test_a_hidden_marker_is_harder_by_two() -> None:
    assert columns(marker((30, 10), "br_regulars")) == {"hidden_marker": -2}


@rule("mosquetes", "9.6h")
@pytest.mark.parametrize(("profile", "worth"), [("rangers", 1), ("br_regulars", 0), ("fr_dragoons", 0)])
def test_a_spotter_who_is_a_scout_finds_more_easily_by_one(profile: str, worth: int) -> None:
    found = columns(spotter=men((10, 10), profile=profile))
    assert found == ({"spotter_scout": worth} if worth else {})


@rule("mosquetes", "9.6i")
@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ([12.75], {"obstacle": -1}),
        ([12.5], {}),  # within 2″ of the spotter
        ([27.25], {"obstacle": -1}),
        ([15, 20], {"obstacle": -2}),
        ([12.5, 20], {"obstacle": -1}),
        ([31.5], {}),  # not crossed
    ],
)
def test_each_obstacle_crossed_is_one_column_unless_within_two_inches_of_either(
    lines: list[float], found: dict[str, int]
) -> None:
    ways = ground(size=SIZE, obstacle=[across("wall", x) for x in lines])
    assert columns(scenario=ways) == found


@rule("mosquetes", "9.6i")
def test_an_obstacle_within_two_inches_of_the_target_is_its_cover_and_no_obstacle() -> None:
    assert columns(scenario=ground(size=SIZE, obstacle=[across("wall", 27.5)])) == {"cover": -4}


@rule("mosquetes", "9.6i")
@pytest.mark.parametrize(("x", "found"), [(20.0, {"obstacle": -1}), (13.5, {}), (26.5, {})])
def test_a_wagon_on_the_line_is_an_obstacle_too(x: float, found: dict[str, int]) -> None:
    stage = opposed(men((10, 10)), men((30, 10)), A2=men((x, 10), profile="wagon-regular"))
    assert chance(stage).modifiers == found


@rule("mosquetes", "9.6j")
@pytest.mark.parametrize(
    ("kind", "east", "worth"),
    [("scrub", 18, -1), ("scrub", 17.75, 0), ("crops", 24, -2), ("swamp", 23.75, -1)],
)
def test_each_full_six_inches_of_light_cover_crossed_is_one_column(
    kind: str, east: float, worth: int
) -> None:
    found = columns(scenario=ground(size=SIZE, area=[block(kind, 12, east)]))
    assert found == ({"light_section": worth} if worth else {})


@rule("mosquetes", "9.6k")
@pytest.mark.parametrize(
    ("areas", "worth"),
    [
        ([("wood", 12, 15)], -2),
        ([("wood", 12, 14.75)], 0),
        ([("rocks", 12, 18)], -4),
        ([("wood", 12, 13.5), ("rocks", 20, 21.5)], -2),  # dense and solid are added together
    ],
)
def test_each_full_three_inches_of_dense_or_solid_cover_crossed_is_two_columns(
    areas: list[tuple[str, float, float]], worth: int
) -> None:
    found = columns(scenario=ground(size=SIZE, area=[block(*area) for area in areas]))
    assert found == ({"dense_solid_section": worth} if worth else {})


@rule("mosquetes", "9.6l", "16.1")
@pytest.mark.parametrize(
    ("weather", "worth"),
    [("clear", 0), ("rain", -1), ("twilight", -2), ("dark_or_mist", -3), ("fog_or_storm", -5)],
)
def test_the_weather_takes_columns(weather: str, worth: int) -> None:
    assert columns(scenario=ground(size=SIZE, weather=weather)) == ({"weather": worth} if worth else {})


# ---------------------------------------------------------------- 9.7, 9.8


@rule("mosquetes", "9.7")
def test_of_two_covers_only_the_worse_counts() -> None:
    both = ground(size=SIZE, area=[block("scrub", 29, 34)], obstacle=[across("wall", 28)])
    assert columns(scenario=both) == {"cover": -4}
    both = ground(size=SIZE, area=[block("wood", 29, 31)], obstacle=[across("fence", 28)])
    assert columns(scenario=both) == {"cover": -4}


@rule("mosquetes", "9.7")
@pytest.mark.parametrize(
    ("profile", "found"),
    [
        ("warriors", {"hidden_marker": -2, "scout_or_natives": -1}),
        ("fr_dragoons", {"hidden_marker": -2, "mounted": 1}),
        ("dummy-native", {"hidden_marker": -2}),
    ],
)
def test_a_marker_has_the_traits_of_its_unit_and_a_dummy_has_none(
    profile: str, found: dict[str, int]
) -> None:
    assert columns(marker((30, 10), profile, 1)) == found


def behind(place: Place, more: dict[str, Any] | None = None, **others: Any) -> Stage:
    """A1 at 20″,10″ may step behind a palisade at 25″, out of sight of B1."""
    screen = ground(size=SIZE, obstacle=[{"kind": "palisade", "line": [[25, 0.5], [25, 10.5]]}])
    stage = opposed(men((20, 12)), {**men(place), **(more or {})}, screen, **others)
    return stage.play().walk((20, 8))


@rule("mosquetes", "9.8")
def test_a_unit_stays_spotted_while_an_enemy_has_line_of_sight_to_it() -> None:
    assert behind((40, 12)).places("A1") == [(20, 8)]
    assert "A1" in behind((40, 24)).game.spotted  # past the end of the palisade
    assert "A1" not in behind((40, 8)).game.spotted


@rule("mosquetes", "9.8")
def test_line_of_sight_is_enough_whichever_way_the_enemy_looks() -> None:
    assert "A1" in behind((40, 24), {"facing": 0}).game.spotted


@rule("mosquetes", "9.8")
def test_a_fleeing_enemy_keeps_nobody_spotted() -> None:
    assert "A1" not in behind((40, 24), {"fleeing": True}).game.spotted
    other = {"B2": men((40, 26), facing=0)}
    assert "A1" in behind((40, 24), {"fleeing": True}, **other).game.spotted


@rule("mosquetes", "9.8")
def test_another_units_action_may_uncover_or_lose_a_unit_as_well() -> None:
    # B2 is the only one to see A1; it steps behind the palisade itself
    screen = ground(size=SIZE, obstacle=[{"kind": "palisade", "line": [[25, 0.5], [25, 10.5]]}])
    stage = opposed(men((20, 8)), men((30, 12)), screen)
    stage.game.unit, stage.game.owner, stage.game.side = "B1", "B", "B"
    stage.play().walk((30, 8), facing=180)
    assert stage.game.spotted == set()
