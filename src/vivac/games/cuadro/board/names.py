"""Lettering: names of places, of country and water, of roads, and the number of every hex."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct, structs

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, box_round
from vivac.drawing.labels import Label, Placed, place_labels
from vivac.drawing.lettering import Style, Written, write_along
from vivac.drawing.marks import group, mark
from vivac.drawing.sheet import Sheet
from vivac.games.cuadro.board.survey import BUILT, COUNTER, WATER, Survey
from vivac.games.cuadro.box.contents import Lettering
from vivac.ground.hexes import Hex

CLEAR = COUNTER * 0.8  # room for a counter and its formation
NUMBER = (12.0, 8.0)  # half the breadth and the height of a hex number
SHRINK = (1.0, 0.85, 0.72, 0.6)  # a name for which there is no room is tried smaller
LONG = 80  # points of a road that its name may be written along

STYLES = {
    "ocean": Style(46, "d-water", 0.5, (-14.0, 10.0), capitals=True),
    "water": Style(20, "d-water d-halo-sea", 0.16, (-5.0, 0.0, -10.0)),
    "ground": Style(40, "d-halo d-b", 0.5, (-11.0, 4.0, -24.0), capitals=True),
    "height": Style(25, "d-halo d-b", 0.16, (-7.0, -20.0, 6.0, -32.0, 18.0), capitals=True),
    "road": Style(14.5, "d-it d-halo", 0.06, (7.0, -16.0)),
}


class Names(Struct, frozen=True):
    """All lettering in its place."""

    labels: list[Placed]
    along: list[Written]
    numbers: dict[Hex, Point]  # the middle of the base line
    unplaced: list[str]

    def clutter(self) -> Clutter:
        """What trees and tufts must keep off."""
        taken = Clutter()
        taken.add(*(label.box for label in self.labels))
        for written in self.along:
            taken.add(*written.boxes)
        taken.add(*(number_box(at) for at in self.numbers.values()))
        return taken


def number_box(at: Point) -> Box:
    return at[0] - NUMBER[0], at[1] - NUMBER[1], at[0] + NUMBER[0], at[1] + 1


def set_names(survey: Survey) -> Names:
    """Places first, which must be read; then country and water; then roads; numbers where they have room."""
    taken, ways = Clutter(), Clutter()
    taken.add(*survey.panels.boxes)
    taken.add(*(box_round(survey.centres[place.hex], CLEAR) for place in survey.map.place))
    ways.add(*(number_box(_number_at(survey, hex_)) for hex_ in survey.grid.hexes))
    for each in (*survey.ways.values(), *survey.rivers, *survey.streams):
        ways.add_line(each, 3)
    for a, b in survey.works:
        taken.add_line((a, b), 6)
    left, top, right, bottom = survey.ground
    bounds = (left + 5, top + 5, right - 5, bottom - 5)
    labels = place_labels([_label(survey, hex_) for hex_ in _named(survey)], taken, ways, bounds)
    taken.add(*(label.box for label in labels))
    names = Names(labels, [], {}, [])
    for kind, line, text in _inscriptions(survey):
        styles = (structs.replace(STYLES[kind], size=STYLES[kind].size * shrink) for shrink in SHRINK)
        tries = (write_along(line, text, style, taken, ways, bounds) for style in styles)
        written = next((found for found in tries if found), None)
        if written is None:
            names.unplaced.append(text)
            continue
        taken.add(*written.boxes)
        names.along.append(written)
    written_over = names.clutter()
    written_over.add(*survey.panels.boxes)
    names.numbers.update(_set_numbers(survey, written_over))
    return names


def _named(survey: Survey) -> dict[Hex, str]:
    return {place.hex: place.name["es"] for place in survey.map.place}


def _label(survey: Survey, hex_: Hex) -> Label:
    text = _named(survey)[hex_]
    if survey.map.terrain_at(hex_) == "town":
        size, look = 23.0, "d-halo d-sc d-b"
    elif survey.map.terrain_at(hex_) in BUILT:
        size, look = 17.5, "d-halo d-sc"
    else:
        size, look = 16.5, "d-halo d-it"
    if survey.map.terrain_at(hex_) in WATER:
        look += " d-water"
    return Label(hex_, text, survey.centres[hex_], size, look, CLEAR)


def _inscriptions(survey: Survey) -> list[tuple[str, Sequence[Point], str]]:
    """What is written along lines: kind, line and words."""
    out: list[tuple[str, Sequence[Point], str]] = []
    for name in survey.map.lettering:
        kind = _kind(survey, name)
        if kind == "water":
            line = _watercourse(survey, name)
        else:
            line = _stretched([survey.centres[hex_] for hex_ in name.hexes])
        out.append((kind, line, name.name["es"]))
    roads = [("road", _middle(survey.ways[road.id]), road.name["es"]) for road in survey.map.road]
    return [*out, *roads]


def _kind(survey: Survey, name: Lettering) -> str:
    sea = all(survey.map.terrain_at(hex_) == "sea" for hex_ in name.hexes)
    return "ocean" if sea else name.kind


def _stretched(points: Sequence[Point]) -> list[Point]:
    """The line a little longer at both ends, so that lettering has room to move."""
    (ax, ay), (bx, by) = points[0], points[-1]
    dx, dy = (bx - ax) * 0.12, (by - ay) * 0.12
    return [(ax - dx, ay - dy), *points[1:-1], (bx + dx, by + dy)]


def _middle(line: list[Point]) -> list[Point]:
    """Of a long road the middle: its name should not stand at the edge of the map."""
    spare = max(0, len(line) - LONG) // 2
    return line[spare : len(line) - spare]


def _watercourse(survey: Survey, name: Lettering) -> list[Point]:
    """From hex to hex through water, the shortest way."""
    start, goal = name.hexes
    came: dict[Hex, Hex] = {start: start}
    edge = [start]
    while edge and goal not in came:
        edge = [
            came.setdefault(other, hex_) and other
            for hex_ in edge
            for other in survey.grid.neighbours[hex_]
            if other not in came and survey.map.terrain_at(other) in WATER
        ]
    if goal not in came:
        return [survey.centres[start], survey.centres[goal]]
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    points = [survey.centres[hex_] for hex_ in reversed(path)]
    return [points[0], *(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise(points)), points[-1]]


# ---------------------------------------------------------------- hex numbers


def _number_at(survey: Survey, hex_: Hex) -> Point:
    x, y = survey.centres[hex_]
    return x, y - survey.lattice.side + 15


def _set_numbers(survey: Survey, taken: Clutter) -> dict[Hex, Point]:
    """At the top of each hex; to one side of it, or at its foot, where a name stands there."""
    out: dict[Hex, Point] = {}
    low = 2 * survey.lattice.side - 22
    for hex_ in survey.grid.hexes:
        x, y = _number_at(survey, hex_)
        places = ((x + dx, y + dy) for dx, dy in ((0, 0), (-15, 4.5), (15, 4.5), (0, low)))
        free = next((at for at in places if taken.free(number_box(at))), None)
        if free:
            out[hex_] = free
    return out


def lay_names(sheet: Sheet, names: Names) -> None:
    numbers = (mark("text", hex_, x=x, y=y) for hex_, (x, y) in names.numbers.items())
    sheet.add(mark("g", *numbers, look="d-hex-n"))
    sheet.add(*(written.element(sheet) for written in names.along))
    sheet.add(*(group(label.element()) for label in names.labels))
