"""Names of places, set so that none covers another, nor a place, nor leaves the sheet.

Every name has some dozens of positions round its place, on one line or two. Each takes the one that
disturbs least; then names that still touch give way in turn until nobody moves. What is drawn as line may be
crossed at a price, since names have a halo.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from msgspec import Struct

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, overlap, within
from vivac.drawing.lettering import text_width, two_lines
from vivac.drawing.marks import words

ASCENT, DESCENT, LEADING = 0.7, 0.12, 0.95  # of the size; small capitals hardly go below the line
ROUNDS = 40
AIR = 4.0  # between two names, or they read as one
DOUBT = 14.0  # a name should be nearer to its own place than to any other, by this much


class Label(Struct, frozen=True):
    """A name to be set beside a place; `standoff` is half the room a counter takes there."""

    id: str
    text: str
    at: Point
    size: float
    look: str
    standoff: float


class Placed(Struct, frozen=True):
    """A name in its position."""

    id: str
    rows: tuple[str, ...]
    x: float
    y: float
    anchor: str
    size: float
    look: str
    box: Box
    cost: float

    def element(self) -> str:
        step = self.size * LEADING
        return "".join(
            words(row, self.x, self.y + i * step, self.size, self.look, text_anchor=self.anchor)
            for i, row in enumerate(self.rows)
        )


def place_labels(
    labels: Sequence[Label],
    taken: Clutter,
    ways: Clutter,
    bounds: Box,
    dislike: Callable[[Label, Box], float] | None = None,
) -> list[Placed]:
    """A position for every name, in the order given; `dislike` is what a box costs a name besides."""
    choices = [_positions(label, labels, taken, ways, bounds, dislike) for label in labels]
    now = [min(each, key=lambda p: p.cost) for each in choices]
    neighbours = _neighbours(labels)
    rng = random.Random("labels")
    order = list(range(len(labels)))
    for _ in range(ROUNDS):
        rng.shuffle(order)
        moved = False
        for i in order:
            best = min(choices[i], key=lambda p: p.cost + _crowding(p, [now[j] for j in neighbours[i]]))
            if best is not now[i]:
                now[i], moved = best, True
        if not moved:
            break
    return now


def _crowding(placed: Placed, others: Sequence[Placed]) -> float:
    left, top, right, bottom = placed.box
    aired = (left - AIR, top - AIR, right + AIR, bottom + AIR)
    shared = (overlap(aired, other.box) for other in others)
    return sum(40 + area for area in shared if area)


def _neighbours(labels: Sequence[Label]) -> list[list[int]]:
    def far(i: int, j: int) -> bool:
        a, b = labels[i].at, labels[j].at
        return abs(a[0] - b[0]) > 340 or abs(a[1] - b[1]) > 120

    return [[j for j in range(len(labels)) if j != i and not far(i, j)] for i in range(len(labels))]


def _distance(p: Point, box: Box) -> float:
    return math.hypot(max(box[0] - p[0], 0, p[0] - box[2]), max(box[1] - p[1], 0, p[1] - box[3]))


def _doubt(label: Label, box: Box, others: Sequence[Point]) -> float:
    """What it costs that a reader may take the name for that of another place."""
    own = _distance(label.at, box)
    return sum(max(0.0, own + DOUBT - _distance(p, box)) for p in others)


def _positions(
    label: Label,
    labels: Sequence[Label],
    taken: Clutter,
    ways: Clutter,
    bounds: Box,
    dislike: Callable[[Label, Box], float] | None,
) -> list[Placed]:
    out: list[Placed] = []
    others = [other.at for other in labels if other is not label and math.dist(other.at, label.at) < 260]
    whole, broken = (label.text,), two_lines(label.text)
    long = len(label.text) > 13
    for rows in dict.fromkeys((whole, broken)):
        awkward = 9.0 if (len(rows) == 1) == long and len(broken) > 1 else 0.0
        width = max(text_width(row, label.size, label.look) for row in rows)
        height = (ASCENT + DESCENT + (len(rows) - 1) * LEADING) * label.size
        for left, top, anchor, liking in _corners(label, width, height):
            box = (left, top, left + width, top + height)
            if not within(box, bounds):
                continue
            covered = taken.area(box)
            cost = (
                liking
                + awkward
                + _doubt(label, box, others)
                + (500 + covered * 5 if covered else 0)
                + ways.area(box) * 0.16
                + (dislike(label, box) if dislike else 0)
            )
            x = {"start": left, "middle": left + width / 2, "end": left + width}[anchor]
            y = top + ASCENT * label.size
            out.append(Placed(label.id, rows, x, y, anchor, label.size, label.look, box, cost))
    return sorted(out, key=lambda p: (p.cost, p.box))


def _corners(label: Label, width: float, height: float) -> list[tuple[float, float, str, float]]:
    """Positions as left, top, anchor and how little they are liked: beside first, then above and below."""
    x, y = label.at
    out: list[tuple[float, float, str, float]] = []
    for extra in (0.0, 6.0):
        off = label.standoff + 3 + extra
        dislike = extra * 1.5
        for shift in (0.0, -0.45, 0.45, -0.9, 0.9):
            top = y - height / 2 + shift * (label.standoff + height / 2)
            out.append((x + off, top, "start", dislike + abs(shift) * 9))
            out.append((x - off - width, top, "end", dislike + abs(shift) * 9 + 2))
        for shift in (0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75):
            left = x - width / 2 + shift * (width / 2 + label.standoff)
            out.append((left, y - off - height, "middle", dislike + abs(shift) * 8 + 3))
            out.append((left, y + off, "middle", dislike + abs(shift) * 8 + 3))
    return out
