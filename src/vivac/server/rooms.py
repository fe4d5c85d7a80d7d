"""Rooms: a match, its seats, and whoever is present. Any worker can open any room at any time."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Sequence
from contextlib import asynccontextmanager

from vivac.lab.preview import Preview
from vivac.server.asleep import Asleep, wake
from vivac.server.attendance import Attendance
from vivac.server.drilling import find_drill
from vivac.server.keeping import Key
from vivac.server.kept import Kept
from vivac.server.match import Match, game_of
from vivac.server.problems import Crossed, Refused
from vivac.server.seats import Door, Seat, held
from vivac.server.showing import Shown
from vivac.server.store import Overtaken, Record, Store
from vivac.table import BadJournal, Complaint, NotAllowed, NotFound, Role

ANYBODY = Door()
log = logging.getLogger("vivac.server")
Spots = Callable[[str, str], Awaitable[Container[str]]]  # the places of a scenario's board


class Room:
    """One table of the house. Whoever reads or changes it holds its lock."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[Seat],
        lines: int,
        spots: Container[str],
        attendance: Attendance,
        door: Door = ANYBODY,
    ) -> None:
        self.id = match.record.id
        self.match = match
        self.seats = {seat.role: seat for seat in seats}
        self.door = door
        self.lines = lines  # how many are stored
        self.spots = spots
        self.rendered: dict[object, Shown] = {}  # views made since anything last changed
        self._kept: dict[tuple[Role | None, str], Kept] = {}
        self.odds: dict[object, Preview] = {}  # worked out since anything last changed
        self.stale = False  # what is in memory may not be what is stored
        self.lock = asyncio.Lock()
        self._attendance = attendance

    def present(self, role: Role) -> bool:
        return self._attendance.present(self.id, role)

    def held(self, secret: str) -> tuple[Role, ...]:
        return held(self.seats.values(), secret)

    def lets_in(self, secret: str) -> bool:
        return self.door.lets_in(secret) or bool(self.held(secret))

    def changed(self) -> None:
        self.rendered.clear()
        self.odds = {}

    def kept(self, viewer: Role | None, lang: str) -> Kept:
        """What this viewer was last shown in this language."""
        return self._kept.setdefault((viewer, lang), Kept())

    def bot_to_move(self) -> Role | None:
        return next((role for role in self.match.waiting_for if self.kind(role) == "bot"), None)

    def kind(self, role: Role) -> str:
        return self.seats[role].kind if role in self.seats else ""

    @property
    def alone(self) -> bool:
        """Nobody else is at this table, so nobody minds what is taken back."""
        return self.match.rulebook.solitaire


