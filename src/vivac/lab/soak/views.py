"""A view put together from what has changed in it, as a browser does."""

from __future__ import annotations

from typing import Any

LISTS = frozenset(
    {"cards", "choices", "facts", "hands", "log", "pieces", "piles", "seats", "status", "tracks", "ways"}
)
RECORDS = frozenset({"liveries", "notes"})
INSIDE = frozenset({"drill", "question"})


def changed(old: Any, change: Any) -> Any:
    """What a change makes of an older view, or of one of its parts."""
    return {**old, **{name: _part(name, old.get(name), told) for name, told in change.items()}}


def _part(name: str, old: Any, told: Any) -> Any:
    if old is None or told is None:
        return told
    if name in LISTS:
        return [thing for part in told for thing in _things(old, part)]
    if name in RECORDS:
        return {key: value for key, value in {**old, **told}.items() if value is not None}
    return changed(old, told) if name in INSIDE else told


def _things(old: Any, part: Any) -> Any:
    """What stands for old things of a list, or is a new one."""
    if not isinstance(part, list):
        return [part]
    start, what = part
    last = start + what if isinstance(what, int) else start + 1
    if last > len(old):
        raise IndexError(f"a change of something we do not have: {part}")
    return old[start:last] if isinstance(what, int) else [changed(old[start], what)]
