"""The live connection."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.guests import Guest, generous
from vivac.server.app import build_app
from vivac.server.settings import Settings


@contextmanager
def live(guest: Guest, **hello: Any) -> Iterator[Any]:
    with guest.client.websocket_connect(f"/api/tables/{guest.table}/live") as socket:
        socket.send_json({"secret": guest.secret, "as": None, "lang": "en", **hello})
        yield socket


def until(socket: Any, wanted: Any, most: int = 20) -> Any:
    """The first view that is as wanted."""
    for _ in range(most):
        message = socket.receive_json()
        if message["type"] == "view" and wanted(message["view"]):
            return message["view"]
    raise AssertionError("it never came")


@pytest.fixture
def north(sit: Any, installed_toy: Any) -> Guest:
    guest: Guest = sit("toy", seats={"north": "me", "south": "open"}, watch=True)
    return guest


def test_a_view_comes_at_once(north: Guest) -> None:
    with live(north) as socket:
        message = socket.receive_json()
        assert message["type"] == "view"
        assert message["view"]["viewer"] == "north"
        assert message["view"]["question"]["choices"]
        assert message["view"]["seats"][0]["present"] is True


def test_a_new_view_comes_whenever_the_table_changes(north: Guest) -> None:
    south = north.invited("south")
    with live(north) as mine, live(south, lang="es") as theirs:
        number = mine.receive_json()["view"]["number"]
        north.answer("bid:high")
        assert until(mine, lambda view: view["number"] == number + 1)["question"] is None
        view = until(theirs, lambda view: view["number"] == number + 1)
        assert view["viewer"] == "south"
        assert view["waiting_text"] == "Te toca."


def test_the_answer_and_the_push_are_the_same_view(north: Guest) -> None:
    with live(north) as socket:
        socket.receive_json()
        answered = north.answer("bid:high")
        assert until(socket, lambda view: view["number"] == answered["number"]) == answered


def test_everybody_sees_who_is_there(north: Guest) -> None:
    south = north.invited("south")
    with live(north) as mine:
        assert not mine.receive_json()["view"]["seats"][1]["present"]
        with live(south):
            until(mine, lambda view: view["seats"][1]["present"])
        until(mine, lambda view: not view["seats"][1]["present"])


def test_a_watcher_is_pushed_what_a_watcher_may_see(north: Guest) -> None:
    with live(north.watching()) as socket:
        view = socket.receive_json()["view"]
        assert view["viewer"] is None
        assert not any(hand["cards"] for hand in view["hands"])
        north.answer("bid:low")
        until(socket, lambda view: view["waiting_for"] == ["south"])


def test_one_may_look_as_another_role_one_holds(sit: Any, installed_toy: Any) -> None:
    guest = sit("toy")
    with live(guest, **{"as": "south"}) as socket:
        assert socket.receive_json()["view"]["viewer"] == "south"
        socket.send_json({"secret": guest.secret, "as": "north", "lang": "es"})
        view = until(socket, lambda view: view["viewer"] == "north")
        assert view["waiting_text"] == "Te toca."


@pytest.mark.parametrize(
    "hello", ["", "{", "[]", '{"secret": 3}', '{"as": "west"}', '{"lang": "fr"}', "x" * 9000]
)
def test_a_bad_greeting_is_answered_in_words(north: Guest, hello: str) -> None:
    with north.client.websocket_connect(f"/api/tables/{north.table}/live") as socket:
        socket.send_text(hello)
        message = socket.receive_json()
        assert message["type"] == "problem"
        assert message["detail"].endswith(".")
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_somebody_elses_seat_is_not_shown(north: Guest) -> None:
    with live(north, **{"as": "south"}) as socket:
        assert socket.receive_json()["type"] == "problem"


def test_nonsense_in_the_middle_does_not_end_the_connection(north: Guest) -> None:
    with live(north) as socket:
        socket.receive_json()
        socket.send_text("nonsense")
        assert socket.receive_json()["type"] == "problem"
        north.answer("bid:low")
        until(socket, lambda view: view["waiting_for"] == ["south"])


def test_there_is_no_live_connection_to_a_table_that_does_not_exist(client: Any) -> None:
    with client.websocket_connect("/api/tables/nothing/live") as socket:
        socket.send_json({})
        assert "nothing" in socket.receive_json()["detail"]


def test_a_quiet_connection_shows_signs_of_life(settings: Settings, installed_toy: Any) -> None:
    with (
        TestClient(build_app(replace(settings, ping=0.01))) as client,
        live(Guest.open(client, "toy")) as socket,
    ):
        socket.receive_json()
        assert socket.receive_json() == {"type": "ping"}


def test_a_client_has_so_many_live_connections(settings: Settings, installed_toy: Any) -> None:
    with TestClient(build_app(replace(settings, limits=generous(sockets=1)))) as client:
        guest = Guest.open(client, "toy")
        with live(guest) as socket:
            socket.receive_json()
            with live(guest) as another:
                assert "too many" in another.receive_json()["detail"]
        for _ in range(200):  # until the server has noticed that the first one is gone
            with live(guest) as socket:
                if socket.receive_json()["type"] == "view":
                    return
    raise AssertionError("a connection that was closed still counts")


def test_what_this_worker_wrote_itself_is_not_read_again_to_show_it(
    north: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vivac.server.store import Store

    read: list[str] = []
    lines = Store.lines

    async def counted(store: Store, game: str, start: int = 0) -> list[str]:
        read.append(game)
        return await lines(store, game, start)

    south = north.invited("south")
    with live(north) as mine, live(south) as theirs:
        number = mine.receive_json()["view"]["number"]
        until(theirs, lambda view: view["seats"][0]["present"])
        question = north.view()["question"]
        monkeypatch.setattr(Store, "lines", counted)
        north.post("answer", {"number": question["number"], "choice": "bid:high"})
        for socket in (mine, theirs):
            until(socket, lambda view: view["number"] > number)
        assert not read
