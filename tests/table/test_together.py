"""Questions put together: secret, in any order, and safe to break off half-answered."""

from __future__ import annotations

import msgspec
import pytest

from toys import BIDS, TOY, lay
from vivac.table import EnteredChance, Journal, NotAllowed, RandomChance, resume
from vivac.table.table import Table

LOW, HIGH = BIDS


def bidding() -> Table:
    return lay(TOY, RandomChance(3))


def test_everybody_is_asked_at_once() -> None:
    table = bidding()
    assert table.waiting_for == ("north", "south")
    for role in TOY.roles:
        question = table.question_for(role)
        assert question is not None
        assert question.role == role


@pytest.mark.parametrize("order", [("north", "south"), ("south", "north")])
def test_the_order_of_answers_does_not_matter(order: tuple[str, str]) -> None:
    table = bidding()
    bids = {"north": HIGH, "south": LOW}
    for role in order:
        table.answer(bids[role], role=role)
    assert table.question is not None
    assert (table.question.role, table.question.prompt) == ("north", "march")


def test_nobody_sees_an_answer_until_all_have_answered() -> None:
    low, high = bidding(), bidding()
    low.answer(LOW, role="north")
    high.answer(HIGH, role="north")
    for viewer in ("south", None):
        assert msgspec.json.encode(low.scene(viewer)) == msgspec.json.encode(high.scene(viewer))
        assert low.told(viewer) == high.told(viewer)


def test_nobody_answers_twice() -> None:
    table = bidding()
    table.answer(LOW, role="south")
    with pytest.raises(NotAllowed, match="not south's turn: the table waits for north"):
        table.answer(HIGH, role="south")
    assert table.waiting_for == ("north",)


@pytest.mark.parametrize("trusted", [True, False])
def test_a_game_broken_off_half_answered_goes_on_there(trusted: bool) -> None:
    table = bidding()
    table.answer(HIGH, role="south")
    saved = Journal.parse("\n".join(table.journal.lines()))
    again = resume(saved, game=TOY, trusted=trusted)
    assert again.waiting_for == ("north",)
    again.answer(LOW, role="north")
    assert again.question is not None
    assert again.question.role == "south"


def test_a_copy_is_half_answered_too() -> None:
    table = bidding()
    table.answer(HIGH, role="south")
    copy = table.fork(EnteredChance())
    assert copy.waiting_for == ("north",)
    assert copy.journal.entries == table.journal.entries[copy.journal.skipped :]


def test_an_answer_can_be_taken_back_while_the_others_think() -> None:
    table = bidding()
    table.answer(HIGH, role="south")
    table.take_back("south")
    assert table.waiting_for == ("north", "south")
    table.answer(LOW, role="south")
    table.answer(LOW, role="north")
    assert table.game.turn == 2
