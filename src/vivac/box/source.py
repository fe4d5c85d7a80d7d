"""Where a chart, a map or a counter is from. Each says so, and the page that shows it shows that too.

```toml
source = "ours"
note = { en = "The printed chart is not available.", es = "No se dispone de la tabla impresa." }
[[sources]]
of = ["rail", "bridge"]
source = "document"
lines = "812-815"
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from vivac.table.source import InWords, Origin, Source, unsaid

__all__ = ["Apart", "InWords", "Origin", "Provenance", "Source", "has_path", "names_in"]


class Apart(Origin, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Parts of a whole that are from elsewhere: cells of a chart, entries of a file and their fields."""

    of: tuple[str, ...]


class Provenance(Origin, frozen=True, kw_only=True):
    """Where a whole is from; which parts of it are from elsewhere; what of it is certain, and why.

    `packed`: what stood here before a pack was laid over it, by path.
    """

    fixed: tuple[InWords, ...] = ()
    sources: tuple[Apart, ...] = ()
    packed: Mapping[str, Any] = {}

    def origin(self, path: str = "") -> Origin:
        """Where the part with this path is from: what names it most closely counts."""
        wanted, best, found = path.split("."), 0, None
        for apart in self.sources:
            for of in apart.of:
                names = of.split(".")
                closeness = 2 * len(names) - names.count("*")
                if closeness > best and _covers(names, wanted):
                    best, found = closeness, apart
        return found or self

    def unsaid(self) -> Iterator[tuple[str, str]]:
        """What is not said in every language: the key and what it lacks."""
        yield from unsaid("note", self.note)
        for nth, words in enumerate(self.fixed):
            yield from unsaid(f"fixed.{nth}", words)
        for nth, apart in enumerate(self.sources):
            for key, reason in apart.lacks():
                yield f"sources.{nth}.{key}", reason


def _covers(names: Sequence[str], path: Sequence[str]) -> bool:
    return len(names) <= len(path) and all(
        name in ("*", part) for name, part in zip(names, path, strict=False)
    )


def has_path(data: Any, path: str) -> bool:
    """Whether a file has what a path names: `campaign.rp`, `road.aldie-middleburg`, `*.4`."""
    return _reaches(data, path.split("."))


def _reaches(thing: Any, names: list[str]) -> bool:
    if not names:
        return True
    first, rest = names[0], names[1:]
    return any(first in ("*", name) and _reaches(part, rest) for name, part in _parts(thing))


def _parts(thing: Any) -> Iterator[tuple[str, Any]]:
    """What a table or a list holds, by name; entries of a list of tables also by their own."""
    if isinstance(thing, Mapping):
        for name, part in thing.items():
            yield name, part
            if isinstance(part, list | tuple):
                yield from names_in(part)
    elif isinstance(thing, list | tuple):
        yield from names_in(thing)


def names_in(entries: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """Entries by their id; what joins two places is named by both."""
    for entry in entries:
        if isinstance(entry, Mapping):
            if "id" in entry:
                yield str(entry["id"]), entry
            elif "a" in entry and "b" in entry:
                yield f"{entry['a']}-{entry['b']}", entry
