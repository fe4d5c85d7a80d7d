"""6.1-9, 6.1-10 Losses their owner chooses, and retreats."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, Place
from vivac.games.guerra.box.unpacking import LEGION, REBELS, Box
from vivac.games.guerra.chapters.choices import TARGET, at_unit
from vivac.games.guerra.chapters.control import besieged, fully_controls, holds
from vivac.games.guerra.chapters.forces import (
    ENEMIES,
    OTHER,
    PLAYER,
    fights_for,
    go,
    leave_play,
    lose_step,
    steps,
    steps_of,
)
from vivac.games.guerra.chapters.intelligence import confidant
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.movement import note_banda_oriental, strait_closed
from vivac.games.guerra.game import NOWHERE, War
from vivac.table import Action, Say, Table, at_place


def cost_of_losing(box: Box, war: War, unit: UnitId) -> Say:
    """6.1-9 What is left of a unit that takes the loss."""
    return Say("cost-step", {"left": steps_of(box, war, unit) - 1}, "6.1-9")


LOSE = Action("lose", "6.1-9", of=TARGET, lights=at_unit, costs=cost_of_losing)
RETREAT = Action("retreat", "6.1-10", of=TARGET, lights=at_place)


def player_for(side: str, against: str) -> str:
    """9.5-2 Rebels are played by whoever does not attack them."""
    return OTHER[PLAYER[against]] if side == REBELS else PLAYER[side]


async def take_losses(
    table: Table[War, Box], player: str, units: Sequence[UnitId], lost: int, rule: str
) -> None:
    """So many steps from these units, as their owner chooses; never more than they have."""
    war, box = table.game, table.box
    standing = [unit for unit in units if unit in box.land_units]
    lost = min(lost, steps(box, war, standing))
    if lost:
        to = confidant(box, war, standing[0])
        table.tell("steps-lost", rule=rule, to=to, side=box.side[standing[0]], steps=lost)
    if lost == steps(box, war, standing):
        for unit in standing:
            leave_play(box, war, unit)
        return
    for left in range(lost, 0, -1):
        unit = await table.pick(player, "losses", LOSE, standing, steps=left, place=war.where[standing[0]])
        if lose_step(box, war, unit):
            standing.remove(unit)
            table.tell("unit-eliminated", rule=rule, unit=unit)
        else:
            table.tell("unit-reduced", rule=rule, to=confidant(box, war, unit), unit=unit)


async def bereaved(table: Table[War, Box], force: Sequence[UnitId]) -> None:
    """6.1-11 If all units of a force are gone, its leaders roll."""
    war, box = table.game, table.box
    if any(unit in box.land_units and war.where[unit] not in box.off_board for unit in force):
        return
    for unit in force:
        if unit in box.leaders and war.where[unit] not in box.off_board:
            await leader_check(table, unit)


def share(of: str, own: int, other: int) -> int:
    """6.1-9 A share of a force in steps, rounded up.

    >>> share("quarter", 7, 3), share("half_smaller", 12, 7), share("none", 5, 5)
    (2, 4, 0)
    """
    match of:
        case "all":
            return own
        case "half":
            return -(-own // 2)
        case "quarter":
            return -(-own // 4)
        case "half_smaller":
            return -(-min(own, other) // 2)
        case _:
            return 0


# ---------------------------------------------------------------- retreats


def retreats(
    box: Box,
    war: War,
    side: str,
    force: Sequence[UnitId],
    area: AreaId,
    *,
    defending: bool,
    avoid: Place = NOWHERE,
) -> list[Place]:
    """6.1-10 Where a beaten force may go: friends first, then empty ground, then a city of the area."""
    here = war.where[force[0]]
    cities: list[Place] = [
        city for city in box.cities[area] if holds(box, war, side, city) and not besieged(war, city)
    ]
    sally = here in box.city  # 6.4-2 if repulsed it may fall back
    if sally:
        cities.append(here)
    if any(unit in war.guerrillas for unit in force):
        cities = []  # 6.7-1
    open_ = [to for to in box.land.exits[area] if not strait_closed(box, war, side, area, to)]
    friendly = [
        to for to in open_ if fully_controls(box, war, side, to) and not strangers(box, war, side, to)
    ]
    empty = [to for to in open_ if not occupied(box, war, side, to)]
    for places in (friendly, empty):
        elsewhere: list[Place] = [to for to in places if to != avoid]
        if elsewhere:
            return [*cities, *elsewhere] if defending or sally else elsewhere
    if cities:
        return cities
    whence: list[Place] = [to for to in (*friendly, *empty) if to == avoid]
    return whence[:1]  # 3.4-10 nothing else is open


def strangers(box: Box, war: War, side: str, area: AreaId) -> bool:
    """1.1.1-8 Rebels and the SPL take nobody's control away, but nobody retreats on top of an enemy."""
    return any(fights_for(box, war, third, area) for third in (REBELS, LEGION) if third in ENEMIES[side])


def occupied(box: Box, war: War, side: str, area: AreaId) -> bool:
    """Whether an enemy stands anywhere in an area; guerrillas do not count."""
    enemies = ENEMIES[side]
    return any(
        box.side[unit] in enemies and unit in box.ashore and unit not in war.guerrillas
        for spot in box.spots[area]
        for unit in war.stack.get(spot, ())
    )


async def retreat(
    table: Table[War, Box],
    side: str,
    force: Sequence[UnitId],
    area: AreaId,
    *,
    defending: bool,
    avoid: Place = NOWHERE,
) -> None:
    """6.1-10 The whole force together; with nowhere to go it is lost."""
    war, box = table.game, table.box
    left = [unit for unit in force if war.where[unit] not in box.off_board]
    if not any(unit in box.land_units for unit in left):
        return
    if side == LEGION:  # 10.6-4 to Brazil, out of the game
        places: list[Place] = []
    elif side == REBELS:  # 9.5-4
        places = []
    else:
        places = retreats(box, war, side, left, area, defending=defending, avoid=avoid)
    if not places:
        table.tell("no-retreat", rule="6.1-10", side=side, area=area)
        for unit in left:
            if unit in box.land_units:
                leave_play(box, war, unit)
        return
    to = await table.pick(PLAYER[side], "retreat", RETREAT, places, area=area)
    for unit in left:
        go(box, war, unit, to)
    note_banda_oriental(table, left, to)
    table.tell("retreated", rule="6.1-10", side=side, place=to)
