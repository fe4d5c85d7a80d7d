"""Opening the box: everything that can be worked out once is worked out here."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from vivac.box import BoxError, kept, load_box, one_of
from vivac.games.guerra.box.components import Contents, UnitId
from vivac.games.guerra.box.contents import AreaId, BoxId, CityId, Field, Place, SeaId
from vivac.ground import FAR, Areas, Network
from vivac.table import Id

FOLDER = Path(__file__).parent

ROYALIST, PATRIOT, REBELS, LEGION = "royalist", "patriot", "rebels", "legion"
NATIONS = ("el_plata", "chile", "gran_colombia", "peru", "mexico")  # 4.2-1 the five Patriot pools
GROUP = {"el_plata": 1, "chile": 1, "gran_colombia": 2, "peru": 2, "mexico": 3}  # 3.2-1
PURSES = {  # 4.2-1, 4.3-1 the pools each nationality may spend from
    "spanish": ("royalist",),
    "american": ("royalist",),
    "el_plata": ("el_plata",),
    "chile": ("chile", "el_plata"),
    "gran_colombia": ("gran_colombia",),
    "peru": ("peru", "el_plata", "chile", "gran_colombia"),
    "mexico": ("mexico",),
    "portuguese": ("royalist",),
}
MEXICO = frozenset(  # 10.7
    AreaId(area)
    for area in (
        *("yucatan", "tierra_caliente", "central_mexico", "guadalajara", "san_luis_potosi"),
        *("durango", "tejas", "nuevo_mexico", "nueva_california", "vieja_california"),
    )
)

TRACK, LOST = BoxId("track"), BoxId("lost")  # the turn track, and what has left the game
SPAIN, HAITI, USA, BRAZIL = BoxId("spain"), BoxId("haiti"), BoxId("usa"), BoxId("brazil")
HIDALGO, MORELOS, BOVES = UnitId("ld_hidalgo"), UnitId("ld_morelos"), UnitId("ld_boves")
COCHRANE, MINA = UnitId("ld_cochrane"), UnitId("mx_mina")
LOS_LLANOS = AreaId("los_llanos")

Mistake = tuple[str, str, str]  # part of the box, key, reason


class Box:
    """The contents of the box and what follows from them."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.charts = contents.charts
        self.figure = dict(contents.charts.figures.cells)
        self.op = dict(contents.charts.operation_cost.cells)
        self._survey_land()
        self._survey_seas()
        self._count()
        self._price()
        self.scenarios = {scenario.id: scenario for scenario in contents.scenarios.scenario}

    def _survey_land(self) -> None:
        map_ = self.contents.map
        self.area = {area.id: area for area in map_.area}
        self.city = {city.id: city for city in map_.city}
        self.off_map = {box.id: box for box in map_.box}
        self.is_area, self.is_city = one_of(self.area), one_of(self.city)
        borders = [(border.a, border.b, border.kind) for border in map_.border]
        self.land = Areas(self.area, borders, closed={"impassable"})
        self.cities: dict[AreaId, tuple[CityId, ...]] = {
            area: tuple(city.id for city in map_.city if city.area == area) for area in self.area
        }
        self.spots: dict[AreaId, tuple[Field, ...]] = {  # its field, then its cities
            area: (area, *self.cities[area]) for area in self.area
        }
        self.ground: dict[Place, AreaId] = {
            spot: area for area, spots in self.spots.items() for spot in spots
        }
        self.fortresses = frozenset(city.id for city in map_.city if city.fortress)
        self.defence = {
            city.id: self.charts.siege.at("fortress" if city.fortress else "city") for city in map_.city
        }
        # Where a land force may march to, boxes included (10.3-3, 10.6-1).
        self.ways: dict[Place, tuple[Place, ...]] = {area: self.land.exits[area] for area in self.area}
        self.ways |= {box: self.off_map[box].lands for box in (USA, BRAZIL)}
        self.strait: dict[tuple[Place, Place], SeaId] = {  # 5.0-4
            (a, b): next(sea for sea in self.area[a].seas if sea in self.area[b].seas)
            for one, other, kind in borders
            if kind == "strait"
            for a, b in ((one, other), (other, one))
        }
        self.straits: frozenset[Place] = frozenset(a for a, _ in self.strait)
        self.mexico = MEXICO
        self.scoring = tuple(area.id for area in map_.area if area.rp)  # 11.0-2
        self.mainland = tuple(area for area in self.scoring if not self.area[area].island)  # 11.1-4
        self.hostile = frozenset(area.id for area in map_.area if area.hostile)
        self.around = {area: frozenset((area, *self.land.exits[area])) for area in self.area}

    def _survey_seas(self) -> None:
        map_ = self.contents.map
        links = [(a, b) for link in map_.sea_link for a, b in ((link.a, link.b), (link.b, link.a))]
        self.seas: Network[Place] = Network(
            {sea.id: [b for a, b in links if a == sea.id] for sea in map_.sea}
        )
        self.passages: dict[Place, list[tuple[Place, int, bool]]] = {}
        for way in map_.passage:
            for a, b in ((way.a, way.b), (way.b, way.a)):
                self.passages.setdefault(a, []).append((b, way.ops, way.royalist_only))
        self.harbour: dict[Place, tuple[SeaId, ...]] = {  # the sea areas a port opens on
            **{city.id: (city.sea,) for city in map_.city if city.sea},
            **{box.id: box.seas for box in map_.box if box.port and box.seas},
        }
        self.american_ports = tuple(port for port in self.harbour if self.is_city(port))
        self.ports: dict[Place, tuple[Place, ...]] = {
            sea: tuple(port for port, seas in self.harbour.items() if sea in seas) for sea in self.seas.places
        }
        self.waters = tuple(  # where a fleet may be, boxes included
            dict.fromkeys((*self.seas.places, *self.harbour, *self.passages))
        )
        self.coast: dict[Place, tuple[AreaId, ...]] = {
            sea: tuple(area.id for area in map_.area if sea in area.seas) for sea in self.seas.places
        }
        self.havens = {box.id: box.nationality for box in map_.box if box.nationality}
        self.haven_of = {nation: haven for haven, nation in self.havens.items()}
        self.spanish_main = frozenset(sea for sea, *_ in self.passages[SPAIN])  # 7.3-1

    def _count(self) -> None:
        """Every counter by what it is."""
        units = self.contents.counters.unit
        self.unit = {unit.id: unit for unit in units}
        self.is_unit = one_of(self.unit)
        self.side = {unit.id: unit.side for unit in units}
        self.nation = {unit.id: unit.nationality for unit in units}
        self.kind = {unit.id: unit.kind for unit in units}
        self.steps = {unit.id: unit.steps for unit in units}
        self.turn = {unit.id: unit.turn for unit in units}
        self.factor = {unit.id: unit.factor for unit in units}
        self.reduced = {unit.id: unit.reduced for unit in units}
        self.leaders = frozenset(unit.id for unit in units if unit.kind == "leader")
        self.patriot_leaders = tuple(
            sorted(leader for leader in self.leaders if self.side[leader] == PATRIOT)
        )
        self.naval = frozenset(unit.id for unit in units if unit.kind in ("frigate", "ship_of_the_line"))
        self.land_units = frozenset(self.unit) - self.leaders - self.naval
        self.militia = frozenset(unit.id for unit in units if unit.kind.startswith("militia"))
        self.regulars = self.land_units - self.militia
        self.arm = {unit: self.kind[unit].removeprefix("militia_") for unit in self.land_units}
        self.garrison_troops = frozenset(  # 10.5-2
            unit for unit in self.regulars if self.side[unit] == ROYALIST and self.arm[unit] != "artillery"
        )
        self.cavalry = frozenset(unit for unit, arm in self.arm.items() if arm == "cavalry")
        self.afloat = self.naval | {unit.id for unit in units if unit.naval}  # ships and naval leaders
        self.frail = self.leaders | self.naval  # whom others must protect
        self.ashore = self.land_units | (self.leaders - self.afloat)  # what marches
        self.partidarios = frozenset(unit for unit in self.unit if unit.startswith("ra_partidarios"))
        self.granadines = frozenset(unit.id for unit in units if unit.group == "new_granada")  # 4.10-3
        self.group = {unit.id: GROUP.get(unit.nationality, 0) for unit in units}
        self.armies = {army.id: army for army in self.contents.counters.army}
        self.army_markers = {
            side: tuple(army.id for army in self.contents.counters.army if army.side == side)
            for side in (ROYALIST, PATRIOT)
        }
        self.pool: dict[UnitId, BoxId] = {unit.id: pool_of(unit.side, unit.nationality) for unit in units}
        self.pools = {nation: pool_of(PATRIOT, nation) for nation in NATIONS} | {
            ROYALIST: pool_of(ROYALIST, ""),
            REBELS: pool_of(REBELS, ""),
        }
        self.nations_of = {ROYALIST: (ROYALIST,), PATRIOT: NATIONS}
        self.off_board = frozenset((TRACK, LOST, *self.pools.values()))
        self.places: dict[Id, Place] = {  # by the word that somebody says
            place: place
            for places in (self.area, self.city, self.seas.places, self.off_map, self.off_board)
            for place in places
        }

    def _price(self) -> None:
        """4.4-1 In half RP, for militia costs one half."""
        self.price = {kind: round(2 * rp) for kind, rp in self.charts.rp_cost.cells.items()}
        self.capacity = dict(self.charts.transport.cells)

    def sea_distance(self, a: Place, b: Place) -> int:
        return self.seas.distance[a].get(b, FAR)


