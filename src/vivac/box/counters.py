"""Counters: each is in exactly one place, and a place keeps them in order of arrival.

Two columns of a state say so: `where` (counter to place) and `stack` (place to counters). Nobody changes
them but `put`, so a counter cannot be lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

Where = dict[str, str]
Stack = dict[str, tuple[str, ...]]
C = TypeVar("C", bound=str)  # counters and places, where a game has types of its own for them
P = TypeVar("P", bound=str)
C_contra = TypeVar("C_contra", bound=str, contravariant=True)


class Whereabouts(Protocol[C_contra, P]):
    """The place of every counter, of these and perhaps of others."""

    def __getitem__(self, counter: C_contra, /) -> P: ...

    def __setitem__(self, counter: C_contra, place: P, /) -> None: ...


def put(where: Whereabouts[C, P], stack: dict[P, tuple[C, ...]], counter: C, place: P) -> None:
    """Move a counter from wherever it is to the top of a place."""
    old = where[counter]
    pile = stack[old]
    if len(pile) > 1:
        at = pile.index(counter)
        stack[old] = pile[:at] + pile[at + 1 :]
    else:
        del stack[old]
    stack[place] = stack.get(place, ()) + (counter,)  # noqa: RUF005 - the container is long: copied once
    where[counter] = place


def lay_out(places: Mapping[C, P]) -> dict[P, tuple[C, ...]]:
    """The stacks of a set-up."""
    stack: dict[P, list[C]] = {}
    for counter, place in places.items():
        stack.setdefault(place, []).append(counter)
    return {place: tuple(counters) for place, counters in stack.items()}


def misplaced(where: Mapping[C, P], stack: Mapping[P, tuple[C, ...]], counters: Iterable[C]) -> list[str]:
    """Every counter that is not in exactly one place."""
    stacked = Counter(counter for pile in stack.values() for counter in pile)
    wrong = [f"{counter} is in {stacked[counter]} places" for counter in counters if stacked[counter] != 1]
    wrong += [
        f"{counter} is not in {where[counter]}"
        for counter in where
        if counter not in stack.get(where[counter], ())
    ]
    if set(where) != set(stacked):
        wrong.append("the counters are not those of the box")
    return wrong
