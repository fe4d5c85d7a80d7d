"""4.9 Assault markers."""

from __future__ import annotations

from vivac.games.cuadro.box.unpacking import Field
from vivac.games.cuadro.chapters.answers import STOP
from vivac.games.cuadro.chapters.charges import charge_targets, faces
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.special import is_night
from vivac.games.cuadro.chapters.stacking import REGULAR, SKIRMISH
from vivac.games.cuadro.chapters.terrain import ARTILLERY, CAVALRY, INFANTRY
from vivac.games.cuadro.chapters.troops import army, units_at
from vivac.games.cuadro.game import MANOEUVRE, Battle, Step, field_of
from vivac.ground.hexes import Hex
from vivac.table import Option, Refusal, Table


async def place_markers(table: Table[Battle]) -> None:
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
        if not aims:
            break
        mark = field.do["mark"]
        answer = await table.ask(game.player, "mark", _choices(mark, aims))
        if answer == STOP:
            break
        unit = str(answer[1])
        options = tuple(field.target[hex_] for hex_ in sorted(aims[unit]))
        game.hand = (unit,)
        target = str((await table.ask(game.player, "target", options, unit=unit))[1])
        game.hand = ()
        game.assault[unit] = target
        table.tell("marked", rule="4.9", unit=unit, hex=target)
    game.step = Step.DEFENSIVE_FIRE


def _choices(mark: dict[str, Option], aims: dict[str, set[Hex]]) -> list[Option]:
    return [*(mark[unit] for unit in aims), STOP]


def targets(field: Field, game: Battle, unit: str, foe: Foe) -> set[Hex]:
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


def bars_marking(field: Field, game: Battle, unit: str) -> Refusal | None:
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
