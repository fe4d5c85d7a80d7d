"""Measuring the web table: a real server in a process of its own, asked as browsers ask.

Every player has an address of their own on the loopback network where the system allows it, so that the
limit on the requests of one client does not slow the measure down.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import median, quantiles
from threading import Barrier, Thread
from time import perf_counter, sleep
from typing import Any

import msgspec

PACE = 1.0  # seconds between the answers of a player who is in a hurry
BOARD = ("/", "/api/style.css", "/api/symbols.svg", "/api/games/{game}/board", "/api/games/{game}/board.svg")


class WebFigures(msgspec.Struct, frozen=True):
    """What was measured. Milliseconds are from sending an answer to having read the new scene."""

    game: str
    tables: int
    ready_s: float
    cold_board_s: float
    first_board_s: float
    answer_p50_ms: float
    answer_p95_ms: float
    hurried_p95_ms: float
    answers_per_s: int
    scene_kb: float


def bench_web(game: str, tables: int = 50, seconds: float = 10.0) -> WebFigures:
    with tempfile.TemporaryDirectory() as folder:
        with _serving(Path(folder)) as (_, port):
            cold = _first_board(port, game)
        with _serving(Path(folder)) as (start, port):
            first = _first_board(port, game)
            paced = _play(port, game, tables, seconds, PACE)
            hurried = _play(port, game, tables, seconds / 2, 0.0)
    times = [time for player in paced for time in player.times]
    rushed = [time for player in hurried for time in player.times]
    return WebFigures(
        game=game,
        tables=tables,
        ready_s=round(start, 2),
        cold_board_s=round(cold, 2),
        first_board_s=round(first, 3),
        answer_p50_ms=round(median(times) * 1e3, 1),
        answer_p95_ms=round(_p95(times) * 1e3, 1),
        hurried_p95_ms=round(_p95(rushed) * 1e3, 1),
        answers_per_s=round(len(rushed) / (seconds / 2)),
        scene_kb=round(max(player.largest for player in (*paced, *hurried)) / 1000, 1),
    )


def _p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


@contextmanager
def _serving(folder: Path) -> Iterator[tuple[float, int]]:
    """A server with its own store and drawings; the seconds it took to start, and its port."""
    command = [
        sys.executable,
        "-m",
        "vivac",
        "serve",
        "--port",
        "0",
        "--database",
        str(folder / "tables.sqlite"),
    ]
    begun = perf_counter()
    home = {"XDG_CACHE_HOME": str(folder), "LOCALAPPDATA": str(folder)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **home}) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            yield perf_counter() - begun, int(address.rstrip("/").rpartition(":")[2])
        finally:
            server.terminate()


def _first_board(port: int, game: str) -> float:
    """Seconds from opening the page to having everything that the first board is drawn from."""
    begun = perf_counter()
    player = _Player(port, game, 0)
    for path in BOARD:
        player.get(path.format(game=game))
    player.sit_down()
    seconds = perf_counter() - begun
    player.leave()
    return seconds


def _play(port: int, game: str, tables: int, seconds: float, pace: float) -> list[_Player]:
    """So many tables played at once, each by somebody who answers after so many seconds, at random."""
    players = [_Player(port, game, nth) for nth in range(tables)]
    for player in players:
        player.sit_down()
    together = Barrier(tables)
    threads = [Thread(target=player.play, args=(together, seconds, pace)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for player in players:
        player.leave()
    return players


class _Player:
    def __init__(self, port: int, game: str, nth: int) -> None:
        source = (f"127.0.1.{nth + 1}", 0) if sys.platform == "linux" else None
        self._http = HTTPConnection("127.0.0.1", port, timeout=60, source_address=source)
        self._game = game
        self._rng = Random(nth)
        self._path, self._secret = "", ""
        self.view: Any = None
        self.times: list[float] = []
        self.largest = 0

    def sit_down(self) -> None:
        opened = msgspec.json.decode(self._ask("POST", "/api/tables", {"game": self._game}))
        self._path = f"/api/tables/{opened['table']}"
        self._secret = next(iter(opened["seats"].values()))
        self.view = msgspec.json.decode(self.get(self._path))

    def play(self, together: Barrier, seconds: float, pace: float) -> None:
        together.wait()
        until = perf_counter() + seconds
        sleep(self._rng.random() * pace)
        while perf_counter() < until:
            if not self.view["question"]:
                self.sit_down()
            self.answer()
            sleep(pace * (0.5 + self._rng.random()))

    def answer(self) -> None:
        question = self.view["question"]
        choice = self._rng.choice(question["choices"])["id"]
        begun = perf_counter()
        scene = self._ask("POST", f"{self._path}/answer", {"number": question["number"], "choice": choice})
        self.times.append(perf_counter() - begun)
        self.largest = max(self.largest, len(scene))
        self.view = msgspec.json.decode(scene)

    def leave(self) -> None:
        self._http.close()

    def get(self, path: str) -> bytes:
        return self._ask("GET", path)

    def _ask(self, method: str, path: str, body: Any = None) -> bytes:
        headers = {"authorization": f"Bearer {self._secret}"} if self._secret else {}
        self._http.request(method, path, msgspec.json.encode(body) if body is not None else None, headers)
        answer = self._http.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {content[:200]!r}")
        return content
