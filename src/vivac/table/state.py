"""Copying a flat state: every field an immutable value, or one container of immutable values."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

G = TypeVar("G")
CONTAINERS = (dict, list, set)
PLAIN = frozenset((str, int, bool, float, type(None)))


class Columns(NamedTuple):
    """The fields of a kind of state, and which of them hold, or may hold, containers."""

    names: tuple[str, ...]
    containers: frozenset[str]
    perhaps: frozenset[str]


@lru_cache
def _columns(kind: Any) -> Columns:
    names = tuple(column.name for column in fields(kind))
    hints = get_type_hints(kind)
    held = frozenset(name for name in names if _is_container(hints[name]))
    perhaps = frozenset(name for name in names if name not in held and _may_be_container(hints[name]))
    return Columns(names, held, perhaps)


def _is_container(hint: Any) -> bool:
    return hint in CONTAINERS or get_origin(hint) in CONTAINERS


def _may_be_container(hint: Any) -> bool:
    return hint is Any or any(_is_container(member) for member in get_args(hint))


def copy_state(state: G) -> G:
    """An independent copy: a handful of shallow copies, for nothing in a column can change."""
    kind: Any = type(state)
    copy: G = _copier(kind)(state)
    return copy


@lru_cache
def _copier(kind: Any) -> Callable[[Any], Any]:
    """The function that copies one kind of state, written out field by field as one would by hand.

    Every bot thinks in copies: going through the fields one by one at each takes twice as long.
    """
    names, containers, perhaps = _columns(kind)
    lines = ["def copier(state):", " copy = new(kind)"]
    for name in names:
        value = f"state.{name}"
        if name in containers:
            value += ".copy()"
        elif name in perhaps:
            value += f".copy() if type({value}) in CONTAINERS else {value}"
        lines.append(f" copy.{name} = {value}")
    known: dict[str, Any] = {"new": object.__new__, "kind": kind, "CONTAINERS": CONTAINERS}
    exec("\n".join([*lines, " return copy"]), known)
    copier: Callable[[Any], Any] = known["copier"]
    return copier


def unflat(state: object) -> list[str]:
    """What in a state breaks the promise of flatness, by field."""
    wrong = []
    kind: Any = type(state)
    names, containers, perhaps = _columns(kind)
    copied = containers | perhaps
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


def digest(state: Any) -> str:
    """A short hash of a state: the same columns give the same one in any process and on any machine."""
    kind: Any = type(state)
    columns = ((name, getattr(state, name)) for name in _columns(kind).names)
    said = ";".join(f"{name}={_canonical(value)}" for name, value in columns)
    return sha256(said.encode()).hexdigest()[:12]


def _canonical(value: object) -> str:
    """A value as text that does not hang on the order in which a set or a dict was filled."""
    if type(value) in PLAIN:  # most of what a state holds
        return repr(value)
    if isinstance(value, set | frozenset):
        return f"{{{','.join(sorted(map(_canonical, value)))}}}"
    if isinstance(value, dict):
        return (
            f"{{{','.join(sorted(f'{_canonical(key)}:{_canonical(each)}' for key, each in value.items()))}}}"
        )
    if isinstance(value, list | tuple):
        return f"[{','.join(map(_canonical, value))}]"
    return repr(str(value)) if isinstance(value, str) else repr(value)
