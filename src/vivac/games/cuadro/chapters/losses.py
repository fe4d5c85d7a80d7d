"""2.7, 2.12 Strength points lost, and units eliminated."""

from __future__ import annotations

from vivac.box import put
from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import ELIMINATED, Box
from vivac.games.cuadro.chapters.leaders import see_to_leaders
from vivac.games.cuadro.chapters.stacking import LIMBERED, REGULAR
from vivac.games.cuadro.chapters.terrain import ARTILLERY
from vivac.games.cuadro.game import Battle, field_of
from vivac.table import Table


def lose(table: Table[Battle, Box], unit: UnitId, points: int) -> int:
    """2.7, 2.12, 9.18 Take PF from a unit; at none it is eliminated. Returns what it really lost."""
    game = table.game
    lost = min(points, game.pf[unit])
    if lost > 0:
        game.pf[unit] -= lost
        game.losses[unit] += lost
        table.tell("lost", rule="2.7", unit=unit, points=lost, left=game.pf[unit])
        if not game.pf[unit]:
            eliminate(table, unit)
    return lost


def eliminate(table: Table[Battle, Box], unit: UnitId) -> None:
    """2.12 A unit leaves the battle, with whatever it had left."""
    game, field = table.game, field_of(table)
    table.tell("eliminated", rule="2.12", unit=unit)
    hex_ = game.where[unit]
    game.losses[unit] += game.pf[unit]
    game.pf[unit] = 0
    put(game.where, game.stack, unit, ELIMINATED)
    game.disordered.discard(unit)
    game.routed.discard(unit)
    game.in_command.discard(unit)
    game.face.pop(unit, None)
    game.order.pop(unit, None)
    game.assault.pop(unit, None)
    game.no_fire.discard(unit)
    game.no_fire_next.discard(unit)
    game.fatigue.pop(unit, None)
    game.form[unit] = LIMBERED if field.arm[unit] == ARTILLERY else REGULAR
    game.bled.add(field.division[unit])
    see_to_leaders(table, hex_)
