"""Decks and cups: piles from which things are drawn at random.

A shuffled deck and a pile drawn from at random are the same to whoever draws; a pile needs no hidden order
that a copy of the state could give away.
"""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Any

from vivac.table import Table


def full_deck(counts: Iterable[tuple[str, int]]) -> list[str]:
    """Every card of a deck, as often as it comes."""
    return [card for card, count in counts for _ in range(count)]


def draw_from(table: Table[Any], pile: list[str], why: str) -> Awaitable[str]:
    """Draw one thing at random and take it out of the pile."""
    return table.take(pile, why)
