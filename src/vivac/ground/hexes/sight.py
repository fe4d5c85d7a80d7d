"""What is seen across a hex grid: straight lines over ground of different heights.

The line between two hexes rises or falls evenly from one elevation to the other. A hex between them blocks it
if it stands higher than the line; one with a screen on it (trees, houses, whatever stands there) by one more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from vivac.ground.hexes.grid import Grid, Hex, Mask


class Between(NamedTuple):
    """A hex that a line may pass: whether it blocks by itself, and whether it would with a screen."""

    hex: Hex
    bit: Mask
    blocks: bool
    blocks_screened: bool


class Sight:
    """Lines of sight over fixed ground; who stands in the way is asked each time.

    >>> grid = Grid(5, 1)
    >>> sight = Sight(grid, {hex_: 0 for hex_ in grid.hexes}, grid.mask(["0201"]))
    >>> sight.line("0101", "0401", 0) is None, sight.line("0301", "0501", 0)
    (True, (('0401',),))
    """

    def __init__(self, grid: Grid, elevation: Mapping[Hex, int], screens: Mask) -> None:
        self._grid, self._elevation, self._screens = grid, elevation, screens
        self._lines: dict[tuple[Hex, Hex], tuple[tuple[Between, ...], ...]] = {}

    def line(self, a: Hex, b: Hex, occupied: Mask) -> tuple[tuple[Hex, ...], ...] | None:
        """For each step between two hexes those that let the line pass; None if at some step none does.

        `occupied` holds the hexes screened by those who stand in them. Neighbours always see each other.
        """
        steps = []
        for step in self._lines.get((a, b)) or self._between(a, b):
            free = tuple(
                hex_
                for hex_, bit, blocks, screened in step
                if not blocks and not (screened and occupied & bit)
            )
            if not free:
                return None
            steps.append(free)
        return tuple(steps)

    def _between(self, a: Hex, b: Hex) -> tuple[tuple[Between, ...], ...]:
        count = self._grid.distance(a, b)
        low, high = self._elevation[a], self._elevation[b]
        steps = []
        for nth, hexes in enumerate(self._grid.line(a, b), 1):
            line = low * (count - nth) + high * nth  # height of the line, times the number of steps
            steps.append(tuple(self._hex(hex_, line, count) for hex_ in hexes))
        self._lines[a, b] = found = tuple(steps)
        return found

    def _hex(self, hex_: Hex, line: int, count: int) -> Between:
        bit, top = self._grid.bit[hex_], self._elevation[hex_]
        screened = (top + 1) * count > line
        blocks = screened if self._screens & bit else top * count > line
        return Between(hex_, bit, blocks, screened)
