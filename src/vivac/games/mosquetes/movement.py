"""8.1-8.10 Movement: what a figure may walk, and going toward a place."""

from __future__ import annotations

from functools import lru_cache
from math import hypot

from vivac.games.mosquetes.contents import SideId
from vivac.games.mosquetes.game import Skirmish
from vivac.games.mosquetes.models import GUN_RADIUS, Body, bodies, enemy_near, foes, radius, troop
from vivac.games.mosquetes.terrain import IMPASSABLE, ROUGH, Terrain
from vivac.games.mosquetes.troops import Troop
from vivac.games.mosquetes.unpacking import Box, UnitId
from vivac.ground.field import Point, passes, steps

WHEELS = ("gun", "wagon")


@lru_cache(maxsize=65536)
def footprints(dx: int, dy: int, stride: int) -> tuple[int, ...]:
    """2.13 The steps of a segment as offsets in a survey."""
    return tuple(y * stride + x for x, y in steps(dx, dy))


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
        self, box: Box, game: Skirmish, terrain: Terrain, unit: UnitId, *, gun: bool = False
    ) -> None:
        kind = troop(box, game, unit)
        self.box, self.terrain = box, terrain
        self.model = "gun" if gun else "marker" if unit in game.markers else kind.model
        self.radius = GUN_RADIUS if gun else radius(box, game, unit)
        self.solid: list[Body] = []
        self.barred: list[Body] = []
        self.wagons: list[Body] = []
        self.shy = foes(box, game, unit[0])
        self.own: list[Body] = []  # the other bases of the unit, as they stand now
        self.retreating = False
        for other, x, y, r in bodies(box, game, unit):
            self.solid.append((x, y, r))
            if troop(box, game, other).wagon:
                self.wagons.append((x, y, r))
                if other[0] != unit[0]:
                    self.barred.append((x, y, r))
            elif r == GUN_RADIUS and other[0] != unit[0]:
                self.barred.append((x, y, r))
        self.closed = shut_gates(terrain, game, unit[0])

    def near(self, x: int, y: int, reach: int) -> None:
        """Forget whoever is too far away to matter to a path that stays within a square about a point."""
        span = reach + self.radius + self.box.reach.exclusion + 8
        for name in ("solid", "shy", "barred", "wagons"):
            kept = [
                each for each in getattr(self, name) if abs(each[0] - x) <= span and abs(each[1] - y) <= span
            ]
            setattr(self, name, kept)

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
        open_ground = terrain.room[start] > top and self.model not in WHEELS and self.model != "boat"
        limit = max(allowance, least)
        if not terrain.roads[start] and not open_ground and self.model != "boat" and terrain.ground[start]:
            first = self.box.move["rough" if terrain.ground[start] == ROUGH else "very_rough"]
            most = max(allowance + first, least)  # 8.3: where it starts counts
        limit *= limit
        most *= most
        stopped = False
        stride = terrain.width + 1
        legal = terrain.legal[self.model]
        open_ground = open_ground and not self.wagons
        in_the_way = self._beside(sx, sy, *line[top])
        for k in range(top, 0, -1):
            ox, oy = line[k]
            square = ox * ox + oy * oy
            if square > (limit if open_ground else most):
                continue
            x, y = sx + ox, sy + oy
            if not open_ground:
                if not (0 <= x <= terrain.width and 0 <= y <= terrain.height):
                    continue
                if not legal[start + oy * stride + ox]:
                    continue
                reached = self.allowed(sx, sy, ox, oy, allowance, road)
                if square > reached * abs(reached):
                    continue
            for u, v, reach in in_the_way:
                if (x - u) * (x - u) + (y - v) * (y - v) < reach:
                    break
            else:
                if self.passable(sx, sy, ox, oy):
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
        move = self.box.move
        if self.roads(sx, sy, ox, oy):
            allowance += road
        else:
            worst = self.worst_ground(sx, sy, ox, oy)
            if worst < 0:
                return -1
            if worst:
                allowance += move["rough"] if worst == ROUGH else move["very_rough"]
        crossed = self.crossed(sx, sy, ox, oy)
        if crossed is None:
            return -1
        return max(allowance + len(crossed) * move["obstacle"], move["minimum"])

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
        """8.3 The worst class of ground any step lies in; -1 if one lies in closed ground."""
        terrain = self.terrain
        start, shut, ground = terrain.at(sx, sy), terrain.shut(self.model), terrain.ground
        worst = 0
        for foot in footprints(ox, oy, terrain.width + 1):
            if shut[start + foot]:
                return -1
            if ground[start + foot] > worst:
                worst = ground[start + foot]
        return 0 if self.model == "boat" else worst

    def crossed(self, sx: int, sy: int, ox: int, oy: int) -> set[int] | None:
        """8.1l, 8.9 The obstacles a segment crosses, wagons as negative numbers; None if one bars it."""
        terrain = self.terrain
        found = set()
        for number, met in terrain.field.met(sx, sy, sx + ox, sy + oy):
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
        path = steps(ox, oy)
        for u, v, r in self.shy:
            limit = (radius + r + exclusion) ** 2
            begun = (sx - u) ** 2 + (sy - v) ** 2
            if self.retreating:  # 14.2 asks only where it ends
                if begun >= limit > (sx + ox - u) ** 2 + (sy + oy - v) ** 2:
                    return False
                limit, begun = (radius + r) ** 2, limit
            if begun < limit:
                if (sx + ox - u) ** 2 + (sy + oy - v) ** 2 < limit:
                    return False
                limit = begun
            reach = r + radius + exclusion
            if abs(sx - u) > reach + abs(ox) or abs(sy - v) > reach + abs(oy):
                continue
            for x, y in path:
                if (sx + x - u) ** 2 + (sy + y - v) ** 2 < limit:
                    return False
        for u, v, r in self.barred:
            limit = (radius + r) ** 2
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
