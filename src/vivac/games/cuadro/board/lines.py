"""What runs along hexsides and from hex to hex: rivers, ravines, works, roads, bridges; and what is built."""

from __future__ import annotations

import math
import random

from vivac.drawing.geometry import Point, number, polyline, resample
from vivac.drawing.hexground import Strokes, bank
from vivac.drawing.marks import circle, group, moved, path
from vivac.drawing.sheet import Sheet
from vivac.games.cuadro.board.names import Names
from vivac.games.cuadro.board.survey import Survey
from vivac.ground.hexes import DIRECTIONS, Hex

RAVINE = Strokes(3.7, 6.6, 2.0)
CLIFF = Strokes(3.4, 14.0, 3.0)
TOOTH = 10.4  # from tooth to tooth of the works


def lay_lines(sheet: Sheet, survey: Survey, names: Names) -> None:
    sheet.add(cliff_marks([(*survey.border(a, b), survey.centres[b]) for a, b in survey.cliffs]))
    sheet.add(river("".join(polyline(line) for line in survey.rivers)))
    sheet.add(stream("".join(polyline(line) for line in survey.streams)))
    for side in survey.map.hexsides.ravine:
        sheet.add(ravine(*survey.side(side), side))
    sheet.add(path(_grid(survey), "d-hex"))
    _lay_roads(sheet, survey)
    for works in survey.map.hexsides.siege:
        sheet.add(siege(*survey.side(works.side), survey.centres[works.front]))
    for side in survey.map.hexsides.bridge:
        sheet.add(group(bridge(), transform=_across(survey, side)))
    for side in survey.map.hexsides.ford:
        sheet.add(group(ford(), transform=_across(survey, side)))
    for hex_ in survey.grid.hexes:
        _lay_buildings(sheet, survey, hex_)


def _grid(survey: Survey) -> str:
    """Every hexside once: three of each hex, and the edges of the map."""
    out: list[str] = []
    for hex_ in survey.grid.hexes:
        corners, around = survey.corners[hex_], survey.grid.around[hex_]
        run = [corners[4], corners[5], corners[0], corners[1]]  # south-west, south-east, east
        out.append(polyline(run))
        out += [polyline([corners[d], corners[d + 1]]) for d in (1, 2, 3) if around[d] is None]
    return "".join(out)


def _across(survey: Survey, side: str) -> str:
    """Turned so that the way over the hexside runs along x."""
    (ax, ay), (bx, by) = survey.side(side)
    turn = -60.0 * DIRECTIONS[side.partition("-")[2]]
    return moved((ax + bx) / 2, (ay + by) / 2, turn=turn)


# ---------------------------------------------------------------- water and broken ground


def river(data: str) -> str:
    looks = ("d-river-bank", "d-river")
    return "".join(path(data, f"d-line {look}") for look in looks) if data else ""


def stream(data: str) -> str:
    looks = ("d-brook-bank", "d-brook")
    return "".join(path(data, f"d-line {look}") for look in looks) if data else ""


def ravine(a: Point, b: Point, seed: str) -> str:
    """A gully along a hexside: two edges with strokes running down between them."""
    dx, dy = (b[1] - a[1]) / math.dist(a, b), -(b[0] - a[0]) / math.dist(a, b)
    middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    strokes, edges = "", ""
    for hand in (1, -1):
        far = hand * 8.0
        c, d = (a[0] + dx * far, a[1] + dy * far), (b[0] + dx * far, b[1] + dy * far)
        strokes += bank(c, d, middle, f"{seed} {hand}", RAVINE)
        edges += polyline([c, d])
    return path(edges, "d-line", stroke="var(--hach)", stroke_width=1.1) + path(strokes, "d-hach")


def cliff_marks(sides: list[tuple[Point, Point, Point]]) -> str:
    """Rocks along hexsides nobody climbs: a broken edge, strokes down to the lower hex."""
    edges, strokes = "", ""
    for a, b, low in sides:
        rng = random.Random(f"{a} {b}")
        line = [(x + rng.uniform(-1.6, 1.6), y + rng.uniform(-1.6, 1.6)) for x, y, _ in resample((a, b), 6.9)]
        edges += polyline([*line, b])
        strokes += bank(a, b, low, f"{a}", CLIFF)
    if not sides:
        return ""
    return path(strokes, "d-hach") + path(edges, "d-line", stroke="var(--hach)", stroke_width=2.4)


def siege(a: Point, b: Point, front: Point) -> str:
    """5.13 Works along a hexside: a parapet with teeth towards the front."""
    length = math.dist(a, b)
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    nx, ny = -uy, ux
    if (front[0] - a[0]) * nx + (front[1] - a[1]) * ny < 0:
        nx, ny = -nx, -ny
    teeth = int(length / TOOTH)
    pace = length / teeth
    outline = [(a[0] - nx * 2.6, a[1] - ny * 2.6)]
    for i in range(teeth):
        for along, out in ((0.12, 1.6), (0.5, 9.0), (0.88, 1.6)):
            walked = (i + along) * pace
            outline.append((a[0] + ux * walked + nx * out, a[1] + uy * walked + ny * out))
    outline.append((b[0] - nx * 2.6, b[1] - ny * 2.6))
    return path(polyline(outline, closed=True), "d-works")


# ---------------------------------------------------------------- ways and crossings


