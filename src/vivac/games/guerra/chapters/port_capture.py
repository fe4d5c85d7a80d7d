"""7.9 Ships in a port that falls."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import CityId, Place
from vivac.games.guerra.box.unpacking import COCHRANE, HAITI, PATRIOT, ROYALIST, SPAIN, USA, Box
from vivac.games.guerra.chapters.choices import PICK, TARGET, at_unit
from vivac.games.guerra.chapters.control import holds
from vivac.games.guerra.chapters.forces import OTHER, enter_play, go, leave_play, ships
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.game import War
from vivac.table import D6, Action, Table, Test, at_place

SAN_JUAN = CityId("san_juan")
ESCAPE = Action("sail", "7.9-1", of=TARGET, lights=at_place)
PRIZE = Action("prize", "7.9-2", of=TARGET, lights=at_unit)


async def port_falls(table: Table[War, Box], city: CityId, captor: str) -> None:
    """7.9-1 Each ship escapes, burns or is taken; from an unfortified port all put to sea (7.9-4)."""
    war, box = table.game, table.box
    loser = OTHER[captor]
    caught = [unit for unit in war.stack.get(city, ()) if unit in box.naval and box.side[unit] == loser]
    if city not in box.fortresses:
        for unit in [unit for unit in war.stack[city] if unit in box.afloat and box.side[unit] == loser]:
            go(box, war, unit, box.city[city].sea)
        table.tell("ships-put-to-sea", rule="7.9-4", city=city)
        return
    while caught:
        ship = await table.pick(loser, "ship-order", PICK, caught, city=city)  # 7.9-3
        caught.remove(ship)
        await fate_of_ship(table, ship, city, captor)
    if war.where[COCHRANE] == city and not ships(box, war, PATRIOT, city):
        await leader_check(table, COCHRANE)  # 8.3-4


async def fate_of_ship(table: Table[War, Box], ship: UnitId, city: CityId, captor: str) -> None:
    war, box = table.game, table.box
    loser = OTHER[captor]
    near = captor == PATRIOT and cochrane_near(box, war, city)
    test = Test("7.9-1", "port_capture", die={"cochrane": int(near)}, against=(ship,), at=city)
    fate = box.charts.port_capture.at(test.total(await table.roll(D6, "port-capture", lambda: test)))
    table.tell(f"ship-{fate}", rule="7.9-1", ship=ship, city=city)
    if fate == "escapes":
        places = escapes(box, war, ship, city)
        if places:
            go(box, war, ship, await table.pick(loser, "escape", ESCAPE, places, ship=ship))
            war.label.pop(ship, None)
            return
        table.tell("ship-nowhere", rule="7.9-3", ship=ship)
    elif fate == "captured":
        choices = prizes(box, war, ship, city, captor)
        if choices:
            prize = await table.pick(captor, "prize", PRIZE, choices, ship=ship)
            enter_play(box, war, prize, city, weak=ship in war.reduced)
    leave_play(box, war, ship)


def cochrane_near(box: Box, war: War, city: CityId) -> bool:
    """8.3-5 In the port or its sea area, with a Patriot ship."""
    return any(
        war.where[COCHRANE] == place and ships(box, war, PATRIOT, place)
        for place in (city, box.city[city].sea)
    )


def escapes(box: Box, war: War, ship: UnitId, city: CityId) -> list[Place]:
    """7.9-1, 7.9-3 A friendly port within five sea areas, or a refuge of the ship's own."""
    side, sea = box.side[ship], box.city[city].sea
    radius = box.figure["escape_radius"] - 1  # the port's own sea area counts as the first
    found: list[Place] = [
        port
        for port, seas in box.harbour.items()
        if port in box.city
        and port != city
        and box.sea_distance(sea, seas[0]) <= radius
        and holds(box, war, side, port)
    ]
    if side == ROYALIST:
        found.append(SPAIN)
        if SAN_JUAN not in found and holds(box, war, ROYALIST, SAN_JUAN):
            found.append(SAN_JUAN)
    elif box.nation[ship] == "mexico":
        found.append(USA)
    elif box.nation[ship] == "gran_colombia":
        found.append(HAITI)
    return found


def prizes(box: Box, war: War, ship: UnitId, city: CityId, captor: str) -> list[UnitId]:
    """7.9-2 A ship of the same type of the captor's nationality, from the pool."""
    area = box.ground[city]
    nations = (
        {
            box.nation[unit]
            for spot in (city, area)
            for unit in war.stack.get(spot, ())
            if unit in box.land_units
        }
        if captor == PATRIOT
        else {"spanish"}
    )
    found: dict[str, UnitId] = {}  # one of each nationality: they are all alike
    for other in sorted(box.naval):
        if (
            box.side[other] == captor
            and box.nation[other] in nations
            and war.where[other] == box.pool[other]
            and box.kind[other] == box.kind[ship]
            and box.factor[other] == box.factor[ship]
        ):
            found.setdefault(box.nation[other], other)
    return list(found.values())
