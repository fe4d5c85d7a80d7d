"""11 Retreat."""

from __future__ import annotations

from typing import NamedTuple

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import ENEMY, Box, Field
from vivac.games.cuadro.chapters.flight import in_zone
from vivac.games.cuadro.chapters.formation import fall_in, set_facing
from vivac.games.cuadro.chapters.leaders import go_along, see_to_leaders
from vivac.games.cuadro.chapters.losses import eliminate, lose
from vivac.games.cuadro.chapters.objectives import take
from vivac.games.cuadro.chapters.stacking import DEPLOYED, LIMBERED
from vivac.games.cuadro.chapters.troops import disorder, misfit, place, presence, set_form
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex, Mask
from vivac.table import Action, Say, Table, at_place

Layer = dict[Hex, int]  # hexes, and the PF lost on the best way there


def cost_of_retreat(_box: Box, _game: Battle, ends: Layer, hex_: Hex) -> Say | None:
    """11.3 The PF lost past the enemy."""
    return Say("cost-retreat", {"points": ends[hex_]}, "11.3") if ends[hex_] else None


RETREAT = Action("retreat", "11.13", of=("target",), lights=at_place, costs=cost_of_retreat)


class Ways(NamedTuple):
    """Where a retreat can end, with the PF lost on the way; and how many hexes cannot be retreated."""

    ends: Layer
    short: int


def ways(field: Field, game: Battle, unit: UnitId, cause: Hex, hexes: int) -> Ways:
    """11.1-11.5 Retreat a number of hexes, each farther from the cause than the last."""
    side = field.side[unit]
    held, zones = presence(field, game, ENEMY[side])
    layers: list[Layer] = [{game.where[unit]: 0}]
    while len(layers) <= hexes:
        layer = farther(field, game, unit, cause, layers[-1], held, zones)
        if not layer:
            break
        layers.append(layer)
    ends: Layer = {}
    if len(layers) > hexes:
        layer = layers[hexes]
        for _ in range(field.charts.limits.cells["prolonged_retreat"] + 1):  # 11.4
            full = {}
            for hex_, lost in layer.items():
                if misfit(field, game, hex_, (unit,)):
                    full[hex_] = lost
                else:
                    ends[hex_] = lost
            layer = farther(field, game, unit, cause, full, held, zones)
            if not layer:
                break
        if ends:
            return Ways(ends, 0)
    for steps in range(min(hexes, len(layers)) - 1, 0, -1):  # 11.5 as far as it can
        ends = {h: lost for h, lost in layers[steps].items() if not misfit(field, game, h, (unit,))}
        if ends:
            return Ways(ends, hexes - steps)
    return Ways({}, hexes)


def farther(
    field: Field, game: Battle, unit: UnitId, cause: Hex, layer: Layer, held: Mask, zones: Mask
) -> Layer:
    """11.1, 11.3 One hex farther from the cause; an enemy zone only if nothing else is open."""
    side, grid, bit = field.side[unit], field.grid, field.grid.bit
    steps = field.ground.steps[field.arm[unit]]
    found: Layer = {}
    for hex_, lost in layer.items():
        far = grid.distance(cause, hex_)
        on = [n for n in steps[hex_] if grid.distance(cause, n) > far and not bit[n] & held]
        clear = [n for n in on if not in_zone(field, game, n, side, zones)]
        for n in clear or on:
            price = lost if clear else lost + 1
            if price < found.get(n, 99):
                found[n] = price
    return found


async def retreat(
    table: Table[Battle, Box],
    unit: UnitId,
    chooser: str,
    cause: Hex,
    least: int,
    most: int | None = None,
    *,
    withdrawing: bool = False,
) -> int:
    """11.13 One decision: the last hex. Returns how many hexes the unit went."""
    game, field = table.game, field_of(table)
    start = game.where[unit]
    game.assault.pop(unit, None)  # 9.19
    found = ways(field, game, unit, cause, least)
    ends = dict(found.ends)
    if not found.short:
        for hexes in range(least + 1, (most or least) + 1):
            more = ways(field, game, unit, cause, hexes)
            if more.short:
                break
            ends.update({hex_: lost for hex_, lost in more.ends.items() if hex_ not in ends})
        if withdrawing:
            ends = _out_of_zones(field, game, unit, ends)
    short = found.short
    gone = 0
    if ends:
        ways_out = RETREAT.given(ends)
        asked = table.pick(chooser, "retreat", ways_out, sorted(ends), unit=unit, hexes=least, hex=cause)
        hex_ = await asked
        gone = field.grid.distance(cause, hex_) - field.grid.distance(cause, start)
        await fall_back_to(table, unit, hex_, ends[hex_], must=not withdrawing)
    if short and game.pf[unit]:
        table.tell("cannot-retreat", rule="11.5", unit=unit, hexes=short)
        lose(table, unit, short)
        if game.pf[unit] and unit not in game.routed:
            disorder(game, unit)
    return gone


def _out_of_zones(field: Field, game: Battle, unit: UnitId, ends: Layer) -> Layer:
    """11.10 Not into an enemy zone if it can be avoided."""
    side = field.side[unit]
    _, zones = presence(field, game, ENEMY[side])
    clear = {h: lost for h, lost in ends.items() if not in_zone(field, game, h, side, zones)}
    return clear or ends


async def fall_back_to(table: Table[Battle, Box], unit: UnitId, hex_: Hex, lost: int, *, must: bool) -> None:
    """11.3, 11.6 A retreating unit arrives: losses, facing; leaders go too (14.4), or may (14.7)."""
    game = table.game
    start = game.where[unit]
    if game.form[unit] == DEPLOYED:
        set_form(game, unit, LIMBERED)
    place(game, unit, hex_)
    if unit in game.face:
        fall_in(game, unit)
    table.tell("retreated", rule="11.1", unit=unit, hex=hex_)
    await go_along(table, unit, start, hex_, must=must)
    if lost:
        lose(table, unit, lost)
    if game.pf[unit]:
        await set_facing(table, unit)
        take(table, hex_)
    see_to_leaders(table, start)
    see_to_leaders(table, hex_)


def lose_guns(table: Table[Battle, Box], hex_: Hex) -> None:
    """9.15c, 11.8 Deployed artillery of a hex is eliminated."""
    game = table.game
    for unit in game.stack.get(hex_, ()):
        if game.form[unit] == DEPLOYED:
            eliminate(table, unit)
