"""The open field: a table measured in whole quarter-inches, with pieces of ground on it and lines across it.

Everything stands on the grid, so whether two lines meet or a point lies in an outline is worked out in whole
numbers and never depends on rounding; only lengths are fractions. The field knows no game: areas and lines
have numbers, and whoever plays on it says what they mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot, sqrt
from typing import NamedTuple

Point = tuple[int, int]
Spot = tuple[float, float]  # a point that need not be on the grid
Edge = tuple[int, int, int, int]  # where it starts, and how far it goes in x and y
Box = tuple[int, int, int, int]  # west, south, east, north
# Of a piece of ground: its number, twice its centre and twice half its size, whether it is convex, its edges.
Shape = tuple[int, int, int, int, int, bool, tuple[Edge, ...]]
Piece = tuple[int, int, int, int, Shape]  # its box and the rest, which few lines need to look at

NEAR = 4e-6  # a millionth of an inch: what counts as nothing when lengths are compared


class Between(NamedTuple):
    """What lies between two points: the lines met, with the points where, and the length in each area."""

    crossed: tuple[tuple[int, tuple[Spot, ...]], ...]
    through: tuple[tuple[int, float], ...]


class Field:
    """A table so wide and so high, with its areas (outlines) and its lines (closed ones repeat a point).

    >>> field = Field(40, 40, [[(10, 0), (20, 0), (20, 40), (10, 40)]], [[(30, 0), (30, 40)]])
    >>> field.between(0, 20, 40, 20)
    Between(crossed=((0, ((30.0, 20.0),)),), through=((0, 10.0),))
    """

    def __init__(
        self, width: int, height: int, areas: Sequence[Sequence[Point]], lines: Sequence[Sequence[Point]]
    ) -> None:
        self.width, self.height = width, height
        self.areas = tuple(tuple(area) for area in areas)
        self.lines = tuple(tuple(line) for line in lines)
        self._areas = tuple(_prepared(_turned((*area, area[0]))) for area in self.areas)
        self._lines = tuple(_prepared(line) for line in self.lines)
        self._area_pieces = tuple(_piece(number, *area) for number, area in enumerate(self._areas))
        self._line_pieces = tuple(_piece(number, *line) for number, line in enumerate(self._lines))

    # ---------------------------------------------------------------- what lies between

    def between(self, ax: int, ay: int, bx: int, by: int) -> Between:
        """Everything the straight line from one point to another meets."""
        return Between(tuple(self.met(ax, ay, bx, by)), tuple(self.through(ax, ay, bx, by)))

    def through(self, ax: int, ay: int, bx: int, by: int) -> list[tuple[int, float]]:
        """The areas a line runs through, and for how long."""
        through = []
        for number, convex, edges in _met_boxes(ax, ay, bx, by, self._area_pieces):
            length = _clipped(ax, ay, bx, by, edges) if convex else _length_in(ax, ay, bx, by, edges)
            if length:
                through.append((number, length))
        return through

    def met(self, ax: int, ay: int, bx: int, by: int) -> list[tuple[int, tuple[Spot, ...]]]:
        """The lines a segment meets, each with the points where."""
        found = []
        for number, _, edges in _met_boxes(ax, ay, bx, by, self._line_pieces):
            shares = _meetings(ax, ay, bx - ax, by - ay, edges)
            if shares:
                found.append((number, tuple(_along(ax, ay, bx, by, share) for share in shares)))
        return found

    def lines_near(self, box: Box) -> list[int]:
        """The lines that may reach into a box."""
        west, south, east, north = box
        return [
            number
            for number, ((w, s, e, n), _) in enumerate(self._lines)
            if w <= east and e >= west and s <= north and n >= south
        ]

    def meets(self, line: int, ax: int, ay: int, bx: int, by: int) -> bool:
        """Whether a segment meets one line; touching it counts."""
        return bool(_meetings(ax, ay, bx - ax, by - ay, self._lines[line][1]))

    def where_met(self, line: int, ax: int, ay: int, bx: int, by: int) -> list[Spot]:
        """The points in which a segment meets one line."""
        shares = _meetings(ax, ay, bx - ax, by - ay, self._lines[line][1])
        return [_along(ax, ay, bx, by, share) for share in shares]

    # ---------------------------------------------------------------- where a point is

    def distance(self, line: int, x: float, y: float) -> float:
        """From a point to the nearest point of a line."""
        return min(distance_to(x, y, edge) for edge in self._lines[line][1])

    def within(self, area: int, x: int, y: int) -> bool:
        """Whether a grid point lies in an area or on its border."""
        (west, south, east, north), edges = self._areas[area]
        return west <= x <= east and south <= y <= north and _inside(x, y, edges)


# ---------------------------------------------------------------- outlines and segments


def _prepared(points: Sequence[Point]) -> tuple[Box, tuple[Edge, ...]]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    edges = tuple((x, y, u - x, v - y) for (x, y), (u, v) in pairwise(points))
    return (min(xs), min(ys), max(xs), max(ys)), edges


def _piece(number: int, box: Box, edges: tuple[Edge, ...]) -> Piece:
    west, south, east, north = box
    middle, size = (west + east, south + north), (east - west, north - south)
    return (*box, (number, *middle, *size, _is_convex(edges), edges))


def _met_boxes(
    ax: int, ay: int, bx: int, by: int, pieces: tuple[Piece, ...]
) -> list[tuple[int, bool, tuple[Edge, ...]]]:
    """The pieces whose boxes a segment meets: all others are out of question at a glance."""
    west, east = (ax, bx) if ax <= bx else (bx, ax)
    south, north = (ay, by) if ay <= by else (by, ay)
    rx, ry, wide, high = bx - ax, by - ay, east - west, north - south
    turn = 2 * (ax * ry - ay * rx)
    found = []
    for w, s, e, n, shape in pieces:
        if w <= east and e >= west and s <= north and n >= south:
            number, mx, my, dx, dy, convex, edges = shape
            across = mx * ry - my * rx - turn
            span = dx * high + dy * wide
            if -span <= across <= span:
                found.append((number, convex, edges))
    return found


def _along(ax: int, ay: int, bx: int, by: int, share: float) -> Spot:
    return ax + share * (bx - ax), ay + share * (by - ay)


def _meetings(ax: int, ay: int, rx: int, ry: int, edges: Sequence[Edge]) -> list[float]:
    """The shares of a segment at which it meets any of some edges, ends included."""
    shares: list[float] = []
    for cx, cy, sx, sy in edges:
        qx, qy = cx - ax, cy - ay
        turn = rx * sy - ry * sx
        if turn:
            along, across = qx * sy - qy * sx, qx * ry - qy * rx
            if turn < 0:
                turn, along, across = -turn, -along, -across
            if 0 <= along <= turn and 0 <= across <= turn:
                shares.append(along / turn)
        elif qx * ry == qy * rx and qx * sy == qy * sx:
            shares += _overlap(qx, qy, rx, ry, sx, sy)
    return shares


def _overlap(qx: int, qy: int, rx: int, ry: int, sx: int, sy: int) -> list[float]:
    """The ends of what a segment and an edge on the same line share; q leads from one to the other."""
    square = rx * rx + ry * ry
    if not square:  # the segment is a point; it is on the edge or not
        back, span = -(qx * sx + qy * sy), sx * sx + sy * sy
        return [0.0] if 0 <= back <= span and qx * sy == qy * sx else []
    first = (qx * rx + qy * ry) / square
    second = ((qx + sx) * rx + (qy + sy) * ry) / square
    low, high = max(0.0, min(first, second)), min(1.0, max(first, second))
    return [low, high] if low <= high else []


def _length_in(ax: int, ay: int, bx: int, by: int, edges: Sequence[Edge]) -> float:
    """How much of a segment lies in an outline, its border included."""
    shares = _meetings(ax, ay, bx - ax, by - ay, edges)
    if not shares:
        return hypot(bx - ax, by - ay) if _inside(ax, ay, edges) else 0.0
    cuts = sorted({0.0, 1.0, *shares})
    inside = 0.0
    along_edge = _runs_along(ax, ay, bx - ax, by - ay, edges)
    for start, end in pairwise(cuts):
        if end - start > 1e-12:
            x, y = _along(ax, ay, bx, by, (start + end) / 2)
            if _inside(x, y, edges) or (
                along_edge and any(distance_to(x, y, edge) <= NEAR for edge in edges)
            ):
                inside += end - start
    return inside * hypot(bx - ax, by - ay)


def _turned(points: Sequence[Point]) -> Sequence[Point]:
    """A closed outline counter-clockwise."""
    twice = sum(x * v - u * y for (x, y), (u, v) in pairwise(points))
    return points if twice > 0 else points[::-1]


def _is_convex(edges: Sequence[Edge]) -> bool:
    """Whether a counter-clockwise outline never turns right."""
    return all(one[2] * two[3] - one[3] * two[2] >= 0 for one, two in pairwise((*edges, edges[0])))


def _clipped(ax: int, ay: int, bx: int, by: int, edges: Sequence[Edge]) -> float:
    """How much of a segment lies in a convex outline: what every edge leaves of it."""
    rx, ry = bx - ax, by - ay
    start, end = 0.0, 1.0
    for cx, cy, sx, sy in edges:
        left = sx * (ay - cy) - sy * (ax - cx)
        turn = sx * ry - sy * rx
        if turn == 0:
            if left < 0:
                return 0.0
        elif turn > 0:
            if -left > start * turn:
                start = -left / turn
        elif left < -end * turn:
            end = -left / turn
        if start >= end:
            return 0.0
    return (end - start) * sqrt(rx * rx + ry * ry)


def _runs_along(ax: int, ay: int, rx: int, ry: int, edges: Sequence[Edge]) -> bool:
    """Whether a segment lies on the same line as an edge: only then can a stretch of it be border."""
    return any(rx * sy == ry * sx and (cx - ax) * ry == (cy - ay) * rx for cx, cy, sx, sy in edges)


def _inside(x: float, y: float, edges: Sequence[Edge]) -> bool:
    """Whether a point lies in an outline; for grid points the border counts exactly."""
    inside = False
    for cx, cy, sx, sy in edges:
        qx, qy = x - cx, y - cy
        turn = sx * qy - sy * qx
        if turn == 0 and 0 <= qx * sx + qy * sy <= sx * sx + sy * sy:
            return True
        if (cy > y) != (cy + sy > y) and (turn > 0) == (sy > 0):
            inside = not inside
    return inside


def distance_to(x: float, y: float, edge: Edge) -> float:
    """From a point to the nearest point of an edge."""
    cx, cy, sx, sy = edge
    qx, qy = x - cx, y - cy
    square = sx * sx + sy * sy
    share = min(1.0, max(0.0, (qx * sx + qy * sy) / square)) if square else 0.0
    return hypot(qx - share * sx, qy - share * sy)


def passes(x: int, y: int, radius: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """Whether a segment passes through a disc; grazing its rim is not passing through.

    >>> passes(10, 1, 2, 0, 0, 20, 0), passes(10, 2, 2, 0, 0, 20, 0)
    (True, False)
    """
    rx, ry, qx, qy = bx - ax, by - ay, x - ax, y - ay
    along = qx * rx + qy * ry
    if along <= 0:
        return qx * qx + qy * qy < radius * radius
    square = rx * rx + ry * ry
    if along >= square:
        return (x - bx) ** 2 + (y - by) ** 2 < radius * radius
    across = qx * ry - qy * rx
    return across * across < radius * radius * square


def gap(ax: int, ay: int, bx: int, by: int, radii: int) -> float:
    """The distance between two discs, rim to rim; nothing if they touch."""
    return max(0.0, sqrt((ax - bx) ** 2 + (ay - by) ** 2) - radii)


# ---------------------------------------------------------------- walking


@lru_cache(maxsize=65536)
def steps(dx: int, dy: int) -> tuple[Point, ...]:
    """The grid points nearest to a segment, one for each quarter-inch of its longer side; halves go outwards.

    >>> steps(4, 2)
    ((0, 0), (1, 1), (2, 1), (3, 2), (4, 2))
    """
    count = max(abs(dx), abs(dy))
    if not count:
        return ((0, 0),)
    return tuple(zip(_rounded(dx, count), _rounded(dy, count), strict=True))


def _rounded(span: int, count: int) -> Sequence[int]:
    """So many equal shares of a span, each to the nearest whole number, halves away from zero."""
    if span == count:
        return range(count + 1)
    if span >= 0:
        return [(2 * k * span + count) // (2 * count) for k in range(count + 1)]
    return [-((count - 2 * k * span) // (2 * count)) for k in range(count + 1)]
