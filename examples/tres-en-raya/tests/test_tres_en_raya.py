"""The rules of tres en raya, each with a test that would catch it breaking."""

from __future__ import annotations

from typing import Any

import pytest
from tres_en_raya import RULEBOOK
from tres_en_raya.game import LINES, SQUARES

import vivac
from vivac.lab.coverage import rule
from vivac.table import NotAllowed, Table


def played(*squares: str) -> Table[Any]:
    """A table after these squares were marked in turn."""
    table = vivac.open(RULEBOOK, seed=1)
    for square in squares:
        table.answer(f"mark:{square}")
    return table


@rule("tres-en-raya", "1.1")
def test_crosses_begin_and_the_players_take_turns() -> None:
    table = played()
    roles = []
    for square in ("a1", "b1", "a2", "b2"):
        assert table.question is not None
        roles.append(table.question.role)
        table.answer(f"mark:{square}")
    assert roles == ["crosses", "noughts", "crosses", "noughts"]
    assert table.game.marks == {"a1": "crosses", "b1": "noughts", "a2": "crosses", "b2": "noughts"}


@rule("tres-en-raya", "1.1")
def test_only_a_free_square_is_marked() -> None:
    table = played("a1")
    assert table.question is not None
    assert [option[1] for option in table.question.options] == [
        square for square in SQUARES if square != "a1"
    ]
    with pytest.raises(NotAllowed):
        table.answer("mark:a1")
    refusal = table.why_not("noughts", "a1")
    assert refusal is not None
    assert refusal.say.rule == "1.1"
    assert table.why_not("noughts", "b1") is None


@rule("tres-en-raya", "1.2")
@pytest.mark.parametrize("line", LINES, ids="-".join)
def test_three_in_a_row_win_at_once(line: tuple[str, str, str]) -> None:
    mine, theirs = list(line), [square for square in SQUARES if square not in line]
    table = played(mine[0], theirs[0], mine[1], theirs[1])
    assert table.outcome is None
    table.answer(f"mark:{mine[2]}")
    assert table.outcome is not None
    assert table.outcome.winners == ("crosses",)


@rule("tres-en-raya", "1.2")
def test_noughts_win_as_well() -> None:
    table = played("a1", "b1", "a2", "b2", "c1", "b3")
    assert table.outcome is not None
    assert table.outcome.winners == ("noughts",)


@rule("tres-en-raya", "1.3")
def test_a_full_board_without_three_in_a_row_is_a_draw() -> None:
    table = played("a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3")
    assert table.outcome is not None, "the last square is forced, so the table marks it"
    assert table.outcome.winners == ()
    assert len(table.game.marks) == 9


@rule("tres-en-raya", "1.2")
def test_three_in_a_row_on_the_last_square_still_win() -> None:
    table = played("a1", "b1", "c1", "a2", "b2", "c2", "b3", "a3")
    assert table.outcome is not None
    assert table.outcome.winners == ("crosses",)
