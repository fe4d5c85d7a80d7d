"""Previews: the dice behind an option before it is taken, each with all that decides it.

A preview reads the very record that rules throw their dice with (`Test`), met on the walk that works out the
odds. So what somebody is shown before a choice cannot differ from what the log tells after it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Any, NamedTuple

from vivac.box.charts import AnyChart, Axis, Chart
from vivac.lab.odds import Odds, odds
from vivac.table import Dice, Draw, Option, Role, Roll, Rulebook, Table, Test

DICE = ("die", "total", "result")  # how charts name the axis on which the die is read


class Verdict(NamedTuple):
    """What some faces of a die come to: a test passed or failed, the cell of a chart, or a mere number."""

    passed: bool | None
    cell: Any
    faces: tuple[int, ...]
    p: float


class Throw(NamedTuple):
    """Dice behind an option. `often`: how many times they are thrown, which below one is a chance."""

    why: str
    dice: Dice
    test: Test | None
    often: float
    verdicts: tuple[Verdict, ...]


class Pulled(NamedTuple):
    """Things drawn at random behind an option: from how many."""

    why: str
    pool: int
    often: float


class Preview(NamedTuple):
    """What lies behind an option: the dice in the order in which they may fall, and what may come of it."""

    throws: list[Throw]
    pulled: list[Pulled]
    odds: Odds


Seen = tuple[Any, ...]


class Watch:
    """Whoever looks on while the odds are worked out, and notes what dice are asked for, and how often."""

    def __init__(self, viewer: Role | None) -> None:
        self._viewer = viewer
        self._asked: dict[Seen, tuple[Roll | Draw, Test | None]] = {}
        self._often: Mapping[Seen, float] = {}

    def see(self, ask: Roll | Draw) -> Seen:
        """By what a die or a draw is known again: the same dice for the same reason on the same terms."""
        if isinstance(ask, Draw):
            seen: Seen = (ask.why, len(ask.pool))
            self._asked.setdefault(seen, (ask, None))
            return seen
        test = ask.test() if ask.test else None
        if test is not None and self._viewer not in test.known_to:
            test = test.open
        seen = (ask.why, ask.dice, *_spelt(test))
        self._asked.setdefault(seen, (ask, test))
        return seen

    def weigh(self, often: Mapping[Seen, float]) -> None:
        self._often = often

    def throws(self, rulebook: Rulebook[Any], box: Any) -> list[Throw]:
        charts = rulebook.charts(box)
        return [
            Throw(ask.why, ask.dice, test, self._often[seen], verdicts(test, ask.dice, charts))
            for seen, (ask, test) in self._asked.items()
            if isinstance(ask, Roll)
        ]

    def pulled(self) -> list[Pulled]:
        return [
            Pulled(ask.why, len(ask.pool), self._often[seen])
            for seen, (ask, _) in self._asked.items()
            if isinstance(ask, Draw)
        ]


def preview(
    table: Table[Any],
    option: Option | None = None,
    viewer: Role | None = None,
    *,
    seed: int = 0,
    seconds: float = inf,
) -> Preview:
    """The dice behind an option and what may come of it, as far as a viewer can know."""
    watch = Watch(viewer)
    found = odds(table, option, viewer, seed=seed, seconds=seconds, watch=watch)
    return Preview(watch.throws(table.rulebook, table.box), watch.pulled(), found)


def verdicts(test: Test | None, dice: Dice, charts: Mapping[str, AnyChart]) -> tuple[Verdict, ...]:
    """What each face comes to, with the same ones put together, in the order of the faces."""
    found: dict[tuple[bool | None, str], tuple[Any, list[int], int]] = {}
    outcomes = dice.outcomes()
    for face, ways in outcomes.items():
        passed = test.passes(face) if test else None
        cell = _cell(test, face, charts) if test and passed is None else None
        known = cell if cell is not None or passed is not None else face
        _, faces, before = found.get((passed, repr(known)), (None, [], 0))
        found[passed, repr(known)] = (cell, [*faces, face], before + ways)
    total = sum(outcomes.values())
    return tuple(
        Verdict(passed, cell, tuple(faces), ways / total)
        for (passed, _), (cell, faces, ways) in found.items()
    )


def _cell(test: Test, face: int, charts: Mapping[str, AnyChart]) -> Any:
    """The cell of the chart on which a total is read; nothing where no chart is, or it is read otherwise."""
    chart = charts.get(test.chart)
    if chart is None:
        return None
    total = test.total(face)
    if isinstance(chart, Chart):
        return chart.at(total) if of_the_die(chart.axes[0]) else None
    first, second = chart.axes
    (key,) = test.keys
    if of_the_die(first):
        return chart.at(total, key)
    return chart.at(key, total) if of_the_die(second) else None


def of_the_die(axis: Axis) -> bool:
    """Whether this is the axis on which the die is read."""
    return axis.name in DICE and not axis.values


def _spelt(test: Test | None) -> Seen:
    """By which the same record is known again."""
    if test is None:
        return ()
    terms = (tuple(test.die.items()), tuple(test.target.items()))
    return (test.rule, test.chart, test.keys, *terms, test.needs, test.by, test.against, test.at)
