"""Setting the scene for a test: a position in one expression, dice by meaning, answers by id.

stage = Stage(mosby="hay_market", step="operations", units={"c3.1": "gainesville"})
stage.dice(activation=[4, 2]).draws("c4")
stage.play().choose("move:gainesville")
assert stage.raid.step is Step.INITIATIVE
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from vivac.box import put
from vivac.games.mosby import RULEBOOK
from vivac.games.mosby.game import Raid
from vivac.games.mosby.unpacking import CONTAINER, ELIMINATED, HOLDING, Box, open_box
from vivac.table import Dice, Header, Id, Journal, Outcome, Say, ScriptedChance, ScriptError, Table

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


class Stage:
    """A position on the table. Keyword arguments are those of a drill's `[position]`."""

    def __init__(self, *switches: str, **position: Any) -> None:
        self.box: Box = open_box()
        self.raid: Raid = RULEBOOK.setup("campaign", frozenset(switches), self.box)
        RULEBOOK.position(self.box, self.raid, {"step": "operations", "strength": 3, **position})
        self.chance = MeantChance()
        self.header = Header("mosby", "1", "campaign", tuple(switches))
        self._table: Table[Raid] | None = None

    def dice(self, rest: int | None = None, **rows: int | list[int]) -> Stage:
        """`dice(combat=2, activation=[4, 6])`; underscores stand for the dashes of a meaning."""
        self.chance.rest = rest
        for why, row in rows.items():
            faces = [row] if isinstance(row, int) else list(row)
            self.chance.rows.setdefault(why.replace("_", "-"), []).extend(faces)
        return self

    def draws(self, *things: Id) -> Stage:
        self.chance.draws.extend(things)
        return self

    def container(self, *units: str) -> Stage:
        """Leave only these units in the container; the others are out of play."""
        for unit in self.raid.stack.get(CONTAINER, ()):
            if unit not in units:
                out = ELIMINATED if unit in self.box.combat else HOLDING
                put(self.raid.where, self.raid.stack, unit, out)
        return self

    def play(self) -> Stage:
        """Play on from this position by the whole sequence of play, up to the first question."""
        return self._start(RULEBOOK)

    def run(self, procedure: Procedure, *args: Any, **kwargs: Any) -> Stage:
        """Play one procedure alone: `stage.run(casualty_check)`; its result is in `stage.result`."""

        async def play(table: Table[Raid]) -> Outcome:
            result = procedure(table, *args, **kwargs)
            self.result = await result if isinstance(result, Awaitable) else result
            return Outcome((), Say("over"))

        return self._start(dataclasses.replace(RULEBOOK, play=play))

    def _start(self, rulebook: Any) -> Stage:
        self._table = Table(rulebook, self.box, self.raid, Journal(self.header), self.chance)
        self._table.start()
        return self

    @property
    def table(self) -> Table[Raid]:
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

    def choose(self, *choices: str) -> Stage:
        for choice in choices:
            self.table.answer(choice)
        return self

    @property
    def told(self) -> list[str]:
        """The keys of everything the log has told."""
        return [line.say.key for line in self.table.log or []]

    @property
    def rolled(self) -> list[str]:
        """What dice were rolled for, in order."""
        return [why for why, _ in self.chance.rolled]

    def at(self, space: str) -> tuple[str, ...]:
        """The units in a space, in order of arrival."""
        return self.raid.stack.get(space, ())


# A beaten unit far from everybody: it keeps Rounds going, owes no die in its next action and wakes nobody.
STRAGGLER = {"c1.4": "winchester active regrouping"}


def in_rounds(*switches: str, initiative: str = "mosby", **position: Any) -> Stage:
    """Mosby's action of a Round, by either side's initiative; Rounds go on whatever he does."""
    step = "first" if initiative == "mosby" else "second"
    units = {**STRAGGLER, **position.pop("units", {})}
    return Stage(*switches, step=step, initiative=initiative, round=1, units=units, **position)
