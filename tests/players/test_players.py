"""Who can sit down, and that bots know only what their seat may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import vivac
from toys import OVER, TOY, Notes, lay, toy, unbelievable
from vivac.players import GreedyPlayer, RandomPlayer, ScriptPlayer, find_player, play_out
from vivac.table import D6, NotAllowed, NotFound, Option, RandomChance, Table

GO, STAY = Option("go"), Option("stay")


@pytest.mark.parametrize("bot", ["random", "greedy", "recruit"])
def test_every_bot_plays_a_game_to_its_end(bot: str) -> None:
    table = vivac.open("tres-en-raya", seed=1)
    outcome = play_out(table, {role: find_player(bot, 1) for role in table.rulebook.roles})
    assert table.question is None
    assert outcome is table.outcome


@pytest.mark.parametrize("bot", ["random", "greedy", "recruit"])
def test_a_bot_with_the_same_seed_plays_the_same_game(bot: str) -> None:
    def game() -> list[Any]:
        table = lay(TOY, RandomChance(3))
        play_out(table, {role: find_player(bot, 7) for role in TOY.roles})
        return table.journal.entries

    assert game() == game()


def test_there_is_no_such_bot() -> None:
    with pytest.raises(NotFound, match='no player called "deep blue". There are: greedy, random, recruit'):
        find_player("deep blue")


def test_the_random_player_takes_every_option() -> None:
    table = vivac.open("tres-en-raya", seed=1)
    question = table.question
    assert question is not None
    player = RandomPlayer(1)
    assert len({player.choose(table, question) for _ in range(200)}) == 9


def test_the_greedy_player_wins_when_it_can_and_blocks_when_it_must() -> None:
    table = vivac.open("tres-en-raya", seed=1)
    for choice in ("mark:a1", "mark:b2", "mark:b1", "mark:b3"):
        table.answer(choice)
    assert table.question is not None
    assert GreedyPlayer(1).choose(table, table.question).id == "mark:c1"
    table.answer("mark:c2")
    assert table.question is not None
    assert GreedyPlayer(1).choose(table, table.question).id == "mark:c1"


def test_the_greedy_player_seldom_loses_to_the_random_one() -> None:
    winners: Counter[str] = Counter()
    for seed in range(20):
        table = vivac.open("tres-en-raya", seed=seed)
        players = {"crosses": GreedyPlayer(seed), "noughts": RandomPlayer(seed)}
        winners.update(play_out(table, players).winners)
    assert winners["crosses"] >= 17


def test_the_greedy_player_believes_the_first_throw_it_imagines() -> None:
    async def play(table: Table[Any]) -> Any:
        if await table.ask("north", "raid", [GO, STAY]) == GO:
            table.game.step = 1 if await table.roll(D6, "raid") == 6 else -1
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    table = lay(toy(play))
    assert table.question is not None
    choices = Counter(GreedyPlayer(seed).choose(table, table.question) for seed in range(120))
    assert 10 <= choices[GO] <= 30  # a six, about one time in six


def peeking(secret: str) -> Table[Any]:
    """A table whose judgement shouts what is hidden to whoever looks."""

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        went = await table.ask("north", "raid", [GO, STAY]) == GO
        table.game.step = int(went == (table.game.secret == "x"))
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    return lay(toy(play, setup=lambda *_: Notes(secret=secret)))


def test_a_bot_chooses_the_same_whatever_is_hidden_from_it() -> None:
    for seed in range(10):
        choices = {
            GreedyPlayer(seed).choose(table, table.question)
            for table in (peeking("x"), peeking("y"), peeking("z"))
            if table.question
        }
        assert len(choices) == 1


def test_the_greedy_player_chooses_at_random_when_nothing_is_believable() -> None:
    table = unbelievable(GO, STAY)
    assert table.question is not None
    assert {GreedyPlayer(seed).choose(table, table.question) for seed in range(20)} == {GO, STAY}


def test_more_options_than_can_be_looked_at_are_sampled() -> None:
    options = [Option("go", n) for n in range(150)]

    async def play(table: Table[Any]) -> Any:
        await table.ask("north", "raid", options)
        return OVER

    table = lay(toy(play))
    assert table.question is not None
    assert GreedyPlayer(1).choose(table, table.question) in options


def test_the_script_player_answers_from_its_list() -> None:
    table = vivac.open("tres-en-raya", seed=1)
    crosses, noughts = ScriptPlayer(["mark:a1", "mark:a2", "mark:a3"]), ScriptPlayer(["mark:b1", "mark:b2"])
    assert play_out(table, {"crosses": crosses, "noughts": noughts}).winners == ("crosses",)


def test_the_script_player_complains_when_its_list_is_over_or_wrong() -> None:
    table = vivac.open("tres-en-raya", seed=1)
    with pytest.raises(NotAllowed, match="no answer left"):
        play_out(table, {"crosses": ScriptPlayer([])})
    with pytest.raises(NotAllowed, match="not among the options"):
        play_out(table, {"crosses": ScriptPlayer(["mark:z9"])})
