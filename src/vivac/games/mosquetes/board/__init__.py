"""The board: the table of a scenario seen from above, drawn from its sheet in the box.

It bears no words, so that it is the same in every language: what lies at an objective is said by its spot.
From the ground upwards: turf, floors, roads, water, then what stands on them, then the frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from vivac.drawing.geometry import Box, Point, inside, polyline, segment_distance
from vivac.drawing.marks import circle, group, moved, path, rectangle
from vivac.drawing.paper import texture
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp
from vivac.drawing.tabletop.barriers import brush, fence, hedge, palisade, wagon, wall
from vivac.drawing.tabletop.frame import inch_rule, side_edge
from vivac.drawing.tabletop.growth import Nursery, crops, orchard, scrub, swamp, wood
from vivac.drawing.tabletop.houses import house
from vivac.drawing.tabletop.shapes import closed
from vivac.drawing.tabletop.stone import bridge, ford, river, rocks
from vivac.drawing.tabletop.turf import road, turf
from vivac.games.mosquetes.board.look import LOOK
from vivac.games.mosquetes.box.contents import Area, Inches, Objective, Obstacle, Outline, ScenarioSheet
from vivac.table.scene import Board, Grid, Spot

INCH = 20.0  # units of the sheet
MARGIN = 58.0
QUARTERS = 4
COUNTER = 34.0  # what a counter would measure: by it a client chooses how near to look
SIGN = 12.0  # radius of the sign of an objective
WATERS = ("river", "ford", "bridge")
SIGNS = {"burn": "flame", "observe": "seen", "hold": "star", "exit": "infantry"}
OUTWARDS = {"N": (0, -1, -90), "S": (0, 1, 90), "W": (-1, 0, 180), "E": (1, 0, 0)}


class Survey:
    """Where everything of a scenario lies, in the units of the sheet; north is up."""

    def __init__(self, sheet: ScenarioSheet) -> None:
        across, up = sheet.size
        self.table: Box = (MARGIN, MARGIN, MARGIN + across * INCH, MARGIN + up * INCH)
        self.grid = Grid(MARGIN, self.table[3], INCH / QUARTERS)
        self.width, self.height = self.table[2] + MARGIN, self.table[3] + MARGIN
        self.areas = {area.id: self.line(area.poly) for area in sheet.area}
        self.houses = {house.id: self.line(house.poly) for house in sheet.building}
        self.roads = [(self.line(road.line), road.width * INCH) for road in sheet.road]
        self.barriers = {each.id: self.line(each.line) for each in sheet.obstacle}

    def point(self, p: Inches) -> Point:
        return MARGIN + p[0] * INCH, self.table[3] - p[1] * INCH

    def line(self, points: Outline) -> list[Point]:
        return [self.point(p) for p in points]

    def off_road(self, p: Point, radius: float) -> bool:
        """Whether something so broad stands clear of roads, walls and houses."""
        for line, width in self.roads:
            if any(segment_distance(p, a, b) < width / 2 + radius for a, b in pairwise(line)):
                return False
        for line in self.barriers.values():
            if any(segment_distance(p, a, b) < radius + 5 for a, b in pairwise(line)):
                return False
        return not any(_in_or_near(p, ring, radius + 4) for ring in self.houses.values())

    def open_ground(self, p: Point, radius: float) -> bool:
        """Whether nothing but grass is there."""
        return self.off_road(p, radius) and not any(inside(p, ring) for ring in self.areas.values())


def _in_or_near(p: Point, ring: Sequence[Point], near: float) -> bool:
    return inside(p, ring) or any(segment_distance(p, a, b) < near for a, b in pairwise([*ring, ring[0]]))


def draw_board(scenario: ScenarioSheet) -> Board:
    """The table of a scenario without its figures, and the spots of its objectives."""
    survey = Survey(scenario)
    width, height = survey.width, survey.height
    sheet = Sheet(f"mosquetes-{scenario.id}", width, height, f"Mosquetes, {scenario.year}", LOOK)
    sheet.add(rectangle((0, 0, width, height), fill="var(--paper)"))
    window = sheet.define_clip(rectangle(survey.table))
    sheet.add(f'<g clip-path="url(#{window})">')
    sheet.add(turf(sheet, survey.table, survey.open_ground, scenario.id))
    _lay_ground(sheet, scenario, survey)
    sheet.add("</g>")
    spots = _lay_objectives(sheet, scenario, survey)
    sheet.add(inch_rule(survey.table, INCH))
    sheet.add(*(side_edge(LOOK, survey.table, side.edge, side.livery) for side in scenario.side))
    sheet.add(*(_exit(scenario, goal, survey, spots) for goal in scenario.objective if goal.kind == "exit"))
    sheet.add(texture(sheet, (0, 0, width, height)))
    return Board(width, height, sheet.svg(), spots, COUNTER, survey.grid)


def _lay_ground(sheet: Sheet, scenario: ScenarioSheet, survey: Survey) -> None:
    """Deployment zones and floors, then roads, water, and what stands upright from north to south."""
    nursery = Nursery(sheet)
    sheet.add(
        *(_zone(sheet, survey.line(zone), side.livery) for side in scenario.side for zone in side.zones)
    )
    upright: list[str] = []
    for area in scenario.area:
        if area.kind not in WATERS:
            floor, standing = _ground(sheet, nursery, area, survey)
            sheet.add(floor)
            upright.append(standing)
    sheet.add(*(road(line, width, scenario.id) for line, width in survey.roads))
    for area in sorted(scenario.area, key=lambda each: WATERS.index(each.kind) if each.kind in WATERS else 0):
        ring = survey.areas[area.id]
        if area.kind == "river":
            sheet.add(river(sheet, ring, survey.table, area.id))
        elif area.kind == "ford":
            sheet.add(ford(ring, area.id))
        elif area.kind == "bridge":
            sheet.add(bridge(sheet, ring))
    sheet.add(*upright)
    sheet.add(*(_barrier(nursery, each, survey) for each in scenario.obstacle))
    for building in scenario.building:
        doors = [(survey.point(a), survey.point(b)) for a, b in building.doors]
        sheet.add(house(sheet, survey.houses[building.id], doors))


def _ground(sheet: Sheet, nursery: Nursery, area: Area, survey: Survey) -> tuple[str, str]:
    """The floor of an area, and what stands on it."""
    ring, free = survey.areas[area.id], survey.off_road
    match area.kind:
        case "wood":
            return wood(nursery, ring, free, area.id)
        case "orchard":
            return orchard(nursery, ring, free, area.id)
        case "crops":
            return crops(sheet, ring, area.id)
        case "swamp":
            return swamp(nursery, ring, free, area.id)
        case "rocks":
            return rocks(ring, free, area.id)
    return scrub(nursery, ring, free, area.id)


def _barrier(nursery: Nursery, obstacle: Obstacle, survey: Survey) -> str:
    line = survey.barriers[obstacle.id]
    match obstacle.kind:
        case "wall":
            return wall(line, obstacle.id)
        case "hedge":
            return hedge(nursery, line, obstacle.id)
        case "brush_line":
            return brush(nursery, line, obstacle.id)
        case "palisade":
            gates = [(survey.point(a), survey.point(b)) for a, b in obstacle.gates]
            return palisade(line, gates, obstacle.loopholed)
        case "wagon":
            return wagon(line)
    return fence(line)


# ------------------------------------------------------------------------------------------ signs of the game


def _zone(sheet: Sheet, ring: Sequence[Point], side: str) -> str:
    """Where a side may deploy: a narrow wash along the inside of the border."""
    data, look = closed(ring), LOOK.livery(side)
    clip = sheet.define_clip(path(data))
    dashes = "1 5" if look.silhouette == "round" else "7 4"
    wash = path(data, "d-line", stroke=f"var(--{look.field})", stroke_width=9, stroke_opacity=".16")
    line = path(
        data,
        "d-line",
        stroke=f"var(--{look.field})",
        stroke_width=2.6,
        stroke_dasharray=dashes,
        stroke_opacity=".6",
    )
    return group(wash, line, clip_path=f"url(#{clip})")


def _lay_objectives(sheet: Sheet, scenario: ScenarioSheet, survey: Survey) -> dict[str, Spot]:
    """The signs of what is fought for; a zone is framed by its corners."""
    spots: dict[str, Spot] = {}
    for goal in scenario.objective:
        if goal.kind == "hold" and not _is_bank(goal, scenario):
            ring = survey.line(goal.zone)
            sheet.add(_corners(ring))
            at = _clear_of(_corner_sign(ring), spots)
        elif goal.kind in ("burn", "observe"):
            at = _clear_of(survey.point(goal.point), spots)
        else:
            continue
        sheet.add(_sign(goal, scenario, at))
        spots[f"{scenario.id}.{goal.id}"] = Spot(*at, SIGN)
    return spots


def _is_bank(goal: Objective, scenario: ScenarioSheet) -> bool:
    """Whether a zone is a whole stretch of the table, from one edge to the other."""
    xs, ys = [x for x, _ in goal.zone], [y for _, y in goal.zone]
    return max(xs) - min(xs) >= scenario.size[0] or max(ys) - min(ys) >= scenario.size[1]


def _corner_sign(ring: Sequence[Point]) -> Point:
    west, north = min(x for x, _ in ring), min(y for _, y in ring)
    return west, north


def _clear_of(at: Point, spots: dict[str, Spot]) -> Point:
    x, y = at
    while any(abs(x - spot.x) < 2 * SIGN and abs(y - spot.y) < 2 * SIGN for spot in spots.values()):
        x += 2 * SIGN + 4
    return x, y


def _sign(goal: Objective, scenario: ScenarioSheet, at: Point) -> str:
    """A plate with what is to be done there, ringed in the colour of the side that may."""
    side = next((each.livery for each in scenario.side if each.id == goal.side), "")
    ring = f"var(--{LOOK.livery(side).field})" if side else "var(--ink)"
    dashes = {} if side else {"stroke_dasharray": "4.4 2.4"}
    return group(
        circle(2, 3, SIGN, "d-shadow"),
        circle(0, 0, SIGN, fill="var(--plate)", stroke=ring, stroke_width=3),
        circle(0, 0, SIGN - 3.4, "d-line", stroke="var(--plate-ink)", stroke_width=0.8, **dashes),
        stamp(_symbol(goal), 0, 0, 0.3, "s-fire" if goal.kind == "burn" else "s-plate"),
        transform=moved(*at),
    )


def _symbol(goal: Objective) -> str:
    return "wagon" if goal.what.startswith("model:") else SIGNS.get(goal.kind, "star")


def _corners(ring: Sequence[Point]) -> str:
    """A zone that is to be held: its border in fine dashes, its corners in strong lines."""
    strong = ""
    for before, corner, after in zip([ring[-1], *ring], ring, [*ring[1:], ring[0]], strict=False):
        strong += polyline((_towards(corner, before, 26), corner, _towards(corner, after, 26)))
    return (
        path(
            closed(ring),
            "d-line",
            stroke="var(--ink)",
            stroke_width=1,
            stroke_dasharray="3 6",
            stroke_opacity=".55",
        )
        + path(strong, "d-line", stroke="var(--sheet)", stroke_width=5.4, stroke_opacity=".8")
        + path(strong, "d-line", stroke="var(--ink)", stroke_width=2.4)
    )


def _towards(a: Point, b: Point, length: float) -> Point:
    far = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 or 1.0
    return a[0] + (b[0] - a[0]) * length / far, a[1] + (b[1] - a[1]) * length / far


def _exit(scenario: ScenarioSheet, goal: Objective, survey: Survey, spots: dict[str, Spot]) -> str:
    """Where the table may be left: arrows in the frame along the stretch, and the sign beside them."""
    low, high = goal.span
    west, north, east, south = survey.table
    dx, dy, turn = OUTWARDS[goal.edge]
    side = next((each.livery for each in scenario.side if each.id == goal.side), "")
    ink = f"var(--{LOOK.livery(side).field})" if side else "var(--ink)"
    edge = {"N": north, "S": south, "W": west, "E": east}[goal.edge]
    out = ""
    for inch in range(round(low), round(high) + 1, 2):
        x, y = survey.point((inch, inch))
        x, y = (x, edge) if dy else (edge, y)
        out += path(
            "M-17-4.4H-8V-9L3 0L-8 9V4.4H-17Z", fill=ink, stroke="var(--sheet)", stroke_width=1.4,
            transform=moved(x - dx * 4, y - dy * 4, turn=turn),
        )  # fmt: skip
    along = (survey.point((low, low)), survey.point((high, high)))
    at = _beside(along, edge, dx, dy)
    at = _clear_of(at, spots) if dy else _clear_below(at, spots)
    spots[f"{scenario.id}.{goal.id}"] = Spot(*at, SIGN)
    return out + _sign(goal, scenario, at)


def _clear_below(at: Point, spots: dict[str, Spot]) -> Point:
    x, y = at
    while any(abs(x - spot.x) < 2 * SIGN and abs(y - spot.y) < 2 * SIGN for spot in spots.values()):
        y += 2 * SIGN + 4
    return x, y


def _beside(along: tuple[Point, Point], edge: float, dx: int, dy: int) -> Point:
    """A place in the margin beside the middle of a stretch of the edge."""
    (ax, ay), (bx, by) = along
    off = 45.0
    return ((ax + bx) / 2, edge + dy * off) if dy else (edge + dx * off, (ay + by) / 2)
