"""The chart of the Western Mediterranean as it lies in the box: spaces, routes, Sea Zones, winds, coasts."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from vivac.box import InWords, Provenance

SpaceId = str
ZoneId = str
Degrees = tuple[float, float]  # longitude and latitude


class Window(Struct, frozen=True, forbid_unknown_fields=True):
    """What of the world is on the chart."""

    lon: tuple[float, float]
    lat: tuple[float, float]


class Edge(Struct, frozen=True, forbid_unknown_fields=True):
    """A box beside the map and the spaces that lead to it."""

    box: SpaceId
    spaces: tuple[SpaceId, ...]


class TradeTrack(Struct, frozen=True, forbid_unknown_fields=True):
    """2.63 The Levant Trade Track: its boxes, and where it is drawn."""

    boxes: tuple[str, ...]
    lon: float
    lat: float


class Wind(Struct, frozen=True, forbid_unknown_fields=True):
    """A Seasonal Wind: where it blows from, in degrees, and the Sea Zone it is at home in."""

    id: str
    name: InWords
    from_deg: int
    home: ZoneId


class Zone(Struct, frozen=True, forbid_unknown_fields=True):
    """IC 2.12 A Sea Zone, its outline, and where its Prevailing Wind blows from."""

    id: ZoneId
    name: InWords
    prevailing: int
    polygon: tuple[Degrees, ...]


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """IC 2.11 A space. Ports and Coastal Spaces have a Contingent and the values of IC 2.14."""

    id: SpaceId
    name: InWords
    kind: str
    lon: float
    lat: float
    zone: ZoneId
    edge: str = ""
    letter: str = ""
    gale: int | None = None
    contingent: str = ""
    port: str = ""
    blockade: int = 0
    repair: int = 0
    quarterly: bool = False
    victualled_max: int = 0
    pirate_base: bool = False


class Sailing(Struct, frozen=True, forbid_unknown_fields=True):
    """A route: its Prevailing Wind, its Seasonal Wind, its length in nautical miles and its bends."""

    a: SpaceId
    b: SpaceId
    pw: str
    nm: int
    wind: str = ""
    toward: SpaceId = ""
    via: tuple[Degrees, ...] = ()


class Map(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    window: Window
    west_edge: Edge
    east_edge: Edge
    british_entry: SpaceId
    levant_entry: SpaceId
    west_of_strait: tuple[SpaceId, ...]
    anchorages: tuple[SpaceId, ...]
    victualled: tuple[SpaceId, ...]
    spanish_hubs: tuple[SpaceId, ...]
    assembly: SpaceId
    track: TradeTrack
    contingents: Mapping[str, InWords]
    wind: tuple[Wind, ...]
    zone: tuple[Zone, ...]
    space: tuple[Space, ...]
    route: tuple[Sailing, ...]


class Coast(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The coast: closed rings of degrees, land inside."""

    window: Window
    rings: tuple[tuple[Degrees, ...], ...]
