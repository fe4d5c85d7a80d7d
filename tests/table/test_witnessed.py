"""Dice nobody owns: chains, links, and dice that nobody can foretell before the answer is given."""

from __future__ import annotations

import hashlib
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toys import OVER, toy
from vivac.table import (
    D6,
    EnteredChance,
    Journal,
    NotAllowed,
    Option,
    Table,
    WitnessedChance,
    open_table,
    resume,
    throw,
)
from vivac.table.ledger import HOUSE, LENGTH, Chain, Links, follows
from vivac.table.witnessed import key_of

ROOT = hashlib.sha256(b"root").digest()
GO, WAIT = Option("go"), Option("wait")


async def raids(table: Table[Any]) -> Any:
    """A die, then answers of two sides, each with dice of its own."""
    table.game.done.append(await table.roll(D6, "weather"))
    for nth in range(4):
        await table.ask(("north", "south")[nth % 2], "raid", [GO, WAIT])
        table.bookmark()
        table.game.done.append(await table.roll(D6, "raid"))
        table.game.done.append(await table.draw(["a", "b", "c"], "deal"))
        await table.ask("north", "again", [GO, WAIT])
    return OVER


def opened(root: str = "root", seats: Any = ("north",)) -> Table[Any]:
    return open_table(toy(raids), chance=WitnessedChance.of_root(root), seats=seats)


class Apart:
    """A table whose die waits for the link of north, who is somewhere else."""

    def __init__(self, play: Any = raids) -> None:
        self.chains = {
            HOUSE: Chain(hashlib.sha256(b"house").digest()),
            "north": Chain(hashlib.sha256(b"north").digest()),
        }
        self.chance = WitnessedChance(
            "salt", lambda name, nth: self.chains[HOUSE] if name == HOUSE else None, waits=True
        )
        self.table = open_table(toy(play), chance=EnteredChance())
        self.chance.join(self.table.journal).begin([])
        self.table.journal.commit("north", self.chains["north"].tip)
        throw(self.table, self.chance)

    def reveal(self) -> None:
        used = self.table.journal.ledger.standing["north"].used
        self.chance.take_links({"north": self.chains["north"].link(used + 1)})
        throw(self.table, self.chance)


def test_every_link_is_the_hash_of_the_next() -> None:
    chain = Chain(ROOT)
    links = [chain.link(index) for index in range(LENGTH + 1)]
    assert links[0] == chain.tip
    assert links[LENGTH] == ROOT.hex()
    assert all(follows(after, before) for before, after in pairwise(links))


@pytest.mark.parametrize("link", ["", "00", "x" * 64, "00" * 32, Chain(ROOT).link(2)])
def test_nothing_else_follows_a_link(link: str) -> None:
    assert not follows(link, Chain(ROOT).tip)


def test_the_same_root_gives_the_same_game_and_another_one_another() -> None:
    def played(root: str) -> list[Any]:
        table = opened(root)
        while table.question:
            table.answer(0)
        return list(table.journal.lines())

    assert played("one") == played("one")
    assert played("one") != played("two")


def test_the_links_of_the_house_and_of_who_answers_decide() -> None:
    table = opened(seats=("north", "south"))
    while table.question:
        table.answer(0)
    took = [sorted(mark.links) for mark in table.journal.ledger.marks if isinstance(mark, Links)]
    every, north, south = ["house", "north", "south"], ["house", "north"], ["house", "south"]
    assert took == [every, north, south, north, south]  # before the first answer, all


def test_who_has_committed_to_nothing_lets_the_house_throw() -> None:
    table = opened(seats=())
    table.answer(0)
    assert [sorted(mark.links) for mark in table.journal.ledger.marks if isinstance(mark, Links)] == [
        ["house"],
        ["house"],
    ]


def test_another_answer_gives_other_dice() -> None:
    """Nobody can choose between dice they know: the journal with the answer is part of the key."""

    def fallen(choice: int) -> bytes:
        table = opened()
        table.answer(choice)
        stretch = table.journal.ledger.stretch
        assert stretch is not None
        assert isinstance(table.chance, WitnessedChance)
        return key_of(stretch, table.chance.digest(stretch.start))

    assert fallen(0) != fallen(1)


