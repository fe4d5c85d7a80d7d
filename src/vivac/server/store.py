"""The store: games, seats and numbered lines. Lines are only ever added.

A line is either one of the journal (an entry, a take-back, the seed at the end) or an event of the house
(somebody resigned). The key (game, number) makes concurrent writers safe: of two that would write the same
number one fails, looks again and starts over.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from vivac.server.seats import Door, Seat

_metadata = MetaData()
_games = Table(
    "game",
    _metadata,
    Column("id", String(16), primary_key=True),
    Column("header", Text, nullable=False),
    Column("drill", String(80), nullable=False),
    Column("dice", String(8), nullable=False),
    Column("seed", String(80), nullable=False),  # never leaves the house before the end
    Column("created", Float, nullable=False, index=True),
)
_seats = Table(
    "seat",
    _metadata,
    Column("game", String(16), primary_key=True),
    Column("role", String(40), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("player", String(60), nullable=False),
    Column("hash", String(64), nullable=False, index=True),
)
_doors = Table(
    "door",
    _metadata,
    Column("game", String(16), primary_key=True),
    Column("private", Boolean, nullable=False, index=True),
    Column("watch", String(64), nullable=False),
    Column("opener", String(64), nullable=False),
)
_entries = Table(
    "entry",
    _metadata,
    Column("game", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("at", Float, nullable=False),
)


class Overtaken(Exception):
    """Somebody else wrote to this game first."""


class Waiting(NamedTuple):
    """Rows to be written, and whoever waits for them."""

    rows: list[dict[str, object]]
    written: asyncio.Future[None]


class Record(msgspec.Struct, frozen=True):
    """A game as it was begun."""

    id: str
    header: str
    drill: str
    dice: str
    seed: str
    created: float


P = ParamSpec("P")
R = TypeVar("R")
Work = Callable[Concatenate["Store", P], Coroutine[Any, Any, R]]


def whole(work: Work[P, R]) -> Work[P, R]:
    """Work that is done to its end even if nobody waits for it any more: a connection never breaks off."""

    @wraps(work)
    async def shielded(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> R:
        task = asyncio.ensure_future(work(store, *args, **kwargs))
        store.working.add(task)
        task.add_done_callback(store.working.discard)
        return await asyncio.shield(task)

    return shielded


class Store:
    def __init__(self, url: str) -> None:
        self.working: set[asyncio.Future[Any]] = set()
        self._writing = asyncio.Lock()  # one at a time: SQLite makes writers wait without any order
        self._waiting: list[Waiting] = []
        self._writer: AsyncConnection | None = None
        where = make_url(url)
        self._sqlite = where.get_backend_name() == "sqlite"
        if self._sqlite and where.database:
            Path(where.database).expanduser().resolve().parent.mkdir(parents=True, exist_ok=True)
            where = where.set(database=str(Path(where.database).expanduser()))
        self._engine: AsyncEngine = create_async_engine(where, pool_pre_ping=not self._sqlite)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        if self._sqlite:
            event.listen(self._engine.sync_engine, "connect", _durable)

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(_metadata.create_all)

    async def close(self) -> None:
        await asyncio.gather(*self.working, return_exceptions=True)
        if self._writer is not None:
            await self._writer.close()
        await self._engine.dispose()

    @whole
    async def look(self) -> None:
        """Complain if the store cannot be read."""
        async with self._reading.connect() as connection:
            await connection.execute(select(_games.c.id).limit(1))

    # ---------------------------------------------------------------- writing

    @whole
    async def create(self, record: Record, seats: Iterable[Seat], door: Door, lines: Sequence[str]) -> None:
        async with self._writing, self._engine.begin() as connection:
            await connection.execute(insert(_games), msgspec.structs.asdict(record))
            rows = [{"game": record.id, **msgspec.structs.asdict(seat)} for seat in seats]
            await connection.execute(insert(_seats), rows)
            await connection.execute(insert(_doors), {"game": record.id, **msgspec.structs.asdict(door)})
            if lines:
                await connection.execute(insert(_entries), _rows(record.id, 0, lines))

    @whole
    async def append(self, game: str, number: int, lines: Sequence[str]) -> None:
        """Write lines from this number on: all of them or none. They are on the disk when this returns.

        Whoever comes while others are being written is written together with all who come meanwhile: the
        disk is waited for once, and nobody who came first is overtaken by somebody who came later.
        """
        waiting = Waiting(_rows(game, number, lines), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        async with self._writing:
            if not waiting.written.done():
                together, self._waiting = self._waiting, []
                await self._write(together)
        await waiting.written

    async def _write(self, together: list[Waiting]) -> None:
        """Write for all of these in one go; if another worker overtook one of them, for each by itself."""
        try:
            async with self._begun() as connection:
                await connection.execute(insert(_entries), [row for each in together for row in each.rows])
        except IntegrityError:
            if len(together) == 1:
                together[0].written.set_exception(Overtaken())
            else:
                for each in together:
                    await self._write([each])
        except Exception as error:  # told to everybody whose lines these were
            for each in together:
                each.written.set_exception(error)
        else:
            for each in together:
                each.written.set_result(None)

    @asynccontextmanager
    async def _begun(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for whoever holds the lock of writing. To a file the connection stays open.

        To open one and put it away costs as much as to write; one to a server may be cut at any time.
        """
        if not self._sqlite:
            async with self._engine.begin() as connection:
                yield connection
            return
        if self._writer is None:
            self._writer = await self._engine.connect()
        async with self._writer.begin():
            yield self._writer

    @whole
    async def take_seat(self, game: str, role: str, digest: str, player: str, *, over: str) -> bool:
        """Sit down on an open seat, whose secret is still the one with the digest `over`."""
        claim = (
            update(_seats)
            .where(_seats.c.game == game, _seats.c.role == role)
            .where(_seats.c.kind == "open", _seats.c.hash == over)
            .values(kind="person", hash=digest, player=player)
        )
        async with self._writing, self._engine.begin() as connection:
            return bool((await connection.execute(claim)).rowcount)

    @whole
    async def replace_secret(self, game: str, digest: str, *, over: str) -> bool:
        """Another secret, or another invitation, opens what the one with the digest `over` did."""
        seats = update(_seats).where(_seats.c.game == game, _seats.c.hash == over).values(hash=digest)
        opener = update(_doors).where(_doors.c.game == game, _doors.c.opener == over).values(opener=digest)
        async with self._engine.begin() as connection:
            replaced = await connection.execute(seats)
            await connection.execute(opener)
            return bool(replaced.rowcount)

    # ---------------------------------------------------------------- reading

    @whole
    async def game(self, game: str) -> Record | None:
        async with self._reading.connect() as connection:
            row = (await connection.execute(select(_games).where(_games.c.id == game))).mappings().first()
        return Record(**row) if row else None

    @whole
    async def every_game(self) -> list[str]:
        """The ids of all games, the oldest first."""
        query = select(_games.c.id).order_by(_games.c.created, _games.c.id)
        async with self._reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @whole
    async def seats(self, game: str) -> list[Seat]:
        query = select(_seats).where(_seats.c.game == game)
        async with self._reading.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Seat(**{key: value for key, value in row.items() if key != "game"}) for row in rows]

    @whole
    async def door(self, game: str) -> Door:
        query = select(_doors.c.private, _doors.c.watch, _doors.c.opener).where(_doors.c.game == game)
        async with self._reading.connect() as connection:
            row = (await connection.execute(query)).mappings().first()
        return Door(**row) if row else Door()

    @whole
    async def lines(self, game: str, start: int = 0) -> list[str]:
        query = (
            select(_entries.c.line)
            .where(_entries.c.game == game, _entries.c.number >= start)
            .order_by(_entries.c.number)
        )
        async with self._reading.connect() as connection:
            return list((await connection.execute(query)).scalars())

    @whole
    async def recent(self, most: int, secrets: Sequence[str] | None = None) -> list[tuple[str, float]]:
        """The last games and when something last happened in each: those of some seats, or public ones."""
        updated = func.coalesce(func.max(_entries.c.at), _games.c.created)
        query = (
            select(_games.c.id, updated)
            .outerjoin(_entries, _entries.c.game == _games.c.id)
            .group_by(_games.c.id, _games.c.created)
            .order_by(updated.desc())
            .limit(most)
        )
        if secrets is None:
            private = select(_doors.c.game).where(_doors.c.private)
            public = select(_games.c.id).where(_games.c.id.not_in(private))
            latest = public.order_by(_games.c.created.desc()).limit(2 * most)
            query = query.where(_games.c.id.in_(latest.scalar_subquery()))
        else:
            taken = select(_seats.c.game).where(_seats.c.kind == "person", _seats.c.hash.in_(secrets))
            query = query.where(_games.c.id.in_(taken))
        async with self._reading.connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(query)]


def _rows(game: str, number: int, lines: Sequence[str]) -> list[dict[str, object]]:
    now = time.time()
    return [{"game": game, "number": number + nth, "line": line, "at": now} for nth, line in enumerate(lines)]


def _durable(connection: Any, _record: object) -> None:
    """What is acknowledged is on the disk: the write-ahead log is flushed at every commit.

    A row with letters that are none is read all the same, so that it spoils its own table and no other.
    """
    connection.driver_connection.text_factory = _text
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _text(stored: bytes) -> str:
    return stored.decode("utf-8", "surrogateescape")
