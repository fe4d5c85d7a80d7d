"""Copying a flat state: every field an immutable value, or one container of immutable values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar

G = TypeVar("G")
CONTAINERS = (dict, list, set)


@lru_cache
def _columns(kind: Any) -> Callable[[Any], tuple[Any, ...]]:
    names = [column.name for column in fields(kind)]
    if len(names) == 1:  # attrgetter of one name gives the value, not a row of one
        return lambda state: (getattr(state, names[0]),)
    return attrgetter(*names)


def copy_state(state: G) -> G:
    """An independent copy: a handful of shallow copies, for nothing in a column can change."""
    values = _columns(type(state))(state)  # type: ignore[arg-type]
    return type(state)(*[value.copy() if type(value) in CONTAINERS else value for value in values])


def unflat(state: object) -> list[str]:
    """What in a state breaks the promise of flatness, by field."""
    wrong = []
    for column in fields(state):  # type: ignore[arg-type]
        value = getattr(state, column.name)
        things = value.items() if isinstance(value, dict) else value if type(value) in CONTAINERS else [value]
        for thing in things:
            try:
                hash(thing)
            except TypeError:
                wrong.append(f"{column.name}: {thing!r} can change")
    return wrong