def test_a_die_waits_for_the_link_and_the_answer_stands() -> None:
    apart = Apart()
    table = apart.table
    apart.reveal()
    table.answer("go")
    before = list(table.journal.lines())
    assert apart.chance.wanted == ("house", "north")
    assert apart.chance.missing({}) == ("north",)
    assert not table.can_take_back("north")
    with pytest.raises(NotAllowed):
        table.take_back("north")
    throw(table, apart.chance)  # without the link nothing falls
    with pytest.raises(NotAllowed, match="not the next link"):
        apart.chance.take_links({"north": "00" * 32})
    assert list(table.journal.lines()) == before
    apart.reveal()
    assert table.question is not None
    assert table.question.prompt == "again"


def test_the_order_of_links_is_kept_when_a_table_goes_on_elsewhere() -> None:
    apart = Apart()
    apart.reveal()
    apart.table.answer("go")
    text = "\n".join(apart.table.journal.lines())
    again = resume(Journal.parse(text), game=toy(raids))
    assert "\n".join(again.journal.lines()) == text
    throw(again, apart.chance)
    apart.table = again
    apart.reveal()
    other = Apart()
    other.reveal()
    other.table.answer("go")
    other.reveal()
    assert list(again.journal.lines()) == list(other.table.journal.lines())


def test_a_link_serves_once_even_if_what_it_decided_is_taken_back() -> None:
    table = opened()
    table.answer(0)
    marks = table.journal.ledger.marks[:]
    table.rewind(1)
    table.answer(0)
    links = [mark for mark in table.journal.ledger.marks if isinstance(mark, Links)]
    assert [mark.void for mark in links] == [False, True, False]
    assert links[1].links == marks[-1].links
    assert all(follows(links[2].links[name], links[1].links[name]) for name in links[1].links)
    again = Journal.parse("\n".join(table.journal.lines()))
    assert again.ledger.marks == table.journal.ledger.marks
    assert again.ledger.standing == table.journal.ledger.standing


def test_a_written_journal_reads_as_the_table_remembers_it() -> None:
    written: list[str] = []
    table = opened()
    table.journal.write = written.append
    head = list(table.journal.lines())
    table.answer(0)
    table.rewind(1)
    table.answer(1)
    table.answer(1)
    again = Journal.parse("\n".join([*head, *written]))
    assert list(again.lines()) == list(table.journal.lines())


def test_copies_of_a_table_have_dice_of_their_own_and_reveal_nothing() -> None:
    table = opened()
    before = list(table.journal.lines())
    for copy in (table.fork(), Table.go_on(table.rulebook, table.box, table.journal.header, table.pause())):
        while copy.question:
            copy.answer(0)
    assert list(table.journal.lines()) == before


def test_a_chain_that_runs_out_is_followed_by_one_committed_to_before_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("vivac.table.ledger.LENGTH", 2)
    monkeypatch.setattr("vivac.table.ledger.STRIDE", 1)
    table = opened()
    while table.question:
        table.answer(0)
    marks = table.journal.ledger.marks
    assert [type(mark).__name__ for mark in marks].count("Commit") > 2
    last: dict[str, str] = {}
    for mark in marks:
        if isinstance(mark, Links):
            assert all(follows(link, last[name]) for name, link in mark.links.items())
            last |= mark.links
        else:
            last[mark.name] = mark.tip


def test_the_hash_of_the_journal_hides_what_it_is_the_hash_of() -> None:
    journal = opened().journal
    plain = hashlib.sha256(journal.head.encode()).hexdigest()
    assert journal.digest(0, "salt") not in (plain, journal.digest(0, "pepper"))


@given(st.binary(min_size=32, max_size=32), st.integers(1, LENGTH))
def test_a_link_is_found_from_any_root(root: bytes, index: int) -> None:
    link = root
    for _ in range(LENGTH - index):
        link = hashlib.sha256(link).digest()
    assert Chain(root).link(index) == link.hex()
