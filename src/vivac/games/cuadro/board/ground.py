"""The ground: heights, fields, marsh, beach, woods and water, as washes with their engraved signs."""

from __future__ import annotations

import random
from collections.abc import Iterable

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, box_round, number, polyline
from vivac.drawing.hexground import Region, Strokes, hachures, outlines
from vivac.drawing.marks import group, mark, path
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp
from vivac.drawing.water import waterlined
from vivac.games.cuadro.board.names import Names
from vivac.games.cuadro.board.survey import BEYOND, WATER, WOODS, Survey

TINTS = ((1.5, "land-2", "1"), (2.5, "land-3", ".8"))
HIGHEST = 9
GROUNDS = {  # what is drawn as one ground, and how much its outline wanders
    "cultivated": (frozenset(("cultivated",)), 0.12),
    "marsh": (frozenset(("marsh",)), 0.1),
    "sand": (frozenset(("beach", "sea")), 0.1),
    "wood": (WOODS, 0.13),
    "dense wood": (frozenset(("dense_wood",)), 0.12),
    "water": (WATER, 0.08),
}
SLOPE = Strokes(4.4, 18.0, 2.5)
GROVE = (36.0, 31.0)  # from clump to clump in a dense wood
COPSE = (40.0, 36.0)
REEDS = 52.0
POOLS = 84.0
TUFTS = 62.0


def lay_ground(sheet: Sheet, survey: Survey, names: Names) -> None:
    grounds = {name: survey.region(kinds, sway) for name, (kinds, sway) in GROUNDS.items()}
    for level, tint, strength in TINTS:
        data = "".join(polyline(ring, closed=True) for ring in outlines(survey.heights, level))
        sheet.add(path(data, fill=f"var(--{tint})", fill_opacity=strength) if data else "")
    sheet.add(fields(sheet, grounds["cultivated"].data))
    sheet.add(marsh(sheet, grounds["marsh"].data))
    sheet.add(beach(sheet, grounds["sand"].data))
    sheet.add(wood(grounds["wood"].data, ".5"), wood(grounds["dense wood"].data, ".85"))
    strokes = "".join(
        hachures(survey.heights, level + 0.5, f"slope {level}", SLOPE) for level in range(HIGHEST)
    )
    sheet.add(path(strokes, "d-hach", opacity=".8"))
    sheet.add(waterlined(sheet, grounds["water"].data))
    _lay_plants(sheet, survey, names, grounds)


# ---------------------------------------------------------------- washes and their patterns


def _pattern(sheet: Sheet, wide: float, high: float, content: str, turn: float = 0) -> str:
    name = sheet.new_id()
    turned = {"patternTransform": f"rotate({number(turn)})"} if turn else {}
    sheet.define(
        mark("pattern", content, id=name, width=wide, height=high, patternUnits="userSpaceOnUse", **turned)
    )
    return f"url(#{name})"


def fields(sheet: Sheet, data: str) -> str:
    """Parcels ploughed this way and that, hedges between them."""
    if not data:
        return ""
    parcels = (
        (0, 0, 44, 34, 0), (44, 0, 88, 26, 1), (88, 0, 132, 40, 0), (0, 34, 44, 74, 1), (44, 26, 88, 64, 2),
        (88, 40, 132, 78, 1), (0, 74, 44, 104, 2), (44, 64, 88, 104, 0), (88, 78, 132, 104, 2),
    )  # fmt: skip
    furrows, edges = "", ""
    for left, top, right, bottom, way in parcels:
        edges += f"M{left} {top}H{right}V{bottom}"
        if way == 0:
            furrows += "".join(f"M{left + 2} {y}H{right - 2}" for y in range(top + 4, bottom - 1, 5))
        elif way == 1:
            furrows += "".join(f"M{x} {top + 2}V{bottom - 2}" for x in range(left + 4, right - 1, 5))
        else:
            furrows += "".join(
                f"M{x} {y}l2.4-3.4" for y in range(top + 8, bottom, 8) for x in range(left + 5, right - 3, 8)
            )
    content = path(furrows, "d-line", stroke="var(--field-ink)", stroke_width=0.8, stroke_opacity=".7")
    hedge = {"stroke": "var(--wood-ink)", "stroke_opacity": ".6", "stroke_dasharray": "0.1 3"}
    content += path(edges, "d-line", stroke_width=1.5, **hedge)
    tile = _pattern(sheet, 132, 104, content, -14)
    return (
        path(data, fill="var(--field)")
        + path(data, fill=tile)
        + path(data, "d-line", stroke="var(--field-ink)", stroke_width=1.1)
    )


def marsh(sheet: Sheet, data: str) -> str:
    """Broken level lines, as water stands between the tufts."""
    if not data:
        return ""
    rng = random.Random("marsh")
    dashes = ""
    for y in range(5, 120, 7):
        x = rng.uniform(0, 20)
        while x < 150:
            length = rng.choice((6.0, 11.0, 17.0))
            if x + length < 158:
                dashes += f"M{number(x)} {number(y + rng.uniform(-0.8, 0.8))}h{number(length)}"
            x += length + rng.uniform(7, 24)
    content = path(dashes, "d-line", stroke="var(--marsh-ink)", stroke_width=0.8, stroke_opacity=".62")
    tile = _pattern(sheet, 160, 122, content)
    return (
        path(data, fill="var(--marsh)")
        + path(data, fill=tile)
        + path(data, "d-line", stroke="var(--marsh-ink)", stroke_width=1, stroke_dasharray="5 3")
    )


