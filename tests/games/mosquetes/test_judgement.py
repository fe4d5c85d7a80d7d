"""What the bots think: ways to an objective, and wagons with their escort."""

from __future__ import annotations

from vivac.games.mosquetes.contents import Objective
from vivac.games.mosquetes.ways import how_far, in_lane
from vivac.table import find_game

BOX = find_game("mosquetes").open_box(None)


def goal(scenario: str, name: str) -> Objective:
    return next(each for each in BOX.objectives(scenario) if each.id == name)


def test_a_unit_hard_by_a_wall_has_still_a_way_to_go() -> None:
    farm, house = BOX.terrain("farm_raid"), goal("farm_raid", "burn_house")
    beside = how_far(farm, house, 28 * 4, 27 * 4, wheels=False)  # the east wall
    assert 1 < beside < 20
    assert how_far(farm, house, 25 * 4, 31 * 4, wheels=False) < beside


def test_an_inch_of_road_is_half_an_inch_to_a_wagon_only() -> None:
    convoy, out = BOX.terrain("convoy_1810"), goal("convoy_1810", "pay_wagon")
    on_wheels, on_foot = (how_far(convoy, out, 14 * 4, 94, wheels=wheels) for wheels in (True, False))
    assert on_wheels < 0.6 * on_foot


def test_the_way_of_a_wagon_lies_before_it_and_not_behind() -> None:
    convoy, out = BOX.terrain("convoy_1810"), goal("convoy_1810", "pay_wagon")
    wagon = (14 * 4, 94)
    assert in_lane(convoy, out, wagon, 20 * 4, 24 * 4)
    assert not in_lane(convoy, out, wagon, 8 * 4, 23 * 4)
    assert not in_lane(convoy, out, wagon, 20 * 4, 32 * 4)
