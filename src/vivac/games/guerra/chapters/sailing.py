"""7.1 to 7.4 Naval movement, and the return to port."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import COCHRANE, PATRIOT, ROYALIST, SPAIN, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.amphibious import LAND, aboard, end_voyage, landings
from vivac.games.guerra.chapters.choices import STAY, TARGET
from vivac.games.guerra.chapters.control import holder, holds
from vivac.games.guerra.chapters.forces import go, leave_play, ships
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.movement import leave_behind
from vivac.games.guerra.chapters.naval_battle import ENGAGE, engagements
from vivac.games.guerra.chapters.paying import cost_of_stopping, op_price, ops_for
from vivac.games.guerra.chapters.raids import RAID, raids
from vivac.games.guerra.game import Moment, War
from vivac.table import Action, Menu, Option, Refusal, Say, Table, at_place


def courses(box: Box, war: War) -> list[Option]:
    """7.1, 7.2, 7.3 Where the active fleet may sail next."""
    here = war.where[war.fleet[0]]
    side = box.side[war.fleet[0]]
    way = war.under_way or war.fleet_ops >= box.op["sail"]
    found: list[Option] = []
    if way:
        near = box.harbour[here] if here in box.harbour else box.seas.exits.get(here, ())
        found += SAIL.each(near)
    if here in box.ports:
        found += [SAIL(port) for port in box.ports[here] if may_enter_port(box, war, side, port)]
    for to, ops, royalist_only in box.passages.get(here, ()):
        if war.fleet_ops >= ops and (side == ROYALIST or not royalist_only):
            found.append(SAIL(to))
    return found


def may_enter_port(box: Box, war: War, side: str, port: Place) -> bool:
    """6.7-4 A port held by one's side or by nobody; havens are for Patriots (10.3-3)."""
    if port in box.havens:
        return side == PATRIOT
    return holder(box, war, port) in (side, "")


def bars_course(box: Box, war: War, to: Place) -> Refusal | None:
    """7.1, 7.2, 7.3, 6.7-4 What keeps the active fleet from sailing to a place."""
    here, side = war.where[war.fleet[0]], box.side[war.fleet[0]]
    for end, ops, royalist_only in box.passages.get(here, ()):
        if end == to and royalist_only and side != ROYALIST:
            return Refusal.because("waters-of-spain", "7.3-1")
        if end == to:
            return too_far(war, ops) if war.fleet_ops < ops else None
    near = box.harbour[here] if here in box.harbour else box.seas.exits.get(here, ())
    if to in near:
        needed = box.op["sail"]
        return too_far(war, needed) if war.fleet_ops < needed and not war.under_way else None
    if to in box.ports.get(here, ()):
        if may_enter_port(box, war, side, to):
            return None
        return Refusal.because("port-of-the-enemy", "6.7-4", city=to)
    return Refusal.because("not-adjacent-sea", "7.1-1", sea=to)


def too_far(war: War, needed: int) -> Refusal:
    return Refusal.because("not-enough-ops", "3.3-7", needed=needed, left=war.fleet_ops)


def cost_of_sailing(box: Box, war: War, to: Place) -> Say | None:
    """7.1-1, 7.1-2, 7.2 What the next stretch takes."""
    here, left = war.where[war.fleet[0]], war.fleet_ops
    passage = next((ops for place, ops, _ in box.passages.get(here, ()) if place == to), 0)
    if not passage or to in box.seas.exits.get(here, ()):
        if to not in box.seas.exits:
            return Say("cost-into-port", {}, "7.1-2")
        if war.under_way:
            return Say("cost-under-way", {"seas": war.under_way}, "7.1-1")
        return ops_for("sail", afloat=True)(box, war)
    return op_price(passage, left)


def sail_to(table: Table[War, Box], to: Place) -> None:
    """7.1-1 One OP for four sea areas; 7.1-2 into a port for nothing; the passages are paid whole."""
    war, box = table.game, table.box
    here = war.where[war.fleet[0]]
    passage = next((ops for place, ops, _ in box.passages.get(here, ()) if place == to), 0)
    if passage and to not in box.seas.exits.get(here, ()):
        war.fleet_ops -= passage
        war.under_way = 0
    elif to in box.seas.exits:
        if not war.under_way:
            war.fleet_ops -= box.op["sail"]
            war.under_way = box.figure["sea_areas_per_op"]
        war.under_way -= 1
    for unit in (*war.fleet, *aboard(war)):
        go(box, war, unit, to)
    table.tell("sails", rule="7.1-1", side=box.side[war.fleet[0]], place=to)


async def sail(table: Table[War, Box], to: Place) -> None:
    """7.1-1 To the next sea area or port; 6.7-4 the garrison of the port may have gone with the ships."""
    port = table.game.where[table.game.fleet[0]]
    sail_to(table, to)
    if port in table.box.ground:
        await take_stock(table, table.box.ground[port])


def bars_leaving_ships(_box: Box, war: War) -> Refusal | None:
    """5.2-1, 7.6-5 A ship must sail on, and none is left behind with troops aboard."""
    if aboard(war):
        return Refusal.because("troops-aboard", "7.6-5")
    return Refusal.because("nobody-to-leave", "5.2-1") if len(war.fleet) < 2 else None


