"""IC 4.32 What has been ordered in a Step stays as ordered, and nobody is turned to for ever."""

from __future__ import annotations

from vivac.games.mistral.game import War
from vivac.table import Refusal

ALREADY = Refusal.because("commanded-already", "IC 4.32")
TWICE = Refusal.because("turned-to-twice", "IC 4.32")


def once(war: War, key: str) -> Refusal | None:
    """What has been ordered already."""
    return ALREADY if key in war.handled else None


def at_most_twice(war: War, key: str) -> Refusal | None:
    """What has been turned to twice already."""
    return TWICE if f"twice:{key}" in war.handled else None


def note_turn(war: War, key: str) -> None:
    war.handled.add(f"{'twice' if f'once:{key}' in war.handled else 'once'}:{key}")
