"""What comes in the box: map, charts, counters and cards, typed; and what is worked out from them once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

from msgspec import Struct

from vivac.box import Provenance

SpaceId = NewType("SpaceId", str)


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    id: SpaceId
    name: str
    x: float
    y: float
    exits: tuple[SpaceId, ...]
    north_of_potomac: bool = False
    union_lines: bool = False
    large_union_force: bool = False
    mosby_confederacy: bool = False
    bridge: bool = False
    rail: tuple[str, ...] = ()


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    a: SpaceId
    b: SpaceId
    pike: bool = False
    crosses_potomac: bool = False


class Feature(Struct, frozen=True, forbid_unknown_fields=True):
    """A river, ridge or railroad: drawn, and for railroads the order of the stations."""

    id: str
    name: str
    kind: str
    points: tuple[tuple[float, float], ...]
    line: str = ""
    stations: tuple[SpaceId, ...] = ()
    lettering: tuple[str, ...] = ()  # written along it, each in its own stretch


class Lettering(Struct, frozen=True, forbid_unknown_fields=True):
    """A name on the map that belongs to no space: somewhere along the points."""

    text: str
    kind: str
    points: tuple[tuple[float, float], ...]


class Graticule(Struct, frozen=True, forbid_unknown_fields=True):
    """Where meridians and parallels fall: a point, its degrees, the breadth of a degree and a mile."""

    at: tuple[float, float]
    west: float
    north: float
    degree: tuple[float, float]
    mile: float


class Map(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    canvas: tuple[float, float]
    railroads: Mapping[str, str]
    space: tuple[Space, ...]
    road: tuple[Road, ...]
    geography: tuple[Feature, ...]
    lettering: tuple[Lettering, ...] = ()
    graticule: Graticule | None = None
