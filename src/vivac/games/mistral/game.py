"""The state of a game of Mistral: flat data, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from vivac.box import Stack, Where
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import BOURBON, BRITISH, AuxiliaryId, ChitId, ElementId, FormationId

NOWHERE: SpaceId = ""
FIRST_YEAR = 1740
TURNS, IMPULSES = 16, 3

NAMED_SHIPS = "named_ships"
ITALY = "italy"
GENERIC_CONVOYS = "generic_convoys"
RAIDERS_ONLY = "raiders_only"
FRENCH_APART = "french_apart"
NO_FRENCH_BLOCKADE = "no_french_blockade"


class Step(StrEnum):
    """Where in the sequence of play the game stands."""

    __hash__ = str.__hash__  # the sequence looks its steps up all the time, and an Enum hashes slowly

    ROLES = "roles"  # 2.234 before the first Turn
    OPENING_ORDERS = "opening_orders"  # IC 9.32 at set-up
    OPENING = "opening"
    INITIATIVE = "initiative"
    START = "start"
    SIGNALS = "signals"  # IC 4.31 diversions and scattering
    COMMAND = "command"
    INCREMENT = "increment"
    TASKS = "tasks"
    END = "end"
    CLOSING = "closing"  # 2.721 at the end of the Operations Phase
    ATTRITION = "attrition"
    REPAIR = "repair"
    EVENTS = "events"
    ORDERS = "orders"
    REQUESTS = "requests"
    REORGANISATION = "reorganisation"
    SQUADRONS = "squadrons"  # IC 11.2 and what is put in order one after another
    FORMATIONS = "formations"
    ADMIRALS = "admirals"
    AUXILIARIES = "auxiliaries"
    RECOVERY = "recovery"
    RECORD = "record"


class State:
    """IC 2.41 Plain words, for every option list asks."""

    READY = "ready"
    REFITTING = "refitting"
    PREPARING = "preparing"


class Posture:
    """IC 5.11"""

    ENGAGE = "engage"
    SHADOW = "shadow"
    AVOID = "avoid"


@dataclass(slots=True)
class War:
    scenario: str
    switches: frozenset[str]
    step: Step
    year: int
    turn: int
    impulse: int = 1
    increment: int = 1
    first: str = BRITISH  # IC 4.4 the First player
    actor: str = BRITISH  # whose part of a step it is
    agenda: list[str] = field(default_factory=list)  # what a step has still to see to
    finished: set[str] = field(default_factory=set)  # players who have done with a step
    handled: set[str] = field(default_factory=set)  # counters seen to in this step

    # counters: each in one place
    where: Where = field(default_factory=dict)
    stack: Stack = field(default_factory=dict)
    ships: dict[ElementId, int] = field(default_factory=dict)
    dp: dict[str, int] = field(default_factory=dict)
    reserve: dict[str, int] = field(default_factory=dict)  # Ships out of play, by Contingent and subclass
    gone: dict[str, int] = field(default_factory=dict)  # Ships lost for good
    muster: dict[str, int] = field(default_factory=dict)  # all Ships there ever were
    names: dict[str, str] = field(default_factory=dict)  # 2.242 where each named Ship is
    tied: dict[ElementId, ElementId] = field(default_factory=dict)  # 2.242

    # Formations
    state: dict[FormationId, str] = field(default_factory=dict)  # of those in play and not Subordinate
    sails_at: dict[FormationId, int] = field(default_factory=dict)  # the Impulse a Preparing one sails in
    course: dict[FormationId, tuple[str, ...]] = field(default_factory=dict)
    posture: dict[FormationId, str] = field(default_factory=dict)
    mp: dict[FormationId, int] = field(default_factory=dict)
    located: dict[FormationId, int] = field(default_factory=dict)  # the Impulse at whose End it runs out
    disorganised: set[FormationId] = field(default_factory=set)
    blockading: dict[FormationId, SpaceId] = field(default_factory=dict)
    bound: dict[FormationId, SpaceId] = field(default_factory=dict)  # expeditiously, and where to
    doctrine: set[FormationId] = field(default_factory=set)  # 2.32b Spanish Flotillas sent home
    sortie: dict[FormationId, SpaceId] = field(default_factory=dict)  # 2.32d against a Blockade
    delayed: set[FormationId] = field(default_factory=set)  # IC 5.33 Convoys kept by a Gale
    commander: dict[FormationId, str] = field(default_factory=dict)

    # this Impulse
    moved: set[FormationId] = field(default_factory=set)
    fought: set[FormationId] = field(default_factory=set)
    anchored: set[FormationId] = field(default_factory=set)  # became Refitting: moves no more
    put_to_sea: set[FormationId] = field(default_factory=set)  # became Ready
    slipped: set[FormationId] = field(default_factory=set)  # became Ready in a Blockaded offing
    shaken: set[FormationId] = field(default_factory=set)  # became Disorganised
    sought: set[str] = field(default_factory=set)  # pairs that have been Searched for
    engaged: set[FormationId] = field(default_factory=set)  # in the Battle in hand
    entered: set[SpaceId] = field(default_factory=set)

    # while both command: whom each has turned to, and where the enemy still sees what has been moved
    commanded: dict[str, FormationId] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)  # what follows once both have done
    shown: dict[str, str] = field(default_factory=dict)
    shown_blockades: dict[FormationId, SpaceId] = field(default_factory=dict)

    # winds
    winds: frozenset[str] = frozenset()
    gale: SpaceId = NOWHERE
    severe: bool = False

    # Prestige
    prestige: dict[str, int] = field(default_factory=dict)
    fulfilled: dict[str, int] = field(default_factory=dict)
    failed: dict[str, int] = field(default_factory=dict)

    # Orders: where each chit is, and the terms of those Issued, by bearer
    chits: dict[ChitId, str] = field(default_factory=dict)
    order: dict[str, ChitId] = field(default_factory=dict)
    due: dict[str, int] = field(default_factory=dict)
    progress: dict[str, int] = field(default_factory=dict)
    running: dict[str, int] = field(default_factory=dict)
    tries: dict[str, int] = field(default_factory=dict)
    escort_dp: dict[str, int] = field(default_factory=dict)
    met: set[str] = field(default_factory=set)  # bearers for whom what decides their Order has come about
    thwarted: set[str] = field(default_factory=set)
    rendezvous: dict[str, str] = field(default_factory=dict)
    hauled: dict[str, int] = field(default_factory=dict)  # chits drawn and not yet chosen from, by player
    drawn: dict[ChitId, str] = field(default_factory=dict)
    shows: set[str] = field(default_factory=set)  # Shows of Force Fulfilled this Year

    # Contingents, Events, campaigns
    active: set[str] = field(default_factory=set)
    removed: set[str] = field(default_factory=set)
    arriving: list[str] = field(default_factory=list)
    naples: str = "neutral"
    french_war: bool = False
    defied: int = 0  # the Turn in which the British defied the French
    events: dict[str, int] = field(default_factory=dict)
    failed_checks: dict[str, int] = field(default_factory=dict)
    first_check: dict[str, int] = field(default_factory=dict)
    ports_to: dict[str, str] = field(default_factory=dict)  # Contingent to side
    spaces_to: dict[SpaceId, str] = field(default_factory=dict)
    no_emergency: dict[SpaceId, str] = field(default_factory=dict)
    flota_due: int = 0
    eligible: set[str] = field(default_factory=set)
    ended: set[str] = field(default_factory=set)
    marker: dict[str, int] = field(default_factory=dict)
    won: dict[str, str] = field(default_factory=dict)  # campaigns won this Year
    victories: dict[str, int] = field(default_factory=dict)  # campaign and side: how many
    victory_turn: dict[str, int] = field(default_factory=dict)  # and when the last, outside history
    victory_year: dict[str, int] = field(default_factory=dict)
    battles: set[str] = field(default_factory=set)  # Contingents that met in Battle this Turn
    landed: int = 0
    end_rolls: int = 0

    # Convoys
    voyage: dict[FormationId, str] = field(default_factory=dict)  # its Trajectory
    leg: dict[FormationId, int] = field(default_factory=dict)
    bound_for: dict[FormationId, SpaceId] = field(default_factory=dict)  # where a Convoy is to unload
    scattered: set[FormationId] = field(default_factory=set)
    inflicted: dict[FormationId, int] = field(default_factory=dict)  # DP by the enemy, on this voyage
    checks: dict[str, int] = field(default_factory=dict)  # arrival dice rolled so far
    levant: str = ""  # the British Levant Convoy: out, east, home; empty when there is none
    levant_year: int = 0  # the Year it last sailed in
    french_levant_done: bool = False
    load: int = 0
    sail_from: dict[FormationId, int] = field(default_factory=dict)  # Troop Convoys: first readiness die
    formed: int = 0  # Troop Convoys of this Year
    dated: int = 0  # historical Troop Convoys Formed
    third: FormationId = ""  # the third of them, while it is in play
    last_landing: int = 0  # the Year in which that was dissolved
    size: dict[FormationId, int] = field(default_factory=dict)  # C.3

    # Auxiliaries and Corsairs
    placed: dict[AuxiliaryId, int] = field(default_factory=dict)  # the Impulse it was placed in
    track_since: dict[str, int] = field(default_factory=dict)
    rovers: str = ""  # the Pirates active this Turn
    pirate_player: str = ""
    tasked_by: dict[AuxiliaryId, str] = field(default_factory=dict)
    left: dict[AuxiliaryId, SpaceId] = field(default_factory=dict)  # the Base a Pirate will return to
    raided: dict[AuxiliaryId, tuple[SpaceId, ...]] = field(default_factory=dict)  # whence it performed Tasks
    barred: set[AuxiliaryId] = field(default_factory=set)
    knights_paid: bool = False

    # administration
    victualled: dict[SpaceId, int] = field(default_factory=dict)
    repairs: dict[str, int] = field(default_factory=dict)  # rolls made this Step, by Port
    french_repairs: int = 1
    requested: dict[str, int] = field(default_factory=dict)  # the last Turn of a request
    arrivals: dict[str, int] = field(default_factory=dict)  # Ships still to be placed
    held_up: dict[str, int] = field(default_factory=dict)  # IC 11.12 kept out by a Blockade
    back_at: dict[str, int] = field(default_factory=dict)  # wounded Admirals
    received: dict[ElementId, tuple[ElementId, ...]] = field(default_factory=dict)  # IC 11.21, in this Step
    fresh_fifties: set[AuxiliaryId] = field(default_factory=set)  # 2.237 formed in this Step

    def on(self, switch: str) -> bool:
        return switch in self.switches

    @property
    def now(self) -> int:
        """Turns since the beginning of 1740."""
        return (self.year - FIRST_YEAR) * TURNS + self.turn

    @property
    def tick(self) -> int:
        """Impulses since the beginning of 1740."""
        return (self.now - 1) * IMPULSES + self.impulse

    @property
    def declared(self) -> bool:
        """France has declared war on Great Britain."""
        return "france_declares_war" in self.events

    @property
    def winter(self) -> bool:
        return self.turn <= 4

    @property
    def quarterly(self) -> bool:
        return self.turn % 4 == 1

    @property
    def second(self) -> str:
        return BOURBON if self.first == BRITISH else BRITISH
