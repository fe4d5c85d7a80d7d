"""What was acknowledged is there: after a restart, after a kill, and beside another worker."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from tests.server.guests import Guest, problem
from vivac.server.app import build_app
from vivac.server.settings import Settings
from vivac.table.ledger import Chain


def test_a_game_goes_on_after_a_restart(settings: Settings) -> None:
    with TestClient(build_app(settings)) as client:
        guest = Guest.open(client, seed="5")
        for _ in range(10):
            view = guest.answer()
        guest.post("take-back", {"force": True})
        view = guest.view()
    with TestClient(build_app(settings)) as client:
        guest = Guest(client, guest.table, guest.secret)
        assert guest.view() == view
        assert guest.answer()["number"] > view["number"]


def test_dice_after_a_restart_are_those_that_would_have_fallen(settings: Settings, tmp_path: Path) -> None:
    from dataclasses import replace

    def played(settings: Settings, restarts: bool) -> Any:
        client = TestClient(build_app(settings))
        with client:
            guest = Guest.open(client, seed="5")
            for _ in range(5):
                view = guest.answer()
            if not restarts:
                return [guest.answer()["pieces"] for _ in range(5)]
        with TestClient(build_app(settings)) as client:
            guest = Guest(client, guest.table, guest.secret)
            assert guest.view() == view
            return [guest.answer()["pieces"] for _ in range(5)]

    other = replace(settings, database=str(tmp_path / "other.sqlite"))
    assert played(settings, restarts=True) == played(other, restarts=False)


def test_a_resignation_and_a_rematch_survive_too(settings: Settings, installed_toy: Any) -> None:
    with TestClient(build_app(settings)) as client:
        guest = Guest.open(client, "toy")
        guest.post("resign", {"role": "south"})
        guest.post("rematch")
        view = guest.view()
    with TestClient(build_app(settings)) as client:
        assert Guest(client, guest.table, guest.secret).view() == view


def test_two_workers_serve_the_same_tables(settings: Settings, installed_toy: Any) -> None:
    with TestClient(build_app(settings)) as here, TestClient(build_app(settings)) as there:
        mine = Guest.open(here, "toy")
        theirs = Guest(there, mine.table, mine.secret)
        assert theirs.view() == mine.view()
        mine.answer("bid:low", role="north")
        assert theirs.view(**{"as": "south"}) == mine.view(**{"as": "south"})
        theirs.answer("bid:high", role="south")
        assert mine.view() == theirs.view()


def test_of_two_answers_that_cross_one_is_kept(settings: Settings, installed_toy: Any) -> None:
    with TestClient(build_app(settings)) as here, TestClient(build_app(settings)) as there:
        mine = Guest.open(here, "toy")
        theirs = Guest(there, mine.table, mine.secret)
        number = theirs.view()["number"]
        mine.answer("bid:low", role="north")
        crossed = theirs.post("answer", {"number": number, "choice": "bid:high", "role": "north"})
        problem(crossed, 409)
        assert theirs.view() == mine.view()


def test_a_seat_claimed_at_another_worker_is_taken(settings: Settings, installed_toy: Any) -> None:
    with TestClient(build_app(settings)) as here, TestClient(build_app(settings)) as there:
        mine = Guest.open(here, "toy", seats={"south": "open"}, public=True)
        theirs = Guest(there, mine.table)
        theirs.view()
        assert mine.post("claim", {"role": "south"}).status_code == 200
        problem(theirs.post("claim", {"role": "south"}), 409)


# ---------------------------------------------------------------- the real server


@contextmanager
def serving(database: Path, cache: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`vivac serve` in a process of its own, and the address it prints."""
    command = [sys.executable, "-m", "vivac", "serve", "--port", str(port), "--database", str(database)]
    home = {"XDG_CACHE_HOME": str(cache), "LANG": "C"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **home}
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "http://" in line, line + process.stdout.read()
        yield process, line.split()[-1].rstrip("/")
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def test_an_acknowledged_answer_survives_a_kill(tmp_path: Path, drawings: Path) -> None:
    database = tmp_path / "tables.sqlite"
    secret = table = ""
    known: Any = None
    for _ in range(3):
        with (
            serving(database, drawings) as (process, address),
            httpx.Client(base_url=address, timeout=60) as client,
        ):
            if not table:
                opened = client.post("/api/tables", json={"game": "mosby", "seed": "5"}).json()
                table, secret = opened["table"], opened["seats"]["mosby"]
            headers = {"authorization": f"Bearer {secret}"}
            view = client.get(f"/api/tables/{table}", headers=headers).json()
            assert known is None or view == known
            for _ in range(4):
                body = {"number": view["number"], "choice": view["question"]["choices"][0]["id"]}
                view = client.post(f"/api/tables/{table}/answer", json=body, headers=headers).json()
            process.send_signal(signal.SIGKILL)
            process.wait()
            known = view


def test_a_die_that_waits_for_a_link_waits_on_after_a_kill(tmp_path: Path, drawings: Path) -> None:
    database, chain = tmp_path / "tables.sqlite", Chain(bytes(32))
    with serving(database, drawings) as (process, address):
        wish = {"game": "mosby", "commitments": {"mosby": chain.tip}}
        opened = httpx.post(f"{address}/api/tables", json=wish, timeout=60).json()
        table = f"/api/tables/{opened['table']}"
        headers = {"authorization": f"Bearer {opened['seats']['mosby']}"}
        view = httpx.get(address + table, headers=headers, timeout=60).json()
        for _ in range(40):
            if view["wants_link"]:
                break
            body = {"number": view["number"], "choice": view["question"]["choices"][0]["id"]}
            view = httpx.post(f"{address}{table}/answer", json=body, headers=headers, timeout=60).json()
        process.send_signal(signal.SIGKILL)
        process.wait()
    with serving(database, drawings) as (_, address):
        assert httpx.get(address + table, headers=headers, timeout=60).json() == view
        told = {"role": "mosby", "link": chain.link(view["wants_link"]["index"])}
        after = httpx.post(f"{address}{table}/reveal", json=told, headers=headers, timeout=60)
        assert after.status_code == 200, after.text
        assert after.json()["number"] > view["number"]


def test_the_server_stops_quietly_when_asked(tmp_path: Path, drawings: Path) -> None:
    with serving(tmp_path / "tables.sqlite", drawings) as (process, address):
        assert httpx.get(f"{address}/api/games", timeout=60).status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) in (0, -signal.SIGINT, 130)
        assert process.stdout is not None
        assert "Traceback" not in process.stdout.read()


def test_a_port_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "vivac", "serve", "--port", str(port)]
        command += ["--database", str(tmp_path / "tables.sqlite")]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LANG": "C"})
    assert done.returncode == 2
    assert str(port) in done.stderr
    assert "Traceback" not in done.stderr
