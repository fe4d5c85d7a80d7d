"""Dice nobody owns: they come from links that several have committed to, revealed when the answer is given.

The protocol, and what each of those who take part can and cannot do, is in docs/dice.md.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Self

from vivac.table.chance import KeyedChance
from vivac.table.errors import Complaint, NotAllowed
from vivac.table.journal import Entry, Journal
from vivac.table.ledger import HEX, HOUSE, Chain, Links, follows
from vivac.table.option import Id
from vivac.table.questions import Dice, Role

ALL = "all"  # every committed seat witnesses every die
Chains = Callable[[str, int], Chain | None]  # somebody's nth chain, if it is kept here


def decided(entry: Entry) -> bool:
    """Whether somebody has chosen here, and the next dice need new links."""
    return bool(entry.role) and not entry.auto


def witnesses(live: Iterable[str], decider: Role | None, everybody: bool) -> tuple[str, ...]:
    """Whose links decide: of the house and of whoever has just answered; of all before the first answer."""
    if everybody or decider is None:
        return tuple(sorted(live))
    return tuple(sorted(name for name in live if name in (HOUSE, decider)))


def key_of(links: Links, digest: str) -> bytes:
    """The key of all dice up to the next decision."""
    spelt = [f"{name} {link}" for name, link in sorted(links.links.items())]
    return hashlib.sha256("\n".join([*spelt, str(links.start), digest]).encode()).digest()


class WitnessedChance:
    """Dice from the links of those who take part. `seed` salts the journal's hash, and is told at the end.

    Without `waits` all links are kept here, and are taken when a die is called. With it the table waits at
    the die until whoever runs the game has stored the answer, and has been told the links of the others.
    """

    def __init__(self, seed: str, chains: Chains, *, waits: bool = False) -> None:
        self.seed = seed
        self.root = ""  # from which all of this was derived, where it was
        self.journal: Journal
        self._chains = chains
        self._waits = waits
        self._stretch: Links | None = None
        self._looked = 0  # entries without a decision since the links were taken
        self._dice: KeyedChance | None = None

    @classmethod
    def of_root(cls, root: str) -> Self:
        """Everybody's chains from one secret, for a game in one process: the same root, the same game."""
        kept: dict[tuple[str, int], Chain] = {}

        def chain(name: str, nth: int) -> Chain:
            if (name, nth) not in kept:
                kept[name, nth] = Chain(_derive(root, f"chain {name} {nth}"))
            return kept[name, nth]

        chance = cls(_derive(root, "salt").hex(), chain)
        chance.root = root
        return chance

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def join(self, journal: Journal) -> Self:
        self.journal = journal
        return self

    def begin(self, names: Iterable[str]) -> None:
        """Commit to the chains of the house and of these, which are kept here."""
        for name in (HOUSE, *names):
            self._commit_next(name)

    # ---------------------------------------------------------------- the dice

    def roll(self, number: int, dice: Dice, why: str) -> int | None:
        keyed = self._keyed(number)
        return None if keyed is None else keyed.roll(number, dice, why)

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id | None:
        keyed = self._keyed(number)
        return None if keyed is None else keyed.draw(number, pool, why)

    def _keyed(self, number: int) -> KeyedChance | None:
        """The dice of this entry, if their links were taken since the last decision."""
        stretch = self.journal.ledger.stretch
        if stretch is not self._stretch:
            self._stretch, self._dice = stretch, None
        if stretch is not None:
            if self._dice is None or number < self._looked:
                self._looked = stretch.start
            entries = self.journal.entries
            if not any(decided(entries[nth]) for nth in range(self._looked, number)):
                self._looked = number
                if self._dice is None:
                    self._dice = KeyedChance(key_of(stretch, self.digest(stretch.start)))
                return self._dice
        if self._waits:
            return None
        self.take_links({})
        return self._keyed(number)

    def digest(self, number: int) -> str:
        """What the journal up to here is bound to; without the salt nobody can guess at what it hides."""
        return self.journal.digest(number, self.seed)

    # ---------------------------------------------------------------- the links

    @property
    def wanted(self) -> tuple[str, ...]:
        """Whose links decide the dice that fall now."""
        journal = self.journal
        decider = next((entry.role for entry in reversed(journal.entries) if decided(entry)), None)
        return witnesses(journal.ledger.live, decider, journal.header.witnesses == ALL)

    def missing(self, given: Mapping[str, str]) -> tuple[str, ...]:
        """Those who must still tell their link."""
        standing = self.journal.ledger.standing
        return tuple(
            name
            for name in self.wanted
            if name not in given and self._chains(name, standing[name].nth) is None
        )

    def check(self, name: str, link: str) -> None:
        """Refuse what is not the next link of somebody's chain."""
        if not follows(link, self.journal.ledger.standing[name].last):
            raise NotAllowed("link-does-not-fit", role=name)

    def take_links(self, given: Mapping[str, str]) -> None:
        """Reveal the links of all who are wanted. Who has come to the end of a chain commits to another."""
        links = {name: given.get(name) or self._own_link(name) for name in self.wanted}
        for name, link in links.items():
            self.check(name, link)
        self.journal.reveal_links(links)
        for name in links:
            standing = self.journal.ledger.standing[name]
            if not standing.live and self._chains(name, standing.nth + 1) is not None:
                self._commit_next(name)

    def _own_link(self, name: str) -> str:
        standing = self.journal.ledger.standing[name]
        chain = self._chains(name, standing.nth)
        assert chain is not None
        link = chain.link(standing.used + 1)
        if not follows(link, standing.last):
            raise Complaint("dice-key-lost")
        return link

    def _commit_next(self, name: str) -> None:
        before = self.journal.ledger.standing.get(name)
        chain = self._chains(name, before.nth + 1 if before else 0)
        assert chain is not None
        self.journal.commit(name, chain.tip)


def is_tip(text: str) -> bool:
    return bool(HEX.fullmatch(text))


def _derive(root: str, purpose: str) -> bytes:
    return hmac.digest(root.encode(), purpose.encode(), "sha256")
