"""The random player: any option, each as likely as the next."""

from __future__ import annotations

from random import Random
from typing import Any

from vivac.table import Ask, Id, Option, Table


class RandomPlayer:
    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = Random(seed)
        self._random = self._rng.random

    def choose(self, table: Table[Any], question: Ask) -> Option:
        options, random = question.options, self._random
        option = options[int(random() * len(options))]
        return somewhere(question, option, self._rng) if question.regions else option


class MoodyPlayer:
    """A random player with likes and dislikes: in its game some verbs appeal and others hardly ever.

    Where a rash option ends most random games early, moods are what reaches the later rules.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._rng = Random(seed)
        self._moods: dict[Id, float] = {}

    def choose(self, table: Table[Any], question: Ask) -> Option:
        options, moods = question.options, self._moods
        for option in options:
            if option[0] not in moods:
                moods[option[0]] = 0.01 + self._rng.random() ** 3
        option = self._rng.choices(options, [moods[option[0]] for option in options])[0]
        return somewhere(question, option, self._rng) if question.regions else option


def somewhere(question: Ask, option: Option, rng: Random) -> Option:
    """The option itself, at some point of its region if it has one."""
    region = question.regions and question.regions.get(option)
    return option.at(*region.point(rng)) if region else option
