"""The hex grid: ids, directions, neighbours, distances, lines and sets of hexes.

Hexes stand on a point; even rows are shifted right by half a hex. An id is CCRR: column, then row, both from
01, with 0101 in the top left corner. Inside, a hex has axial coordinates (q to the right, r down).

A set of hexes is also kept as the bits of one number (`Mask`): moving every hex of a set one step is then one
shift, which is what makes searching a large map quick.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt
from typing import NewType, TypeVar

from vivac.ground.hexes.listing import Listing

Hex = NewType("Hex", str)
Mask = int
Direction = int
Thing = TypeVar("Thing")

E, NE, NW, W, SW, SE = range(6)  # counterclockwise, so that turning is adding
NAMES = ("E", "NE", "NW", "W", "SW", "SE")
DIRECTIONS = {name: direction for direction, name in enumerate(NAMES)}
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # axial, by direction
CANONICAL = ("E", "SE", "SW")  # a hexside is named from its upper or left hex: 0304-SE
ALL_ROUND = 0b111111


def opposite(direction: Direction) -> Direction:
    return (direction + 3) % 6


def turns(facing: Direction, direction: Direction) -> int:
    """How many sixths of a circle lie between two directions: 0 ahead, 3 behind.

    >>> turns(E, SE), turns(W, E)
    (1, 3)
    """
    apart = (direction - facing) % 6
    return min(apart, 6 - apart)


class Grid:
    """So many columns and rows of hexes.

    >>> grid = Grid(4, 3)
    >>> grid.neighbours["0202"]
    ('0302', '0301', '0201', '0102', '0203', '0303')
    >>> grid.distance("0101", "0403"), grid.direction("0202", "0301")
    (4, 1)
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        lean = (rows - 1) // 2  # rows lean to the left in axial coordinates
        self._width = columns + lean + 1
        shift = self._width
        self._shifts = (1, 1 - shift, -shift, -1, shift - 1, shift)
        self.hexes: tuple[Hex, ...] = tuple(
            Hex(f"{column:02d}{row:02d}") for row in range(1, rows + 1) for column in range(1, columns + 1)
        )
        self.axial: dict[Hex, tuple[int, int]] = {}
        self._at: dict[tuple[int, int], Hex] = {}
        self.bit: dict[Hex, Mask] = {}
        for hex_ in self.hexes:
            column, row = int(hex_[:2]) - 1, int(hex_[2:]) - 1
            q = column - row // 2
            self.axial[hex_] = (q, row)
            self._at[q, row] = hex_
            index = row * self._width + q + lean
            self.bit[hex_] = 1 << index
        self.all: Mask = self.mask(self.hexes)
        self.around: dict[Hex, tuple[Hex | None, ...]] = {
            hex_: tuple(self._at.get((q + dq, r + dr)) for dq, dr in STEPS)
            for hex_, (q, r) in self.axial.items()
        }
        self.neighbours: dict[Hex, tuple[Hex, ...]] = {
            hex_: tuple(n for n in around if n is not None) for hex_, around in self.around.items()
        }
        self.heading: dict[Hex, dict[Hex, Direction]] = {
            hex_: {n: d for d, n in enumerate(around) if n is not None}
            for hex_, around in self.around.items()
        }
        self._discs: dict[tuple[Hex, int], Mask] = {}
        self._listing = self.listing({hex_: hex_ for hex_ in self.hexes})

    # ---------------------------------------------------------------- single hexes

    def distance(self, a: Hex, b: Hex) -> int:
        """The least number of steps."""
        (q, r), (x, y) = self.axial[a], self.axial[b]
        dq, dr = x - q, y - r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def direction(self, a: Hex, b: Hex) -> Direction:
        """The direction of a neighbour."""
        return self.heading[a][b]

    def ends(self, side: str) -> tuple[Hex, Hex]:
        """The two hexes of a hexside such as 0304-SE; KeyError if the map has no such hexside."""
        corner, _, name = side.partition("-")
        hex_ = Hex(corner)
        if name not in CANONICAL:
            raise KeyError(side)
        other = self.around[hex_][DIRECTIONS[name]]
        if other is None:
            raise KeyError(side)
        return hex_, other

    def line(self, a: Hex, b: Hex) -> tuple[tuple[Hex, ...], ...]:
        """The hexes between two, step by step; where the line runs along a hexside, the hexes on both sides.

        >>> Grid(5, 3).line("0101", "0103"), Grid(5, 3).line("0101", "0401")
        ((('0102',),), (('0201',), ('0301',)))
        """
        (q, r), (x, y) = self.axial[a], self.axial[b]
        count = self.distance(a, b)
        steps = []
        for nth in range(1, count):
            middle = (q * (count - nth) + x * nth, r * (count - nth) + y * nth)
            near = dict.fromkeys(self._at.get(_rounded(*middle, count, nudge)) for nudge in (1, -1))
            steps.append(tuple(hex_ for hex_ in near if hex_ is not None))
        return tuple(steps)

    def edge_distance(self, hex_: Hex, edge: str) -> int:
        """How far a hex lies from an edge of the map: top, bottom, left or right."""
        column, row = int(hex_[:2]), int(hex_[2:])
        return {
            "top": row - 1,
            "bottom": self.rows - row,
            "left": column - 1,
            "right": self.columns - column,
        }[edge]

    def centre(self, hex_: Hex) -> tuple[float, float]:
        """The middle of a hex on paper, in hex widths from the top left corner of the map."""
        q, r = self.axial[hex_]
        return 0.5 + q + r / 2, (1 + 1.5 * r) / sqrt(3)

    def corners(self, hex_: Hex) -> tuple[tuple[float, float], ...]:
        """The corners of a hex on paper: corner d and corner d + 1 end the hexside in direction d."""
        x, y = self.centre(hex_)
        side = 1 / sqrt(3)
        offsets = (
            (0.5, side / 2),
            (0.5, -side / 2),
            (0.0, -side),
            (-0.5, -side / 2),
            (-0.5, side / 2),
            (0.0, side),
        )
        return tuple((x + dx, y + dy) for dx, dy in offsets)

    # ---------------------------------------------------------------- sets of hexes

    def mask(self, hexes: Iterable[Hex]) -> Mask:
        bit, mask = self.bit, 0
        for hex_ in hexes:
            mask |= bit[hex_]
        return mask

    def listed(self, mask: Mask) -> list[Hex]:
        """The hexes of a set, row by row.

        >>> grid = Grid(4, 3)
        >>> grid.listed(grid.mask(["0203", "0401", "0101"]))
        ['0101', '0401', '0203']
        """
        return self._listing(mask)

    def listing(self, things: Mapping[Hex, Thing]) -> Listing[Thing]:
        """The same with something else for each hex."""
        return Listing({bit.bit_length() - 1: things[hex_] for hex_, bit in self.bit.items()})

    def shifted(self, mask: Mask, direction: Direction) -> Mask:
        """Every hex of a set moved one step; those that leave the map are gone."""
        by = self._shifts[direction]
        return (mask << by if by > 0 else mask >> -by) & self.all

    @property
    def shifts(self) -> tuple[int, ...]:
        """By how many bits a step moves a set, for searches that cut off what leaves the map themselves."""
        return self._shifts

    def grown(self, mask: Mask) -> Mask:
        """A set and all its neighbours."""
        one = self._width - 1
        return (
            mask | mask << 1 | mask >> 1 | mask << one | mask >> one | mask << one + 1 | mask >> one + 1
        ) & self.all

    def disc(self, hex_: Hex, radius: int) -> Mask:
        """All hexes within a distance."""
        key = (hex_, radius)
        disc = self._discs.get(key)
        if disc is None:
            disc = self.bit[hex_]
            for _ in range(radius):
                disc = self.grown(disc)
            self._discs[key] = disc
        return disc


def _rounded(q: int, r: int, scale: int, nudge: int) -> tuple[int, int]:
    """The hex at the point (q / scale, r / scale), nudged off the hexsides to one side or the other."""
    fine = 1_000_000
    point = [q * fine + nudge * scale, (-q - r) * fine + nudge * 2 * scale, r * fine - nudge * 3 * scale]
    unit = scale * fine
    whole = [(2 * value + unit) // (2 * unit) for value in point]
    off = [abs(value - near * unit) for value, near in zip(point, whole, strict=True)]
    worst = off.index(max(off))
    whole[worst] = -sum(whole[n] for n in range(3) if n != worst)
    return whole[0], whole[2]
