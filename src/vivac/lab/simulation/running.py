"""A run: the games of a plan that are not in its folder yet, played wherever the engine says."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from time import perf_counter
from typing import NamedTuple

import msgspec

from vivac.lab.simulation.engines import Engine, played
from vivac.lab.simulation.folder import REPORT, SUMMARY, Folder, read_results
from vivac.lab.simulation.playing import unpacked
from vivac.lab.simulation.summary import Summary, summarize


class Tally(NamedTuple):
    """How many games were played now, and how long it took."""

    games: int
    seconds: float

    @property
    def games_per_s(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0


def simulate(
    folder: Folder,
    engine: Engine = Engine("local"),  # noqa: B008 - immutable
    jobs: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play what is missing. However it ends, every game that was finished is in the folder, in order."""
    missing = [number for number in range(folder.plan.games) if number not in folder.done]
    before, begun = len(folder.done), perf_counter()
    progress(before)
    try:
        with closing(played(folder.plan, missing, engine, jobs)) as batches:
            for batch in batches:
                folder.add(batch.numbers, batch.lines)
                progress(len(folder.done))
    finally:
        seconds = perf_counter() - begun
        folder.put_in_order()
    return Tally(len(folder.done) - before, seconds)


def report_on(folder: Folder, lang: str) -> Summary:
    """Write the table, the figures and the report of whatever has been played so far."""
    from vivac.lab.simulation.report import report

    plan = folder.plan
    rulebook, box = unpacked(plan.game, plan.pack)
    board = rulebook.board_of(box, plan.scenario)
    summary = summarize(plan, read_results(folder.path), board.spots)
    folder.write_table()
    folder.write(SUMMARY, msgspec.json.format(msgspec.json.encode(summary)))
    folder.write(REPORT, report(plan, summary, board, lang))
    return summary
