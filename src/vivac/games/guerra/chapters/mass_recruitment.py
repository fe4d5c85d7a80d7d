"""4.9 Mass recruitment of Indians and slaves."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import DONE, TARGET
from vivac.games.guerra.chapters.forces import enter_play, units_in_area
from vivac.games.guerra.game import ONE_LEVY, War
from vivac.table import Action, Menu, Refusal, Say, Table, at_place

MILITIA = "militia_infantry"


def idle_militia(box: Box, war: War, nation: str, kind: str = MILITIA) -> list[UnitId]:
    """Militia waiting in the pool of a nationality (or of the Royalist, or of the rebels)."""
    return [unit for unit in war.stack.get(box.pools[nation], ()) if box.kind[unit] == kind]


def levies(box: Box, war: War, area: AreaId) -> list[str]:
    """4.9-8 Whose militia may be raised: a nationality with a unit or leader present, and militia left."""
    present = units_in_area(box, war, war.side, area)
    nations = [ROYALIST] if war.side == ROYALIST and present else []
    if war.side == PATRIOT:
        nations = sorted({box.nation[unit] for unit in present})
    return [nation for nation in nations if idle_militia(box, war, nation)]


def bars_levy(box: Box, war: War, area: AreaId) -> Refusal | None:
    """4.9-1, 4.9-7 What keeps a side from mass recruitment in an area."""
    if not box.area[area].mass_recruitment:
        return Refusal.because("no-levy-area", "4.9-1")
    if war.side in war.levied:
        return Refusal.because("levied-this-turn", "4.9-1")
    if war.on(ONE_LEVY) and (war.side, area) in war.called:
        return Refusal.because("levied-before", "4.9-7", area=area)
    if not units_in_area(box, war, war.side, area):
        return Refusal.because("nobody-to-levy", "4.9-6", area=area)
    if not levies(box, war, area):
        return Refusal.because("no-militia-left", "4.9-8")
    return None


async def mass_recruitment(table: Table[War, Box]) -> None:
    """4.9-1 Once a turn and side, in one area."""
    war, box = table.game, table.box
    if any(bars_levy(box, war, area) is None for area in box.area):
        await table.choose(war.side, MASS_RECRUITMENT)


async def recruit(table: Table[War, Box], area: AreaId) -> None:
    """4.9-2 The militia of a nationality takes up arms."""
    war, box = table.game, table.box
    nation = await table.pick(war.side, "levy-nation", NATION, levies(box, war, area), area=area)
    raised = idle_militia(box, war, nation)[: box.figure["mass_militia"]]
    for unit in raised:
        enter_play(box, war, unit, area)
    war.levied.add(war.side)
    war.recruited.add((war.side, area))  # 4.9-3 it bans uprisings until the Liberals rule
    war.called.add((war.side, area))  # 4.9-7
    war.halved[area] = war.turn + 1  # 4.9-4
    table.tell("mass-recruitment", rule="4.9-2", side=war.side, area=area, units=len(raised))
    await take_stock(table, area)


NATION = Action("nation", "4.9-1", of=TARGET)
RECRUIT: Action = Action(
    "recruit",
    "4.9-1",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: RECRUIT.each(box.area),
    bars=bars_levy,
    do=recruit,
    costs=lambda _box, _war, area: Say("cost-levy", {"area": area}, "4.9-4"),
)
MASS_RECRUITMENT = Menu("mass-recruitment", RECRUIT, DONE)
