"""The search player: it looks ahead, keeps to its budget and cheats at nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

import vivac
from toys import OVER, Notes, Row, lay, toy, unbelievable
from vivac.players import LEVELS, GreedyPlayer, SearchPlayer, find_player
from vivac.table import D6, NotFound, Option, Table, games

GO, STAY = Option("go"), Option("stay")


def choice(table: Table[Any], **budget: Any) -> Option:
    assert table.question is not None
    return SearchPlayer(1, **budget).choose(table, table.question)


def test_it_wins_when_it_can_and_blocks_when_it_must() -> None:
    table = vivac.open("tres-en-raya", seed=1)
    for answer in ("mark:a1", "mark:b2", "mark:b1", "mark:b3"):
        table.answer(answer)
    assert choice(table, rollouts=200).id == "mark:c1"
    table.answer("mark:c2")
    assert choice(table, rollouts=200).id == "mark:c1"


def two_steps() -> Table[Any]:
    """Going looks bad at once, and is good only if one goes on."""

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 2:
            await table.bookmark()
            answer = await table.ask("north", "raid", [GO, STAY], step=len(game.done))
            if answer == GO:
                game.step = (-1, 5)[len(game.done)]
            game.done += [answer] if answer == GO else [answer, STAY]
        await table.bookmark()
        await table.ask("north", "rest", [GO, STAY])
        return OVER

    return lay(toy(play))


def test_it_sees_farther_than_the_greedy_player() -> None:
    table = two_steps()
    assert table.question is not None
    assert GreedyPlayer(1).choose(table, table.question) == STAY
    assert choice(table, rollouts=200) == GO


def test_what_is_begun_on_the_way_is_seen_through() -> None:
    """Whoever goes does best to raid, which looks bad until it is done."""
    raid, rest = Option("raid"), Option("rest")

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 3:
            await table.bookmark()
            if not game.done:
                game.done = [await table.ask("north", "raid", [GO, STAY])]
                game.step = 4 if game.done == [GO] else 5
            elif game.done[0] == GO:
                game.done += [await table.ask("north", "rest", [raid, rest])]
                game.step = 0 if game.done[-1] == raid else 1
                await table.ask("north", "march", [GO, STAY])
                game.step += 30 * (game.done[-1] == raid)
            else:
                game.done += [await table.ask("north", "march", [GO, STAY])]
        return OVER

    assert choice(lay(toy(play)), rollouts=8) == GO


def test_the_end_of_a_rollout_is_judged_with_foresight_where_a_game_has_it() -> None:
    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 3:
            await table.bookmark()
            game.done += [await table.ask("north", "raid", [GO, STAY])]
            game.step = 5 * (game.done[0] == STAY)
        return OVER

    table = lay(toy(play, foresight=lambda _box, game, _role: float(9 * (game.done[:1] == [GO]))))
    assert table.question is not None
    assert GreedyPlayer(1).choose(table, table.question) == STAY
    assert choice(table, rollouts=32) == GO


def test_how_one_goes_on_depends_on_how_one_began() -> None:
    """Whoever goes must turn left, whoever stays must turn right, and both are asked in the same words."""
    left, right = Option("left"), Option("right")

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 6:
            await table.bookmark()
            begun = len(game.done) % 2 == 0
            game.done += [await table.ask("north", "raid", [GO, STAY] if begun else [left, right])]
            if len(game.done) == 1:
                game.step = int(game.done == [STAY])
            elif len(game.done) == 2:
                game.step = {(GO, left): 9, (STAY, right): 6}.get(tuple(game.done), -9)
        return OVER

    table = lay(toy(play, clock=lambda _box, game: len(game.done) // 2))
    assert choice(table, rollouts=24) == GO


@pytest.mark.parametrize(("later", "wanted"), [(3, STAY), (9, GO)])
def test_a_gain_counts_for_as_long_as_one_has_it(later: int, wanted: Option) -> None:
    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 3:
            await table.bookmark()
            game.done += [await table.ask("north", "raid", [GO, STAY], step=len(game.done))]
            game.step = 2 if game.done[0] == STAY else later * (len(game.done) > 1)
        return OVER

    assert choice(lay(toy(play)), rollouts=64) == wanted


def test_it_looks_ahead_through_the_points_of_an_open_table() -> None:
    """Going pays only for whoever then walks far enough."""
    to = Option("to")

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 3:
            await table.bookmark()
            if not game.done:
                game.done = [await table.ask("north", "raid", [GO, STAY])]
                game.step = -1 if game.done == [GO] else 0
            elif len(game.done) == 1:
                game.done += [await table.ask("north", "march", [to], regions={to: Row()})]
                game.step += int(game.done[1][1]) // 500 * 3 if game.done[0] == GO else 0
            else:
                game.done += [await table.ask("north", "rest", [GO, STAY])]
        return OVER

    table = lay(toy(play))
    assert table.question is not None
    assert GreedyPlayer(1).choose(table, table.question) == STAY
    assert choice(table, rollouts=200) == GO


def test_it_weighs_the_dice() -> None:
    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            table.game.step = 1 if await table.roll(D6, "raid") == 6 else -1
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    assert choice(lay(toy(play)), rollouts=200) == STAY


def peeking(secret: str) -> Table[Any]:
    """A table whose judgement shouts what is hidden to whoever looks."""

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        went = await table.ask("north", "raid", [GO, STAY]) == GO
        table.game.step = int(went == (table.game.secret == "x"))
        await table.bookmark()
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play, setup=lambda *_: Notes(secret=secret)))


def test_it_behaves_the_same_whatever_is_hidden_from_it() -> None:
    for seed in range(10):
        choices = set()
        for secret in "xyz":
            table = peeking(secret)
            assert table.question is not None
            choices.add(SearchPlayer(seed, rollouts=60).choose(table, table.question))
        assert len(choices) == 1


class Blindfold:
    """A table of which nothing can be had but what a seat could believe."""

    def __init__(self, table: Table[Any]) -> None:
        self.rulebook, self.box = table.rulebook, table.box
        self.imagine = table.imagine


@pytest.mark.parametrize("game", games())
def test_it_never_looks_at_the_table_itself(game: str) -> None:
    table = vivac.open(game, seed=5)
    for nth in range(3):
        question = table.question
        assert question is not None
        blind: Any = Blindfold(table)
        mine = SearchPlayer(nth, rollouts=3).choose(blind, question)
        assert mine == SearchPlayer(nth, rollouts=3).choose(table, question)
        table.answer(mine, role=question.role)


def test_the_same_seed_thinks_the_same() -> None:
    table = vivac.open("mosby", seed=3)
    assert choice(table, rollouts=30) == choice(table, rollouts=30)


PROGRAM = """
import vivac
from vivac.players import SearchPlayer
table = vivac.open("cuadro", scenario="training", seed=3)
players = {role: SearchPlayer(role, rollouts=8) for role in table.rulebook.roles}
for _ in range(16):
    question = table.question
    option = players[question.role].choose(table, question)
    print(option.id)
    table.answer(option, role=question.role)
