"""Charts and troop profiles as they lie in the box."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from vivac.box import Chart, Grid, InWords, Provenance
from vivac.games.mosquetes.box.contents import Scenarios


class Ranged(Struct, frozen=True, forbid_unknown_fields=True):
    """10.3 A ranged weapon: its rule, range, power at half range or less and beyond, dice and reloads."""

    rule: str
    range: int
    near: int
    far: int
    dice: int = 1
    reloads: int = 0


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    radii: Chart[float]
    slots: Grid[int]
    diagonal_slots: Chart[int]
    distances: Chart[float]
    limits: Chart[int]
    command_gains: Chart[int]
    command_abilities: Chart[int]
    order_cost: Chart[int]
    troop_types: Grid[int]
    movement: Chart[int]
    terrain: Grid[str]
    spotting_distance: Chart[int]
    spotting: Chart[int]
    weather: Chart[int]
    weapons: Chart[Ranged]
    shooting: Chart[int]
    reaction: Chart[int]
    melee_weapons: Grid[int]
    surprise_attack: Chart[int]
    leaving_melee: Chart[tuple[int, ...]]
    side_missions: Chart[str]


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """18.6 What a figure costs, part by part, and what a gun costs on top."""

    base: float
    step: float
    minimum: int
    second_weapon: float
    weapon_factor: Mapping[str, float]
    type: Mapping[str, float]
    trait: Mapping[str, float]
    melee: Mapping[str, float]
    gun: Mapping[str, int]


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """3.3 A kind of troops: type, values, weapons, traits, size of a unit and points of a figure."""

    id: str
    name: InWords
    set: str
    type: str
    model: str
    shooting: int
    attack: int
    defence: int
    ranged: tuple[str, ...]
    melee: str
    traits: tuple[str, ...]
    size: tuple[int, int]
    points: int
    note: InWords


class Furniture(Struct, frozen=True, forbid_unknown_fields=True):
    """10.14, 15.4 A wagon or a boat: wounds it takes, and figures it carries."""

    id: str
    model: str
    wounds: int
    points: int
    capacity: int = 0


class Forces(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    limit: int
    points: Points
    profile: tuple[Profile, ...]
    furniture: tuple[Furniture, ...]


class Contents(Struct, frozen=True):
    """One field per file of the box."""

    scenarios: Scenarios
    charts: Charts
    forces: Forces
