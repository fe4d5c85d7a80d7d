"""What already lies on the sheet: boxes, found by where they are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from vivac.drawing.geometry import Box, Point, overlap, resample


class Clutter:
    """A set of boxes that can be asked how much of a given box they cover."""

    def __init__(self, cell: float = 26.0) -> None:
        self._cell = cell
        self._cells: dict[tuple[int, int], list[Box]] = defaultdict(list)

    def _touched(self, box: Box) -> Iterable[tuple[int, int]]:
        cell = self._cell
        for column in range(int(box[0] // cell), int(box[2] // cell) + 1):
            for row in range(int(box[1] // cell), int(box[3] // cell) + 1):
                yield column, row

    def add(self, *boxes: Box) -> None:
        for box in boxes:
            for cell in self._touched(box):
                self._cells[cell].append(box)

    def add_line(self, line: Sequence[Point], half: float, step: float = 6.0) -> None:
        """A line as a row of small boxes."""
        self.add(*((x - half, y - half, x + half, y + half) for x, y, _ in resample(line, step)))

    def area(self, box: Box) -> float:
        """How much of a box is covered; boxes that overlap each other count each."""
        found: set[Box] = set()
        for cell in self._touched(box):
            if cell in self._cells:
                found.update(self._cells[cell])
        return sum(overlap(box, other) for other in found)

    def free(self, box: Box) -> bool:
        return not any(
            overlap(box, other)
            for cell in self._touched(box)
            if cell in self._cells
            for other in self._cells[cell]
        )
