"""Mosquetes: long gun and tomahawk crossed before a bank of powder smoke, a blockhouse, and a stockade."""

from __future__ import annotations

import math
import random

from vivac.drawing.covers.engraving import ease, engrave, level, ribbon, tapered
from vivac.drawing.covers.press import INK, LEFT, PAPER, RIGHT, TOP, flood, spot
from vivac.drawing.covers.smoke import Ball, bank, disc
from vivac.drawing.geometry import Point, polyline
from vivac.drawing.marks import group, moved, path
from vivac.drawing.sheet import Sheet

FOREST, FIRE = spot("forest"), spot("fire")

_GLOW: Point = (300, 400)
_CROSSING: Point = (300, 244)
_FAR_PINES = (  # x, height
    (60, 190), (104, 150), (148, 120), (196, 96), (408, 100), (452, 126), (498, 158), (544, 200),
)  # fmt: skip
_NEAR_PINES = ((24, 420), (76, 300), (122, 214), (486, 226), (530, 316), (580, 430))
_SMOKE: tuple[Ball, ...] = (
    (150, 152, 32), (196, 124, 40), (250, 102, 46), (312, 94, 50), (372, 106, 46), (426, 130, 40),
    (466, 160, 30), (130, 186, 28), (176, 172, 36), (232, 152, 42), (292, 146, 46), (352, 152, 44),
    (408, 172, 40), (456, 196, 32), (486, 208, 18), (110, 212, 18), (152, 214, 28), (204, 206, 36),
    (262, 200, 40), (322, 202, 40), (380, 212, 36), (430, 226, 28), (464, 236, 18), (136, 238, 14),
    (178, 246, 22), (226, 248, 28), (282, 248, 32), (338, 252, 28), (388, 256, 22), (420, 260, 13),
    (208, 272, 13), (250, 280, 18), (300, 284, 20), (344, 282, 15),
)  # fmt: skip

_BLOCKHOUSE = "M-58 0V-58H-70V-106H70V-58H58V0ZM-82-104L0-146L82-104Z"
_COURSES = (
    "M-70-94H70M-70-82H70M-70-70H70M-58-46H58M-58-34H58M-58-22H58M-58-10H58M-66-110L0-141L66-110"
    "M-48-110L0-132L48-110"
)
_LOOPHOLES = (
    "M-46-90h13v8h-13zM-20-90h13v8h-13zM7-90h13v8h-13zM33-90h13v8h-13zM-42-44h11v6h-11zM31-44h11v6h-11z"
)

# The gun lies along x, muzzle to the east.
_GUN = (
    "M-262 22C-266 8-262-8-254-12L-196-14C-176-16-168-20-150-19L-96-14L150-13V-4L250-4V4L150 5L-90 6"
    "C-104 8-112 10-128 12C-150 16-168 16-186 22C-212 32-236 36-256 34Z"
)
_BARREL = "M-104-22H260V-5.4H-104ZM150-6H260V8H150Z"
_BANDS = "M236-8h12v-4h-5v4zM40-15h8v22h-8zM112-15h8v21h-8zM-40-15h8v23h-8z"
_LOCK = (
    "M-152-18L-108-16L-106-6L-152-6ZM-124-16L-128-34L-112-40L-109-34L-118-29L-114-16Z"
    "M-112-39L-98-44L-97-37L-108-32ZM-100-16L-92-30L-88-28L-90-14Z"
)

# The tomahawk lies along x, its head to the east.
_HAFT = "M-214-7L170-8V8L-214 9Q-220 1-214-7Z"
_BLADE = (
    "M136-16H182C186-40 176-62 160-84C190-92 226-84 244-62C232-44 218-34 212-16L214 15C208 20 196 20 190 15"
    "H136Z"
)
_EDGE = "M170-80C196-84 220-78 234-62M190-26C192-42 188-56 180-68M200-24C204-42 202-56 196-70M176-10H206"
_FEATHER = "M0 0H12C30-11 52-11 70 0C52 11 30 11 12 0"
_FEATHER_TIP = "M46-8.6C56-8 64-4 70 0C64 4 56 8 46 8.6Z"
_BARBS = "M0 0H66M26-7L22 0M36-8.4L32 0M26 7L22 0M36 8.4L32 0"


def draw_cover(sheet: Sheet) -> str:
    behind = flood(FOREST) + _sky() + _woods() + _blockhouse() + _smoke()
    return behind + _gun(sheet) + _tomahawk() + _stockade()


def _sky() -> str:
    def glow(x: float, y: float) -> float:
        return 0.8 * ease(1 - math.hypot((x - _GLOW[0]) * 0.62, y - _GLOW[1]) / 230)

    def daylight(x: float, y: float) -> float:
        return 0.62 * (1 - ease((y - 20) / 130)) * (0.72 + 0.28 * math.sin(x / 70 + y / 11))

    return path(engrave(level(LEFT, RIGHT, 150, 470, 7.4, 9), glow, 7.4), fill=FIRE) + path(
        engrave(level(LEFT, RIGHT, TOP + 4, 160, 9, 14), daylight, 9, least=0.5, tolerance=0.3), fill=PAPER
    )


def _pine(x: float, foot: float, height: float, seed: str) -> str:
    rng = random.Random(seed)
    west: list[Point] = []
    east: list[Point] = []
    tiers = 7
    for tier in range(1, tiers + 1):
        half = height * 0.24 * tier / tiers * rng.uniform(0.86, 1.1)
        y = foot - height + height * 0.94 * tier / tiers
        west += [(x - half, y + rng.uniform(-2, 4)), (x - half * 0.42, y - height * 0.02)]
        east += [(x + half, y + rng.uniform(-2, 4)), (x + half * 0.42, y - height * 0.02)]
    return polyline([(x, foot - height), *east, (x + 4, foot), (x - 4, foot), *west[::-1]], closed=True)