def pool_of(side: str, nationality: str) -> BoxId:
    """The recruit pool of a unit."""
    if side == LEGION:
        return LOST  # 10.6-1 the Legion is never rebuilt
    return BoxId(f"pool_{nationality if side == PATRIOT else side}")


def mistakes(contents: Contents) -> Iterator[Mistake]:
    """Names on the map, the counters and in the scenarios that mean nothing."""
    map_ = contents.map
    areas, seas = {area.id for area in map_.area}, {sea.id for sea in map_.sea}
    cities, boxes = {city.id for city in map_.city}, {box.id for box in map_.box}
    units = {unit.id for unit in contents.counters.unit}
    for border in map_.border:
        for end in {border.a, border.b} - areas:
            yield "map", f"border.{border.a}-{border.b}", f'there is no area "{end}"'
        if border.kind not in ("open", "andes", "strait", "impassable"):
            yield "map", f"border.{border.a}-{border.b}.kind", f'there is no border "{border.kind}"'
    for city in map_.city:
        if city.area not in areas:
            yield "map", f"city.{city.id}.area", f'there is no area "{city.area}"'
        if city.sea and city.sea not in seas:
            yield "map", f"city.{city.id}.sea", f'there is no sea area "{city.sea}"'
    for area in map_.area:
        for sea in set(area.seas) - seas:
            yield "map", f"area.{area.id}.seas", f'there is no sea area "{sea}"'
        for nation in {*area.pools, *area.builds, *area.rises} - set(NATIONS):
            yield "map", f"area.{area.id}", f'there is no nationality "{nation}"'
    for link in map_.sea_link:
        for strand in {link.a, link.b} - seas:
            yield "map", f"sea_link.{link.a}-{link.b}", f'there is no sea area "{strand}"'
    for scenario in contents.scenarios.scenario:
        for stand in (*scenario.fixed, *scenario.historical):
            if stand.at not in areas | cities | boxes:
                yield "scenarios", f"scenario.{scenario.id}", f'there is no place "{stand.at}"'
            for unit in set(stand.units) - units:
                yield "scenarios", f"scenario.{scenario.id}", f'there is no counter "{unit}"'
        for group in scenario.free:
            for place in set(group.places) - areas - cities:
                yield "scenarios", f"scenario.{scenario.id}.free.{group.id}", f'there is no place "{place}"'


@kept
def open_box(pack: Path | None) -> Box:
    contents = load_box(Contents, FOLDER, pack)
    for part, key, reason in mistakes(contents):
        raise BoxError.found(part, key, reason, pack)
    return Box(contents)
