"""Whatever is sent: a problem in words, nothing changed, and the server stays up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.guests import Guest, generous, problem
from vivac.server.app import build_app
from vivac.server.limits import Allowance
from vivac.server.settings import Settings

BODIES = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"3",
    b'"x"',
    b"\xff\xfe",
    b"[" * 5000,
    b'{"number": 1e99, "choice": "x"}',
]
WRONG = [
    {},
    {"number": 0},
    {"choice": "x"},
    {"number": "zero", "choice": "x"},
    {"number": -1, "choice": "x"},
    {"number": 0.5, "choice": "x"},
    {"number": 0, "choice": 3},
    {"number": 0, "choice": ["x"]},
    {"number": 0, "choice": None},
    {"number": 0, "choice": "x" * 300},
    {"number": 0, "choice": "x", "role": 3},
    {"number": 0, "choice": "x", "more": True},
]


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/mine", "answer", "claim", "take-back", "resign"]
)
@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:20]))
def test_a_body_that_is_not_what_it_should_be(sit: Any, path: str, body: bytes) -> None:
    guest = sit()
    before = guest.view()
    where = path if path.startswith("/") else f"/api/tables/{guest.table}/{path}"
    problem(guest.client.post(where, content=body, headers=guest.headers), 400)
    assert guest.view() == before


@pytest.mark.parametrize("body", WRONG, ids=lambda body: repr(body)[:40])
def test_an_answer_of_the_wrong_shape(sit: Any, body: Any) -> None:
    guest = sit()
    before = guest.view()
    problem(guest.post("answer", body), 400)
    assert guest.view() == before


def test_a_body_of_another_kind_is_no_body(sit: Any) -> None:
    guest = sit()
    path = f"/api/tables/{guest.table}/answer"
    answer = guest.client.post(path, data={"number": "0", "choice": "x"}, headers=guest.headers)
    problem(answer, 400)


def test_a_huge_body_is_refused(client: Any) -> None:
    found = problem(client.post("/api/tables", content=b"x" * 100_000), 413)
    assert "64" in found["detail"]


def test_a_huge_body_that_does_not_say_how_huge_it_is(client: Any) -> None:
    answer = client.post("/api/tables", content=(b"x" * 10_000 for _ in range(50)))
    problem(answer, 413)


def test_the_wrong_method_says_which_ones_there_are(client: Any) -> None:
    answer = client.delete("/api/games")
    problem(answer, 405)
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize(
    "authorization", ["", "Bearer", "Bearer ", "Basic abc", "Bearer \u00fc", "x" * 5000, "Bearer a b c"]
)
def test_a_strange_authorization_holds_no_seat(sit: Any, authorization: str) -> None:
    guest = sit()
    path = f"/api/tables/{guest.table}"
    headers = {b"authorization": authorization.encode("latin-1")}
    assert guest.client.get(path, headers=headers).json()["viewer"] is None
    answer = guest.client.post(f"{path}/answer", json={"number": 0, "choice": "x"}, headers=headers)
    problem(answer, 403)


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/%2e%2e/cli/app.py",
        "/web/%2e%2e%2fcli/app.py",
        "/.secret",
        "/web/.secret",
        "/js",
        "/js/%00",
    ],
)
def test_nothing_but_the_client_is_served(client: Any, path: str) -> None:
    problem(client.get(path), 404)


def test_the_client_is_one_page_and_its_files(client: Any) -> None:
    for path in ("/", "/game/mosby", "/table/abc", "/replay/abc", "/lab"):
        answer = client.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert "<title>Vivac</title>" in answer.text
    script = client.get("/js/app.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    again = client.get("/js/app.js", headers={"if-none-match": script.headers["etag"]})
    assert again.status_code == 304


def test_a_file_that_changes_is_served_anew(client: Any, web: Any) -> None:
    import os

    first = client.get("/js/app.js")
    (web / "js" / "app.js").write_text("export {};", encoding="utf-8")
    os.utime(web / "js" / "app.js", (1, 1))
    again = client.get("/js/app.js", headers={"if-none-match": first.headers["etag"]})
    assert again.text == "export {};"


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing", "/js/app.js"])
def test_every_page_is_told_to_trust_only_us(client: Any, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_strange_host_is_not_echoed(client: Any) -> None:
    answer = client.get("/", headers={"host": "evil.example; script-src *"})
    problem(answer, 421)
    assert "evil" not in answer.headers["content-security-policy"]


# ---------------------------------------------------------------- too much of everything


def test_a_burst_of_ten_thousand_requests_is_weathered(settings: Settings, installed_toy: Any) -> None:
    hurried = replace(settings, limits=generous(burst=200, per_second=50.0))
    with TestClient(build_app(hurried)) as client:
        guest = Guest.open(client, "toy")
        before = guest.view()
        statuses = client.blocking_portal.call(burst, client.app, f"/api/tables/{guest.table}", 10_000)
        assert set(statuses) == {200, 429}
        assert statuses.count(429) > 9_000
        answers = iter(guest.get, None)
        refused = next(answer for answer in answers if answer.status_code == 429)
        problem(refused, 429)
        assert int(refused.headers["retry-after"]) >= 1
        assert "content-security-policy" in refused.headers
        seen = next(answer for answer in answers if answer.status_code == 200)
        assert seen.json() == before


async def burst(app: Any, path: str, requests: int) -> list[int]:
    """So many requests at once, straight at the application; their statuses."""

    async def one() -> int:
        statuses: list[int] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                statuses.append(message["status"])

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("10.0.0.1", 1),
            "server": ("x", 80),
            "scheme": "http",
            "root_path": "",
            "state": {},
        }
        await app(scope, receive, send)
        return statuses[0]

    return list(await asyncio.gather(*(one() for _ in range(requests))))


def test_who_waits_may_ask_again() -> None:
    now = 0.0
    allowance = Allowance(burst=2, per_second=1.0, clients=10, clock=lambda: now)
    assert [allowance.take("ana") for _ in range(3)] == [0, 0, 1.0]
    assert allowance.take("eva") == 0
    now = 1.0
    assert allowance.take("ana") == 0
    assert allowance.take("ana") > 0


def test_only_so_many_clients_are_remembered() -> None:
    allowance = Allowance(burst=1, per_second=0.001, clients=3, clock=lambda: 0.0)
    for nth in range(100):
        allowance.take(str(nth))
    assert len(allowance._left) == 3


def test_a_client_opens_so_many_tables_an_hour(settings: Settings, installed_toy: Any) -> None:
    with TestClient(build_app(replace(settings, limits=generous(tables_per_hour=3)))) as client:
        for _ in range(3):
            Guest.open(client, "toy")
        problem(client.post("/api/tables", json={"game": "toy"}), 429)


def test_only_so_many_rooms_are_kept_in_memory(settings: Settings, installed_toy: Any) -> None:
    with TestClient(build_app(replace(settings, limits=generous(rooms=2)))) as client:
        guests = [Guest.open(client, "toy") for _ in range(6)]
        for guest in guests * 2:
            number = guest.view()["number"]
            guest.answer(role=guest.view()["waiting_for"][0])
            assert guest.view()["number"] > number


def test_a_long_log_is_cut_unless_all_of_it_is_wanted(settings: Settings) -> None:
    with TestClient(build_app(replace(settings, limits=generous(log=5)))) as client:
        guest = Guest.open(client)
        for _ in range(6):
            view = guest.answer()
        assert len(view["log"]) == 5
        whole = guest.view(log="all")["log"]
        assert len(whole) > 5
        assert [line["text"] for line in whole[-5:]] == [line["text"] for line in view["log"]]


# ---------------------------------------------------------------- when we are at fault


def test_rules_that_break_down_change_nothing(
    sit: Any, installed_toy: Any, monkeypatch: pytest.MonkeyPatch, caplog: Any
) -> None:
    from vivac.table import Table

    guest = sit("toy")
    before = guest.view()

    def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Table, "answer", broken)
        problem(guest.post("answer", {"number": before["number"], "choice": "bid:low"}), 500)
    assert "ZeroDivisionError" in caplog.text
    assert guest.view() == before
    guest.answer("bid:low")


def test_a_disk_that_is_full_acknowledges_nothing(
    sit: Any, installed_toy: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vivac.server.store import Store

    guest = sit("toy")
    before = guest.view()

    async def full(*_: Any) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full)
        problem(guest.post("answer", {"number": before["number"], "choice": "bid:low"}), 500)
    assert guest.view() == before
    guest.answer("bid:low")
