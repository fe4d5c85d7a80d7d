"""Answers come from the options; nothing else gets in, and what is refused changes nothing."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

from toys import OVER, TOY, act, lay, toy
from vivac.players import RandomPlayer
from vivac.server.problems import Refused
from vivac.table import D6, DeadEnd, NotAllowed, Option, Table, copy_state

GOING = act("go", of=("place",))
A, B = GOING("a"), GOING(7)


async def two_questions(table: Table[Any]) -> Any:
    for _ in range(2):
        table.game.done.append(await table.ask("north", "raid", [A, B], acts=GOING.by_verb))
    return OVER


@pytest.mark.parametrize("choice", [A, "go:a", 0])
def test_an_option_is_meant_by_itself_its_id_or_its_place(choice: Any) -> None:
    table = lay(toy(two_questions))
    table.answer(choice)
    assert table.game.done == [A]


def test_an_id_with_a_number_is_found_as_well() -> None:
    table = lay(toy(two_questions))
    table.answer("go:7")
    assert table.game.done == [B]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ({"choice": "go:z"}, '"go:z" is not among the options'),
        ({"choice": Option("go", 8)}, '"go:8" is not among the options'),
        ({"choice": 2}, "There is no option number 2"),
        ({"choice": -1}, "There is no option number -1"),
        ({"choice": ""}, "is not among the options"),
        ({"choice": "go:²"}, "is not among the options"),
        ({"choice": "go:--5"}, "is not among the options"),
        ({"choice": "go:" + "9" * 5000}, "is not among the options"),
        ({"choice": "go:a", "role": "south"}, "It is not south's turn: the table waits for north."),
        ({"choice": "go:a", "number": 4}, "Question 4 is no longer open; the open one is number 0."),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(answer: dict[str, Any], sentence: str) -> None:
    table = lay(toy(two_questions))
    before, question = copy_state(table.game), table.question
    with pytest.raises(NotAllowed) as refused:
        table.answer(**answer)
    assert sentence in str(refused.value)
    assert table.game == before
    assert table.question is question
    assert table.journal.entries == []


def test_an_answer_given_twice_is_stale_the_second_time() -> None:
    table = lay(toy(two_questions))
    table.answer(A, number=0)
    with pytest.raises(NotAllowed, match="no longer open"):
        table.answer(A, number=0)
    assert table.game.done == [A]


def test_nothing_is_answered_after_the_end() -> None:
    table = lay(toy(two_questions))
    table.answer(A)
    table.answer(B)
    assert table.question is None
    assert table.outcome == OVER
    assert table.waiting_for == ()
    with pytest.raises(NotAllowed, match="The game is over"):
        table.answer(A)


def test_the_table_takes_a_single_option_by_itself() -> None:
    async def play(table: Table[Any]) -> Any:
        table.game.done.append(await table.ask("north", "raid", [A]))
        await table.ask("north", "raid", [A, B])
        return OVER

    table = lay(toy(play))
    assert table.game.done == [A]
    assert [entry.auto for entry in table.journal.entries] == [True]


@pytest.mark.parametrize("pilot", [None, RandomPlayer(1).choose])
def test_a_single_option_that_asks_to_be_confirmed_is_not_taken_by_itself(pilot: Any) -> None:
    async def play(table: Table[Any]) -> Any:
        await table.ask("north", "raid", [A], confirm=True)
        return OVER

    table = lay(toy(play), pilot=pilot)
    if pilot is None:
        assert table.question is not None
        table.answer(A)
    assert [entry.auto for entry in table.journal.entries] == [False]


def test_a_question_without_options_is_a_dead_end() -> None:
    async def play(table: Table[Any]) -> Any:
        await table.ask("north", "raid", list)
        return OVER

    with pytest.raises(DeadEnd, match="raid asks north a question without options"):
        lay(toy(play))


def test_options_are_made_once_and_not_at_all_when_a_journal_is_trusted() -> None:
    made = []

    def options() -> list[Option]:
        made.append(1)
        return [A, B]

    async def play(table: Table[Any]) -> Any:
        await table.ask("north", "raid", options)
        return OVER

    table = lay(toy(play))
    table.answer("go:a")
    assert len(made) == 1
    again = lay(toy(play))
    made.clear()
    again.trust(list(table.journal.entries))
    assert made == []
    assert again.outcome == OVER


class Square:
    """Ten quarter-inches by ten."""

    def __contains__(self, point: tuple[int, int], /) -> bool:
        return all(0 <= n < 10 for n in point)

    def point(self, rng: Random, /) -> tuple[int, int]:
        return rng.randrange(10), rng.randrange(10)

    outlines = (((0, 0), (9, 0), (9, 9), (0, 9)),)
    origin = None


async def placing(table: Table[Any]) -> Any:
    place = Option("place", "u1")
    table.game.done.append(await table.ask("north", "raid", [place], regions={place: Square()}))
    return OVER


@pytest.mark.parametrize(
    "choice", ["place:u1:3:9", Option("place", "u1", 3, 9), Option("place", "u1").at(3, 9)]
)
def test_an_option_with_a_region_is_answered_with_a_point_inside(choice: Any) -> None:
    table = lay(toy(placing))
    assert table.question is not None, "a single option with a region still needs its point"
    table.answer(choice)
    assert table.game.done == [Option("place", "u1", 3, 9)]


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("place:u1", "needs a point"),
        (0, "needs a point"),
        ("place:u1:3:10", "lies outside"),
        ("place:u1:x:y", "lies outside"),
        ("place:u2:3:3", "is not among the options"),
        ("place", "is not among the options"),
    ],
)
def test_a_point_outside_the_region_is_refused(choice: Any, sentence: str) -> None:
    table = lay(toy(placing))
    with pytest.raises(NotAllowed, match=sentence):
        table.answer(choice)
    assert table.game.done == []


def test_a_random_player_picks_a_point_inside_the_region() -> None:
    table = lay(toy(placing), pilot=RandomPlayer(1).choose)
    assert table.outcome == OVER
    assert tuple(table.game.done[0][-2:]) in Square()


def test_everybody_gets_the_question_that_is_theirs() -> None:
    table = lay(toy(two_questions))
    mine, theirs = table.scene("north"), table.scene("south")
    assert mine.question is not None
    assert [choice.id for choice in mine.question.choices] == ["go:a", "go:7"]
    assert theirs.question is None
    assert theirs.waiting_for == ("north",)


def test_the_log_is_told_to_whom_it_concerns() -> None:
    async def play(table: Table[Any]) -> Any:
        table.tell("title")
        table.tell("summary", to="north", rule="1.1")
        await table.roll(D6, "raid")
        table.tell("title")
        await table.ask("north", "raid", [A, B])
        return OVER

    table = lay(toy(play))
    assert [(told.number, told.say.key) for told in table.told("north")] == [
        (0, "title"),
        (0, "summary"),
        (1, "title"),
    ]
    assert [told.say.key for told in table.told("south")] == ["title", "title"]
    assert [told.say.key for told in table.told("north", since=2)] == ["title"]


def test_the_scene_after_the_end_says_how_it_ended() -> None:
    table = lay(TOY)
    while table.question:
        table.answer(0)
    assert table.outcome is not None
    assert table.scene(None).outcome == table.outcome.say


def test_a_complaint_comes_home_from_another_process() -> None:
    for complaint in (NotAllowed("game-is-over"), Refused(413, "no-such-game", game="x", known="y")):
        again = pickle.loads(pickle.dumps(complaint))
        assert type(again) is type(complaint)
        assert (again.say, vars(again)) == (complaint.say, vars(complaint))
