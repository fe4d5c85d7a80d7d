"""What is stored may be damaged: one table is told to be so in a sentence, and nothing else is disturbed."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.guests import Guest, problem
from vivac.server.app import build_app
from vivac.server.settings import Settings
from vivac.table import BadJournal

DAMAGE = {
    "a header that is no JSON": ("update game set header = '{' where id = ?", ()),
    "a header of nothing": ("update game set header = '' where id = ?", ()),
    "a header with a NUL": ("update game set header = header || char(0) where id = ?", ()),
    "a header that is bytes": ("update game set header = x'fffe' where id = ?", ()),
    "a header of letters that are none": (
        "update game set header = cast(x'7bff7d' as text) where id = ?",
        (),
    ),
    "a game we do not have": ("update game set header = replace(header, 'toy', 'chess') where id = ?", ()),
    "a drill we do not have": ("update game set drill = 'none' where id = ?", ()),
    "a line that is no JSON": ("update entry set line = '{' where game = ?", ()),
    "a line that is a number": ("update entry set line = 7 where game = ?", ()),
    "a line with a NUL": ("update entry set line = line || char(0) where game = ?", ()),
    "a line of letters that are none": ("update entry set line = cast(x'22ff22' as text) where game = ?", ()),
    "a line nested without end": ("update entry set line = ? where game = ?", ("[" * 100_000,)),
    "an event of nobody's": (
        "update entry set line = ? where game = ?",
        ('{"event":"resign","n":0,"role":"x"}',),
    ),
    "no seats": ("delete from seat where game = ?", ()),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_table_is_listed_as_such_and_the_others_as_ever(
    settings: Settings, installed_toy: Any, damage: str
) -> None:
    with TestClient(build_app(settings)) as client:
        guest, other = Guest.open(client, "toy"), Guest.open(client, "toy")
        guest.answer("bid:low", role="north")
        unharmed = other.view()
    statement, params = DAMAGE[damage]
    with sqlite3.connect(settings.database) as store:
        store.execute(statement, (*params, guest.table))
    with TestClient(build_app(settings)) as client:
        answer = client.get(f"/api/tables/{guest.table}", headers={"accept-language": "es"})
        told = problem(answer, answer.status_code)
        assert answer.status_code in (404, 409)
        listed = {each["table"]: each for each in client.get("/api/tables?lang=es").json()}
        assert listed[guest.table]["problem"] == told["detail"]
        assert listed[other.table]["problem"] == ""
        assert Guest(client, other.table, other.secret).view() == unharmed
        socket = client.websocket_connect(f"/api/tables/{guest.table}/live")
        with socket as line:
            line.send_json({"lang": "es"})
            assert line.receive_json()["detail"] == told["detail"]
        assert client.get("/healthz").status_code == 200


def test_whoever_watches_over_the_server_is_told_how_it_is(client: Any) -> None:
    answer = client.get("/healthz")
    assert answer.text == "All is well.\n"
    assert answer.headers["content-type"].startswith("text/plain")
    assert client.head("/healthz").status_code == 200


def test_a_store_that_does_not_answer_is_not_healthy(client: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from vivac.server.store import Store

    async def gone(_: Store) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Store, "look", gone)
    answer = client.get("/healthz")
    assert answer.status_code == 503
    assert answer.text == "The store of the tables does not answer.\n"


def test_a_journal_nested_without_end_is_told_in_a_sentence() -> None:
    from vivac.table import Journal

    with pytest.raises(BadJournal):
        Journal.parse("[" * 100_000)
    header = '{"game":"toy","version":"1","scenario":"short"}'
    with pytest.raises(BadJournal):
        Journal.parse(header + "\n" + "[" * 100_000 + "\n")
