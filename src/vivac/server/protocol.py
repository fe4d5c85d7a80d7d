"""How long the wire waits: a request arrives in time or is refused, an answer is taken in time or dropped.

uvicorn waits for ever for the rest of a request that was begun, and for a reader who does not read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from vivac.server.problems import PROBLEM, plain_problem
from vivac.server.settings import Limits

PACKET = 1200  # bytes
UNREAD = 256 * 1024  # bytes that may wait for somebody who only ever pings


class HttpProtocol(H11Protocol):
    """Requests, each of which must come whole within so many seconds."""

    def __init__(self, *args: Any, patience: float, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._patience = patience
        self._arriving: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]
        self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if (
            self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
            or self.transport.get_protocol() is not self
        ):
            self._stop_waiting()
        elif self._arriving is None:  # the beginning of another request
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leaving = self.loop.call_later(self._patience, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is not None:
            self._stop_waiting()  # for the next request uvicorn waits by itself, until it begins

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "not-http")

    def _wait(self) -> None:
        self._arriving = self.loop.call_later(self._patience, self._too_slow)

    def _stop_waiting(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _too_slow(self) -> None:
        self._arriving = None
        if not self.transport.is_closing():
            self._refuse(408, "too-slow")

    def _refuse(self, status: int, key: str) -> None:
        """Say why and hang up, unless somebody is already answering."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = msgspec.json.encode(plain_problem(status, key, self._accepted()))
            headers = [
                (b"content-type", PROBLEM.encode()),
                (b"content-length", str(len(body)).encode()),
                (b"connection", b"close"),
            ]
            for event in (h11.Response(status_code=status, headers=headers), h11.Data(data=body)):
                self.transport.write(self.conn.send(event) or b"")
            self.transport.write(self.conn.send(h11.EndOfMessage()) or b"")
        self.transport.close()

    def _accepted(self) -> str:
        """The languages the reader would like, if they have come as far as to say so."""
        headers = self.headers or []
        return next((value.decode("latin-1") for name, value in headers if name == b"accept-language"), "")


class Deflate(PerMessageDeflate):
    """Compresses what is long. What fits into one packet goes as it is: it would not come any sooner."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) > PACKET else frame


class DeflateFactory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], Deflate]:
        agreed, found = super().process_request_params(params, accepted_extensions)
        windows = found.remote_max_window_bits, found.local_max_window_bits
        takeover = found.remote_no_context_takeover, found.local_no_context_takeover
        return agreed, Deflate(*takeover, *windows, self.compress_settings)


class LiveProtocol(WebSocketsSansIOProtocol):
    """Live connections: who pings and pings and never reads what comes back is dropped."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Every message by itself, for the long ones are few, and nothing is kept for each connection.
        self.conn.available_extensions = [
            DeflateFactory(
                server_no_context_takeover=True,
                server_max_window_bits=12,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5},
            )
        ]

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()


def http_protocol(limits: Limits) -> Any:
    return partial(HttpProtocol, patience=limits.patience)
