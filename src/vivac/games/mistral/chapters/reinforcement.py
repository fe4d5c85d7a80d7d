"""IC 11.1, 2.61 Reinforcements: unloading, requests, arrivals."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import (
    AVAILABLE,
    BOURBON,
    BRITISH,
    D10,
    POOL,
    RESERVE,
    Box,
    ElementId,
)
from vivac.games.mistral.chapters.allegiance import blockaded
from vivac.games.mistral.chapters.conditions import modified
from vivac.games.mistral.chapters.contingents import forces_arrive
from vivac.games.mistral.chapters.convoys import SUPPLY, TROOPS, done, leave_play
from vivac.games.mistral.chapters.damage import suffer
from vivac.games.mistral.chapters.pointing import THING, at_thing, either
from vivac.games.mistral.chapters.prestige import award
from vivac.games.mistral.chapters.repair import port_of, space_for
from vivac.games.mistral.chapters.ships import aboard, room
from vivac.games.mistral.chapters.troop_convoys import land
from vivac.games.mistral.chapters.withdrawals import withdraw_auxiliaries, withdraw_ships
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Table, Test

REQUEST = Action("request", "2.61")
DECLINE = Action("no_request", "2.61")
UNLOAD = Action("unload", "IC 10.173", of=THING, lights=at_thing)
PLACE = Action("place", "IC 11.12", of=THING, lights=at_thing)
FLAGSHIP = Action("flagship", "IC 11.12", of=THING, lights=at_thing)
HELD = "held"
SIDE_OF = {"B": BRITISH, "S": BOURBON, "F": BOURBON}


async def requests(table: Table[War, Box]) -> Step | None:
    """IC 11.22 Unload Convoys; requests, British first; forces of activated Contingents."""
    war, _box = table.game, table.box
    if "begun" not in war.handled:
        war.handled.add("begun")
        war.agenda = ["unload:", "held:"]
        war.agenda += [f"request:{command}" for command in ("B", "S", "F") if may_request(war, command)]
        war.agenda.append("forces:")
        return Step.REQUESTS
    if not war.agenda:
        war.handled.clear()
        war.actor = war.first
        return None
    what, _, command = war.agenda.pop(0).partition(":")
    if what == "unload":
        await unload(table)
    elif what == "held":
        await let_in(table)
    elif what == "request":
        await request(table, command)
    else:
        french_privateer(table)
        await forces_arrive(table)
    return Step.REQUESTS


def may_request(war: War, command: str) -> bool:
    """IC 11.11, 2.61 The British every Turn, the others every quarter; the French for 1 Prestige."""
    if command == "B":
        return True
    return war.quarterly and (command == "S" or war.prestige[BOURBON] >= 1)


# ---------------------------------------------------------------- unloading


async def unload(table: Table[War, Box]) -> None:
    """IC 10.16, IC 10.173 Troops land; a Supply Convoy unloads what its owner likes and the limit allows."""
    war, box = table.game, table.box
    for convoy in TROOPS:
        if war.state.get(convoy) == State.REFITTING and convoy not in war.sail_from:
            land(table, convoy)
    port = war.where[SUPPLY]
    if war.state.get(SUPPLY) != State.REFITTING or port not in box.contents.map.victualled:
        return
    most = min(war.load, space_for(box, war, port))
    if not most:
        return
    landed = await table.pick(BRITISH, "unload", UNLOAD, range(most, -1, -1), space=port, load=war.load)
    war.load -= landed
    war.victualled[port] = war.victualled.get(port, 0) + landed
    table.tell("unloaded", rule="IC 10.173", space=port, points=landed, stored=war.victualled[port])
    if not war.load:  # 2.414
        done(table, SUPPLY)
        leave_play(table, SUPPLY)


# ---------------------------------------------------------------- requests


async def request(table: Table[War, Box], command: str) -> None:
    """IC 11.12 Optional; one die on the table of the Command."""
    war, box = table.game, table.box
    side = SIDE_OF[command]
    if await either(table, side, "request", REQUEST, DECLINE, command=command) is DECLINE:
        return
    if command == "F":
        award(table, BOURBON, "french_request", rule="2.61")
    modifiers = modified(box, war, box.contents.events.requests[command])
    war.requested[command] = war.now
    die = await table.roll(D10, "request", lambda: Test(rule="IC 11.12", die=modifiers))
    rows = box.requests[command]
    row = rows[min(max(die + sum(modifiers.values()), min(rows)), max(rows))]
    entry = row.entry or {"B": "gibraltar", "S": "cartagena", "F": "toulon"}[command]
    table.tell(
        "requested",
        rule="IC 11.12",
        command=command,
        ships=row.ships,
        fifties=row.sol_d,
        flagships=row.flagship,
        auxiliaries=int(bool(row.auxiliary)),
        withdrawn=row.withdraw_ships,
    )
    if row.auxiliary:
        receive_auxiliary(table, command, row.auxiliary)
    for subclass, ships in (("sol", row.ships), ("sol_d", row.sol_d)):
        key = f"{command}:{subclass}"
        war.arrivals[key] = min(ships, war.reserve.get(key, 0))
    await receive(table, command, entry, flagships=row.flagship)
    if row.withdraw_ships:
        await withdraw_ships(table, command, row.withdraw_ships)
    if row.withdraw_auxiliaries:
        await withdraw_auxiliaries(table, command, row.withdraw_auxiliaries)


def receive_auxiliary(table: Table[War, Box], command: str, kind: str) -> None:
    """IC 11.12 A counter of that class not in play goes to Available."""
    war, box = table.game, table.box
    for auxiliary in box.auxiliary_list:
        aux = box.auxiliaries[auxiliary]
        if aux.contingent == command and aux.kind == kind and war.where[auxiliary] == RESERVE:
            put(war.where, war.stack, auxiliary, AVAILABLE)
            table.tell("auxiliary-arrives", rule="IC 11.12", auxiliary=auxiliary)
            return


async def receive(table: Table[War, Box], command: str, entry: SpaceId, *, flagships: int) -> None:
    """IC 11.12, IC 11.13 Ships join Squadrons in the entry Port or form new ones, unless it is Blockaded."""
    war, _box = table.game, table.box
    shut = blockaded(war, entry)
    ships = {key: count for key, count in war.arrivals.items() if count}
    war.arrivals.clear()
    if shut:
        for key, count in ships.items():
            war.reserve[key] -= count
            war.held_up[f"{entry}|{key}"] = war.held_up.get(f"{entry}|{key}", 0) + count
        if ships or flagships:
            table.tell("held-up", rule="IC 11.12", space=entry)
    else:
        for key, count in ships.items():
            await place_ships(table, command, entry, key, count)
    for _ in range(flagships):
        await receive_flagship(table, command, entry, shut=shut)


async def place_ships(table: Table[War, Box], command: str, entry: SpaceId, key: str, count: int) -> None:
    """Ships for which there is neither room nor counter stay in the pool."""
    war, box = table.game, table.box
    side = SIDE_OF[command]
    taken: dict[ElementId, None] = {}
    for left in range(count, 0, -1):
        places = places_for(box, war, key, entry)
        if not places:
            break
        squadron = await table.pick(side, "place_ship", PLACE, places, space=entry, left=left)
        if war.where[squadron] == POOL:
            put(war.where, war.stack, squadron, entry)
            war.dp[squadron] = 0
        war.ships[squadron] += 1
        war.reserve[key] -= 1
        for name in aboard(war, f"{POOL}:{key}")[:1]:
            war.names[name] = squadron
        taken[squadron] = None
    if from_atlantic(entry):
        await weather_passage(table, list(taken))


def places_for(box: Box, war: War, key: str, entry: SpaceId) -> list[ElementId]:
    """Squadrons Refitting in the Port with room, and one counter not in use."""
    found = []
    fresh = ""
    for squadron in box.squadrons:
        if box.elements[squadron].key != key:
            continue
        if war.where[squadron] == POOL:
            fresh = fresh or squadron
        elif room(war, box, squadron) and lies_refitting(box, war, squadron, entry):
            found.append(squadron)
    return [*found, fresh] if fresh else found


def lies_refitting(box: Box, war: War, element: ElementId, port: SpaceId) -> bool:
    """In the docks of a Port, in no Formation or in one that is Refitting."""
    place = war.where[element]
    if place == port:
        return True
    if place not in box.formations or port_of(box, war, element) != port:
        return False
    while war.where[place] in box.formations:
        place = war.where[place]
    return war.state.get(place) == State.REFITTING


def from_atlantic(entry: SpaceId) -> bool:
    """IC 11.13 Gibraltar and Cádiz; not Cartagena and Toulon."""
    return entry in ("gibraltar", "cadiz")


async def weather_passage(table: Table[War, Box], arrived: list[ElementId]) -> None:
    """IC 11.13, 2.126 1 DP for each Squadron that takes in Ships, and each Flagship; 2 in Winter."""
    dp = table.box.limit["atlantic_dp_winter" if table.game.winter else "atlantic_dp"]
    for element in arrived:
        await suffer(table, element, dp)


async def receive_flagship(table: Table[War, Box], command: str, entry: SpaceId, *, shut: bool) -> None:
    """IC 11.12 The owner's choice from the pool."""
    war, box = table.game, table.box
    found = [f for f in box.flagships if box.elements[f].contingent == command and war.where[f] == POOL]
    if not found:
        return
    flagship = await table.pick(SIDE_OF[command], "choose_flagship", FLAGSHIP, found)
    war.ships[flagship], war.dp[flagship] = 1, 0
    put(war.where, war.stack, flagship, HELD if shut else entry)
    if shut:
        war.held_up[f"{entry}|{flagship}"] = 1
    elif from_atlantic(entry):
        await weather_passage(table, [flagship])
    table.tell("flagship-arrives", rule="IC 11.12", to=SIDE_OF[command], flagship=flagship)


async def let_in(table: Table[War, Box]) -> None:
    """IC 11.12 Whatever a Blockade kept out comes in, in the first Step in which it no longer does."""
    war, box = table.game, table.box
    for entry_key in sorted(war.held_up):
        entry, _, key = entry_key.partition("|")
        if blockaded(war, entry):
            continue
        count = war.held_up.pop(entry_key)
        if key in box.elements:
            put(war.where, war.stack, key, entry)
            if from_atlantic(entry):
                await weather_passage(table, [key])
            continue
        war.reserve[key] = war.reserve.get(key, 0) + count
        await place_ships(table, key[0], entry, key, count)


def french_privateer(table: Table[War, Box]) -> None:
    """2.332b, 2.532 It arrives in the Reinforcement Step of Turn 1 of 1745."""
    war, box = table.game, table.box
    if war.year != box.limit["gdc_year"] or war.turn != 1:
        return
    receive_auxiliary(table, "F", "privateer")
