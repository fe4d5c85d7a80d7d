"""What dice are thrown for: the sums that the log shows are those that decided."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.sailing import beats
from vivac.lab.coverage import rule
from vivac.lab.promises import header_of, new_table
from vivac.players import RandomPlayer
from vivac.table import LANGUAGES, Test
from vivac.table.reader import Reader
from vivac.table.records import Thrown, Told

# What is told after a die that decides by itself, where it came off and where it did not.
COMES_OFF = {"evades", "breaks-off", "force-shown", "recovered", "war-goes-on", "wind-blows"}
FAILS = {
    *("caught", "cannot-break-off", "force-ignored", "not-recovered", "peace", "screen-fails"),
    *("event-not-yet", "strike-stands", "leader-unhurt", "convoy-not-yet", "troops-wait"),
}


def games() -> Iterator[list[Told]]:
    for scenario, seed in (("1744", 1), ("1747", 2), ("campaign_1740", 3)):
        box = RULEBOOK.open_box(None)
        table = new_table(RULEBOOK, box, header_of(RULEBOOK, scenario), seed)
        player = RandomPlayer(seed)
        while (question := table.question) is not None:
            table.answer(player.choose(table, question), role=question.role)
        yield table.log or []


def thrown(stage: Stage, why: str) -> Thrown:
    """The last die thrown for a reason that the log has told."""
    return [die for line in stage.table.log or [] for die in line.dice if die.why == why][-1]


def test_every_verdict_told_is_that_of_its_die() -> None:
    told: set[str] = set()
    for log in games():
        for line in log:
            test = line.dice[-1].test if line.dice else None
            if line.say.key in COMES_OFF | FAILS and test is not None and test.needed is not None:
                told.add(line.say.key)
                assert test.passes(line.dice[-1].value) is (line.say.key in COMES_OFF), line
    assert len(told) > 10


def test_every_die_says_what_it_is_thrown_for_and_every_term_has_a_name() -> None:
    for log in games():
        for die in (die for line in log for die in line.dice):
            assert die.test is not None, die.why
            assert die.test.rule, die.why
            for name in (*die.test.die, *die.test.target):
                assert all(RULEBOOK.text.has(f"modifier-{name}", lang) for lang in LANGUAGES), name
            if die.test.chart:
                assert die.test.chart in RULEBOOK.charts(RULEBOOK.open_box(None))


@rule("mistral", "IC 7.5")
@pytest.mark.parametrize(("lang", "capacity"), [("en", "capacity"), ("es", "capacidad")])
def test_what_hinders_an_evasion_lowers_the_number_it_must_not_exceed(lang: str, capacity: str) -> None:
    hunted = fleet("catalan_sea", "navarro", S1=4, posture="avoid", marks=["disorganised"], located=True)
    hunter = fleet("catalan_sea", "rowley", B1=4, B2=4, posture="engage")
    stage = Stage(formations={"B_FA": hunter, "S_FB": hunted})
    stage.dice(evasion=0).run(contact, "catalan_sea", "british")
    die = thrown(stage, "evasion")
    assert die.test is not None
    assert die.test.target["capacity"] < 0
    assert die.test.needed == die.test.needs + sum(die.test.target.values())  # type: ignore[operator]
    said = Reader(RULEBOOK, stage.box, lang).thrown(die)
    assert f"≤ {die.test.needed}: {die.test.needs}, {capacity} {die.test.target['capacity']}" in said
    assert "= " not in said, "nothing is added to the die itself"


@rule("mistral", "IC 1.7a")
def test_a_search_does_not_betray_the_scouts_that_helped_it() -> None:
    hunter = fleet("catalan_sea", "rowley", B1=4, posture="engage", auxiliaries=["B_fleet1"])
    hunted = fleet("catalan_sea", "navarro", S1=4)
    stage = Stage(formations={"B_FA": hunter, "S_FB": hunted}, turn=1)
    stage.dice(search=9).run(contact, "catalan_sea", "british")
    test = thrown(stage, "search").test
    assert isinstance(test, Test)
    assert (test.needed, "scout" in test.target, "winter" in test.target) == (None, False, True)


@rule("mistral", "IC 5.26")
def test_a_natural_9_fails_to_beat_however_good_the_admiral() -> None:
    stage = Stage(formations={"B_FA": fleet("the_strait", "haddock", B1=4, auxiliaries=["B_fleet1"])})
    assert stage.dice(beating=9).run(beats, "B_FA").result is False
