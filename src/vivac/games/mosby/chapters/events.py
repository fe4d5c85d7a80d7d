"""E The event cards."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from vivac.games.mosby.box.components import EventId
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import ELIMINATED, Box, Event, UnitId
from vivac.games.mosby.chapters.combat import Occasion, Verdict, battle
from vivac.games.mosby.chapters.forces import activate, on_map, to_container, to_holding_box
from vivac.games.mosby.chapters.lines import (
    draw_combat_unit,
    draw_unit,
    extend_lines,
    place_large_force,
    restore_lines,
)
from vivac.games.mosby.chapters.marching import devastate, march
from vivac.games.mosby.chapters.randomness import random_exit
from vivac.games.mosby.chapters.wagon_train import train_sets_out
from vivac.games.mosby.chapters.winning import TurnOver, alarm, score
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.games.mosby.game import NOWHERE, UNION, Leader, Phase, Raid
from vivac.table import D6, Table, Test


async def turn_events(table: Table[Raid, Box]) -> Phase:
    """A7-1 Turn the event cards one by one; then Operations, or Rounds if the train is out (A7-4)."""
    raid = table.game
    while raid.events_to_come:
        await table.bookmark()
        raid.events_to_come -= 1
        card = await table.take(raid.events, "event-card")
        raid.events_spent.append(card)
        await resolve(table, card)
    return Phase.OPERATIONS if raid.train == NOWHERE else Phase.INITIATIVE


def resolve(table: Table[Raid, Box], card: EventId) -> Awaitable[None]:
    event: Event = table.box.events[card]
    table.tell(event.key, rule=event.rule, card=card)
    return EVENTS[event.kind.id](table, event)


# ---------------------------------------------------------------- points, men and news


async def points(table: Table[Raid, Box], event: Event) -> None:
    """Points, if Mosby is famous enough; some cards have another figure for the famous."""
    raid, kind = table.game, event.kind
    if raid.notoriety >= event.min_notoriety:
        famous = kind.famous_from and raid.notoriety >= kind.famous_from
        score(table, kind.famous_points if famous else event.points)
    if kind.awareness:
        alarm(table, kind.awareness)


async def recruits(table: Table[Raid, Box], event: Event) -> None:
    if table.game.notoriety >= event.min_notoriety:
        change_strength(table, event.kind.strength)


async def men_leave(table: Table[Raid, Box], event: Event) -> None:
    """Sickness and recalls; at strength 0 the turn ends (A7-3)."""
    if table.game.strength >= event.kind.min_strength:
        change_strength(table, event.kind.strength)
        if not table.game.strength:
            raise TurnOver


def change_strength(table: Table[Raid, Box], change: int) -> None:
    table.game.strength += change
    table.tell("strength", rule="A5-1", strength=table.game.strength)


async def command_shake_up(table: Table[Raid, Box], _event: Event) -> None:
    table.game.awareness = table.box.awareness.low
    table.tell("awareness", rule="E-command_shake_up", awareness=table.game.awareness)


async def mosby_trapped(table: Table[Raid, Box], _event: Event) -> None:
    await casualty_check(table)


async def lee_needs_information(table: Table[Raid, Box], event: Event) -> None:
    if table.game.turn >= event.kind.min_turn:
        table.game.lee_waits = True


# ---------------------------------------------------------------- the map


async def leader(table: Table[Raid, Box], event: Event) -> None:
    """The first card places the leader free; the second removes him if he is still free."""
    raid, who = table.game, event.kind.leader
    if raid.leaders[who] == Leader.ABSENT:
        raid.leaders[who] = Leader.FREE
        table.tell("leader-arrives", rule=event.rule, leader=who, space=event.space)
    elif raid.leaders[who] == Leader.FREE:
        raid.leaders[who] = Leader.GONE
        table.tell("leader-departs", rule=event.rule, leader=who)


async def depot(table: Table[Raid, Box], event: Event) -> None:
    """A random unseen marker."""
    raid = table.game
    value = await table.draw(raid.depot_values, "depot", secret=True)
    raid.depot_values.remove(value)
    raid.depots[event.space] = value
    table.tell("depot-placed", rule="E-depot", space=event.space)


async def large_union_force(table: Table[Raid, Box], event: Event) -> None:
    place_large_force(table, event.space)


async def repair_railroads(table: Table[Raid, Box], _event: Event) -> None:
    table.game.rails_down.clear()


async def repair_bridges(table: Table[Raid, Box], _event: Event) -> None:
    table.game.bridges_down.clear()


async def rebuild(table: Table[Raid, Box], _event: Event) -> None:
    table.game.devastated.clear()


async def restore(table: Table[Raid, Box], _event: Event) -> None:
    restore_lines(table, by_event=True)


async def raze(table: Table[Raid, Box], _event: Event) -> None:
    """Devastation in each Confederacy space occupied by a Union unit of any kind, seen or not."""
    for space in table.box.confederacy:
        if space in table.game.stack:
            devastate(table, space)


async def reorganisation(table: Table[Raid, Box], _event: Event) -> None:
    raid, box = table.game, table.box
    for unit in on_map(box, raid):
        here = raid.where[unit]  # whose counter it is, nobody may know
        die = await table.roll(
            D6, "reorganisation", partial(Test, "E-reorganisation", "reorganisation", at=here)
        )
        if box.charts.reorganisation.at(die) == "returns":
            to_container(raid, unit)


async def wagon_train(table: Table[Raid, Box], _event: Event) -> None:
    train_sets_out(table)


async def extend(table: Table[Raid, Box], _event: Event) -> None:
    """7.1-4, 7.1-5"""
    raid, box = table.game, table.box
    if len(raid.extensions) == len(box.charts.extend_lines.cells):
        return
    group = await table.roll(D6, "extend-lines", an_extension)
    while group in raid.extensions:
        group = await table.roll(D6, "extend-lines", an_extension)
    if raid.mosby in extend_lines(table, group):
        await overrun(table)


def an_extension() -> Test:
    return Test("7.1-4", "extend_lines")


async def overrun(table: Table[Raid, Box]) -> None:
    """7.1-5 The lines reach Mosby: draw a unit and meet it."""
    raid, box = table.game, table.box
    unit = await draw_unit(table, "overrun")
    if unit is None:
        return
    if unit in box.combat:
        activate(table, unit, raid.mosby)
        await event_combat(table, unit)
        to_container_unless_eliminated(raid, unit)
    else:
        to_holding_box(raid, unit)
        kind = box.units[unit].kind
        if kind != "blank":
            score(table, box.deed[kind])


# ---------------------------------------------------------------- combats of the event step


async def event_combat(table: Table[Raid, Box], unit: UnitId, sweep: int = 0) -> Verdict:
    """The Union attacks; its unit returns to the container whatever happens, and defeat ends the turn."""
    verdict = await battle(table, [unit], UNION, Occasion.EVENT, sweep=sweep)
    if verdict in (Verdict.LOST, Verdict.FLED):
        to_container_unless_eliminated(table.game, unit)
        raise TurnOver
    return verdict


def to_container_unless_eliminated(raid: Raid, unit: UnitId) -> None:
    if raid.where[unit] != ELIMINATED:
        to_container(raid, unit)


async def sweep(table: Table[Raid, Box], event: Event) -> None:
    """E-sweep.1 to E-sweep.4"""
    raid, box = table.game, table.box
    figures = box.charts.sweep_figures.cells
    die = await table.roll(D6, "sweep", lambda: Test("E-sweep.1", "sweep", (event.sweep,), by=(UNION,)))
    space: SpaceId = box.charts.sweep.at(event.sweep, die)
    unit = await draw_combat_unit(table, "sweep")
    if unit is None:
        return  # 7.1-R.4: void, its devastation included
    activate(table, unit, space)
    devastate(table, space)
    ignored = False  # 7.2-H.6: hidden from, Mosby is passed by
    for moves_left in range(figures["random_spaces"], -1, -1):
        if space == raid.mosby and not ignored:
            if await event_combat(table, unit, figures["combat_modifier"]) is Verdict.WON:
                break
            ignored = True
        if moves_left:
            space = await random_exit(table, space)
            await march(table, unit, space)
            devastate(table, space)
    to_container_unless_eliminated(raid, unit)


EVENTS: dict[str, Callable[[Table[Raid, Box], Event], Awaitable[None]]] = {
    "recruits": recruits,
    "picnic": points,
    "colonel_dulaney": leader,
    "general_stoughton": leader,
    "extend_lines": extend,
    "gilmor": points,
    "lock_of_hair": points,
    "lee_needs_information": lee_needs_information,
    "longstreet": points,
    "mosby_trapped": mosby_trapped,
    "depot": depot,
    "large_union_force": large_union_force,
    "newspapers": points,
    "repair_railroads": repair_railroads,
    "repair_bridges": repair_bridges,
    "rebuild": rebuild,
    "restore_lines": restore,
    "raze": raze,
    "sickness": men_leave,
    "men_recalled": men_leave,
    "reprisals": points,
    "command_shake_up": command_shake_up,
    "bribe_offer": points,
    "trains_with_families": points,
    "reorganisation": reorganisation,
    "sweep": sweep,
    "wagon_train": wagon_train,
}
