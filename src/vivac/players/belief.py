"""What a seat may believe: tables in which whatever it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from vivac.table import Chance, Role, Table, Unbelievable


def imagined(
    table: Table[Any], role: Role, rng: Random, chance: Chance | None = None
) -> Iterator[Table[Any]]:
    """Table after table as a role may believe it to be, until nothing that fits can be dealt."""
    try:
        while True:
            yield table.imagine(role, rng, chance)
    except Unbelievable:
        return
