"""Options: what may be answered. Ids only; no references, no text."""

from __future__ import annotations

import re
from random import Random
from typing import Protocol

Id = str | int
WHOLE = re.compile(r"-?[0-9]{1,9}")


def whole_number(word: str) -> int | None:
    """The whole number somebody typed, if it is one.

    >>> whole_number("-12"), whole_number("twelve")
    (-12, None)
    """
    return int(word) if WHOLE.fullmatch(word) else None


class Option(tuple[Id, ...]):
    """A verb and the ids it acts on, such as `Option("move", "groveton")`.

    >>> Option("move", "groveton").id
    'move:groveton'
    >>> Option("move", "groveton") == Option("move", "groveton")
    True
    """

    __slots__ = ()

    def __new__(cls, verb: str, *args: Id) -> Option:
        return tuple.__new__(cls, (verb, *args))

    def __getnewargs__(self) -> tuple[Id, ...]:  # for pickles
        return tuple(self)

    @property
    def verb(self) -> str:
        return str(self[0])

    @property
    def args(self) -> tuple[Id, ...]:
        return self[1:]

    @property
    def id(self) -> str:
        """How the command line, drills, logs and the interface spell it."""
        return ":".join(map(str, self))

    def at(self, x: int, y: int) -> Option:
        """This option taken at a point, for options that carry a region."""
        return Option(self.verb, *self[1:], x, y)

    @property
    def unplaced(self) -> Option:
        """The option that was taken at this point."""
        return Option(self.verb, *self[1:-2])

    def __repr__(self) -> str:
        return f"Option({self.id})"


class Region(Protocol):
    """Where on the open table an option may be taken, in whole quarter-inches."""

    def __contains__(self, point: tuple[int, int], /) -> bool: ...

    def point(self, rng: Random, /) -> tuple[int, int]:
        """Some point inside, for whoever chooses at random."""
        ...

    @property
    def outlines(self) -> tuple[tuple[tuple[float, float], ...], ...]:
        """For whoever draws it: rings. Every point of the region lies inside one of them."""
        ...

    @property
    def origin(self) -> tuple[int, int] | None:
        """Where a ruler is laid, if distance matters."""
        ...
