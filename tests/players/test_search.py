"""The search player: it looks ahead, keeps to its budget and cheats at nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import vivac
from toys import OVER, Notes, lay, toy, unbelievable
from vivac.players import LEVELS, GreedyPlayer, SearchPlayer, find_player
from vivac.players.search import offers
from vivac.players.tree import Node
from vivac.table import D6, Ask, NotFound, Option, Table, games

GO, STAY = Option("go"), Option("stay")
A, B, C = Option("a"), Option("b"), Option("c")


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
        for step in (0, 1):
            await table.bookmark()
            if await table.ask("north", "raid", [GO, STAY]) == STAY:
                break
            table.game.step = (-1, 5)[step]
        await table.bookmark()
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play))


def test_it_sees_farther_than_the_greedy_player() -> None:
    table = two_steps()
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


def test_of_many_options_few_are_tried_at_first() -> None:
    node, rng = Node("north"), Random(1)
    options = [Option("go", n) for n in range(50)]
    for _ in range(16):
        _, branch = node.select(options, rng)
        branch.taken += 1
    assert 3 <= len(node.branches) <= 6


def test_what_a_dealing_does_not_offer_is_passed_over() -> None:
    ask = Ask("north", "raid", [A, B], False, 0, {}, None)
    assert offers(ask, A)
    assert not offers(ask, C)


@pytest.mark.parametrize("seed", range(6))
def test_it_does_not_matter_which_option_it_looks_at_first(seed: int) -> None:
    options = [Option("go", worth) for worth in range(1, 7)]
    Random(seed).shuffle(options)

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        taken = await table.ask("north", "raid", options)
        table.game.step = int(taken[1])
        await table.bookmark()
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    assert choice(lay(toy(play)), rollouts=6) == Option("go", 6)
