"""7.1 to 7.4 Naval movement, and the return to port."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place, SeaId
from vivac.games.guerra.box.unpacking import COCHRANE, PATRIOT, ROYALIST, SPAIN, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.amphibious import aboard, end_voyage, land, landings
from vivac.games.guerra.chapters.answers import LEAVE, STAY, STOP
from vivac.games.guerra.chapters.control import holder, holds
from vivac.games.guerra.chapters.forces import go, leave_play, ships
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.movement import leave_behind
from vivac.games.guerra.chapters.naval_battle import engage, engagements
from vivac.games.guerra.chapters.raids import raid, raids
from vivac.games.guerra.game import Step, War
from vivac.table import Option, Refusal, Table


def courses(box: Box, war: War) -> list[Option]:
    """7.1, 7.2, 7.3 Where the active fleet may sail next."""
    here = war.where[war.fleet[0]]
    side = box.side[war.fleet[0]]
    way = war.under_way or war.fleet_ops >= box.op["sail"]
    found: list[Option] = []
    if way:
        near = box.harbour[here] if here in box.harbour else box.seas.exits.get(here, ())
        found += [box.sail[sea] for sea in near]
    if here in box.ports:
        found += [box.sail[port] for port in box.ports[here] if may_enter_port(box, war, side, port)]
    for to, ops, royalist_only in box.passages.get(here, ()):
        if war.fleet_ops >= ops and (side == ROYALIST or not royalist_only):
            found.append(box.sail[to])
    return found


def may_enter_port(box: Box, war: War, side: str, port: Place) -> bool:
    """6.7-4 A port held by one's side or by nobody; havens are for Patriots (10.3-3)."""
    if port in box.havens:
        return side == PATRIOT
    return holder(box, war, port) in (side, "")


def bars_course(box: Box, war: War, to: Place) -> Refusal | None:
    if not war.fleet:
        return Refusal.because("no-fleet-active", "7.1-1")
    if box.sail[to] in courses(box, war):
        return None
    if to in box.city and not may_enter_port(box, war, box.side[war.fleet[0]], to):
        return Refusal.because("port-of-the-enemy", "6.7-4", city=to)
    if war.fleet_ops < box.op["sail"] and not war.under_way:
        return Refusal.because("not-enough-ops", "3.3-7", needed=box.op["sail"], left=war.fleet_ops)
    return Refusal.because("not-adjacent-sea", "7.1-1", sea=to)


def sail_to(table: Table[War], to: Place) -> None:
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


def options(box: Box, war: War) -> list[Option]:
    """Everything the active fleet may do now."""
    found = courses(box, war)
    found += engagements(box, war)
    found += raids(box, war)
    found += landings(box, war)
    if len(war.fleet) > 1 and not aboard(war):
        found.append(LEAVE)
    found.append(STOP)
    return found


async def voyage(table: Table[War]) -> None:
    """One operation of the active fleet, or the end of its activation."""
    war, box = table.game, table.box
    if not any(unit in box.naval for unit in war.fleet):
        await end_voyage(table)
        return
    side = box.side[war.fleet[0]]
    answer = await table.ask(side, "voyage", lambda: options(box, war), ops=war.fleet_ops)
    match answer[0]:
        case "stop":
            await end_voyage(table)
        case "sail":
            port = war.where[war.fleet[0]]
            sail_to(table, str(answer[1]))
            if port in box.ground:
                await take_stock(table, box.ground[port])  # 6.7-4 the garrison may have gone with the ships
        case "engage":
            await engage(table, str(answer[1]), int(answer[2]))
        case "raid":
            await raid(table, str(answer[1]))
        case "leave":
            await leave_behind(table, war.fleet)
        case _:
            await land(table, str(answer[1]))


# ---------------------------------------------------------------- 7.4 return to port


def havens_at_sea(box: Box, war: War, side: str) -> list[Place]:
    """7.4-1 Ports a side's ships may go home to."""
    found: list[Place] = [port for port in box.harbour if port in box.city and holds(box, war, side, port)]
    return [*found, *box.havens] if side == PATRIOT else found


def near_home(box: Box, sea: SeaId, homes: list[Place]) -> bool:
    """7.4-1 Within four sea areas of a port of its own side."""
    radius = box.figure["return_radius"]
    return any(box.sea_distance(sea, gate) <= radius for port in homes for gate in box.harbour[port])


def returns(box: Box, war: War, ship: UnitId) -> list[Option]:
    """7.4-2 The free move follows sea adjacency without limit; the boxes only from within four areas."""
    side, here = box.side[ship], war.where[ship]
    sea = here if here in box.seas.exits else box.harbour[here][0]
    homes = havens_at_sea(box, war, side)
    radius = box.figure["return_radius"]
    reach = len(box.seas.places)
    found = []
    if here == sea and near_home(box, sea, homes):
        found.append(STAY)
    for port in homes:
        far = radius if port in box.havens else reach
        if any(box.sea_distance(sea, gate) <= far for gate in box.harbour[port]):
            found.append(box.sail[port])
    found += [
        box.sail[other]
        for other in box.seas.places
        if other != here and box.sea_distance(sea, other) <= reach and near_home(box, other, homes)
    ]
    if side == ROYALIST and (
        sea.startswith("atlantic") or any(box.sea_distance(sea, gate) <= radius for gate in box.spanish_main)
    ):
        found.append(box.sail[SPAIN])
    return found


def away(box: Box, war: War, side: str, place: Place) -> bool:
    """7.4-1 At sea, or in a port that is not its own side's."""
    return place in box.seas.exits or (place in box.city and not holds(box, war, side, place))


async def homecoming(table: Table[War]) -> None:
    """7.4 Patriot ships first, then Royalist; a ship with nowhere to go is lost."""
    war, box = table.game, table.box
    for side in (PATRIOT, ROYALIST):
        abroad = [s for s in sorted(box.naval) if box.side[s] == side and away(box, war, side, war.where[s])]
        for ship in abroad:
            start = war.where[ship]
            choices = returns(box, war, ship)
            if not choices:
                table.tell("ship-lost-at-sea", rule="7.4-1", ship=ship)
                leave_play(box, war, ship)
            else:
                answer = await table.ask(side, "return", choices, ship=ship, sea=start)
                if answer != STAY:
                    go(box, war, ship, str(answer[1]))
                    war.label.pop(ship, None)
            if war.where[COCHRANE] == start and not ships(box, war, PATRIOT, start):
                if war.where[ship] in box.off_board or side == ROYALIST:
                    await leader_check(table, COCHRANE)
                else:
                    go(box, war, COCHRANE, war.where[ship])  # he sails with the last of his ships
                    war.label.pop(COCHRANE, None)
    war.step = Step.END
