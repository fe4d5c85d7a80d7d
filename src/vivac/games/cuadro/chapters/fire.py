"""9 Fire: the fire phases, the dice and what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import BOXES, ENEMY, NOWHERE, Box, Field
from vivac.games.cuadro.chapters.choices import STOP, at_unit, bars_commanding, every_hex, every_unit
from vivac.games.cuadro.chapters.formation import break_square, fall_in, set_facing
from vivac.games.cuadro.chapters.gunnery import (
    GUNS,
    SMALL_ARMS,
    Aim,
    bars_firing,
    bars_target,
    firer_modifiers,
    kind_of,
    loaded,
    screens,
    take_aim,
    target_modifiers,
    targets,
    through_stack,
)
from vivac.games.cuadro.chapters.losses import lose
from vivac.games.cuadro.chapters.morale import Ordeal, morale_test
from vivac.games.cuadro.chapters.readings import FIRE_GOES_ON, ROUNDSHOT_AIMED
from vivac.games.cuadro.chapters.retreat import lose_guns, retreat
from vivac.games.cuadro.chapters.stacking import DEPLOYED, REGULAR, SQUARE
from vivac.games.cuadro.chapters.terrain import INFANTRY
from vivac.games.cuadro.chapters.troops import held_by, set_form, units_at
from vivac.games.cuadro.game import Battle, field_of, other
from vivac.ground.hexes import Hex
from vivac.table import D6, Action, Menu, Option, Refusal, Table, Test, at_place

COLUMNS = tuple(str(column) for column in range(13))
Aims = dict[UnitId, list[Hex]]  # who can fire, and at which hexes


class Fire(NamedTuple):
    """A fire phase, or 10.11 a hex that cavalry comes upon: whose, who can fire and at what."""

    side: str
    choices: Mapping[Option, Aims]
    at: Hex = NOWHERE  # where they stand to receive the cavalry


class Salvo(NamedTuple):
    """One die: where it comes from and goes to, the PF it takes, who was marked, and who has tested."""

    cause: Hex
    target: Hex
    lost: dict[UnitId, int]
    marked: frozenset[UnitId]
    tested: set[UnitId]  # 9.22


async def defensive_fire(table: Table[Battle, Box]) -> None:
    """3.2c The other player's units fire."""
    game = table.game
    await fire_phase(table, other(game))
    game.stood = set(game.fired)  # 10.11
    game.fired.clear()


async def offensive_fire(table: Table[Battle, Box]) -> None:
    """3.2d Phasing units without Assault markers fire."""
    await fire_phase(table, table.game.player)
    table.game.fired.clear()


async def fire_phase(table: Table[Battle, Box], side: str) -> None:
    """3.5c, 9.20 One firing group and its target at a time, until the player stops."""
    game, field = table.game, field_of(table)
    while True:
        await table.bookmark()
        choices = firers(field, game, *survey(field, game, side))
        if not choices or await table.choose(side, FIRING.given(Fire(side, choices))) == STOP():
            return


async def aim_at(table: Table[Battle, Box], firing: Fire, *words: str) -> None:
    """9.20 Those who fire together, and the hex they fire at."""
    game, aims = table.game, firing.choices[_by(words)]
    if not firing.at:
        game.hand = tuple(aims)
    await table.choose(firing.side, TARGET.given(firing, aims), units=" ".join(aims))


async def open_fire(table: Table[Battle, Box], firing: Fire, aims: Aims, target: Hex) -> None:
    """9.20 Of those chosen, all who can fire at the target."""
    game = table.game
    units = tuple(unit for unit, shots in aims.items() if target in shots)
    if firing.at:
        game.stood.update(units)
    else:
        game.hand = ()
        game.rolls.clear()
    await fire(table, units, target)


def _by(words: Sequence[str]) -> Option:
    return FIRE(*words) if len(words) == 1 else VOLLEY(*words)


