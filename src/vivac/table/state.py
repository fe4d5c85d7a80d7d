"""Copying a flat state: every field an immutable value, or one container of immutable values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

G = TypeVar("G")
CONTAINERS = (dict, list, set)


class Columns(NamedTuple):
    """How to read all fields of a kind of state at once, and which of them hold containers."""

    read: Callable[[Any], tuple[Any, ...]]
    containers: tuple[int, ...]


@lru_cache
def _columns(kind: Any) -> Columns:
    names = [column.name for column in fields(kind)]
    hints = get_type_hints(kind)
    held = tuple(nth for nth, name in enumerate(names) if _may_hold_a_container(hints[name]))
    if len(names) == 1:  # attrgetter of one name gives the value, not a row of one
        return Columns(lambda state: (getattr(state, names[0]),), held)
    return Columns(attrgetter(*names), held)


def _may_hold_a_container(hint: Any) -> bool:
    kinds = (hint, get_origin(hint), *map(get_origin, get_args(hint)), *get_args(hint))
    return any(kind in CONTAINERS for kind in kinds if isinstance(kind, type)) or hint is Any


def copy_state(state: G) -> G:
    """An independent copy: a handful of shallow copies, for nothing in a column can change."""
    kind: Any = type(state)
    read, containers = _columns(kind)
    values = list(read(state))
    for nth in containers:
        if type(values[nth]) in CONTAINERS:
            values[nth] = values[nth].copy()
    copy: G = kind(*values)
    return copy


def unflat(state: object) -> list[str]:
    """What in a state breaks the promise of flatness, by field."""
    wrong = []
    kind: Any = type(state)
    names = [column.name for column in fields(kind)]
    copied = {names[nth] for nth in _columns(kind).containers}
    for name in names:
        value = getattr(state, name)
        container = type(value) in CONTAINERS
        if container and name not in copied:
            wrong.append(f"{name}: its type does not say that it holds a container")
        for thing in (value.items() if isinstance(value, dict) else value) if container else [value]:
            try:
                hash(thing)
            except TypeError:
                wrong.append(f"{name}: {thing!r} can change")
    return wrong
