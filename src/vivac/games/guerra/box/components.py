"""Charts, counters and scenarios as they lie in the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NewType

from msgspec import Struct

from vivac.box import Chart, Grid, InWords, Provenance
from vivac.games.guerra.box.contents import AreaId, Map, Place

UnitId = NewType("UnitId", str)
ArmyId = NewType("ArmyId", str)


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """6.1-6 What a tactical option does, and when: `own_infantry * 2 >= enemy_cavalry`."""

    do: str  # arm, enemy_arm or shift
    when: str
    arm: str = ""
    factor: float = 1.0
    columns: int = 0


class Tactic(Struct, frozen=True, forbid_unknown_fields=True):
    """6.1-5 One row of the tactical options."""

    name: str
    effects: tuple[Effect, ...] = ()


class BattleEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """6.1-9 What a result costs each side, who retreats and who has won."""

    attacker: str = "none"
    defender: str = "none"
    retreats: str = ""
    winner: str = ""


class SiegeEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """6.3-5 Steps lost by each side, or the end."""

    besieger: int = 0
    garrison: int = 0
    surrender: bool = False


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    operation_points: Chart[int]
    activation: Chart[int]
    operation_cost: Chart[int]
    rp_cost: Chart[float]
    interception: Chart[int]
    evasion: Chart[int]
    tactics: Chart[Tactic]
    battle_odds: Chart[float]
    battle_results: Grid[str]
    battle_effects: Chart[BattleEffect]
    siege_odds: Chart[float]
    siege_results: Grid[str]
    siege_effects: Chart[SiegeEffect]
    siege: Chart[int]
    counter_guerrilla: Chart[str]
    attrition: Chart[int]
    spain_rp: Chart[int]
    spain_turns: Chart[int]
    convoy: Chart[str]
    uprising: Chart[int]
    port_capture: Chart[str]
    transport: Chart[int]
    haven: Chart[int]
    figures: Chart[int]


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    """1.2-1 A land unit, a ship or a leader."""

    id: UnitId
    name: InWords
    side: str
    nationality: str
    kind: str
    entry: str
    turn: int
    abbr: str = ""
    steps: int = 0
    factor: int = 0
    reduced: int = 0
    zone: str = ""
    group: str = ""
    operations: int = 0
    tactical: int = 0
    naval: bool = False


class Army(Struct, frozen=True, forbid_unknown_fields=True):
    """5.1.1-1 A marker that stands for a stack."""

    id: ArmyId
    side: str
    name: str


class Counters(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    unit: tuple[Unit, ...]
    army: tuple[Army, ...]


class Fixed(Struct, frozen=True, forbid_unknown_fields=True):
    """Units that must stand where the scenario says; or, in a historical deployment, did."""

    at: Place
    units: tuple[UnitId, ...]
    state: str = ""


class Allowance(Struct, frozen=True, forbid_unknown_fields=True):
    """So many steps of regulars, or so many other units, of these nationalities."""

    kind: str
    amount: int
    nationality: tuple[str, ...]
    group: str = ""


class FreeGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """2.3-4 Units their owner distributes within a zone."""

    id: str
    side: str
    places: tuple[Place, ...]
    units: tuple[UnitId, ...] = ()
    budget: tuple[Allowance, ...] = ()
    state: str = ""


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """11.0, 12.0 What it takes, and the garrisons of 10.5."""

    kind: str
    draw_areas: int
    mexico_garrison: int
    cuba_garrison: int
    penalty: int
    royalist_areas: int = 0
    patriot_areas: int = 0
    draw_rp: int = 0
    most_areas: int = 0
    most_rp: int = 0


class ScenarioData(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    first_turn: int
    last_turn: int
    start: str
    rp: Mapping[str, int]
    victory: Victory
    fixed: tuple[Fixed, ...]
    free: tuple[FreeGroup, ...]
    historical: tuple[Fixed, ...]
    liberals: int = 0
    mass_recruited: tuple[AreaId, ...] = ()
    halved_on: int = 0
    repression: tuple[AreaId, ...] = ()
    dead_leaders: tuple[UnitId, ...] = ()


class Scenarios(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scenario: tuple[ScenarioData, ...]


class Contents(Struct, frozen=True):
    """One field per file of the box."""

    map: Map
    charts: Charts
    counters: Counters
    scenarios: Scenarios
