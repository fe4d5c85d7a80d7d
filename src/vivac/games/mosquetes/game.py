"""The state of a skirmish: flat data, nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from vivac.games.mosquetes.box.contents import ScenarioId, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import CardId
from vivac.ground.field import Point

Figure = tuple[int, int, int]  # its number in the unit, and where it stands
Facing = int  # degrees, counter-clockwise from east

FREE_DEPLOYMENT = "free_deployment"
BUILT_FORCES = "built_forces"
SIDE_MISSIONS = "side_missions"
SPARED_OBSTACLES = "spared_obstacles"  # the other readings of 19.27, 19.29 and 19.30
FIRST_SHOCK = "first_shock"
PIERCING_LANCE = "piercing_lance"


class Orders:
    """4.1 The four orders of a unit; plain words, for every rule asks."""

    NORMAL = "normal"
    OPEN = "open"
    FORMATION = "formation"
    COLUMN = "column"
    ALL = (NORMAL, OPEN, FORMATION, COLUMN)


class Errand:
    """What gave a unit its activation, and so what comes after it."""

    TROOPS = "troops"
    FORWARD = "forward"
    ORDER = "order"  # 6.6, in 5.5(a) or (c)
    LURK = "lurk"  # 6.3


@dataclass(slots=True)
class Skirmish:
    scenario: ScenarioId
    switches: frozenset[str]
    step: str  # of the sequence of play; only the kernel writes it
    turn: int

    # units: every one ever fielded is in each of the first columns, whatever has become of it
    roster: dict[UnitId, str]  # its troops
    figures: dict[UnitId, tuple[Figure, ...]]  # those on the table; of a marker, all at its point
    strength: dict[UnitId, int]  # at the start
    killed: dict[UnitId, int]
    fled: dict[UnitId, int]  # off the table
    left: dict[UnitId, int]  # by a Move, where an objective allowed it
    facing: dict[UnitId, Facing]
    turned: dict[UnitId, tuple[Facing, ...]]  # by figure, once each has turned its own way (6.5)
    order: dict[UnitId, str]
    anchor: dict[UnitId, Point]  # of a formation or column
    ranks: dict[UnitId, int]
    guns: dict[UnitId, Point]
    unloaded: dict[UnitId, int]  # Unloaded markers
    wounds: dict[UnitId, int]  # of wagons and boats
    spent: set[UnitId]  # its single-shot weapon is used
    smoke: set[UnitId]
    watching: set[UnitId]
    fleeing: set[UnitId]
    spotted: set[UnitId]
    markers: dict[UnitId, int]  # units that are one hidden-movement marker, and its number
    last_marker: dict[SideId, int]
    typed: dict[UnitId, str]  # markers that gave themselves away by acting with a card (18.3)
    waiting: dict[SideId, tuple[UnitId, ...]]  # still to be assigned to a marker, or deployed (18.3, 18.7)
    aboard: dict[UnitId, UnitId]  # the boat a unit is in (15.4)

    # cards and command
    deck: list[CardId]
    discard: list[CardId]
    hands: dict[SideId, tuple[CardId, ...]]
    reserve: dict[SideId, tuple[CardId, ...]]
    command: dict[SideId, int]
    side: SideId  # whose step it is
    clocks: int
    passes: int  # one after the other
    last_player: SideId

    # the card being resolved and the activation in hand
    card: CardId
    owner: SideId  # the side that acts
    to_act: set[UnitId]
    errand: str
    after: str  # what follows the activations
    unit: UnitId
    actions: int
    moved: bool
    move_order: str  # of a Move begun: what has been chosen so far
    move_ranks: int
    move_facing: Facing | None

    # objectives
    points: dict[SideId, int]
    progress: dict[str, int]  # actions done for an objective
    done: set[str]  # objectives, or side and objective
    left_figures: dict[str, int]  # by exit objective
    missions: dict[SideId, str]
    lists: dict[SideId, str]  # the list a built force is taken from (18.6)
    steel: set[SideId]  # won a melee they started
    bold: set[SideId]  # had a unit in the enemy's zone at a turn end

    def on(self, switch: str) -> bool:
        return switch in self.switches
