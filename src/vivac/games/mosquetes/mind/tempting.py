"""Where bots look first when a unit moves: along its way, within shot of an enemy, beside its wagons."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

from vivac.games.mosquetes.box.contents import SIDE_OF
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.models import enemies, models, troop
from vivac.games.mosquetes.chapters.moving import TO
from vivac.games.mosquetes.chapters.placing import Reach
from vivac.games.mosquetes.game import Skirmish
from vivac.games.mosquetes.mind.judgement import MUSKET, aims, goes_by, wagons_to_bring
from vivac.games.mosquetes.mind.ways import how_far, onward
from vivac.ground.field import Point
from vivac.table import Ask, Option, Region

BESIDE = 16  # 4″ from a wagon nobody is in its way


def tempting(box: Box, game: Skirmish, question: Ask) -> list[Option]:
    """Points for a Move, the most promising first."""
    region = question.regions.get(TO()) if question.regions else None
    if region is None or not isinstance(region, Reach):
        return []
    around: Region = region
    return [TO().at(*point) for point in dict.fromkeys(_points(box, game, region)) if point in around]


def _points(box: Box, game: Skirmish, reach: Reach) -> Iterator[Point]:
    ways = _ways(box, game, reach)
    for way in ways:
        yield way[-1]
    if not troop(box, game, reach.unit).wagon:
        yield from _beside_wagons(box, game, reach)
        yield from _within_shot(box, game, reach)
    for way in ways:
        yield way[2 * len(way) // 3]
        yield way[len(way) // 3]


def _ways(box: Box, game: Skirmish, reach: Reach) -> list[list[Point]]:
    """The next stretch of the ways to what the unit is after, what is worth most first."""
    terrain, by = box.terrain(game.scenario), goes_by(box, game, reach.unit)
    goals = [(goal, share) for goal, share in aims(box, game, reach.unit) if share]
    near = {goal.id: how_far(terrain, goal, reach.x, reach.y, by=by) for goal, _ in goals}
    goals.sort(key=lambda each: near[each[0].id] - 10 * each[0].vp * each[1])
    ways = [onward(terrain, goal, reach.x, reach.y, reach.radius, by=by) for goal, _ in goals]
    return [way for way in ways if way]


def _beside_wagons(box: Box, game: Skirmish, reach: Reach) -> Iterator[Point]:
    """15.3 Where an escort walks: on the near side of the nearest wagon, then of the others."""
    places = []
    for _, wagon in wagons_to_bring(box, game, SIDE_OF[reach.unit]):
        _, x, y = game.figures[wagon][0]
        places.append((x, y + BESIDE if y < reach.y else y - BESIDE))
    for x, y in sorted(places, key=lambda place: _square(reach, *place)):
        yield _toward(reach, x, y, sqrt(_square(reach, x, y)))


def _within_shot(box: Box, game: Skirmish, reach: Reach) -> Iterator[Point]:
    """Toward the nearest enemy until muskets tell; an officer rather goes away."""
    found = [models(game, enemy)[0] for enemy in enemies(game, SIDE_OF[reach.unit])]
    if found:
        _, x, y = min(found, key=lambda each: _square(reach, each[1], each[2]))
        officer = troop(box, game, reach.unit).officer
        yield _toward(reach, x, y, -reach.radius if officer else sqrt(_square(reach, x, y)) - 4 * MUSKET)


def _square(reach: Reach, x: int, y: int) -> int:
    return (x - reach.x) ** 2 + (y - reach.y) ** 2


def _toward(reach: Reach, x: int, y: int, step: float) -> Point:
    """So many steps toward a point, or away from it, as far as one may be told to go."""
    far = sqrt(_square(reach, x, y)) or 1.0
    step = max(-reach.radius, min(reach.radius, step))
    return reach.x + int((x - reach.x) / far * step), reach.y + int((y - reach.y) / far * step)
