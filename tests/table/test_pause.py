"""A table can be put down in one process and go on in another."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from vivac.lab.promises import header_of, new_table
from vivac.table import NotFound, Option, Table, find_game


@pytest.mark.parametrize("name", ["mosby", "guerra", "cuadro", "tres-en-raya"])
def test_a_table_goes_on_where_it_paused(name: str) -> None:
    rulebook = find_game(name)
    box, rng = rulebook.open_box(None), Random(4)
    table = new_table(rulebook, box, header_of(rulebook, rulebook.scenario(None)), 4)
    for _ in range(40):
        question = table.question
        if question is None:
            break
        sent = pickle.loads(pickle.dumps(table.pause()))
        copy = Table.go_on(rulebook, box, table.journal.header, sent)
        assert copy.asked == table.asked
        assert copy.game == table.game
        assert copy.question is not None
        assert list(copy.question.options) == list(question.options)
        table.answer(rng.choice(list(question.options)))


@pytest.mark.parametrize("name", ["mosby", "guerra", "cuadro", "tres-en-raya"])
def test_a_table_that_was_put_aside_is_taken_up_whole(name: str) -> None:
    rulebook = find_game(name)
    box, rng = rulebook.open_box(None), Random(4)
    header = header_of(rulebook, rulebook.scenario(None))
    table = new_table(rulebook, box, header, 4)
    for _ in range(25):
        question = table.question
        if question is None:
            break
        again = new_table(rulebook, box, header, 4)
        again.restore(pickle.loads(pickle.dumps(table.keep())))
        assert again.game == table.game
        assert again.journal.entries == table.journal.entries
        assert again.log == table.log
        assert again.asked == table.asked
        assert again.can_take_back(question.role) == table.can_take_back(question.role)
        table.answer(rng.choice(list(question.options)))


def test_options_and_complaints_arrive() -> None:
    option = Option("move", "groveton", 3)
    assert pickle.loads(pickle.dumps(option)) == option
    complaint = pickle.loads(pickle.dumps(NotFound("no-such-bot", bot="genius", known="greedy")))
    assert str(complaint) == str(NotFound("no-such-bot", bot="genius", known="greedy"))
