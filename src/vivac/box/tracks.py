"""Tracks: a row of numbered boxes with a marker that never leaves it."""

from __future__ import annotations

from typing import NamedTuple


class Scale(NamedTuple):
    """The lowest and the highest box of a track.

    >>> Scale(1, 5).moved(4, by=2)
    5
    """

    low: int
    high: int

    def moved(self, at: int, by: int) -> int:
        return min(max(at + by, self.low), self.high)
