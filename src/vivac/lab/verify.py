"""Verifying a journal: these rules, this box, these dice, every entry legal, and the same final state.

Dice must have fallen as the revealed seed says; or, where nobody owns them, as the links of the ledger do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from vivac.lab.verify_links import Links, dice_of_links, links_of, who_took_no_part
from vivac.table import Dice, EnteredChance, FairChance, Id, Journal, KeyedChance, Say, Table
from vivac.table.journal import Seal
from vivac.table.opening import pack_hash, rulebook_of
from vivac.table.played_on import Edition
from vivac.table.replaying import Replayed, here, replay


class Verdict(NamedTuple):
    entries: int
    dice: int  # dice and draws in all
    checked: int  # of these, how many were computed again
    states: int  # hashes of the state that came out the same
    final: bool  # whether that of the end was one of them
    over: bool
    edition: Edition  # the rules and the box by which it was checked
    problems: list[Say]  # what is wrong, in the order of the journal
    remarks: list[Say]  # what could not be checked, and why

    @property
    def sound(self) -> bool:
        return not self.problems


class WitnessChance(EnteredChance):
    """Notes what every die and draw was thrown for, so that it can be thrown again."""

    def __init__(self) -> None:
        self.throws: dict[int, Callable[[KeyedChance], Id]] = {}

    def roll(self, number: int, dice: Dice, why: str) -> None:
        self.throws[number] = lambda chance: chance.roll(number, dice, why)

    def draw(self, number: int, pool: Sequence[Id], why: str) -> None:
        pool = tuple(pool)
        self.throws[number] = lambda chance: chance.draw(number, pool, why)


def verify(journal: Journal, pack: Path | None = None) -> Verdict:
    """Play a journal again, checking entries and states, and compute each die again."""
    rulebook = rulebook_of(journal)
    box, header, witness = rulebook.open_box(pack), journal.header, WitnessChance()
    table = Table(rulebook, box, rulebook.start(box, header), Journal(header), witness)
    replayed = replay(table, journal)
    problems = {int(say.params["number"]): say for say in _not_as_it_was(replayed)}
    over = not problems and table.question is None
    wrong, remarks = other_grounds(journal, here(table), pack_hash(pack))
    seeds, without, of_no_seal = seeds_by_hash(journal, over=over)
    links, broken = links_of(journal)
    wrong += of_no_seal + broken
    remarks += without + who_took_no_part(journal, rulebook.roles)
    checked = 0
    throws = {number: throw for number, throw in witness.throws.items() if number < len(journal.entries)}
    for number, throw in throws.items():
        seal = seal_of(journal, number)
        seed = seeds.get(seal.hash) if seal else None
        if seal is None or seed is None:
            continue
        dice = _dice(journal, number, seal, seed, links)
        if dice is None:
            problems.setdefault(number, Say("die-without-links", {"number": number}))
            continue
        checked += 1
        value, due = journal.entries[number].value, throw(dice)
        if value != due:
            unfair = Say("die-unfair", {"number": number, "got": str(value), "due": str(due)})
            problems.setdefault(number, unfair)
    ordered = [problems[number] for number in sorted(problems)]
    same = [state for start, state in journal.played_on.states.items() if start <= replayed.certain]
    return Verdict(
        entries=len(journal.entries),
        dice=len(throws),
        checked=checked,
        states=len(same),
        final=any(state.over for state in same),
        over=over,
        edition=here(table),
        problems=wrong + ordered,
        remarks=remarks,
    )


def other_grounds(journal: Journal, now: Edition, pack: str) -> tuple[list[Say], list[Say]]:
    """Where a journal was played by other rules or out of another box than there are here; what it omits."""
    wrong, remarks = list[Say](), list[Say]()
    if journal.header.pack != pack:
        wrong.append(Say("journal-of-another-pack" if journal.header.pack else "journal-without-pack"))
    for then in journal.played_on.editions:
        if then.version != now.version:
            by: dict[str, str | int] = {"number": then.start, "theirs": then.version, "ours": now.version}
            wrong.append(Say("journal-of-another-edition", by))
        if not then.box:
            remarks.append(Say("journal-of-no-box"))
        elif then.box != now.box and journal.header.pack == pack:
            wrong.append(Say("journal-of-another-box", {"number": then.start}))
    return wrong, remarks


def _not_as_it_was(replayed: Replayed) -> Iterator[Say]:
    if replayed.broken is not None:
        yield replayed.broken
    if replayed.differs is not None:
        key = "end-differs" if replayed.differs.over else "state-differs"
        yield Say(key, {"number": replayed.differs.start, "certain": replayed.certain})


def _dice(journal: Journal, number: int, seal: Seal, seed: str, links: Sequence[Links]) -> KeyedChance | None:
    """The dice of an entry: of the seed, unless since then somebody has committed to a chain."""
    if not any(link.since >= seal.start for link in links):
        return FairChance(seed)
    return dice_of_links(journal, number, seed, links)


def seal_of(journal: Journal, number: int) -> Seal | None:
    """The seal under which an entry was thrown: the last one laid before it."""
    return next((seal for seal in reversed(journal.seals) if seal.start <= number), None)


def seeds_by_hash(journal: Journal, *, over: bool) -> tuple[Mapping[str, str], list[Say], list[Say]]:
    """The revealed seeds by their hash, what cannot be checked for want of one, and what does not fit."""
    seeds = {hashlib.sha256(seed.encode()).hexdigest(): seed for seed in journal.seeds}
    sealed = [seal.hash for seal in journal.seals]
    wrong = [Say("seed-of-no-seal", {"seed": seed}) for digest, seed in seeds.items() if digest not in sealed]
    remarks = []
    if not journal.seals or journal.seals[0].start > 0:
        remarks.append(Say("dice-by-hand", {"number": 0}))
    for seal in journal.seals:
        if not seal.hash:
            remarks.append(Say("dice-by-hand", {"number": seal.start}))
        elif seal.hash not in seeds:
            lost = over or seal != journal.seals[-1]
            remarks.append(Say("seed-lost" if lost else "seed-not-yet", {"number": seal.start}))
    return seeds, remarks, wrong
