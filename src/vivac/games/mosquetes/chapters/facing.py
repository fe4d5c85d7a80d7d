"""3.9 Which way a unit faces."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.models import FACINGS
from vivac.games.mosquetes.chapters.naming import full_name
from vivac.games.mosquetes.game import Facing, Skirmish
from vivac.table import Action, Table

FACE = Action("face", "3.9", of=("target",))


async def choose_facing(table: Table[Skirmish, Box], unit: UnitId, prompt: str = "facing") -> Facing:
    """3.9, 9.9, 14.7 One facing for the whole unit."""
    return await table.pick(SIDE_OF[unit], prompt, FACE, FACINGS, unit=full_name(table.game, unit))
