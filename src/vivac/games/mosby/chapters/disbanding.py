"""6.6 Disbanding, and skedaddling from an attack."""

from __future__ import annotations

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, UnitId
from vivac.games.mosby.chapters.cards import leaders_escape, lose_cannon
from vivac.games.mosby.chapters.forces import active_combat, deactivate, owes_checks, to_container
from vivac.games.mosby.chapters.marching import march
from vivac.games.mosby.chapters.prices import cost_of_disbanding
from vivac.games.mosby.chapters.randomness import random_exit
from vivac.games.mosby.chapters.winning import TurnOver, score
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.games.mosby.game import DISBAND_AS_ACTION, MOSBY, NORTH_OF_POTOMAC, NOWHERE, Raid
from vivac.table import Action, Lit, Refusal, Table, by_verb


def bars_disband(box: Box, raid: Raid) -> Refusal | None:
    """6.6-1, 6.6-2, 8.5-2"""
    if raid.switches and may_not_leave(box, raid):
        return Refusal.because("disband-north", "8.5-2")
    if raid.in_rounds() and active_combat(box, raid, raid.mosby):
        return Refusal.because("disband-under-fire", "6.6-2")
    if raid.on(DISBAND_AS_ACTION) and raid.in_rounds():
        if not raid.mosby_acts():
            return Refusal.because("disband-not-his-action", "6.6-2")
        if raid.riding():
            return Refusal.because("disband-while-riding", "6.6-2")
    return None


def may_not_leave(box: Box, raid: Raid) -> bool:
    """8.5-2 North of the Potomac there is nowhere to scatter to."""
    return raid.on(NORTH_OF_POTOMAC) and raid.mosby in box.north


async def slip_away_in_time(table: Table[Raid, Box]) -> None:
    """6.6-5 Before the checks of C2, if one of them may bring an enemy upon Mosby."""
    raid, box = table.game, table.box
    at_stake = owes_checks(raid, raid.mosby) and any(
        active_combat(box, raid, space) for space in box.around[raid.mosby]
    )
    if at_stake and bars_disband(box, raid) is None:
        answer = await table.ask(
            MOSBY, "before-activation", (STAY(), DISBAND()), acts=STAY_OR_DISBAND, space=raid.mosby
        )
        if answer == DISBAND():
            disband(table)


def disband(table: Table[Raid, Box]) -> None:
    """6.6-1 to 6.6-3 The guerrillas go home; the units they leave behind go inactive in D-3."""
    table.tell("disbanded", rule="6.6-1")
    leaders_escape(table)
    table.game.mosby = NOWHERE
    raise TurnOver


def disbanding(_box: Box, raid: Raid, _viewer: str | None) -> Lit:
    """In Rounds another rule is cited than in Operations."""
    return Lit(rule="6.6-2" if raid.in_rounds() else "")


DISBAND = Action(
    "disband",
    "6.6-1",
    lights=disbanding,
    bars=bars_disband,
    do=disband,
    danger=True,
    costs=cost_of_disbanding,
)
STAY = Action("stay", "6.6-5")
STAY_OR_DISBAND = by_verb(STAY, DISBAND)


async def skedaddle(table: Table[Raid, Box], event_units: tuple[UnitId, ...] = ()) -> None:
    """6.6-4 Mosby runs from an attack; the caller ends the turn."""
    raid, box = table.game, table.box
    space: SpaceId = raid.mosby
    table.tell("skedaddled", rule="6.6-4", space=space)
    await casualty_check(table, turn_goes_on=False)
    score(table, box.deed["skedaddle"])
    raid.mosby = NOWHERE
    leaders_escape(table)
    lose_cannon(table)
    for unit in event_units:
        to_container(raid, unit)
    for unit in raid.stack.get(space, ()):
        if unit in raid.active:
            await march(table, unit, await random_exit(table, space))
            deactivate(raid, unit)
