"""9 Fire: the fire phases, the dice and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.answers import STOP, volley
from vivac.games.cuadro.game import Battle, Step, field_of, other
from vivac.games.cuadro.gunnery import (
    EIGHTHS,
    GUNS,
    Aim,
    bars_firing,
    fire_points,
    firer_modifiers,
    kind_of,
    screens,
    take_aim,
    target_modifiers,
    targets,
    through_stack,
)
from vivac.games.cuadro.losses import lose
from vivac.games.cuadro.morale import Ordeal, morale_test
from vivac.games.cuadro.retreat import lose_guns, retreat
from vivac.games.cuadro.stacking import DEPLOYED, SQUARE
from vivac.games.cuadro.terrain import INFANTRY
from vivac.games.cuadro.troops import held_by, units_at
from vivac.games.cuadro.unpacking import BOXES, ENEMY, Field
from vivac.ground.hexes import Hex
from vivac.table import D6, Option, Table

COLUMNS = tuple(str(column) for column in range(13))
Aims = dict[str, list[Hex]]  # who can fire, and at which hexes


async def defensive_fire(table: Table[Battle]) -> None:
    """3.2c The other player's units fire."""
    game = table.game
    await fire_phase(table, other(game))
    game.stood = set(game.fired)  # 10.11
    _cease(game, Step.OFFENSIVE_FIRE)


async def offensive_fire(table: Table[Battle]) -> None:
    """3.2d Phasing units without Assault markers fire."""
    await fire_phase(table, table.game.player)
    _cease(table.game, Step.SHOCK)


def _cease(game: Battle, then: Step) -> None:
    game.fired.clear()
    game.frontage.clear()
    game.step = then


async def fire_phase(table: Table[Battle], side: str) -> None:
    """3.5c, 9.20 One firing group and its target at a time, until the player stops."""
    game, field = table.game, field_of(table)
    while True:
        await table.bookmark()
        aims = aims_of(field, game, side)
        if not aims:
            return
        answer = await table.ask(side, "fire", firers(field, game, aims))
        if answer == STOP:
            return
        if answer[0] == "fire":
            units: tuple[str, ...] = (str(answer[1]),)
        else:
            units = _together(field, game, aims, str(answer[1]), str(answer[2]))
        hexes = sorted({hex_ for unit in units for hex_ in aims[unit]})
        options = tuple(field.target[hex_] for hex_ in hexes)
        game.hand = units
        target = str((await table.ask(side, "fire-target", options, units=" ".join(units)))[1])
        game.hand = ()
        game.rolls.clear()
        await fire(table, tuple(unit for unit in units if target in aims[unit]), target)


def aims_of(field: Field, game: Battle, side: str) -> Aims:
    """9.20 Every unit of a side that can fire, with its targets; fewer than 1 point is no fire (1.4)."""
    enemy = held_by(field, game, ENEMY[side])
    grid, sides, arm = field.grid, field.side, field.arm
    near = grid.grown(enemy)
    found: Aims = {}
    screen = -1
    for hex_, pile in game.stack.items():
        if sides[pile[0]] != side or hex_ in BOXES:
            continue
        close = near & grid.bit[hex_]
        for unit in pile:
            guns = game.form[unit] == DEPLOYED
            if (not close and not guns) or bars_firing(field, game, unit) is not None:
                continue
            if guns and screen < 0:
                screen = screens(field, game)
            aims = targets(field, game, unit, enemy, screen)
            if aims:
                if arm[unit] == INFANTRY and game.pf[unit] >= 4 and hex_ not in game.frontage:
                    found[unit] = aims if game.form[unit] != SQUARE else _loaded(field, game, unit, aims)
                else:
                    aims = _loaded(field, game, unit, aims)
                    if aims:
                        found[unit] = aims
    return {unit: aims for unit, aims in found.items() if aims}


def _loaded(field: Field, game: Battle, unit: str, aims: list[Hex]) -> list[Hex]:
    return [target for target in aims if take_aim(field, game, (unit,), target).points >= 1]


def firers(field: Field, game: Battle, aims: Aims) -> list[Option]:
    """9.20 One unit, or all units of a hex of one kind."""
    crowd: dict[tuple[Hex, str], int] = {}
    options = [field.do["fire"][unit] for unit in aims]
    for unit in aims:
        key = (game.where[unit], kind_of(field, unit))
        crowd[key] = crowd.get(key, 0) + 1
    options += [volley(hex_, kind) for (hex_, kind), count in crowd.items() if count > 1]
    options.append(STOP)
    return options


def _together(field: Field, game: Battle, aims: Aims, hex_: Hex, kind: str) -> tuple[str, ...]:
    return tuple(unit for unit in aims if game.where[unit] == hex_ and kind_of(field, unit) == kind)


