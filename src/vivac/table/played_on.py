"""What a game was played on: which edition of the rules, which box, which corrections, and proofs of it.

    {"state": "238e88caebd4", "from": 50}
    {"state": "b89f9f60c202", "from": 412, "over": true}
    {"edition": "3", "box": "1d0f5e8a7b23", "from": 120}
    {"since": "erratum-9.11", "from": 64}

A state is hashed as it is before the entry of that number. An edition stands where a game went on with other
rules, or out of another box, than before. `since` marks where a game first met a correction of the rules: it
reads them anew from there, and a game that passed that point before the correction never does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

EVERY = 50  # entries from one hash of the state to the next


class Edition(NamedTuple):
    """From which entry on a game is played by this edition of the rules, out of this box."""

    start: int
    version: str
    box: str  # empty in journals of before, which did not say

    def same(self, other: Edition) -> bool:
        return self[1:] == other[1:]


class State(NamedTuple):
    """The hash of the state after so many entries; `over`: the game ended there."""

    start: int
    hash: str
    over: bool = False


class PlayedOn:
    """All of it, as one journal tells."""

    def __init__(self, version: str, box: str) -> None:
        self.editions = [Edition(0, version, box)]
        self.states: dict[int, State] = {}
        self.readings: dict[str, int | None] = {}  # where each correction was first met; None: before it was

    @property
    def edition(self) -> Edition:
        """The edition by which the game was played last."""
        return self.editions[-1]

    def edition_at(self, number: int) -> Edition:
        """The edition by which an entry was played."""
        return next(each for each in reversed(self.editions) if each.start <= number)

    def back_to(self, number: int) -> None:
        """What came after so many entries is taken back; the edition by which it goes on stays."""
        self.states = {
            start: state for start, state in self.states.items() if start <= number and not state.over
        }
        self.readings = {
            name: start for name, start in self.readings.items() if start is None or start <= number
        }
        self.editions = [each._replace(start=min(each.start, number)) for each in self.editions]

    def upto(self, number: int) -> PlayedOn:
        """What is true of the first entries alone."""
        first, *later = self.editions
        part = PlayedOn(first.version, first.box)
        part.editions += [each for each in later if each.start <= number]
        part.states = {start: state for start, state in self.states.items() if start <= number}
        part.readings = {
            name: start for name, start in self.readings.items() if start is None or start <= number
        }
        return part

    def at(self, number: int) -> Iterator[Mapping[str, Any]]:
        """The lines that come before an entry."""
        for name, start in self.readings.items():
            if start == number:
                yield reading_line(name, number)
        for edition in self.editions[1:]:
            if edition.start == number:
                yield edition_line(edition)
        if number in self.states:
            yield state_line(self.states[number])

    def read(self, line: Mapping[str, Any], number: int) -> bool:
        """Take in a line that comes before an entry; whether it was one of these."""
        match line:
            case {"state": str(digest), "from": int(start)} if start == number:
                self.states[start] = State(start, digest, line.get("over") is True)
            case {"edition": str(version), "box": str(box), "from": int(start)} if start == number:
                self.editions.append(Edition(start, version, box))
            case {"since": str(name), "from": int(start)} if start == number:
                self.readings[name] = start
            case _:
                return False
        return True


def state_line(state: State) -> Mapping[str, Any]:
    line: dict[str, Any] = {"state": state.hash, "from": state.start}
    return {**line, "over": True} if state.over else line


def edition_line(edition: Edition) -> Mapping[str, Any]:
    return {"edition": edition.version, "box": edition.box, "from": edition.start}


def reading_line(name: str, start: int) -> Mapping[str, Any]:
    return {"since": name, "from": start}
