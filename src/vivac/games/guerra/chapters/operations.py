"""3.3-7 What an activated land force may do, one operation after the other."""

from __future__ import annotations

from vivac.games.guerra.box.contents import CityId, Place
from vivac.games.guerra.box.unpacking import LEGION, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.amphibious import EMBARK, embarkations
from vivac.games.guerra.chapters.attrition import attrition_check
from vivac.games.guerra.chapters.choices import TARGET, own_area, own_side
from vivac.games.guerra.chapters.control import besieged, is_open_to
from vivac.games.guerra.chapters.field_battle import ATTACK, attacks
from vivac.games.guerra.chapters.forces import PLAYER, go
from vivac.games.guerra.chapters.guerrillas import HUNT, hunts
from vivac.games.guerra.chapters.interception import intercepted
from vivac.games.guerra.chapters.movement import (
    BLOCKADING,
    JOIN,
    LEAVE,
    arrive,
    bars_march,
    is_blockading,
    joinable,
    marches,
    ways,
)
from vivac.games.guerra.chapters.paying import (
    IN_AND_OUT,
    TURNED_ENOUGH,
    cost_of_stopping,
    cost_of_turning,
    ops_for,
    pay,
)
from vivac.games.guerra.chapters.sieges import ASSAULT, BESIEGE, BLOCKADE, WORKS, siege_operations
from vivac.games.guerra.game import NOWHERE, Moment, War
from vivac.table import Action, Menu, Option, Refusal, Table, at_place

NOT_THIS_CITY = Refusal.because("not-this-city", "5.0-3")


def all_operations(box: Box, war: War) -> list[Option]:
    """Everything the active force may do now, found at one look at where it stands."""
    unit = war.active[0]
    here = war.where[unit]
    if is_blockading(war):  # 6.6-1
        return [ASSAULT(), STOP()] if war.ops >= box.op["assault"] else [STOP()]
    found: list[Option] = []
    if war.ops >= box.op["move"]:
        found += MOVE.each(marches(box, war))
    if here in box.area:
        found += attacks(box, war)
        found += hunts(box, war)
        found += siege_operations(box, war)
        found += entrances(box, war)
    elif here in box.city:
        if besieged(war, here):
            found += attacks(box, war)
        elif war.turned < IN_AND_OUT:
            found.append(EXIT())
    found += embarkations(box, war)
    if len(war.active) > 1:
        found.append(LEAVE())
    if len(war.stack[here]) > len(war.active):
        found += joinable(box, war)
    found.append(STOP())
    return found


def entrances(box: Box, war: War) -> list[Option]:
    """5.0-3 Cities of the area the force may enter."""
    if war.turned >= IN_AND_OUT:
        return []
    return [
        ENTER(city)
        for city in box.cities[box.ground[war.where[war.active[0]]]]
        if bars_entry(box, war, city) is None
    ]


def bars_entry(box: Box, war: War, city: CityId) -> Refusal | None:
    """5.0-2, 6.7-1 What keeps the active force out of a city."""
    if is_blockading(war):
        return BLOCKADING
    unit = war.active[0]
    if box.ground.get(city) != war.where[unit]:
        return NOT_THIS_CITY
    side = box.side[unit]
    if side == LEGION:
        return Refusal.because("legion-holds-no-city", "10.6-4")
    if war.guerrillas and any(other in war.guerrillas for other in war.active):
        return Refusal.because("guerrilla-in-city", "6.7-1")
    if besieged(war, city):
        return Refusal.because("city-besieged", "5.0-2", city=city)
    if not is_open_to(box, war, side, city):
        return Refusal.because("city-garrisoned", "6.2-1", city=city)
    return TURNED_ENOUGH if war.turned >= IN_AND_OUT else None


def bars_exit(box: Box, war: War) -> Refusal | None:
    """5.0-2, 5.0-3 What keeps the active force inside its city."""
    here = war.where[war.active[0]]
    if here not in box.city:
        return Refusal.because("not-in-a-city", "5.0-3")
    if besieged(war, here):
        return Refusal.because("besieged-inside", "5.0-2", city=here)
    return TURNED_ENOUGH if war.turned >= IN_AND_OUT else None


async def march(table: Table[War, Box]) -> Moment:
    """One operation of the active force, or the end of its activation."""
    war, box = table.game, table.box
    if not war.active or (war.ops <= 0 and war.turned >= IN_AND_OUT):
        await end_activation(table)
        return Moment.OPERATIONS
    player = PLAYER[box.side[war.active[0]]]
    taken = await table.choose(player, MARCH, ops=war.ops, place=war.where[war.active[0]])
    if taken == STOP():
        return Moment.OPERATIONS
    return Moment.VOYAGE if war.fleet else Moment.MARCH


async def move(table: Table[War, Box], to: Place) -> None:
    """5.0-1 Announced, paid, perhaps intercepted, and made."""
    war, box = table.game, table.box
    here = war.where[war.active[0]]
    area = box.ground.get(here, here)
    pay(war, box.op["move"])
    table.tell("marches", rule="5.0-1", side=box.side[war.active[0]], area=area, place=to)
    if await intercepted(table, area, to):
        return
    arrive(table, to)
    if box.is_area(area):
        await take_stock(table, area)
    if box.is_area(to):
        await take_stock(table, to)


async def enter(table: Table[War, Box], city: CityId) -> None:
    """5.0-3 Into a city of the area."""
    await change_position(table, city, "entered-city")


async def march_out(table: Table[War, Box]) -> None:
    """5.0-3 Out of a city, into the field."""
    await change_position(table, own_area(table.box, table.game), "left-city")


async def change_position(table: Table[War, Box], place: Place, key: str) -> None:
    """5.0-3 In or out of a city, for nothing."""
    war, box = table.game, table.box
    for unit in war.active:
        go(box, war, unit, place)
    war.turned += 1
    table.tell(key, rule="5.0-3", side=box.side[war.active[0]], place=place)
    await take_stock(table, box.ground[place])


async def end_activation(table: Table[War, Box]) -> None:
    """3.3-9 OPs left are lost; 5.3-7 now those who must check for attrition."""
    war = table.game
    await attrition_check(table)
    war.active = []
    war.ops = war.spent = war.turned = 0
    war.began = NOWHERE


# ---------------------------------------------------------------- the acts of an active force

MOVE: Action = Action(
    "move",
    "5.0-1",
    of=TARGET,
    lights=at_place,
    among=lambda box, war: [
        MOVE(to) for to in dict.fromkeys((*box.area, *ways(box, own_side(box, war), own_area(box, war))))
    ],
    bars=bars_march,
    do=move,
    costs=ops_for("move", leaves=True),
)
ENTER: Action = Action(
    "enter",
    "5.0-3",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: ENTER.each(box.city),
    bars=bars_entry,
    do=enter,
    costs=cost_of_turning,
)
EXIT = Action("exit", "5.0-3", bars=bars_exit, do=march_out, costs=cost_of_turning)
STOP = Action("stop", "3.3-9", do=end_activation, costs=cost_of_stopping)
MARCH = Menu(
    "march",
    MOVE,
    ATTACK,
    HUNT,
    BESIEGE,
    WORKS,
    ASSAULT,
    BLOCKADE,
    ENTER,
    EXIT,
    EMBARK,
    LEAVE,
    JOIN,
    STOP,
    fast=all_operations,
)
