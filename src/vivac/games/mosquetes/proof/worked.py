"""What comes of a worked example: the rules themselves, asked about a position of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from vivac.games.mosquetes.game import Skirmish
from vivac.games.mosquetes.proof.exercises import Data, Found
from vivac.games.mosquetes.proof.worked_cards import cards
from vivac.games.mosquetes.proof.worked_fights import leave, melee, ranges, reaction, shooting, types, weapon
from vivac.games.mosquetes.proof.worked_ground import (
    columns,
    contact,
    lay_slots,
    line_of_sight,
    move,
    retreat,
    spot,
    terrain,
    unit_move,
    walk_steps,
)
from vivac.table import Action, Outcome, Say, Table

BEGIN = Action("begin", "20")


async def work_out(table: Table[Skirmish]) -> Outcome:
    """Read the example, go on, and see what comes of it."""
    game = table.game
    await table.ask("A", "exercise", (BEGIN(),), confirm=True, acts=BEGIN.by_verb)
    data = msgspec.json.decode(str(game.findings["exercise"]))
    found = await KINDS[data["kind"]](table, data)
    game.findings = {**game.findings, **{key: _fixed(value) for key, value in found.items()}}
    return Outcome((), Say("exercise-over"))


def _fixed(value: Any) -> Any:
    """Rounded to hundredths, and unchangeable."""
    if isinstance(value, float):
        return round(value, 2)
    return tuple(_fixed(each) for each in value) if isinstance(value, list | tuple) else value


KINDS: dict[str, Callable[[Table[Skirmish], Data], Awaitable[Found]]] = {
    "move": move, "los": line_of_sight, "spot": spot, "shoot": shooting, "weapon": weapon, "react": reaction,
    "melee": melee, "leave": leave, "cards": cards, "slots": lay_slots, "retreat": retreat,
    "steps": walk_steps, "unit": unit_move, "contact": contact, "ranges": ranges, "types": types,
    "terrain": terrain, "columns": columns,
}  # fmt: skip
