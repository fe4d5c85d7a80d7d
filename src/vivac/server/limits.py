"""How much one client may ask for: a bucket that fills steadily and is emptied by requests."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from vivac.server.problems import send_problem


class Allowance:
    """So many at once, and then so many a second; by client, for a bounded number of clients."""

    def __init__(
        self, burst: float, per_second: float, clients: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._per_second = per_second
        self._clients = clients
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # what is left, and since when

    def take(self, client: str, amount: float = 1.0) -> float:
        """Take from the allowance of a client; 0, or the seconds to wait until there is enough."""
        now = self._clock()
        left, since = self._left.get(client, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._per_second)
        wait = max(0.0, (amount - left) / self._per_second)
        self._left[client] = (left if wait else left - amount, now)
        self._left.move_to_end(client)
        if len(self._left) > self._clients:
            self._left.popitem(last=False)
        return wait


class RateLimit:
    """Refuses requests of clients who ask too often, before anything else looks at them."""

    def __init__(self, app: ASGIApp, allowance: Allowance) -> None:
        self._app = app
        self._allowance = allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self._app(scope, receive, send)
            return
        wait = self._allowance.take(client_of(scope))
        if wait:
            await send_problem(scope, send, 429, "too-many-requests", {"retry-after": str(int(wait) + 1)})
            return
        await self._app(scope, receive, send)


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else "local"
