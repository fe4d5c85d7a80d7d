"""4.8 Reinforcements from Spain, convoy by convoy."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import CityId, SeaId
from vivac.games.guerra.box.unpacking import LOST, PATRIOT, ROYALIST, SPAIN, TRACK, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import (
    ALL,
    CLOSE,
    DECLINE,
    PICK,
    PICK_ALL_OR_CLOSE,
    PICK_OR_ALL,
    TARGET,
    nothing,
)
from vivac.games.guerra.chapters.control import besieged, holds
from vivac.games.guerra.chapters.forces import enter_play, go, leave_play, ships
from vivac.games.guerra.chapters.leaders import leader_check, leaders_enter
from vivac.games.guerra.chapters.naval_battle import fight_at_sea
from vivac.games.guerra.game import CLOSED_PORTS, Moment, War
from vivac.table import D6, Action, Menu, Refusal, Table, Test, at_place


def waiting(box: Box, war: War) -> list[UnitId]:
    """4.8-1, 4.8-5 Spanish reinforcements due, and those kept or turned back."""
    return [
        unit
        for unit in (*war.stack.get(TRACK, ()), *war.stack.get(SPAIN, ()))
        if box.side[unit] == ROYALIST
        and box.turn[unit] <= war.turn
        and (box.unit[unit].entry == "reinforcement" or war.where[unit] == SPAIN)
        and (unit not in box.leaders or box.unit[unit].zone == "any_port" or war.where[unit] == SPAIN)
        and not (unit in box.naval and war.where[unit] == SPAIN)  # ships in Spain sail by themselves (7.3)
        and unit not in war.finished  # 4.8-5 turned back in this turn
    ]


def bars_convoy(box: Box, war: War, port: CityId) -> Refusal | None:
    """4.8-1, 4.8-9 Convoys make for ports in America that the Royalist holds and nobody besieges."""
    if not holds(box, war, ROYALIST, port):
        return Refusal.because("port-not-held", "4.8-10", city=port)
    if besieged(war, port):
        return Refusal.because("port-besieged", "4.8-10", city=port)
    if war.on(CLOSED_PORTS) and closed(box, war, box.city[port].sea):
        return Refusal.because("port-closed", "4.8-9", city=port)
    return None


def closed(box: Box, war: War, sea: SeaId) -> bool:
    """4.8-9 By the switch, Patriot ships off a port shut it where no Royalist ships are."""
    return bool(ships(box, war, PATRIOT, sea)) and not ships(box, war, ROYALIST, sea)


def cancel_if_liberal(box: Box, war: War) -> None:
    """10.2.1-1 Once the Liberals rule, Spain sends nobody: what waits leaves the game."""
    if war.liberals:
        for unit in waiting(box, war):
            go(box, war, unit, LOST)


async def convoys(table: Table[War, Box]) -> Moment | None:
    """4.8-8 One convoy at a time: its port, its contents, its passage."""
    war, box = table.game, table.box
    cancel_if_liberal(box, war)
    ready = waiting(box, war)
    if ready and any(bars_convoy(box, war, port) is None for port in box.american_ports):
        taken = await table.choose(ROYALIST, CONVOYS, units=len(ready))
        if taken != WAIT():
            return Moment.CONVOYS
    for unit in waiting(box, war):  # 4.8-6
        enter_play(box, war, unit, SPAIN)
    war.finished.clear()
    await leaders_enter(table, ROYALIST)
    war.side = PATRIOT
    return None


async def send(table: Table[War, Box], port: CityId) -> None:
    """4.8-8 A convoy is put together, and sails."""
    await load(table, waiting(table.box, table.game), port)
    await arrive(table, port)


async def load(table: Table[War, Box], ready: Sequence[UnitId], port: CityId) -> None:
    """4.8-5 Who sails in this convoy."""
    war = table.game
    war.seaborne = []
    ashore = list(ready)
    while ashore:
        options, acts = [ALL(), *map(PICK, ashore)], PICK_OR_ALL
        if war.seaborne:
            options, acts = [*options, CLOSE()], PICK_ALL_OR_CLOSE
        answer = await table.ask(ROYALIST, "load", options, acts=acts, port=port)
        if answer == CLOSE():
            return
        if answer == ALL():
            war.seaborne += ashore
            return
        loaded = UnitId(str(answer[1]))
        war.seaborne.append(loaded)
        ashore.remove(loaded)


async def arrive(table: Table[War, Box], port: CityId) -> None:
    """4.8-2, 4.8-3 Patriot ships off the port close it, unless they are beaten or run past."""
    war, box = table.game, table.box
    sea = box.city[port].sea
    convoy, war.seaborne = war.seaborne, []
    table.tell("convoy", rule="4.8-1", port=port, units=len(convoy))
    if ships(box, war, PATRIOT, sea) and not await forced(table, convoy, port):
        await challenged(table, convoy, port)
        return
    await landed(table, convoy, port)


async def landed(table: Table[War, Box], convoy: Sequence[UnitId], port: CityId) -> None:
    """4.8-1 Ships in the port, troops in the city or in the field, whatever was not sunk before."""
    war, box = table.game, table.box
    afloat = [unit for unit in convoy if war.where[unit] not in box.off_board or war.where[unit] == TRACK]
    area = box.ground[port]
    outside = await camp(table, [unit for unit in afloat if unit in box.ashore], port)
    for unit in afloat:
        enter_play(box, war, unit, area if unit in outside else port, weak=unit in war.reduced)
    table.tell("convoy-lands", rule="4.8-2", port=port)
    await take_stock(table, area)


async def camp(table: Table[War, Box], troops: Sequence[UnitId], port: CityId) -> list[UnitId]:
    """4.8-1 Who camps in the field; the others stay inside the city."""
    inside, outside = list(troops), list[UnitId]()
    while inside:
        options = [CLOSE(), ALL(), *map(PICK, inside)]
        answer = await table.ask(ROYALIST, "camp", options, acts=PICK_ALL_OR_CLOSE, port=port)
        if answer == CLOSE():
            break
        leaving = inside[:] if answer == ALL() else [UnitId(str(answer[1]))]
        outside += leaving
        inside = [unit for unit in inside if unit not in leaving]
    return outside


async def forced(table: Table[War, Box], convoy: Sequence[UnitId], port: CityId) -> bool:
    """4.8-3 With ships of both sides there, a battle; 4.8-4 a tie is a Royalist win."""
    war, box = table.game, table.box
    sea = box.city[port].sea
    enemy = " ".join(unit for unit in war.stack[sea] if unit in box.naval and box.side[unit] == PATRIOT)
    escort = [unit for unit in war.stack.get(sea, ()) if unit in box.naval and box.side[unit] == ROYALIST]
    arriving = [unit for unit in convoy if unit in box.naval]
    if arriving and await table.choose(ROYALIST, ESCORT, port=port, units=enemy) == OFFER_BATTLE():
        for unit in arriving:
            enter_play(box, war, unit, sea)
        escort += arriving
    if not escort:
        return False
    blockers = [unit for unit in war.stack[sea] if unit in box.afloat and box.side[unit] == PATRIOT]
    inflicted = await fight_at_sea(table, escort, blockers)
    won = inflicted[ROYALIST] >= inflicted[PATRIOT]
    table.tell("convoy-battle", rule="4.8-4", side=ROYALIST if won else PATRIOT)
    return won


async def challenged(table: Table[War, Box], convoy: Sequence[UnitId], port: CityId) -> None:
    """4.8-2 The Patriot may roll against the transports; 4.8-7 ships are never sunk by it."""
    war, box = table.game, table.box
    if await table.choose(PATRIOT, BLOCKADE_RUN, port=port) == DECLINE():
        await landed(table, convoy, port)
        return
    test = Test("4.8-2", "convoy", against=tuple(convoy), at=port)
    fate = box.charts.convoy.at(await table.roll(D6, "convoy", lambda: test))
    if fate == "lands":
        await landed(table, convoy, port)
        return
    table.tell(f"convoy-{fate.replace('_', '-')}", rule="4.8-2", port=port)
    leaders = []
    for unit in convoy:
        if war.where[unit] == box.pool[unit]:  # sunk in the battle before
            continue
        if unit in box.land_units and fate == "destroyed":
            leave_play(box, war, unit)
            continue
        enter_play(box, war, unit, SPAIN, weak=unit in war.reduced)
        war.finished.add(unit)  # 4.8-5 they try again next turn
        if unit in box.leaders and fate == "destroyed":
            leaders.append(unit)
    for leader in leaders:
        await leader_check(table, leader)


CONVOY: Action = Action(
    "convoy",
    "4.8-1",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: CONVOY.each(box.american_ports),
    bars=bars_convoy,
    do=send,
)
WAIT = Action("wait", "4.8-8", do=nothing)
CONVOYS = Menu("convoy", CONVOY, WAIT)
OFFER_BATTLE, RUN_IN = Action("offer_battle", "4.8-12", do=nothing), Action("run_in", "4.8-12", do=nothing)
ESCORT = Menu("escort", OFFER_BATTLE, RUN_IN)
CHALLENGE = Action("challenge", "4.8-2", do=nothing)
BLOCKADE_RUN = Menu("challenge", CHALLENGE, DECLINE)
