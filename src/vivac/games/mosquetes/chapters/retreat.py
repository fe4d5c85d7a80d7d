"""14 Fall back, flight and rally."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, hypot, pi

from vivac.games.mosquetes.box.contents import NO_UNIT, SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.casualties import flee_off
from vivac.games.mosquetes.chapters.models import EDGE_FACING, EDGES, FACINGS, Body, radius, troop, turn
from vivac.games.mosquetes.chapters.movement import Walk
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.orders import break_order
from vivac.games.mosquetes.game import Facing, Skirmish
from vivac.ground.field import Point, steps
from vivac.table import Table


def own_edge(box: Box, game: Skirmish, unit: UnitId) -> str:
    """14.3 The edge of the table a side runs to."""
    return next(side.edge for side in box.sheets[game.scenario].side if side.id == SIDE_OF[unit])


def upset(game: Skirmish, unit: UnitId) -> None:
    """4.8, 7.5, 11.4 Whoever falls back or flees is in normal order and has ended watch and activation."""
    break_order(game, unit)
    game.watching.discard(unit)
    if game.unit == unit:
        game.unit = NO_UNIT


# ---------------------------------------------------------------- fall back


def fall_back(table: Table[Skirmish, Box], unit: UnitId, causes: Iterable[Body]) -> None:
    """14.2 All figures go the same way, away from the nearest enemy that caused it."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    upset(game, unit)
    kind, figures = troop(box, game, unit), game.figures[unit]
    vector = way_back(box, game, unit, list(causes), kind.allowance)
    walk = Walk(box, game, terrain, unit)
    walk.retreating = True
    now = {number: (x, y) for number, x, y in figures}
    gun = [(*game.guns[unit], 4)] if unit in game.guns else []
    order = sorted(figures, key=lambda f: (-(f[1] * vector[0] + f[2] * vector[1]), f[0]))
    for number, x, y in order:
        walk.own = [(u, v, kind.radius) for other, (u, v) in now.items() if other != number] + gun
        now[number] = walk.toward(x, y, x + vector[0], y + vector[1], kind.allowance, 0)[:2]
    game.figures[unit] = tuple((number, *now[number]) for number, _, _ in figures)
    turn(game, unit, facing_along(-vector[0], -vector[1]) if vector != (0, 0) else game.facing[unit])
    table.tell("fell-back", rule="14.2", unit=call(game, unit))


def way_back(box: Box, game: Skirmish, unit: UnitId, causes: list[Body], length: int) -> Point:
    """14.2 From the nearest enemy through the unit's centre, cut toward zero; else toward the own edge."""
    figures, base = game.figures[unit], radius(box, game, unit)
    count = len(figures)
    cx, cy = sum(x for _, x, _ in figures) / count, sum(y for _, _, y in figures) / count
    ex, ey = EDGES[own_edge(box, game, unit)]
    if not causes:
        return ex * length, ey * length
    nearest = min(
        range(len(causes)),
        key=lambda nth: (
            round(
                min(
                    max(0.0, hypot(causes[nth][0] - x, causes[nth][1] - y) - causes[nth][2] - base)
                    for _, x, y in figures
                ),
                5,
            ),
            nth,
        ),
    )
    dx, dy = cx - causes[nearest][0], cy - causes[nearest][1]
    far = hypot(dx, dy)
    if far < 1e-9:
        return ex * length, ey * length
    return int(dx / far * length), int(dy / far * length)


def facing_along(dx: float, dy: float) -> Facing:
    """14.2 The facing nearest to a direction (ties: the lower angle).

    >>> facing_along(1, 0), facing_along(-3, 1), facing_along(0, -2)
    (0, 180, 270)
    """
    angle = atan2(dy, dx) * 180 / pi
    return min(FACINGS, key=lambda facing: (round(abs((facing - angle + 180) % 360 - 180), 6), facing))


# ---------------------------------------------------------------- flight


def flee(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """14.3 The flight marker, and the first flight move at once."""
    game = table.game
    upset(game, unit)
    game.fleeing.add(unit)
    table.tell("fled", rule="14.3", unit=call(game, unit))
    flight_move(table, unit)


def flight_move(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """14.3 Straight to the own edge, twice the basic allowance; off the table, or into the enemy, is lost."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    kind, figures = troop(box, game, unit), game.figures[unit]
    edge = own_edge(box, game, unit)
    dx, dy = EDGES[edge]
    walk = Walk(box, game, terrain, unit)
    enemies, walk.shy, walk.barred = walk.shy, [], []
    now = {number: (x, y) for number, x, y in figures}
    gun = [(*game.guns[unit], 4)] if unit in game.guns else []
    lost = set()
    for number, x, y in sorted(figures, key=lambda f: (-(f[1] * dx + f[2] * dy), f[0])):
        walk.own = [(u, v, kind.radius) for other, (u, v) in now.items() if other != number] + gun
        place = run(walk, x, y, (dx, dy), kind.allowance, enemies)
        if place is None:
            lost.add(number)
            del now[number]
        else:
            now[number] = place
    game.figures[unit] = tuple((n, *now.get(n, (x, y))) for n, x, y in figures)
    turn(game, unit, EDGE_FACING[edge])
    if lost:
        table.tell("fled-off", rule="14.3", unit=call(game, unit), count=len(lost))
    flee_off(table, unit, lost)


def run(walk: Walk, x: int, y: int, way: Point, allowance: int, enemies: list[Body]) -> Point | None:
    """14.3 Where a running figure ends; None if it is lost."""
    terrain = walk.terrain
    dx, dy = way
    span = distance_to_edge(walk, x, y, way)
    if span <= 2 * allowance and within_reach(walk, x, y, (dx * span, dy * span), allowance):
        return None
    far = min(2 * allowance, span)
    enemies = [
        (u, v, r)
        for u, v, r in enemies
        if abs((u - x) * dy - (v - y) * dx) < r and abs((u - x) * dx + (v - y) * dy) <= far + r
    ]  # those in the way
    for ox, oy in reversed(steps(dx * far, dy * far)[1:]):
        if not within_reach(walk, x, y, (ox, oy), allowance):
            continue
        if any(
            (x + sx - u) ** 2 + (y + sy - v) ** 2 < r * r for u, v, r in enemies for sx, sy in steps(ox, oy)
        ):
            return None
        if terrain.legal[walk.model][terrain.at(x + ox, y + oy)] and walk.free(x + ox, y + oy):
            return x + ox, y + oy
    return x, y


def distance_to_edge(walk: Walk, x: int, y: int, way: Point) -> int:
    """How far a figure has to run until its base is at the edge."""
    if way[0]:
        return max(0, (x if way[0] < 0 else walk.terrain.width - x) - walk.radius)
    return max(0, (y if way[1] < 0 else walk.terrain.height - y) - walk.radius)


def within_reach(walk: Walk, x: int, y: int, offset: Point, allowance: int) -> bool:
    """14.3 Whether twice the basic allowance of a path is enough for it."""
    reached = walk.allowed(x, y, *offset, allowance, 0)
    return reached >= 0 and offset[0] ** 2 + offset[1] ** 2 <= 4 * reached * reached
