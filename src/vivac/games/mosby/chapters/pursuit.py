"""7.3 The Union's action: every active unit rolls, moves, and attacks if it finds Mosby."""

from __future__ import annotations

from dataclasses import dataclass, field

from vivac.games.mosby.box.components import HIDE, Order
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import BOXES, Box, UnitId
from vivac.games.mosby.chapters.bystanders import bystander_enters, capture, wake_all, withdraw
from vivac.games.mosby.chapters.cards import PLAY, play_card
from vivac.games.mosby.chapters.combat import Occasion, Verdict, battle
from vivac.games.mosby.chapters.disbanding import DISBAND, bars_disband, disband
from vivac.games.mosby.chapters.forces import active_combat, deactivate, has_inactive, on_map, to_container
from vivac.games.mosby.chapters.hiding import bars_hide, hide, hide_resolves, is_found, pursued
from vivac.games.mosby.chapters.marching import march
from vivac.games.mosby.chapters.randomness import by_die, random_exit
from vivac.games.mosby.chapters.wagon_train import move_train
from vivac.games.mosby.chapters.winning import TurnOver
from vivac.games.mosby.game import (
    FORD_IS_ONE_SPACE,
    HIDE_AS_ACTION,
    HIDE_MAY_FAIL,
    MOSBY,
    NOWHERE,
    UNION,
    Raid,
)
from vivac.table import D6, Action, Lit, Option, Table, Test, by_verb

TOWARD_TRAIN = Order("toward_train", 3)  # 7.8-8
FARTHEST = 4  # 7.3-3: no unit moves more spaces in one action


@dataclass(slots=True)
class Pursuit:
    """What happened in one Union action step."""

    acted: set[UnitId] = field(default_factory=set)
    regrouped: set[UnitId] = field(default_factory=set)
    came_from: dict[UnitId, SpaceId] = field(default_factory=dict)
    found_mosby: list[UnitId] = field(default_factory=list)  # entered his space


async def union_acts(table: Table[Raid, Box]) -> None:
    """7.3-1 The train, then non-combat units, then combat units; combat when all have moved (7.3-7)."""
    raid, pursuit = table.game, Pursuit()
    started = raid.train
    for unit in await move_train(table):
        pursuit.came_from[unit] = started
        if raid.where[unit] == raid.mosby:
            pursuit.found_mosby.append(unit)
    await each_acts(table, pursuit, combat=False)
    await each_acts(table, pursuit, combat=True)
    if raid.hidden:
        await search_for_hidden(table, pursuit)
    else:
        await attack_mosby(table, pursuit)


async def each_acts(table: Table[Raid, Box], pursuit: Pursuit, *, combat: bool) -> None:
    """7.3-1, C3-2 Whoever of a group is active acts once, in the order the player chooses."""
    raid, box = table.game, table.box
    while True:
        waiting = [
            unit for unit in raid.active if (unit in box.combat) is combat and unit not in pursuit.acted
        ]
        if not waiting:
            return
        if len(waiting) > 1:
            waiting = [unit for unit in on_map(box, raid) if unit in set(waiting)]
        options, acts = ACT.each(waiting), ACT.by_verb
        if could_reach_mosby(box, raid, waiting):
            options += ways_out(box, raid)
            acts = ACT_OR_WAYS_OUT
        answer = await table.ask(MOSBY, "union-unit", options, acts=acts)
        if answer == DISBAND():
            disband(table)
        elif answer == PLAY("hide"):
            play_card(table, HIDE)
            hide(table)
            continue
        unit = UnitId(str(answer[1]))
        pursuit.acted.add(unit)
        if combat:
            await combat_unit_acts(table, pursuit, unit)
        else:
            await bystander_acts(table, pursuit, unit)


def could_reach_mosby(box: Box, raid: Raid, waiting: list[UnitId]) -> bool:
    near = box.network.distance[raid.mosby]
    return any(near[raid.where[unit]] <= FARTHEST and unit not in raid.regrouping for unit in waiting)


def ways_out(box: Box, raid: Raid) -> list[Option]:
    """6.6-5, 7.2-H Before a unit that could reach Mosby acts, he may slip away or go to ground."""
    ways = [DISBAND()] if bars_disband(box, raid) is None else []
    if "hide" in raid.hand and not raid.hidden and not raid.on(HIDE_AS_ACTION) and bars_hide(raid) is None:
        ways.append(PLAY("hide"))
    return ways


def acting_unit(_box: Box, raid: Raid, _viewer: str | None, unit: UnitId) -> Lit:
    space = raid.where[unit]
    return Lit(space, f"u{raid.tags[unit]}", params={"space": space})


ACT = Action("act", "7.3-1", of=("target",), lights=acting_unit)
ACT_OR_WAYS_OUT = by_verb(ACT, DISBAND, PLAY)


# ---------------------------------------------------------------- one unit


async def bystander_acts(table: Table[Raid, Box], pursuit: Pursuit, unit: UnitId) -> None:
    """7.3-4, 7.7 A picket, courier or sutler."""
    raid, box = table.game, table.box
    here = raid.where[unit]
    if unit in box.pickets and has_inactive(raid, here):  # 7.7-5
        table.tell("alarm", rule="7.7-5", space=here)
        wake_all(table, here)
        to_container(raid, unit)
    elif here == raid.mosby and not raid.hidden and active_combat(box, raid, here):  # 7.7-6
        withdraw(table, unit)
    else:
        await follow_order(table, pursuit, unit, await order_for(table, unit, "non_combat"))


