"""5.3 Attrition during movement."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import LEGION, PATRIOT, REBELS, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.forces import PLAYER, forces
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.losses import take_losses
from vivac.games.guerra.chapters.spending import spend_on
from vivac.games.guerra.game import STATIONARY_CHECK, Moment, War
from vivac.table import D6, Table, Test


async def attrition_check(table: Table[War, Box]) -> None:
    """5.3-2, 5.3-7 Once, when the activation ends, for those who made a triggering move."""
    war, box = table.game, table.box
    if not war.triggers:
        return
    weary = [unit for unit in sorted(war.triggers) if war.where[unit] not in box.off_board]
    war.triggers.clear()
    if weary and box.side[weary[0]] not in (REBELS, LEGION):
        await suffer(table, weary, war.attrition, force=(*weary, *war.active))
    war.attrition = 0


async def suffer(
    table: Table[War, Box], weary: Sequence[UnitId], modifier: int, *, force: Sequence[UnitId]
) -> None:
    """5.3-3, 5.3-4, 5.3-8 RP of anybody in the force before the die, then the steps their owner chooses."""
    war, box = table.game, table.box
    player = PLAYER[box.side[weary[0]]]
    rp = await spend_on(table, player, "attrition", force)
    terms = {"chaco": modifier, "rp": box.figure["attrition_per_rp"] * rp}
    test = Test("5.3-3", "attrition", die=terms, at=war.where[weary[0]])
    lost = box.charts.attrition.at(test.total(await table.roll(D6, "attrition", lambda: test)))
    table.tell("attrition", rule="5.3-3", side=box.side[weary[0]], steps=lost)
    places = {war.where[unit] for unit in weary}
    await take_losses(table, player, weary, lost, "5.3-4")
    war.rolled.update(weary)
    for place in sorted(places):
        await bereft(table, box.side[weary[0]], place)


async def bereft(table: Table[War, Box], side: str, place: Place) -> None:
    """8.1-1 Leaders whose units have all died of the march."""
    war, box = table.game, table.box
    here = war.stack.get(place, ())
    if not any(unit in box.land_units and box.side[unit] == side for unit in here):
        for leader in here:
            if leader in box.leaders and leader in box.ashore and box.side[leader] == side:
                await leader_check(table, leader)
    if place in box.ground:
        await take_stock(table, box.ground[place])


async def standing_check(table: Table[War, Box]) -> Moment:
    """5.3-6 By the switch, those in a hostile area who did not roll now do, one roll per position."""
    war, box = table.game, table.box
    if war.on(STATIONARY_CHECK):
        for area in sorted(box.hostile):
            for place in box.spots[area]:
                standing = [
                    unit
                    for units in forces(box, war, war.side, place).values()
                    for unit in units
                    if unit in box.land_units and unit not in war.rolled
                ]
                if standing:
                    await suffer(table, standing, box.area[area].attrition, force=standing)
    return end_operations(war)


def end_operations(war: War) -> Moment:
    """The phase ends; dispersed guerrillas gather again (10.1-11)."""
    war.finished.clear()
    war.rolled.clear()
    war.dispersed.clear()
    war.mexican_limit = -1
    if war.side == PATRIOT:
        war.side, war.group = ROYALIST, 0
        return Moment.OPENING
    return Moment.BLOCKADES
