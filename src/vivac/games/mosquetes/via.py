"""8.16 Via: a path of two segments, judged as one."""

from __future__ import annotations

from math import hypot

from vivac.games.mosquetes.movement import Walk
from vivac.games.mosquetes.terrain import ROUGH
from vivac.ground.field import NEAR, Point, steps


def round_about(walk: Walk, start: Point, goal: Point, via: Point, allowance: int, road: int) -> Point:
    """8.16 Going toward a goal by way of a point: the farthest step of the two segments that can be reached."""
    (x, y), (vx, vy) = start, via
    leg = hypot(vx - x, vy - y)
    if walk.passable(x, y, vx - x, vy - y):
        for ox, oy in reversed(steps(goal[0] - vx, goal[1] - vy)[1:]):
            if leg + hypot(ox, oy) > max(allowance + road, walk.box.move["minimum"]) + NEAR:
                continue
            if not stands_at(walk, vx + ox, vy + oy):
                continue
            reached = two_segments(walk, start, via, (ox, oy), allowance, road)
            if leg + hypot(ox, oy) <= reached + NEAR and walk.passable(vx, vy, ox, oy):
                return vx + ox, vy + oy
    return walk.toward(x, y, vx, vy, allowance, road)[:2]


def two_segments(walk: Walk, start: Point, via: Point, last: Point, allowance: int, road: int) -> int:
    """2.14, 8.3 The allowance: the worst ground of both segments, each obstacle once, one road for both."""
    first = (*start, via[0] - start[0], via[1] - start[1])
    second = (*via, *last)
    move = walk.box.move
    if walk.roads(*first) & walk.roads(*second):
        allowance += road
    else:
        grounds = (walk.worst_ground(*first), walk.worst_ground(*second))
        if min(grounds) < 0:
            return -1
        if max(grounds):
            allowance += move["rough"] if max(grounds) == ROUGH else move["very_rough"]
    one, two = walk.crossed(*first), walk.crossed(*second)
    if one is None or two is None:
        return -1
    return max(allowance + len(one | two) * move["obstacle"], move["minimum"])


def stands_at(walk: Walk, x: int, y: int) -> bool:
    """2.12 A legal place for whoever walks."""
    terrain = walk.terrain
    if not (0 <= x <= terrain.width and 0 <= y <= terrain.height):
        return False
    return bool(terrain.legal[walk.model][terrain.at(x, y)]) and walk.free(x, y)
