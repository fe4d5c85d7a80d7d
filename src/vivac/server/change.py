"""What has changed between two views, for whoever has the first: only what differs is said.

Both views are made from nothing; they are compared here, and whatever is equal is left out. In a list
`[from, count]` stands for so many of the old things, `[from, change]` for one of them that is another now,
and all else is new. In a record, null stands for what is not there any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import lru_cache
from types import NoneType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Struct, UnsetType

from vivac.server.view import View


class Lost(Exception):
    """A part is not there any more, which a change cannot say: the whole has to be told."""


class How(Enum):
    """How it is told that a part has changed."""

    WHOLE = auto()  # as it is now
    LIST = auto()
    RECORD = auto()
    INSIDE = auto()  # as a change of its own


class Part(NamedTuple):
    name: str
    how: How
    told: Any  # the type of what is told


# ---------------------------------------------------------------- what is declared


@lru_cache
def change_of(kind: type[Struct]) -> type[Struct]:
    """How a change of such a thing is spelt: as it is itself, without what has not changed."""
    parts = [(part.name, part.told | UnsetType, UNSET) for part in parts_of(kind)]
    name = kind.__name__ if kind is View else kind.__name__.removesuffix("View")
    return msgspec.defstruct(f"{name}Change", parts, frozen=True)


@lru_cache
def parts_of(kind: type[Struct]) -> tuple[Part, ...]:
    hints = get_type_hints(kind)
    return tuple(_part(name, hints[name]) for name in kind.__struct_fields__)


def _part(name: str, hint: Any) -> Part:
    kinds = [each for each in get_args(hint) if each not in (UnsetType, NoneType)]
    if get_origin(hint) is tuple and _is_struct(kinds[0]):
        thing = kinds[0]
        old = int | change_of(thing) if key_of(thing) else int
        some: Any = tuple  # of types that are made here, which the type checker cannot know
        return Part(name, How.LIST, some[some[int, old] | thing, ...])
    if get_origin(hint) is dict:
        value: Any = kinds[1] | None
        return Part(name, How.RECORD, dict[str, value])
    if len(kinds) == 1 and _is_struct(kinds[0]) and any(p.how is How.LIST for p in parts_of(kinds[0])):
        told = change_of(kinds[0])
        return Part(name, How.INSIDE, told | None if NoneType in get_args(hint) else told)
    return Part(name, How.WHOLE, hint)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


@lru_cache
def key_of(kind: type[Struct]) -> str:
    """By what the things of a list are told apart, if by anything."""
    return next((name for name in ("id", "role") if name in kind.__struct_fields__), "")


# ---------------------------------------------------------------- what is told


def change(old: Struct, new: Struct) -> Struct:
    """What to tell somebody who has the old thing, so that they have the new one."""
    kind = type(new)
    told: dict[str, Any] = {}
    for name, how, _ in parts_of(kind):
        was, now = getattr(old, name), getattr(new, name)
        if was is now or was == now:
            continue
        if now is UNSET:
            raise Lost(name)
        told[name] = now if was is None or was is UNSET or now is None else _told(how, was, now)
    return change_of(kind)(**told)


def _told(how: How, was: Any, now: Any) -> Any:
    match how:
        case How.LIST:
            return tuple(_in_runs(_compared(was, now)))
        case How.RECORD:
            return _record(was, now)
        case How.INSIDE:
            return change(was, now)
        case How.WHOLE:
            return now


def _record(was: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    gone = dict.fromkeys(was.keys() - now.keys())
    return gone | {key: value for key, value in now.items() if key not in was or was[key] != value}


def _compared(was: Sequence[Struct], now: Sequence[Struct]) -> Iterator[int | tuple[int, Struct] | Struct]:
    """Every thing of the new list: where it was in the old one; from where it has changed; or itself."""
    key = key_of(type(now[0])) if now else ""
    if not key:
        yield from _slid(was, now)
        return
    at = {getattr(thing, key): nth for nth, thing in enumerate(was)}
    for thing in now:
        nth = at.get(getattr(thing, key))
        if nth is None:
            yield thing
        elif was[nth] is thing or was[nth] == thing:
            yield nth
        else:
            try:
                yield nth, change(was[nth], thing)
            except Lost:
                yield thing


def _slid(was: Sequence[Struct], now: Sequence[Struct]) -> Iterator[int | Struct]:
    """Lines have no names: some may be gone at the top, others have come below, or gone with a take-back."""
    last = next((nth for nth in range(len(now) - 1, -1, -1) if was and now[nth] == was[-1]), None)
    if last is None:
        same = _alike(was, now)
        yield from range(same)
    else:
        same = last + 1
        stay = _alike(was[::-1], now[last::-1])
        yield from now[: same - stay]
        yield from range(len(was) - stay, len(was))
    yield from now[same:]


def _alike(some: Sequence[Struct], others: Sequence[Struct]) -> int:
    """How many are the same from the first on."""
    pairs = enumerate(zip(some, others, strict=False))
    return next((nth for nth, (one, other) in pairs if one != other), min(len(some), len(others)))


def _in_runs(things: Iterator[int | tuple[int, Struct] | Struct]) -> Iterator[Any]:
    """What was side by side and still is, is told in one."""
    start = count = 0
    for thing in things:
        if isinstance(thing, int):
            if count and thing == start + count:
                count += 1
                continue
            if count:
                yield start, count
            start, count = thing, 1
        else:
            if count:
                yield start, count
            count = 0
            yield thing
    if count:
        yield start, count
