"""Charts, counters and cards as they lie in the box."""

from __future__ import annotations

from typing import NewType

from msgspec import Struct

from vivac.box import Chart, Grid, InWords, Provenance
from vivac.games.mosby.box.contents import Map, SpaceId

CardId = NewType("CardId", str)
EventId = NewType("EventId", str)  # one copy of an event card

# Action cards that the rules call by name.
AMES = CardId("ames")
CANNON = CardId("cannon")
COUNTERATTACK = CardId("counterattack")
FRENCH_DULANEY = CardId("french_dulaney")
GAIN_INITIATIVE = CardId("gain_initiative")
HIDE = CardId("hide")
LOCAL_GUIDE = CardId("local_guide")
LOCAL_INFORMATION = CardId("local_information")
MOSBY_ESCAPES = CardId("mosby_escapes")
MOSBY_REPORTED_DEAD = CardId("mosby_reported_dead")


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """7.3-3, 7.3-4 What a Union unit does on its movement die."""

    do: str
    spaces: int = 0


class Spoil(Struct, frozen=True, forbid_unknown_fields=True):
    """8.7, 8.9 What a prisoner tells or a depot holds."""

    effect: str
    value: int = 0
    count: int = 0


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    recruitment: Grid[int]
    action_cards: Grid[int]
    union_awareness: Chart[int]
    initiative: Chart[str]
    mosby_odds: Chart[int]
    union_odds: Chart[int]
    union_reaction: Chart[int]
    combat_results: Chart[str]
    casualty_check: Chart[str]
    union_movement: Grid[Order]
    mosby_movement: Chart[int]
    extend_lines: Chart[tuple[SpaceId, ...]]
    performance: Chart[int]
    awareness_change: Chart[int]
    depot_markers: Chart[int]
    sweep: Grid[SpaceId]
    sweep_figures: Chart[int]
    reorganisation: Chart[str]
    demolition_failure: Grid[str]
    interrogation: Chart[Spoil]
    depot_contents: Chart[Spoil]
    railroad_repair: Chart[str]
    hide_discovered: Grid[str]
    cannon_discovered: Chart[str]
    limits: Chart[int]
    advanced_victory: Chart[str]


class UnitKind(Struct, frozen=True, forbid_unknown_fields=True):
    """2.4-7 So many equal Union units; those with a reinforcement number wait on the track."""

    kind: str
    count: int
    strength: int = 0
    reinforcement: int = 0


class MarkerKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    count: int
    limit: bool = False


class Counters(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    total: int
    unit: tuple[UnitKind, ...]
    marker: tuple[MarkerKind, ...]


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    id: CardId
    name: InWords
    count: int
    kind: str
    symbol: str
    permanent: bool = False


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on one copy of an event card."""

    points: int | None = None
    min_notoriety: int | None = None
    space: SpaceId | None = None
    sweep: str | None = None


class EventKind(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: InWords
    count: int
    points: int = 0
    famous_from: int = 0
    famous_points: int = 0
    min_notoriety: int = 0
    min_strength: int = 0
    min_turn: int = 0
    strength: int = 0
    awareness: int = 0
    leader: str = ""
    space: SpaceId = SpaceId("")
    destination: SpaceId = SpaceId("")
    variants: tuple[Figures, ...] = ()


class Cards(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    action: tuple[ActionCard, ...]
    event: tuple[EventKind, ...]


class Contents(Struct, frozen=True):
    """One field per file of the box."""

    map: Map
    charts: Charts
    counters: Counters
    cards: Cards
