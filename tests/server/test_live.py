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


# ---------------------------------------------------------------- answers over the live connection


def answered(socket: Any, **answer: Any) -> Any:
    """What becomes of an answer, whatever else is told meanwhile."""
    socket.send_json({"type": "answer", **answer})
    while (message := socket.receive_json())["type"] not in ("stored", "problem"):
        pass
    return message


def test_an_answer_over_the_live_connection_is_stored_before_it_is_told_so(north: Guest) -> None:
    with live(north) as socket:
        number = socket.receive_json()["view"]["number"]
        told = answered(socket, number=number, choice="bid:high", role="north")
        assert told == {"type": "stored", "question": number, "number": number + 1}
        assert north.view()["number"] == number + 1


def test_everybody_is_told_of_an_answer_over_the_live_connection(north: Guest) -> None:
    south = north.invited("south")
    with live(north) as mine, live(south) as theirs:
        number = mine.receive_json()["view"]["number"]
        mine.send_json({"type": "answer", "number": number, "choice": "bid:high"})
        for socket in (mine, theirs):
            assert until(socket, lambda view: view["number"] == number + 1)["waiting_for"] == ["south"]


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        ({"choice": "bid:nothing"}, 409),
        ({"choice": "bid:high", "number": 7}, 409),
        ({"choice": "bid:high", "role": "south"}, 403),
        ({"choice": "bid:high", "role": "west"}, 404),
    ],
)
def test_what_may_not_be_answered_is_refused_over_the_live_connection_as_well(
    north: Guest, answer: Any, status: int
) -> None:
    with live(north) as socket:
        view = socket.receive_json()["view"]
        told = answered(socket, **{"number": view["number"], **answer})
        assert (told["type"], told["status"]) == ("problem", status)
        assert told["question"] == answer.get("number", view["number"])
        assert told["detail"].endswith(".")
        assert north.view()["number"] == view["number"]


def test_whoever_only_watches_answers_nothing_over_the_live_connection(north: Guest) -> None:
    with live(north.watching()) as socket:
        number = socket.receive_json()["view"]["number"]
        assert answered(socket, number=number, choice="bid:high", role="north")["status"] == 403


def test_an_answer_is_no_greeting(north: Guest) -> None:
    with north.client.websocket_connect(f"/api/tables/{north.table}/live") as socket:
        socket.send_json({"type": "answer", "number": 0, "choice": "bid:high"})
        assert socket.receive_json()["type"] == "problem"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


def test_answers_over_the_live_connection_count_as_requests_do(
    settings: Settings, installed_toy: Any
) -> None:
    few = replace(settings, limits=generous(burst=4, per_second=0.001))
    with TestClient(build_app(few)) as client, live(Guest.open(client, "toy")) as socket:
        socket.receive_json()
        told = [answered(socket, number=99, choice="bid:high") for _ in range(4)]
        assert [each["status"] for each in told] == [409, 409, 429, 429]


def test_an_answer_that_breaks_down_is_told_so_and_the_connection_stays(
    north: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    from vivac.server.store import Store

    async def full(*_: object) -> None:
        raise OSError("no space left")

    with live(north) as socket:
        number = socket.receive_json()["view"]["number"]
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            assert answered(socket, number=number, choice="bid:high")["status"] == 500
        assert north.view()["number"] == number
        assert answered(socket, number=number, choice="bid:high")["type"] == "stored"


# ---------------------------------------------------------------- short replies


def test_whoever_listens_need_not_be_told_the_table_twice(north: Guest) -> None:
    number = north.view()["number"]
    path, brief = f"/api/tables/{north.table}/answer", {**north.headers, "prefer": "return=minimal"}
    body = {"number": number, "choice": "bid:high"}
    reply = north.client.post(path, json=body, headers=brief)
    assert (reply.status_code, reply.content) == (204, b"")
    assert reply.headers["preference-applied"] == "return=minimal"
    assert int(reply.headers["vivac-entries"]) == number + 1 == north.view()["number"]
    again = north.client.post(path, json=body, headers=brief)
    assert again.status_code == 409
    assert again.json()["detail"].endswith(".")
