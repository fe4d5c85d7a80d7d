"""4.10 Patriot reinforcements."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, Place
from vivac.games.guerra.box.unpacking import COCHRANE, LOST, MINA, MORELOS, PATRIOT, ROYALIST, TRACK, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import PICK, one_place
from vivac.games.guerra.chapters.control import fully_controls, port_of_nation
from vivac.games.guerra.chapters.forces import enter_play, units_in_area
from vivac.games.guerra.chapters.leaders import leaders_enter
from vivac.games.guerra.chapters.mass_recruitment import idle_militia
from vivac.games.guerra.chapters.recruiting import nation_controls
from vivac.games.guerra.game import War
from vivac.table import Table

SANTA_FE = AreaId("santa_fe")
ARRIVE, LAND_MINA = one_place("4.10-1"), one_place("4.10-4")


def expected(box: Box, war: War) -> list[UnitId]:
    """Units that come in this turn."""
    return [
        unit
        for unit in war.stack.get(TRACK, ())
        if box.side[unit] == PATRIOT
        and box.unit[unit].entry == "reinforcement"
        and unit not in box.leaders
        and box.turn[unit] <= war.turn
    ]


async def arrivals(table: Table[War, Box]) -> None:
    """4.10 Unit by unit, then the leaders, then Cochrane's ship."""
    war, box = table.game, table.box
    for unit in expected(box, war):
        if unit in box.naval:
            await frigate_arrives(table, unit)
        elif box.nation[unit] == "mexico":
            await mexicans_arrive(table, unit)
        elif unit in box.granadines and nation_controls(box, war, "gran_colombia", SANTA_FE):  # 4.10-3
            await place(table, unit, [s for s in box.spots[SANTA_FE] if open_spot(box, war, s)])
        else:  # 4.10-5
            enter_play(box, war, unit, box.pool[unit])
            table.tell("to-the-pool", rule="4.10-5", unit=unit)
    came = war.where[COCHRANE] == TRACK
    await cochrane_brings(table)
    await leaders_enter(table, PATRIOT)
    if came and war.where[COCHRANE] not in (TRACK, LOST):
        table.tell("cochrane-comes", rule="8.3-7")
    war.side = war.first


def open_spot(box: Box, war: War, spot: Place) -> bool:
    """A field, or a city without an enemy inside or around it."""
    if spot in box.area:
        return True
    return not any(box.side[u] == ROYALIST and u in box.land_units for u in war.stack.get(spot, ())) and (
        spot not in war.siege.values()
    )


async def place(table: Table[War, Box], unit: UnitId, spots: list[Place]) -> None:
    war, box = table.game, table.box
    spot = await table.pick(PATRIOT, "arrives-where", ARRIVE, spots, unit=unit)
    enter_play(box, war, unit, spot)
    table.tell("arrives", rule="4.10-1", unit=unit, place=spot)
    await take_stock(table, box.ground[spot])


async def frigate_arrives(table: Table[War, Box], unit: UnitId) -> None:
    """4.10-6 Free, in a port of its nationality; if there is none, to the pool."""
    war, box = table.game, table.box
    ports = [
        port for port in box.harbour if port in box.city and port_of_nation(box, war, box.nation[unit], port)
    ]
    if ports:
        await place(table, unit, ports)
    else:
        enter_play(box, war, unit, box.pool[unit])
        table.tell("to-the-pool", rule="4.10-6", unit=unit)


async def mexicans_arrive(table: Table[War, Box], unit: UnitId) -> None:
    """4.10-1 Where Mexicans rule, or with Morelos; 4.10-2 once he is lost the cause is for militia."""
    war, box = table.game, table.box
    if war.where[MORELOS] == LOST:
        enter_play(box, war, unit, LOST)
        spare = idle_militia(box, war, "mexico", f"militia_{box.arm[unit]}")
        if not spare:
            table.tell("lost-cause", rule="4.10-2", unit=unit)
            return
        unit = spare[0]
        spots: list[Place] = [
            area for area in mexican_areas(box) if not units_in_area(box, war, ROYALIST, area)
        ]
    else:
        spots = [area for area in mexican_areas(box) if mexicans_rule(box, war, area)]
        where = war.where[MORELOS]
        if where in box.ground and where not in spots and where not in war.siege.values():
            spots.append(where)
    if not spots:  # 4.10-8
        if war.where[unit] != box.pool[unit]:
            enter_play(box, war, unit, box.pool[unit])
        table.tell("to-the-pool", rule="4.10-8", unit=unit)
        return
    await place(table, unit, spots)


def mexican_areas(box: Box) -> list[AreaId]:
    """4.6-2 The areas where Mexicans are raised."""
    return [area.id for area in box.area.values() if "mexico" in area.builds]


def mexicans_rule(box: Box, war: War, area: AreaId) -> bool:
    return fully_controls(box, war, PATRIOT, area) and nation_controls(box, war, "mexico", area)


async def cochrane_brings(table: Table[War, Box]) -> None:
    """8.3-3, 8.3-5 On his entry turn one naval unit from the pool enters free, where it has a port."""
    war, box = table.game, table.box
    if war.where[COCHRANE] != TRACK or box.turn[COCHRANE] > war.turn:
        return
    choices = [
        ship
        for ship in sorted(box.naval)
        if box.side[ship] == PATRIOT and war.where[ship] == box.pool[ship] and ports_for(box, war, ship)
    ]
    if choices:
        favourite = sorted(choices, key=lambda ship: ship != "ch_ship_1")
        ship = await table.pick(PATRIOT, "cochrane-ship", PICK, favourite)
        await place(table, ship, ports_for(box, war, ship))


def ports_for(box: Box, war: War, ship: UnitId) -> list[Place]:
    return [
        port
        for port in box.harbour
        if port in box.city
        and port_of_nation(box, war, box.nation[ship], port)
        and port not in war.siege.values()
    ]


# ---------------------------------------------------------------- 4.10-4 Mina


async def mina_lands(table: Table[War, Box]) -> None:
    """4.10-4 At the start of Patriot operations of turn VIII, on the Mexican coast of the Caribbean."""
    war, box = table.game, table.box
    if war.where[MINA] == TRACK and box.turn[MINA] <= war.turn:
        coast = [
            area
            for area in sorted(box.mexico)
            if any(sea.startswith("caribbean") for sea in box.area[area].seas)
        ]
        area = await table.pick(PATRIOT, "mina", LAND_MINA, coast)
        enter_play(box, war, MINA, area)
        table.tell("mina-lands", rule="4.10-4", area=area)
        await take_stock(table, area)
