"""Odds: take an option on a copy of the table and walk the tree of chance behind it.

Wherever a die is asked for, the walk takes every face in turn, weighted, through the very rules that will
resolve it. A small tree is walked whole and the odds are exact; of a large one, whatever was not walked is
sampled, with its error.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import cached_property
from itertools import accumulate, islice
from math import ceil, inf, sqrt
from random import Random
from time import thread_time
from typing import Any, NamedTuple, Protocol, TypeGuard, TypeVar

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
# Whatever the time: trials where nothing was walked, ways to deal, ends of a tree that is walked whole.
FEWEST, FEWEST_DEALINGS, FEWEST_LEAVES = 16, 4, 12
WALKING, DEALING = 0.5, 0.7  # of the time: for the only tree; for dealing where trees are too large
CROWD, MOB = 500, 1_000  # branches beyond which a walk goes into depth, and beyond which it is given up
ROUNDING = 1e-9

T = TypeVar("T", str, tuple[tuple[str, str], ...])
Seen = TypeVar("Seen", bound=Hashable)
Anything = TypeVar("Anything", bound=Hashable)
Change = tuple[tuple[str, str], ...]  # the facts that changed, and to what


class Watch(Protocol[Seen]):
    """Whoever looks on while the tree is walked: by what a die or a draw is known, and how often it came."""

    def see(self, ask: Any, /) -> Seen: ...

    def weigh(self, often: Mapping[Seen, float], /) -> None: ...


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
    watch: Watch[Any] | None = None,
) -> Odds:
    """What may come of an option, up to the next question.

    Without an option: of the dice being waited for. For a viewer, whatever they cannot know is dealt anew
    many times over, so the odds give nothing away. In little time fewer ends are looked at. `watch`
    sees every die and draw on the way.
    """
    luck, begun = Luck(seed), thread_time()
    worlds: list[World] = []
    dealings, walking = 1, True

    def late(share: float = 1.0) -> bool:
        return thread_time() - begun > seconds * share

    def tarries(done: float) -> bool:
        """The first tree must leave time for trials; or, at its pace, for those of the other worlds."""
        return late(1.0 if worlds else WALKING if dealings == 1 else done / FEWEST_DEALINGS)

    for believed, dealings in [(table, 1)] if viewer is None else _believed(table, viewer, luck):
        world = World(believed, option, viewer, watch)
        if walking:
            walking = world.walk(max(1, leaves // dealings), 0 if worlds else FEWEST_LEAVES, tarries)
        if world.rest and dealings > 1:
            world.try_once(luck)
        worlds.append(world)
        if len(worlds) >= FEWEST_DEALINGS and late(1.0 if walking else DEALING):
            break
    if not worlds:
        raise NotAllowed("odds-unknowable")
    _try(worlds, luck, samples, late)
    if watch:
        watch.weigh(_mean_of(world.often() for world in worlds))
    return _summed_up(worlds, _error(worlds, dealings))


class Luck(RandomChance):
    """Dice, draws and dealings by one generator, which tells whether it was needed at all."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self._random = self.rng.random


def _believed(table: Table[Any], viewer: Role, luck: Luck) -> Iterator[tuple[Table[Any], int]]:
    """Tables the viewer could believe in, and how many there may be: one where nothing is hidden."""
    before = luck.rng.getstate()
    for world in islice(imagined(table, viewer, luck.rng, luck), DEALINGS):
        if luck.rng.getstate() == before:  # nothing was dealt, so nothing would ever come out differently
            yield world, 1
            return
        yield world, DEALINGS


def _try(worlds: list[World], luck: Luck, samples: int, late: Callable[[], bool]) -> None:
    """Let chance decide wherever a tree was not walked whole, in proportion to what is left of each."""
    unsure = [world for world in worlds if world.rest]
    trials = sum(world.trials for world in worlds)
    fewest = max(len(unsure), ceil(FEWEST * _rest(worlds) - ROUNDING))
    while unsure and trials < max(samples, len(unsure)) and not (trials >= fewest and late()):
        min(unsure, key=lambda world: world.trials / world.rest).try_once(luck)
        trials += 1


def _rest(worlds: list[World]) -> float:
    """The probability of what was not walked, on the whole."""
    return sum(world.rest for world in worlds) / len(worlds)


def _falls(table: Table[Any]) -> Mapping[Option, int]:
    """What may fall now, and in how many ways; nothing if no chance is being waited for."""
    question = table.question
    if isinstance(question, Roll):
        return {Option("die", face): ways for face, ways in question.dice.outcomes().items()}
    if isinstance(question, Draw):
        return Counter(Option("draw", thing) for thing in question.pool)
    return {}