def bars_fire(box: Box, game: Battle, firing: Fire, unit: UnitId) -> Refusal | None:
    """9.1, 9.20 What keeps a unit from firing; 10.11 and when cavalry comes on."""
    if FIRE(unit) in firing.choices:
        return None
    field = box.field(game.scenario, game.switches)
    barred = bars_commanding(field, game, firing.side, unit)
    if barred is None and firing.at:
        if game.where[unit] != firing.at:
            barred = Refusal.because("stand-elsewhere", "10.11", unit=unit, hex=firing.at)
        elif unit in game.stood:
            barred = Refusal.because("stand-once", "10.11", unit=unit)
    return barred or bars_firing(field, game, unit) or Refusal.because("fire-nobody", "9.20", unit=unit)


def bars_volley(_box: Box, _game: Battle, firing: Fire, hex_: Hex, kind: str) -> Refusal | None:
    """9.20 Two or more units of a kind that can fire at the same hex."""
    if VOLLEY(hex_, kind) in firing.choices:
        return None
    return Refusal.because("volley-alone", "9.20", hex=hex_, kind=kind)


def volleys(box: Box, game: Battle, firing: Fire) -> Sequence[Option]:
    """9.20 Every stack with several units of a kind."""
    field = box.field(game.scenario, game.switches)
    return [
        VOLLEY(hex_, kind)
        for hex_, pile in game.stack.items()
        if hex_ not in BOXES and field.side[pile[0]] == firing.side
        for kind in (SMALL_ARMS, GUNS)
        if sum(kind_of(field, unit) == kind for unit in pile) > 1
    ]


def bars_fire_at(box: Box, game: Battle, firing: Fire, aims: Aims, hex_: Hex) -> Refusal | None:
    """9.2-9.4 What keeps those chosen from firing at a hex."""
    if any(hex_ in shots for shots in aims.values()):
        return None
    field = box.field(game.scenario, game.switches)
    enemy = held_by(field, game, ENEMY[firing.side])
    for unit in aims:
        barred = bars_target(field, game, unit, hex_, enemy)
        if barred:
            return barred
    return Refusal.because("stand-other", "10.11", hex=hex_)


def fire_targets(_box: Box, _game: Battle, _firing: Fire, aims: Aims) -> Sequence[Option]:
    return AT.each(sorted({hex_ for shots in aims.values() for hex_ in shots}))


FIRE: Action = Action(
    "fire",
    "9.20",
    of=("target",),
    lights=at_unit,
    among=lambda box, game, _firing: FIRE.each(every_unit(box, game)),
    bars=bars_fire,
    fast=lambda _box, _game, firing: [option for option in firing.choices if option[0] == "fire"],
    do=aim_at,
)
VOLLEY: Action = Action(
    "volley",
    "9.20",
    of=("target", "kind"),
    lights=at_place,
    among=volleys,
    bars=bars_volley,
    fast=lambda _box, _game, firing: [option for option in firing.choices if option[0] == "volley"],
    do=aim_at,
)
FIRING = Menu("fire", FIRE, VOLLEY, STOP)
AT: Action = Action(
    "target",
    "9.20",
    of=("target",),
    lights=at_place,
    among=lambda box, game, _firing, _aims: AT.each(every_hex(box, game)),
    bars=bars_fire_at,
    fast=fire_targets,
    do=open_fire,
)
TARGET = Menu("fire-target", AT)
STRIKE = Action("strike", "9.31", of=("target",), lights=at_unit)


def aims_of(field: Field, game: Battle, side: str) -> Aims:
    """9.20 Every unit of a side that can fire by itself, with its targets."""
    return survey(field, game, side)[0]


