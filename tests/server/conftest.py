"""A house to test: a real application on a store of its own, and guests who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.guests import Guest, generous
from tests.server.on_the_wire import Listener
from vivac.server.app import build_app
from vivac.server.settings import Settings


@pytest.fixture(scope="session")
def drawings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Boards are drawn once for all tests."""
    return tmp_path_factory.mktemp("drawings")


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "js").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Vivac</title>", encoding="utf-8")
    (folder / "js" / "app.js").write_text("export const hello = 'hello';\n" * 50, encoding="utf-8")
    (folder / ".secret").write_text("not for you", encoding="utf-8")
    return folder


@pytest.fixture
def settings(tmp_path: Path, drawings: Path, web: Path) -> Settings:
    return Settings(
        database=str(tmp_path / "tables.sqlite"),
        web=web,
        cache=drawings / "vivac",
        hosts=("testserver.local",),
        limits=generous(),
    )


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def client(settings: Settings, listener: Listener) -> Iterator[TestClient[Any]]:
    """Whatever it is answered in any test is what was declared."""
    with TestClient(build_app(settings)) as client:
        client.event_hooks["response"].append(listener)
        yield client


@pytest.fixture
def sit(client: TestClient[Any]) -> Callable[..., Guest]:
    return lambda game="mosby", **wish: Guest.open(client, game, **wish)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Odds take the time they need: whether they are exact does not hang on how busy the machine is."""
    monkeypatch.setattr("vivac.server.odds.BLINK", inf)
