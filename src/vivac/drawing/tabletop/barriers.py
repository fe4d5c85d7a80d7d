"""What stands across the ground: walls, hedges, fences, palisades. The line of the rules is their middle."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from vivac.drawing.geometry import Point, number, polyline, resample, segment_distance
from vivac.drawing.marks import group, moved, path, rectangle
from vivac.drawing.tabletop.growth import Nursery
from vivac.drawing.tabletop.shapes import Disc, blob

Gate = tuple[Point, Point]


def _shade(line: Sequence[Point], width: float, dx: float = 3.0, dy: float = 4.0) -> str:
    data = polyline([(x + dx, y + dy) for x, y in line])
    return path(data, "d-line", stroke="var(--shadow)", stroke_width=width)


def wall(line: Sequence[Point], seed: str) -> str:
    """Dry stone: two rows of field stones, no two alike, and copes along the middle."""
    rng = random.Random(f"{seed} wall")
    stones: list[str] = []
    for off in (-3.1, 3.1):
        for x, y, t in resample(line, 8.2):
            cx = x - math.sin(t) * off + math.cos(t) * rng.uniform(-1.2, 1.2)
            cy = y + math.cos(t) * off + math.sin(t) * rng.uniform(-1.2, 1.2)
            long, short = rng.uniform(3.7, 4.9), rng.uniform(2.7, 3.5)
            ring = []
            for dx, dy in blob(0, 0, long, short, rng, 6):
                ring.append(
                    (cx + dx * math.cos(t) - dy * math.sin(t), cy + dx * math.sin(t) + dy * math.cos(t))
                )
            stones.append(polyline(ring, closed=True))
    lit = [f"M{number(x - 1.6)} {number(y - 1.8)}h.1" for x, y, _ in resample(line, 8.2)]
    return (
        _shade(line, 9.5)
        + path(polyline(line), "d-line", stroke="var(--hach)", stroke_width=9)
        + path(
            "".join(stones),
            fill="var(--rock)",
            stroke="var(--hach)",
            stroke_width=0.9,
            stroke_linejoin="round",
        )
        + path("".join(lit), "d-line", stroke="var(--sheet)", stroke_width=2, stroke_opacity=".6")
    )


def hedge(nursery: Nursery, line: Sequence[Point], seed: str) -> str:
    """Bushes shoulder to shoulder."""
    rng = random.Random(f"{seed} hedge")
    found: list[Disc] = [
        (x + rng.uniform(-1.5, 1.5), y + rng.uniform(-1.5, 1.5), rng.uniform(6.6, 8.6))
        for x, y, _ in resample(line, 8.5)
    ]
    return path(polyline(line), "d-line", stroke="var(--wood-ink)", stroke_width=9) + nursery.planted(
        found, nursery.bushes, rng
    )


def brush(nursery: Nursery, line: Sequence[Point], seed: str) -> str:
    """A line of thicket: uneven bushes and dead wood between them."""
    rng = random.Random(f"{seed} brush")
    found: list[Disc] = []
    wood = ""
    for x, y, t in resample(line, 9):
        off = rng.uniform(-4, 4)
        found.append((x - math.sin(t) * off, y + math.cos(t) * off, rng.uniform(4.6, 8)))
        a = t + rng.uniform(-0.9, 0.9)
        dx, dy = 8 * math.cos(a), 8 * math.sin(a)
        wood += polyline(((x - dx, y - dy), (x + dx, y + dy)))
    return path(wood, "d-line", stroke="var(--road)", stroke_width=1.8) + nursery.planted(
        found, nursery.bushes, rng
    )


def fence(line: Sequence[Point]) -> str:
    """A worm fence: split rails in zigzag, crossed at their ends."""
    corners: list[Point] = []
    posts = resample(line, 17)
    for i, (x, y, t) in enumerate(posts):
        off = 4.2 if i % 2 else -4.2
        corners.append((x - math.sin(t) * off, y + math.cos(t) * off))
    rails = ""
    for (ax, ay), (bx, by) in pairwise(corners):
        ux, uy = (bx - ax) * 0.14, (by - ay) * 0.14
        rails += polyline(((ax - ux, ay - uy), (bx + ux, by + uy)))
    return (
        path(rails, "d-line", stroke="var(--shadow)", stroke_width=3.6, transform="translate(2.4 3.4)")
        + path(rails, "d-line", stroke="var(--ink)", stroke_width=4)
        + path(rails, "d-line", stroke="var(--sand-ink)", stroke_width=2.5)
        + path(rails, "d-line", stroke="var(--sand)", stroke_width=0.7, stroke_opacity=".7")
    )


def palisade(line: Sequence[Point], gates: Sequence[Gate], loopholed: bool) -> str:
    """Logs set upright, seen from above; gates of planks; loopholes as slits between logs."""
    logs = hearts = slits = ""
    for i, (x, y, t) in enumerate(resample(line, 6.6)):
        if any(segment_distance((x, y), *gate) < 4 for gate in gates):
            continue
        logs += f"M{number(x - 3.7)} {number(y)}a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0Z"
        hearts += f"M{number(x - 0.8)} {number(y - 0.8)}h.1"
        if loopholed and i % 6 == 3:
            dx, dy = math.sin(t) * 6.4, math.cos(t) * 6.4
            slits += polyline(((x + dx, y - dy), (x - dx, y + dy)))
    doors = "".join(_gate(gate) for gate in gates)
    return (
        path(logs, fill="var(--shadow)", transform="translate(5 6.4)")
        + path(logs, fill="var(--sand-ink)", stroke="var(--ink)", stroke_width=1.1)
        + path(hearts, "d-line", stroke="var(--sand)", stroke_width=2.8, stroke_opacity=".8")
        + path(slits, "d-line", stroke="var(--ink)", stroke_width=1.8)
        + doors
    )


def _gate(gate: Gate) -> str:
    (ax, ay), (bx, by) = gate
    length, turn = math.dist(*gate), math.degrees(math.atan2(by - ay, bx - ax))
    half = length / 2
    planks = "".join(f"M{number(x)} -4.6V4.6" for x in [half / 4 * i for i in range(-3, 4)])
    return group(
        rectangle((-half, -4.6, half, 4.6), fill="var(--sand)", stroke="var(--ink)", stroke_width=1.4),
        path(planks, stroke="var(--road)", stroke_width=0.9),
        path(
            f"M{number(-half)}-4.6L0 4.6L{number(half)}-4.6", "d-line", stroke="var(--road)", stroke_width=1.6
        ),
        path("M0-6V6", stroke="var(--ink)", stroke_width=1.6),
        *(
            rectangle(
                (x - 3.4, -6.4, x + 3.4, 6.4), fill="var(--road)", stroke="var(--ink)", stroke_width=1.2
            )
            for x in (-half, half)
        ),
        transform=moved((ax + bx) / 2, (ay + by) / 2, turn=turn),
    )


def wagon(line: Sequence[Point]) -> str:
    """A wagon that has been left standing: bed, four wheels and the pole, as long as its line."""
    (ax, ay), (bx, by) = line[0], line[-1]
    half, turn = math.dist((ax, ay), (bx, by)) / 2, math.degrees(math.atan2(by - ay, bx - ax))
    wheels = [(x, y) for x in (-half * 0.62, half * 0.62) for y in (-13.4, 13.4)]
    boards = "".join(f"M{number(-half)} {y}H{number(half)}" for y in (-5.4, 0, 5.4))
    axles = "".join(f"M{number(x)}-13V13" for x in (-half * 0.62, half * 0.62))
    ribs = "".join(f"M{number(x)}-10.6V10.6" for x in (-half * 0.4, half * 0.4))
    bed = (-half, -10.6, half, 10.6)
    return group(
        rectangle((-half + 3, -9, half + 4, 16), fill="var(--shadow)"),
        path(axles, stroke="var(--ink)", stroke_width=2.4),
        rectangle(bed, fill="var(--sand)", stroke="var(--ink)", stroke_width=1.4, rx=1.6),
        path(boards, stroke="var(--road)", stroke_width=0.9, stroke_opacity=".8"),
        path(ribs, stroke="var(--road)", stroke_width=2),
        *(
            rectangle((x - 7, y - 2, x + 7, y + 2), fill="var(--road)", stroke="var(--ink)", rx=2)
            for x, y in wheels
        ),
        path(f"M{number(half)} 0h15m-3.4-6v12", "d-line", stroke="var(--ink)", stroke_width=2.2),
        transform=moved((ax + bx) / 2, (ay + by) / 2, turn=turn),
    )
