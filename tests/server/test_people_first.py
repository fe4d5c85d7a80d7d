"""People before bots: what somebody waits for never queues behind thinking, and bots play for somebody."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tests.server.guests import generous
from vivac.server import bots, processes
from vivac.server.app import build_house
from vivac.server.bots import wake_bots
from vivac.server.house import House
from vivac.server.odds import see_odds
from vivac.server.seats import Door, Seat
from vivac.server.settings import Settings
from vivac.server.store import Record
from vivac.server.tables import begin
from vivac.server.words import Words
from vivac.table import Header, Option, find_game

BOTS = (Seat("north", "bot", bot="random"), Seat("south", "bot", bot="random"))


class Thinking:
    """Instead of other processes: a bot thinks until it is told to answer."""

    def __init__(self) -> None:
        self.begun: asyncio.Queue[None] = asyncio.Queue()
        self.may_answer = asyncio.Semaphore(0)
        self.thoughts = 0

    async def elsewhere(self, work: Callable[[], Option], _workers: int) -> Option:
        self.thoughts += 1
        self.begun.put_nowait(None)
        await self.may_answer.acquire()
        return work()

    def let_all_answer(self) -> None:
        for _ in range(1000):
            self.may_answer.release()


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch, installed_toy: Any) -> Thinking:
    thinking = Thinking()
    monkeypatch.setattr(bots, "elsewhere", thinking.elsewhere)
    return thinking


@asynccontextmanager
async def at_home(settings: Settings, clock: Callable[[], float] = time.monotonic) -> AsyncIterator[House]:
    house = build_house(replace(settings, limits=generous(thinkers=1)), clock)
    await house.store.open()
    try:
        async with house.bell.channels:
            yield house
    finally:
        await house.store.close()


async def sit_down(house: House, table: str, seats: tuple[Seat, ...] = BOTS) -> None:
    rulebook = find_game("toy")
    header = Header(game="toy", version=rulebook.version, scenario=rulebook.scenario(None))
    await begin(house, Record(table, "", "", "fair", "s", 0.0), header, list(seats), Door(), None)


async def number_at(house: House, table: str) -> int:
    async with house.rooms.enter(table) as room:
        return room.match.number


async def come_back(house: House, table: str) -> None:
    async with house.rooms.enter(table) as room:
        wake_bots(house, room)


async def all_bots_stop(house: House) -> None:
    await asyncio.gather(*house.tasks)


def test_bots_stop_when_everybody_has_left_and_go_on_when_somebody_comes_back(
    settings: Settings, thinking: Thinking
) -> None:
    clock = Clock()

    async def check() -> None:
        async with at_home(settings, clock) as house:
            await sit_down(house, "deserted")
            await thinking.begun.get()
            before = await number_at(house, "deserted")
            clock.now = 1000.0
            thinking.let_all_answer()
            await all_bots_stop(house)
            assert thinking.thoughts == 1
            assert await number_at(house, "deserted") > before  # what was thought already counts
            await come_back(house, "deserted")
            await all_bots_stop(house)
            assert thinking.thoughts > 2

    asyncio.run(check())


def test_bots_whose_turn_comes_when_everybody_has_left_do_not_begin(
    settings: Settings, thinking: Thinking
) -> None:
    clock = Clock()

    async def check() -> None:
        async with at_home(settings, clock) as house:
            for table in ("first", "second"):
                await sit_down(house, table)
            await thinking.begun.get()
            clock.now = 1000.0
            thinking.let_all_answer()
            await all_bots_stop(house)
            assert thinking.thoughts == 1

    asyncio.run(check())


def test_bots_play_on_for_as_long_as_somebody_looks(settings: Settings, thinking: Thinking) -> None:
    clock = Clock()

    async def check() -> None:
        async with at_home(settings, clock) as house:
            house.attendance.arrive("watched", [])
            await sit_down(house, "watched")
            await thinking.begun.get()
            clock.now = 1000.0
            thinking.let_all_answer()
            await all_bots_stop(house)
            assert thinking.thoughts > 2

    asyncio.run(check())


@pytest.mark.usefixtures("unhurried")
def test_odds_do_not_wait_for_bots(settings: Settings, thinking: Thinking) -> None:
    async def check() -> None:
        async with at_home(settings) as house:
            await sit_down(house, "bots")
            await thinking.begun.get()
            from vivac.server.seats import digest

            secret = "a secret that is long enough"
            await sit_down(
                house,
                "people",
                tuple(Seat(role, "person", hash=digest(secret)) for role in ("north", "south")),
            )
            async with house.rooms.enter("people") as room:
                question = room.match.table.question
                assert question is not None
                choice = question.options[0].id
            page = await see_odds.fn("people", house, Words("en"), secret, choice, question.role)
            assert page.text
            assert thinking.thoughts == 1
            thinking.let_all_answer()
            await all_bots_stop(house)

    asyncio.run(check())


def test_bots_give_way_to_the_house() -> None:
    niceness = asyncio.run(processes.elsewhere(partial(os.nice, 0), 1))
    assert niceness >= os.nice(0) + min(processes.POLITENESS, 19 - os.nice(0))
