"""Mountains under snow, lit from the west: a white face, a ragged ridge, and a face of engraved shade."""

from __future__ import annotations

import random

from vivac.drawing.covers.engraving import ease, engrave, ribbon
from vivac.drawing.covers.press import INK, LEFT, PAPER, RIGHT
from vivac.drawing.geometry import Point, inside, polyline, thin, wander
from vivac.drawing.marks import path

_FOOT = 460.0
_PITCH = 7.6
_BEHIND: tuple[Point, ...] = (
    (LEFT, 372), (58, 340), (96, 366), (150, 344), (206, 352), (260, 334), (330, 350), (404, 340), (452, 366),
    (520, 350), (RIGHT, 366),
)  # fmt: skip


def range_behind(shade: str) -> str:
    crest = thin(wander(_BEHIND, 3, 0.16, "box guerra range"), 0.3)
    return path(
        polyline([*crest, (RIGHT, _FOOT + 9), (LEFT, _FOOT + 9)], closed=True),
        fill=shade,
        stroke=INK,
        stroke_width=2,
    )


def peak(name: str, summit: Point, west: Point, east: Point, shade: str) -> str:
    """One mountain. All its wobble comes from its name."""
    x, y = summit
    drop = _FOOT - y
    halfway_west = ((west[0] + x) / 2 - 4, (west[1] + y) / 2 + 10)
    halfway_east = ((east[0] + x) / 2 + 6, (east[1] + y) / 2 + 8)
    lit_edge = wander([west, halfway_west, summit], 3, 0.16, f"box guerra {name} west")
    dark_edge = wander([summit, halfway_east, east], 3, 0.16, f"box guerra {name} east")
    spine = [summit, (x - 6, y + drop * 0.3), (x + 12, y + drop * 0.62), (x - 8, _FOOT)]
    ridge = wander(spine, 3, 0.2, f"box guerra {name} ridge")
    whole = thin([*lit_edge, *dark_edge[1:], (east[0], _FOOT), (west[0], _FOOT)], 0.3)
    face = [*dark_edge, (east[0], _FOOT), *ridge[::-1]]

    def tone(px: float, py: float) -> float:
        return 0.5 + 0.4 * ease(1 - (py - y) / (drop + 1)) if inside((px, py), face) else 0.0

    ink_ridge = ribbon(ridge, [1.6 - 1.2 * i / len(ridge) for i in range(len(ridge))], 0.1)
    return (
        path(polyline(whole, closed=True), fill=PAPER, stroke=INK, stroke_width=3, stroke_linejoin="round")
        + path(engrave(_slopes(summit, east), tone, _PITCH * 0.8, least=0.2), fill=shade)
        + path(_ribs(name, lit_edge, (x - west[0]) * 0.02) + ink_ridge, fill=INK)
    )


def _slopes(summit: Point, east: Point) -> list[list[Point]]:
    """Lines that follow the fall of the eastern face."""
    x, y = summit
    fall = (east[1] - y) / (east[0] - x) * 0.86
    steps = [5 * i for i in range(int((east[0] - x + 60) / 5))]
    starts = [-40 + _PITCH * i for i in range(int((_FOOT - y + 100) / _PITCH) + 1)]
    return [[(x - 40 + step, y + start + fall * step) for step in steps] for start in starts]


def _ribs(name: str, edge: list[Point], lean: float) -> str:
    """Short strokes down the snow from the western edge."""
    rng = random.Random(f"box guerra {name} ribs")
    data: list[str] = []
    for i in range(9):
        x, y = edge[int((i + 0.6) / 9.4 * (len(edge) - 1))]
        long = (_FOOT - y) * rng.uniform(0.25, 0.5)
        line = [(x + (lean - 0.6) * j, y + 5 + long * j / 6) for j in range(7)]
        data.append(ribbon(line, [1.5 * (1 - j / 6) for j in range(7)], 0.05))
    return "".join(data)
