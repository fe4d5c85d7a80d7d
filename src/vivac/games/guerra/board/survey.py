"""The survey: where everything lies, in the units of the sheet.

Degrees become units in the projection of Sanson, as on great maps of the time; then lenses give every area
the ground that its cities, its counters and its name need.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from msgspec import Struct

from vivac.drawing.areas import Arc, Borders, draw_borders
from vivac.drawing.cartogram import Lens, Wish, grind, through
from vivac.drawing.geometry import Box, Point, flatten, inside, segment_distance, thin, wander
from vivac.games.guerra.board.geography import EAST_OF_BRAZIL
from vivac.games.guerra.box.contents import City, CityId, Map

COUNTER = 42.0
STEP_X, STEP_Y = 31.0, 27.0  # units to a degree before any lens
MERIDIAN = -76.0  # the straight one
MARGIN = 46.0
ROUNDS = 60
APART = COUNTER + 5.0  # between the middles of two cities, across or down
INLAND = 26.0  # from a city that is no port to the nearest border
INLAND_ROUNDS = 16
SHORE = 12.0  # so far off its own ground a port may stand

FIELD, TOWN = 16500.0, 9000.0  # what a field needs, and what each city adds to it
OTHERS = {  # islands have the sea for their names; narrow ground needs more
    "isla_margarita": 17500.0,
    "puerto_rico": 19500.0,
    "chiloe": 24000.0,
    "santo_domingo": 25500.0,
    "quito": 37000.0,
    "rio_de_la_plata": 36000.0,
    "maracaibo": 43000.0,
    "guadalajara": 39000.0,
    "central_mexico": 40000.0,
    "costa_firme": 41000.0,
    "tierra_caliente": 30000.0,
    "misiones": 31000.0,
    "charcas": 36000.0,
    "salta": 29000.0,
    "arequipa": 37000.0,
    "yucatan": 28000.0,
    "pampas": 24000.0,
    "chile_norte": 40000.0,
    "guayana": 30000.0,
    "paraguay": 29000.0,
    "chiquitos": 30000.0,
}
PLENTY = 1.6  # more than so many times its need is drawn together
SEA = Wish(27000.0, 50000.0)
LANDS = {
    "brazil_0": Wish(300000.0, 300000.0),
    "usa_0": Wish(120000.0, 120000.0),
    "patagonia_0": Wish(36000.0, 36000.0),
    "haiti_0": Wish(27000.0, 27000.0),
    "jamaica_0": Wish(3000.0, 4000.0),
    "trinidad_0": Wish(2500.0, 3500.0),
}
RIM = 4.0  # degrees
EAST = 150.0  # open sea east of Brazil
WEST = 40.0


class Survey(Struct, frozen=True):
    """Where everything lies, in the units of the sheet. What the board shows is cut off at the window."""

    window: Box
    rings: dict[str, Sequence[Point]]  # all regions in degrees: seas, then land nobody plays on, then areas
    lenses: list[Lens]
    corner: Point
    borders: Borders
    cities: dict[CityId, Point]

    def place(self, degrees: Iterable[Point]) -> list[Point]:
        """Points given in degrees."""
        return _moved(through(self.lenses, [_sanson(p) for p in degrees]), self.corner)


def survey_map(map: Map) -> Survey:
    rings = _rings(map)
    flat = {name: [_sanson(p) for p in ring] for name, ring in rings.items()}
    lenses = grind(flat, _wishes(map))
    degrees = list(dict.fromkeys(p for ring in rings.values() for p in ring))
    placed = through(lenses, [_sanson(p) for p in degrees])
    at = dict(zip(degrees, placed, strict=True))
    window = _window(map, rings, at)
    corner = (window[0] - MARGIN, window[1] - MARGIN)
    rim = [p for p in degrees if _beyond(p, map) != p]
    at |= zip(rim, through(lenses, [_sanson(_beyond(p, map)) for p in rim]), strict=True)
    at = dict(zip(at, _moved(list(at.values()), corner), strict=True))
    seas: set[str] = {sea.id for sea in map.sea}
    borders = draw_borders(rings, lambda arc, owners: _engraved(arc, owners, at, seas))
    box = (MARGIN, MARGIN, window[2] - corner[0], window[3] - corner[1])
    survey = Survey(box, rings, lenses, corner, borders, {})
    cities = dict(zip((c.id for c in map.city), survey.place(c.at for c in map.city), strict=True))
    survey.cities.update(_apart(map.city, cities, borders))
    return survey


def _sanson(p: Point) -> Point:
    lon, lat = p
    return (lon - MERIDIAN) * math.cos(math.radians(lat)) * STEP_X, -lat * STEP_Y


def _beyond(p: Point, map: Map) -> Point:
    """Ground at the northern or southern edge of the data goes on: its end lies off the sheet."""
    _, south, _, north = map.frame
    return p[0], p[1] + (RIM if p[1] >= north else -RIM if p[1] <= south else 0.0)


def _moved(points: Sequence[Point], corner: Point) -> list[Point]:
    return [(x - corner[0], y - corner[1]) for x, y in points]


def _rings(map: Map) -> dict[str, Sequence[Point]]:
    """All regions of the sheet, Brazil with the coast that the map data leave out."""
    rings: dict[str, Sequence[Point]] = {sea.id: sea.polygon for sea in map.sea}
    for land in map.scenery:
        ring = list(land.polygon)
        for i in range(1, len(ring)):
            if ring[i - 1][0] == ring[i][0] == map.frame[2]:  # cut off at the eastern edge of the data
                ring[i:i] = EAST_OF_BRAZIL
                break
        rings[land.id] = ring
    return rings | {area.id: area.polygon for area in map.area}


def _wishes(map: Map) -> dict[str, Wish]:
    wishes: dict[str, Wish] = {}
    for area in map.area:
        cities = sum(city.area == area.id for city in map.city)
        least = OTHERS.get(area.id, FIELD + TOWN * cities)
        wishes[area.id] = Wish(least, least * PLENTY)
    return wishes | {sea.id: SEA for sea in map.sea} | LANDS


def _window(map: Map, rings: dict[str, Sequence[Point]], at: dict[Point, Point]) -> Box:
    """The sheet ends inside the ground at the north and the south of the data, and beyond the coasts."""
    _, south, _, north = map.frame
    top = max(place[1] for p, place in at.items() if p[1] == north)
    bottom = min(place[1] for p, place in at.items() if p[1] == south)
    played = [at[p] for sea in map.sea for p in sea.polygon]
    left = min(x for x, y in played if y > top) - WEST
    right = max(at[p][0] for ring in rings.values() for p in ring) + EAST
    return left, top, right, bottom


def _engraved(arc: Arc, owners: frozenset[str], at: dict[Point, Point], seas: set[str]) -> list[Point]:
    """An arc as the graver cuts it: a coast is ragged, a border on land less so, one at sea is ruled."""
    line = [at[p] for p in arc]
    if owners <= seas:
        return line
    coast = len(owners) == 1 or owners & seas
    fine = flatten(line, per=2) if len(line) > 2 else line
    wild = wander(fine, 2, 0.13 if coast else 0.09, str(arc[0]) + str(arc[-1]))
    return thin(wild, 0.3)


def _apart(cities: Sequence[City], places: dict[CityId, Point], borders: Borders) -> dict[CityId, Point]:
    """The cities moved a little, so that a counter fits on each; none leaves its area."""
    places = {city.id: _inland(city, places[city.id], borders.outlines[city.area]) for city in cities}
    now = dict(places)
    before: dict[CityId, Point] = {}
    for _ in range(ROUNDS):
        if now == before:
            break
        before = dict(now)
        for i, one in enumerate(cities):
            for other in cities[i + 1 :]:
                now[one.id], now[other.id] = _pushed(now[one.id], now[other.id])
        for city in cities:
            now[city.id] = _held(now[city.id], places[city.id], borders.outlines[city.area], bool(city.sea))
    return now


def _inland(city: City, p: Point, outline: Sequence[Point]) -> Point:
    """A city that is no port moves off the border, until a counter on it stands on its own ground."""
    if city.sea:
        return p
    for _ in range(INLAND_ROUNDS):
        far, foot = min((math.dist(p, q), q) for q in outline)
        if far >= INLAND or not far:
            break
        step = 3.0 if inside(p, outline) else -3.0
        p = p[0] + (p[0] - foot[0]) / far * step, p[1] + (p[1] - foot[1]) / far * step
    return p


def _pushed(a: Point, b: Point) -> tuple[Point, Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    if max(abs(dx), abs(dy)) >= APART:
        return a, b
    if abs(dx) >= abs(dy):
        step = math.copysign((APART - abs(dx)) / 2, dx)
        return (a[0] - step, a[1]), (b[0] + step, b[1])
    step = math.copysign((APART - abs(dy)) / 2, dy)
    return (a[0], a[1] - step), (b[0], b[1] + step)


def _held(p: Point, home: Point, outline: Sequence[Point], port: bool) -> Point:
    """Drawn home again if it has left the ground of its area; a port may stand on the shore."""
    if inside(p, outline):
        return p
    if port and min(segment_distance(p, a, b) for a, b in pairwise(outline)) < SHORE:
        return p
    return p[0] * 0.7 + home[0] * 0.3, p[1] * 0.7 + home[1] * 0.3
