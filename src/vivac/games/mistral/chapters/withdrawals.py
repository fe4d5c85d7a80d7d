"""2.62, IC 11.14 Withdrawals: Ships and Auxiliaries that the owner gives up."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import POOL, RESERVE, TRACK, WITHDRAWN, Box, ElementId
from vivac.games.mistral.chapters.aftermath import close_up
from vivac.games.mistral.chapters.contingents import SET_ASIDE, set_aside
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.ships import name_ship, to_reserve
from vivac.games.mistral.game import War
from vivac.table import Action, Table

WITHDRAW = Action("withdraw", "2.62", of=THING, lights=at_thing)
AWAY = frozenset((POOL, TRACK, WITHDRAWN))


def plain_squadrons(box: Box, war: War, contingent: str) -> list[ElementId]:
    """Plain Squadrons of a Contingent in play."""
    return [
        each
        for each in box.squadrons
        if box.elements[each].contingent == contingent
        and box.elements[each].plain
        and war.where[each] not in AWAY
    ]


def intact_squadrons(box: Box, war: War, contingent: str) -> list[ElementId]:
    """2.622 Plain Squadrons of 4 Ships, whatever their DP."""
    found = plain_squadrons(box, war, contingent)
    return [each for each in found if war.ships[each] == box.elements[each].most]


async def withdraw_ships(table: Table[War, Box], contingent: str, ships: int) -> None:
    """2.621 The owner removes plain Ships to the pool, fewer if he has fewer."""
    war, box = table.game, table.box
    side = box.contingents[contingent].side
    for left in range(ships, 0, -1):
        found = plain_squadrons(box, war, contingent)
        if not found:
            return
        squadron = await table.pick(side, "withdraw", WITHDRAW, found, ships=left)
        holder = war.where[squadron]
        to_reserve(war, box, squadron, await name_ship(table, side, squadron))
        table.tell("ship-withdrawn", rule="2.621", to=side, squadron=squadron)
        if holder in box.formations:
            await close_up(table, holder)
    table.tell("ships-withdrawn", rule="2.621", side=side, ships=ships)


async def withdraw_auxiliaries(table: Table[War, Box], contingent: str, count: int) -> None:
    """IC 11.14 Any of his that is not on the Levant Trade Track."""
    war, box = table.game, table.box
    side = box.contingents[contingent].side
    for _ in range(count):
        found = [
            each
            for each in box.of_side[side]
            if box.auxiliaries[each].contingent == contingent
            and box.auxiliaries[each].kind != "fleet50"
            and war.where[each] not in (RESERVE, TRACK)
        ]
        if not found:
            return
        set_aside(table, await table.pick(side, "withdraw_auxiliary", SET_ASIDE, found))
