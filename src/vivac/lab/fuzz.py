"""Fuzzing: random games by the thousand. Most run at full speed; a sample is watched at every answer.

A game depends on its seed alone, so one that fails can be played again by itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from vivac.lab.promises import (
    LIMIT,
    eager_player,
    fork_goes_on_equally,
    fork_is_equal,
    moments,
    new_table,
    promise,
    random_player,
    random_variant,
    replay_is_equal,
    sound,
    undo_restores,
)
from vivac.table import Ask, Header, Journal, Option, RandomChance, Rulebook, Table

EVERY = 20  # one game in so many is watched
LOOK = 0.1  # how often a watched game is forked and undone besides
LONG = 400  # decisions after which a watched game is looked at ever less often


class FuzzFailure(NamedTuple):
    seed: int
    error: Exception
    journal: Journal


class FuzzReport(NamedTuple):
    games: int
    decisions: int
    seconds: float
    failure: FuzzFailure | None = None

    @property
    def decisions_per_s(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def fuzz(
    rulebook: Rulebook[Any],
    games: int,
    seed: int = 0,
    scenario: str | None = None,
    *,
    every: int = EVERY,
    limit: int = LIMIT,
    eager: bool = False,
    most: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> FuzzReport:
    """Play random games with consecutive seeds; stop at the first that breaks a promise.

    Eager games are slow, for their players think, but they reach rules that random games seldom do. After
    `most` decisions no further game is begun.
    """
    box = rulebook.open_box(None)
    decisions, begun = 0, perf_counter()
    for nth in range(games):
        if most is not None and decisions >= most:
            return FuzzReport(nth, decisions, perf_counter() - begun)
        number = seed + nth
        header = random_variant(rulebook, Random(f"variant {number}"), scenario)
        kind = Watched if eager or number % every == 0 else Quick
        game = kind(rulebook, box, header, number, limit, eager)
        try:
            decisions += game.play()
        except Exception as error:
            failure = FuzzFailure(number, error, game.journal)
            return FuzzReport(nth + 1, decisions, perf_counter() - begun, failure)
        progress(nth + 1)
    return FuzzReport(games, decisions, perf_counter() - begun)


class Quick:
    """A random game at full speed, audited at its end."""

    def __init__(
        self, rulebook: Rulebook[Any], box: Any, header: Header, seed: int, limit: int, eager: bool
    ) -> None:
        self._rulebook, self._box, self._seed, self._limit = rulebook, box, seed, limit
        self._player = eager_player(seed) if eager else random_player(seed)
        self.journal = Journal(header)

    def play(self) -> int:
        choose = self._player.choose
        left = self._limit

        def pilot(table: Any, question: Ask) -> Option:
            nonlocal left
            left -= 1
            promise(left >= 0, f"the game did not end within {self._limit} decisions")
            return choose(table, question)

        table = Table(
            self._rulebook,
            self._box,
            self._rulebook.start(self._box, self.journal.header),
            self.journal,
            RandomChance(f"dice {self._seed}"),
            log=False,
            bookmarks=False,
            pilot=pilot,
        ).start()
        sound(table)
        return self._limit - left


class Watched(Quick):
    """The same random game, with every promise checked as it goes: at every answer first, then by and by."""

    def play(self) -> int:
        rng = Random(f"checks {self._seed}")
        table = new_table(self._rulebook, self._box, self.journal.header, self._seed)
        self.journal = table.journal
        copies: list[Table[Any]] = []
        decisions = 0
        for _ in moments(table, self._player, self._limit):
            decisions += 1
            attention = min(1.0, LONG / decisions)
            if rng.random() < attention:
                sound(table)
            if rng.random() < LOOK * attention:
                copies.append(fork_is_equal(table))
                undo_restores(table, rng)
        sound(table)
        for copy in rng.sample(copies, min(5, len(copies))):
            fork_goes_on_equally(copy, table)
        replay_is_equal(table)
        return decisions


def keep(failure: FuzzFailure, folder: Path) -> Path:
    """Save the journal of a game that failed, under a name that says which it was."""
    path = folder / f"fuzz-{failure.journal.header.game}-{failure.seed}.journal"
    failure.journal.save(path)
    return path
