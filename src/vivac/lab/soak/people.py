"""Scripted people: each answers at random but the same way every time, and writes down what happened."""

from __future__ import annotations

import asyncio
import hashlib
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from vivac.lab.soak.tally import Tally
from vivac.lab.soak.views import changed
from vivac.lab.soak.wire import Gone, Said, Wire
from vivac.table import find_game

PATIENCE = 60.0  # seconds anybody waits for anything
AGAIN = 0.05  # seconds until somebody whose server was killed knocks again
PASSING = ("seats", "waiting_text", "can_take_back", "take_back_forced")  # who looks, not how the game stands


class Person:
    """Somebody at a table, or somebody who watches it: a live connection, and the last scene it brought."""

    def __init__(self, wire: Wire, table: str, secret: str, role: str) -> None:
        self.wire = wire
        self.table = table
        self.secret = secret
        self.role = role
        self.view: Any = None
        self._number = -1
        self._socket: ClientConnection | None = None
        self._replies: dict[int, asyncio.Future[Any]] = {}  # by the question that was answered
        self._news = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        """Keep a live connection, whatever becomes of the server."""
        while True:
            try:
                await self._follow()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                self._hang_up()
                await asyncio.sleep(AGAIN)

    async def _follow(self) -> None:
        async with await self.wire.live(f"/api/tables/{self.table}/live") as socket:
            hello = {"secret": self.secret, "as": self.role or None, "lang": "en", "changes": True}
            await socket.send(msgspec.json.encode(hello).decode())
            self._socket = socket
            async for message in socket:
                self.wire.bytes += len(message)
                told = msgspec.json.decode(message)
                if told["type"] in ("view", "change"):
                    view = told["view"] if told["type"] == "view" else changed(self.view, told["change"])
                    async with self._news:
                        self.view, self._number = view, view["number"]
                        self._news.notify_all()
                elif reply := self._replies.pop(told.get("question", -1), None):
                    reply.set_result(told)
        raise EOFError

    def _hang_up(self) -> None:
        """Nobody will reply any more."""
        self._socket = None
        for reply in self._replies.values():
            reply.set_exception(Gone())
        self._replies.clear()

    async def answer(self, body: dict[str, Any]) -> int:
        """Answer over the live connection; how many entries there are once the answer is stored."""
        if self._socket is None:
            raise Gone
        reply = self._replies[body["number"]] = asyncio.get_running_loop().create_future()
        try:
            await self._socket.send(msgspec.json.encode({"type": "answer", **body}).decode())
        except WebSocketException:
            raise Gone from None
        told = await asyncio.wait_for(reply, PATIENCE)
        if told["type"] == "problem":
            raise Said(told["status"], told["detail"])
        number: int = told["number"]
        return number

    async def sees(self, number: int) -> float:
        """When this person had the scene after so many entries."""
        async with self._news:
            await self._news.wait_for(lambda: self._number >= number)
            return perf_counter()

    async def news(self, known: Any) -> None:
        """Until the scene is another than the one known."""
        async with self._news:
            await self._news.wait_for(lambda: self.view is not known)

    async def leave(self) -> None:
        self._listening.cancel()
        with suppress(asyncio.CancelledError):
            await self._listening


