"""5.0 A Preparation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vivac.box import put
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import CONTAINER, HOLDING, TRACK, Box, UnitId
from vivac.games.mosby.chapters.bystanders import capture
from vivac.games.mosby.chapters.cards import draw_cards, find_cannon, trim_hand
from vivac.games.mosby.chapters.forces import map_is_empty, on_map, to_container
from vivac.games.mosby.chapters.marching import march
from vivac.games.mosby.chapters.randomness import random_exit
from vivac.games.mosby.chapters.winning import TurnOver, score
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.games.mosby.game import MORE_EVENTS, MOSBY, NOWHERE, Raid
from vivac.table import D6, Action, Lit, Menu, Option, Refusal, Table, Test, at_place


async def prepare(table: Table[Raid, Box]) -> None:
    """A1 to A7, up to the first event."""
    raid = table.game
    table.tell("turn-begins", rule="A1-1", turn=raid.turn)
    reinforce_container(table)
    set_awareness(table)
    await place_mosby(table)
    if not map_is_empty(raid):
        await move_roaming_units(table)
    await recruit(table)
    await draw_action_cards(table)
    await count_events(table)


def reinforce_container(table: Table[Raid, Box]) -> None:
    """A1-1, A1-2 Reinforcements by Notoriety, and everything in the holding box."""
    raid, box = table.game, table.box
    arriving = list(raid.stack.get(HOLDING, ()))
    if raid.notoriety >= 2:
        fresh = [unit for unit in raid.stack.get(TRACK, ()) if box.reinforcement[unit] <= raid.notoriety]
        if fresh:
            table.tell("reinforced", rule="A1-1", count=len(fresh))
        arriving += fresh
    for unit in arriving:
        put(raid.where, raid.stack, unit, CONTAINER)


def set_awareness(table: Table[Raid, Box]) -> None:
    """A2-1"""
    raid = table.game
    raid.awareness = table.box.charts.union_awareness.at(raid.notoriety)
    table.tell("awareness", rule="A2-1", awareness=raid.awareness)


def safe_homes(box: Box, raid: Raid) -> Sequence[Option]:
    """A3-1 Confederacy spaces that are not behind the lines, not devastated and hold no Union unit."""
    lines, devastated, stack = raid.lines, raid.devastated, raid.stack
    if not devastated and box.grey.isdisjoint(lines) and box.grey.isdisjoint(stack):
        return every_home(box)
    return [
        PLACE(space)
        for space in box.confederacy
        if space not in lines and space not in devastated and space not in stack
    ]


@lru_cache(maxsize=4)
def every_home(box: Box) -> Sequence[Option]:
    return PLACE.each(box.confederacy)


def bars_place(box: Box, raid: Raid, space: SpaceId) -> Refusal | None:
    """A3-1 What is wrong with a space that is no safe home."""
    if space not in box.grey:
        return Refusal.because("place-not-home", "A3-1", space=space)
    if space in raid.lines:
        return Refusal.because("place-behind-lines", "A3-1", space=space)
    if space in raid.devastated:
        return Refusal.because("place-devastated", "A3-1", space=space)
    if space in raid.stack:
        return Refusal.because("place-occupied", "A3-1", space=space)
    return None


async def place_mosby(table: Table[Raid, Box]) -> None:
    """A3-1, A3-2"""
    if not safe_homes(table.box, table.game):
        table.tell("no-place-for-mosby", rule="A3-2")
        raise TurnOver
    await table.choose(MOSBY, PLACING)


async def gather(table: Table[Raid, Box], space: SpaceId) -> None:
    """A3-1 Mosby gathers his men; a Cannon hidden there may be fetched (8.3-2)."""
    raid = table.game
    raid.mosby = space
    table.tell("mosby-placed", rule="A3-1", space=space)
    if space == raid.cannon_at:
        await find_cannon(table)


PLACE: Action = Action(
    "place",
    "A3-1",
    of=("target",),
    lights=at_place,
    among=lambda box, _raid: PLACE.each(box.spaces),
    bars=bars_place,
    fast=safe_homes,
    do=gather,
)
PLACING = Menu("place", PLACE)


async def move_roaming_units(table: Table[Raid, Box]) -> None:
    """A4-1 Every unit outside the lines moves one random space, in the order the player chooses."""
    raid, box = table.game, table.box
    roaming = {raid.tags[unit]: unit for unit in on_map(box, raid) if raid.where[unit] not in raid.lines}
    while roaming:
        tag = await table.pick(MOSBY, "roam", ROAM, roaming)
        await move_roaming_unit(table, roaming.pop(tag))


def roaming_unit(_box: Box, raid: Raid, _viewer: str | None, tag: int) -> Lit:
    """A4-1 A unit named so that it is not given away."""
    space = next(raid.where[unit] for unit, each in raid.tags.items() if each == tag)
    return Lit(space, f"u{tag}", params={"target": str(tag), "space": space})


ROAM = Action("roam", "A4-1", of=("target",), lights=roaming_unit)


async def move_roaming_unit(table: Table[Raid, Box], unit: UnitId) -> None:
    """A4-2 to A4-4"""
    raid, box = table.game, table.box
    space = await random_exit(table, raid.where[unit])
    await march(table, unit, space)
    table.tell("roamed", rule="A4-1", space=space)
    if space in raid.forts:
        to_container(raid, unit)
    elif space == raid.mosby:
        if unit in box.combat:
            raid.seen.add(unit)
            await caught_in_preparation(table, unit)
        else:
            await capture(table, unit)


async def caught_in_preparation(table: Table[Raid, Box], unit: UnitId) -> None:
    """A4-2, A4-5 A combat unit stumbles on Mosby: no card helps, and the turn is over."""
    raid = table.game
    table.tell("caught", rule="A4-2", unit=unit)
    await casualty_check(table, cards=False)
    score(table, table.box.deed["caught_in_preparation"])
    raid.mosby = NOWHERE
    raise TurnOver


async def recruit(table: Table[Raid, Box]) -> None:
    """A5-1, A5-2 Guerrilla strength for the turn."""
    raid = table.game
    die = await table.roll(D6, "recruitment", lambda: Test("A5-1", "recruitment", (raid.notoriety,)))
    raid.strength = table.box.charts.recruitment.at(raid.notoriety, die)
    table.tell("recruited", rule="A5-1", strength=raid.strength)
    if not raid.strength:
        raise TurnOver


async def draw_action_cards(table: Table[Raid, Box]) -> None:
    """A6-1, A6-2"""
    raid = table.game
    health = "wounded" if raid.wounded else "healthy"
    await draw_cards(table, table.box.charts.action_cards.at(health, raid.notoriety))
    if len(raid.hand) > table.box.hand_limit:
        await trim_hand(table)


async def count_events(table: Table[Raid, Box]) -> None:
    """A7-1, 8.2-1 How many event cards are drawn; beyond the last there are none (5.2-1)."""
    raid = table.game
    more = 2 if raid.on(MORE_EVENTS) else 0
    die = await table.roll(D6, "events", lambda: Test("A7-1", die={"more-events": more}))
    raid.events_to_come = min(die + more, len(raid.events))
    table.tell("events-to-come", rule="A7-1", count=raid.events_to_come)
