"""IC 11.2 The Reorganisation Step: each player puts his house in order, First player first."""

from __future__ import annotations

from collections.abc import Callable

from vivac.box import put
from vivac.games.mistral.box.unpacking import (
    ABSENT,
    AVAILABLE,
    BOURBON,
    BRITISH,
    LOST,
    OTHER,
    RESERVE,
    TRACK,
    WAITING,
    WOUNDED,
    Box,
)
from vivac.games.mistral.chapters.allegiance import friendly_ports
from vivac.games.mistral.chapters.exchanges import INTO, UNDER
from vivac.games.mistral.chapters.felipe import part_the_crowns
from vivac.games.mistral.chapters.fifties import (
    SHIP_TO,
    bars_dissolving,
    bars_fifty,
    dissolve_fifty,
    form_fifty,
)
from vivac.games.mistral.chapters.formations import subordinates
from vivac.games.mistral.chapters.housekeeping import LEADS, conclude
from vivac.games.mistral.chapters.levant_trade import bars_track, rested
from vivac.games.mistral.chapters.limits import (
    bars_assignment,
    bars_command,
    in_harbour,
    led,
)
from vivac.games.mistral.chapters.organisation import unform
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.regrouping import (
    GOALS,
    LOOSE,
    TIE_TO,
    candidates,
    dissolve,
    dissolve_empty,
    flags_in_docks,
    form,
    founders,
    join,
    join_options,
    lying,
    may_be_formed,
    part_in_docks,
    place_under_flag,
    superiors_in_docks,
    ties,
    transfers,
)
from vivac.games.mistral.chapters.ships import name_ship, transfer_ship
from vivac.games.mistral.chapters.troop_convoys import assemble, bars_assembly
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Option, Table, by_verb

DONE, BACK, ASSEMBLE = Option("done"), Option("back"), Option("assemble")
WITH = Action("with", "IC 3.12", of=THING, lights=at_thing)
GO = Action("go", "IC 3.22", of=THING, lights=at_thing)
DESTINATIONS = by_verb(LEADS, GO)
AWAY = frozenset((ABSENT, WOUNDED, LOST))
MOST_TRANSFERS = 4  # of single Ships out of one Squadron in a Step: as many as it can have


async def reorganise(table: Table[War, Box]) -> Step | None:
    """IC 11.22 One thing after another until the player has done."""
    war, box = table.game, table.box
    if "begun" not in war.handled:
        war.handled.add("begun")
        begin(table)
        return Step.REORGANISATION
    side = war.actor
    menu = war.dialog.get(side, "")
    if menu:
        answer = await table.ask(side, f"reorganise_{menu}", lambda: [*MENUS[menu](box, war, side), BACK])
        if answer == BACK:
            del war.dialog[side]
        else:
            await carry_out(table, side, answer)
        return Step.REORGANISATION
    answer = await table.ask(side, "reorganise", lambda: reorganise_options(box, war, side))
    if answer == ASSEMBLE:
        await assemble(table)
        return Step.REORGANISATION
    if answer != DONE:
        war.dialog[side] = str(answer[0])
        war.handled.add(f"{'twice' if f'once:{answer[0]}' in war.handled else 'once'}:{answer[0]}")
        return Step.REORGANISATION
    war.handled = {"begun"}
    if side == war.first:
        war.actor = OTHER[side]
        return Step.REORGANISATION
    await conclude(table)
    war.handled.clear()
    war.received.clear()
    war.fresh_fifties.clear()
    war.actor = war.first
    return None


async def roles(table: Table[War, Box]) -> Step | None:
    """2.234 Before the first Turn each player may convert (D) Ships as in 2.236, British first."""
    war, box = table.game, table.box
    side = war.actor
    options = [option for option in fifty_options(box, war, side) if option.verb == "fifty"]
    answer = DONE
    if options:
        answer = await table.ask(side, "roles", [*options, DONE])
    if answer != DONE:
        await carry_out(table, side, answer)
    elif side == BRITISH:
        war.actor = BOURBON
    else:
        war.actor = war.first
        war.handled.clear()
        war.fresh_fifties.clear()
        return None
    return Step.ROLES


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


# ---------------------------------------------------------------- what may be done


