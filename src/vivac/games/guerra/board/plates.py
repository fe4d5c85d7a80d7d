"""Plates: the name of an area, what its ground is worth, and the room where its counters stand, set together.

For every area some arrangements are tried in every place, the largest lettering first, and the one is taken
that stays on its own ground, off the cities, and off whatever was set before.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from vivac.drawing.geometry import Box, Point, bounds, box_round
from vivac.drawing.lettering import text_width, two_lines
from vivac.drawing.room import TAKEN, Costs, Squares
from vivac.games.guerra.board.survey import COUNTER, Survey
from vivac.games.guerra.box.contents import Area, CityId, Map, Sea

SQUARE = 6.0
SEARCH = 3  # squares from one place that is tried to the next
REACH = 24  # squares round an area that its plate may stray to
ROOM = (COUNTER * 1.06, COUNTER * 0.6)  # half of what two stacks side by side take
CLEAR = COUNTER / 2 + 2  # half of what a city takes
SIZES = (20.0, 17.5, 15.0, 13.0)
SEA_SIZES = (17.0, 15.0, 13.0)
SPACING = 0.14
LEADING = 1.04
CAP = 0.72  # height of a capital
MARK = 23.0  # breadth and height of a sign
GAP = 5.0
LAND_LOOK = "d-halo d-b"
SEA_LOOK = "d-water d-halo-sea"
FORBIDDEN = 400.0  # prices of a square
STRAY_LAND, STRAY_SEA = 9.0, 1.2
MOVABLE = 2.5  # an inland city gives way to the plate
SMALLER = 6.0  # what the next smaller lettering costs
FAR = 0.5  # what every square from the middle of the area costs
GOOD = 22.0
STRAY = 120.0  # so far a city may give way
TOWN = "town"

Wording = tuple[tuple[str, ...], float, int]  # rows of the name, size, number of signs


class Part(Struct, frozen=True):
    """One block of a plate: what it is, and its box round the middle of the plate."""

    kind: str  # name, signs or room
    box: Box


class Plate(Struct, frozen=True):
    """An area lettered: rows of its name, where they stand, where its signs are, and where counters stand."""

    id: str
    rows: tuple[str, ...]
    size: float
    name: Box
    signs: Box
    at: Point

    @property
    def boxes(self) -> tuple[Box, ...]:
        room = (self.at[0] - ROOM[0], self.at[1] - ROOM[1], self.at[0] + ROOM[0], self.at[1] + ROOM[1])
        return self.name, room, *((self.signs,) if self.signs[0] < self.signs[2] else ())


def count_signs(area: Area) -> int:
    """The shield, and a sign for each: favour, hostile ground, mass recruitment."""
    return 1 + bool(area.pro) + area.hostile + area.mass_recruitment


def survey_ground(survey: Survey) -> Squares:
    """Whose every square of the sheet is."""
    squares = Squares(survey.window, SQUARE)
    for name in survey.rings:
        squares.fill(survey.borders.outlines[name], name)
    return squares


def set_areas(map: Map, survey: Survey, squares: Squares) -> tuple[dict[str, Plate], dict[CityId, Point]]:
    """A plate for every land area, the narrowest ground first, and every city where it stands at last.

    Ports stand where they are; a city inland gives way to the plate of its area, and moves but little.
    """
    for city in map.city:
        squares.take(box_round(survey.cities[city.id], CLEAR), TAKEN if city.sea else f"{city.area} {TOWN}")
    seas: set[str] = {sea.id for sea in map.sea}
    plates: dict[str, Plate] = {}
    cities = dict(survey.cities)
    for area in sorted(map.area, key=lambda a: (_breadth(squares, a.id), a.id)):
        plates[area.id] = _area_plate(area, squares, survey, seas)
        _take(squares, plates[area.id])
        for city in map.city:
            if city.area == area.id and not city.sea:
                cities[city.id] = _give_way(squares, area.id, survey.cities[city.id])
                squares.take(box_round(cities[city.id], CLEAR))
    return plates, cities


def set_seas(map: Map, survey: Survey, squares: Squares) -> dict[str, Plate]:
    """A plate for every sea area: the sea is wide, so it comes last."""
    seas: set[str] = {sea.id for sea in map.sea}
    plates: dict[str, Plate] = {}
    for sea in map.sea:
        plates[sea.id] = _sea_plate(sea, squares, survey, seas)
        _take(squares, plates[sea.id])
    return plates


def _give_way(squares: Squares, area: str, home: Point) -> Point:
    """The place nearest to where a city was that is on its own ground and free."""
    own = (area, f"{area} {TOWN}")
    part = box_round(home, STRAY + 2 * CLEAR)
    costs = Costs(squares, part, lambda o: 0.0 if o in own else FORBIDDEN if o == TAKEN else STRAY_LAND)
    best = (math.inf, home)
    reach = int(STRAY // SQUARE)
    steps = range(-reach, reach + 1, 2)
    for down in steps:
        for across in steps:
            at = (home[0] + across * SQUARE, home[1] + down * SQUARE)
            cost = math.hypot(across, down) * 2 + costs.of(*squares.span(box_round(at, CLEAR)))
            best = min(best, (cost, at))
    return best[1]


def _breadth(squares: Squares, owner: str) -> int:
    return sum(row.count(owner) for row in squares.owner)


def _take(squares: Squares, plate: Plate) -> None:
    for left, top, right, bottom in plate.boxes:
        squares.take((left - 2, top - 2, right + 2, bottom + 2))


def _area_plate(area: Area, squares: Squares, survey: Survey, seas: set[str]) -> Plate:
    rows = dict.fromkeys(((area.name.upper(),), two_lines(area.name.upper())))
    signs = count_signs(area)
    return _best(area.id, [(each, size, signs) for size in SIZES for each in rows], squares, survey, seas)


def _sea_plate(sea: Sea, squares: Squares, survey: Survey, seas: set[str]) -> Plate:
    rows = sea_rows(sea)
    return _best(sea.id, [(rows, size, 0) for size in SEA_SIZES], squares, survey, seas)


def sea_rows(sea: Sea) -> tuple[str, str]:
    """The name of a sea, and its number under it."""
    name, _, number = sea.name["es"].rpartition(" ")
    return name, number


def _best(owner: str, wordings: Sequence[Wording], squares: Squares, survey: Survey, seas: set[str]) -> Plate:
    """The arrangement and the place that cost least; smaller lettering only where the larger strays."""
    left, top, right, bottom = squares.span(bounds(survey.borders.outlines[owner]))
    part = squares.part(left - REACH, top - REACH, right + REACH, bottom + REACH)
    costs = {kind: Costs(squares, part, _price(owner, kind, seas)) for kind in ("name", "room")}
    middle = ((left + right) / 2, (top + bottom) / 2)
    spots = sorted(
        (math.dist((column, row), middle) * FAR, column, row)
        for row in range(top - SEARCH, bottom + SEARCH, SEARCH)
        for column in range(left - SEARCH, right + SEARCH, SEARCH)
    )
    best = (math.inf, 0, (0, 0), [Part("", (0, 0, 0, 0))])
    for i, (rows, size, signs) in enumerate(wordings):
        for parts in _arrangements(rows, size, signs, owner in seas):
            spans = [(costs["room" if p.kind == "room" else "name"].of, *_span(p.box)) for p in parts]
            for far, column, row in spots:
                cost = far + i * SMALLER
                if cost >= best[0]:
                    break
                for of, west, north, east, south in spans:
                    cost += of(column + west, row + north, column + east, row + south)
                    if cost >= best[0]:
                        break
                else:
                    best = (cost, i, (column, row), parts)
        if best[0] < i * SMALLER + GOOD:
            break
    _, i, (column, row), parts = best
    corner = squares.box
    at = (corner[0] + column * SQUARE, corner[1] + row * SQUARE)
    return _plate(owner, wordings[i], at, parts)


def _span(box: Box) -> tuple[int, int, int, int]:
    left, top = math.floor(box[0] / SQUARE), math.floor(box[1] / SQUARE)
    return left, top, math.ceil(box[2] / SQUARE), math.ceil(box[3] / SQUARE)


def _price(owner: str, kind: str, seas: set[str]) -> Callable[[str], float]:
    """What a square costs, by what lies there; the room of the counters should not stray."""
    weight = 2.0 if kind == "room" else 1.0
    water = STRAY_LAND if owner in seas else STRAY_SEA  # the name of an island may stand in the sea

    def price(other: str) -> float:
        if other == owner:
            return 0.0
        if other == TAKEN:
            return FORBIDDEN
        if other == f"{owner} {TOWN}":
            return MOVABLE
        return (water if other in seas or not other else STRAY_LAND) * weight

    return price


def _shifted(box: Box, at: Point) -> Box:
    return box[0] + at[0], box[1] + at[1], box[2] + at[0], box[3] + at[1]


def name_width(rows: Sequence[str], size: float, sea: bool) -> float:
    if sea:
        return max(text_width(rows[0], size, SEA_LOOK, SPACING), text_width(rows[1], size * 1.5, LAND_LOOK))
    return max(text_width(row, size, LAND_LOOK, SPACING) for row in rows)


def name_height(rows: Sequence[str], size: float, sea: bool) -> float:
    if sea:
        return size * (CAP + 0.3 + 1.5 * CAP)
    return size * (CAP + (len(rows) - 1) * LEADING)


def _arrangements(rows: Sequence[str], size: float, signs: int, sea: bool) -> Iterator[list[Part]]:
    """Name, signs and room under each other in any order, or the name beside the room."""
    name = (name_width(rows, size, sea) / 2 + 2, name_height(rows, size, sea) / 2 + 2)
    room = ROOM
    row = (signs * MARK / 2, MARK / 2)
    column = (MARK / 2, signs * MARK / 2)
    if not signs:
        yield from (_stack([("name", name), ("room", room)]), _stack([("room", room), ("name", name)]))
        yield from (_line([("name", name), ("room", room)]), _line([("room", room), ("name", name)]))
        return
    yield _stack([("name", name), ("signs", row), ("room", room)])
    yield _stack([("name", name), ("room", room), ("signs", row)])
    yield _stack([("room", room), ("name", name), ("signs", row)])
    yield _stack([("signs", row), ("room", room), ("name", name)])
    for parts in (
        _line([("signs", column), ("room", room)]),
        _line([("room", room), ("signs", column)]),
        _line([("signs", row), ("room", room)]),
        _line([("room", room), ("signs", row)]),
    ):
        yield _joined(parts, ("name", name), -1)
        yield _joined(parts, ("name", name), 1)
    yield _joined(_line([("name", name), ("signs", row)]), ("room", room), -1)
    yield _joined(_line([("name", name), ("signs", row)]), ("room", room), 1)
    named = _stack([("name", name), ("signs", row)])
    half = max(name[0], row[0])
    for side in (-1, 1):
        shift = side * (half + GAP + room[0])
        yield [*named, Part("room", (shift - room[0], -room[1], shift + room[0], room[1]))]


Block = tuple[str, tuple[float, float]]  # kind, and half its breadth and height


def _stack(blocks: Sequence[Block]) -> list[Part]:
    high = sum(2 * half[1] for _, half in blocks) + GAP * (len(blocks) - 1)
    top, parts = -high / 2, []
    for kind, (across, down) in blocks:
        parts.append(Part(kind, (-across, top, across, top + 2 * down)))
        top += 2 * down + GAP
    return parts


def _line(blocks: Sequence[Block]) -> list[Part]:
    wide = sum(2 * half[0] for _, half in blocks) + GAP * (len(blocks) - 1)
    left, parts = -wide / 2, []
    for kind, (across, down) in blocks:
        parts.append(Part(kind, (left, -down, left + 2 * across, down)))
        left += 2 * across + GAP
    return parts


def _joined(parts: Sequence[Part], block: Block, side: int) -> list[Part]:
    """A block put over (-1) or under (1) others."""
    kind, (across, down) = block
    edge = max(part.box[3] for part in parts) + GAP + down
    return [*parts, Part(kind, (-across, side * edge - down, across, side * edge + down))]


def _plate(owner: str, wording: Wording, at: Point, parts: Sequence[Part]) -> Plate:
    boxes = {part.kind: _shifted(part.box, at) for part in parts}
    left, top, right, bottom = boxes["room"]
    middle = ((left + right) / 2, (top + bottom) / 2)
    nothing = (middle[0], middle[1], middle[0], middle[1])
    return Plate(owner, wording[0], wording[1], boxes["name"], boxes.get("signs", nothing), middle)
