"""IC 5.1, IC 5.2 Courses, routes and movement by Increments."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import (
    BOURBON,
    D10,
    OTHER,
    TRACK,
    UNFORMED,
    WITHDRAWN,
    Box,
    FormationId,
)
from vivac.games.mistral.chapters.allegiance import haven, may_use_docks
from vivac.games.mistral.chapters.contact import resolve_contacts
from vivac.games.mistral.chapters.convoys import (
    F_LEVANT,
    join_escorts,
    leave_by_edge,
    may_divert_to_toulon,
    moor_convoy,
)
from vivac.games.mistral.chapters.damage import mark_disorganised
from vivac.games.mistral.chapters.driving import drivable, drive_off
from vivac.games.mistral.chapters.formations import (
    auxiliaries,
    capacity,
    crippled,
    direct,
    flagships,
    rating,
    squadrons,
)
from vivac.games.mistral.chapters.levant_trade import enter_track
from vivac.games.mistral.chapters.limits import bars_joining
from vivac.games.mistral.chapters.order_terms import judge_order
from vivac.games.mistral.chapters.orders import bears, target_of
from vivac.games.mistral.chapters.organisation import enter_docks, forget, held_by_blockade, strand
from vivac.games.mistral.chapters.pointing import either
from vivac.games.mistral.chapters.spain import bars_straying
from vivac.games.mistral.game import State, Step, War
from vivac.table import Action, Table, Test

DOCKS = "docks"
DRIVE = "drive:"
DIVERT = Action("divert", "2.156")
WAIT = Action("hold", "2.156")


async def increment(table: Table[War, Box]) -> Step | None:
    """IC 5.13 The First player moves all his Formations, then contacts; then the Second does the same."""
    war = table.game
    side = war.actor
    war.entered.clear()
    for formation in handled_in_order(table.box, war, side):
        await sail(table, formation)
    await resolve_contacts(table, side)
    if side == war.first:
        war.actor = OTHER[side]
        return Step.INCREMENT
    war.actor = war.first
    war.increment += 1
    return Step.INCREMENT if war.increment <= table.box.limit["increments"] else None


def handled_in_order(box: Box, war: War, side: str) -> list[FormationId]:
    return sorted(
        each
        for each, state in war.state.items()
        if state == State.READY and box.formations[each].side == side
    )


async def sail(table: Table[War, Box], formation: FormationId) -> None:
    """IC 5.13 One more MP, and at most one step of its Course if the MP cover it."""
    war, box = table.game, table.box
    if war.state.get(formation) != State.READY or formation in war.anchored:
        return
    if war.where[formation] in box.boxes:
        return
    if capacity(box, war, formation) >= war.increment:
        war.mp[formation] += 1
    if formation in war.fought or formation in war.delayed:  # IC 8.62, IC 5.33
        return
    step = next_step(box, war, formation)
    if not step:
        return
    if step == DOCKS:
        await dock(table, formation)
    elif step.startswith(DRIVE):
        drive(table, formation, step.removeprefix(DRIVE))
    else:
        await pass_to(table, formation, step)


def next_step(box: Box, war: War, formation: FormationId) -> str:
    """The next step of its Course: the player's, or the one a rule sets (IC 1.5). Empty if there is none."""
    here = war.where[formation]
    if formation in war.bound:
        return expeditious(box, war, formation, war.bound[formation])
    if formation in war.bound_for:
        return expeditious(box, war, formation, war.bound_for[formation])
    if formation in war.voyage:
        spaces = box.trajectories[war.voyage[formation]].spaces
        leg = war.leg[formation]
        return spaces[leg + 1] if leg + 1 < len(spaces) else DOCKS
    if formation in war.sortie and here != war.sortie[formation]:  # 2.32d
        return expeditious(box, war, formation, war.sortie[formation])
    step = next(iter(war.course[formation]), "")
    if step in box.exits and bars_straying(box, war, formation, step):  # 2.32a its Orders have ended
        return ""
    return step


def expeditious(box: Box, war: War, formation: FormationId, goal: SpaceId) -> str:
    """IC 1.5 The next space of the cheapest path, a leg to be beaten counting 3; at its end, the docks."""
    if not goal:
        return ""
    here = war.where[formation]
    if here == goal:
        return "" if formation in war.sortie and formation not in war.bound else DOCKS
    return box.sea.under(war.winds).step(here, goal, 3)


