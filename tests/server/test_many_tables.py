"""More tables than memory holds: they take turns, whoever looks on, and nobody notices."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.guests import Guest, generous
from tests.server.test_live import live, until
from vivac.server import rooms as rooms_module
from vivac.server.app import build_app
from vivac.server.asleep import Asleep, wake
from vivac.server.attendance import Attendance
from vivac.server.keeping import Key
from vivac.server.match import Match
from vivac.server.rooms import Room, Rooms
from vivac.server.seats import Door, Seat
from vivac.server.settings import Settings
from vivac.server.store import Record, Store
from vivac.table import FairChance, Header, find_game

SMALL = generous(rooms=2)


@pytest.fixture
def crowded(settings: Settings, installed_toy: Any) -> Settings:
    return replace(settings, limits=SMALL)


# ---------------------------------------------------------------- seen from outside


def test_who_is_present_is_known_when_the_room_is_not_in_memory(crowded: Settings) -> None:
    with TestClient(build_app(crowded)) as client:
        guest = Guest.open(client, "toy")
        with live(guest) as socket:
            socket.receive_json()
            for _ in range(5):
                Guest.open(client, "toy").view()
            assert guest.view()["seats"][0]["present"] is True


def test_everybody_may_look_at_more_tables_than_memory_holds(crowded: Settings) -> None:
    with TestClient(build_app(crowded)) as client:
        guests = [Guest.open(client, "toy") for _ in range(5)]
        sockets = [live(guest) for guest in guests]
        lines = [socket.__enter__() for socket in sockets]
        for guest, line in zip(guests, lines, strict=True):
            before = line.receive_json()["view"]["number"]
            guest.answer("bid:low", role="north")
            until(line, lambda view, before=before: view["number"] > before)
        for socket in sockets:
            socket.__exit__(None, None, None)


def test_a_table_that_is_opened_again_goes_on_as_if_it_had_never_been_put_aside(crowded: Settings) -> None:
    roomy = replace(crowded, limits=generous(), database=f"{crowded.database}.roomy")

    def played(settings: Settings) -> list[Any]:
        with TestClient(build_app(settings)) as client:
            guests = [Guest.open(client, "toy", seed=str(nth)) for nth in range(4)]
            views = []
            for _ in range(6):
                for guest in guests:
                    view = guest.view()
                    if view["question"]:
                        guest.answer(role=view["waiting_for"][0])
            for guest in guests:
                seen = guest.view(log="all")
                seen.pop("table")
                views.append(seen)
            return views

    assert played(crowded) == played(roomy)


# ---------------------------------------------------------------- seen from inside


@asynccontextmanager
async def some_rooms(settings: Settings, most: int, tables: int) -> AsyncIterator[tuple[Rooms, list[str]]]:
    """A house's rooms with so many tables of the toy in its store."""
    store, attendance = Store(settings.url), Attendance(60.0)

    async def no_spots(_game: str, _scenario: str) -> tuple[str, ...]:
        return ()

    await store.open()
    rooms = Rooms(store, most, no_spots, attendance, Asleep(1_000_000), Key("key"))
    try:
        ids = [f"table{nth}" for nth in range(tables)]
        for id in ids:
            match = begun(id)
            lines, match.fresh = match.fresh, []
            seats = [Seat(role, "person") for role in match.rulebook.roles]
            await store.create(match.record, seats, Door(), lines)
            await rooms.add(match, seats, Door(), len(lines))
        yield rooms, ids
    finally:
        await store.close()


def begun(id: str, game: str = "toy") -> Match:
    import msgspec

    rulebook = find_game(game)
    header = Header(
        game=game,
        version=rulebook.version,
        scenario=rulebook.scenario(None),
        switches=tuple(sorted(rulebook.chosen(None))),
        seed_hash=FairChance("s").commitment,
    )
    return Match.begin(Record(id, msgspec.json.encode(header).decode(), "", "fair", "s", 0.0))


def test_the_table_nobody_entered_for_longest_is_forgotten_first(crowded: Settings) -> None:
    async def check() -> None:
        async with some_rooms(crowded, 2, 2) as (rooms, (first, second)):
            async with rooms.enter(first) as kept:
                pass
            await rooms.add(begun("another"), [], Door(), 0)
            assert len(rooms) == 2
            async with rooms.enter(first) as again:
                assert again is kept
            async with rooms.enter(second) as opened:
                assert opened.id == second

    asyncio.run(check())


def test_a_room_in_use_is_the_only_one_of_its_table(crowded: Settings) -> None:
    """Whoever waits for a room gets the one that is in use, however many others are opened meanwhile."""

    async def check() -> None:
        async with some_rooms(crowded, 1, 4) as (rooms, ids):
            found: list[Room] = []

            async def come_in() -> None:
                async with rooms.enter(ids[0]) as room:
                    found.append(room)

            async with rooms.enter(ids[0]) as used:
                waiting = asyncio.ensure_future(come_in())
                for other in ids[1:]:
                    async with rooms.enter(other):
                        pass
                assert not waiting.done()
            await waiting
            assert found == [used]
            assert len(rooms) == 1

    asyncio.run(check())


