"""Wood type with wedge serifs: what all its letters are made of.

Letters are drawn by rule, so that no font is needed: cap height 100, a breadth, a heavy stem and a hairline.
Stems keep their share of the breadth when a word is set wide or narrow, so nothing is ever stretched.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.geometry import Point, flatten

CAP = 100.0

Ring = list[Point]


class Glyph(Struct, frozen=True):
    """A letter: what is solid, what is open inside it, and how much room it takes."""

    solids: list[Ring]
    breadth: float
    holes: list[Ring] = []


class Fount(Struct, frozen=True):
    """All letters of one breadth."""

    breadth: float

    @property
    def stem(self) -> float:
        return self.breadth * 0.31

    @property
    def hair(self) -> float:
        return max(5.4, self.stem * 0.3)

    @property
    def overhang(self) -> float:
        """How far a serif stands out from its stem."""
        return self.stem * 0.36

    @property
    def depth(self) -> float:
        """How high the wedge of a serif is."""
        return 13.0

    def upright(
        self,
        x: float,
        thick: float | None = None,
        top: float = 0,
        bottom: float = CAP,
        head: bool = True,
        foot: bool = True,
    ) -> Ring:
        """A stem whose left side is at x, with or without serifs at its head and foot."""
        right = x + (thick or self.stem)
        out, deep = self.overhang, self.depth
        ring = [(x - out, top), (right + out, top), (right, top + deep)] if head else [(x, top), (right, top)]
        if foot:
            ring += [(right, bottom - deep), (right + out, bottom), (x - out, bottom), (x, bottom - deep)]
        else:
            ring += [(right, bottom), (x, bottom)]
        return [*ring, (x, top + deep)] if head else ring

    def wedge(self, x: float, thick: float, y: float, lean: float = 0) -> Ring:
        """The serif at the end of a slanting stroke."""
        deep = self.depth if y < CAP / 2 else -self.depth
        half, out = thick / 2, self.overhang
        return [
            (x - half - out, y),
            (x + half + out, y),
            (x + half - lean, y + deep),
            (x - half - lean, y + deep),
        ]


def slant(a: Point, b: Point, thick: float) -> Ring:
    """A stroke from a to b, cut level at both ends."""
    half = thick / 2
    return [(a[0] - half, a[1]), (a[0] + half, a[1]), (b[0] + half, b[1]), (b[0] - half, b[1])]


def bar(left: float, right: float, top: float, thick: float) -> Ring:
    return [(left, top), (right, top), (right, top + thick), (left, top + thick)]


def bow(
    centre: Point, across: float, high: float, start: float = 0, end: float = 360, square: float = 2.6
) -> Ring:
    """A piece of a superellipse: the rounds of wood type are fuller than circles."""
    ring: Ring = []
    for i in range(49):
        t = math.radians(start + (end - start) * i / 48)
        c, s = math.cos(t), math.sin(t)
        x = math.copysign(abs(c) ** (2 / square), c) * across
        y = math.copysign(abs(s) ** (2 / square), s) * high
        ring.append((centre[0] + x, centre[1] + y))
    return ring


def swelling(spine: Sequence[Point], thick: Sequence[float], per: int = 7) -> Ring:
    """A curved stroke along its spine, as thick at each point of it as said."""
    line = flatten(spine, per=per)
    one: Ring = []
    other: Ring = []
    for i, (x, y) in enumerate(line):
        k = min(len(thick) - 1.001, i / per)
        half = (thick[int(k)] * (1 - k % 1) + thick[int(k) + 1] * (k % 1)) / 2
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / length * half, (bx - ax) / length * half
        one.append((x - nx, y + ny))
        other.append((x + nx, y - ny))
    return one + other[::-1]


def flipped(rings: Sequence[Ring], breadth: float) -> list[Ring]:
    """Turned by half a circle: V is an A without its bar, 9 is a 6."""
    return [[(breadth - x, CAP - y) for x, y in ring] for ring in rings]
