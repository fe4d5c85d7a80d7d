"""What many games say together: who wins how often, how long it takes, who leads when, what is done where."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Sequence
from math import sqrt
from statistics import fmean, quantiles

import msgspec

from vivac.lab.simulation.plan import Plan, Result
from vivac.table import Role

SURE = 1.959964  # standard deviations either side that hold 95 of 100
NOBODY = ""  # who wins a game that nobody wins
BARS = 24  # of a histogram at most


class Share(msgspec.Struct, frozen=True):
    """How often something happened, and the 95 % interval (Wilson) of how often it does."""

    who: Role
    count: int
    share: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """The middle half of some figures, and their mean."""

    mean: float
    low: float
    median: float
    high: float


class Histogram(msgspec.Struct, frozen=True):
    """Bars of one width: `counts[i]` figures from `start + i * width` up to the next bar."""

    start: int
    width: int
    counts: tuple[int, ...]
    spread: Spread


class TurnWorth(msgspec.Struct, frozen=True):
    """What a role thought of its games at the beginning of a turn, in those that came so far."""

    turn: int
    games: int
    worth: Spread


class Summary(msgspec.Struct, frozen=True):
    games: int
    broken: int
    wins: tuple[Share, ...]
    decisions: Histogram | None
    turns: Histogram | None
    worth: dict[Role, tuple[TurnWorth, ...]]
    kinds: tuple[tuple[str, float], ...]  # answers in a game, the most frequent first
    named: tuple[tuple[str, float], ...]  # answers in a game that were about a place, most first
    stands: tuple[tuple[str, float], ...]  # pieces at a place at the beginning of a turn, most first
    endings: tuple[tuple[str, int], ...]


def wilson(count: int, of: int) -> tuple[float, float]:
    """The interval in which the true share lies, 95 times of 100.

    >>> [round(end, 3) for end in wilson(50, 100)]
    [0.404, 0.596]
    >>> [round(end, 3) for end in wilson(0, 20)]
    [0.0, 0.161]
    """
    if not of:
        return 0.0, 1.0
    share, z2 = count / of, SURE * SURE
    middle = (share + z2 / (2 * of)) / (1 + z2 / of)
    reach = SURE / (1 + z2 / of) * sqrt(share * (1 - share) / of + z2 / (4 * of * of))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def summarize(plan: Plan, results: Iterable[Result], places: Container[str]) -> Summary:
    """The figures of a run. Of what answers were about, only the places of the board are counted."""
    whole: list[Result] = []
    broken = 0
    wins: Counter[Role] = Counter()
    kinds: Counter[str] = Counter()
    named: Counter[str] = Counter()
    stands: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    worth: dict[Role, dict[int, list[float]]] = {role: defaultdict(list) for role in plan.players}
    looks = 0
    for result in results:
        if result.broken:
            broken += 1
            continue
        whole.append(result)
        wins.update(result.winners or (NOBODY,))
        kinds.update(result.kinds)
        named.update(result.named)
        stands.update(result.stands)
        endings[result.ending] += 1
        looks += len(result.turns)
        for role, values in result.worth.items():
            for turn, value in zip(result.turns, values, strict=True):
                worth[role][turn].append(value)
    games = len(whole)
    return Summary(
        games,
        broken,
        tuple(_share(role, wins[role], games) for role in (*plan.players, NOBODY)),
        histogram([result.decisions for result in whole]),
        histogram([len(result.turns) for result in whole]),
        {
            role: tuple(TurnWorth(turn, len(values), spread(values)) for turn, values in sorted(by.items()))
            for role, by in worth.items()
        },
        tuple((kind, round(count / games, 3)) for kind, count in _ranked(kinds)),
        tuple((place, round(count / games, 4)) for place, count in _ranked(named) if place in places),
        tuple((place, round(count / looks, 4)) for place, count in _ranked(stands) if place in places),
        tuple(_ranked(endings)),
    )


def _ranked(counts: Counter[str]) -> list[tuple[str, int]]:
    """The most frequent first; equals by name, so that the order never depends on who was counted first."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))


def _share(who: Role, count: int, games: int) -> Share:
    low, high = wilson(count, games)
    return Share(who, count, round(count / games, 4) if games else 0.0, round(low, 4), round(high, 4))


def spread(figures: Sequence[float]) -> Spread:
    """
    >>> spread([1, 2, 3, 4, 10])
    Spread(mean=4.0, low=2.0, median=3.0, high=4.0)
    """
    cuts = quantiles(figures, n=4, method="inclusive") if len(figures) > 1 else [figures[0]] * 3
    low, median, high = (round(float(cut), 3) for cut in cuts)
    return Spread(round(fmean(figures), 3), low, median, high)


def histogram(figures: Sequence[int]) -> Histogram | None:
    """
    >>> histogram([3, 3, 4, 7]).counts
    (2, 1, 0, 0, 1)
    """
    if not figures:
        return None
    first, last = min(figures), max(figures)
    width = round_width((last - first + 1) / BARS)
    start = first // width * width
    counts = [0] * ((last - start) // width + 1)
    for figure in figures:
        counts[(figure - start) // width] += 1
    return Histogram(start, width, tuple(counts), spread(figures))


def round_width(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50...

    >>> round_width(0.4), round_width(3), round_width(11)
    (1, 5, 20)
    """
    scale = 1
    while True:
        for step in (1, 2, 5):
            if step * scale >= least:
                return step * scale
        scale *= 10
