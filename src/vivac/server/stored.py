"""All games of a store, played again outside any server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from vivac.lab.replaying_all import Fate, Kind, fate_of
from vivac.server.rooms import rebuild
from vivac.server.settings import Settings
from vivac.server.store import Store
from vivac.table import Complaint


async def fates_of_tables(database: str) -> AsyncIterator[tuple[int, str, Fate]]:
    """How many games there are, and every one by its id with what becomes of it; nothing is written."""
    url = Settings(database=database).url
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").expanduser().is_file():
        raise Complaint("no-such-database", database=where.database or url)
    store = Store(url)
    try:
        tables = await store.every_game()
        for table in tables:
            yield len(tables), table, await _fate(store, table)
    except SQLAlchemyError:
        raise Complaint("no-such-database", database=database or url) from None
    finally:
        await store.close()


async def _fate(store: Store, table: str) -> Fate:
    record = await store.game(table)
    assert record is not None
    lines = await store.lines(table)
    try:
        match = await asyncio.to_thread(rebuild, record, lines)
    except Complaint as wrong:
        return Fate(Kind.UNREADABLE, wrong.say)
    return fate_of(match.table)
