"""The board: a sea chart of the Western Mediterranean in the 1740s, drawn from the map data.

Everything is surveyed first; then harbours, Zones and names are set, since they need the room that is left;
then the sheet is laid down from the water upwards. All lettering is Spanish, as on a chart of the time.

Spots: every space by its id; the docks of a Port as `<port>.docks`; a Sea Zone as `zone.<zone>`; a Seasonal
Wind as `wind.<wind>`; a box of the Levant Trade Track as `track.<box>`.
"""

from __future__ import annotations

from msgspec import Struct

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, number, polyline
from vivac.drawing.labels import Placed
from vivac.drawing.marks import group, moved, path, rectangle
from vivac.drawing.paper import texture
from vivac.drawing.sheet import Sheet
from vivac.games.mistral.board.ground import lay_ground
from vivac.games.mistral.board.harbours import Harbour, draw_harbour, port_sign, set_harbours
from vivac.games.mistral.board.look import LOOK
from vivac.games.mistral.board.names import Names, set_names, set_spaces
from vivac.games.mistral.board.ornaments import (
    CELL,
    MEDAL,
    corfu_docks,
    lay_frame,
    lay_ornaments,
    off_boxes,
    panel_boxes,
    sea_sign,
    ship_boxes,
    strait_sign,
    track_cells,
    wind_places,
)
from vivac.games.mistral.board.routes import Arrow, draw_arrow, draw_courses, set_arrows
from vivac.games.mistral.board.survey import (
    COUNTER,
    MARGIN,
    ROOM,
    Survey,
    off_chart,
    room_round,
    survey_chart,
)
from vivac.games.mistral.board.zones import (
    ZoneName,
    draw_patrol,
    draw_zone_name,
    set_patrols,
    set_zone_names,
    water,
)
from vivac.games.mistral.box.contents import Coast, Map, SpaceId, ZoneId
from vivac.table.scene import Board, Spot

RADIUS = COUNTER / 2
CELL_OF_CLUTTER = 48.0  # plates and rooms are larger than names


class Layout(Struct, frozen=True):
    """Where everything is to stand, before anything is drawn."""

    survey: Survey
    panels: list[Box]
    arrows: list[Arrow]
    patrols: dict[ZoneId, Point]
    harbours: dict[SpaceId, Harbour]
    labels: list[Placed]
    zones: list[ZoneName]
    names: Names
    taken: Clutter


def lay_out(chart: Map, coast: Coast) -> Layout:
    """The ground first, then what hides it, then the names."""
    survey = survey_chart(chart, coast)
    panels = panel_boxes(chart, survey)
    taken, ways = Clutter(CELL_OF_CLUTTER), Clutter(CELL_OF_CLUTTER)
    taken.add(*panels, *ship_boxes(survey), *(survey.room(space) for space in survey.spaces))
    for course in survey.courses:
        ways.add_line(course.line, 2.0)
    left, top, right, bottom = survey.window
    edge = (left + 6, top + 6, right - 6, bottom - 6)
    arrows = set_arrows(chart, survey)
    taken.add(*(box for arrow in arrows for box in arrow.boxes))
    patrols = set_patrols(chart, survey, taken, ways, edge)
    harbours = set_harbours(chart, survey, taken, ways, edge)
    taken.add(*(harbour.plate for harbour in harbours.values()))
    for harbour in harbours.values():
        taken.add_line(harbour.leader, 2.5)
    labels = set_spaces(chart, survey, taken, edge)
    zones = set_zone_names(chart, survey, patrols, taken, ways, edge)
    names = set_names(survey, taken, edge)
    return Layout(survey, panels, arrows, patrols, harbours, labels, zones, names, taken)


