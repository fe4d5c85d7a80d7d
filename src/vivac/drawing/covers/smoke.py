"""Smoke: banks of balls with one outline together, each shaded on the side away from the light."""

from __future__ import annotations

import math
from collections.abc import Sequence

from vivac.drawing.geometry import number
from vivac.drawing.marks import path

Ball = tuple[float, float, float]  # x, y, radius

_SHADED = 52  # degrees: the shade falls to the south-east
_SPREAD = 78


def bank(balls: Sequence[Ball], paper: str, line: str, width: float, arcs: int, rim: float = 0) -> str:
    """One bank of smoke. Later balls lie before earlier ones; `rim` gives each a thin upper edge as well."""
    every = "".join(disc(*ball) for ball in balls)
    out = [path(every, fill=paper, stroke=line, stroke_width=width * 3), path(every, fill=paper)]
    for x, y, r in balls:
        shade = [
            _crescent(
                (x, y, r * (1 - 0.13 * j) - 0.5), _SHADED, _SPREAD * (1 - j * 0.17), width * (2.4 - j * 0.42)
            )
            for j in range(arcs)
        ]
        if rim:
            shade.append(_crescent((x, y, r), -78, 72, width * rim * 1.9))
        out += [path(disc(x, y, r), fill=paper), path("".join(shade), fill=line)]
    return "".join(out)


def disc(x: float, y: float, r: float) -> str:
    across = number(2 * r)
    arc = f"a{number(r)} {number(r)} 0 1 0 "
    return f"M{number(x - r)} {number(y)}{arc}{across} 0{arc}-{across} 0z"


def _crescent(ball: Ball, middle: float, half: float, width: float) -> str:
    """A tapering arc along a circle, `width` broad in its middle: between its rim and a wider one."""
    x, y, r = ball
    h = math.radians(half)
    chord, sag = 2 * r * math.sin(h), r * (1 - math.cos(h)) - width
    if sag <= 0.2:
        return ""
    wider = (chord * chord / 4 + sag * sag) / (2 * sag)
    ends = [math.radians(middle + side * half) for side in (-1, 1)]
    a, b = (f"{number(x + r * math.cos(t))} {number(y + r * math.sin(t))}" for t in ends)
    return f"M{a}A{number(r)} {number(r)} 0 0 1 {b}A{number(wider)} {number(wider)} 0 0 0 {a}z"
