"""9.1-9.4 Line of sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.opposed import Place, fired, line, looking, marker, men, opposed, seen
from tests.games.mosquetes.skirmishing import block, ground
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.chapters.actions import ACT
from vivac.games.mosquetes.chapters.activation import SPOTTING
from vivac.lab.coverage import rule


def across(kind: str, x: float, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "line": [[x, 2], [x, 38]], **more}


FAR_A, FAR_B = men((10, 10)), men((40, 10))


@rule("mosquetes", "9.1")
def test_there_is_line_of_sight_when_nothing_blocks_the_line() -> None:
    assert line(opposed(FAR_A, FAR_B))
    assert not line(opposed(FAR_A, FAR_B, ground(size=(60, 40), obstacle=[across("palisade", 25)])))
    assert not line(opposed(FAR_A, FAR_B, A2=men((25, 10))))
    assert not line(opposed(FAR_A, FAR_B, ground(size=(60, 40), area=[block("wood", 20, 30)])))


@rule("mosquetes", "9.1a")
@pytest.mark.parametrize(
    ("kind", "open_"), [("palisade", False), ("fence", True), ("hedge", True), ("wall", True)]
)
def test_a_high_obstacle_on_the_line_blocks_it_and_a_low_one_does_not(kind: str, open_: bool) -> None:
    assert line(opposed(FAR_A, FAR_B, ground(size=(60, 40), obstacle=[across(kind, 25)]))) is open_


@rule("mosquetes", "9.1a")
def test_a_building_wall_on_the_line_blocks_it() -> None:
    house = {"poly": [[22, 6], [28, 6], [28, 14], [22, 14]], "doors": []}
    walls = ground(size=(60, 40), building=[house])
    assert not line(opposed(FAR_A, FAR_B, walls))
    assert line(opposed(men((10, 16)), men((40, 16)), walls))


@rule("mosquetes", "9.1b")
@pytest.mark.parametrize(
    ("place", "open_"), [((25, 10), False), ((25, 10.25), False), ((25, 10.5), True), ((25, 11), True)]
)
@pytest.mark.parametrize("side", ["A2", "B2"])
def test_a_base_of_a_third_unit_blocks_but_not_if_it_is_merely_grazed(
    place: Place, open_: bool, side: str
) -> None:
    third: dict[str, Any] = {side: men(place)}
    assert line(opposed(FAR_A, FAR_B, **third)) is open_


@rule("mosquetes", "9.1b")
def test_a_mounted_base_and_a_gun_block_as_wide_as_they_are() -> None:
    assert not line(opposed(FAR_A, FAR_B, A2=men((25, 10.5), profile="fr_dragoons")))
    assert line(opposed(FAR_A, FAR_B, A2=men((25, 10.75), profile="fr_dragoons")))
    gun = men((25, 14), (26, 14), profile="gun_light", gun_at=[25, 10.75])
    assert not line(opposed(FAR_A, FAR_B, A2=gun))


@rule("mosquetes", "9.1b")
def test_neither_the_observers_own_unit_nor_the_targets_blocks() -> None:
    # the front man of each unit hides nobody: the rear men see each other through both
    stage = opposed(men((10, 10), (12, 10)), men((40, 10), (38, 10)))
    rear = {n: (x, y) for n, x, y in stage.game.figures["B1"]}[0]
    shot = fired(stage, "rifle")[0]
    assert shot.marks == (1, 0)
    assert rear == (160, 40)


@rule("mosquetes", "9.1b")
@pytest.mark.parametrize(
    "third",
    [
        marker((25, 10)),
        marker((25, 10), "dummy-native", 1),
        men((25, 10), profile="wagon-regular"),
        men((25, 10), profile="boat-regular"),
    ],
)
def test_markers_dummies_wagons_and_boats_never_block(third: dict[str, Any]) -> None:
    assert line(opposed(FAR_A, FAR_B, A2=third))
    assert line(opposed(FAR_A, FAR_B, B2=third))


@rule("mosquetes", "9.1c")
@pytest.mark.parametrize(
    ("areas", "open_"),
    [
        ([("wood", 20, 29)], False),
        ([("wood", 20, 28.75)], True),
        ([("crops", 12, 30)], False),
        ([("crops", 12, 29.75)], True),
        ([("orchard", 12, 30)], False),
        ([("orchard", 12, 29.75)], True),
        ([("crops", 12, 24), ("wood", 30, 33)], False),
        ([("crops", 12, 23.75), ("wood", 30, 33)], True),
        ([("crops", 12, 24), ("wood", 30, 32.75)], True),
        ([("orchard", 12, 18), ("crops", 18, 24), ("wood", 24, 27)], False),
        ([("scrub", 11, 39)], True),
        ([("swamp", 11, 39)], True),
        ([("rocks", 11, 39)], True),
        ([("rocks", 11, 26), ("wood", 27, 33)], True),
    ],
)
def test_three_full_sections_of_high_areas_block_and_low_areas_never_do(
    areas: list[tuple[str, float, float]], open_: bool
) -> None:
    growth = ground(size=(60, 40), area=[block(*area) for area in areas])
    assert line(opposed(FAR_A, FAR_B, growth)) is open_


@rule("mosquetes", "9.2")
@pytest.mark.parametrize(
    ("where", "open_"),
    [(11.5, True), (11.75, False), (25, False), (38.5, True), (38.25, False)],
)
def test_a_loopholed_palisade_lets_the_line_through_within_an_inch_of_either_model(
    where: float, open_: bool
) -> None:
    loopholed = ground(size=(60, 40), obstacle=[across("palisade", where, loopholed=True)])
    assert line(opposed(FAR_A, FAR_B, loopholed)) is open_
    plain = ground(size=(60, 40), obstacle=[across("palisade", where)])
    assert not line(opposed(FAR_A, FAR_B, plain))


@rule("mosquetes", "9.2")
def test_every_crossing_must_be_within_an_inch_of_one_of_them() -> None:
    house = {"poly": [[11, 6], [15, 6], [15, 14], [11, 14]], "doors": []}
    near = ground(size=(60, 40), building=[house])
    assert line(opposed(men((13.5, 10)), FAR_B, near))  # from within, an inch from the east wall
    assert not line(opposed(men((13.25, 10)), FAR_B, near))
    assert not line(opposed(men((9.5, 10)), FAR_B, near))  # the west wall is near, the east one is not


@rule("mosquetes", "9.2")
def test_who_is_behind_a_loophole_is_behind_solid_cover() -> None:
    loopholed = ground(size=(60, 40), obstacle=[across("palisade", 20, loopholed=True)])
    # the mark at the palisade is covered; the shooter at it shoots at a mark in the open
    into = fired(opposed(men((12, 10)), men((21, 10)), loopholed))
    assert into[0].modifiers == {"solid_cover": -3, "obstacle": -1}
    out = fired(opposed(men((19, 10)), men((28, 10)), loopholed))
    assert out[0].modifiers == {"obstacle": -1}


@rule("mosquetes", "9.3")
def test_a_model_sees_only_in_its_arc_while_line_of_sight_ignores_it() -> None:
    stage = opposed(men((20, 10)), men((30, 10)))
    assert (line(stage), seen(stage)) == (True, True)
    stage.game.facing["A1"] = 180
    assert (line(stage), seen(stage)) == (True, False)
    stage.game.facing["A1"] = 90  # both edges of the half circle are in it
    assert seen(stage)
    stage.game.facing["A1"] = 135
    assert not seen(stage)


@rule("mosquetes", "9.3")
def test_who_turns_his_back_neither_spots_nor_shoots() -> None:
    stage = looking(opposed(men((20, 10), facing=180), men((30, 10), spotted=False))).play()
    assert stage.prompt == "act"  # no free spotting test is asked for
    assert stage.bars(SPOTTING, "spot:B1") == "not-in-sight"
    stage.game.spotted.add("B1")
    assert stage.why_not("A", "shoot:B1:musket") == "no-line-of-fire"
    assert looking(opposed(men((20, 10)), men((30, 10), spotted=False))).play().prompt == "spot"


@rule("mosquetes", "9.4")
@pytest.mark.parametrize("scenario", ["road_ambush", "farm_raid"])
def test_units_begin_unspotted(scenario: str) -> None:
    stage = opposed(FAR_A, FAR_B)
    assert RULEBOOK.setup(scenario, frozenset(), stage.box).spotted == set()


@rule("mosquetes", "9.4")
def test_spotted_is_a_matter_of_the_enemy_side_and_not_of_one_unit() -> None:
    # B1 never looked, but B2 has found A2 by a test of its own
    units: dict[str, Any] = {"A2": men((20, 20), spotted=False), "B2": men((38, 20), facing=180)}
    stage = looking(opposed(men((20, 10)), men((30, 10)), **units), "B2").dice(spotting=9).play()
    assert stage.bars(ACT, "shoot:A2:musket") == "not-spotted"
    stage.choose("spot:A2", by="B")
    assert "A2" in stage.game.spotted
    stage.game.unit = "B1"
    assert stage.why_not("B", "shoot:A2:musket") == ""
