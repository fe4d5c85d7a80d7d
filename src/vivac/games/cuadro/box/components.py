"""The charts of the player-aid sheet, and the whole box."""

from __future__ import annotations

from msgspec import Struct

from vivac.box import Chart, Grid
from vivac.games.cuadro.box.contents import Counters, Map, Scenarios


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    terrain: Grid[str]
    guns_in_towns: Grid[str]
    works_in_full: Grid[str]
    terrain_divisor: Chart[str]
    stacking: Grid[str]
    movement: Grid[int]
    formation_change: Chart[int]
    morale: Grid[str]
    morale_modifiers: Chart[int]
    morale_states: Grid[str]
    division_morale: Grid[str]
    division_modifiers: Chart[int]
    fire: Grid[str]
    fire_modifiers: Chart[int]
    artillery_range: Chart[int]
    range_factor: Chart[str]
    shock: Grid[str]
    shock_square: Chart[str]
    shock_modifiers: Chart[int]
    cavalry_control: Grid[str]
    control_modifiers: Chart[int]
    limits: Chart[int]
    victory: Chart[int]


class Contents(Struct, frozen=True):
    """One field per file of the box."""

    charts: Charts
    counters: Counters
    scenarios: Scenarios
    barrosa: Map
    training: Map
