"""Lettering: plates first, then cities and harbours; rivers, ranges and countries where there is room."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct, structs

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, box_round, flatten, resample
from vivac.drawing.labels import Label, Placed, place_labels
from vivac.drawing.lettering import Style, Written, write_along
from vivac.drawing.room import Squares
from vivac.drawing.water import course
from vivac.games.guerra.board.geography import COUNTRIES, RANGES, RIVERS
from vivac.games.guerra.board.plates import CLEAR, Plate, set_areas, set_seas, survey_ground
from vivac.games.guerra.board.routes import Route
from vivac.games.guerra.board.survey import COUNTER, Survey
from vivac.games.guerra.box.contents import City, CityId, Map

FOREIGN = 1.5  # what a square of another area costs the name of a city
TOWN = 13.0  # half the sign of a city
HARBOUR = 10.0  # half the sign of a port
SHRINK = (1.0, 0.88, 0.76)  # a name for which there is no room is tried smaller
STYLES = {
    "river": Style(13, "d-water d-halo", 0.1, (5.0, -14.0)),
    "range": Style(13.5, "d-hill d-halo", 0.18, (30.0, -40.0, 42.0, -52.0)),
    "country": Style(20, "d-region", 0.34, (0.0, 14.0, -14.0, 30.0, -30.0, 46.0, -46.0), capitals=True),
}


class Names(Struct, frozen=True):
    """All lettering in its place, and the signs that need room like a name."""

    plates: dict[str, Plate]
    cities: dict[CityId, Point]
    labels: list[Placed]
    harbours: dict[CityId, Point]
    along: list[Written]
    countries: list[Written]
    rivers: list[list[Point]]
    ranges: list[list[Point]]
    panels: list[Box]

    @property
    def boxes(self) -> list[Box]:
        """Everything that is lettered or drawn as a sign: mountains and trees keep off it."""
        out = [box for plate in self.plates.values() for box in (plate.name, plate.signs)]
        out += [box_round(at, TOWN) for at in self.cities.values()]
        out += [box_round(at, HARBOUR) for at in self.harbours.values()]
        out += [label.box for label in self.labels]
        return out + [box for written in (*self.along, *self.countries) for box in written.boxes]


def set_names(map: Map, survey: Survey, panels: Sequence[Box], routes: Sequence[Route]) -> Names:
    """Areas, cities, seas, and last what may be left out."""
    ground = survey_ground(survey)
    squares = ground.copy()
    courses = [box_round((x, y), 4.0) for route in routes for x, y, _ in resample(route.line, 8)]
    _take(squares, [*panels, *courses])
    plates, cities = set_areas(map, survey, squares)
    taken, ways = Clutter(), Clutter()
    taken.add(*(box_round(at, CLEAR) for at in cities.values()), *panels)
    taken.add(*(box for plate in plates.values() for box in plate.boxes))
    for line in (*survey.borders.lines.values(), *(route.line for route in routes)):
        ways.add_line(line, 2.0)
    harbours = _set_harbours(map, survey, cities, taken)
    left, top, right, bottom = survey.window
    edge = (left + 5, top + 5, right - 5, bottom - 5)
    wanted = [_label(city, cities[city.id]) for city in map.city]
    labels = place_labels(wanted, taken, ways, edge, _abroad(map, ground))
    taken.add(*(label.box for label in labels))
    _take(squares, [*(box_round(at, HARBOUR) for at in harbours.values()), *(label.box for label in labels)])
    waters = set_seas(map, survey, squares)
    taken.add(*(box for plate in waters.values() for box in plate.boxes))
    rivers = [course(survey.place(river.points), f"{river.name} {river.points[0]}") for river in RIVERS]
    ranges = [survey.place(each.points) for each in RANGES]
    for line in rivers:
        ways.add_line(line, 2.5)
    names = Names(plates | waters, cities, labels, harbours, [], [], rivers, ranges, list(panels))
    _write_ornaments(survey, names, taken, ways, edge)
    return names


def _take(squares: Squares, boxes: Iterable[Box]) -> None:
    for box in boxes:
        squares.take(box)


def _abroad(map: Map, ground: Squares) -> Callable[[Label, Box], float]:
    """What it costs the name of a city to stand on the ground of another area; the sea is everybody's."""
    seas: set[str] = {sea.id for sea in map.sea} | {""}
    own: dict[str, set[str]] = {city.id: seas | {city.area} for city in map.city}

    def cost(label: Label, box: Box) -> float:
        left, top, right, bottom = ground.span(box)
        rows = (row[left:right] for row in ground.owner[top:bottom])
        return FOREIGN * sum(owner not in own[label.id] for row in rows for owner in row)

    return cost


def _write_ornaments(survey: Survey, names: Names, taken: Clutter, ways: Clutter, edge: Box) -> None:
    for name, points, size in COUNTRIES:
        style = structs.replace(STYLES["country"], size=size)
        _write(name, flatten(survey.place(points)), style, taken, ways, edge, names.countries)
    for river, line in zip(RIVERS, names.rivers, strict=True):
        _write(river.name, line, STYLES["river"], taken, ways, edge, names.along)
    for each, line in zip(RANGES, names.ranges, strict=True):
        if each.name:
            _write(each.name, flatten(line), STYLES["range"], taken, ways, edge, names.along)


def _write(
    text: str,
    line: Sequence[Point],
    style: Style,
    taken: Clutter,
    ways: Clutter,
    edge: Box,
    out: list[Written],
) -> None:
    """An ornament: where there is no room it is left out."""
    for shrink in SHRINK:
        smaller = structs.replace(style, size=style.size * shrink)
        written = write_along(line, text, smaller, taken, ways, edge)
        if written is not None:
            taken.add(*written.boxes)
            out.append(written)
            return


def _label(city: City, at: Point) -> Label:
    size, look = (15.5, "d-halo d-sc d-b") if city.fortress else (14.0, "d-halo d-sc")
    opening, bracket, rest = city.name.partition(" (")  # what stands in brackets stays on one line
    return Label(city.id, opening + bracket + rest.replace(" ", "\u00a0"), at, size, look, CLEAR)


def _set_harbours(
    map: Map, survey: Survey, cities: dict[CityId, Point], taken: Clutter
) -> dict[CityId, Point]:
    """The anchor of a port stands at the corner of its city that is nearest to its sea and free."""
    out: dict[CityId, Point] = {}
    for city in map.city:
        if not city.sea:
            continue
        x, y = cities[city.id]
        off = COUNTER / 2 + HARBOUR + 1
        around = [(x + dx * off, y + dy * off) for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1))]
        around += [(x + dx * (off + 2), y + dy * (off + 2)) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))]
        water = survey.borders.outlines[city.sea]
        best = min(around, key=lambda p: _blocked(p, taken) + min(math.dist(p, w) for w in water))
        out[city.id] = best
        taken.add(box_round(best, HARBOUR))
    return out


def _blocked(p: Point, taken: Clutter) -> float:
    return 0.0 if taken.free(box_round(p, HARBOUR)) else 1000.0
