"""Bots on an open table: an option with a region is tried at several of its points."""

from __future__ import annotations

from random import Random

from toys import Row
from vivac.players.points import beyond, placed, plain
from vivac.table import Ask, Option

TO, STAY = Option("to"), Option("stay")


def test_a_region_is_tried_at_several_points_and_a_plain_option_once() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Row()})
    tried = placed(ask, [TO, STAY], 40, Random(1))
    assert tried.count(STAY) == 1
    points = [option for option in tried if option.verb == "to"]
    assert len(points) == len(set(points)) == 5
    assert all(ask.find(option) == option for option in points)


def test_without_regions_every_option_is_tried_as_it_is() -> None:
    ask = Ask("a", "which", [TO, STAY])
    assert placed(ask, [TO, STAY], 40, Random(1)) == [TO, STAY]


def test_finer_ways_to_do_the_same_are_left_to_people_unless_there_is_no_other() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Row()})
    assert plain(ask, frozenset({"stay"})) == [TO]
    assert plain(ask, frozenset()) == [TO, STAY]
    assert plain(ask, frozenset({"to", "stay"})) == [TO, STAY]


def test_a_point_tried_before_may_be_tried_again_only_where_one_may_go() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Row()})
    assert ask.offers(TO.at(5, 0))
    assert ask.offers(STAY)
    assert not ask.offers(TO.at(5, 1))
    assert not ask.offers(TO)
    assert not ask.offers(Option("away"))


class Disc:
    """A region round a point."""

    outlines = ()
    origin = (50, 50)

    def __contains__(self, point: tuple[int, int]) -> bool:
        return (point[0] - 50) ** 2 + (point[1] - 50) ** 2 <= 1600

    def point(self, rng: Random) -> tuple[int, int]:
        return 50 + rng.randrange(-20, 20), 50


def test_where_a_ruler_is_laid_most_points_are_as_far_as_it_goes_all_round() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Disc()})
    tried = placed(ask, [TO, STAY], 96, Random(1))
    points = [(int(option[1]) - 50, int(option[2]) - 50) for option in tried if option.verb == "to"]
    far = [(x, y) for x, y in points if x * x + y * y >= 38**2]
    assert len(points) == 12
    assert len(far) == 8
    assert {(x > 0, y > 0) for x, y in far} == {(True, True), (True, False), (False, True), (False, False)}
    assert all(ask.find(option) == option for option in tried)


def test_where_the_game_is_tempted_is_tried_first_as_far_as_a_quarter_of_the_budget_goes() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Row()})
    lures = [TO.at(x, 1) for x in range(20)]
    tried = placed(ask, [TO, STAY], 40, Random(1), lures)
    assert tried[:10] == lures[:10]
    assert set(tried[10:]) - {STAY}
    assert not set(tried[10:]) & set(lures[10:])
    assert placed(ask, [TO, STAY], 2, Random(1), lures)[0] == lures[0]


def test_more_points_are_tried_about_the_best_and_beyond_it() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Row()})
    means = {TO.at(100, 0): 1.0, TO.at(300, 0): 3.0, TO.at(500, 0): 5.0, STAY: 0.0}
    more = beyond(ask, means, 40, Random(1))
    points = [int(option[1]) for option in more]
    assert points
    assert all(ask.find(option) == option for option in more)
    assert not set(more) & set(means)
    assert max(points) > 500
    assert min(points) >= 380


def test_nothing_is_tried_beyond_a_plain_option() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Row()})
    assert beyond(ask, {TO.at(100, 0): 1.0, STAY: 2.0}, 40, Random(1)) == []


def test_where_a_ruler_is_laid_it_is_turned_a_little_about_the_best_point() -> None:
    ask = Ask("a", "where", [TO, STAY], regions={TO: Disc()})
    means = {TO.at(90, 50): 5.0, TO.at(50, 90): 1.0, STAY: 0.0}
    more = beyond(ask, means, 96, Random(1))
    points = [(int(option[1]) - 50, int(option[2]) - 50) for option in more]
    aside = [(x, y) for x, y in points if x * x + y * y >= 38**2 and x > 30]
    assert len(aside) >= 8
    assert {y > 0 for _, y in aside if y} == {True, False}
    assert all(ask.find(option) == option for option in more)
