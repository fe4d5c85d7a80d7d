"""The greedy player on an open table: an option with a region is tried at several of its points."""

from __future__ import annotations

from random import Random

from vivac.players import GreedyPlayer
from vivac.table import Ask, Option

TO, STAY = Option("to"), Option("stay")


class Row:
    """A region: the points of a row."""

    outlines = ()
    origin = None

    def __contains__(self, point: tuple[int, int]) -> bool:
        return point[1] == 0 and 0 <= point[0] < 1000

    def point(self, rng: Random) -> tuple[int, int]:
        return rng.randrange(1000), 0


def test_a_region_is_tried_at_several_points_and_a_plain_option_once() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Row()})
    placed = GreedyPlayer(1, budget=40)._placed(ask, [TO, STAY])
    assert placed.count(STAY) == 1
    points = [option for option in placed if option.verb == "to"]
    assert len(points) == len(set(points)) > 5
    assert all(ask.find(option) == option for option in points)


def test_without_regions_every_option_is_tried_as_it_is() -> None:
    ask = Ask("a", "which", [TO, STAY])
    assert GreedyPlayer(1, budget=40)._placed(ask, [TO, STAY]) == [TO, STAY]
