"""Charts, counters, Events, Orders, Trajectories and scenarios as they lie in the box."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from vivac.box import Chart, Grid, InWords, Provenance
from vivac.games.mistral.box.contents import Coast, Map, SpaceId


class Weather(Struct, frozen=True, forbid_unknown_fields=True):
    """IC 5.33 What a Gale does."""

    dp: int
    disorganised: bool


class Requested(Struct, frozen=True, forbid_unknown_fields=True):
    """IC 11.12, IC 11.14 What a request brings or takes away."""

    ships: int = 0
    sol_d: int = 0
    flagship: int = 0
    auxiliary: str = ""
    entry: SpaceId = ""
    withdraw_ships: int = 0
    withdraw_auxiliaries: int = 0


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    calendar: Chart[str]
    winds: Grid[int]
    gale: Chart[int]
    gale_effects: Chart[Weather]
    gale_modifiers: Chart[int]
    movement: Chart[int]
    beating: Chart[int]
    search: Chart[int]
    evade: Chart[int]
    battle: Grid[str]
    shifts: Chart[int]
    rounds: Chart[int]
    weather_gauge: Chart[int]
    break_off: Chart[int]
    strike: Chart[int]
    leader_fate: Chart[str]
    battle_result: Chart[int]
    damage_values: Chart[int]
    thresholds: Grid[int]
    attrition: Chart[int]
    attrition_modifiers: Chart[int]
    repair: Chart[int]
    repair_modifiers: Chart[int]
    emergency: Chart[int]
    recovery: Chart[int]
    ranges: Chart[int]
    ratings: Chart[int]
    tasks: Chart[tuple[str, ...]]
    screening: Chart[int]
    attack_convoy: Chart[int]
    attack_convoy_modifiers: Chart[int]
    bombard: Chart[int]
    bombard_modifiers: Chart[int]
    pirate_activation: Chart[str]
    convoy_damage: Chart[int]
    convoys: Chart[int]
    prestige: Chart[int]
    victory: Chart[str]
    levant_trade: Chart[int]
    campaign: Chart[int]
    campaign_figures: Chart[int]
    show_of_force: Chart[int]
    british_requests: Chart[Requested]
    spanish_requests: Chart[Requested]
    french_requests: Chart[Requested]
    limits: Chart[int]
    italy: Chart[int]


# ---------------------------------------------------------------- counters


class FormationKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: InWords
    side: str
    command: str
    kind: str


class SquadronKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    contingent: str
    subclass: str
    max_ships: int
    damage_value: int
    shift: int = 0


class FlagshipKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    contingent: str
    guns: int
    shift_front: int
    shift_back: int
    damage_value: int
    capacity: int
    available: tuple[int, int]
    reduces_enemy_dp: int = 0


class AuxiliaryKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: InWords
    contingent: str
    class_: str = field(name="class")
    base: SpaceId = ""


class AdmiralKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    contingent: str
    rank: int
    rating: int
    service: tuple[int, int]


class ConvoyKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: InWords
    side: str
    command: str
    kind: str


class ContingentKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    side: str
    command: str
    minor: bool


class NamedShip(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    guns: int


class NamedShips(Struct, frozen=True, forbid_unknown_fields=True):
    """2.242 The ships of a Contingent and subclass, in the order they are dealt."""

    contingent: str
    subclass: str
    ships: tuple[NamedShip, ...]


class MinorForce(Struct, frozen=True, forbid_unknown_fields=True):
    """2.611 What a minor Contingent brings from a year on."""

    contingent: str
    from_year: int
    ships: int
    auxiliaries: tuple[str, ...]


class Counters(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    formation: tuple[FormationKind, ...]
    squadron: tuple[SquadronKind, ...]
    flagship: tuple[FlagshipKind, ...]
    auxiliary: tuple[AuxiliaryKind, ...]
    admiral: tuple[AdmiralKind, ...]
    convoy: tuple[ConvoyKind, ...]
    contingent: tuple[ContingentKind, ...]
    named_ships: tuple[NamedShips, ...]
    minor_force: tuple[MinorForce, ...]


# ---------------------------------------------------------------- Events and Orders


class Date(Struct, frozen=True, forbid_unknown_fields=True, order=True):
    year: int
    turn: int


class Modifier(Struct, frozen=True, forbid_unknown_fields=True):
    """IC 9.26 So much if a condition holds, or for each full step of a number beyond a figure."""

    mod: int
    when: str = ""
    per: str = ""
    above: int = 0
    below: int | None = None
    step: int = 1
    stage: int = 0


class Effect(Struct, frozen=True, forbid_unknown_fields=True):
    """IC 9.27 A verb, and when it applies."""

    do: str
    when: str = ""
    stage: int = 0
    die: tuple[int, int] | None = None
    roll: int | None = None
    spaces: tuple[SpaceId, ...] = ()


class EventKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: InWords
    shape: str
    check: str
    effects: tuple[Effect, ...]
    stages: int = 1
    when: str = ""
    automatic: str = ""
    quarters: tuple[str, ...] = ()
    base: int = 0
    stage_base: tuple[int, ...] = ()
    stage_when: tuple[str, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    first: Date | None = None
    last: Date | None = None


class CampaignKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: InWords
    eligible: str
    ended_by: str
    spaces: tuple[SpaceId, ...]
    troops: bool
    modifiers: tuple[Modifier, ...]
    bourbon_victory: tuple[Effect, ...]
    austrian_victory: tuple[Effect, ...]


class EndOfGame(Struct, frozen=True, forbid_unknown_fields=True):
    first: Date
    last: Date
    modifiers: tuple[Modifier, ...]


class Events(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    end_of_game: EndOfGame
    requests: Mapping[str, tuple[Modifier, ...]]
    event: tuple[EventKind, ...]
    campaign: tuple[CampaignKind, ...]


class OrderKind(Struct, frozen=True, forbid_unknown_fields=True):
    """IC 9.39 A kind of Order: who may bear it and with how many Ships, and when it ends and how."""

    id: str
    bearer: tuple[str, ...]
    min_ships: int
    fulfil: str
    value: int
    deadline: int = 0
    progress: str = ""
    fail: str = ""


class Chit(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    side: str
    command: str
    kind: str
    target: str
    copies: int
    available: str = ""


class Orders(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: tuple[OrderKind, ...]
    chit: tuple[Chit, ...]


class Trajectory(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    convoy: str
    die: tuple[int, int]
    spaces: tuple[SpaceId, ...]


class Trajectories(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    historical: tuple[Date, ...]
    trajectory: tuple[Trajectory, ...]


# ---------------------------------------------------------------- scenarios


class Strength(Struct, frozen=True, forbid_unknown_fields=True):
    """A Squadron or Flagship of a set-up."""

    id: str
    ships: int = 1
    dp: int = 0


class SetFormation(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    at: SpaceId
    state: str
    squadrons: tuple[Strength, ...]
    flagships: tuple[Strength, ...] = ()
    auxiliaries: tuple[str, ...] = ()
    admiral: str = ""
    parent: str = ""


class SetDock(Struct, frozen=True, forbid_unknown_fields=True):
    port: SpaceId
    squadrons: tuple[Strength, ...] = ()
    flagships: tuple[Strength, ...] = ()


class Reserve(Struct, frozen=True, forbid_unknown_fields=True):
    """What requests may bring."""

    ships: int
    sol_d: int
    flagships: tuple[str, ...]


class PastVictory(Struct, frozen=True, forbid_unknown_fields=True):
    campaign: str
    side: str
    year: int


class IssuedOrder(Struct, frozen=True, forbid_unknown_fields=True):
    chit: str
    formation: str


class SetUp(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    year: int
    random_end: bool
    base: str = ""
    historical_convoys: bool = False
    prestige: Mapping[str, int] = {}
    events: tuple[str, ...] = ()
    campaigns: tuple[str, ...] = ()
    neutral: tuple[str, ...] = ()
    naples: str = ""
    victualled: Mapping[str, int] = {}
    history: tuple[PastVictory, ...] = ()
    orders: tuple[IssuedOrder, ...] = ()
    pool: Mapping[str, Reserve] = {}
    available: Mapping[str, tuple[str, ...]] = {}
    formation: tuple[SetFormation, ...] = ()
    dock: tuple[SetDock, ...] = ()


class Scenarios(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    scenario: tuple[SetUp, ...]


class Contents(Struct, frozen=True):
    """One field per file of the box."""

    map: Map
    coast: Coast
    charts: Charts
    counters: Counters
    events: Events
    orders: Orders
    trajectories: Trajectories
    scenarios: Scenarios
