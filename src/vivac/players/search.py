"""The search player: Monte Carlo tree search over what its seat may know.

Every rollout begins at a table dealt anew (`Table.imagine`), takes an option, goes down the tree of what was
answered after it, tries one answer more, plays on at random to the next bookmark, and asks the game's own
judgement how things stand there. Answers that a dealing does not offer are passed over: an information set
is searched, not a position.

The options themselves are tried in rounds, all with the same dealings and dice, and the better half of them
goes on to the next round. Below them the tree learns meanwhile what is best to answer next.
"""

from __future__ import annotations

from itertools import islice
from math import ceil, log2
from random import Random
from statistics import fmean, pstdev
from time import perf_counter
from typing import Any

from vivac.players.at_random import somewhere
from vivac.players.belief import imagined
from vivac.players.greedy import WIN, judged
from vivac.players.points import candidates
from vivac.players.tree import Branch
from vivac.table import Ask, Option, RandomChance, Role, Table

HORIZON = 2  # bookmarks to look ahead
PATIENCE = 24  # answers beyond the tree after which a rollout is judged anyway
DEALINGS = 16  # tables imagined for one decision
POINTS = 64  # options looked at, at most
FADE = 0.5  # what a round counts in the next: the tree below has learnt since
SCALE = 24  # judgements after which it is known how far apart they are
BROAD = 3.0  # spreads from the middle that are told apart


Path = list[tuple[Role, Branch]]  # from the root down, and who chose


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
        options = candidates(table, question, POINTS, POINTS, rng)
        if len(options) == 1:
            return options[0]
        dealings = list(islice(imagined(table, question.role, rng), DEALINGS))
        if not dealings:
            return rng.choice(options)
        search = Search(question.role, table.rulebook.solitaire, dealings, rng)
        rivals = {option: Branch() for option in options}
        rounds = ceil(log2(len(rivals)))
        for nth in range(1, rounds + 1):
            search.compare(rivals)
            while (
                search.rollouts < self._rollouts * nth / rounds
                if self._rollouts
                else perf_counter() - begun < self._seconds * nth / rounds
            ):
                search.compare(rivals)
            search.settle()
            rivals = better_half(rivals)
            if len(rivals) == 1:
                break
        return next(iter(rivals))


def better_half(rivals: dict[Option, Branch]) -> dict[Option, Branch]:
    """Those with whom it is worth going on, the best first; what they have shown fades a little."""
    best = sorted(rivals, key=lambda option: rivals[option].worth, reverse=True)
    clear = rivals[best[0]].clearly_before
    kept = [option for option in best[: (len(best) + 1) // 2] if not clear(rivals[option])]
    for option in kept:
        rivals[option].fade(FADE)
    return {option: rivals[option] for option in kept}


class Search:
    """The thinking about one decision."""

    def __init__(self, role: Role, solitaire: bool, dealings: list[Table[Any]], rng: Random) -> None:
        self.role, self.solitaire, self._dealings, self._rng = role, solitaire, dealings, rng
        self.rollouts = 0
        self._unscaled: list[tuple[Path, float]] | None = []  # rollouts before the scale is known
        self._middle, self._spread = 0.0, 1.0

    def compare(self, rivals: dict[Option, Branch]) -> None:
        """Every option once, with the same dealing and the same dice."""
        dealing, luck = self._rng.choice(self._dealings), self._rng.getrandbits(64)
        for option, branch in rivals.items():
            self._roll_out(dealing, Rollout(option, branch, Random(luck)), luck)
        self.rollouts += len(rivals)
        if self._unscaled is not None and len(self._unscaled) >= SCALE:
            self.settle()

    def settle(self) -> None:
        """Take the scale of all that follows from what was seen so far."""
        if self._unscaled is None:
            return
        ordinary = [worth for _, worth in self._unscaled if abs(worth) < WIN]
        if ordinary:
            self._middle, self._spread = fmean(ordinary), max(pstdev(ordinary), 1e-6)
        seen, self._unscaled = self._unscaled, None
        for path, worth in seen:
            self._note(path, worth)

    def _roll_out(self, dealing: Table[Any], rollout: Rollout, luck: int) -> None:
        table: Table[Any] | None
        try:
            table = dealing.fork(RandomChance(luck), pilot=rollout.answer)
        except Enough:
            table = rollout.table
        if table is None:
            return  # the dealing does not offer the option
        worth = judged(table, self.role)
        if self._unscaled is None:
            self._note(rollout.path, worth)
        else:
            self._unscaled.append((rollout.path, worth))

    def _note(self, path: Path, worth: float) -> None:
        value = self._squash(worth)
        for role, branch in path:
            branch.note(value if role == self.role or self.solitaire else 1.0 - value)

    def _squash(self, worth: float) -> float:
        """A judgement as a number from 0, lost, to 1, won."""
        if abs(worth) >= WIN:
            return float(worth > 0)
        away = (worth - self._middle) / (self._spread * BROAD)
        return 0.5 + 0.48 * max(-1.0, min(1.0, away))


class Rollout:
    """Answers for everybody, in the tree by what is known and beyond it at random, until it is enough."""

    __slots__ = ("_begun", "_branch", "_count", "_first", "_left", "_rng", "path", "table")

    def __init__(self, first: Option, branch: Branch, rng: Random) -> None:
        self._first: Option | None = first
        self._branch: Branch | None = branch
        self._rng = rng
        self._count = self._begun = self._left = 0
        self.path: Path = []
        self.table: Table[Any] | None = None

    def answer(self, table: Table[Any], question: Ask) -> Option:
        branch = self._branch
        if self._first is not None:
            option, self._first, self._begun = self._first, None, table.rests
            if not offers(question, option):
                raise Enough
        elif table.rests - self._begun >= HORIZON:
            self.table = table
            raise Enough
        elif branch is None or question.regions:
            return self._beyond(table, question)
        else:
            option, branch = branch.then(question.role, question.prompt).select(question.options, self._rng)
        assert branch is not None
        self.path.append((question.role, branch))
        self._branch, self._left = branch if branch.taken else None, table.rests
        return option

    def _beyond(self, table: Table[Any], question: Ask) -> Option:
        self._branch = None
        self._count += 1
        if table.rests != self._left or self._count > PATIENCE:
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
