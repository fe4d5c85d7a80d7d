"""2.5 Corsairs: Pirates and the Knights of Malta."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import (
    BOURBON,
    BRITISH,
    D10,
    OTHER,
    PIRATE_RECOVERY,
    ROLES,
    TASK,
    AuxiliaryId,
    Box,
)
from vivac.games.mistral.chapters.auxiliaries import on_task, west_of_strait
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.orders import fail_count
from vivac.games.mistral.chapters.pointing import THING, at_thing, either
from vivac.games.mistral.chapters.prestige import award, leader, trailer
from vivac.games.mistral.game import NOWHERE, War
from vivac.table import Action, Table, Test

LEAVE = Action("leave", "2.543")
SEND = Action("send_knights", "2.543")
KNIGHTS_ON = Action("knights_on", "2.543", of=THING, lights=at_thing)
BASE = Action("base", "2.552", of=THING, lights=at_thing)


# ---------------------------------------------------------------- Pirates


async def activate_pirates(table: Table[War, Box]) -> None:
    """2.522, 2.523 In Summer and Autumn one die names the Contingent that is active, and whose it is."""
    war, box = table.game, table.box
    if war.turn <= 8:
        return
    die = await table.roll(D10, "pirates", lambda: Test(rule="2.522", chart="pirate_activation"))
    rovers = box.charts.pirate_activation.at(die)
    if rovers == "none":
        table.tell("no-pirates", rule="2.522")
        return
    war.rovers = rovers
    war.pirate_player = trailer(war) or BOURBON
    table.tell("pirates-active", rule="2.523", pirates=rovers, side=war.pirate_player)


def pirate_tasks(box: Box, war: War) -> list[AuxiliaryId]:
    """2.523, 2.526 Pirates of the active Contingent that are at their Bases and not barred."""
    return [
        pirate
        for pirate in box.pirates
        if box.auxiliaries[pirate].contingent == war.rovers and pirate not in war.barred
    ]


def note_raid(table: Table[War, Box], side: str, pirate: AuxiliaryId) -> None:
    """2.525, 2.526, 2.528 Who Tasked it, and the Base it left, which counts as occupied meanwhile."""
    war = table.game
    war.tasked_by[pirate] = side
    base = war.left[pirate] = war.where[pirate]
    war.raided[pirate] = (*war.raided.get(pirate, ()), base)


def pirates_home(table: Table[War, Box]) -> None:
    """2.528 When the first Winter Turn begins, Pirates on Task return to the Base they left."""
    war, box = table.game, table.box
    for pirate in box.pirates:
        if war.where[pirate].startswith(TASK):
            put(war.where, war.stack, pirate, war.left.pop(pirate))
            war.placed.pop(pirate, None)
            war.tasked_by.pop(pirate, None)
            table.tell("pirate-home", rule="2.528", auxiliary=pirate)


def count_pirates(table: Table[War, Box]) -> None:
    """2.525 A Failed Order for the opponent of whoever Tasked a Pirate that Intercepts; for both if tied."""
    war, box = table.game, table.box
    tasked = {war.tasked_by[p] for p in box.pirates if war.where[p].startswith(TASK) and p in war.tasked_by}
    if not tasked:
        return
    struck = set(ROLES) if not leader(war) else {OTHER[side] for side in tasked}
    for side in ROLES:
        if side in struck:
            fail_count(table, side, "2.525")


# ---------------------------------------------------------------- the Knights


def knights_ready(box: Box, war: War) -> bool:
    """At Valetta; Galleys begin nothing in Winter nor where a Gale blows (IC 6.7)."""
    return war.where[box.knights] in box.ports and not war.winter


def knights_reach(box: Box, war: War, where: str) -> bool:
    if west_of_strait(box, where):
        return False
    zone = where if where in box.zones else box.zone_of[where]
    return war.gale == NOWHERE or box.zone_of[war.gale] != zone


async def knights_screen(table: Table[War, Box], side: str, pirate: AuxiliaryId, where: str) -> bool:
    """2.542, 2.543 In answer to the start of a Pirate's Task: A first, then B; whoever Tasked it declines."""
    war, box = table.game, table.box
    if not knights_ready(box, war) or not knights_reach(box, war, where):
        return False
    for player in (BOURBON, BRITISH):
        if player == side or not can_pay(war, player):
            continue
        if await either(table, player, "knights", SEND, LEAVE, auxiliary=pirate) is SEND:
            send_knights(table, player, pirate)
            return True
    return False


