"""Lines on paper: curves through points, smoothing, wobble, and distances. Plain numbers, no SVG elements."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


def number(value: float) -> str:
    """One decimal and no more: a tenth of a unit is finer than ink, and the sheet stays small."""
    return _tenths(round(value * 10))


def _tenths(value: int) -> str:
    whole, rest = divmod(abs(value), 10)
    text = f"{whole or ''}.{rest}" if rest else str(whole)
    return f"-{text}" if value < 0 else text


def _pair(x: int, y: int) -> str:
    return f"{_tenths(x)}{'' if y < 0 else ' '}{_tenths(y)}"


def polyline(points: Sequence[Point], closed: bool = False) -> str:
    """Path data through the points, straight; each as the step from the one before, which is shorter."""
    grid = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [_pair(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(grid)]
    return f"M{_pair(*grid[0])}l{' '.join(steps).replace(' -', '-')}{'Z' if closed else ''}"


def _around(points: Sequence[Point], i: int, closed: bool) -> tuple[Point, Point, Point, Point]:
    """The four points that shape the piece of curve from point i to the next."""
    last = len(points) - 1
    if closed:
        size = len(points)
        return points[i - 1], points[i], points[(i + 1) % size], points[(i + 2) % size]
    return points[max(0, i - 1)], points[i], points[i + 1], points[min(last, i + 2)]


def curve(points: Sequence[Point], closed: bool = False, tension: float = 0.5) -> str:
    """Path data through the points, as a Catmull-Rom spline."""
    if len(points) < 3:
        return polyline(points, closed)
    k = tension / 3
    out = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for i in range(len(points) if closed else len(points) - 1):
        before, a, b, after = _around(points, i, closed)
        c1 = (a[0] + (b[0] - before[0]) * k, a[1] + (b[1] - before[1]) * k)
        c2 = (b[0] - (after[0] - a[0]) * k, b[1] - (after[1] - a[1]) * k)
        out.append("C" + " ".join(number(v) for v in (*c1, *c2, *b)))
    return "".join(out) + ("Z" if closed else "")


def flatten(points: Sequence[Point], per: int = 8, closed: bool = False) -> list[Point]:
    """The spline through the points as a fine polyline, `per` pieces from each point to the next."""
    if len(points) < 3:
        return list(points)
    out: list[Point] = []
    for i in range(len(points) if closed else len(points) - 1):
        p0, p1, p2, p3 = _around(points, i, closed)
        for j in range(per):
            t = j / per
            weights = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, t**3 - t**2)
            x, y = (
                0.5 * (weights[0] * p0[c] + weights[1] * p1[c] + weights[2] * p2[c] + weights[3] * p3[c])
                for c in (0, 1)
            )
            out.append((x, y))
    return out if closed else [*out, points[-1]]


def cubic(a: Point, c1: Point, c2: Point, b: Point, parts: int = 12) -> list[Point]:
    """A cubic Bezier as a polyline of `parts` pieces."""
    out: list[Point] = []
    for i in range(parts + 1):
        t = i / parts
        u = 1 - t
        w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        x, y = (w[0] * a[c] + w[1] * c1[c] + w[2] * c2[c] + w[3] * b[c] for c in (0, 1))
        out.append((x, y))
    return out


def thin(points: Sequence[Point], tolerance: float) -> list[Point]:
    """The line without the points it can do without: none left out lay farther off than the tolerance."""
    if len(points) < 3:
        return list(points)
    a, b = points[0], points[-1]
    length = math.dist(a, b)
    if (
        length < tolerance
    ):  # a ring: it has no base to measure from, but every point has a distance to its end
        off = [math.dist(a, p) for p in points]
    else:
        off = [abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / length for x, y in points]
    farthest = max(range(1, len(points) - 1), key=off.__getitem__)
    if off[farthest] <= tolerance:
        return [a, b]
    return thin(points[: farthest + 1], tolerance)[:-1] + thin(points[farthest:], tolerance)


def chaikin(points: Sequence[Point], rounds: int = 2, closed: bool = True) -> list[Point]:
    """Cut the corners, `rounds` times."""
    line = list(points)
    for _ in range(rounds):
        ends = [*line, line[0]] if closed else line
        cut: list[Point] = []
        for (ax, ay), (bx, by) in pairwise(ends):
            cut.append((ax * 0.75 + bx * 0.25, ay * 0.75 + by * 0.25))
            cut.append((ax * 0.25 + bx * 0.75, ay * 0.25 + by * 0.75))
        line = cut if closed else [line[0], *cut, line[-1]]
    return line


def wander(points: Sequence[Point], depth: int, rough: float, seed: str) -> list[Point]:
    """The polyline with natural wobble: each piece is displaced at its middle, and again, `depth` times.

    Every piece has its own generator, so that moving one point does not redraw the rest.
    """
    out: list[Point] = []
    for i, (a, b) in enumerate(pairwise(points)):
        out += _displace(a, b, depth, rough, random.Random(f"{seed} {i}"))
    return [*out, points[-1]]


def _displace(a: Point, b: Point, depth: int, rough: float, rng: random.Random) -> list[Point]:
    if depth == 0 or math.dist(a, b) < 3:
        return [a]
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = rng.uniform(-rough, rough)
    middle = ((a[0] + b[0]) / 2 - dy * t, (a[1] + b[1]) / 2 + dx * t)
    return _displace(a, middle, depth - 1, rough, rng) + _displace(middle, b, depth - 1, rough, rng)


def resample(points: Sequence[Point], step: float) -> list[tuple[float, float, float]]:
    """Points every `step` along the line, each with the heading of the line there, in radians."""
    out: list[tuple[float, float, float]] = []
    carried = 0.0
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        if length == 0:
            continue
        heading = math.atan2(by - ay, bx - ax)
        walked = carried
        while walked <= length:
            out.append((ax + (bx - ax) * walked / length, ay + (by - ay) * walked / length, heading))
            walked += step
        carried = walked - length
    return out


def segment_distance(p: Point, a: Point, b: Point) -> float:
    """How far a point is from the straight piece between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
    return math.hypot(p[0] - a[0] - dx * t, p[1] - a[1] - dy * t)


