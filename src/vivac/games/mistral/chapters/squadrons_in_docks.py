"""IC 3.12, IC 11.21 In docks: Squadrons change Formation, and Ships change Squadron.

Every function of an act is about the player whose turn it is to put his house in order.
"""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import Box, ElementId, FormationId
from vivac.games.mistral.chapters.exchanges import INTO
from vivac.games.mistral.chapters.formations import direct, squadrons, subordinates
from vivac.games.mistral.chapters.limits import bars_joining
from vivac.games.mistral.chapters.organisation import in_docks, unform
from vivac.games.mistral.chapters.pointing import BACK, THING, at_thing
from vivac.games.mistral.chapters.reinforcement import lies_refitting
from vivac.games.mistral.chapters.repair import port_of
from vivac.games.mistral.chapters.repeats import ALREADY, once
from vivac.games.mistral.chapters.ships import name_ship, room, transfer_ship
from vivac.games.mistral.game import NAMED_SHIPS, War
from vivac.table import Action, Menu, Option, Refusal, Table, by_verb

LOOSE = Action("loose", "IC 3.12")
GOALS = by_verb(INTO, LOOSE)
SHIP_TO = Action("ship_to", "IC 11.21", of=THING, lights=at_thing)
TIE_TO = Action("tie_to", "2.242", of=THING, lights=at_thing)
MOST_TRANSFERS = 4  # of single Ships out of one Squadron in a Step: as many as it can have


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


def lying_now(box: Box, war: War) -> dict[ElementId, SpaceId]:
    """Those of the player whose turn it is."""
    return lying(box, war, war.actor)


# ---------------------------------------------------------------- from Formation to Formation


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


def bars_moving(box: Box, war: War, element: ElementId) -> Refusal | None:
    """IC 3.12"""
    barred = once(war, f"join:{element}")
    if barred or join_options(box, war, element, port_of(box, war, element)):
        return barred
    return Refusal.because("join-nobody", "IC 3.12", element=element)


async def move(table: Table[War, Box], element: ElementId) -> None:
    war, box = table.game, table.box
    war.handled.add(f"join:{element}")
    acts = GOALS if war.where[element] in box.formations else INTO.by_verb
    options = join_options(box, war, element, port_of(box, war, element))
    goal = await table.ask(war.actor, "join", options, acts=acts, thing=element)
    join(table, element, "" if goal == LOOSE() else str(goal[1]))


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


def handed_over(war: War, squadron: ElementId) -> int:
    """Ships it has handed over in this Step."""
    return sum(f"ship:{squadron}:{n}" in war.handled for n in range(MOST_TRANSFERS))


def bars_handing_over(box: Box, war: War, squadron: ElementId) -> Refusal | None:
    """IC 11.21"""
    if handed_over(war, squadron) == MOST_TRANSFERS:
        return ALREADY
    if transfers(box, war, squadron, lying_now(box, war)):
        return None
    return Refusal.because("ship-nobody", "IC 11.21", element=squadron)


async def hand_over(table: Table[War, Box], squadron: ElementId) -> None:
    """IC 11.21"""
    war, box = table.game, table.box
    war.handled.add(f"ship:{squadron}:{handed_over(war, squadron)}")
    side, lying_ = war.actor, lying_now(box, war)
    port, home = lying_[squadron], war.where[squadron]
    goal = await table.pick(side, "ship", SHIP_TO, transfers(box, war, squadron, lying_), thing=squadron)
    transfer_ship(war, box, squadron, goal, await name_ship(table, side, squadron))
    dissolve_empty(table, home, port)


def bars_tying(box: Box, war: War, flagship: ElementId) -> Refusal | None:
    """2.242"""
    barred = once(war, f"tie:{flagship}")
    if barred or ties(box, war, flagship):
        return barred
    return Refusal.because("tie-nobody", "2.242", element=flagship)


async def tie(table: Table[War, Box], flagship: ElementId) -> None:
    """2.242"""
    war = table.game
    war.handled.add(f"tie:{flagship}")
    able = ties(table.box, war, flagship)
    war.tied[flagship] = await table.pick(war.actor, "tie", TIE_TO, able, thing=flagship)


# ---------------------------------------------------------------- the acts


def offered(box: Box, war: War) -> list[Option]:
    """The same as the acts offer one after another, with a single look at who lies where."""
    found: list[Option] = []
    lying_ = lying_now(box, war)
    for element, port in lying_.items():
        if f"join:{element}" not in war.handled and join_options(box, war, element, port):
            found.append(JOIN(element))
        if handed_over(war, element) < MOST_TRANSFERS and transfers(box, war, element, lying_):
            found.append(SHIP(element))
        if box.elements[element].flagship and bars_tying(box, war, element) is None:
            found.append(TIE(element))
    found.append(BACK())
    return found


JOIN: Action = Action(
    "join", "IC 3.12", of=THING, lights=at_thing, bars=bars_moving, do=move,
    among=lambda *at: JOIN.each(lying_now(*at)),
)  # fmt: skip
SHIP: Action = Action(
    "ship", "IC 11.21", of=THING, lights=at_thing, bars=bars_handing_over, do=hand_over,
    among=lambda *at: SHIP.each(lying_now(*at)),
)  # fmt: skip
TIE: Action = Action(
    "tie", "2.242", of=THING, lights=at_thing, bars=bars_tying, do=tie,
    among=lambda box, war: TIE.each(each for each in lying_now(box, war) if box.elements[each].flagship),
)  # fmt: skip
SQUADRONS_IN_DOCKS = Menu("reorganise_squadrons", JOIN, SHIP, TIE, BACK, fast=offered)
