"""What a newcomer points at, and what is said: never silence, and always the rule."""

from __future__ import annotations

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.table.reader import Reader


def at_sea() -> Stage:
    return Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("minorca_roads", "rowley", B1=4, B2=3),
            "B_D1": fleet("gibraltar", B5=4, state="refitting"),
            "S_FB": fleet("catalan_sea", "navarro", S1=4),
        },
        auxiliaries={"B_fleet2": "available", "B_fleet3": "task.ibiza_channel"},
        placed={"B_fleet3": 1},
        held={"british": ["B_cruise_lions"], "bourbon": ["F_cruise_lions"]},
    ).play()


def why(stage: Stage, target: str) -> tuple[str, str]:
    refusal = stage.table.why_not("british", target)
    assert refusal is not None, target
    for lang in ("en", "es"):
        assert Reader(RULEBOOK, stage.box, lang).say(refusal.say)
    return refusal.say.key, refusal.say.rule


@pytest.mark.parametrize(
    ("target", "key", "rule"),
    [
        ("toulon", "choose-who-sails", "IC 5.11"),
        ("toulon.docks", "choose-who-sails", "IC 5.11"),
        ("gibraltar.docks", "prepare-no-order", "IC 3.36"),
        ("S_FB", "not-yours", "2.11"),
        ("S1", "not-yours", "2.11"),
        ("F_cruise_lions", "not-yours", "2.11"),
        ("B_D1", "prepare-no-order", "IC 3.36"),
        ("B1", "commanded-by-its-flag", "IC 11.22"),
        ("rowley", "commanded-by-its-flag", "IC 11.22"),
        ("B_cruise_lions", "orders-in-their-steps", "IC 9.35"),
        ("B_fleet2", "auxiliaries-by-menu", "IC 6.3"),
        ("barbary1", "pirates-at-home", "2.523"),
        ("docks@cartagena.bourbon", "docks-hidden", "IC 1.7a"),
        ("wind.mistral", "winds-by-dice", "IC 5.31"),
        ("zone.lions", "zones-for-auxiliaries", "IC 6.51"),
        ("track.A", "track-in-its-step", "2.635"),
    ],
)
def test_while_commanding_every_mistake_is_explained(target: str, key: str, rule: str) -> None:
    assert why(at_sea(), target) == (key, rule)


def test_a_course_goes_from_space_to_space() -> None:
    stage = at_sea().choose("turn_to:B_FA", "course:B_FA", by="british")
    assert why(stage, "palermo") == ("step-not-adjacent", "IC 5.11")
    assert why(stage, "zone.lions") == ("zones-for-auxiliaries", "IC 6.51")
    assert stage.table.why_not("british", "south_mallorca") is None


def test_whoever_plots_is_told_where_the_course_has_got_to() -> None:
    stage = at_sea()
    asked = []
    for choice in ("turn_to:B_FA", "course:B_FA", "sail:middle_sea"):
        stage.choose(choice, by="british")
        question = stage.table.scene("british").question
        assert question is not None
        asked.append(Reader(RULEBOOK, stage.box, "en").say(question.prompt))
    assert asked[1].endswith("(Minorca Roads): the next step.")
    assert asked[2].endswith("(Middle Sea): the next step.")