def _woods() -> str:
    """Far pines in green against the glow, near ones in black with a little light on their boughs."""
    far = [_pine(x, 440, height, f"box mosquetes far pine {x}") for x, height in _FAR_PINES]
    near = [_pine(x, 486, height, f"box mosquetes near pine {x}") for x, height in _NEAR_PINES]
    boughs: list[str] = []
    for x, height in _NEAR_PINES:
        if height < 250:
            continue
        for i in range(2, 22):
            half, y = height * 0.13 * i / 23, 486 - height + height * i / 23
            line = [(x - half * (0.2 + 0.14 * j), y + 7 * (j / 5) ** 1.4) for j in range(6)]
            boughs.append(tapered(line, 1.3))
    return (
        path("".join(far), fill=FOREST) + path("".join(near), fill=INK) + path("".join(boughs), fill=FOREST)
    )


def _blockhouse() -> str:
    return group(
        path(_BLOCKHOUSE, fill=INK),
        path(_COURSES, fill="none", stroke=FOREST, stroke_width=2.2),
        path(_LOOPHOLES, fill=FIRE),
        transform=moved(300, 478, 1.22),
    )


def _smoke() -> str:
    """A bank drifting over the palisade, and its shadow on the wood behind."""
    shadow = "".join(disc(x + 8, y + 11, r) for x, y, r in _SMOKE[-20:])
    return path(shadow, fill=INK, fill_opacity=".5") + bank(_SMOKE, PAPER, FOREST, 1.8, 3, rim=1.1)


def _cut_out(data: str) -> str:
    """A broad paper edge: what is crossed in front stands clear of all behind it."""
    return path(data, fill=PAPER, stroke=PAPER, stroke_width=13, stroke_linejoin="round")


def _gun(sheet: Sheet) -> str:
    grain: list[str] = []
    for i in range(9):
        bend = (3.2 * i - 10) * 0.5
        line = [
            (-262 + 15 * j, -10 + i * 5.6 + 3 * math.sin(j / 2 + i) + bend * (1 - j / 14)) for j in range(15)
        ]
        grain.append(ribbon(line, [1.4 * math.sin(math.pi * (j + 0.5) / 15) for j in range(15)], 0.1))
    wood = group(path("".join(grain) + _BARREL, fill=INK), clip_path=f"url(#{sheet.define_clip(path(_GUN))})")
    return group(
        _cut_out(_GUN),
        path(_GUN, fill=FIRE, stroke=INK, stroke_width=3.4, stroke_linejoin="round"),
        wood,
        path("M-96-10.4H248", stroke=PAPER, stroke_width=2),
        path("M-80 9.4H160", stroke=INK, stroke_width=3),
        path("M-150 14C-148 30-122 30-116 11M-134 13L-137 23", look="d-line", stroke=INK, stroke_width=3.6),
        path(_BANDS + _LOCK, fill=INK),
        path("M-146-11H-112M-258 24L-252-6", stroke=PAPER, stroke_width=1.8),
        transform=moved(*_CROSSING, turn=-40),
    )


def _tomahawk() -> str:
    wrapping = "".join(f"M{x}-9h6v19h-6z" for x in (-196, -184, -172, 96, 108, 120))
    feather = (
        path(_FEATHER, fill=PAPER, stroke=INK, stroke_width=2)
        + path(_FEATHER_TIP, fill=INK)
        + path(_BARBS, stroke=INK, stroke_width=1.4)
    )
    feathers = [
        group(feather, transform=moved(x, 8, 1.2, turn)) for x, turn in ((-192, 118), (-180, 94), (-168, 70))
    ]
    return group(
        _cut_out(_HAFT + _BLADE),
        path(_HAFT, fill=FIRE, stroke=INK, stroke_width=3.4),
        path("M-204 3C-120-2-60 5 20 1S120 3 136 1", fill="none", stroke=INK, stroke_width=1.8),
        path(_BLADE, fill=INK),
        path(_EDGE, fill="none", stroke=PAPER, stroke_width=2.6),
        path("M150-9h12v18h-12z", fill=PAPER),
        path("M153-9h2v18h-2zM158-9h2v18h-2z" + wrapping, fill=INK),
        *feathers,
        transform=f"{moved(*_CROSSING, turn=40)} scale(-1 1)",
    )


def _stockade() -> str:
    """Sharpened logs, their fresh-cut faces lit by the fire behind them."""
    rng = random.Random("box mosquetes stockade")
    logs, cuts, bark = [], [], []
    x = LEFT - 8.0
    while x < RIGHT + 10:
        broad, top = rng.uniform(30, 36), 452 + rng.uniform(-9, 9)
        middle, right = x + broad / 2, x + broad - 3
        logs.append(
            polyline([(x, 556), (x, top + 20), (middle, top), (right, top + 20), (right, 556)], closed=True)
        )
        cuts.append(polyline([(middle, top + 4), (x + 4, top + 20), (middle, top + 27)], closed=True))
        for j in range(2):
            line = [(x + 5 + j * 6 + math.sin(i) * 0.6, top + 34 + j * 9 + i * 8) for i in range(9)]
            bark.append(tapered(line, 1.5 - j * 0.5))
        x += broad
    return (
        path("".join(logs), fill=INK, stroke=FOREST, stroke_width=1.6)
        + path("".join(cuts), fill=FIRE)
        + path("".join(bark), fill=PAPER, fill_opacity=".85")
        + path(f"M{LEFT} 512H{RIGHT}V522H{LEFT}Z", fill=INK)
        + path(f"M{LEFT} 514H{RIGHT}", stroke=FIRE, stroke_width=1.8)
    )
