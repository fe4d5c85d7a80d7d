"""Why something may not be done: the predicates that bar it, asked in words."""

from __future__ import annotations

from vivac.games.cuadro.box.unpacking import ENEMY, Box, Field
from vivac.games.cuadro.chapters.command import bars_attack, bars_order
from vivac.games.cuadro.chapters.fire import aims_of
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.gunnery import bars_firing, bars_target
from vivac.games.cuadro.chapters.marching import March
from vivac.games.cuadro.chapters.marking import bars_marking, targets
from vivac.games.cuadro.chapters.movement import suits
from vivac.games.cuadro.chapters.troops import held_by, misfit, on_map
from vivac.games.cuadro.game import MANOEUVRE, Battle, Step
from vivac.ground.hexes import Hex
from vivac.table import Refusal

FIRE = (Step.DEFENSIVE_FIRE, Step.OFFENSIVE_FIRE)
STACKING_RULES = {
    "no-troops-here": "5.4",
    "infantry-with-cavalry": "8.3",
    "all-in-square": "6.10",
    "no-square-here": "6.2",
    "no-deploying-here": "5.6",
    "too-many-batteries": "8.4",
}


def why_not(box: Box, game: Battle, role: str, target: str) -> Refusal | None:
    """The first reason against an option, a unit or a hex; None if nothing is known to bar it."""
    field = box.field(game.scenario, game.switches)
    verb, _, thing = target.partition(":")
    if not thing:
        verb, thing = "", verb
    if verb == "order":
        division, _, order = thing.partition(":")
        if division in field.divisions:
            return bars_command(field, game, role, division, order)
    if thing in field.units:
        return bars_unit(field, game, role, thing)
    if thing in field.grid.bit:
        return bars_hex(field, game, role, thing)
    return Refusal.because("not-now", "3.5")


def bars_command(field: Field, game: Battle, role: str, division: str, order: str) -> Refusal | None:
    """4.2, 4.3"""
    if game.step is not Step.COMMAND or field.divisions[division].side != role:
        return Refusal.because("not-now", "3.5")
    return bars_order(field, game, division) or (
        bars_attack(field, game, division) if order == "attack" else None
    )


def bars_unit(field: Field, game: Battle, role: str, unit: str) -> Refusal | None:
    """What keeps a unit from doing what the step is about."""
    if not on_map(game, unit):
        return Refusal.because("unit-off-the-map", "3.5", unit=unit)
    if field.side[unit] != role:
        return Refusal.because("unit-not-yours", "3.5", unit=unit)
    match game.step:
        case Step.MOVEMENT:
            return bars_moving(field, game, unit)
        case Step.MARKING:
            reason = bars_marking(field, game, unit)
            if reason is None and not targets(field, game, unit, Foe(field, game)):
                return Refusal.because("mark-nobody", "4.14", unit=unit)
            return reason
        case Step.DEFENSIVE_FIRE | Step.OFFENSIVE_FIRE:
            reason = bars_firing(field, game, unit)
            if reason is None and unit not in aims_of(field, game, role):
                return Refusal.because("fire-nobody", "9.20", unit=unit)
            return reason
        case Step.REORGANISATION:
            if unit not in game.disordered and unit not in game.routed:
                return Refusal.because("test-in-order", "12.11", unit=unit)
            return Refusal.because("test-once", "12.11", unit=unit) if unit in game.done else None
    return Refusal.because("not-now", "3.5")


def bars_moving(field: Field, game: Battle, unit: str) -> Refusal | None:
    """5.15, 5.18 What keeps a unit from moving at all."""
    if unit in game.routed:
        return Refusal.because("move-routed", "2.9", unit=unit)
    if unit in game.moved or unit in game.done:
        return Refusal.because("move-once", "5.18", unit=unit)
    if field.division[unit] in game.withdrawing:
        return Refusal.because("move-withdrawing", "13.6", unit=unit)
    return None


def bars_hex(field: Field, game: Battle, role: str, hex_: Hex) -> Refusal | None:
    """What keeps the units in hand from a hex."""
    hand = [unit for unit in game.hand if unit in field.units and on_map(game, unit)]
    if not hand:
        return Refusal.because("choose-first", "3.5")
    if field.side[hand[0]] != role:
        return Refusal.because("not-now", "3.5")
    if game.step is Step.MOVEMENT or game.step is Step.WITHDRAWAL:
        return bars_destination(field, game, hand, hex_)
    if game.step in FIRE:
        enemy = held_by(field, game, ENEMY[role])
        return bars_target(field, game, hand[0], hex_, enemy)
    if game.step is Step.MARKING:
        if hex_ not in targets(field, game, hand[0], Foe(field, game)):
            return Refusal.because("mark-not-that", "4.14", unit=hand[0], hex=hex_)
        return None
    return Refusal.because("not-now", "3.5")


def bars_destination(field: Field, game: Battle, units: list[str], hex_: Hex) -> Refusal | None:
    """5.1-5.18, 7, 8 What keeps a group from ending its move in a hex."""
    foe = Foe(field, game)
    march = March(field, game, units, foe)
    bit, unit = field.grid.bit[hex_], units[0]
    if bit & foe.held:
        return Refusal.because("to-enemy", "5.16", hex=hex_)
    if not any(hex_ in field.ground.steps[march.column][near] for near in field.grid.neighbours[hex_]):
        return Refusal.because("to-prohibited", "5.4", hex=hex_, arm=march.arm)
    if bit & foe.zones and march.kept_out():
        if any(game.order.get(each) == MANOEUVRE for each in units):
            return Refusal.because("to-zone-manoeuvre", "4.15", hex=hex_)
        return Refusal.because("to-zone-command", "4.7", hex=hex_)
    if not bit & march.open():
        rule = "17.6" if field.division[unit] in game.held_back else "17.8"
        return Refusal.because("to-closed", rule, hex=hex_)
    ends = march.ends()
    if not bit & ends.anywhere:
        return Refusal.because("to-too-far", "5.1", hex=hex_, points=march.budget(march.form))
    reason = misfit(field, game, hex_, units)
    if reason:
        return Refusal.because(f"stack-{reason}", STACKING_RULES.get(reason, "8.1"), hex=hex_)
    if not suits(march, march.form, hex_, ends):
        return Refusal.because("to-facing", "6.7", hex=hex_)
    return None
