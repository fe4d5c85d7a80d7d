"""What a browser does on the wire: requests over a connection that is kept, and a live connection."""

from __future__ import annotations

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from vivac.lab.soak.serving import ADDRESS

LARGEST = 16 * 1024 * 1024


class Gone(ConnectionError):
    """The server hung up in the middle."""


class Said(RuntimeError):
    """The server said no."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(f"{status} {detail}")
        self.status = status


class Wire:
    """One client of the server, with an address of its own so that its requests are counted by themselves."""

    def __init__(self, port: int, nth: int) -> None:
        self._port = port
        self._local = (f"127.0.{1 + nth // 250}.{1 + nth % 250}", 0) if sys.platform == "linux" else None
        self._streams: tuple[StreamReader, StreamWriter] | None = None
        self.bytes = 0  # received, as they come off the wire

    async def ask(
        self, method: str, path: str, secret: str = "", body: Any = None, *, brief: bool = False
    ) -> Any:
        """The answer of the server, decoded if it is JSON; where it is brief, how many entries there are."""
        content = b"" if body is None else msgspec.json.encode(body)
        head = [
            f"{method} {path} HTTP/1.1",
            f"Host: {ADDRESS}:{self._port}",
            f"Content-Length: {len(content)}",
        ]
        if body is not None:
            head.append("Content-Type: application/json")
        if secret:
            head.append(f"Authorization: Bearer {secret}")
        if brief:
            head.append("Prefer: return=minimal")
        request = "\r\n".join([*head, "", ""]).encode() + content
        try:
            status, headers, answer = await self._exchange(request)
        except (ConnectionError, asyncio.IncompleteReadError, EOFError):
            self.close()
            raise Gone from None
        if status >= 400:
            raise Said(status, answer.decode("utf-8", "replace")[:200])
        if status == 204:
            return headers["vivac-entries"]
        return msgspec.json.decode(answer) if headers.get("content-type") == "application/json" else answer

    async def _exchange(self, request: bytes) -> tuple[int, dict[str, str], bytes]:
        reader, writer = await self._connected()
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        content = await reader.readexactly(int(headers.get("content-length", "0")))
        self.bytes += len(content)
        if headers.get("connection") == "close":
            self.close()
        return int(head[0].split()[1]), headers, content

    async def _connected(self) -> tuple[StreamReader, StreamWriter]:
        # A server may close a connection that was idle: begin anew rather than find out in the middle.
        if self._streams and (self._streams[0].at_eof() or self._streams[1].is_closing()):
            self.close()
        if self._streams is None:
            self._streams = await asyncio.open_connection(
                ADDRESS, self._port, limit=LARGEST, local_addr=self._local
            )
        return self._streams

    async def live(self, path: str) -> ClientConnection:
        address = f"ws://{ADDRESS}:{self._port}{path}"
        return await connect(address, max_size=LARGEST, local_addr=self._local, proxy=None, open_timeout=60)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None
