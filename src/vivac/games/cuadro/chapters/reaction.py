"""10.10-10.12, 11.9, 11.10 What the defenders do before the shock, and whether cavalry closes."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import Box, Field
from vivac.games.cuadro.chapters.choices import STAND, nothing
from vivac.games.cuadro.chapters.fire import FIRE, VOLLEY, Aims, Fire, firers, survey
from vivac.games.cuadro.chapters.flight import rout
from vivac.games.cuadro.chapters.morale import Ordeal, roll_morale, suffer, tire
from vivac.games.cuadro.chapters.odds import still_attacking
from vivac.games.cuadro.chapters.retreat import retreat, ways
from vivac.games.cuadro.chapters.stacking import SKIRMISH, SQUARE
from vivac.games.cuadro.chapters.terrain import CAVALRY, INFANTRY
from vivac.games.cuadro.chapters.troops import (
    counted,
    disorder,
    good_order,
    in_square,
    on_foot,
    order_stack,
    set_form,
    units_at,
)
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import Action, Menu, Say, Table


def strongest_hex(game: Battle, units: Sequence[UnitId]) -> Hex:
    """11.12 The attacking hex with most PF, the lowest of equals."""
    strength: dict[Hex, int] = {}
    for unit in units:
        hex_ = game.where[unit]
        strength[hex_] = strength.get(hex_, 0) + game.pf[unit]
    return min(strength, key=lambda hex_: (-strength[hex_], hex_))


# ---------------------------------------------------------------- before infantry


async def slip_away(table: Table[Battle, Box], units: Sequence[UnitId], target: Hex) -> None:
    """10.17d Skirmishers may evade, and cavalry withdraw, before infantry alone."""
    game, field = table.game, field_of(table)
    pile = units_at(game, target)
    side, cause = field.side[pile[0]], strongest_hex(game, units)
    if any(ways(field, game, unit, cause, 1).short for unit in pile):
        return
    if may_evade(field, game, pile):
        await table.choose(side, EVASION.given(cause, pile), unit=pile[0], enemy=" ".join(units), hex=target)
    elif all(mounted(field, game, unit) and good_order(game, unit) for unit in pile):
        menu, enemy = WITHDRAWAL.given(cause, pile), " ".join(units)
        await table.choose(side, menu, units=" ".join(pile), enemy=enemy, hex=target)


async def evade(table: Table[Battle, Box], cause: Hex, pile: Sequence[UnitId]) -> None:
    """11.9 A skirmishing unit evades."""
    table.tell("evades", rule="11.9", unit=pile[0])
    await retreat(table, pile[0], field_of(table).side[pile[0]], cause, 1)


async def withdraw_before(table: Table[Battle, Box], cause: Hex, pile: Sequence[UnitId]) -> None:
    """11.10 The cavalry of a hex withdraws before infantry."""
    for unit in pile:
        table.tell("withdraws", rule="11.10", unit=unit)
        await withdraw(table, unit, cause, 1)


def mounted(field: Field, game: Battle, unit: UnitId) -> bool:
    """6.11 Dismounted cavalry is fought as skirmishing infantry."""
    return field.arm[unit] == CAVALRY and not on_foot(field, game, unit)


def may_evade(field: Field, game: Battle, pile: Sequence[UnitId]) -> bool:
    """11.9 Skirmishing infantry (6.11: or dismounted cavalry) in good order, alone in the hex."""
    unit = pile[0]
    return (
        len(pile) == 1
        and game.form[unit] == SKIRMISH
        and good_order(game, unit)
        and (field.arm[unit] == INFANTRY or on_foot(field, game, unit))
    )


async def withdraw(table: Table[Battle, Box], unit: UnitId, cause: Hex, due: int) -> None:
    """11.10 Cavalry retreats the hexes due and may go on to half its allowance."""
    game, field = table.game, field_of(table)
    half = field.allowance[unit, game.form[unit]] // 2
    await retreat(table, unit, field.side[unit], cause, due, max(due, half), withdrawing=True)


# ---------------------------------------------------------------- before cavalry


async def offer_square(table: Table[Battle, Box], target: Hex, close: bool) -> None:
    """10.10 The defender may try to form square, once for the hex."""
    game, field = table.game, field_of(table)
    if may_form_square(field, game, target):
        side = field.side[units_at(game, target)[0]]
        enemy = " ".join(unit for unit, hex_ in game.assault.items() if hex_ == target)
        foot = " ".join(unit for unit in units_at(game, target) if field.arm[unit] == INFANTRY)
        await table.choose(side, SQUARE_OR_NOT.given(target, close), hex=target, enemy=enemy, units=foot)


async def form_square(table: Table[Battle, Box], target: Hex, close: bool) -> None:
    """10.10 All infantry of the hex tests: if all pass it stands in square."""
    game, field = table.game, field_of(table)
    pile = units_at(game, target)
    foot = [unit for unit in pile if field.arm[unit] == INFANTRY]
    cause = next(game.where[unit] for unit, hex_ in game.assault.items() if hex_ == target)
    results = {unit: await roll_morale(table, unit, Ordeal(cause, charged_close=close)) for unit in foot}
    if all(result == "SE" for result in results.values()):
        for unit in foot:
            set_form(game, unit, SQUARE)
        order_stack(game, target)
        table.tell("in-square", rule="10.10", hex=target)
    else:
        table.tell("no-square", rule="10.10", hex=target)
        for unit, result in results.items():
            await suffer(table, unit, result)


def may_form_square(field: Field, game: Battle, target: Hex) -> bool:
    """10.10, 2.8 All infantry of the hex in good order, and terrain and strength that allow a square."""
    pile = units_at(game, target)
    foot = [unit for unit in pile if field.arm[unit] == INFANTRY]
    if not foot or in_square(game, target) or not all(good_order(game, unit) for unit in foot):
        return False
    formed = tuple(counted(field, game, unit, SQUARE if unit in foot else None) for unit in pile)
    return not field.together(target, formed)


async def stand_fire(table: Table[Battle, Box], attacking: Sequence[UnitId], target: Hex) -> None:
    """10.11 Units that did not fire in the Defensive Fire Phase may fire once at cavalry that comes on."""
    game, field = table.game, field_of(table)
    while True:
        pile = units_at(game, target)
        if not pile:
            return
        side = field.side[pile[0]]
        enemy = still_attacking(game, attacking, target)
        hexes = {game.where[unit] for unit in enemy}
        aims, faint = (_stand(game, found, pile, hexes) for found in survey(field, game, side))
        choices = firers(field, game, aims, faint)
        if not choices:
            return
        menu = STAND_FIRE.given(Fire(side, choices, target))
        if await table.choose(side, menu, hex=target, enemy=" ".join(enemy)) == HOLD_FIRE():
            return


def _stand(game: Battle, aims: Aims, pile: Sequence[UnitId], hexes: set[Hex]) -> Aims:
    """10.11 Of all who can fire, those attacked who have not; of all targets, the cavalry that comes on."""
    near = {
        unit: [hex_ for hex_ in aims[unit] if hex_ in hexes]
        for unit in pile
        if unit in aims and unit not in game.stood
    }
    return {unit: shots for unit, shots in near.items() if shots}


def cost_of_going(_box: Box, game: Battle, _cause: Hex, pile: Sequence[UnitId]) -> Say:
    """11.9, 11.10 Who goes leaves the hex to the enemy."""
    return Say("cost-going", {"hex": game.where[pile[0]]})


EVADE = Action("evade", "11.9", do=evade, costs=cost_of_going)
EVASION = Menu("evade", EVADE, STAND)
WITHDRAW = Action("withdraw", "11.10", do=withdraw_before, costs=cost_of_going)
WITHDRAWAL = Menu("withdraw", WITHDRAW, STAND)
FORM_SQUARE = Action("form_square", "10.10", do=form_square)
SQUARE_OR_NOT = Menu("square", FORM_SQUARE, STAND)
HOLD_FIRE = Action("hold_fire", "10.11", do=nothing)
STAND_FIRE = Menu("stand-fire", FIRE, VOLLEY, HOLD_FIRE)


async def close(
    table: Table[Battle, Box], attacking: Sequence[UnitId], target: Hex, gained: dict[UnitId, int]
) -> None:
    """10.12 Each cavalry unit attacking infantry takes a morale test; those who fail withdraw or flee."""
    game, field = table.game, field_of(table)
    foot = [unit for unit in units_at(game, target) if field.arm[unit] == INFANTRY]
    if not foot and not any(on_foot(field, game, unit) for unit in units_at(game, target)):  # 6.11
        return
    for unit in attacking:
        if game.assault.get(unit) != target:
            continue
        ordeal = Ordeal(target, not_in_square=not in_square(game, target), fresh=gained.get(unit, 0))
        result = await roll_morale(table, unit, ordeal)
        if result == "SE":
            continue
        table.tell("does-not-close", rule="10.12", unit=unit)
        if result == "DE":
            await rout(table, unit)
        else:
            disorder(game, unit)
            tire(table, unit)
            await withdraw(table, unit, target, 1)
