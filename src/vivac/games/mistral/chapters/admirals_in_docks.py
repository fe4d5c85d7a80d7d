"""IC 3.22 Admirals are Destined: to a Formation in docks, or to a Friendly Port."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import WAITING, AdmiralId, Box
from vivac.games.mistral.chapters.allegiance import friendly_ports
from vivac.games.mistral.chapters.formations_in_docks import flags_in_docks
from vivac.games.mistral.chapters.housekeeping import LEADS
from vivac.games.mistral.chapters.limits import bars_command, in_harbour
from vivac.games.mistral.chapters.pointing import BACK, THING, at_thing
from vivac.games.mistral.chapters.repeats import once
from vivac.games.mistral.game import War
from vivac.table import Action, Menu, Option, Refusal, Table, by_verb

GO = Action("go", "IC 3.22", of=THING, lights=at_thing)
DESTINATIONS = by_verb(LEADS, GO)


def own_admirals(box: Box, war: War) -> list[AdmiralId]:
    return [admiral for admiral in box.admiral_list if box.admirals[admiral].side == war.actor]


def bars_destining(box: Box, war: War, admiral: AdmiralId) -> Refusal | None:
    """IC 3.22 Admirals in harbour, and those who enter service."""
    barred = once(war, f"destine:{admiral}")
    if barred or war.where[admiral] == WAITING or in_harbour(box, war, admiral):
        return barred
    return Refusal.because("destine-away", "IC 3.22", admiral=admiral)


def destinations(box: Box, war: War, admiral: AdmiralId) -> list[Option]:
    """Any Formation of his Fleet in docks, and any Friendly Port."""
    side, here = war.actor, war.where[admiral]
    flags = [
        flag
        for flag in flags_in_docks(box, war, side)
        if flag != here and bars_command(box, war, admiral, flag) is None
    ]
    return LEADS.each(flags) + GO.each(port for port in friendly_ports(box, war, side) if port != here)


async def destine(table: Table[War, Box], admiral: AdmiralId) -> None:
    """IC 3.22"""
    war, side = table.game, table.game.actor
    war.handled.add(f"destine:{admiral}")
    options = destinations(table.box, war, admiral)
    goal = await table.ask(side, "destine", options, acts=DESTINATIONS, thing=admiral)
    put(war.where, war.stack, admiral, str(goal[1]))
    if goal[0] == "lead":
        war.commander[str(goal[1])] = admiral
    table.tell("destined", rule="IC 3.22", to=side, admiral=admiral, place=str(goal[1]))


DESTINE: Action = Action(
    "destine", "IC 3.22", of=THING, lights=at_thing, bars=bars_destining, do=destine,
    among=lambda *at: DESTINE.each(own_admirals(*at)),
)  # fmt: skip
ADMIRALS_IN_DOCKS = Menu("reorganise_admirals", DESTINE, BACK)
