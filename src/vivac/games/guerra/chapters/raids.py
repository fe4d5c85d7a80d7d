"""7.8 Raids on enemy coasts."""

from __future__ import annotations

from vivac.games.guerra.box.contents import AreaId
from vivac.games.guerra.box.unpacking import COCHRANE, Box
from vivac.games.guerra.chapters.choices import TARGET
from vivac.games.guerra.chapters.control import controls
from vivac.games.guerra.chapters.forces import OTHER, ships
from vivac.games.guerra.chapters.paying import ops_for
from vivac.games.guerra.game import War
from vivac.table import D6, Action, Option, Refusal, Table, Test, at_place


def bars_raid(box: Box, war: War, area: AreaId) -> Refusal | None:
    """7.8-1, 7.8-2 What keeps the active fleet from raiding a coast."""
    if area not in box.coast.get(war.where[war.fleet[0]], ()):
        return Refusal.because("not-this-coast", "7.8-1", area=area)
    if war.fleet_ops < box.op["raid"]:
        return Refusal.because("not-enough-ops", "3.3-14", needed=box.op["raid"], left=war.fleet_ops)
    if not box.area[area].rp:
        return Refusal.because("nothing-to-raid", "7.8-2", area=area)
    if area in war.raided:
        return Refusal.because("already-raided", "7.8-2", area=area)
    if not controls(box, war, OTHER[box.side[war.fleet[0]]], area):
        return Refusal.because("not-enemy-coast", "7.8-1", area=area)
    return None


def raids(box: Box, war: War) -> list[Option]:
    if war.fleet_ops < box.op["raid"]:
        return []
    coast = box.coast.get(war.where[war.fleet[0]], ())
    return [RAID(area) for area in coast if bars_raid(box, war, area) is None]


async def raid(table: Table[War, Box], area: AreaId) -> None:
    """7.8-1 One roll by the whole fleet; on 4 or more the area gives 1 RP less."""
    war, box = table.game, table.box
    side, sea = box.side[war.fleet[0]], war.where[war.fleet[0]]
    war.fleet_ops -= box.op["raid"]
    terms = {
        "enemy-ships": -int(ships(box, war, OTHER[side], sea)),
        "cochrane": int(COCHRANE in war.fleet),
    }
    test = Test("7.8-1", die=terms, needs=box.figure["raid_from"], by=tuple(war.fleet), at=area)
    success = test.passes(await table.roll(D6, "raid", lambda: test))
    if success:
        war.raided.add(area)
    table.tell("raided" if success else "raid-fails", rule="7.8-1", side=side, area=area)


RAID: Action = Action(
    "raid",
    "7.8-1",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: RAID.each(box.area),
    bars=bars_raid,
    do=raid,
    costs=ops_for("raid", afloat=True),
)
