"""9.0 Uprisings, and the dissidents of the River Plate."""

from __future__ import annotations

from collections.abc import Iterator

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId
from vivac.games.guerra.box.unpacking import BOVES, LOS_LLANOS, PATRIOT, REBELS, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import DONE, PICK, TARGET
from vivac.games.guerra.chapters.control import holding
from vivac.games.guerra.chapters.forces import OTHER, enter_play, units_in_area
from vivac.games.guerra.chapters.mass_recruitment import idle_militia
from vivac.games.guerra.game import Moment, War
from vivac.table import D6, Action, Menu, Refusal, Table, Test, at_place

DISSIDENT = frozenset(("misiones", "rio_de_la_plata", "banda_oriental", "paraguay"))  # 9.5-1
FORBIDDEN = DISSIDENT - {"rio_de_la_plata"}  # 9.1-1


def dissident(war: War, area: AreaId) -> bool:
    """9.5-1 A Royalist uprising there may place rebels."""
    return war.side == ROYALIST and area in DISSIDENT


def bars_uprising(box: Box, war: War, area: AreaId) -> Refusal | None:
    """9.0-1, 9.1-1, 9.3-2, 9.5-1, 4.9-3 Where a side may not call for an uprising."""
    side = war.side
    if any((side, area) == (who, where) for who, where, _ in war.announced):
        return Refusal.because("announced-already", "9.0-1", area=area)
    if side == PATRIOT and area in FORBIDDEN:
        return Refusal.because("uprising-forbidden", "9.1-1", area=area)
    if side == PATRIOT and not box.area[area].rises:
        return Refusal.because("no-patriots-there", "9.3-2", area=area)
    if (side, area) in war.recruited and not war.liberals:
        return Refusal.because("uprising-banned", "4.9-3", area=area)
    if dissident(war, area) and war.turn < box.charts.uprising.at("dissidents_from"):
        return Refusal.because("dissidents-too-early", "9.5-1")
    if not holding(box, war, area).of(OTHER[side]):
        return Refusal.because("not-enemy-controlled", "9.0-1", area=area)
    return None


def areas_to_rise(box: Box, war: War) -> Iterator[AreaId]:
    """9.0-1 Where the side whose turn it is may call for an uprising."""
    return (area for area in box.area if bars_uprising(box, war, area) is None)


def modifier(box: Box, war: War, area: AreaId) -> int:
    """9.4-1 What helps and hinders, at the announcement (9.3-3)."""
    chart, side = box.charts.uprising, war.side
    total = 0
    if any(unit in box.regulars for unit in units_in_area(box, war, OTHER[side], area)):
        total += chart.at("enemy_regulars")
    if dissident(war, area):
        return total + chart.at("dissidents")
    if box.area[area].pro == side:
        total += chart.at(f"pro_{side}")
    if side == PATRIOT and area in war.repression:
        total += chart.at("repression")
    if side == ROYALIST and area == LOS_LLANOS and box.ground.get(war.where[BOVES]) in box.around[LOS_LLANOS]:
        total += chart.at("boves")  # 8.2-1
    return total


def recruits(box: Box, war: War, side: str, area: AreaId) -> list[UnitId]:
    """9.3-1, 9.3-2, 9.5-1 One militia of each kind and nationality that may rise there."""
    if side == ROYALIST:
        nations: tuple[str, ...] = (REBELS, ROYALIST) if area in DISSIDENT else (ROYALIST,)
    else:
        nations = box.area[area].rises
    found = []
    for nation in nations:
        for kind in ("militia_infantry", "militia_cavalry"):
            found += idle_militia(box, war, nation, kind)[:1]
    return found


async def announce(table: Table[War, Box]) -> Moment | None:
    """9.3-3 Both sides announce, the Patriot first, before any die falls."""
    war, box = table.game, table.box
    made = sum(who == war.side for who, *_ in war.announced)
    if made < box.charts.uprising.at("attempts") and any(areas_to_rise(box, war)):
        taken = await table.choose(war.side, CALL, made=made)
        if taken != DONE():
            return Moment.UPRISINGS
    if war.side == PATRIOT:
        war.side = ROYALIST
        return Moment.UPRISINGS
    return None


def call(table: Table[War, Box], area: AreaId) -> None:
    """9.3-3 An uprising is announced, with what helps and hinders it now."""
    war = table.game
    war.announced.append((war.side, area, modifier(table.box, war, area)))
    table.tell("uprising-announced", rule="9.3-1", side=war.side, area=area)


RISE: Action = Action(
    "rise",
    "9.3-1",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: RISE.each(box.area),
    bars=bars_uprising,
    do=call,
)
CALL = Menu("uprising", RISE, DONE)


async def rises(table: Table[War, Box], area: AreaId, added: int) -> bool:
    """9.3-1 The die of one area, with what helped and hindered at the announcement."""
    needed = table.box.charts.uprising.at("success_from")
    test = Test("9.3-1", die={"uprising": added}, needs=needed, at=area)
    return bool(test.passes(await table.roll(D6, "uprising", lambda: test)))


async def risings(table: Table[War, Box]) -> None:
    """9.3-1 A die for each area; success places one militia in the field."""
    war, box = table.game, table.box
    for side, area, added in war.announced:
        success = await rises(table, area, added)
        choices = recruits(box, war, side, area)
        risen = success and choices
        table.tell("uprising-succeeds" if risen else "uprising-fails", rule="9.3-1", side=side, area=area)
        if success and choices:
            enter_play(box, war, await table.pick(side, "rises", PICK, choices, area=area), area)
            await take_stock(table, area)
    war.announced.clear()
