"""The board: the chart of the Western Mediterranean, plainly drawn from the map data.

Spots: every space by its id; the docks of a Port as `<port>.docks`; a Sea Zone as `zone.<zone>`.
"""

from __future__ import annotations

import math

from vivac.drawing.geometry import Point, polyline
from vivac.drawing.marks import circle, path, rectangle, words
from vivac.drawing.sheet import Sheet
from vivac.games.mistral.contents import Coast, Map
from vivac.table.scene import Board, Spot

DEGREE = 52.0  # units of the sheet to a degree of longitude
MARGIN = 46.0
RING = 9.0
COUNTER = 34.0


def draw_board(chart: Map, coast: Coast) -> Board:
    west, north = chart.window.lon[0], chart.window.lat[1]

    def at(lon: float, lat: float) -> Point:
        return MARGIN + (lon - west) * DEGREE, MARGIN + (mercator(north) - mercator(lat)) * DEGREE

    right, bottom = at(chart.window.lon[1], chart.window.lat[0])
    sheet = Sheet(
        "mistral", right + MARGIN, bottom + MARGIN, "Mistral: the Western Mediterranean, 1740 to 1748"
    )
    sheet.add(rectangle((0, 0, right + MARGIN, bottom + MARGIN), fill="var(--paper)"))
    window = (MARGIN, MARGIN, right, bottom)
    clip = sheet.define_clip(rectangle(window))
    sheet.add(rectangle(window, fill="var(--sea)"))
    land = "".join(polyline([at(*point) for point in ring], closed=True) for ring in coast.rings)
    sheet.add(path(land, fill="var(--land)", stroke="var(--ink)", stroke_width=1, clip_path=f"url(#{clip})"))
    for zone in chart.zone:
        outline = polyline([at(*point) for point in zone.polygon], closed=True)
        sheet.add(path(outline, look="d-line", stroke="var(--brick)", stroke_width=1, stroke_dasharray="1 4"))
    places = {space.id: at(space.lon, space.lat) for space in chart.space}
    for route in chart.route:
        line = polyline([places[route.a], *(at(*bend) for bend in route.via), places[route.b]])
        ink = "var(--brick)" if route.pw == "pure" else "var(--sea-ink)"
        sheet.add(path(line, look="d-line", stroke=ink, stroke_width=1.4, stroke_dasharray="1 4"))
    spots: dict[str, Spot] = {}
    for space in chart.space:
        x, y = places[space.id]
        sheet.add(circle(x, y, RING, fill="var(--paper)", stroke="var(--ink)", stroke_width=1.2))
        sheet.add(words(space.name["en"], x, y - RING - 4, 11, "d-it d-halo", text_anchor="middle"))
        spots[space.id] = Spot(x, y, RING)
        if space.port:
            spots[f"{space.id}.docks"] = Spot(x + 22, y - 22, RING)
    for zone in chart.zone:
        corners = [at(*point) for point in zone.polygon]
        x, y = (sum(values) / len(corners) for values in zip(*corners, strict=True))
        spots[f"zone.{zone.id}"] = Spot(x, y, 20.0)
    return Board(right + MARGIN, bottom + MARGIN, sheet.svg(), spots, COUNTER)


def mercator(lat: float) -> float:
    return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))
