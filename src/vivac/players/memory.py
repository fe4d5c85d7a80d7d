"""What a search remembers: of every question that came up, what came of each answer to it.

Questions that look alike are taken for the same one, wherever a rollout meets them: of the many tables that
may lie ahead hardly one would be met twice, but the same unit is asked again and again where to go.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from zlib import crc32

from vivac.players.greedy import WIN
from vivac.table import Ask, Option

BROAD = 4.0  # spreads from where we stand that are told apart


class Answer:
    """An option: what it promised at first, how often it was taken, and what came of it."""

    __slots__ = ("prior", "taken", "total")

    def __init__(self, prior: float) -> None:
        self.prior = prior  # how much less than the most promising one
        self.taken = 0
        self.total = 0.0

    def note(self, worth: float) -> None:
        self.taken += 1
        self.total += worth

    def worth(self, mean: float, faith: float) -> float:
        """What came of it on average, as if what it promised had come of it `faith` times besides."""
        return (faith * (mean + self.prior) + self.total) / (faith + self.taken)


class Node:
    """A question, told from others by its `salt`, and its answers as far as they were considered."""

    __slots__ = ("answers", "salt", "taken", "total")

    def __init__(self, salt: int = 0) -> None:
        self.salt = salt
        self.answers: dict[Option, Answer] = {}
        self.taken = 0
        self.total = 0.0

    def consider(self, promises: dict[Option, float]) -> None:
        """What is new is measured by what is known, as everything may promise more or less by now."""
        answers = self.answers
        known = next((option for option in promises if option in answers), None)
        base = max(promises.values()) if known is None else promises[known] - answers[known].prior
        for option, promise in promises.items():
            if option not in answers:
                answers[option] = Answer(promise - base)

    def note(self, answer: Answer, worth: float) -> None:
        self.taken += 1
        self.total += worth
        answer.note(worth)

    def select(self, options: Sequence[Option], faith: float, spread: float, rng: Random) -> Option | None:
        """The option to take next, each as often as it may be the best by what is known of it.

        What comes of rollouts lies a `spread` apart, and so an option's worth, of which a promise and
        what was tried tell as much as so many rollouts, lies about what it seems to be.
        """
        mean = self.total / self.taken if self.taken else 0.0
        answers, gauss, best, found = self.answers, rng.gauss, -inf, None
        for option in options:
            answer = answers.get(option)
            if answer is not None:
                score = answer.worth(mean, faith) + gauss(0.0, spread) / sqrt(faith + answer.taken)
                if score > best:
                    best, found = score, option
        return found


class Scale:
    """How far apart the ends of rollouts lie, which says what a victory is worth among them."""

    def __init__(self) -> None:
        self.count = 0
        self._total = self._squares = 0.0
        self.spread = 0.0

    def note(self, gain: float) -> None:
        if abs(gain) < WIN / 2:
            self.count += 1
            self._total += gain
            self._squares += gain * gain
            mean = self._total / self.count
            self.spread = sqrt(max(0.0, self._squares / self.count - mean * mean))

    def clipped(self, gain: float) -> float:
        most = BROAD * (self.spread or 1.0)
        return max(-most, min(most, gain))


class Memory:
    """The questions of a turn: what was learnt about them in one decision serves the next."""

    def __init__(self) -> None:
        self.gains, self.leads = Scale(), Scale()  # of rollouts, and of one option over another
        self._nodes: dict[tuple[object, ...], Node] = {}
        self._moment: int | None = None

    def begin(self, moment: int) -> None:
        """Another turn is another story."""
        if moment != self._moment:
            self._nodes.clear()
            self._moment = moment

    def of(self, question: Ask, after: Option | None = None) -> Node:
        """What is known of a question; of one that only came up `after` an option, if that matters."""
        role, prompt, params = question.role, question.prompt, question.params.values()
        looks: tuple[object, ...] = (after, len(question.options), role, prompt, *params)
        if question.regions:
            looks += tuple(region.origin for region in question.regions.values())
        node = self._nodes.get(looks)
        if node is None:
            # Not `hash`: it is another one in another process.
            salt = crc32(repr((role, prompt, *params)).encode())
            node = self._nodes[looks] = Node(salt)
        return node
