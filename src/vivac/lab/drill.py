"""Drills: worked examples as files. A position, scripted answers and dice, and the facts to expect."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct, field

from vivac.box import load_toml
from vivac.table import (
    Complaint,
    Header,
    Id,
    Journal,
    NotAllowed,
    Option,
    Rulebook,
    ScriptedChance,
    Table,
    find_game,
)

Words = Mapping[str, str]  # by language


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Dice and draws that fall before the first question, and what to expect then."""

    dice: tuple[int, ...] = ()
    draw: tuple[Id, ...] = ()
    expect: Mapping[str, Any] = {}


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Options taken, the dice and draws they lead to, and what to expect afterwards."""

    say: Words = {}
    choose: str | tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    draw: tuple[Id, ...] = ()
    expect: Mapping[str, Any] = {}

    @property
    def choices(self) -> tuple[str, ...]:
        return (self.choose,) if isinstance(self.choose, str) else self.choose


class Drill(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rule: str | tuple[str, ...]
    title: Words
    scenario: str | None = None
    switches: tuple[str, ...] = ()
    position: Mapping[str, Any] = {}
    opening: Opening = Opening()
    steps: tuple[Step, ...] = field(default=(), name="step")

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,) if isinstance(self.rule, str) else self.rule


class Failure(NamedTuple):
    """Which step went wrong (0 is the opening) and how."""

    step: int
    problem: Complaint


def load_drill(path: Path) -> Drill:
    return load_toml(Drill, path)


def run_drill(drill: Drill, rulebook: Rulebook[Any] | None = None) -> Failure | None:
    """Play a drill to its end; the first thing that is not as it says, if any."""
    parts: list[Opening | Step] = [drill.opening, *drill.steps]
    step = 0
    try:
        run = DrillRun(drill, rulebook or find_game(drill.game))
        for step, part in enumerate(parts):  # noqa: B007 - a failure names its step
            run.take(part)
    except Complaint as problem:
        return Failure(step, problem)
    except Exception as error:
        return Failure(step, Complaint("drill-crashed", error=_in_short(error)))
    return None


class DrillRun:
    """A drill being played, step by step."""

    def __init__(self, drill: Drill, rulebook: Rulebook[Any]) -> None:
        header = Header(
            game=rulebook.id,
            version=rulebook.version,
            scenario=rulebook.scenario(drill.scenario),
            switches=tuple(sorted(rulebook.chosen(drill.switches))),
        )
        box = rulebook.open_box(None)
        game = rulebook.start(box, header)
        rulebook.position(box, game, drill.position)
        self.drill = drill
        self.chance = ScriptedChance()
        self.table: Table[Any] = Table(rulebook, box, game, Journal(header), self.chance)
        self._started = False
        self._named = 0  # entries before this one were chosen, or named, by an earlier choice

    def take(self, part: Opening | Step) -> None:
        """Play one step and compare the facts; complain of the first that differs."""
        self.chance.dice, self.chance.draws = list(part.dice), list(part.draw)
        if not self._started:
            self._started = True
            self.table.start()
        if isinstance(part, Step):
            for choice in part.choices:
                self._choose(choice)
        self.chance.finish()
        self._compare(part.expect)

    def _choose(self, choice: str) -> None:
        """Take an option; one that the table has just taken by itself, being the only one, may be named."""
        question = self.table.question
        entries = self.table.journal.entries
        try:
            option = question.find(choice) if question else None
        except NotAllowed:
            option = None
        if question and option:
            self._named = len(entries)
            self.table.answer(option, role=question.role)
            return
        for number in range(self._named, len(entries)):
            entry = entries[number]
            if entry.auto and isinstance(entry.value, Option) and entry.value.id == choice:
                self._named = number + 1
                return
        if question is None:
            raise Complaint("drill-no-question", choice=choice)
        offered = ", ".join(option.id for option in question.options)
        raise Complaint("drill-not-offered", choice=choice, offered=offered)

    def _compare(self, expect: Mapping[str, Any]) -> None:
        facts = self.facts()
        for fact, wanted in expect.items():
            if fact not in facts:
                raise Complaint("drill-no-such-fact", fact=fact, known=", ".join(facts))
            got = plain(facts[fact])
            if got != plain(wanted):
                raise Complaint("drill-expected", fact=fact, wanted=repr(plain(wanted)), got=repr(got))

    def facts(self) -> Mapping[str, Any]:
        return facts_of(self.table)


def facts_of(table: Table[Any]) -> Mapping[str, Any]:
    """The facts of the game, and of the table.

    The open `question` and the `outcome` by their keys, and the ids of all options that are `offered`.
    """
    question = table.question
    return {
        "question": question.prompt if question else "",
        "offered": sorted(option.id for option in question.options) if question else [],
        "outcome": table.outcome.say.key if table.outcome else "",
        **table.rulebook.facts(table.box, table.game),
    }


def plain(value: Any) -> Any:
    """A value as TOML would hold it, so that facts and expectations compare."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, set | frozenset):
        return sorted(plain(each) for each in value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(each) for each in value]
    if isinstance(value, str):
        return str(value)
    return value


def _in_short(error: Exception) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(frame.filename).name}, {frame.lineno})"
