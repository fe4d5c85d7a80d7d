"""The state of a game of Mosby's Raiders: flat data, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from vivac.games.mosby.box.components import CardId, EventId
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, Stack, UnitId, Where
from vivac.table import copy_state

MOSBY = "mosby"  # the only role: the game is solitaire
UNION = "union"
NOWHERE = SpaceId("")

ADVANCED_VICTORY = "opt_8_1_advanced_victory"
MORE_EVENTS = "opt_8_2_more_events"
HIDE_MAY_FAIL = "opt_8_3a_hide_may_fail"
HIDE_CANNON = "opt_8_3b_hide_cannon"
RAIL_REPAIR = "opt_8_4_rail_repair"
NORTH_OF_POTOMAC = "opt_8_5_north_of_potomac"
DEMOLITION_FAILURE = "opt_8_6_demolition_failure"
INTERROGATION = "opt_8_7_interrogation"
BLIND_ENTRY = "opt_8_8_blind_entry"
DEPOT_CONTENTS = "opt_8_9_depot_contents"

# 8.1-7 Still harder: the Notoriety that wins, by switch
HIGHER_TARGETS = {f"opt_8_1_notoriety_{notoriety}": notoriety for notoriety in (11, 12, 13, 14)}

# Other readings of passages that allow two
DISBAND_AS_ACTION = "reading_6_6_disband_as_action"
HIDE_AS_ACTION = "reading_7_2_hide_as_action"
FORD_IS_ONE_SPACE = "reading_6_2_ford_is_one_space"
NO_FRESH_CARDS = "reading_6_5_no_fresh_cards"
SCOUT_IN_OPERATIONS = "reading_a_scout_in_operations"
CANNON_HIDDEN_ONCE = "reading_8_3_cannon_hidden_once"


class Phase(StrEnum):
    """Where in the sequence of play the game stands: the names of its steps."""

    __hash__ = str.__hash__  # the sequence looks its steps up all the time, and an Enum hashes slowly

    PREPARATION = "preparation"
    EVENTS = "events"
    OPERATIONS = "operations"
    INITIATIVE = "initiative"
    ACTIVATION = "activation"
    FIRST = "first"  # the side with the initiative acts
    SECOND = "second"  # the other side acts
    END = "end"


ROUNDS = frozenset((Phase.FIRST, Phase.SECOND, Phase.ACTIVATION, Phase.INITIATIVE))


class Leader:
    """6.3 What has become of a Union leader; plain words, for every option list asks."""

    ABSENT = "absent"
    FREE = "free"
    KIDNAPPED = "kidnapped"
    GONE = "gone"


@dataclass(slots=True)
class Raid:
    switches: frozenset[str]
    step: Phase
    turn: int
    notoriety: int
    performance: int
    awareness: int

    # Mosby and his men
    mosby: SpaceId
    strength: int
    wounded: bool
    wounded_this_turn: bool
    hidden: bool
    casualty_checked: bool  # a check was rolled this turn, in combat or by an event (W-9)
    hand: list[CardId]
    deck: list[CardId]
    discards: list[CardId]

    # Union units: which place each is in, and what is known of those on the map
    where: Where
    stack: Stack
    active: set[UnitId]
    seen: set[UnitId]
    regrouping: set[UnitId]  # under a retreat marker
    losses: dict[UnitId, int]
    tags: dict[UnitId, int]  # names for counters that do not give them away
    last_tag: int

    # the ground
    lines: set[SpaceId]
    forts: set[SpaceId]
    revealed: set[SpaceId]
    queried: set[SpaceId]  # a status marker on its "?" side
    extensions: set[int]
    bridges_down: set[SpaceId]
    rails_down: set[SpaceId]
    depots: dict[SpaceId, int]
    depot_values: list[int]
    depots_burnt: set[SpaceId]
    devastated: set[SpaceId]
    leaders: dict[str, str]

    # events
    events: list[EventId]
    events_spent: list[EventId]
    events_to_come: int
    lee_waits: bool

    # Rounds
    round: int
    initiative: str
    passed_by: set[UnitId]  # rode past under Ames: these do not attack this Round
    ames: int  # entries left under Ames in Operations
    ames_ride: int  # and in the Rounds move in hand
    ridden: int  # spaces of the move in hand
    spurs: int
    on_pike: bool

    # the wagon train
    train: SpaceId
    train_wrecked: bool
    escorts: set[UnitId]  # drawn, and bound to the train
    escorts_unknown: int

    # optional rules
    cannon_at: SpaceId
    depot_load: int  # the die of a depot whose contents are still in its space (8.9)
    movement_bonus: int
    combat_bonus: int

    def on(self, switch: str) -> bool:
        return switch in self.switches

    def in_rounds(self) -> bool:
        return self.step in ROUNDS

    def riding(self) -> bool:
        """6.2-3 A move in Rounds has begun, with a space or with a card."""
        return bool(self.ridden or self.spurs)

    def mosby_acts(self) -> bool:
        """B-1, C3-3 Whatever happens now comes of an action of Mosby's."""
        if self.step is Phase.FIRST:
            return self.initiative == MOSBY
        if self.step is Phase.SECOND:
            return self.initiative == UNION
        return self.step is Phase.OPERATIONS


def setup(_scenario: str, switches: frozenset[str], box: Box) -> Raid:
    """3.0 Everything at the start of turn 1, laid out once for each set of switches."""
    return copy_state(_laid_out(switches, box))


@lru_cache(maxsize=64)
def _laid_out(switches: frozenset[str], box: Box) -> Raid:
    """What is shuffled is drawn at random when it is drawn."""
    events = list(box.events)
    if NORTH_OF_POTOMAC in switches:  # 8.5-2
        events = [event for event in events if box.events[event].kind.id != "lee_needs_information"]
    return Raid(
        switches=switches,
        step=Phase.PREPARATION,
        turn=1,
        notoriety=1,
        performance=0,
        awareness=box.awareness.low,
        mosby=NOWHERE,
        strength=0,
        wounded=False,
        wounded_this_turn=False,
        hidden=False,
        casualty_checked=False,
        hand=[],
        deck=box.deck.copy(),
        discards=[],
        where=box.where.copy(),
        stack=box.stack.copy(),
        active=set(),
        seen=set(),
        regrouping=set(),
        losses={},
        tags={},
        last_tag=0,
        lines=set(box.lines),
        forts=set(box.forts),
        revealed=set(),
        queried=set(),
        extensions=set(),
        bridges_down=set(),
        rails_down=set(),
        depots={},
        depot_values=list(box.charts.depot_markers.cells.values()),
        depots_burnt=set(),
        devastated=set(),
        leaders={"dulaney": Leader.ABSENT, "stoughton": Leader.ABSENT},
        events=events,
        events_spent=[],
        events_to_come=0,
        lee_waits=False,
        round=0,
        initiative="",
        passed_by=set(),
        ames=0,
        ames_ride=0,
        ridden=0,
        spurs=0,
        on_pike=False,
        train=NOWHERE,
        train_wrecked=False,
        escorts=set(),
        escorts_unknown=0,
        cannon_at=NOWHERE,
        depot_load=0,
        movement_bonus=0,
        combat_bonus=0,
    )
