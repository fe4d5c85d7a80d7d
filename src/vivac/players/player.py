"""Whoever sits at a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from vivac.table import Ask, Option, Outcome, Role, Table


class Player(Protocol):
    """Answers questions. It may look at the table only as its role is allowed to."""

    def choose(self, table: Table[Any], question: Ask) -> Option: ...


def play_out(table: Table[Any], players: Mapping[Role, Player]) -> Outcome:
    """Let the players answer until the game is over."""
    while (question := table.question) is not None:
        role = question.role
        table.answer(players[role].choose(table, question), role=role)
    assert table.outcome is not None
    return table.outcome
