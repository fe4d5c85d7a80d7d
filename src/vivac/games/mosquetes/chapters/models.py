"""2-3 Models and units: who stands where, and how far from whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt

from vivac.games.mosquetes.box.contents import NO_UNIT, SIDE_OF, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box
from vivac.games.mosquetes.chapters.troops import Troop
from vivac.games.mosquetes.game import Facing, Figure, Skirmish
from vivac.ground.field import Point

Body = tuple[int, int, int]  # x, y and radius of a base

VECTORS: dict[Facing, Point] = {
    0: (1, 0), 45: (1, 1), 90: (0, 1), 135: (-1, 1), 180: (-1, 0), 225: (-1, -1), 270: (0, -1), 315: (1, -1),
}  # fmt: skip
FACINGS = tuple(VECTORS)
EDGES: dict[str, Point] = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}
EDGE_FACING: dict[str, Facing] = {"N": 90, "S": 270, "E": 0, "W": 180}
MARKER_RADIUS = 2  # 2.3


def troop(box: Box, game: Skirmish, unit: UnitId) -> Troop:
    return box.troops[game.roster[unit]]


@lru_cache(maxsize=1024)
def number_of(unit: UnitId) -> tuple[str, int]:
    """1.6 Ids compare by number: A2 comes before A10."""
    digits = len(unit.rstrip("0123456789"))
    return unit[:digits], int(unit[digits:] or 0)


def in_order(units: Sequence[UnitId] | set[UnitId]) -> list[UnitId]:
    return sorted(units, key=number_of)


def fielded(game: Skirmish, side: SideId) -> Iterator[UnitId]:
    """The units of a side with anything left on the table; boats carry theirs unseen."""
    return (unit for unit, figures in game.figures.items() if figures and SIDE_OF[unit] == side)


def others_on_table(game: Skirmish, unit: UnitId) -> list[UnitId]:
    """Everybody else, friend or foe."""
    return [other for other, figures in game.figures.items() if figures and other != unit]


def enemies(game: Skirmish, side: SideId) -> Iterator[UnitId]:
    """The enemies one may see, shoot at or charge: those aboard a boat are none (15.5)."""
    other = OTHER[side]
    if not game.aboard:
        return fielded(game, other)
    return (unit for unit in fielded(game, other) if unit not in game.aboard)


# By the identity of the figures, who are kept along: to hash them all would take longer than the rest.
_SPREADS: dict[int, tuple[tuple[Figure, ...], tuple[int, int, int, int]]] = {}
MEMORY = 16384


def spread(figures: tuple[Figure, ...]) -> tuple[int, int, int, int]:
    """The box round some figures' centres: west, south, east, north."""
    found = _SPREADS.get(id(figures))
    if found is not None and found[0] is figures:
        return found[1]
    if len(figures) == 1:
        _, x, y = figures[0]
        return x, y, x, y
    xs, ys = [x for _, x, _ in figures], [y for _, _, y in figures]
    box = min(xs), min(ys), max(xs), max(ys)
    if len(_SPREADS) >= MEMORY:
        _SPREADS.clear()
    _SPREADS[id(figures)] = figures, box
    return box


def far_apart(one: tuple[Figure, ...], other: tuple[Figure, ...], reach: int) -> bool:
    """Whether no figure of one can be within reach of one of the other, centre to centre, at a glance."""
    west, south, east, north = spread(one)
    w, s, e, n = spread(other)
    return w > east + reach or e < west - reach or s > north + reach or n < south - reach


def models(game: Skirmish, unit: UnitId) -> tuple[Figure, ...]:
    """What stands on the table for a unit: its figures, or the one marker."""
    figures = game.figures[unit]
    return figures[:1] if unit in game.markers else figures


def turn(game: Skirmish, unit: UnitId, facing: Facing) -> None:
    """3.9 The whole unit faces one way."""
    game.facing[unit] = facing
    game.turned.pop(unit, None)


def facing_of(game: Skirmish, unit: UnitId, number: int) -> Facing:
    """3.8 Which way a figure faces: that of its unit, unless it has rallied and turned by itself (6.5)."""
    turned = game.turned.get(unit)
    return game.facing[unit] if turned is None else turned[number]


