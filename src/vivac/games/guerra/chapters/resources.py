"""4.0 to 4.5 Resource points: Spain's, and those of the areas."""

from __future__ import annotations

from vivac.games.guerra.box.contents import AreaId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.choices import TARGET
from vivac.games.guerra.chapters.control import Holding, holding, score
from vivac.games.guerra.chapters.forces import units_in_area
from vivac.games.guerra.game import War
from vivac.table import D6, Action, Table, Test

FEED = Action("feed", "4.2-5", of=TARGET)
BEHIND = -1  # 4.5-2 if the Patriots control more areas once the Liberals rule


async def spain(table: Table[War, Box]) -> None:
    """4.5 The Royalist rolls for RP from Spain."""
    war, box = table.game, table.box
    terms = {"turn": box.charts.spain_turns.at(war.turn)}
    if war.liberals and patriots_ahead(box, war):
        terms["patriots-ahead"] = BEHIND
    test = Test("4.5-1", "spain_rp", die=terms)
    rp = box.charts.spain_rp.at(test.total(await table.roll(D6, "spain", lambda: test)))
    if war.liberals:  # 4.5-3
        rp //= 2
    war.rp[ROYALIST] += 2 * rp
    table.tell("spain-sends", rule="4.5-1", rp=rp)


def patriots_ahead(box: Box, war: War) -> bool:
    """4.5-2 Scoring areas of the whole map, halves counted as in 11.0."""
    royalist = patriot = 0
    for area in box.scoring:
        ours, theirs = score(holding(box, war, area))
        royalist += ours
        patriot += theirs
    return patriot > royalist


def yields(box: Box, war: War, area: AreaId, held: Holding) -> tuple[int, int]:
    """4.0-1, 4.0-2 What an area gives the Royalist and the Patriot, in that order of penalties."""
    rp = box.area[area].rp
    if not rp or held.rebels:  # 4.2.1-2
        return 0, 0
    if war.halved.get(area) == war.turn:  # 4.9-4
        rp //= 2
    if area in war.raided:  # 7.8-1
        rp = max(0, rp - box.figure["raid_loss"])
    royalist = (0, rp // 2, rp)[held.royalist] if held.royalist_collects else 0
    patriot = (0, rp // 2, rp)[held.patriot] if held.patriot_collects else 0
    if held.legion and held.patriot == 2:  # 10.6-2
        patriot //= 2
    return royalist, patriot


async def income(table: Table[War, Box]) -> None:
    """4.0, 4.2, 4.3 Both sides collect; then the penalties are used up (4.0-7)."""
    war, box = table.game, table.box
    royal = 0
    for area in box.scoring:
        ours, theirs = yields(box, war, area, holding(box, war, area))
        royal += ours
        if theirs:
            await feed(table, area, theirs)
    war.rp[ROYALIST] += 2 * royal
    table.tell("income", rule="4.3-1", side=ROYALIST, rp=royal)
    war.raided.clear()
    for area in [area for area, turn in war.halved.items() if turn <= war.turn]:
        del war.halved[area]


async def feed(table: Table[War, Box], area: AreaId, rp: int) -> None:
    """4.2-2, 4.2-5 To the pool of a nationality that has units there; the Patriot says which."""
    war, box = table.game, table.box
    present = {box.nation[unit] for unit in units_in_area(box, war, PATRIOT, area)}
    pools = [nation for nation in box.area[area].pools if nation in present]
    if not pools:  # 4.2-6
        return
    nation = await table.pick(PATRIOT, "feed", FEED, pools, area=area, rp=rp)
    war.rp[nation] += 2 * rp
    table.tell("income-area", rule="4.2-2", area=area, rp=rp, nation=nation)
