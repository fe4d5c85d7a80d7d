"""The ledger of dice nobody owns: who has committed to which chain, and which links were revealed.

A chain is made from a secret root by hashing: every link is the hash of the next. Its tip, link 0, is told
beforehand; then the links are revealed in their order, and each proves that it was fixed from the start.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

HOUSE = "house"
LENGTH = 2048  # links of a chain
STRIDE = 32  # every so many links one is remembered
HEX = re.compile(r"[0-9a-f]{64}")


class Chain:
    """A chain as whoever knows its root can go along it."""

    def __init__(self, root: bytes) -> None:
        link, kept = root, [root]
        for index in range(LENGTH - 1, -1, -1):
            link = hashlib.sha256(link).digest()
            if index % STRIDE == 0:
                kept.append(link)
        self._kept = kept[::-1]

    @property
    def tip(self) -> str:
        return self._kept[0].hex()

    def link(self, index: int) -> str:
        nearest = -(-index // STRIDE)
        link = self._kept[nearest]
        for _ in range(nearest * STRIDE - index):
            link = hashlib.sha256(link).digest()
        return link.hex()


def follows(link: str, before: str) -> bool:
    """Whether this is the link of a chain that comes after another one."""
    return bool(HEX.fullmatch(link)) and hashlib.sha256(bytes.fromhex(link)).hexdigest() == before


class Commit(NamedTuple):
    """After so many entries somebody has committed to a chain."""

    start: int
    name: str
    tip: str


class Links(NamedTuple):
    """The links from which the dice come that fall after so many entries, until the next decision."""

    start: int
    links: Mapping[str, str]
    void: bool = False  # what they decided was taken back; they stay revealed


Mark = Commit | Links


class Standing(NamedTuple):
    """How far somebody has come along their chain."""

    tip: str
    last: str  # the last link revealed
    used: int = 0
    nth: int = 0  # how many chains they have used up or left before

    @property
    def live(self) -> bool:
        return self.used < LENGTH


class Ledger:
    """Commitments and links in the order in which they were made."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self.standing: dict[str, Standing] = {}
        self.stretch: Links | None = None  # the links that decide the dice of now

    def add(self, mark: Mark) -> None:
        self.marks.append(mark)
        if isinstance(mark, Commit):
            before = self.standing.get(mark.name)
            self.standing[mark.name] = Standing(mark.tip, mark.tip, nth=before.nth + 1 if before else 0)
            return
        for name, link in mark.links.items():
            if name in self.standing:
                now = self.standing[name]
                self.standing[name] = now._replace(last=link, used=now.used + 1)
        if not mark.void:
            self.stretch = mark

    def back_to(self, number: int) -> None:
        """What came after so many entries is taken back. What was revealed stays so: a link serves once."""
        for nth, mark in enumerate(self.marks):
            if mark.start < number:
                continue
            mark = mark._replace(start=number)
            self.marks[nth] = mark._replace(void=True) if isinstance(mark, Links) else mark
        standing = (mark for mark in reversed(self.marks) if isinstance(mark, Links) and not mark.void)
        self.stretch = next(standing, None)

    def at(self, number: int) -> Iterator[Mark]:
        return (mark for mark in self.marks if mark.start == number)

    def knows(self, link: str) -> bool:
        """Whether this was ever committed to or revealed: a chain of it would hide nothing."""
        return any(
            link == mark.tip if isinstance(mark, Commit) else link in mark.links.values()
            for mark in self.marks
        )

    @property
    def live(self) -> tuple[str, ...]:
        """Whoever has links left."""
        return tuple(sorted(name for name, each in self.standing.items() if each.live))
