"""Decks and cups: piles from which things are drawn at random.

A shuffled deck and a pile drawn from at random are the same to whoever draws; a pile needs no hidden order
that a copy of the state could give away.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any, TypeVar

from vivac.table import Table

C = TypeVar("C", bound=str)  # cards, where a game has a type of its own for them


def full_deck(counts: Iterable[tuple[C, int]]) -> list[C]:
    """Every card of a deck, as often as it comes."""
    return [card for card, count in counts for _ in range(count)]


def draw_from(table: Table[Any], pile: list[C], why: str) -> Awaitable[C]:
    """Draw one thing at random and take it out of the pile."""
    return table.take(pile, why)
