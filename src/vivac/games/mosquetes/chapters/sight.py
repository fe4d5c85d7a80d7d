"""9.1-9.3 Line of sight: the ground, the bases in between, and the arc."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.mosquetes.box.contents import UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.crowd import crowd
from vivac.games.mosquetes.chapters.models import (
    VECTORS,
    Body,
    by_facing,
    far_apart,
    models,
    radius,
    spread,
    troop,
)
from vivac.games.mosquetes.chapters.terrain import Sighting, Terrain, View
from vivac.games.mosquetes.game import Facing, Figure, Skirmish
from vivac.ground.field import passes

Window = tuple[int, int, int, int]  # west, south, east, north
FAR = 1 << 40
WIDEST = 8  # no base is wider


def blockers(box: Box, game: Skirmish, unit: UnitId, target: UnitId) -> list[Body]:
    """9.1b Bases of third units that may stand between two."""
    return _bases_between(box, game, unit, target, spread(models(game, unit)), spread(models(game, target)))


def _bases_between(
    box: Box, game: Skirmish, unit: UnitId, target: UnitId, here: Window, there: Window
) -> list[Body]:
    """9.1b Bases of third units that a line from one window to another may meet."""
    west, south, east, north = here
    w, s, e, n = there
    # Twice the way from middle to middle; beside it runs a strip as wide as the wider of the two.
    rx, ry = w + e - west - east, s + n - south - north
    across, up = abs(ry), abs(rx)
    middle = (west + east) * ry - (south + north) * rx
    strip = max((east - west) * across + (north - south) * up, (e - w) * across + (n - s) * up)
    strip += 2 * WIDEST * (across + up)
    west, south = (west if west < w else w) - WIDEST, (south if south < s else s) - WIDEST
    east, north = (east if east > e else e) + WIDEST, (north if north > n else n) + WIDEST
    found: list[Body] = []
    for other, w, s, e, n, bases in crowd(box, game).groups:
        if w > east or e < west or s > north or n < south or other in (unit, target):
            continue
        off = (w + e) * ry - (s + n) * rx - middle
        span = strip + (e - w) * across + (n - s) * up
        if -span <= off <= span:
            found += [base for base in bases if west <= base[0] <= east and south <= base[1] <= north]
    return found


def bystanders(box: Box, game: Skirmish, unit: UnitId) -> list[Body]:
    """9.1b All bases that may block a line of a unit, wherever it leads."""
    return [base for other, *_, bases in crowd(box, game).groups if other != unit for base in bases]


def clear(ax: int, ay: int, bx: int, by: int, between: Sequence[Body]) -> bool:
    """9.1b No base of a third unit on the line."""
    rx, ry = bx - ax, by - ay
    square = rx * rx + ry * ry
    for x, y, r in between:
        across = (x - ax) * ry - (y - ay) * rx
        if across * across < r * r * square and passes(x, y, r, ax, ay, bx, by):
            return False
    return True


def in_arc(facing: Facing, ax: int, ay: int, bx: int, by: int) -> bool:
    """3.8 In the half circle in front."""
    fx, fy = VECTORS[facing]
    return (bx - ax) * fx + (by - ay) * fy >= 0


def in_gun_arc(facing: Facing, ax: int, ay: int, bx: int, by: int) -> bool:
    """3.8 In the quarter circle in front of a gun."""
    fx, fy = VECTORS[facing]
    x, y = bx - ax, by - ay
    ahead = x * fx + y * fy
    return ahead >= 0 and 2 * ahead * ahead >= (x * x + y * y) * (fx * fx + fy * fy)


def look(
    terrain: Terrain, ax: int, ay: int, ra: int, bx: int, by: int, rb: int, between: Sequence[Body]
) -> View | None:
    """9.1 How one model sees another, if nothing blocks the line."""
    if between and not clear(ax, ay, bx, by, between):
        return None
    view = terrain.view(ax, ay, ra, bx, by, rb)
    return None if view.blocked else view


def sees(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, reach: int | None = None
) -> bool:
    """9.3 Whether a figure of a unit sees a model of another, within so many quarter-inches if given."""
    theirs = models(game, target)
    return any(
        _any_line(box, terrain, game, unit, ours, target, theirs, reach, facing)
        for facing, ours in by_facing(game, unit)
    )


def has_los(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId) -> bool:
    """9.3 Whether there is line of sight between two units, whatever their arcs."""
    ours, theirs = models(game, unit), models(game, target)
    return _any_line(box, terrain, game, unit, ours, target, theirs)


def exposed(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, some: tuple[Figure, ...], watcher: UnitId
) -> bool:
    """Whether a model of another unit has line of sight to one of some models of the unit."""
    return _any_line(box, terrain, game, watcher, models(game, watcher), unit, some)


def _any_line(
    box: Box,
    terrain: Terrain,
    game: Skirmish,
    unit: UnitId,
    ours: tuple[Figure, ...],
    target: UnitId,
    theirs: tuple[Figure, ...],
    reach: int | None = None,
    facing: Facing | None = None,
) -> bool:
    """Whether there is a line between some models, within reach and in the arc of a facing if given.

    As long as they stand there, the line found last is tried again, and what the ground hides stays hidden.
    """
    ra, rb = radius(box, game, unit), radius(box, game, target)
    key = (unit, target, reach, facing)
    known = terrain.sightings.get(key)
    if known is not None:
        we, they, our_base, their_base, line = known
        if we == ours and they == theirs and our_base == ra and their_base == rb:
            if line is None:
                return False
            ax, ay, bx, by = line
            between = _bases_between(box, game, unit, target, (ax, ay, ax, ay), (bx, by, bx, by))
            if not between or clear(ax, ay, bx, by, between):
                return True
    if reach is not None and far_apart(ours, theirs, ra + rb + reach):
        return False
    fx, fy = VECTORS[facing] if facing is not None else (0, 0)
    if facing is not None and _all_behind(fx, fy, ours, theirs):
        return False
    far = FAR if reach is None else (ra + rb + reach) ** 2
    bodies: list[Body] | None = None
    for _, ax, ay in ours:
        for _, bx, by in theirs:
            dx, dy = bx - ax, by - ay
            if dx * fx + dy * fy < 0 or dx * dx + dy * dy > far or terrain.blocked(ax, ay, ra, bx, by, rb):
                continue
            if bodies is None:
                bodies = blockers(box, game, unit, target)
            if not bodies or clear(ax, ay, bx, by, bodies):
                terrain.sightings[key] = Sighting(ours, theirs, ra, rb, (ax, ay, bx, by))
                return True
    if bodies is None:
        terrain.sightings[key] = Sighting(ours, theirs, ra, rb, None)
    return False


def _all_behind(fx: int, fy: int, ours: tuple[Figure, ...], theirs: tuple[Figure, ...]) -> bool:
    """3.8 Whether nobody of the others can be in front of anybody, at a glance."""
    west, south, east, north = spread(ours)
    w, s, e, n = spread(theirs)
    across = (e - west) * fx if fx > 0 else (w - east) * fx
    up = (n - south) * fy if fy > 0 else (s - north) * fy
    return across + up < 0


def wagons(box: Box, game: Skirmish, *without: UnitId) -> list[Body]:
    """8.13 Wagons and boats as obstacles: the circles of their bases."""
    found = []
    for unit, figures in game.figures.items():
        if figures and unit not in without:
            kind = troop(box, game, unit)
            if kind.wagon:
                found += [(x, y, kind.radius) for _, x, y in figures]
    return found


def wagons_crossed(
    box: Box,
    circles: Sequence[Body],
    a: Body,
    b: Body,
    spared: Sequence[Body] = (),
) -> int:
    """8.13, 9.6i, 10.5d Wagons the line crosses, but for those within 2″ of whomever they are spared to."""
    return sum(
        touches(*circle, a[0], a[1], b[0], b[1])
        and not any(beside_circle(box, circle, model) for model in spared)
        for circle in circles
    )


def touches(x: int, y: int, r: int, ax: int, ay: int, bx: int, by: int) -> bool:
    """2.8 Whether a line meets a circle; touching counts."""
    inner = (ax - x) ** 2 + (ay - y) ** 2 < r * r and (bx - x) ** 2 + (by - y) ** 2 < r * r
    return not inner and (passes(x, y, r, ax, ay, bx, by) or _grazes(x, y, r, ax, ay, bx, by))


def _grazes(x: int, y: int, r: int, ax: int, ay: int, bx: int, by: int) -> bool:
    rx, ry, qx, qy = bx - ax, by - ay, x - ax, y - ay
    along, square = qx * rx + qy * ry, rx * rx + ry * ry
    if along <= 0:
        return qx * qx + qy * qy == r * r
    if along >= square:
        return (x - bx) ** 2 + (y - by) ** 2 == r * r
    return (qx * ry - qy * rx) ** 2 == r * r * square


def beside_circle(box: Box, circle: Body, model: Body) -> bool:
    """2.5, 2.11 A model within 2″ of a wagon's circle."""
    (x, y, r), (u, v, base) = circle, model
    reach = r + base + box.reach.behind
    return (x - u) ** 2 + (y - v) ** 2 <= reach * reach
