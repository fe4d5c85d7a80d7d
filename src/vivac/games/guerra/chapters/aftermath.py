"""What follows when units leave or are beaten: lone leaders, fallen ports, repression."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.control import holder
from vivac.games.guerra.chapters.forces import units_in_area
from vivac.games.guerra.chapters.leaders import leader_check, overrun
from vivac.games.guerra.chapters.port_capture import port_falls
from vivac.games.guerra.game import War
from vivac.table import D6, Table, Test


async def take_stock(table: Table[War, Box], area: AreaId) -> None:
    """8.1-3, 6.7-4 Leaders left alone fend for themselves; ports that change hands give up their ships."""
    war, box = table.game, table.box
    stack = war.stack
    frail = box.frail
    if not any(unit in frail for spot in box.spots[area] for unit in stack.get(spot, ())):
        return
    await overrun(table, area)
    for city in box.cities[area]:
        inside = stack.get(city, ())
        if not any(unit in frail for unit in inside):
            continue
        held = holder(box, war, city)
        if held not in (ROYALIST, PATRIOT):
            continue
        for leader in inside:  # 8.1-3 alone inside a city that falls
            if leader in box.leaders and leader in box.ashore and box.side[leader] != held:
                await leader_check(table, leader)
        if any(unit in box.naval and box.side[unit] != held for unit in inside):
            await port_falls(table, city, held)  # 7.9


async def repression(
    table: Table[War, Box], area: AreaId, before: Sequence[UnitId], by: tuple[str, ...] = (ROYALIST,)
) -> None:
    """10.4 Royalists who clear an area of Patriots may repress it; not in areas that have chosen a side."""
    war, box = table.game, table.box
    if not before or ROYALIST not in by or box.area[area].pro or area in war.repression:
        return
    await overrun(table, area)  # 8.1-3 a leader left alone by the battle does not hold the area
    if units_in_area(box, war, PATRIOT, area):
        return
    test = Test("10.4-1", needs=box.figure["repression_on"], at_most=True, at=area)
    if test.passes(await table.roll(D6, "repression", lambda: test)):
        war.repression.add(area)
        table.tell("repression", rule="10.4-1", area=area)
    else:
        table.tell("no-repression", rule="10.4-1", area=area)
