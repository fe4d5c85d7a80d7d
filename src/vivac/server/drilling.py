"""Drills as tutorials: a guide knows what comes next, lets the dice fall as written and compares facts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from vivac.lab.drill import Drill, facts_of, load_drill, plain
from vivac.table import NotAllowed, NotFound, Option, ScriptedChance, Table, find_game


class Fact(Struct, frozen=True):
    """What a step was to lead to, and what it did."""

    name: str
    wanted: str
    got: str
    label: str = ""  # its name in the language of whoever looks


class WrongChoice(NotAllowed):
    """Allowed by the rules, but not what the drill is about to show."""


class Guide:
    """Leads through a drill on a table that has not been started yet."""

    def __init__(self, drill: Drill, table: Table[Any]) -> None:
        self.drill = drill
        self.table = table
        self.step = 0
        self.facts: list[Fact] = []
        self._taken = 0  # choices of this step
        self._named = 0  # entries before this one belong to earlier choices
        self._chance = ScriptedChance(drill.opening.dice, drill.opening.draw)
        table.chance = self._chance
        table.start()
        self._compare(drill.opening.expect)
        self._script()
        self._settle()

    @property
    def done(self) -> bool:
        return self.step >= len(self.drill.steps)

    def to_take(self) -> tuple[str, ...]:
        """The choices of this step that are still to be taken, the next one first."""
        return () if self.done else self.drill.steps[self.step].choices[self._taken :]

    def check(self, choice: str, number: int) -> None:
        """Complain unless this is the next choice."""
        question, due = self.table.question, self.to_take()
        if question is None or not due:
            raise WrongChoice("drill-is-done")
        if number != question.number:
            raise NotAllowed("question-is-stale", number=number, now=question.number)
        if choice != question.find(due[0]).id:
            raise WrongChoice("drill-other-choice", choice=due[0])

    def take(self, choice: str) -> None:
        question = self.table.question
        if question is None:
            raise NotAllowed("game-is-over")
        self._named = len(self.table.journal.entries)
        self._taken += 1
        self.table.answer(choice, role=question.role)
        self._settle()

    def _settle(self) -> None:
        """Pass over what the table did by itself, and over the ends of steps."""
        while not self.done:
            due = self.to_take()
            if not due:
                self._compare(self.drill.steps[self.step].expect)
                self.step, self._taken = self.step + 1, 0
                self._script()
            elif self._offered(due[0]) or not self._done_by_itself(due[0]):
                return

    def _offered(self, choice: str) -> bool:
        try:
            return self.table.question is not None and bool(self.table.question.find(choice))
        except NotAllowed:
            return False

    def _done_by_itself(self, choice: str) -> bool:
        """Whether the table took this choice, being the only one."""
        entries = self.table.journal.entries
        for number in range(self._named, len(entries)):
            entry = entries[number]
            if entry.auto and isinstance(entry.value, Option) and entry.value.id == choice:
                self._named, self._taken = number + 1, self._taken + 1
                return True
        return False

    def _script(self) -> None:
        if not self.done:
            step = self.drill.steps[self.step]
            self._chance.dice, self._chance.draws = list(step.dice), list(step.draw)

    def _compare(self, expect: Mapping[str, Any]) -> None:
        facts = facts_of(self.table)
        self.facts = [Fact(name, _told(wanted), _told(facts.get(name))) for name, wanted in expect.items()]


def _told(value: Any) -> str:
    """A fact as people write it."""
    value = plain(value)
    if isinstance(value, list):
        return ", ".join(map(_told, value)) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_told(each)}" for key, each in value.items()) or "-"
    if isinstance(value, float):
        return f"{value:g}"
    return "-" if value in (None, "") else str(value)


@lru_cache
def drills_of(game: str) -> Mapping[str, Drill]:
    """The drills of a game by the names of their files."""
    folder: Path = find_game(game).drills
    return {path.stem: load_drill(path) for path in sorted(folder.glob("*.toml"))}


def find_drill(game: str, drill: str) -> Drill:
    found = drills_of(game)
    if drill not in found:
        raise NotFound("no-such-drill", drill=drill[:60], game=game, known=", ".join(found) or "-")
    return found[drill]


def in_words(words: Mapping[str, str], lang: str) -> str:
    return words.get(lang) or next(iter(words.values()), "")


def place_of(choices: tuple[str, ...], spots: Mapping[str, Any]) -> str:
    """The place a step is about: the first one its choices name."""
    return next((part for choice in choices for part in choice.split(":")[1:] if part in spots), "")
