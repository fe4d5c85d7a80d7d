"""Roads, turnpikes and railroads: all of one kind in a few paths."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.geometry import Point, cubic, curve, line_distance, number
from vivac.drawing.marks import path

BOWS = (0.03, -0.03, 0.06, -0.06, 0.1, -0.1, 0.14, -0.14, 0.19, -0.19)


class Way(Struct, frozen=True):
    """A road between two places: one cubic, and the same as a polyline for whoever must keep clear of it."""

    data: str
    line: tuple[Point, ...]


def _bowed(a: Point, b: Point, bow: float, rng: random.Random) -> Way:
    dx, dy = b[0] - a[0], b[1] - a[1]
    first, second = bow + rng.uniform(-0.02, 0.02), bow + rng.uniform(-0.02, 0.02)
    c1 = (a[0] + dx * 0.33 - dy * first, a[1] + dy * 0.33 + dx * first)
    c2 = (a[0] + dx * 0.67 - dy * second, a[1] + dy * 0.67 + dx * second)
    numbers = " ".join(number(v) for v in (*c1, *c2, *b))
    return Way(f"M{number(a[0])} {number(a[1])}C{numbers}", tuple(cubic(a, c1, c2, b)))


def bowed_way(
    a: Point, b: Point, seed: str, places: Sequence[Point], tracks: Sequence[Sequence[Point]]
) -> Way:
    """A road that bows gently, so that nothing is ruled and every connection still reads.

    Of a few bows the one is taken that keeps clear of the other places and does not lie on a railroad.
    """
    reach = math.dist(a, b) / 2 + 40
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    others = [p for p in places if p not in (a, b) and math.dist(p, middle) < reach]
    rails = [p for track in tracks for p in track if math.dist(p, middle) < reach]
    rng = random.Random(seed)
    best: tuple[float, Way] | None = None
    for bow in rng.sample(BOWS, len(BOWS)):
        way = _bowed(a, b, bow, random.Random(f"{seed} {bow}"))
        cost = abs(bow) * 60
        for p in others:
            cost += max(0.0, 27 - line_distance(p, way.line)) * 4
        heart = way.line[len(way.line) // 2]
        cost += max(0.0, 13 - min((math.dist(heart, p) for p in rails), default=13.0)) * 5
        if best is None or cost < best[0]:
            best = (cost, way)
    assert best is not None
    return best[1]


def _drawn(data: str, looks: Sequence[str]) -> str:
    return "".join(path(data, f"d-line {look}") for look in looks)


def roads(ways: Sequence[Way]) -> str:
    return _drawn("".join(way.data for way in ways), ("d-road-halo", "d-road-edge", "d-road"))


def pikes(ways: Sequence[Way]) -> str:
    return _drawn("".join(way.data for way in ways), ("d-pike-edge", "d-pike"))


def railroad(points: Sequence[Point]) -> str:
    """A line with ties, on a halo of paper where it crosses a road."""
    return _drawn(curve(points, tension=0.7), ("d-rail-halo", "d-rail", "d-ties"))