def reorganise_options(box: Box, war: War, side: str) -> list[Option]:
    """Squadrons, Formations, Admirals, Auxiliaries: each may be turned to twice, if there is any."""
    where, ports = war.where, box.ports
    lie = State.REFITTING in war.state.values() or any(where[s] in ports for s in box.squadrons_of[side])
    there = {
        "squadrons": lie,
        "formations": lie,
        "admirals": any(who.side == side and where[a] not in AWAY for a, who in box.admirals.items()),
        "auxiliaries": lie or any(where[each] != RESERVE for each in box.of_side[side]),
    }
    found = [menu for menu in TURN_TO if there[menu.verb] and f"twice:{menu[0]}" not in war.handled]
    if side == BOURBON and bars_assembly(box, war) is None:
        found.append(ASSEMBLE)
    found.append(DONE)
    return found


def squadron_options(box: Box, war: War, side: str) -> list[Option]:
    """IC 3.12, IC 11.21 Squadrons and Flagships change Formation, and Ships change Squadron."""
    opt, handled = box.options, war.handled
    lying_ = lying(box, war, side)
    found: list[Option] = []
    for element, port in lying_.items():
        if f"join:{element}" not in handled and join_options(box, war, element, port):
            found.append(opt["join", element])
        given = sum(f"ship:{element}:{n}" in handled for n in range(MOST_TRANSFERS))
        if given < MOST_TRANSFERS and transfers(box, war, element, lying_):
            found.append(opt["ship", element])
        if box.elements[element].flagship and f"tie:{element}" not in handled and ties(box, war, element):
            found.append(opt["tie", element])
    return found


def formation_options(box: Box, war: War, side: str) -> list[Option]:
    """IC 3.12, IC 3.31 Formations are Formed, Unformed and Subordinated."""
    lying_ = lying(box, war, side)
    return [
        option
        for formation in box.counters_of[side]
        for option in counter_options(box, war, formation, lying_)
    ]


def admiral_options(box: Box, war: War, side: str) -> list[Option]:
    """IC 3.22 Admirals in harbour, and those who enter service."""
    return [
        box.options["destine", admiral]
        for admiral in box.admiral_list
        if box.admirals[admiral].side == side
        and f"destine:{admiral}" not in war.handled
        and (war.where[admiral] == WAITING or in_harbour(box, war, admiral))
    ]


def counter_options(box: Box, war: War, formation: str, lying_: dict[str, str]) -> list[Option]:
    opt, handled = box.options, war.handled
    if f"formation:{formation}" in handled:
        return []
    place = war.where[formation]
    if place in box.formations:
        above = place if place not in box.convoys else ""
        return [opt["part", formation]] if above and war.state.get(above) == State.REFITTING else []
    if war.state.get(formation) == State.REFITTING:
        found = [opt["unform", formation]]
        if superiors_in_docks(box, war, formation):
            found.append(opt["subordinate", formation])
        return found
    return [opt["form", formation]] if may_be_formed(box, war, formation, lying_) else []


def auxiliary_options(box: Box, war: War, side: str) -> list[Option]:
    """IC 6.3, 2.635, 2.636 Assignments to Formations in docks, returns to Available, the Track; Fleet-50s."""
    opt, found = box.options, fifty_options(box, war, side)
    flags = flags_in_docks(box, war, side)
    for auxiliary in box.of_side[side]:
        if f"auxiliary:{auxiliary}" in war.handled or auxiliary in war.order:
            continue
        place = war.where[auxiliary]
        if place == AVAILABLE:
            if any(bars_assignment(box, war, auxiliary, f) is None for f in flags):
                found.append(opt["assign", auxiliary])
            if side == BRITISH and bars_track(box, war, auxiliary) is None:
                found.append(opt["track", auxiliary])
        elif place in box.ports or place in flags or (place == TRACK and rested(box, war, auxiliary)):
            found.append(opt["release", auxiliary])
    return found


def fifty_options(box: Box, war: War, side: str) -> list[Option]:
    found = []
    for auxiliary in box.of_side[side]:
        if box.auxiliaries[auxiliary].kind == "fleet50" and f"fifty:{auxiliary}" not in war.handled:
            if bars_fifty(box, war, auxiliary) is None:
                found.append(box.options["fifty", auxiliary])
            elif bars_dissolving(box, war, auxiliary) is None:
                found.append(box.options["dissolve", auxiliary])
    return found


MENUS: dict[str, Callable[[Box, War, str], list[Option]]] = {
    "squadrons": squadron_options,
    "formations": formation_options,
    "admirals": admiral_options,
    "auxiliaries": auxiliary_options,
}
TURN_TO = tuple(Option(menu) for menu in MENUS)


# ---------------------------------------------------------------- doing it


