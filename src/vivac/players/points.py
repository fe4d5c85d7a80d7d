"""Where on an open table a bot tries an option: at few points, well chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import atan2, cos, sin, tau
from random import Random
from typing import Any

from vivac.players.belief import imagined
from vivac.table import Ask, Option, Region, Table

FAR = 1e4
ASIDE = tau / 12  # how far a ruler is turned to look for something better


def candidates(table: Table[Any], question: Ask, most: int, points: int, rng: Random) -> list[Option]:
    """The options a bot thinks about: not too many, and each at its points."""
    options = plain(question, table.rulebook.niceties)
    if len(options) > most:
        options = rng.sample(options, most)
    return placed(question, options, points, rng, tempting(table, question, rng))


def plain(question: Ask, niceties: frozenset[str]) -> list[Option]:
    """The options of a question without the finer ways to do the same, unless there is no other."""
    return [option for option in question.options if option.verb not in niceties] or list(question.options)


def tempting(table: Table[Any], question: Ask, rng: Random) -> Sequence[Option]:
    """Where on an open table the game would look first, by what the role may believe."""
    look = table.rulebook.tempting
    if look is None or not question.regions:
        return ()
    for believed in imagined(table, question.role, rng):
        return look(table.box, believed.game, question)
    return ()


def placed(
    question: Ask, options: list[Option], budget: int, rng: Random, tempting: Sequence[Option] = ()
) -> list[Option]:
    """An option with a region is tried at several points, as far as a quarter of the budget goes.

    As many again are tried where the game itself finds it `tempting`.
    """
    regions = question.regions
    if not regions:
        return options
    tries = max(1, budget // (4 * len(options)))
    placed: dict[Option, None] = dict.fromkeys(tempting[: max(1, budget // 4)])
    for option in options:
        region = regions.get(option)
        if region is None:
            placed[option] = None
            continue
        turn = rng.random()
        for nth in range(tries):
            if nth % 3 == 2 or region.origin is None:
                point = region.point(rng)
            else:
                point = _edge(region, region.origin, tau * (turn + nth / tries))
            placed[option.at(*point)] = None
    return list(placed)


def looked_about(
    question: Ask,
    options: list[Option],
    budget: int,
    rng: Random,
    look: Callable[[list[Option]], dict[Option, float]],
) -> dict[Option, float]:
    """What a look at options says of them, and on an open table of more points about the best."""
    found = look(options)
    if question.regions and found:
        found |= look(beyond(question, found, budget, rng))
    return found


def beyond(question: Ask, means: Mapping[Option, float], budget: int, rng: Random) -> list[Option]:
    """More points about the best one found, most of them farther away from the others.

    Where a ruler is laid, half of them are as far as it goes, a little to the left or the right.
    """
    best = max(means, key=means.__getitem__)
    plain = best.unplaced
    region = question.regions and question.regions.get(plain)
    if not region:
        return []
    x, y = int(best[-2]), int(best[-1])
    found: dict[Option, None] = {}
    if region.origin is not None:
        bearing = atan2(y - region.origin[1], x - region.origin[0])
        for _ in range(budget // 8):
            point = _edge(region, region.origin, bearing + rng.uniform(-ASIDE, ASIDE))
            found[plain.at(*point)] = None
    for other in means:
        if other != best and len(other) == len(best) and other[:-2] == best[:-2]:
            for _ in range(3):
                step = rng.uniform(-0.3, 1.0)
                point = (x + round(step * (x - int(other[-2]))), y + round(step * (y - int(other[-1]))))
                if point in region:
                    found[plain.at(*point)] = None
    fresh = [option for option in found if option not in means]
    return fresh[: max(1, budget // 4)]


def _edge(region: Region, origin: tuple[int, int], angle: float) -> tuple[int, int]:
    """The farthest point of a region from its origin in one direction, or nearly."""
    (x, y), dx, dy = origin, cos(angle), sin(angle)
    near, far = 0.0, 4.0
    while far < FAR and (x + round(far * dx), y + round(far * dy)) in region:
        near, far = far, 2 * far
    for _ in range(6):
        middle = (near + far) / 2
        if (x + round(middle * dx), y + round(middle * dy)) in region:
            near = middle
        else:
            far = middle
    return x + round(near * dx), y + round(near * dy)