def draw_board(chart: Map, coast: Coast) -> Board:
    """The whole printed chart, and the spot of every space, dock, Zone, wind and box on it."""
    layout = lay_out(chart, coast)
    survey = layout.survey
    width, height = survey.window[2] + MARGIN, survey.window[3] + MARGIN
    sheet = Sheet("mistral", width, height, "Mistral: the Western Mediterranean, 1740 to 1748", LOOK)
    sheet.add(rectangle((0, 0, width, height), fill="var(--paper)"))
    window = sheet.define_clip(rectangle(survey.window))
    sheet.add(f'<g clip-path="url(#{window})">')
    lay_ground(sheet, survey, layout.names, layout.taken)
    sheet.add(draw_courses(chart, survey), "</g>")
    _lay_places(sheet, chart, layout)
    lay_ornaments(sheet, chart, survey)
    lay_frame(sheet, survey)
    sheet.add(texture(sheet, (0, 0, width, height)))
    return Board(width, height, sheet.svg(), _spots(chart, layout), COUNTER)


def _lay_places(sheet: Sheet, chart: Map, layout: Layout) -> None:
    survey, harbours = layout.survey, layout.harbours
    leaders = "".join(polyline((each.leader[0], each.leader[-1])) for each in harbours.values())
    sheet.add(path(leaders, "d-line", stroke="var(--ink-2)", stroke_width=1))
    sheet.add(*(draw_zone_name(name) for name in layout.zones))
    sheet.add(*(draw_patrol(zone, layout.patrols[zone.id]) for zone in chart.zone))
    for space in chart.space:
        if off_chart(space):
            continue
        at = moved(*survey.spaces[space.id])
        if space.port:
            sheet.add(draw_harbour(space, harbours[space.id]), group(port_sign(space), transform=at))
        else:
            sign = strait_sign() if space.kind == "strait" else sea_sign(space.gale)
            sheet.add(group(sign, transform=at))
    sheet.add(*(draw_arrow(arrow) for arrow in layout.arrows))
    sheet.add(*(label.element() for label in layout.labels))


# ------------------------------------------------------------------------------------------------- the spots


def _spots(chart: Map, layout: Layout) -> dict[str, Spot]:
    """Spaces before Zones: whoever asks what lies under a point finds a space before the water round it."""
    survey = layout.survey
    boxes = off_boxes(chart, survey)
    spots: dict[str, Spot] = {}
    for space in chart.space:
        at = survey.spaces[space.id]
        framed = space.id in boxes and not space.port
        spots[space.id] = Spot(*at, RADIUS, _frame(boxes[space.id]) if framed else _pond(at))
    for port, harbour in layout.harbours.items():
        spots[f"{port}.docks"] = Spot(*harbour.at, RADIUS, _frame(harbour.plate))
    docks = corfu_docks(survey)
    spots["corfu.docks"] = Spot(*docks, RADIUS, _frame(room_round(docks)))
    for wind, at in wind_places(chart, survey).items():
        spots[f"wind.{wind}"] = Spot(*at, MEDAL - 2)
    for letter, at in track_cells(chart, survey).items():
        half = (CELL[0] / 2 - 2, CELL[1] / 2)
        cell = (at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1])
        spots[f"track.{letter}"] = Spot(*at, RADIUS, _frame(cell))
    covered = [*layout.panels, *(harbour.plate for harbour in layout.harbours.values())]
    for zone in chart.zone:
        spots[f"zone.{zone.id}"] = Spot(*layout.patrols[zone.id], RADIUS, water(survey, zone.id, covered))
    return spots


def _frame(box: Box) -> str:
    left, top, right, bottom = (number(v) for v in box)
    return f"M{left} {top}H{right}V{bottom}H{left}Z"


def _pond(at: Point) -> str:
    """The outline of a space at sea: round, and as broad as two stacks."""
    wide, high = ROOM[0] - 1, ROOM[1] - 1
    left, right = number(at[0] - wide + high), number(at[0] + wide - high)
    top, bottom, turn = number(at[1] - high), number(at[1] + high), number(high)
    return (
        f"M{left} {top}H{right}A{turn} {turn} 0 0 1 {right} {bottom}H{left}A{turn} {turn} 0 0 1 {left} {top}Z"
    )
