"""Numbers spread over the sheet: a grid that lines are drawn through.

Zones (the ground nearest to some places) and mountains are both fields; `contours` finds where a field
crosses a level.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from vivac.drawing.geometry import Box, Point, segment_distance

_Node = tuple[int, int]
_Side = tuple[_Node, _Node]


class Field:
    """A number for each node of a square grid over a box."""

    def __init__(self, box: Box, step: float, start: float) -> None:
        self.x0, self.y0, self.step = box[0], box[1], step
        self.columns = int((box[2] - box[0]) / step) + 2
        self.rows = int((box[3] - box[1]) / step) + 2
        self.values = [[start] * self.columns for _ in range(self.rows)]

    def node(self, column: int, row: int) -> Point:
        return self.x0 + column * self.step, self.y0 + row * self.step

    def near(self, box: Box) -> Iterable[tuple[int, int, Point]]:
        """The nodes inside a box."""
        first_row, last_row = (math.ceil((y - self.y0) / self.step) for y in (box[1], box[3]))
        first, last = (math.ceil((x - self.x0) / self.step) for x in (box[0], box[2]))
        for row in range(max(0, first_row), min(self.rows, last_row)):
            for column in range(max(0, first), min(self.columns, last)):
                yield column, row, self.node(column, row)

    def measure(self, sites: Sequence[Point]) -> None:
        """Put in each node its distance from the nearest of some points.

        Four sweeps hand the nearest site known so far from neighbour to neighbour: close to exact, and the
        cost does not depend on how many sites there are.
        """
        nearest: list[list[Point | None]] = [[None] * self.columns for _ in range(self.rows)]
        for site in sites:
            column = min(self.columns - 1, max(0, round((site[0] - self.x0) / self.step)))
            row = min(self.rows - 1, max(0, round((site[1] - self.y0) / self.step)))
            nearest[row][column] = site
            self.values[row][column] = math.dist(site, self.node(column, row))
        rows, columns = range(self.rows), range(self.columns)
        for down, right, order_rows, order_columns in (
            (-1, -1, rows, columns),
            (-1, 1, rows, columns[::-1]),
            (1, -1, rows[::-1], columns),
            (1, 1, rows[::-1], columns[::-1]),
        ):
            for row in order_rows:
                for column in order_columns:
                    for r, c in ((row + down, column), (row, column + right), (row + down, column + right)):
                        if 0 <= r < self.rows and 0 <= c < self.columns:
                            site_there = nearest[r][c]
                            if site_there is None:
                                continue
                            x, y = self.x0 + column * self.step, self.y0 + row * self.step
                            far = math.hypot(x - site_there[0], y - site_there[1])
                            if far < self.values[row][column]:
                                self.values[row][column] = far
                                nearest[row][column] = site_there

    def raise_along(self, a: Point, b: Point, height: float, reach: float) -> None:
        """Lay a ridge from a to b: `height` on its crest, nothing at `reach` from it."""
        box = (
            min(a[0], b[0]) - reach,
            min(a[1], b[1]) - reach,
            max(a[0], b[0]) + reach,
            max(a[1], b[1]) + reach,
        )
        for column, row, p in self.near(box):
            share = 1 - segment_distance(p, a, b) / reach
            if share > 0:
                self.values[row][column] = max(self.values[row][column], height * share)

    def combine(self, other: Field, how: Callable[[float, float], float]) -> None:
        """Put a function of both fields in the place of this one. Both have the same grid."""
        self.values = [
            [how(mine, theirs) for mine, theirs in zip(row, row2, strict=True)]
            for row, row2 in zip(self.values, other.values, strict=True)
        ]

    def roughen(self) -> None:
        """Sway the field a little, so that no border drawn through it is ruled."""
        for r, row in enumerate(self.values):
            for c, value in enumerate(row):
                x, y = self.node(c, r)
                row[c] = value + 9 * math.sin(x / 53 + y / 113) + 7 * math.sin(y / 41 - x / 97 + 1)

    def smooth(self) -> None:
        """Replace each inner node by the mean of itself and its four neighbours."""
        old = self.values
        new = [row[:] for row in old]
        for r in range(1, self.rows - 1):
            above, here, below = old[r - 1], old[r], old[r + 1]
            for c in range(1, self.columns - 1):
                new[r][c] = (here[c] * 2 + above[c] + below[c] + here[c - 1] + here[c + 1]) / 6
        self.values = new

    def at(self, p: Point) -> float:
        """The value at any point, between the four nodes round it."""
        u, v = (p[0] - self.x0) / self.step, (p[1] - self.y0) / self.step
        c, r = int(u), int(v)
        if c < 0 or r < 0 or c >= self.columns - 1 or r >= self.rows - 1:
            return 0.0
        u, v = u - c, v - r
        top, low = self.values[r], self.values[r + 1]
        return (top[c] * (1 - u) + top[c + 1] * u) * (1 - v) + (low[c] * (1 - u) + low[c + 1] * u) * v

    def downhill(self, p: Point) -> tuple[float, float, float]:
        """The direction in which the field falls fastest, and how fast."""
        e = self.step * 0.6
        dx = self.at((p[0] - e, p[1])) - self.at((p[0] + e, p[1]))
        dy = self.at((p[0], p[1] - e)) - self.at((p[0], p[1] + e))
        slope = math.hypot(dx, dy)
        return (dx / slope, dy / slope, slope / (2 * e)) if slope else (0.0, 0.0, 0.0)


def contours(field: Field, level: float = 0.0) -> list[list[Point]]:
    """Closed rings where the field crosses a level (marching squares; outside the grid counts as below)."""
    following: dict[_Side, _Side] = {}
    where: dict[_Side, Point] = {}

    def value(node: _Node) -> float:
        c, r = node
        inside = 0 <= c < field.columns and 0 <= r < field.rows
        return field.values[r][c] - level if inside else -field.step * 0.5

    def cross(a: _Node, b: _Node) -> _Side:
        key = (a, b) if a < b else (b, a)
        if key not in where:
            va, vb = value(a), value(b)
            t = va / (va - vb)
            ax, ay = field.node(*a)
            bx, by = field.node(*b)
            where[key] = (ax + (bx - ax) * t, ay + (by - ay) * t)
        return key

    outside = [False] * (field.columns + 2)
    above = outside
    for row in range(-1, field.rows):
        high = (
            [False, *(v > level for v in field.values[row + 1]), False] if row + 1 < field.rows else outside
        )
        upper, above = above, high
        for column in range(-1, field.columns):
            up = (upper[column + 1], upper[column + 2], high[column + 2], high[column + 1])
            if up[0] == up[1] == up[2] == up[3]:
                continue
            corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
            ins: list[_Side] = []
            outs: list[_Side] = []
            for i in range(4):
                j = (i + 1) % 4
                if up[i] != up[j]:
                    (outs if up[i] else ins).append(cross(corners[i], corners[j]))
            following.update(zip(outs, ins, strict=True))
    return _rings(following, where)


def _rings(following: dict[_Side, _Side], where: dict[_Side, Point]) -> list[list[Point]]:
    rings: list[list[Point]] = []
    while following:
        start, current = next(iter(following.items()))
        ring = [where[start]]
        del following[start]
        while current != start and current in following:
            ring.append(where[current])
            current = following.pop(current)
        if len(ring) > 4:
            rings.append(ring)
    return rings


def zone(
    members: Sequence[Point], others: Sequence[Point], reach: float, box: Box, step: float
) -> list[list[Point]]:
    """Outlines of the ground nearer to a member than to any other place, at most `reach` from it."""
    near, far = Field(box, step, math.inf), Field(box, step, math.inf)
    near.measure(members)
    far.measure(others)
    near.combine(far, lambda mine, theirs: min(theirs - mine, reach - mine))
    near.roughen()
    near.smooth()
    near.smooth()
    return contours(near)