def can_pay(war: War, player: str) -> bool:
    return player == BOURBON or war.knights_paid or war.prestige[BRITISH] >= 1


def send_knights(table: Table[War, Box], player: str, pirate: AuxiliaryId) -> None:
    """2.542, 2.543 The Task is cancelled and both go to Recovery; B pays 1 Prestige once a Year."""
    war, box = table.game, table.box
    if player == BRITISH and not war.knights_paid:
        war.knights_paid = True
        award(table, BRITISH, "knights", rule="2.543")
    table.tell("knights-screen", rule="2.542", side=player, auxiliary=pirate)
    to_recovery(table, box.knights)
    to_recovery(table, pirate)


async def offer_knights(table: Table[War, Box]) -> None:
    """2.542 At the beginning of a Task Step, against any Pirate already on Task in range."""
    war, box = table.game, table.box
    for player in (BOURBON, BRITISH):
        if not knights_ready(box, war) or not can_pay(war, player):
            continue
        prey = [
            pirate
            for pirate, where in on_task(box, war).items()
            if box.auxiliaries[pirate].pirate
            and knights_reach(box, war, where)
            and war.tasked_by.get(pirate) != player
        ]
        if prey:
            pirate = await table.pick(player, "knights_hunt", KNIGHTS_ON, prey, LEAVE)
            if pirate is not None:
                send_knights(table, player, pirate)


# ---------------------------------------------------------------- Recovery


def bases_for(box: Box, war: War, auxiliary: AuxiliaryId) -> list[SpaceId]:
    """2.512 Salé for the Rovers; for Barbary every other African Base, one each; Valetta for the Knights."""
    aux = box.auxiliaries[auxiliary]
    if aux.contingent != "barbary":
        return [aux.base]
    taken = {war.left.get(other) or war.where[other] for other in box.pirates if other != auxiliary}
    return [base for base in sorted(box.bases) if box.owner[base] == "K" and base not in taken]


async def base_chooser(table: Table[War, Box]) -> str:
    """2.552 The player with less Prestige; tied, the lower die, B then A, rolled again while equal."""
    player = trailer(table.game)
    while not player:
        british = await table.roll(D10, "base-choice", lambda: Test(rule="2.552"))
        bourbon = await table.roll(D10, "base-choice", lambda: Test(rule="2.552"))
        if british != bourbon:
            player = BRITISH if british < bourbon else BOURBON
    return player


async def recover_corsair(table: Table[War, Box], auxiliary: AuxiliaryId, *, test: bool) -> None:
    """2.551 The Base is declared before the test; success places the counter there."""
    war, box = table.game, table.box
    bases = bases_for(box, war, auxiliary)
    base = bases[0]
    if len(bases) > 1:
        player = await base_chooser(table)
        base = await table.pick(player, "pirate_base", BASE, bases, auxiliary=auxiliary)
    kind = "knights" if auxiliary == box.knights else "pirate"
    if test and not await recovers(table, auxiliary, kind, "2.551"):
        table.tell("not-recovered", rule="2.551", auxiliary=auxiliary)
        return
    put(war.where, war.stack, auxiliary, base)
    table.tell("based", rule="2.551", auxiliary=auxiliary, space=base)


async def recovers(table: Table[War, Box], auxiliary: AuxiliaryId, kind: str, rule: str) -> bool:
    """IC 6.6 The test of one Auxiliary, by its class; Winter makes it harder."""
    chart = table.box.charts.recovery.cells
    target = {"winter": chart["winter"]} if table.game.winter else {}
    die = await table.roll(
        D10,
        "recovery",
        lambda: Test(rule=rule, target=target, needs=chart[kind], at_most=True, by=(auxiliary,)),
    )
    return bool(die <= chart[kind] + sum(target.values()))


def in_pirate_recovery(war: War) -> list[AuxiliaryId]:
    return sorted(war.stack.get(PIRATE_RECOVERY, ()))
