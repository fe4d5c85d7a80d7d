"""4.1, 4.2 Who may spend from which pool."""

from __future__ import annotations

from collections.abc import Iterable

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import PURSES, Box
from vivac.games.guerra.chapters.answers import ROLL
from vivac.games.guerra.game import War
from vivac.table import Option, Table

ONE_RP = 2  # pools are counted in halves (4.0-5)


def purses(box: Box, units: Iterable[UnitId]) -> tuple[str, ...]:
    """3.3-4 Every pool usable by at least one of the units; rebels have none."""
    nations = {box.nation[unit] for unit in units}
    return tuple(dict.fromkeys(purse for nation in sorted(nations) for purse in PURSES.get(nation, ())))


async def spend_on(table: Table[War], player: str, prompt: str, units: Iterable[UnitId]) -> int:
    """How many RP are laid on a die, one after the other, before it falls."""
    war, box = table.game, table.box
    usable = purses(box, units)
    spent = 0
    while rich := [purse for purse in usable if war.rp[purse] >= ONE_RP]:
        options: list[Option] = [ROLL, *(box.spend[purse] for purse in rich)]
        answer = await table.ask(player, prompt, options, spent=spent)
        if answer == ROLL:
            break
        war.rp[str(answer[1])] -= ONE_RP
        spent += 1
    return spent