class Branch(NamedTuple):
    """A table that waits for chance, and what may still fall there, each with its probability."""

    table: Table[Any]
    falls: list[tuple[Option, float]]
    weight: float


class World:
    """One way in which things may be, the tree of chance behind an option there, and what comes of it."""

    def __init__(
        self, table: Table[Any], option: Option | None, role: Role | None, watch: Watch[Any] | None = None
    ) -> None:
        self.table = table
        self._watch = watch
        self._met: dict[Hashable, float] = {}  # dice and draws where the tree was walked
        self._met_by_chance: dict[Hashable, float] = {}
        self.leaves = self.trials = 0
        self.walked: dict[Change, float] = {}  # of every change, and of every fact by itself
        self.tried: dict[Change, float] = {}
        self.outcomes: set[Change] = set()
        self.numbers: dict[tuple[str, str], float] = {}
        self._here = Branch(table, [], 0.0)
        self._open: list[Branch] = []
        self._pending = 0
        self._last: tuple[Table[Any], Change] | None = None
        root = table.fork(EnumeratedChance())
        if option is not None:
            root.answer(option, role=role)
        self._arrive(root, 1.0)

    def walk(self, most: int, fewest: int, tarries: Callable[[float], bool]) -> bool:
        """Take whatever may fall; whether that could be done, or would have been too much."""
        while self._here.falls or self._turn():
            known = self.leaves + self._pending
            too_much = self.leaves >= most or len(self._open) > MOB
            if too_much or (known > fewest and tarries((self.leaves + 1) / known)):
                return False
            table, falls, _ = self._here
            fall, weight = falls.pop()
            self._pending -= 1
            if falls:
                table = table.fork(EnumeratedChance())
            table.answer(fall)
            self._arrive(table, weight)
        return True

    def _turn(self) -> bool:
        """To the likeliest branch; among many to the last, to keep few tables. Is there any that matters?

        Dice that are thrown again if they tie may tie for ever.
        """
        weights = [branch.weight for branch in self._open]
        if sum(weights) < ROUNDING:
            self._open.clear()
            return False
        self._here = self._open.pop(weights.index(max(weights)) if len(weights) <= CROWD else -1)
        return True

    def _arrive(self, table: Table[Any], weight: float) -> None:
        """At a die, or at the end of a branch."""
        if falls := _falls(table):
            if self._watch:
                self._note(self._met, table, weight)
            share = weight / sum(falls.values())
            self._open.append(Branch(table, [(fall, ways * share) for fall, ways in falls.items()], weight))
            self._pending += len(falls)
        else:
            self._count(self.walked, table, weight)

    @cached_property
    def _unwalked(self) -> tuple[list[tuple[Table[Any], Option]], list[float]]:
        """The branches left, with their probabilities added up; to be asked for when the walk is over."""
        left = [(each.table, *fall) for each in (self._here, *self._open) for fall in each.falls]
        return [(table, fall) for table, fall, _ in left], list(accumulate(weight for *_, weight in left))

    @property
    def rest(self) -> float:
        """The probability of what was not walked."""
        return self._unwalked[1][-1] if self._unwalked[1] else 0.0

    def try_once(self, luck: Luck) -> None:
        """Go down one of the branches left, as chance will have it."""
        branches, weights = self._unwalked
        ((table, fall),) = luck.rng.choices(branches, cum_weights=weights)
        table = table.fork(EnumeratedChance())
        if self._watch is None:
            table.chance = luck
        table.answer(fall)
        while falls := _falls(table):  # only where somebody watches does the table stop for its dice
            self._note(self._met_by_chance, table, 1.0)
            table.answer(*luck.rng.choices(list(falls), list(falls.values())))
        self._count(self.tried, table, 1.0)
        self.trials += 1

    def _note(self, met: dict[Hashable, float], table: Table[Any], weight: float) -> None:
        """The table waits for a die or a draw."""
        assert self._watch is not None
        seen = self._watch.see(table.question)
        met[seen] = met.get(seen, 0.0) + weight

    def often(self) -> dict[Hashable, float]:
        """How many times each die and draw is asked for, on average."""
        share, often = self.rest / max(1, self.trials), self._met.copy()
        for seen, times in self._met_by_chance.items():
            often[seen] = often.get(seen, 0.0) + times * share
        return often

    def chances(self) -> dict[Change, float]:
        """Of every change, and of every fact by itself, from what was walked and what was tried."""
        if not self.trials:
            return self.walked
        share, chances = self.rest / self.trials, self.walked.copy()
        for change, count in self.tried.items():
            chances[change] = chances.get(change, 0.0) + count * share
        return chances

    @cached_property
    def before(self) -> Mapping[str, Any]:
        """The facts as they are."""
        return _facts(self.table)

    def _count(self, chances: dict[Change, float], leaf: Table[Any], weight: float) -> None:
        change = self._change(leaf)
        self.outcomes.add(change)
        self.leaves += 1
        chances[change] = chances.get(change, 0.0) + weight
        if len(change) > 1:
            for each in change:
                chances[(each,)] = chances.get((each,), 0.0) + weight

    def _change(self, leaf: Table[Any]) -> Change:
        """What became of the facts. Many faces of a die mean the same: then it is known already."""
        if self._last is not None:
            last, change = self._last
            if last.outcome == leaf.outcome and last.game == leaf.game:
                return change
        before, after = self.before, _facts(leaf)
        changed = []
        for fact, value in after.items():
            if fact not in before or before[fact] != value:
                told = _told(value)
                changed.append((fact, told))
                if _is_number(value):
                    self.numbers[fact, told] = value
        if len(before) + len(changed) > len(after):
            changed += [(fact, _told(None)) for fact in before if fact not in after]
        change = tuple(sorted(changed))
        self._last = leaf, change
        return change


