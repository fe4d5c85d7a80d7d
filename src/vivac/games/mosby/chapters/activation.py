"""7.2 Activation: checks, and the units they wake."""

from __future__ import annotations

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, UnitId
from vivac.games.mosby.chapters.forces import activate, owes_checks, unrevealed
from vivac.games.mosby.chapters.lines import draw_unit, mark_revealed
from vivac.games.mosby.game import Raid
from vivac.table import D6, Table, Test


async def check(table: Table[Raid, Box], space: SpaceId, bonus: int = 0) -> bool:
    """7.2-1 One die, plus the Scout where allowed: up to Awareness activates."""
    awareness = table.game.awareness
    die = await table.roll(
        D6,
        "activation",
        lambda: Test("7.2-1", die={"scout": bonus}, needs=awareness, at_most=True, at=space),
    )
    if die + bonus <= awareness:
        return True
    table.tell("stays-quiet", rule="7.2-1", space=space)
    return False


async def check_space(table: Table[Raid, Box], space: SpaceId, bonus: int = 0) -> list[UnitId]:
    """7.2-2, 7.2-7 What a space owes: its units in order of arrival, its hidden unit, its large force."""
    woken = await check_units(table, space, bonus)
    if unrevealed(table.game, space) and await check(table, space, bonus):
        mark_revealed(table, space)
        woken += await activate_drawn(table, space)
    return woken + await check_large_force(table, space, bonus)


async def check_units(table: Table[Raid, Box], space: SpaceId, bonus: int = 0) -> list[UnitId]:
    """One check for each inactive unit; the lines may be restored in between, so each is looked for again."""
    raid = table.game
    woken = []
    for unit in raid.stack.get(space, ()):
        asleep = unit not in raid.active and raid.where[unit] == space
        if asleep and await check(table, space, bonus) and activate(table, unit, space):
            woken.append(unit)
    return woken


async def check_large_force(table: Table[Raid, Box], space: SpaceId, bonus: int = 0) -> list[UnitId]:
    if space in table.game.forts and await check(table, space, bonus):
        return await activate_drawn(table, space)
    return []


async def activate_drawn(table: Table[Raid, Box], space: SpaceId) -> list[UnitId]:
    """7.2-3 Draw a unit and place it active."""
    unit = await draw_unit(table, "activated-unit", space=space)
    if unit is not None and activate(table, unit, space):
        return [unit]
    return []


async def check_around(table: Table[Raid, Box], space: SpaceId) -> None:
    """6.4-4, 6.5-S7 The checks owed by a space and by every adjacent one."""
    raid = table.game
    for each in table.box.around[space]:
        if owes_checks(raid, each):
            await check_space(table, each)


async def union_activation(table: Table[Raid, Box]) -> None:
    """C2-1 Every space that holds or adjoins an active combat unit is checked once."""
    raid, box = table.game, table.box
    near: set[SpaceId] = set()
    for unit in raid.active:
        if unit in box.combat:
            near.update(box.around[raid.where[unit]])
    for space in sorted(near, key=box.order.__getitem__):
        if owes_checks(raid, space):
            await check_space(table, space)
