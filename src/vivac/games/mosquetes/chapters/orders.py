"""4 Orders and coherency: slots, who takes which, and what keeps an order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from vivac.games.mosquetes.box.contents import UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.models import VECTORS, Body, bodies, troop
from vivac.games.mosquetes.chapters.terrain import ROUGH, VERY_ROUGH, Terrain
from vivac.games.mosquetes.chapters.troops import Troop
from vivac.games.mosquetes.game import Facing, Figure, Orders, Skirmish
from vivac.ground.field import Point

Place = tuple[int, int]


def files_of(order: str, count: int, ranks: int = 0) -> int:
    """4.6 How many stand abreast: two in a column, else the figures shared over the ranks."""
    if order == Orders.COLUMN:
        return min(2, count)
    ranks = ranks or default_ranks(count)
    return -(-count // ranks)


def default_ranks(count: int) -> int:
    return 1 if count <= 3 else 2


@lru_cache(maxsize=4096)
def layout(count: int, files: int, facing: Facing, step: int) -> tuple[Point, ...]:
    """4.6 The slots about an anchor at the origin, rank after rank from the left."""
    ux, uy = VECTORS[facing]
    wx, wy = uy, -ux
    slots: list[Point] = []
    rank = 0
    while len(slots) < count:
        abreast = min(files, count - len(slots))
        for nth in range(abreast):
            off = ((2 * nth - abreast + 1) * step) // 2
            slots.append((-rank * step * ux + off * wx, -rank * step * uy + off * wy))
        rank += 1
    return tuple(slots)


def slots(
    box: Box, kind: Troop, count: int, anchor: Point, facing: Facing, order: str, ranks: int = 0
) -> list[Point]:
    """4.6 Where the figures of a unit stand; one figure stands at the anchor itself (8.18)."""
    if count == 1:
        return [anchor]
    step = box.slot_step(order, kind.mounted, facing % 90 != 0)
    x, y = anchor
    return [(x + u, y + v) for u, v in layout(count, files_of(order, count, ranks), facing, step)]


def assigned(figures: Sequence[Figure], facing: Facing, files: int) -> list[int]:
    """4.11 For each slot in turn, which of the figures takes it (by place in the sequence)."""
    ux, uy = VECTORS[facing]
    wx, wy = uy, -ux
    across = [x * wx + y * wy for _, x, y in figures]
    forward = [-(x * ux + y * uy) for _, x, y in figures]
    queue = sorted(range(len(figures)), key=lambda i: (forward[i], across[i], figures[i][0]))
    taken: list[int] = []
    for start in range(0, len(queue), files):
        taken += sorted(queue[start : start + files], key=lambda i: (across[i], figures[i][0]))
    return taken


# ---------------------------------------------------------------- what keeps an order


def linked(places: Sequence[Place], reach: int) -> bool:
    """4.2 Whether all hang together by steps no longer than this, centre to centre."""
    square = reach * reach
    todo, rest = [places[0]], list(places[1:])
    while todo and rest:
        x, y = todo.pop()
        near = [place for place in rest if (place[0] - x) ** 2 + (place[1] - y) ** 2 <= square]
        if near:
            todo += near
            rest = [place for place in rest if place not in near]
    return not rest


def coherent(box: Box, places: Sequence[Place], radius: int, order: str = Orders.NORMAL) -> bool:
    """4.2, 4.3 One group; in open order a wider one, and nobody closer than 1″."""
    if order != Orders.OPEN:
        return linked(places, 2 * radius + box.reach.normal_link)
    least = (2 * radius + box.reach.open_gap) ** 2
    return linked(places, 2 * radius + box.reach.open_link) and all(
        (x - u) ** 2 + (y - v) ** 2 >= least
        for nth, (x, y) in enumerate(places)
        for u, v in places[nth + 1 :]
    )


def may_take(box: Box, kind: Troop, count: int, order: str, *, marker: bool = False) -> bool:
    """4.3-4.5 Whom an order is for."""
    match order:
        case Orders.OPEN:
            return kind.open_order and not marker
        case Orders.FORMATION:
            enough = count >= box.limits["formation_figures"]
            return kind.drilled and not kind.mounted and enough and not marker and not kind.gun
        case Orders.COLUMN:
            return kind.men and count >= 2 and not marker and not kind.gun
    return True


def formed(terrain: Terrain, places: Sequence[Place]) -> bool:
    """4.4 No slot in rough ground, and no obstacle through the unit."""
    ground = terrain.ground
    if any(ground[terrain.at(x, y)] in (ROUGH, VERY_ROUGH) for x, y in places):
        return False
    box = (
        min(x for x, _ in places),
        min(y for _, y in places),
        max(x for x, _ in places),
        max(y for _, y in places),
    )
    return not any(
        terrain.field.meets(line, *a, *b)
        for line in terrain.field.lines_near(box)
        for a, b in pairwise(places)
    )


def order_reached(
    box: Box,
    terrain: Terrain,
    kind: Troop,
    order: str,
    places: Sequence[Place],
    goal: Sequence[Point],
) -> str:
    """4.7 The order named holds if the places reached satisfy it; `places` in the order of the slots."""
    count = len(places)
    if count == 1 or order == Orders.NORMAL:
        return Orders.NORMAL
    match order:
        case Orders.OPEN:
            holds = coherent(box, places, kind.radius, Orders.OPEN)
        case Orders.FORMATION:
            enough = count >= box.limits["formation_figures"]
            holds = enough and list(places) == list(goal) and formed(terrain, places)
        case _:
            holds = list(places) == list(goal)
    return order if holds else Orders.NORMAL


# ---------------------------------------------------------------- casualties


def close_up(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> None:
    """4.8 A formation or column that lost figures takes the slots of the same anchor, or loses its order."""
    order = game.order[unit]
    if order not in (Orders.FORMATION, Orders.COLUMN) or not game.figures[unit]:
        return
    kind, figures = troop(box, game, unit), game.figures[unit]
    count = len(figures)
    if not may_take(box, kind, count, order):
        break_order(game, unit)
        return
    facing, ranks = game.facing[unit], game.ranks.get(unit, 0)
    goal = slots(box, kind, count, game.anchor[unit], facing, order, ranks)
    taken = assigned(figures, facing, files_of(order, count, ranks))
    others = [(x, y, r) for _, x, y, r in bodies(box, game, unit)]
    if unit in game.guns:
        others.append((*game.guns[unit], 4))
    fits = [stands(terrain, kind, place, others) for place in goal]
    now = list(figures)
    for slot, figure in enumerate(taken):
        rest = [] if all(fits) else [(x, y, kind.radius) for n, (_, x, y) in enumerate(now) if n != figure]
        if fits[slot] and clear_of(goal[slot], kind.radius, rest):
            now[figure] = (figures[figure][0], *goal[slot])
    game.figures[unit] = tuple(now)
    if not all(fits) or (
        order == Orders.FORMATION and not formed(terrain, [now[figure][1:] for figure in taken])
    ):
        break_order(game, unit)


def break_order(game: Skirmish, unit: UnitId) -> None:
    """4.8 Back to normal order."""
    game.order[unit] = Orders.NORMAL
    game.anchor.pop(unit, None)
    game.ranks.pop(unit, None)


def stands(terrain: Terrain, kind: Troop, place: Point, others: Sequence[Body]) -> bool:
    """2.12 Whether a place is legal for a model among these bases."""
    x, y = place
    if not (0 <= x <= terrain.width and 0 <= y <= terrain.height):
        return False
    return bool(terrain.legal[kind.model][terrain.at(x, y)]) and clear_of(place, kind.radius, others)


def clear_of(place: Point, radius: int, others: Sequence[Body]) -> bool:
    """2.12 A base overlaps no other."""
    x, y = place
    return all((x - u) ** 2 + (y - v) ** 2 >= (radius + r) ** 2 for u, v, r in others)
