"""Where statements are from, and the history behind them: what is wrong with either is found."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from toys import TOY
from vivac.table import Rulebook
from vivac.table.history import history, history_wrong
from vivac.table.rule_sources import rule_sources, sources_wrong
from vivac.table.source import Origin, Source


@pytest.fixture
def game(tmp_path: Path) -> Rulebook[Any]:
    return replace(TOY, folder=copytree(TOY.folder, tmp_path / "toy"))


def change(game: Rulebook[Any], file: str, old: str, new: str) -> None:
    path = game.folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_statement_is_from_one_of_four_sources() -> None:
    sources = rule_sources(TOY)
    assert sources.of("1.1") == Origin(source=Source.DOCUMENT, lines="12")
    assert sources.of("2.1-2") == Origin(source=Source.EXAMPLE, lines="30-31")
    ours = sources.of("2.2-1")
    assert ours
    assert (ours.source, ours.note["es"]) == ("ours", "No se dio ninguna tabla.")
    assert sources.of("9.9") is None
    assert sources_wrong(TOY) == []


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('"1.1" = "12"\n', "", "1.1 does not say where it is from"),
        ('"1.1" = "12"\n', '"1.1" = "12"\n"2.1-2" = "9"\n', "2.1-2 says twice where it is from"),
        ('"1.1" = "12"\n', '"1.1" = "12"\n"7.7" = "9"\n', "there is no statement 7.7"),
        ('"1.1" = "12"\n', '"1.1" = ""\n', "1.1: lines: what is from the document names its lines"),
        ('"1.1" = "12"\n', '"1.1" = "twelve"\n', '1.1: lines: "twelve" are no lines such as "12-15, 40"'),
        (', es = "No se dio ninguna tabla."', "", "2.2-1: note: there is no es"),
        (', es = "También valdría uno tras otro."', "", "reading of 2.1-1: there is no es"),
    ],
)
def test_a_mistake_in_the_sources_is_named(game: Rulebook[Any], old: str, new: str, wrong: str) -> None:
    change(game, "words/sources.toml", old, new)
    assert sources_wrong(game) == [wrong]


def test_notes_are_found_by_what_they_belong_to() -> None:
    told = history(TOY, "en")
    assert [note.id for note in told.of("card", "ace")] == ["camps"]
    assert [note.id for note in told.of_rule("2.1-2")] == ["camps"], (
        "a note of a section belongs to its rules"
    )
    assert [note.id for note in told.of_rule("2.2-1")] == ["raiders"]
    assert told.of("place", "ford") == []
    camps = told.notes["camps"]
    assert (camps.chapter, camps.title) == ("The war", "Two camps in one valley")
    assert camps.text == "They could hear each other sing.\n\nAt night they did."
    assert list(history_wrong(TOY)) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        ("words/history.es.md", "[raiders]", "[raider]", "history.es.md does not tell raiders"),
        ("words/history.es.md", "[raiders]", "[raider]", "history.toml does not know raider"),
        ("words/history.en.md", "The young.", "", "history.en.md: raiders has no text"),
        ("words/history.toml", 'lines = "40-44"', "", "camps: lines: what is from the document names"),
        ("words/history.toml", "place hill", "hill", 'raiders is about "hill", which is none of'),
    ],
)  # fmt: skip
def test_a_mistake_in_the_history_is_named(
    game: Rulebook[Any], file: str, old: str, new: str, wrong: str
) -> None:
    change(game, file, old, new)
    assert any(each.startswith(wrong) for each in history_wrong(game))
