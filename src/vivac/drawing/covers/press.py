"""What every cover is printed with: paper, ink, the window of the picture, and closed outlines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from vivac.drawing.geometry import Box, Point, flatten, polyline, thin
from vivac.drawing.marks import rectangle

WIDTH, HEIGHT = 600, 800
PICTURE: Box = (28, 28, 572, 546)
LEFT, TOP, RIGHT, BOTTOM = PICTURE

PAPER = "var(--box-paper)"
INK = "var(--box-ink)"


def spot(name: str) -> str:
    """A coloured ink, by its name in the palette or in the look of the game."""
    return f"var(--{name})"


def flood(colour: str) -> str:
    """The window of the picture, all in one ink: light is cut out of it, as on wood."""
    return rectangle(PICTURE, fill=colour)


def wound(ring: Sequence[Point], clockwise: bool = True) -> list[Point]:
    """The ring in one sense of rotation: outlines that overlap stay solid, holes wound against them open."""
    twice_area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))
    return list(ring) if (twice_area > 0) == clockwise else list(ring)[::-1]


def placed(points: Sequence[Point], scale: float, x: float, y: float) -> list[Point]:
    return [(x + px * scale, y + py * scale) for px, py in points]


def outline(points: Sequence[Point], scale: float = 1, x: float = 0, y: float = 0) -> str:
    """Path data of a closed smooth outline drawn round x, y."""
    ring = wound(placed(flatten(points, per=5, closed=True), scale, x, y))
    return polyline(thin(ring, 0.22), closed=True)
