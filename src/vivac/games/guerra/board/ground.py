"""The ground: sea and shore, areas in the colours of their jurisdiction, borders, mountains and rivers."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence

from vivac.drawing.areas import clipped, washed, waterlines
from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, bounds, polyline, resample, thin
from vivac.drawing.marks import mark, path, rectangle
from vivac.drawing.relief import mountains
from vivac.drawing.room import Squares
from vivac.drawing.sheet import Sheet
from vivac.drawing.water import stream
from vivac.drawing.woods import woods
from vivac.games.guerra.board.geography import RANGES, RIVER_BORDERS
from vivac.games.guerra.board.names import Names
from vivac.games.guerra.board.survey import Survey
from vivac.games.guerra.box.contents import Area, Border, Map

WASHES = {
    "viceroyalty_new_spain": "wash-orange",
    "captaincy_guatemala": "wash-teal",
    "captaincy_cuba": "wash-violet",
    "viceroyalty_new_granada": "wash-yellow",
    "captaincy_venezuela": "wash-rose",
    "viceroyalty_peru": "wash-green",
    "viceroyalty_rio_de_la_plata": "wash-blue",
    "captaincy_chile": "wash-brown",
}
ANDES = 25.0  # from a barrier to its foot
BEYOND = 70.0  # ground is drawn so far past the window, so that no band of wash follows its edge
TREES = 70
FOREST = "brazil_0"
CLEARING = 16.0  # side of the squares by which the forest knows where it ends
HATCH = "M-1 9L9-1M-1 19L19-1M9 21L21 9"


def lay_sea(sheet: Sheet, map: Map, survey: Survey) -> None:
    sheet.add(rectangle(survey.window, fill="var(--sea)"))
    seas: set[str] = {sea.id for sea in map.sea}
    arcs = [
        (owners, line)
        for (arc, line), owners in zip(
            survey.borders.lines.items(), survey.borders.owners.values(), strict=True
        )
        if _seen(line, survey.window)
    ]
    shore = "".join(polyline(line) for owners, line in arcs if _is_shore(owners, seas))
    sheet.add(waterlines(sheet.define_path(shore)))
    limits = "".join(polyline(line) for owners, line in arcs if owners <= seas)
    sheet.add(path(limits, "d-line d-sea-limit"))


def _is_shore(owners: frozenset[str], seas: set[str]) -> bool:
    return bool(owners - seas) and (len(owners) == 1 or bool(owners & seas))


def _seen(line: Sequence[Point], window: Box) -> bool:
    left, top, right, bottom = bounds(line)
    return left < window[2] and right > window[0] and top < window[3] and bottom > window[1]


def lay_land(sheet: Sheet, map: Map, survey: Survey, names: Names) -> None:
    left, top, right, bottom = survey.window
    page = (left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND)
    outlines = {name: clipped(ring, page) for name, ring in survey.borders.outlines.items()}
    lands = "".join(polyline(outlines[land.id], closed=True) for land in map.scenery)
    sheet.add(path(lands, fill="var(--paper-2)"))
    sheet.add(*(washed(sheet, outlines[area.id], WASHES[area.jurisdiction]) for area in map.area))
    hatch = sheet.new_id()
    lines = path(HATCH, "d-line", stroke="var(--hach)", stroke_width=1.0, stroke_opacity=".3")
    sheet.define(mark("pattern", lines, id=hatch, patternUnits="userSpaceOnUse", width=20, height=20))
    hostile = "".join(polyline(outlines[area.id], closed=True) for area in map.area if area.hostile)
    sheet.add(path(hostile, fill=f"url(#{hatch})"))
    _lay_rivers(sheet, survey, names)
    sheet.add(*(written.element(sheet) for written in names.countries))
    _lay_trees(sheet, survey, names)
    _lay_relief(sheet, map, survey, names)
    _lay_borders(sheet, map, survey)


def _lay_rivers(sheet: Sheet, survey: Survey, names: Names) -> None:
    for line in names.rivers:
        sheet.add(stream(line, (1.2, 1.8, 2.6)))
    for a, b in RIVER_BORDERS:
        data = "".join(polyline(line) for line in survey.borders.between(a, b))
        sheet.add(path(data, "d-line", stroke="var(--river)", stroke_width=5.5, stroke_opacity=".75"))


def _lay_trees(sheet: Sheet, survey: Survey, names: Names) -> None:
    """The forests of Brazil: trees where nobody plays and nothing is lettered."""
    ring = survey.borders.outlines[FOREST]
    squares = Squares(bounds(ring), CLEARING)
    squares.fill(ring, FOREST)
    taken = Clutter()
    taken.add(*names.boxes, *names.panels)
    taken.add_line([*ring, ring[0]], 6, 10)
    for line in names.rivers:
        taken.add_line(line, 5)
    left, top = squares.box[:2]
    for row, owners in enumerate(squares.owner):
        for column, owner in enumerate(owners):
            if not owner:
                x, y = left + column * CLEARING, top + row * CLEARING
                taken.add((x, y, x + CLEARING, y + CLEARING))
    sheet.add(woods(squares.box, TREES, taken, "guerra woods"))


def _lay_relief(sheet: Sheet, map: Map, survey: Survey, names: Names) -> None:
    """Ranges as ornament; where a border is a barrier by rule its hachures follow the border itself."""
    clear = Clutter()
    clear.add(*names.boxes)
    for each, line in zip(RANGES, names.ranges, strict=True):
        sheet.add(mountains(line, each.foot, f"{each.name}{each.points[0]}", 5.2, clear))
    for border in map.border:
        if border.kind in ("andes", "impassable"):
            for line in survey.borders.between(border.a, border.b):
                sheet.add(mountains(thin(line, 3.0), ANDES, f"{border.a} {border.b}", 3.4, clear))


def _lay_borders(sheet: Sheet, map: Map, survey: Survey) -> None:
    seas: set[str] = {sea.id for sea in map.sea}
    lands: dict[str, Area] = {area.id: area for area in map.area}
    kinds: dict[frozenset[str], str] = {frozenset((border.a, border.b)): border.kind for border in map.border}
    drawn: dict[str, list[str]] = defaultdict(list)
    for arc, line in survey.borders.lines.items():
        owners = survey.borders.owners[arc]
        if owners <= seas or not _seen(line, survey.window):
            continue
        drawn[_border_look(owners, seas, lands, kinds)].append(polyline(line))
    for look in ("edge", "open", "realm", "andes", "closed", "shore"):
        if drawn[look]:
            sheet.add(path("".join(drawn[look]), f"d-line d-border-{look}"))
    for border in map.border:
        if border.kind == "impassable":
            sheet.add(*(_bars(line) for line in survey.borders.between(border.a, border.b)))
        elif border.kind == "strait":
            sheet.add(_strait(border, survey))


def _border_look(
    owners: frozenset[str], seas: set[str], lands: dict[str, Area], kinds: dict[frozenset[str], str]
) -> str:
    if len(owners) == 1 or owners & seas:
        return "shore"
    if not owners <= lands.keys():
        return "edge"
    if kinds[owners] in ("andes", "impassable"):
        return "andes" if kinds[owners] == "andes" else "closed"
    one, other = (lands[owner].jurisdiction for owner in sorted(owners))
    return "open" if one == other else "realm"


def _bars(line: Sequence[Point]) -> str:
    """Crosses along a border that nobody passes."""
    data = ""
    for x, y, heading in resample(line, 22)[1:]:
        for turn in (heading + 0.8, heading - 0.8):
            dx, dy = math.cos(turn) * 6, math.sin(turn) * 6
            data += polyline([(x - dx, y - dy), (x + dx, y + dy)])
    return path(data, "d-line", stroke="var(--ink)", stroke_width=2.2)


def _strait(border: Border, survey: Survey) -> str:
    """A ferry where two shores are nearest to each other."""
    ours, theirs = survey.borders.outlines[border.a], survey.borders.outlines[border.b]
    a, b = min(((p, q) for p in ours[::2] for q in theirs[::2]), key=lambda pair: math.dist(*pair))
    far = max(1.0, math.dist(a, b))
    dx, dy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    ends = (a[0] - dx * 12, a[1] - dy * 12), (b[0] + dx * 12, b[1] + dy * 12)
    data = polyline(ends)
    tips = ""
    for (x, y), sign in ((ends[0], 1), (ends[1], -1)):
        for turn in (0.5, -0.5):
            angle = math.atan2(dy, dx) + turn
            tips += polyline([(x, y), (x + math.cos(angle) * 8 * sign, y + math.sin(angle) * 8 * sign)])
    return path(data + tips, "d-line d-strait-case") + path(data + tips, "d-line d-strait")
