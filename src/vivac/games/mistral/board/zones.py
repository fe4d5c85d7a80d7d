"""The Sea Zones: their limits, the water that is theirs, and the place of what patrols them.

Each has its name in the clearest water it has, and under it an arrow before its Prevailing Wind (IC 2.12),
on which Auxiliaries stand that sail about the whole Zone.
"""

from __future__ import annotations

import math

from msgspec import Struct

from vivac.drawing.clutter import Clutter
from vivac.drawing.field import Field, contours
from vivac.drawing.geometry import Box, Point, chaikin, inside, number, polyline, resample, thin, within
from vivac.drawing.lettering import text_width, two_lines
from vivac.drawing.marks import group, moved, path, words
from vivac.games.mistral.board.survey import ROOM, Ground, Survey
from vivac.games.mistral.contents import Map, Zone, ZoneId

NAME = 15.0
SPACING = 0.18
LINE = 17.0
DOT = 6.5  # from one dot of a limit to the next
PACE = 8.0  # of the search, and of the squares that outlines are drawn through
SMALLEST = 6  # an outline of fewer points is a skerry
WAY, LAND, SPILL = 0.06, 900.0, 2.0  # what it costs to stand on each


class Berth(Struct, frozen=True):
    """The name of a Zone and the room under it."""

    zone: ZoneId
    rows: tuple[str, ...]
    name: Box
    at: Point


def limits(survey: Survey) -> str:
    """Path data of the limits of all Zones, in dots, each limit once."""
    dots: dict[tuple[int, int], Point] = {}
    for ring in survey.zones.values():
        for x, y, _ in resample([*ring, ring[0]], DOT):
            cell = (int(x // DOT), int(y // DOT))
            around = ((cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
            if survey.ground.land((x, y)) or any(
                other in dots and math.dist(dots[other], (x, y)) < DOT * 0.8 for other in around
            ):
                continue
            dots[cell] = (x, y)
    return "".join(f"M{number(x)} {number(y)}h0" for x, y in dots.values())


def water(survey: Survey, zone: ZoneId) -> str:
    """The outline of all water of a Zone: what is lit."""
    ring = survey.zones[zone]
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    left, top, right, bottom = survey.window
    box = (max(left, min(xs)), max(top, min(ys)), min(right, max(xs)), min(bottom, max(ys)))
    own = Ground(box, [ring])
    field = Field(box, PACE, -1.0)
    for column, row, p in field.near(box):
        if own.land(p) and not survey.ground.land(p):
            field.values[row][column] = 1.0
    outlines = (thin(chaikin([*each, each[0]], 1, closed=False), 1.6) for each in contours(field))
    return "".join(polyline(each, closed=True) for each in outlines if len(each) > SMALLEST)


def set_berths(chart: Map, survey: Survey, taken: Clutter, ways: Clutter, edge: Box) -> dict[ZoneId, Berth]:
    """Small Zones first, which have the least choice."""
    order = sorted(chart.zone, key=lambda zone: _size(survey.zones[zone.id]))
    found: dict[ZoneId, Berth] = {}
    for zone in order:
        berth = _berth(zone, survey, taken, ways, edge)
        taken.add(berth.name, room_of(berth))
        found[zone.id] = berth
    return {zone.id: found[zone.id] for zone in chart.zone}


def room_of(berth: Berth) -> Box:
    x, y = berth.at
    return x - ROOM[0], y - ROOM[1], x + ROOM[0], y + ROOM[1]


def _size(ring: list[Point]) -> float:
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def _berth(zone: Zone, survey: Survey, taken: Clutter, ways: Clutter, edge: Box) -> Berth:
    ring = survey.zones[zone.id]
    name = zone.name["es"].upper()
    best: tuple[float, Berth] | None = None
    for rows in dict.fromkeys(((name,), two_lines(name))):
        half = max(text_width(row, NAME, "", SPACING) for row in rows) / 2
        tall = LINE * len(rows)
        x = min(p[0] for p in ring) + ROOM[0]
        while x < max(p[0] for p in ring) - ROOM[0]:
            y = min(p[1] for p in ring) + ROOM[1]
            while y < max(p[1] for p in ring) - ROOM[1]:
                room = (x - ROOM[0], y - ROOM[1], x + ROOM[0], y + ROOM[1])
                for box in (
                    (x - half, room[1] - tall, x + half, room[1]),
                    (x - half, room[3], x + half, room[3] + tall),
                ):
                    if taken.free(room) and taken.free(box) and within(room, edge) and within(box, edge):
                        cost = _cost(room, box, ring, survey, ways)
                        if best is None or cost < best[0]:
                            best = (cost, Berth(zone.id, rows, box, (x, y)))
                y += PACE
            x += PACE
    if best is None:
        raise ValueError(f"no room for the name of {zone.id}")
    return best[1]


def _cost(room: Box, name: Box, ring: list[Point], survey: Survey, ways: Clutter) -> float:
    land = survey.ground.share(room) + survey.ground.share(name)
    both = (room, name)
    corners = [(x, y) for box in both for x in (box[0], box[2]) for y in (box[1], box[3])]
    abroad = sum(not inside(p, ring) for p in corners)
    return LAND * land + abroad * 40 * SPILL + sum(ways.area(box) for box in both) * WAY


def wind_arrow(from_deg: int) -> str:
    """Round the origin: a feathered arrow that flies before the wind."""
    shaft = "M0-20V14" + "".join(f"M0 {-20 + i * 4}l-4.6-5M0 {-20 + i * 4}l4.6-5" for i in range(3))
    return group(
        path(shaft, "d-line", stroke="var(--sea-ink)", stroke_width=1.3),
        path("M0 21L-5 9L0 12L5 9Z", fill="var(--sea-ink)"),
        transform=f"rotate({from_deg})",
    )


def draw_berth(zone: Zone, berth: Berth) -> str:
    x = (berth.name[0] + berth.name[2]) / 2 + NAME * SPACING / 2
    rows = "".join(
        words(row, x, berth.name[1] + LINE * i + 13.5, NAME, "d-zone-name d-m", letter_spacing=NAME * SPACING)
        for i, row in enumerate(berth.rows)
    )
    return rows + group(wind_arrow(zone.prevailing), transform=moved(*berth.at), opacity=".62")
