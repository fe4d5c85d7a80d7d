"""8.0 Leaders: their fate, and how they come into play."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, Place
from vivac.games.guerra.box.unpacking import BOVES, HAITI, LOS_LLANOS, PATRIOT, ROYALIST, SPAIN, TRACK, Box
from vivac.games.guerra.chapters.choices import TARGET, at_unit, one_place
from vivac.games.guerra.chapters.forces import ENEMIES, enter_play, go, leave_play
from vivac.games.guerra.game import BOVES_EVERY_COMBAT, War
from vivac.ground import FAR
from vivac.table import D6, Action, Option, Refusal, Table, Test


async def loss_roll(table: Table[War, Box], leader: UnitId) -> bool:
    """8.1-1 Killed or captured on 1-2; 8.2-1 Boves on 1-3. True if he is gone."""
    war, box = table.game, table.box
    test = Test(
        "8.1-1",
        die={"boves": -1} if leader == BOVES else {},
        needs=box.figure["leader_lost_up_to"],
        at_most=True,
        by=(leader,),
    )
    lost = test.passes(await table.roll(D6, "leader-loss", lambda: test))
    table.tell("leader-lost" if lost else "leader-survives", rule="8.1-1", leader=leader)
    if lost:
        leave_play(box, war, leader, lost=True)
    return bool(lost)


async def leader_check(table: Table[War, Box], leader: UnitId) -> None:
    """8.1 All units with him are gone: he is lost, or makes his way to the nearest stack or to a haven."""
    war, box = table.game, table.box
    start = war.where[leader]
    if await loss_roll(table, leader):
        return
    if start == SPAIN:  # 4.8-2 a leader of a destroyed convoy
        return
    choices = refuges(box, war, leader, start)
    if not choices:
        leave_play(box, war, leader)  # 8.1-2 to the pool; he enters again free
        table.tell("leader-waits", rule="8.1-2", leader=leader)
        return
    place = await table.pick(box.side[leader], "refuge", REFUGE, choices, leader=leader)
    go(box, war, leader, place)
    war.label.pop(leader, None)
    if leader in war.active:
        war.active.remove(leader)
    if leader in war.fleet:
        war.fleet.remove(leader)
    table.tell("leader-joins", rule="8.1-1", leader=leader, place=place)


def refuges(box: Box, war: War, leader: UnitId, start: Place) -> list[Place]:
    """8.1-2 The nearest stacks of his nationality, by land moves; and his haven (10.3-1)."""
    if leader in box.afloat:
        stacks = {war.where[ship] for ship in box.naval if box.side[ship] == PATRIOT} - box.off_board
        return sorted(stacks)
    area = box.ground.get(start)
    distance = {
        place: FAR if area is None or place not in box.ground else box.land.distance[area][box.ground[place]]
        for place in stacks_of(box, war, leader)
    }
    nearest = min(distance.values(), default=FAR)
    places = [place for place, far in distance.items() if far == nearest]
    haven = box.haven_of.get(box.nation[leader])
    if haven and haven not in places and box.side[leader] == PATRIOT:
        places.append(haven)
    return places


def stacks_of(box: Box, war: War, leader: UnitId) -> list[Place]:
    """Where land units of his nationality stand; for a Royalist, any Royalist ones."""
    royalist = box.side[leader] == ROYALIST
    nation = box.nation[leader]
    found = []
    for place, units in war.stack.items():
        if (place in box.ground or place in box.havens) and any(
            unit in box.land_units
            and (box.side[unit] == ROYALIST if royalist else box.nation[unit] == nation)
            for unit in units
        ):
            found.append(place)
    return sorted(found)


async def overrun(table: Table[War, Box], area: AreaId) -> None:
    """8.1-3 A leader alone in the field with enemy land units must fend for himself at once."""
    war, box = table.game, table.box
    here = war.stack.get(area, ())
    for leader in [unit for unit in here if unit in box.leaders]:
        side = box.side[leader]
        alone = not any(unit in box.land_units and box.side[unit] == side for unit in here)
        if alone and any(
            box.side[unit] in ENEMIES[side] and unit in box.land_units and unit not in war.guerrillas
            for unit in here
        ):
            await leader_check(table, leader)


async def boves_fights(table: Table[War, Box], force: list[UnitId]) -> None:
    """8.2-2 By the switch, Boves rolls after every combat of his force, even if units survive.

    If none does, 8.1 asks for the roll anyway, and there is one per combat.
    """
    war, box = table.game, table.box
    if not war.on(BOVES_EVERY_COMBAT) or BOVES not in force or war.where[BOVES] in box.off_board:
        return
    if any(unit in box.land_units and war.where[unit] not in box.off_board for unit in force):
        await loss_roll(table, BOVES)


# ---------------------------------------------------------------- entering play


def due(box: Box, war: War, side: str) -> list[UnitId]:
    """8.1-4 Leaders whose time has come, and survivors who found no stack. Some sail with a convoy (4.8)."""
    return [
        leader
        for leader in sorted(box.leaders)
        if box.side[leader] == side
        and (
            war.where[leader] == box.pool[leader]
            or (
                war.where[leader] == TRACK
                and box.turn[leader] <= war.turn
                and box.unit[leader].zone != "any_port"
            )
        )
    ]


def entries(box: Box, war: War, leader: UnitId) -> list[Place]:
    """8.1-4 With a stack of his nationality, within his zone."""
    zone = box.unit[leader].zone
    if leader in box.afloat:  # 8.3-7 with any Patriot naval unit
        return sorted({war.where[ship] for ship in box.naval if box.side[ship] == PATRIOT} - box.off_board)
    stacks = [place for place in stacks_of(box, war, leader) if place in box.ground]
    own = box.nation[leader]
    near_llanos = box.around[LOS_LLANOS]
    match zone:
        case "viceroyalty_peru":
            return [place for place in stacks if box.area[box.ground[place]].jurisdiction == zone]
        case "los_llanos_or_adjacent":
            return [place for place in stacks if box.ground[place] in near_llanos]
        case "los_llanos_or_own_area":
            return [
                place
                for place in stacks
                if box.ground[place] == LOS_LLANOS or own in box.area[box.ground[place]].rises
            ]
        case "own_area":
            return [place for place in stacks if own in box.area[box.ground[place]].rises]
        case "own_area_or_haven":
            places = [place for place in stacks if own in box.area[box.ground[place]].rises]
            return [*places, HAITI]
        case _:
            return stacks


async def leaders_enter(table: Table[War, Box], side: str) -> None:
    """8.1-4 Each with a stack of his nationality; with none he waits for the next turn."""
    war, box = table.game, table.box
    for leader in due(box, war, side):
        places = entries(box, war, leader)
        if not places:
            table.tell("leader-waits", rule="8.1-4", leader=leader)
            continue
        place = await table.pick(side, "leader-enters", TAKE_COMMAND, places, leader=leader)
        enter_play(box, war, leader, place)
        table.tell("leader-enters", rule="8.1-4", leader=leader, place=place)


# ---------------------------------------------------------------- havens

NO_HAVEN = Refusal.because("no-haven", "10.3-1")
NOT_IN_AMERICA = Refusal.because("not-in-america", "10.3-1")


def bars_flight(box: Box, war: War, leader: UnitId) -> Refusal | None:
    """10.3-1 Mexican leaders to the United States, Gran Colombian leaders to Haiti, in Patriot operations."""
    if box.nation[leader] not in box.haven_of:
        return NO_HAVEN
    if war.where[leader] not in box.ground:
        return NOT_IN_AMERICA
    return None


def may_flee(box: Box, war: War) -> list[Option]:
    """10.3-1 Leaders who may go into exile."""
    return [FLEE(leader) for leader in box.patriot_leaders if bars_flight(box, war, leader) is None]


def flee(table: Table[War, Box], leader: UnitId) -> None:
    """10.3-2 The leader goes alone."""
    war, box = table.game, table.box
    haven = box.haven_of[box.nation[leader]]
    go(box, war, leader, haven)
    war.label.pop(leader, None)
    table.tell("leader-flees", rule="10.3-1", leader=leader, haven=haven)


REFUGE, TAKE_COMMAND = one_place("8.1-2"), one_place("8.1-4")
FLEE: Action = Action(
    "flee",
    "10.3-1",
    of=TARGET,
    lights=at_unit,
    among=lambda box, war: (
        [FLEE(leader) for leader in box.patriot_leaders if war.where[leader] not in box.off_board]
        if war.side == PATRIOT
        else []
    ),
    bars=bars_flight,
    do=flee,
    danger=True,
)
