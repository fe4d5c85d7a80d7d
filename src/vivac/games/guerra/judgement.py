"""What the bots think."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter

from vivac.games.guerra.components import UnitId
from vivac.games.guerra.contents import AreaId
from vivac.games.guerra.control import holding, score
from vivac.games.guerra.game import Step, War
from vivac.games.guerra.unpacking import LEGION, MEXICO, PATRIOT, REBELS, ROYALIST, SPAIN, TRACK, Box
from vivac.games.guerra.victory import CUBA, garrison_steps

AREA = 2.0
WORTH = 0.4  # of an area, for each RP
STEP = 0.3
SHIP_STEP = 0.6
LEADER = 1.0
POINT = 0.12  # an RP in the purse
ABROAD = 0.5  # of its worth, for what is not on the map yet
BESIEGED = 0.8  # and for what is shut in
SIEGE = 0.1  # a unit before a city, and as much again for works and for blockade
REACH = 0.03  # for each area nearer to one that is not held
FAR_ENOUGH = 5
SURPLUS = 4  # units beyond the first that reach out from an area
TEMPO = 0.01  # for whoever may still act, and for each OP
HOPE = 0.8  # an uprising that succeeds
GUARD = 0.1
SIGN = {PATRIOT: 1.0, ROYALIST: -1.0, REBELS: 0.0, LEGION: 0.0}
ORDINAL = {step: nth for nth, step in enumerate(Step)}
MANY, LONG = 1_000, 10_000  # more moments than a phase has, and than a turn
GARRISON = 0.15  # a step of a garrison that is still wanted (10.5)


def judge(box: Box, war: War, role: str) -> float:
    """Areas first, each by its worth; then armies and their reach, leaders, money and hopes."""
    return balance(box, war) if role == PATRIOT else -balance(box, war)


def balance(box: Box, war: War) -> float:
    """How well the Patriots stand."""
    total = 0.0
    held: dict[AreaId, tuple[int, int]] = {}
    for area in box.scoring:
        held[area] = royalist, patriot = score(holding(box, war, area))
        total += (patriot - royalist) * (AREA + WORTH * box.area[area].rp) / 2
    total += counters(box, war) + reach(box, war, held) + tempo(box, war)
    total += POINT * (sum(war.rp.values()) - 2 * war.rp[ROYALIST]) / 2
    for side, _, modifier in war.announced:
        total += HOPE * max(0, 2 + modifier) / 6 * (1 if side == PATRIOT else -1)
    return total - garrisons(box, war)


def counters(box: Box, war: War) -> float:
    """Steps, ships and leaders; those under siege are worth less, besiegers more."""
    total = 0.0
    worth = worth_of(box)
    shares = dict.fromkeys(box.off_board, 0.0) | dict.fromkeys(war.siege.values(), BESIEGED)
    shares |= {TRACK: ABROAD, SPAIN: ABROAD}
    for place, units in war.stack.items():
        if share := shares.get(place, 1.0):
            total += share * sum(map(worth.__getitem__, units))
    for unit in war.reduced:
        total -= shares.get(war.where[unit], 1.0) * worth[unit] / box.steps[unit]
    for unit in war.siege:
        total += SIGN[box.side[unit]] * SIEGE * (1 + (unit in war.works) + (unit in war.blockade))
    return total


@lru_cache(maxsize=4)
def worth_of(box: Box) -> dict[UnitId, float]:
    """What every counter is worth to the Patriots at full strength."""
    return {
        unit: SIGN[side]
        * (LEADER if unit in box.leaders else (SHIP_STEP if unit in box.naval else STEP) * box.steps[unit])
        for unit, side in box.side.items()
    }


def reach(box: Box, war: War, held: dict[AreaId, tuple[int, int]]) -> float:
    """Units that are not needed where they stand are worth more near an area still to be won."""
    total = 0.0
    stack, guerrillas = war.stack, war.guerrillas
    foot, side, near = box.land_units, box.side, neighbourhood(box)
    for area, spots in box.spots.items():
        royalists = patriots = -1
        for spot in spots:
            if spot in stack:
                for unit in stack[spot]:
                    if unit in foot and unit not in guerrillas:
                        royalists += side[unit] == ROYALIST
                        patriots += side[unit] == PATRIOT
        if royalists > 0:
            away = next((far for goal, far in near[area] if held[goal][0] < 2), FAR_ENOUGH)
            total += REACH * away * min(royalists, SURPLUS)
        if patriots > 0:
            away = next((far for goal, far in near[area] if held[goal][1] < 2), FAR_ENOUGH)
            total -= REACH * away * min(patriots, SURPLUS)
    return total


@lru_cache(maxsize=4)
def neighbourhood(box: Box) -> dict[AreaId, list[tuple[AreaId, int]]]:
    """Of every area those worth having that are near, the nearest first."""
    return {
        area: sorted(
            ((goal, far) for goal in box.scoring if (far := box.land.distance[area][goal]) < FAR_ENOUGH),
            key=itemgetter(1),
        )
        for area in box.area
    }


def tempo(box: Box, war: War) -> float:
    """In operations, those who may still act, and OPs in hand; and a march that leaves a guard behind."""
    if war.step not in (Step.OPERATIONS, Step.MARCH, Step.VOYAGE):
        return 0.0
    sign = SIGN[war.side]
    fresh = sum(
        1
        for place, units in war.stack.items()
        if place not in box.off_board
        for unit in units
        if box.side[unit] == war.side and unit not in war.finished
    )
    total = TEMPO * (fresh + 2 * (war.ops + war.fleet_ops))
    if war.active and war.ops and (area := box.ground.get(war.where[war.active[0]])):
        own = sum(box.side[unit] == war.side for spot in box.spots[area] for unit in war.stack.get(spot, ()))
        total += GUARD * (own > len(war.active))
    return sign * total


def garrisons(box: Box, war: War) -> float:
    """10.5 Steps that Mexico and Cuba must keep are worth more than others."""
    victory = box.scenarios[war.scenario].victory
    mexico = min(garrison_steps(box, war, MEXICO | {"guatemala"}), victory.mexico_garrison)
    cuba = min(garrison_steps(box, war, CUBA), victory.cuba_garrison)
    return GARRISON * (mexico + cuba)


def clock(_box: Box, war: War) -> int:
    """3.1 Steps of reorganisation, and units that have finished: an activation takes two moments or more."""
    step = ORDINAL[war.step]
    if step < ORDINAL[Step.OPENING]:
        return war.turn * LONG + 2 * step
    if step > ORDINAL[Step.STANDING]:
        return war.turn * LONG + 3 * MANY + 2 * step
    return war.turn * LONG + (1 if war.side == PATRIOT else 2) * MANY + 2 * len(war.finished)
