"""What grows: woods and orchards seen from above, crops in rows, scrub, reeds."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from vivac.drawing.geometry import Point, curve, inside, number
from vivac.drawing.marks import group, mark, path
from vivac.drawing.sheet import Sheet
from vivac.drawing.tabletop.shapes import (
    Disc,
    Free,
    Ring,
    blob,
    bounds,
    closed,
    discs,
    edge_distance,
    loose,
    scatter,
)

CROWN = 16.0  # radius of a crown as it is stamped
SHADE = (3.4, 4.4)  # the sun stands in the north-west


class Nursery:
    """The trees and bushes of a sheet, drawn once and stamped."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        rng = random.Random("nursery")
        self.broad = [self._keep(_broad_crown(rng)) for _ in range(6)]
        self.pines = [self._keep(_pine_crown(rng)) for _ in range(3)]
        self.bushes = [self._keep(_bush(rng)) for _ in range(4)]
        self.reeds = [self._keep(_reeds(rng)) for _ in range(3)]

    def _keep(self, content: str) -> str:
        name = self._sheet.new_id()
        self._sheet.define(f'<g id="{name}">{content}</g>')
        return name

    @staticmethod
    def stamp(name: str, x: float, y: float, scale: float) -> str:
        return f'<use href="#{name}" transform="translate({number(x)} {number(y)}) scale({scale:.3g})"/>'

    def planted(
        self, found: Sequence[Disc], kinds: Sequence[str], rng: random.Random, size: float = CROWN
    ) -> str:
        """A stamp on every disc, from north to south, over one shadow for all of them."""
        order = sorted(found, key=lambda disc: (disc[1], disc[0]))
        stamps = [self.stamp(rng.choice(kinds), x, y, radius / size) for x, y, radius in order]
        shadow = path(discs(found, *SHADE, grow=1.02), fill="var(--shadow)", fill_opacity=".55")
        return shadow + "".join(stamps)


def _lobed(radius: float, lobes: int, rng: random.Random, dx: float = 0, dy: float = 0) -> str:
    turn = rng.uniform(0, math.tau)
    q: list[Point] = []
    for i in range(lobes):
        angle = turn + (i + rng.uniform(-0.16, 0.16)) * math.tau / lobes
        far = radius * rng.uniform(0.86, 0.98)
        q.append((dx + far * math.cos(angle), dy + far * math.sin(angle)))
    arcs = ""
    for a, b in pairwise([*q, q[0]]):
        r = number(math.dist(a, b) * 0.56)
        arcs += f"A{r} {r} 0 0 1 {number(b[0])} {number(b[1])}"
    return f"M{number(q[0][0])} {number(q[0][1])}{arcs}Z"


def _broad_crown(rng: random.Random) -> str:
    """Lobes, lighter where the sun falls, with leaves drawn as small arcs in the shade."""
    leaves: list[str] = []
    for _ in range(9):
        angle, far = rng.uniform(-0.5, 2.2), rng.uniform(4, 12)
        x, y = far * math.cos(angle), far * math.sin(angle)
        leaves.append(f"M{number(x - 2.4)} {number(y)}q2.2 2.4 4.6-.4")
    return (
        path(
            _lobed(15, rng.randrange(9, 12), rng),
            fill="var(--wood-2)",
            stroke="var(--wood-ink)",
            stroke_width=1.1,
        )
        + path(_lobed(10.4, 8, rng, -2.2, -2.8), fill="var(--wood)", fill_opacity=".62")
        + path(_lobed(5.4, 6, rng, -3.6, -4.4), fill="var(--wood)", fill_opacity=".8")
        + path("".join(leaves), "d-line", stroke="var(--wood-ink)", stroke_width=0.8, stroke_opacity=".75")
    )


def _pine_crown(rng: random.Random) -> str:
    """A conifer: rays about its top, in two tiers."""
    tiers = ""
    for radius, points, ink in ((15.4, 15, "wood-2"), (9.4, 11, "wood")):
        turn = rng.uniform(0, 1)
        ring: list[str] = []
        for i in range(points * 2):
            angle = turn + i * math.pi / points
            far = radius * (rng.uniform(0.9, 1.04) if i % 2 == 0 else rng.uniform(0.64, 0.74))
            ring.append(f"{number(far * math.cos(angle))} {number(far * math.sin(angle))}")
        tiers += path(f"M{'L'.join(ring)}Z", fill=f"var(--{ink})", stroke="var(--wood-ink)", stroke_width=1)
    spokes = "".join(
        f"M0 0L{number(13 * math.cos(i * 0.9))} {number(13 * math.sin(i * 0.9))}" for i in range(7)
    )
    return tiers + path(spokes, "d-line", stroke="var(--wood-ink)", stroke_width=0.7, stroke_opacity=".6")


def _bush(rng: random.Random) -> str:
    return path(
        _lobed(14.4, rng.randrange(6, 8), rng),
        fill="var(--wood-2)",
        stroke="var(--wood-ink)",
        stroke_width=1.6,
    ) + path(_lobed(7, 5, rng, -3, -3.6), fill="var(--wood)", fill_opacity=".8")


