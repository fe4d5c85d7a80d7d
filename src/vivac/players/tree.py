"""The tree of a search: questions, and what came of the options that were tried.

The dice fall anew in every rollout, so that a branch stands for all that may come of an option, and leads to
as many nodes as there are questions that may follow it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt
from random import Random

from vivac.table import Option, Role

EXPLORE = 0.1  # how much more is tried what was tried little
CLEAR = 4.0  # standard errors that settle a comparison
LEAST = 6  # rollouts before which nothing is clear


class Branch:
    """An option: how often it was offered and taken, and what came of it for whoever took it."""

    __slots__ = ("_squares", "_total", "nodes", "offered", "taken")

    def __init__(self) -> None:
        self.offered = 0
        self.taken = self._total = self._squares = 0.0
        self.nodes: dict[tuple[Role, str], Node] = {}

    def then(self, role: Role, prompt: str) -> Node:
        """The question that follows this time."""
        key = (role, prompt)
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node(role)
        return node

    def note(self, value: float) -> None:
        self.taken += 1.0
        self._total += value
        self._squares += value * value

    def fade(self, rest: float) -> None:
        """What was noted counts only so much from now on."""
        self.taken *= rest
        self._total *= rest
        self._squares *= rest

    @property
    def worth(self) -> float:
        """The mean of what came of it; nothing is worth less than what no dealing offers."""
        return self._total / self.taken if self.taken else -inf

    @property
    def variance(self) -> float:
        """Of the mean."""
        return max(0.0, self._squares / self.taken - self.worth**2) / self.taken

    def clearly_before(self, other: Branch) -> bool:
        """Whether another was tried enough to know that it is worse."""
        if other is self:
            return False
        if min(self.taken, other.taken) < LEAST:
            return not other.taken
        return self.worth - other.worth >= CLEAR * sqrt(self.variance + other.variance)


class Node:
    """A question, put to a role."""

    __slots__ = ("branches", "role", "taken")

    def __init__(self, role: Role) -> None:
        self.role = role
        self.branches: dict[Option, Branch] = {}
        self.taken = 0

    def select(self, options: Sequence[Option], rng: Random) -> tuple[Option, Branch]:
        """The option to try next: the more promising and the less tried, the better.

        Of many options few are looked at first, and more as the node is visited more often.
        """
        self.taken += 1
        branches = self.branches
        known = [option for option in options if option in branches]
        if len(known) < len(options) and len(known) ** 2 <= self.taken:
            fresh = [option for option in options if option not in branches]
            option = fresh[int(rng.random() * len(fresh))]
            branches[option] = Branch()
            branches[option].offered = 1
            return option, branches[option]
        best, found = -inf, known[0]
        for option in known:
            branch = branches[option]
            branch.offered += 1
            score = branch.worth + EXPLORE * sqrt(log(branch.offered + 1) / (branch.taken + 1))
            if score > best:
                best, found = score, option
        return found, branches[found]
