"""The greedy player: one move deep, by the game's own judgement.

It never looks at the table itself, only at copies in which whatever its role cannot know is dealt anew.
"""

from __future__ import annotations

from math import atan2, cos, sin, tau
from random import Random
from typing import Any

from vivac.players.at_random import somewhere
from vivac.table import Ask, NotAllowed, Option, RandomChance, Region, Role, Table, Unbelievable

BUDGET = 96  # copies tried per decision
PATIENCE = 12  # answers until a move that was begun is judged all the same
WIN = 1e6
SAME = 1e-9
FAR = 1e4
ASIDE = tau / 12  # how far a ruler is turned to look for something better


class GreedyPlayer:
    """Tries every option on several dealings and throws of the dice, and takes the best on average.

    `rash` is how often it does not think at all.
    """

    def __init__(self, seed: int | str | None = None, budget: int = BUDGET, rash: float = 0.0) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self._rash = rash

    def choose(self, table: Table[Any], question: Ask) -> Option:
        rng, role = self._rng, question.role
        options = list(question.options)
        if len(options) > self._budget:
            options = rng.sample(options, self._budget)
        options = self._placed(question, options)
        if len(options) == 1 or rng.random() < self._rash:
            return rng.choice(options)
        budget = self._budget // 2 if question.regions else self._budget
        dealings = self._dealings(table, role, budget // len(options))
        means = self._means(dealings, role, options)
        if question.regions and means:
            means |= self._means(dealings, role, self._beyond(question, means))
        if not means:
            return rng.choice(options)
        best = max(means.values())
        return rng.choice([option for option, mean in means.items() if mean >= best - SAME])

    def _dealings(self, table: Table[Any], role: Role, number: int) -> list[tuple[Table[Any], int]]:
        """Tables as they may be, and dice: the same for every option, so that only the options differ."""
        dealings = []
        for _ in range(max(1, number)):
            try:
                dealings.append((table.imagine(role, self._rng), self._rng.getrandbits(64)))
            except Unbelievable:
                break
        return dealings

    def _means(
        self, dealings: list[tuple[Table[Any], int]], role: Role, options: list[Option]
    ) -> dict[Option, float]:
        """What each option comes to on average, if it fits any dealing."""
        means = {}
        for option in options:
            found = [self._worth(imagined, role, option, luck) for imagined, luck in dealings]
            worths = [worth for worth in found if worth is not None]
            if worths:
                means[option] = sum(worths) / len(worths)
        return means

    def _placed(self, question: Ask, options: list[Option]) -> list[Option]:
        """An option with a region is tried at several points, as far as a quarter of the budget goes."""
        regions, rng = question.regions, self._rng
        if not regions:
            return options
        tries = max(1, self._budget // (4 * len(options)))
        placed: dict[Option, None] = {}
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

    def _beyond(self, question: Ask, means: dict[Option, float]) -> list[Option]:
        """More points about the best one found, most of them farther away from the others.

        Where a ruler is laid, half of them are as far as it goes, a little to the left or the right.
        """
        best = max(means, key=means.__getitem__)
        plain = Option(best.verb, *best[1:-2])
        region = question.regions and question.regions.get(plain)
        if not region:
            return []
        x, y = int(best[-2]), int(best[-1])
        rng = self._rng
        found: dict[Option, None] = {}
        if region.origin is not None:
            bearing = atan2(y - region.origin[1], x - region.origin[0])
            for _ in range(self._budget // 8):
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
        return fresh[: max(1, self._budget // 4)]

    def _worth(self, imagined: Table[Any], role: Role, option: Option, luck: int) -> float | None:
        """What the role thinks of the table after this option; None if it does not fit the dealing."""
        copy = imagined.fork(RandomChance(luck))
        try:
            copy.answer(option, role=role)
        except NotAllowed:
            return None
        self._see_through(copy, luck)
        return _judged(copy, role)

    def _see_through(self, copy: Table[Any], luck: int) -> None:
        """What was begun comes to its end, everybody answering at random: a battle is judged when fought."""
        rng = Random(luck)
        for _ in range(PATIENCE):
            question = copy.question
            if question is None or copy.at_rest:
                return
            copy.answer(somewhere(question, rng.choice(question.options), rng), role=question.role)


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


def _judged(table: Table[Any], role: Role) -> float:
    outcome, rulebook = table.outcome, table.rulebook
    if outcome is not None:
        if role in outcome.winners:
            return WIN
        if outcome.winners or rulebook.solitaire:
            return -WIN
    return rulebook.judge(table.box, table.game, role)
