"""The bell: tells everybody at a table that something has changed; each then looks for themselves.

It carries no scene and no secret, only that there are so many lines now. Within one worker it is rung in
memory; Litestar's channels have other backends for several.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar.channels import ChannelsPlugin, Subscriber
from litestar.channels.backends.memory import MemoryChannelsBackend


class Rung(msgspec.Struct, frozen=True):
    lines: int


class Bell:
    def __init__(self) -> None:
        self.channels = ChannelsPlugin(
            backend=MemoryChannelsBackend(),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=4,  # who is slow sees the last state, not every one
            subscriber_backlog_strategy="dropleft",
        )

    def ring(self, table: str, lines: int) -> None:
        self.channels.publish(msgspec.to_builtins(Rung(lines)), f"table-{table}")

    @asynccontextmanager
    async def listen(self, table: str) -> AsyncIterator[Subscriber]:
        async with self.channels.start_subscription(f"table-{table}") as subscriber:
            yield subscriber
