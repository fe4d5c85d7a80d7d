"""How long a search thinks: what it may spend, what it saves, and how many options it can compare."""

from __future__ import annotations

import pytest

from vivac.players import budget as budgets
from vivac.players.budget import SAVINGS, Budget


def decide(budget: Budget, rollouts: int) -> None:
    budget.begin()
    budget.weighed()
    for _ in range(rollouts):
        budget.note()
    budget.end()


def test_what_is_left_over_may_be_spent_later_and_only_once() -> None:
    budget = Budget(0.2, rollouts=40)
    assert budget.fair == 1
    decide(budget, 10)
    assert budget.fair == 1 + 0.75 / SAVINGS
    decide(budget, 70)
    assert budget.fair == 1


def test_nobody_saves_for_ever() -> None:
    budget = Budget(0.2, rollouts=40)
    for _ in range(20):
        decide(budget, 0)
    assert budget.fair == 2


@pytest.mark.parametrize(("rollouts", "rivals"), [(1, 2), (16, 4), (64, 9), (128, 16), (10_000, 16)])
def test_as_many_are_compared_as_there_is_time_for(rollouts: int, rivals: int) -> None:
    assert Budget(0.2, rollouts).rivals(16) == rivals


def test_how_long_a_rollout_takes_is_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter([0.0, 0.1, 0.1, 0.2, 0.2, 5.0, 5.1])  # begun, weighed, then looked at
    monkeypatch.setattr(budgets, "thread_time", lambda: next(times))
    budget = Budget(0.2, None)
    assert budget.rivals(16) == 16
    budget.begin()
    budget.weighed()
    assert budget.spent == 0.5
    for _ in range(8):
        budget.note()
    budget.end()
    assert budget.rivals(16) == 4
    budget.begin()
    assert budget.spent == pytest.approx(0.5)
