"""12.11, 12.12 Reorganisation: troops rally, horses rest."""

from __future__ import annotations

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import NOWHERE, Box, Field
from vivac.games.cuadro.chapters.choices import STOP, at_unit, bars_commanding, every_unit
from vivac.games.cuadro.chapters.morale import Ordeal, covered, rally, roll_morale, suffer
from vivac.games.cuadro.chapters.troops import army, presence
from vivac.games.cuadro.game import Battle, field_of, other
from vivac.ground.hexes import Hex, Mask
from vivac.table import Action, Menu, Refusal, Table


async def reorganise(table: Table[Battle, Box]) -> None:
    """3.5e The next unit to test, until the player stops; then fatigue recovers."""
    game, field = table.game, field_of(table)
    while True:
        await table.bookmark()
        units = shaken(field, game)
        if not units:
            break
        options = (*TEST.each(units), STOP())
        if await table.choose(game.player, REORGANISING, options=options) == STOP():
            break
    rest(table)
    game.done.clear()


def shaken(field: Field, game: Battle) -> list[UnitId]:
    """12.11 Disordered and routed units that have not tested yet."""
    if game.done.issuperset(game.disordered | game.routed):
        return []
    return [
        unit
        for unit in army(field, game, game.player)
        if (unit in game.disordered or unit in game.routed) and unit not in game.done
    ]


def bars_testing(box: Box, game: Battle, unit: UnitId) -> Refusal | None:
    """12.11 Only whoever is disordered or routed, and once."""
    barred = bars_commanding(box.field(game.scenario, game.switches), game, game.player, unit)
    if barred:
        return barred
    if unit not in game.disordered and unit not in game.routed:
        return Refusal.because("test-in-order", "12.11", unit=unit)
    return Refusal.because("test-once", "12.11", unit=unit) if unit in game.done else None


async def put_to_test(table: Table[Battle, Box], unit: UnitId) -> None:
    """12.11 The unit is put to the test."""
    table.game.done.add(unit)
    table.game.rolls.clear()
    await reorganise_unit(table, unit)


TEST: Action = Action(
    "test",
    "12.11",
    of=("target",),
    lights=at_unit,
    among=lambda box, game: TEST.each(every_unit(box, game)),
    bars=bars_testing,
    do=put_to_test,
)
REORGANISING = Menu("test", TEST, STOP)


async def reorganise_unit(table: Table[Battle, Box], unit: UnitId) -> None:
    """12.11 One morale test; in an enemy zone one grade worse (7.6)."""
    game, field = table.game, field_of(table)
    held, zones = presence(field, game, other(game))
    hex_ = game.where[unit]
    worse = bool(zones & field.grid.bit[hex_])
    result = await roll_morale(table, unit, Ordeal(concerned(field, hex_, held)), worse=worse)
    await suffer(table, unit, result)
    if result == "SE":
        await rally(table, unit)


def concerned(field: Field, hex_: Hex, held: Mask) -> Hex:
    """12.14 The nearest enemy; of several, one that gives the bonus of 12.3."""
    if not held:
        return NOWHERE
    radius = 0
    while not field.grid.disc(hex_, radius) & held:
        radius += 1
    nearest = field.grid.listed(field.grid.disc(hex_, radius) & held)
    return next((enemy for enemy in nearest if covered(field, hex_, enemy)), nearest[0])


def rest(table: Table[Battle, Box]) -> None:
    """12.12 Cavalry that neither moved nor attacked, out of enemy zones, loses a level of fatigue."""
    game, field = table.game, field_of(table)
    if not game.fatigue:
        return
    _, zones = presence(field, game, other(game))
    for unit in [unit for unit in game.fatigue if field.side[unit] == game.player]:
        if unit in game.moved or unit in game.attacked or zones & field.grid.bit[game.where[unit]]:
            continue
        game.fatigue[unit] -= 1
        if not game.fatigue[unit]:
            del game.fatigue[unit]
        table.tell("rested", rule="12.12", unit=unit)
