"""Places on a map of points, and the washes of colour that hold them together."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from vivac.drawing.geometry import Point, chaikin, polyline
from vivac.drawing.marks import group, mark
from vivac.drawing.sheet import Sheet

_LOTS = (
    (-6.6, -4.4), (-1.8, -4.8), (2.6, -4.4), (-6.2, 1.2), (-1.6, 1.6), (3.0, 1.0), (-2.4, 5.8), (-2.0, -8.6)
)  # fmt: skip


def houses(at: Point, count: int, seed: str) -> str:
    """Path data of houses in plan, along two streets, inside the ring of a place."""
    rng = random.Random(seed)
    turn = math.radians(rng.randrange(-35, 35))
    out: list[str] = []
    for left, top in rng.sample(_LOTS, count):
        right, bottom = left + rng.uniform(2.8, 4.0), top + rng.uniform(2.4, 3.4)
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        out.append(polyline([_turned(at, corner, turn) for corner in corners], closed=True))
    return "".join(out)


def pointer(at: Point, towards: Point, ring: float) -> str:
    """Path data of a small arrow-head on a ring."""
    turn = math.atan2(towards[1] - at[1], towards[0] - at[0])
    tip = ((ring + 0.5, -5.0), (ring + 7.0, 0.0), (ring + 0.5, 5.0))
    return polyline([_turned(at, corner, turn) for corner in tip], closed=True)


def _turned(at: Point, p: Point, turn: float) -> Point:
    sine, cosine = math.sin(turn), math.cos(turn)
    return at[0] + p[0] * cosine - p[1] * sine, at[1] + p[0] * sine + p[1] * cosine


def hand_coloured(sheet: Sheet, rings: Sequence[Sequence[Point]], wash: str, ink: str, dashes: str) -> str:
    """Ground coloured by hand: pale all over, a band of wash inside the border, and the border in ink."""
    shape = sheet.define_path("".join(polyline(chaikin(ring, 2)[::3], closed=True) for ring in rings))
    clip = sheet.define_clip(mark("use", href=f"#{shape}"))
    bands = (mark("use", href=f"#{shape}", stroke_width=width) for width in (28.0, 14.0))
    return group(
        mark("use", href=f"#{shape}", fill=f"var(--{wash})", fill_opacity=".14"),
        mark("g", *bands, look="d-line", stroke=f"var(--{wash})", stroke_opacity=".42"),
        clip_path=f"url(#{clip})",
    ) + mark(
        "use",
        look="d-line",
        href=f"#{shape}",
        stroke=f"var(--{ink})",
        stroke_width=1.6,
        stroke_dasharray=dashes,
    )
