"""Drills played step by step, as tutorials."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.guests import problem
from vivac.server.drilling import drills_of
from vivac.table import games


def test_a_drill_begins_at_its_position_and_says_what_to_do(sit: Any) -> None:
    view = sit(drill="example-1").view()
    drill = view["drill"]
    assert (drill["step"], drill["done"], drill["facts"]) == (1, False, [])
    assert drill["steps"] == len(drills_of("mosby")["example-1"].steps)
    assert drill["say"].startswith("Mosby rides out of Hay Market")
    assert drill["choose"] == ["move:gainesville", "move:groveton"]
    assert view["heading"] == "Turn 4: Operations"
    assert next(piece for piece in view["pieces"] if piece["id"] == "mosby")["place"] == "hay_market"


def test_another_choice_is_refused_and_the_right_one_named(sit: Any) -> None:
    guest = sit(drill="example-1")
    before = guest.view()
    found = problem(guest.post("answer", {"number": before["number"], "choice": "move:middleburg"}), 409)
    assert "Gainesville" in found["detail"]
    problem(guest.post("answer", {"number": before["number"], "choice": "move:the_moon"}), 409)
    problem(guest.post("answer", {"number": 99, "choice": "move:gainesville"}), 409)
    assert guest.view() == before


def test_the_dice_of_a_drill_fall_by_themselves_and_its_facts_are_shown(sit: Any) -> None:
    guest = sit(drill="example-1")
    guest.answer("move:gainesville")
    view = guest.answer("move:groveton")
    assert view["drill"]["step"] == 2
    mosby = {"name": "mosby", "wanted": "groveton", "got": "groveton", "label": "Mosby"}
    assert mosby in view["drill"]["facts"]
    view = guest.answer("scout:manassas_junction")
    assert view["drill"]["step"] == 3
    facts = {fact["name"]: fact for fact in view["drill"]["facts"]}
    assert facts["sutler.1"]["got"] == "manassas_junction inactive"


@pytest.mark.parametrize(
    ("game", "drill"), [(game, drill) for game in games() for drill in drills_of(game)], ids=str
)
def test_every_drill_can_be_played_to_its_end(sit: Any, game: str, drill: str) -> None:
    guest = sit(game, drill=drill)
    view = guest.view(lang="es")
    for _ in range(500):
        if view["drill"]["done"]:
            break
        offered = {choice["id"] for choice in view["question"]["choices"]}
        wanted = view["drill"]["choose"][0]
        assert wanted in offered or wanted.rsplit(":", 2)[0] in offered  # where it is taken at a point
        view = guest.answer(view["drill"]["choose"][0])
        assert all(fact["wanted"] == fact["got"] for fact in view["drill"]["facts"])
    assert view["drill"]["done"] is True
    assert view["drill"]["choose"] == []
    if view["question"]:
        choice = view["question"]["choices"][0]["id"]
        problem(guest.post("answer", {"number": view["number"], "choice": choice}), 409)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"dice": (3, 2, 6)}, "The script was not used up: 6 left over."),
        ({"draw": ("picket",)}, "The script was not used up: picket left over."),
        ({"dice": ()}, "The script has no die left for union-movement."),
    ],
)
def test_dice_that_nobody_throws_or_that_are_missing_fail_here_too(
    sit: Any, monkeypatch: pytest.MonkeyPatch, change: Any, sentence: str
) -> None:
    drill = drills_of("mosby")["gone-to-ground"]
    wrong = replace(drill, steps=(drill.steps[0], replace(drill.steps[1], **{"dice": (3, 2), **change})))
    for place in ("tables", "rooms"):
        monkeypatch.setattr(f"vivac.server.{place}.find_drill", lambda *_: wrong)
    guest = sit(drill="gone-to-ground")
    before = guest.answer("play:hide")
    found = problem(guest.post("answer", {"number": before["number"], "choice": "act:c6.1"}), 400)
    assert found["detail"] == sentence
    assert guest.view() == before


def test_a_drill_survives_a_restart_in_the_middle(settings: Any) -> None:
    from litestar.testing import TestClient

    from tests.server.guests import Guest
    from vivac.server.app import build_app

    with TestClient(build_app(settings)) as client:
        guest = Guest.open(client, drill="example-1")
        for choice in (
            "move:gainesville",
            "move:groveton",
            "scout:manassas_junction",
            "move:manassas_junction",
        ):
            view = guest.answer(choice)
    with TestClient(build_app(settings)) as client:
        guest = Guest(client, guest.table, guest.secret)
        assert guest.view() == view
        assert guest.answer("decline")["drill"]["step"] == 4


def test_a_step_of_a_drill_can_be_taken_back(sit: Any) -> None:
    guest = sit(drill="example-1")
    guest.answer("move:gainesville")
    before = guest.answer("move:groveton")
    guest.answer("scout:manassas_junction")
    back = guest.post("take-back").json()
    assert back == before
    assert guest.view() == before
    assert guest.answer("scout:manassas_junction")["drill"]["step"] == 3


def test_a_drill_can_be_begun_again_at_any_time(sit: Any) -> None:
    guest = sit(drill="example-1")
    first = guest.view()
    guest.answer("move:gainesville")
    again = guest.post("rematch").json()
    guest.table = again["table"]
    assert guest.view()["drill"] == first["drill"]


def test_a_drill_can_be_replayed(sit: Any) -> None:
    guest = sit(drill="example-1")
    seen = [guest.view(), guest.answer("move:gainesville"), guest.answer("move:groveton")]
    for view in seen:
        assert guest.get(f"replay/{view['number']}").json()["pieces"] == view["pieces"]


@pytest.mark.parametrize(
    ("game", "drill", "faces"),
    [
        pytest.param("mosby", "example-1", {6}, id="pips"),
        pytest.param("mosquetes", "shoot", {10}, id="figures"),
        pytest.param("guerra", "example-11d-quito", {6, 11}, id="two dice added up"),
    ],
)
def test_the_log_says_what_dice_they_were(sit: Any, game: str, drill: str, faces: set[int]) -> None:
    guest = sit(game, drill=drill)
    view = guest.view()
    while not view["drill"]["done"]:
        view = guest.answer(view["drill"]["choose"][0])
    dice = [die for line in view["log"] if "roll" in line for die in line["roll"]["dice"]]
    assert {die["faces"] for die in dice} == faces
