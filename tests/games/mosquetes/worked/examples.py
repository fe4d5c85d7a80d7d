"""Working out an example: a file of `examples/` is laid out, resolved and compared with what it expects."""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from tests.games.mosquetes.worked.cards import cards
from tests.games.mosquetes.worked.fights import leave, melee, ranges, reaction, shooting, types, weapon
from tests.games.mosquetes.worked.ground import Data, Found, lay_exercise
from tests.games.mosquetes.worked.walks import (
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
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.game import Skirmish
from vivac.lab.drill import load_drill, run_drill
from vivac.table import Action, Outcome, Say, Table

FOLDER = Path(__file__).parent / "examples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))
BEGIN = Action("begin")


def comes_out(name: str) -> None:
    """An example comes out as printed."""
    example = load_drill(FOLDER / f"{name}.toml")
    data: Data = example.position["exercise"]
    found: dict[str, Any] = {}

    def lay(box: Box, game: Skirmish, _position: Mapping[str, Any]) -> None:
        lay_exercise(box, game, data)

    async def work_out(table: Table[Skirmish]) -> Outcome:
        await table.ask("A", "example", (BEGIN(),), confirm=True, acts=BEGIN.by_verb)
        found.update({key: _fixed(value) for key, value in (await KINDS[data["kind"]](table, data)).items()})
        return Outcome((), Say("over"))

    rules = dataclasses.replace(RULEBOOK, position=lay, play=work_out, facts=lambda _box, _game: found)
    failure = run_drill(example, rules)
    assert failure is None, f"{name}, step {failure.step}: {failure.problem}"


def rules_of_all() -> list[str]:
    """The numbers of the statements that the examples are about."""
    return sorted({number for name in NAMES for number in load_drill(FOLDER / f"{name}.toml").rules})


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
