"""Headers of safety on every answer: nothing loaded from elsewhere, nothing framed, nothing guessed."""

from __future__ import annotations

import re

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

PAGE = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; "
    "connect-src 'self'{live}; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
# A drawing opened by itself carries its style inside, and nothing else.
DRAWING = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"
SAFE_HOST = re.compile(rb"^[A-Za-z0-9.\-\[\]:]{1,255}$")


class SafetyHeaders:
    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                drawing = any(k == b"content-type" and v.startswith(b"image/svg") for k, v in headers)
                policy = DRAWING if drawing else PAGE.format(live=_live(scope))
                if not any(k == b"content-security-policy" for k, _ in headers):
                    headers.append((b"content-security-policy", policy.encode()))
                message["headers"] = [
                    *headers,
                    (b"x-content-type-options", b"nosniff"),
                    (b"referrer-policy", b"no-referrer"),
                    (b"cross-origin-opener-policy", b"same-origin"),
                ]
            await send(message)

        await self._app(scope, receive, send_safely)


def _live(scope: Scope) -> str:
    """The live connection, spelt out for browsers that do not count it as their own origin."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"")
    if not SAFE_HOST.match(host):
        return ""
    return f" ws://{host.decode()} wss://{host.decode()}"
