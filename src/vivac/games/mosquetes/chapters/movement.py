"""8.1-8.10 Movement: what a figure may walk, and going toward a place."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import hypot
from operator import itemgetter

from vivac.games.mosquetes.box.contents import SIDE_OF, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.models import (
    GUN_RADIUS,
    MARKER_RADIUS,
    Body,
    enemy_near,
    radius,
    spread,
    troop,
)
from vivac.games.mosquetes.chapters.terrain import IMPASSABLE, ROUGH, SHUT, Terrain
from vivac.games.mosquetes.chapters.troops import Troop
from vivac.games.mosquetes.game import Figure, Skirmish
from vivac.ground.field import Point, passes, steps

WHEELS = ("gun", "wagon")


Window = tuple[int, int, int, int]  # west, south, east, north
EVERYWHERE: Window = (-(1 << 20), -(1 << 20), 1 << 20, 1 << 20)
ROOM = 8  # as wide as the widest base


@lru_cache(maxsize=65536)
def footprints(dx: int, dy: int, stride: int) -> tuple[int, ...]:
    """2.13 The steps of a segment as offsets in a survey."""
    return tuple(y * stride + x for x, y in steps(dx, dy))


@lru_cache(maxsize=65536)
def tread(dx: int, dy: int, stride: int) -> tuple[int, int, Callable[[bytes], tuple[int, ...]]]:
    """2.13 A stretch of a survey, and what reads all steps of a segment from it at once."""
    feet = footprints(dx, dy, stride)
    low, high = min(feet), max(feet) + 1
    return low, high, itemgetter(feet[0] - low, *(foot - low for foot in feet))


class Walk:
    """How the figures of one unit may walk in one action: the ground, who stands about, what is closed.

    `solid` are bases nobody may end on; `shy` are enemies to be kept at 1″ (8.7); `barred` are other bases
    no path may lead through (8.6), such as those of a unit being charged.
    """

    __slots__ = (
        *(
            "barred",
            "box",
            "closed",
            "model",
            "own",
            "radius",
            "retreating",
            "shy",
            "solid",
            "terrain",
            "wagons",
        ),
    )

    def __init__(
        self,
        box: Box,
        game: Skirmish,
        terrain: Terrain,
        unit: UnitId,
        *,
        gun: bool = False,
        window: Window = EVERYWHERE,
    ) -> None:
        """Whoever stands outside the window does not matter to where the unit goes."""
        kind = troop(box, game, unit)
        self.box, self.terrain = box, terrain
        self.model = "gun" if gun else "marker" if unit in game.markers else kind.model
        self.radius = GUN_RADIUS if gun else radius(box, game, unit)
        self.solid: list[Body] = []
        self.barred: list[Body] = []
        self.wagons: list[Body] = []
        self.shy: list[Body] = []
        self.own: list[Body] = []  # the other bases of the unit, as they stand now
        self.retreating = False
        self._look_round(game, unit, window)
        self.closed = shut_gates(terrain, game, SIDE_OF[unit])

    def _look_round(self, game: Skirmish, unit: UnitId, window: Window) -> None:
        """Who stands in the window, and what that means to the unit."""
        west, south, east, north = window
        troops, roster, markers, side = self.box.troops, game.roster, game.markers, SIDE_OF[unit]
        for other, figures in game.figures.items():
            if other == unit or not figures or other in game.aboard:
                continue
            w, s, e, n = spread(figures)
            if w > east or e < west or s > north or n < south:
                continue
            kind, marker = troops[roster[other]], other in markers
            base = MARKER_RADIUS if marker else kind.radius
            found = [
                (x, y, base)
                for _, x, y in (figures[:1] if marker else figures)
                if west <= x <= east and south <= y <= north
            ]
            self.solid += found
            if kind.wagon:
                self.wagons += found
            if SIDE_OF[other] != side:
                if kind.wagon:
                    self.barred += found
                if marker or not kind.wagon:
                    self.shy += found
        for other, (x, y) in game.guns.items():
            if other != unit and west <= x <= east and south <= y <= north:
                self.solid.append((x, y, GUN_RADIUS))
                if SIDE_OF[other] != side:
                    self.barred.append((x, y, GUN_RADIUS))

    def ignore(self, targets: list[Body]) -> None:
        """12.5d, 12.5e For whoever is charged 8.7 does not count; but no path leads through them."""
        self.shy = [each for each in self.shy if each not in targets]
        self.barred += targets

    # ---------------------------------------------------------------- going toward

    def toward(self, sx: int, sy: int, gx: int, gy: int, allowance: int, road: int) -> tuple[int, int, bool]:
        """2.15 The farthest step toward a goal that can be reached; and whether bases stopped it short.

        `allowance` is 8.1 without ground, obstacles and road; `road` is what a road adds.
        """
        dx, dy = gx - sx, gy - sy
        line = steps(dx, dy)
        top = len(line) - 1
        least = self.box.move["minimum"]
        terrain = self.terrain
        start = terrain.at(sx, sy)
        if not terrain.roads[start]:  # 8.4: a road counts from the first step to the last
            road = 0
        most = max(allowance + road, least)
        length = hypot(dx, dy)
        if length > most:
            top = min(top, int(most * top / length) + 1)
        even = terrain.even[start] > top and not self.wagons
        bare = even and terrain.room[start] > top and self.model not in WHEELS and self.model != "boat"
        if even:
            most = max(allowance, least) if bare else self.allowed(sx, sy, *line[top], allowance, road)
        elif not terrain.roads[start] and self.model != "boat" and terrain.ground[start]:
            first = self.box.move["rough" if terrain.ground[start] == ROUGH else "very_rough"]
            most = max(allowance + first, least)  # 8.3: where it starts counts
        most *= abs(most)
        stopped = False
        stride, roads, on_road = terrain.width + 1, terrain.roads, terrain.roads[start]
        legal, going, farthest = (
            terrain.legal[self.model],
            terrain.going[self.model],
            self.box.farthest(allowance),
        )
        in_the_way = self._beside(sx, sy, *line[top])
        for k in range(top, 0, -1):
            ox, oy = line[k]
            square = ox * ox + oy * oy
            if square > most:
                continue
            x, y = sx + ox, sy + oy
            if not bare:
                if not (0 <= x <= terrain.width and 0 <= y <= terrain.height):
                    continue
                there = start + oy * stride + ox
                if not legal[there]:
                    continue
                if not even and square > farthest[going[there]] and not on_road & roads[there]:
                    continue  # where it ends says enough
            for u, v, reach in in_the_way:
                if (x - u) * (x - u) + (y - v) * (y - v) < reach:
                    taken = True
                    break
            else:
                taken = False
            if taken and stopped:
                continue
            if not even:
                reached = self.allowed(sx, sy, ox, oy, allowance, road)
                if square > reached * abs(reached):
                    continue
            if not taken and self.passable(sx, sy, ox, oy):
                return x, y, stopped
            stopped = True
        return sx, sy, stopped

    def _beside(self, sx: int, sy: int, ox: int, oy: int) -> list[Body]:
        """The bases near a segment, each with the square of how near one may come to it (2.12)."""
        base = self.radius
        west, east = (sx, sx + ox) if ox >= 0 else (sx + ox, sx)
        south, north = (sy, sy + oy) if oy >= 0 else (sy + oy, sy)
        west, east, south, north = west - base, east + base, south - base, north + base
        return [
            (u, v, (base + r) * (base + r))
            for bases in (self.solid, self.own)
            for u, v, r in bases
            if west - r < u < east + r and south - r < v < north + r
        ]

    def allowed(self, sx: int, sy: int, ox: int, oy: int, allowance: int, road: int) -> int:
        """8.1-8.4 The allowance of a straight path, or -1 if ground or line forbids it (8.6, 8.8, 8.9)."""
        move, terrain = self.box.move, self.terrain
        start = terrain.at(sx, sy)
        even = terrain.even[start] > max(ox, -ox, oy, -oy)
        if terrain.roads[start] and (even or self.roads(sx, sy, ox, oy)):
            allowance += road
        else:
            worst = terrain.going[self.model][start] if even else self.worst_ground(sx, sy, ox, oy)
            if worst == SHUT:
                return -1
            if worst:
                allowance += move["rough"] if worst == ROUGH else move["very_rough"]
        if not even or self.wagons:
            crossed = self.crossed(sx, sy, ox, oy)
            if crossed is None:
                return -1
            allowance += len(crossed) * move["obstacle"]
        return max(allowance, move["minimum"])

    def roads(self, sx: int, sy: int, ox: int, oy: int) -> int:
        """8.4 The roads on which every step of a segment lies, one bit for each."""
        terrain = self.terrain
        start, roads = terrain.at(sx, sy), 255
        for foot in footprints(ox, oy, terrain.width + 1):
            roads &= terrain.roads[start + foot]
            if not roads:
                break
        return roads

    def worst_ground(self, sx: int, sy: int, ox: int, oy: int) -> int:
        """8.3 The worst class of ground any step lies in; SHUT if one lies in closed ground."""
        terrain = self.terrain
        start = terrain.at(sx, sy)
        low, high, read = tread(ox, oy, terrain.width + 1)
        return max(read(terrain.going[self.model][start + low : start + high]))

    def crossed(self, sx: int, sy: int, ox: int, oy: int) -> set[int] | None:
        """8.1l, 8.9 The obstacles a segment crosses, wagons as negative numbers; None if one bars it."""
        terrain = self.terrain
        found = set()
        span = max(ox, -ox, oy, -oy)
        far = terrain.clear_of_lines[terrain.at(sx, sy)] > span
        for number, met in () if far else terrain.field.met(sx, sy, sx + ox, sy + oy):
            line = terrain.lines[number]
            if not line.high:
                found.add(number)
            elif number in self.closed or not terrain.through_gates(line, met):
                return None
        for nth, (x, y, r) in enumerate(self.wagons):  # 8.13
            if passes(x, y, r, sx, sy, sx + ox, sy + oy):
                found.add(-1 - nth)
        return None if found and self.model in WHEELS else found

    def free(self, x: int, y: int) -> bool:
        """2.12 No base to overlap."""
        base = self.radius
        for bases in (self.solid, self.own):
            for u, v, r in bases:
                if (x - u) * (x - u) + (y - v) * (y - v) < (base + r) * (base + r):
                    return False
        return True

    def passable(self, sx: int, sy: int, ox: int, oy: int) -> bool:
        """8.6, 8.7 No step through another model, nor closer than 1″ to an enemy."""
        if not self.shy and not self.barred:
            return True
        radius, exclusion = self.radius, self.box.reach.exclusion
        path, square = steps(ox, oy), ox * ox + oy * oy
        west, east = (sx, sx + ox) if ox >= 0 else (sx + ox, sx)
        south, north = (sy, sy + oy) if oy >= 0 else (sy + oy, sy)
        for u, v, r in self.shy:
            reach = r + radius + exclusion
            if u < west - reach or u > east + reach or v < south - reach or v > north + reach:
                continue
            across = (u - sx) * oy - (v - sy) * ox
            if across * across > (reach + 1) * (reach + 1) * square:  # no step is a whole one off the line
                continue
            limit = reach * reach
            begun = (sx - u) ** 2 + (sy - v) ** 2
            if self.retreating:  # 14.2 asks only where it ends
                if begun >= limit > (sx + ox - u) ** 2 + (sy + oy - v) ** 2:
                    return False
                limit, begun = (radius + r) ** 2, limit
            if begun < limit:
                if (sx + ox - u) ** 2 + (sy + oy - v) ** 2 < limit:
                    return False
                limit = begun
            for x, y in path:
                if (sx + x - u) ** 2 + (sy + y - v) ** 2 < limit:
                    return False
        for u, v, r in self.barred:
            reach = r + radius
            if u < west - reach or u > east + reach or v < south - reach or v > north + reach:
                continue
            across = (u - sx) * oy - (v - sy) * ox
            if across * across > (reach + 1) * (reach + 1) * square:
                continue
            limit = reach * reach
            for x, y in path[1:]:
                if (sx + x - u) ** 2 + (sy + y - v) ** 2 < limit:
                    return False
        return True


def shut_gates(terrain: Terrain, game: Skirmish, side: SideId) -> frozenset[int]:
    """8.9 The lines whose gates are barred to a side, until they are broken."""
    return frozenset(
        number
        for number, line in enumerate(terrain.lines)
        if line.barred_to == side and f"gate:{line.id}" not in game.done
    )


# ---------------------------------------------------------------- allowances


def about(figures: tuple[Figure, ...], reach: int) -> Window:
    """The window of those who matter to some figures that go no farther than a reach."""
    west, south, east, north = spread(figures)
    return west - reach - ROOM, south - reach - ROOM, east + reach + ROOM, north + reach + ROOM


def marching(box: Box, x: int, y: int, base: int, foe: list[Body]) -> bool:
    """8.1g No enemy figure or marker within 24″."""
    return not enemy_near(((0, x, y),), base, foe, box.reach.march)


def road_item(box: Box, order: str, count: int) -> int:
    """8.1h, 8.1i What a road adds."""
    return box.move["road_column_or_single" if order == "column" or count == 1 else "road_other"]


def on_road(terrain: Terrain, x: int, y: int) -> bool:
    return terrain.roads[terrain.at(x, y)] != 0


def charge_allowance(box: Box, kind: Troop) -> int:
    """12.1 Base and traits, and 2″; neither march nor road."""
    return kind.allowance + box.move["charge"]


def impassable(terrain: Terrain, place: Point) -> bool:
    return terrain.ground[terrain.at(*place)] == IMPASSABLE
