"""Verifying a journal: that every entry follows the rules, and that every die fell as it had to.

That is as the revealed seed says; or, where nobody owns the dice, as the links of the ledger do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from vivac.lab.verify_links import Links, dice_of_links, links_of, who_took_no_part
from vivac.table import BadJournal, Dice, EnteredChance, FairChance, Id, Journal, KeyedChance, Say, Table
from vivac.table.journal import Seal
from vivac.table.opening import replay_checked, rulebook_of


class Verdict(NamedTuple):
    entries: int
    dice: int  # dice and draws in all
    checked: int  # of these, how many were computed again
    over: bool
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
    """Play a journal again, checking each entry, and compute each die again from the revealed seeds."""
    rulebook = rulebook_of(journal, pack)
    box, header, witness = rulebook.open_box(pack), journal.header, WitnessChance()
    table = Table(rulebook, box, rulebook.start(box, header), Journal(header), witness)
    problems: dict[int, Say] = {}
    try:
        replay_checked(table.start(), journal.entries)
    except BadJournal as illegal:
        problems[int(illegal.say.params["number"])] = illegal.say
    over = not problems and table.question is None
    seeds, remarks, wrong = seeds_by_hash(journal, over=over)
    links, broken = links_of(journal)
    wrong += broken
    remarks += who_took_no_part(journal, rulebook.roles)
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
    return Verdict(len(journal.entries), len(throws), checked, over, wrong + ordered, remarks)


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
