"""10.14, 10.15 Cavalry control, and 11.11 advance."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import ENEMY, WILLS, Box, Field
from vivac.games.cuadro.chapters.charges import faces, shut_to
from vivac.games.cuadro.chapters.choices import STOP, at_unit
from vivac.games.cuadro.chapters.leaders import best_morale, go_along, see_to_leaders
from vivac.games.cuadro.chapters.objectives import take
from vivac.games.cuadro.chapters.stacking import REGULAR
from vivac.games.cuadro.chapters.terrain import CAVALRY
from vivac.games.cuadro.chapters.troops import bars_standing, facing_at, held_by, place, units_at
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import D6, Action, Menu, Option, Refusal, Table, Test


async def in_control(
    table: Table[Battle, Box], stack: Sequence[UnitId], director: UnitId, charged: bool, forced: int
) -> bool:
    """10.14, 10.25 One attacking cavalry stack rolls, with the will of its director or of its top unit."""
    game, field = table.game, field_of(table)
    unit = director if director in stack else stack[0]
    chart = field.charts.control_modifiers.cells
    nation = "british" if field.units[unit].nation == "british" else "others"
    added = {
        "leader": best_morale(field, game, game.where[unit], stack),
        "charge": chart["charge"] * charged,
        "nation": chart[nation],
        "forced-attacks": chart["forced_attack"] * forced,
    }
    will = WILLS[field.will[unit]]
    test = Test("10.14", "cavalry_control", (will,), added, by=tuple(stack), at=game.where[unit])
    die = await table.roll(D6, "control", lambda: test)
    total = test.total(die)
    result = field.charts.cavalry_control.at(total, will)
    game.rolls.append(("control", will, total, result))
    table.tell("control", rule="10.14", unit=unit, total=total, result=result)
    return result == "C"


# ---------------------------------------------------------------- advance


def bars_advance(field: Field, game: Battle, unit: UnitId, hex_: Hex) -> Refusal | None:
    """11.11 What keeps a unit from a vacated hex: it could not enter it by a move, or there is no room."""
    here = game.where[unit]
    if hex_ not in field.ground.steps[field.arm[unit]][here]:
        return Refusal.because("to-prohibited", "5.4", hex=hex_, arm=field.arm[unit])
    if shut_to(field, game, unit) & field.grid.bit[hex_]:
        rule = "17.6" if field.division[unit] in game.held_back else "17.8"
        return Refusal.because("to-closed", rule, hex=hex_)
    pile = units_at(game, hex_)
    if pile and field.side[pile[0]] != field.side[unit]:
        return Refusal.because("to-enemy", "5.16", hex=hex_)
    return bars_standing(field, game, hex_, (unit,))


async def advance(table: Table[Battle, Box], unit: UnitId, hex_: Hex) -> None:
    """11.11 A unit enters the hex, facing the direction of advance, or as those who are there (6.7)."""
    game, field = table.game, field_of(table)
    start = game.where[unit]
    fixed = facing_at(game, units_at(game, hex_))
    place(game, unit, hex_)
    if game.form[unit] == REGULAR:
        game.face[unit] = field.grid.heading[start][hex_] if fixed is None else fixed
    table.tell("advanced", rule="11.11", unit=unit, hex=hex_)
    await go_along(table, unit, start, hex_)  # 14.7
    see_to_leaders(table, hex_)
    take(table, hex_)


async def offer_advance(table: Table[Battle, Box], units: Sequence[UnitId], hex_: Hex) -> None:
    """10.17j, 11.11 One unit at a time, until the player stops."""
    game, field = table.game, field_of(table)
    left = list(units)
    while True:
        left = [unit for unit in left if game.pf[unit]]
        if all(bars_advance(field, game, unit, hex_) for unit in left):
            return
        if await table.choose(field.side[left[0]], ADVANCES.given(hex_, left), hex=hex_) == STOP():
            return


async def send_forward(table: Table[Battle, Box], hex_: Hex, left: list[UnitId], unit: UnitId) -> None:
    left.remove(unit)
    await advance(table, unit, hex_)


def bars_sending(box: Box, game: Battle, hex_: Hex, _left: list[UnitId], unit: UnitId) -> Refusal | None:
    return bars_advance(box.field(game.scenario, game.switches), game, unit, hex_)


def victors(_box: Box, _game: Battle, _hex: Hex, left: list[UnitId]) -> Sequence[Option]:
    """11.11 The attackers who have not advanced."""
    return ADVANCE.each(left)


ADVANCE = Action(
    "advance", "11.11", of=("target",), lights=at_unit, among=victors, bars=bars_sending, do=send_forward
)
ADVANCES = Menu("advance", ADVANCE, STOP)


# ---------------------------------------------------------------- out of control


def must_attack(field: Field, game: Battle, units: Sequence[UnitId]) -> list[Hex]:
    """10.15 Enemies in the front arc, in hexes the cavalry may assault."""
    if not units:
        return []
    unit = units[0]
    hex_ = game.where[unit]
    enemy = held_by(field, game, ENEMY[field.side[unit]])
    return [
        there
        for there in field.ground.assaults[CAVALRY].get(hex_, ())
        if field.grid.bit[there] & enemy and faces(field, hex_, game.face[unit], there)
    ]


async def overrun(table: Table[Battle, Box], units: Sequence[UnitId]) -> None:
    """10.15 With nobody before it the cavalry rides on one hex straight ahead, if it can."""
    game, field = table.game, field_of(table)
    for unit in units:
        hex_ = field.grid.around[game.where[unit]][game.face[unit]]
        if hex_ is not None and not bars_advance(field, game, unit, hex_):
            await advance(table, unit, hex_)
