"""12 Morale, rout and fatigue."""

from __future__ import annotations

from typing import NamedTuple

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import NOWHERE, WILLS, Box, Field
from vivac.games.cuadro.chapters.flight import rout
from vivac.games.cuadro.chapters.formation import break_square, set_facing
from vivac.games.cuadro.chapters.leaders import best_morale
from vivac.games.cuadro.chapters.readings import ALL_LOSSES, RALLY_APART
from vivac.games.cuadro.chapters.stacking import SQUARE
from vivac.games.cuadro.chapters.terrain import CAVALRY
from vivac.games.cuadro.chapters.troops import disorder
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import D6, Table, Test


class Ordeal(NamedTuple):
    """What a morale test is about: the enemy concerned (12.14), PF lost, and what a charge adds."""

    enemy: Hex = NOWHERE
    lost: int = 0
    not_in_square: bool = False  # 12.6a
    charged_close: bool = False  # 12.6b
    after_charge: bool = False  # 12.6c
    fresh: int = 0  # 16.17 fatigue levels that do not count yet


def modifiers(field: Field, game: Battle, unit: UnitId, ordeal: Ordeal) -> dict[str, int]:
    """12.2-12.7 What is added to the die of a morale test."""
    hex_, chart = game.where[unit], field.charts.morale_modifiers.cells
    lost = game.losses[unit] if game.on(ALL_LOSSES) else ordeal.lost  # 12.21
    found = {
        "leader": best_morale(field, game, hex_, (unit,)),
        "cover": chart["cover"] * covered(field, hex_, ordeal.enemy),
        "disordered": chart["disordered"] * (unit in game.disordered),
        "routed": chart["routed"] * (unit in game.routed),
        "losses": chart["pf_lost"] * max(0, lost - 1),
        "not-in-square": chart["not_in_square"] * ordeal.not_in_square,
        "charged-close": chart["charged_close"] * ordeal.charged_close,
        "after-charge": chart["after_charge"] * ordeal.after_charge,
    }
    if field.arm[unit] == CAVALRY:
        found["fatigue"] = chart["fatigue_level"] * max(0, game.fatigue.get(unit, 0) - ordeal.fresh)
    return found


def covered(field: Field, hex_: Hex, enemy: Hex) -> bool:
    """12.3 Cover of the hex, works that face the enemy, or higher ground."""
    ground = field.ground
    if hex_ in ground.cover:
        return True
    if not enemy:
        return False
    if ground.elevation[hex_] > ground.elevation[enemy]:
        return True
    fronts = ground.siege_front.get(hex_)
    if not fronts:
        return False
    line = ground.grid.line(enemy, hex_)
    return not fronts.isdisjoint(line[-1] if line else (enemy,))


async def roll_morale(table: Table[Battle, Box], unit: UnitId, ordeal: Ordeal, *, worse: bool = False) -> str:
    """12.1 One die on the column of the unit's will: SE, D or DE. `worse`: one grade worse (7.6)."""
    game, field = table.game, field_of(table)
    added = modifiers(field, game, unit, ordeal)
    will = WILLS[min(field.will[unit] + worse, len(WILLS) - 1)]
    test = Test("12.1", "morale", (will,), added, by=(unit,), at=game.where[unit])
    die = await table.roll(D6, "morale", lambda: test)
    total = test.total(die)
    result = field.charts.morale.at(total, will)
    game.rolls.append(("morale", will, total, result))
    table.tell("tested", rule="12.1", unit=unit, total=total, will=will, result=result)
    return result


async def morale_test(table: Table[Battle, Box], unit: UnitId, ordeal: Ordeal) -> bool:
    """12.1 A morale test and what comes of it (12.8, 12.9). Whether it was passed."""
    result = await roll_morale(table, unit, ordeal)
    await suffer(table, unit, result)
    if result == "SE" and not table.game.on(RALLY_APART):  # 12.18
        await rally(table, unit)
    return result == "SE"


async def rally(table: Table[Battle, Box], unit: UnitId) -> None:
    """12.8b, 12.8c, 12.9 SE takes the disordered back to good order, and the routed to disorder."""
    game = table.game
    if unit in game.routed:
        game.routed.discard(unit)
        game.disordered.add(unit)
        table.tell("rallied-to-disorder", rule="12.8c", unit=unit)
        await set_facing(table, unit)  # 12.17
    elif unit in game.disordered:
        game.disordered.discard(unit)
        table.tell("rallied", rule="12.8b", unit=unit)


async def suffer(table: Table[Battle, Box], unit: UnitId, result: str) -> None:
    """12.8a, 12.8b D disorders, DE routs."""
    game = table.game
    if result == "D" and unit not in game.disordered and unit not in game.routed:
        square = game.form[unit] == SQUARE
        disorder(game, unit)
        table.tell("disordered", rule="12.8a", unit=unit)
        if square:
            await break_square(table, game.where[unit])  # 12.16
    elif result == "DE" and unit not in game.routed:
        await rout(table, unit)


def tire(table: Table[Battle, Box], unit: UnitId) -> int:
    """10.16, 12.12 A cavalry unit gains a level of fatigue, up to the highest. Returns what it gained."""
    game, field = table.game, field_of(table)
    now = game.fatigue.get(unit, 0)
    if field.arm[unit] != CAVALRY or not game.pf[unit] or now == field.charts.limits.cells["highest_fatigue"]:
        return 0
    game.fatigue[unit] = now + 1
    table.tell("tired", rule="10.16", unit=unit, level=now + 1)
    return 1
