"""The picture of a game that has none of its own: the sign of its ground in a glory of engraved rays."""

from __future__ import annotations

import math

from vivac.drawing.covers.engraving import ease, engrave, rays
from vivac.drawing.covers.lid import Picture
from vivac.drawing.covers.press import INK, PAPER, flood, spot
from vivac.drawing.geometry import Point
from vivac.drawing.grounds import ground_symbol
from vivac.drawing.marks import circle, group, moved, path
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import SYMBOLS

PLUM, BRASS = spot("box-plain"), spot("box-plain-2")

_CENTRE: Point = (300, 287)
_DISC = 142.0
_RAYS = 72


def ground_in_glory(ground: str, field: str = PLUM, metal: str = BRASS) -> Picture:
    """A picture that shows one of the grounds, in two inks."""

    def draw(_: Sheet) -> str:
        return flood(field) + _glory() + _medal(ground, field, metal)

    return draw


def _glory() -> str:
    """Long and short rays by turns, thinner towards the corners."""
    lines = rays(_CENTRE, _DISC + 8, 400, _RAYS, 14, turn=2.5)
    pitch = math.tau * _DISC / _RAYS

    def tone(x: float, y: float) -> float:
        far = math.dist((x, y), _CENTRE)
        turn = math.degrees(math.atan2(y - _CENTRE[1], x - _CENTRE[0])) - 2.5
        long = round(turn * _RAYS / 360) % 2 == 0
        return (far / _DISC) * 0.6 * (1 - ease((far - _DISC) / (250 if long else 120)))

    return path(engrave(lines, tone, pitch, most=2, least=0.4, tolerance=0.3), fill=PAPER)


def _medal(ground: str, field: str, metal: str) -> str:
    dots = [
        circle(_CENTRE[0] + 127 * math.cos(a), _CENTRE[1] + 127 * math.sin(a), 2.6)
        for a in (math.tau * i / 60 for i in range(60))
    ]
    sign = group(
        SYMBOLS[ground_symbol(ground)], color=INK, fill=PAPER, stroke=PAPER, transform=moved(*_CENTRE, 3.7)
    )
    return (
        circle(*_CENTRE, _DISC, fill=metal, stroke=INK, stroke_width=4)
        + group(*dots, fill=INK)
        + circle(*_CENTRE, 112, fill=PAPER, stroke=INK, stroke_width=3)
        + circle(*_CENTRE, 105, fill="none", stroke=field, stroke_width=2)
        + sign
    )
