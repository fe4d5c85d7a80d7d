"""Where everything of Cuadro is from, and the history behind it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from vivac.box import charts_of, origins_of
from vivac.games.cuadro import RULEBOOK
from vivac.games.cuadro.box.unpacking import open_box
from vivac.table import LANGUAGES
from vivac.table.history import history, history_wrong
from vivac.table.rule_sources import rule_sources, sources_wrong
from vivac.table.rules_text import rules_text

BOX = open_box()
SHEET = 373  # lines of the sheet
WHOLES = {**charts_of(BOX), **origins_of(BOX)}
SWITCHES = {switch.rule for switch in RULEBOOK.switches}


def lines_named() -> Iterator[str]:
    yield from rule_sources(RULEBOOK).document.values()
    for whole in WHOLES.values():
        yield whole.lines
        yield from (apart.lines for apart in whole.sources)


def test_every_statement_says_where_it_is_from_and_no_note_is_half_told() -> None:
    assert sources_wrong(RULEBOOK) == []
    assert list(history_wrong(RULEBOOK)) == []


@pytest.mark.parametrize("name", WHOLES)
def test_every_chart_map_and_file_says_where_it_and_its_parts_are_from(name: str) -> None:
    assert [
        list(origin.lacks()) for origin in (WHOLES[name], *WHOLES[name].sources) if list(origin.lacks())
    ] == []


def test_lines_are_lines_of_the_sheet_and_ranges_run_forward() -> None:
    for lines in filter(None, lines_named()):
        for span in lines.split(", "):
            first, _, last = span.partition("-")
            assert 1 <= int(first) <= int(last or first) <= SHEET, lines


def test_a_switch_is_ours_and_some_reading_names_it() -> None:
    sources = rule_sources(RULEBOOK)
    assert sources.ours.keys() >= SWITCHES
    readings = " ".join(words["en"] for words in sources.reading.values())
    named = set(re.findall(r"\((\d+\.\d+)\)", readings))
    assert named >= SWITCHES - {"5.25"}  # a repair, and no reading


def test_notes_belong_to_what_there_is() -> None:
    statements = rules_text(RULEBOOK, "en").statements
    fields = BOX.fields.values()
    known = {
        "rule": set(statements),
        "unit": {counter for field in fields for counter in (*field.units, *field.leaders)},
        "scenario": set(BOX.fields),
        "place": {place.id for place in BOX.contents.barrosa.place},
        "role": set(RULEBOOK.roles),
    }
    for note in history(RULEBOOK, "en").notes.values():
        assert note.about.of
        for subject in note.about.of:
            kind, _, name = subject.partition(" ")
            assert name in known[kind], subject


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_scenario_and_every_general_has_a_history(lang: str) -> None:
    told = history(RULEBOOK, lang)
    assert all(told.of("scenario", scenario) for scenario in ("barrosa", "chiclana"))
    chiefs = {division.chief for division in BOX.contents.counters.division}
    assert all(told.of("unit", leader) for leader in chiefs)
