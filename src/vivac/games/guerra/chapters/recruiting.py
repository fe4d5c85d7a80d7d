"""4.6 Building and rebuilding."""

from __future__ import annotations

from collections.abc import Iterator

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, Place
from vivac.games.guerra.box.unpacking import NATIONS, PURSES, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import DONE, TARGET, at_unit, one_place
from vivac.games.guerra.chapters.control import besieged, holding, holds, is_open_to, port_of_nation
from vivac.games.guerra.chapters.forces import enter_play
from vivac.games.guerra.chapters.intelligence import confidant
from vivac.games.guerra.chapters.spending import SPEND, rp_price
from vivac.games.guerra.game import War
from vivac.table import Action, Lit, Menu, Option, Refusal, Say, Table

PER_STEP = ("infantry", "cavalry")
WEAK = "reduced"  # how a unit is raised of which one step is paid for
SHIPS = "ships "  # the ports of a nationality, in the table of grounds


def survey(box: Box, war: War) -> None:
    """4.6-2, 4.6-5 Where each nationality of the side may raise units now; building changes only ports."""
    grounds: dict[str, tuple[Place, ...]] = {}
    if war.side == ROYALIST:
        areas = [area for area in box.area if holding(box, war, area).royalist]
        grounds[ROYALIST] = tuple(spot for area in areas for spot in building_spots(box, war, area))
        grounds[SHIPS + ROYALIST] = tuple(port for port in box.harbour if launches(box, war, ROYALIST, port))
    else:
        for nation in NATIONS:
            areas = [
                area.id
                for area in box.area.values()
                if nation in area.builds and nation_controls(box, war, nation, area.id)
            ]
            spots = [spot for area in areas for spot in building_spots(box, war, area)]
            haven = box.haven_of.get(nation)
            if haven and haven_is_open(box, war, nation, haven):
                spots.append(haven)
            grounds[nation] = tuple(spots)
            ports = [port for port in box.harbour if launches(box, war, nation, port)]
            grounds[SHIPS + nation] = (*ports, haven) if haven in spots and haven else tuple(ports)
    war.grounds = grounds


def launches(box: Box, war: War, nation: str, port: Place) -> bool:
    """4.6-5 Whether ships are built in a port: held, unbesieged, and for Patriots of their own nation."""
    if port not in box.city or besieged(war, port):
        return False
    if nation == ROYALIST:
        return holds(box, war, ROYALIST, port)
    return nation in box.area[box.ground[port]].builds and port_of_nation(box, war, nation, port)


def nation_controls(box: Box, war: War, nation: str, area: AreaId) -> bool:
    """4.6-2 Full or partial Patriot control, with a unit of the nationality there."""
    return holding(box, war, area).patriot > 0 and any(
        box.nation[unit] == nation and unit in box.ashore
        for spot in box.spots[area]
        for unit in war.stack.get(spot, ())
    )


def building_spots(box: Box, war: War, area: AreaId) -> list[Place]:
    """4.6-2, 4.6-3 The field, and its cities that are open to the side; never a besieged one."""
    return [area, *(city for city in box.cities[area] if is_open_to(box, war, war.side, city))]


def haven_is_open(box: Box, war: War, nation: str, haven: Place) -> bool:
    """10.3-2 With a leader of the nationality in the box."""
    return any(unit in box.leaders and box.nation[unit] == nation for unit in war.stack.get(haven, ()))


def cost(box: Box, unit: UnitId, steps: int) -> int:
    """4.4-1 In half RP: by the step for infantry and cavalry, by the unit for the rest."""
    kind = box.kind[unit]
    return box.price[kind] * (steps if kind in PER_STEP else 1)


def payers(box: Box, war: War, unit: UnitId, price: int) -> list[str]:
    return [purse for purse in PURSES[box.nation[unit]] if war.rp[purse] >= price]