# ---------------------------------------------------------------- one fire


async def fire(table: Table[Battle], units: Sequence[str], target: Hex) -> None:
    """9.8-9.14 Units of one hex fire at another: column after column."""
    game, field = table.game, field_of(table)
    aim = take_aim(field, game, units, target)
    game.fired.update(units)
    if field.arm[units[0]] == INFANTRY:
        spent = sum(fire_points(field, game, unit, aim.distance) for unit in units)
        game.frontage[aim.hex] = game.frontage.get(aim.hex, 0) + int(spent * EIGHTHS)
    table.tell("fires", rule="9.20", units=" ".join(units), hex=target, points=aim.points)
    left, most = aim.points, field.charts.limits.cells["fire_column"]
    while left > 0 and units_at(game, target):  # 9.10, 9.25
        column = min(left, most)
        left -= column
        await shoot(table, aim, column)


async def shoot(table: Table[Battle], aim: Aim, column: int) -> None:
    """9.11-9.14, 9.23 One die: at the top unit, or by roundshot through the whole stack."""
    game, field = table.game, field_of(table)
    pile = units_at(game, aim.target)
    roundshot = kind_of(field, aim.lead) == GUNS and aim.distance > 2
    die = await table.roll(D6, "fire")
    firer = firer_modifiers(field, game, aim.lead)
    results = []
    for nth, unit in enumerate(pile if roundshot else pile[:1]):
        added = {**firer, **target_modifiers(field, game, aim, unit), "stack": through_stack(field, nth)}
        total = die + sum(added.values())
        result = field.charts.fire.at(total, column)
        game.rolls.append(("fire", COLUMNS[column], total, result))
        table.tell("hit", rule="9.15", unit=unit, column=column, total=total, result=result, modifiers=added)
        results.append((unit, result))
    tested: set[str] = set()  # 9.22
    for unit, result in results:
        if game.where[unit] == aim.target and result != "SE":
            await take_hit(table, unit, result, aim.hex, tested)


async def take_hit(table: Table[Battle], unit: str, result: str, cause: Hex, tested: set[str]) -> None:
    """9.15 Losses first, then P, M or R."""
    game = table.game
    hex_ = game.where[unit]
    marked = unit in game.assault
    guns = game.form[unit] == DEPLOYED
    lost = lose(table, unit, int(result[0])) if result[0].isdigit() else 0
    alive = game.pf[unit] > 0
    match result[-1]:
        case "P":
            halt(game, hex_)
            if alive and guns:
                game.no_fire[unit] = game.turn
                table.tell("no-fire", rule="9.15a", unit=unit)
            if alive and (guns or not marked):
                await face_test(table, unit, Ordeal(cause, lost), tested)
        case "M":
            if alive and not await face_test(table, unit, Ordeal(cause, lost), tested):
                await others_test(table, hex_, unit, cause, tested)  # 9.15b, 16.8
        case "R":
            if alive:
                await driven_back(table, unit, lost, cause, tested)


def halt(game: Battle, hex_: Hex) -> None:
    """9.15a, 16.7 All Assault markers of a stack come off."""
    for unit in units_at(game, hex_):
        game.assault.pop(unit, None)


async def face_test(table: Table[Battle], unit: str, ordeal: Ordeal, tested: set[str]) -> bool:
    """9.22 One morale test at most from one die. A routed unit cannot get worse, but it can fail."""
    if unit in tested:
        return True
    tested.add(unit)
    if unit in table.game.routed and len(units_at(table.game, table.game.where[unit])) == 1:
        return True  # 1.6: nothing depends on this die
    return await morale_test(table, unit, ordeal)


async def others_test(
    table: Table[Battle], hex_: Hex, unit: str | None, cause: Hex, tested: set[str]
) -> None:
    for each in units_at(table.game, hex_):
        if each != unit and table.game.where[each] == hex_ and each not in table.game.routed:
            await face_test(table, each, Ordeal(cause), tested)


async def driven_back(table: Table[Battle], unit: str, lost: int, cause: Hex, tested: set[str]) -> None:
    """9.15c, 9.17 The target retreats one or two hexes; those left in the hex test."""
    game, field = table.game, field_of(table)
    hex_ = game.where[unit]
    if game.form[unit] == SQUARE:
        await face_test(table, unit, Ordeal(cause, lost), tested)
        await others_test(table, hex_, unit, cause, tested)
        return
    guns = game.form[unit] == DEPLOYED
    gone = await retreat(table, unit, field.side[unit], cause, 1, 2)
    if gone > 1:
        if guns and game.pf[unit]:
            lose(table, unit, game.pf[unit])  # 9.17
        lose_guns(table, hex_)
    await others_test(table, hex_, unit, cause, tested)