def beach(sheet: Sheet, data: str) -> str:
    """Sand in stipple, with the crescents of small dunes."""
    if not data:
        return ""
    rng = random.Random("sand")
    dots = "".join(f"M{number(rng.uniform(0, 64))} {number(rng.uniform(0, 64))}h.1" for _ in range(86))
    dunes = "".join(f"M{x} {y}q6-6 12 0" for x, y in ((8, 18), (40, 34), (20, 52), (48, 10)))
    content = path(dots, "d-line", stroke="var(--sand-ink)", stroke_width=1.3, stroke_opacity=".75") + path(
        dunes, "d-line", stroke="var(--sand-ink)", stroke_width=0.9, stroke_opacity=".7"
    )
    tile = _pattern(sheet, 64, 64, content)
    return path(data, fill="var(--sand)") + path(data, fill=tile)


def wood(data: str, strength: str) -> str:
    if not data:
        return ""
    edge = {"stroke": "var(--wood-ink)", "stroke_opacity": ".7", "stroke_dasharray": "0.1 3.2"}
    return path(data, fill="var(--wood)", fill_opacity=strength) + path(
        data, "d-line", stroke_width=1.3, **edge
    )


# ---------------------------------------------------------------- trees, reeds and tufts


def _scattered(box: Box, across: float, down: float, seed: str) -> Iterable[Point]:
    """Points on a jittered grid, every second row shifted."""
    rng = random.Random(seed)
    y, shifted = box[1], False
    while y < box[3]:
        x = box[0] + (across / 2 if shifted else 0)
        while x < box[2]:
            yield x + rng.uniform(-0.28, 0.28) * across, y + rng.uniform(-0.3, 0.3) * down
            x += across
        y, shifted = y + down, not shifted


def _lay_plants(sheet: Sheet, survey: Survey, names: Names, grounds: dict[str, Region]) -> None:
    taken = names.clutter()
    for line in (*survey.ways.values(), *survey.rivers, *survey.streams):
        taken.add_line(line, 5, 9)
    for place in survey.map.place:
        taken.add(box_round(survey.centres[place.hex], 26))
    standing: list[tuple[Point, str]] = []
    _plant(standing, survey, grounds["dense wood"], None, GROVE, ("pines", "pines"), taken)
    _plant(standing, survey, grounds["wood"], grounds["dense wood"], COPSE, ("pines-few", "tree-pine"), taken)
    sheet.add(_pools(survey, grounds, taken))
    standing += [
        (p, "reed")
        for p in _scattered(survey.ground, REEDS, REEDS * 0.8, "reeds")
        if grounds["marsh"].holds(p) and not grounds["water"].holds(p) and taken.free(box_round(p, 8))
    ]
    standing.sort(key=lambda each: (each[0][1], each[0][0]))
    sheet.add(group(*(stamp(kind, *p) for p, kind in standing)))
    covered = ("wood", "marsh", "sand", "water", "cultivated")
    tufts = ""
    for x, y in _scattered(survey.ground, TUFTS, TUFTS * 0.8, "tufts"):
        free = taken.free((x - 3, y - 6, x + 7, y + 2))
        if free and not any(grounds[kind].holds((x, y)) for kind in covered):
            tufts += f"M{number(x)} {number(y)}l-2-3.4m3.6 3.4v-4.4m1.6 4.4l2-3.4"
    sheet.add(path(tufts, "d-line", stroke="var(--hach)", stroke_width=0.8, stroke_opacity=".5"))


def _pools(survey: Survey, grounds: dict[str, Region], taken: Clutter) -> str:
    """Standing water here and there in the marsh."""
    rng = random.Random("pools")
    data = ""
    for x, y in _scattered(survey.ground, POOLS, POOLS * 0.8, "pools"):
        wide = rng.uniform(6, 17)
        ends = ((x - wide - 4, y), (x + wide + 4, y))
        wet = all(grounds["marsh"].holds(p) and not grounds["water"].holds(p) for p in ends)
        if wet and taken.free((x - wide, y - 5, x + wide, y + 5)):
            half, whole = number(wide), number(2 * wide)
            high, low = number(rng.uniform(4, 8)), number(rng.uniform(3, 6))
            data += f"M{number(x - wide)} {number(y)}q{half}-{high} {whole} 0q-{half} {low}-{whole} 0Z"
    return path(data, fill="var(--sea)", stroke="var(--marsh-ink)", stroke_width=0.8) if data else ""


def _plant(
    standing: list[tuple[Point, str]],
    survey: Survey,
    region: Region,
    but: Region | None,
    apart: tuple[float, float],
    kinds: tuple[str, str],
    taken: Clutter,
) -> None:
    """Clumps where a whole one has room, single trees at the edges and along the roads."""
    clump, single = kinds
    left, top, right, bottom = survey.ground
    box = (left - BEYOND / 2, top - BEYOND / 2, right, bottom)

    def free(p: Point, half: float) -> bool:
        if not taken.free((p[0] - half, p[1] - half, p[0] + half, p[1] + half * 0.8)):
            return False
        corners = ((p[0] + dx * half, p[1] + dy * half) for dx in (-1, 1) for dy in (-0.8, 0.6))
        return all(region.holds(corner) and not (but and but.holds(corner)) for corner in corners)

    for p in _scattered(box, *apart, f"{clump} clumps"):
        if free(p, 17):
            standing.append((p, clump))
            continue
        for dx, dy in ((-9, -7), (8, -4), (-6, 8), (9, 9)):
            tree = (p[0] + dx, p[1] + dy)
            if free(tree, 6):
                standing.append((tree, single if single != "pines" else "tree-pine"))


__all__ = ["beach", "fields", "lay_ground", "marsh", "wood"]