"""


def test_the_same_seed_thinks_the_same_in_another_process() -> None:
    """Judgements are sums over sets, whose order is another one there."""
    first, second = (
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in "12"
    )
    assert first == second


def test_when_nothing_is_believable_it_chooses_at_random() -> None:
    table = unbelievable(GO, STAY)
    assert table.question is not None
    question = table.question
    assert {SearchPlayer(seed, rollouts=5).choose(table, question) for seed in range(20)} == {GO, STAY}


def test_a_budget_in_seconds_ends() -> None:
    assert choice(two_steps(), seconds=0.01) in (GO, STAY)


def test_levels_and_budgets_by_name() -> None:
    assert sorted(LEVELS, key=LEVELS.__getitem__) == ["recruit", "veteran", "marshal"]
    for name in (*LEVELS, "search:50", "search:0.2s"):
        assert isinstance(find_player(name), SearchPlayer)
    for wrong in ("search", "search:", "search:fast", "search:1e9s", "search:-3"):
        with pytest.raises(NotFound):
            find_player(wrong)


def answered() -> Table[Any]:
    """Going pays at once, until the enemy has answered it."""

    async def play(table: Table[Any]) -> Any:
        game = table.game
        while len(game.done) < 3:
            await table.bookmark()
            mover = ("north", "south", "north")[len(game.done)]
            went = await table.ask(mover, "raid", [GO, STAY]) == GO
            if mover == "north":
                game.step += 2 * went
            elif went and game.step > 0:
                game.step -= 5
            game.done.append(mover)
        return OVER

    return lay(
        toy(
            play,
            judge=lambda _box, game, role: float(game.step if role == "north" else -game.step),
            clock=lambda _box, game: len(game.done),
        )
    )


def test_it_expects_an_answer_by_the_clock_of_the_game() -> None:
    table = answered()
    assert table.question is not None
    assert GreedyPlayer(1).choose(table, table.question) == GO
    assert choice(table, rollouts=100) == STAY


def test_it_does_not_walk_in_circles() -> None:
    """There and back again looks as good as it did; the way out looks no better."""
    there, back, out = Option("march", "hill"), Option("march", "ford"), Option("pass")

    async def play(table: Table[Any]) -> Any:
        while True:
            await table.bookmark()
            here = table.game.secret
            answer = await table.ask("north", "raid", [back if here == "hill" else there, out])
            if answer == out:
                return OVER
            table.game.secret = str(answer[1])

    table = lay(toy(play, redeal=lambda _box, game, viewer, rng: game))
    player = SearchPlayer(1, rollouts=20)
    for _ in range(8):
        if table.question is not None:
            table.answer(player.choose(table, table.question))
    assert table.outcome is not None
