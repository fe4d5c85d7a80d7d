"""Undo stops at a die, a draw, a reveal or another role's answer. No rule ever thinks about it."""

from __future__ import annotations

from typing import Any

import pytest

from toys import OVER, TOY, lay, toy
from vivac.table import D6, NotAllowed, Option, RandomChance, Table, copy_state

GO, STAY = Option("go"), Option("stay")


def then(what: str) -> Any:
    """A question, then something, then another question."""

    async def play(table: Table[Any]) -> Any:
        game = table.game
        game.done.append(await table.ask("north", "raid", [GO, STAY]))
        table.tell("title")
        match what:
            case "a die":
                await table.roll(D6, "raid")
            case "a draw":
                await table.draw(["x", "y"], "deal")
            case "a reveal":
                table.reveal("north")
            case "another answer":
                await table.ask("south", "raid", [GO, STAY])
            case "a forced move":
                await table.ask("north", "raid", [GO])
            case "a bookmark":
                await table.bookmark()
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    if what == "a bookmark":

        async def resumable(table: Table[Any]) -> Any:
            game = table.game
            while game.step < 3:
                await table.bookmark()
                game.done.append(await table.ask("north", "raid", [GO, STAY]))
                table.tell("title")
                game.step += 1
            return OVER

        return resumable
    return play


@pytest.mark.parametrize("what", ["nothing", "a forced move", "a bookmark"])
def test_an_answer_is_taken_back_as_if_it_had_never_been_given(what: str) -> None:
    table = lay(toy(then(what)))
    before = copy_state(table.game)
    table.answer(GO)
    assert table.can_take_back("north")
    table.take_back("north")
    assert table.game == before
    assert table.question is not None
    assert table.question.number == 0
    assert table.log == []
    assert table.journal.entries == []
    table.answer(STAY)
    assert table.game.done == [STAY]


@pytest.mark.parametrize("what", ["a die", "a draw", "a reveal", "another answer"])
def test_an_answer_stands_once_something_is_known(what: str) -> None:
    table = lay(toy(then(what)))
    table.answer(GO)
    if what == "another answer":
        table.answer(GO)
    before, question = copy_state(table.game), table.question
    assert not table.can_take_back("north")
    with pytest.raises(NotAllowed, match="Nothing can be taken back"):
        table.take_back("north")
    assert table.game == before
    assert table.question is question


def test_several_answers_are_taken_back_one_by_one() -> None:
    table = lay(toy(then("a bookmark")))
    for choice in (GO, STAY):
        table.answer(choice)
    table.take_back("north")
    assert table.game.done == [GO]
    table.take_back("north")
    assert table.game.done == []
    assert not table.can_take_back("north")


def test_nobody_takes_back_the_answer_of_another() -> None:
    table = lay(toy(then("another answer")))
    table.answer(GO)
    assert not table.can_take_back("south")
    assert table.can_take_back("north")


def test_nothing_is_taken_back_after_the_end() -> None:
    table = lay(toy(then("nothing")))
    table.answer(GO)
    table.answer(GO)
    assert table.outcome is not None
    assert not table.can_take_back("north")


def test_going_back_far_plays_the_whole_game_again_up_to_there() -> None:
    table = lay(TOY, RandomChance(4))
    states = {}
    while table.question:
        states[len(table.journal.entries)] = copy_state(table.game)
        table.answer(0)
    last = max(states)
    for number in sorted(states, reverse=True):
        table.rewind(number)
        assert table.game == states[number]
        assert table.question is not None
        assert len(table.journal.entries) == number
    assert last > 4


def test_what_is_taken_back_is_written_down() -> None:
    table = lay(toy(then("nothing")))
    lines: list[str] = []
    table.journal.write = lines.append
    table.answer(GO)
    table.take_back("north")
    table.answer(STAY)
    assert lines == [
        '{"n":0,"role":"north","entry":["go"]}',
        '{"back":0}',
        '{"n":0,"role":"north","entry":["stay"]}',
    ]