def test_all_who_come_at_once_get_the_same_room(crowded: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    rebuild = rooms_module.rebuild

    def counted(record: Record, lines: Any, key: Key) -> Match:
        opened.append(record.id)
        return rebuild(record, lines, key)

    monkeypatch.setattr(rooms_module, "rebuild", counted)

    async def check() -> None:
        async with some_rooms(crowded, 1, 2) as (rooms, ids):
            rooms._asleep = Asleep(0)
            found: list[Room] = []

            async def come_in() -> None:
                async with rooms.enter(ids[0]) as room:
                    found.append(room)

            async with rooms.enter(ids[1]):
                pass
            opened.clear()
            await asyncio.gather(*(come_in() for _ in range(10)))
            assert len({id(room) for room in found}) == 1
            assert opened == [ids[0]]

    asyncio.run(check())


def test_a_match_that_slept_is_not_played_again(crowded: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with some_rooms(crowded, 1, 2) as (rooms, ids):
            monkeypatch.setattr(rooms_module, "rebuild", forbidden)
            for id in ids * 2:
                async with rooms.enter(id) as room:
                    assert room.match.table.question is not None

    def forbidden(*_: Any) -> Match:
        raise AssertionError("played again")

    asyncio.run(check())


def test_what_another_worker_wrote_while_a_match_slept_is_read(crowded: Settings) -> None:
    async def check() -> None:
        async with some_rooms(crowded, 1, 2) as (rooms, ids), some_rooms(crowded, 1, 0) as (others, _):
            async with rooms.enter(ids[0]):
                pass
            async with rooms.enter(ids[1]):
                pass
            async with others.change(ids[0]) as theirs:
                theirs.match.answer("bid:low", "north", theirs.match.number)
            async with rooms.enter(ids[0], latest=False) as room:
                assert room.match.number == theirs.match.number

    asyncio.run(check())


@pytest.mark.parametrize("game", ["mosby", "guerra", "mistral", "cuadro"])
def test_a_match_sleeps_and_wakes_the_same(game: str) -> None:
    from random import Random

    match, rng = begun("t", game), Random(7)
    asleep = Asleep(10_000_000)
    for _ in range(40):
        question = match.table.question
        if question is None:
            break
        match.table.answer(rng.choice(list(question.options)), role=question.role)
        asleep.put(match, 0)
        sleeper = asleep.take("t")
        assert sleeper is not None
        woken = wake(sleeper, Key("key"))
        assert woken.table.game == match.table.game
        assert woken.table.journal.entries == match.table.journal.entries
        assert woken.table.log == match.table.log
        assert [line.date for line in woken.table.log or ()] == [line.date for line in match.table.log or ()]
        assert woken.table.asked == match.table.asked
        for role in (None, *match.rulebook.roles):
            assert woken.table.scene(role) == match.table.scene(role)
            assert role is None or woken.table.can_take_back(role) == match.table.can_take_back(role)
        match = woken


def test_only_so_much_sleeps() -> None:
    probe = Asleep(1_000_000)
    probe.put(begun("probe", "mosby"), 0)
    size = probe._bytes
    asleep = Asleep(2 * size + size // 2)
    for id in ("a", "b", "c"):
        asleep.put(begun(id, "mosby"), 0)
    assert "a" not in asleep
    assert "c" in asleep
    asleep.take("c")
    asleep.take("b")
    assert asleep._bytes == 0


# ---------------------------------------------------------------- attendance


@pytest.fixture
def clock() -> Callable[..., float]:
    now = 0.0

    def tell(later: float = 0.0) -> float:
        nonlocal now
        now += later
        return now

    return tell


def test_a_table_is_deserted_a_while_after_the_last_has_left(clock: Callable[..., float]) -> None:
    attendance = Attendance(60.0, clock)
    assert attendance.deserted("t")
    attendance.arrive("t", ["north"])
    attendance.arrive("t", [])
    clock(1000.0)
    assert not attendance.deserted("t")
    attendance.leave("t", ["north"])
    assert not attendance.present("t", "north")
    attendance.leave("t", [])
    clock(59.0)
    assert not attendance.deserted("t")
    clock(2.0)
    assert attendance.deserted("t")
    attendance.visit("t")
    assert not attendance.deserted("t")


def test_visits_of_long_ago_are_not_remembered(clock: Callable[..., float]) -> None:
    attendance = Attendance(60.0, clock)
    for nth in range(1000):
        clock(1.0)
        attendance.visit(str(nth))
    assert len(attendance._visited) <= 62