def survey(field: Field, game: Battle, side: str) -> tuple[Aims, Aims]:
    """9.20, 1.4 Who can fire at what: alone, and with fewer than 1 point only together with others."""
    enemy = held_by(field, game, ENEMY[side])
    grid, sides, arm, sight = field.grid, field.side, field.arm, field.ground.sight.line
    near = grid.grown(enemy)
    found: Aims = {}
    faint: Aims = {}
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
            if not aims:
                continue
            sure = arm[unit] == INFANTRY and game.pf[unit] >= 4 and game.form[unit] != SQUARE
            if sure and unit not in game.disordered:
                found[unit] = aims
                continue
            loaded = [
                target
                for target in aims
                if take_aim(field, game, (unit,), target, sight(hex_, target, screen) or ()).points >= 1
            ]
            if loaded:
                found[unit] = loaded
            if len(loaded) < len(aims) and len(pile) > 1:
                faint[unit] = [target for target in aims if target not in loaded]
    return found, faint


def firers(field: Field, game: Battle, aims: Aims, faint: Aims) -> dict[Option, Aims]:
    """9.20 One unit, or all units of a hex of one kind; and what they can fire at."""
    choices: dict[Option, Aims] = {FIRE(unit): {unit: shots} for unit, shots in aims.items()}
    crowd: dict[tuple[Hex, str], Aims] = {}
    for unit in (*aims, *(unit for unit in faint if unit not in aims)):
        group = crowd.setdefault((game.where[unit], kind_of(field, unit)), {})
        group[unit] = [*aims.get(unit, ()), *faint.get(unit, ())]
    for (hex_, kind), group in crowd.items():
        if any(unit in faint for unit in group):
            group = _strong_enough(field, game, group)
        if len(group) > 1:
            choices[VOLLEY(hex_, kind)] = group
    return choices


def _strong_enough(field: Field, game: Battle, group: Aims) -> Aims:
    """9.8, 1.4 Fractions are added before they are rounded down: together these may have a point."""
    able = []
    for target in {hex_ for shots in group.values() for hex_ in shots}:
        units = [unit for unit, shots in group.items() if target in shots]
        if take_aim(field, game, units, target).points >= 1:
            able.append(target)
    kept = {unit: [target for target in shots if target in able] for unit, shots in group.items()}
    return {unit: shots for unit, shots in kept.items() if shots}


# ---------------------------------------------------------------- one fire


async def fire(table: Table[Battle, Box], units: Sequence[UnitId], target: Hex) -> None:
    """9.8-9.14 Units of one hex fire at another: column after column."""
    game, field = table.game, field_of(table)
    aim = take_aim(field, game, units, target)
    game.fired.update(units)
    table.tell("fires", rule="9.20", units=" ".join(units), hex=target, points=aim.points)
    for column in columns(aim.points, field.charts.limits.cells["fire_column"], game.on(FIRE_GOES_ON)):
        if units_at(game, target):  # 9.25
            await shoot(table, aim, column)


def columns(points: int, last: int, on_and_on: bool) -> list[int]:
    """9.10 The columns to fire on: beyond the last one a second for the rest; 9.28 or one after another.

    >>> columns(7, 12, False), columns(20, 12, False), columns(30, 12, False), columns(30, 12, True)
    ([7], [12, 8], [12, 12], [12, 12, 6])
    """
    if points <= last:
        return [points]
    rest = points - last
    return [last, *(columns(rest, last, True) if on_and_on else [min(rest, last)])]


async def shoot(table: Table[Battle, Box], aim: Aim, column: int) -> None:
    """9.11-9.14, 9.23 One die: at the top unit, or by roundshot through the whole stack."""
    game, field = table.game, field_of(table)
    pile = units_at(game, aim.target)
    roundshot = kind_of(field, aim.lead) == GUNS and aim.distance > 2
    struck = tuple(enumerate(pile if roundshot else pile[:1]))
    if len(struck) > 1 and game.on(ROUNDSHOT_AIMED):
        struck = (struck[await choose_mark(table, aim, pile)],)
    shots = [shot_at(field, game, aim, column, unit, nth) for nth, unit in struck]
    die = await table.roll(D6, "fire", lambda: loaded(field, game, shots[0], aim))
    results = []
    for (_, unit), shot in zip(struck, shots, strict=True):
        total = shot.total(die)
        result = field.charts.fire.at(total, column)
        game.rolls.append(("fire", COLUMNS[column], total, result))
        if shot is not shots[0]:
            table.count(D6, "fire", die, shot)
        table.tell("hit", rule="9.15", unit=unit, column=column, total=total, result=result)
        results.append((unit, result))
    lost = {unit: min(int(result[0]), game.pf[unit]) for unit, result in results if result[0].isdigit()}
    salvo = Salvo(aim.hex, aim.target, lost, frozenset(game.assault), set())
    for unit, result in results:
        if game.pf[unit] and result != "SE":
            await take_hit(table, unit, result, salvo)


