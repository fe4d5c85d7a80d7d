"""IC 3 Organisation: counters change hands, Formations come into being and end."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import (
    AVAILABLE,
    OTHER,
    RECOVERY,
    UNFORMED,
    WAITING,
    Box,
    ElementId,
    FormationId,
    independent,
)
from vivac.games.mistral.chapters.allegiance import blockaded_by
from vivac.games.mistral.chapters.escorting import convoy_of
from vivac.games.mistral.chapters.formations import (
    admirals,
    auxiliaries,
    direct,
    flagships,
    squadrons,
    subordinates,
    top,
)
from vivac.games.mistral.chapters.orders import end_order, send_home
from vivac.games.mistral.game import Posture, State, War
from vivac.table import Table


def commission(war: War, formation: FormationId, space: SpaceId, state: str) -> None:
    """A Formation comes into play (IC 5.11: with an empty Course and posture Avoid)."""
    put(war.where, war.stack, formation, space)
    war.state[formation] = state
    war.course[formation] = ()
    war.posture[formation] = Posture.AVOID
    war.mp[formation] = 0


def forget(war: War, formation: FormationId) -> None:
    """Nothing of what a Formation was doing remains."""
    for column in (war.state, war.course, war.posture, war.sails_at, war.commander):
        column.pop(formation, None)
    for figures in (war.mp, war.located, war.blockading, war.bound, war.sortie):
        figures.pop(formation, None)
    for marks in (war.disorganised, war.doctrine, war.delayed, war.moved, war.fought, war.anchored):
        marks.discard(formation)
    for marks in (war.put_to_sea, war.slipped, war.shaken, war.engaged):
        marks.discard(formation)


def stand_down(war: War, formation: FormationId) -> None:
    """On entering docks: no Course, no Blockade, not Located, not Disorganised (IC 2.45, IC 7.1)."""
    war.course[formation] = ()
    war.posture[formation] = Posture.AVOID
    war.mp[formation] = 0
    for figures in (war.located, war.blockading, war.bound, war.sortie):
        figures.pop(formation, None)
    for marks in (war.disorganised, war.doctrine, war.slipped):
        marks.discard(formation)


def subordinate(table: Table[War, Box], formation: FormationId, superior: FormationId) -> None:
    """IC 3.31 Under a superior it does not move, search or fight apart; its own Order fails (IC 9.36a)."""
    war, box = table.game, table.box
    shaken = formation in war.disorganised
    if formation in war.order and superior not in box.convoys:
        end_order(table, formation, fulfilled=False, rule="IC 9.36a")
    forget(war, formation)
    put(war.where, war.stack, formation, superior)
    if shaken and war.state.get(superior) == State.READY:  # IC 2.45
        war.disorganised.add(superior)


def set_apart(war: War, formation: FormationId, space: SpaceId, state: str, *, disorganised: bool) -> None:
    """A Subordinate Formation becomes a Formation of its own."""
    commission(war, formation, space, state)
    if disorganised and state == State.READY:
        war.disorganised.add(formation)


# ---------------------------------------------------------------- the end of a Formation


def strike_formation(table: Table[War, Box], formation: FormationId) -> None:
    """IC 2.35 A Formation with no Squadron left: its Auxiliaries go to Recovery, its Order is Failed."""
    war, box = table.game, table.box
    for auxiliary in auxiliaries(box, war, formation):
        put(war.where, war.stack, auxiliary, RECOVERY)
    for admiral in admirals(box, war, formation):
        put(war.where, war.stack, admiral, WAITING)
    if formation in war.order:
        end_order(table, formation, fulfilled=False, rule="IC 2.35")
    for below in subordinates(box, war, formation):
        forget(war, below)
        put(war.where, war.stack, below, UNFORMED)
    forget(war, formation)
    put(war.where, war.stack, formation, UNFORMED)
    table.tell("formation-gone", rule="IC 2.35", formation=formation)


def unform(table: Table[War, Box], formation: FormationId, port: SpaceId) -> None:
    """IC 3.12, IC 3.13 In docks: Squadrons stay there, Auxiliaries are Available, Admirals in the Port."""
    war, box = table.game, table.box
    if formation in war.order:
        end_order(table, formation, fulfilled=False, rule="IC 9.36a")
    for below in subordinates(box, war, formation):
        set_apart(war, below, port, State.REFITTING, disorganised=False)
    for counter in war.stack.get(formation, ()):
        if counter in box.auxiliaries:
            put(war.where, war.stack, counter, AVAILABLE)
        else:
            put(war.where, war.stack, counter, port)
    forget(war, formation)
    put(war.where, war.stack, formation, UNFORMED)


def prune(table: Table[War, Box], formation: FormationId) -> None:
    """After losses: 2.222a is left to the owner; here whatever has no Squadron left ends (IC 2.35)."""
    war, box = table.game, table.box
    if war.where[formation] == UNFORMED or formation in box.convoys:
        return
    while (above := war.where[formation]) in box.formations and above not in box.convoys:
        formation = above
    for below in subordinates(box, war, formation):
        if not squadrons(box, war, below):
            strand(table, below)
    if not squadrons(box, war, formation):
        strand(table, formation)


def strand(table: Table[War, Box], formation: FormationId) -> None:
    """IC 2.35, 2.222 A Flagship left alone makes for the nearest Friendly Port; the Formation is removed."""
    war, box = table.game, table.box
    what = box.formations[formation]
    alone = flagships(box, war, formation)
    if what.kind == "independent" and alone:
        return  # 2.222 it may act as an Independent Squadron until it is home
    main = top(box, war, formation)
    space, state = war.where[main], war.state[main]
    shaken = main in war.disorganised
    if alone and state == State.READY:
        sail_alone(table, alone, space, disorganised=shaken)
    else:
        for each in alone:
            put(war.where, war.stack, each, space)
    strike_formation(table, formation)


def sail_alone(table: Table[War, Box], found: list[ElementId], space: SpaceId, *, disorganised: bool) -> None:
    """IC 2.46, 2.222 Put to sea by a rule: Independent, and expeditiously to the nearest Friendly Port."""
    war, box = table.game, table.box
    plain = [each for each in found if box.elements[each].plain]
    for each in sorted(found, key=lambda each: box.elements[each].flagship):
        what = box.elements[each]
        mate = next((p for p in plain if box.elements[p].contingent == what.contingent), None)
        if what.flagship and mate is not None:  # stacked with a plain Squadron if possible
            put(war.where, war.stack, each, independent(mate))
            continue
        alone = independent(each)
        commission(war, alone, space, State.READY)
        put(war.where, war.stack, each, alone)
        send_home(table, alone)
        if disorganised:
            war.disorganised.add(alone)
        table.tell("sails-alone", rule="IC 2.46", element=each, space=space)


def expel(table: Table[War, Box], found: list[ElementId], formation: FormationId) -> None:
    """Elements that may no longer be in a Formation leave it at once: in docks, or by IC 2.46 at sea."""
    war, box = table.game, table.box
    main = top(box, war, formation)
    space = war.where[main]
    if war.state[main] == State.READY:
        sail_alone(table, found, space, disorganised=main in war.disorganised)
    else:
        for each in found:
            put(war.where, war.stack, each, space)
    prune(table, formation)


# ---------------------------------------------------------------- docks


def enter_docks(table: Table[War, Box], formation: FormationId) -> None:
    """IC 2.42 It becomes Refitting and moves no more this Impulse."""
    war, box = table.game, table.box
    stand_down(war, formation)
    war.state[formation] = State.REFITTING
    war.anchored.add(formation)
    table.tell("enters-docks", rule="IC 2.42", formation=formation, space=war.where[formation])
    if formation in box.convoys:
        return
    port = war.where[formation]
    arrived = war.rendezvous.get(formation) == port
    if formation in war.order and not waits_for_convoy(box, war, formation):
        end_order(table, formation, fulfilled=arrived, rule="IC 9.36a")
    if box.formations[formation].kind == "independent" and formation not in war.order:  # IC 3.35
        for each in direct(box, war, formation):
            put(war.where, war.stack, each, port)
        forget(war, formation)
        put(war.where, war.stack, formation, UNFORMED)


def waits_for_convoy(box: Box, war: War, formation: FormationId) -> bool:
    """IC 9.36a The bearer of an Escort Order may lie in docks before its Convoy sails."""
    chit = war.order[formation]
    if chit not in box.chits or box.chits[chit].kind != "escort":
        return False
    convoy = convoy_of(box, war, formation)
    return not convoy or war.state.get(convoy) != State.READY


def held_by_blockade(box: Box, war: War, formation: FormationId) -> bool:
    """IC 7.62 Docks are shut to unscattered Convoys and to Formations while the Blockade holds."""
    side = box.formations[formation].side
    return formation not in war.scattered and blockaded_by(box, war, war.where[formation], OTHER[side])


def in_docks(box: Box, war: War, port: SpaceId, side: str) -> list[FormationId]:
    """Formations of a side Refitting in a Port."""
    return sorted(
        each
        for each in war.stack.get(port, ())
        if each in box.formations
        and box.formations[each].side == side
        and war.state[each] == State.REFITTING
        and each not in box.convoys
    )


def loose(box: Box, war: War, port: SpaceId, side: str) -> list[ElementId]:
    """IC 3.13 Squadrons and Flagships in docks that belong to no Formation."""
    return sorted(
        (e for e in war.stack.get(port, ()) if e in box.elements and box.elements[e].side == side),
        key=box.rank.__getitem__,
    )
