"""The greedy player: one move deep, by the game's own judgement.

It never looks at the table itself, only at copies in which whatever its role cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

from vivac.players.at_random import somewhere
from vivac.players.belief import imagined
from vivac.players.points import candidates, looked_about
from vivac.table import Ask, NotAllowed, Option, RandomChance, Role, Table

MOST = 96  # options looked at, at most
POINTS = 48  # of an open table that are looked at, or a few more
PATIENCE = 12  # answers until a move that was begun is judged all the same
WIN = 1e6
DIGITS = 9  # of a judgement: sums over a set end in others in another process

Dealing = tuple[Table[Any], int]  # a table as it may be, and the luck of its dice
Judge = Callable[[Any, Any, Role], float]


class GreedyPlayer:
    """Looks once at every option, all with the same dealing and dice, and takes the best.

    `rash` is how often it does not think at all.
    """

    def __init__(self, seed: int | str | None = None, rash: float = 0.0) -> None:
        self._rng = Random(seed)
        self._rash = rash

    def choose(self, table: Table[Any], question: Ask) -> Option:
        rng, role = self._rng, question.role
        options = candidates(table, question, MOST, POINTS, rng)
        if len(options) == 1 or rng.random() < self._rash:
            return rng.choice(options)
        dealings = [(each, rng.getrandbits(64)) for each in islice(imagined(table, role, rng), 1)]

        def look(options: list[Option]) -> dict[Option, float]:
            return {option: worth for option, (worth,) in tried(dealings, role, options).items()}

        worths = looked_about(question, options, POINTS, rng, look)
        if not worths:
            return rng.choice(options)
        best = max(worths.values())
        return rng.choice([option for option, worth in worths.items() if worth == best])


def tried(dealings: list[Dealing], role: Role, options: list[Option]) -> dict[Option, list[float]]:
    """What each option comes to on every dealing it fits, if it fits any."""
    found = {}
    for option in options:
        worths = [look_ahead(imagined, role, option, luck) for imagined, luck in dealings]
        if fitting := [worth for worth in worths if worth is not None]:
            found[option] = fitting
    return found


def look_ahead(imagined: Table[Any], role: Role, option: Option, luck: int) -> float | None:
    """What a role thinks of the table after an option; None if it does not fit the dealing."""
    copy = imagined.fork(RandomChance(luck), last=True)
    try:
        copy.answer(option, role=role)
    except NotAllowed:
        return None
    see_through(copy, luck)
    return judged(copy, role)


def see_through(copy: Table[Any], luck: int) -> None:
    """What was begun comes to its end, everybody answering at random: a battle is judged when fought."""
    rng = Random(luck)
    for _ in range(PATIENCE):
        question = copy.question
        if question is None or copy.at_rest:
            return
        copy.answer(somewhere(question, rng.choice(question.options), rng), role=question.role)


def judged(table: Table[Any], role: Role, judge: Judge | None = None) -> float:
    """What a role thinks of a table: how it ended, or what the game's judgement says, or another one."""
    outcome, rulebook = table.outcome, table.rulebook
    if outcome is not None:
        if role in outcome.winners:
            return WIN
        if outcome.winners or rulebook.solitaire:
            return -WIN
    return round((judge or rulebook.judge)(table.box, table.game, role), DIGITS)
