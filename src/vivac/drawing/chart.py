"""Sea charts: hachured shores, shoals, rhumb lines, hills in profile, ships, a frame of unequal degrees."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise

from vivac.drawing.geometry import Box, Point, number, resample
from vivac.drawing.marks import group, mark, moved, path, rectangle, words
from vivac.drawing.paper import Division
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp

# How far from the shore hachures reach, the tile they repeat in, and what is drawn in it.
_HACHURES = (
    (36.0, (23, 10.4), "M2 1.3H15M10 6.5H21", 0.6, ".5"),
    (21.0, (13, 5.2), "M0 1.3H13", 0.7, ".62"),
    (10.5, (9, 2.6), "M0 1.3H9", 0.75, ".8"),
)
_SHOALS = ((120.0, ".16"), (84.0, ".2"), (52.0, ".26"))
POINTS = 32  # of the compass
HILLS = 6  # profiles from which all hills of a chart are stamped
BAR = 8.0


def shoals(shore: str) -> str:
    """Water grows paler and deeper in steps, as soundings fall off. `shore` is the id of a path."""
    bands = (
        mark("use", href=f"#{shore}", stroke_width=width, stroke_opacity=strength)
        for width, strength in _SHOALS
    )
    return mark("g", *bands, look="d-line", stroke="var(--sea-2)")


def hachured_shore(sheet: Sheet, shore: str) -> str:
    """Level lines along a shore, closer towards land: a paint with which the shore is stroked three times."""
    out: list[str] = []
    for reach, (wide, high), lines, width, strength in _HACHURES:
        name = sheet.new_id()
        ink = path(lines, stroke="var(--sea-ink)", stroke_width=width, stroke_opacity=strength)
        tile = mark("pattern", ink, id=name, width=wide, height=high, patternUnits="userSpaceOnUse")
        sheet.define(tile)
        out.append(mark("use", href=f"#{shore}", stroke=f"url(#{name})", stroke_width=reach))
    return mark("g", *out, look="d-line")


def rhumb_lines(centre: Point, radius: float, far: float) -> str:
    """Sixteen roses on a circle, joined to one another, and thirty-two winds from the middle.

    Whole winds are drawn in ink, half-winds in green, quarter-winds in red, as pilots had it.
    """
    lines: dict[str, list[str]] = {"whole": [], "half": [], "quarter": []}

    def draw(a: Point, b: Point) -> None:
        point = round(math.atan2(b[1] - a[1], b[0] - a[0]) / math.tau * POINTS) % POINTS
        kind = "whole" if point % 4 == 0 else "half" if point % 2 == 0 else "quarter"
        lines[kind].append(f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}")

    def on_circle(share: float, distance: float) -> Point:
        angle = share * math.tau
        return centre[0] + distance * math.cos(angle), centre[1] + distance * math.sin(angle)

    roses = [on_circle(i / 16, radius) for i in range(16)]
    for i in range(POINTS):
        draw(centre, on_circle(i / POINTS, far))
    for i, a in enumerate(roses):
        for b in roses[i + 1 :]:
            draw(a, b)
    return "".join(path("".join(data), f"d-line d-rhumb-{kind}") for kind, data in lines.items())


# ---------------------------------------------------------------------------------------------------- hills


def define_hills(sheet: Sheet, seed: str) -> list[str]:
    """A few hills in profile, lit from the west; returns their ids."""
    rng = random.Random(f"{seed} hills")
    names: list[str] = []
    for _ in range(HILLS):
        a, b = rng.uniform(7, 10), rng.uniform(8.5, 13)
        lean = rng.uniform(-1.6, 1.6)
        body = (
            f"M{number(-a)} 0C{number(-a * 0.6)} {number(-b * 0.45)} {number(lean - a * 0.34)} {number(-b)} "
            f"{number(lean)} {number(-b)}C{number(lean + a * 0.3)} {number(-b)} {number(a * 0.7)} "
            f"{number(-b * 0.3)} {number(a)} 0"
        )
        shade = "".join(
            f"M{number(lean + 0.8 + i * a * 0.15)} {number(-b + b * (0.14 + i * 0.15))}"
            f"L{number(lean * 0.5 + 2 + i * a * 0.18)} {number(-0.6)}"
            for i in range(5)
        )
        name = sheet.new_id()
        sheet.define(mark("g", path(body, "d-hill-body"), path(shade, "d-hill-shade"), id=name))
        names.append(name)
    return names


def hills(
    names: Sequence[str],
    ranges: Sequence[tuple[Sequence[Point], float]],
    free: Callable[[Box], bool],
    seed: str,
) -> str:
    """Rows of hills along ranges (each a line and the size of its hills), the northern ones first."""
    rng = random.Random(f"{seed} ranges")
    found: list[tuple[float, float, float, str]] = []
    for line, size in ranges:
        for x, y, _ in resample(line, 6.2 * size):
            x, y = x + rng.uniform(-13, 13) * size, y + rng.uniform(-12, 12) * size
            scale, name = size * rng.uniform(0.72, 1.3), rng.choice(names)
            if free((x - 12 * scale, y - 13 * scale, x + 12 * scale, y + 3)):
                found.append((y, x, scale, name))
    return group(
        *(mark("use", href=f"#{name}", transform=moved(x, y, scale)) for y, x, scale, name in sorted(found))
    )


def ship(x: float, y: float, scale: float, symbol: str = "sol") -> str:
    """A ship on waves, in the ink of the water: for seas nobody sails in."""
    waves = "".join(
        f"M{-34 + row * 7} {number(22 + row * 3.6)}q6-3 12 0{'t12 0' * (4 - row)}" for row in range(3)
    )
    water = path(waves, "d-line", stroke="var(--sea-ink)", stroke_width=1, transform=moved(x, y, scale))
    return group(stamp(symbol, x, y, scale, "s-water"), water, opacity=".6")


# ---------------------------------------------------------------------------------------------------- frame


def chart_frame(box: Box, edges: Sequence[Sequence[Division]]) -> str:
    """A bar of degrees, alternately black and paper, on each edge: top, right, bottom, left."""
    left, top, right, bottom = box
    lines = ((0.0, 1.2), (BAR, 0.8), (BAR + 21, 0.6), (BAR + 25, 2.8))
    out = [
        rectangle(
            (left - d, top - d, right + d, bottom + d), "d-line", stroke="var(--ink)", stroke_width=width
        )
        for d, width in lines
    ]
    bars: list[Box] = []
    for marks, y in ((edges[0], top - BAR), (edges[2], bottom)):
        bars += [(a, y, b, y + BAR) for a, b in _dark(marks, left, right)]
    for marks, x in ((edges[3], left - BAR), (edges[1], right)):
        bars += [(x, a, x + BAR, b) for a, b in _dark(marks, top, bottom)]
    for corner_x in (left - BAR, right):
        bars += [(corner_x, corner_y, corner_x + BAR, corner_y + BAR) for corner_y in (top - BAR, bottom)]
    out.append(path("".join(_block(bar) for bar in bars)))
    for marks, y in ((edges[0], top - BAR - 6), (edges[2], bottom + BAR + 15)):
        out += [words(each.figures, each.at, y, 13, "d-m d-ink2") for each in marks if each.figures]
    for marks, x in ((edges[3], left - BAR - 6), (edges[1], right + BAR + 15)):
        for each in marks:
            if each.figures:
                where = moved(x, each.at, turn=-90)
                out.append(words(each.figures, 0, 0, 13, "d-m d-ink2", transform=where))
    return "".join(out)


def _block(box: Box) -> str:
    left, top, right, bottom = (number(v) for v in box)
    return f"M{left} {top}H{right}V{bottom}H{left}Z"


def _dark(marks: Sequence[Division], low: float, high: float) -> list[tuple[float, float]]:
    ends = [low, *(each.at for each in marks if low < each.at < high), high]
    return [pair for i, pair in enumerate(pairwise(ends)) if i % 2]
