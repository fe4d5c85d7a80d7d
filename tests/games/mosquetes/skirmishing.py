"""Setting the scene for a test: a position in one expression, dice by meaning, answers by id.

stage = Stage("farm_raid", step="act", unit="A1", actions=2, strip="AB", units={
    "A1": {"profile": "br_regulars", "at": [20, 20], "facing": 0, "n": 6},
    "B1": {"profile": "warriors", "at": [30, 20], "facing": 180, "n": 6, "spotted": True},
})
stage.dice(hit=[5, 4, 9, 0, 0, 0], wound=[4, 3], reaction=9)
stage.play().choose("shoot:B1:musket")
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.contents import Objective
from vivac.games.mosquetes.exercises import ground_of
from vivac.games.mosquetes.game import Skirmish
from vivac.games.mosquetes.terrain import Terrain
from vivac.games.mosquetes.unpacking import Box, open_box
from vivac.table import Dice, Header, Id, Journal, Outcome, Say, ScriptedChance, ScriptError, Table

Procedure = Callable[..., Any]


class MeantChance(ScriptedChance):
    """Dice by what they are for: each meaning has its own row; `rest`, if set, answers everything else."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, list[int]] = {}
        self.rest: int | None = None
        self.rolled: list[str] = []

    def roll(self, number: int, dice: Dice, why: str) -> int:
        self.rolled.append(why)
        row = self.rows.get(why)
        if row:
            return row.pop(0)
        if self.rest is None:
            raise ScriptError("script-has-no-die", why=why)
        return self.rest

    def draw(self, number: int, pool: Sequence[Id], why: str) -> Id:
        return super().draw(number, pool, why) if self.draws else pool[0]

    @property
    def left(self) -> dict[str, list[int]]:
        return {why: row for why, row in self.rows.items() if row}


class Stage:
    """A position on the table. Keyword arguments are those of a drill's `[position]`."""

    def __init__(self, scenario: str = "farm_raid", *switches: str, **position: Any) -> None:
        self.box: Box = open_box()
        self.game: Skirmish = RULEBOOK.setup(scenario, frozenset(switches), self.box)
        RULEBOOK.position(self.box, self.game, {"step": "command", **position})
        self.game.waiting.update({"A": (), "B": ()})
        self.chance = MeantChance()
        self.header = Header("mosquetes", "1", scenario, tuple(sorted(switches)))
        self.result: Any = None
        self._table: Table[Skirmish] | None = None

    @property
    def terrain(self) -> Terrain:
        return self.box.terrain(self.game.scenario)

    def dice(self, rest: int | None = None, **rows: int | list[int]) -> Stage:
        self.chance.rest = rest
        for why, row in rows.items():
            self.chance.rows.setdefault(why, []).extend([row] if isinstance(row, int) else row)
        return self

    def draws(self, *things: Id) -> Stage:
        self.chance.draws.extend(things)
        return self

    def play(self) -> Stage:
        """Play on from this position by the whole sequence of play, up to the first question."""
        return self._start(RULEBOOK)

    def run(self, procedure: Procedure, *args: Any, **kwargs: Any) -> Stage:
        """Play one procedure alone; its result is in `stage.result`."""

        async def play(table: Table[Skirmish]) -> Outcome:
            result = procedure(table, *args, **kwargs)
            self.result = await result if isinstance(result, Awaitable) else result
            return Outcome((), Say("over"))

        return self._start(dataclasses.replace(RULEBOOK, play=play))

    def _start(self, rulebook: Any) -> Stage:
        self._table = Table(rulebook, self.box, self.game, Journal(self.header), self.chance)
        self._table.start()
        return self

    @property
    def table(self) -> Table[Skirmish]:
        assert self._table is not None, "play() or run() first"
        return self._table

    @property
    def options(self) -> list[str]:
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

    def walk(
        self, to: tuple[float, ...], *, order: str = "normal", facing: int = 0, via: tuple[float, ...] = ()
    ) -> Stage:
        """The unit in hand moves to a point, in inches."""
        self.choose("move")
        if self.prompt == "move-order":
            self.choose(f"order:{order}")
        self.choose(f"face:{facing}")
        for verb, point in (("via", via), ("to", to)):
            if point:
                self.choose(f"{verb}:{round(4 * point[0])}:{round(4 * point[1])}")
        return self

    def why_not(self, role: str, target: str) -> str:
        """The key of the refusal, or nothing."""
        refusal = RULEBOOK.why_not(self.box, self.game, role, target)
        return refusal.say.key if refusal else ""

    @property
    def told(self) -> list[str]:
        return [line.say.key for line in self.table.log or []]

    def places(self, unit: str) -> list[tuple[float, float]]:
        """Where the figures of a unit stand, in inches."""
        return [(x / 4, y / 4) for _, x, y in self.game.figures[unit]]


def acting(
    unit: str, units: dict[str, Any], *, actions: int = 2, scenario: str = "farm_raid", **position: Any
) -> Stage:
    """A unit about to act on the open south-west of the farm, with nobody about but those named."""
    owner = unit[0]
    return Stage(
        scenario, strip="AB", step="act", unit=unit, owner=owner, side=owner, actions=actions,
        errand="troops", card=f"{owner}-regular", units=units, **position,
    )  # fmt: skip


def ground(
    *,
    size: tuple[int, int] = (40, 40),
    goals: Sequence[dict[str, Any]] = (),
    weather: str = "clear",
    **world: Any,
) -> str:
    """A table of its own, with `area`, `obstacle`, `building` and `road` on it; its id is a scenario's.

    A's own edge is the southern one; `goals` are objectives, for which a name is found.
    """
    sheet = ground_of({"size": list(size), "world": world, "goals": list(goals), "weather": weather})
    named = [{"name": {"en": goal["id"], "es": goal["id"]}, "vp": 1, **goal} for goal in goals]
    open_box().lay_ground(
        msgspec.structs.replace(sheet, objective=msgspec.convert(named, tuple[Objective, ...]))
    )
    return sheet.id
