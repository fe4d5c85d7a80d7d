"""Water: broad rivers with waterlines along their banks, and streams that widen on their way."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from vivac.drawing.geometry import Point, chaikin, number, polyline, wander
from vivac.drawing.marks import group, mark, moved, path
from vivac.drawing.sheet import Sheet

WATERLINES = (2.6, 6.0, 10.4, 16.0, 23.0)  # distances from the bank


def course(points: Sequence[Point], seed: str) -> list[Point]:
    """The natural course of a river through the points of the map: it wanders and has no corners."""
    return chaikin(wander(points, 3, 0.1, seed), 1, closed=False)


def banks(line: Sequence[Point], half_width: Callable[[float], float]) -> list[Point]:
    """The outline of a river: `half_width` at each share of its course, from 0 to 1."""
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(line):
        half = half_width(i / (len(line) - 1))
        reach = 2 + int(half / 5)  # the broader the river, the calmer its banks, or they would fold at a bend
        before, after = line[max(0, i - reach)], line[min(len(line) - 1, i + reach)]
        heading = math.atan2(after[1] - before[1], after[0] - before[0])
        dx, dy = math.sin(heading) * half, math.cos(heading) * half
        left.append((x + dx, y - dy))
        right.append((x - dx, y + dy))
    return left + right[::-1]


def broad_river(sheet: Sheet, outline: Sequence[Point]) -> str:
    """Water with lines parallel to its banks."""
    return waterlined(sheet, polyline(outline, closed=True))


def waterlined(sheet: Sheet, outline: str) -> str:
    """Any water, given as path data, with lines parallel to its shores.

    Each line is the outline stroked broad in ink, then a little less broad in the colour of the water; the
    outermost comes first, and the water itself hides what falls on land.
    """
    shape = sheet.define_path(outline)
    clip = sheet.define_clip(mark("use", href=f"#{shape}"))
    lines: list[str] = []
    for i, distance in enumerate(sorted(WATERLINES, reverse=True)):
        strength = f"{0.18 + 0.44 * i / (len(WATERLINES) - 1):.2g}"
        lines.append(_bank(shape, "sea-ink", 2 * distance + 0.9, stroke_opacity=strength))
        lines.append(_bank(shape, "sea", 2 * distance - 0.9))
    return (
        mark("use", href=f"#{shape}", fill="var(--sea)")
        + group(*lines, clip_path=f"url(#{clip})")
        + _bank(shape, "sea-ink", 1.3)
    )


def _bank(shape: str, ink: str, width: float, **more: str) -> str:
    return mark("use", look="d-line", href=f"#{shape}", stroke=f"var(--{ink})", stroke_width=width, **more)


def stream(line: Sequence[Point], widths: tuple[float, float, float]) -> str:
    """A stream in three lengths, each broader than the one before."""
    third = len(line) / 3
    out: list[str] = []
    for i, width in enumerate(widths):
        part = line[int(i * third) : int((i + 1) * third) + 1]
        out.append(path(polyline(part), "d-line", stroke="var(--river)", stroke_width=width))
    return "".join(out)


def ford(at: Point, heading: float, half_width: float) -> str:
    """Where a road crosses a broad river: abutments on both banks."""
    w = number(half_width + 3)
    sides = f"M-{w}-8l4 4H{w}l4-4M-{w} 8l4-4H{w}l4 4"
    where = moved(*at, turn=math.degrees(heading))
    return path(sides, "d-line", stroke="var(--ink)", stroke_width=1.5, transform=where)
