"""Drills as tutorials: a guide knows what comes next, lets the dice fall as written and compares facts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from vivac.lab.drill import Drill, DrillRun, facts_of, load_drill, plain
from vivac.table import NotAllowed, NotFound, Table, find_game


class Fact(Struct, frozen=True):
    """What a step was to lead to, and what it did."""

    name: str
    wanted: str
    got: str
    label: str = ""  # its name in the language of whoever looks


class WrongChoice(NotAllowed):
    """Allowed by the rules, but not what the drill is about to show."""


class Guide(DrillRun):
    """Leads through a drill on a table that has not been started yet, and shows what it leads to."""

    def __init__(self, drill: Drill, table: Table[Any]) -> None:
        super().__init__(drill, table)
        self.facts: list[Fact] = []
        self.begin()

    @property
    def step(self) -> int:
        """Steps that are over."""
        return self.part - 1

    def check(self, choice: str, number: int) -> None:
        """Complain unless this is the next choice."""
        due = self.due()
        if not due:
            raise WrongChoice("drill-is-done")
        question = self.table.question_for(due[0].role)
        if question is None or number != question.number:
            raise NotAllowed("question-is-stale", number=number, now=question.number if question else "-")
        if choice != question.find(due[0].choice).id:
            raise WrongChoice("drill-other-choice", choice=due[0].choice)

    def compare(self, expect: Mapping[str, Any]) -> None:
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
