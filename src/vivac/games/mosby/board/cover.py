"""Mosby’s Raiders: a plumed rider on a knoll before the moon, and the night train on its trestle."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from vivac.drawing.covers.engraving import ease, engrave, level, ribbon, tapered
from vivac.drawing.covers.press import BOTTOM, INK, LEFT, PAPER, RIGHT, flood, placed, spot
from vivac.drawing.covers.riders import RANGER, silhouette
from vivac.drawing.covers.smoke import Ball, bank
from vivac.drawing.geometry import Point, flatten, number, polyline, thin, wander
from vivac.drawing.marks import circle, group, path
from vivac.drawing.sheet import Sheet

NIGHT, LAMP = spot("night"), spot("lamp")

_MOON: Point = (318, 216)
_MOON_RADIUS = 148
_STARS = ((66, 62), (112, 96), (540, 60), (502, 92), (80, 168), (54, 262), (546, 196), (150, 52), (470, 48))
_CLOUDS = ((392, 292, 128, 7.0), (286, 316, 110, 4.4), (410, 140, 86, 4.0), (438, 154, 70, 2.4))
_RIDGE: tuple[Point, ...] = (
    (LEFT, 372), (90, 350), (180, 366), (270, 352), (380, 372), (470, 350), (RIGHT, 364),
)  # fmt: skip
_DECK = 402
_STEAM: tuple[Ball, ...] = (
    (566, 330, 26), (540, 322, 22), (552, 344, 15), (516, 330, 18), (500, 322, 13), (486, 335, 13),
    (474, 342, 9), (464, 350, 6),
)  # fmt: skip
_ENGINE = (
    "M436 398L430 392V388H436V380H456V368L450 356H470L464 368V380H478V372Q478 366 483 366H486V380H494V364H490"
    "V360H524V364H520V395H436ZM528 376H572V396H528ZM520 392H532V395H520Z"
)
_KNOLL: tuple[Point, ...] = (
    (LEFT - 4, 470), (90, 452), (190, 448), (300, 458), (384, 486), (470, 524), (RIGHT + 4, 536),
)  # fmt: skip
_RIDER_AT = (118, 458)
_RIDER_SCALE = 1.72

# Moonlight along the edges of horse and man: a spine, and half its breadth.
_RIM_LIGHT: tuple[tuple[tuple[Point, ...], float], ...] = (
    (((153, -104), (138, -112), (124, -122), (102, -117)), 1.1),
    (((119, -140), (124, -126), (133, -106)), 1.0),
    (((52, -99), (64, -97), (80, -99)), 1.5),
    (((83, -84), (81, -70), (80, -56)), 1.3),
    (((51, -140), (40, -116), (16, -92)), 1.3),
    (((55, -132), (46, -108), (32, -90)), 1.1),
    (((113, -84), (108, -74), (104, -62)), 1.4),
    (((15, -97), (4, -88), (0, -74)), 1.4),
    (((24, -66), (20, -56), (14, -48)), 1.2),
    (((58, -170), (44, -172), (32, -163)), 1.0),
    (((54, -158), (66, -159), (80, -158.6)), 0.8),
)


def draw_cover(_: Sheet) -> str:
    night = flood(NIGHT) + _glow() + _stars() + _moon() + _clouds()
    return night + _valley() + _trestle() + _train() + _knoll() + _rider()


def _glow() -> str:
    """Rings of light round the moon, cut out of the blue, thinner the farther they are."""
    rings: list[str] = []
    for i in range(28):
        radius = _MOON_RADIUS + 11 + i * 9.5
        breadth = 9.5 * 0.66 * (1 - ease((radius - _MOON_RADIUS) / 235))
        if breadth > 0.5:
            rings.append(circle(*_MOON, radius, stroke_width=breadth))
    return group(*rings, fill="none", stroke=PAPER)


def _stars() -> str:
    star = "l1.3 3.7l3.7 1.3l-3.7 1.3l-1.3 3.7l-1.3-3.7l-3.7-1.3l3.7-1.3z"
    return path("".join(f"M{x} {y - 5}{star}" for x, y in _STARS), fill=LAMP)


def _moon() -> str:
    x0, y0 = _MOON
    r = _MOON_RADIUS

    def light(x: float, y: float) -> float:
        """Brightest in the north-west, nothing at the edge."""
        if math.hypot(x - x0, y - y0) > r - 5:
            return 0.0
        return 0.62 * ease(1 - (math.hypot(x - x0 + 46, y - y0 + 46) - 20) / 176)

    lines = level(x0 - r, x0 + r, y0 - r + 5, y0 + r - 4, 7.5, 8)
    return (
        circle(x0, y0, r, fill=LAMP)
        + path(engrave(lines, light, 7.5), fill=PAPER)
        + circle(x0, y0, r, fill="none", stroke=NIGHT, stroke_width=3)
    )


def _clouds() -> str:
    data: list[str] = []
    for x, y, half, thick in _CLOUDS:
        line = [(x - half + half * i / 10, y + 3 * math.sin(i * 0.9)) for i in range(21)]
        data.append(ribbon(line, [thick * math.sin(math.pi * i / 20) ** 0.7 for i in range(21)], 0.1))
    return path("".join(data), fill=NIGHT)


def _valley() -> str:
    """The Blue Ridge, the mist under it, and the moon on the run."""

    def mist(x: float, y: float) -> float:
        lifted = ease((y - 372) / 60) * (1 - 0.8 * ease((y - 470) / 70))
        return 0.86 * lifted * (0.8 + 0.2 * math.sin(x / 37 + y / 9))

    def moonlight(x: float, y: float) -> float:
        return 0.8 * max(0.0, 1 - abs(x - 402 - 10 * math.sin(y / 4)) / (22 + (y - 480) * 0.7))

    ridge = thin(wander(_RIDGE, 4, 0.05, "box mosby ridge"), 0.4)
    bank_of_mist = level(LEFT, RIGHT, 376, 540, 6.4, 9, lambda x, y: 2 * math.sin(x / 60 + y / 13))
    return (
        path(polyline([*ridge, (RIGHT, BOTTOM), (LEFT, BOTTOM)], closed=True), fill=NIGHT)
        + path(engrave(bank_of_mist, mist, 6.4), fill=PAPER)
        + path(engrave(level(330, 480, 486, 545, 6.4, 6), moonlight, 6.4), fill=LAMP)
    )


def _trestle() -> str:
    bents: list[str] = []
    for i in range(8):
        x = 262 + i * 45
        foot = 486 + 26 * math.sin((i + 0.6) / 7.6 * math.pi)
        bents += [f"M{x + side * 6} {_DECK + 6}L{x + side * 15} {number(foot)}" for side in (-1, 1)]
        bents.append(f"M{x - 12} {_DECK + 36}H{x + 12}M{x - 14} {_DECK + 66}H{x + 14}")
        bents += [f"M{x - side * 7} {_DECK + 10}L{x + side * 11} {_DECK + 36}" for side in (-1, 1)]
        bents += [f"M{x - side * 10} {_DECK + 37}L{x + side * 13} {_DECK + 66}" for side in (-1, 1)]
        if i < 7:
            bents.append(f"M{x + 13} {_DECK + 36}H{x + 32}")
    ties = "".join(f"M{x} {_DECK - 4}v5" for x in range(230, 574, 7))
    rail = f"M226 {number(_DECK - 4.6)}H{RIGHT}"
    return path(f"M226 {_DECK}H{RIGHT}V{_DECK + 9}H226Z", fill=INK) + path(
        "".join(bents) + ties + rail, fill="none", stroke=INK, stroke_width=3.4
    )


def _train() -> str:
    """Westbound, its lamp on the rails."""
    wheels = ((446, 394, 5), (459, 394, 5), (482, 391, 8), (504, 391, 8))
    rims = "".join(circle(x, 391, 4.6) for x in (482, 504))
    return (
        path("M431 386L352 378V400L431 394Z", fill=LAMP, fill_opacity=".85")
        + bank(_STEAM, PAPER, NIGHT, 1.5, 3)
        + path(_ENGINE, fill=INK)
        + path("M500 368H512V380H500ZM431 383h6v8h-6Z", fill=LAMP)
        + group(*(circle(*wheel) for wheel in wheels), fill=INK)
        + group(rims, path("M446 391H504M438 384H476"), fill="none", stroke=PAPER, stroke_width=1.3)
    )


def _knoll() -> str:
    rng = random.Random("box mosby knoll")
    crest = flatten(_KNOLL, per=6)

    def height(x: float) -> float:
        (ax, ay), (bx, by) = next((a, b) for a, b in pairwise(crest) if a[0] <= x <= b[0])
        return ay + (by - ay) * (x - ax) / (bx - ax)

    grass: list[str] = []
    for _ in range(120):
        x = rng.uniform(LEFT, RIGHT)
        y = height(x) + 3
        tip = (x + rng.uniform(-5, 6), y - 3 - rng.uniform(6, 15))
        grass.append(polyline([(x - 2, y), tip, (x + 2, y)], closed=True))
    slope: list[str] = []
    for i in range(34):
        x = 40 + i * 15.4 + rng.uniform(-4, 4)
        y, long = height(x) + rng.uniform(14, 20), rng.uniform(24, 60)
        slope.append(tapered([(x + 3 * j - 4, y + long * j / 6) for j in range(7)], 1.7))
    ground = polyline([*crest, (RIGHT, BOTTOM + 9), (LEFT, BOTTOM + 9)], closed=True)
    return path(ground + "".join(grass), fill=INK) + path("".join(slope), fill=NIGHT)


def _rider() -> str:
    x, y = _RIDER_AT
    k = _RIDER_SCALE
    light = "".join(tapered(placed(flatten(spine, per=4), k, x, y), half) for spine, half in _RIM_LIGHT)
    scabbard = placed(flatten([(52, -92), (37, -76), (22, -50)], per=4), k, x, y)
    return (
        path(silhouette(RANGER, k, x, y), fill=INK)
        + path(light, fill=LAMP)
        + path(polyline(scabbard), look="d-line", stroke=INK, stroke_width=4.4)
    )
