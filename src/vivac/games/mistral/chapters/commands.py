"""IC 4.32 What a player turns to while commanding: Formations, Orders, Auxiliaries, lone Squadrons.

Every function of an act gets the side that commands before the words of the option.
"""

from __future__ import annotations

from functools import cache

from vivac.box import put
from vivac.games.mistral.box.unpacking import AVAILABLE, BOURBON, Box
from vivac.games.mistral.chapters.courses import bars_posture, bars_preparing
from vivac.games.mistral.chapters.driving import to_recovery
from vivac.games.mistral.chapters.issuing import AT, ISSUE, SEND_OFF, veil
from vivac.games.mistral.chapters.orders import end_order, owner
from vivac.games.mistral.chapters.pointed_at import all_but_own_formations, anything, pointing_at
from vivac.games.mistral.chapters.pointing import BACK, DONE, THING, at_thing
from vivac.games.mistral.chapters.repeats import at_most_twice, note_turn, once
from vivac.games.mistral.chapters.war_terms import doctrine_gdc
from vivac.games.mistral.game import State, War
from vivac.table import Action, Menu, Option, Refusal, Say, Table, by_verb


async def attend(table: Table[War, Box], side: str, menu: Menu, thing: str) -> None:
    """IC 4.32 One command after another about the same thing, until the player goes back."""
    given = menu.given(thing)
    table.rest()
    while await table.choose(side, given, thing=thing) != BACK():
        table.rest()


# ---------------------------------------------------------------- Formations


def own_formations(box: Box, war: War, side: str) -> list[str]:
    return [each for each in sorted(war.state) if box.formations[each].side == side]


def bars_turning_to(box: Box, war: War, _side: str, formation: str) -> Refusal | None:
    """IC 4.32 At most twice, and only if there is anything to be said to a Formation."""
    return at_most_twice(war, formation) or bars_commanding(box, war, formation)


def bars_commanding(box: Box, war: War, formation: str) -> Refusal | None:
    """What leaves nothing to be said to a Formation."""
    state = war.state[formation]
    if state == State.READY:
        if war.where[formation] in box.boxes:
            return Refusal.because("course-not-at-sea", "IC 5.11", formation=formation)
        return bars_posture(box, war, formation) if formation in war.voyage else None
    return bars_preparing(box, war, formation) if state == State.REFITTING else None


def to_turn_to(box: Box, war: War, side: str) -> list[str]:
    """Those that nothing bars."""
    handled, formations = war.handled, box.formations
    return [
        formation
        for formation in sorted(war.state)
        if formations[formation].side == side
        and f"twice:{formation}" not in handled
        and bars_commanding(box, war, formation) is None
    ]


def turn_to(table: Table[War, Box], side: str, formation: str) -> None:
    note_turn(table.game, formation)
    table.game.commanded[side] = formation


# ---------------------------------------------------------------- Orders


def bars_orders(box: Box, war: War, side: str) -> Refusal | None:
    twice = at_most_twice(war, f"orders:{side}")
    if twice or side in war.chits.values() or any(owner(box, each) == side for each in war.order):
        return twice
    return Refusal.because("no-orders-held", "IC 9.35")


async def turn_to_orders(table: Table[War, Box], side: str) -> None:
    note_turn(table.game, f"orders:{side}")
    await attend(table, side, ORDERS_MENU, side)


def own_bearers(box: Box, war: War, side: str) -> list[str]:
    return [bearer for bearer in war.order if owner(box, bearer) == side]


def bars_cancelling(_box: Box, war: War, _side: str, bearer: str) -> Refusal | None:
    return once(war, f"cancel:{bearer}")


def cost_of_cancelling(_box: Box, war: War, side: str, _bearer: str) -> Say:
    """IC 9.36a It counts as Failed."""
    return Say("cost-cancel", {"failed": war.failed[side] + 1}, "IC 9.36a")


def cancel(table: Table[War, Box], _side: str, bearer: str) -> None:
    """IC 9.36a"""
    war, box = table.game, table.box
    war.handled.add(f"cancel:{bearer}")
    if bearer in box.auxiliaries or war.where[bearer] in box.convoys:
        veil(war, bearer)
    end_order(table, bearer, fulfilled=False, rule="IC 9.36a")


# ---------------------------------------------------------------- Auxiliaries


def commanded(box: Box, side: str) -> tuple[str, ...]:
    """Auxiliaries a player may recall: his own, and the Bourbon player the Knights (2.544)."""
    return (*box.of_side[side], box.knights) if side == BOURBON else box.of_side[side]


def bars_auxiliaries(box: Box, war: War, side: str) -> Refusal | None:
    twice = at_most_twice(war, f"auxiliaries:{side}")
    where, location = war.where, box.location
    if twice or any(where[each] == AVAILABLE or where[each] in location for each in commanded(box, side)):
        return twice
    return Refusal.because("no-auxiliary-waits", "IC 6.3")


async def turn_to_auxiliaries(table: Table[War, Box], side: str) -> None:
    note_turn(table.game, f"auxiliaries:{side}")
    await attend(table, side, AUXILIARIES_MENU, side)


def bars_assigning(_box: Box, war: War, _side: str, auxiliary: str) -> Refusal | None:
    """IC 6.3 A Base is given to whoever is Available and bears no Order."""
    if auxiliary in war.order:
        return Refusal.because("auxiliary-has-order", "IC 6.58", auxiliary=auxiliary)
    if war.where[auxiliary] != AVAILABLE:
        return Refusal.because("base-not-available", "IC 6.3", auxiliary=auxiliary)
    return once(war, f"auxiliary:{auxiliary}")


