"""The Sea Zones: their limits, the water that is theirs, and the place of what patrols them.

Each has its name in the clearest water it has, and under it an arrow before its Prevailing Wind (IC 2.12),
on which Auxiliaries stand that sail about the whole Zone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from vivac.drawing.clutter import Clutter
from vivac.drawing.field import Field, contours
from vivac.drawing.geometry import Box, Point, chaikin, inside, number, polyline, resample, thin, within
from vivac.drawing.lettering import text_width, two_lines
from vivac.drawing.marks import group, moved, path, words
from vivac.games.mistral.board.survey import Ground, Survey, room_round
from vivac.games.mistral.box.contents import Map, Zone, ZoneId

SIZES = (19.0, 16.5, 14.0)
SPACING = 0.18
LEADING = 1.12
DOT = 6.5  # from one dot of a limit to the next
PACE = 9.0  # of the search for room
SQUARE = 8.0  # outlines are drawn through squares so large
RIM = 3.0  # of water that stays dark round what covers it
SMALLEST = 6  # an outline of fewer points is a skerry
WAY, LAND, SPILL, NEAR = 0.06, 900.0, 70.0, 0.08  # what it costs to stand on each, and far off
MOST = (130.0, 320.0, 700.0)  # for a name; one that costs more is tried smaller, then a worse place is taken


class ZoneName(Struct, frozen=True):
    """The name of a Zone, in one row or two."""

    zone: ZoneId
    rows: tuple[str, ...]
    box: Box
    size: float


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


def water(survey: Survey, zone: ZoneId, covered: Sequence[Box]) -> str:
    """The outline of all water of a Zone that nothing covers: what is lit."""
    ring = survey.zones[zone]
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    window = survey.window
    box = (
        max(window[0], min(xs)),
        max(window[1], min(ys)),
        min(window[2], max(xs)),
        min(window[3], max(ys)),
    )
    own = Ground(box, [ring])
    field = Field(box, SQUARE, -1.0)
    for column, row, p in field.near(box):
        if own.land(p) and not survey.ground.land(p):
            field.values[row][column] = 1.0
    field.smooth()
    for left, top, right, bottom in covered:
        for column, row, _ in field.near((left - RIM, top - RIM, right + RIM, bottom + RIM)):
            field.values[row][column] = -1.0
    outlines = (thin(chaikin([*each, each[0]], 2, closed=False), 0.9) for each in contours(field))
    return "".join(polyline(each, closed=True) for each in outlines if len(each) > SMALLEST)


def set_patrols(chart: Map, survey: Survey, taken: Clutter, ways: Clutter, edge: Box) -> dict[ZoneId, Point]:
    """Where those stand that sail about a whole Zone: in its water, small Zones first."""
    order = sorted(chart.zone, key=lambda zone: _size(survey.zones[zone.id]))
    found: dict[ZoneId, Point] = {}
    for zone in order:
        ring = survey.zones[zone.id]
        rooms = (room_round(p) for p in _grid(ring))
        best = _cheapest(rooms, ring, survey, taken, ways, edge, math.inf)
        if best is None:
            raise ValueError(f"no room for what patrols {zone.id}")
        found[zone.id] = ((best[0] + best[2]) / 2, (best[1] + best[3]) / 2)
        taken.add(best)
    return {zone.id: found[zone.id] for zone in chart.zone}


def set_zone_names(
    chart: Map, survey: Survey, patrols: dict[ZoneId, Point], taken: Clutter, ways: Clutter, edge: Box
) -> list[ZoneName]:
    """The largest size in which a name finds room; near its arrow if it may be."""
    out: list[ZoneName] = []
    for zone in chart.zone:
        text = zone.name["es"].upper()
        tries = (
            _named(zone.id, rows, size, most, survey, patrols[zone.id], taken, ways, edge)
            for most in MOST
            for size in SIZES
            for rows in dict.fromkeys(((text,), two_lines(text)))
        )
        name = next((each for each in tries if each), None)
        if name is not None:
            taken.add(name.box)
            out.append(name)
    return out


def _named(
    zone: ZoneId,
    rows: tuple[str, ...],
    size: float,
    most: float,
    survey: Survey,
    near: Point,
    taken: Clutter,
    ways: Clutter,
    edge: Box,
) -> ZoneName | None:
    ring = survey.zones[zone]
    half = max(text_width(row, size, "", SPACING) for row in rows) / 2
    tall = size * LEADING * len(rows) / 2
    boxes = ((x - half, y - tall, x + half, y + tall) for x, y in _grid(ring))
    best = _cheapest(boxes, ring, survey, taken, ways, edge, most, near)
    return ZoneName(zone, rows, best, size) if best else None


def _size(ring: list[Point]) -> float:
    xs, ys = [p[0] for p in ring], [p[1] for p in ring]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def _grid(ring: list[Point]) -> Iterator[Point]:
    left, right = min(p[0] for p in ring), max(p[0] for p in ring)
    top, bottom = min(p[1] for p in ring), max(p[1] for p in ring)
    for column in range(int((right - left) / PACE)):
        for row in range(int((bottom - top) / PACE)):
            yield left + column * PACE, top + row * PACE


def _cheapest(
    boxes: Iterable[Box],
    ring: list[Point],
    survey: Survey,
    taken: Clutter,
    ways: Clutter,
    edge: Box,
    most: float,
    near: Point | None = None,
) -> Box | None:
    """The box that disturbs least, of those on which nothing stands."""
    best: tuple[float, Box] | None = None
    for box in boxes:
        if not within(box, edge) or not taken.free(box):
            continue
        middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
        corners = [*((x, y) for x in (box[0], box[2]) for y in (box[1], box[3])), middle]
        cost = LAND * survey.ground.share(box) + ways.area(box) * WAY
        cost += NEAR * math.dist(middle, near) if near else 0.0
        if cost < most and (best is None or cost < best[0]):
            cost += SPILL * sum(not inside(p, ring) for p in corners)
            if cost < most and (best is None or cost < best[0]):
                best = (cost, box)
    return best[1] if best else None


def wind_arrow(from_deg: int) -> str:
    """Round the origin: a feathered arrow that flies before the wind."""
    shaft = "M0-20V14" + "".join(f"M0 {-20 + i * 4}l-4.6-5M0 {-20 + i * 4}l4.6-5" for i in range(3))
    return group(
        path(shaft, "d-line", stroke="var(--sea-ink)", stroke_width=1.3),
        path("M0 21L-5 9L0 12L5 9Z", fill="var(--sea-ink)"),
        transform=f"rotate({from_deg})",
    )


def draw_patrol(zone: Zone, at: Point) -> str:
    return group(wind_arrow(zone.prevailing), transform=moved(*at), opacity=".62")


def draw_zone_name(name: ZoneName) -> str:
    x = (name.box[0] + name.box[2]) / 2 + name.size * SPACING / 2
    step = name.size * LEADING
    return "".join(
        words(
            row,
            x,
            name.box[1] + step * i + name.size * 0.9,
            name.size,
            "d-zone-name d-m",
            letter_spacing=name.size * SPACING,
        )
        for i, row in enumerate(name.rows)
    )
