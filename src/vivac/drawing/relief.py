"""Mountains in hachures: strokes that run downhill, broad where it is steep, as engravers cut them.

A ridge of the map is a line. Spurs are grown from it, the whole is laid into a field of heights, and from
four contours of that field strokes follow the fall of the ground. The light comes from the north-west.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from vivac.drawing.clutter import Clutter
from vivac.drawing.field import Field, contours
from vivac.drawing.geometry import Point, box_round, chaikin, flatten, polyline, resample, wander
from vivac.drawing.marks import path

LEVELS = (0.78, 0.57, 0.36, 0.17)
SHORTEST_HILL = 8  # contours of fewer points are grain of the field, not ground


def mountains(
    ridge: Sequence[Point], reach: float, seed: str, spacing: float = 3.9, taken: Clutter | None = None
) -> str:
    """One path of strokes for a whole ridge; `reach` is how far its foot is from its crest.

    No stroke begins on what is taken: lettering stands clear among hills, as engravers left it.
    """
    crest = flatten(wander(ridge, 3, 0.1, seed), per=3)
    ground = _ground(crest, reach, random.Random(f"{seed} spurs"))
    rng = random.Random(f"{seed} strokes")
    strokes: list[str] = []
    for level in LEVELS:
        for ring in contours(ground, level):
            if len(ring) < SHORTEST_HILL:
                continue
            outline = chaikin([*ring, ring[0]], 2, closed=False)
            for x, y, _ in resample(outline, spacing if level > LEVELS[3] else spacing * 1.5):
                stroke = _stroke(ground, (x, y), level, rng)
                if stroke and (taken is None or taken.free(box_round((x, y), 1.0))):
                    strokes.append(stroke)
    return path("".join(strokes), "d-hach", opacity=".8")


def _ground(crest: Sequence[Point], reach: float, rng: random.Random) -> Field:
    """Heights round a crest: the crest swells and sinks, and spurs leave it on both sides in turn."""
    xs, ys = [p[0] for p in crest], [p[1] for p in crest]
    margin = reach * 2.2
    box = (min(xs) - margin, min(ys) - margin, max(xs) + margin, max(ys) + margin)
    ground = Field(box, 5.0, 0.0)
    count = len(crest)
    for i, (a, b) in enumerate(pairwise(crest)):
        ends = min(1.0, (i + 1) / count * 9, (count - i) / count * 9)
        swell = 0.84 + 0.16 * math.sin(i * 0.7 + rng.uniform(-0.5, 0.5))
        ground.raise_along(a, b, swell * (0.55 + 0.45 * ends), reach * (0.5 + 0.5 * ends))
    hand = 1
    for x, y, heading in resample(crest, reach * 0.8)[1:-1]:
        hand = -hand
        turn = heading + hand * rng.uniform(0.9, 1.35)
        length = reach * rng.uniform(0.55, 1.05)
        foot = (x + math.cos(turn) * length, y + math.sin(turn) * length)
        half = ((x + foot[0]) / 2, (y + foot[1]) / 2)
        ground.raise_along((x, y), half, 0.86, reach * 0.62)
        ground.raise_along(half, foot, 0.62, reach * 0.5)
    for _ in range(3):
        ground.smooth()
    return ground


def _stroke(ground: Field, start: Point, level: float, rng: random.Random) -> str:
    """One tapered stroke from a contour down to the next, or nothing where the ground is flat."""
    dx, dy, slope = ground.downhill(start)
    if not slope:
        return ""
    drop = (LEVELS[0] - LEVELS[1]) * rng.uniform(0.82, 1.08)
    length = min(drop / slope, 15.0)
    if length < 3:
        return ""
    middle = (start[0] + dx * length / 2, start[1] + dy * length / 2)
    mx, my, _ = ground.downhill(middle)
    tip = (middle[0] + mx * length / 2, middle[1] + my * length / 2)
    shade = 0.5 + 0.5 * (dx * 0.7 + dy * 0.7)  # 1 on slopes that face away from the light
    half = (0.42 + 0.75 * shade) * (1.0 if level > LEVELS[2] else 0.75)
    across = (-dy * half, dx * half)
    left = (start[0] + across[0], start[1] + across[1])
    right = (start[0] - across[0], start[1] - across[1])
    return polyline([left, right, tip], closed=True)
