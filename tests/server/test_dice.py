"""Dice nobody owns, at the web table: nothing foretells them, and nothing but a link makes them fall."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.guests import Guest, problem
from vivac.lab.verify import verify
from vivac.server.app import build_app
from vivac.server.keeping import Key, key_file, key_of
from vivac.server.settings import Settings
from vivac.table import Journal
from vivac.table.ledger import Chain

Open = Callable[..., Guest]


class Thrower:
    """Somebody whose browser keeps the chains of their seats."""

    def __init__(self, name: str) -> None:
        self.chains = {role: Chain(hashlib.sha256(f"{name} {role}".encode()).digest()) for role in SEATS}

    def tips(self, *roles: str) -> dict[str, str]:
        return {role: self.chains[role].tip for role in roles}

    def reveal(self, guest: Guest, view: Any) -> Any:
        wanted = view["wants_link"]
        link = self.chains[wanted["role"]].link(wanted["index"])
        answer = guest.post("reveal", {"role": wanted["role"], "link": link})
        assert answer.status_code == 200, answer.text
        return answer.json()


SEATS = ("north", "south")
MINE, THEIRS = Thrower("mine"), Thrower("theirs")


@pytest.fixture
def two(sit: Open, installed_toy: Any) -> tuple[Guest, Guest]:
    """Two people at one table, each with a chain of their own."""
    return seated(sit)


def seated(sit: Open, **wish: Any) -> tuple[Guest, Guest]:
    north = sit("toy", seats={"north": "me", "south": "open"}, commitments=MINE.tips("north"), **wish)
    MINE.reveal(north, north.view())  # the deal
    south = north.invited("south", commitment=THEIRS.chains["south"].tip)
    return north, south


def to_the_raid(north: Guest, south: Guest) -> Any:
    """North has raided, and the die waits for their link."""
    north.answer("bid:high")
    south.answer("bid:low")
    north.answer("march:hill")
    return north.answer("raid")


def test_a_table_for_several_takes_no_seed(client: Any, installed_toy: Any) -> None:
    wish = {"game": "toy", "seats": {"south": "open"}, "seed": "known to me"}
    found = problem(client.post("/api/tables", json=wish), 400)
    assert "seed" in found["detail"]
    assert client.post("/api/tables", json={"game": "toy", "seed": "for me alone"}).status_code == 201


def test_a_die_waits_for_the_link_of_whoever_has_answered(two: Any) -> None:
    north, south = two
    view = to_the_raid(north, south)
    wanted = view["wants_link"]
    assert (wanted["role"], wanted["tip"]) == ("north", MINE.chains["north"].tip)
    assert view["question"] is None
    assert view["waiting_for"] == ["north"]
    assert "the north" in south.view()["waiting_text"]
    after = MINE.reveal(north, view)
    assert after["wants_link"] is None
    assert after["number"] > view["number"]
    assert after["log"][-1]["roll"]["dice"][-1]["n"] == view["number"]


def test_a_wrong_link_is_refused_and_a_repeated_one_is_harmless(two: Any) -> None:
    north, south = two
    view = to_the_raid(north, south)
    index = view["wants_link"]["index"]
    for wrong in ("00" * 32, MINE.chains["north"].link(index + 1), THEIRS.chains["south"].link(index)):
        found = problem(north.post("reveal", {"role": "north", "link": wrong}), 409)
        assert "next link" in found["detail"]
    problem(north.post("reveal", {"role": "north", "link": "not hex"}), 400)
    problem(south.post("reveal", {"role": "north", "link": MINE.chains["north"].link(index)}), 403)
    problem(south.post("reveal", {"role": "south", "link": THEIRS.chains["south"].link(1)}), 409)
    after = MINE.reveal(north, view)
    assert MINE.reveal(north, view) == after


def test_while_a_die_waits_nothing_else_can_change_it(two: Any) -> None:
    north, south = two
    view = to_the_raid(north, south)
    assert not view["can_take_back"]
    assert not view["take_back_forced"]
    for force in (False, True):
        found = problem(north.post("take-back", {"force": force}), 409)
        assert "about to fall" in found["detail"]
    for guest, role in ((north, "north"), (south, "south")):
        problem(guest.post("commit", {"role": role, "tip": "ab" * 32}), 409)
    problem(north.post("answer", {"number": view["number"], "choice": "die:6", "role": "chance"}), 409)
    problem(north.post("answer", {"number": view["number"], "choice": "raid"}), 409)
    assert north.view()["wants_link"] == view["wants_link"]


def test_a_seat_commits_to_another_chain_when_nothing_waits(two: Any) -> None:
    north, south = two
    other = Thrower("other")
    view = north.post("commit", {"role": "north", "tip": other.chains["north"].tip}).json()
    assert view["chains"] == [{"role": "north", "tip": other.chains["north"].tip}]
    problem(south.post("commit", {"role": "north", "tip": "ab" * 32}), 403)
    for known in (MINE.chains["north"].tip, THEIRS.chains["south"].tip, MINE.chains["north"].link(1)):
        found = problem(north.post("commit", {"role": "north", "tip": known}), 409)
        assert "known" in found["detail"]
    view = to_the_raid(north, south)
    assert view["wants_link"]["index"] == 1
    other.reveal(north, view)


def test_all_witnesses_take_part_if_that_was_agreed(sit: Open, installed_toy: Any) -> None:
    north, south = seated(sit, witnesses="all")
    view = to_the_raid(north, south)
    half = MINE.reveal(north, view)
    assert half["number"] == view["number"]
    assert half["wants_link"]["role"] == "south"
    page = north.get("dice").json()
    revealed = MINE.chains["north"].link(view["wants_link"]["index"])
    assert revealed not in str(page), "who comes last knows no more than the first"
    assert revealed not in south.get().text
    after = THEIRS.reveal(south, south.view())
    assert after["number"] > view["number"]
    assert sorted(north.get("dice").json()["marks"][-1]["links"]) == ["house", "north", "south"]


def test_somebody_who_commits_to_nothing_lets_the_house_throw(sit: Open, installed_toy: Any) -> None:
    north = sit("toy", seats={"north": "me", "south": "open"})
    view = to_the_raid(north, north.invited("south"))
    assert view["wants_link"] is None
    page = north.get("dice").json()
    assert page["silent"] == ["north", "south"]
    assert list(page["marks"][-1]["links"]) == ["house"]


def test_one_screen_for_two_reveals_for_both(sit: Open, installed_toy: Any) -> None:
    guest = sit("toy", seed=None, commitments=MINE.tips(*SEATS))
    assert [MINE.reveal(guest, guest.view())["wants_link"]["role"] for _ in range(1)] == ["south"]
    view = MINE.reveal(guest, guest.view())
    view = guest.answer("bid:high", role="north")
    view = guest.answer("bid:low", role="south")
    guest.answer("march:hill")
    view = guest.answer("raid")
    assert MINE.reveal(guest, view)["number"] > view["number"]


def test_bots_have_chains_like_the_house(sit: Open, installed_toy: Any) -> None:
    guest = sit("toy", seed=None, seats={"south": "bot:random"}, commitments=MINE.tips("north"))
    MINE.reveal(guest, guest.view())
    named = {mark.get("commit") for mark in guest.get("dice").json()["marks"]}
    assert {"house", "north", "south"} <= named


def finish(north: Guest, south: Guest) -> str:
    """Play to the end, and take the journal home."""
    for nth in range(400):
        for guest, thrower in ((north, MINE), (south, THEIRS)):
            view = guest.view()
            if view["over"]:
                return str(guest.get("journal").text)
            wanted = view["wants_link"]
            if wanted and wanted["role"] in view["roles"]:
                thrower.reveal(guest, view)
            elif view["question"]:
                choices = view["question"]["choices"]
                guest.answer(choices[nth % len(choices)]["id"])
    raise AssertionError("the game did not end")


def test_the_journal_of_a_game_proves_all_its_dice(two: Any) -> None:
    journal = Journal.parse(finish(*two))
    verdict = verify(journal)
    assert verdict.sound, verdict.problems
    assert verdict.over
    assert verdict.checked == verdict.dice > 0


def test_alone_one_may_go_back_past_a_die_but_its_links_stay_in_the_journal(sit: Open) -> None:
    for _ in range(50):  # some games end before there is a die to go back past
        guest, view = sit("mosby", seed=None), {"question": True, "take_back_forced": False}
        while view["question"] and not view["take_back_forced"]:
            view = guest.answer()
        if view["question"]:
            break
    links = sum("links" in mark for mark in guest.get("dice").json()["marks"])
    assert guest.post("take-back", {"force": True}).status_code == 200
    marks = [mark for mark in guest.get("dice").json()["marks"] if "links" in mark]
    assert len(marks) == links
    assert marks[-1]["void"]
    guest.answer()
    guest.post("resign")
    assert verify(Journal.parse(guest.get("journal").text)).sound


@pytest.fixture
def restarted(settings: Settings, installed_toy: Any) -> Iterator[Callable[[], TestClient[Any]]]:
    """The house, opened anew on the same database whenever it is asked for."""
    running: list[TestClient[Any]] = []

    def again() -> TestClient[Any]:
        if running:
            running.pop().__exit__(None, None, None)
        client: TestClient[Any] = TestClient(build_app(settings)).__enter__()
        running.append(client)
        return client

    yield again
    running.pop().__exit__(None, None, None)


def test_a_die_waits_on_after_a_restart(restarted: Any) -> None:
    client = restarted()
    north, south = seated(lambda game, **wish: Guest.open(client, game, **wish))
    view = to_the_raid(north, south)
    north.client = restarted()
    assert north.view() == view
    after = MINE.reveal(north, view)
    north.client = restarted()
    assert north.view() == after


def test_nothing_at_rest_in_the_database_foretells_a_die(
    two: Any, settings: Settings, tmp_path: Path
) -> None:
    north, south = two
    view = to_the_raid(north, south)
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        kept = "\n".join(store.iterdump())
        assert list(store.execute("SELECT seed FROM game")) == [("",)]
    MINE.reveal(north, view)
    marks = [mark for mark in north.get("dice").json()["marks"] if "links" in mark]
    for link in marks[-1]["links"].values():
        assert link not in kept
    assert key_of(settings).secret("salt", north.table) not in kept
    path = key_file(settings)
    assert path is not None
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.read_text() not in kept


def test_nothing_that_is_sent_foretells_a_die(two: Any) -> None:
    north, south = two
    view = to_the_raid(north, south)
    seen = "".join(
        who.get(what).text for who in two for what in ("", "dice", "replay", "replay/0", "log", "picture.svg")
    )
    MINE.reveal(north, view)
    for link in north.get("dice").json()["marks"][-1]["links"].values():
        assert link not in seen


def test_the_key_may_be_given_and_two_houses_have_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Settings(database=str(tmp_path / "a.sqlite"))
    assert key_of(file).derive("x") == key_of(file).derive("x")
    assert key_of(Settings(database=str(tmp_path / "b.sqlite"))).derive("x") != key_of(file).derive("x")
    memory = Settings(database="sqlite+aiosqlite:///:memory:")
    assert key_file(memory) is None
    assert key_of(memory).derive("x") != key_of(memory).derive("x")
    monkeypatch.setenv("VIVAC_KEY", "ours")
    assert key_of(file).derive("x") == Key("ours").derive("x")
    assert key_of(Settings(key="another")).derive("x") == Key("another").derive("x")
    assert Key("k").derive("ab", "c") != Key("k").derive("a", "bc")


def test_a_lost_key_is_told_and_nothing_is_lost(two: Any, settings: Settings) -> None:
    north, south = two
    view = to_the_raid(north, south)
    path = key_file(settings)
    assert path is not None
    key = path.read_text()
    path.write_text("0" * 64)
    with TestClient(build_app(settings)) as client:
        other = Guest(client, north.table, north.secret)
        link = MINE.chains["north"].link(view["wants_link"]["index"])
        found = problem(other.post("reveal", {"role": "north", "link": link}), 400)
        assert "another key" in found["detail"]
    path.write_text(key)
    with TestClient(build_app(settings)) as client:
        assert Guest(client, north.table, north.secret).view()["number"] >= view["number"]
