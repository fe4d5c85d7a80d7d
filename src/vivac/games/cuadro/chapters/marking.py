"""4.9 Assault markers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import Box, Field
from vivac.games.cuadro.chapters.charges import charge_targets, faces
from vivac.games.cuadro.chapters.choices import STOP, at_unit, bars_commanding, every_hex, every_unit
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.special import is_night
from vivac.games.cuadro.chapters.stacking import REGULAR, SKIRMISH
from vivac.games.cuadro.chapters.terrain import ARTILLERY, CAVALRY, INFANTRY
from vivac.games.cuadro.chapters.troops import army, units_at
from vivac.games.cuadro.game import MANOEUVRE, Battle, field_of
from vivac.ground.hexes import Hex
from vivac.table import Action, Menu, Option, Refusal, Say, Table, at_place

Aims = Mapping[UnitId, Collection[Hex]]  # who can assault, and which hexes


async def place_markers(table: Table[Battle, Box]) -> None:
    """3.5b, 4.9 One unit and its Assault target at a time, until the player stops."""
    game, field = table.game, field_of(table)
    foe = Foe(field, game)
    while True:
        await table.bookmark()
        aims = {
            unit: found
            for unit in army(field, game, game.player)
            if unit not in game.assault and (found := targets(field, game, unit, foe))
        }
        if not aims or await table.choose(game.player, MARKING.given(aims)) == STOP():
            break


async def mark(table: Table[Battle, Box], aims: Aims, unit: UnitId) -> None:
    """4.9 A unit receives a marker, and the hex it is to assault is named."""
    game = table.game
    game.hand = (unit,)
    await table.choose(game.player, TARGET.given(unit, aims[unit]), unit=unit)
    game.hand = ()


def name_target(table: Table[Battle, Box], unit: UnitId, _targets: Collection[Hex], hex_: Hex) -> None:
    table.game.assault[unit] = hex_
    table.tell("marked", rule="4.9", unit=unit, hex=hex_)


def bars_mark(box: Box, game: Battle, aims: Aims, unit: UnitId) -> Refusal | None:
    """4.9, 4.14 What keeps a unit from a marker."""
    if unit in aims:
        return None
    field = box.field(game.scenario, game.switches)
    barred = bars_commanding(field, game, game.player, unit) or bars_marking(field, game, unit)
    if barred:
        return barred
    if unit in game.assault:
        return Refusal.because("mark-once", "4.9", unit=unit)
    return Refusal.because("mark-nobody", "4.14", unit=unit)


def bars_mark_against(
    _box: Box, _game: Battle, unit: UnitId, targets: Collection[Hex], hex_: Hex
) -> Refusal | None:
    """4.14 Only hexes before it, or that a charge can reach."""
    return None if hex_ in targets else Refusal.because("mark-not-that", "4.14", unit=unit, hex=hex_)


def markable(_box: Box, _game: Battle, aims: Aims) -> Sequence[Option]:
    return MARK.each(aims)


def cost_of_marking(box: Box, game: Battle, _aims: Aims, unit: UnitId) -> Say:
    """9.1 Who is to assault does not fire; 10.16 horses tire of it."""
    return Say("cost-mark", {"arm": box.field(game.scenario, game.switches).arm[unit]}, "9.1")


def named_targets(_box: Box, _game: Battle, _unit: UnitId, targets: Collection[Hex]) -> Sequence[Option]:
    return AGAINST.each(sorted(targets))


MARK: Action = Action(
    "mark",
    "4.9",
    of=("target",),
    lights=at_unit,
    among=lambda box, game, _aims: MARK.each(every_unit(box, game)),
    bars=bars_mark,
    fast=markable,
    do=mark,
    costs=cost_of_marking,
)
MARKING = Menu("mark", MARK, STOP)
AGAINST: Action = Action(
    "target",
    "4.9",
    of=("target",),
    lights=at_place,
    among=lambda box, game, _unit, _targets: AGAINST.each(every_hex(box, game)),
    bars=bars_mark_against,
    fast=named_targets,
    do=name_target,
)
TARGET = Menu("target", AGAINST)


def targets(field: Field, game: Battle, unit: UnitId, foe: Foe) -> set[Hex]:
    """4.9, 4.14 Hexes that a unit may be marked to assault."""
    arm, hex_, held = field.arm[unit], game.where[unit], foe.held
    reach = 4 if arm == CAVALRY else 1
    if arm == ARTILLERY or not field.grid.disc(hex_, reach) & held or bars_marking(field, game, unit):
        return set()
    bit = field.grid.bit
    around = {there for there in field.ground.assaults[arm].get(hex_, ()) if bit[there] & held}
    if arm == INFANTRY and game.form[unit] == SKIRMISH:
        return {there for there in around if skirmishers_may(field, game, there)}
    found = {there for there in around if faces(field, hex_, game.face[unit], there)}
    if arm == CAVALRY and not is_night(field, game):  # 15.1
        found |= charge_targets(field, game, unit, held, foe.zones)
    return found


def skirmishers_may(field: Field, game: Battle, hex_: Hex) -> bool:
    """4.9 Skirmishing infantry assaults only skirmishers, or artillery without other units."""
    pile = units_at(game, hex_)
    return all(game.form[unit] == SKIRMISH for unit in pile) or all(
        field.arm[unit] == ARTILLERY for unit in pile
    )


def bars_marking(field: Field, game: Battle, unit: UnitId) -> Refusal | None:
    """4.9 What keeps a unit from an Assault marker, whatever the target."""
    if field.arm[unit] == ARTILLERY:
        return Refusal.because("mark-artillery", "4.10", unit=unit)
    if unit in game.disordered or unit in game.routed:
        return Refusal.because("mark-not-in-order", "2.8", unit=unit)
    if unit not in game.in_command:
        return Refusal.because("mark-out-of-command", "4.7", unit=unit)
    if game.order.get(unit) == MANOEUVRE:
        return Refusal.because("mark-manoeuvre", "4.15", unit=unit)
    if field.division[unit] in game.withdrawing:
        return Refusal.because("mark-withdrawing", "13.6", unit=unit)
    form = game.form[unit]
    if field.arm[unit] == CAVALRY:
        if form != REGULAR:
            return Refusal.because("mark-not-mounted", "10.9", unit=unit)
        if game.fatigue.get(unit, 0) > field.charts.limits.cells["charge_fatigue"]:
            return Refusal.because("mark-tired", "10.9", unit=unit)
    elif form not in (REGULAR, SKIRMISH):
        return Refusal.because("mark-in-square", "4.9", unit=unit)
    return None