def make_for_havens(box: Box, war: War) -> None:
    """IC 1.5a The nearest Friendly Port is chosen anew at each Command Step."""
    for formation in war.bound:
        if war.state.get(formation) == State.READY and war.where[formation] not in box.boxes:
            war.bound[formation] = haven(box, war, formation, war.where[formation])


# ---------------------------------------------------------------- steps


async def dock(table: Table[War, Box], formation: FormationId) -> None:
    """IC 2.42, IC 7.62 Into the docks, unless a Blockade shuts them."""
    war, box = table.game, table.box
    if war.mp[formation] < box.charts.movement.at("docks"):
        return
    side = box.formations[formation].side
    convoy = formation in box.convoys
    here = war.where[formation]
    if formation == F_LEVANT and here == "marseille" and may_divert_to_toulon(table):
        answer = await either(table, BOURBON, "divert", DIVERT, WAIT, convoy=formation, space="toulon")
        if answer is DIVERT:  # 2.156
            put(war.where, war.stack, formation, "toulon")
            table.tell("diverted", rule="2.156", convoy=formation, space="toulon")
            moor_convoy(table, formation)
            return
    if not may_use_docks(box, war, here, side, convoy=convoy) or held_by_blockade(box, war, formation):
        return
    war.mp[formation] -= box.charts.movement.at("docks")
    war.moved.add(formation)
    war.course[formation] = war.course[formation][1:]
    if convoy:
        moor_convoy(table, formation)
    else:
        enter_docks(table, formation)


def drive(table: Table[War, Box], formation: FormationId, auxiliary: str) -> None:
    """IC 6.53 One MP sends an Enemy intercepting Auxiliary to Recovery."""
    war, box = table.game, table.box
    cost = box.charts.movement.at("drive")
    if war.mp[formation] < cost:
        return
    war.course[formation] = war.course[formation][1:]
    if auxiliary in drivable(box, war, formation):
        war.mp[formation] -= cost
        war.moved.add(formation)
        drive_off(table, auxiliary)


async def pass_to(table: Table[War, Box], formation: FormationId, to: SpaceId) -> None:
    """IC 5.21 to IC 5.27 Along a route, if it is open and the MP cover it."""
    war, box = table.game, table.box
    here = war.where[formation]
    if to in box.boxes:
        cost, beating = 1, False  # IC 5.27
        if not may_leave(box, war, formation, to):
            war.course[formation] = ()
            return
    else:
        leg = box.sea.under(war.winds).legs[here].get(to)
        if leg is None:  # IC 5.22 closed: it waits
            return
        cost, beating = leg
    if war.mp[formation] < cost:
        return
    war.mp[formation] -= cost
    if beating and not await beats(table, formation):
        return
    arrive(table, formation, to)


async def beats(table: Table[War, Box], formation: FormationId) -> bool:
    """IC 5.26 A test; a natural 9 Disorganises as well."""
    war, box = table.game, table.box
    modifiers = beating_modifiers(box, war, formation)
    bonus = sum(modifiers.values())
    base = min(box.charts.beating.at("target"), 8 - bonus)  # a natural 9 always fails
    die = await table.roll(
        D10,
        "beating",
        lambda: Test(
            rule="IC 5.26",
            target=modifiers,
            needs=base,
            at_most=True,
            by=(formation,),
            at=war.where[formation],
            hidden=("admiral", "flagship", "two_thirds", "scouts"),  # IC 1.7a
        ),
    )
    succeeds = bool(die <= base + bonus)
    table.tell("beats" if succeeds else "fails-to-beat", rule="IC 5.26", formation=formation)
    if die == 9:
        mark_disorganised(table, formation, "IC 5.26")
    return succeeds


def beating_modifiers(box: Box, war: War, formation: FormationId) -> dict[str, int]:
    chart = box.charts.beating.cells
    found = {"admiral": rating(box, war, formation)}
    if flagships(box, war, formation):
        found["flagship"] = chart["flagship"]
    if formation in box.convoys:
        found["convoy"] = chart["convoy"]
    if box.formations[formation].kind == "grand_flotilla":
        found["grand_flotilla"] = chart["grand_flotilla"]
    if crippled(box, war, formation):
        found["two_thirds"] = chart["two_thirds"]
    if any(box.auxiliaries[each].scout for each in auxiliaries(box, war, formation)):
        found["scouts"] = chart["scouts"]
    return {name: value for name, value in found.items() if value}


