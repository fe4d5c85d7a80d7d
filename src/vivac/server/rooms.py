"""Rooms: a match, its seats, and whoever is present. Any worker can open any room at any time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Container, Sequence
from contextlib import asynccontextmanager

from vivac.lab.odds import Odds
from vivac.server.drilling import find_drill
from vivac.server.match import Match, game_of
from vivac.server.problems import Crossed, Refused
from vivac.server.seats import Seat, held
from vivac.server.store import Overtaken, Record, Store
from vivac.table import NotAllowed, NotFound, Role

Spots = Callable[[str, str], Awaitable[Container[str]]]  # the places of a scenario's board


class Room:
    """One table of the house. Whoever reads or changes it holds its lock."""

    def __init__(self, match: Match, seats: Sequence[Seat], lines: int, spots: Container[str]) -> None:
        self.id = match.record.id
        self.match = match
        self.seats = {seat.role: seat for seat in seats}
        self.lines = lines  # how many are stored
        self.spots = spots
        self.present: Counter[Role] = Counter()  # live connections by role, in this worker
        self.rendered: dict[object, bytes] = {}  # views made since anything last changed
        self.odds: dict[object, Odds] = {}  # worked out since anything last changed
        self.stale = False  # what is in memory may not be what is stored
        self.thinking = False
        self.lock = asyncio.Lock()

    def held(self, secret: str) -> tuple[Role, ...]:
        return held(self.seats.values(), secret)

    def changed(self) -> None:
        self.rendered.clear()
        self.odds = {}

    def bot_to_move(self) -> Role | None:
        return next((role for role in self.match.waiting_for if self.kind(role) == "bot"), None)

    def kind(self, role: Role) -> str:
        return self.seats[role].kind if role in self.seats else ""

    @property
    def alone(self) -> bool:
        """Nobody else is at this table, so nobody minds what is taken back."""
        return self.match.rulebook.solitaire


class Rooms:
    """The rooms this worker has in mind; the others are opened again from the store."""

    def __init__(self, store: Store, most: int, spots: Spots) -> None:
        self._store = store
        self._most = most
        self._spots = spots
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def enter(self, table: str, *, latest: bool = True) -> AsyncIterator[Room]:
        """The room with its lock held. `latest`: first read whatever other workers have written."""
        room = await self._find(table)
        async with room.lock:
            if room.stale:
                await self.reload(room)
            elif latest:
                await self._catch_up(room)
            yield room

    async def _find(self, table: str) -> Room:
        if room := self._rooms.get(table):
            self._rooms.move_to_end(table)
            return room
        opening = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with opening:
                if room := self._rooms.get(table):
                    return room
                room = await self._open(table)
                self._remember(room)
                return room
        finally:
            self._opening.pop(table, None)

    async def _open(self, table: str) -> Room:
        record = await self._store.game(table) if len(table) <= 16 else None
        if record is None:
            raise NotFound("no-such-table", table=table[:40])
        lines = await self._store.lines(table)
        match = await asyncio.to_thread(_rebuild, record, lines)
        spots = await self._spots(match.header.game, match.header.scenario)
        return Room(match, await self._store.seats(table), len(lines), spots)

    async def _catch_up(self, room: Room) -> None:
        news = await self._store.lines(room.id, room.lines)
        if news:
            await self.reload(room)

    async def reload(self, room: Room) -> None:
        """Read everything again: somebody else has written, or something here went wrong."""
        lines = await self._store.lines(room.id)
        room.match = await asyncio.to_thread(_rebuild, room.match.record, lines)
        room.lines = len(lines)
        await self.reseat(room)
        room.stale = False

    async def _start_over(self, room: Room) -> None:
        """Something went wrong in the middle: what is stored is what has happened."""
        room.stale = True
        self.forget(room)
        await self.reload(room)

    async def reseat(self, room: Room) -> None:
        room.seats = {seat.role: seat for seat in await self._store.seats(room.id)}
        room.changed()

    async def commit(self, room: Room) -> None:
        """Store what has just happened in a room; if that fails, nothing has happened."""
        fresh, room.match.fresh = room.match.fresh, []
        if not fresh:
            return
        try:
            await self._store.append(room.id, room.lines, fresh)
        except BaseException as error:
            await self._start_over(room)
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
                    await self._start_over(room)
                raise
            await self.commit(room)

    async def add(self, match: Match, seats: Sequence[Seat], lines: int) -> Room:
        room = Room(match, seats, lines, await self._spots(match.header.game, match.header.scenario))
        self._remember(room)
        return room

    def forget(self, room: Room) -> None:
        if self._rooms.get(room.id) is room and not room.present:
            del self._rooms[room.id]

    def _remember(self, room: Room) -> None:
        self._rooms[room.id] = room
        if len(self._rooms) > self._most:
            idle = [each for each in self._rooms.values() if not (each.present or each.lock.locked())]
            for each in idle[: len(self._rooms) - self._most]:
                del self._rooms[each.id]

    def __len__(self) -> int:
        return len(self._rooms)


def _rebuild(record: Record, lines: Sequence[str]) -> Match:
    drill = find_drill(game_of(record), record.drill) if record.drill else None
    return Match.go_on(record, lines, drill)
