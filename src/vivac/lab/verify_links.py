"""Verifying dice that nobody owns: every link against its chain, every chain against its commitment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vivac.table import Journal, KeyedChance, Role, Say
from vivac.table import ledger as book
from vivac.table.ledger import HOUSE, Commit, Ledger, follows
from vivac.table.witnessed import ALL, decided, key_of, witnesses


class Links(NamedTuple):
    """Links that decide dice, and after how many entries the house had last committed."""

    taken: book.Links
    since: int


def links_of(journal: Journal) -> tuple[list[Links], list[Say]]:
    """The links that decide dice, in their order; and whatever does not fit its chain or its commitment."""
    ledger, found, wrong, since = Ledger(), list[Links](), list[Say](), 0
    resealed = {seal.start for seal in journal.seals}  # all of the house's dice were lost, and that is told
    for mark in journal.ledger.marks:
        if isinstance(mark, Commit):
            before = ledger.standing.get(mark.name)
            if mark.name == HOUSE:
                since = mark.start
                if before is not None and before.live and mark.start not in resealed:
                    wrong.append(Say("house-left-its-chain", {"number": mark.start}))
        else:
            wrong += _misfits(journal, ledger, mark)
            if not mark.void:
                found.append(Links(mark, since))
        ledger.add(mark)
    return found, wrong


def _misfits(journal: Journal, ledger: Ledger, mark: book.Links) -> list[Say]:
    wrong = []
    for name, link in mark.links.items():
        standing = ledger.standing.get(name)
        if standing is None or not follows(link, standing.last):
            wrong.append(Say("link-of-no-chain", {"number": mark.start, "role": name}))
    if mark.void:  # who had answered was taken back
        return wrong
    entries = journal.entries
    decider = next((entries[n].role for n in range(mark.start - 1, -1, -1) if decided(entries[n])), None)
    due = witnesses(ledger.live, decider, journal.header.witnesses == ALL)
    wrong += [
        Say("link-missing", {"number": mark.start, "role": name}) for name in due if name not in mark.links
    ]
    return wrong


def dice_of_links(journal: Journal, number: int, salt: str, links: Sequence[Links]) -> KeyedChance | None:
    """The dice of an entry; none if no links were revealed since the last decision."""
    for taken, _ in reversed(links):
        if taken.start <= number:
            if any(decided(entry) for entry in journal.entries[taken.start : number]):
                return None
            return KeyedChance(key_of(taken, journal.digest(taken.start, salt)))
    return None


def who_took_no_part(journal: Journal, roles: Iterable[Role]) -> list[Say]:
    """Seats for which the house threw, as they had committed to no chain; and dice of the house alone."""
    commits = [mark for mark in journal.ledger.marks if isinstance(mark, Commit)]
    if not commits:
        return []
    seats = journal.header.seats
    alone = [role for role in roles if role not in {mark.name for mark in commits}]
    by_house = [role for role in roles if seats.get(role, "").startswith("bot:") and role not in alone]
    remarks = [Say("seat-took-no-part", {"role": role}) for role in alone]
    return remarks + [Say("seat-of-the-house", {"role": role}) for role in by_house]
