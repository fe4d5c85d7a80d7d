"""The map as it lies in the box: land, sea, cities, boxes, and what joins them."""

from __future__ import annotations

from typing import NewType

from msgspec import Struct

from vivac.box import InWords, Provenance

AreaId = NewType("AreaId", str)
SeaId = NewType("SeaId", str)
CityId = NewType("CityId", str)
BoxId = NewType("BoxId", str)  # off the map, recruit pools and the turn track among them
Field = AreaId | CityId  # where land units fight: in the open, or inside a city
Place = AreaId | CityId | SeaId | BoxId
Point = tuple[float, float]  # degrees of longitude and latitude


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """1.1-2 A land area and its RP."""

    id: AreaId
    name: str
    jurisdiction: str
    rp: int
    label: Point
    polygon: tuple[Point, ...]
    pro: str = ""  # 9.1, 9.2 the side it favours
    hostile: bool = False  # 5.3-1
    attrition: int = 0  # 5.3-3 added to the die by a move in or out
    island: bool = False  # 11.1-4 not on the continent
    mass_recruitment: bool = False  # 4.9-1
    pools: tuple[str, ...] = ()  # 4.2 the Patriot pools it may feed
    builds: tuple[str, ...] = ()  # 4.6-2 the Patriot nationalities raised there
    rises: tuple[str, ...] = ()  # 9.3-2 and those that can rise there
    seas: tuple[SeaId, ...] = ()


class Sea(Struct, frozen=True, forbid_unknown_fields=True):
    id: SeaId
    name: InWords
    extent: InWords
    label: Point
    polygon: tuple[Point, ...]


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """1.1-3 A city or fortress; with a sea it is a port."""

    id: CityId
    name: str
    area: AreaId
    at: Point
    fortress: bool = False
    sea: SeaId = SeaId("")


class OffMap(Struct, frozen=True, forbid_unknown_fields=True):
    """A box off the map: Spain, the havens, Brazil."""

    id: BoxId
    name: InWords
    owner: str
    label: Point
    nationality: str = ""  # 10.3 whose haven it is
    seas: tuple[SeaId, ...] = ()
    lands: tuple[AreaId, ...] = ()
    port: bool = False


class Border(Struct, frozen=True, forbid_unknown_fields=True):
    """Where two areas meet: open, andes, strait or impassable."""

    a: AreaId
    b: AreaId
    kind: str


class SeaLink(Struct, frozen=True, forbid_unknown_fields=True):
    a: SeaId
    b: SeaId


class Passage(Struct, frozen=True, forbid_unknown_fields=True):
    """7.2, 7.3 A way off the map, paid for as a whole."""

    a: Place
    b: SeaId
    ops: int
    royalist_only: bool = False


class Scenery(Struct, frozen=True, forbid_unknown_fields=True):
    """Land that is drawn and not played on."""

    id: str
    name: str
    polygon: tuple[Point, ...]


class Map(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    frame: tuple[float, float, float, float]
    area: tuple[Area, ...]
    sea: tuple[Sea, ...]
    city: tuple[City, ...]
    box: tuple[OffMap, ...]
    border: tuple[Border, ...]
    sea_link: tuple[SeaLink, ...]
    passage: tuple[Passage, ...]
    scenery: tuple[Scenery, ...]
