"""Where a request may come from: by a name this server goes by, and from no page but its own.

A page elsewhere can have a browser send requests to any machine it reaches, and a name elsewhere can be made
to point at this one. The first is told by its Origin, the second by its Host.
"""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from vivac.server.problems import send_problem

EVERYWHERE = ("0.0.0.0", "::", "")
SHOWN = 80  # letters of a name that is quoted back


class KnownOrigins:
    """Refuses, in words, what is meant for another host or made by another page."""

    def __init__(self, app: ASGIApp, served: str, hosts: Sequence[str]) -> None:
        self._app = app
        self._anywhere = served in EVERYWHERE
        self._named = frozenset(host.lower() for host in hosts)
        self._known = self._named | {"localhost", served.lower()}
        if self._anywhere:
            here = socket.gethostname().lower()
            self._known |= {here, f"{here}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        host, origin = _header(scope, b"host"), _header(scope, b"origin")
        if host is not None and not self._is_ours(_hostname(host)):
            await send_problem(scope, send, 421, "foreign-host", host=host[:SHOWN])
        elif origin is not None and not self._is_our_page(origin, host):
            await send_problem(scope, send, 403, "foreign-origin", origin=origin[:SHOWN])
        else:
            await self._app(scope, receive, send)

    def _is_ours(self, name: str) -> bool:
        if name in self._known or "*" in self._named:
            return True
        try:
            address = ip_address(name)
        except ValueError:
            return name.endswith(".localhost")
        # An address cannot be made to point elsewhere: whoever reached us by it, reached us.
        return address.is_loopback or self._anywhere

    def _is_our_page(self, origin: str, host: str | None) -> bool:
        """A page of this very address and port, or of a name that was given for it."""
        netloc = _netloc(origin)
        if netloc and host is not None and netloc.lower() == host.lower():
            return True
        return "*" in self._named or _hostname(netloc) in self._named


def _header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def _hostname(netloc: str) -> str:
    """The name without its port, and an IPv6 address without its brackets."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").lower()
    except ValueError:
        return ""
