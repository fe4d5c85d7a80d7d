"""2.321 After the death of Felipe V the crowns go separate ways."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import RECOVERY, UNFORMED, WAITING, Box, FormationId
from vivac.games.mistral.chapters.exchanges import meeting_place
from vivac.games.mistral.chapters.formations import command_of, direct, elements, subordinates, top
from vivac.games.mistral.chapters.limits import bars_joining
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.organisation import expel, forget, sail_alone, set_apart, unform
from vivac.games.mistral.game import State, War
from vivac.table import Table

GRAND = "A_GF"


def part_the_crowns(table: Table[War, Box]) -> None:
    """2.321c The Grand Flotilla is Unformed as soon as IC 3.12 allows."""
    war, box = table.game, table.box
    if "felipe_dies" not in war.events or GRAND not in war.state:
        return
    state, space = war.state[GRAND], war.where[GRAND]
    if state == State.REFITTING:
        unform(table, GRAND, space)
        table.tell("grand-flotilla-parts", rule="2.321c", space=space)
    elif state == State.READY and meeting_place(box, war, GRAND):
        dissolve_at_sea(table)


def dissolve_at_sea(table: Table[War, Box]) -> None:
    """2.321c Flotillas become separate; the rest joins one of its Command or leaves by IC 2.46."""
    war, box = table.game, table.box
    space, shaken = war.where[GRAND], GRAND in war.disorganised
    flotillas = subordinates(box, war, GRAND)
    if GRAND in war.order:
        end_order(table, GRAND, fulfilled=False, rule="2.321c")
    for flotilla in flotillas:
        set_apart(war, flotilla, space, State.READY, disorganised=shaken)
    alone = []
    for element in sorted(direct(box, war, GRAND), key=box.rank.__getitem__):
        homes = [
            f
            for f in flotillas
            if command_of(box, war, f) == box.elements[element].command
            and bars_joining(box, war, element, f) is None
        ]
        if homes:
            put(war.where, war.stack, element, homes[0])
        else:
            alone.append(element)
    sail_alone(table, alone, space, disorganised=shaken)
    for counter in war.stack.get(GRAND, ()):
        put(war.where, war.stack, counter, WAITING if counter in box.admirals else RECOVERY)
    forget(war, GRAND)
    put(war.where, war.stack, GRAND, UNFORMED)
    table.tell("grand-flotilla-parts", rule="2.321c", space=space)


def separate_nations(table: Table[War, Box]) -> None:
    """2.321b Squadrons Subordinated to the other Command leave at once, in docks or by IC 2.46."""
    war, box = table.game, table.box
    for formation, what in box.formations.items():
        if what.side != "bourbon" or what.kind in ("convoy", "independent", "grand_flotilla"):
            continue
        if war.where[formation] == UNFORMED:
            continue
        own = what.command if what.command != "joint" else command_of(box, war, formation)
        strangers = [each for each in elements(box, war, formation) if box.elements[each].command != own]
        if strangers:
            expel(table, strangers, formation)


def neapolitans_hold_back(table: Table[War, Box]) -> None:
    """2.165 In Limited Neutrality Neapolitan Squadrons leave any Flag at once."""
    war, box = table.game, table.box
    for squadron in [s for s in box.squadrons if box.elements[s].contingent == "N"]:
        flag: FormationId = war.where[squadron]
        if flag in box.formations and (box.formations[flag].flag or box.formations[top(box, war, flag)].flag):
            expel(table, [squadron], flag)
