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
    Role,
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


class Answer(NamedTuple):
    role: Role
    choice: str


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """Options taken, by whom, the dice and draws they lead to, and what to expect afterwards.

    `role` says who chooses: one player for the whole step, or one for each option.
    """

    say: Words = {}
    role: Role | tuple[Role, ...] = ""
    choose: str | tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    draw: tuple[Id, ...] = ()
    expect: Mapping[str, Any] = {}

    def __post_init__(self) -> None:
        if "" in self.roles:
            raise ValueError("`role` does not say who chooses")
        if len(self.roles) != len(self.choices):
            raise ValueError("`role` and `choose` are not of one length")

    @property
    def choices(self) -> tuple[str, ...]:
        return (self.choose,) if isinstance(self.choose, str) else self.choose

    @property
    def roles(self) -> tuple[Role, ...]:
        return (self.role,) * len(self.choices) if isinstance(self.role, str) else self.role

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(map(Answer, self.roles, self.choices))


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
    run: DrillRun | None = None
    try:
        run = DrillRun(drill, lay_out(drill, rulebook or find_game(drill.game)))
        run.begin()
        while not run.done:
            run.take()
    except Complaint as problem:
        return Failure(run.part if run else 0, problem)
    except Exception as error:
        return Failure(run.part if run else 0, Complaint("drill-crashed", error=_in_short(error)))
    return None


def lay_out(drill: Drill, rulebook: Rulebook[Any]) -> Table[Any]:
    """A table at the position of a drill, not started yet."""
    header = Header(
        game=rulebook.id,
        version=rulebook.version,
        scenario=rulebook.scenario(drill.scenario),
        switches=tuple(sorted(rulebook.chosen(drill.switches))),
    )
    box = rulebook.open_box(None)
    game = rulebook.start(box, header)
    rulebook.position(box, game, drill.position)
    return Table(rulebook, box, game, Journal(header), ScriptedChance())


class DrillRun:
    """A drill being played, choice by choice; whatever is not as it says is complained of."""

    def __init__(self, drill: Drill, table: Table[Any]) -> None:
        self.drill = drill
        self.table = table
        self.part = 0  # the step under way; 0 is the opening
        self._taken = 0  # choices of this step
        self._named = 0  # entries before this one were chosen, or named, by an earlier choice
        self._chance = ScriptedChance()

    def begin(self) -> None:
        """Play up to the first choice."""
        self.table.chance = self._chance
        self._script(self.drill.opening)
        self.table.start()
        self._end(self.drill.opening)

    @property
    def done(self) -> bool:
        return self.part > len(self.drill.steps)

    def due(self) -> tuple[Answer, ...]:
        """What is still to be chosen in this step, the next choice first."""
        return () if self.done or not self.part else self._step.answers[self._taken :]

    def take(self) -> None:
        """Take the next choice."""
        due = self.due()[0]
        option = self._find(due)
        if option is None:
            raise self._not_open(due)
        self._named = len(self.table.journal.entries)
        self._taken += 1
        self.table.answer(option, role=due.role)
        self._settle()

    def compare(self, expect: Mapping[str, Any]) -> None:
        """Complain of the first fact that is not as expected."""
        facts = facts_of(self.table)
        for fact, wanted in expect.items():
            if fact not in facts:
                raise Complaint("drill-no-such-fact", fact=fact, known=", ".join(facts))
            got = plain(facts[fact])
            if got != plain(wanted):
                raise Complaint("drill-expected", fact=fact, wanted=repr(plain(wanted)), got=repr(got))

    @property
    def _step(self) -> Step:
        return self.drill.steps[self.part - 1]

    def _script(self, part: Opening | Step) -> None:
        self._chance.dice, self._chance.draws = list(part.dice), list(part.draw)

    def _settle(self) -> None:
        """Pass over what the table has done by itself, and over the ends of steps."""
        while not self.done:
            due = self.due()
            if not due:
                self._end(self._step)
                return
            if self._find(due[0]) or not self._done_by_itself(due[0]):
                return

    def _end(self, part: Opening | Step) -> None:
        """The end of a step and the beginning of the next."""
        self._chance.finish()
        self.compare(part.expect)
        self.part, self._taken = self.part + 1, 0
        if not self.done:
            self._script(self._step)
        self._settle()

    def _find(self, due: Answer) -> Option | None:
        """The option, if this player is asked and it is offered."""
        question = self.table.question_for(due.role)
        try:
            return question.find(due.choice) if question else None
        except NotAllowed:
            return None

    def _done_by_itself(self, due: Answer) -> bool:
        """Whether the table has taken this choice by itself, it being the only one; it may be named."""
        entries = self.table.journal.entries
        for number in range(self._named, len(entries)):
            role, option, auto = entries[number]
            if auto and role == due.role and isinstance(option, Option) and option.id == due.choice:
                self._named, self._taken = number + 1, self._taken + 1
                return True
        return False

    def _not_open(self, due: Answer) -> Complaint:
        """Why this cannot be chosen now."""
        waiting = self.table.waiting_for
        if not waiting:
            return Complaint("drill-no-question", choice=due.choice)
        question = self.table.question_for(due.role)
        if question is None:
            return Complaint("drill-other-player", choice=due.choice, role=due.role, asked=", ".join(waiting))
        offered = ", ".join(option.id for option in question.options)
        return Complaint("drill-not-offered", choice=due.choice, offered=offered)


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
