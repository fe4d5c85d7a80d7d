"""The whole game: a state, its set-up and the sequence of play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from vivac.table import Action, Menu, Option, Outcome, Refusal, Say, Table, at_place

ROLES = ("crosses", "noughts")
SQUARES = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = (
    *(("a1", "b1", "c1"), ("a2", "b2", "c2"), ("a3", "b3", "c3")),
    *(("a1", "a2", "a3"), ("b1", "b2", "b3"), ("c1", "c2", "c3")),
    *(("a1", "b2", "c3"), ("a3", "b2", "c1")),
)
LINES_OF = {square: [line for line in LINES if square in line] for square in SQUARES}


@dataclass(slots=True)
class Grid:
    """The state: who holds which square. Whose turn it is follows from how many are taken."""

    marks: dict[str, str] = field(default_factory=dict)


def setup(_scenario: str, _switches: frozenset[str], _box: Any) -> Grid:
    return Grid()


async def play(table: Table[Grid]) -> Outcome:
    """1 Take turns until somebody has three in a row, or no square is free."""
    marks = table.game.marks
    while len(marks) < len(SQUARES):
        await table.bookmark()
        role = whose_turn(table.game)
        _, square = await table.choose(role, TURN)
        if three_in_a_row(marks, str(square)):  # 1.2
            return Outcome((role,), Say("won", {"role": role}, "1.2"))
    return Outcome((), Say("drawn", {}, "1.3"))


def whose_turn(grid: Grid) -> str:
    """1.1 Crosses begin."""
    return ROLES[len(grid.marks) % 2]


def mark(table: Table[Grid], square: str) -> None:
    """1.1 A player marks a square."""
    role = whose_turn(table.game)
    table.game.marks[square] = role
    table.tell("marked", rule="1.1", role=role, square=square)


def every_square(_box: Any, _grid: Grid) -> Sequence[Option]:
    return [MARK(square) for square in SQUARES]


def bars_mark(_box: Any, grid: Grid, square: str) -> Refusal | None:
    """1.1 A square is marked only once."""
    if square in grid.marks:
        return Refusal.because("square-taken", "1.1", square=square, role=grid.marks[square])
    return None


MARK = Action("mark", "1.1", of=("square",), lights=at_place, among=every_square, bars=bars_mark, do=mark)
TURN = Menu("mark", MARK)


def three_in_a_row(marks: dict[str, str], square: str) -> bool:
    """1.2 The last mark completes a row, column or diagonal."""
    role = marks[square]
    for a, b, c in LINES_OF[square]:
        if marks.get(a) == role and marks.get(b) == role and marks.get(c) == role:
            return True
    return False
