"""The journal: the saved game. A header, then one line per answer, die and draw; nothing is ever rewritten.

    {"game": "GAME", "version": "3", "scenario": "campaign", "switches": [], ...}
    {"n": 0, "role": "north", "entry": ["place", "middleburg"]}
    {"n": 1, "entry": 4}
    {"n": 2, "entry": "sutler.3"}
    {"back": 2}
    {"seed": "..."}

An entry that is a list is an answer, a number a die, a word a draw. `back` takes back everything from that
number on. `seed` comes last and lets anybody compute every die again. Where a game went on with another
seed, a line `{"seed_hash": "...", "from": 40}` seals it before its first die.

Where nobody owns the dice (see the ledger), the seed only salts the hash of the journal, and there are lines
besides of who commits to a chain, and of the links that decide what falls next:

    {"commit": "house", "tip": "...", "from": 0}
    {"links": {"house": "...", "north": "..."}, "from": 1}

What the game was played on, and hashes of its state, are told by lines of their own (see `played_on`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from vivac.table.errors import BadJournal
from vivac.table.ledger import HEX, Commit, Ledger, Links, Mark
from vivac.table.option import Id, Option
from vivac.table.played_on import (
    EVERY,
    Edition,
    PlayedOn,
    State,
    edition_line,
    reading_line,
    state_line,
)
from vivac.table.questions import Role


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    version: str  # the edition of the rules
    scenario: str
    switches: tuple[str, ...] = ()
    pack: str = ""  # hash of the pack laid over the box, if any
    seats: dict[Role, str] = {}
    seed_hash: str = ""
    witnesses: str = ""  # whose links decide the dice, if it is not only the house and who has answered
    credits: str = ""  # whose game it is
    box: str = ""  # fingerprint of the box as it was opened; journals of before do not say


class Entry(NamedTuple):
    role: Role  # empty for dice and draws
    value: Option | Id
    auto: bool = False  # answered by the table: there was only one option


class _Answered(dict[tuple[Role, Option], Entry]):
    def __missing__(self, answer: tuple[Role, Option]) -> Entry:
        if len(self) >= MOST:  # on open ground no two answers are the same
            self.clear()
        entry = self[answer] = Entry(*answer)
        return entry


MOST = 4096
UNREADABLE = (msgspec.DecodeError, RecursionError)  # no JSON, or nested a thousand times over
NO_READINGS: Mapping[str, int | None] = {}
ANSWERED = _Answered()  # the entries of answers in rollouts, where the same ones come again and again


class _Fallen(dict[Id, Entry]):
    def __missing__(self, value: Id) -> Entry:
        entry = self[value] = Entry("", value)
        return entry


FALLEN = _Fallen()  # the entries of dice and draws: there are many, and few that differ


class Seal(NamedTuple):
    """From which entry on the dice come from the seed with this hash."""

    start: int
    hash: str


class Journal:
    """A header and its entries. `write`, if given, receives every line as it happens.

    `skipped`: how many entries came before the first that is kept, where a copy of a table keeps only those
    since a bookmark.
    """

    _played_on: PlayedOn | None = None  # copies, of which there are many, have nothing to tell
    _hash_state: Callable[[], str] | None = None  # nobody hashes their states
    _going_on: Edition | None = None
    _played_again = False

    def __init__(
        self, header: Header, write: Callable[[str], None] | None = None, *, skipped: int = 0
    ) -> None:
        self.header = header
        self.skipped = skipped
        self._head = ""  # as it is spelt, once somebody reads it
        self.entries: list[Entry] = []
        self.ledger = Ledger()
        self.seals: list[Seal] = [Seal(0, header.seed_hash)] if header.seed_hash else []
        self.seeds: list[str] = []
        self.write = write
        self._digests: list[str] = []  # of the journal up to each entry, as far as somebody asked

    @property
    def count(self) -> int:
        """How many entries there are, skipped ones included."""
        return self.skipped + len(self.entries)

    @property
    def head(self) -> str:
        """The header as it is spelt: copies of a table that nobody reads never spell theirs."""
        if not self._head:
            self._head = _encode(msgspec.to_builtins(self.header))
        return self._head

    @head.setter
    def head(self, spelt: str) -> None:
        self._head = spelt

    def add(self, entry: Entry) -> None:
        if self._hash_state is not None:
            self._note(self.count, self._hash_state)
        self.entries.append(entry)
        if self.write:
            self.write(_line(self.count - 1, entry))

    def back_to(self, number: int) -> None:
        self._shorten(number)
        if self.write:
            self.write(_encode({"back": number}))

    def _shorten(self, number: int) -> None:
        """Entries go, but a newer seed stays: the dice that come now are thrown with it."""
        del self.entries[number - self.skipped :]
        del self._digests[number + 1 :]
        self.ledger.back_to(number)
        if self._played_on is not None:
            self._played_on.back_to(number)
        self.seals = [Seal(min(seal.start, number), seal.hash) for seal in self.seals]

    def seal(self, seed_hash: str) -> None:
        """From here on the dice come from another seed."""
        self.seals.append(Seal(self.count, seed_hash))
        if self.write:
            self.write(_encode({"seed_hash": seed_hash, "from": self.count}))

    def commit(self, name: str, tip: str) -> None:
        """From here on somebody's links are those of the chain with this tip."""
        self._mark(Commit(self.count, name, tip))

    def reveal_links(self, links: Mapping[str, str]) -> None:
        """The dice that fall now come from these links."""
        self._mark(Links(self.count, links))

    def _mark(self, mark: Mark) -> None:
        self.ledger.add(mark)
        if self.write:
            self.write(_mark_line(mark))

    # ---------------------------------------------------------------- what it is played on

    @property
    def played_on(self) -> PlayedOn:
        if self._played_on is None:
            self._played_on = PlayedOn(self.header.version, self.header.box)
        return self._played_on

    def hash_states(self, hash_state: Callable[[], str] | None) -> None:
        """From here on every so many entries a hash of the state is written down."""
        self._hash_state = hash_state

    def _note(self, number: int, hash_state: Callable[[], str]) -> None:
        """What there is to say before an entry."""
        if self._going_on is not None:
            edition, self._going_on = self._going_on._replace(start=number), None
            self.played_on.editions.append(edition)
            if self.write:
                self.write(_encode(edition_line(edition)))
        if number and number % EVERY == 0 and number not in self.played_on.states:
            self._keep_state(State(number, hash_state()))

    def note_end(self) -> None:
        """The game is over: a hash of its last state."""
        if self._hash_state is not None:
            self._keep_state(State(self.count, self._hash_state(), over=True))

    def _keep_state(self, state: State) -> None:
        if self.played_on.states.get(state.start) != state:
            self.played_on.states[state.start] = state
            if self.write:
                self.write(_encode(state_line(state)))

    def go_on_by(self, version: str, box: str) -> None:
        """The next entry is played by this edition of the rules, out of this box."""
        edition = Edition(self.count, version, box)
        self._going_on = None if edition.same(self.played_on.edition) else edition

    def play_again(self, told: Journal) -> None:
        """What follows has been played before: corrections are met where `told` says, and no new ones."""
        self.read_like(told.played_on.readings)
        self._played_again = True

    def read_like(self, readings: Mapping[str, int | None]) -> None:
        """The rules are read with the corrections that another game has met."""
        self.played_on.readings = dict(readings)

    @property
    def readings(self) -> Mapping[str, int | None]:
        """Where each correction of the rules was first met; None if it was passed before it was made."""
        return self._played_on.readings if self._played_on is not None else NO_READINGS

    def since(self, correction: str) -> bool:
        """Whether this game reads the rules with a correction, which it meets now or has met before."""
        readings = self.played_on.readings
        if correction not in readings:
            readings[correction] = None if self._played_again else self.count
            if self.write and not self._played_again:
                self.write(_encode(reading_line(correction, self.count)))
        return readings[correction] is not None

    def digest(self, number: int, salt: str) -> str:
        """The hash of the header and so many entries; one salt is used at a time."""
        first = _hash(salt, self.head)
        if not self._digests or self._digests[0] != first:
            self._digests = [first]
        for nth in range(len(self._digests) - 1, number):
            self._digests.append(_hash(self._digests[-1], _line(nth, self.entries[nth])))
        return self._digests[number]

    def reveal(self, seed: str) -> None:
        self.seeds.append(seed)
        if self.write:
            self.write(_encode({"seed": seed}))

    def adopt(self, told: Journal, played_on: PlayedOn | None = None) -> None:
        """Take over whatever another journal tells besides its entries."""
        self.head, self.ledger = told.head, told.ledger
        self.seals, self.seeds = list(told.seals), list(told.seeds)
        readings = self.played_on.readings
        self._played_on = played_on or told.played_on
        self._played_on.readings = readings | self._played_on.readings
        self._digests = []
        self._played_again = False

    def upto(self, number: int) -> Journal:
        part = Journal(self.header)
        part.entries = self.entries[:number]
        part.head = self.head
        for mark in self.ledger.marks:
            if mark.start <= number:
                part.ledger.add(mark)
        part.seals = [seal for seal in self.seals if seal.start <= number]
        part._played_on = self.played_on.upto(number)
        return part

    def lines(self) -> Iterator[str]:
        yield self.head
        later = self.seals[1:] if self.header.seed_hash else self.seals
        for number, entry in enumerate([*self.entries, None]):
            for seal in later:
                if seal.start == number:
                    yield _encode({"seed_hash": seal.hash, "from": number})
            yield from map(_mark_line, self.ledger.at(number))
            yield from map(_encode, self.played_on.at(number))
            if entry:
                yield _line(number, entry)
        yield from (_encode({"seed": seed}) for seed in self.seeds)

    def save(self, path: Path) -> None:
        path.write_text("".join(f"{line}\n" for line in self.lines()), encoding="utf-8")

    @classmethod
    def load(cls, path: Path) -> Journal:
        try:
            text = path.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise BadJournal("journal-missing", file=path.name) from None
        except (OSError, UnicodeDecodeError):
            raise BadJournal("journal-unreadable", file=path.name) from None
        return cls.parse(text, path.name)

    @classmethod
    def parse(cls, text: str, name: str = "journal") -> Journal:
        lines = text.splitlines()
        if not lines:
            raise BadJournal("journal-empty", file=name)
        try:
            journal = cls(msgspec.json.decode(lines[0], type=Header))
        except UNREADABLE:
            raise BadJournal("journal-foreign", file=name) from None
        journal.head = _encode(msgspec.json.decode(lines[0]))  # as it is, but for its spaces
        for nth, line in enumerate(lines[1:], start=2):
            try:
                journal._read(msgspec.json.decode(line), name, nth)
            except UNREADABLE:
                last = nth == len(lines) and not text.endswith("\n")
                key = "journal-cut-short" if last else "journal-line-garbled"
                raise BadJournal(key, file=name, line=nth) from None
        return journal

    def _read(self, line: Any, name: str, nth: int) -> None:
        match line:
            case {"seed": str(seed)}:
                self.seeds.append(seed)
            case {"seed_hash": str(digest), "from": int(number)} if number == len(self.entries):
                self.seals.append(Seal(number, digest))
            case {"commit": str(who), "tip": str(tip), "from": int(number)} if number == len(
                self.entries
            ) and HEX.fullmatch(tip):
                self.ledger.add(Commit(number, who, tip))
            case {"links": dict(links), "from": int(number)} if number == len(self.entries) and _all_links(
                links
            ):
                self.ledger.add(Links(number, links, line.get("void") is True))
            case {"back": int(number)} if 0 <= number <= len(self.entries):
                self._shorten(number)
            case {"n": int(number), "entry": int() | str() | [str(), *_]} if _well_formed(line):
                if number != len(self.entries):
                    raise BadJournal("journal-out-of-order", file=name, line=nth, number=len(self.entries))
                value = line["entry"]
                if isinstance(value, list):
                    value = Option(*value)
                self.entries.append(Entry(line.get("role", ""), value, line.get("auto", False)))
            case dict() if self.played_on.read(line, len(self.entries)):
                pass
            case _:
                raise BadJournal("journal-line-garbled", file=name, line=nth)


def _line(number: int, entry: Entry) -> str:
    line: dict[str, Any] = {"n": number}
    if entry.role:
        line["role"] = entry.role
    line["entry"] = list(entry.value) if isinstance(entry.value, Option) else entry.value
    if entry.auto:
        line["auto"] = True
    return _encode(line)


def _mark_line(mark: Mark) -> str:
    if isinstance(mark, Commit):
        return _encode({"commit": mark.name, "tip": mark.tip, "from": mark.start})
    line: dict[str, Any] = {"links": dict(mark.links), "from": mark.start}
    return _encode({**line, "void": True} if mark.void else line)


def _all_links(links: dict[Any, Any]) -> bool:
    return all(isinstance(link, str) and HEX.fullmatch(link) for link in links.values())


def _hash(before: str, line: str) -> str:
    return hashlib.sha256(f"{before}\n{line}".encode("utf-8", "surrogatepass")).hexdigest()


def _well_formed(line: dict[str, Any]) -> bool:
    value = line["entry"]
    ids = value if isinstance(value, list) else [value]
    return isinstance(line.get("role", ""), str) and all(isinstance(each, str | int) for each in ids)


def _encode(line: object) -> str:
    return msgspec.json.encode(line).decode()
