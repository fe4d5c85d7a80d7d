"""The tree of a search: questions, and what came of the options that were tried.

The dice fall anew in every rollout, so that a branch stands for all that may come of an option, and leads to
as many nodes as there are questions that may follow it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from vivac.table import Option, Role

EXPLORE = 0.4  # how much more is tried what was tried little
BIAS = 1.0  # how long the first impression counts


class Branch:
    """An option: how often it was offered and taken, and what came of it for whoever took it."""

    __slots__ = ("bias", "nodes", "offered", "taken", "total")

    def __init__(self, bias: float = 0.0) -> None:
        self.bias = bias
        self.offered = self.taken = 0
        self.total = 0.0
        self.nodes: dict[tuple[Role, str], Node] = {}

    def then(self, role: Role, prompt: str) -> Node:
        """The question that follows this time."""
        key = (role, prompt)
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node(role)
        return node

    @property
    def worth(self) -> float:
        return self.total / self.taken if self.taken else self.bias


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
        best, found = -1.0, known[0]
        for option in known:
            branch = branches[option]
            branch.offered += 1
            taken = branch.taken
            score = branch.worth + BIAS * branch.bias / (taken + 1)
            score += EXPLORE * sqrt(log(branch.offered + 1) / (taken + 1))
            if score > best:
                best, found = score, option
        return found, branches[found]