class Rooms:
    """The rooms this worker has in mind; the others are opened again when somebody comes.

    Whichever was entered longest ago is forgotten first, whoever looks on: that they are there is known to
    the attendance. But never one that somebody uses, for nobody else may have another of the same table.
    """

    def __init__(
        self, store: Store, most: int, spots: Spots, attendance: Attendance, asleep: Asleep, key: Key
    ) -> None:
        self._store = store
        self._key = key
        self._most = most
        self._spots = spots
        self._attendance = attendance
        self._asleep = asleep
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[None]] = {}
        self._users: Counter[str] = Counter()  # who have entered a table, or are about to

    @asynccontextmanager
    async def enter(
        self, table: str, *, latest: bool = True, lines: int | None = None
    ) -> AsyncIterator[Room]:
        """The room with its lock held. `latest`: first read whatever other workers have written.

        `lines`: how many there are, if the caller has been told; then only what is missing here is read.
        """
        self._users[table] += 1
        try:
            room = await self._find(table)
            async with room.lock:
                if room.stale:
                    await self.reload(room)
                elif latest and (lines is None or room.lines < lines):
                    await self._catch_up(room)
                yield room
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table]
            self._make_space()

    async def _find(self, table: str) -> Room:
        """The room of a table. All who come at once open it once, and it stays while any of them does."""
        if table not in self._rooms:
            if table not in self._opening:
                self._opening[table] = opening = asyncio.create_task(self._open(table))
                opening.add_done_callback(lambda done: self._opened(table, done))
            await asyncio.shield(self._opening[table])
        self._rooms.move_to_end(table)
        return self._rooms[table]

    def _opened(self, table: str, done: asyncio.Task[None]) -> None:
        del self._opening[table]
        if not done.cancelled():
            done.exception()  # told to whoever waits, if anybody still does

    async def _open(self, table: str) -> None:
        match, lines = await self._match(table)
        seats, door = await self._store.seats(table), await self._store.door(table)
        if {seat.role for seat in seats} != set(match.rulebook.roles):
            raise damaged(table, ValueError("its seats are not those of the game"))
        await self.add(match, seats, door, lines)

    async def _match(self, table: str) -> tuple[Match, int]:
        """The match as it is stored: awake at once if it slept here and nobody has written since."""
        sleeper = self._asleep.take(table)
        if sleeper and not await self._store.lines(table, sleeper.lines):
            return await asyncio.to_thread(wake, sleeper, self._key), sleeper.lines
        record = await self._store.game(table) if len(table) <= 16 else None
        if record is None:
            raise NotFound("no-such-table", table=table[:40])
        lines = await self._store.lines(table)
        return await asyncio.to_thread(rebuild, record, lines, self._key), len(lines)

    async def _catch_up(self, room: Room) -> None:
        news = await self._store.lines(room.id, room.lines)
        if news:
            await self.reload(room)

    async def reload(self, room: Room) -> None:
        """Read everything again: somebody else has written, or something went wrong here."""
        lines = await self._store.lines(room.id)
        room.match = await asyncio.to_thread(rebuild, room.match.record, lines, self._key)
        room.lines = len(lines)
        await self.reseat(room)
        room.stale = False

    async def reseat(self, room: Room) -> None:
        room.seats = {seat.role: seat for seat in await self._store.seats(room.id)}
        room.door = await self._store.door(room.id)
        room.changed()

    async def commit(self, room: Room) -> None:
        """Store what has just happened in a room, and only then let the dice fall that it has called."""
        await self._store_fresh(room)
        while room.match.roll_on():
            await self._store_fresh(room)

    async def _store_fresh(self, room: Room) -> None:
        """Store what has just happened; if that fails, nothing has happened."""
        fresh, room.match.fresh = room.match.fresh, []
        if not fresh:
            return
        try:
            await self._store.append(room.id, room.lines, fresh)
        except BaseException as error:
            room.stale = True  # what is stored is what has happened: whoever comes next reads it again
            if isinstance(error, Overtaken):
                raise Crossed("answers-crossed") from None
            raise
        room.lines += len(fresh)
        room.changed()

    @asynccontextmanager
    async def change(self, table: str) -> AsyncIterator[Room]:
        """Change a room and store it. A rule that breaks down in the middle leaves no trace."""
        async with self.enter(table, latest=False) as room:
            try:
                yield room
            except BaseException as error:
                unharmed = isinstance(error, NotAllowed | Refused) and not room.match.fresh
                if not unharmed:
                    room.stale = True
                raise
            await self.commit(room)

    async def add(self, match: Match, seats: Sequence[Seat], door: Door, lines: int) -> Room:
        spots = await self._spots(match.header.game, match.header.scenario)
        room = Room(match, seats, lines, spots, self._attendance, door)
        self._rooms[room.id] = room
        self._make_space()
        return room

    def somebody_came_or_went(self, table: str) -> None:
        """Every view of a table says who is there."""
        if table in self._rooms:
            self._rooms[table].rendered.clear()

    def _make_space(self) -> None:
        """Forget the rooms entered longest ago, as long as there are too many and nobody uses them."""
        if len(self._rooms) > self._most:
            unused = [room for room in self._rooms.values() if room.id not in self._users]
            for room in unused[: len(self._rooms) - self._most]:
                del self._rooms[room.id]
                if not room.stale:
                    self._asleep.put(room.match, room.lines)

    def __len__(self) -> int:
        return len(self._rooms)


def rebuild(record: Record, lines: Sequence[str], key: Key | None = None) -> Match:
    """Play a match again. Whatever is wrong with what is stored, the reader is told in a sentence."""
    try:
        drill = find_drill(game_of(record), record.drill) if record.drill else None
        match = Match.go_on(record, lines, drill, key)
        if any(event.role not in ("", *match.rulebook.roles) for event in match.events):
            raise ValueError("an event of nobody's")
    except Complaint:
        raise
    except Exception as broken:
        raise damaged(record.id, broken) from None
    return match


def damaged(table: str, broken: Exception) -> BadJournal:
    """What is told of a table that cannot be read; how exactly it is broken goes into our own log."""
    log.error("table %s cannot be read", ascii(table), exc_info=broken)
    return BadJournal("table-unreadable", table=table)
