"""A map of areas: outlines that fit, however they are drawn.

Rings are cut into arcs where three regions meet, and each arc is drawn once, the same for both neighbours: so
their borders agree to the last decimal.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from vivac.drawing.geometry import Box, Point, polyline
from vivac.drawing.marks import group, mark
from vivac.drawing.sheet import Sheet

Arc = tuple[Point, ...]  # as in the data, in the direction that sorts first
Hand = Callable[[Arc, frozenset[str]], list[Point]]  # draws an arc, knowing whose border it is


class Borders(Struct, frozen=True):
    """The arcs of a map as they are drawn, and which regions each of them bounds."""

    lines: dict[Arc, list[Point]]
    owners: dict[Arc, frozenset[str]]
    outlines: dict[str, list[Point]]

    def between(self, a: str, b: str) -> list[list[Point]]:
        """The lines in which two regions meet."""
        return [self.lines[arc] for arc, owners in self.owners.items() if owners == {a, b}]


def draw_borders(rings: Mapping[str, Sequence[Point]], hand: Hand) -> Borders:
    """Every arc drawn once by a hand, and every ring put together from its arcs."""
    joints = _joints(rings)
    cuts = {name: _cut(ring, joints) for name, ring in rings.items()}
    owners: dict[Arc, set[str]] = defaultdict(set)
    for name, arcs in cuts.items():
        for arc in arcs:
            owners[_canonical(arc)].add(name)
    whose = {arc: frozenset(names) for arc, names in owners.items()}
    lines = {arc: hand(arc, names) for arc, names in whose.items()}
    outlines: dict[str, list[Point]] = {}
    for name, arcs in cuts.items():
        outline: list[Point] = []
        for arc in arcs:
            line = lines[_canonical(arc)]
            outline += (line if arc == _canonical(arc) else line[::-1])[:-1]
        outlines[name] = outline
    return Borders(lines, whose, outlines)


def _joints(rings: Mapping[str, Sequence[Point]]) -> set[Point]:
    near: dict[Point, set[Point]] = defaultdict(set)
    for ring in rings.values():
        for a, b in pairwise([*ring, ring[0]]):
            near[a].add(b)
            near[b].add(a)
    return {p for p, neighbours in near.items() if len(neighbours) > 2}


def _cut(ring: Sequence[Point], joints: set[Point]) -> list[Arc]:
    start = next((i for i, p in enumerate(ring) if p in joints), 0)
    closed = [*ring[start:], *ring[:start], ring[start]]
    arcs: list[Arc] = []
    arc = [closed[0]]
    for i, p in enumerate(closed[1:], 1):
        arc.append(p)
        if p in joints or i == len(closed) - 1:
            arcs.append(tuple(arc))
            arc = [p]
    return arcs


def _canonical(arc: Arc) -> Arc:
    return min(arc, arc[::-1])


def clipped(ring: Sequence[Point], box: Box) -> list[Point]:
    """The part of a closed outline inside a box."""
    line = list(ring)
    for axis, limit, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        kept: list[Point] = []
        for a, b in pairwise([*line, line[0]] if line else []):
            a_in, b_in = ((p[axis] - limit) * sign >= 0 for p in (a, b))
            if a_in != b_in:
                t = (limit - a[axis]) / (b[axis] - a[axis])
                kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            if b_in:
                kept.append(b)
        line = kept
    return line


def washed(sheet: Sheet, outline: Sequence[Point], wash: str, flat: str = ".1") -> str:
    """An area coloured by hand: pale all over, and a band of wash inside its border."""
    shape = sheet.define_path(polyline(outline, closed=True))
    clip = sheet.define_clip(mark("use", href=f"#{shape}"))
    bands = (
        mark("use", href=f"#{shape}", stroke_width=width, stroke_opacity=strength)
        for width, strength in ((34.0, ".26"), (15.0, ".46"))
    )
    return mark("use", href=f"#{shape}", fill="var(--land)") + group(
        mark("use", href=f"#{shape}", fill=f"var(--{wash})", fill_opacity=flat),
        mark("g", *bands, look="d-line", stroke=f"var(--{wash})"),
        clip_path=f"url(#{clip})",
    )


def waterlines(coast: str, distances: Sequence[float] = (2.6, 6.0, 10.2, 15.4, 22.0)) -> str:
    """Lines parallel to a shore, of which `coast` is the id; the land laid over it hides their other half.

    Each is the shore stroked broad in ink, then a little less broad in the colour of the water.
    """
    out = [_shore(coast, "sea-2", 64, stroke_opacity=".5"), _shore(coast, "sea-2", 50, stroke_opacity=".6")]
    farthest = sorted(distances, reverse=True)
    for i, distance in enumerate(farthest):
        strength = f"{0.2 + 0.44 * i / (len(farthest) - 1):.2g}"
        out.append(_shore(coast, "sea-ink", 2 * distance + 0.85, stroke_opacity=strength))
        out.append(_shore(coast, "sea", 2 * distance - 0.85))
    return "".join(out)


def _shore(coast: str, ink: str, width: float, **more: str) -> str:
    return mark("use", look="d-line", href=f"#{coast}", stroke=f"var(--{ink})", stroke_width=width, **more)
