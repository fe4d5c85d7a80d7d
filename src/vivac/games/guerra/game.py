"""The state of a game of Guerra a Muerte: flat data, nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from vivac.box import lay_out
from vivac.games.guerra.box.components import ArmyId, Fixed, UnitId
from vivac.games.guerra.box.contents import AreaId, BoxId, CityId, Place
from vivac.games.guerra.box.unpacking import BRAZIL, LOST, NATIONS, PATRIOT, ROYALIST, TRACK, Box
from vivac.table import Option, copy_state

LIMITED_INTELLIGENCE = "limited_intelligence"
FACTOR_ON_OPS = "leader_factor_on_ops"
STATIONARY_CHECK = "stationary_forces_check"
BOVES_EVERY_COMBAT = "boves_rolls_every_combat"
ONE_LEVY = "mass_recruitment_once"
CLOSED_PORTS = "closed_ports"
LIBERALS_TO_COME = "liberals_to_come"

LOOSE, LOOSE_GUERRILLAS = 0, -1  # 5.1-3 units their owner never grouped; formed forces count from 1
NO_LIMIT = -1
NOWHERE = BoxId("")


class Moment(StrEnum):
    """3.1 Where in the sequence of play the game stands."""

    __hash__ = str.__hash__  # the sequence looks its steps up all the time, and an Enum hashes slowly

    DEPLOYMENT = "deployment"
    EVENTS = "events"
    UPRISINGS = "uprisings"  # both sides announce
    RISINGS = "risings"  # and the dice fall
    SPAIN = "spain"
    INCOME = "income"
    PROMOTION = "promotion"
    MASS_RECRUITMENT = "mass_recruitment"
    BUILDING = "building"
    CONVOYS = "convoys"
    ARRIVALS = "arrivals"
    GUERRILLAS = "guerrillas"
    FORMING = "forming"
    OPENING = "opening"  # of a side's operations: Mina, the Mexican limit, forces formed again
    OPERATIONS = "operations"  # somebody may be activated
    MARCH = "march"  # a land force is active
    VOYAGE = "voyage"  # a fleet is active
    STANDING = "standing"  # 5.3-6 attrition of those who did not move
    BLOCKADES = "blockades"
    HOMECOMING = "homecoming"
    END = "end"


@dataclass(slots=True)
class War:
    switches: frozenset[str]
    scenario: str
    step: Moment
    turn: int
    side: str  # whose step it is
    first: str  # 4.7-3 who goes first in reorganisation
    group: int  # 3.2 the Patriot group in operations
    rp: dict[str, int]  # in halves (4.0-5)

    # counters
    where: dict[UnitId, Place]
    stack: dict[Place, tuple[UnitId, ...]]
    reduced: set[UnitId]  # two-step units and ships with one step left
    label: dict[UnitId, int]  # the force a unit belongs to
    last_label: int
    army: dict[int, ArmyId]  # 5.1.1 forces under a marker
    shown: set[int]  # 5.1.3-3 and those whose contents are open to the enemy now
    guerrillas: set[UnitId]
    dispersed: set[UnitId]
    finished: set[UnitId]  # done for this phase
    siege: dict[UnitId, CityId]
    works: set[UnitId]
    blockade: set[UnitId]

    # the country
    liberals: int  # 10.2 the turn they took power
    subverted: set[UnitId]  # leaders who have tried
    repression: set[AreaId]
    recruited: set[tuple[str, AreaId]]  # 4.9-3 where a side may not attempt uprisings
    called: set[tuple[str, AreaId]]  # 4.9-7 where it has itself called the masses to arms
    levied: set[str]  # sides that have mass-recruited this turn
    halved: dict[AreaId, int]  # 4.9-4 the turn whose income is halved
    raided: set[AreaId]
    announced: list[tuple[str, AreaId, int]]  # 9.3-1 side, area and modifier
    legion_open: bool  # 10.6-4
    mexican_limit: int  # 10.7 units still to be activated there
    seaborne: list[UnitId]  # 4.8-8 the convoy being put together
    grounds: dict[str, tuple[Place, ...]]  # 4.6-2 where units may be raised in this step

    forming: bool
    posts: list[Option]  # 5.1-1 positions whose forces may still be formed in this step

    # deployment
    cursor: int
    left: int

    # the active force
    active: list[UnitId]
    ops: int
    spent: int
    turned: int  # changes of position since an OP was paid
    began: Place  # 7.6-1 where the force stood when it was activated
    triggers: set[UnitId]  # 5.3-2 those who must check
    attrition: int  # 5.3-3 what the Chaco adds
    rolled: set[UnitId]
    fleet: list[UnitId]
    fleet_ops: int
    under_way: int  # 7.1-1 sea areas left of the OP paid
    embarked_at: Place

    def on(self, switch: str) -> bool:
        return switch in self.switches


def setup(scenario: str, switches: frozenset[str], box: Box) -> War:
    """2.0, 12.0 What is fixed stands; the rest waits to be deployed. Laid out once for each variant."""
    return copy_state(_laid_out(scenario, switches, box))


@lru_cache(maxsize=64)
def _laid_out(scenario: str, switches: frozenset[str], box: Box) -> War:
    data = box.scenarios[scenario]
    where: dict[UnitId, Place] = {unit: waiting_place(box, unit, data.first_turn) for unit in box.unit}
    for leader in data.dead_leaders:
        where[leader] = LOST
    war = War(
        switches=switches,
        scenario=scenario,
        step=Moment.DEPLOYMENT,
        turn=data.first_turn,
        side=ROYALIST,
        first=ROYALIST,
        group=0,
        rp={purse: 2 * data.rp[purse] for purse in (ROYALIST, *NATIONS)},
        where=where,
        stack={},
        reduced=set(),
        label={},
        last_label=0,
        army={},
        shown=set(),
        guerrillas=set(),
        dispersed=set(),
        finished=set(),
        siege={},
        works=set(),
        blockade=set(),
        liberals=0 if LIBERALS_TO_COME in switches else data.liberals,
        subverted=set(),
        repression=set(data.repression),
        recruited={(PATRIOT, area) for area in data.mass_recruited},
        called=set() if data.halved_on else {(PATRIOT, area) for area in data.mass_recruited},  # 2.2-5
        levied=set(),
        halved=dict.fromkeys(data.mass_recruited, data.halved_on) if data.halved_on else {},
        raided=set(),
        announced=[],
        legion_open=False,
        mexican_limit=NO_LIMIT,
        seaborne=[],
        grounds={},
        forming=False,
        posts=[],
        cursor=-1,
        left=0,
        active=[],
        ops=0,
        spent=0,
        turned=0,
        began=NOWHERE,
        triggers=set(),
        attrition=0,
        rolled=set(),
        fleet=[],
        fleet_ops=0,
        under_way=0,
        embarked_at=NOWHERE,
    )
    for stand in data.fixed:
        stand_there(war, stand)
    war.stack = lay_out(where)
    return war


def waiting_place(box: Box, unit: UnitId, first_turn: int) -> Place:
    """2.3-2, 12.x-5 Reinforcements to come and late leaders wait on the track, all others in their pool."""
    what = box.unit[unit]
    if what.side == "legion":
        return BRAZIL  # 12.x-6
    if what.kind == "leader":
        return TRACK  # 12.x-4 one whose turn is past comes in the first R&R
    if what.entry in ("reinforcement", "event") and what.turn >= first_turn:
        return TRACK
    return box.pool[unit]


def stand_there(war: War, stand: Fixed) -> None:
    """Put units down as a scenario orders, before anybody counts them."""
    for unit in stand.units:
        war.where[unit] = stand.at
        take_state(war, unit, stand.state)


def take_state(war: War, unit: UnitId, state: str) -> None:
    if state == "reduced":
        war.reduced.add(unit)
    elif state == "guerrilla":
        war.guerrillas.add(unit)
        war.label[unit] = LOOSE_GUERRILLAS
