"""Opening the box: everything that can be worked out once is worked out here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import NamedTuple, NewType

from vivac.box import BoxError, Scale, full_deck, kept, lay_out, load_box
from vivac.games.mosby.box.components import Contents, EventId, EventKind, Order, UnitKind
from vivac.games.mosby.box.contents import SpaceId
from vivac.ground import Network

FOLDER = Path(__file__).parent

UnitId = NewType("UnitId", str)
Where = dict[UnitId, SpaceId]  # the place of every unit, on the map or in a box
Stack = dict[SpaceId, tuple[UnitId, ...]]

# Boxes hold units as the spaces of the map do.
CONTAINER, HOLDING, ELIMINATED = SpaceId("container"), SpaceId("holding"), SpaceId("eliminated")
TRACK, TRAIN = SpaceId("track"), SpaceId("train")
BOXES = frozenset((CONTAINER, HOLDING, ELIMINATED, TRACK, TRAIN))  # 2.4-9, and what travels with the train

Mistake = tuple[str, str, str]  # part of the box, key, reason


class Unit(NamedTuple):
    kind: str
    strength: int
    reinforcement: int


@dataclass(frozen=True, slots=True)
class Event:
    """One copy of an event card with the figures printed on it."""

    kind: EventKind
    key: str  # of the sentence that tells it
    rule: str
    points: int
    min_notoriety: int
    space: SpaceId
    sweep: str


class Box:
    """The contents of the box and what follows from them."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self.charts = charts = contents.charts
        self._survey()
        self._count()
        self._sort_cards()
        limits = charts.limits
        self.awareness = Scale(limits.at("awareness_lowest"), limits.at("awareness_highest"))
        self.hand_limit = limits.at("hand")
        self.last_turn = limits.at("turns")
        self.notoriety_to_win = limits.at("notoriety_to_win")
        self.advanced_notoriety_to_win = limits.at("advanced_notoriety_to_win")
        self.performance_per_notoriety = limits.at("performance_per_notoriety")
        self.deed = dict(charts.performance.cells)
        self.orders: dict[str, dict[int, Order]] = {
            kind: {int(die): order for die, order in row.items()}
            for kind, row in charts.union_movement.cells.items()
        }

    def _survey(self) -> None:
        """The map as sets and tables."""
        spaces = self.contents.map.space
        self.spaces = {space.id: space for space in spaces}
        self.network = Network({space.id: space.exits for space in spaces})
        self.exits = self.network.exits
        self.order = {space.id: nth for nth, space in enumerate(spaces)}
        self.around = {  # a space and its neighbours in the order of 7.2-7
            space.id: tuple(sorted((space.id, *space.exits), key=self.order.__getitem__)) for space in spaces
        }
        self.near = {space: frozenset(around) for space, around in self.around.items()}
        self.lines = frozenset(s.id for s in spaces if s.union_lines)
        self.forts = frozenset(s.id for s in spaces if s.large_union_force)
        self.confederacy = tuple(s.id for s in spaces if s.mosby_confederacy)
        self.grey = frozenset(self.confederacy)
        self.north = frozenset(s.id for s in spaces if s.north_of_potomac)
        self.rails = frozenset(s.id for s in spaces if s.rail)
        self.bridges = frozenset(s.id for s in spaces if s.bridge)
        self.works = self.rails | self.bridges
        both = [
            (road, way) for road in self.contents.map.road for way in ((road.a, road.b), (road.b, road.a))
        ]
        self.pikes = frozenset(way for road, way in both if road.pike)
        self.fords = frozenset(way for road, way in both if road.crosses_potomac and not road.pike)  # 6.2-4

    def _count(self) -> None:
        """3.0-2 The Union units, each with an id of its own, and where they start."""
        self.units: dict[UnitId, Unit] = {}
        for kind in self.contents.counters.unit:
            stem = unit_stem(kind)
            for _ in range(kind.count):
                copy = sum(unit.startswith(f"{stem}.") for unit in self.units) + 1
                self.units[UnitId(f"{stem}.{copy}")] = Unit(kind.kind, kind.strength, kind.reinforcement)
        self.combat = frozenset(unit for unit, what in self.units.items() if what.kind == "combat")
        self.blanks = frozenset(unit for unit, what in self.units.items() if what.kind == "blank")
        self.pickets = frozenset(unit for unit, what in self.units.items() if what.kind == "picket")
        self.strength = {unit: what.strength for unit, what in self.units.items()}
        self.reinforcement = {unit: what.reinforcement for unit, what in self.units.items()}
        self.where: Where = {u: TRACK if what.reinforcement else CONTAINER for u, what in self.units.items()}
        self.stack: Stack = lay_out(self.where)
        self.status_markers = next(m.count for m in self.contents.counters.marker if m.id == "status")

    def _sort_cards(self) -> None:
        """3.0-1 Both decks."""
        cards = self.contents.cards
        self.cards = {card.id: card for card in cards.action}
        self.card_rule = {card: "A-ames.1" if card == "ames" else f"A-{card}" for card in self.cards}
        self.permanent = frozenset(card.id for card in cards.action if card.permanent)
        self.deck = full_deck((card.id, card.count) for card in cards.action)
        self.events: dict[EventId, Event] = {}
        for kind in cards.event:
            for copy in range(kind.count):
                print_ = kind.variants[copy] if kind.variants else None
                self.events[EventId(f"{kind.id}.{copy + 1}")] = Event(
                    kind,
                    f"event-{kind.id.replace('_', '-')}",
                    f"E-{kind.id}.1" if kind.id == "sweep" else f"E-{kind.id}",
                    kind.points if print_ is None or print_.points is None else print_.points,
                    kind.min_notoriety
                    if print_ is None or print_.min_notoriety is None
                    else print_.min_notoriety,
                    kind.space if print_ is None or print_.space is None else print_.space,
                    "" if print_ is None or print_.sweep is None else print_.sweep,
                )
        train = next(kind for kind in cards.event if kind.id == "wagon_train")
        self.train_from, self.train_to = train.space, train.destination
        self.leader_space = {kind.leader: kind.space for kind in cards.event if kind.leader}


