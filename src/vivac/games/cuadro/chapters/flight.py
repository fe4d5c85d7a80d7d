"""12.10 Rout, and 11.14 flight: routed men do not deliberate."""

from __future__ import annotations

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import ENEMY, Box, Field
from vivac.games.cuadro.chapters.formation import break_square
from vivac.games.cuadro.chapters.leaders import go_along, see_to_leaders
from vivac.games.cuadro.chapters.losses import eliminate, lose
from vivac.games.cuadro.chapters.stacking import DEPLOYED, LIMBERED, REGULAR
from vivac.games.cuadro.chapters.terrain import ARTILLERY
from vivac.games.cuadro.chapters.troops import army, misfit, place, presence, set_form
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import Hex, Mask
from vivac.table import Table


async def rout(table: Table[Battle, Box], unit: UnitId) -> None:
    """12.10, 12.17 A unit is routed and flees at once; deployed artillery is lost."""
    game, field = table.game, field_of(table)
    table.tell("routed", rule="12.8a", unit=unit)
    if game.form[unit] == DEPLOYED:
        eliminate(table, unit)
        return
    become_routed(field, game, unit)
    await flee(table, unit)


def become_routed(field: Field, game: Battle, unit: UnitId) -> None:
    """2.9, 9.19, 12.17 No order, no marker, no formation, no facing."""
    game.routed.add(unit)
    game.disordered.discard(unit)
    game.assault.pop(unit, None)
    game.order.pop(unit, None)
    set_form(game, unit, LIMBERED if field.arm[unit] == ARTILLERY else REGULAR)
    game.face.pop(unit, None)


async def fly(table: Table[Battle, Box]) -> None:
    """3.2b, 12.10 Before any other move the routed units of the phasing side flee."""
    game, field = table.game, field_of(table)
    if game.routed:
        for unit in in_order_of_flight(
            field, game, [u for u in army(field, game, game.player) if u in game.routed]
        ):
            if unit in game.routed and unit not in game.done:
                await table.bookmark()
                game.done.add(unit)
                game.moved.add(unit)  # 12.12 a flight is a move: tired horses do not rest
                await flee(table, unit)
    game.done.clear()


def in_order_of_flight(field: Field, game: Battle, units: list[UnitId]) -> list[UnitId]:
    """11.14 The one nearest the edge first, then the lowest hex."""
    return sorted(units, key=lambda u: (field.edge[field.side[u]][game.where[u]], game.where[u]))


async def flee(table: Table[Battle, Box], unit: UnitId) -> None:
    """11.14 Hex by hex towards the retreat edge, as far as the allowance of its regular row."""
    game, field = table.game, field_of(table)
    side, start = field.side[unit], game.where[unit]
    form = LIMBERED if field.arm[unit] == ARTILLERY else REGULAR
    held, zones = presence(field, game, ENEMY[side])
    edge = field.edge[side]
    path, dangers, gone = [start], 0, False
    far, prolonged = field.allowance[unit, form], field.charts.limits.cells["prolonged_retreat"]
    while len(path) <= far + prolonged:
        if len(path) > far and not misfit(field, game, path[-1], (unit,)):
            break
        if edge[path[-1]] == 0:
            gone = True
            break
        step = next_step(field, game, unit, path, held, zones)
        if step is None:
            break
        path.append(step)
    if gone:
        table.tell("left-the-map", rule="12.10", unit=unit)
        leave_map(table, unit)
        return
    while len(path) > 1 and misfit(field, game, path[-1], (unit,)):
        path.pop()  # it stops at the last hex with room
    dangers = sum(in_zone(field, game, hex_, side, zones) for hex_ in path[1:])
    if len(path) == 1:
        table.tell("cannot-flee", rule="11.5", unit=unit)
        lose(table, unit, 1)
        if game.pf[unit]:
            await break_square(table, start)  # 6.10 a square does not stand around men who run
        return
    place(game, unit, path[-1])
    table.tell("fled", rule="11.14", unit=unit, hex=path[-1], steps=len(path) - 1)
    if dangers:
        lose(table, unit, dangers)
    if game.pf[unit]:
        await go_along(table, unit, start, path[-1], must=True)
    see_to_leaders(table, start)
    see_to_leaders(table, path[-1])


def leave_map(table: Table[Battle, Box], unit: UnitId) -> None:
    """12.10 A routed unit that leaves the map is eliminated."""
    start = table.game.where[unit]
    eliminate(table, unit)
    see_to_leaders(table, start)


def in_zone(field: Field, game: Battle, hex_: Hex, side: str, zones: Mask) -> bool:
    """11.3 Whether a hex lies in an enemy zone; friendly units in it cancel the zone."""
    if not zones & field.grid.bit[hex_]:
        return False
    pile = game.stack.get(hex_)
    return not pile or field.side[pile[0]] != side


def next_step(
    field: Field, game: Battle, unit: UnitId, path: list[Hex], held: Mask, zones: Mask
) -> Hex | None:
    """11.14 The neighbour nearest the edge, of those the farthest from the nearest enemy, then 1.7."""
    side, here, bit = field.side[unit], path[-1], field.grid.bit
    edge = field.edge[side]
    ways = [
        hex_
        for hex_ in field.ground.steps[field.arm[unit]][here]
        if edge[hex_] <= edge[here] and not bit[hex_] & held and hex_ not in path
    ]
    open_ = [hex_ for hex_ in ways if not in_zone(field, game, hex_, side, zones)]
    ways = open_ or ways
    if not ways:
        return None
    nearest = min(edge[hex_] for hex_ in ways)
    ways = [hex_ for hex_ in ways if edge[hex_] == nearest]
    if len(ways) == 1 or not held:
        return ways[0]
    return max(ways, key=lambda hex_: clearance(field, hex_, held))  # the first of equals is first by 1.7


def clearance(field: Field, hex_: Hex, held: Mask) -> int:
    """How far the nearest of some hexes is."""
    disc, radius = field.grid.disc, 0
    while not disc(hex_, radius) & held:
        radius += 1
    return radius
