"""A journal knows what it was played on: it is played again to the same states, or says where it departs."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from toys import OVER, Notes, toy
from vivac.lab.verify import verify
from vivac.table import (
    Journal,
    NotAllowed,
    Option,
    Rulebook,
    Say,
    Table,
    open_table,
    resume,
)
from vivac.table.played_on import EVERY
from vivac.table.records import Departure

OLD = Path(__file__).parent / "journals"
ON, OFF = Option("on"), Option("off")


def walk(steps: int, at: Callable[[Table[Any], int], None] = lambda *_: None) -> Rulebook[Notes]:
    """A game of so many questions; `at` does something at each."""

    async def play(table: Table[Any]) -> Any:
        while table.game.step < steps:
            await table.bookmark()
            answer = await table.ask("north", "raid", [ON, OFF])
            table.game.done.append(answer.verb)
            at(table, table.game.step)
            table.game.step += 1
        return OVER

    return toy(play, setup=lambda *_: Notes())


def played(rulebook: Rulebook[Any], answers: int) -> Journal:
    """The journal of a game after so many answers."""
    table = open_table(rulebook, seed=1)
    for _ in range(answers):
        table.answer("on")
    return again(table.journal)


def again(journal: Journal) -> Journal:
    return Journal.parse("".join(f"{line}\n" for line in journal.lines()))


def strays(after: int) -> Rulebook[Notes]:
    """The same game, but that from some step on something else comes of an answer."""

    def at(table: Table[Any], step: int) -> None:
        if step >= after:
            table.game.secret = "astray"

    return walk(120, at)


def says(table: Table[Any]) -> str:
    departure = table.departure
    assert departure is not None
    return str(NotAllowed(departure.say.key, **departure.say.params))


def test_every_fifty_entries_and_at_the_end_a_hash_of_the_state_is_written_down() -> None:
    journal = played(walk(120), 120)
    assert list(journal.played_on.states) == [EVERY, 2 * EVERY, 120]
    assert [state.over for state in journal.played_on.states.values()] == [False, False, True]


def test_the_header_says_the_edition_and_the_box() -> None:
    rulebook = replace(walk(1), version="7", fingerprint=lambda _box: "b0x")
    header = open_table(rulebook, seed=1).journal.header
    assert (header.version, header.box) == ("7", "b0x")


def test_what_is_written_as_it_happens_is_the_same_as_what_is_kept() -> None:
    table = open_table(walk(120), seed=1)
    lines = list(table.journal.lines())
    table.journal.write = lines.append
    for _ in range(120):
        table.answer("on")
    assert lines == list(table.journal.lines())


def test_what_is_taken_back_leaves_no_hash_behind() -> None:
    table = open_table(walk(120), seed=1)
    lines = list(table.journal.lines())
    table.journal.write = lines.append
    for _ in range(EVERY + 5):
        table.answer("on")
    table.rewind(EVERY - 5)
    for _ in range(60):
        table.answer("off")
    journal = Journal.parse("\n".join(lines))
    assert journal.played_on.states == table.journal.played_on.states
    assert resume(journal, game=walk(120)).departure is None


def test_a_game_goes_on_by_the_rules_it_was_played_by() -> None:
    table = resume(played(walk(120), 70), game=walk(120))
    assert table.departure is None
    table.answer("off")
    assert len(table.journal.entries) == 71


def test_another_edition_that_comes_to_the_same_states_goes_on_and_says_from_where() -> None:
    newer = replace(walk(120), version="2")
    table = resume(played(walk(120), 70), game=newer)
    table.answer("off")
    journal = again(table.journal)
    assert [(each.start, each.version) for each in journal.played_on.editions] == [(0, "1"), (70, "2")]
    assert resume(journal, game=newer).departure is None


def test_a_state_that_is_not_as_it_was_is_a_departure_from_the_last_that_is() -> None:
    table = resume(played(walk(120), 110), game=replace(strays(60), version="2"))
    assert table.departure == Departure(
        50, Say("departs-edition", {"number": 50, "theirs": "1", "ours": "2"})
    )
    assert len(table.journal.entries) == table.game.step == 50
    assert table.game.secret == "x"
    assert "From entry 50 on this game goes otherwise than it was played" in says(table)
    assert "by edition 1 of the rules and this is edition 2" in says(table)


def test_an_answer_that_is_no_longer_offered_is_a_departure_at_that_entry() -> None:
    async def play(table: Table[Any]) -> Any:
        while table.game.step < 120:
            await table.bookmark()
            offered = [ON, OFF] if table.game.step < 30 else [OFF, Option("else")]
            table.game.done.append((await table.ask("north", "raid", offered)).verb)
            table.game.step += 1
        return OVER

    table = resume(played(walk(120), 40), game=toy(play))
    assert table.departure is not None
    assert table.departure.number == len(table.journal.entries) == 30


def test_rules_that_break_down_on_an_old_game_are_a_departure_too() -> None:
    def at(_table: Table[Any], step: int) -> None:
        if step == 20:
            raise KeyError("a unit that was never there")

    table = resume(played(walk(120), 40), game=walk(120, at))
    assert table.departure is not None
    assert table.departure.number == len(table.journal.entries) == 20


def test_a_game_that_no_longer_comes_to_its_end_departs() -> None:
    table = resume(played(walk(60), 60), game=walk(61))
    assert table.departure is not None
    assert table.departure.number == 50


def test_a_game_that_now_ends_before_departs() -> None:
    table = resume(played(walk(60), 55), game=walk(52))
    assert table.departure is not None
    assert table.departure.number == 52


def test_a_game_that_departed_can_be_looked_at_and_not_changed() -> None:
    table = resume(played(walk(120), 110), game=strays(60))
    assert table.question is None
    assert table.waiting_for == ()
    assert not table.can_take_back("north")
    assert table.scene("north").question is None
    for change in (lambda: table.answer("on"), lambda: table.rewind(3), lambda: table.take_back("north")):
        with pytest.raises(NotAllowed):
            change()
    with pytest.raises(NotAllowed, match="From entry 50 on"):
        table.answer("on")


@pytest.mark.parametrize(
    ("header", "rules", "key"),
    [
        ({}, {"version": "2"}, "departs-edition"),
        ({}, {"fingerprint": lambda _box: "other"}, "departs-box"),
        ({}, {}, "departs-unexplained"),
        ({"box": ""}, {}, "departs-before"),
        ({"pack": "f00"}, {}, "departs-pack"),
    ],
)
def test_it_is_said_why_a_game_departs(header: dict[str, Any], rules: dict[str, Any], key: str) -> None:
    journal = played(walk(120), 110)
    lines = list(journal.lines())
    lines[0] = json.dumps(json.loads(lines[0]) | header)
    table = resume(Journal.parse("\n".join(lines)), game=replace(strays(60), **rules))
    assert table.departure is not None
    assert table.departure.say.key == key
    assert table.departure.number == 50


def test_an_open_game_does_not_go_on_without_its_pack_even_if_it_goes_the_same() -> None:
    journal = played(walk(120), 30)
    lines = list(journal.lines())
    lines[0] = lines[0].replace('"pack":""', '"pack":"f00"')
    table = resume(Journal.parse("\n".join(lines)), game=walk(120))
    assert table.departure is not None
    assert table.departure.number == 30
    assert "give it with --pack" in says(table)


# ---------------------------------------------------------------- corrections


def corrected(table: Table[Any], step: int) -> None:
    """9.11 From the second step on a correction forbids what was done."""
    if step >= 1 and table.since("erratum-9.11"):
        table.game.secret = "corrected"


def test_a_new_game_is_played_with_a_correction_and_says_where_it_met_it() -> None:
    journal = played(walk(9, corrected), 4)
    assert journal.played_on.readings == {"erratum-9.11": 2}
    table = resume(journal, game=walk(9, corrected))
    assert table.departure is None
    assert table.game.secret == "corrected"


def test_a_game_played_before_a_correction_keeps_the_old_reading_to_its_end() -> None:
    table = resume(played(walk(120), 60), game=walk(120, corrected))
    assert table.departure is None
    assert table.game.secret == "x"
    while table.question:
        assert table.fork().game.secret == "x"
        table.answer("on")
    assert table.game.secret == "x"
    assert "since" not in "".join(table.journal.lines())
    assert resume(again(table.journal), game=walk(120, corrected)).departure is None


def test_without_asking_since_when_the_same_correction_would_break_the_game() -> None:
    table = resume(played(walk(120), 60), game=strays(1))
    assert table.departure is not None


def test_a_game_that_has_not_come_to_a_correction_yet_meets_it_when_it_does() -> None:
    table = resume(played(walk(9), 1), game=walk(9, corrected))
    assert table.game.secret == "x"
    table.answer("on")
    assert table.game.secret == "corrected"
    assert again(table.journal).played_on.readings == {"erratum-9.11": 2}


def test_a_correction_met_and_taken_back_is_met_anew() -> None:
    table = open_table(walk(9, corrected), seed=1)
    lines = list(table.journal.lines())
    table.journal.write = lines.append
    for _ in range(3):
        table.answer("on")
    table.rewind(1)
    assert table.journal.played_on.readings == {}
    table.answer("off")
    assert Journal.parse("\n".join(lines)).played_on.readings == {"erratum-9.11": 2}


def test_a_copy_in_another_process_reads_the_rules_as_the_game_does() -> None:
    rulebook = walk(9, corrected)
    table = resume(played(walk(9), 3), game=rulebook)
    copy = Table.go_on(rulebook, None, table.journal.header, table.pause())
    copy.answer("on")
    assert copy.game.secret == "x"


# ---------------------------------------------------------------- journals of before


@pytest.mark.parametrize(
    ("name", "entries"), [("before-credits", 15), ("dice-nobody-owns", 22), ("before-fingerprints", 9)]
)
def test_journals_of_before_are_played_again(name: str, entries: int) -> None:
    journal = Journal.load(OLD / f"{name}.jsonl")
    assert journal.header.box == ""
    table = resume(journal)
    assert table.departure is None
    assert len(table.journal.entries) == entries


def test_a_journal_of_before_that_goes_otherwise_now_is_shown_as_far_as_it_goes() -> None:
    table = resume(Journal.load(OLD / "edition-1.jsonl"))
    assert table.departure is not None
    assert table.departure.number == len(table.journal.entries) == 21
    assert "by edition 1 of the rules" in says(table)


def test_verifying_a_journal_of_before_says_what_it_does_not_tell() -> None:
    verdict = verify(Journal.load(OLD / "before-fingerprints.jsonl"))
    assert "journal-of-no-box" in [say.key for say in verdict.remarks]
    assert verdict.states == 0