def by_facing(game: Skirmish, unit: UnitId) -> Iterator[tuple[Facing, tuple[Figure, ...]]]:
    """3.8 The models of a unit, in groups that face the same way."""
    turned, ours = game.turned.get(unit), models(game, unit)
    if turned is None:
        yield game.facing[unit], ours
    else:
        for facing in dict.fromkeys(turned[number] for number, _, _ in ours):
            yield facing, tuple(figure for figure in ours if turned[figure[0]] == facing)


def radius(box: Box, game: Skirmish, unit: UnitId) -> int:
    return MARKER_RADIUS if unit in game.markers else box.troops[game.roster[unit]].radius


def bodies(box: Box, game: Skirmish, without: UnitId = NO_UNIT) -> list[tuple[UnitId, int, int, int]]:
    """Every base on the table but a unit's own, with whose it is; a gun is its crew's even when abandoned."""
    found = []
    for unit, figures in game.figures.items():
        if unit == without or not figures or unit in game.aboard:
            continue
        if unit in game.markers:
            _, x, y = figures[0]
            found.append((unit, x, y, MARKER_RADIUS))
        else:
            base = box.troops[game.roster[unit]].radius
            found += [(unit, x, y, base) for _, x, y in figures]
    for unit, (x, y) in game.guns.items():
        if unit != without:
            found.append((unit, x, y, GUN_RADIUS))
    return found


GUN_RADIUS = 4  # 2.3


def enemy_near(figures: tuple[Figure, ...], base: int, foe: Sequence[Body], reach: int) -> bool:
    """Whether any of some enemies is within reach of any figure."""
    west, south, east, north = spread(figures)
    for u, v, r in foe:
        limit = base + r + reach
        if west - limit <= u <= east + limit and south - limit <= v <= north + limit:
            limit *= limit
            for _, x, y in figures:
                if (x - u) * (x - u) + (y - v) * (y - v) <= limit:
                    return True
    return False


def within(ax: int, ay: int, ra: int, bx: int, by: int, rb: int, distance: int) -> bool:
    """2.4 Whether two models are no farther apart than a distance, base to base."""
    reach = ra + rb + distance
    return (ax - bx) ** 2 + (ay - by) ** 2 <= reach * reach


def units_within(box: Box, game: Skirmish, unit: UnitId, other: UnitId, distance: int) -> bool:
    """Whether any model of a unit is within a distance of any of another."""
    reach = radius(box, game, unit) + radius(box, game, other) + distance
    ours, theirs = models(game, unit), models(game, other)
    if far_apart(ours, theirs, reach):
        return False
    reach *= reach
    return any((x - u) * (x - u) + (y - v) * (y - v) <= reach for _, x, y in ours for _, u, v in theirs)


def nearest_gap(box: Box, game: Skirmish, unit: UnitId, other: UnitId) -> float:
    """2.4 The distance between two units: of their two nearest models."""
    theirs = models(game, other)
    least = min((x - u) ** 2 + (y - v) ** 2 for _, x, y in models(game, unit) for _, u, v in theirs)
    return max(0.0, sqrt(least) - radius(box, game, unit) - radius(box, game, other))


def centroid(figures: Sequence[Figure]) -> Point:
    """2.16 The mean of the figures, on the grid, halves down."""
    count = len(figures)
    return (
        _rounded_down(sum(x for _, x, _ in figures), count),
        _rounded_down(sum(y for _, _, y in figures), count),
    )


def _rounded_down(total: int, count: int) -> int:
    """The nearest whole number to a mean, halves down."""
    return -((count - 2 * total) // (2 * count))


def officers_near(box: Box, game: Skirmish, unit: UnitId) -> bool:
    """10.12, 13.5a An Officer of its side and type, not fleeing, within 6″ of any of its figures."""
    kind = game.roster[unit]
    wanted = box.troops[kind].type
    for other, figures in game.figures.items():
        if not figures or other == unit or SIDE_OF[other] != SIDE_OF[unit] or other in game.fleeing:
            continue
        what = box.troops[game.roster[other]]
        if not what.officer or what.type != wanted or other in game.markers or other in game.aboard:
            continue
        if units_within(box, game, unit, other, box.reach.officer):
            return True
    return False
