"""How long to think: so many seconds or rollouts a decision on the average, and more where it is needed.

Seconds are those of the processor: whoever thinks on a busy machine takes longer, and is no weaker for it.
"""

from __future__ import annotations

from math import log2
from time import thread_time

SAVINGS = 4.0  # decisions' worth that may be saved
OFTEN = 2  # comparisons of all rivals before the worse half of them is given up


class Budget:
    """What decisions that were clear have left over is there for one that is not."""

    def __init__(self, seconds: float, rollouts: int | None) -> None:
        self._seconds, self._rollouts = seconds, rollouts
        self._saved = 0.0
        self._begun = self._weighed = 0.0
        self._made = 0  # rollouts about this decision
        self._took_ever, self._made_ever = 0.0, 0

    def begin(self) -> None:
        self._begun = thread_time()
        self._made = 0

    def weighed(self) -> None:
        """The rivals are known: from here on there are rollouts."""
        self._weighed = thread_time()

    def note(self) -> None:
        """A rollout was made."""
        self._made += 1

    def end(self) -> None:
        self._saved = min(SAVINGS, self._saved + 1 - self.spent)
        self._took_ever += thread_time() - self._weighed
        self._made_ever += self._made

    @property
    def spent(self) -> float:
        """How much of one decision's worth is spent."""
        if self._rollouts:
            return self._made / self._rollouts
        return (thread_time() - self._begun) / self._seconds

    @property
    def fair(self) -> float:
        """How much to spend on this decision: its own worth, and a part of what was saved."""
        return 1 + self._saved / SAVINGS

    def rivals(self, most: int) -> int:
        """As many as can be compared a few times; all of them as long as nobody knows."""
        if self._rollouts is None and not self._made_ever:
            return most
        rollouts = self._rollouts or self._seconds * self._made_ever / self._took_ever
        return max((n for n in range(2, most + 1) if OFTEN * n * log2(n) <= rollouts), default=2)
