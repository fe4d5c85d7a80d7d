"""8.7, 8.9 What a prisoner tells and what a burning depot holds (optional rules)."""

from __future__ import annotations

from vivac.games.mosby.box.components import Spoil
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.cards import DECLINE, draw_cards, trim_hand
from vivac.games.mosby.chapters.lines import reveal_space, scoutable
from vivac.games.mosby.chapters.winning import score
from vivac.games.mosby.game import MOSBY, Raid
from vivac.table import D6, Action, Table, Test, at_place, by_verb

INTERROGATE = Action("interrogate", "8.7-1")
INTERROGATE_OR_NOT = by_verb(INTERROGATE, DECLINE)
EXAMINE = Action("examine", "8.9-2", of=("target",), lights=at_place)


async def interrogate(table: Table[Raid, Box]) -> None:
    """8.7-1 The player may question whoever he has just captured."""
    answer = await table.ask(MOSBY, "interrogate", (INTERROGATE(), DECLINE()), acts=INTERROGATE_OR_NOT)
    if answer == INTERROGATE():
        die = await table.roll(D6, "interrogation", lambda: Test("8.7-1", "interrogation", by=(MOSBY,)))
        table.tell("interrogated", rule="8.7-1", die=die)
        await collect(table, table.box.charts.interrogation.at(die))


async def search_depot(table: Table[Raid, Box]) -> None:
    """8.9-1 What the depot holds; it is carried off on leaving the space (8.9-3)."""
    raid = table.game
    raid.depot_load = await table.roll(
        D6, "depot-contents", lambda: Test("8.9-1", "depot_contents", at=raid.mosby)
    )
    table.tell("depot-searched", rule="8.9-1", die=raid.depot_load)


async def carry_off(table: Table[Raid, Box]) -> None:
    """8.9-3 Mosby leaves the space of the depot with whatever it held."""
    load: Spoil = table.box.charts.depot_contents.at(table.game.depot_load)
    table.game.depot_load = 0
    await collect(table, load)


async def collect(table: Table[Raid, Box], spoil: Spoil) -> None:
    raid = table.game
    match spoil.effect:
        case "points":
            score(table, spoil.value)
        case "movement":
            raid.movement_bonus += spoil.value
            table.tell("fresh-horses", rule="8.9-2")
        case "combat_die":
            raid.combat_bonus += spoil.value
            table.tell("fresh-pistols", rule="8.9-2")
        case "draw_action_card":
            await draw_cards(table, spoil.count)
            await trim_hand(table)
        case "examine_adjacent":
            await examine_adjacent(table, spoil.count)


async def examine_adjacent(table: Table[Raid, Box], count: int) -> None:
    """8.9-2 Look into adjacent spaces of the player's choice, without die or checks."""
    raid, box = table.game, table.box
    for _ in range(count):
        worth_it = scoutable(raid, box.exits[raid.mosby])
        if not worth_it:
            return
        space = await table.pick(MOSBY, "examine", EXAMINE, worth_it, DECLINE)
        if space is None:
            return
        await reveal_space(table, space)
