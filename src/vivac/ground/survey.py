"""A field surveyed point by point: what is true of every grid point, worked out once.

A survey is one byte for each point of the grid, row after row from the south-west corner, so that to look a
point up is one step. Shapely does the work here, once for each table; nothing in play waits for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from vivac.ground.field import NEAR, Point

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

FAR = 255


class Survey:
    """The grid of a field: `stride` points in a row."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.stride = width + 1
        self.size = self.stride * (height + 1)

    def index(self, x: int, y: int) -> int:
        return y * self.stride + x

    def inside(self, outline: Sequence[Point]) -> bytearray:
        """1 for every point in an outline or on its border.

        >>> survey = Survey(4, 2)
        >>> list(survey.inside([(1, 0), (3, 0), (3, 1), (1, 1)]))
        [0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]
        """
        from shapely import Polygon, intersects_xy

        return self._marked(Polygon(outline), 0, lambda shape, x, y: intersects_xy(shape, x, y))

    def near(self, line: Sequence[Point], distance: float) -> bytearray:
        """1 for every point within a distance of a line."""
        return self._close(line, distance, lambda far: far <= distance + NEAR)

    def nearer(self, line: Sequence[Point], distance: float) -> bytearray:
        """1 for every point closer to a line than a distance."""
        return self._close(line, distance, lambda far: far < distance - NEAR)

    def border(self, distance: int) -> bytearray:
        """1 for every point closer to the edge of the table than a distance."""
        marked = bytearray(b"\x01") * self.size
        for y in range(distance, self.height - distance + 1):
            start = self.index(distance, y)
            marked[start : start + self.width - 2 * distance + 1] = bytes(self.width - 2 * distance + 1)
        return marked

    def seams(self, *marked: bytes | bytearray) -> bytearray:
        """1 for every point beside one that is marked otherwise, in any of some surveys.

        >>> list(Survey(4, 0).seams(bytes([0, 0, 0, 1, 1])))
        [0, 0, 1, 1, 0]
        """
        import numpy as np

        seam = np.zeros((self.height + 1, self.stride), dtype=np.uint8)
        for each in marked:
            grid = np.frombuffer(each, dtype=np.uint8).reshape(seam.shape)
            for one, other in (
                (np.s_[1:, :], np.s_[:-1, :]),
                (np.s_[:, 1:], np.s_[:, :-1]),
                (np.s_[1:, 1:], np.s_[:-1, :-1]),
                (np.s_[1:, :-1], np.s_[:-1, 1:]),
            ):
                differs = grid[one] != grid[other]
                seam[one] |= differs
                seam[other] |= differs
        return bytearray(seam.tobytes())

    def room(self, marked: bytearray, most: int = 60) -> bytes:
        """How many points away, in the longer direction, the nearest marked one is; at most `most`."""
        import numpy as np

        grid = np.frombuffer(marked, dtype=np.uint8).reshape(self.height + 1, self.stride) != 0
        room = np.full(grid.shape, most, dtype=np.uint8)
        for distance in range(most):
            room[grid & (room == most)] = distance
            wider = grid.copy()
            wider[1:] |= grid[:-1]
            wider[:-1] |= grid[1:]
            across = wider.copy()
            across[:, 1:] |= wider[:, :-1]
            across[:, :-1] |= wider[:, 1:]
            grid = across
        return room.tobytes()

    def _close(self, line: Sequence[Point], distance: float, test: Any) -> bytearray:
        from shapely import LineString, points
        from shapely import distance as measure

        return self._marked(
            LineString(line), distance, lambda shape, x, y: test(measure(shape, points(x, y)))
        )

    def _marked(self, shape: BaseGeometry, margin: float, test: Any) -> bytearray:
        """The points that pass a test, tried only where the shape is."""
        import numpy as np

        west, south, east, north = shape.bounds
        x0, x1 = max(0, int(west - margin) - 1), min(self.width, int(east + margin) + 1)
        y0, y1 = max(0, int(south - margin) - 1), min(self.height, int(north + margin) + 1)
        marked = np.zeros((self.height + 1, self.stride), dtype=np.uint8)
        if x0 <= x1 and y0 <= y1:
            xs, ys = np.meshgrid(np.arange(x0, x1 + 1), np.arange(y0, y1 + 1))
            marked[y0 : y1 + 1, x0 : x1 + 1] = test(shape, xs.astype(float), ys.astype(float))
        return bytearray(marked.tobytes())
