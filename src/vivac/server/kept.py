"""What the parts of a scene were made into the last time: what is equal again is the same thing again.

So nothing is put into words twice, and to compare two views is to see that most of their parts are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar


class Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=Named)
P = TypeVar("P")
V = TypeVar("V")


class Kept:
    """What one viewer was last shown in one language."""

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Any, Any]] = {}
        self._things: dict[str, dict[str, tuple[Any, Any]]] = {}

    def part(self, name: str, part: P, make: Callable[[P], V]) -> V:
        known = self._parts.get(name)
        if known is None or known[0] != part:
            known = self._parts[name] = part, make(part)
        made: V = known[1]
        return made

    def things(self, name: str, things: Iterable[N], make: Callable[[N], V]) -> tuple[V, ...]:
        """The same for each thing of a list, whichever of them have come, gone or changed their places."""
        before, now = self._things.get(name, {}), dict[str, tuple[Any, Any]]()
        found: list[V] = []
        for thing in things:
            known = before.get(thing.id)
            if known is None or (known[0] is not thing and known[0] != thing):
                known = thing, make(thing)
            now[thing.id] = known
            found.append(known[1])
        self._things[name] = now
        return tuple(found)
