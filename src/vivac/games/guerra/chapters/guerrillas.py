"""10.1 Guerrillas and the operations against them."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import repression, take_stock
from vivac.games.guerra.chapters.choices import DONE, TARGET, at_force, at_unit, enemy_side, own_area
from vivac.games.guerra.chapters.forces import (
    OTHER,
    PLAYER,
    fighting,
    forces,
    keep_marker,
    leave_play,
    lift,
    lose_step,
    members,
    units_in_area,
)
from vivac.games.guerra.chapters.intelligence import hide_again, show
from vivac.games.guerra.chapters.leaders import boves_fights
from vivac.games.guerra.chapters.losses import LOSE, bereaved
from vivac.games.guerra.chapters.movement import BLOCKADING, is_blockading
from vivac.games.guerra.chapters.paying import friction, ops_for, pay
from vivac.games.guerra.game import LOOSE, LOOSE_GUERRILLAS, War
from vivac.table import D6, Action, Menu, Option, Refusal, Table, Test

# ---------------------------------------------------------------- 3g changing mode


def bars_mode(box: Box, war: War, unit: UnitId) -> Refusal | None:
    """10.1-1 Only militia, never in a city, and once in the step."""
    if unit not in box.militia:
        return Refusal.because("not-militia", "10.1-1")
    if war.where[unit] not in box.area:
        return Refusal.because("guerrilla-in-city", "6.7-1")
    if unit in war.finished:
        return Refusal.because("already-changed", "10.1-1")
    return None


def on_the_map(box: Box, war: War) -> list[UnitId]:
    """The land units of the side whose step it is."""
    return [
        unit for unit in box.land_units if box.side[unit] == war.side and war.where[unit] not in box.off_board
    ]


def mode_options(box: Box, war: War) -> list[Option]:
    """10.1-1 All militia in the field that may still change its mode, found at one look; or done."""
    found = [
        EMERGE(unit) if unit in war.guerrillas else HIDE(unit)
        for area in box.area
        for unit in war.stack.get(area, ())
        if unit in box.militia and box.side[unit] == war.side and unit not in war.finished
    ]
    return [*found, DONE()]


async def change_mode(table: Table[War, Box]) -> bool:
    """10.1-1 One militia takes to the hills or comes down; false when the side is done."""
    return await table.choose(table.game.side, CHANGE_OF_MODE) != DONE()


async def take_to_the_hills(table: Table[War, Box], unit: UnitId) -> None:
    """10.1-1 Into guerrilla mode; 10.1-9 guerrillas besiege nobody."""
    war = table.game
    label = war.label.get(unit, LOOSE)
    war.guerrillas.add(unit)
    war.label[unit] = LOOSE_GUERRILLAS
    lift(table.box, war, (unit,))
    table.tell("guerrilla-hides", rule="10.1-1", unit=unit, area=war.where[unit])
    await mode_changed(table, unit, label)


async def come_down(table: Table[War, Box], unit: UnitId) -> None:
    """10.1-1 Out of guerrilla mode."""
    war = table.game
    label = war.label.pop(unit, LOOSE)
    war.guerrillas.discard(unit)
    table.tell("guerrilla-emerges", rule="10.1-1", unit=unit, area=war.where[unit])
    await mode_changed(table, unit, label)


async def mode_changed(table: Table[War, Box], unit: UnitId, label: int) -> None:
    """10.1-1 Done for this step; the marker of the force it left may come off."""
    war = table.game
    war.finished.add(unit)
    keep_marker(table.box, war, label)
    await take_stock(table, table.box.ground[war.where[unit]])


HIDE: Action = Action(
    "hide",
    "10.1-1",
    of=TARGET,
    lights=at_unit,
    among=lambda box, war: [HIDE(unit) for unit in on_the_map(box, war) if unit not in war.guerrillas],
    bars=bars_mode,
    do=take_to_the_hills,
)
EMERGE: Action = Action(
    "emerge",
    "10.1-1",
    of=TARGET,
    lights=at_unit,
    among=lambda box, war: [EMERGE(unit) for unit in on_the_map(box, war) if unit in war.guerrillas],
    bars=bars_mode,
    do=come_down,
)
CHANGE_OF_MODE = Menu("guerrillas", HIDE, EMERGE, DONE, fast=mode_options)

# ---------------------------------------------------------------- counter-guerrilla operations


def hunted(box: Box, war: War) -> list[int]:
    """10.1-5, 10.1-8 Enemy guerrilla stacks in the field with a non-guerrilla unit of the active force."""
    unit = war.active[0]
    here, side = war.where[unit], box.side[unit]
    if here not in box.area or side not in (ROYALIST, PATRIOT) or not fighting(box, war, war.active):
        return []
    if not any(other in war.guerrillas for other in war.stack[here]):
        return []
    return [
        label
        for label, units in forces(box, war, OTHER[side], here).items()
        if any(other in war.guerrillas for other in units)
    ]


def stacks_to_hunt(box: Box, war: War) -> list[int]:
    """The enemy forces in the field of the area, guerrillas or not."""
    return [*forces(box, war, enemy_side(box, war), own_area(box, war))]


def bars_hunt(box: Box, war: War, label: int) -> Refusal | None:
    """10.1-5, 10.1-8 What keeps the active force from hunting a stack."""
    if is_blockading(war):
        return BLOCKADING
    if label not in hunted(box, war):
        return Refusal.because("nobody-to-hunt", "10.1-8")
    if war.ops < box.op["hunt"]:
        return Refusal.because("not-enough-ops", "3.3-14", needed=box.op["hunt"], left=war.ops)
    return None


def hunts(box: Box, war: War) -> list[Option]:
    if war.ops < box.op["hunt"]:
        return []
    return [*map(HUNT, hunted(box, war))]


async def hunt(table: Table[War, Box], label: int) -> None:
    """10.1-5 A counter-guerrilla operation against one stack."""
    war, box = table.game, table.box
    side, area = box.side[war.active[0]], box.ground[war.where[war.active[0]]]
    enemy = OTHER[side]
    stack = members(box, war, enemy, area, label)
    patriots = units_in_area(box, war, PATRIOT, area)
    hunters = list(war.active)
    pay(war, box.op["hunt"])
    show(table, hunters)
    terms = {
        "partidarios": int(any(unit in box.partidarios for unit in hunters)),
        "all-militia": -int(all(unit in box.militia for unit in stack if unit in box.land_units)),
        "friction": friction(box, war),
    }
    test = Test("10.1-5", "counter_guerrilla", die=terms, by=tuple(hunters), against=tuple(stack), at=area)
    result = box.charts.counter_guerrilla.at(test.total(await table.roll(D6, "hunt", lambda: test)))
    table.tell("hunt", rule="10.1-5", side=side, area=area, result=result)
    if result == "ambush":
        await ambushed(table, side)
    elif result == "dispersed":
        war.dispersed.update(unit for unit in stack if unit in war.guerrillas)
    elif result == "eliminated":  # 10.1-6
        for unit in stack:
            if unit in box.land_units:
                leave_play(box, war, unit)
        await bereaved(table, stack)
        await repression(table, area, patriots, by=(side,))
    await boves_fights(table, hunters)
    await boves_fights(table, stack)
    hide_again(war)
    await take_stock(table, area)


async def ambushed(table: Table[War, Box], side: str) -> None:
    """10.1-8 The hunter chooses the step he loses."""
    war, box = table.game, table.box
    force = list(war.active)
    troops = [unit for unit in force if unit in box.land_units]
    unit = await table.pick(PLAYER[side], "losses", LOSE, troops, steps=1, place=war.where[force[0]])
    gone = lose_step(box, war, unit)
    table.tell("unit-eliminated" if gone else "unit-reduced", rule="10.1-8", unit=unit)
    await bereaved(table, force)


HUNT: Action = Action(
    "hunt",
    "10.1-5",
    of=TARGET,
    lights=lambda box, war, viewer, label: at_force(
        box, war, viewer, enemy_side(box, war), own_area(box, war), label
    ),
    among=lambda box, war: [*map(HUNT, stacks_to_hunt(box, war))],
    bars=bars_hunt,
    do=hunt,
    costs=ops_for("hunt", strains=True),
)
