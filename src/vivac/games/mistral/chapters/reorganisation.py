"""IC 11.2 The Reorganisation Step: each player puts his house in order, First player first."""

from __future__ import annotations

from collections.abc import Callable

from vivac.box import put
from vivac.games.mistral.box.unpacking import (
    ABSENT,
    BOURBON,
    BRITISH,
    LOST,
    OTHER,
    RESERVE,
    WAITING,
    WOUNDED,
    Box,
)
from vivac.games.mistral.chapters.admirals_in_docks import ADMIRALS_IN_DOCKS, own_admirals
from vivac.games.mistral.chapters.auxiliaries_in_docks import (
    AUXILIARIES_IN_DOCKS,
    FIFTIES,
    FIFTY,
    own_auxiliaries,
)
from vivac.games.mistral.chapters.formations import subordinates
from vivac.games.mistral.chapters.formations_in_docks import FORMATIONS_IN_DOCKS, part_in_docks
from vivac.games.mistral.chapters.housekeeping import conclude
from vivac.games.mistral.chapters.limits import led
from vivac.games.mistral.chapters.organisation import unform
from vivac.games.mistral.chapters.parted_crowns import part_the_crowns
from vivac.games.mistral.chapters.pointing import BACK, DONE
from vivac.games.mistral.chapters.repeats import at_most_twice, note_turn
from vivac.games.mistral.chapters.squadrons_in_docks import SQUADRONS_IN_DOCKS
from vivac.games.mistral.chapters.troop_convoys import assemble, bars_assembly
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Menu, Option, Refusal, Table

AWAY = frozenset((ABSENT, WOUNDED, LOST))


async def reorganise(table: Table[War, Box]) -> Step | None:
    """IC 11.22 One thing after another until the player has done."""
    war = table.game
    if "begun" not in war.handled:
        war.handled.add("begun")
        begin(table)
        return Step.REORGANISATION
    step: Step | None = await table.act(war.actor, REORGANISE)
    return step


async def squadrons(table: Table[War, Box]) -> Step | None:
    return await see_to(table, SQUADRONS_IN_DOCKS)


async def formations(table: Table[War, Box]) -> Step | None:
    return await see_to(table, FORMATIONS_IN_DOCKS)


async def admirals(table: Table[War, Box]) -> Step | None:
    return await see_to(table, ADMIRALS_IN_DOCKS)


async def auxiliaries(table: Table[War, Box]) -> Step | None:
    return await see_to(table, AUXILIARIES_IN_DOCKS)


async def see_to(table: Table[War, Box], menu: Menu) -> Step | None:
    """One thing of a kind after another, until the player goes back to the Step at large."""
    war = table.game
    return None if await table.choose(war.actor, menu) == BACK() else war.step


async def roles(table: Table[War, Box]) -> Step | None:
    """2.234 Before the first Turn each player may convert (D) Ships as in 2.236, British first."""
    war, box = table.game, table.box
    able = FIFTY.offered(box, war)
    if able and await table.choose(war.actor, FIFTIES, options=[*able, DONE()]) != DONE():
        return Step.ROLES
    if war.actor == BRITISH:
        war.actor = BOURBON
        return Step.ROLES
    war.actor = war.first
    war.handled.clear()
    war.fresh_fifties.clear()
    return None


def begin(table: Table[War, Box]) -> None:
    """IC 8.54 Wounded Admirals are back; 2.321c the Grand Flotilla parts; IC 3.21 Flags unled end."""
    war, box = table.game, table.box
    for admiral in [a for a, when in war.back_at.items() if when <= war.now]:
        del war.back_at[admiral]
        if war.where[admiral] == WOUNDED:
            put(war.where, war.stack, admiral, WAITING)
    part_the_crowns(table)
    for formation in sorted(war.state):
        if war.state.get(formation) == State.REFITTING and formation not in box.convoys:
            unform_unled(table, formation)


def unform_unled(table: Table[War, Box], formation: str) -> None:
    war, box = table.game, table.box
    port = war.where[formation]
    for below in subordinates(box, war, formation):
        if not led(box, war, below):
            part_in_docks(table, below)
            if below in war.state:
                unform(table, below, port)
    if formation in war.state and not led(box, war, formation):
        unform(table, formation, port)
        table.tell("unformed", rule="IC 3.21", to=box.formations[formation].side, formation=formation)


# ---------------------------------------------------------------- what may be turned to


def anybody_in_docks(box: Box, war: War) -> bool:
    ours = box.squadrons_of[war.actor]
    return State.REFITTING in war.state.values() or any(war.where[each] in box.ports for each in ours)


def bars_squadrons(box: Box, war: War) -> Refusal | None:
    return at_most_twice(war, "squadrons") or bars_empty_docks(box, war)


def bars_formations(box: Box, war: War) -> Refusal | None:
    return at_most_twice(war, "formations") or bars_empty_docks(box, war)


def bars_empty_docks(box: Box, war: War) -> Refusal | None:
    return None if anybody_in_docks(box, war) else Refusal.because("docks-empty", "IC 11.22")


def bars_admirals(box: Box, war: War) -> Refusal | None:
    twice = at_most_twice(war, "admirals")
    if twice or any(war.where[each] not in AWAY for each in own_admirals(box, war)):
        return twice
    return Refusal.because("no-admiral-serves", "IC 3.22")


def bars_auxiliaries(box: Box, war: War) -> Refusal | None:
    twice = at_most_twice(war, "auxiliaries")
    if twice or anybody_in_docks(box, war):
        return twice
    if any(war.where[each] != RESERVE for each in own_auxiliaries(box, war)):
        return None
    return Refusal.because("no-auxiliary-serves", "IC 6.3")


def turning_to(verb: str, bars: Callable[[Box, War], Refusal | None], step: Step) -> Action:
    """Squadrons, Formations, Admirals, Auxiliaries: each may be turned to twice, if there is any."""

    async def turn(table: Table[War, Box]) -> Step:
        note_turn(table.game, verb)
        return step

    return Action(verb, "IC 11.22", bars=bars, do=turn)


def who_assembles(_box: Box, war: War) -> list[Option]:
    return [ASSEMBLE()] if war.actor == BOURBON else []


async def assemble_troops(table: Table[War, Box]) -> Step:
    await assemble(table)
    return Step.REORGANISATION


async def have_done(table: Table[War, Box]) -> Step | None:
    """Then it is the Second player's turn; what the rules demand comes at the end."""
    war = table.game
    war.handled = {"begun"}
    if war.actor == war.first:
        war.actor = OTHER[war.first]
        return Step.REORGANISATION
    await conclude(table)
    war.handled.clear()
    war.received.clear()
    war.fresh_fifties.clear()
    war.actor = war.first
    return None


ASSEMBLE = Action("assemble", "2.345", among=who_assembles, bars=bars_assembly, do=assemble_troops)
REORGANISE = Menu(
    "reorganise",
    turning_to("squadrons", bars_squadrons, Step.SQUADRONS),
    turning_to("formations", bars_formations, Step.FORMATIONS),
    turning_to("admirals", bars_admirals, Step.ADMIRALS),
    turning_to("auxiliaries", bars_auxiliaries, Step.AUXILIARIES),
    ASSEMBLE,
    Action("done", "IC 11.22", do=have_done),
)