def places_for(box: Box, war: War, unit: UnitId) -> list[Place]:
    """Where a unit may be built."""
    nation = ROYALIST if war.side == ROYALIST else box.nation[unit]
    if unit in box.naval:
        ports = war.grounds[SHIPS + nation]
        return [port for port in ports if port not in box.havens or room_in_haven(box, war, unit, port)]
    if unit in box.granadines:  # 4.10-3 only in Santa Fe
        return [spot for spot in war.grounds[nation] if box.ground.get(spot) == "santa_fe"]
    return [
        spot for spot in war.grounds[nation] if spot not in box.havens or room_in_haven(box, war, unit, spot)
    ]


def room_in_haven(box: Box, war: War, unit: UnitId, haven: Place) -> bool:
    """10.3-2 Two infantry, one cavalry, one artillery and one frigate in the box at most; no militia."""
    kind = box.kind[unit]
    limits = box.charts.haven.cells
    return kind in limits and sum(box.kind[u] == kind for u in war.stack.get(haven, ())) < limits[kind]


def purchases(box: Box, war: War) -> list[Option]:
    """4.6-1 Everything the side can pay for and has a place for; one militia of each kind stands for all."""
    found: list[Option] = []
    turn = war.turn
    for nation in box.nations_of[war.side]:
        if not war.grounds[nation] and not war.grounds[SHIPS + nation]:
            continue
        rich = max(war.rp[purse] for purse in PURSES.get(nation, (ROYALIST,)))
        seen: set[str] = set()
        for unit in war.stack.get(box.pools[nation], ()):
            kind = box.kind[unit]
            if box.turn[unit] > turn or unit in box.leaders or kind in seen:
                continue
            steps = box.steps[unit]
            if box.price[kind] > rich or not places_for(box, war, unit):
                continue
            if unit in box.militia:
                seen.add(kind)
            if cost(box, unit, steps) <= rich:
                found.append(BUY(unit))
            if steps == 2 and kind in PER_STEP:
                found.append(BUY(unit, WEAK))
    return found


def rebuildings(box: Box, war: War) -> list[Option]:
    """4.6-4 Reduced units that stand where they could be built."""
    return [
        RESTORE(unit)
        for unit in sorted(war.reduced)
        if box.side[unit] == war.side and bars_restoring(box, war, unit) is None
    ]


def bars_restoring(box: Box, war: War, unit: UnitId) -> Refusal | None:
    """4.6-4 What keeps a unit from getting back the step it has lost."""
    if unit not in war.reduced or box.kind[unit] not in PER_STEP:
        return Refusal.because("not-reduced", "4.6-4")
    nation = ROYALIST if war.side == ROYALIST else box.nation[unit]
    spots = war.grounds.get(nation, ())
    here = war.where[unit]
    if here not in spots or (unit in box.granadines and box.ground.get(here) != "santa_fe"):
        return Refusal.because("not-built-here", "4.6-4", unit=unit)
    if not payers(box, war, unit, box.price[box.kind[unit]]):
        return Refusal.because("too-poor", "4.4-1")
    return None


def bars_purchase(box: Box, war: War, unit: UnitId, *weak: str) -> Refusal | None:
    """4.6-1 What keeps a unit from being raised."""
    if unit in box.leaders:
        return Refusal.because("leaders-not-raised", "4.6-1")
    if war.where[unit] != box.pool[unit]:
        return Refusal.because("not-in-the-pool", "4.6-1")
    if box.turn[unit] > war.turn:
        return Refusal.because("too-early", "2.3-3", turn=box.turn[unit])
    if not payers(box, war, unit, cost(box, unit, 1 if weak else box.steps[unit])):
        return Refusal.because("too-poor", "4.4-1")
    if not places_for(box, war, unit):
        return Refusal.because("nowhere-to-build", "4.6-2")
    if unit in box.militia and unit != next(idle(box, war, unit)):
        return Refusal.because("all-alike", "4.6-1")
    return None


def idle(box: Box, war: War, unit: UnitId) -> Iterator[UnitId]:
    """4.6-1 The counters of a pool that are like this one and whose time has come."""
    return (
        other
        for other in war.stack[box.pool[unit]]
        if box.kind[other] == box.kind[unit]
        and box.nation[other] == box.nation[unit]
        and box.turn[other] <= war.turn
    )


