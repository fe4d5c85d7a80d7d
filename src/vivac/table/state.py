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
    """How to read all fields of a kind of state at once, and which of them hold, or may hold, containers."""

    read: Callable[[Any], tuple[Any, ...]]
    containers: tuple[int, ...]
    perhaps: tuple[int, ...]


@lru_cache
def _columns(kind: Any) -> Columns:
    names = [column.name for column in fields(kind)]
    hints = get_type_hints(kind)
    held = tuple(nth for nth, name in enumerate(names) if _is_container(hints[name]))
    perhaps = tuple(n for n, name in enumerate(names) if n not in held and _may_be_container(hints[name]))
    if len(names) == 1:  # attrgetter of one name gives the value, not a row of one
        return Columns(lambda state: (getattr(state, names[0]),), held, perhaps)
    return Columns(attrgetter(*names), held, perhaps)


def _is_container(hint: Any) -> bool:
    return hint in CONTAINERS or get_origin(hint) in CONTAINERS


def _may_be_container(hint: Any) -> bool:
    return hint is Any or any(_is_container(member) for member in get_args(hint))


def copy_state(state: G) -> G:
    """An independent copy: a handful of shallow copies, for nothing in a column can change."""
    kind: Any = type(state)
    read, containers, perhaps = _columns(kind)
    values = list(read(state))
    for nth in containers:
        values[nth] = values[nth].copy()
    for nth in perhaps:
        if type(values[nth]) in CONTAINERS:
            values[nth] = values[nth].copy()
    copy: G = kind(*values)
    return copy


def unflat(state: object) -> list[str]:
    """What in a state breaks the promise of flatness, by field."""
    wrong = []
    kind: Any = type(state)
    names = [column.name for column in fields(kind)]
    columns = _columns(kind)
    copied = {names[nth] for nth in (*columns.containers, *columns.perhaps)}
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
