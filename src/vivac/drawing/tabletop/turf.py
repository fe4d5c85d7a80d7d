"""Turf and roads: what the table is covered with before anything stands on it."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from vivac.drawing.geometry import Box, Point, curve, number, resample
from vivac.drawing.marks import mark, path, rectangle
from vivac.drawing.sheet import Sheet
from vivac.drawing.tabletop.shapes import Free

PATCHES = (("wood", 0.5), ("wood", 0.42), ("wood-2", 0.2), ("sand", 0.6))


def turf(sheet: Sheet, box: Box, free: Free, seed: str) -> str:
    """Grass in broad soft patches, greener and drier, with tufts where nothing else is."""
    rng = random.Random(f"{seed} turf")
    width, height = box[2] - box[0], box[3] - box[1]
    washes: list[str] = []
    for ink, strength in PATCHES:
        name = sheet.new_id()
        full = mark("stop", offset="0", stop_color=f"var(--{ink})", stop_opacity=f"{strength:g}")
        none = mark("stop", offset="1", stop_color=f"var(--{ink})", stop_opacity="0")
        sheet.define(mark("radialGradient", full, none, id=name))
        washes.append(name)
    out = [rectangle(box, fill="var(--land)"), rectangle(box, fill="var(--wood)", fill_opacity=".3")]
    for i in range(round(width * height / 21000)):
        x, y = rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3])
        out.append(
            mark("ellipse", cx=x, cy=y, rx=rng.uniform(60, 200), ry=rng.uniform(36, 110),
                 transform=f"rotate({rng.randrange(-40, 40)} {number(x)} {number(y)})",
                 fill=f"url(#{washes[i % len(washes)]})")
        )  # fmt: skip
    return "".join(out) + tufts(box, free, round(width * height / 1300), rng)


def tufts(box: Box, free: Free, tries: int, rng: random.Random) -> str:
    """Blades of grass in threes, and specks of clover."""
    blades: list[str] = []
    specks: list[str] = []
    for i in range(tries):
        p = (rng.uniform(box[0] + 4, box[2] - 8), rng.uniform(box[1] + 6, box[3] - 3))
        if not free(p, 5):
            continue
        x, y, s = number(p[0]), number(p[1]), rng.choice((0.7, 0.9, 1.1))
        if i % 3:
            a, b, c = number(-2 * s), number(-3.6 * s), number(-5 * s)
            blades.append(
                f"M{x} {y}l{a} {b}m{number(4 * s)} {number(3.6 * s)}v{c}"
                f"m{number(1.9 * s)} {number(5 * s)}l{number(2 * s)} {b}"
            )
        else:
            specks.append(f"M{x} {y}h.1m3.4 1.6h.1m-1.2-3h.1")
    return path(
        "".join(blades), "d-line", stroke="var(--wood-ink)", stroke_opacity=".42", stroke_width=0.8
    ) + path("".join(specks), "d-line", stroke="var(--wood-ink)", stroke_opacity=".34", stroke_width=1.7)


def road(line: Sequence[Point], width: float, seed: str) -> str:
    """A cart track of its true width: worn ground, two ruts, grass between them, stones at the sides."""
    rng = random.Random(f"{seed} road")
    data = curve(line, tension=0.001) if len(line) > 2 else curve(line)
    out = [
        path(data, "d-line", stroke="var(--sand-ink)", stroke_width=width + 7, stroke_opacity=".12"),
        path(data, "d-line", stroke="var(--sand-ink)", stroke_width=width, stroke_opacity=".75"),
        path(data, "d-line", stroke="var(--sand)", stroke_width=width - 2.4),
        path(data, "d-line", stroke="var(--land-3)", stroke_width=width * 0.5, stroke_opacity=".55"),
        path(data, "d-line", stroke="var(--sand)", stroke_width=width * 0.2, stroke_opacity=".9"),
    ]
    ruts, stones, grass = [], [], []
    points = resample(line, 7)
    for off in (-0.2, 0.2, -0.24, 0.24):
        walk = [
            (
                x - math.sin(t) * (off * width + rng.uniform(-0.8, 0.8)),
                y + math.cos(t) * (off * width + rng.uniform(-0.8, 0.8)),
            )
            for x, y, t in points
        ]
        ruts.append(curve(walk, tension=0.9))
    for x, y, t in points:
        side = rng.choice((-1, 1)) * width * rng.uniform(0.4, 0.5)
        stones.append(f"M{number(x - math.sin(t) * side)} {number(y + math.cos(t) * side)}h.1")
        if rng.random() < 0.5:
            off = rng.uniform(-0.07, 0.07) * width
            grass.append(
                f"M{number(x - math.sin(t) * off)} {number(y + math.cos(t) * off)}"
                "l-1.4-3m2 3v-3.8m1.4 3.8l1.4-3"
            )
    out.append(
        path("".join(ruts[:2]), "d-line", stroke="var(--sand-ink)", stroke_width=2.2, stroke_opacity=".5")
    )
    out.append(
        path(
            "".join(ruts[2:]),
            "d-line",
            stroke="var(--sand-ink)",
            stroke_width=0.8,
            stroke_dasharray="16 5 7 4",
            stroke_opacity=".9",
        )
    )
    out.append(path("".join(stones), "d-line", stroke="var(--hach)", stroke_width=2.1, stroke_opacity=".5"))
    out.append(
        path("".join(grass), "d-line", stroke="var(--wood-ink)", stroke_width=0.8, stroke_opacity=".6")
    )
    return "".join(out)
