"""The greedy player: one move deep, by the game's own judgement.

It never looks at the table itself, only at copies in which whatever its role cannot know is dealt anew.
"""

from __future__ import annotations

from random import Random
from typing import Any

from vivac.players.at_random import somewhere
from vivac.table import Ask, NotAllowed, Option, RandomChance, Role, Table, Unbelievable

BUDGET = 96  # copies tried per decision
PATIENCE = 12  # answers until a move that was begun is judged all the same
WIN = 1e6
SAME = 1e-9


class GreedyPlayer:
    """Tries every option on several dealings and throws of the dice, and takes the best on average.

    `rash` is how often it does not think at all.
    """

    def __init__(self, seed: int | str | None = None, budget: int = BUDGET, rash: float = 0.0) -> None:
        self._rng = Random(seed)
        self._budget = budget
        self._rash = rash

    def choose(self, table: Table[Any], question: Ask) -> Option:
        rng = self._rng
        options = list(question.options)
        if len(options) > self._budget:
            options = rng.sample(options, self._budget)
        options = self._placed(question, options)
        if len(options) == 1 or rng.random() < self._rash:
            return rng.choice(options)
        totals = dict.fromkeys(options, 0.0)
        counts = dict.fromkeys(options, 0)
        for _ in range(max(1, self._budget // len(options))):
            try:
                imagined = table.imagine(question.role, rng)
            except Unbelievable:
                break
            luck = rng.getrandbits(64)  # the same dice for every option: only the options differ
            for option in options:
                worth = self._worth(imagined, question.role, option, luck)
                if worth is not None:
                    totals[option] += worth
                    counts[option] += 1
        means = {option: totals[option] / counts[option] for option in options if counts[option]}
        if not means:
            return rng.choice(options)
        best = max(means.values())
        return rng.choice([option for option, mean in means.items() if mean >= best - SAME])

    def _placed(self, question: Ask, options: list[Option]) -> list[Option]:
        """An option with a region is tried at several points of it, as far as half the budget goes."""
        tries = max(1, self._budget // (2 * len(options))) if question.regions else 1
        placed = [
            somewhere(question, option, self._rng)
            for option in options
            for _ in range(tries if question.regions and option in question.regions else 1)
        ]
        return list(dict.fromkeys(placed))

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


def _judged(table: Table[Any], role: Role) -> float:
    outcome, rulebook = table.outcome, table.rulebook
    if outcome is not None:
        if role in outcome.winners:
            return WIN
        if outcome.winners or rulebook.solitaire:
            return -WIN
    return rulebook.judge(table.box, table.game, role)
