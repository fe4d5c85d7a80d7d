"""13.6 Withdrawal: the moves of divisions that fall back."""

from __future__ import annotations

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import Box, Field
from vivac.games.cuadro.chapters.destinations import can_go, move_party
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.marching import March
from vivac.games.cuadro.chapters.troops import army
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Mask
from vivac.table import Table


async def fall_back(table: Table[Battle, Box]) -> None:
    """13.6 Each unit that has a move away from the enemy must make one; the others stay."""
    game, field = table.game, field_of(table)
    if game.withdrawing:
        for unit in army(field, game, game.player):
            if field.division[unit] not in game.withdrawing or unit in game.routed or unit in game.done:
                continue
            await table.bookmark()
            game.done.add(unit)
            foe = Foe(field, game)  # anew: those who fell back before stand elsewhere now
            away = away_from(field, game, unit, foe)
            if away and can_go(March(field, game, (unit,), foe), away):
                await move_party(table, (unit,), foe, only=away)
    game.done.clear()


def away_from(field: Field, game: Battle, unit: UnitId, foe: Foe) -> Mask:
    """13.6 Hexes farther from the nearest enemy unit and not farther from the retreat edge."""
    if not foe.held:
        return 0
    here, grid = game.where[unit], field.grid
    near = foe.held
    while True:
        found = near & grid.bit[here]
        if found:
            break
        near = grid.grown(near)
    edge = field.edge[field.side[unit]]
    return ~near & field.toward[field.side[unit]][edge[here]]
