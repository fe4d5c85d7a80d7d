"""Measuring how many games a second are played by one process and by two.

Workers are started, have opened the box and have played a little before the clock runs. Where others use the
machine too, games a second say little; what a game costs in processor time then says more. It is that of this
process and of what the workers spend on playing, and leaves out what they spend on waiting for work and
sending it back.
"""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any

import msgspec

from vivac.lab.simulation.engines import Engine, played
from vivac.lab.simulation.plan import Plan, make_plan
from vivac.table import Rulebook

JOBS = 2


class SimulateFigures(msgspec.Struct, frozen=True):
    """What was measured, for one process and for two."""

    game: str
    games: int
    one_games_per_s: float
    two_games_per_s: float
    speed_up: float  # as it was
    one_cpu_ms: float
    two_cpu_ms: float
    speed_up_alone: float  # as it would be with both cores to itself


def bench_simulate(rulebook: Rulebook[Any], seconds: float = 6.0) -> SimulateFigures:
    plan = make_plan(rulebook, games=1_000_000)
    games = max(4, _games_in(plan, seconds))
    one, one_cpu = _measured(plan, games, 1)
    two, two_cpu = _measured(plan, games, JOBS)
    return SimulateFigures(
        game=rulebook.id,
        games=games,
        one_games_per_s=round(games / one, 1),
        two_games_per_s=round(games / two, 1),
        speed_up=round(one / two, 2),
        one_cpu_ms=round(one_cpu / games * 1e3, 3),
        two_cpu_ms=round(two_cpu / games * 1e3, 3),
        speed_up_alone=round(JOBS * one_cpu / two_cpu, 2),
    )


def _games_in(plan: Plan, seconds: float) -> int:
    """How many games one process plays in that time."""
    list(played(plan, range(4), Engine("local"), 1))  # the box is open now
    begun, games = perf_counter(), 0
    for batch in played(plan, range(1_000_000), Engine("local"), 1):
        games += len(batch.numbers)
        if perf_counter() - begun > seconds / 2:
            break
    return round(games * seconds / (perf_counter() - begun))


def _measured(plan: Plan, games: int, jobs: int) -> tuple[float, float]:
    """Seconds, and seconds of processors: of this process, and of its workers as they play."""
    warm = max(jobs * 8, games // 2)  # the workers know their box then
    list(played(plan, range(warm), Engine("local"), jobs))
    begun, spent = perf_counter(), process_time()
    batches = list(played(plan, range(games), Engine("local"), jobs))
    lasted, cpu = perf_counter() - begun, process_time() - spent
    return lasted, cpu + (sum(batch.cpu for batch in batches) if jobs > 1 else 0.0)
