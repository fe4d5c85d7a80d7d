"""7.7 Pickets, couriers and sutler wagons: how they are captured, and how they raise the alarm."""

from __future__ import annotations

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, UnitId
from vivac.games.mosby.chapters.forces import (
    activate,
    active_others,
    holds_combat,
    inactive,
    to_container,
    to_holding_box,
)
from vivac.games.mosby.chapters.lines import draw_combat_unit, may_be_seen
from vivac.games.mosby.chapters.spoils import interrogate
from vivac.games.mosby.chapters.winning import score
from vivac.games.mosby.game import INTERROGATION, MOSBY, Phase, Raid
from vivac.table import Table


async def capture(table: Table[Raid, Box], unit: UnitId) -> None:
    """A non-combat unit goes to the holding box; a courier or a sutler is worth a point (7.7-7)."""
    raid, box = table.game, table.box
    table.tell("captured", rule="7.7-2", unit=unit, space=raid.where[unit])
    to_holding_box(raid, unit)
    table.reveal()
    score(table, box.deed[box.units[unit].kind])
    if raid.step is Phase.OPERATIONS and raid.on(INTERROGATION):
        await interrogate(table)


async def capture_inactive(table: Table[Raid, Box], space: SpaceId) -> None:
    """Every inactive non-combat unit of a space is captured."""
    raid, box = table.game, table.box
    for unit in inactive(raid, space):
        still_here = raid.where[unit] == space  # questioning another (8.7-1) may restore the lines
        if still_here and unit not in box.combat and unit not in box.blanks and may_be_seen(raid, unit):
            await capture(table, unit)


async def capture_unguarded(table: Table[Raid, Box], space: SpaceId) -> None:
    """6.2-5, 6.2-6 Inactive non-combat units are captured where no Union combat unit is."""
    if not holds_combat(table.box, table.game, space):
        await capture_inactive(table, space)


async def clear_bystanders(table: Table[Raid, Box]) -> None:
    """6.0-3 At the start of his action in Rounds Mosby, unless hidden, rids himself of bystanders."""
    raid = table.game
    if raid.hidden or raid.mosby not in raid.stack:
        return
    for unit in active_others(table.box, raid, raid.mosby):
        await capture(table, unit)
    await capture_unguarded(table, raid.mosby)


async def settle_beside_fight(table: Table[Raid, Box], space: SpaceId) -> None:
    """6.2-8, 7.7-6 Active bystanders where Mosby must fight: his with the initiative, else they get away."""
    raid, box = table.game, table.box
    for unit in active_others(box, raid, space):
        if raid.initiative == MOSBY:
            await capture(table, unit)
        else:
            withdraw(table, unit)


def withdraw(table: Table[Raid, Box], unit: UnitId) -> None:
    """Back to the container; a picket first wakes everybody in its space (7.7-5)."""
    raid = table.game
    if unit in table.box.pickets:
        wake_all(table, raid.where[unit])
    table.tell("withdrew", rule="7.7-3", unit=unit, space=raid.where[unit])
    to_container(raid, unit)


def wake_all(table: Table[Raid, Box], space: SpaceId) -> None:
    """7.7-4, 7.7-5 A picket activates every inactive unit of a space."""
    for unit in inactive(table.game, space):
        activate(table, unit, space)


async def bystander_enters(table: Table[Raid, Box], unit: UnitId, space: SpaceId) -> bool:
    """7.7-2 to 7.7-4 What happens as a non-combat unit enters a space; True if it leaves the map."""
    raid, box = table.game, table.box
    others = [other for other in raid.stack[space] if other != unit]
    if unit in box.pickets:
        if others or space in raid.forts:
            wake_all(table, space)
            if space in raid.forts:
                drawn = await draw_combat_unit(table, "alarm")
                if drawn is not None:
                    activate(table, drawn, space)
            table.tell("alarm", rule="7.7-4", space=space)
            to_container(raid, unit)
            return True
    elif space in raid.forts or any(other in raid.active and other in box.combat for other in others):
        table.tell("withdrew", rule="7.7-3", unit=unit, space=space)
        to_container(raid, unit)
        return True
    if space == raid.mosby and not raid.hidden:
        await capture(table, unit)
        return True
    return False
