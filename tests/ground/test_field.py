"""The open field: exact meetings and distances, lengths in areas, steps, and surveys."""

from __future__ import annotations

from math import hypot

from hypothesis import given
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from vivac.ground import Field, Survey
from vivac.ground.field import distance_to, gap, passes, steps

coordinate = st.integers(0, 60)
point = st.tuples(coordinate, coordinate)
WOOD = [(10, 10), (40, 12), (44, 40), (20, 50), (8, 30)]
BAY = [(10, 10), (50, 10), (50, 50), (30, 20), (10, 50)]  # not convex
WALL = [(5, 30), (30, 30), (30, 5)]


@given(point, point)
def test_the_length_in_an_area_is_what_shapely_finds(a: tuple[int, int], b: tuple[int, int]) -> None:
    field = Field(60, 60, [WOOD, BAY], [])
    found = dict(field.through(*a, *b))
    for number, outline in enumerate((WOOD, BAY)):
        expected = Polygon(outline).intersection(LineString([a, b])).length if a != b else 0.0
        assert abs(found.get(number, 0.0) - expected) < 1e-6


@given(point, point)
def test_a_segment_meets_a_line_exactly_when_shapely_says_so(a: tuple[int, int], b: tuple[int, int]) -> None:
    field = Field(60, 60, [], [WALL])
    segment = LineString([a, b]) if a != b else Point(a)
    assert field.meets(0, *a, *b) == segment.intersects(LineString(WALL))


@given(point)
def test_the_border_of_an_area_belongs_to_it(p: tuple[int, int]) -> None:
    field = Field(60, 60, [WOOD, BAY], [])
    for number, outline in enumerate((WOOD, BAY)):
        assert field.within(number, *p) == Polygon(outline).intersects(Point(p))


@given(point)
def test_the_distance_to_a_line_is_that_of_its_nearest_point(p: tuple[int, int]) -> None:
    assert abs(Field(60, 60, [], [WALL]).distance(0, *p) - LineString(WALL).distance(Point(p))) < 1e-9


@given(point, point, point, st.integers(1, 8))
def test_a_disc_blocks_a_line_that_comes_nearer_than_its_radius(
    a: tuple[int, int], b: tuple[int, int], p: tuple[int, int], radius: int
) -> None:
    far = distance_to(*p, (*a, b[0] - a[0], b[1] - a[1]))
    if abs(far - radius) > 1e-9:
        assert passes(*p, radius, *a, *b) == (far < radius)


def test_grazing_a_disc_is_not_passing_through_it() -> None:
    assert not passes(10, 2, 2, 0, 0, 20, 0)
    assert passes(10, 1, 2, 0, 0, 20, 0)


def test_discs_that_touch_are_no_distance_apart() -> None:
    assert gap(0, 0, 3, 4, 5) == 0
    assert gap(0, 0, 6, 8, 5) == 5


@given(st.integers(-40, 40), st.integers(-40, 40))
def test_steps_run_from_end_to_end_one_point_at_a_time(dx: int, dy: int) -> None:
    walked = steps(dx, dy)
    assert walked[0] == (0, 0)
    assert walked[-1] == (dx, dy)
    assert len(walked) == max(abs(dx), abs(dy)) + 1
    for x, y in walked:
        assert distance_to(x, y, (0, 0, dx, dy)) <= hypot(0.5, 0.5)


@given(point)
def test_a_survey_agrees_with_the_field(p: tuple[int, int]) -> None:
    field, survey = Field(60, 60, [BAY], [WALL]), Survey(60, 60)
    at = survey.index(*p)
    assert bool(SURVEYED["inside"][at]) == field.within(0, *p)
    assert bool(SURVEYED["nearer"][at]) == (field.distance(0, *p) < 4 - 4e-6)
    assert bool(SURVEYED["border"][at]) == (min(*p, 60 - p[0], 60 - p[1]) < 3)


@given(point)
def test_room_is_the_distance_to_the_nearest_mark_in_the_longer_direction(p: tuple[int, int]) -> None:
    marked = [(x, y) for x in range(61) for y in range(61) if SURVEYED["inside"][y * 61 + x]]
    nearest = min(max(abs(x - p[0]), abs(y - p[1])) for x, y in marked)
    assert SURVEYED["room"][p[1] * 61 + p[0]] == min(nearest, 60)


def _surveyed() -> dict[str, bytes | bytearray]:
    survey = Survey(60, 60)
    inside = survey.inside(BAY)
    return {
        "inside": inside,
        "nearer": survey.nearer(WALL, 4),
        "border": survey.border(3),
        "room": survey.room(inside),
    }


SURVEYED = _surveyed()