def own_counters(box: Box, war: War) -> list[UnitId]:
    """The counters of the side whose step it is, wherever they are."""
    return [unit for unit in box.unit if box.side[unit] == war.side]


def every_purchase(box: Box, war: War) -> list[Option]:
    """4.6-1 Every unit whole, and two-step infantry and cavalry with one step."""
    own = own_counters(box, war)
    halves = [unit for unit in own if box.steps[unit] == 2 and box.kind[unit] in PER_STEP]
    return [*map(BUY, own), *(BUY(unit, WEAK) for unit in halves)]


async def build(table: Table[War, Box]) -> bool:
    """4.6 One unit is raised or restored; false when the side is done."""
    return await table.choose(table.game.side, BUILDING) != DONE()


async def restore(table: Table[War, Box], unit: UnitId) -> None:
    """4.6-4 A unit gets back the step it has lost."""
    war, box = table.game, table.box
    await pay_for(table, unit, cost(box, unit, 1))
    war.reduced.discard(unit)
    table.tell("restored", rule="4.6-4", to=confidant(box, war, unit), unit=unit)


async def buy(table: Table[War, Box], unit: UnitId, *weak: str) -> None:
    """4.6-1 A unit is paid for and enters play, whole or with one step."""
    war, box = table.game, table.box
    await pay_for(table, unit, cost(box, unit, 1 if weak else box.steps[unit]))
    place = await table.pick(war.side, "build-where", RAISE_AT, places_for(box, war, unit), unit=unit)
    enter_play(box, war, unit, place, weak=bool(weak))
    table.tell("built", rule="4.6-2", unit=unit, place=place)
    if place in box.ground:
        await raised(table, box.ground[place])


async def raised(table: Table[War, Box], area: AreaId) -> None:
    """6.7-3, 8.1-3 New troops may have made a port their own, or caught a lone leader."""
    war, box = table.game, table.box
    for port in box.cities[area]:
        for nation in box.nations_of[war.side] if port in box.harbour else ():
            ports = war.grounds[SHIPS + nation]
            if port not in ports and launches(box, war, nation, port):
                war.grounds[SHIPS + nation] = (*ports, port)
    await take_stock(table, area)


async def pay_for(table: Table[War, Box], unit: UnitId, price: int) -> None:
    war, box = table.game, table.box
    purse = await table.pick(
        war.side, "pay-from", SPEND.given(price), payers(box, war, unit, price), unit=unit
    )
    war.rp[purse] -= price


def cost_of_raising(box: Box, war: War, unit: UnitId, *weak: str) -> Say:
    """4.4-1 What a unit costs, of the richest pool that may pay it."""
    price = cost(box, unit, 1 if weak else box.steps[unit])
    return rp_price(price, max(war.rp[purse] for purse in payers(box, war, unit, price)))


def cost_of_restoring(box: Box, war: War, unit: UnitId) -> Say:
    """4.6-4 A step is raised like a unit of one."""
    return cost_of_raising(box, war, unit, WEAK)


def with_steps(box: Box, war: War, viewer: str | None, unit: UnitId, *weak: str) -> Lit:
    """A unit of a pool, and the steps it is raised with."""
    lit = at_unit(box, war, viewer, unit)
    return lit._replace(params={"steps": 1 if weak else box.steps[unit]})


RAISE_AT = one_place("4.6-2")
BUY = Action(
    "buy",
    "4.6-1",
    of=TARGET,
    lights=with_steps,
    among=every_purchase,
    bars=bars_purchase,
    fast=purchases,
    do=buy,
    costs=cost_of_raising,
)
RESTORE: Action = Action(
    "restore",
    "4.6-4",
    of=TARGET,
    lights=at_unit,
    among=lambda box, war: [*map(RESTORE, own_counters(box, war))],
    bars=bars_restoring,
    fast=rebuildings,
    do=restore,
    costs=cost_of_restoring,
)
BUILDING = Menu("building", BUY, RESTORE, DONE)
