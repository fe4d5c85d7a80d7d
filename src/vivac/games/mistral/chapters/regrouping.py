"""IC 3.12, IC 11.21 In docks: Formations are Formed and Unformed, Squadrons and Ships change places."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import UNFORMED, WAITING, AdmiralId, Box, ElementId, FormationId
from vivac.games.mistral.chapters.exchanges import INTO
from vivac.games.mistral.chapters.formations import direct, squadrons, subordinates
from vivac.games.mistral.chapters.limits import (
    bars_command,
    bars_joining,
    bars_subordination,
    in_harbour,
    rank_needed,
)
from vivac.games.mistral.chapters.organisation import commission, in_docks, set_apart, subordinate, unform
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.reinforcement import lies_refitting
from vivac.games.mistral.chapters.repair import port_of
from vivac.games.mistral.chapters.ships import room
from vivac.games.mistral.game import NAMED_SHIPS, State, War
from vivac.table import Action, Option, Refusal, Table, by_verb

LOOSE = Action("loose", "IC 3.12")
GOALS = by_verb(INTO, LOOSE)
TIE_TO = Action("tie_to", "2.242", of=THING, lights=at_thing)


def lying(box: Box, war: War, side: str) -> dict[ElementId, SpaceId]:
    """Squadrons and Flagships of a side that lie Refitting, with their Port."""
    found = {}
    for element, what in box.elements.items():
        if what.side != side:
            continue
        place = war.where[element]
        if place in box.ports:
            found[element] = place
        elif place in box.formations:
            port = port_of(box, war, element)
            if port in box.ports and lies_refitting(box, war, element, port):
                found[element] = port
    return found


def flags_in_docks(box: Box, war: War, side: str) -> list[str]:
    """Formations Refitting, and those Subordinate to them."""
    found = []
    for formation in sorted(war.state):
        what = box.formations[formation]
        if what.side == side and war.state[formation] == State.REFITTING and what.kind != "convoy":
            found += [formation, *subordinates(box, war, formation)]
    return found


# ---------------------------------------------------------------- Squadrons


def join_options(box: Box, war: War, element: ElementId, port: SpaceId) -> list[Option]:
    """Formations Refitting in the same Port that may take it; or none."""
    home = war.where[element]
    found = [
        INTO(each)
        for formation in in_docks(box, war, port, box.elements[element].side)
        for each in (formation, *subordinates(box, war, formation))
        if each != home and bars_joining(box, war, element, each) is None
    ]
    if home in box.formations:
        found.append(LOOSE())
    return found


def join(table: Table[War, Box], element: ElementId, goal: str) -> None:
    """IC 3.12, IC 3.13 Into another Formation, or into none; one left without Squadrons is Unformed."""
    war, box = table.game, table.box
    home, port = war.where[element], port_of(box, war, element)
    put(war.where, war.stack, element, goal or port)
    dissolve_empty(table, home, port)


def dissolve_empty(table: Table[War, Box], formation: FormationId, port: SpaceId) -> None:
    """A Formation left without Squadrons is Unformed, and so is its superior if that leaves it with none.

    A Convoy has none of its own: it stays when its last escort leaves it.
    """
    war, box = table.game, table.box
    while formation in box.formations and formation not in box.convoys and not squadrons(box, war, formation):
        above = war.where[formation]
        dissolve(table, formation, port)
        formation = above


def dissolve(table: Table[War, Box], formation: FormationId, port: SpaceId) -> None:
    unform(table, formation, port)
    table.tell("unformed", rule="IC 3.12", to=table.box.formations[formation].side, formation=formation)


# ---------------------------------------------------------------- Formations


def founders(box: Box, war: War, formation: FormationId, lying_: dict[ElementId, SpaceId]) -> list[ElementId]:
    """Squadrons that could be the first of a new Formation, and have an Admiral for it if it needs one."""
    if war.where[formation] != UNFORMED or bars_forming(box, war, formation):
        return []
    flag = box.formations[formation]
    fit = [squadron for squadron in lying_ if could_found(box, war, squadron, formation)]
    if not fit or not flag.flag:
        return fit
    if flag.kind == "grand_flotilla":
        return [squadron for squadron in fit if candidates(box, war, squadron, formation)]
    commands = {box.admirals[admiral].command for admiral in idle_admirals(box, war, formation)}
    return [squadron for squadron in fit if box.elements[squadron].command in commands]


def could_found(box: Box, war: War, squadron: ElementId, formation: FormationId) -> bool:
    return (
        not box.elements[squadron].flagship
        and suits(box, squadron, formation)
        and f"join:{squadron}" not in war.handled
        and bars_joining(box, war, squadron, formation) is None
    )


def may_be_formed(box: Box, war: War, formation: FormationId, lying_: dict[ElementId, SpaceId]) -> bool:
    """Whether it has founders at all."""
    if box.formations[formation].flag:
        return bool(founders(box, war, formation, lying_))
    if bars_forming(box, war, formation):
        return False
    return any(could_found(box, war, squadron, formation) for squadron in lying_)


def bars_forming(box: Box, war: War, formation: FormationId) -> Refusal | None:
    """IC 3.12, 2.321c Counters limit Flags and Detachments."""
    if war.where[formation] != UNFORMED:
        return Refusal.because("form-in-play", "IC 3.12", formation=formation)
    if formation == "A_GF" and "felipe_dies" in war.events:
        return Refusal.because("form-felipe-dead", "2.321c")
    return None


def suits(box: Box, squadron: ElementId, formation: FormationId) -> bool:
    """A Formation is founded by a Squadron of its own Command."""
    command = box.formations[formation].command
    return command in ("joint", box.elements[squadron].command)


def candidates(box: Box, war: War, squadron: ElementId, formation: FormationId) -> list[AdmiralId]:
    """IC 3.21, IC 3.22 Admirals in harbour who could lead a Flag begun with a Squadron."""
    return [
        admiral
        for admiral in idle_admirals(box, war, formation)
        if bars_command(box, war, admiral, formation, [squadron]) is None
    ]


def idle_admirals(box: Box, war: War, formation: FormationId) -> list[AdmiralId]:
    """Admirals in harbour with the rank for a Formation."""
    side, needed = box.formations[formation].side, rank_needed(box, formation)
    return [
        admiral
        for admiral, who in box.admirals.items()
        if who.side == side
        and who.rank >= needed
        and f"destine:{admiral}" not in war.handled
        and (war.where[admiral] == WAITING or in_harbour(box, war, admiral))
    ]


def form(table: Table[War, Box], formation: FormationId, squadron: ElementId, admiral: AdmiralId) -> None:
    war, box = table.game, table.box
    port = port_of(box, war, squadron)
    commission(war, formation, port, State.REFITTING)
    join(table, squadron, formation)
    if admiral:
        put(war.where, war.stack, admiral, formation)
    table.tell("formed", rule="IC 3.12", to=box.formations[formation].side, formation=formation, space=port)


def superiors_in_docks(box: Box, war: War, formation: FormationId) -> list[FormationId]:
    if war.state.get(formation) != State.REFITTING or formation in war.order:
        return []
    port = war.where[formation]
    return [
        each
        for each in in_docks(box, war, port, box.formations[formation].side)
        if each != formation and bars_subordination(box, war, formation, each) is None
    ]


def place_under_flag(table: Table[War, Box], formation: FormationId, superior: FormationId) -> None:
    subordinate(table, formation, superior)


def part_in_docks(table: Table[War, Box], formation: FormationId) -> None:
    war, _box = table.game, table.box
    above = war.where[formation]
    port = war.where[above]
    set_apart(war, formation, port, State.REFITTING, disorganised=False)
    dissolve_empty(table, above, port)


# ---------------------------------------------------------------- Ships


def transfers(box: Box, war: War, squadron: ElementId, lying_: dict[ElementId, SpaceId]) -> list[ElementId]:
    """IC 11.21 Squadrons of the same Contingent and subclass in the same docks with room for a Ship."""
    what, port = box.elements[squadron], lying_[squadron]
    if what.flagship or not war.ships[squadron]:
        return []
    return [
        other
        for other, where in lying_.items()
        if other != squadron
        and where == port
        and box.elements[other].key == what.key
        and room(war, box, other) > 0
    ]


def ties(box: Box, war: War, flagship: ElementId) -> list[ElementId]:
    """2.242 Plain Squadrons of its Contingent that a Flagship may be tied to."""
    if not war.on(NAMED_SHIPS) or war.where[flagship] not in box.formations:
        return []
    nation = box.elements[flagship].contingent
    return [
        each
        for each in direct(box, war, war.where[flagship])
        if box.elements[each].plain and box.elements[each].contingent == nation
    ]
