"""IC 9.35, IC 9.38, IC 3.35 Issuing Orders, to Formations, to lone Squadrons and to Auxiliaries."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import (
    OTHER,
    POOL,
    RECOVERY,
    RESERVE,
    TRACK,
    Box,
    ChitId,
    ElementId,
    FormationId,
    independent,
)
from vivac.games.mistral.chapters.allegiance import NEUTRAL, friend_of, friendly_ports
from vivac.games.mistral.chapters.convoys import join_escorts
from vivac.games.mistral.chapters.courses import prepare
from vivac.games.mistral.chapters.formations import any_sailing, direct, squadrons
from vivac.games.mistral.chapters.levant_trade import bars_track
from vivac.games.mistral.chapters.limits import balance, bars_joining
from vivac.games.mistral.chapters.orders import RENDEZVOUS, bars_issue, held, issue
from vivac.games.mistral.chapters.organisation import commission
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.repeats import once
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Refusal, Table, on_card

BEARER = Action("bearer", "IC 9.35", of=THING, lights=at_thing)
TO = Action("to", "IC 9.38", of=THING, lights=at_thing)
SHORE = frozenset((RECOVERY, RESERVE))


def veil(war: War, *counters: str) -> None:
    """The enemy goes on seeing counters where they were until both players have done commanding."""
    for counter in counters:
        if counter not in war.shown:
            war.shown[counter] = war.where[counter]


# ---------------------------------------------------------------- lone Squadrons


def bars_sailing_alone(box: Box, war: War, squadron: ElementId) -> Refusal | None:
    """IC 3.35, IC 2.32 A Squadron in docks or in a Ready Formation that may be sent off alone."""
    what, place = box.elements[squadron], war.where[squadron]
    if what.flagship:
        return Refusal.because("alone-flagship", "2.221a", element=squadron)
    if place in box.ports:
        if war.dp[squadron] >= what.two_thirds:
            return Refusal.because("prepare-crippled", "IC 2.32", formation=squadron)
        return None
    if place not in box.formations or war.state.get(place) != State.READY:
        return Refusal.because("alone-not-free", "IC 3.35", element=squadron)
    space = war.where[place]
    if space in box.boxes or place in war.bound or box.formations[place].kind == "independent":
        return Refusal.because("alone-not-free", "IC 3.35", element=squadron)
    if any_sailing(box, war, space, OTHER[what.side]):
        return Refusal.because("exchange-enemy-there", "IC 3.12", space=space)
    if len(squadrons(box, war, place)) < 2:
        return Refusal.because("alone-last", "IC 2.35", element=squadron)
    if (
        what.plain
        and balance(box, war, what.contingent, place) < 1
        and any(
            box.elements[e].flagship and box.elements[e].contingent == what.contingent
            for e in direct(box, war, place)
        )
    ):
        return Refusal.because("alone-companion", "2.221b", element=squadron)
    return None


def sail_off(table: Table[War, Box], squadron: ElementId) -> FormationId:
    """IC 3.35 It becomes Independent: Preparing in docks, Ready at sea."""
    war, box = table.game, table.box
    lone, place = independent(squadron), war.where[squadron]
    veil(war, lone, squadron)
    if place in box.ports:
        commission(war, lone, place, State.REFITTING)
        put(war.where, war.stack, squadron, lone)
        prepare(war, lone)
        return lone
    commission(war, lone, war.where[place], State.READY)
    put(war.where, war.stack, squadron, lone)
    if place in war.disorganised:
        war.notes.append(f"shaken:{lone}")
    if place in war.located:
        war.notes.append(f"located:{lone}")
    return lone


# ---------------------------------------------------------------- bearers


def bearers(box: Box, war: War, chit: ChitId, side: str) -> list[str]:
    """Everybody to whom a Received Order may be Issued now."""
    order = box.chits[chit]
    kind = box.order_kinds[order.kind]
    found: list[str] = []
    for formation in sorted(war.state):
        what = box.formations[formation]
        fit = what.kind in kind.bearer or (
            what.kind == "independent" and "independent_squadron" in kind.bearer
        )
        fit = fit and what.side == side and formation not in war.order
        if fit and bars_issue(box, war, chit, formation) is None:
            found.append(formation)
    if "fleet50" in kind.bearer:
        found += [
            auxiliary
            for auxiliary in box.of_side[side]
            if box.auxiliaries[auxiliary].kind in kind.bearer
            and war.where[auxiliary] not in SHORE
            and bars_issue(box, war, chit, auxiliary) is None
        ]
    if "independent_squadron" in kind.bearer:
        found += [
            squadron
            for squadron in box.squadrons_of[side]
            if war.where[squadron] != POOL and bars_lone_escort(box, war, chit, squadron) is None
        ]
    return found


def bars_lone_escort(box: Box, war: War, chit: ChitId, squadron: ElementId) -> Refusal | None:
    """2.314 A single Squadron must be of the Convoy's Command; escorts need 2 Ships (IC 10.13)."""
    order, what = box.chits[chit], box.elements[squadron]
    if what.side != order.side or what.command != order.command:
        return Refusal.because("issue-other-command", "2.314", bearer=squadron)
    if war.ships[squadron] < box.order_kinds[order.kind].min_ships:
        return Refusal.because("issue-too-few-ships", "IC 9.35", needed=2)
    return bars_sailing_alone(box, war, squadron)


