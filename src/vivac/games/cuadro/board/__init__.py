"""The board: a plan of the battlefield in hexes, drawn from the map data as engravers drew such plans.

First everything is surveyed: where each thing lies in the units of the sheet. Then names are set, since they
need the room that is left; then the sheet is laid down from the ground upwards. All lettering is Spanish, as
on a plan of the time and place.
"""

from __future__ import annotations

from vivac.drawing.marks import rectangle
from vivac.drawing.paper import texture
from vivac.drawing.sheet import Sheet
from vivac.games.cuadro.board.ground import lay_ground
from vivac.games.cuadro.board.lines import lay_lines
from vivac.games.cuadro.board.look import LOOK
from vivac.games.cuadro.board.names import lay_names, set_names
from vivac.games.cuadro.board.ornaments import lay_ornaments
from vivac.games.cuadro.board.survey import COUNTER, MARGIN, Survey
from vivac.games.cuadro.box.contents import Map
from vivac.table.scene import Board, Spot


def draw_board(map_: Map) -> Board:
    """The whole printed sheet, and the spot of every hex on it."""
    survey = Survey(map_)
    names = set_names(survey)
    width, height = survey.window[2] + MARGIN, survey.window[3] + MARGIN
    sheet = Sheet("cuadro", width, height, f"Cuadro: {map_.name['es']}", LOOK)
    sheet.add(rectangle((0, 0, width, height), fill="var(--paper)"))
    ground = sheet.define_clip(rectangle(survey.ground))
    sheet.add(f'<g clip-path="url(#{ground})">')
    lay_ground(sheet, survey, names)
    lay_lines(sheet, survey, names)
    sheet.add("</g>")
    lay_names(sheet, names)
    lay_ornaments(sheet, survey)
    sheet.add(texture(sheet, (0, 0, width, height)))
    spots: dict[str, Spot] = {
        hex_: Spot(*at, COUNTER / 2, survey.outline(hex_)) for hex_, at in survey.centres.items()
    }
    return Board(width, height, sheet.svg(), spots, COUNTER)
