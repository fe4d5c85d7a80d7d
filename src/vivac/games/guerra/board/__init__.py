"""The board: Spanish America around 1810, drawn from the map data.

The sheet is a cartogram. Degrees are laid out in Sanson's projection; then ground is swollen where war is
thick (Venezuela, central Mexico, the River Plate, the Antilles) and drawn together where nobody fights
(Brazil, the United States, the open ocean), so that every area has room for its cities, two stacks in the
field, and its name (`survey`, `vivac.drawing.cartogram`). There is no inset: neighbours stay neighbours, and
the graticule tells how the ground was bent.

Everything is surveyed first; then names are set, since they need the room that is left; then the sheet is
laid down from the sea upwards. All lettering is Spanish, as on a map of the time.
"""

from __future__ import annotations

from msgspec import Struct

from vivac.drawing.areas import clipped
from vivac.drawing.geometry import Box, Point, inside, polyline, turning
from vivac.drawing.marks import group, moved, path, rectangle, words
from vivac.drawing.paper import texture
from vivac.drawing.places import houses
from vivac.drawing.sheet import Sheet
from vivac.games.guerra.board.ground import lay_land, lay_sea
from vivac.games.guerra.board.look import LOOK
from vivac.games.guerra.board.names import HARBOUR, Names, set_names
from vivac.games.guerra.board.ornaments import (
    box_middle,
    box_places,
    draw_box,
    fort,
    lay_frame,
    lay_graticule,
    lay_ornaments,
    panel_boxes,
    town,
)
from vivac.games.guerra.board.plates import CAP, LAND_LOOK, LEADING, SEA_LOOK, SPACING, Plate
from vivac.games.guerra.board.routes import Route, draw_routes, fare_boxes, survey_routes
from vivac.games.guerra.board.signs import harbour, signs_of
from vivac.games.guerra.board.survey import COUNTER, MARGIN, Survey, survey_map
from vivac.games.guerra.box.contents import Map
from vivac.table.scene import Board, Spot

RADIUS = COUNTER / 2


class Layout(Struct, frozen=True):
    """Where everything is to stand, before anything is drawn."""

    survey: Survey
    boxes: dict[str, Box]
    panels: list[Box]
    routes: list[Route]
    names: Names


def lay_out(map: Map) -> Layout:
    """The ground first, then what hides it, then the names."""
    survey = survey_map(map)
    boxes, panels = box_places(map, survey), panel_boxes(survey)
    routes = survey_routes(map, survey, boxes["spain"])
    names = set_names(map, survey, [*boxes.values(), *panels, *fare_boxes(routes)], routes)
    return Layout(survey, boxes, panels, routes, names)


def draw_board(map: Map) -> Board:
    """The whole printed map, and the spot of every area, city, sea and box on it."""
    layout = lay_out(map)
    survey, names, boxes = layout.survey, layout.names, layout.boxes
    width, height = survey.window[2] + MARGIN, survey.window[3] + MARGIN
    sheet = Sheet("guerra", width, height, "Guerra a Muerte: Spanish America, 1810-1824", LOOK)
    sheet.add(rectangle((0, 0, width, height), fill="var(--paper)"))
    window = sheet.define_clip(rectangle(survey.window))
    sheet.add(f'<g clip-path="url(#{window})">')
    lay_sea(sheet, map, survey)
    divisions = lay_graticule(sheet, survey)
    sheet.add(draw_routes(layout.routes))
    lay_land(sheet, map, survey, names)
    sheet.add("</g>")
    _lay_places(sheet, map, names)
    sheet.add(*(written.element(sheet) for written in names.along))
    sheet.add(*(draw_box(box, boxes[box.id]) for box in map.box))
    lay_ornaments(sheet, map, survey)
    lay_frame(sheet, survey, divisions)
    sheet.add(texture(sheet, (0, 0, width, height)))
    spots = _spots(map, survey, names)
    for name, box in boxes.items():
        spots[name] = Spot(*box_middle(box), RADIUS, polyline(_corners(box), closed=True))
    return Board(width, height, sheet.svg(), spots, COUNTER)


def _corners(box: Box) -> list[Point]:
    return [(box[0], box[1]), (box[2], box[1]), (box[2], box[3]), (box[0], box[3])]


# -------------------------------------------------------------------------------------- places and plates


def _lay_places(sheet: Sheet, map: Map, names: Names) -> None:
    for city in map.city:
        at = moved(*names.cities[city.id])
        sheet.add(group(fort() if city.fortress else town(), transform=at))
        if city.id in names.harbours:
            sheet.add(group(harbour(HARBOUR), transform=moved(*names.harbours[city.id])))
    streets = "".join(houses(names.cities[city.id], 3, city.id) for city in map.city if not city.fortress)
    sheet.add(path(streets, "d-house"))
    for sea in map.sea:
        sheet.add(_sea_name(names.plates[sea.id]))
    for area in map.area:
        plate = names.plates[area.id]
        sheet.add(_area_name(plate), signs_of(area, plate.signs))
    sheet.add(*(label.element() for label in names.labels))


def _area_name(plate: Plate) -> str:
    x = (plate.name[0] + plate.name[2]) / 2 + plate.size * SPACING / 2
    first = plate.name[1] + 2 + plate.size * CAP
    return "".join(
        words(
            row,
            x,
            first + i * plate.size * LEADING,
            plate.size,
            f"{LAND_LOOK} d-m",
            letter_spacing=plate.size * SPACING,
        )
        for i, row in enumerate(plate.rows)
    )


def _sea_name(plate: Plate) -> str:
    x, top, size = (plate.name[0] + plate.name[2]) / 2, plate.name[1] + 2, plate.size
    name, figure = plate.rows
    return words(
        name, x + size * SPACING / 2, top + size * CAP, size, f"{SEA_LOOK} d-m", letter_spacing=size * SPACING
    ) + words(
        figure, x, top + size * (CAP * 2.5 + 0.3), size * 1.5, "d-halo-sea d-b d-m", fill="var(--sea-ink)"
    )


# --------------------------------------------------------------------------------------------- the spots


def _spots(map: Map, survey: Survey, names: Names) -> dict[str, Spot]:
    """Land before sea: whoever asks what lies under a point finds an island before the water round it."""
    spots: dict[str, Spot] = {}
    for area in map.area:
        outline = clipped(survey.borders.outlines[area.id], survey.window)
        spots[area.id] = Spot(*names.plates[area.id].at, RADIUS, polyline(outline, closed=True))
    for city in map.city:
        spots[city.id] = Spot(*names.cities[city.id], RADIUS)
    seas: set[str] = {sea.id for sea in map.sea}
    islands = [outline for name, outline in survey.borders.outlines.items() if name not in seas]
    for sea in map.sea:
        ring = survey.borders.outlines[sea.id]
        water = [clipped(ring, survey.window)]
        water += [_turned_against(island, ring) for island in islands if _lies_in(island, ring)]
        outline_data = "".join(polyline(each, closed=True) for each in water)
        spots[sea.id] = Spot(*names.plates[sea.id].at, RADIUS, outline_data)
    return spots


def _lies_in(island: list[Point], ring: list[Point]) -> bool:
    return all(inside(p, ring) for p in island[:: max(1, len(island) // 8)])


def _turned_against(island: list[Point], ring: list[Point]) -> list[Point]:
    """The island run round the other way than the sea, so that it is a hole in it."""
    return island if (turning(island) > 0) != (turning(ring) > 0) else island[::-1]