async def combat_unit_acts(table: Table[Raid, Box], pursuit: Pursuit, unit: UnitId) -> None:
    raid = table.game
    if unit in raid.regrouping:  # 7.3-2
        raid.regrouping.discard(unit)
        pursuit.regrouped.add(unit)
        table.tell("regrouped", rule="7.3-2", unit=unit, space=raid.where[unit])
    elif raid.where[unit] == raid.mosby:  # 7.3-6
        order = await order_for(table, unit, "combat")
        if order.do == "deactivate":
            await follow_order(table, pursuit, unit, order)
    elif unit in raid.escorts:  # 7.8-8
        if raid.where[unit] != raid.train:
            await follow_order(table, pursuit, unit, TOWARD_TRAIN)
    else:
        await follow_order(table, pursuit, unit, await order_for(table, unit, "combat"))


async def order_for(table: Table[Raid, Box], unit: UnitId, column: str) -> Order:
    """7.3-3, 7.3-4 The movement die."""
    here = table.game.where[unit]
    die = await table.roll(
        D6, "union-movement", lambda: Test("7.3-3", "union_movement", (column,), by=(unit,), at=here)
    )
    order: Order = table.box.orders[column][die]
    table.tell("union-order", rule="7.3-3", unit=unit, die=die, order=order.do)
    return order


async def follow_order(table: Table[Raid, Box], pursuit: Pursuit, unit: UnitId, order: Order) -> None:
    """Move space by space until the order is done, the unit is stopped, or it leaves the map."""
    raid, box = table.game, table.box
    if order.do == "deactivate":
        table.tell("stands-down", rule="7.2-6", unit=unit, space=raid.where[unit])
        deactivate(raid, unit)
        return
    for moved in range(order.spaces):
        here = raid.where[unit]
        to = await next_space(table, unit, order.do)
        ford = (here, to) in box.fords
        if to == NOWHERE or (ford and moved):  # 7.3-9
            return
        await march(table, unit, to)
        pursuit.came_from[unit] = here
        table.tell("union-moved", rule="7.3-5", unit=unit, space=to)
        if await stops_in(table, pursuit, unit, to, order) or (ford and not raid.on(FORD_IS_ONE_SPACE)):
            return


async def next_space(table: Table[Raid, Box], unit: UnitId, do: str) -> SpaceId:
    """7.3-5, 7.4 The next space of a unit by its order; NOWHERE if it goes no farther."""
    raid, network = table.game, table.box.network
    here = raid.where[unit]
    match do:
        case "random":
            return await random_exit(table, here)
        case "toward_mosby":
            ways = network.steps_toward(here, raid.mosby)
        case "toward_train":
            ways = network.steps_toward(here, raid.train)
        case "toward_nearest_union":
            ways = network.steps_toward_nearest(here, help_near(raid))
        case _:
            ways = network.steps_away(here, raid.mosby)
    return await by_die(table, ways) if ways else NOWHERE


def help_near(raid: Raid) -> set[SpaceId]:
    """7.3-8 Every space with a Union unit on the map or a Large Union Force."""
    return raid.forts.union(place for place in raid.stack if place not in BOXES)


async def stops_in(
    table: Table[Raid, Box], pursuit: Pursuit, unit: UnitId, space: SpaceId, order: Order
) -> bool:
    """7.3-7, 7.3-8, 7.7-9 Whether a space just entered ends the move."""
    raid, box = table.game, table.box
    if space == raid.mosby:
        pursuit.found_mosby.append(unit)
    if unit in box.combat:
        return space == raid.mosby
    if await bystander_enters(table, unit, space):
        return True
    return order.do == "toward_nearest_union" and len(raid.stack[space]) > 1


# ---------------------------------------------------------------- when all have moved


async def attack_mosby(table: Table[Raid, Box], pursuit: Pursuit) -> None:
    """6.5-3 The active combat units in Mosby's space attack together."""
    raid, box = table.game, table.box
    force = [
        unit
        for unit in active_combat(box, raid, raid.mosby)
        if unit not in pursuit.regrouped
        and (unit not in raid.passed_by or unit in pursuit.came_from)  # A-ames.3: who rode in again fights
    ]
    if force:
        await union_attack(table, force, pursuit)


async def union_attack(table: Table[Raid, Box], force: list[UnitId], pursuit: Pursuit) -> None:
    verdict = await battle(table, force, UNION, Occasion.ROUNDS, pursuit.came_from)
    if verdict in (Verdict.LOST, Verdict.FLED):
        raise TurnOver
    if verdict is Verdict.HIDDEN:  # 7.2-H.5
        await hide_resolves(table)


async def search_for_hidden(table: Table[Raid, Box], pursuit: Pursuit) -> None:
    """7.2-H.3; under 8.3 whoever rode into his space may find him first."""
    raid, box = table.game, table.box
    if raid.on(HIDE_MAY_FAIL) and pursuit.found_mosby and await is_found(table):
        for unit in pursuit.found_mosby:
            if raid.where[unit] == raid.mosby and unit in raid.active and unit not in box.combat:
                await capture(table, unit)
        force = [unit for unit in active_combat(box, raid, raid.mosby) if unit in pursuit.found_mosby]
        if force:
            await union_attack(table, force, pursuit)
    elif pursued(table):
        await hide_resolves(table)
