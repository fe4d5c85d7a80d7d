"""The engraver's bench: lines that swell and thin with a tone.

An engraving is a family of lines (level, rays, a spiral, a slope) and a tone from 0 to 1. Each line becomes a
filled ribbon whose breadth follows the tone and which ends in a point where there is none. Everything here
returns path data: many lines in one element keep a cover small.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from vivac.drawing.covers.press import PICTURE
from vivac.drawing.geometry import Point, polyline, thin

Tone = Callable[[float, float], float]

_BEYOND = 9  # lines run on a little under the frame of the picture


def ease(t: float) -> float:
    """From 0 to 1 with a soft start and a soft end."""
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def ribbon(
    line: Sequence[Point], halves: Sequence[float], least: float = 0.22, tolerance: float = 0.14
) -> str:
    """One engraved line, as broad at each point as twice its half; under `least` the burin does not cut."""
    cuts: list[str] = []
    run: list[tuple[Point, Point]] = []
    for i, (point, half) in enumerate(zip(line, halves, strict=True)):
        if half < least:
            cuts.append(_cut([*run, (point, point)] if run else [], tolerance))
            run = []
        else:
            if not run and i:
                run.append((line[i - 1], line[i - 1]))
            run.append(_edges(line, i, half))
    return "".join(cuts) + _cut(run, tolerance)


def _edges(line: Sequence[Point], i: int, half: float) -> tuple[Point, Point]:
    """The two sides of the ribbon at point i, square to the line."""
    (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
    length = math.hypot(bx - ax, by - ay) or 1
    nx, ny = -(by - ay) / length * half, (bx - ax) / length * half
    x, y = line[i]
    return (x + nx, y + ny), (x - nx, y - ny)


def _cut(run: Sequence[tuple[Point, Point]], tolerance: float) -> str:
    if len(run) < 3:
        return ""
    one, other = thin([q[0] for q in run], tolerance), thin([q[1] for q in run], tolerance)
    return polyline(one + other[::-1], closed=True)


def tapered(line: Sequence[Point], half: float) -> str:
    """A single stroke of the burin: pointed at both ends, broadest in the middle."""
    last = len(line) - 1
    return ribbon(line, [half * math.sin(math.pi * i / last) + 0.06 for i in range(last + 1)], 0.05)


def engrave(
    lines: Iterable[Sequence[Point]],
    tone: Tone,
    pitch: float,
    *,
    most: float = 0.92,
    least: float = 0.3,
    tolerance: float = 0.14,
) -> str:
    """A family of lines under one tone. `pitch` is their distance: at tone 1 they would touch."""
    left, top, right, bottom = PICTURE

    def half(x: float, y: float) -> float:
        seen = left - _BEYOND < x < right + _BEYOND and top - _BEYOND < y < bottom + _BEYOND
        return min(most, max(0.0, tone(x, y))) * pitch / 2 if seen else 0.0

    return "".join(ribbon(line, [half(x, y) for x, y in line], least, tolerance) for line in lines)


def level(
    left: float,
    right: float,
    top: float,
    bottom: float,
    pitch: float,
    step: float,
    wave: Tone | None = None,
) -> list[list[Point]]:
    """Lines from left to right, `pitch` apart, each lifted by `wave` where it is."""
    pieces = max(2, int((right - left) / step))
    xs = [left + (right - left) * i / pieces for i in range(pieces + 1)]
    rows = [top + pitch * i for i in range(int((bottom - top) / pitch) + 1)]
    return [[(x, y + wave(x, y) if wave else y) for x in xs] for y in rows]


def rays(
    centre: Point, inner: float, outer: float, count: int, step: float, turn: float = 0
) -> list[list[Point]]:
    """Lines from a centre outwards; the first is turned by so many degrees."""
    pieces = int((outer - inner) / step)
    lines: list[list[Point]] = []
    for i in range(count):
        angle = math.radians(turn + i * 360 / count)
        reach = [inner + (outer - inner) * j / pieces for j in range(pieces + 1)]
        lines.append([(centre[0] + math.cos(angle) * r, centre[1] + math.sin(angle) * r) for r in reach])
    return lines
