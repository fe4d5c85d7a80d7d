"""The tables on the lid: ground, forces and objectives of a scenario, as they lie in the box. In inches."""

from __future__ import annotations

from typing import NewType

from msgspec import Struct

from vivac.box import InWords, Provenance

SideId = NewType("SideId", str)
UnitId = NewType("UnitId", str)
GoalId = NewType("GoalId", str)  # of an objective
ScenarioId = str
Inches = tuple[float, float]
Outline = tuple[Inches, ...]
Opening = tuple[Inches, Inches]  # a door or a gate: two points of its wall

NO_UNIT = UnitId("")


class _Sides(dict[UnitId, SideId]):
    """The side of every unit, by the first letter of its id; worked out when somebody first asks."""

    def __missing__(self, unit: UnitId) -> SideId:
        side = self[unit] = SideId(unit[0])
        return side


SIDE_OF = _Sides()


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of ground with a border: wood, crops, river..."""

    id: str
    kind: str
    poly: Outline


class Building(Struct, frozen=True, forbid_unknown_fields=True):
    """Four walls, or more, with doors in them."""

    id: str
    kind: str
    poly: Outline
    doors: tuple[Opening, ...] = ()


class Obstacle(Struct, frozen=True, forbid_unknown_fields=True):
    """A line across the ground: fence, hedge, wall, palisade... Gates may be barred to a side (8.9)."""

    id: str
    kind: str
    line: Outline
    loopholed: bool = False
    gates: tuple[Opening, ...] = ()
    barred_to: SideId = SideId("")


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """A centre line, and the width of the road about it."""

    id: str
    width: float
    line: Outline


class Dummy(Struct, frozen=True, forbid_unknown_fields=True):
    """9.9 A marker with nobody behind it, and the troop type it pretends to."""

    at: Inches
    type: str


class SideSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A side: its own edge, its first command points, its dummies and deployment zones, and its livery."""

    id: SideId
    name: InWords
    livery: str
    edge: str
    start_cp: int
    dummies: tuple[Dummy, ...]
    zones: tuple[Outline, ...]


class UnitEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """18.1 A unit at the start: `at` is the centre of its front rank, `gun_at` that of its gun."""

    id: UnitId
    side: SideId
    profile: str
    n: int
    at: Inches
    facing: int
    order: str
    hidden: bool = False
    gun_at: Inches | None = None
    aboard: UnitId = NO_UNIT  # the boat it starts in, whatever its place (15.4)


class ModelEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A wagon or a boat, and the troop type with whose card it acts (15.3)."""

    id: UnitId
    side: SideId
    kind: str
    at: Inches
    facing: int
    card: str


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """17.1 What earns victory points, by its kind. `side` is a side or both."""

    id: GoalId
    name: InWords
    side: SideId
    kind: str
    vp: int
    what: str = ""  # model:AW, unit:A1, building:house, figures
    edge: str = ""
    span: tuple[float, float] = (0, 0)  # along the edge
    per: int = 0
    zone: Outline = ()
    min: int = 0
    contest: bool = True
    point: Inches = (0, 0)
    target: str = ""  # what a fire takes: a building, or gate: and its obstacle
    times: int = 0


class ScenarioSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """One table with everything on it."""

    id: ScenarioId
    year: int
    size: tuple[int, int]
    weather: str
    turns: int
    first: SideId
    set: str
    side: tuple[SideSheet, SideSheet]
    unit: tuple[UnitEntry, ...]
    objective: tuple[Objective, ...]
    model: tuple[ModelEntry, ...] = ()
    area: tuple[Area, ...] = ()
    building: tuple[Building, ...] = ()
    obstacle: tuple[Obstacle, ...] = ()
    road: tuple[Road, ...] = ()


class Scenarios(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scenario: tuple[ScenarioSheet, ...]
