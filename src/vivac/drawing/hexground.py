"""Ground told hex by hex, drawn as one country.

Outlines run through the hexes, not along them: the letters of the map are numbers at the centres of hexes,
blurred by a bell a little narrower than a hex and swayed by a little grain; a wood is where woods weigh more
than the rest. So narrow a bell leaves every hex its own centre: no outline contradicts the map.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from vivac.drawing.field import Field, contours
from vivac.drawing.geometry import Box, Point, chaikin, polyline, resample, thin

BELL = 0.42  # breadth of the bell, in hexes
REACH = 1.35  # beyond so many hexes nothing is felt
MUCH = 0.02  # nearer to a whole number than this, a node lies in the middle of its own ground
SHORTEST = 6  # rings of fewer points are grain

Value = Callable[[int, int], float]  # of a hex, by column and row from 0; asked beyond the edges too


class Lattice(Struct, frozen=True):
    """Hexes on a point, `pitch` broad; odd rows (from 0) are shifted right by half a hex."""

    origin: Point
    pitch: float

    @property
    def rise(self) -> float:
        """From one row to the next."""
        return self.pitch * math.sqrt(3) / 2

    @property
    def side(self) -> float:
        return self.pitch / math.sqrt(3)

    def centre(self, column: int, row: int) -> Point:
        return (
            self.origin[0] + self.pitch * (0.5 + column + row % 2 / 2),
            self.origin[1] + self.side + self.rise * row,
        )

    def size(self, columns: int, rows: int) -> Point:
        """How broad and high so many hexes are."""
        return self.pitch * (columns + 0.5), self.rise * (rows - 1) + 2 * self.side


class Region(Struct, frozen=True):
    """The ground of some hexes: its outlines, and a field that is above one half inside them."""

    field: Field
    rings: list[list[Point]]

    def holds(self, p: Point) -> bool:
        return self.field.at(p) > 0.5

    @property
    def data(self) -> str:
        return "".join(polyline(ring, closed=True) for ring in self.rings)


class Blur:
    """What turns numbers at hexes into a field over a box: made once, used for every kind of ground.

    A bell is the product of one across and one down, so it is laid along each row of hexes first, then from
    row to row.
    """

    def __init__(self, lattice: Lattice, box: Box, step: float) -> None:
        self._box, self._step = box, step
        reach, width = lattice.pitch * REACH, 2 * (lattice.pitch * BELL) ** 2
        frame = Field(box, step, 0.0)

        def bells(at: float, pace: float) -> list[tuple[int, float]]:
            low, high = math.ceil((at - reach) / pace), math.floor((at + reach) / pace)
            return [(i, math.exp(-((at - i * pace) ** 2) / width)) for i in range(low, high + 1)]

        first = [lattice.centre(0, parity) for parity in (0, 1)]
        self._across = [
            [bells(frame.x0 + c * step - x, lattice.pitch) for c in range(frame.columns)] for x, _ in first
        ]
        self._down = [bells(frame.y0 + r * step - first[0][1], lattice.rise) for r in range(frame.rows)]
        self._whole = self._laid(lambda _column, _row: 1.0)

    def _laid(self, value: Value) -> list[list[float]]:
        rows: dict[int, list[float]] = {}
        out: list[list[float]] = []
        for bells in self._down:
            total: list[float] = []
            for row, bell in bells:
                if row not in rows:
                    rows[row] = [
                        sum(weight * value(column, row) for column, weight in across)
                        for across in self._across[row % 2]
                    ]
                here = [bell * v for v in rows[row]]
                total = [t + v for t, v in zip(total, here, strict=True)] if total else here
            out.append(total)
        return out

    def field(self, value: Value, sway: float) -> Field:
        """The mean of the hexes round each node, the nearest weighing most, and a little grain."""
        field = Field(self._box, self._step, 0.0)
        field.values = [
            [v / w for v, w in zip(row, whole, strict=True)]
            for row, whole in zip(self._laid(value), self._whole, strict=True)
        ]
        for r, values in enumerate(field.values):
            y = field.y0 + r * self._step
            for c, v in enumerate(values):
                if MUCH < v % 1 < 1 - MUCH:
                    values[c] = v + sway * grain(field.x0 + c * self._step, y)
        return field

    def region(self, belongs: Callable[[int, int], bool], sway: float) -> Region:
        """The ground of some hexes; `sway` is how much its outline wanders, at most about 0.15."""
        field = self.field(lambda column, row: 1.0 if belongs(column, row) else 0.0, sway / 2)
        return Region(field, outlines(field, 0.5))


def outlines(field: Field, level: float) -> list[list[Point]]:
    """The contours of a field at a level, smooth."""
    return [thin(chaikin(ring, 2), 0.35) for ring in contours(field, level) if len(ring) >= SHORTEST]


def grain(x: float, y: float) -> float:
    """Something between -2.7 and 2.7 that sways over the sheet, the same for every map."""
    return math.sin(x / 23 + y / 41) + math.sin(y / 19 - x / 53 + 1.7) + 0.7 * math.sin((x + y) / 11.3)


class Strokes(Struct, frozen=True):
    """How hachures are cut: distance from one to the next, length, breadth at the top."""

    apart: float = 4.2
    length: float = 19.0
    breadth: float = 2.4


def hachures(ground: Field, level: float, seed: str, strokes: Strokes) -> str:
    """Path data of strokes that run downhill from a contour, in two rows, lit from the north-west."""
    rng = random.Random(seed)
    out: list[str] = []
    for ring in contours(ground, level):
        if len(ring) < SHORTEST:
            continue
        line = chaikin([*ring, ring[0]], 1, closed=False)
        for row in (0, 1):
            start = 0.0 if row == 0 else strokes.length * 0.46
            share = 0.56 if row == 0 else 0.54
            for x, y, _ in resample(line, strokes.apart * (1 + 0.3 * row)):
                dx, dy, slope = ground.downhill((x, y))
                if not slope:
                    continue
                shade = 0.5 + 0.35 * (dx + dy)
                half = strokes.breadth / 2 * (0.5 + 0.55 * shade) * (1.0 - 0.3 * row)
                far = start + strokes.length * share * rng.uniform(0.84, 1.1)
                near = start + rng.uniform(-0.7, 0.7)
                a, b = (x + dx * near, y + dy * near), (x + dx * far, y + dy * far)
                out.append(_stroke(a, b, (-dy * half, dx * half)))
    return "".join(out)


def _stroke(a: Point, b: Point, across: Point) -> str:
    left, right = (a[0] + across[0], a[1] + across[1]), (a[0] - across[0], a[1] - across[1])
    return polyline([left, right, b], closed=True)


def bank(a: Point, b: Point, downhill: Point, seed: str, strokes: Strokes) -> str:
    """Path data of hachures along one hexside, down towards a point."""
    rng = random.Random(seed)
    length = math.dist(a, b)
    dx, dy = downhill[0] - (a[0] + b[0]) / 2, downhill[1] - (a[1] + b[1]) / 2
    far = math.hypot(dx, dy)
    dx, dy = dx / far, dy / far
    along = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
    out: list[str] = []
    for x, y, _ in resample((a, b), strokes.apart):
        reach, half = strokes.length * rng.uniform(0.75, 1.1), strokes.breadth / 2
        tip = (x + dx * reach, y + dy * reach)
        out.append(_stroke((x, y), tip, (along[0] * half, along[1] * half)))
    return "".join(out)


def chains(sides: Sequence[tuple[Point, Point]]) -> list[list[Point]]:
    """Hexsides joined end to end into lines as long as they get."""
    left = list(sides)
    out: list[list[Point]] = []
    while left:
        meets = Counter(_corner(end) for side in left for end in side)
        start = next((i for i, side in enumerate(left) if any(meets[_corner(p)] == 1 for p in side)), 0)
        a, b = left.pop(start)
        line = [b, a] if meets[_corner(b)] == 1 else [a, b]
        while True:
            end = _corner(line[-1])
            after = next((i for i, side in enumerate(left) if end in map(_corner, side)), None)
            if after is None:
                break
            a, b = left.pop(after)
            line.append(b if _corner(a) == end else a)
        out.append(line)
    return out


def _corner(p: Point) -> tuple[int, int]:
    """The same for the same corner, whichever hex it was measured from."""
    return round(p[0]), round(p[1])
