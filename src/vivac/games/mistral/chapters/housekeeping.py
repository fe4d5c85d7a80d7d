"""IC 3.42, IC 3.23, 2.311 What the rules demand at the end of the Reorganisation Step."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import (
    AVAILABLE,
    BOURBON,
    OTHER,
    ROLES,
    UNFORMED,
    WAITING,
    Box,
)
from vivac.games.mistral.chapters.formations import auxiliaries, commander
from vivac.games.mistral.chapters.issuing import base_ports
from vivac.games.mistral.chapters.limits import (
    fit_for_fleet,
    fleet_nation,
    most_auxiliaries,
)
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.troop_convoys import assemble, dated_convoy_due
from vivac.games.mistral.game import State, War
from vivac.table import Action, Table

RETURNS = Action("release", "IC 6.3", of=THING, lights=at_thing)
LEADS = Action("lead", "IC 3.22", of=THING, lights=at_thing)


async def conclude(table: Table[War, Box]) -> None:
    """At the end of it: Admirals enter, excess Auxiliaries return, dated Convoys are Formed."""
    war, box = table.game, table.box
    for side in (war.first, OTHER[war.first]):
        enter_service(table, side)
        for formation in in_play(box, war, side):
            await return_excess(table, side, formation)
    await fleet_admiral(table)
    while dated_convoy_due(box, war):
        await assemble(table, dated=True)
    rebase(table)


def enter_service(table: Table[War, Box], side: str) -> None:
    """IC 3.23, IC 8.54 Admirals not yet placed enter at a Friendly Port."""
    war, box = table.game, table.box
    for admiral in sorted(war.stack.get(WAITING, ())):
        if box.admirals[admiral].side == side:
            home = {"B": "gibraltar", "S": "cartagena", "F": "toulon"}[box.admirals[admiral].command]
            put(war.where, war.stack, admiral, home)
            table.tell("destined", rule="IC 3.23", to=side, admiral=admiral, place=home)


def in_play(box: Box, war: War, side: str) -> list[str]:
    """IC 3.42 Flags and Detachments of a side, at sea or in docks; Subordinate ones first."""
    found = [f for f in box.counters_of[side] if war.where[f] != UNFORMED]
    return sorted(found, key=lambda each: (war.where[each] not in box.formations, each))


async def return_excess(table: Table[War, Box], side: str, formation: str) -> None:
    """IC 3.42 The owner says which go back to Available."""
    war, box = table.game, table.box
    while len(found := auxiliaries(box, war, formation)) > most_auxiliaries(box, war, formation):
        returns = await table.pick(side, "excess", RETURNS, sorted(found), formation=formation)
        put(war.where, war.stack, returns, AVAILABLE)


async def fleet_admiral(table: Table[War, Box]) -> None:
    """2.311 In docks the Bourbon Grand Flotilla gets an Admiral of the nation asked for, if possible."""
    war, box = table.game, table.box
    flag = "A_GF"
    if war.state.get(flag) != State.REFITTING:
        return
    now, nation = commander(box, war, flag), fleet_nation(war)
    if now and box.admirals[now].command == nation:
        return
    fit = fit_for_fleet(box, war, flag)
    if not fit:
        return
    admiral = await table.pick(BOURBON, "fleet_admiral", LEADS, sorted(fit))
    port = war.where[flag]
    for other in [a for a in war.stack.get(flag, ()) if a in box.admirals]:
        put(war.where, war.stack, other, port)
    put(war.where, war.stack, admiral, flag)
    war.commander[flag] = admiral
    table.tell("fleet-admiral", rule="2.311", to=BOURBON, admiral=admiral)


def rebase(table: Table[War, Box]) -> None:
    """IC 6.3 An Auxiliary whose Base may no longer be used returns to Available."""
    war, box = table.game, table.box
    for side in ROLES:
        for auxiliary in box.of_side[side]:
            place = war.where[auxiliary]
            if place in box.ports and place not in base_ports(box, war, auxiliary):
                put(war.where, war.stack, auxiliary, AVAILABLE)
