"""Plans made in parallel: each role makes its own in secret, and nobody waits."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

import pytest

from toys import act, toy
from vivac.table import (
    D6,
    EnteredChance,
    Header,
    Journal,
    NotAllowed,
    Option,
    Outcome,
    RandomChance,
    Say,
    Table,
    by_verb,
)
from vivac.table.replaying import replay_checked

PLANNING, ENDING = act("plan"), act("done")
ACTS, OPTIONS = by_verb(PLANNING, ENDING), (PLANNING(), ENDING())
PLAN, DONE = OPTIONS
HEADER = Header("toy", "1", "short")


@dataclass(slots=True)
class Plans:
    done: list[str] = field(default_factory=list)
    north: int = 0
    south: int = 0


async def planning(table: Table[Any]) -> Outcome:
    await table.bookmark()
    await table.in_parallel({role: plan(table, role) for role in ("north", "south")})
    return Outcome((), Say("over"))


async def plan(table: Table[Any], role: str) -> None:
    plans = table.game
    while role not in plans.done:
        await table.bookmark()
        if await table.ask(role, "bid", OPTIONS, acts=ACTS) == DONE:
            plans.done.append(role)
        else:
            setattr(plans, role, getattr(plans, role) + 1)


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


# ---------------------------------------------------------------- plans with something begun


@dataclass(slots=True)
class Marches:
    gone: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    hidden: int = 0


async def marching(table: Table[Any]) -> Outcome:
    await table.bookmark()
    await table.in_parallel({role: march_out(table, role) for role in ("north", "south")})
    return Outcome((), Say("over"))


async def march_out(table: Table[Any], role: str) -> None:
    """One march after another: who goes, then where to; and nobody goes where somebody has gone."""
    marches = table.game
    while role not in marches.done:
        await table.bookmark()
        if await table.ask(role, "who", OPTIONS, acts=ACTS) == DONE:
            marches.done.append(role)
            continue
        marches.gone.append(role)
        to = await table.ask(
            role, "where", lambda: [Option("to", x) for x in "abc" if x not in marches.gone], acts={}
        )
        marches.gone.append(str(to[1]))


def about_to_march(chance: Any = None) -> Table[Any]:
    def redeal(_box: Any, game: Any, _viewer: str, rng: Random) -> Any:
        return replace(game, hidden=rng.randrange(1, 1000))

    book: Any = replace(toy(marching), setup=lambda *_: Marches(), redeal=redeal)
    return Table(book, None, Marches(), Journal(HEADER), chance or RandomChance(1)).start()


def prompts(table: Table[Any]) -> list[tuple[str, str]]:
    return [(role, prompt) for _, role, prompt in table.asked]


def test_a_copy_made_while_both_are_in_the_middle_of_something_goes_on_the_same() -> None:
    table = about_to_march()
    for role, choice in (("north", "plan"), ("south", "plan"), ("south", "to:a"), ("south", "plan")):
        table.answer(choice, role=role)
    copy = table.fork(EnteredChance())
    assert copy.game == table.game
    assert copy.asked == table.asked == [(1, "north", "where"), (4, "south", "where")]
    for each in (table, copy):
        for role, choice in (("north", "to:b"), ("north", "done"), ("south", "to:c"), ("south", "done")):
            each.answer(choice, role=role)
        assert each.game.gone == ["north", "south", "a", "south", "b", "c"]
        assert each.outcome is not None


def test_a_question_keeps_its_number_in_a_copy_made_while_the_other_is_in_the_middle_of_something() -> None:
    table = about_to_march()
    for choice in ("plan", "to:a", "plan"):
        table.answer(choice, role="north")
    assert table.asked == table.fork().asked == [(3, "north", "where"), (0, "south", "who")]


def test_what_is_offered_follows_what_the_other_has_done_since() -> None:
    table = about_to_march()
    table.answer("plan", role="north")
    mine = table.question_for("north")
    assert mine is not None
    assert len(mine.options) == 3
    table.answer("plan", role="south")
    table.answer("to:a", role="south")
    assert [option.id for option in mine.options] == ["to:b", "to:c"]
    with pytest.raises(NotAllowed):
        table.answer("to:a", role="north")


def test_even_a_single_option_waits_for_whoever_plans() -> None:
    table = about_to_march()
    for choice in ("plan", "to:a", "plan", "to:b", "plan"):
        table.answer(choice, role="north")
    asked = table.question_for("north")
    assert asked is not None
    assert [option.id for option in asked.options] == ["to:c"]


def test_what_others_have_planned_is_not_imagined() -> None:
    table = about_to_march()
    table.answer("plan", role="north")
    for choice in ("plan", "to:a", "plan"):
        table.answer(choice, role="south")
    imagined = table.imagine("north", Random(1))
    assert prompts(table) == [("north", "where"), ("south", "where")]
    assert prompts(imagined) == [("north", "where"), ("south", "who")]
    assert imagined.game.gone == ["north"]


def test_a_pilot_takes_over_in_the_middle_of_plans() -> None:
    table = about_to_march()
    for role, choice in (("south", "plan"), ("north", "plan")):
        table.answer(choice, role=role)
    copy = table.fork(pilot=lambda _table, ask: ask.options[-1])
    assert copy.game.gone == ["south", "north", "c", "b"]
    assert copy.game.done == ["north", "south"]


def test_dice_of_a_plan_that_somebody_throws_are_waited_for() -> None:
    async def scouting(table: Table[Any]) -> Outcome:
        await table.bookmark()
        await table.in_parallel({"north": scout(table), "south": march_out(table, "south")})
        return Outcome((), Say("over"))

    async def scout(table: Table[Any]) -> None:
        while "north" not in table.game.done:
            await table.bookmark()
            await table.ask("north", "who", OPTIONS, acts=ACTS)
            table.game.hidden = await table.roll(D6, "scout")
            table.game.done.append("north")

    book: Any = replace(toy(scouting), setup=lambda *_: Marches())
    table = Table(book, None, Marches(), Journal(HEADER), EnteredChance()).start()
    table.answer("plan", role="north")
    assert table.waiting_for == ("chance",)
    assert table.fork(EnteredChance()).waiting_for == ("chance",)
    table.answer("die:4")
    assert table.game.hidden == 4
    assert table.waiting_for == ("south",)
