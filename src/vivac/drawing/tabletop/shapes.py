"""Outlines and places on the table: loose hands along a line, points scattered in a ring."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise

from vivac.drawing.geometry import Box, Point, chaikin, inside, number, polyline, segment_distance

Ring = Sequence[Point]
Disc = tuple[float, float, float]  # x, y, radius
Free = Callable[[Point, float], bool]  # whether a disc may lie there


def bounds(ring: Ring) -> Box:
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def closed(ring: Ring) -> str:
    return polyline(ring, closed=True)


def edge_distance(p: Point, ring: Ring) -> float:
    """How far a point is from the edge of an outline."""
    return min(segment_distance(p, a, b) for a, b in pairwise([*ring, ring[0]]))


def middle(ring: Ring) -> Point:
    """The centre of gravity of an outline."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        turn = ax * by - bx * ay
        area += turn
        x += (ax + bx) * turn
        y += (ay + by) * turn
    return (x / area / 3, y / area / 3) if area else ring[0]


def loose(ring: Ring, within: float, seed: str, step: float = 13.0) -> list[Point]:
    """The outline drawn by a free hand that stays inside it, at most so far from the edge."""
    rng = random.Random(seed)
    cx, cy = middle(ring)
    out: list[Point] = []
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        parts = max(2, round(math.dist((ax, ay), (bx, by)) / step))
        for i in range(parts):
            x, y = ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts
            far = math.dist((x, y), (cx, cy)) or 1.0
            pull = rng.uniform(0.15, 1) * within / far
            out.append((x + (cx - x) * pull, y + (cy - y) * pull))
    return chaikin(out, 2)


def blob(x: float, y: float, rx: float, ry: float, rng: random.Random, corners: int = 9) -> list[Point]:
    """A round thing that nobody drew with compasses."""
    turn = rng.uniform(0, math.tau)
    out: list[Point] = []
    for i in range(corners):
        angle, far = turn + i * math.tau / corners, rng.uniform(0.78, 1.12)
        out.append((x + rx * far * math.cos(angle), y + ry * far * math.sin(angle)))
    return out


def scatter(ring: Ring, radii: tuple[float, float], gap: float, tries: int, taken: list[Disc], free: Free,
            rng: random.Random, inset: float = 1.0) -> list[Disc]:  # fmt: skip
    """Discs thrown into an outline: none over the edge, none nearer to another than `gap` of both radii."""
    west, north, east, south = bounds(ring)
    near = _Near(taken)
    found: list[Disc] = []
    for _ in range(tries):
        radius = rng.uniform(*radii)
        p = (rng.uniform(west, east), rng.uniform(north, south))
        if not inside(p, ring) or edge_distance(p, ring) < radius * inset or not free(p, radius):
            continue
        if near.clear(p, radius, gap):
            disc = (p[0], p[1], radius)
            near.add(disc)
            found.append(disc)
    taken += found
    return found


class _Near:
    """Discs found by where they are."""

    CELL = 40.0

    def __init__(self, discs: Sequence[Disc]) -> None:
        self._cells: dict[tuple[int, int], list[Disc]] = {}
        for disc in discs:
            self.add(disc)

    def add(self, disc: Disc) -> None:
        self._cells.setdefault((int(disc[0] // self.CELL), int(disc[1] // self.CELL)), []).append(disc)

    def clear(self, p: Point, radius: float, gap: float) -> bool:
        column, row = int(p[0] // self.CELL), int(p[1] // self.CELL)
        for c in (column - 1, column, column + 1):
            for r in (row - 1, row, row + 1):
                for x, y, other in self._cells.get((c, r), ()):
                    if math.dist(p, (x, y)) < (radius + other) * gap:
                        return False
        return True


def discs(found: Sequence[Disc], dx: float = 0, dy: float = 0, grow: float = 1.0) -> str:
    """Path data of many discs: one path, however many there are."""
    out: list[str] = []
    for x, y, radius in found:
        r = number(radius * grow)
        across = number(radius * grow * 2)
        out.append(
            f"M{number(x + dx - radius * grow)} {number(y + dy)}"
            f"a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0-{across} 0Z"
        )
    return "".join(out)
