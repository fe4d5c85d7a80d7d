"""3.3-7 What an activated land force may do, one operation after the other."""

from __future__ import annotations

from vivac.games.guerra.box.contents import CityId, Place
from vivac.games.guerra.box.unpacking import LEGION, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.amphibious import embark, embarkations
from vivac.games.guerra.chapters.answers import ASSAULT, BLOCKADE, EXIT, LEAVE, STOP, WORKS
from vivac.games.guerra.chapters.attrition import attrition_check
from vivac.games.guerra.chapters.control import besieged, is_open_to
from vivac.games.guerra.chapters.field_battle import attack, attacks
from vivac.games.guerra.chapters.forces import PLAYER, go
from vivac.games.guerra.chapters.guerrillas import hunt, hunts
from vivac.games.guerra.chapters.interception import intercepted
from vivac.games.guerra.chapters.movement import arrive, joinable, leave_behind, marches, pick_up
from vivac.games.guerra.chapters.paying import IN_AND_OUT, pay
from vivac.games.guerra.chapters.sieges import assault, blockade, declare, dig, siege_operations
from vivac.games.guerra.game import Step, War
from vivac.table import Option, Refusal, Table


def options(box: Box, war: War) -> list[Option]:
    """Everything the active force may do now."""
    unit = war.active[0]
    here = war.where[unit]
    if any(other in war.blockade for other in war.active):  # 6.6-1
        return [ASSAULT, STOP] if war.ops >= box.op["assault"] else [STOP]
    found: list[Option] = []
    if war.ops >= box.op["move"]:
        found += marches(box, war)
    if here in box.area:
        found += attacks(box, war)
        found += hunts(box, war)
        found += siege_operations(box, war)
        found += entrances(box, war)
    elif here in box.city:
        if besieged(war, here):
            found += attacks(box, war)
        elif war.turned < IN_AND_OUT:
            found.append(EXIT)
    found += embarkations(box, war)
    if len(war.active) > 1:
        found.append(LEAVE)
    if len(war.stack[here]) > len(war.active):
        found += joinable(box, war)
    found.append(STOP)
    return found


def entrances(box: Box, war: War) -> list[Option]:
    """5.0-3 Cities of the area the force may enter."""
    if war.turned >= IN_AND_OUT:
        return []
    return [
        box.enter[city] for city in box.cities[war.where[war.active[0]]] if bars_entry(box, war, city) is None
    ]


def bars_entry(box: Box, war: War, city: CityId) -> Refusal | None:
    """5.0-2, 6.7-1 What keeps the active force out of a city."""
    if not war.active:
        return Refusal.because("nobody-active", "3.3-1")
    unit = war.active[0]
    if box.ground.get(city) != war.where[unit] or city not in box.city:
        return Refusal.because("not-this-city", "5.0-3")
    side = box.side[unit]
    if side == LEGION:
        return Refusal.because("legion-holds-no-city", "10.6-4")
    if war.guerrillas and any(other in war.guerrillas for other in war.active):
        return Refusal.because("guerrilla-in-city", "6.7-1")
    if besieged(war, city):
        return Refusal.because("city-besieged", "5.0-2", city=city)
    if not is_open_to(box, war, side, city):
        return Refusal.because("city-garrisoned", "6.2-1", city=city)
    return None


async def march(table: Table[War]) -> None:
    """One operation of the active force, or the end of its activation."""
    war, box = table.game, table.box
    if not war.active or (war.ops <= 0 and war.turned >= IN_AND_OUT):
        await end_activation(table)
        return
    player = PLAYER[box.side[war.active[0]]]
    answer = await table.ask(player, "march", lambda: options(box, war), ops=war.ops)
    if answer == STOP:
        await end_activation(table)
    else:
        await operate(table, answer)


async def operate(table: Table[War], answer: Option) -> None:
    match answer[0]:
        case "move":
            await move(table, str(answer[1]))
        case "attack":
            await attack(table, str(answer[1]), int(answer[2]))
        case "hunt":
            await hunt(table, int(answer[1]))
        case "enter":
            await change_position(table, str(answer[1]), "entered-city")
        case "exit":
            await change_position(
                table, table.box.ground[table.game.where[table.game.active[0]]], "left-city"
            )
        case "besiege":
            declare(table, str(answer[1]))
        case "leave":
            await leave_behind(table, table.game.active)
        case "join":
            await pick_up(table, int(answer[1]))
        case "embark":
            await embark(table, str(answer[1]), int(answer[2]))
        case _ if answer == WORKS:
            dig(table)
        case _ if answer == BLOCKADE:
            blockade(table)
        case _:
            await assault(table)


async def move(table: Table[War], to: Place) -> None:
    """5.0-1 Announced, paid, perhaps intercepted, and made."""
    war, box = table.game, table.box
    here = war.where[war.active[0]]
    area = box.ground.get(here, here)
    pay(war, box.op["move"])
    table.tell("marches", rule="5.0-1", side=box.side[war.active[0]], area=area, place=to)
    if await intercepted(table, area, to):
        return
    arrive(table, to)
    if area in box.area:
        await take_stock(table, area)
    if to in box.area:
        await take_stock(table, to)


async def change_position(table: Table[War], place: Place, key: str) -> None:
    """5.0-3 In or out of a city, for nothing."""
    war, box = table.game, table.box
    for unit in war.active:
        go(box, war, unit, place)
    war.turned += 1
    table.tell(key, rule="5.0-3", side=box.side[war.active[0]], place=place)
    await take_stock(table, box.ground[place])


async def end_activation(table: Table[War]) -> None:
    """3.3-9 OPs left are lost; 5.3-7 now those who must check for attrition."""
    war = table.game
    await attrition_check(table)
    war.active = []
    war.ops = war.spent = war.turned = 0
    war.began = ""
    war.step = Step.OPERATIONS
