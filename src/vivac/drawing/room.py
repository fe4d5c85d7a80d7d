"""Room on the sheet: squared paper, whose each square is, and what it costs to set a block there."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise

from vivac.drawing.geometry import Box, Point

TAKEN = "#"  # the owner of squares on which something stands


class Squares:
    """Who owns each square of a grid over a box."""

    def __init__(self, box: Box, step: float) -> None:
        self.box, self.step = box, step
        self.columns = math.ceil((box[2] - box[0]) / step)
        self.rows = math.ceil((box[3] - box[1]) / step)
        self.owner = [[""] * self.columns for _ in range(self.rows)]

    def copy(self) -> Squares:
        other = Squares(self.box, self.step)
        other.owner = [row[:] for row in self.owner]
        return other

    def span(self, box: Box) -> tuple[int, int, int, int]:
        """The squares a box touches: first column and row, and those behind the last ones."""
        left, top = (int((box[i] - self.box[i]) // self.step) for i in (0, 1))
        right, bottom = (math.ceil((box[i] - self.box[i - 2]) / self.step) for i in (2, 3))
        return max(0, left), max(0, top), min(self.columns, right), min(self.rows, bottom)

    def part(self, left: int, top: int, right: int, bottom: int) -> Box:
        """The box of a block of squares, as far as it lies on the grid."""
        x, y = self.box[:2]
        left, top = max(0, left), max(0, top)
        right, bottom = min(self.columns, right), min(self.rows, bottom)
        return x + left * self.step, y + top * self.step, x + right * self.step, y + bottom * self.step

    def fill(self, ring: Sequence[Point], owner: str) -> None:
        """Give the squares whose middle lies in a closed outline to somebody."""
        left, top = self.box[:2]
        cuts: dict[int, list[float]] = defaultdict(list)
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            first, last = sorted(math.ceil((y - top) / self.step - 0.5) for y in (ay, by))
            for row in range(max(0, first), min(self.rows, last)):
                cuts[row].append(ax + (bx - ax) * (top + (row + 0.5) * self.step - ay) / (by - ay))
        for row, crossed in cuts.items():
            ends = [min(self.columns, max(0, round((x - left) / self.step))) for x in sorted(crossed)]
            for enter, leave in zip(ends[::2], ends[1::2], strict=True):
                self.owner[row][enter:leave] = [owner] * (leave - enter)

    def take(self, box: Box, owner: str = TAKEN) -> None:
        """Something stands here: nobody else has room there any more."""
        left, top, right, bottom = self.span(box)
        for row in range(top, bottom):
            self.owner[row][left:right] = [owner] * max(0, right - left)


class Costs:
    """What each square of a part of the grid costs, summed so that any box is added up at once."""

    def __init__(self, squares: Squares, part: Box, price: Callable[[str], float]) -> None:
        self.squares = squares
        self.left, self.top, self.right, self.bottom = squares.span(part)
        self._wide = self.right - self.left + 1
        prices: dict[str, float] = {}
        self._sums = [[0.0] * self._wide]
        for row in range(self.top, self.bottom):
            above, running, line = self._sums[-1], 0.0, [0.0]
            for column, owner in enumerate(squares.owner[row][self.left : self.right], 1):
                if owner not in prices:
                    prices[owner] = price(owner)
                running += prices[owner]
                line.append(above[column] + running)
            self._sums.append(line)

    def of(self, left: int, top: int, right: int, bottom: int) -> float:
        """What a block of squares costs; one that leaves the part cannot be paid."""
        left, right = left - self.left, right - self.left
        if left < 0 or right >= self._wide or top < self.top or bottom > self.bottom:
            return math.inf
        low, high = self._sums[bottom - self.top], self._sums[top - self.top]
        return low[right] - low[left] - high[right] + high[left]