def issue_to(table: Table[War, Box], chit: ChitId, bearer: str) -> None:
    """IC 9.35 While both command, nobody sees yet whom a Convoy is joined by."""
    order_step = table.game.step is Step.ORDERS
    if bearer in table.box.elements:
        bearer = sail_off(table, bearer)
    issue(table, bearer, chit, order_step=order_step)
    if order_step:
        join_escorts(table)


# ---------------------------------------------------------------- a Received Order


def bars_issuing(box: Box, war: War, side: str, chit: ChitId) -> Refusal | None:
    """IC 9.35 A Received Order that somebody could bear."""
    barred = once(war, f"issue:{chit}")
    if barred or bearers(box, war, chit, side):
        return barred
    return Refusal.because("issue-nobody", "IC 9.35", chit=chit)


async def give_out(table: Table[War, Box], side: str, chit: ChitId) -> None:
    """IC 9.35"""
    war, box = table.game, table.box
    war.handled.add(f"issue:{chit}")
    issue_to(table, chit, await table.pick(side, "issue", BEARER, bearers(box, war, chit, side), thing=chit))


ISSUE: Action = Action(
    "issue", "IC 9.35", of=THING, lights=on_card, bars=bars_issuing, do=give_out,
    among=lambda box, war, side: ISSUE.each(held(box, war, side)),
)  # fmt: skip


# ---------------------------------------------------------------- Rendezvous


def rendezvous_goals(box: Box, war: War, squadron: ElementId) -> list[str]:
    """IC 9.38 Where a lone Squadron may be sent: to a Formation at sea, a Friendly Port, the Track."""
    side = box.elements[squadron].side
    found = [
        formation
        for formation, state in sorted(war.state.items())
        if state == State.READY
        and formation != war.where[squadron]
        and box.formations[formation].side == side
        and war.where[formation] not in box.boxes
        and bars_joining(box, war, squadron, formation) is None
    ]
    here = place_of(box, war, squadron)
    found += [port for port in friendly_ports(box, war, side) if port != here]
    if bars_track(box, war, squadron) is None:
        found.append(TRACK)
    return found


def place_of(box: Box, war: War, squadron: ElementId) -> SpaceId:
    place = war.where[squadron]
    return war.where[place] if place in box.formations else place


def send_to(table: Table[War, Box], squadron: ElementId, goal: str) -> None:
    war = table.game
    lone = sail_off(table, squadron)
    war.rendezvous[lone] = goal
    issue(table, lone, RENDEZVOUS)


def lone_squadrons(box: Box, war: War, whose: str) -> list[ElementId]:
    """Squadrons of a Formation, or those of a side that lie in docks and belong to none."""
    if whose in box.formations:
        return [each for each in war.stack.get(whose, ()) if each in box.elements]
    return [each for each in box.squadrons_of[whose] if war.where[each] in box.ports]


def bars_sending_off(box: Box, war: War, _whose: str, squadron: ElementId) -> Refusal | None:
    """IC 9.38, IC 3.35"""
    return once(war, f"exchange:{squadron}") or bars_sailing_alone(box, war, squadron)


async def send_off(table: Table[War, Box], _whose: str, squadron: ElementId) -> None:
    """IC 9.38"""
    war, box = table.game, table.box
    side, goals = box.elements[squadron].side, rendezvous_goals(box, war, squadron)
    send_to(table, squadron, await table.pick(side, "rendezvous", TO, goals, thing=squadron))


SEND_OFF: Action = Action(
    "rendezvous", "IC 9.38", of=THING, lights=at_thing, bars=bars_sending_off, do=send_off,
    among=lambda *at: SEND_OFF.each(lone_squadrons(*at)),
)  # fmt: skip


# ---------------------------------------------------------------- Bases


def base_ports(box: Box, war: War, auxiliary: str) -> list[SpaceId]:
    """Friendly Ports; for Privateers Neutral ones too, but none in North Africa (2.512)."""
    aux = box.auxiliaries[auxiliary]
    if aux.kind != "privateer":
        return friendly_ports(box, war, aux.side)
    return [
        port
        for port in box.port_list
        if friend_of(box, war, port) in (aux.side, NEUTRAL) and port != "melilla"
    ]


def bars_base(box: Box, war: War, auxiliary: str, port: SpaceId) -> Refusal | None:
    """IC 6.3, 2.313, 2.512 What keeps an Auxiliary from a Base."""
    if port in base_ports(box, war, auxiliary):
        return None
    rule = "2.512" if box.auxiliaries[auxiliary].kind == "privateer" else "IC 6.3"
    return Refusal.because("base-not-friendly", rule, space=port)


AT: Action = Action(
    "at", "IC 6.3", of=THING, lights=at_thing, bars=bars_base,
    among=lambda box, _war, _auxiliary: AT.each(box.port_list),
    fast=lambda *at: AT.each(base_ports(*at)),
)  # fmt: skip
