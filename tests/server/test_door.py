"""The door: by which names the house is known, from which pages it may be asked, and how long it waits."""

from __future__ import annotations

import socket
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.server.guests import Guest, generous, problem
from tests.server.listening import hear, listening, say
from tests.server.test_live import live
from vivac.server.app import build_app
from vivac.server.protocol import DeflateFactory, HttpProtocol, LiveProtocol
from vivac.server.settings import Settings


def at(settings: Settings, served: str = "127.0.0.1", *hosts: str) -> TestClient[Any]:
    return TestClient(
        build_app(replace(settings, served=served, hosts=hosts)), base_url="http://127.0.0.1:8000"
    )


# ---------------------------------------------------------------- by which name


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1:8000", "127.1.2.3", "[::1]:80", "LOCALHOST:1"])
def test_it_goes_by_every_name_of_this_machine_to_itself(settings: Settings, host: str) -> None:
    with at(settings) as client:
        assert client.get("/api/games", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "192.168.1.5:8000", "localhost@evil", "[::", ""]
)
def test_it_goes_by_no_other_name(settings: Settings, host: str) -> None:
    with at(settings) as client:
        found = problem(client.get("/api/games", headers={"host": host}), 421)
        assert host in found["detail"]
        spanish = client.get("/api/games?lang=es", headers={"host": host}).json()
        assert "no se llama" in spanish["detail"]


def test_open_to_other_machines_it_goes_by_its_addresses(settings: Settings) -> None:
    with at(settings, "0.0.0.0") as client:
        for host in ("192.168.1.5:8000", "[fe80::1]:8000", socket.gethostname()):
            assert client.get("/api/games", headers={"host": host}).status_code == 200
        problem(client.get("/api/games", headers={"host": "evil.example"}), 421)


def test_it_goes_by_the_address_it_was_told_to_serve(settings: Settings) -> None:
    with at(settings, "192.168.1.5") as client:
        assert client.get("/api/games", headers={"host": "192.168.1.5:8000"}).status_code == 200
        problem(client.get("/api/games", headers={"host": "192.168.1.6:8000"}), 421)


def test_it_goes_by_the_names_it_was_given(settings: Settings) -> None:
    with at(settings, "127.0.0.1", "vivac.example") as client:
        assert client.get("/api/games", headers={"host": "Vivac.example"}).status_code == 200
        # A proxy may call it by another name than its pages do.
        behind = {"host": "127.0.0.1:8000", "origin": "https://vivac.example"}
        assert client.post("/api/tables/mine", json={"secrets": []}, headers=behind).status_code == 200


# ---------------------------------------------------------------- from which page


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1:3000", "http://[", "http://127.0.0.1:8000.evil"],
)
def test_pages_of_others_may_ask_nothing(settings: Settings, origin: str) -> None:
    with at(settings) as client:
        answer = client.post("/api/tables", json={"game": "mosby"}, headers={"origin": origin})
        assert "page" in problem(answer, 403)["detail"]


def test_its_own_pages_may(settings: Settings) -> None:
    with at(settings) as client:
        own = {"origin": "http://127.0.0.1:8000"}
        assert client.post("/api/tables/mine", json={"secrets": []}, headers=own).status_code == 200


def test_a_live_connection_is_refused_to_pages_of_others_in_words(
    settings: Settings, installed_toy: Any
) -> None:
    with listening(settings) as (_, port):
        address = f"ws://127.0.0.1:{port}/api/tables/any/live?lang=es"
        with pytest.raises(InvalidStatus) as refused, connect(address, origin="http://evil.example"):  # type: ignore[arg-type]
            pass
        answer = refused.value.response
        assert answer.status_code == 403
        assert answer.body is not None
        assert "página" in msgspec.json.decode(answer.body)["detail"]


def test_in_the_test_client_too_which_cannot_be_answered_in_words(settings: Settings) -> None:
    with (
        at(settings) as client,
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/tables/any/live", headers={"origin": "http://evil.example"}),
    ):
        pass