def inside(p: Point, ring: Sequence[Point]) -> bool:
    """Whether a point lies in a closed outline."""
    x, y = p
    crossed = False
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def line_distance(p: Point, line: Sequence[Point]) -> float:
    return min(segment_distance(p, a, b) for a, b in pairwise(line))


def crossing(line: Sequence[Point], other: Sequence[Point]) -> tuple[Point, float] | None:
    """Where two polylines first cross, with the heading of the first one there."""
    for a, b in pairwise(line):
        for c, d in pairwise(other):
            abx, aby, cdx, cdy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
            turn = abx * cdy - aby * cdx
            if turn == 0:
                continue
            t = ((c[0] - a[0]) * cdy - (c[1] - a[1]) * cdx) / turn
            u = ((c[0] - a[0]) * aby - (c[1] - a[1]) * abx) / turn
            if 0 <= t <= 1 and 0 <= u <= 1:
                return (a[0] + abx * t, a[1] + aby * t), math.atan2(aby, abx)
    return None


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share."""
    if a[0] >= b[2] or b[0] >= a[2] or a[1] >= b[3] or b[1] >= a[3]:
        return 0.0
    return (min(a[2], b[2]) - max(a[0], b[0])) * (min(a[3], b[3]) - max(a[1], b[1]))


def box_round(centre: Point, half: float) -> Box:
    return centre[0] - half, centre[1] - half, centre[0] + half, centre[1] + half


def within(box: Box, bounds: Box) -> bool:
    return box[0] >= bounds[0] and box[1] >= bounds[1] and box[2] <= bounds[2] and box[3] <= bounds[3]


def bounds(points: Sequence[Point]) -> Box:
    """The box round some points."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def turning(ring: Sequence[Point]) -> float:
    """The area of a closed outline, negative if it runs round the other way."""
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in pairwise([*ring, ring[0]])) / 2
