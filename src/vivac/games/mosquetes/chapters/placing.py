"""8.5, 8.14-8.18 One decision moves a unit: the region, and how the figures take their places."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import NamedTuple

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.crowd import foes
from vivac.games.mosquetes.chapters.detours import round_about
from vivac.games.mosquetes.chapters.models import (
    GUN_RADIUS,
    VECTORS,
    centroid,
    models,
    radius,
    troop,
    turn,
    within,
)
from vivac.games.mosquetes.chapters.movement import Walk, about, marching, on_road, road_item
from vivac.games.mosquetes.chapters.orders import assigned, coherent, files_of, order_reached, slots
from vivac.games.mosquetes.chapters.terrain import Terrain
from vivac.games.mosquetes.game import Facing, Figure, Orders, Skirmish
from vivac.ground.field import Point

GUN_BEHIND = 6  # 8.8: the crew's anchor behind the gun, in quarter-inches
GUN_BEHIND_DIAGONALLY = 5


class Reach(NamedTuple):
    """8.15 The region of a Move: grid points of the table within a radius of the unit's centre."""

    unit: UnitId
    x: int
    y: int
    radius: int
    width: int
    height: int

    def __contains__(self, point: object) -> bool:
        if not isinstance(point, tuple) or len(point) != 2:
            return False
        east, north = point
        if not (0 <= east <= self.width and 0 <= north <= self.height):
            return False
        return bool((east - self.x) ** 2 + (north - self.y) ** 2 <= self.radius * self.radius)

    def point(self, rng: Random) -> Point:
        """Any grid point of the region."""
        random, span = rng.random, 2 * self.radius + 1
        west, south, square = self.x - self.radius, self.y - self.radius, self.radius * self.radius
        while True:
            x, y = west + int(random() * span), south + int(random() * span)
            near = (x - self.x) ** 2 + (y - self.y) ** 2 <= square
            if near and 0 <= x <= self.width and 0 <= y <= self.height:
                return x, y

    @property
    def outlines(self) -> tuple[tuple[tuple[float, float], ...], ...]:
        """For whoever draws it: the circle, cut off at the edges of the table."""
        ring = []
        for nth in range(180):
            x = self.x + round(self.radius * cos(nth * pi / 90), 2)
            y = self.y + round(self.radius * sin(nth * pi / 90), 2)
            ring.append((min(max(x, 0), self.width), min(max(y, 0), self.height)))
        return (tuple(dict.fromkeys(ring)),)

    @property
    def origin(self) -> Point:
        return self.x, self.y


def served(box: Box, game: Skirmish, unit: UnitId) -> bool:
    """8.8, 10.13 Two crew or more within 1″ of the gun."""
    if unit not in game.guns:
        return False
    x, y = game.guns[unit]
    base, reach = troop(box, game, unit).radius, box.reach.crew
    crew = sum(within(x, y, GUN_RADIUS, u, v, base, reach) for _, u, v in game.figures[unit])
    return crew >= box.limits["crew"]


def region(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, order: str) -> Reach:
    """8.15 How far a unit may be told to go, in the order it is to take."""
    kind = troop(box, game, unit)
    foe = foes(box, game, SIDE_OF[unit])
    if served(box, game, unit):
        stand: Sequence[Figure] = ((0, *game.guns[unit]),)
        allowance, base = box.move["gun"], GUN_RADIUS
    else:
        stand, allowance, base = models(game, unit), kind.allowance, kind.radius
    if any(marching(box, x, y, base, foe) for _, x, y in stand):
        allowance += box.move["no_enemy_24"]
    if any(on_road(terrain, x, y) for _, x, y in stand):
        allowance += road_item(box, order, len(stand))
    centre = centroid(stand)
    return Reach(unit, *centre, allowance + box.reach.region, terrain.width, terrain.height)


