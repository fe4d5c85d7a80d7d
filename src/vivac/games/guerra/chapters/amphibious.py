"""7.6, 7.7 Amphibious operations: a fleet's activation inside that of the troops it carries."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import LEGION, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import PICK, TARGET, at_force, own_side
from vivac.games.guerra.chapters.control import besieged, holder
from vivac.games.guerra.chapters.forces import PLAYER, forces, go, leave_play, steps
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.losses import take_losses
from vivac.games.guerra.chapters.movement import BLOCKADING, is_blockading, note_banda_oriental
from vivac.games.guerra.chapters.paying import halt, ops_for, pay
from vivac.games.guerra.game import NOWHERE, War
from vivac.table import Action, Option, Refusal, Table, at_place


def aboard(war: War) -> list[UnitId]:
    """The troops the active fleet carries."""
    return war.active if war.embarked_at else []


def room(box: Box, fleet: Sequence[UnitId]) -> tuple[int, int]:
    """7.7-1 Steps and leaders a fleet can carry; 7.7-2 damage takes no room, Cochrane is no cargo."""
    hulls = [unit for unit in fleet if unit in box.naval]
    return sum(box.capacity[box.kind[unit]] for unit in hulls), len(hulls)


def fits(box: Box, war: War, troops: Sequence[UnitId], fleet: Sequence[UnitId]) -> bool:
    space, cabins = room(box, fleet)
    leaders = sum(unit in box.leaders for unit in troops)
    return steps(box, war, troops) <= space and leaders <= cabins


def transports(box: Box, war: War) -> list[tuple[Place, int]]:
    """7.6-1, 7.6-4 Fresh fleets of the side in the port or off it."""
    here, side = war.where[war.active[0]], box.side[war.active[0]]
    if here not in box.harbour or war.began != here or side == LEGION:
        return []
    return [
        (place, label)
        for place in (here, *box.harbour[here])
        for label, fleet in forces(box, war, side, place, afloat=True).items()
        if not any(unit in war.finished for unit in fleet) and room(box, fleet)[1]
    ]


def embarkations(box: Box, war: War) -> list[Option]:
    """7.6-1 Embarking and landing cost an OP each; a force too large leaves units behind first (7.6-5)."""
    if war.ops < box.op["embark"] + box.op["land"] or war.where[war.active[0]] not in box.harbour:
        return []
    side = box.side[war.active[0]]
    return [
        EMBARK(place, label)
        for place, label in transports(box, war)
        if fits(box, war, war.active, forces(box, war, side, place, afloat=True)[label])
    ]


def bars_embarkation(box: Box, war: War, place: Place, label: int) -> Refusal | None:
    """7.6-1, 7.6-4, 7.7-1 What keeps the active force from going aboard a fleet."""
    if is_blockading(war):
        return BLOCKADING
    if war.where[war.active[0]] not in box.harbour:
        return Refusal.because("not-in-port", "7.6-1")
    if war.began != war.where[war.active[0]]:
        return Refusal.because("not-from-the-start", "7.6-1")
    if war.ops < box.op["embark"] + box.op["land"]:
        return Refusal.because("not-enough-ops", "3.3-7", needed=2, left=war.ops)
    if (place, label) not in transports(box, war):
        return Refusal.because("no-transports", "7.6-4")
    fleet = forces(box, war, box.side[war.active[0]], place, afloat=True)[label]
    if not fits(box, war, war.active, fleet):
        return Refusal.because("transports-full", "7.7-1", steps=room(box, fleet)[0])
    return None


async def embark(table: Table[War, Box], place: Place, label: int) -> None:
    """7.6-1 The troops go aboard, and the fleet is activated for them."""
    from vivac.games.guerra.chapters.activation import set_sail  # a fleet's activation inside the troops' own

    war, box = table.game, table.box
    port = war.where[war.active[0]]
    side = box.side[war.active[0]]
    pay(war, box.op["embark"])
    fleet = forces(box, war, side, place, afloat=True)[label]
    for unit in war.active:
        go(box, war, unit, place)
    war.embarked_at = port
    table.tell("embarks", rule="7.6-1", side=side, place=port)
    if port in box.city:
        await take_stock(table, box.ground[port])
    await set_sail(table, fleet)


def landings(box: Box, war: War) -> list[Option]:
    """7.6-1, 7.6-5 Coasts of the fleet's sea area, and friendly port cities on it that nobody besieges."""
    if not war.embarked_at or war.ops < box.op["land"]:
        return []
    sea = war.where[war.fleet[0]]
    if sea not in box.coast:
        return []
    side = box.side[war.active[0]]
    ports = [
        port
        for port in box.ports[sea]
        if port in box.city and not besieged(war, port) and holder(box, war, port) == side
    ]
    return [LAND(place) for place in (*box.coast[sea], *ports)]


