"""Rocks, and water with what leads over it."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from vivac.drawing.geometry import Point, curve, inside, number, polyline, resample, segment_distance
from vivac.drawing.marks import group, path
from vivac.drawing.sheet import Sheet
from vivac.drawing.tabletop.shapes import (
    Disc,
    Free,
    Ring,
    blob,
    bounds,
    closed,
    edge_distance,
    loose,
    scatter,
)


def rocks(ring: Ring, free: Free, seed: str) -> tuple[str, str]:
    """Boulders with a lit face and a dark one, and rubble between."""
    rng = random.Random(f"{seed} rocks")
    area = abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))) / 2
    taken: list[Disc] = []
    great = scatter(ring, (13, 24), 0.86, round(area / 130), taken, free, rng, 1.04)
    small = scatter(ring, (4, 9), 0.95, round(area / 50), taken, free, rng, 1.1)
    rubble = scatter(ring, (1.5, 2.6), 1.1, round(area / 40), taken, free, rng, 1.2)
    out = [_boulder(x, y, r, rng) for x, y, r in sorted([*great, *small], key=lambda d: (d[1], d[0]))]
    pebbles = "".join(f"M{number(x)} {number(y)}h.1" for x, y, _ in rubble)
    floor = (
        path(closed(ring), fill="var(--rock)", fill_opacity=".4")
        + path(f"{curve(loose(ring, 9, seed))}Z", fill="var(--rock)", fill_opacity=".45")
        + path(closed(ring), "d-line", stroke="var(--hach)", stroke_width=1.5, stroke_dasharray=".1 4.2")
        + path(pebbles, "d-line", stroke="var(--hach)", stroke_width=3, stroke_opacity=".55")
    )
    return floor, "".join(out)


def _boulder(x: float, y: float, r: float, rng: random.Random) -> str:
    corners = blob(x, y, r, r * 0.84, rng, rng.randrange(6, 9) if r > 9 else 5)
    top = [(x + (px - x) * 0.56 - r * 0.14, y + (py - y) * 0.5 - r * 0.18) for px, py in corners]
    dark: list[Point] = []
    for i, (px, py) in enumerate(corners):
        if px - x + (py - y) > -r * 0.2:
            dark.append((px, py))
            dark.append(top[i])
    edges = "".join(
        f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}"
        for a, b in zip(corners, top, strict=True)
    )
    shadow = polyline([(px + r * 0.2 + 1, py + r * 0.26 + 1.4) for px, py in corners], closed=True)
    strokes = "".join(
        f"M{number(px)} {number(py)}l{number((x - px) * 0.28)} {number((y - py) * 0.28)}"
        for px, py in (
            (x + r * c, y + r * 0.8 * s) for c, s in ((0.8, 0.3), (0.62, 0.6), (0.3, 0.82), (0.92, -0.05))
        )
        if r > 10
    )
    return (
        path(shadow, fill="var(--shadow)", fill_opacity=".7")
        + path(polyline(corners, closed=True), fill="var(--rock)", stroke="var(--hach)", stroke_width=1.2)
        + path(polyline(top, closed=True), fill="var(--sheet)", fill_opacity=".5")
        + path(edges + strokes, "d-line", stroke="var(--hach)", stroke_width=0.8, stroke_opacity=".8")
    )


def river(sheet: Sheet, ring: Ring, table: tuple[float, float, float, float], seed: str) -> str:
    """Water with lines along its banks, and the current in the middle."""
    rng = random.Random(f"{seed} river")
    banks = [
        (a, b) for a, b in pairwise([*ring, ring[0]]) if not _on_frame(a, b, table)
    ]  # the edge of the table is no bank
    data = closed(ring)
    shore = "".join(polyline((a, b)) for a, b in banks)
    clip = sheet.define_clip(path(data))
    lines = "".join(
        path(shore, "d-line", stroke=f"var(--{ink})", stroke_width=width, stroke_opacity=opacity)
        for width, opacity, ink in (
            (42.9, ".16", "sea-ink"),
            (41.1, "1", "sea"),
            (28.9, ".26", "sea-ink"),
            (27.1, "1", "sea"),
            (17.9, ".4", "sea-ink"),
            (16.1, "1", "sea"),
            (9.4, ".55", "sea-ink"),
            (7.6, "1", "sea-2"),
        )
    )
    waves: list[str] = []
    west, north, east, south = bounds(ring)
    for _ in range(round((east - west) * (south - north) / 420)):
        p = (rng.uniform(west, east), rng.uniform(north, south))
        if not inside(p, ring) or edge_distance(p, ring) < 20:
            continue
        a, b = min(banks, key=lambda bank: _gap(p, bank))
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        c, s = math.cos(turn), math.sin(turn)
        length = rng.uniform(8, 20)
        bend = (length / 2 * c - 2.4 * s, length / 2 * s + 2.4 * c)
        waves.append(
            f"M{number(p[0])} {number(p[1])}q{number(bend[0])} {number(bend[1])} "
            f"{number(length * c)} {number(length * s)}"
        )
    current = path("".join(waves), "d-line", stroke="var(--sea-ink)", stroke_width=0.9, stroke_opacity=".45")
    return (
        path(shore, "d-line", stroke="var(--sand-ink)", stroke_width=9, stroke_opacity=".2")
        + path(data, fill="var(--sea)")
        + group(lines, current, clip_path=f"url(#{clip})")
        + path(shore, "d-line", stroke="var(--sea-ink)", stroke_width=1.6)
        + _bank(banks, rng)
    )


def _bank(banks: list[tuple[Point, Point]], rng: random.Random) -> str:
    """Stones and grass along the water, where the table is dry."""
    stones = grass = ""
    for a, b in banks:
        for x, y, _ in resample((a, b), 9):
            px, py = x + rng.uniform(-5, 5), y + rng.uniform(-5, 5)
            if rng.random() < 0.45:
                stones += polyline(
                    blob(px, py, rng.uniform(1.6, 3.6), rng.uniform(1.4, 2.6), rng, 5), closed=True
                )
            elif rng.random() < 0.6:
                grass += f"M{number(px)} {number(py)}l-2-4m3.6 4v-5m2 5l2-4"
    return path(stones, fill="var(--rock)", stroke="var(--hach)", stroke_width=0.7) + path(
        grass, "d-line", stroke="var(--marsh-ink)", stroke_width=0.9
    )


def ford(ring: Ring, seed: str) -> str:
    """Shallow water over gravel: stones, and ripples about them."""
    rng = random.Random(f"{seed} ford")
    stones = scatter(ring, (2.6, 5.4), 1.15, 420, [], lambda _p, _r: True, rng, 1.1)
    shapes = "".join(polyline(blob(x, y, r, r * 0.8, rng, 6), closed=True) for x, y, r in stones)
    ripples = "".join(
        f"M{number(x - r - 3)} {number(y + r * 0.4)}q{number(r + 3)} {number(r + 3)} {number(2 * r + 6)} 0"
        for x, y, r in stones
        if r > 3.4
    )
    return (
        path(closed(ring), fill="var(--sand)", fill_opacity=".6")
        + path(ripples, "d-line", stroke="var(--sea-ink)", stroke_width=0.8, stroke_opacity=".65")
        + path(shapes, fill="var(--rock)", stroke="var(--hach)", stroke_width=0.8)
        + path(closed(ring), "d-line", stroke="var(--sea-ink)", stroke_width=1.3, stroke_dasharray="5 3.4")
    )


def bridge(sheet: Sheet, ring: Ring) -> str:
    """A timber bridge: planks across, a rail along each side."""
    sides = list(pairwise([*ring, ring[0]]))
    along = sorted(sides, key=lambda side: math.dist(*side))[-2:]
    (ax, ay), (bx, by) = along[0]
    length = math.dist((ax, ay), (bx, by))
    ux, uy = (bx - ax) / length, (by - ay) / length
    west, north, east, south = bounds(ring)
    reach = max(east - west, south - north) * 1.5
    planks = ""
    for i in range(-4, int(length / 6) + 5):
        x, y = ax + ux * i * 6, ay + uy * i * 6
        planks += polyline(((x - uy * reach, y + ux * reach), (x + uy * reach, y - ux * reach)))
    clip = sheet.define_clip(path(closed(ring)))
    rails = "".join(polyline(side) for side in along)
    shadow = polyline([(x + 6, y + 7) for x, y in ring], closed=True)
    return (
        path(shadow, fill="var(--shadow)")
        + path(closed(ring), fill="var(--sand)", stroke="var(--ink)", stroke_width=1.2)
        + group(
            path(planks, stroke="var(--road)", stroke_width=1.1, stroke_opacity=".85"),
            clip_path=f"url(#{clip})",
        )
        + path(rails, "d-line", stroke="var(--ink)", stroke_width=5)
        + path(rails, "d-line", stroke="var(--sand-ink)", stroke_width=2.6)
    )


def _on_frame(a: Point, b: Point, table: tuple[float, float, float, float]) -> bool:
    return any(
        abs(a[axis] - edge) < 0.5 and abs(b[axis] - edge) < 0.5
        for axis, edge in zip((0, 1, 0, 1), table, strict=True)
    )


def _gap(p: Point, bank: tuple[Point, Point]) -> float:
    return segment_distance(p, *bank)
