"""Measuring: how fast a game is played, copied, seen and opened, on this machine and one core."""

from __future__ import annotations

import gc
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

from vivac.lab.odds import BLINK, odds
from vivac.lab.promises import header_of, moments, new_table, random_player
from vivac.players import RandomPlayer
from vivac.table import Header, Journal, NotAllowed, RandomChance, Rulebook, Table, resume

LATER = 4  # questions


class Figures(Struct, frozen=True):
    """What was measured. A decision is an answer by a role that had a choice."""

    game: str
    scenario: str
    decisions_per_s: int
    games_per_s: float
    fork_us: float
    scene_us: float
    odds_ms: float
    open_ms: float
    peak_mb: float
    start_s: float


def bench(rulebook: Rulebook[Any], seconds: float = 2.0, scenario: str | None = None) -> Figures:
    box, header = rulebook.open_box(None), header_of(rulebook, rulebook.scenario(scenario))
    decisions_per_s, games_per_s = rollouts(rulebook, box, header, seconds)
    fork_us, scene_us = glances(rulebook, box, header)
    return Figures(
        game=rulebook.id,
        scenario=header.scenario,
        decisions_per_s=round(decisions_per_s),
        games_per_s=round(games_per_s, 1),
        fork_us=round(fork_us, 2),
        scene_us=round(scene_us, 1),
        odds_ms=round(weighing(rulebook, box, header), 1),
        open_ms=round(opening(rulebook, box, header), 2),
        peak_mb=round(peak(rulebook, box, header), 2),
        start_s=round(starting(rulebook.id), 3),
    )


def rollouts(rulebook: Rulebook[Any], box: Any, header: Header, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random play: no log, no bookmarks, nobody waited for.

    The first ten games fill what boxes keep for later games, and are not counted.
    """
    player, chance = RandomPlayer(1), RandomChance(1)
    decisions, games, spent, warm = 0, 0, 0.0, False
    while spent < seconds:
        journals = []
        begun = process_time()  # of this core alone, whatever else the machine is doing
        for _ in range(10):
            journal = Journal(header)
            game = rulebook.start(box, header)
            Table(
                rulebook, box, game, journal, chance, log=False, bookmarks=False, pilot=player.choose
            ).start()
            journals.append(journal)
        if not warm:
            warm = True
            continue
        spent += process_time() - begun
        games += len(journals)
        decisions += sum(bool(e.role) and not e.auto for journal in journals for e in journal.entries)
    return decisions / spent, games / spent


def glances(rulebook: Rulebook[Any], box: Any, header: Header, games: int = 5) -> tuple[float, float]:
    """Microseconds for a copy and for a scene, in the middle at the questions of real games."""
    forks, scenes = [], []
    for seed in range(games):
        table = new_table(rulebook, box, header, seed)
        for _, question in moments(table, random_player(seed)):
            forks.append(_timed(table.fork))
            scenes.append(_timed(lambda table=table, role=question.role: table.scene(role)))  # type: ignore[misc]
    return median(forks) * 1e6, median(scenes) * 1e6


def weighing(rulebook: Rulebook[Any], box: Any, header: Header, enough: int = 12) -> float:
    """Milliseconds for the odds of an option that dice follow, as its role may know them; in the middle."""
    times: list[float] = []
    for seed in range(5 * enough):  # a stretch of every game, of each a later one: many begin without dice
        table, begin = new_table(rulebook, box, header, seed), LATER * (seed % enough)
        for nth, (_, question) in enumerate(moments(table, random_player(seed))):
            if nth > begin + enough or len(times) == enough:
                break
            if nth < begin:
                continue
            option = question.options[seed % len(question.options)]
            begun = process_time()
            try:
                found = odds(table, option, question.role, seconds=BLINK)
            except NotAllowed:  # a point is wanted, or nothing can be known
                continue
            if len(found.outcomes) > 1:
                times.append(process_time() - begun)
    return median(times or [0.0]) * 1e3


def opening(rulebook: Rulebook[Any], box: Any, header: Header, games: int = 7) -> float:
    """Milliseconds to open the journal of a finished game, every entry checked."""
    times = []
    for seed in range(games):
        table = finished(rulebook, box, header, seed)
        text = "".join(f"{line}\n" for line in table.journal.lines())
        times.append(_timed(lambda text=text: resume(Journal.parse(text), game=rulebook)))  # type: ignore[misc]
    return median(times) * 1e3


def peak(rulebook: Rulebook[Any], box: Any, header: Header) -> float:
    """Megabytes that one table takes at most, with log and bookmarks; the box is shared by all tables."""
    gc.collect()
    tracemalloc.start()
    try:
        finished(rulebook, box, header, 0)
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


def starting(game: str, times: int = 5) -> float:
    """Seconds from the command to its first question, and out again as nobody answers."""
    command = [sys.executable, "-m", "vivac", "play", game]
    return median(
        _timed(lambda: subprocess.run(command, input=b"", capture_output=True, check=True), perf_counter)
        for _ in range(times)
    )


def finished(rulebook: Rulebook[Any], box: Any, header: Header, seed: int) -> Table[Any]:
    table = new_table(rulebook, box, header, seed)
    for _ in moments(table, random_player(seed)):
        pass
    return table


def _timed(work: Callable[[], object], clock: Callable[[], float] = process_time) -> float:
    begun = clock()
    work()
    return clock() - begun
