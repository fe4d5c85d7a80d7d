"""Fuzzing finds what is broken, and says how to see it again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from toys import OVER, TOY, Camps, toy
from vivac.lab.fuzz import fuzz, keep
from vivac.table import DeadEnd, Journal, Option, Rulebook, Table, find_game

GO, STAY = Option("go"), Option("stay")


@pytest.mark.parametrize("every", [1, 1000])
def test_a_sound_game_goes_through(every: int) -> None:
    report = fuzz(TOY, 30, seed=1, every=every)
    assert report.failure is None
    assert report.games == 30
    assert report.decisions > 100
    assert report.decisions_per_s > 0


def test_a_watched_game_is_the_same_game() -> None:
    assert fuzz(TOY, 20, every=1).decisions == fuzz(TOY, 20, every=1000).decisions


def test_the_scenario_can_be_chosen() -> None:
    short, long = (fuzz(TOY, 40, scenario=scenario).decisions for scenario in ("short", "long"))
    assert long > 1.5 * short


def test_progress_is_told_game_by_game() -> None:
    done: list[int] = []
    fuzz(find_game("tres-en-raya"), 3, progress=done.append)
    assert done == [1, 2, 3]


def endless() -> Rulebook[Any]:
    async def play(table: Table[Any]) -> Any:
        while True:
            await table.bookmark()
            await table.ask("north", "raid", [GO, STAY])

    return toy(play)


def dead_end() -> Rulebook[Any]:
    async def play(table: Table[Any]) -> Any:
        await table.ask("north", "raid", [GO, STAY])
        await table.ask("north", "raid", [])
        return OVER

    return toy(play)


def loses_a_card() -> Rulebook[Any]:
    async def play(table: Table[Camps]) -> Any:
        table.game.deck.pop()
        return await TOY.play(table)

    return replace(TOY, play=play)


def not_flat() -> Rulebook[Any]:
    async def play(table: Table[Any]) -> Any:
        table.game.done.append([])
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return toy(play)


def forgets_what_step_it_is() -> Rulebook[Any]:
    """A bookmark that lies: what comes next is decided by something outside the state."""

    async def play(table: Table[Any]) -> Any:
        for step in range(40):
            await table.bookmark()
            table.game.done.append(step)
            await table.ask("north", "raid", [GO, STAY])
        return OVER

    return toy(play)


def rolls_its_own_dice() -> Rulebook[Any]:
    luck = iter(range(10**6))

    async def play(table: Table[Any]) -> Any:
        await table.ask("north", "raid", [GO, STAY])
        table.game.done.append(next(luck))
        return OVER

    return toy(play)


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (endless, "did not end within 200 decisions"),
        (dead_end, "without options"),
        (loses_a_card, "the cards are"),
        (not_flat, "can change"),
        (forgets_what_step_it_is, "a copy has another"),
        (rolls_its_own_dice, "gives another state"),
    ],
)
def test_what_is_broken_is_found(broken: Any, sentence: str) -> None:
    report = fuzz(broken(), 5, every=1, limit=200)
    assert report.failure is not None
    assert sentence in str(report.failure.error)


@pytest.mark.parametrize(("broken", "error"), [(endless, AssertionError), (dead_end, DeadEnd)])
def test_a_quick_game_finds_endless_games_and_dead_ends_too(broken: Any, error: type) -> None:
    report = fuzz(broken(), 5, seed=1, every=1000, limit=200)
    assert report.failure is not None
    assert isinstance(report.failure.error, error)


def test_the_game_that_failed_is_kept(tmp_path: Path) -> None:
    failure = fuzz(dead_end(), 5, seed=7, every=1000).failure
    assert failure is not None
    path = keep(failure, tmp_path)
    assert path.name == "fuzz-toy-7.journal"
    assert len(Journal.load(path).entries) == 1


def test_eager_games_are_watched_whole() -> None:
    report = fuzz(TOY, 3, seed=1, every=1000, eager=True)
    assert report.failure is None
    assert report.games == 3
