"""IC 6 Auxiliaries: Bases, ranges, and which Tasks each may perform."""

from __future__ import annotations

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import (
    AVAILABLE,
    GALLEYS,
    OTHER,
    UNLIMITED,
    AuxiliaryId,
    Box,
    FormationId,
)
from vivac.games.mistral.chapters.allegiance import blockaded, enemy_port, friendly_ports
from vivac.games.mistral.chapters.driving import intercepting
from vivac.games.mistral.chapters.formations import docked, space_of, top
from vivac.games.mistral.chapters.war_terms import doctrine_gdc
from vivac.games.mistral.game import NOWHERE, State, War
from vivac.ground import FAR

STRAIT, ZONE = "interception_strait", "interception_zone"


def base_of(box: Box, war: War, auxiliary: AuxiliaryId) -> SpaceId:
    """IC 6.4 The space an Auxiliary acts from: its Base, or that of the Ready Formation it is Assigned to."""
    place = war.where[auxiliary]
    if place in box.ports:
        return place
    if place in box.formations and war.state.get(top(box, war, place)) == State.READY:
        space = space_of(box, war, place)
        return space if space not in box.boxes else NOWHERE
    return NOWHERE


def free_to_act(box: Box, war: War, auxiliary: AuxiliaryId) -> SpaceId:
    """IC 6.5, IC 6.4, IC 6.7 The space it may begin a Task from; empty if it may not begin any."""
    if auxiliary in war.order:
        return NOWHERE
    base = base_of(box, war, auxiliary)
    if not base or (war.where[auxiliary] == base and blockaded(war, base)):
        return NOWHERE
    if box.auxiliaries[auxiliary].kind in GALLEYS and war.winter:
        return NOWHERE
    return base


def stormy(box: Box, war: War, auxiliary: AuxiliaryId, space: SpaceId) -> bool:
    """IC 6.7 No Galley begins a Task in a Sea Zone that holds a Gale."""
    if war.gale == NOWHERE or box.auxiliaries[auxiliary].kind not in GALLEYS:
        return False
    zone = space if space in box.zones else box.zone_of[space]
    return box.zone_of[war.gale] == zone


def reaches(box: Box, auxiliary: AuxiliaryId, base: SpaceId, target: str) -> bool:
    """IC 6.4 Operating Range in routes, to a space or to the nearest open space of a Sea Zone."""
    far = box.auxiliaries[auxiliary].range
    if far >= UNLIMITED:
        return True
    if target in box.zones:
        return box.zone_range[base][target] <= far
    return box.network.distance[base].get(target, FAR) <= far


def tasks_of(box: Box, war: War, auxiliary: AuxiliaryId) -> frozenset[str]:
    """What its class may do; the French Privateer and the Knights more, with Guerre de Course."""
    aux = box.auxiliaries[auxiliary]
    more = aux.kind == "knights" or (aux.kind == "privateer" and aux.contingent == "F")
    if more and doctrine_gdc(box, war):  # 2.332f, 2.544
        return aux.tasks | {ZONE}
    return aux.tasks


def west_of_strait(box: Box, place: str) -> bool:
    """2.541 Where the Knights do not go."""
    return place in box.west or place == "gut"


# ---------------------------------------------------------------- targets


def interceptable(box: Box, war: War, auxiliary: AuxiliaryId, base: SpaceId) -> list[str]:
    """IC 6.51 Straits, and Sea Zones where its class allows, one Auxiliary of a side in each."""
    aux = box.auxiliaries[auxiliary]
    may = tasks_of(box, war, auxiliary)
    places: list[str] = []
    if STRAIT in may:
        places += box.straits
    if ZONE in may:
        places += box.zone_list
    if not places:
        return places
    taken = {
        where
        for other, where in intercepting(box, war).items()
        if (box.auxiliaries[other].pirate if aux.pirate else same_side(box, other, auxiliary))
    }
    return [
        place
        for place in places
        if place not in taken
        and reaches(box, auxiliary, base, place)
        and not stormy(box, war, auxiliary, place)
        and not (aux.kind == "knights" and west_of_strait(box, place))
    ]