def unit_stem(kind: UnitKind) -> str:
    return f"c{kind.strength}" if kind.kind == "combat" else kind.kind


def check_map(contents: Contents, pack: Path | None = None) -> None:
    """Complain of a road to nowhere, an exit without a road, or a name that no space has."""
    for part, key, reason in chain(_lost_roads(contents), _lost_names(contents)):
        raise BoxError.found(part, key, reason, pack)


def _lost_roads(contents: Contents) -> Iterator[Mistake]:
    roads, spaces = contents.map.road, {space.id: space for space in contents.map.space}
    joined = dict.fromkeys(way for road in roads for way in ((road.a, road.b), (road.b, road.a)))
    for road in roads:
        for end in (road.a, road.b):
            if end not in spaces:
                yield "map", f"road.{road.a}-{road.b}", f'there is no space "{end}"'
    for a, b in joined:
        if b not in spaces[a].exits:
            yield "map", f"space.{a}.exits", f'the road to "{b}" is no exit of it'
    for space in contents.map.space:
        for exit_ in space.exits:
            if (space.id, exit_) not in joined:
                yield "map", f"space.{space.id}.exits", f'no road leads to "{exit_}"'
        for line in space.rail:
            if line not in contents.map.railroads:
                yield "map", f"space.{space.id}.rail", f'there is no railroad "{line}"'


def _lost_names(contents: Contents) -> Iterator[Mistake]:
    spaces = {space.id for space in contents.map.space}
    for part, key, space in _spaces_named(contents):
        if space and space not in spaces:
            yield part, key, f'there is no space "{space}"'
    for kind in contents.cards.event:
        if kind.variants and len(kind.variants) != kind.count:
            yield "cards", f"event.{kind.id}.variants", f"{kind.count} cards need as many variants"


def _spaces_named(contents: Contents) -> Iterator[tuple[str, str, SpaceId | None]]:
    """Every space that a chart or a card names: part of the box, key, space."""
    for die, group in contents.charts.extend_lines.cells.items():
        yield from (("charts", f"extend_lines.cells.{die}", space) for space in group)
    for list_, row in contents.charts.sweep.cells.items():
        yield from (("charts", f"sweep.cells.{list_}", space) for space in row.values())
    for kind in contents.cards.event:
        yield from (("cards", f"event.{kind.id}", space) for space in (kind.space, kind.destination))
        yield from (("cards", f"event.{kind.id}.variants", print_.space) for print_ in kind.variants)


@kept
def open_box(pack: Path | None) -> Box:
    contents = load_box(Contents, FOLDER, pack)
    check_map(contents, pack)
    return Box(contents)
