"""4 Command and orders."""

from __future__ import annotations

from vivac.games.cuadro.box.unpacking import BOXES, RESERVE, Field
from vivac.games.cuadro.chapters.answers import STOP
from vivac.games.cuadro.chapters.arrivals import announce, arriving
from vivac.games.cuadro.chapters.leaders import chief_of, commander_of, replace_fallen
from vivac.games.cuadro.chapters.special import committed, hold_back, is_night
from vivac.games.cuadro.chapters.troops import on_map
from vivac.games.cuadro.game import ATTACK, NO_ORDER, Battle, Step, field_of
from vivac.table import Option, Refusal, Table


async def open_command(table: Table[Battle]) -> None:
    """3.2a, 4.1 The start of the Command Phase: who comes, who falls in for the fallen, who is in command."""
    game, field = table.game, field_of(table)
    await announce(table)  # 15.2
    await replace_fallen(table)  # 14.3
    await hold_back(table)  # 17.6
    judge_command(field, game)
    for unit in committed(field, game):  # 17.2
        game.in_command.add(unit)
        game.order[unit] = ATTACK
    game.step = Step.COMMAND


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
    game.in_command.update(unit for unit in arriving(field, game) if unit in field.units)


# ---------------------------------------------------------------- orders


async def give_orders(table: Table[Battle]) -> None:
    """3.5a, 4.2 One order to each division that may get one."""
    game, field = table.game, field_of(table)
    for division in field.divisions_of[game.player]:
        if division in game.done:
            continue
        await table.bookmark()
        game.done.add(division)
        if bars_order(field, game, division) is not None:
            continue
        offered = field.order[division]
        options = tuple(o for name, o in offered.items() if name != ATTACK)
        if bars_attack(field, game, division) is None:
            options = tuple(offered.values())
        answer = await table.ask(game.player, "order", options, division=division)
        order = str(answer[2])
        table.tell("ordered", rule="4.2", division=division, order=order)
        if order != NO_ORDER:
            if order == ATTACK:
                game.attack_now.add(division)
            for unit in recipients(field, game, division):
                game.order.setdefault(unit, order)
    game.done.clear()
    game.step = Step.LEAVING


def recipients(field: Field, game: Battle, division: str) -> list[str]:
    """4.2, 2.9 The units in command that are not routed, on the map or arriving (4.11)."""
    coming = set(arriving(field, game)) if game.coming else ()
    return [
        unit
        for unit in field.units_of[division]
        if unit in game.in_command and unit not in game.routed and (unit in coming or on_map(game, unit))
    ]


def bars_order(field: Field, game: Battle, division: str) -> Refusal | None:
    """4.2, 4.8 What keeps a division from any order."""
    if division in game.withdrawing:
        return Refusal.because("order-withdrawing", "4.8", division=division)
    if not recipients(field, game, division):
        return Refusal.because("order-out-of-command", "4.1", division=division)
    return None


def bars_attack(field: Field, game: Battle, division: str) -> Refusal | None:
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


def commander_near_chief(field: Field, game: Battle, division: str) -> bool:
    """4.3 within his chief's range; 4.11 arriving together; 17.9 a chief who is not there yet."""
    commander, chief = commander_of(field, game, division), chief_of(field, game, division)
    here, there = game.where[commander], game.where[chief]
    if there == RESERVE and chief in field.scenario.absent_chief:
        return here not in BOXES or commander in arriving(field, game)
    if here not in BOXES and there not in BOXES:
        return field.grid.distance(here, there) <= field.leaders[chief].command
    coming = arriving(field, game)
    return commander in coming and chief in coming


async def leave_without(table: Table[Battle]) -> None:
    """3.5a, 4.2 Units left without the order of their division, one at a time."""
    game, field = table.game, field_of(table)
    bound = set(committed(field, game))
    leave = field.do["leave"]
    while True:
        await table.bookmark()
        ordered = [unit for unit in game.order if unit not in bound]
        if not ordered:
            break
        answer = await table.ask(game.player, "leave", _leaving(leave, ordered))
        if answer == STOP:
            break
        unit = str(answer[1])
        del game.order[unit]
        table.tell("left-without", rule="4.2", unit=unit)
    game.step = Step.FLIGHT


def _leaving(leave: dict[str, Option], ordered: list[str]) -> list[Option]:
    options = [leave[unit] for unit in ordered]
    options.append(STOP)
    return options
