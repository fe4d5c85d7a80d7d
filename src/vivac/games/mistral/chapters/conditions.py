"""IC 9.26 Conditions in the data, read once and asked often.

A condition is built from atoms with `!`, `&`, `|` (in that order of binding) and parentheses. An Event id,
with `:stage` where staged, is an atom too. Whoever knows an atom registers a function for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from operator import eq, ge, le
from typing import Any

from vivac.games.mistral.box.components import Modifier
from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.game import War

Atom = Callable[..., Any]  # box, war, bearer of an Order (or ""), and the arguments
Condition = Callable[[Box, War, str], Any]

TOKEN = re.compile(r"\s*(>=|<=|=|[!&|()]|[a-z_0-9]+(?::[A-Za-z_0-9]+)*)")
COMPARE = {">=": ge, "<=": le, "=": eq}
ATOMS: dict[str, Atom] = {}


def atom(function: Atom) -> Atom:
    """Register an atom under the name of its function."""
    ATOMS[function.__name__.rstrip("_")] = function
    return function


def true(box: Box, war: War, condition: str, bearer: str = "") -> bool:
    """Whether a condition holds; an empty one always does."""
    return not condition or bool(read(condition)(box, war, bearer))


def number(box: Box, war: War, name: str) -> int:
    """The value of a number atom."""
    return int(_atom(name)(box, war, ""))


def modified(box: Box, war: War, rows: tuple[Modifier, ...], stage: int = 0) -> dict[str, int]:
    """IC 9.26 What each modifier adds, by its condition or number."""
    found: dict[str, int] = {}
    for row in rows:
        if row.stage and stage and row.stage != stage:
            continue
        if row.per:
            value = number(box, war, row.per)
            over = row.below - value if row.below is not None else value - row.above
            added = row.mod * (max(0, over) // row.step)
        else:
            added = row.mod if true(box, war, row.when) else 0
        if added:
            name = (row.per or row.when).split(":")[0].strip("!( ")
            found[name] = found.get(name, 0) + added
    return found


@lru_cache(maxsize=512)
def read(text: str) -> Condition:
    """Read a condition."""
    tokens = TOKEN.findall(text)
    condition = _either(tokens)
    if tokens:
        raise ValueError(f"{text!r}: left over {tokens}")
    return condition


def _either(tokens: list[str]) -> Condition:
    terms = [_both(tokens)]
    while tokens[:1] == ["|"]:
        tokens.pop(0)
        terms.append(_both(tokens))
    return terms[0] if len(terms) == 1 else lambda *asked: any(term(*asked) for term in terms)


def _both(tokens: list[str]) -> Condition:
    factors = [_factor(tokens)]
    while tokens[:1] == ["&"]:
        tokens.pop(0)
        factors.append(_factor(tokens))
    return factors[0] if len(factors) == 1 else lambda *asked: all(factor(*asked) for factor in factors)


def _factor(tokens: list[str]) -> Condition:
    token = tokens.pop(0)
    if token == "!":
        denied = _factor(tokens)
        return lambda *asked: not denied(*asked)
    if token == "(":
        inner = _either(tokens)
        tokens.pop(0)
        return inner
    value = _atom(token)
    if tokens and tokens[0] in COMPARE:
        compare, figure = COMPARE[tokens.pop(0)], int(tokens.pop(0))
        return lambda *asked: compare(value(*asked), figure)
    return value


@lru_cache(maxsize=512)
def _atom(word: str) -> Condition:
    name, *args = word.split(":")
    known = ATOMS.get(name)
    if known is None:  # an Event
        return lambda box, war, _bearer: word in war.events
    return lambda box, war, bearer: known(box, war, bearer, *args)
