"""The journal: readable, append-only, and never believed blindly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from toys import OVER, TOY, lay, toy
from vivac.table import (
    BadJournal,
    EnteredChance,
    FairChance,
    Header,
    Journal,
    NotFound,
    Option,
    RandomChance,
    Table,
    open_table,
    resume,
)
from vivac.table.journal import Seal
from vivac.table.replaying import replay_checked

HEADER = Header("toy", "1", "short")


def finished(seed: int = 1) -> Table[Any]:
    table = open_table(TOY, seed=seed)
    while table.question:
        choices = table.question.options
        table.answer(choices[len(table.journal.entries) % len(choices)])
    return table


def text_of(table: Table[Any]) -> str:
    return "".join(f"{line}\n" for line in table.journal.lines())


def test_a_journal_is_a_header_and_a_line_for_each_entry(tmp_path: Path) -> None:
    table = finished()
    path = tmp_path / "game.journal"
    table.journal.save(path)
    again = Journal.load(path)
    assert again.header == table.journal.header
    assert again.entries == table.journal.entries
    assert again.seals == table.journal.seals
    assert again.seeds == ["1"]
    assert again.played_on.states == table.journal.played_on.states
    assert len(path.read_text().splitlines()) == len(again.entries) + 3, "and the last state, and the seed"


def test_lines_written_as_they_happen_are_the_same_journal() -> None:
    table = open_table(TOY, seed=5)
    lines = list(table.journal.lines())
    table.journal.write = lines.append
    while table.question:
        table.answer(0)
    assert lines == list(table.journal.lines())


@pytest.mark.parametrize("trusted", [True, False])
def test_a_saved_game_opens_in_the_same_state(trusted: bool) -> None:
    table = finished()
    again = resume(Journal.parse(text_of(table)), game=TOY, trusted=trusted)
    assert again.game == table.game
    assert again.outcome == table.outcome
    assert again.log == table.log
    assert [again.scene(v) for v in (*TOY.roles, None)] == [table.scene(v) for v in (*TOY.roles, None)]


def test_back_lines_take_back_what_came_before_them() -> None:
    lines = [
        '{"game":"toy","version":"1","scenario":"short"}',
        '{"n":0,"role":"north","entry":["go"]}',
        '{"n":1,"entry":4}',
        '{"back":1}',
        '{"n":1,"entry":"ace","auto":false}',
    ]
    journal = Journal.parse("\n".join(lines))
    assert [entry.value for entry in journal.entries] == [Option("go"), "ace"]
    assert [entry.role for entry in journal.entries] == ["north", ""]


def test_a_newer_seed_stays_when_entries_before_it_are_taken_back() -> None:
    journal = Journal(Header("toy", "1", "short", seed_hash="one"))
    lines = list(journal.lines())
    journal.write = lines.append
    for word in "abc":
        journal.add(lay(TOY).journal.entries[0]._replace(value=word))
    journal.seal("two")
    journal.back_to(1)
    assert journal.seals == [Seal(0, "one"), Seal(1, "two")]
    assert Journal.parse("\n".join(lines)).seals == journal.seals
    assert Journal.parse("\n".join(journal.lines())).seals == journal.seals


def test_a_part_of_a_journal_is_a_journal() -> None:
    table = finished()
    part = table.journal.upto(3)
    assert part.entries == table.journal.entries[:3]
    assert resume(part, game=TOY).question is not None


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: "", "is empty"),
        (lambda text: "hello\n" + text, "is not a journal of ours"),
        (lambda text: '{"name": "someone"}\n', "is not a journal of ours"),
        (lambda text: text[:-5], "cut short in its last line"),
        (lambda text: text.replace('"n":2', '"m":2'), "cannot be understood in line 4"),
        (lambda text: text.replace('"n":2', '"n":7'), "jumps in line 4: entry 2 should come there"),
        (lambda text: text + '{"back": 400}\n', "cannot be understood in line"),
        (lambda text: text.replace('["bid"', '[["bid"]'), "cannot be understood in line 4"),
        (lambda text: text.replace('["bid",', '["bid",["x"],'), "cannot be understood in line 4"),
        (lambda text: text.replace('"role":"north"', '"role":["north"]'), "cannot be understood in line 4"),
        (lambda text: text + '{"seed_hash": "x", "from": 0}\n', "cannot be understood in line"),
    ],
)
def test_a_file_that_is_no_journal_is_refused_with_a_sentence(change: Any, sentence: str) -> None:
    with pytest.raises(BadJournal, match=sentence):
        Journal.parse(change(text_of(finished())))


def test_a_file_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadJournal, match="There is no file nowhere"):
        Journal.load(tmp_path / "nowhere")
    with pytest.raises(BadJournal, match="cannot be read"):
        Journal.load(tmp_path)
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadJournal, match="cannot be read"):
        Journal.load(tmp_path / "picture")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"entry":["bid","low"]', '"entry":["bid","middle"]'),
        ('"entry":["bid","low"]', '"entry":4'),
        ('"role":"north"', '"role":"south"'),
        ('"role":"north"', '"role":"nobody"'),
        ('"n":0,"entry":', '"n":0,"role":"chance","entry":["draw","ace"],"x":'),
        ('"n":0,"entry":"', '"n":0,"entry":"no-'),
    ],
)
def test_an_edited_journal_breaks_a_rule(old: str, new: str) -> None:
    text = text_of(finished())
    assert old in text
    journal = Journal.parse(text.replace(old, new, 1))
    with pytest.raises(BadJournal, match="not what the rules allow"):
        replay_checked(lay(TOY, EnteredChance()), journal.entries)
    table = resume(journal, game=TOY)
    assert table.departure is not None
    assert table.departure.say.key == "departs-unexplained"


def test_a_journal_that_goes_on_after_the_end_is_refused() -> None:
    table = finished()
    journal = Journal.parse(text_of(table))
    journal.add(journal.entries[-1])
    with pytest.raises(BadJournal, match="comes after the end"):
        replay_checked(lay(TOY, EnteredChance()), journal.entries)
    assert resume(journal, game=TOY).departure is not None


@pytest.mark.usefixtures("installed_toy")
@pytest.mark.parametrize(
    ("header", "error", "sentence"),
    [
        ({"game": "chess"}, NotFound, 'no game called "chess". Installed: toy'),
        ({"scenario": "endless"}, NotFound, 'no scenario called "endless". It has: short, long'),
        ({"switches": ("timid",)}, NotFound, 'no switch called "timid". It has: brave'),
    ],
)
def test_a_journal_of_something_else_is_refused(header: dict[str, Any], error: type, sentence: str) -> None:
    fields = {"game": "toy", "version": "1", "scenario": "short", **header}
    with pytest.raises(error, match=sentence):
        resume(Journal(Header(**fields)))


@pytest.mark.usefixtures("installed_toy")
def test_a_journal_played_without_a_pack_needs_none(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("")
    departure = resume(Journal(HEADER), pack).departure
    assert departure is not None
    assert departure.say.key == "departs-no-pack"


@pytest.mark.usefixtures("installed_toy")
def test_a_resumed_game_waits_for_its_dice_unless_it_is_given_some() -> None:
    table = resume(Journal(HEADER))
    assert table.waiting_for == ("chance",)
    table = resume(Journal(HEADER), chance=RandomChance(1))
    assert table.waiting_for == ("north", "south")


def test_the_seed_is_revealed_at_the_end_and_not_before() -> None:
    table = open_table(TOY, seed=9)
    assert table.journal.seeds == []
    assert table.journal.header.seed_hash == FairChance("9").commitment
    assert finished(9).journal.seeds == ["9"]


def test_a_game_over_at_once_is_a_game() -> None:
    async def play(table: Table[Any]) -> Any:
        return OVER

    assert open_table(toy(play), seed=1).outcome == OVER
