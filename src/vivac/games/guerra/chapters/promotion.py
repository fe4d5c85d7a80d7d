"""4.7 Promotion of militia."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.answers import DONE
from vivac.games.guerra.chapters.control import besieged
from vivac.games.guerra.chapters.forces import OTHER, leave_play
from vivac.games.guerra.chapters.intelligence import confidant
from vivac.games.guerra.game import Step, War
from vivac.table import D6, Option, Table


async def precedence(table: Table[War]) -> None:
    """4.7-3 A die each, the higher first; ties again."""
    war = table.game
    while True:
        royalist, patriot = (
            await table.roll(D6, "precedence-royalist"),
            await table.roll(D6, "precedence-patriot"),
        )
        if royalist != patriot:
            break
    war.first = war.side = ROYALIST if royalist > patriot else PATRIOT
    table.tell("precedence", rule="4.7-3", side=war.first)


def eligible(box: Box, war: War, regular: UnitId) -> list[UnitId]:
    """4.7-1, 4.7-2, 4.7-4 Militia of the same arm in the same area, on the same side of any siege."""
    where = war.where[regular]
    area = box.ground.get(where)
    if area is None:
        return []
    side, nation = box.side[regular], box.nation[regular]
    return [
        unit
        for spot in box.spots[area]
        if spot == where or not (besieged(war, spot) or besieged(war, where))
        for unit in war.stack.get(spot, ())
        if unit in box.militia
        and box.side[unit] == side
        and box.arm[unit] == box.arm[regular]
        and (side == ROYALIST or box.nation[unit] == nation)
    ]


def promotions(box: Box, war: War) -> list[Option]:
    return [
        Option("promote", unit)
        for unit in sorted(war.reduced)
        if box.side[unit] == war.side and unit in box.regulars and eligible(box, war, unit)
    ]


async def promote(table: Table[War]) -> bool:
    """4.7-5 One militia fills the ranks of a regular, free of charge; false when the side is done."""
    war, box = table.game, table.box
    answer = await table.ask(war.side, "promotion", lambda: [*promotions(box, war), DONE])
    if answer == DONE:
        return False
    regular = str(answer[1])
    options = [box.pick[unit] for unit in eligible(box, war, regular)]
    militia = str((await table.ask(war.side, "promote-whom", options, unit=regular))[1])
    area = box.ground[war.where[militia]]
    war.reduced.discard(regular)
    leave_play(box, war, militia)
    table.tell("promoted", rule="4.7-1", to=confidant(box, war, regular), unit=regular, militia=militia)
    await take_stock(table, area)
    return True


def next_side(war: War, after: Step) -> None:
    """3.1 The other side in the same step, or the first side in the next."""
    if war.side == war.first:
        war.side = OTHER[war.first]
    else:
        war.side, war.step = war.first, after
