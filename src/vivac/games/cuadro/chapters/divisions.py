"""13 Division morale."""

from __future__ import annotations

from vivac.games.cuadro.box.contents import DivisionId, LeaderId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, ENEMY, Box, Field
from vivac.games.cuadro.chapters.flight import become_routed, flee, in_order_of_flight
from vivac.games.cuadro.chapters.leaders import chief_of, commander_of
from vivac.games.cuadro.chapters.losses import eliminate
from vivac.games.cuadro.chapters.stacking import DEPLOYED
from vivac.games.cuadro.chapters.troops import on_map
from vivac.games.cuadro.game import Battle, field_of
from vivac.table import D6, Table, Test


async def division_tests(table: Table[Battle, Box]) -> None:
    """13.2, 13.8 The first player's divisions, then the second's, each as listed."""
    game, field = table.game, field_of(table)
    first = field.scenario.first_player
    for side in (first, ENEMY[first]):
        for division in field.divisions_of[side]:
            if division not in game.done and must_test(field, game, division):
                await table.bookmark()
                game.done.add(division)
                await division_test(table, division)
    game.done.clear()


def must_test(field: Field, game: Battle, division: DivisionId) -> bool:
    """13.2 A routed unit on the map, a unit lost this turn, or Withdrawal; 13.8 with units on the map."""
    units = [unit for unit in field.units_of[division] if on_map(game, unit)]
    if not units:
        return False
    return division in game.bled or division in game.withdrawing or any(unit in game.routed for unit in units)


def morale_value(field: Field, game: Battle, division: DivisionId) -> int:
    """13.9 The value of a division, one lower at a quarter of its PF lost and again at half."""
    units = field.units_of[division]
    whole, lost = sum(field.printed[unit] for unit in units), sum(game.losses[unit] for unit in units)
    return max(1, field.divisions[division].morale - (4 * lost >= whole) - (2 * lost >= whole))


def division_modifiers(field: Field, game: Battle, division: DivisionId) -> dict[str, int]:
    """13.3a-13.4b"""
    chart, grid = field.charts.division_modifiers.cells, field.grid
    units = [unit for unit in field.units_of[division] if on_map(game, unit)]
    around = 0
    for unit in units:
        around |= grid.disc(game.where[unit], field.charts.limits.cells["routed_nearby"])
    others = [
        unit
        for unit in game.routed
        if field.division[unit] != division
        and field.side[unit] == field.divisions[division].side
        and around & grid.bit[game.where[unit]]
    ]
    return {
        "commander-commands-all": chart["commander_commands_all"]
        * commands_all(field, game, commander_of(field, game, division), units),
        "chief-commands-all": chart["chief_commands_all"]
        * commands_all(field, game, chief_of(field, game, division), units),
        "routed-own": chart["routed_own"] * sum(unit in game.routed for unit in units),
        "routed-other": chart["routed_other"] * len(others),
    }


def commands_all(field: Field, game: Battle, leader: LeaderId, units: list[UnitId]) -> bool:
    """13.3a, 13.3b Whether a leader has all units of a division on the map within his command range."""
    hex_ = game.where[leader]
    if hex_ in BOXES:
        return False
    reach = field.grid.disc(hex_, field.leaders[leader].command)
    return all(field.grid.bit[game.where[unit]] & reach for unit in units)


async def division_test(table: Table[Battle, Box], division: DivisionId) -> None:
    """13.3 One die in the column of the present value; 13.5-13.7, 13.10 what comes of it."""
    game, field = table.game, field_of(table)
    added = division_modifiers(field, game, division)
    value = morale_value(field, game, division)
    test = Test("13.3", "division_morale", (value,), added, by=(division,))
    die = await table.roll(D6, "division-morale", lambda: test)
    total = test.total(die)
    result = field.charts.division_morale.at(total, value)
    game.rolls.append(("division", str(value), total, result))
    table.tell(
        "division-tested",
        rule="13.3",
        division=division,
        value=value,
        total=total,
        result=result,
    )
    if result == "SE":
        game.withdrawing.discard(division)
    elif result == "RE":
        game.withdrawing.add(division)
    else:
        await take_flight(table, division)


async def take_flight(table: Table[Battle, Box], division: DivisionId) -> None:
    """13.7 Every unit of the division is routed at once and flees; deployed artillery is lost (12.10)."""
    game, field = table.game, field_of(table)
    units = [unit for unit in field.units_of[division] if on_map(game, unit)]
    for unit in units:
        if game.form[unit] == DEPLOYED:
            eliminate(table, unit)
        else:
            become_routed(field, game, unit)
    for unit in in_order_of_flight(field, game, [unit for unit in units if on_map(game, unit)]):
        await flee(table, unit)
