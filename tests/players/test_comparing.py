"""How the search player compares options: all else alike, no longer than it must, not taken in by luck."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from toys import OVER, lay, toy
from vivac.players import SearchPlayer, search
from vivac.players.memory import Node
from vivac.players.search import Search
from vivac.table import D6, Option, Table

GO, STAY = Option("go"), Option("stay")


def three_times(after: Callable[[Table[Any], bool], Awaitable[None]], **kinds: Any) -> Table[Any]:
    """Go or stay, three times; `after` says what comes of it, and hears whether one went the first time."""

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 3:
            await table.bookmark()
            game.done += [await table.ask("north", "raid", [GO, STAY], step=len(game.done))]
            await after(table, game.done[0] == GO)
        return OVER

    return lay(toy(play, **kinds))


def choices(table: Table[Any], rollouts: int, seeds: int) -> list[Option]:
    assert table.question is not None
    return [SearchPlayer(seed, rollouts=rollouts).choose(table, table.question) for seed in range(seeds)]


Then = Callable[[Table[Any]], Awaitable[None]]


def one_of(raids: list[Option], first: Then, then: Then, **kinds: Any) -> Table[Any]:
    """One of several raids, and twice go or stay; `first` and `then` say what comes of it."""

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 3:
            await table.bookmark()
            if not game.done:
                game.done = [await table.ask("north", "raid", raids)]
                for _ in range(raids.index(game.done[0])):
                    await table.roll(D6, "raid")  # so that each has dice of its own
                await first(table)
            else:
                game.done += [await table.ask("north", "raid", [GO, STAY])]
                await then(table)
        return OVER

    return lay(toy(play, **kinds))


def test_of_many_that_are_worth_the_same_the_one_with_luck_is_not_taken_for_the_best() -> None:
    raids = [Option("raid", number) for number in range(8)]

    def luck(favour: int) -> Table[Any]:
        async def first(table: Table[Any]) -> None:
            table.game.step = int(table.game.done == [raids[5]])

        async def then(table: Table[Any]) -> None:
            table.game.step += 10 * await table.roll(D6, "raid") + favour * (table.game.done[0] == raids[2])

        return one_of(raids, first, then)

    assert set(choices(luck(90), 96, 10)) == {raids[2]}
    assert choices(luck(0), 96, 10).count(raids[5]) >= 7


def test_two_lucky_throws_do_not_outweigh_a_promise() -> None:
    async def throw(table: Table[Any], went: bool) -> None:
        for _ in range(2 if went and len(table.game.done) > 1 else 1):  # then on dice of its own
            luck = await table.roll(D6, "raid")
        table.game.step = 10 * luck + 10 * (not went)

    assert choices(three_times(throw), 4, 80).count(STAY) >= 72


def test_in_a_fickle_game_a_promise_outweighs_more_lucky_throws() -> None:
    async def throw(table: Table[Any], went: bool) -> None:
        for _ in range(2 if went and len(table.game.done) > 1 else 1):  # then on dice of its own
            luck = await table.roll(D6, "raid")
        table.game.step = 10 * luck + 2 * (not went)

    plain, fickle = (choices(three_times(throw, fickle=luck), 16, 40).count(STAY) for luck in (1, 5))
    assert plain <= 36
    assert fickle == 40


def test_in_a_fickle_game_the_luckiest_of_many_is_not_taken_for_the_best() -> None:
    raids = [Option("raid", number) for number in range(16)]

    async def first(table: Table[Any]) -> None:
        table.game.step = 10 * await table.roll(D6, "raid") + 20 * (table.game.done[0] == raids[2])

    async def then(_table: Table[Any]) -> None:
        """Nothing more comes of it."""

    plain, fickle = (
        choices(one_of(raids, first, then, fickle=luck), 8, 20).count(raids[2]) for luck in (1, 5)
    )
    assert plain <= 14
    assert fickle >= 18


def test_what_falls_for_the_same_reason_falls_alike_for_all_that_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Staying promises more, going brings more, and dice that fall for both alike hide it."""

    async def throw(table: Table[Any], went: bool) -> None:
        if len(table.game.done) == 1:
            table.game.step = -1 if went else 0
            return
        if went:
            await table.roll(D6, "way")
        table.game.step = 10 * await table.roll(D6, "raid") + 5 * went

    monkeypatch.setattr(search, "MANY", 8)
    assert choices(three_times(throw), 64, 20).count(GO) >= 19


async def plainly(table: Table[Any], went: bool) -> None:
    """Whoever goes has lost something for good."""
    table.game.step = -3 if went else 0


def test_nothing_is_learnt_before_a_comparison_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str] = []
    roll_out, note = Search._roll_out, Node.note
    monkeypatch.setattr(Search, "_roll_out", lambda *args: (happened.append("r"), roll_out(*args))[1])
    monkeypatch.setattr(Node, "note", lambda *args: (happened.append("n"), note(*args))[1])
    choices(three_times(plainly), 8, 1)
    assert re.fullmatch("(rrn+)+", "".join(happened))


def test_what_is_clear_leaves_time_for_what_is_in_doubt(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [0]
    roll_out = Search._roll_out

    def counted(*args: Any) -> float | None:
        made[-1] += 1
        return roll_out(*args)

    async def toss(table: Table[Any], went: bool) -> None:
        if len(table.game.done) == 1:
            table.game.step = int(not went)
        else:
            table.game.step = 10 * await table.roll(D6, "going" if went else "staying") + 8 * went

    monkeypatch.setattr(Search, "_roll_out", counted)
    player = SearchPlayer(3, rollouts=20)
    for table in (three_times(plainly), three_times(plainly), three_times(toss)):
        assert table.question is not None
        player.choose(table, table.question)
        made.append(0)
    assert made[0] < 20
    assert made[1] < 20
    assert 20 < made[2] <= 60 - made[0] - made[1] + 2


def test_of_options_that_are_worth_the_same_any_may_be_taken() -> None:
    raids = [Option("raid", number) for number in range(4)]

    async def play(table: Table[Any]) -> Any:
        while len(table.game.done) < 3:
            await table.bookmark()
            table.game.done += [await table.ask("north", "raid", raids)]
        return OVER

    assert set(choices(lay(toy(play)), 40, 30)) == set(raids)


def test_of_options_that_promised_the_same_the_one_that_did_better_is_taken() -> None:
    async def throw(table: Table[Any], went: bool) -> None:
        if len(table.game.done) == 2:
            for _ in range(2 if went else 1):  # so that each has dice of its own
                luck = await table.roll(D6, "raid")
            table.game.step = luck + went

    assert choices(three_times(throw), 24, 40).count(GO) >= 32


def test_what_somebody_fancies_on_the_way_is_not_counted_to_the_option() -> None:
    """Going and staying are worth the same; what is raided afterwards is not, and looks as good at first."""
    raids = [Option("raid", number) for number in range(6)]

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 4:
            await table.bookmark()
            if not game.done:
                game.done = [await table.ask("north", "raid", [GO, STAY])]
                game.step = int(game.done == [STAY])
            elif len(game.done) == 1:
                game.done += [await table.ask("north", "march", raids)]
            else:
                game.done += [await table.ask("north", "rest", [GO, STAY])]
                game.step = 20 * int(game.done[1][1]) + (game.done[0] == STAY)
        return OVER

    table = lay(toy(play, clock=lambda _box, game: max(0, len(game.done) - 1)))
    assert choices(table, 16, 40).count(STAY) >= 36
