"""10.7 The results of shock."""

from __future__ import annotations

from typing import NamedTuple

from vivac.games.cuadro.box.contents import LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import Box
from vivac.games.cuadro.chapters.leaders import risk
from vivac.games.cuadro.chapters.losses import lose
from vivac.games.cuadro.chapters.morale import Ordeal, morale_test, tire
from vivac.games.cuadro.chapters.reaction import withdraw
from vivac.games.cuadro.chapters.readings import CHARGED_ALONE, LOSERS_RETREAT
from vivac.games.cuadro.chapters.retreat import lose_guns, retreat
from vivac.games.cuadro.chapters.stacking import SQUARE
from vivac.games.cuadro.chapters.terrain import CAVALRY
from vivac.games.cuadro.chapters.troops import leaders_at, units_at
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import Table


class Clash(NamedTuple):
    """One shock: who attacks what, who directs, which leaders are used, whether cavalry came at a charge."""

    units: tuple[UnitId, ...]
    target: Hex
    director: UnitId
    defender: UnitId
    leader: LeaderId
    defending_leader: LeaderId
    charged: bool


async def apply_result(table: Table[Battle, Box], clash: Clash, result: str) -> None:
    """10.17h Losses, then retreats, then morale tests, then leader rolls."""
    game = table.game
    posts = {unit: game.where[unit] for unit in (*clash.units, clash.defender)}
    with_them = {unit: _staff(table, unit, posts[unit]) for unit in (clash.director, clash.defender)}
    lost = {clash.director: 0, clash.defender: 0}
    if result in ("AB", "BM"):
        lost[clash.director] = lose(table, clash.director, 1)
    if result == "BM":
        lost[clash.defender] = lose(table, clash.defender, 1)
    elif result.startswith("DB"):
        lost[clash.defender] = lose(table, clash.defender, int(result[2:] or 1))
    further = game.on(LOSERS_RETREAT)  # 10.21
    if result.startswith("AR") or (further and result == "AB"):
        for hex_ in sorted({posts[unit] for unit in clash.units}):
            lose_guns(table, hex_)
        await repulse(table, clash, 1 if result == "AR1" else 2, lost[clash.director])
    elif result.startswith("DR") or (further and result.startswith("DB")):
        await drive_out(table, clash, 1 if result == "DR1" else 2, lost[clash.defender])
    for unit, leader in ((clash.director, clash.leader), (clash.defender, clash.defending_leader)):
        if lost[unit] and with_them[unit]:
            staff = [leader] if leader in with_them[unit] else with_them[unit]
            await risk(table, staff)  # 14.3


def _staff(table: Table[Battle, Box], unit: UnitId, hex_: Hex) -> list[LeaderId]:
    side = field_of(table).side
    return [leader for leader in leaders_at(table.game, hex_) if side[leader] == side[unit]]


async def repulse(table: Table[Battle, Box], clash: Clash, hexes: int, lost: int) -> None:
    """10.7b All attackers retreat and take morale tests; cavalry by the rule of withdrawal (11.10)."""
    game, field = table.game, field_of(table)
    side = field.side[clash.director]
    fallen_back = [unit for unit in clash.units if game.pf[unit]]
    for unit in fallen_back:
        if field.arm[unit] == CAVALRY:
            tire(table, unit)
            await withdraw(table, unit, clash.target, hexes)
        else:
            await retreat(table, unit, side, clash.target, hexes)
    for unit in fallen_back:  # 10.7h
        if game.pf[unit]:
            mine = lost if unit == clash.director else 0
            shaken = clash.charged and not game.on(CHARGED_ALONE)  # 12.20
            await morale_test(table, unit, Ordeal(clash.target, mine, after_charge=shaken))


async def drive_out(table: Table[Battle, Box], clash: Clash, hexes: int, lost: int) -> None:
    """10.7d The attacking player retreats all defenders, who test; 10.22 a square stands and tests."""
    game, field = table.game, field_of(table)
    side, target = field.side[clash.director], clash.target
    cause = game.where[clash.director]  # 11.12
    square = [unit for unit in units_at(game, target) if game.form[unit] == SQUARE]
    if square:  # which does not retreat, so that guns inside it are not lost either (as in 9.17)
        for unit in square:
            if game.where[unit] == target:
                mine = lost if unit == clash.defender else 0
                await morale_test(table, unit, Ordeal(cause, mine, after_charge=clash.charged))
        return
    lose_guns(table, target)
    driven = list(units_at(game, target))
    for unit in driven:
        await retreat(table, unit, side, cause, hexes)
    for unit in driven:
        if game.pf[unit]:
            mine = lost if unit == clash.defender else 0
            await morale_test(table, unit, Ordeal(cause, mine, after_charge=clash.charged))
