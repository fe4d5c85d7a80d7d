"""The API against its own OpenAPI document: whatever is sent, the answer is one that it describes."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.guests import generous
from toys import TOY
from vivac.server.app import build_app
from vivac.server.serving import open_door
from vivac.server.settings import Settings
from vivac.table import find_game

EXAMPLES = 40  # of every address
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def only_the_toy() -> Iterator[None]:
    class Point:
        def load(self) -> Any:
            return TOY

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("vivac.table.rulebook._registered", lambda: {"toy": Point()})
        find_game.cache_clear()
        yield
    find_game.cache_clear()


@pytest.fixture(scope="module")
def address(only_the_toy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that listens, in a thread."""
    folder = tmp_path_factory.mktemp("fuzz")
    app = build_app(Settings(database=str(folder / "tables.sqlite"), web=folder, limits=generous()))
    door = open_door("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False))  # type: ignore[arg-type]
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    url = f"http://127.0.0.1:{door.getsockname()[1]}"
    try:
        httpx.get(f"{url}/api/games", timeout=30)
        yield url
    finally:
        server.should_exit = True
        thread.join()
        door.close()


@pytest.fixture(scope="module")
def api(address: str) -> Any:
    return schemathesis.openapi.from_url(f"{address}/api/openapi.json")


@pytest.fixture(scope="module")
def seat(address: str) -> dict[str, str]:
    """A real table, so that half of the cases get past the door."""
    opened = httpx.post(f"{address}/api/tables", json={"game": "toy"}, timeout=30).json()
    return {"table": opened["table"], "secret": opened["seats"]["north"]}


def test_the_api_keeps_its_word(api: Any, seat: dict[str, str]) -> None:
    asked = 0
    for found in api.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        def keeps_its_word(case: Any) -> None:
            let_some_in(case, seat)
            case.call_and_validate(checks=CHECKS, timeout=30)

        keeps_its_word()
        asked += 1
    assert asked > 25


def let_some_in(case: Any, seat: dict[str, str]) -> None:
    """Half of the cases are about a table and a game that exist, and come with a seat."""
    if len(repr(case.body) + repr(case.query)) % 2:
        known = {"table": seat["table"], "game": "toy", "drill": "raid"}
        parts = case.path_parameters or {}
        case.path_parameters = {name: known.get(name, part) for name, part in parts.items()}
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {seat['secret']}"}
