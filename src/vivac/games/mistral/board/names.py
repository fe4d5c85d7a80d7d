"""Lettering: spaces of the sea, cities, and the names of countries in what room is left."""

from __future__ import annotations

from msgspec import Struct, structs

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, box_round, flatten
from vivac.drawing.labels import Label, Placed, place_labels
from vivac.drawing.lettering import Style, Written, write_along
from vivac.drawing.water import course
from vivac.games.mistral.board.geography import CITIES, COUNTRIES, RIVERS
from vivac.games.mistral.board.survey import ROOM, Ground, Survey
from vivac.games.mistral.box.contents import Map

SEA_LOOK, CITY_LOOK = "d-water d-halo-sea", "d-it d-halo"
SEA_SIZE, CITY_SIZE = 14.0, 13.0
COVERED = 400.0  # a city whose name costs so much has none, and is left out
CITY = 4.5  # radius of its sign
AMISS = 0.2  # of the name of a country that may lie in the sea
SHRINK = (1.0, 0.85, 0.7)
LIFTS = (0.0, 13.0, -13.0, 28.0, -28.0, 46.0, -46.0)
LAND = Style(20, "d-region", 0.32, LIFTS, capitals=True)
SEA = Style(26, "d-zone-name", 0.2, LIFTS)
RIVER = Style(12.5, "d-water d-halo", 0.1, (4.0, -13.0))


class Shores(Clutter):
    """Ways a name may cross at a price, and besides all land, or all water, at a higher one."""

    def __init__(self, ground: Ground, land: bool) -> None:
        super().__init__()
        self._ground, self._land = ground, land

    def wrong(self, box: Box) -> float:
        """How much of a box lies where it should not."""
        share = self._ground.share(box)
        return share if self._land else 1 - share

    def area(self, box: Box) -> float:
        return super().area(box) + 1.4 * self.wrong(box) * (box[2] - box[0]) * (box[3] - box[1])


class Names(Struct, frozen=True):
    """What is lettered besides spaces, harbours and Zones."""

    cities: list[Placed]
    rivers: list[list[Point]]
    along: list[Written]
    countries: list[Written]


def set_names(survey: Survey, taken: Clutter, edge: Box) -> Names:
    """Ornaments, in the room that is left. What is set is taken."""
    cities = _cities(survey, taken, edge)
    rivers = [course(survey.place(river.points), river.name) for river in RIVERS]
    names = Names(cities, rivers, [], [])
    lands, seas = Shores(survey.ground, land=False), Shores(survey.ground, land=True)
    for each in rivers:
        lands.add_line(each, 2.0)
    for country in COUNTRIES:
        style = structs.replace(SEA if country.sea else LAND, size=country.size)
        line = flatten(survey.place_line(country.points), per=2)
        _write(line, country.name, style, taken, seas if country.sea else lands, edge, names.countries)
    for river, line in zip(RIVERS, rivers, strict=True):
        _write(line, river.name, RIVER, taken, lands, edge, names.along)
    return names


def set_spaces(chart: Map, survey: Survey, taken: Clutter, edge: Box) -> list[Placed]:
    """The names of the spaces at sea; those of Ports and coasts stand on their plates."""
    ways = Shores(survey.ground, land=True)
    for each in survey.courses:
        ways.add_line(each.line, 2.0)
    placed: list[Placed] = []
    for standoff in (ROOM[1], ROOM[0], ROOM[0] + 12):  # above and below; then beside; then farther off
        done = {label.id for label in placed}
        labels = [
            Label(space.id, space.name["es"], survey.spaces[space.id], SEA_SIZE, SEA_LOOK, standoff)
            for space in chart.space
            if space.kind in ("sea", "strait") and space.id not in done
        ]
        found = [label for label in place_labels(labels, taken, ways, edge) if taken.free(label.box)]
        taken.add(*(label.box for label in found))
        placed += found
    return placed


def _cities(survey: Survey, taken: Clutter, edge: Box) -> list[Placed]:
    """Cities the game does not know, where nothing else stands."""
    places = dict(zip((name for name, _ in CITIES), survey.place(at for _, at in CITIES), strict=True))
    free = {name: p for name, p in places.items() if taken.free(box_round(p, CITY + 4))}
    taken.add(*(box_round(p, CITY) for p in free.values()))
    labels = [Label(name, name, p, CITY_SIZE, CITY_LOOK, CITY) for name, p in free.items()]
    placed = place_labels(labels, taken, Shores(survey.ground, land=False), edge)
    kept = [label for label in placed if label.cost < COVERED]
    taken.add(*(label.box for label in kept))
    return kept


def _write(
    line: list[Point],
    text: str,
    style: Style,
    taken: Clutter,
    ways: Shores,
    edge: Box,
    out: list[Written],
) -> None:
    """An ornament: where there is no room it is left out."""
    for shrink in SHRINK:
        written = write_along(line, text, structs.replace(style, size=style.size * shrink), taken, ways, edge)
        if written is not None and sum(map(ways.wrong, written.boxes)) < AMISS * len(written.boxes):
            taken.add(*written.boxes)
            out.append(written)
            return