def to_assign(box: Box, war: War, side: str) -> list[str]:
    """Those that nothing bars, of whom few are Available."""
    idle = (each for each in commanded(box, side) if war.where[each] == AVAILABLE)
    return [each for each in idle if bars_assigning(box, war, side, each) is None]


async def assign(table: Table[War, Box], side: str, auxiliary: str) -> None:
    """IC 6.3"""
    war, box, at = table.game, table.box, AT.given(auxiliary)
    port = await table.ask(side, "base", lambda: at.offered(box, war), acts=by_verb(at), thing=auxiliary)
    war.handled.add(f"auxiliary:{auxiliary}")
    veil(war, auxiliary)
    put(war.where, war.stack, auxiliary, str(port[1]))


def bars_recalling(box: Box, war: War, _side: str, auxiliary: str) -> Refusal | None:
    """IC 6.51, 2.332f It may be recalled from an Interception; a French raider only after 4 Impulses."""
    if war.where[auxiliary] not in box.location or auxiliary in war.order:
        return Refusal.because("recall-not-on-task", "IC 6.51", auxiliary=auxiliary)
    stays = auxiliary in box.raiders and doctrine_gdc(box, war)
    if stays and war.tick < war.placed[auxiliary] + box.limit["gdc_stay"]:
        return Refusal.because("recall-too-soon", "2.332f", auxiliary=auxiliary)
    return once(war, f"auxiliary:{auxiliary}")


def to_recall(box: Box, war: War, side: str) -> list[str]:
    """Those that nothing bars, of whom few are on Task."""
    away = (each for each in commanded(box, side) if war.where[each] in box.location)
    return [each for each in away if bars_recalling(box, war, side, each) is None]


def recall(table: Table[War, Box], _side: str, auxiliary: str) -> None:
    table.game.handled.add(f"auxiliary:{auxiliary}")
    veil(table.game, auxiliary)
    to_recovery(table, auxiliary)


# ---------------------------------------------------------------- lone Squadrons


def bars_squadrons(box: Box, war: War, side: str) -> Refusal | None:
    twice = at_most_twice(war, f"squadrons:{side}")
    if twice or any(war.where[each] in box.ports for each in box.squadrons_of[side]):
        return twice
    return Refusal.because("no-squadron-in-docks", "IC 3.35")


async def turn_to_squadrons(table: Table[War, Box], side: str) -> None:
    note_turn(table.game, f"squadrons:{side}")
    await attend(table, side, SQUADRONS_MENU, side)


# ---------------------------------------------------------------- the acts

TURN_TO: Action = Action(
    "turn_to", "IC 4.32", of=THING, lights=at_thing, bars=bars_turning_to, do=turn_to,
    among=lambda *at: TURN_TO.each(own_formations(*at)),
)  # fmt: skip
ORDERS = Action("orders", "IC 4.32", bars=bars_orders, do=turn_to_orders)
AUXILIARIES = Action("auxiliaries", "IC 4.32", bars=bars_auxiliaries, do=turn_to_auxiliaries)
SQUADRONS = Action("squadrons", "IC 4.32", bars=bars_squadrons, do=turn_to_squadrons)
CANCEL: Action = Action(
    "cancel", "IC 9.36a", of=THING, lights=at_thing, bars=bars_cancelling, do=cancel, danger=True,
    costs=cost_of_cancelling, among=lambda *at: CANCEL.each(own_bearers(*at)),
)  # fmt: skip
ASSIGN: Action = Action(
    "assign", "IC 6.3", of=THING, lights=at_thing, bars=bars_assigning, do=assign,
    among=lambda box, _war, side: ASSIGN.each(commanded(box, side)),
    fast=lambda *at: ASSIGN.each(to_assign(*at)),
)  # fmt: skip
RECALL: Action = Action(
    "recall", "IC 6.51", of=THING, lights=at_thing, bars=bars_recalling, do=recall,
    costs=lambda *_: Say("cost-recall", {}, "IC 6.51"),
    among=lambda box, _war, side: RECALL.each(commanded(box, side)),
    fast=lambda *at: RECALL.each(to_recall(*at)),
)  # fmt: skip

POINT = pointing_at(anything)


def offered(box: Box, war: War, side: str) -> list[Option]:
    """The same as the acts offer one after another."""
    found = TURN_TO.each(to_turn_to(box, war, side))
    found += [act() for act, bars in MENUS if bars(box, war, side) is None]
    found.append(DONE())
    return found


MENUS = ((ORDERS, bars_orders), (AUXILIARIES, bars_auxiliaries), (SQUADRONS, bars_squadrons))
COMMAND = Menu(
    "command", TURN_TO, *(act for act, _ in MENUS), DONE, pointing_at(all_but_own_formations), fast=offered
)
ORDERS_MENU = Menu("orders", ISSUE, CANCEL, BACK, POINT)
AUXILIARIES_MENU = Menu("auxiliaries", ASSIGN, RECALL, BACK, POINT)
SQUADRONS_MENU = Menu("squadrons", SEND_OFF, BACK, POINT)


@cache
def commands(side: str) -> Menu:
    return COMMAND.given(side)
