"""Where everything in Guerra a Muerte is from, and the history that belongs to it."""

from __future__ import annotations

import pytest

from vivac.games.guerra import RULEBOOK
from vivac.games.guerra.box.unpacking import open_box
from vivac.table.history import Note, history, history_wrong
from vivac.table.rule_sources import sources_wrong
from vivac.table.rules_text import rules_text
from vivac.table.source import Source

BOX = open_box()
NOTES = list(history(RULEBOOK, "en").notes.values())


def test_every_statement_says_where_it_is_from() -> None:
    assert sources_wrong(RULEBOOK) == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("ra_veracruz.name", Source.DOCUMENT),
        ("ra_puebla.factor", Source.OURS),
        ("ra_mi_01.factor", Source.EXAMPLE),
        ("rs_frigate_1.factor", Source.DOCUMENT),
        ("pl_ri_1.name", Source.PUBLISHED),
    ],
)
def test_a_counter_says_which_of_its_figures_the_text_gives(path: str, source: Source) -> None:
    assert BOX.contents.counters.origin(path).source == source


def test_what_an_area_is_worth_and_what_the_patriots_of_1820_have_is_ours() -> None:
    assert BOX.contents.map.origin("costa_firme.rp").source == Source.OURS
    assert BOX.contents.map.origin("chaco.rp").source == Source.DOCUMENT
    scenarios = BOX.contents.scenarios
    assert scenarios.origin("end_of_empire.rp.royalist").source == Source.DOCUMENT
    assert scenarios.origin("end_of_empire.rp.gran_colombia").source == Source.OURS
    assert scenarios.origin("campaign.historical").source == Source.OURS


def test_the_history_is_told_in_both_languages() -> None:
    assert list(history_wrong(RULEBOOK)) == []


@pytest.mark.parametrize("note", NOTES, ids=lambda note: note.id)
def test_a_note_of_history_is_about_something_in_the_box(note: Note) -> None:
    statements = rules_text(RULEBOOK, "en").statements
    subjects = {
        "rule": {*statements, *(number.rsplit("-", 1)[0] for number in statements)},
        "unit": {*BOX.unit},
        "place": {*BOX.ground, *BOX.off_map},
        "scenario": {*BOX.scenarios},
        "role": {*RULEBOOK.roles},
    }
    for kind, _, id in (subject.partition(" ") for subject in note.about.of):
        assert id in subjects[kind]
