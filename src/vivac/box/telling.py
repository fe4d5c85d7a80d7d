"""Telling ids apart, where a rule may have one of several kinds before it."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import TypeGuard, TypeVar, cast

Kind = TypeVar("Kind", bound=str)


def one_of(ids: Container[Kind]) -> Callable[[object], TypeGuard[Kind]]:
    """Whether an id is one of these. Whoever asks so knows its type from then on; it costs what `in` costs.

    >>> is_city = one_of(("cusco", "lima"))
    >>> is_city("lima"), list(filter(is_city, ("lima", "atlantic")))
    (True, ['lima'])
    """
    return cast("Callable[[object], TypeGuard[Kind]]", ids.__contains__)
