"""Where the rules, charts and notes of Mosby's Raiders are from."""

from __future__ import annotations

from vivac.box import Source
from vivac.games.mosby import RULEBOOK
from vivac.games.mosby.box.unpacking import open_box
from vivac.table.history import history, history_wrong
from vivac.table.rule_sources import rule_sources, sources_wrong
from vivac.table.rules_text import rules_text

BOX = open_box()
STATEMENTS = set(rules_text(RULEBOOK, "en").statements)
READINGS = {switch.rule for switch in RULEBOOK.switches if switch.id.startswith("reading_")}


def test_every_statement_says_where_it_is_from() -> None:
    assert sources_wrong(RULEBOOK) == []


def test_every_switch_between_two_readings_is_told_with_its_passage() -> None:
    assert len(READINGS) == 6
    assert rule_sources(RULEBOOK).reading.keys() >= READINGS


def test_the_performance_chart_mixes_three_voices_and_says_so_cell_by_cell() -> None:
    performance = BOX.charts.performance
    sources = {deed: performance.origin(deed).source for deed in performance.cells}
    assert sources.pop("rail") is Source.OURS
    assert sources.pop("bridge") is Source.EXAMPLE
    assert set(sources.values()) == {Source.DOCUMENT}


def test_a_place_of_the_document_has_a_name_from_it_and_a_position_from_us() -> None:
    ground = BOX.contents.map
    assert ground.origin("lovettsville").source is Source.DOCUMENT
    assert ground.origin("lovettsville.x").source is Source.OURS
    assert ground.origin("hay_market.exits").source is Source.EXAMPLE
    assert ground.origin("groveton-gainesville").source is Source.EXAMPLE
    assert ground.origin("salem").source is Source.OURS
    assert ground.origin("middleburg.mosby_confederacy").source is Source.PUBLISHED


def test_the_notes_of_history_are_whole() -> None:
    assert list(history_wrong(RULEBOOK)) == []
    for lang in ("en", "es"):
        assert len(history(RULEBOOK, lang).notes) == 79


def test_every_note_belongs_to_something_of_the_game() -> None:
    sections = {number.rsplit("-", 1)[0] for number in STATEMENTS}
    events = {event.kind.id for event in BOX.events.values()}
    known = {
        "rule": STATEMENTS | sections,
        "card": BOX.cards.keys() | events,
        "event": events,
        "place": BOX.spaces.keys(),
        "unit": {unit.kind for unit in BOX.units.values()},
        "role": set(RULEBOOK.roles),
        "scenario": {scenario.id for scenario in RULEBOOK.scenarios},
    }
    for note in history(RULEBOOK, "en").notes.values():
        for subject in note.about.of:
            kind, _, thing = subject.partition(" ")
            assert thing in known[kind], (note.id, subject)


def test_every_card_has_its_note() -> None:
    told = {subject for note in history(RULEBOOK, "en").notes.values() for subject in note.about.of}
    assert {f"card {card}" for card in BOX.cards} <= told
    assert {f"event {event.kind.id}" for event in BOX.events.values()} <= told