class ScriptedTable:
    """One game: opened, played for so many answers with pauses between, resigned, and accounted for."""

    def __init__(
        self, port: int, nth: int, game: str, tally: Tally, *, bot: str = "", live: bool = False
    ) -> None:
        self.game = game
        self.id = ""
        self.kept: dict[str, list[tuple[Any, ...]]] = {}  # by role: what must be in the journal, in order
        self.hash = ""
        self._wire = Wire(port, nth)
        self._tally = tally
        self._rng = Random(nth)
        self._bot = bot
        self._live = live  # answers are given over the live connection, not by a request each
        self._people: list[Person] = []

    async def open(self) -> None:
        roles = find_game(self.game).roles
        others = f"bot:{self._bot}" if self._bot else "open"
        seats = {role: "me" if nth == 0 else others for nth, role in enumerate(roles)}
        opened = await self._ask("POST", "/api/tables", body={"game": self.game, "seats": seats})
        self.id = opened["table"]
        given: dict[str, str] = opened["seats"]
        for link in opened["links"].values():
            _, invited, invitation = link.partition("#invite=")
            if invited:
                claim = {"secret": invitation}
                given |= (await self._ask("POST", f"/api/tables/{self.id}/claim", body=claim))["seats"]
        for role, secret in given.items():
            self._people.append(Person(self._wire, self.id, secret, role))
        if len(self._people) == 1:
            self._people.append(Person(self._wire, self.id, "", ""))
        self.kept = {role: [] for role in given}
        for person in self._people:
            await asyncio.wait_for(person.sees(0), PATIENCE)

    async def play(self, answers: int, pause: float) -> None:
        await asyncio.sleep(self._rng.random() * pause)
        for _ in range(answers):
            mover = await self._mover()
            if mover is None:
                return
            await self._answer(mover)
            await asyncio.sleep(pause * (0.5 + self._rng.random()))

    async def _mover(self) -> Person | None:
        """Whoever is asked something they can answer, once bots have done their part; None at the end."""
        async with asyncio.timeout(PATIENCE):
            while True:
                known = self._people[0].view
                for person in self._people:
                    if person.role and person.view["question"] and self._choices(person.view):
                        return person
                if known["over"]:
                    return None
                await self._people[0].news(known)

    def _choices(self, view: Any) -> list[str]:
        """What can be answered without pointing at a place on open ground."""
        return [choice["id"] for choice in view["question"]["choices"] if "region" not in choice]

    async def _answer(self, mover: Person) -> None:
        question, role = mover.view["question"], mover.role
        number, choice = question["number"], self._rng.choice(self._choices(mover.view))
        if self._bot:
            await self._look_at_the_odds(mover, choice)
        body = {"number": number, "choice": choice, "role": role}
        begun = perf_counter()
        try:
            after = await self._give(mover, body)
        except Gone:
            self._tally.cut_off += 1
            await self._find_out(mover, number, choice)
            return
        except Said as no:
            self._tally.note_error(no)
            return
        self._tally.acknowledged.append(perf_counter() - begun)
        self.kept[role].append((number, choice))
        for person in self._people:
            if person is not mover:
                try:
                    seen = await asyncio.wait_for(person.sees(after), PATIENCE)
                except TimeoutError:
                    self._tally.note_error("the other side never saw it")
                else:
                    self._tally.other_side.append(seen - begun)
        await asyncio.wait_for(mover.sees(after), PATIENCE)

    async def _give(self, mover: Person, body: dict[str, Any]) -> int:
        """Give an answer; how many entries there are once it is stored."""
        if self._live:
            return await mover.answer(body)
        told = await mover.wire.ask("POST", f"/api/tables/{self.id}/answer", mover.secret, body, brief=True)
        return int(told)

    async def _find_out(self, mover: Person, number: int, choice: str) -> None:
        """The server was killed before it said yes: if it has the answer all the same, the answer counts."""
        view = await self._ask("GET", f"/api/tables/{self.id}?as={mover.role}", mover.secret)
        question = view["question"]
        if not question or question["number"] != number:
            self.kept[mover.role].append((number, choice))
        await asyncio.wait_for(mover.sees(view["number"]), PATIENCE)

    async def _look_at_the_odds(self, mover: Person, choice: str) -> None:
        begun = perf_counter()
        try:
            await mover.wire.ask("GET", f"/api/tables/{self.id}/odds?option={choice}", mover.secret)
        except Gone:
            return
        except Said as no:
            self._tally.note_error(no)
        self._tally.odds.append(perf_counter() - begun)

    # ---------------------------------------------------------------- the accounts

    async def end(self) -> None:
        """Resign, so that the journal can be had, and compare it with what was acknowledged."""
        first = self._people[0]
        for person in self._people:
            await person.leave()
        view = await self._ask("GET", f"/api/tables/{self.id}", first.secret)
        if not view["over"]:
            body = {"role": first.role}
            await self._ask("POST", f"/api/tables/{self.id}/resign", first.secret, body)
        self.hash = await self.fingerprint()
        journal = (await self._ask("GET", f"/api/tables/{self.id}/journal", first.secret)).decode()
        self._compare(journal)

    def _compare(self, journal: str) -> None:
        written: dict[str, list[str]] = {role: [] for role in self.kept}
        for line in journal.splitlines()[1:]:
            entry = msgspec.json.decode(line)
            if entry.get("role") in written and not entry.get("auto"):
                written[entry["role"]].append(":".join(map(str, entry["entry"])))
        for role, kept in self.kept.items():
            choices = [choice for _, choice in kept]
            lost, doubled = difference(choices, written[role])
            self._tally.lost += lost
            self._tally.doubled += doubled

    async def fingerprint(self) -> str:
        """What the whole game looks like from outside, every line of its log and every piece."""
        secret = self._people[0].secret
        view = await self._ask("GET", f"/api/tables/{self.id}?log=all", secret)
        for passing in PASSING:
            view.pop(passing, None)
        journal = await self._ask("GET", f"/api/tables/{self.id}/journal", secret)
        return hashlib.sha256(msgspec.json.encode(view) + journal).hexdigest()

    async def _ask(self, method: str, path: str, secret: str = "", body: Any = None) -> Any:
        """Ask until there is an answer: a server that was killed comes back."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self._wire.ask(method, path, secret, body)
                except (Gone, OSError):
                    await asyncio.sleep(AGAIN)

    def close(self) -> None:
        self._wire.close()

    @property
    def bytes(self) -> int:
        return self._wire.bytes


def difference(given: list[str], written: list[str]) -> tuple[int, int]:
    """How many answers of a person are missing from the journal, and how many are there that nobody gave."""
    agreed = 0
    for theirs, ours in zip(given, written, strict=False):
        if theirs != ours:
            break
        agreed += 1
    return len(given) - agreed, len(written) - agreed