# ---------------------------------------------------------------- on the wire


def test_what_is_sent_is_sent_at_once(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A small packet does not wait until the last one has been acknowledged."""
    found: list[int] = []
    made = HttpProtocol.connection_made

    def noticed(self: HttpProtocol, transport: Any) -> None:
        line = transport.get_extra_info("socket")
        found.append(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        made(self, transport)

    monkeypatch.setattr(HttpProtocol, "connection_made", noticed)
    with listening(settings) as (_, port):
        assert b" 200 " in say(port, request("GET", "/healthz", port))
    assert found
    assert all(found)


def request(method: str, path: str, port: int, *headers: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"host: 127.0.0.1:{port}", "connection: close", *headers]
    return "\r\n".join([*lines, "", ""]).encode()


HALVES = {
    "nothing": b"",
    "half a line": b"GET /healthz HT",
    "half of its headers": b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-",
    "half of its body": b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n"
    b"accept-language: es\r\n\r\n{",
}


@pytest.mark.parametrize("half", HALVES)
def test_a_request_that_does_not_arrive_is_refused_in_words(settings: Settings, half: str) -> None:
    with listening(replace(settings, limits=generous(patience=0.2))) as (_, port):
        head, _, body = say(port, HALVES[half]).partition(b"\r\n\r\n")
        assert b" 408 " in head.splitlines()[0]
        assert b"application/problem+json" in head
        spanish = "accept-language: es" in HALVES[half].decode()
        assert ("tardó" if spanish else "too long") in msgspec.json.decode(body)["detail"]
        assert b" 200 " in say(port, request("GET", "/healthz", port))


def test_a_second_request_that_does_not_arrive_is_refused_too(settings: Settings) -> None:
    with (
        listening(replace(settings, limits=generous(patience=0.2))) as (_, port),
        socket.create_connection(("127.0.0.1", port), timeout=30) as line,
    ):
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        heard = b""
        while not heard.endswith(b"All is well.\n"):
            heard += line.recv(65536)
        line.sendall(b"GET /hea")
        assert b" 408 " in hear(line)


def test_what_is_no_request_is_refused_in_words(settings: Settings) -> None:
    with listening(settings) as (_, port):
        head, _, body = say(port, b"\x16\x03\x01\x02\x00\x01\x00\x01\r\n\r\n").partition(b"\r\n\r\n")
        assert b" 400 " in head.splitlines()[0]
        assert msgspec.json.decode(body)["detail"].endswith(".")


def test_whoever_does_not_read_is_hung_up_on(settings: Settings, web: Path, monkeypatch: Any) -> None:
    (web / "js" / "large.js").write_text("".join(f"{nth}\n" for nth in range(3_000_000)), encoding="utf-8")
    dropped = threading.Event()
    lost = HttpProtocol.connection_lost

    def noticed(self: HttpProtocol, exc: Exception | None) -> None:
        lost(self, exc)
        dropped.set()

    monkeypatch.setattr(HttpProtocol, "connection_lost", noticed)
    with (
        listening(replace(settings, limits=generous(patience=0.2))) as (_, port),
        socket.create_connection(("127.0.0.1", port), timeout=30) as line,
    ):
        line.sendall(request("GET", "/js/large.js", port))
        assert dropped.wait(30)


def test_whoever_only_pings_and_never_reads_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    aborted: list[bool] = []

    class Full:
        def get_write_buffer_size(self) -> int:
            return 10**9

        def write(self, _: bytes) -> None: ...

        def abort(self) -> None:
            aborted.append(True)

    protocol = LiveProtocol.__new__(LiveProtocol)
    protocol.transport = Full()  # type: ignore[assignment]

    class Nothing:
        def data_to_send(self) -> list[bytes]:
            return []

    protocol.conn = Nothing()  # type: ignore[assignment]
    protocol.handle_ping()
    assert aborted


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/js/app.js",
        "/api/games",
        "/api/games/toy/rules",
        "/api/style.css",
        "/api/tables",
        "/healthz",
    ],
)
def test_whatever_can_be_got_can_be_asked_about(settings: Settings, installed_toy: Any, path: str) -> None:
    with listening(settings) as (_, port):
        got, asked = (say(port, request(method, path, port)) for method in ("GET", "HEAD"))
        head, _, body = got.partition(b"\r\n\r\n")
        assert body
        assert without_date(asked) == without_date(head + b"\r\n\r\n")


def without_date(answer: bytes) -> list[bytes]:
    return [line for line in answer.split(b"\r\n") if not line.startswith(b"date:")]


def test_the_methods_there_are_include_head(client: Any) -> None:
    assert client.delete("/api/games").headers["allow"] == "GET, HEAD, OPTIONS"


# ---------------------------------------------------------------- live connections


def test_somebody_who_keeps_talking_is_hung_up_on_in_words(settings: Settings, installed_toy: Any) -> None:
    few = replace(settings, limits=generous(greetings=5, greetings_per_second=0.001))
    with TestClient(build_app(few)) as client, live(Guest.open(client, "toy")) as line:
        for _ in range(20):
            line.send_json({"lang": "en"})
        told = line.receive_json()
        while told["type"] == "view":
            told = line.receive_json()
        assert "Too many messages" in told["detail"]
        with pytest.raises(WebSocketDisconnect):
            line.receive_json()


def test_greetings_count_as_requests_do(settings: Settings, installed_toy: Any) -> None:
    hurried = replace(settings, limits=generous(burst=3, per_second=0.001))
    with listening(hurried) as (_, port):
        address = f"ws://127.0.0.1:{port}/api/tables/none/live"
        for _ in range(3):
            with connect(address) as line:
                line.send("{}")
                assert "none" in msgspec.json.decode(line.recv())["detail"]
        with pytest.raises(InvalidStatus) as refused, connect(address):
            pass
        assert refused.value.response.status_code == 429


def test_a_message_that_is_too_large_ends_only_its_own_connection(
    settings: Settings, installed_toy: Any
) -> None:
    with listening(settings) as (_, port):
        address = f"ws://127.0.0.1:{port}/api/tables/none/live"
        with connect(address) as line:
            line.send("x" * 200_000)
            with pytest.raises(ConnectionClosed) as closed:
                line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert b" 200 " in say(port, request("GET", "/healthz", port))


@pytest.mark.parametrize("greeting", ['{"x":' + "[" * 4000, "[" * 4000, '{"secret":"\\ud800"}', b"\xff\xfe"])
def test_a_greeting_that_is_none_is_answered_in_words(sit: Any, installed_toy: Any, greeting: Any) -> None:
    guest = sit("toy")
    with guest.client.websocket_connect(f"/api/tables/{guest.table}/live") as line:
        send = line.send_bytes if isinstance(greeting, bytes) else line.send_text
        send(greeting)
        assert line.receive_json()["type"] in ("problem", "view")


def test_what_fits_into_one_packet_is_not_compressed_and_what_is_long_is(
    settings: Settings, installed_toy: Any
) -> None:
    deflate = DeflateFactory(server_no_context_takeover=True).process_request_params([], [])[1]
    short, long = (deflate.encode(Frame(Opcode.TEXT, b"x" * length)) for length in (100, 9000))
    assert (short.rsv1, len(short.data)) == (False, 100)
    assert long.rsv1
    assert len(long.data) < 100
    with listening(settings) as (_, port), connect(f"ws://127.0.0.1:{port}/api/tables/none/live") as line:
        assert [extension.name for extension in line.protocol.extensions] == ["permessage-deflate"]
        line.send("{}")
        assert "none" in msgspec.json.decode(line.recv())["detail"]
