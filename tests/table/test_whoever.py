"""Questions put to whoever answers first: each role plans by itself, and nobody waits."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from toys import toy
from vivac.table import (
    Ask,
    EnteredChance,
    Header,
    Journal,
    NotAllowed,
    Option,
    Outcome,
    RandomChance,
    Say,
    Table,
)
from vivac.table.opening import replay_checked

PLAN, DONE = Option("plan"), Option("done")
HEADER = Header("toy", "1", "short")


@dataclass(slots=True)
class Plans:
    done: list[str] = field(default_factory=list)
    north: int = 0
    south: int = 0


async def planning(table: Table[Any]) -> Outcome:
    plans = table.game
    while len(plans.done) < 2:
        await table.bookmark()
        asks = {r: Ask(r, "bid", (PLAN, DONE)) for r in ("north", "south") if r not in plans.done}
        role, answer = await table.whoever(asks)
        if answer == DONE:
            plans.done.append(role)
        else:
            setattr(plans, role, getattr(plans, role) + 1)
    return Outcome((), Say("over"))


def rulebook() -> Any:
    return replace(toy(planning), setup=lambda *_: Plans(), redeal=lambda _box, game, _viewer, _rng: game)


def begun() -> Table[Any]:
    return Table(rulebook(), None, Plans(), Journal(HEADER), RandomChance(1)).start()


def test_each_goes_on_without_waiting_for_the_other() -> None:
    table = begun()
    assert table.waiting_for == ("north", "south")
    for _ in range(3):
        table.answer("plan", role="south")
    table.answer("done", role="south")
    assert table.waiting_for == ("north",)
    table.answer("done", role="north")
    assert (table.game.north, table.game.south) == (0, 3)
    assert table.outcome is not None


def test_a_copy_waits_for_the_same_roles() -> None:
    table = begun()
    table.answer("plan", role="north")
    copy = table.fork(EnteredChance())
    assert copy.game == table.game
    assert copy.waiting_for == table.waiting_for


def test_an_answer_can_be_taken_back_until_somebody_else_answers() -> None:
    table = begun()
    table.answer("plan", role="north")
    table.take_back("north")
    assert table.game.north == 0
    table.answer("plan", role="north")
    table.answer("plan", role="south")
    assert not table.can_take_back("north")


def test_the_journal_plays_it_again() -> None:
    table = begun()
    for role, choice in (("south", "plan"), ("north", "plan"), ("south", "done"), ("north", "done")):
        table.answer(choice, role=role)
    again = begun()
    again.rewind(0)
    for entry in table.journal.entries:
        assert isinstance(entry.value, Option)
        again.answer(entry.value, role=entry.role)
    assert again.game == table.game


def test_a_pilot_answers_for_all() -> None:
    answers = iter((PLAN, DONE, DONE))
    table = Table(
        rulebook(),
        None,
        Plans(),
        Journal(HEADER),
        RandomChance(1),
        bookmarks=False,
        pilot=lambda _table, _ask: next(answers),
    )
    table.start()
    assert (table.game.north, table.game.done) == (1, ["north", "south"])


def test_a_question_keeps_its_number_while_the_other_answers() -> None:
    table = begun()
    table.answer("plan", role="north")
    numbers = []
    for _ in range(3):
        table.answer("plan", role="south")
        scene = table.scene("north")
        assert scene.question is not None
        numbers.append(scene.question.number)
    assert numbers == [1, 1, 1]
    again = begun()
    replay_checked(again, table.journal.entries)
    for same in (table, table.fork(), table.imagine("north", Random(1)), again):
        asked = same.question_for("north")
        assert asked is not None
        assert asked.number == 1
    table.take_back("south")
    asked = table.question_for("north")
    assert asked is not None
    assert asked.number == 1


def test_an_answer_is_not_stale_because_the_other_has_answered() -> None:
    table = begun()
    asked = table.question_for("north")
    assert asked is not None
    for _ in range(3):
        table.answer("plan", role="south")
    table.answer("plan", role="north", number=asked.number)
    assert (table.game.north, table.game.south) == (1, 3)
    with pytest.raises(NotAllowed, match="no longer open"):
        table.answer("plan", role="north", number=asked.number)
