"""An open table over the wire: where things stand, where an option may be taken, and points outside."""

from __future__ import annotations

from typing import Any

import pytest

from open_table import GO, REACH, installed_field  # noqa: F401
from tests.server.guests import Guest, problem

pytestmark = pytest.mark.usefixtures("installed_field")


@pytest.fixture
def guest(sit: Any) -> Guest:
    scout: Guest = sit("field", seats={"north": "me", "south": "bot:random"})
    return scout


def test_the_board_says_how_the_table_lies_on_its_sheet(client: Any) -> None:
    board = client.get("/api/games/field/board").json()
    assert board["grid"] == {"x": 20, "y": 180, "step": 4}


def test_a_view_says_where_somebody_stands(guest: Guest) -> None:
    view = guest.view()
    (scout,) = view["pieces"]
    assert (scout["at"], scout["radius"], scout["facing"], scout["place"]) == ([20, 20], 2, 90, "")
    assert view["liveries"] == {"north": "british", "south": "french"}


def test_a_choice_brings_its_region(guest: Guest) -> None:
    go, stop = guest.view()["question"]["choices"]
    low, high = 20 - REACH, 20 + REACH
    assert go["region"] == {
        "rings": [[[low, low], [high, low], [high, high], [low, high]]],
        "origin": [20, 20],
    }
    assert "region" not in stop


def test_an_answer_is_an_option_and_its_point(guest: Guest) -> None:
    after = guest.answer(GO.at(24, 13).id)
    assert after["pieces"][0]["at"] == [24, 13]
    assert after["question"]["choices"][0]["region"]["origin"] == [24, 13]


@pytest.mark.parametrize(
    ("choice", "words"),
    [("go:scout", "needs a point"), ("go:scout:20:33", "outside"), ("go:scout:20:here", "outside")],
)
def test_a_point_outside_is_refused_in_a_sentence(guest: Guest, choice: str, words: str) -> None:
    before = guest.view()
    found = problem(guest.post("answer", {"number": before["number"], "choice": choice}), 409)
    assert words in found["detail"]
    assert guest.view() == before


def test_why_not_knows_the_region(guest: Guest) -> None:
    assert guest.get("why-not", target="go:scout:21:21").json() == {"allowed": True}
    outside = guest.get("why-not", target="go:scout:0:0").json()
    assert outside["allowed"] is False
    assert outside["sentence"] == "That point is out of reach: choose one inside the lit ground."
    assert outside["rule"] == "2.1"
    elsewhere = guest.get("why-not", target="nowhere").json()
    assert elsewhere["sentence"].startswith("No rule by itself forbids this")


@pytest.mark.usefixtures("unhurried")
def test_odds_are_told_of_a_point(guest: Guest) -> None:
    told = guest.get("odds", option="go:scout:22:20").json()
    assert told["exact"] is True
    assert guest.get("odds", option="go:scout:0:0").status_code == 404


def test_a_region_ends_at_the_edge_of_the_table(guest: Guest) -> None:
    for x, y in ((12, 12), (4, 4), (0, 0)):
        view = guest.answer(f"go:scout:{x}:{y}")
    assert view["question"]["choices"][0]["region"]["rings"] == [[[0, 0], [8, 0], [8, 8], [0, 8]]]