def _lay_roads(sheet: Sheet, survey: Survey) -> None:
    data = {
        kind: "".join(survey.way_data(road.path) for road in survey.map.road if road.kind == kind)
        for kind in ("track", "road")
    }
    sheet.add(track(data["track"]), road(data["road"]))
    for hex_ in survey.grid.hexes:
        if survey.map.terrain_at(hex_) == "pontoon":
            sheet.add(group(pontoon(), transform=moved(*survey.centres[hex_], turn=_heading(survey, hex_))))


def _heading(survey: Survey, hex_: Hex) -> float:
    """How the road runs through a hex, in degrees."""
    beside = [
        road.path[i]
        for road in survey.map.road
        if hex_ in road.path
        for i in (road.path.index(hex_) - 1, road.path.index(hex_) + 1)
        if 0 <= i < len(road.path)
    ]
    a, b = (survey.centres[each] for each in sorted(beside)[:2])
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def road(data: str) -> str:
    looks = ("d-road-halo", "d-way-edge", "d-way")
    return "".join(path(data, f"d-line {look}") for look in looks) if data else ""


def track(data: str) -> str:
    looks = ("d-track-halo", "d-track")
    return "".join(path(data, f"d-line {look}") for look in looks) if data else ""


def bridge() -> str:
    """A bridge along x: deck and abutments."""
    return path("M-12-5H12V5H-12Z", fill="var(--sheet)") + path(
        "M-15-9l4 4H11l4-4M-15 9l4-4H11l4 4", "d-line", stroke="var(--ink)", stroke_width=1.9
    )


def ford() -> str:
    """Rows of stones across the water."""
    stones = [
        circle(x, y, 1.9, fill="var(--ink)", stroke="var(--paper)", stroke_width=0.8)
        for x in (-9, -3, 3, 9)
        for y in (-4, 4)
    ]
    return "".join(stones)


def pontoon() -> str:
    """A bridge of boats along x: planks over hulls moored side by side."""
    hulls = "".join(f"M{x}-15Q{x + 4}-9 {x + 4} 0Q{x + 4} 9 {x} 15Q{x - 4} 9 {x - 4} 0Q{x - 4}-9 {x}-15Z"
                    for x in range(-27, 28, 9))  # fmt: skip
    planks = "".join(f"M{x}-5V5" for x in range(-33, 34, 3))
    return (
        path(hulls, fill="var(--roof)", stroke="var(--ink)", stroke_width=1)
        + path("M-36-5H36V5H-36Z", fill="var(--sheet)", stroke="var(--ink)", stroke_width=1.3)
        + path(planks, "d-line", stroke="var(--ink-2)", stroke_width=0.6)
    )


# ---------------------------------------------------------------- what is built


def _lay_buildings(sheet: Sheet, survey: Survey, hex_: Hex) -> None:
    kind, at = survey.map.terrain_at(hex_), survey.centres[hex_]
    if kind in ("village", "town"):
        named = any(place.hex == hex_ for place in survey.map.place)
        sheet.add(settlement(kind, at, hex_, steeple=kind == "town" and named))
    elif kind == "strong_buildings":
        sheet.add(group(tower(), transform=moved(*at)))


def settlement(kind: str, at: Point, seed: str, steeple: bool = False) -> str:
    """Houses along two streets that cross; a town fills its hex with blocks round a square."""
    rng = random.Random(f"{kind} {seed}")
    turn = rng.uniform(-14, 14)
    lots = _VILLAGE if kind == "village" else _TOWN
    blocks = ""
    for left, top, right, bottom in lots:
        jut = [rng.uniform(-0.9, 0.9) for _ in range(4)]
        blocks += (
            f"M{number(left + jut[0])} {number(top + jut[1])}H{number(right + jut[2])}"
            f"V{number(bottom + jut[3])}H{number(left + jut[0])}Z"
        )
    out = path(blocks, "d-block")
    if steeple:
        out += church()
    return group(out, transform=moved(*at, turn=turn))


_VILLAGE = (
    (-22, -13, -13, -6), (-11, -14, -4, -5), (3, -13, 13, -7), (15, -11, 21, -2), (-24, 3, -16, 10),
    (-13, 3, -5, 11), (3, 3, 9, 12), (11, 4, 20, 10), (-3, -24, 4, -18), (4, 16, 12, 22), (-12, 16, -5, 21),
)  # fmt: skip
_TOWN = (
    (-14, -32, -3, -25), (3, -31, 14, -24), (-29, -20, -18, -12), (-15, -21, -3, -12), (3, -20, 16, -12),
    (19, -20, 29, -12), (-31, -9, -20, -2), (-17, -9, -11, 9), (11, -9, 17, 9), (20, -9, 31, -2),
    (-31, 2, -20, 9), (20, 2, 31, 9), (-29, 12, -18, 20), (-15, 12, -3, 21), (3, 12, 16, 20),
    (19, 12, 29, 20), (-14, 25, -3, 32), (3, 24, 14, 31),
)  # fmt: skip


def church() -> str:
    return path(
        "M-7-4H-2V-8H2V-4H7V4H2V9H-2V4H-7Z", fill="var(--brick)", stroke="var(--paper)", stroke_width=1.6
    )


def tower() -> str:
    """Walls that a battalion can hold: a court, its tower in the middle."""
    return (
        path("M-15-13H15V13H-15Z", fill="var(--roof)", stroke="var(--ink)", stroke_width=2.2)
        + path("M-15-13L15 13M15-13L-15 13", stroke="var(--brick)", stroke_width=1.1)
        + circle(0, 0, 6, fill="var(--paper)", stroke="var(--ink)", stroke_width=1.8)
        + circle(0, 0, 2, fill="var(--ink)")
    )
