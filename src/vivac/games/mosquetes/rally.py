"""14.4 Rally, and 14.7 the facing that comes with it."""

from __future__ import annotations

from vivac.games.mosquetes.answers import D10
from vivac.games.mosquetes.game import Skirmish
from vivac.games.mosquetes.hiding import choose_facing
from vivac.games.mosquetes.models import troop
from vivac.games.mosquetes.naming import call
from vivac.games.mosquetes.reaction import steady_modifiers
from vivac.games.mosquetes.retreat import flight_move
from vivac.games.mosquetes.unpacking import Box, UnitId
from vivac.table import Table


async def try_to_rally(table: Table[Skirmish], unit: UnitId) -> bool:
    """14.4 The compulsory roll of a fleeing unit: it rallies, or runs on."""
    game, box = table.game, table.box
    modifiers = steady_modifiers(box, game, unit)
    die = await table.roll(D10, "rally")
    total = die + sum(modifiers.values())
    if rallies(box, game, unit, die, total):
        table.tell("rallied", rule="14.4", unit=call(game, unit), total=total, modifiers=modifiers)
        await rallied(table, unit)
        return True
    table.tell("flees-on", rule="14.4", unit=call(game, unit), total=total, modifiers=modifiers)
    flight_move(table, unit)
    return False


def rallies(box: Box, game: Skirmish, unit: UnitId, die: int, total: int) -> bool:
    """14.4 The rally value of its type, or a natural 9."""
    return total >= box.charts.troop_types.at(troop(box, game, unit).type, "rally") or die == 9


async def rallied(table: Table[Skirmish], unit: UnitId) -> None:
    """6.5, 14.4, 14.7 The marker goes; the figures may turn but not move."""
    table.game.fleeing.discard(unit)
    table.game.facing[unit] = await choose_facing(table, unit)
