"""What the seats are called: in every scenario by the names its sheet gives the sides."""

from __future__ import annotations

import pytest

from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.table.reader import Reader
from vivac.table.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", [scenario.id for scenario in RULEBOOK.scenarios])
def test_a_seat_is_called_what_the_scenario_calls_the_side(scenario: str, lang: str) -> None:
    box = open_box()
    reader = Reader(RULEBOOK, box, lang, scenario)
    assert {side.id: reader.role(side.id) for side in box.sheets[scenario].side} == {
        side.id: side.name[lang] for side in box.sheets[scenario].side
    }


def test_without_a_scenario_the_seats_are_the_two_sides() -> None:
    reader = Reader(RULEBOOK, open_box(), "es")
    assert reader.roles(RULEBOOK.roles) == "Bando A, Bando B"
