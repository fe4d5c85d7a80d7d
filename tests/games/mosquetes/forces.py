"""The forces of the tests of cards and command, with nobody else about."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.games.mosquetes.skirmishing import Stage, ground
from vivac.games.mosquetes.box.unpacking import open_box

BOX = open_box(None)
OPEN = ground()


def unit(profile: str, x: float, y: float, **more: Any) -> dict[str, Any]:
    size = BOX.profiles[profile].size[0]
    return {"profile": profile, "n": size, "at": [x, y], "facing": 0, "spotted": True, **more}


FORCES = {
    "A1": unit("br_regulars", 5, 30), "A2": unit("provincials", 12, 30), "A3": unit("off_regular", 5, 35),
    "A4": unit("br_grenadiers", 20, 30), "A5": unit("settlers", 28, 30),
    "B1": unit("warriors", 5, 3, facing=90), "B2": unit("off_native", 15, 3, facing=90),
}  # fmt: skip


def step(side: str = "A", units: dict[str, Any] | None = None, **position: Any) -> Stage:
    return Stage(OPEN, strip="AB", side=side, units=units or FORCES, **position)


def hands(a: list[str], b: list[str]) -> dict[str, list[str]]:
    return {"A": a, "B": b}


def turns_left(stage: Stage, turns: int) -> None:
    """Let the table have more turns than the one of a worked example."""
    sheet = stage.box.sheets[stage.game.scenario]
    name = f"{sheet.id}-{turns}"
    stage.box.lay_ground(msgspec.structs.replace(sheet, id=name, turns=turns))
    stage.game.scenario = name