def shot_at(field: Field, game: Battle, aim: Aim, column: int, unit: UnitId, nth: int) -> Test:
    """9.11 What is added to the die for a unit, so deep in the stack (9.14)."""
    added = {
        **firer_modifiers(field, game, aim.lead),
        **target_modifiers(field, game, aim, unit),
        "stack": through_stack(field, nth),
    }
    keys = (column,)
    return Test("9.11", "fire", keys, added, by=aim.units, against=(unit,), at=aim.target)


async def choose_mark(table: Table[Battle, Box], aim: Aim, pile: Sequence[UnitId]) -> int:
    """9.31 Which unit of a stack the guns fire at, counted from the top."""
    field = field_of(table)
    unit = await table.pick(field.side[aim.lead], "strike", STRIKE, pile, hex=aim.target)
    return pile.index(unit)


async def take_hit(table: Table[Battle, Box], unit: UnitId, result: str, salvo: Salvo) -> None:
    """9.15 Losses first, then P, M or R; 9.23 whoever has left the hex by now has only the losses."""
    game = table.game
    guns = game.form[unit] == DEPLOYED
    lose(table, unit, salvo.lost.get(unit, 0))
    stays = game.where[unit] == salvo.target
    match result[-1]:
        case "P":
            halt(game, salvo.target)
            if stays and guns:
                game.no_fire_next.add(unit)
                table.tell("no-fire", rule="9.15a", unit=unit)
            if stays and (guns or unit not in salvo.marked):
                await face_test(table, unit, salvo)
        case "M":
            if stays and not await face_test(table, unit, salvo):
                await others_test(table, unit, salvo)  # 9.15b, 16.8
        case "R":
            if stays:
                await driven_back(table, unit, salvo)


def halt(game: Battle, hex_: Hex) -> None:
    """9.15a, 16.7 All Assault markers of a stack come off."""
    for unit in units_at(game, hex_):
        game.assault.pop(unit, None)


async def face_test(table: Table[Battle, Box], unit: UnitId, salvo: Salvo) -> bool:
    """9.22 One morale test at most from one die."""
    if unit in salvo.tested:
        return True
    salvo.tested.add(unit)
    return await morale_test(table, unit, Ordeal(salvo.cause, salvo.lost.get(unit, 0)))


async def others_test(table: Table[Battle, Box], unit: UnitId, salvo: Salvo) -> None:
    game = table.game
    for each in units_at(game, salvo.target):
        if each != unit and game.where[each] == salvo.target:
            await face_test(table, each, salvo)


async def driven_back(table: Table[Battle, Box], unit: UnitId, salvo: Salvo) -> None:
    """9.15c, 9.17 The target retreats one or two hexes; those left in the hex test."""
    game, field = table.game, field_of(table)
    guns, square = game.form[unit] == DEPLOYED, game.form[unit] == SQUARE
    if square:
        set_form(game, unit, REGULAR)
        fall_in(game, unit)
    gone = await retreat(table, unit, field.side[unit], salvo.cause, 1, 2)
    if square and game.pf[unit] and game.where[unit] == salvo.target:  # 6.10 it opened, and could not go
        await set_facing(table, unit)
        await break_square(table, salvo.target)
    if gone > 1:
        if guns and game.pf[unit]:
            lose(table, unit, game.pf[unit])  # 9.17
        lose_guns(table, salvo.target)
    await others_test(table, unit, salvo)
