"""2.16, 2.611 Contingents that enter the war and leave it."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import (
    ABSENT,
    AVAILABLE,
    POOL,
    RESERVE,
    WAITING,
    Box,
    ElementId,
)
from vivac.games.mistral.chapters.allegiance import friendly, may_use_docks
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.formations import top
from vivac.games.mistral.chapters.issuing import base_ports
from vivac.games.mistral.chapters.orders import end_order, send_home
from vivac.games.mistral.chapters.organisation import prune, sail_alone
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.ships import aboard
from vivac.games.mistral.game import State, War
from vivac.table import Action, Table

PORT = Action("port", "2.161", of=THING, lights=at_thing)
SET_ASIDE = Action("set_aside", "2.612", of=THING, lights=at_thing)


def activate(table: Table[War, Box], contingent: str) -> None:
    """2.161 Its forces arrive in this Administrative Phase; nothing if it is active or removed for good."""
    war, box = table.game, table.box
    if contingent in war.active or contingent in war.removed:
        return
    war.active.add(contingent)
    war.arriving.append(contingent)
    if contingent == "N":
        war.naples = "war"  # 2.165
    for admiral, who in box.admirals.items():
        if (
            who.contingent == contingent
            and war.where[admiral] == ABSENT
            and who.first <= war.year <= who.last
        ):
            put(war.where, war.stack, admiral, WAITING)
    table.tell("contingent-joins", rule="2.16", contingent=contingent)
    evict(table)


def home_ports(box: Box, war: War, contingent: str) -> list[SpaceId]:
    """2.161 Its Ports, Coastal Spaces among them, that nobody has taken from it; Venice has Corfu."""
    side = box.contingents[contingent].side
    return [p for p in box.port_list if box.owner[p] == contingent and friendly(box, war, p, side)]


def free_squadron(box: Box, war: War, contingent: str, port: SpaceId) -> ElementId:
    """A Squadron of a Contingent with room: one that lies in the Port, else a counter not in use."""
    mine = [s for s in box.squadrons if box.elements[s].contingent == contingent and box.elements[s].plain]
    for squadron in mine:
        place = war.where[squadron]
        holder = top(box, war, place) if place in box.formations else ""
        here = place == port or (
            holder and war.where[holder] == port and war.state[holder] == State.REFITTING
        )
        if here and war.ships[squadron] < box.elements[squadron].most:
            return squadron
    return next((s for s in mine if war.where[s] == POOL), "")


async def forces_arrive(table: Table[War, Box]) -> None:
    """2.161, 2.611 Ships form its Squadrons in one of its Ports; Auxiliaries go to Available."""
    war, box = table.game, table.box
    waiting: list[str] = []
    for contingent in sorted(set(war.arriving)):
        side = box.contingents[contingent].side
        key = f"{contingent}:sol"
        for force in box.contents.counters.minor_force:
            if force.contingent == contingent and force.from_year <= war.year:
                for auxiliary in force.auxiliaries:
                    if war.where[auxiliary] == RESERVE:
                        put(war.where, war.stack, auxiliary, AVAILABLE)
        ports = home_ports(box, war, contingent)
        if war.reserve.get(key, 0) and not ports:
            waiting.append(contingent)  # all its Ports are lost: its Ships come when one is its own again
            continue
        if war.reserve.get(key, 0):
            port = await table.pick(side, "forces_port", PORT, ports, contingent=contingent)
            muster(war, box, contingent, port)
        table.tell("forces-arrive", rule="2.161", contingent=contingent)
    war.arriving = waiting


def muster(war: War, box: Box, contingent: str, port: SpaceId) -> None:
    key = f"{contingent}:sol"
    while war.reserve[key]:
        squadron = free_squadron(box, war, contingent, port)
        if not squadron:
            return
        if war.where[squadron] == POOL:
            put(war.where, war.stack, squadron, port)
            war.dp[squadron] = 0
        war.ships[squadron] += 1
        war.reserve[key] -= 1
        for name in aboard(war, f"{POOL}:{key}")[:1]:
            war.names[name] = squadron


def turn_neutral(table: Table[War, Box], contingent: str, *, for_good: bool) -> None:
    """2.16, 2.624a Its forces leave play; Ships are noted for a return, unless it is for good."""
    war, box = table.game, table.box
    if for_good:
        war.removed.add(contingent)
    if contingent not in war.active:
        return
    war.active.discard(contingent)
    war.arriving = [each for each in war.arriving if each != contingent]
    if contingent == "N":
        war.naples = "neutral"
    key = f"{contingent}:sol"
    touched = set()
    for squadron in box.squadrons:
        if box.elements[squadron].contingent == contingent and war.where[squadron] != POOL:
            holder = war.where[squadron]
            war.reserve[key] = war.reserve.get(key, 0) + war.ships[squadron]
            for name in aboard(war, squadron):
                war.names[name] = f"{POOL}:{key}"
            war.ships[squadron] = war.dp[squadron] = 0
            put(war.where, war.stack, squadron, POOL)
            if holder in box.formations:
                touched.add(holder)
    for auxiliary, aux in box.auxiliaries.items():
        if aux.contingent == contingent and war.where[auxiliary] != RESERVE:
            if auxiliary in war.order:
                end_order(table, auxiliary, fulfilled=False, rule="IC 9.36a")
            war.placed.pop(auxiliary, None)
            war.track_since.pop(auxiliary, None)
            put(war.where, war.stack, auxiliary, RESERVE)
    for admiral, who in box.admirals.items():
        if who.contingent == contingent and war.where[admiral] not in ("lost", "wounded"):
            put(war.where, war.stack, admiral, ABSENT)
    for formation in sorted(touched):
        prune(table, formation)
    table.tell("contingent-leaves", rule="2.16", contingent=contingent)
    evict(table)


def evict(table: Table[War, Box]) -> None:
    """IC 2.46, IC 6.3 Whoever lies in docks that may no longer be used is put to sea, or sent back."""
    war, box = table.game, table.box
    for side in ("british", "bourbon"):
        for port in box.port_list:
            if may_use_docks(box, war, port, side):
                continue
            loose = [e for e in war.stack.get(port, ()) if e in box.elements and box.elements[e].side == side]
            if loose:
                sail_alone(table, loose, port, disorganised=False)
            for formation in [
                f for f in war.stack.get(port, ()) if war.state.get(f) not in (None, State.READY)
            ]:
                if box.formations[formation].side == side and formation not in box.convoys:
                    war.state[formation] = State.READY
                    war.sails_at.pop(formation, None)
                    send_home(table, formation)
    for auxiliary, aux in box.auxiliaries.items():
        place = war.where[auxiliary]
        if aux.side and place in box.ports and place not in base_ports(box, war, auxiliary):
            put(war.where, war.stack, auxiliary, AVAILABLE)
    for admiral, who in box.admirals.items():
        place = war.where[admiral]
        if place in box.ports and not friendly(box, war, place, who.side):
            put(war.where, war.stack, admiral, WAITING)


def set_aside(table: Table[War, Box], auxiliary: str) -> None:
    """2.612 An Auxiliary is set aside for later requests."""
    war = table.game
    to_recovery(table, auxiliary)
    put(war.where, war.stack, auxiliary, RESERVE)
    table.tell("set-aside", rule="2.612", auxiliary=auxiliary)
