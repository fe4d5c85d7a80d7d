"""Houses: a plan with its doors, and a roof over it that comes off when somebody is inside."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from vivac.drawing.geometry import Point, number, polyline
from vivac.drawing.marks import group, path, rectangle
from vivac.drawing.sheet import Sheet
from vivac.drawing.tabletop.shapes import Ring, bounds, closed, middle

_ROOF = re.compile(r'<g class="d-roof" data-box="([\d. -]+)">.*?</g>')
EAVES = 5.0  # the roof reaches so far beyond the walls
SHADES = {"north": ".0", "west": ".12", "south": ".34", "east": ".5"}


def house(sheet: Sheet, ring: Ring, doors: Sequence[tuple[Point, Point]]) -> str:
    """Floor and walls, doors with their steps, and the roof."""
    west, north, east, south = bounds(ring)
    boards = "".join(f"M{number(west)} {number(y)}H{number(east)}" for y in _steps(north, south, 8.6))
    joints = "".join(
        f"M{number(west + 14 + (i * 37) % max(20, east - west - 28))} {number(y)}v8.6"
        for i, y in enumerate(_steps(north, south, 8.6))
    )
    clip = sheet.define_clip(path(closed(ring)))
    shadow = polyline([(x + 8, y + 10) for x, y in ring], closed=True)
    walls = path(closed(ring), "d-line", stroke="var(--ink)", stroke_width=6.4) + path(
        closed(ring), "d-line", stroke="var(--roof)", stroke_width=3.4
    )
    floor = (
        path(shadow, fill="var(--shadow)")
        + path(closed(ring), fill="var(--sand)")
        + group(
            path(boards + joints, stroke="var(--road)", stroke_width=0.8, stroke_opacity=".65"),
            clip_path=f"url(#{clip})",
        )
        + walls
    )
    return (
        floor
        + "".join(_threshold(door) for door in doors)
        + _roof(ring)
        + "".join(_door(door, ring) for door in doors)
    )


def _steps(low: float, high: float, step: float) -> list[float]:
    return [low + step * i for i in range(1, math.ceil((high - low) / step))]


def _threshold(door: tuple[Point, Point]) -> str:
    return path(polyline(door), stroke="var(--sheet)", stroke_width=8, stroke_linecap="butt")


def _door(door: tuple[Point, Point], ring: Ring) -> str:
    """A stone step before the door, so that it is found with the roof on."""
    (ax, ay), (bx, by) = door
    cx, cy = middle(ring)
    nx, ny = by - ay, ax - bx
    if nx * (cx - ax) + ny * (cy - ay) > 0:
        nx, ny = -nx, -ny
    far = math.hypot(nx, ny)
    nx, ny = nx / far, ny / far
    begin, end = EAVES - 1.5, EAVES + 6
    quad = [
        (ax + nx * begin, ay + ny * begin),
        (bx + nx * begin, by + ny * begin),
        (bx + nx * end, by + ny * end),
        (ax + nx * end, ay + ny * end),
    ]
    return path(polyline(quad, closed=True), fill="var(--sheet)", stroke="var(--ink)", stroke_width=1.3)


def _roof(ring: Ring) -> str:
    """Hipped, in shingles; the farther from the light the darker."""
    west, north, east, south = bounds(ring)
    west, north, east, south = west - EAVES, north - EAVES, east + EAVES, south + EAVES
    width, height = east - west, south - north
    hip = min(width, height) / 2
    if width >= height:
        one, two = (west + hip, north + height / 2), (east - hip, north + height / 2)
        faces = {
            "north": [(west, north), (east, north), two, one],
            "south": [(west, south), (east, south), two, one],
            "west": [(west, north), one, (west, south)],
            "east": [(east, north), two, (east, south)],
        }
    else:
        one, two = (west + width / 2, north + hip), (west + width / 2, south - hip)
        faces = {
            "north": [(west, north), one, (east, north)],
            "south": [(west, south), two, (east, south)],
            "west": [(west, north), one, two, (west, south)],
            "east": [(east, north), one, two, (east, south)],
        }
    shade = "".join(
        path(polyline(face, closed=True), fill="var(--brick)", fill_opacity=SHADES[name])
        for name, face in faces.items()
    )
    courses = ""
    depth = 6.0
    while depth < hip:
        inner = (west + depth, north + depth, east - depth, south - depth)
        courses += polyline([(inner[i], inner[j]) for i, j in ((0, 1), (2, 1), (2, 3), (0, 3))], closed=True)
        depth += 6.0
    tiles = ""
    depth, row = 0.0, 0
    while depth + 6 <= hip:
        for i in range(int((width - 2 * depth) / 8)):
            x = west + depth + 4 + i * 8 + (row % 2) * 4
            if x < east - depth - 5:
                tiles += f"M{number(x)} {number(north + depth)}v6M{number(x)} {number(south - depth)}v-6"
        for i in range(int((height - 2 * depth) / 8)):
            y = north + depth + 4 + i * 8 + (row % 2) * 4
            if y < south - depth - 5:
                tiles += f"M{number(west + depth)} {number(y)}h6M{number(east - depth)} {number(y)}h-6"
        depth, row = depth + 6, row + 1
    corners = ((west, north), (east, north), (east, south), (west, south))
    hips = "".join(
        polyline((corner, min((one, two), key=lambda end: math.dist(end, corner)))) for corner in corners
    )
    chimney = (one[0] + (two[0] - one[0]) * 0.28, one[1] + (two[1] - one[1]) * 0.28)
    cx, cy = chimney
    content = (
        rectangle((west, north, east, south), fill="var(--roof)", stroke="var(--ink)", stroke_width=1.6)
        + shade
        + path(courses, "d-line", stroke="var(--brick)", stroke_width=0.9, stroke_opacity=".9")
        + path(tiles, stroke="var(--brick)", stroke_width=0.7, stroke_opacity=".65")
        + path(hips + polyline((one, two)), "d-line", stroke="var(--ink)", stroke_width=1.5)
        + rectangle((cx - 4, cy - 3, cx + 12, cy + 13), fill="var(--shadow)")
        + rectangle(
            (cx - 7, cy - 7, cx + 7, cy + 7), fill="var(--rock)", stroke="var(--ink)", stroke_width=1.3
        )
        + rectangle((cx - 3.4, cy - 3.4, cx + 3.4, cy + 3.4), fill="var(--ink-2)")
    )
    box = " ".join(number(value) for value in (west, north, east, south))
    return f'<g class="d-roof" data-box="{box}">{content}</g>'


def lift_roofs(svg: str, inside: Sequence[Point]) -> str:
    """The sheet without the roofs of houses that somebody is in."""

    def lifted(found: re.Match[str]) -> str:
        west, north, east, south = map(float, found[1].split())
        taken = any(
            west + EAVES <= x <= east - EAVES and north + EAVES <= y <= south - EAVES for x, y in inside
        )
        return "" if taken else found[0]

    return _ROOF.sub(lifted, svg) if inside else svg