async def carry_out(table: Table[War, Box], side: str, answer: Option) -> None:
    war, box = table.game, table.box
    verb, thing = str(answer[0]), str(answer[1]) if len(answer) > 1 else ""
    if verb == "join":
        war.handled.add(f"join:{thing}")
        port = lying(box, war, side)[thing]
        acts = GOALS if war.where[thing] in box.formations else INTO.by_verb
        goal = await table.ask(side, "join", join_options(box, war, thing, port), acts=acts, thing=thing)
        join(table, thing, "" if goal == LOOSE() else str(goal[1]))
    elif verb == "ship":
        await hand_over_ship(table, side, thing)
    elif verb == "tie":
        war.handled.add(f"tie:{thing}")
        war.tied[thing] = await table.pick(side, "tie", TIE_TO, ties(box, war, thing), thing=thing)
    elif verb in ("form", "unform", "subordinate", "part"):
        war.handled.add(f"formation:{thing}")
        await regroup(table, side, verb, thing)
    elif verb == "destine":
        await destine(table, side, thing)
    elif verb == "fifty":
        war.handled.add(f"fifty:{thing}")
        await form_fifty(table, thing)
    elif verb == "dissolve":
        war.handled.add(f"fifty:{thing}")
        await dissolve_fifty(table, thing)
    else:
        await station(table, side, verb, thing)


async def hand_over_ship(table: Table[War, Box], side: str, squadron: str) -> None:
    """IC 11.21"""
    war, box = table.game, table.box
    given = sum(f"ship:{squadron}:{n}" in war.handled for n in range(MOST_TRANSFERS))
    war.handled.add(f"ship:{squadron}:{given}")
    lying_ = lying(box, war, side)
    port, home = lying_[squadron], war.where[squadron]
    goal = await table.pick(side, "ship", SHIP_TO, transfers(box, war, squadron, lying_), thing=squadron)
    transfer_ship(war, box, squadron, goal, await name_ship(table, side, squadron))
    dissolve_empty(table, home, port)


async def regroup(table: Table[War, Box], side: str, verb: str, formation: str) -> None:
    war, box = table.game, table.box
    if verb == "unform":
        dissolve(table, formation, war.where[formation])
    elif verb == "part":
        part_in_docks(table, formation)
    elif verb == "subordinate":
        flags = superiors_in_docks(box, war, formation)
        superior = await table.pick(side, "subordinate", UNDER, flags, thing=formation)
        place_under_flag(table, formation, superior)
    else:
        able = founders(box, war, formation, lying(box, war, side))
        squadron = await table.pick(side, "form_with", WITH, able, thing=formation)
        war.handled.add(f"join:{squadron}")
        admiral = ""
        if box.formations[formation].flag:
            leaders = candidates(box, war, squadron, formation)
            admiral = await table.pick(side, "form_lead", LEADS, leaders, thing=formation)
            war.handled.add(f"destine:{admiral}")
        form(table, formation, squadron, admiral)


async def destine(table: Table[War, Box], side: str, admiral: str) -> None:
    """IC 3.22 To any Formation of his Fleet in docks, or to any Friendly Port."""
    war, box = table.game, table.box
    war.handled.add(f"destine:{admiral}")
    here = war.where[admiral]
    options = [
        LEADS(flag)
        for flag in flags_in_docks(box, war, side)
        if flag != here and bars_command(box, war, admiral, flag) is None
    ]
    options += [GO(port) for port in friendly_ports(box, war, side) if port != here]
    goal = await table.ask(side, "destine", options, acts=DESTINATIONS, thing=admiral)
    put(war.where, war.stack, admiral, str(goal[1]))
    if goal[0] == "lead":
        war.commander[str(goal[1])] = admiral
    table.tell("destined", rule="IC 3.22", to=side, admiral=admiral, place=str(goal[1]))


async def station(table: Table[War, Box], side: str, verb: str, auxiliary: str) -> None:
    war, box = table.game, table.box
    war.handled.add(f"auxiliary:{auxiliary}")
    if verb == "assign":
        able = [
            flag
            for flag in flags_in_docks(box, war, side)
            if bars_assignment(box, war, auxiliary, flag) is None
        ]
        flag = await table.pick(side, "assign", INTO, able, thing=auxiliary)
        put(war.where, war.stack, auxiliary, flag)
    elif verb == "track":
        put(war.where, war.stack, auxiliary, TRACK)
        war.track_since[auxiliary] = war.now
        table.tell("on-track", rule="2.635", counter=auxiliary)
    else:
        if war.where[auxiliary] == TRACK:
            del war.track_since[auxiliary]
            table.tell("off-track", rule="2.636", counter=auxiliary, space=AVAILABLE)
        put(war.where, war.stack, auxiliary, AVAILABLE)
