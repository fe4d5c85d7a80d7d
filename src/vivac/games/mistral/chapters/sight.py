"""IC 1.7 What is open and what is hidden: the one place that says who may know what."""

from __future__ import annotations

from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import UNFORMED, Box, ElementId, FormationId
from vivac.games.mistral.chapters.driving import seen_at
from vivac.games.mistral.chapters.orders import orders_held
from vivac.games.mistral.game import State, War


def may_know(box: Box, war: War, formation: FormationId, viewer: str | None) -> bool:
    """IC 1.7a The contents of a Formation: its owner, and everybody while it is Located or in Battle."""
    main = superior(box, war, formation, viewer)
    if box.formations[formation].side == viewer:
        return True
    return main in war.located or main in war.engaged or formation in war.engaged


def place_of(box: Box, war: War, counter: str, viewer: str | None) -> str:
    """Where a viewer sees a counter: what the enemy has moved while commanding is seen where it was."""
    if counter in box.formations:
        side = box.formations[counter].side
    elif counter in box.elements:
        side = box.elements[counter].side
    elif counter in box.auxiliaries:
        side = box.auxiliaries[counter].side
    else:
        side = box.admirals[counter].side
    return war.where[counter] if side == viewer else seen_at(war, counter)


def superior(box: Box, war: War, formation: FormationId, viewer: str | None) -> FormationId:
    """The Formation it sails with, as a viewer sees it."""
    while (place := place_of(box, war, formation, viewer)) in box.formations:
        formation = place
    return formation


def afloat(box: Box, war: War, viewer: str | None) -> list[tuple[FormationId, SpaceId]]:
    """Every Formation and Convoy at sea, with its space, as a viewer sees them."""
    found = []
    for formation in box.formations:
        place = place_of(box, war, formation, viewer)
        if place in box.spaces and place != UNFORMED:
            state = war.state.get(formation)
            moved = formation in war.shown and box.formations[formation].side != viewer
            if state == State.READY or (moved and state is None):
                found.append((formation, place))
    return found


def contents(box: Box, war: War, formation: FormationId, viewer: str | None) -> list[str]:
    """The counters in a Formation, Subordinates included, as a viewer who may know them sees them."""
    if not war.shown or box.formations[formation].side == viewer:
        found = []
        for counter in war.stack.get(formation, ()):
            found += contents(box, war, counter, viewer) if counter in box.formations else [counter]
        return sorted(found, key=box.listing.__getitem__)
    found = []
    for counter in (*box.elements, *box.admirals, *box.auxiliaries, *box.formations):
        if place_of(box, war, counter, viewer) == formation:
            if counter in box.formations:
                found += contents(box, war, counter, viewer)
            else:
                found.append(counter)
    return sorted(found, key=box.listing.__getitem__)


def blockades(box: Box, war: War, viewer: str | None) -> dict[FormationId, SpaceId]:
    """IC 1.7 Open, but those declared or lifted while commanding are not known yet."""
    found = dict(war.blockading)
    for formation, port in war.shown_blockades.items():
        if box.formations[formation].side != viewer:
            found.pop(formation, None)
            if port:
                found[formation] = port
    return found


def in_harbour(box: Box, war: War, viewer: str | None) -> dict[tuple[SpaceId, str], list[ElementId]]:
    """Squadrons and Flagships in docks by Port and side; of the enemy a viewer knows only how many."""
    found: dict[tuple[SpaceId, str], list[ElementId]] = {}
    for element, what in box.elements.items():
        place = place_of(box, war, element, viewer)
        while place in box.formations:
            main, place = place, place_of(box, war, place, viewer)
            if place not in box.formations and war.state.get(main) == State.READY and main not in war.shown:
                place = ""
        if place in box.ports:
            found.setdefault((place, what.side), []).append(element)
    return found


def failed_count(war: War, side: str, viewer: str | None) -> int:
    hidden = war.shown.get(f"failed:{side}")
    return war.failed[side] if hidden is None or viewer == side else int(hidden)


def order_count(war: War, side: str, viewer: str | None) -> int:
    hidden = war.shown.get(f"orders:{side}")
    return orders_held(war, side) if hidden is None or viewer == side else int(hidden)
