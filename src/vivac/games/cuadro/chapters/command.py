"""4 Command and orders."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import DivisionId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, RESERVE, Box, Field
from vivac.games.cuadro.chapters.arrivals import announce, arriving
from vivac.games.cuadro.chapters.choices import STOP, at_unit
from vivac.games.cuadro.chapters.leaders import chief_of, commander_of, replace_fallen
from vivac.games.cuadro.chapters.special import committed, hold_back, is_night
from vivac.games.cuadro.chapters.troops import on_map
from vivac.games.cuadro.game import ATTACK, MANOEUVRE, NO_ORDER, Battle, field_of
from vivac.table import Action, Menu, Option, Refusal, Say, Table


async def open_command(table: Table[Battle, Box]) -> None:
    """3.2a, 4.1 The start of the Command Phase: who comes, who falls in for the fallen, who is in command."""
    game, field = table.game, field_of(table)
    await announce(table)  # 15.2
    await replace_fallen(table)  # 14.3
    await hold_back(table)  # 17.6
    judge_command(field, game)
    for unit in committed(field, game):  # 17.2
        game.in_command.add(unit)
        game.order[unit] = ATTACK


def judge_command(field: Field, game: Battle) -> None:
    """4.1 Judged once, and kept for the player turn; 4.11 arrivals count as in command."""
    grid, where, side = field.grid, game.where, game.player
    for division in field.divisions_of[side]:
        reach = 0
        for leader in (commander_of(field, game, division), chief_of(field, game, division)):
            if where[leader] not in BOXES:  # 4.12
                reach |= grid.disc(where[leader], field.leaders[leader].command)
        for unit in field.units_of[division]:
            hex_ = where[unit]
            if hex_ not in BOXES and grid.bit[hex_] & reach:
                game.in_command.add(unit)
    game.in_command.update(filter(field.is_unit, arriving(field, game)))


# ---------------------------------------------------------------- orders


async def give_orders(table: Table[Battle, Box]) -> None:
    """3.5a, 4.2 One order to each division that may get one."""
    game, field = table.game, field_of(table)
    for division in field.divisions_of[game.player]:
        if division in game.done:
            continue
        await table.bookmark()
        game.done.add(division)
        if bars_any_order(field, game, division) is None:
            units = len(recipients(field, game, division))
            await table.choose(game.player, ORDERS.given(division), division=division, units=units)
    game.done.clear()


def give_order(table: Table[Battle, Box], _now: DivisionId, division: DivisionId, order: str) -> None:
    """4.2 The units of the division in command receive its order."""
    game, field = table.game, field_of(table)
    table.tell("ordered", rule="4.2", division=division, order=order)
    if order == NO_ORDER:
        return
    if order == ATTACK:
        game.attack_now.add(division)
    for unit in recipients(field, game, division):
        game.order.setdefault(unit, order)


def recipients(field: Field, game: Battle, division: DivisionId) -> list[UnitId]:
    """4.2, 2.9 The units in command that are not routed, on the map or arriving (4.11)."""
    coming = set(arriving(field, game)) if game.coming else ()
    return [
        unit
        for unit in field.units_of[division]
        if unit in game.in_command and unit not in game.routed and (unit in coming or on_map(game, unit))
    ]


def every_order(box: Box, game: Battle, _now: DivisionId) -> Sequence[Option]:
    divisions = box.field(game.scenario, game.switches).divisions_of[game.player]
    return [ORDER(division, order) for division in divisions for order in (MANOEUVRE, ATTACK, NO_ORDER)]


def orders_now(box: Box, game: Battle, now: DivisionId) -> Sequence[Option]:
    if bars_attack(box.field(game.scenario, game.switches), game, now) is None:
        return ORDER(now, MANOEUVRE), ORDER(now, ATTACK), ORDER(now, NO_ORDER)
    return ORDER(now, MANOEUVRE), ORDER(now, NO_ORDER)


def what_it_brings(_box: Box, _game: Battle, _now: DivisionId, _division: str, order: str) -> Say:
    """4.4-4.6, 4.15 What an order allows, and what it forbids."""
    return Say("cost-order", {"order": order}, {ATTACK: "4.5", MANOEUVRE: "4.15"}.get(order, "4.6"))


def bars_order(box: Box, game: Battle, now: DivisionId, division: DivisionId, order: str) -> Refusal | None:
    """4.2, 4.3 One division after another; some get no order at all, some no Attack."""
    field = box.field(game.scenario, game.switches)
    barred = bars_any_order(field, game, division)
    if barred is None and division != now:
        key = "order-once" if division in game.done else "order-later"
        barred = Refusal.because(key, "4.2", division=division, now=now)
    if barred is None and order == ATTACK:
        barred = bars_attack(field, game, division)
    return barred


def bars_any_order(field: Field, game: Battle, division: DivisionId) -> Refusal | None:
    """4.2, 4.8 What keeps a division from any order."""
    if division in game.withdrawing:
        return Refusal.because("order-withdrawing", "4.8", division=division)
    if not recipients(field, game, division):
        return Refusal.because("order-out-of-command", "4.1", division=division)
    return None


def bars_attack(field: Field, game: Battle, division: DivisionId) -> Refusal | None:
    """4.3 What keeps a division from an Attack order."""
    if is_night(field, game):
        return Refusal.because("attack-at-night", "15.1")
    if division in game.held_back:
        return Refusal.because("attack-inertia", "17.6", division=division)
    for rule in field.scenario.no_attack_before:
        if rule.division == division and game.turn < rule.turn:
            return Refusal.because("attack-not-yet", "17.3", division=division, turn=rule.turn)
    if division in game.attack_before or commander_near_chief(field, game, division):
        return None
    return Refusal.because("attack-no-chief", "4.3", division=division)


def commander_near_chief(field: Field, game: Battle, division: DivisionId) -> bool:
    """4.3 within his chief's range; 4.11 arriving together; 17.9 a chief who is not there yet."""
    commander, chief = commander_of(field, game, division), chief_of(field, game, division)
    here, there = game.where[commander], game.where[chief]
    if there == RESERVE and chief in field.scenario.absent_chief:
        return here not in BOXES or commander in arriving(field, game)
    if here not in BOXES and there not in BOXES:
        return field.grid.distance(here, there) <= field.leaders[chief].command
    coming = arriving(field, game)
    return commander in coming and chief in coming