def bars_landing(box: Box, war: War, place: Place) -> Refusal | None:
    """7.6-1, 7.6-5 What keeps the troops aboard from going ashore."""
    if not war.embarked_at:
        return Refusal.because("nobody-aboard", "7.6-1")
    sea = war.where[war.fleet[0]]
    if place not in (*box.coast.get(sea, ()), *box.ports.get(sea, ())):
        return Refusal.because("not-this-coast", "7.6-1", area=place)
    if war.ops < box.op["land"]:
        return Refusal.because("not-enough-ops", "3.3-7", needed=box.op["land"], left=war.ops)
    if place in box.city and (besieged(war, place) or holder(box, war, place) != own_side(box, war)):
        return Refusal.because("no-landing-in-port", "7.6-5", city=place)
    return None


async def land(table: Table[War, Box], place: Place) -> None:
    """7.6-1 The troops go ashore; 5.3-5 in a hostile area that counts as entering it."""
    war, box = table.game, table.box
    pay(war, box.op["land"])
    area = box.ground[place]
    for unit in war.active:
        go(box, war, unit, place)
    war.embarked_at = NOWHERE
    war.began = NOWHERE
    if area in box.hostile:
        war.triggers.update(unit for unit in war.active if unit in box.land_units)
    note_banda_oriental(table, war.active, area)
    table.tell("lands", rule="7.6-1", side=box.side[war.active[0]], place=place)
    await take_stock(table, area)


async def lighten(table: Table[War, Box]) -> None:
    """7.6-6 Troops beyond what the ships left can carry are lost, their owner choosing; leaders: 8.1."""
    war, box = table.game, table.box
    if not war.embarked_at or not war.active:
        return
    player = PLAYER[box.side[war.active[0]]]
    space, cabins = room(box, war.fleet)
    over = steps(box, war, war.active) - space
    if over > 0:
        await take_losses(table, player, war.active, over, "7.6-6")
        if not any(unit in box.land_units for unit in war.active):
            cabins = 0  # 8.1-1 all units with them are gone
    while len(leaders := [unit for unit in war.active if unit in box.leaders]) > cabins:
        await leader_check(table, await table.pick(player, "overboard", PICK, leaders))


async def end_voyage(table: Table[War, Box]) -> None:
    """7.6-3 Troops still aboard return to their port unless the enemy has it; then they are lost."""
    war = table.game
    war.fleet = []
    war.fleet_ops = war.under_way = 0
    if war.embarked_at:
        await put_back(table)


async def put_back(table: Table[War, Box]) -> None:
    war, box = table.game, table.box
    port, war.embarked_at = war.embarked_at, NOWHERE
    side = box.side[war.active[0]] if war.active else ""
    if port in box.havens or (war.active and holder(box, war, port) in (side, "")):
        for unit in war.active:
            go(box, war, unit, port)
        table.tell("put-back", rule="7.6-3", place=port)
    else:
        table.tell("lost-at-sea", rule="7.6-3", place=port)
        troops = war.active[:]
        for unit in troops:
            if unit in box.land_units:
                leave_play(box, war, unit)
        for unit in troops:
            if unit in box.leaders:
                await leader_check(table, unit)
    halt(war)


def own_fleets(box: Box, war: War) -> list[tuple[Place, int]]:
    """Every fleet of the active side, wherever it is."""
    side = own_side(box, war)
    return [
        (place, label)
        for place in war.stack
        if place not in box.off_board
        for label in forces(box, war, side, place, afloat=True)
    ]


EMBARK: Action = Action(
    "embark",
    "7.6-1",
    of=TARGET,
    lights=lambda box, war, viewer, place, label: at_force(
        box, war, viewer, own_side(box, war), place, label, afloat=True
    ),
    among=lambda box, war: [EMBARK(*fleet) for fleet in own_fleets(box, war)],
    bars=bars_embarkation,
    do=embark,
    costs=ops_for("embark"),
)
LAND: Action = Action(
    "land",
    "7.6-1",
    of=TARGET,
    lights=at_place,
    among=lambda box, _war: LAND.each(box.ground),
    bars=bars_landing,
    do=land,
    costs=ops_for("land"),
)
