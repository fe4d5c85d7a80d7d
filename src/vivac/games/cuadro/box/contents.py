"""What comes in the box: maps, counters and scenarios, typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

from msgspec import Struct

from vivac.box import InWords, Provenance
from vivac.ground.hexes import Hex

UnitId = NewType("UnitId", str)
LeaderId = NewType("LeaderId", str)
DivisionId = NewType("DivisionId", str)
CounterId = UnitId | LeaderId
NO_LEADER = LeaderId("")
Side = str


class SiegeLine(Struct, frozen=True, forbid_unknown_fields=True):
    """5.13 A hexside with works; `front` is the hex on the side they face."""

    side: str
    front: Hex


class Hexsides(Struct, frozen=True, forbid_unknown_fields=True):
    """Hexsides by what runs along or across them, each named from its upper or left hex: 0304-SE."""

    river: tuple[str, ...] = ()
    stream: tuple[str, ...] = ()
    bridge: tuple[str, ...] = ()
    ford: tuple[str, ...] = ()
    ravine: tuple[str, ...] = ()
    siege: tuple[SiegeLine, ...] = ()


class Road(Struct, frozen=True, forbid_unknown_fields=True):
    """A road or track, hex by hex; the rules make no difference between the two."""

    id: str
    kind: str
    name: InWords
    path: tuple[Hex, ...]


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    hex: Hex
    name: InWords


class Lettering(Struct, frozen=True, forbid_unknown_fields=True):
    """A name on the map that belongs to no single hex: written from the first hex to the last."""

    kind: str
    name: InWords
    hexes: tuple[Hex, Hex]


class Map(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A map as rows of letters: terrain by the legend, elevation in levels."""

    name: InWords
    columns: int
    rows: int
    hex_metres: int
    level_metres: int
    north: int
    terrain: tuple[str, ...]
    elevation: tuple[str, ...]
    legend: Mapping[str, str]
    hexsides: Hexsides
    road: tuple[Road, ...]
    place: tuple[Place, ...]
    retreat_edges: Mapping[Side, str]
    lettering: tuple[Lettering, ...] = ()

    def terrain_at(self, hex_: Hex) -> str:
        return self.legend[self.terrain[int(hex_[2:]) - 1][int(hex_[:2]) - 1]]

    def elevation_at(self, hex_: Hex) -> int:
        return int(self.elevation[int(hex_[2:]) - 1][int(hex_[:2]) - 1])


class Division(Struct, frozen=True, forbid_unknown_fields=True):
    """Counters under one commander, with a morale value from 6 (best) to 1 (13.1)."""

    id: DivisionId
    name: InWords
    side: Side
    chief: LeaderId
    leader: LeaderId
    morale: int


class Leader(Struct, frozen=True, forbid_unknown_fields=True):
    """2.10 A leader: his rank, command range, shock and morale factors."""

    id: LeaderId
    name: str
    side: Side
    nation: str
    rank: str
    command: int
    shock: int
    morale: int


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """2.2, 2.3 A battalion, regiment or battery at full strength."""

    id: UnitId
    name: InWords
    side: Side
    nation: str
    arm: str
    weight: str
    division: DivisionId
    pf: int
    fire: int
    will: str
    skirmish: bool = False
    horse: bool = False


class Counters(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    division: tuple[Division, ...]
    leader: tuple[Leader, ...]
    unit: tuple[Unit, ...]


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    counter: CounterId
    hex: Hex
    form: str = ""
    face: str = ""


class Objective(Struct, frozen=True, forbid_unknown_fields=True):
    """15.5 A hex worth points to whoever holds it; `held` says who does at the start."""

    hex: Hex
    points: int
    held: Side
    name: InWords


class Reinforcement(Struct, frozen=True, forbid_unknown_fields=True):
    """15.2 Counters that arrive together; `free`: in that turn or any later one the owner likes."""

    turn: int
    side: Side
    entry: tuple[Hex, ...]
    counters: tuple[CounterId, ...]
    note: InWords
    free: bool = False


class Committed(Struct, frozen=True, forbid_unknown_fields=True):
    """17.2 A unit that has an Attack order in one turn, whatever its division gets."""

    unit: UnitId
    turn: int


class NoAttack(Struct, frozen=True, forbid_unknown_fields=True):
    """17.3 A division that may not receive an Attack order before a turn."""

    division: DivisionId
    turn: int


class FirmHold(Struct, frozen=True, forbid_unknown_fields=True):
    """17.4 Points for a hex with no enemy in good order about it at the end."""

    side: Side
    hex: Hex
    within: int
    points: int


class LinkUp(Struct, frozen=True, forbid_unknown_fields=True):
    """17.5 Points for the first free road between a hex and a unit of these divisions."""

    side: Side
    hex: Hex
    divisions: tuple[DivisionId, ...]
    points: int


class Inertia(Struct, frozen=True, forbid_unknown_fields=True):
    """17.6 A chief who from some turn on may hold his divisions back."""

    chief: LeaderId
    from_turn: int
    at_most: int
    column: int
    exempt: tuple[DivisionId, ...]


class UntilArrival(Struct, frozen=True, forbid_unknown_fields=True):
    """17.7 A division that answers to another chief until a leader arrives."""

    division: DivisionId
    chief: LeaderId
    leader: LeaderId


class Closed(Struct, frozen=True, forbid_unknown_fields=True):
    """17.8 A hex that a division may not enter up to a turn."""

    division: DivisionId
    hex: Hex
    last_turn: int


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    map: str
    note: InWords
    start: str
    turns: int
    last_daylight_turn: int
    first_player: Side
    setup: tuple[SetUp, ...]
    objective: tuple[Objective, ...]
    reinforcement: tuple[Reinforcement, ...] = ()
    division: tuple[Division, ...] = ()
    committed: tuple[Committed, ...] = ()
    no_attack_before: tuple[NoAttack, ...] = ()
    firm_hold: tuple[FirmHold, ...] = ()
    link_up: tuple[LinkUp, ...] = ()
    inertia: tuple[Inertia, ...] = ()
    until_arrival: tuple[UntilArrival, ...] = ()
    closed: tuple[Closed, ...] = ()
    absent_chief: tuple[LeaderId, ...] = ()


class Scenarios(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scenario: tuple[Scenario, ...]
