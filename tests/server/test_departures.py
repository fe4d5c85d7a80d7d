"""A table whose journal departs from the rules of today is shown up to there, listed, and never vanishes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.guests import Guest, problem
from toys import TOY
from vivac.server.app import build_app
from vivac.server.settings import Settings
from vivac.table import Ask, Option, Table

pytestmark = pytest.mark.usefixtures("installed_toy")


@contextmanager
def newer_rules(**changes: Any) -> Iterator[None]:
    """The toy in another edition, while this lasts."""
    before = {name: getattr(TOY, name) for name in changes}
    for name, value in changes.items():
        object.__setattr__(TOY, name, value)
    try:
        yield
    finally:
        for name, value in before.items():
            object.__setattr__(TOY, name, value)


async def other_bids(table: Table[Any]) -> Any:
    """The toy's rules, but that a bid is called something else."""

    async def together(asks: Any) -> Any:
        offered = [Option("bid", "none"), Option("bid", "all")]
        return await Table.together(table, {role: Ask(role, "bid", offered) for role in asks})

    table.together = together  # type: ignore[method-assign]
    return await TOY_PLAY(table)


TOY_PLAY = TOY.play


@pytest.fixture
def left(settings: Settings) -> Guest:
    """A table at which both have bid and the north has marched, left by everybody."""
    with TestClient(build_app(settings)) as client:
        guest = Guest.open(client, "toy")
        guest.answer("bid:high", role="north")
        guest.answer("bid:low", role="south")
        guest.answer("march:hill", role="north")
    return guest


def again(settings: Settings, left: Guest, look: Callable[[Guest], None]) -> None:
    with TestClient(build_app(settings)) as client:
        look(Guest(client, left.table, left.secret))


def test_a_table_of_another_edition_that_goes_the_same_goes_on(settings: Settings, left: Guest) -> None:
    def look(guest: Guest) -> None:
        guest.answer("raid", role="north")
        (listed,) = guest.client.get("/api/tables").json()
        assert listed["problem"] == ""

    with newer_rules(version="2"):
        again(settings, left, look)
    with sqlite3.connect(settings.database) as store:
        lines = [json.loads(line) for (line,) in store.execute("select line from entry order by number")]
    assert [line["from"] for line in lines if line.get("edition") == "2"] == [5]


def test_a_table_that_departs_is_shown_up_to_there_and_says_why(settings: Settings, left: Guest) -> None:
    def look(guest: Guest) -> None:
        view = guest.view()
        assert view["number"] == 2
        assert view["heading"] == "Turn 1 of 2"
        assert view["question"] is None
        assert view["waiting_for"] == []
        assert "From entry 2 on this game goes otherwise than it was played" in view["waiting_text"]
        assert "edición 1" in guest.view(lang="es")["waiting_text"]

    with newer_rules(version="2", play=other_bids):
        again(settings, left, look)


def test_a_table_that_departs_stays_in_every_list(settings: Settings, left: Guest) -> None:
    def look(guest: Guest) -> None:
        everybodys = guest.client.get("/api/tables?lang=es").json()
        mine = guest.client.post("/api/tables/mine?lang=es", json={"secrets": [guest.secret]}).json()
        for listed in (*everybodys, *mine):
            assert listed["table"] == guest.table
            assert listed["game"] == "toy"
            assert listed["problem"].startswith("Desde la anotación 2 esta partida")

    with newer_rules(version="2", play=other_bids):
        again(settings, left, look)


@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("answer", {"number": 2, "choice": "bid:none", "role": "north"}),
        ("take-back", {"role": "north"}),
        ("resign", {"role": "north"}),
        ("offer-draw", {"role": "north"}),
    ],
)
def test_whatever_would_change_a_table_that_departs_is_refused_with_the_sentence(
    settings: Settings, left: Guest, what: str, body: Any
) -> None:
    def look(guest: Guest) -> None:
        told = problem(guest.post(what, body), 409)
        assert "From entry 2 on this game goes otherwise" in told["detail"]

    with newer_rules(version="2", play=other_bids):
        again(settings, left, look)


def test_nothing_of_a_table_that_departs_is_lost(settings: Settings, left: Guest) -> None:
    """It is looked at with rules that cannot follow it; with its own it goes on as if nothing had been."""
    with newer_rules(version="2", play=other_bids):
        again(settings, left, lambda guest: guest.view() and None)
    again(settings, left, lambda guest: guest.answer("raid", role="north") and None)


def test_an_entry_that_was_never_on_offer_is_where_a_table_departs(settings: Settings, left: Guest) -> None:
    with sqlite3.connect(settings.database) as store:
        store.execute("update entry set line = replace(line, 'hill', 'moon')")

    def look(guest: Guest) -> None:
        view = guest.view()
        assert view["number"] == 4
        assert "either the journal was changed, or the rules without a new edition" in view["waiting_text"]

    again(settings, left, look)


def test_a_rematch_is_played_by_the_rules_of_today(settings: Settings, left: Guest) -> None:
    def look(guest: Guest) -> None:
        guest.post("resign", {"role": "north"})
        opened = guest.post("rematch").json()
        assert guest.as_(guest.secret).client.get(f"/api/tables/{opened['table']}").json()["version"] == "2"

    with newer_rules(version="2"):
        again(settings, left, look)
