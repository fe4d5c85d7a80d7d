"""15.2 Reinforcements."""

from __future__ import annotations

from vivac.games.cuadro.box.contents import CounterId
from vivac.games.cuadro.box.unpacking import RESERVE, Box, Field
from vivac.games.cuadro.chapters.choices import nothing
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.terrain import INFANTRY
from vivac.games.cuadro.chapters.troops import bars_standing
from vivac.games.cuadro.game import MANOEUVRE, Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import Action, Lit, Menu, Refusal, Table, never_barred


async def announce(table: Table[Battle, Box]) -> None:
    """15.2 Groups whose turn it is; where the turn is free the owner says whether they come."""
    game, field = table.game, field_of(table)
    for number, group in enumerate(field.scenario.reinforcement):
        if group.side != game.player or number in game.coming or game.turn < group.turn:
            continue
        if all(game.where[counter] != RESERVE for counter in group.counters):
            continue
        if group.free:
            counters = " ".join(group.counters)
            menu = ARRIVAL.given(number)
            await table.choose(game.player, menu, group=group_name(number), counters=counters)
        else:
            come(table, number)


def come(table: Table[Battle, Box], number: int, *_answer: int) -> None:
    """15.2 A group of reinforcements enters this turn."""
    table.game.coming.add(number)
    table.tell("coming", rule="15.2", group=group_name(number))


def group_name(number: int) -> str:
    return f"group-{number}"


def named(_box: Box, _game: Battle, _viewer: str | None, number: int) -> Lit:
    return Lit(params={"target": group_name(number)})


COME: Action = Action(
    "come",
    "15.2",
    of=("target",),
    lights=named,
    among=lambda _box, _game, number: [COME(number)],
    bars=never_barred,
    do=come,
)
WAIT: Action = Action(
    "wait",
    "15.2",
    of=("target",),
    lights=named,
    among=lambda _box, _game, number: [WAIT(number)],
    bars=never_barred,
    do=nothing,
)
ARRIVAL = Menu("come", COME, WAIT)


def arriving(field: Field, game: Battle) -> list[CounterId]:
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


def entries(field: Field, game: Battle, counter: CounterId) -> list[Hex]:
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


def can_enter(field: Field, game: Battle, counter: CounterId, foe: Foe) -> bool:
    return any(bars_entry(field, game, counter, hex_, foe) is None for hex_ in entries(field, game, counter))


def bars_entry(field: Field, game: Battle, counter: CounterId, hex_: Hex, foe: Foe) -> Refusal | None:
    """15.2 What keeps a counter from an entry hex: an enemy, its terrain, or those who fill it."""
    bit = field.grid.bit[hex_]
    if bit & foe.held:
        return Refusal.because("to-enemy", "5.16", hex=hex_)
    arm = field.arm.get(counter, INFANTRY)
    if hex_ not in field.ground.roads and field.ground.entering(arm, hex_) is None:
        return Refusal.because("to-prohibited", "5.4", hex=hex_, arm=arm)
    if field.is_unit(counter):
        if bit & foe.zones and game.order.get(counter) == MANOEUVRE:
            return Refusal.because("to-zone-manoeuvre", "4.15", hex=hex_)
        return bars_standing(field, game, hex_, (counter,))
    return None
