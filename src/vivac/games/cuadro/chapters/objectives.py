"""15.5 Objectives."""

from __future__ import annotations

from vivac.games.cuadro.box.unpacking import Box
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import Table


def take(table: Table[Battle, Box], hex_: Hex) -> None:
    """15.5 An objective belongs to whose unit, not routed, last ended a move, retreat or advance there."""
    game = table.game
    if hex_ not in game.holds:
        return
    field = field_of(table)
    for unit in game.stack.get(hex_, ()):
        if unit not in game.routed and game.holds[hex_] != field.side[unit]:
            game.holds[hex_] = field.side[unit]
            table.tell("objective-taken", rule="15.5", hex=hex_, side=field.side[unit])
