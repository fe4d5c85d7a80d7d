"""The board: the map sheet of Northern Virginia in 1863, drawn from the map data.

First everything is surveyed: where each thing lies in the units of the sheet. Then names are set, since they
need the room that is left; then the sheet is laid down from the ground upwards.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct, structs

from vivac.drawing.clutter import Clutter
from vivac.drawing.field import zone
from vivac.drawing.geometry import Box, Point, box_round, crossing, flatten
from vivac.drawing.labels import Label, Placed, place_labels
from vivac.drawing.lettering import Style, Written, write_along
from vivac.drawing.marks import circle, group, path, rectangle
from vivac.drawing.paper import (
    Row,
    cartouche,
    compass_rose,
    degrees,
    graduated_frame,
    legend,
    scale_bar,
    texture,
)
from vivac.drawing.places import hand_coloured, houses, pointer
from vivac.drawing.relief import mountains
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp
from vivac.drawing.water import banks, broad_river, course, ford, stream
from vivac.drawing.ways import Way, bowed_way, pikes, railroad, roads
from vivac.drawing.woods import woods
from vivac.games.mosby.board.look import LOOK
from vivac.games.mosby.box.contents import Feature, Map, Space, SpaceId
from vivac.table.scene import Board, Spot

SCALE = 2.2  # units of the sheet to one of the map canvas
MARGIN = 46.0
RING = 13.5  # radius of a space
COUNTER = 40.0
CLEAR = COUNTER / 2 + 1  # names stand off half a counter, so that no counter hides the name of its own town
CROSSROADS = 6  # a town with so many exits is lettered bold

TITLE_BOX = (740.0, 16.0, 984.0, 112.0)  # panels, on the canvas of the map
LEGEND_BOX = (822.0, 588.0, 988.0, 738.0)
ROSE_BOX = (36.0, 572.0, 206.0, 712.0)
PANELS = (TITLE_BOX, LEGEND_BOX, ROSE_BOX)
ROSE_AT = (121.0, 630.0)

FOOT = {"ridge": 34.0, "hills": 22.0}  # from the crest to the foot
CONFEDERACY_INKS = ("wash-yellow", "hach", "2 3.4")  # wash, border, dashes
UNION_INKS = ("wash-blue", "blue-ink", "9 3 1.5 3")
REGIONS = ("state", "county")  # lettered wide and pale, under everything
SHRINK = (1.0, 0.9, 0.8)  # a name for which there is no room is tried smaller
WOODS = 150  # clumps of trees; most fall on ground that is taken

STYLES = {
    "potomac": Style(18, "d-water d-halo", 0.14, (15.0, -27.0, 19.0, -31.0)),
    "river": Style(15, "d-water d-halo", 0.12, (6.0, -17.0)),
    "creek": Style(13, "d-water d-halo", 0.08, (4.5, -14.0)),
    "ridge": Style(17, "d-hill d-halo", 0.24, (30.0, -42.0, 40.0, -52.0)),
    "hills": Style(13.5, "d-hill d-halo", 0.14, (20.0, -31.0, 30.0, -41.0)),
    "railroad": Style(12, "d-it d-halo", 0.05, (8.0, -17.0, 25.0, -34.0)),
    "state": Style(46, "d-region", 0.5, (0.0, -16.0, 16.0), capitals=True),
    "county": Style(25, "d-region", 0.3, (0.0, 14.0, -14.0, 28.0, -28.0, 42.0, -42.0), capitals=True),
    "zone": Style(18, "d-it d-halo", 0.16, (0.0, 8.0, -8.0), capitals=True),
    "lines": Style(15, "d-it d-halo", 0.16, (0.0, 10.0, -10.0, 20.0, -20.0), capitals=True),
}


class Survey(Struct, frozen=True):
    """Where everything lies, in the units of the sheet."""

    window: Box
    places: dict[SpaceId, Point]
    ways: dict[tuple[SpaceId, SpaceId], Way]
    rails: dict[str, list[Point]]
    waters: dict[str, list[Point]]
    ridges: dict[str, list[Point]]

    @property
    def potomac(self) -> list[Point]:
        return self.waters["potomac"]


class Names(Struct, frozen=True):
    """All lettering in its place, and the signs of bridges, which need room like a name."""

    labels: list[Placed]
    along: list[Written]
    regions: list[Written]  # counties and states lie under everything else
    bridges: dict[SpaceId, Point]
    unplaced: list[str]


def on_sheet(p: tuple[float, float]) -> Point:
    return MARGIN + p[0] * SCALE, MARGIN + p[1] * SCALE


def box_on_sheet(box: Box) -> Box:
    return (*on_sheet(box[:2]), *on_sheet(box[2:]))


def draw_board(map: Map) -> Board:
    """The whole printed map, and the spot of every space on it."""
    survey = survey_map(map)
    names = set_names(map, survey)
    width, height = survey.window[2] + MARGIN, survey.window[3] + MARGIN
    sheet = Sheet("mosby", width, height, "Mosby's Raiders: Northern Virginia, 1863", LOOK)
    sheet.add(rectangle((0, 0, width, height), fill="var(--paper)"))
    window = sheet.define_clip(rectangle(survey.window))
    sheet.add(f'<g clip-path="url(#{window})">')
    _lay_ground(sheet, map, survey, names)
    _lay_ways(sheet, map, survey)
    sheet.add("</g>")
    _lay_spaces(sheet, map, survey, names)
    sheet.add(*(written.element(sheet) for written in names.along))
    sheet.add(*(label.element() for label in names.labels))
    _lay_ornaments(sheet, map, survey)
    sheet.add(texture(sheet, (0, 0, width, height)))
    spots: dict[str, Spot] = {space: Spot(x, y, RING) for space, (x, y) in survey.places.items()}
    return Board(width, height, sheet.svg(), spots, COUNTER)


# --------------------------------------------------------------------------------------------- the survey


def survey_map(map: Map) -> Survey:
    """Everything from the canvas of the map to the units of the sheet."""
    places = {space.id: on_sheet((space.x, space.y)) for space in map.space}
    lines = {feature.id: [on_sheet(p) for p in feature.points] for feature in map.geography}
    rails = {f.id: flatten(lines[f.id]) for f in map.geography if f.kind == "railroad"}
    all_places, tracks = list(places.values()), list(rails.values())
    ways = {
        (road.a, road.b): bowed_way(places[road.a], places[road.b], f"{road.a} {road.b}", all_places, tracks)
        for road in map.road
    }
    return Survey(
        window=box_on_sheet((0, 0, *map.canvas)),
        places=places,
        ways=ways,
        rails=rails,
        waters={f.id: course(lines[f.id], f.id) for f in map.geography if f.kind in ("river", "creek")},
        ridges={f.id: lines[f.id] for f in map.geography if f.kind in FOOT},
    )


def _half_width(share: float) -> float:
    """Half the breadth of the Potomac, from the mountains to the tide."""
    return 5 + share * 4 + 88 * math.pow(max(0.0, share - 0.62), 1.15)


# ---------------------------------------------------------------------------------------------- the names


def set_names(map: Map, survey: Survey) -> Names:
    """Towns first, which must be read; then waters, hills and railroads; regions in what is left."""
    taken, ways = Clutter(), Clutter()
    taken.add(*(box_round(p, CLEAR) for p in survey.places.values()))
    taken.add(*(box_on_sheet(box) for box in PANELS))
    for line in (
        *(way.line for way in survey.ways.values()),
        *survey.rails.values(),
        *survey.waters.values(),
    ):
        ways.add_line(line, 2.5)
    bridges = _set_bridges(map, survey, taken, ways)
    edge = survey.window
    bounds = (edge[0] + 5, edge[1] + 5, edge[2] - 5, edge[3] - 5)
    labels = place_labels([_label(space, survey) for space in map.space], taken, ways, bounds)
    taken.add(*(label.box for label in labels))
    names = Names(labels, [], [], bridges, [])
    for kind, line, text in _inscriptions(map, survey):
        styles = (structs.replace(STYLES[kind], size=STYLES[kind].size * shrink) for shrink in SHRINK)
        tries = (write_along(line, text, style, taken, ways, bounds) for style in styles)
        written = next((found for found in tries if found), None)
        if written is None:
            names.unplaced.append(text)
            continue
        taken.add(*written.boxes)
        (names.regions if kind in REGIONS else names.along).append(written)
    return names


def _label(space: Space, survey: Survey) -> Label:
    major = space.large_union_force or len(space.exits) >= CROSSROADS
    size, look = (16.0, "d-halo d-sc d-b") if major else (13.5, "d-halo d-sc")
    return Label(space.id, space.name.replace("'", "’"), survey.places[space.id], size, look, CLEAR)


def _set_bridges(map: Map, survey: Survey, taken: Clutter, ways: Clutter) -> dict[SpaceId, Point]:
    """The sign of a bridge stands at a corner of its space, where the fewest ways leave it."""
    out: dict[SpaceId, Point] = {}
    for space in map.space:
        if space.bridge:
            x, y = survey.places[space.id]
            corners = [(x + dx * 25, y + dy * 22) for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1))]
            best = min(corners, key=lambda p: ways.area(_bridge_box(p)))
            out[space.id] = best
            taken.add(_bridge_box(best))
    return out


def _bridge_box(p: Point) -> Box:
    return p[0] - 10, p[1] - 7, p[0] + 10, p[1] + 8


def _inscriptions(map: Map, survey: Survey) -> list[tuple[str, Sequence[Point], str]]:
    """What is written along lines: kind, line and words, the least movable first."""
    features: list[tuple[str, Sequence[Point], str]] = []
    lines = {**survey.rails, **survey.waters, **survey.ridges}
    for feature in map.geography:
        line = lines[feature.id]
        part = len(line) / max(1, len(feature.lettering))
        for i, text in enumerate(feature.lettering):
            features.append((_style_of(feature), line[int(i * part) : int((i + 1) * part) + 1], text))
    free = [(name.kind, flatten([on_sheet(p) for p in name.points]), name.text) for name in map.lettering]
    zones = [each for each in free if each[0] not in REGIONS]
    return [*zones, *features, *(each for each in free if each[0] in REGIONS)]


def _style_of(feature: Feature) -> str:
    return "potomac" if feature.id == "potomac" else feature.kind


# --------------------------------------------------------------------------------------------- the ground


def _lay_ground(sheet: Sheet, map: Map, survey: Survey, names: Names) -> None:
    _lay_zone(sheet, map, survey, lambda space: space.mosby_confederacy, CONFEDERACY_INKS, 46 * SCALE)
    _lay_zone(sheet, map, survey, lambda space: space.union_lines, UNION_INKS, 400 * SCALE)
    for feature in map.geography:
        if feature.kind in FOOT:
            sheet.add(mountains(survey.ridges[feature.id], FOOT[feature.kind], feature.id))
    for feature in map.geography:
        if feature.id == "potomac":
            continue
        if feature.kind in ("river", "creek"):
            widths = (1.3, 2.0, 2.8) if feature.kind == "river" else (1.0, 1.5, 2.0)
            sheet.add(stream(survey.waters[feature.id], widths))
    sheet.add(broad_river(sheet, banks(survey.potomac, _half_width)))
    sheet.add(*(written.element(sheet) for written in names.regions))
    _lay_woods(sheet, map, survey, names)


def _lay_zone(
    sheet: Sheet,
    map: Map,
    survey: Survey,
    member: Callable[[Space], bool],
    inks: tuple[str, str, str],
    reach: float,
) -> None:
    """The ground nearer to a place of the zone than to any other."""
    inside = [survey.places[space.id] for space in map.space if member(space)]
    outside = [survey.places[space.id] for space in map.space if not member(space)]
    left, top, right, bottom = survey.window
    beyond = (
        left - 60,
        top - 60,
        right + 60,
        bottom + 60,
    )  # the border leaves the sheet, it does not follow it
    sheet.add(hand_coloured(sheet, zone(inside, outside, reach, beyond, 16), *inks))


def _lay_woods(sheet: Sheet, map: Map, survey: Survey, names: Names) -> None:
    taken = Clutter()
    taken.add(*(box_round(p, CLEAR + 2) for p in survey.places.values()))
    taken.add(*(label.box for label in names.labels), *(box_on_sheet(box) for box in PANELS))
    for written in (*names.along, *names.regions):
        taken.add(*written.boxes)
    for line in (
        *(way.line for way in survey.ways.values()),
        *survey.rails.values(),
        *survey.waters.values(),
    ):
        taken.add_line(line, 4)
    for feature in map.geography:
        if feature.kind in FOOT:
            taken.add_line(survey.ridges[feature.id], FOOT[feature.kind], 20)
    shares = len(survey.potomac) - 1
    for i, p in enumerate(survey.potomac):
        taken.add(box_round(p, _half_width(i / shares) + 6))
    sheet.add(woods(survey.window, WOODS, taken, "mosby woods"))


# ------------------------------------------------------------------------------------- ways and spaces


def _lay_ways(sheet: Sheet, map: Map, survey: Survey) -> None:
    kinds = {
        pike: [survey.ways[road.a, road.b] for road in map.road if road.pike is pike]
        for pike in (False, True)
    }
    sheet.add(roads(kinds[False]), pikes(kinds[True]))
    sheet.add(*(railroad(line) for line in survey.rails.values()))
    for road in map.road:
        if road.crosses_potomac:
            met = crossing(survey.ways[road.a, road.b].line, survey.potomac)
            if met:
                share = min(range(len(survey.potomac)), key=lambda i: math.dist(survey.potomac[i], met[0]))
                sheet.add(ford(*met, _half_width(share / len(survey.potomac))))


def _lay_spaces(sheet: Sheet, map: Map, survey: Survey, names: Names) -> None:
    towns: list[str] = []
    for space in map.space:
        x, y = survey.places[space.id]
        sheet.add(_ring(space, x, y, RING))
        if space.large_union_force:
            sheet.add(_fort(x, y, 0.56))
        else:
            towns.append(houses((x, y), 6 if len(space.exits) >= CROSSROADS else 4, space.id))
    sheet.add(path("".join(towns), "d-house"))
    sheet.add(path("".join(_first_exit(space, survey) for space in map.space), fill="var(--pike)"))
    sheet.add(*(stamp("bridge", x, y, 0.36, "s-map") for x, y in names.bridges.values()))


def _ring(space: Space, x: float, y: float, radius: float) -> str:
    if space.union_lines:
        return _blue_ring(x, y, radius)
    return _grey_ring(x, y, radius) if space.mosby_confederacy else circle(x, y, radius, "d-space")


def _blue_ring(x: float, y: float, radius: float) -> str:
    """A space behind the Union lines."""
    return circle(x, y, radius, fill="var(--paper)", stroke="var(--blue-ink)", stroke_width=2.8)


def _grey_ring(x: float, y: float, radius: float) -> str:
    """A space of Mosby’s Confederacy."""
    return circle(x, y, radius, fill="var(--paper)", stroke="var(--grey-ink)", stroke_width=3.4)


def _fort(x: float, y: float, scale: float) -> str:
    """A large Union force."""
    paper = "var(--paper)"
    return group(stamp("fortress", x, y, scale), color="var(--blue-ink)", fill=paper, stroke=paper)


def _first_exit(space: Space, survey: Survey) -> str:
    """A pointer on the ring to exit 1, from which random movement counts (7.4-1)."""
    here, there = space.id, space.exits[0]
    way = survey.ways.get((here, there)) or survey.ways[there, here]
    line = way.line if (here, there) in survey.ways else way.line[::-1]
    towards = next(p for p in line if math.dist(p, line[0]) > RING + 3)
    return pointer(line[0], towards, RING)


# ------------------------------------------------------------------------------------------- the ornaments


def _lay_ornaments(sheet: Sheet, map: Map, survey: Survey) -> None:
    title = [
        Row("Mosby’s Raiders", 54, "d-b d-sc"),
        Row("", 18),
        Row("Northern Virginia, 1863", 26, "d-it"),
        Row("with the Railroads, Turnpikes and Fords", 15, "d-sc"),
    ]
    left, top, right, bottom = box_on_sheet(TITLE_BOX)
    sheet.add(cartouche((left, top, right, bottom), title))
    sheet.add(
        stamp("plume", left + 66, bottom - 62, 1.1, "s-map"),
        stamp("star", right - 66, bottom - 62, 0.9, "s-map"),
    )
    sheet.add(_explanation())
    if map.graticule is None:
        return
    x, y = on_sheet(ROSE_AT)
    unit = map.graticule.mile * SCALE * 2
    sheet.add(compass_rose(x, y, 74))
    sheet.add(scale_bar(x - unit * 2.5, y + 124, unit, ("0", "2", "4", "6", "8", "10"), "Statute miles"))
    left, top, right, bottom = survey.window
    (x0, y0), (wide, high) = on_sheet(map.graticule.at), map.graticule.degree
    across = degrees(x0, map.graticule.west, wide * SCALE, left, right)
    down = degrees(y0, map.graticule.north, high * SCALE, top, bottom)
    sheet.add(graduated_frame(survey.window, across, down))


def _explanation() -> str:
    """The legend: every sign the rules speak of."""
    way = Way("M-26 4Q0-8 26 0", ())
    signs = (
        (circle(0, 0, 11, "d-space"), "Town or cross roads"),
        (_grey_ring(0, 0, 11), "Mosby’s Confederacy"),
        (_blue_ring(0, 0, 11), "Behind the Union lines"),
        (_blue_ring(0, 0, 11) + _fort(0, 0, 0.46), "Large Union force"),
        (circle(0, 0, 11, "d-space") + path(pointer((0, 0), (1, 0), 11), fill="var(--pike)"), "First exit"),
        (stamp("bridge", 0, 0, 0.44, "s-map"), "Bridge"),
        (roads([way]), "Road"),
        (pikes([way]), "Turnpike"),
        (railroad([(-26, 3), (0, -3), (26, 0)]), "Railroad"),
        (roads([way]) + ford((0, -2), 0, 4), "Passage of the Potomac"),
    )
    return legend(box_on_sheet(LEGEND_BOX), "Explanation", signs)