def _reeds(rng: random.Random) -> str:
    blades = ""
    for x in (-5.5, -3, -0.6, 1.8, 4.4):
        bend, tip = -6 - rng.uniform(0, 3), -10 - rng.uniform(0, 5)
        blades += f"M{number(x)} 0q{number(x * 0.2)} {number(bend)} {number(x * 0.75)} {number(tip)}"
    return path(blades, "d-line", stroke="var(--marsh-ink)", stroke_width=1.2) + path(
        "M-1.2-13.4l.3-4M3.2-12.4l.8-3.6", "d-line", stroke="var(--hach)", stroke_width=2.2
    )


def _floor(ring: Ring, seed: str, ink: str, strength: float, rim: str) -> str:
    """Ground that changes by and by: loose washes inside the edge, and the edge itself in fine dots."""
    wash = curve(loose(ring, 7, seed))
    inner = curve(loose(ring, 26, f"{seed} inner"))
    return (
        path(closed(ring), fill=f"var(--{ink})", fill_opacity=f"{strength * 0.24:.2g}")
        + path(f"{wash}Z", fill=f"var(--{ink})", fill_opacity=f"{strength * 0.56:.2g}")
        + path(f"{inner}Z", fill=f"var(--{ink})", fill_opacity=f"{strength * 0.5:.2g}")
        + path(closed(ring), "d-line", stroke=f"var(--{rim})", stroke_width=1.5, stroke_dasharray=".1 4.2")
    )


def wood(nursery: Nursery, ring: Ring, free: Free, seed: str) -> tuple[str, str]:
    """The floor of a wood, and its trees: great ones first, then what finds room, then brush."""
    rng = random.Random(f"{seed} wood")
    area = _area(ring)
    taken: list[Disc] = []
    great = scatter(ring, (14.5, 18.5), 0.84, round(area / 90), taken, free, rng, 0.92)
    middling = scatter(ring, (9, 12.5), 0.84, round(area / 60), taken, free, rng, 0.94)
    brush = scatter(ring, (4, 6.4), 0.9, round(area / 55), taken, free, rng, 0.95)
    pines = rng.choice((0.2, 0.35, 0.5))
    kinds = nursery.broad + nursery.pines * max(1, round(pines * 3))
    trees = nursery.planted(brush, nursery.bushes, rng)
    return _floor(ring, seed, "wood-2", 0.7, "wood-ink"), trees + nursery.planted(
        [*great, *middling], kinds, rng
    )


def orchard(nursery: Nursery, ring: Ring, free: Free, seed: str) -> tuple[str, str]:
    """Round crowns in rows, mown grass between them."""
    rng = random.Random(f"{seed} orchard")
    west, north, east, south = bounds(ring)
    found: list[Disc] = []
    columns, rows = max(1, round((east - west) / 38)), max(1, round((south - north) / 38))
    for i in range(columns):
        for j in range(rows):
            p = (
                west + (i + 0.5) * (east - west) / columns + rng.uniform(-1.6, 1.6),
                north + (j + 0.5) * (south - north) / rows + rng.uniform(-1.6, 1.6),
            )
            if inside(p, ring) and edge_distance(p, ring) > 11 and free(p, 8):
                found.append((*p, rng.uniform(10.6, 12.8)))
    stripes = "".join(
        f"M{number(west)} {number(north + y)}H{number(east)}" for y in range(6, int(south - north), 12)
    )
    floor = _floor(ring, seed, "wood", 0.9, "wood-ink")
    clip = nursery._sheet.define_clip(path(closed(ring)))
    mown = path(
        stripes,
        "d-line",
        stroke="var(--wood-2)",
        stroke_width=6,
        stroke_opacity=".3",
        clip_path=f"url(#{clip})",
    )
    return floor + mown, nursery.planted(found, nursery.broad[:3], rng)


def scrub(nursery: Nursery, ring: Ring, free: Free, seed: str) -> tuple[str, str]:
    """Bushes of all sizes, bare ground between."""
    rng = random.Random(f"{seed} scrub")
    area = _area(ring)
    taken: list[Disc] = []
    found = scatter(ring, (6.5, 10.5), 0.98, round(area / 60), taken, free, rng, 0.95)
    found += scatter(ring, (3, 5.4), 1.0, round(area / 55), taken, free, rng, 0.95)
    twigs = "".join(
        f"M{number(x)} {number(y)}l3-4m-3 4l-3.4-3m3.4 3v-5"
        for x, y, _ in scatter(ring, (3, 4), 1.1, round(area / 260), taken, free, rng)
    )
    floor = _floor(ring, seed, "wood", 0.85, "wood-ink")
    return floor + path(
        twigs, "d-line", stroke="var(--road)", stroke_width=0.9, stroke_opacity=".8"
    ), nursery.planted(found, nursery.bushes, rng)


