"""Setting the scene for a test of any game: a position in one expression, dice by meaning, answers by id."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from vivac.lab.drill import facts_of, plain
from vivac.table import (
    Dice,
    Header,
    Id,
    Journal,
    Outcome,
    Rulebook,
    Say,
    ScriptedChance,
    ScriptError,
    Table,
    Told,
)

G = TypeVar("G")
S = TypeVar("S", bound="Staging[Any]")
Procedure = Callable[..., Any]


class MeantChance(ScriptedChance):
    """Dice by what they are for: each meaning has its own row; `rest`, if set, answers everything else."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, list[int]] = {}
        self.rest: int | None = None
        self.rolled: list[tuple[str, int]] = []
        self.drawn: list[str] = []

    def roll(self, number: int, dice: Dice, why: str) -> int:
        row = self.rows.get(why)
        if row:
            die = row.pop(0)
        elif self.rest is not None:
            die = self.rest
        else:
            raise ScriptError("script-has-no-die", why=why)
        self.rolled.append((why, die))
        return die

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        if not self.draws and self.rest is not None:
            thing = pool[0]
        else:
            thing = super().draw(number, pool, why)
        self.drawn.append(str(thing))
        return thing

    @property
    def left(self) -> dict[str, list[int]]:
        return {why: row for why, row in self.rows.items() if row}


class Staging(Generic[G]):
    """A position on the table. Keyword arguments are those of a drill's `[position]`."""

    def __init__(
        self, rulebook: Rulebook[G], scenario: str, switches: tuple[str, ...], position: dict[str, Any]
    ) -> None:
        self.rulebook = rulebook
        self.box: Any = rulebook.open_box(None)
        self.game: G = rulebook.setup(scenario, frozenset(switches), self.box)
        rulebook.position(self.box, self.game, position)
        self.chance = MeantChance()
        self.header = Header(rulebook.id, rulebook.version, scenario, switches)
        self.result: Any = None
        self._table: Table[G] | None = None

    def dice(self: S, rest: int | None = None, **rows: int | list[int]) -> S:
        """`dice(combat=2, activation=[4, 6])`; underscores stand for the dashes of a meaning."""
        self.chance.rest = rest
        for why, row in rows.items():
            faces = [row] if isinstance(row, int) else list(row)
            self.chance.rows.setdefault(why.replace("_", "-"), []).extend(faces)
        return self

    def draws(self: S, *things: Id) -> S:
        self.chance.draws.extend(things)
        return self

    def play(self: S) -> S:
        """Play on from this position by the whole sequence of play, up to the first question."""
        return self._start(self.rulebook)

    def run(self: S, procedure: Procedure, *args: Any, **kwargs: Any) -> S:
        """Play one procedure alone: `stage.run(casualty_check)`; its result is in `stage.result`."""

        async def play(table: Table[G]) -> Outcome:
            result = procedure(table, *args, **kwargs)
            self.result = await result if isinstance(result, Awaitable) else result
            return Outcome((), Say("over"))

        return self._start(dataclasses.replace(self.rulebook, play=play))

    def _start(self: S, rulebook: Any) -> S:
        self._table = Table(rulebook, self.box, self.game, Journal(self.header), self.chance)
        self._table.start()
        return self

    @property
    def table(self) -> Table[G]:
        assert self._table is not None, "play() or run() first"
        return self._table

    @property
    def options(self) -> list[str]:
        """The ids of the options of the open question; none if it is over."""
        ask = self.table.question
        return [] if ask is None else [option.id for option in ask.options]

    @property
    def prompt(self) -> str:
        ask = self.table.question
        return "" if ask is None else ask.prompt

    @property
    def asked(self) -> str:
        """Who is asked now: for stretches that a test only plays through, whoever decides there."""
        ask = self.table.question
        return "" if ask is None else ask.role

    def choose(self: S, *choices: str, by: str) -> S:
        """These options are taken one after the other by a player; whoever else is asked, that is refused."""
        for choice in choices:
            self.table.answer(choice, role=by)
        return self

    def expect(self: S, facts: Mapping[str, Any]) -> S:
        """These facts are so, as a drill would expect them."""
        found = facts_of(self.table)
        assert {name: plain(found[name]) for name in facts} == facts
        return self

    @property
    def told(self) -> list[str]:
        """The keys of everything the log has told."""
        return [line.say.key for line in self.table.log or []]

    @property
    def rolled(self) -> list[str]:
        """What dice were rolled for, in order."""
        return [why for why, _ in self.chance.rolled]


def told(stage: Staging[Any], key: str) -> dict[str, Any]:
    """What the log told last under a key."""
    return dict([line.say for line in stage.table.log or [] if line.say.key == key][-1].params)


def modifiers(stage: Staging[Any], key: str) -> dict[str, int]:
    """What was added to the dice of the last line under a key, but for what is nothing."""
    return terms([line for line in stage.table.log or [] if line.say.key == key][-1])


def terms(line: Told) -> dict[str, int]:
    """What was added to the dice of a line of the log."""
    added = dict(line.modifiers)
    for die in line.dice:
        added.update(die.test.die if die.test else {})
    return {name: value for name, value in added.items() if value}


def added(line: Told) -> dict[str, int]:
    """What is added to the last die of a line of the log."""
    test = line.dice[-1].test if line.dice else None
    return dict(line.modifiers) | dict(test.die if test else {})
