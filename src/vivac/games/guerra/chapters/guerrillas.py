"""10.1 Guerrillas and the operations against them."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import repression, take_stock
from vivac.games.guerra.chapters.answers import DONE
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
from vivac.games.guerra.chapters.losses import bereaved
from vivac.games.guerra.chapters.paying import friction, pay
from vivac.games.guerra.game import LOOSE, LOOSE_GUERRILLAS, War
from vivac.table import D6, Option, Refusal, Table

# ---------------------------------------------------------------- 3g changing mode


def bars_mode(box: Box, war: War, unit: UnitId) -> Refusal | None:
    """10.1-1 Only militia, never in a city, and once in the step."""
    if unit not in box.militia or box.side[unit] != war.side:
        return Refusal.because("not-militia", "10.1-1")
    if war.where[unit] not in box.area:
        return Refusal.because("guerrilla-in-city", "6.7-1")
    if unit in war.finished:
        return Refusal.because("already-changed", "10.1-1")
    return None


def mode_options(box: Box, war: War) -> list[Option]:
    return [
        Option("emerge" if unit in war.guerrillas else "hide", unit)
        for area in box.area
        for unit in war.stack.get(area, ())
        if unit in box.militia and box.side[unit] == war.side and unit not in war.finished
    ]


async def change_mode(table: Table[War]) -> bool:
    """10.1-1 One militia takes to the hills or comes down; false when the side is done."""
    war, box = table.game, table.box
    answer = await table.ask(war.side, "guerrillas", lambda: [*mode_options(box, war), DONE])
    if answer == DONE:
        return False
    unit = str(answer[1])
    war.finished.add(unit)
    label = war.label.pop(unit, LOOSE)
    if unit in war.guerrillas:
        war.guerrillas.discard(unit)
        table.tell("guerrilla-emerges", rule="10.1-1", unit=unit, area=war.where[unit])
    else:
        war.guerrillas.add(unit)
        war.label[unit] = LOOSE_GUERRILLAS
        lift(box, war, (unit,))  # 10.1-9 guerrillas besiege nobody
        table.tell("guerrilla-hides", rule="10.1-1", unit=unit, area=war.where[unit])
    keep_marker(box, war, label)
    await take_stock(table, war.where[unit])
    return True


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


def bars_hunt(box: Box, war: War, label: int) -> Refusal | None:
    if not war.active:
        return Refusal.because("nobody-active", "3.3-1")
    if label not in hunted(box, war):
        return Refusal.because("nobody-to-hunt", "10.1-8")
    if war.ops < box.op["hunt"]:
        return Refusal.because("not-enough-ops", "3.3-14", needed=box.op["hunt"], left=war.ops)
    return None


def hunts(box: Box, war: War) -> list[Option]:
    if war.ops < box.op["hunt"]:
        return []
    return [Option("hunt", label) for label in hunted(box, war)]


async def hunt(table: Table[War], label: int) -> None:
    """10.1-5 A counter-guerrilla operation against one stack."""
    war, box = table.game, table.box
    side, area = box.side[war.active[0]], war.where[war.active[0]]
    enemy = OTHER[side]
    stack = members(box, war, enemy, area, label)
    patriots = units_in_area(box, war, PATRIOT, area)
    hunters = list(war.active)
    pay(war, box.op["hunt"])
    show(table, hunters)
    modifiers = {
        "partidarios": int(any(unit in box.partidarios for unit in hunters)),
        "all-militia": -int(all(unit in box.militia for unit in stack if unit in box.land_units)),
        "friction": friction(box, war),
    }
    die = await table.roll(D6, "hunt")
    result = box.charts.counter_guerrilla.at(die + sum(modifiers.values()))
    table.tell("hunt", rule="10.1-5", side=side, area=area, result=result, modifiers=modifiers)
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


async def ambushed(table: Table[War], side: str) -> None:
    """10.1-8 The hunter chooses the step he loses."""
    war, box = table.game, table.box
    options = [box.lose[unit] for unit in war.active if unit in box.land_units]
    answer = await table.ask(PLAYER[side], "losses", options, steps=1)
    force = list(war.active)
    gone = lose_step(box, war, str(answer[1]))
    table.tell("unit-eliminated" if gone else "unit-reduced", rule="10.1-8", unit=str(answer[1]))
    await bereaved(table, force)
