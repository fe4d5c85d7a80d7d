"""A map on which ground is as large as what must stand on it: a cartogram, made with lenses.

A lens swells the ground round its middle and pushes all the rest outwards without changing its size: a point
at distance d goes to the distance whose square is d² + growth · (1 - e^(-d²/reach²)). That keeps the order of
points on every ray, so that behind any row of lenses neighbours are still neighbours, and no border crosses
another. A negative growth draws ground together in the same way.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from vivac.drawing.geometry import Point, bounds, inside, turning

ROUNDS = 6
HASTE = 0.5  # of what a region lacks, given to it in one round: the others push back
SWELL, SHRINK = 3.0, 0.45  # most growth of one lens, against the square of its reach
ENOUGH = 0.06
GRAIN = 40  # points of a region that are asked where its middle lies
BEYOND = 8.0  # squares of the reach, from where a lens only pushes
MOST_LENSES = 8  # for one region; a long one has several in a row


class Lens(Struct, frozen=True):
    x: float
    y: float
    reach: float  # squared
    growth: float


class Wish(Struct, frozen=True):
    """How much ground a region should have at least, and at most."""

    least: float
    most: float


def through(lenses: Iterable[Lens], points: Sequence[Point]) -> list[Point]:
    """Where points come to lie behind a row of lenses."""
    line = list(points)
    for lens in lenses:
        cx, cy, reach, growth = lens.x, lens.y, lens.reach, lens.growth
        far = BEYOND * reach
        for i, (x, y) in enumerate(line):
            dx, dy = x - cx, y - cy
            square = dx * dx + dy * dy
            if square >= far:
                scale = math.sqrt(1 + growth / square)
            elif square > 0:
                scale = math.sqrt(1 - growth * math.expm1(-square / reach) / square)
            else:
                continue
            line[i] = (cx + dx * scale, cy + dy * scale)
    return line


def grind(rings: Mapping[str, Sequence[Point]], wishes: Mapping[str, Wish]) -> list[Lens]:
    """The lenses behind which every region comes close to what it wishes. Rings share their border points."""
    points = list(dict.fromkeys(p for ring in rings.values() for p in ring))
    index = {p: i for i, p in enumerate(points)}
    outlines = {name: [index[p] for p in rings[name]] for name in wishes}
    lenses: list[Lens] = []
    for _ in range(ROUNDS):
        for name, wish in wishes.items():
            ground = _lenses([points[i] for i in outlines[name]], wish)
            points = through(ground, points)
            lenses += ground
    return lenses


def _lenses(ring: Sequence[Point], wish: Wish) -> list[Lens]:
    has = abs(turning(ring))
    wanted = min(max(has, wish.least), wish.most)
    if abs(wanted / has - 1) < ENOUGH:
        return []
    left, top, right, bottom = bounds(ring)
    count = min(MOST_LENSES, max(1, round(((right - left) ** 2 + (bottom - top) ** 2) / has / 2.2)))
    reach = has / math.pi / count
    growth = min(max((wanted - has) * HASTE / math.pi / count, -SHRINK * reach), SWELL * reach)
    return [Lens(x, y, reach, growth) for x, y in _middles(ring, has, count)]


def _middles(ring: Sequence[Point], size: float, count: int) -> list[Point]:
    """Points spread over a region so that all of it is near to one of them."""
    left, top, right, bottom = bounds(ring)
    step = math.sqrt(size / GRAIN)
    columns, rows = int((right - left) / step) + 1, int((bottom - top) / step) + 1
    grid = ((left + (c + 0.5) * step, top + (r + 0.5) * step) for r in range(rows) for c in range(columns))
    ground = [p for p in grid if inside(p, ring)] or [((left + right) / 2, (top + bottom) / 2)]
    middles = [ground[int((k + 0.5) * len(ground) / count)] for k in range(count)]
    for _ in range(4):
        nearest: list[list[Point]] = [[] for _ in middles]
        for p in ground:
            nearest[min(range(count), key=lambda k: math.dist(p, middles[k]))].append(p)
        middles = [_mean(share) if share else middles[k] for k, share in enumerate(nearest)]
    return middles


def _mean(points: Sequence[Point]) -> Point:
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
