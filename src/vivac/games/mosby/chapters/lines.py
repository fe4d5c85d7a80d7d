"""7.1 The Union lines: drawing units, status markers, restoring and extending the lines."""

from __future__ import annotations

from collections.abc import Iterable

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import BOXES, CONTAINER, Box, UnitId
from vivac.games.mosby.chapters.forces import look_at, place, to_container, unrevealed
from vivac.games.mosby.chapters.winning import score
from vivac.games.mosby.game import BLIND_ENTRY, NORTH_OF_POTOMAC, NOWHERE, Raid
from vivac.table import Table


async def draw_unit(
    table: Table[Raid, Box], why: str, *, secret: bool = False, space: SpaceId = NOWHERE
) -> UnitId | None:
    """Draw a Union unit; an empty container restores the lines first, and may yield none (7.1-R.4).

    The space it is drawn for, if it has just been revealed, stays so (7.1-R.3).
    """
    raid = table.game
    stack = raid.stack
    if CONTAINER not in stack:
        in_hand = space in raid.revealed
        restore_lines(table)
        if in_hand:
            raid.queried.discard(space)
            raid.revealed.add(space)
        if CONTAINER not in stack:
            return None
    return await table.draw(stack[CONTAINER], why, secret=secret)


async def draw_combat_unit(table: Table[Raid, Box], why: str, *, secret: bool = False) -> UnitId | None:
    """7.7-8 Draw until a combat unit appears, which is drawing among the combat units alone."""
    is_combat = table.box.combat.__contains__
    stack = table.game.stack
    pool: list[UnitId] = list(filter(is_combat, stack.get(CONTAINER, ())))
    if not pool:
        restore_lines(table)
        pool = list(filter(is_combat, stack.get(CONTAINER, ())))
        if not pool:
            return None
    return await table.draw(pool, why, secret=secret)


async def draw_into(table: Table[Raid, Box], space: SpaceId) -> None:
    """Draw the hidden unit of a space and lay it there face down; nobody has seen it yet."""
    unit = await draw_unit(table, "hidden-unit", secret=True, space=space)
    if unit is not None:
        place(table.game, unit, space)


def mark_revealed(table: Table[Raid, Box], space: SpaceId) -> None:
    """7.1-2 Turn or place the status marker of a space to show that it is revealed."""
    raid = table.game
    if space not in raid.queried:
        _need_marker(table)
    raid.queried.discard(space)
    raid.revealed.add(space)
    if raid.on(NORTH_OF_POTOMAC) and raid.turn >= 5 and space in table.box.north:  # 8.5-1
        beside_a_force = any(exit_ in raid.forts for exit_ in table.box.exits[space])
        score(table, 2 if beside_a_force else 1)


def mark_unrevealed(table: Table[Raid, Box], space: SpaceId) -> None:
    """7.1-4, 8.8-1 A status marker on its "?" side."""
    raid = table.game
    if space not in raid.queried:
        _need_marker(table)
        raid.queried.add(space)


def _need_marker(table: Table[Raid, Box]) -> None:
    """7.1-R (b) A marker is needed and all are on the map."""
    raid = table.game
    if len(raid.revealed) + len(raid.queried) >= table.box.status_markers:
        restore_lines(table)


def restore_lines(table: Table[Raid, Box], *, by_event: bool = False) -> None:
    """7.1-R Units go back to the container and the spaces behind the lines are unrevealed again."""
    raid, box = table.game, table.box
    for unit in [unit for where, units in raid.stack.items() if where not in BOXES for unit in units]:
        if by_event or unit not in raid.active or unit not in box.combat:
            to_container(raid, unit)
    raid.queried |= raid.revealed  # 7.1-R.2
    raid.queried -= box.lines
    raid.revealed.clear()
    table.tell("lines-restored", rule="7.1-R")


def scoutable(raid: Raid, spaces: Iterable[SpaceId]) -> list[SpaceId]:
    """6.1-1 Those of the spaces where there is something to learn: a hidden unit, or an inactive one."""
    lines, revealed, forts, stack, active = raid.lines, raid.revealed, raid.forts, raid.stack, raid.active
    return [
        space
        for space in spaces
        if (space in lines and space not in revealed and space not in forts)
        or (space in stack and not active.issuperset(stack[space]))
    ]


def examine(table: Table[Raid, Box], space: SpaceId) -> None:
    """Look at every inactive unit of a space; blanks go to the holding box."""
    raid = table.game
    for unit in raid.stack.get(space, ()):
        if unit not in raid.active:
            look_at(table, unit)


async def reveal_space(table: Table[Raid, Box], space: SpaceId) -> None:
    """6.1-5 Place the marker and draw the hidden unit if there is one, then look at everything inactive."""
    if unrevealed(table.game, space):
        mark_revealed(table, space)
        await draw_into(table, space)
    examine(table, space)


def extend_lines(table: Table[Raid, Box], group: int) -> list[SpaceId]:
    """7.1-4 The spaces of a group join the lines for good; those already behind them are left alone."""
    raid, box = table.game, table.box
    raid.extensions.add(group)
    joined = [space for space in box.charts.extend_lines.at(group) if space not in raid.lines]
    for space in joined:
        raid.lines.add(space)
        mark_unrevealed(table, space)
    table.tell("lines-extended", rule="7.1-4", spaces=" ".join(joined), count=len(joined))
    return joined


def place_large_force(table: Table[Raid, Box], space: SpaceId) -> None:
    """7.1-6 A Large Union Force marker: the space joins the lines and carries no status marker."""
    raid = table.game
    raid.lines.add(space)
    raid.forts.add(space)
    raid.revealed.discard(space)
    raid.queried.discard(space)
    table.tell("large-force-placed", rule="7.1-6", space=space)


def may_be_seen(raid: Raid, unit: UnitId) -> bool:
    """8.8-3 Under blind entry a unit cannot be captured before it has been seen."""
    return unit in raid.seen or not raid.on(BLIND_ENTRY)
