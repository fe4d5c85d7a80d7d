"""7.8 The Union wagon train and its escorts."""

from __future__ import annotations

from vivac.games.mosby.box.components import LOCAL_GUIDE
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import TRAIN, Box, UnitId
from vivac.games.mosby.chapters.activation import check
from vivac.games.mosby.chapters.cards import ask_to_play
from vivac.games.mosby.chapters.forces import activate, place, to_container, train_is_here
from vivac.games.mosby.chapters.lines import draw_combat_unit
from vivac.games.mosby.chapters.marching import march, search_for_cannon
from vivac.games.mosby.chapters.randomness import by_die
from vivac.games.mosby.game import NOWHERE, Raid
from vivac.table import Table

ESCORTS = 2  # 7.8-6


def train_sets_out(table: Table[Raid, Box]) -> None:
    """7.8-1 The train starts from Harpers Ferry with two escorts nobody has seen."""
    raid = table.game
    raid.train, raid.train_wrecked = table.box.train_from, False
    raid.escorts_unknown = ESCORTS
    table.tell("train-sets-out", rule="7.8-1", space=raid.train)


def train_leaves(table: Table[Raid, Box]) -> None:
    """7.8-12 The train leaves the map; its escorts, on the map or not, go to the container."""
    raid = table.game
    for unit in sorted(raid.escorts):
        to_container(raid, unit)
    raid.escorts_unknown = 0
    raid.train = NOWHERE
    table.tell("train-left", rule="7.8-12")


async def move_train(table: Table[Raid, Box]) -> list[UnitId]:
    """7.8-4, 7.8-5 One space onward unless Mosby is upon it; gone in the Round after arriving.

    Returns the active escorts that went with it (7.8-8).
    """
    raid, box = table.game, table.box
    if raid.train == NOWHERE or raid.train_wrecked or raid.train == raid.mosby:
        return []
    if raid.train == box.train_to:
        train_leaves(table)
        return []
    here = raid.train
    onward: SpaceId = await by_die(table, box.network.steps_toward(here, box.train_to))
    raid.train = onward
    table.tell("train-moved", rule="7.8-4", space=onward)
    with_it = [
        unit for unit in raid.stack.get(here, ()) if unit in raid.escorts and unit not in raid.regrouping
    ]
    for unit in with_it:
        await march(table, unit, onward)
    if onward == raid.cannon_at:
        await search_for_cannon(table)
    if onward == raid.mosby:
        await escort_checks(table)
    return with_it


async def escort_checks(table: Table[Raid, Box], bonus: int = 0) -> list[UnitId]:
    """7.8-7 One die for each inactive escort; Local Guide cancels the set (W-11)."""
    raid = table.game
    if not inactive_escorts(raid) or await ask_to_play(table, LOCAL_GUIDE, "escorts"):
        return []
    woken = []
    for unit in raid.stack.get(TRAIN, ()):
        if await check(table, raid.train, bonus):
            activate(table, unit, raid.train)
            woken.append(unit)
    for _ in range(raid.escorts_unknown):
        if await check(table, raid.train, bonus):
            woken += await call_escort(table)
    return woken


def inactive_escorts(raid: Raid) -> int:
    return raid.escorts_unknown + len(raid.stack.get(TRAIN, ()))


async def call_escort(table: Table[Raid, Box]) -> list[UnitId]:
    """7.8-6 An escort not seen before is drawn and placed active."""
    raid = table.game
    raid.escorts_unknown -= 1
    unit = await draw_combat_unit(table, "escort")
    if unit is None:
        return []
    activate(table, unit, raid.train)
    raid.escorts.add(unit)
    return [unit]


async def rouse_escorts(table: Table[Raid, Box], space: SpaceId) -> None:
    """7.8-9 When Mosby attacks at the train, both escorts fight, active or not."""
    raid = table.game
    if train_is_here(raid, space):
        for unit in raid.stack.get(TRAIN, ()):
            activate(table, unit, space)
        for _ in range(raid.escorts_unknown):
            await call_escort(table)


async def wreck_train(table: Table[Raid, Box]) -> None:
    """7.8-11 The train is burnt: escorts become ordinary units, those still asleep are laid out inactive."""
    raid = table.game
    raid.train_wrecked = True
    for unit in raid.stack.get(TRAIN, ()):
        place(raid, unit, raid.train)
    for _ in range(raid.escorts_unknown):
        drawn = await draw_combat_unit(table, "escort", secret=True)
        if drawn is not None:
            place(raid, drawn, raid.train)
    raid.escorts_unknown = 0
    raid.escorts.clear()
