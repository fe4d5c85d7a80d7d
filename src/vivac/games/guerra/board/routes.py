"""The passages off the map: dashed courses over the open sea, each with its price."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.geometry import Box, Point, box_round, curve, flatten
from vivac.drawing.marks import circle, path, words
from vivac.games.guerra.board.survey import Survey
from vivac.games.guerra.box.contents import Map, Passage

FARE = 12.0  # radius of a price
FARE_OFF = 34.0  # from the tip of a course to its price

# Where ships sail, in degrees. A course from Spain leaves the box; what rounds the Horn leaves the sheet.
COURSES: dict[tuple[str, str], tuple[Point, ...]] = {
    ("spain", "caribbean_8"): ((-55.0, 29.0), (-62.0, 25.8)),
    ("spain", "caribbean_9"): (
        (-56.0, 31.5), (-68.0, 30.6), (-76.5, 29.4), (-79.3, 27.2), (-80.0, 24.4), (-82.2, 24.2),
    ),
    ("spain", "caribbean_10"): ((-82.2, 24.2), (-85.0, 23.4), (-89.6, 24.2)),
    ("spain", "caribbean_7"): ((-50.5, 24.5), (-59.0, 18.4)),
    ("spain", "caribbean_6"): ((-46.0, 21.0), (-50.5, 14.5), (-57.0, 11.2)),
    ("spain", "atlantic_1"): (
        (-37.0, 20.0), (-34.0, 8.0), (-31.6, -6.0), (-34.4, -16.0), (-38.4, -26.0), (-46.8, -32.6),
    ),
    ("spain", "atlantic_2"): ((-34.4, -16.0), (-37.4, -28.0), (-41.0, -36.0), (-49.6, -39.4)),
    ("spain", "atlantic_3"): ((-37.4, -28.0), (-39.6, -38.0), (-43.6, -44.0), (-51.6, -45.4)),
    ("atlantic_1", "caribbean_6"): (
        (-48.2, -30.8), (-42.6, -26.0), (-37.6, -19.4), (-36.4, -12.0), (-33.4, -7.0), (-35.4, -1.4),
        (-43.0, 3.4), (-51.0, 8.4), (-55.4, 9.4),
    ),
}  # fmt: skip
HORN = (((-62.0, -49.6), (-62.4, -46.8), (-63.4, -44.6)), ((-76.2, -49.6), (-77.2, -46.8), (-77.0, -44.6)))


class Route(Struct, frozen=True):
    line: list[Point]
    fares: tuple[Point, ...]
    ops: int
    royalist: bool


def survey_routes(map: Map, survey: Survey, spain: Box) -> list[Route]:
    """Every passage of the map as a course; those that share a trunk are drawn on it."""
    out: list[Route] = []
    for passage in map.passage:
        course = COURSES.get((passage.a, passage.b))
        if course is None:
            out += [_route(passage, survey.place(leg)) for leg in HORN]
            continue
        line = survey.place(course)
        if passage.a == "spain" and passage.b not in ("caribbean_10", "atlantic_2", "atlantic_3"):
            line = [_gate(spain, line[0]), *line]
        out.append(_route(passage, line))
    return out


def _route(passage: Passage, knots: Sequence[Point]) -> Route:
    line = flatten(knots, per=10)
    back = line[::-1]
    ends = (line, back) if passage.a != "spain" and (passage.a, passage.b) in COURSES else (back,)
    fares = tuple(next(p for p in end if math.dist(p, end[0]) > FARE_OFF) for end in ends)
    return Route(line, fares, passage.ops, passage.royalist_only)


def _gate(box: Box, towards: Point) -> Point:
    """Where a course leaves a box."""
    return min(max(towards[0], box[0]), box[2]), min(max(towards[1], box[1]), box[3])


def fare_boxes(routes: Sequence[Route]) -> list[Box]:
    return [box_round(at, FARE + 2) for route in routes for at in route.fares]


def draw_routes(routes: Sequence[Route]) -> str:
    out: list[str] = []
    for route in routes:
        ink = "royalist" if route.royalist else "sea-ink"
        tips = "".join(_tip(end) for end in (route.line[::-1], route.line)[2 - len(route.fares) :])
        out.append(passage(curve([*route.line[:-1:5], route.line[-1]]) + tips, ink))
        for x, y in route.fares:
            out.append(circle(x, y, FARE, "d-fare", stroke=f"var(--{ink})"))
            out.append(words(str(route.ops), x, y + 5.4, 15, "d-fig d-m"))
    return "".join(out)


def passage(data: str, ink: str) -> str:
    """A way over the sea, in the ink of whoever may take it."""
    return path(data, "d-line d-passage", stroke=f"var(--{ink})")


def _tip(line: Sequence[Point]) -> str:
    (x, y), (bx, by) = line[-1], line[-4]
    angle = math.atan2(by - y, bx - x)
    ends = [(x + math.cos(angle + turn) * 12, y + math.sin(angle + turn) * 12) for turn in (0.45, -0.45)]
    return "".join(f"M{x:.1f} {y:.1f}L{ex:.1f} {ey:.1f}" for ex, ey in ends)
