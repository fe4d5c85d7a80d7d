"""10.9 Cavalry charges: the way to the enemy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from vivac.games.cuadro.box.contents import UnitId
from vivac.games.cuadro.box.unpacking import Field
from vivac.games.cuadro.chapters.stacking import REGULAR
from vivac.games.cuadro.chapters.terrain import CAVALRY
from vivac.games.cuadro.chapters.troops import facing_at, misfit, units_at
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import ARCS, Direction, Hex, Mask


class Spur(NamedTuple):
    """The last hex of a charge, the hexes moved, and the facing on arrival."""

    hex: Hex
    moved: int
    facing: Direction


def spurs(field: Field, game: Battle, unit: UnitId, held: Mask, zones: Mask) -> Iterator[Spur]:
    """10.9 Paths of one to three hexes, each step into the front arc with a turn of 60 degrees at most."""
    grid, ground = field.grid, field.ground
    steps, bit = ground.steps[CAVALRY], grid.bit
    start = (game.where[unit], game.face[unit])
    shut = shut_to(field, game, unit)
    seen, todo = {start}, [start]
    for moved in range(1, field.charts.limits.cells["charge_hexes"] + 1):
        reached = []
        for hex_, facing in todo:
            for direction in ARCS[facing]:
                there = grid.around[hex_][direction]
                if there is None or there not in steps[hex_] or there not in ground.charge_ground:
                    continue
                if bit[there] & (held | shut):
                    continue
                for face in (direction, facing):
                    state = (there, face)
                    if state not in seen:
                        seen.add(state)
                        yield Spur(there, moved, face)
                        if not bit[there] & zones:  # through no enemy zone before the last hex
                            reached.append(state)
        todo = reached


def shut_to(field: Field, game: Battle, unit: UnitId) -> Mask:
    """17.6, 17.8 Hexes that a scenario closes to a unit."""
    shut = 0
    for rule in field.scenario.closed:
        if game.turn <= rule.last_turn and field.division[unit] == rule.division:
            shut |= field.grid.bit[rule.hex]
    if field.division[unit] in game.held_back:
        for inertia in field.scenario.inertia:
            shut |= field.columns_from[inertia.column]
    return shut


def faces(field: Field, hex_: Hex, facing: Direction, target: Hex) -> bool:
    """6.4 Whether a hex lies in the front arc."""
    return bool(field.ground.front[hex_][facing] & field.grid.bit[target])


def charge_ends(
    field: Field, game: Battle, unit: UnitId, target: Hex, held: Mask, zones: Mask
) -> dict[Hex, Spur]:
    """10.17a From which hexes a unit can charge a target: the shortest path to each."""
    found: dict[Hex, Spur] = {}
    assaults = field.ground.assaults[CAVALRY]
    for spur in spurs(field, game, unit, held, zones):
        if spur.hex in found or target not in assaults.get(spur.hex, ()):
            continue
        if faces(field, spur.hex, spur.facing, target) and has_room(field, game, unit, spur):
            found[spur.hex] = spur
    return found


def charge_targets(field: Field, game: Battle, unit: UnitId, held: Mask, zones: Mask) -> set[Hex]:
    """10.9 Every hex a unit can reach by a charge."""
    grid, assaults = field.grid, field.ground.assaults[CAVALRY]
    reach = field.charts.limits.cells["charge_hexes"] + 1
    if not grid.disc(game.where[unit], reach) & held:
        return set()
    found = set()
    for spur in spurs(field, game, unit, held, zones):
        for target in assaults.get(spur.hex, ()):
            if (
                target not in found
                and grid.bit[target] & held
                and faces(field, spur.hex, spur.facing, target)
                and has_room(field, game, unit, spur)
            ):
                found.add(target)
    return found


def has_room(field: Field, game: Battle, unit: UnitId, spur: Spur) -> bool:
    """8.1, 6.7 Whether a charge can end beside those who are there, with their facing."""
    pile = units_at(game, spur.hex)
    if pile and facing_at(game, pile) not in (None, spur.facing):
        return False
    return not misfit(field, game, spur.hex, (unit,), REGULAR)
