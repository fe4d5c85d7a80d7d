"""The live connection: what has changed whenever something has, answers, and a sign of life now and then."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from vivac.server.answer import answered
from vivac.server.asking import InPath, TheHouse
from vivac.server.bots import wake_bots
from vivac.server.house import House
from vivac.server.limits import Allowance, client_of
from vivac.server.messages import (
    Hello,
    LiveAnswer,
    Ping,
    ProblemMessage,
    StoredMessage,
    change_message,
    heard,
    spelt,
    view_message,
)
from vivac.server.notify import Rung
from vivac.server.problems import Refused, sentence, status_of
from vivac.server.rooms import Room
from vivac.server.showing import NOTHING, Shown
from vivac.server.visitors import looking_as, show
from vivac.server.words import Words, language
from vivac.table import Complaint

PATIENCE = 10.0  # seconds to say hello
SAID = 4096  # letters of what somebody says at once
log = logging.getLogger("vivac.server")
PING = spelt(Ping())


class TooMany(Complaint):
    """Somebody keeps talking."""


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: InPath, house: TheHouse) -> None:
    await socket.accept()
    client = client_of(socket.scope)
    if house.sockets.get(client, 0) >= house.settings.limits.sockets:
        await _refuse(socket, "en", Complaint("too-many-connections"))
        return
    house.sockets[client] = house.sockets.get(client, 0) + 1
    try:
        await _Line(socket, table, house).talk()
    except (WebSocketDisconnect, RuntimeError):
        pass  # they are gone
    except Complaint as complaint:  # their link was replaced by another
        await _refuse(socket, "en", complaint)
    finally:
        house.sockets[client] -= 1
        if not house.sockets[client]:
            del house.sockets[client]


class _Line:
    """One live connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], table: str, house: House) -> None:
        self.socket = socket
        self.table = table
        self.house = house
        self.hello = Hello()
        self.lang = "en"
        self._sent: Shown | None = None
        self._anew = True  # they have nothing yet, or want it again
        self._nth = 0
        self._sending = asyncio.Lock()  # what has changed is told in order
        limits = house.settings.limits
        self._greetings = Allowance(limits.greetings, limits.greetings_per_second, clients=1)

    async def talk(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                said = await self._hear()
                if not isinstance(said, Hello):
                    raise Complaint("bad-greeting")
                self._greet(said)
            async with self.house.rooms.enter(self.table) as room:
                looking_as(room, self.hello.secret or "", self.hello.viewing_as)
        except TimeoutError:
            await self.socket.close(code=4408)
            return
        except Complaint as complaint:
            await _refuse(self.socket, self.lang, complaint)
            return
        here, attendance = room.held(self.hello.secret or ""), self.house.attendance
        attendance.arrive(self.table, here)
        try:
            async with self.house.bell.listen(self.table) as bell:
                self._say_who_is_here(room.lines)
                await self._send_view()
                await self._until_they_leave(bell)
        finally:
            attendance.leave(self.table, here)
            self._say_who_is_here(room.lines)

    def _say_who_is_here(self, lines: int) -> None:
        self.house.rooms.somebody_came_or_went(self.table)
        self.house.bell.ring(self.table, lines)

    async def _until_they_leave(self, bell: Any) -> None:
        jobs = [
            asyncio.ensure_future(job) for job in (self._pushes(bell), self._pings(), self._keep_listening())
        ]
        try:
            done, _ = await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
            for job in done:
                job.result()
        finally:
            for job in jobs:
                job.cancel()
            for job in jobs:
                with suppress(asyncio.CancelledError, Exception):
                    await job

    async def _pushes(self, bell: Any) -> None:
        async for event in bell.iter_events():
            await self._send_view(msgspec.json.decode(event, type=Rung).lines)

    async def _pings(self) -> None:
        while True:
            await asyncio.sleep(self.house.settings.ping)
            await self.socket.send_data(PING, mode="text")

    async def _keep_listening(self) -> None:
        while True:
            try:
                said = await self._hear()
                if isinstance(said, Hello):
                    self._greet(said)
                    await self._send_view()
                else:
                    await self._take(said)
            except TooMany as complaint:
                await _refuse(self.socket, self.lang, complaint)
                return
            except Complaint as complaint:
                await self.socket.send_data(_problem(self.lang, complaint), mode="text")

    async def _hear(self) -> Hello | LiveAnswer:
        """What somebody says; whatever is neither a greeting nor an answer is complained of."""
        text = await self.socket.receive_data(mode="text")
        try:
            if len(text) > SAID:
                raise msgspec.DecodeError
            said = heard(text)
        except (msgspec.DecodeError, RecursionError):
            said = None
        if not isinstance(said, LiveAnswer) and self._greetings.take(self.table):
            raise TooMany("too-many-messages")
        if said is None:
            raise Complaint("bad-greeting")
        return said

    async def _take(self, said: LiveAnswer) -> None:
        """Take an answer, to its end even if they hang up meanwhile, and say what became of it."""
        taking = asyncio.create_task(self._taken(said))
        self.house.tasks.add(taking)
        taking.add_done_callback(self.house.tasks.discard)
        await self.socket.send_data(await asyncio.shield(taking), mode="text")

    async def _taken(self, said: LiveAnswer) -> str:
        try:
            if self.house.requests.take(client_of(self.socket.scope)):
                raise Refused(429, "too-many-requests")
            secret, words = self.hello.secret or "", Words(self.lang)
            async with answered(self.house, self.table, secret, said, words) as room:
                number = room.match.number
        except Complaint as complaint:
            return _problem(self.lang, complaint, said.number)
        except Exception as broken:
            log.exception("an answer at table %s broke down", self.table, exc_info=broken)
            return _problem(self.lang, Refused(500, "broke-down"), said.number)
        return spelt(StoredMessage(said.number, number))

    def _greet(self, hello: Hello) -> None:
        self.hello = hello
        self.lang = language(self.hello.lang, self.socket.headers.get("accept-language", ""))
        self._anew = True

    async def _send_view(self, lines: int | None = None) -> None:
        async with self._sending:
            async with self.house.rooms.enter(self.table, lines=lines) as room:
                now = self._seen(room)
                before, self._sent = None if self._anew else self._sent, now
                self._anew = False
            wake_bots(self.house, room)
            changed = now.since(before) if before else None
            if changed != NOTHING:
                self._nth += 1
                if changed is None or not self.hello.changes:
                    await self.socket.send_data(view_message(self._nth, now.whole), mode="text")
                else:
                    await self.socket.send_data(change_message(self._nth, changed), mode="text")

    def _seen(self, room: Room) -> Shown:
        hello = self.hello
        return show(room, hello.secret or "", hello.viewing_as, self.lang, self.house.settings.limits.log)


def _problem(lang: str, complaint: Complaint, question: int | msgspec.UnsetType = msgspec.UNSET) -> str:
    say = complaint.say
    return spelt(ProblemMessage(status_of(complaint), sentence(say, lang), say.rule, question))


async def _refuse(socket: WebSocket[Any, Any, Any], lang: str, complaint: Complaint) -> None:
    """Say why, then hang up."""
    await socket.send_data(_problem(lang, complaint), mode="text")
    await socket.close(code=4404)
