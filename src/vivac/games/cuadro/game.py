"""The state of a battle: flat data, nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from vivac.box import lay_out
from vivac.games.cuadro.box.contents import CounterId, DivisionId, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import ENEMY, POOL, RESERVE, Box, Field
from vivac.games.cuadro.chapters.stacking import LIMBERED, REGULAR
from vivac.games.cuadro.chapters.terrain import ARTILLERY
from vivac.ground.hexes import DIRECTIONS, Direction, Hex
from vivac.table import Table, copy_state

MANOEUVRE, ATTACK, NO_ORDER = "manoeuvre", "attack", "none"


@dataclass(slots=True)
class Battle:
    scenario: str
    switches: frozenset[str]  # other readings by which it is fought
    turn: int
    player: str  # the phasing side
    step: str  # 3.2 where in the sequence of play the battle stands

    # counters: where each is, and how it stands there; the first of a stack is on top
    where: dict[CounterId, Hex]
    stack: dict[Hex, tuple[UnitId, ...]]
    staff: dict[Hex, tuple[LeaderId, ...]]  # leaders by place
    pf: dict[UnitId, int]
    losses: dict[UnitId, int]
    form: dict[UnitId, str]
    face: dict[UnitId, Direction]
    disordered: set[UnitId]
    routed: set[UnitId]
    fatigue: dict[UnitId, int]

    # markers
    order: dict[UnitId, str]
    in_command: set[UnitId]
    assault: dict[UnitId, Hex]
    no_fire: set[UnitId]  # 9.15a guns that may not fire in this game turn
    no_fire_next: set[UnitId]  # those marked in this game turn: they may not in the next

    # what is being done
    hand: tuple[CounterId, ...]  # units chosen, until it is settled what they do
    rolls: list[tuple[str, str, int, str]]  # of the last decision: what for, column, total, result

    # what has been done
    done: set[CounterId | DivisionId]  # dealt with in this step
    moved: set[CounterId]
    topped: set[UnitId]
    fired: set[UnitId]  # in this fire phase
    stood: set[UnitId]  # fired in the Defensive Fire Phase of this player turn, or in a stand
    attacked: set[UnitId]  # cavalry that has charged or assaulted in this player turn

    # divisions
    attack_before: set[DivisionId]  # 4.3 had Attack in their previous player turn
    attack_now: set[DivisionId]
    withdrawing: set[DivisionId]
    bled: set[DivisionId]  # 13.2 lost a unit in this game turn
    held_back: set[DivisionId]  # 17.6
    vacant: set[DivisionId]  # 14.3 without a commander until the owner's next Command Phase
    fallen: dict[str, int]  # 14.3 successors lost by a side; their counters serve again

    # arrivals and points
    coming: set[int]  # 15.2 groups that enter in this player turn
    holds: dict[Hex, str]
    awards: dict[str, int]

    def on(self, reading: str) -> bool:
        return reading in self.switches


def field_of(table: Table[Battle, Box]) -> Field:
    """Where the battle is fought, and every figure of the box as its rules read it."""
    return table.box.field(table.game.scenario, table.game.switches)


def other(game: Battle) -> str:
    return ENEMY[game.player]


def setup(scenario: str, switches: frozenset[str], box: Box) -> Battle:
    return copy_state(_laid_out(scenario, switches, box))


@lru_cache(maxsize=8)
def _laid_out(scenario: str, switches: frozenset[str], box: Box) -> Battle:
    """The historical set-up of a scenario."""
    field = box.fields[scenario]
    what = field.scenario
    placed = {each.counter: each for each in what.setup}
    units = {unit: placed[unit].hex if unit in placed else RESERVE for unit in _in_order(field, placed)}
    leaders = {
        leader: placed[leader].hex if leader in placed else POOL if leader.startswith("S-") else RESERVE
        for leader in field.leaders
    }
    form = {
        unit: placed[unit].form if unit in placed else LIMBERED if field.arm[unit] == ARTILLERY else REGULAR
        for unit in units
    }
    return Battle(
        scenario=scenario,
        switches=switches,
        turn=1,
        player=what.first_player,
        step="opening",
        where=dict((*units.items(), *leaders.items())),
        stack=lay_out(units),
        staff=lay_out(leaders),
        pf=dict(field.printed),
        losses=dict.fromkeys(field.printed, 0),
        form=form,
        face={
            each.counter: DIRECTIONS[each.face]
            for each in what.setup
            if each.face and field.is_unit(each.counter)
        },
        disordered=set(),
        routed=set(),
        fatigue={},
        order={},
        in_command=set(),
        assault={},
        no_fire=set(),
        no_fire_next=set(),
        hand=(),
        rolls=[],
        done=set(),
        moved=set(),
        topped=set(),
        fired=set(),
        stood=set(),
        attacked=set(),
        attack_before=set(),
        attack_now=set(),
        withdrawing=set(),
        bled=set(),
        held_back=set(),
        vacant=set(),
        fallen={},
        coming=set(),
        holds={each.hex: each.held for each in what.objective},
        awards={},
    )


def _in_order(field: Field, placed: Iterable[CounterId]) -> list[UnitId]:
    """Units in the order of the set-up, which is the order of the stacks; then those to come."""
    first = [counter for counter in placed if field.is_unit(counter)]
    return first + [unit for unit in field.units if unit not in first]


__all__ = ["ATTACK", "MANOEUVRE", "NO_ORDER", "Battle", "field_of", "other", "setup"]
