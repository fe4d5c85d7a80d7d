"""Bookmarks, copies, and tables imagined by somebody who cannot know everything."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from toys import OVER, RAID, TOY, lay, toy
from vivac.table import D6, DeadEnd, Option, RandomChance, ScriptedChance, Table, Unbelievable, unflat
from vivac.table.scene import Say, Scene
from vivac.table.table import Table as TableType

GO, STAY = Option("go"), Option("stay")


async def steps(table: Table[Any]) -> Any:
    """A loop over the state alone: three questions and a die after each."""
    game = table.game
    while game.step < 3:
        await table.bookmark()
        choice = await table.ask("north", "raid", [GO, STAY])
        die = await table.roll(D6, "raid")
        second = await table.ask("north", "raid", [GO, STAY])
        game.done += [choice.verb, die, second.verb]
        game.step += 1
    return OVER


def halfway() -> TableType[Any]:
    table = lay(toy(steps), RandomChance(5))
    for choice in (GO, STAY, STAY):
        table.answer(choice)
    return table


def test_a_copy_waits_at_the_same_question_with_the_same_state() -> None:
    table = halfway()
    copy = table.fork()
    assert copy.game == table.game
    assert copy.game is not table.game
    assert copy.question is not None
    assert table.question is not None
    assert (copy.question.number, copy.question.prompt) == (table.question.number, table.question.prompt)
    assert copy.journal.entries == table.journal.entries[copy.journal.skipped :]
    assert copy.log is None


def test_a_copy_builds_no_options_until_somebody_looks() -> None:
    looked = []

    def options() -> list[Option]:
        looked.append(1)
        return [GO, STAY]

    async def slow(table: Table[Any]) -> Any:
        while table.game.step < 2:
            await table.bookmark()
            await table.ask("north", "raid", options)
            table.game.step += 1
        return OVER

    table = lay(toy(slow), RandomChance(5))
    assert len(looked) == 1
    copy = table.fork()
    assert len(looked) == 1
    assert copy.question is not None
    assert table.question is not None
    assert copy.question.options is table.question.options
    copy.answer(GO)
    assert len(looked) == 2  # the next question is the copy's own


def test_a_copy_that_went_back_asks_afresh() -> None:
    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        first = await table.ask("north", "raid", [GO, STAY])
        await table.ask("north", "raid", [GO, STAY, first] if first == GO else [STAY, Option("run")])
        return OVER

    table = lay(toy(play), RandomChance(5))
    table.answer(GO)
    copy = table.fork()
    copy.rewind(0)
    copy.answer(STAY)
    assert copy.question is not None
    assert copy.question.options == [STAY, Option("run")]


def test_a_copy_goes_its_own_way() -> None:
    table = halfway()
    before = list(table.game.done)
    copy = table.fork(ScriptedChance([6, 6]))
    while copy.question:
        copy.answer(GO)
    assert copy.outcome == OVER
    assert table.game.done == before
    assert table.outcome is None


def test_a_copy_of_a_copy_is_a_copy() -> None:
    table = halfway()
    assert table.fork().fork().game == table.game


def test_the_last_copy_goes_the_same_way_and_knows_when_it_rests() -> None:
    table = halfway()
    copies = [table.fork(RandomChance(1)), table.fork(RandomChance(1), last=True)]
    rests: list[list[bool]] = []
    for copy in copies:
        rests.append([])
        while copy.question:
            copy.answer(GO)
            rests[-1].append(copy.at_rest)
    assert copies[0].game == copies[1].game
    assert rests[0] == rests[1]
    assert set(rests[1]) == {True, False}


def test_a_copy_of_the_last_one_is_right_all_the_same() -> None:
    last = halfway().fork(RandomChance(1), last=True)
    for choice in (GO, STAY, GO):
        last.answer(choice)
    assert last.fork().game == last.game


def test_a_pilot_plays_a_copy_to_its_end() -> None:
    copy = halfway().fork(RandomChance(1), pilot=lambda _table, ask: ask.options[0])
    assert copy.outcome == OVER
    assert copy.game.step == 3


def test_a_table_without_bookmarks_cannot_be_copied() -> None:
    table = lay(toy(steps), bookmarks=False)
    with pytest.raises(DeadEnd, match="cannot be copied"):
        table.fork()


def test_what_somebody_imagines_agrees_with_all_they_know() -> None:
    table = lay(TOY, RandomChance(8))
    rng = Random(1)
    theirs = set()
    for _ in range(40):
        world = table.imagine("north", rng)
        assert world.game.cards["north"] == table.game.cards["north"]
        assert TOY.audit(None, world.game) == []
        theirs.add(world.game.cards["south"])
    assert len(theirs) == 3, "the south may hold any card the north does not"


def test_whoever_has_spied_imagines_only_the_truth() -> None:
    table = lay(TOY, RandomChance(8))
    for choice, role in (
        ("bid:high", "north"),
        ("bid:low", "south"),
        ("march:hill", "north"),
        ("spy", "north"),
    ):
        table.answer(choice, role=role)
    rng = Random(1)
    assert all(table.imagine("north", rng).game.cards == table.game.cards for _ in range(20))


def test_imagining_leaves_the_table_alone() -> None:
    table = lay(TOY, RandomChance(8))
    cards = dict(table.game.cards)
    table.imagine("north", Random(1)).answer("bid:low", role="north")
    assert table.game.cards == cards
    assert table.waiting_for == ("north", "south")


async def hunt(table: Table[Any]) -> Any:
    """What is drawn depends on something hidden."""
    await table.bookmark()
    thing = await table.draw([table.game.secret, "y"], "deal", secret=table.game.step == 1)
    table.game.done.append(thing)
    await table.ask("north", "raid", [GO, STAY])
    return OVER


def test_a_world_that_does_not_fit_what_was_drawn_is_unbelievable() -> None:
    table = lay(
        toy(hunt, redeal=lambda _box, game, *_: setattr(game, "secret", "z") or game),
        ScriptedChance((), ["x"]),
    )
    with pytest.raises(Unbelievable):
        table.imagine("north", Random(1))


def test_another_dealing_is_tried_before_giving_up() -> None:
    table = lay(toy(hunt), ScriptedChance((), ["x"]))
    assert table.imagine("north", Random(1)).game.secret == "x"


def test_what_the_rules_reveal_by_themselves_binds_what_is_imagined() -> None:
    async def unmask(table: Table[Any]) -> Any:
        await table.bookmark()
        table.game.done.append(table.game.secret)  # without a die or an answer
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    table = lay(toy(unmask, scene=lambda _box, game, viewer: Scene("toy", viewer, Say(" ".join(game.done)))))
    rng = Random(1)
    assert {table.imagine("north", rng).game.secret for _ in range(20)} == {"x"}


def test_where_nothing_was_dealt_anew_there_is_nothing_to_compare() -> None:
    looks = []

    def scene(_box: Any, _game: Any, viewer: str | None) -> Scene:
        looks.append(viewer)
        return Scene("toy", viewer, Say("title"))

    async def play(table: Table[Any]) -> Any:
        await table.bookmark()
        table.game.step = 1
        await table.ask("north", "raid", [GO, STAY])
        return OVER

    table = lay(toy(play, scene=scene, redeal=lambda _box, game, *_: game))
    assert table.imagine("north", Random(1)).game == table.game
    assert looks == []


def test_a_draw_nobody_saw_is_drawn_afresh_in_an_imagined_world() -> None:
    def start(*_: Any) -> Any:
        game = toy(hunt).setup("", frozenset(), None)
        game.step = 1
        return game

    table = lay(toy(hunt, setup=start), ScriptedChance((), ["x"]))
    rng = Random(2)
    drawn = {table.imagine("north", rng).game.done[0] for _ in range(40)}
    assert drawn == {"x", "y", "z"}


def test_a_state_is_flat_or_says_where_it_is_not() -> None:
    game = lay(TOY).game
    assert unflat(game) == []
    game.points["north"] = [1]
    game.deck.append({})
    assert [wrong.partition(":")[0] for wrong in unflat(game)] == ["deck", "points"]


def test_a_fork_stopped_at_a_die_waits_for_that_die() -> None:
    from vivac.table import EnumeratedChance

    table = lay(TOY, RandomChance(8))
    for choice, role in (("bid:high", "north"), ("bid:low", "south"), ("march:hill", "north")):
        table.answer(choice, role=role)
    copy = table.fork(EnumeratedChance())
    copy.answer(RAID)
    again = copy.fork(EnumeratedChance())
    again.answer("die:6")
    assert copy.game.points["north"] == 0
    assert again.game.points["north"] == 6
