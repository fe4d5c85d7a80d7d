"""9.9, 9.10 Hidden-movement markers: showing them, and hiding again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.casualties import kill
from vivac.games.mosquetes.chapters.crowd import foes
from vivac.games.mosquetes.chapters.facing import choose_facing
from vivac.games.mosquetes.chapters.in_hand import if_free, takes_action
from vivac.games.mosquetes.chapters.models import (
    MARKER_RADIUS,
    Body,
    bodies,
    centroid,
    enemies,
    enemy_near,
    radius,
    troop,
    turn,
)
from vivac.games.mosquetes.chapters.naming import call, full_name
from vivac.games.mosquetes.chapters.orders import break_order, clear_of, slots
from vivac.games.mosquetes.chapters.sight import exposed, has_los
from vivac.games.mosquetes.chapters.spotting import looks_out, test_spotting
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.game import Facing, Orders, Skirmish
from vivac.ground.field import Point
from vivac.table import Action, Refusal, Table

SEARCH = 120  # how far a displaced figure looks for a place, in quarter-inches


@lru_cache(maxsize=1)
def rings() -> tuple[Point, ...]:
    """Every offset within reach, nearest first; ties: lowest x, then lowest y."""
    span = range(-SEARCH, SEARCH + 1)
    near = [(x * x + y * y, x, y) for x in span for y in span if x * x + y * y <= SEARCH * SEARCH]
    return tuple((x, y) for _, x, y in sorted(near))


def nearest_place(
    terrain: Terrain, model: str, base: int, about: Point, others: Sequence[Body], *, parted: bool
) -> Point:
    """9.9, 9.10 The nearest legal place to a point; if `parted` matters, not beyond a high line."""
    legal = terrain.legal[model]
    x, y = about
    for u, v in rings():
        place = (x + u, y + v)
        if not (0 <= place[0] <= terrain.width and 0 <= place[1] <= terrain.height):
            continue
        fits = legal[terrain.at(*place)] and clear_of(place, base, others)
        if fits and not (parted and beyond_high_line(terrain, about, place)):
            return place
    return about


def beyond_high_line(terrain: Terrain, about: Point, place: Point) -> bool:
    """9.9 Parted from a point by a high line."""
    return any(terrain.lines[number].high for number, _ in terrain.field.met(*about, *place))


# ---------------------------------------------------------------- showing


async def look_for(table: Table[Skirmish, Box], unit: UnitId, target: UnitId) -> bool:
    """9.5, 9.9 A spotting test; a marker that is spotted becomes figures, and a dummy is removed."""
    if not await test_spotting(table, unit, target):
        return False
    if target in table.game.markers:
        await show(table, target)
        if table.game.figures[target]:
            table.game.spotted.add(target)
    return True


async def show(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """9.9 A marker becomes figures, in an order and facing its owner chooses; a dummy is removed."""
    game, box = table.game, table.box
    name = call(game, unit)
    kind = troop(box, game, unit)
    if kind.dummy:
        table.tell("was-a-dummy", rule="9.9", marker=name)
        kill(table, unit, {0})
        table.reveal()
        return
    order = await choose_order(table, unit)
    facing = await choose_facing(table, unit)
    lay_out(box, box.terrain(game.scenario), game, unit, order, facing)
    table.tell("shown", rule="9.9", marker=name, unit=call(game, unit))
    table.reveal()


async def choose_order(table: Table[Skirmish, Box], unit: UnitId) -> str:
    """9.9 Normal or open order, as its traits allow."""
    orders = [Orders.NORMAL]
    if bars_open_order(table.box, table.game, unit) is None:
        orders.append(Orders.OPEN)
    return await table.pick(SIDE_OF[unit], "show-order", SHOWN_IN, orders, unit=full_name(table.game, unit))


def bars_open_order(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """4.3, 9.9 Open order is for several figures that have learnt it."""
    if troop(box, game, unit).open_order and len(game.figures[unit]) > 1:
        return None
    return Refusal.because("no-open-order", "4.3", unit=full_name(game, unit))


def lay_out(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, order: str, facing: Facing) -> None:
    """9.9 The figures in the default layout about the marker; those without a slot as near as they can."""
    figures, kind = game.figures[unit], troop(box, game, unit)
    about = figures[0][1:]
    others = [(x, y, r) for _, x, y, r in bodies(box, game, unit)]
    goal = slots(box, kind, len(figures), about, facing, order)
    legal = terrain.legal[kind.model]
    placed: dict[int, Point] = {}
    for (number, _, _), place in zip(figures, goal, strict=True):
        x, y = place
        on_table = 0 <= x <= terrain.width and 0 <= y <= terrain.height
        fits = on_table and legal[terrain.at(x, y)] and clear_of(place, kind.radius, others)
        if fits and not beyond_high_line(terrain, about, place):
            placed[number] = place
    for number, _, _ in figures:
        if number not in placed:
            taken = [*others, *((x, y, kind.radius) for x, y in placed.values())]
            placed[number] = nearest_place(terrain, kind.model, kind.radius, about, taken, parted=True)
    game.figures[unit] = tuple((number, *placed[number]) for number, _, _ in figures)
    del game.markers[unit]
    game.typed.pop(unit, None)
    turn(game, unit, facing)
    break_order(game, unit)
    game.order[unit] = order


# ---------------------------------------------------------------- hiding


def hide(table: Table[Skirmish, Box]) -> None:
    """7.3f, 9.10 The unit becomes unspotted."""
    game, unit = table.game, table.game.unit
    table.tell("hid", rule="9.10", unit=call(game, unit))
    game.spotted.discard(unit)


def vanish(table: Table[Skirmish, Box]) -> None:
    """9.10 The unit becomes a marker again."""
    game, box = table.game, table.box
    hide(table)
    become_marker(box, box.terrain(game.scenario), game, game.unit)


def bars_hide(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> Refusal | None:
    """9.10 No smoke, no enemy near, and every figure in cover or out of sight."""
    if not troop(box, game, unit).men and unit not in game.markers:
        return Refusal.because("cannot-hide", "9.10", unit=call(game, unit))
    if unit in game.smoke:
        return Refusal.because("hide-smoke", "9.10", unit=call(game, unit))
    base, reach = radius(box, game, unit), box.reach.hide
    figures = game.figures[unit][:1] if unit in game.markers else game.figures[unit]
    if enemy_near(figures, base, foes(box, game, SIDE_OF[unit]), reach):
        return Refusal.because("hide-enemy-near", "9.10", unit=call(game, unit))
    bare = tuple(each for each in figures if not terrain.area_cover[terrain.at(each[1], each[2])])
    if bare:
        for enemy in enemies(game, SIDE_OF[unit]):
            if looks_out(box, game, enemy) and exposed(box, terrain, game, unit, bare, enemy):
                return Refusal.because("hide-in-sight", "9.10", unit=call(game, unit))
    return None


def bars_vanish(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> Refusal | None:
    """9.10 Scouts and Natives who may hide, and whom no enemy has in line of sight."""
    kind = troop(box, game, unit)
    if unit in game.markers:
        return Refusal.because("already-a-marker", "9.10")
    if not (kind.scout or kind.natives):
        return Refusal.because("vanish-trait", "9.10", unit=call(game, unit))
    refusal = bars_hide(box, terrain, game, unit)
    if refusal is not None:
        return refusal
    for enemy in enemies(game, SIDE_OF[unit]):
        if looks_out(box, game, enemy) and has_los(box, terrain, game, enemy, unit):
            return Refusal.because("hide-in-sight", "9.10", unit=call(game, unit))
    return None


HIDE = Action(
    "hide",
    "7.3f",
    bars=if_free(lambda box, game: bars_hide(box, box.terrain(game.scenario), game, game.unit)),
    do=hide,
    costs=takes_action(),
)
VANISH = Action(
    "vanish",
    "9.10",
    bars=if_free(lambda box, game: bars_vanish(box, box.terrain(game.scenario), game, game.unit)),
    do=vanish,
    danger=True,
    costs=takes_action(),
)
SHOWN_IN = Action("order", "9.9", of=("target",))


def become_marker(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> None:
    """9.10 One marker at the legal place nearest to the unit's centre."""
    others = [(x, y, r) for _, x, y, r in bodies(box, game, unit)]
    place = nearest_place(
        terrain, "marker", MARKER_RADIUS, centroid(game.figures[unit]), others, parted=False
    )
    game.figures[unit] = tuple((number, *place) for number, _, _ in game.figures[unit])
    game.last_marker[SIDE_OF[unit]] += 1
    game.markers[unit] = game.last_marker[SIDE_OF[unit]]
    game.turned.pop(unit, None)
    break_order(game, unit)