async def leave_without(table: Table[Battle, Box]) -> None:
    """3.5a, 4.2 Units left without the order of their division, one at a time."""
    game, field = table.game, field_of(table)
    bound = set(committed(field, game))
    while True:
        await table.bookmark()
        ordered = [unit for unit in game.order if unit not in bound]
        if not ordered:
            break
        options = (*LEAVE.each(ordered), STOP())
        if await table.choose(game.player, LEAVING, options=options) == STOP():
            break


def leave(table: Table[Battle, Box], unit: UnitId) -> None:
    """4.2 A unit is left without the order of its division."""
    del table.game.order[unit]
    table.tell("left-without", rule="4.2", unit=unit)


def own_units(box: Box, game: Battle) -> Sequence[Option]:
    field = box.field(game.scenario, game.switches)
    return [LEAVE(unit) for unit in field.units if field.side[unit] == game.player]


def bars_leaving(box: Box, game: Battle, unit: UnitId) -> Refusal | None:
    """4.2 Whoever has no order cannot be left without one; 17.2 nor whoever is committed."""
    if unit not in game.order:
        return Refusal.because("leave-no-order", "4.2", unit=unit)
    if unit in committed(box.field(game.scenario, game.switches), game):
        return Refusal.because("leave-committed", "17.2", unit=unit)
    return None


ORDER = Action(
    "order",
    "4.2",
    of=("target", "order"),
    among=every_order,
    bars=bars_order,
    fast=orders_now,
    do=give_order,
    costs=what_it_brings,
)
ORDERS = Menu("order", ORDER)
LEAVE = Action(
    "leave",
    "4.2",
    of=("target",),
    lights=at_unit,
    among=own_units,
    bars=bars_leaving,
    do=leave,
)
LEAVING = Menu("leave", LEAVE, STOP)