# ---------------------------------------------------------------- all worlds together


def _summed_up(worlds: list[World], error: float) -> Odds:
    """What may come of it in any of the worlds; each counts as much as any other."""
    chances = _mean_of(world.chances() for world in worlds)
    changes = set().union(*(world.outcomes for world in worlds))
    numbers = {key: number for world in worlds for key, number in world.numbers.items()}
    values: dict[str, dict[str, float]] = {}
    for fact, value in sorted({fact for change in changes for fact in change}):
        values.setdefault(fact, {})[value] = chances[((fact, value),)]
    before = worlds[0].before
    means = {fact: _mean(fact, each, before.get(fact), numbers) for fact, each in values.items()}
    return Odds(
        _by_weight({change: chances[change] for change in changes}),
        {fact: _by_weight(each) for fact, each in values.items()},
        {fact: mean for fact, mean in means.items() if mean is not None},
        error,
        sum(world.leaves for world in worlds),
    )


def _mean_of(parts: Iterable[Mapping[Anything, float]]) -> dict[Anything, float]:
    total: dict[Anything, float] = {}
    number = 0
    for part in parts:
        number += 1
        for change, chance in part.items():
            total[change] = total.get(change, 0.0) + chance
    return {change: chance / number for change, chance in total.items()}


def _mean(
    fact: str, values: Mapping[str, float], before: Any, numbers: Mapping[tuple[str, str], float]
) -> float | None:
    """The number to expect, if whatever may come is one."""
    same = 1.0 - sum(values.values())
    mean = 0.0
    if same > ROUNDING:
        if not _is_number(before):
            return None
        mean = same * before
    for value, chance in values.items():
        if (fact, value) not in numbers:
            return None
        mean += chance * numbers[fact, value]
    return mean


# ---------------------------------------------------------------- how far off they may be


def _error(worlds: list[World], dealings: int) -> float:
    """The largest standard error of a chance: of having tried, and of having dealt, only so often.

    Where everything came out the same, something else may come next, once in so many times; unless there is
    no more to be looked at.
    """
    rest, trials = _rest(worlds), sum(world.trials for world in worlds)
    counts = Counter[Change]()
    for world in worlds:
        counts.update(world.tried)
    of_trials = max((sqrt(n * (trials - n) / trials) * rest / trials for n in counts.values()), default=0.0)
    error = max(of_trials or rest / (trials + 2), _spread(worlds))
    whole = [world for world in worlds if not world.rest]
    if len(worlds) < dealings and not (_spread(whole) if whole else error):
        return max(error, 1 / (len(worlds) + 2))
    return error


def _spread(worlds: list[World]) -> float:
    """The standard error that comes of having dealt only so many worlds; none if all are alike."""
    number = len(worlds)
    if number < 2:
        return 0.0
    total: dict[Change, float] = {}
    squares: dict[Change, float] = {}
    for world in worlds:
        for change, chance in world.chances().items():
            total[change] = total.get(change, 0.0) + chance
            squares[change] = squares.get(change, 0.0) + chance * chance
    variance = max(squares[change] - total[change] ** 2 / number for change in total) / (number - 1)
    return sqrt(variance / number) if variance > ROUNDING else 0.0


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