def arrive(table: Table[War, Box], formation: FormationId, to: SpaceId) -> None:
    """A step taken: the Course gets shorter, a Blockade is given up, a Convoy is one leg on."""
    war, box = table.game, table.box
    war.moved.add(formation)
    war.blockading.pop(formation, None)
    if formation in war.voyage and formation not in war.bound_for:
        war.leg[formation] += 1
    elif formation not in war.bound:
        war.course[formation] = war.course[formation][1:]
    if to in box.boxes:
        leave_map(table, formation, to)
        return
    put(war.where, war.stack, formation, to)
    war.entered.add(to)
    table.tell("sails", rule="IC 5.13", formation=formation, space=to)
    meet_rendezvous(table, formation)
    join_escorts(table)


# ---------------------------------------------------------------- the edges of the map


def may_leave(box: Box, war: War, formation: FormationId, edge: SpaceId) -> bool:
    """IC 5.27 Who uses the boxes: Convoys, Squadrons bound for the Track, Guerre de Course."""
    if formation in box.convoys:
        return formation in war.voyage
    if edge == box.contents.map.east_edge.box:
        return target_of(box, war, formation) == TRACK and bears(box, war, formation, "rendezvous")
    return bears(box, war, formation, "guerre_de_course")


def leave_map(table: Table[War, Box], formation: FormationId, edge: SpaceId) -> None:
    _war, box = table.game, table.box
    if formation in box.convoys:
        leave_by_edge(table, formation)
    elif edge == box.contents.map.east_edge.box:
        enter_track(table, formation)
    else:
        go_privateering(table, formation, edge)


def go_privateering(table: Table[War, Box], formation: FormationId, edge: SpaceId) -> None:
    """2.332a, 2.622 A full Squadron of the French Command is withdrawn; the rest may return."""
    war, box = table.game, table.box
    put(war.where, war.stack, formation, edge)
    war.course[formation] = ()
    war.located.pop(formation, None)
    table.tell("goes-west", rule="2.332a", formation=formation)
    for squadron in direct(box, war, formation):
        what = box.elements[squadron]
        if what.plain and what.command == "F" and war.ships[squadron] == what.most:
            lose_squadron(table, squadron)
            war.met.add(formation)
            judge_order(table, formation)
            break
    if formation in war.state and not squadrons(box, war, formation):
        strand(table, formation)


def lose_squadron(table: Table[War, Box], squadron: str) -> None:
    """2.622 An intact Squadron and its counter are lost."""
    war, box = table.game, table.box
    key = box.elements[squadron].key
    war.gone[key] = war.gone.get(key, 0) + war.ships[squadron]
    for name, place in war.names.items():
        if place == squadron:
            war.names[name] = "gone"
    war.ships[squadron] = war.dp[squadron] = 0
    put(war.where, war.stack, squadron, WITHDRAWN)
    table.tell("squadron-withdrawn", rule="2.622", squadron=squadron)


def meet_rendezvous(table: Table[War, Box], formation: FormationId) -> None:
    """IC 9.38, IC 3.35 A Squadron that reaches the Formation it was sent to joins it."""
    war, box = table.game, table.box
    space = war.where[formation]
    for lone in [formation, *(each for each in war.stack.get(space, ()) if each in war.rendezvous)]:
        goal = war.rendezvous.get(lone, "")
        if goal not in box.formations or war.state.get(lone) != State.READY:
            continue
        if war.state.get(goal) == State.READY and war.where[goal] == war.where[lone]:
            join_formation(table, lone, goal)


def join_formation(table: Table[War, Box], lone: FormationId, goal: FormationId) -> None:
    """IC 3.12 It is taken in if there is room; otherwise it waits in company."""
    war, box = table.game, table.box
    found = direct(box, war, lone)
    if any(bars_joining(box, war, each, goal) for each in found):
        return
    war.met.add(lone)
    shaken = lone in war.disorganised
    for each in found:
        put(war.where, war.stack, each, goal)
    judge_order(table, lone)
    forget(war, lone)
    put(war.where, war.stack, lone, UNFORMED)
    if shaken:  # IC 2.45
        mark_disorganised(table, goal, "IC 2.45")
    table.tell("joins", rule="IC 9.38", formation=goal, element=found[0])
