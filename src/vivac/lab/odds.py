"""Odds: take an option on a copy of the table and walk the tree of chance behind it.

Wherever a die is asked for, the walk takes every face in turn, weighted, through the very rules that will
resolve it. A small tree is walked whole and the odds are exact; a large one is sampled, with its error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from itertools import islice
from math import inf, sqrt
from random import Random
from statistics import stdev
from time import thread_time
from typing import Any, NamedTuple, TypeGuard, TypeVar

from vivac.players.belief import imagined
from vivac.table import (
    Draw,
    EnumeratedChance,
    NotAllowed,
    Option,
    RandomChance,
    Role,
    Roll,
    Table,
)

LEAVES = 5_000  # ends of a tree that is still walked whole
SAMPLES = 2_000
DEALINGS = 24  # ways to deal what the viewer cannot know
BLINK = 0.015  # seconds for somebody who waits with a mouse in hand
FEWEST, FEWEST_DEALINGS = 16, 4  # that are looked at whatever the time
ROUNDING = 1e-9

T = TypeVar("T", str, tuple[tuple[str, str], ...])
Change = tuple[tuple[str, str], ...]  # the facts that changed, and to what


class TooManyLeaves(Exception):
    """A tree of chance that is too large to be walked whole."""


class Odds(NamedTuple):
    outcomes: list[tuple[Change, float]]  # most likely first
    facts: dict[str, list[tuple[str, float]]]  # each fact that may change by itself, most likely first
    means: dict[str, float]  # the number to expect for each fact that is one and may change
    error: float  # the largest standard error of a probability; nothing when exact
    leaves: int

    @property
    def exact(self) -> bool:
        return self.error == 0


def odds(
    table: Table[Any],
    option: Option | None = None,
    viewer: Role | None = None,
    *,
    seed: int = 0,
    leaves: int = LEAVES,
    samples: int = SAMPLES,
    seconds: float = inf,
) -> Odds:
    """What may come of an option, up to the next question.

    Without an option: of the dice being waited for. For a viewer, whatever they cannot know is dealt anew
    many times over, so the odds give nothing away. In little time fewer ends are looked at.
    """
    rng, begun = Random(seed), thread_time()

    def late(share: float) -> bool:
        return thread_time() - begun > seconds * share

    worlds = [table] if viewer is None else _believed(table, viewer, rng, lambda: late(0.3))
    tallies = [Tally(world) for world in worlds]
    try:
        for tally in tallies:
            most = max(1, leaves // len(worlds))
            for leaf, weight in _tree(tally.world, option, viewer, most, lambda: late(0.5)):
                tally.add(leaf, weight / len(worlds))
        return _added(tallies).odds(_spread(tallies))
    except TooManyLeaves:
        for tally in tallies:
            tally.forget()
        return _sampled(tallies, option, viewer, rng, samples, lambda: late(1.0))


def _sampled(
    tallies: list[Tally],
    option: Option | None,
    viewer: Role | None,
    rng: Random,
    samples: int,
    late: Callable[[], bool],
) -> Odds:
    """What came of so many trials, or of as many as there was time for."""
    for nth in range(samples):
        if nth >= FEWEST and late():
            samples = nth
            break
        tally = tallies[nth % len(tallies)]
        copy = tally.world.fork(RandomChance(rng.getrandbits(64)))
        _take(copy, option, viewer)
        tally.add(copy, 1.0)
    whole = _added(tallies)
    whole.chances = {change: count / samples for change, count in whole.chances.items()}
    return whole.odds(max(sqrt(max(p * (1 - p), 0.0) / samples) for p in whole.chances.values()))


def _take(table: Table[Any], option: Option | None, role: Role | None) -> None:
    if option is not None:
        table.answer(option, role=role)


def _believed(table: Table[Any], viewer: Role, rng: Random, late: Callable[[], bool]) -> list[Table[Any]]:
    """Tables the viewer could believe in; a single one where nothing is hidden from them."""
    worlds: list[Table[Any]] = []
    for world in islice(imagined(table, viewer, rng), DEALINGS):
        worlds.append(world)
        if len(worlds) >= FEWEST_DEALINGS and late():
            break
    if not worlds:
        raise NotAllowed("odds-unknowable")
    if all(world.game == worlds[0].game for world in worlds):
        return worlds[:1]
    return worlds


def _tree(
    table: Table[Any], option: Option | None, role: Role | None, limit: int, late: Callable[[], bool]
) -> Iterator[tuple[Table[Any], float]]:
    """Every end of the tree of chance, with its probability."""
    root = table.fork(EnumeratedChance())
    _take(root, option, role)
    branches, found = [(root, 1.0)], 0
    while branches:
        branch, weight = branches.pop()
        falls = _falls(branch)
        if not falls:
            found += 1
            if found > limit:
                raise TooManyLeaves
            yield branch, weight
            continue
        if found + len(branches) > 2 * FEWEST and late():
            raise TooManyLeaves
        ways = sum(falls.values())
        copies = [branch, *(branch.fork(EnumeratedChance()) for _ in range(len(falls) - 1))]
        for copy, (fall, count) in zip(copies, falls.items(), strict=True):
            copy.answer(fall)
            branches.append((copy, weight * count / ways))


def _falls(table: Table[Any]) -> Mapping[Option, int]:
    """What may fall now, and in how many ways; nothing if no chance is being waited for."""
    question = table.question
    if isinstance(question, Roll):
        return {Option("die", face): ways for face, ways in question.dice.outcomes().items()}
    if isinstance(question, Draw):
        return Counter(Option("draw", thing) for thing in question.pool)
    return {}


class Tally:
    """Counts what becomes of the facts of one world."""

    def __init__(self, world: Table[Any]) -> None:
        self.world = world
        self.forget()

    def forget(self) -> None:
        """Begin anew."""
        self.chances: dict[Change, float] = {}  # of every change, and of every fact by itself
        self.outcomes: set[Change] = set()
        self.numbers: dict[tuple[str, str], float] = {}
        self.leaves = 0

    @cached_property
    def before(self) -> Mapping[str, Any]:
        """The facts as they are; asked for only where a world is looked at."""
        return _facts(self.world)

    def add(self, leaf: Table[Any], weight: float) -> None:
        change = self._change(_facts(leaf))
        self.outcomes.add(change)
        self.leaves += 1
        chances = self.chances
        chances[change] = chances.get(change, 0.0) + weight
        if len(change) > 1:
            for each in change:
                chances[(each,)] = chances.get((each,), 0.0) + weight

    def _change(self, after: Mapping[str, Any]) -> Change:
        """What became of the facts."""
        before = self.before
        changed = []
        for fact, value in after.items():
            if fact not in before or before[fact] != value:
                told = _told(value)
                changed.append((fact, told))
                if _is_number(value):
                    self.numbers[fact, told] = value
        if len(before) + len(changed) > len(after):
            changed += [(fact, _told(None)) for fact in before if fact not in after]
        return tuple(sorted(changed))

    def odds(self, error: float) -> Odds:
        outcomes = _by_weight({change: self.chances[change] for change in self.outcomes})
        values: dict[str, dict[str, float]] = {}
        for fact, value in sorted({fact for change in self.outcomes for fact in change}):
            values.setdefault(fact, {})[value] = self.chances[((fact, value),)]
        facts = {fact: _by_weight(each) for fact, each in values.items()}
        means = {fact: mean for fact, each in values.items() if (mean := self._mean(fact, each)) is not None}
        return Odds(outcomes, facts, means, error, self.leaves)

    def _mean(self, fact: str, values: Mapping[str, float]) -> float | None:
        """The number to expect, if whatever may come is one."""
        same, before = 1.0 - sum(values.values()), self.before.get(fact)
        mean = 0.0
        if same > ROUNDING:
            if not _is_number(before):
                return None
            mean = same * before
        for value, chance in values.items():
            if (fact, value) not in self.numbers:
                return None
            mean += chance * self.numbers[fact, value]
        return mean


def _added(tallies: list[Tally]) -> Tally:
    """All worlds together; each was already counted by its share."""
    whole = Tally(tallies[0].world)
    for tally in tallies:
        whole.outcomes |= tally.outcomes
        whole.numbers |= tally.numbers
        whole.leaves += tally.leaves
        for change, weight in tally.chances.items():
            whole.chances[change] = whole.chances.get(change, 0.0) + weight
    return whole


def _spread(tallies: list[Tally]) -> float:
    """The standard error that comes of having dealt only so many worlds; none if all are alike."""
    worlds = len(tallies)
    if worlds == 1:
        return 0.0
    every = {change for tally in tallies for change in tally.chances}
    worst = max(stdev(tally.chances.get(change, 0.0) * worlds for tally in tallies) for change in every)
    return worst / sqrt(worlds) if worst > ROUNDING else 0.0


def _is_number(value: Any) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _told(value: Any) -> str:
    """A fact as people write it: lists without brackets, nothing as a dash."""
    if isinstance(value, list | tuple | set | frozenset):
        return " ".join(map(str, sorted(value) if isinstance(value, set | frozenset) else value)) or "-"
    return "-" if value is None else str(value) or "-"


def _by_weight(weights: Mapping[T, float]) -> list[tuple[T, float]]:
    return sorted(weights.items(), key=lambda item: (-item[1], item[0]))


def _facts(table: Table[Any]) -> Mapping[str, Any]:
    facts = table.rulebook.facts(table.box, table.game)
    return {**facts, "outcome": table.outcome.say.key} if table.outcome else facts
