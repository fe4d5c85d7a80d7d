"""IC 4.32 What may be commanded now, found quickly: the same as the acts offer among what nothing bars."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vivac.games.mistral.box.unpacking import AVAILABLE, Box
from vivac.games.mistral.chapters.allegiance import may_use_docks
from vivac.games.mistral.chapters.blockade import bars_blockade
from vivac.games.mistral.chapters.charting import (
    POSTURES,
    bars_course,
    bars_more,
    bars_posture,
    bars_preparing,
    end_of_course,
    sorties,
)
from vivac.games.mistral.chapters.command_menus import (
    ASSIGN,
    AUXILIARIES,
    BLOCKADE,
    CANCEL,
    COURSE,
    DONE,
    DRIVE_OFF,
    EXCHANGE,
    INTO_DOCKS,
    ISSUE,
    LIFT,
    ORDERS,
    PART,
    PLOTTED,
    POSTURE,
    PREPARE,
    RECALL,
    REFIT,
    RENDEZVOUS,
    SAIL,
    SORTIE,
    SQUADRONS,
    SUBORDINATE,
    TURN_TO,
)
from vivac.games.mistral.chapters.commands import bars_recall, commanded, owner
from vivac.games.mistral.chapters.driving import drivable
from vivac.games.mistral.chapters.exchanges import (
    admiral_options,
    exchange_options,
    partners,
    separable,
    superiors,
)
from vivac.games.mistral.chapters.formations import elements, subordinates
from vivac.games.mistral.chapters.issuing import bars_sailing_alone, bearers
from vivac.games.mistral.chapters.orders import held
from vivac.games.mistral.chapters.sailing import DRIVE, may_leave
from vivac.games.mistral.chapters.spain import bars_straying, without_orders
from vivac.games.mistral.game import State, War
from vivac.table import Option


def command_options(box: Box, war: War, side: str, _thing: str) -> list[Option]:
    """IC 4.32 Formations, Orders, Auxiliaries and lone Squadrons, each to be turned to twice at most."""
    handled, formations = war.handled, box.formations
    found = [
        TURN_TO(formation)
        for formation in sorted(war.state)
        if formations[formation].side == side
        and f"twice:{formation}" not in handled
        and commandable(box, war, formation)
    ]
    if f"twice:orders:{side}" not in handled and (
        side in war.chits.values() or any(owner(box, bearer) == side for bearer in war.order)
    ):
        found.append(ORDERS())
    if f"twice:auxiliaries:{side}" not in handled:
        where, location = war.where, box.location
        if any(where[each] == AVAILABLE or where[each] in location for each in commanded(box, side)):
            found.append(AUXILIARIES())
    if f"twice:squadrons:{side}" not in handled:
        where, ports = war.where, box.ports
        if any(where[each] in ports for each in box.squadrons_of[side]):
            found.append(SQUADRONS())
    found.append(DONE())
    return found


def commandable(box: Box, war: War, formation: str) -> bool:
    """Whether there is anything to be said to a Formation."""
    state = war.state[formation]
    if state == State.READY:
        if war.where[formation] in box.boxes:
            return False
        return formation not in war.voyage or bars_posture(box, war, formation) is None
    return state == State.PREPARING or bars_preparing(box, war, formation) is None


def formation_options(box: Box, war: War, _side: str, formation: str) -> list[Option]:
    handled, state = war.handled, war.state.get(formation)
    found: list[Option] = []
    if state == State.READY:
        if f"course:{formation}" not in handled:
            if bars_course(box, war, formation) is None:
                found.append(COURSE(formation))
            found += [SORTIE(formation, port) for port in sorties(box, war, formation)]
        if f"posture:{formation}" not in handled and bars_posture(box, war, formation) is None:
            now = war.posture[formation]
            found += [
                POSTURE(formation, each)
                for each in POSTURES
                if each != now and bars_posture(box, war, formation, each) is None
            ]
        if f"blockade:{formation}" not in handled:
            if formation in war.blockading:
                found.append(LIFT(formation))
            elif war.where[formation] in box.ports and bars_blockade(box, war, formation) is None:
                found.append(BLOCKADE(formation))
        found += company_options(box, war, formation)
        found += lone_options(box, war, war.stack.get(formation, ()))
    elif state == State.PREPARING:
        if f"docks:{formation}" not in handled:
            found.append(REFIT(formation))
    elif f"docks:{formation}" not in handled and bars_preparing(box, war, formation) is None:
        found.append(PREPARE(formation))
    return found


def company_options(box: Box, war: War, formation: str) -> list[Option]:
    """IC 3.12 Exchanges with other Formations in company."""
    handled = war.handled
    kind = box.formations[formation].kind
    if kind in ("convoy", "independent") or (formation in war.bound and kind != "detachment"):
        return []
    below = subordinates(box, war, formation)
    found = [PART(each) for each in below if f"exchange:{each}" not in handled and separable(box, war, each)]
    if not below and not partners(box, war, formation) and len(elements(box, war, formation)) < 2:
        return found
    for counter in (*war.stack.get(formation, ()), *(c for f in below for c in war.stack.get(f, ()))):
        if f"exchange:{counter}" in handled:
            continue
        if (counter in box.elements and exchange_options(box, war, counter)) or (
            counter in box.admirals and admiral_options(box, war, counter)
        ):
            found.append(EXCHANGE(counter))
    if f"exchange:{formation}" not in handled and superiors(box, war, formation):
        found.append(SUBORDINATE(formation))
    return found


def lone_options(box: Box, war: War, squadrons: Iterable[str]) -> list[Option]:
    """IC 9.38, IC 3.35 Squadrons that may be sent off alone."""
    return [
        RENDEZVOUS(squadron)
        for squadron in squadrons
        if squadron in box.elements
        and f"exchange:{squadron}" not in war.handled
        and bars_sailing_alone(box, war, squadron) is None
    ]


def squadron_options(box: Box, war: War, side: str, _thing: str) -> list[Option]:
    """Squadrons in docks, in no Formation."""
    return lone_options(box, war, [s for s in box.squadrons_of[side] if war.where[s] in box.ports])


def order_options(box: Box, war: War, side: str, _thing: str) -> list[Option]:
    """IC 9.35, IC 9.36a Received Orders that somebody could bear, and Issued ones that may be cancelled."""
    found = [ISSUE(chit) for chit in held(box, war, side) if bearers(box, war, chit, side)]
    found += [
        CANCEL(bearer)
        for bearer in war.order
        if owner(box, bearer) == side and f"cancel:{bearer}" not in war.handled
    ]
    return found


def auxiliary_options(box: Box, war: War, side: str, _thing: str) -> list[Option]:
    """IC 6.3, IC 6.51 Base Assignments and recalls."""
    found: list[Option] = []
    for auxiliary in commanded(box, side):
        if f"auxiliary:{auxiliary}" in war.handled or auxiliary in war.order:
            continue
        place = war.where[auxiliary]
        if place == AVAILABLE:
            found.append(ASSIGN(auxiliary))
        elif place in box.location and bars_recall(box, war, auxiliary) is None:
            found.append(RECALL(auxiliary))
    return found


def course_options(box: Box, war: War, side: str, formation: str) -> list[Option]:
    """The next step: an adjacent space, the docks, driving off an Auxiliary; or the Course as it is."""
    here = end_of_course(war, formation)
    if bars_more(box, war, formation):
        return [PLOTTED()]
    strict = without_orders(box, war, formation)
    found = [
        SAIL(to)
        for to in box.exits[here]
        if (to not in box.boxes or may_leave(box, war, formation, to))
        and not (strict and bars_straying(box, war, formation, to))
    ]
    if here in box.ports and may_use_docks(box, war, here, side, convoy=formation in box.convoys):
        found.append(INTO_DOCKS())
    found += [
        DRIVE_OFF(each)
        for each in drivable(box, war, formation, here)
        if f"{DRIVE}{each}" not in war.course[formation]
    ]
    found.append(PLOTTED())
    return found


FAST: dict[str, Callable[[Box, War, str, str], list[Option]]] = {
    "": command_options,
    "formation": formation_options,
    "orders": order_options,
    "auxiliaries": auxiliary_options,
    "squadrons": squadron_options,
    "course": course_options,
}
