"""6 Formation, facing, arcs."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import BOXES, Box, Field
from vivac.games.cuadro.chapters.stacking import REGULAR, SQUARE
from vivac.games.cuadro.chapters.troops import FACED, facing_at, on_foot, order_stack, set_form, units_at
from vivac.games.cuadro.game import Battle, field_of
from vivac.ground.hexes import DIRECTIONS, NAMES, Direction, Hex, turns
from vivac.ground.hexes.grid import E
from vivac.table import Action, Lit, Table


def ahead(box: Box, game: Battle, _viewer: str | None, face: str) -> Lit:
    """A facing lights the hex it looks at, if the unit stands on the map."""
    if not game.hand or game.where[game.hand[0]] in BOXES:
        return Lit()
    grid = box.field(game.scenario, game.switches).grid
    return Lit(grid.around[game.where[game.hand[0]]][DIRECTIONS[face]] or "")


FACE = Action("face", "6.3", of=("target",), lights=ahead)


async def choose_facing(
    table: Table[Battle, Box], side: str, units: Sequence[UnitId], hex_: Hex
) -> Direction:
    """6.3 Any facing."""
    answer = await table.pick(side, "facing", FACE, NAMES, units=" ".join(units), hex=hex_)
    return DIRECTIONS[str(answer)]


def arc(field: Field, game: Battle, hex_: Hex, comes_from: Hex) -> str:
    """6.4, 6.5, 16.13 In which arc of a hex a neighbour lies: front, flank or rear."""
    if hex_ in field.ground.houses:
        return "front"
    facing = None
    for unit in units_at(game, hex_):
        if unit in game.routed:
            continue
        if game.form[unit] not in FACED or on_foot(field, game, unit):
            continue
        facing = game.face[unit]
        break
    if facing is None:
        return "front"
    return ("front", "front", "flank", "rear")[turns(facing, field.grid.heading[hex_][comes_from])]


async def set_facing(table: Table[Battle, Box], unit: UnitId) -> None:
    """11.6 The owner sets the facing, unless friendly units in the hex have one (6.7)."""
    game, field = table.game, field_of(table)
    if unit in game.routed or game.form[unit] not in FACED:
        return
    if not fall_in(game, unit):
        game.face[unit] = await choose_facing(table, field.side[unit], (unit,), game.where[unit])


def fall_in(game: Battle, unit: UnitId) -> bool:
    """6.7 Take the facing of the friendly units in a hex; without any, keep one until the owner chooses."""
    fixed = facing_at(game, [each for each in units_at(game, game.where[unit]) if each != unit])
    game.face[unit] = game.face.get(unit, E) if fixed is None else fixed
    return fixed is not None


async def break_square(table: Table[Battle, Box], hex_: Hex) -> None:
    """12.16 All infantry of a broken square returns to regular formation, with one facing."""
    game = table.game
    squares = [unit for unit in units_at(game, hex_) if game.form[unit] == SQUARE]
    if not squares:
        return
    table.tell("square-broken", rule="12.16", hex=hex_)
    for unit in squares:
        set_form(game, unit, REGULAR)
    order_stack(game, hex_)
    fixed = facing_at(game, units_at(game, hex_))
    for unit in squares:
        game.face[unit] = E if fixed is None else fixed
    if fixed is None:
        face = await choose_facing(table, field_of(table).side[squares[0]], squares, hex_)
        for unit in squares:
            if unit in game.face:
                game.face[unit] = face
