"""A house that listens on a real port, for what only happens on the wire."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn

from vivac.server.serving import config_for, open_door
from vivac.server.settings import Settings


@contextmanager
def listening(settings: Settings) -> Iterator[tuple[uvicorn.Server, int]]:
    """The server in a thread of its own, and its port."""
    door = open_door("127.0.0.1", 0)
    server = uvicorn.Server(config_for(settings))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
    thread.start()
    try:
        yield server, door.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
        door.close()


def say(port: int, words: bytes) -> bytes:
    """Send this much and no more; all that comes back until the server hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as line:
        line.sendall(words)
        return hear(line)


def hear(line: Any) -> bytes:
    heard = b""
    while more := line.recv(65536):
        heard += more
    return heard
