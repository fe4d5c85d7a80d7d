"""Running the server in this process until somebody stops it."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import uvicorn

from vivac.server.app import build_app
from vivac.server.protocol import LiveProtocol, http_protocol
from vivac.server.settings import Limits, Settings, user_folder
from vivac.table import Complaint


def serve(
    host: str,
    port: int,
    database: str,
    ready: Callable[[str], None],
    lab: Path | None = None,
    thinkers: int = 2,
    hosts: Sequence[str] = (),
) -> None:
    """Serve until interrupted. `ready` is told the address as soon as the door is open."""
    if lab is not None and not lab.is_dir():
        raise Complaint("lab-missing", folder=str(lab))
    settings = Settings(
        database=database,
        cache=user_folder("cache"),
        lab=lab,
        served=host,
        hosts=tuple(hosts),
        limits=Limits(thinkers=thinkers),
    )
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host) or (f"[{host}]" if ":" in host else host)
    sys.setswitchinterval(0.002)  # odds that are worked out must not keep anybody waiting
    with open_door(host, port) as door:
        address = f"http://{name}:{door.getsockname()[1]}/"
        _Server(config_for(settings), lambda: ready(address)).run(sockets=[door])


def config_for(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        build_app(settings),
        http=http_protocol(settings.limits),
        ws=LiveProtocol,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.body,
        timeout_keep_alive=60,  # people think before they answer, and then do not want to connect anew
        timeout_graceful_shutdown=3,
    )


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def open_door(host: str, port: int) -> socket.socket:
    """A socket to listen on; a port that is taken is told in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol by name: asyncio lets small packets go at once only where it can read it.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
        door.listen(2048)  # whoever comes before the server is ready waits a moment
    except OSError as error:
        door.close()
        raise Complaint(
            "door-taken", host=host, port=str(port), reason=error.strerror or str(error)
        ) from None
    return door
