"""What a seat may believe: tables in which whatever it cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
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


class Dealings:
    """So many tables as a role may believe them to be, each dealt when it is first wanted.

    To deal takes its time, and whoever has little of it gets no further than the first few.
    """

    def __init__(self, table: Table[Any], role: Role, rng: Random, most: int) -> None:
        self._rng, self._most = rng, most
        self._undealt = imagined(table, role, rng)
        self.dealt = list(islice(self._undealt, 1))  # none at all if nothing fits

    def any(self) -> Table[Any]:
        """Any of them, one as likely as another."""
        if self._rng.randrange(self._most) >= len(self.dealt):
            self.dealt += islice(self._undealt, 1)
            return self.dealt[-1]
        return self._rng.choice(self.dealt)
