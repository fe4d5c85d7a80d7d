"""The bare hexes of a map, for whoever needs their places and no picture."""

from __future__ import annotations

from vivac.drawing.geometry import number
from vivac.drawing.marks import path, words
from vivac.drawing.sheet import Sheet
from vivac.games.cuadro.contents import Map
from vivac.ground.hexes import Grid
from vivac.table.scene import Board, Spot

WIDE = 44.0  # of a hex
EDGE = 22.0


def draw_board(map_: Map) -> Board:
    """Every hex with its number, and where it is."""
    grid = Grid(map_.columns, map_.rows)
    spots, shapes = {}, []
    for hex_ in grid.hexes:
        x, y = (EDGE + WIDE * each for each in grid.centre(hex_))
        corners = [(EDGE + WIDE * cx, EDGE + WIDE * cy) for cx, cy in grid.corners(hex_)]
        outline = "M" + "L".join(f"{number(cx)} {number(cy)}" for cx, cy in corners) + "Z"
        spots[hex_] = Spot(x, y, WIDE * 0.4, outline)
        shapes.append(path(outline, fill="none", stroke="var(--ink-3)", stroke_width=0.6))
        shapes.append(words(hex_, x, y - WIDE * 0.36, 7, "d-m d-ink2"))
    right = max(spot.x for spot in spots.values()) + WIDE / 2 + EDGE
    bottom = max(spot.y for spot in spots.values()) + WIDE / 2 + EDGE
    sheet = Sheet("cuadro", right, bottom, map_.name["en"])
    sheet.add(*shapes)
    return Board(right, bottom, sheet.svg(), spots, counter=26.0)