class Placing:
    """8.14 A unit on its way: where its figures began, where they stand now, and where each should go."""

    def __init__(
        self,
        box: Box,
        terrain: Terrain,
        game: Skirmish,
        unit: UnitId,
        order: str,
        facing: Facing,
        ranks: int,
    ) -> None:
        self.box, self.terrain, self.game, self.unit = box, terrain, game, unit
        self.order, self.facing, self.ranks = order, facing, ranks
        self.kind = troop(box, game, unit)
        self.began = models(game, unit)
        self.now = [(x, y) for _, x, y in self.began]
        self.gun = game.guns.get(unit)
        self.goal: list[Point] = []
        self.who: list[int] = []
        foe, base = foes(box, game, SIDE_OF[unit]), radius(box, game, unit)
        bonus = box.move["no_enemy_24"]
        self.allowances = [
            self.kind.allowance + (bonus if marching(box, x, y, base, foe) else 0) for x, y in self.now
        ]
        self.road = road_item(box, order, len(self.now))
        farthest = max(*self.allowances, box.move["minimum"]) + self.road + base + box.reach.exclusion
        self.walk = Walk(box, game, terrain, unit, window=about(self.began, farthest))

    def go(self, to: Point, via: Point | None = None) -> None:
        """8.14, 8.8 Everybody to his slot about a point, as far as he comes; a gun first, then its crew."""
        if self.gun is not None and served(self.box, self.game, self.unit):
            self.gun = self._push(to, via)
            ux, uy = VECTORS[self.facing]
            back = GUN_BEHIND_DIAGONALLY if ux and uy else GUN_BEHIND
            to = (self.gun[0] - back * ux, self.gun[1] - back * uy)
        count = len(self.now)
        self.goal = slots(self.box, self.kind, count, to, self.facing, self.order, self.ranks)
        self.who = assigned(self.began, self.facing, files_of(self.order, count, self.ranks))
        left = self._queue(to)
        for _ in range(self.box.limits["placing_passes"]):
            gain = False
            again = []
            for slot in left:
                gained, stopped = self._send(self.who[slot], self.goal[slot], via)
                gain = gain or gained
                if stopped and self.now[self.who[slot]] != self.goal[slot]:
                    again.append(slot)  # those whom only the ground or their legs stopped come no farther
            left = again
            if not gain or not left:
                break

    def _push(self, to: Point, via: Point | None) -> Point:
        """8.8 The gun goes to the point itself, past its own crew."""
        x, y = self.game.guns[self.unit]
        walk = Walk(self.box, self.game, self.terrain, self.unit, gun=True)
        allowance, single = self.box.move["gun"], road_item(self.box, self.order, 1)
        if marching(self.box, x, y, GUN_RADIUS, walk.shy):
            allowance += self.box.move["no_enemy_24"]
        walk.own = [(u, v, self.kind.radius) for u, v in self.now]
        got = walk.toward(x, y, *to, allowance, single)[:2]
        if got != to and via is not None:
            other = round_about(walk, (x, y), to, via, allowance, single)
            if _far(other, to) < _far(got, to):
                got = other
        return got

    def _queue(self, to: Point) -> list[int]:
        """8.14 The slots in the order their figures go: farthest along the way to the new anchor first."""
        count = len(self.began)
        sx, sy = sum(x for _, x, _ in self.began), sum(y for _, _, y in self.began)
        vx, vy = to[0] * count - sx, to[1] * count - sy  # the vector, times the number of figures
        ahead = [x * vx + y * vy for _, x, y in self.began]
        return sorted(range(count), key=lambda slot: (-ahead[self.who[slot]], slot))

    def _send(self, figure: int, goal: Point, via: Point | None) -> tuple[bool, bool]:
        """One figure toward its goal from where it began; whether it gained, and whether bases stopped it."""
        now = self.now[figure]
        if now == goal:
            return False, False
        walk, (_, x, y) = self.walk, self.began[figure]
        walk.own = self._others(figure)
        allowance = self.allowances[figure]
        u, v, stopped = walk.toward(x, y, *goal, allowance, self.road)
        got = (u, v)
        if got != goal and via is not None:
            other = round_about(walk, (x, y), goal, via, allowance, self.road)
            if _far(other, goal) < _far(got, goal):
                got = other
            stopped = True
        if _far(got, goal) < _far(now, goal):
            self.now[figure] = got
            return True, stopped
        return False, stopped

    def _others(self, figure: int) -> list[tuple[int, int, int]]:
        base = self.walk.radius
        others = [(u, v, base) for nth, (u, v) in enumerate(self.now) if nth != figure]
        if self.gun is not None:
            others.append((*self.gun, GUN_RADIUS))
        return others

    def arrange(self, figure: int, to: Point) -> bool:
        """8.17 One figure to a point from where it began; undone if the order or coherency breaks."""
        was, before = self.now[figure], self.order_now()
        walk, (_, x, y) = self.walk, self.began[figure]
        walk.own = self._others(figure)
        place = walk.toward(x, y, *to, self.allowances[figure], self.road)[:2]
        if place == was:
            return True
        self.now[figure] = place
        taken = not walk.free(*place)  # somebody may have come to where it began
        if taken or self.order_now() != before or not coherent(self.box, self.now, self.kind.radius, before):
            self.now[figure] = was
            return False
        return True

    def order_now(self) -> str:
        """4.7 The order the figures are in as they stand."""
        places = [self.now[figure] for figure in self.who]
        return order_reached(self.box, self.terrain, self.kind, self.order, places, self.goal)

    def settle(self) -> None:
        """3.9, 4.7 The unit stands as it does, in the order it has reached, with one facing."""
        game, unit = self.game, self.unit
        if unit in game.markers:
            x, y = self.now[0]
            game.figures[unit] = tuple((number, x, y) for number, _, _ in game.figures[unit])
        else:
            game.figures[unit] = tuple(
                (number, x, y) for (number, _, _), (x, y) in zip(self.began, self.now, strict=True)
            )
        if self.gun is not None:
            game.guns[unit] = self.gun
        turn(game, unit, self.facing)
        game.order[unit] = order = self.order_now()
        if order in (Orders.FORMATION, Orders.COLUMN):
            game.anchor[unit] = self._anchor
            game.ranks[unit] = self.ranks
        else:
            game.anchor.pop(unit, None)
            game.ranks.pop(unit, None)

    @property
    def _anchor(self) -> Point:
        """The centre of the front rank, from the first slot."""
        (x, y), (u, v) = (
            self.goal[0],
            slots(self.box, self.kind, len(self.now), (0, 0), self.facing, self.order, self.ranks)[0],
        )
        return x - u, y - v


def _far(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
