"""Setting the scene for a test: a position in one expression, dice by meaning, answers by id.

stage = Stage(turn=6, formations={"B_FA": fleet("the_strait", "haddock", B1=4, course=["gulf_of_cadiz"])})
stage.dice(beating=[8, 7]).run(sail, "B_FA")
assert stage.at("B_FA") == "gulf_of_cadiz"
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.game import War
from vivac.games.mistral.unpacking import Box, open_box
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
        thing = pool[0] if not self.draws and self.rest is not None else super().draw(number, pool, why)
        self.drawn.append(str(thing))
        return thing


class Stage:
    """A position on the table. Keyword arguments are those of a drill's `[position]`.

    The map is swept first: nobody is at sea or in docks but those the position names.
    """

    def __init__(self, *switches: str, scenario: str = "1742", sweep: bool = True, **position: Any) -> None:
        self.box: Box = open_box()
        self.war: War = RULEBOOK.setup(scenario, frozenset(switches), self.box)
        calm = {"step": "command", "turn": 6, "levant_year": self.war.year, "levant": "east"}
        RULEBOOK.position(self.box, self.war, {"sweep": sweep, **calm, **position})
        self.chance = MeantChance()
        self.header = Header("mistral", "1", scenario, tuple(switches))
        self.result: Any = None
        self._table: Table[War] | None = None

    def dice(self, rest: int | None = None, **rows: int | list[int]) -> Stage:
        """`dice(search=2, combat=[4, 0])`; underscores stand for the dashes of a meaning."""
        self.chance.rest = rest
        for why, row in rows.items():
            faces = [row] if isinstance(row, int) else list(row)
            self.chance.rows.setdefault(why.replace("_", "-"), []).extend(faces)
        return self

    def draws(self, *things: Id) -> Stage:
        self.chance.draws.extend(things)
        return self

    def play(self) -> Stage:
        """Play on from this position by the whole sequence of play, up to the first question."""
        return self._start(RULEBOOK)

    def run(self, procedure: Procedure, *args: Any, **kwargs: Any) -> Stage:
        """Play one procedure alone: `stage.run(increment)`; its result is in `stage.result`."""

        async def play(table: Table[War]) -> Outcome:
            result = procedure(table, *args, **kwargs)
            self.result = await result if isinstance(result, Awaitable) else result
            return Outcome((), Say("over"))

        return self._start(dataclasses.replace(RULEBOOK, play=play))

    def _start(self, rulebook: Any) -> Stage:
        self._table = Table(rulebook, self.box, self.war, Journal(self.header), self.chance)
        self._table.start()
        return self

    @property
    def table(self) -> Table[War]:
        assert self._table is not None, "play() or run() first"
        return self._table

    def options(self, role: str = "") -> list[str]:
        """The ids of the options of the open question, or of a role's own; none if it is over."""
        ask = self.table.question_for(role) if role else self.table.question
        return [] if ask is None else [option.id for option in ask.options]

    @property
    def prompt(self) -> str:
        ask = self.table.question
        return "" if ask is None else ask.prompt

    def choose(self, *choices: str, role: str | None = None) -> Stage:
        for choice in choices:
            self.table.answer(choice, role=role)
        return self

    def why_not(self, role: str, target: str) -> str:
        """The key of the refusal, or nothing."""
        refusal = RULEBOOK.why_not(self.box, self.war, role, target)
        return "" if refusal is None else refusal.say.key

    @property
    def told(self) -> list[str]:
        """The keys of everything the log has told."""
        return [line.say.key for line in self.table.log or []]

    @property
    def rolled(self) -> list[str]:
        """What dice were rolled for, in order."""
        return [why for why, _ in self.chance.rolled]

    def at(self, counter: str) -> str:
        return self.war.where[counter]

    def strength(self, element: str) -> tuple[int, int]:
        """Ships and Damage Points."""
        return self.war.ships[element], self.war.dp[element]


def fleet(at: str, admiral: str = "", *, dp: int = 0, **words: Any) -> dict[str, Any]:
    """A Formation in one expression: Squadrons by their Ships (`B1=4`), Flagships by DP (`fl_namur=0`)."""
    named = [name for name in words if name[0] in "BSFNGV" or name.startswith("fl_")]
    counters = {name: words.pop(name) for name in named}
    squadrons = {n: v if isinstance(v, list) else [v, dp] for n, v in counters.items() if n[:3] != "fl_"}
    flagships = {n: v for n, v in counters.items() if n[:3] == "fl_"}
    found: dict[str, Any] = {"at": at, "squadrons": squadrons, "flagships": flagships, **words}
    if admiral:
        found["admiral"] = admiral
    return found