def crops(sheet: Sheet, ring: Ring, seed: str) -> tuple[str, str]:
    """Rows along the longest side of a field: furrows, and plants that are not all alike."""
    rng = random.Random(f"{seed} crops")
    (ax, ay), (bx, by) = max(pairwise([*ring, ring[0]]), key=lambda side: math.dist(*side))
    turn = math.degrees(math.atan2(by - ay, bx - ax)) % 180
    plants: list[str] = []
    ribs: list[str] = []
    for row in range(3):
        for i in range(5):
            x, y = i * 11 + rng.uniform(4, 7), row * 13 + 6.5 + rng.uniform(-0.8, 0.8)
            turned = rng.uniform(0, math.tau)
            for j in range(5):
                angle = turned + j * math.tau / 5 + rng.uniform(-0.25, 0.25)
                far = rng.uniform(4.6, 6.2)
                dx, dy = far * math.cos(angle), far * math.sin(angle)
                a, b = (
                    (dx * 0.5 - dy * 0.32, dy * 0.5 + dx * 0.32),
                    (dx * 0.5 + dy * 0.2, dy * 0.5 - dx * 0.2),
                )
                tip = f"{number(dx)} {number(dy)}"
                plants.append(
                    f"M{number(x)} {number(y)}q{number(a[0])} {number(a[1])} {tip}"
                    f"q{number(b[0] - dx)} {number(b[1] - dy)} {number(-dx)} {number(-dy)}Z"
                )
                ribs.append(f"M{number(x)} {number(y)}l{number(dx * 0.8)} {number(dy * 0.8)}")
    ridges = "".join(f"M0 {row * 13 + 8.4:g}H55" for row in range(3))
    furrows = "".join(f"M0 {row * 13}H55" for row in range(4))
    name = sheet.new_id()
    sheet.define(
        mark(
            "pattern",
            path(furrows, stroke="var(--field-ink)", stroke_width=2.6, stroke_opacity=".5"),
            path(ridges, stroke="var(--field-ink)", stroke_width=4, stroke_opacity=".14"),
            path("".join(plants), fill="var(--wood-2)", stroke="var(--wood-ink)", stroke_width=0.7),
            path("".join(ribs), "d-line", stroke="var(--wood-ink)", stroke_width=0.4, stroke_opacity=".7"),
            id=name, patternUnits="userSpaceOnUse", width=55, height=39,
            patternTransform=f"translate({number(ax)} {number(ay)}) rotate({number(turn)})",
        )
    )  # fmt: skip
    data = closed(ring)
    clip = sheet.define_clip(path(data))
    return (
        path(data, fill="var(--field)")
        + path(data, fill=f"url(#{name})")
        + group(
            path(data, "d-line", stroke="var(--field-ink)", stroke_width=14, stroke_opacity=".16"),
            path(data, "d-line", stroke="var(--wood-2)", stroke_width=5, stroke_opacity=".7"),
            clip_path=f"url(#{clip})",
        )
        + path(data, "d-line", stroke="var(--field-ink)", stroke_width=1.3),
        "",
    )


def swamp(nursery: Nursery, ring: Ring, free: Free, seed: str) -> tuple[str, str]:
    """Standing water between tussocks, and reeds."""
    rng = random.Random(f"{seed} swamp")
    area = _area(ring)
    taken: list[Disc] = []
    pools = scatter(ring, (12, 24), 0.98, round(area / 240), taken, free, rng, 1.02)
    shapes = "".join(
        curve(blob(x, y, r * 1.06, r * 0.72, rng), closed=True, tension=0.9) for x, y, r in pools
    )
    inner = "".join(
        curve(blob(x, y, r * 0.66, r * 0.38, rng), closed=True, tension=0.9) for x, y, r in pools if r > 15
    )
    water = (
        path(shapes, fill="var(--sea)", stroke="var(--sea-ink)", stroke_width=1)
        + path(shapes, "d-line", stroke="var(--marsh-ink)", stroke_width=4, stroke_opacity=".18")
        + path(inner, "d-line", stroke="var(--sea-ink)", stroke_width=0.7, stroke_opacity=".55")
    )
    clumps = scatter(
        ring, (6, 8), 0.9, round(area / 130), [(x, y, r * 0.7) for x, y, r in pools], free, rng, 1.5
    )
    stamps = "".join(
        nursery.stamp(rng.choice(nursery.reeds), x, y + 5, r / 8.4)
        for x, y, r in sorted(clumps, key=lambda disc: (disc[1], disc[0]))
    )
    tufts = "".join(f"M{number(x - 5)} {number(y + 5.4)}q5-2.6 10 0" for x, y, _ in clumps)
    floor = _floor(ring, seed, "marsh", 1.5, "marsh-ink")
    return floor + water + path(
        tufts, "d-line", stroke="var(--marsh-ink)", stroke_width=0.9, stroke_opacity=".6"
    ), stamps


def _area(ring: Ring) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]))) / 2
