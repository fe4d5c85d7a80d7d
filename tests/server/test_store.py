"""The store: lines are written together, each game by itself, and a writer who comes late is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from vivac.server.store import Overtaken, Store

Check = Callable[[Store], Awaitable[None]]


@pytest.fixture
def with_store(tmp_path: Path) -> Callable[[Check], None]:
    def run(check: Check) -> None:
        async def opened() -> None:
            store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
            await store.open()
            try:
                await check(store)
            finally:
                await store.close()

        asyncio.run(opened())

    return run


def test_all_who_come_while_the_disk_is_busy_are_written_together(with_store: Any) -> None:
    async def check(store: Store) -> None:
        commits: list[object] = []
        event.listen(store._engine.sync_engine, "commit", commits.append)
        await asyncio.gather(*(store.append(f"game{nth}", 0, ["a", "b"]) for nth in range(50)))
        assert len(commits) <= 2
        for nth in range(50):
            assert await store.lines(f"game{nth}") == ["a", "b"]

    with_store(check)


def test_whoever_was_overtaken_is_told_and_the_others_are_written(with_store: Any) -> None:
    async def check(store: Store) -> None:
        await store.append("game3", 0, ["theirs"])
        writing = [store.append(f"game{nth}", 0, ["ours", "too"]) for nth in range(6)]
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert [type(each) for each in done] == [type(None)] * 3 + [Overtaken] + [type(None)] * 2
        assert await store.lines("game3") == ["theirs"]
        assert await store.lines("game5") == ["ours", "too"]

    with_store(check)


def test_when_the_disk_fails_all_who_wrote_are_told_and_nobody_else(with_store: Any) -> None:
    async def check(store: Store) -> None:
        def full(*_: object) -> None:
            raise OSError("no space left")

        event.listen(store._engine.sync_engine, "before_cursor_execute", full)
        done = await asyncio.gather(
            *(store.append(str(n), 0, ["x"]) for n in range(3)), return_exceptions=True
        )
        assert all(isinstance(each, OSError) for each in done)
        event.remove(store._engine.sync_engine, "before_cursor_execute", full)
        await store.append("0", 0, ["x"])
        assert await store.lines("0") == ["x"]
        assert await store.lines("1") == []

    with_store(check)
