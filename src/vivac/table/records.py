"""What a table keeps besides its game: the lines of its log, and the place to go back to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from vivac.table.journal import Entry
from vivac.table.parallel import Numbers
from vivac.table.questions import Dice, Role
from vivac.table.scene import Say
from vivac.table.thrown_for import Test


class Thrown(NamedTuple):
    """How dice fell, what they were thrown for, and as which entry."""

    why: str
    value: int
    dice: Dice
    number: int
    test: Test | None = None


class Told(NamedTuple):
    """A line of the log: after which entry it was told, what, and to whom alone (or to all).

    `dice` are those that fell since the line before.
    """

    number: int
    say: Say
    to: Role | None = None
    dice: tuple[Thrown, ...] = ()
    modifiers: tuple[tuple[str, int], ...] = ()


class Bookmark(NamedTuple):
    state: Any
    number: int
    told: int
    sealed: int
    thrown: tuple[Thrown, ...] = ()
    planning: Numbers = ()  # of the questions that everybody who is planning has been asked


class Departure(NamedTuple):
    """A journal cannot be played again from this entry on: which it is and why, in a sentence."""

    number: int
    say: Say


class Pause(NamedTuple):
    """All that another process needs to go on with a table: its last bookmark, and what came since."""

    state: Any
    number: int
    sealed: int
    since: tuple[Entry, ...]
    readings: Mapping[str, int | None]  # which corrections of the rules it has met
    planning: Numbers = ()


class Kept(NamedTuple):
    """A table put aside: its last bookmark, every entry, and the log as it was at that bookmark."""

    mark: Bookmark
    entries: tuple[Entry, ...]
    log: tuple[Told, ...]


class Unbelievable(Exception):
    """A state imagined for somebody that does not fit what has happened since its bookmark."""
