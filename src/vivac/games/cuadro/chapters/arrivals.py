"""15.2 Reinforcements."""

from __future__ import annotations

from vivac.games.cuadro.box.unpacking import RESERVE, Field
from vivac.games.cuadro.chapters.answers import come, wait
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.terrain import INFANTRY
from vivac.games.cuadro.chapters.troops import misfit
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import Table


async def announce(table: Table[Battle]) -> None:
    """15.2 Groups whose turn it is; where the turn is free the owner says whether they come."""
    game, field = table.game, field_of(table)
    for number, group in enumerate(field.scenario.reinforcement):
        if group.side != game.player or number in game.coming or game.turn < group.turn:
            continue
        if all(game.where[counter] != RESERVE for counter in group.counters):
            continue
        if group.free:
            options = (come(number), wait(number))
            if await table.ask(game.player, "come", options, group=f"group-{number}") == options[1]:
                continue
        game.coming.add(number)
        table.tell("coming", rule="15.2", group=f"group-{number}")


def arriving(field: Field, game: Battle) -> list[str]:
    """Counters of the phasing side that may enter now; 17.9 an absent chief comes with the first group."""
    if not game.coming:
        return []
    groups = field.scenario.reinforcement
    found = [
        counter
        for number in sorted(game.coming)
        if groups[number].side == game.player
        for counter in groups[number].counters
        if game.where[counter] == RESERVE
    ]
    if any(groups[number].side == game.player for number in game.coming):
        found += [
            chief
            for chief in field.scenario.absent_chief
            if field.side[chief] == game.player and game.where[chief] == RESERVE and chief not in found
        ]
    return found


def entries(field: Field, game: Battle, counter: str) -> list[Hex]:
    """15.2 The entry hexes of a counter."""
    groups = field.scenario.reinforcement
    coming = [groups[number] for number in sorted(game.coming) if groups[number].side == game.player]
    own = [group for group in coming if counter in group.counters] or coming
    return list(dict.fromkeys(hex_ for group in own for hex_ in group.entry))


def entry_cost(field: Field, arm: str, hex_: Hex) -> int:
    """15.2 The entry hex is paid as the first step: a road step if it lies on a road."""
    if hex_ in field.ground.roads:
        return 1
    cost = field.ground.entering(arm, hex_)
    assert cost is not None
    return cost


def can_enter(field: Field, game: Battle, counter: str, foe: Foe) -> bool:
    return any(bars_entry(field, game, counter, hex_, foe) == "" for hex_ in entries(field, game, counter))


def bars_entry(field: Field, game: Battle, counter: str, hex_: Hex, foe: Foe) -> str:
    """15.2 What keeps a counter from an entry hex: an enemy, its terrain, or those who fill it."""
    bit = field.grid.bit[hex_]
    if bit & foe.held:
        return "entry-held"
    arm = field.arm.get(counter, INFANTRY)
    if hex_ not in field.ground.roads and field.ground.entering(arm, hex_) is None:
        return "entry-prohibited"
    if counter in field.units:
        if bit & foe.zones and game.order.get(counter) == "manoeuvre":
            return "entry-zone"
        if misfit(field, game, hex_, (counter,)):
            return "entry-full"
    return ""