def all_operations(box: Box, war: War) -> list[Option]:
    """Everything the active fleet may do now, found at one look at where it is."""
    found = courses(box, war)
    found += engagements(box, war)
    found += raids(box, war)
    found += landings(box, war)
    if len(war.fleet) > 1 and not aboard(war):
        found.append(LEAVE())
    found.append(STOP())
    return found


async def voyage(table: Table[War, Box]) -> Moment:
    """One operation of the active fleet, or the end of its activation."""
    war, box = table.game, table.box
    if not any(unit in box.naval for unit in war.fleet):
        await end_voyage(table)
        return ashore(war)
    side = box.side[war.fleet[0]]
    taken = await table.choose(side, VOYAGE, ops=war.fleet_ops, place=war.where[war.fleet[0]])
    return ashore(war) if taken == STOP() else Moment.VOYAGE


def ashore(war: War) -> Moment:
    """7.6-1 When the fleet is done, the troops that it carried or landed go on."""
    return Moment.MARCH if war.active else Moment.OPERATIONS


SAIL: Action = Action(
    "sail",
    "7.1-1",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: SAIL.each(box.waters),
    bars=bars_course,
    do=sail,
    costs=cost_of_sailing,
)
LEAVE = Action(
    "leave", "5.2-1", bars=bars_leaving_ships, do=lambda table: leave_behind(table, table.game.fleet)
)
STOP = Action("stop", "3.3-9", do=end_voyage, costs=cost_of_stopping)
VOYAGE = Menu("voyage", SAIL, ENGAGE, RAID, LAND, LEAVE, STOP, fast=all_operations)


# ---------------------------------------------------------------- 7.4 return to port

RETURN = Action("sail", "7.4-1", of=TARGET, lights=at_place)


def havens_at_sea(box: Box, war: War, side: str) -> list[Place]:
    """7.4-1 Ports a side's ships may go home to."""
    found: list[Place] = [port for port in box.harbour if port in box.city and holds(box, war, side, port)]
    return [*found, *box.havens] if side == PATRIOT else found


def near_home(box: Box, sea: Place, homes: list[Place]) -> bool:
    """7.4-1 Within four sea areas of a port of its own side."""
    radius = box.figure["return_radius"]
    return any(box.sea_distance(sea, gate) <= radius for port in homes for gate in box.harbour[port])


def returns(box: Box, war: War, ship: UnitId) -> list[Place]:
    """7.4-2 The free move follows sea adjacency without limit; the boxes only from within four areas."""
    side, here = box.side[ship], war.where[ship]
    sea = here if here in box.seas.exits else box.harbour[here][0]
    homes = havens_at_sea(box, war, side)
    radius = box.figure["return_radius"]
    reach = len(box.seas.places)
    found: list[Place] = []
    for port in homes:
        far = radius if port in box.havens else reach
        if any(box.sea_distance(sea, gate) <= far for gate in box.harbour[port]):
            found.append(port)
    found += [
        other
        for other in box.seas.places
        if other != here and box.sea_distance(sea, other) <= reach and near_home(box, other, homes)
    ]
    if side == ROYALIST and (
        sea.startswith("atlantic") or any(box.sea_distance(sea, gate) <= radius for gate in box.spanish_main)
    ):
        found.append(SPAIN)
    return found


def may_stay(box: Box, war: War, ship: UnitId) -> bool:
    """7.4-1 At sea, within four sea areas of a port of its own side."""
    here = war.where[ship]
    return here in box.seas.exits and near_home(box, here, havens_at_sea(box, war, box.side[ship]))


def away(box: Box, war: War, side: str, place: Place) -> bool:
    """7.4-1 At sea, or in a port that is not its own side's."""
    return place in box.seas.exits or (place in box.city and not holds(box, war, side, place))


async def homecoming(table: Table[War, Box]) -> None:
    """7.4 Patriot ships first, then Royalist; a ship with nowhere to go is lost."""
    war, box = table.game, table.box
    for side in (PATRIOT, ROYALIST):
        abroad = [s for s in sorted(box.naval) if box.side[s] == side and away(box, war, side, war.where[s])]
        for ship in abroad:
            start = war.where[ship]
            choices = returns(box, war, ship)
            stays = may_stay(box, war, ship)
            if not choices and not stays:
                table.tell("ship-lost-at-sea", rule="7.4-1", ship=ship)
                leave_play(box, war, ship)
            else:
                others = [STAY] if stays else []
                home = await table.pick(side, "return", RETURN, choices, *others, ship=ship, sea=start)
                if home is not None:
                    go(box, war, ship, home)
                    war.label.pop(ship, None)
            if war.where[COCHRANE] == start and not ships(box, war, PATRIOT, start):
                if war.where[ship] in box.off_board or side == ROYALIST:
                    await leader_check(table, COCHRANE)
                else:
                    go(box, war, COCHRANE, war.where[ship])  # he sails with the last of his ships
                    war.label.pop(COCHRANE, None)
