"""8.16 Detours: a path of two segments by way of a point, judged as one."""

from __future__ import annotations

from math import hypot

from vivac.games.mosquetes.chapters.movement import Walk
from vivac.games.mosquetes.chapters.terrain import ROUGH, SHUT
from vivac.ground.field import NEAR, Point, steps


def round_about(walk: Walk, start: Point, goal: Point, via: Point, allowance: int, road: int) -> Point:
    """8.16 Going toward a goal by way of a point: the farthest step of both segments that can be reached."""
    (x, y), (vx, vy) = start, via
    leg = hypot(vx - x, vy - y)
    most = max(allowance + road, walk.box.move["minimum"]) + NEAR
    detour = Detour(walk, start, via) if leg < most else None
    if detour is not None and detour.passable:
        most = min(most, detour.most(allowance, road) + NEAR)
        line = steps(goal[0] - vx, goal[1] - vy)
        top, rest, length = len(line) - 1, most - leg, hypot(goal[0] - vx, goal[1] - vy)
        if top and length > rest:
            top = max(0, min(top, int(rest * top / length) + 1))
        for ox, oy in line[top:0:-1]:
            length = leg + hypot(ox, oy)
            if length > most or not stands_at(walk, vx + ox, vy + oy):
                continue
            if length <= detour.allowed((ox, oy), allowance, road) + NEAR and walk.passable(vx, vy, ox, oy):
                return vx + ox, vy + oy
    return walk.toward(x, y, vx, vy, allowance, road)[:2]


class Detour:
    """The first of two segments, looked at once."""

    def __init__(self, walk: Walk, start: Point, via: Point) -> None:
        self.walk, self.via = walk, via
        first = (*start, via[0] - start[0], via[1] - start[1])
        self.roads = walk.roads(*first)
        self.ground = walk.worst_ground(*first)
        self.crossed = walk.crossed(*first)
        closed = self.crossed is None or (self.ground == SHUT and not self.roads)
        self.passable = not closed and walk.passable(*first)

    def most(self, allowance: int, road: int) -> int:
        """The most that the second segment, whatever it is, can leave of the allowance."""
        move = self.walk.box.move
        best = self.walk.box.at_best[0 if self.ground == SHUT else self.ground]
        if self.roads:
            best = max(best, road)
        if self.crossed and move["obstacle"] < 0:
            best += len(self.crossed) * move["obstacle"]
        return max(allowance + best, move["minimum"])

    def allowed(self, last: Point, allowance: int, road: int) -> int:
        """2.14, 8.3 The worst ground of both segments, each obstacle once, one road for both."""
        walk, second = self.walk, (*self.via, *last)
        move = walk.box.move
        if self.roads & walk.roads(*second):
            allowance += road
        else:
            worst = max(self.ground, walk.worst_ground(*second))
            if worst == SHUT:
                return -1
            if worst:
                allowance += move["rough"] if worst == ROUGH else move["very_rough"]
        crossed = walk.crossed(*second)
        if crossed is None or self.crossed is None:
            return -1
        return max(allowance + len(self.crossed | crossed) * move["obstacle"], move["minimum"])


def stands_at(walk: Walk, x: int, y: int) -> bool:
    """2.12 A legal place for whoever walks."""
    terrain = walk.terrain
    if not (0 <= x <= terrain.width and 0 <= y <= terrain.height):
        return False
    return bool(terrain.legal[walk.model][terrain.at(x, y)]) and walk.free(x, y)