def same_side(box: Box, one: AuxiliaryId, other: AuxiliaryId) -> bool:
    """IC 6.51 The Knights on Task count as the Bourbons'."""
    sides = [
        box.auxiliaries[each].side or ("bourbon" if each == box.knights else "") for each in (one, other)
    ]
    return sides[0] == sides[1] != ""


def attackable(box: Box, war: War, auxiliary: AuxiliaryId, base: SpaceId) -> list[FormationId]:
    """IC 6.54, 2.524 Enemy Convoys at sea within range; for a Pirate all are Enemies."""
    aux = box.auxiliaries[auxiliary]
    if "attack_convoy" not in aux.tasks:
        return []
    return [
        convoy
        for convoy, what in box.convoys.items()
        if war.state.get(convoy) == State.READY
        and war.where[convoy] not in box.boxes
        and what.side != aux.side
        and reaches(box, auxiliary, base, war.where[convoy])
        and not stormy(box, war, auxiliary, war.where[convoy])
        and not (aux.contingent == "F" and not war.french_war)
    ]


def needs_defiance(box: Box, war: War, auxiliary: AuxiliaryId, convoy: FormationId) -> bool:
    """IC 6.54, 2.42 A British attack on a French Convoy before the declaration."""
    return (
        not war.french_war
        and box.auxiliaries[auxiliary].side == "british"
        and box.convoys[convoy].command == "F"
    )


def screenable(box: Box, war: War, auxiliary: AuxiliaryId, base: SpaceId) -> list[AuxiliaryId]:
    """IC 6.52 Enemy Auxiliaries on Task within range."""
    aux = box.auxiliaries[auxiliary]
    if "screen" not in aux.tasks:
        return []
    found = []
    for other, where in on_task(box, war).items():
        enemy = box.auxiliaries[other].side or ("bourbon" if other == box.knights else "")
        if (
            enemy != aux.side
            and reaches(box, auxiliary, base, where)
            and not stormy(box, war, auxiliary, where)
        ):
            found.append(other)
    return found


def on_task(box: Box, war: War) -> dict[AuxiliaryId, str]:
    """Auxiliaries on Task, with the location they are at."""
    return {
        auxiliary: box.location[place]
        for auxiliary in box.auxiliary_list
        if (place := war.where[auxiliary]) in box.location
    }


def may_bombard(box: Box, war: War, auxiliary: AuxiliaryId) -> bool:
    """IC 6.55 With a Ready Formation in the offing of an Enemy Port that has something in its docks."""
    if box.auxiliaries[auxiliary].kind != "bomber" or war.where[auxiliary] not in box.formations:
        return False
    space = base_of(box, war, auxiliary)
    side = box.auxiliaries[auxiliary].side
    if not space or not enemy_port(box, war, space, side):
        return False
    return any(True for _ in docked(box, war, space, OTHER[side]))


def screeners(box: Box, war: War, side: str, target: str) -> list[AuxiliaryId]:
    """IC 6.52 Auxiliaries of a side that could Screen a Task at a location."""
    found = []
    for auxiliary in box.of_side[side]:
        if "screen" in box.auxiliaries[auxiliary].tasks:
            base = free_to_act(box, war, auxiliary)
            if base and reaches(box, auxiliary, base, target) and not stormy(box, war, auxiliary, target):
                found.append(auxiliary)
    return found


def can_be_placed(box: Box, war: War, auxiliary: AuxiliaryId, target: str) -> bool:
    """IC 6.58 An Auxiliary with an Order, from its Base or from Available, within range of its location."""
    aux, place = box.auxiliaries[auxiliary], war.where[auxiliary]
    taken = [each for each in war.stack.get(box.task_at[target], ()) if same_side(box, each, auxiliary)]
    if taken and (target in box.strait or target in box.zones):  # IC 6.51
        return False
    if place in box.ports:
        return not blockaded(war, place) and reaches(box, auxiliary, place, target)
    if place != AVAILABLE:
        return False
    if aux.range >= UNLIMITED:
        return True
    ports = friendly_ports(box, war, aux.side)
    return any(not blockaded(war, port) and reaches(box, auxiliary, port, target) for port in ports)
