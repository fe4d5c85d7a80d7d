"""Attendance: who is at which table, and at which tables bots think. It outlives the rooms in memory."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable

from vivac.table import Role


class Attendance:
    """The people of this worker's tables, whether or not the tables are in memory."""

    def __init__(self, grace: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.thinking: set[str] = set()  # tables whose bots are at it
        self._grace = grace  # seconds a table may look deserted until its bots stop
        self._clock = clock
        self._looking: Counter[str] = Counter()  # live connections by table
        self._present: dict[str, Counter[Role]] = {}  # and by table and role
        self._visited: OrderedDict[str, float] = OrderedDict()  # when, the longest ago first

    def arrive(self, table: str, roles: Iterable[Role]) -> None:
        self._looking[table] += 1
        self._present.setdefault(table, Counter()).update(roles)

    def leave(self, table: str, roles: Iterable[Role]) -> None:
        self._present[table].subtract(roles)
        self._looking[table] -= 1
        if not self._looking[table]:
            del self._looking[table], self._present[table]
        self.visit(table)

    def visit(self, table: str) -> None:
        """Somebody asked about this table, or did something there."""
        now = self._clock()
        self._visited[table] = now
        self._visited.move_to_end(table)
        while now - next(iter(self._visited.values())) > self._grace:
            self._visited.popitem(last=False)

    def present(self, table: str, role: Role) -> bool:
        """Whether somebody who holds this role has a live connection."""
        return table in self._present and self._present[table][role] > 0

    def deserted(self, table: str) -> bool:
        """Nobody looks, and nobody has for a while."""
        if self._looking[table]:
            return False
        return self._clock() - self._visited.get(table, float("-inf")) > self._grace
