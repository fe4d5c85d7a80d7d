"""The search player: Monte Carlo tree search over what its seat may know.

Every rollout begins at a table dealt anew (`Table.imagine`), goes down the tree of options tried so far,
tries one more, plays on at random to a bookmark not far off, and asks the game's own judgement how things
stand there. Options that a dealing does not offer are passed over: an information set is searched, not a
position.
"""

from __future__ import annotations

from math import exp
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from vivac.players.at_random import somewhere
from vivac.players.greedy import WIN, judged, look_ahead
from vivac.players.points import placed
from vivac.players.tree import Branch, Node
from vivac.table import Ask, Option, RandomChance, Role, Table, Unbelievable

HORIZON = 0  # answers beyond the tree, after which a rollout is judged at the next bookmark
PATIENCE = 24  # answers beyond the tree after which it is judged anyway
DEALINGS = 16  # tables imagined for one decision
CANDIDATES = 12  # options that are searched; the others did not look promising
IMPRESSIONS = 3  # looks at every option before the search
POINTS = 64  # options looked at, at most


class Enough(Exception):
    """A rollout has been judged."""


class SearchPlayer:
    """Thinks for so many seconds, or so many rollouts, about every decision."""

    def __init__(
        self, seed: int | str | None = None, *, seconds: float = 0.2, rollouts: int | None = None
    ) -> None:
        self._rng = Random(seed)
        self._seconds, self._rollouts = seconds, rollouts

    def choose(self, table: Table[Any], question: Ask) -> Option:
        begun, rng = perf_counter(), self._rng
        options = self._options(question)
        if len(options) == 1:
            return options[0]
        dealings: list[Table[Any]] = []
        search = Search(question.role, table.rulebook.solitaire, rng)
        done = 0
        while done < self._rollouts if self._rollouts else perf_counter() - begun < self._seconds:
            if len(dealings) < DEALINGS:
                try:
                    dealings.append(table.imagine(question.role, rng))
                except Unbelievable:
                    if not dealings:
                        return rng.choice(options)
            if not search.root.branches:
                search.get_impressions(dealings[0], options)
            search.roll_out(dealings[done % len(dealings)])
            done += 1
        return search.verdict()

    def _options(self, question: Ask) -> list[Option]:
        options = list(question.options)
        if len(options) > POINTS:
            options = self._rng.sample(options, POINTS)
        return placed(question, options, POINTS, self._rng)


class Search:
    """The thinking about one decision."""

    def __init__(self, role: Role, solitaire: bool, rng: Random) -> None:
        self.role, self.solitaire, self._rng = role, solitaire, rng
        self.root = Node(role)
        self._middle, self._spread = 0.0, 1.0

    def get_impressions(self, imagined: Table[Any], options: list[Option]) -> None:
        """Look one move ahead: what seems good is searched first, and the rest hardly or not at all."""
        found: dict[Option, list[float]] = {}
        for _ in range(IMPRESSIONS):
            luck = self._rng.getrandbits(64)  # the same dice for every option
            for option in options:
                worth = look_ahead(imagined, self.role, option, luck)
                if worth is not None:
                    found.setdefault(option, []).append(worth)
        ordinary = [worth for worths in found.values() for worth in worths if abs(worth) < WIN]
        if ordinary:
            self._middle, self._spread = fmean(ordinary), max(pstdev(ordinary), 1e-6)
        means = {option: fmean(map(self.squash, worths)) for option, worths in found.items()}
        best = sorted(means, key=means.__getitem__, reverse=True)[:CANDIDATES]
        self.root.branches = {option: Branch(means[option]) for option in best or options}

    def squash(self, worth: float) -> float:
        """A judgement as a number from 0, lost, to 1, won."""
        if abs(worth) >= WIN:
            return float(worth > 0)
        away = (worth - self._middle) / self._spread
        return 0.02 + 0.96 / (1.0 + exp(-max(-30.0, min(30.0, away))))

    def roll_out(self, imagined: Table[Any]) -> None:
        rollout = Rollout(self.root, self._rng)
        try:
            worth = judged(
                imagined.fork(RandomChance(self._rng.getrandbits(64)), pilot=rollout.answer), self.role
            )
        except Enough:
            assert rollout.table is not None
            worth = judged(rollout.table, self.role)
        value = self.squash(worth)
        for role, branch in rollout.path:
            branch.taken += 1
            branch.total += value if role == self.role or self.solitaire else 1.0 - value

    def verdict(self) -> Option:
        """The option taken most."""
        branches = self.root.branches
        return max(branches, key=lambda option: (branches[option].taken, branches[option].worth))


class Rollout:
    """Answers for everybody, in the tree by what is known and beyond it at random, until it is enough."""

    __slots__ = ("_before", "_count", "_node", "_rng", "path", "table")

    def __init__(self, root: Node, rng: Random) -> None:
        self._node: Node | None = root
        self._rng = rng
        self._count = self._before = 0
        self.path: list[tuple[Role, Branch]] = []
        self.table: Table[Any] | None = None

    def answer(self, table: Table[Any], question: Ask) -> Option:
        node = self._node
        if node is None:
            return self._beyond(table, question)
        if self.path:
            if question.regions:
                self._node = None
                return self._beyond(table, question)
            node = self.path[-1][1].then(question.role, question.prompt)
            options = question.options
        else:
            options = [option for option in node.branches if offers(question, option)]
            if not options:
                self._node = None
                return self._beyond(table, question)
        option, branch = node.select(options, self._rng)
        self.path.append((question.role, branch))
        if not branch.taken:
            self._node, self._before = None, table.rests
        return option

    def _beyond(self, table: Table[Any], question: Ask) -> Option:
        rested, self._before = table.rests != self._before, table.rests
        self._count += 1
        if (rested and self._count > HORIZON) or self._count > PATIENCE:
            self.table = table
            raise Enough
        options = question.options
        option = options[int(self._rng.random() * len(options))]
        return somewhere(question, option, self._rng) if question.regions else option


def offers(question: Ask, option: Option) -> bool:
    """Whether a dealing offers an option, or the region its point lies in."""
    return option in question.options or bool(
        question.regions and Option(option.verb, *option[1:-2]) in question.regions
    )
