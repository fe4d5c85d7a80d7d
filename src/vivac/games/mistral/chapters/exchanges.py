"""IC 3.12 Exchanges at sea: Squadrons, Flagships, Admirals and whole Formations change company."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import OTHER, RECOVERY, UNFORMED, Box, ElementId, FormationId
from vivac.games.mistral.chapters.formations import (
    any_sailing,
    direct,
    own_admirals,
    sailing_in,
    squadrons,
    subordinates,
    top,
)
from vivac.games.mistral.chapters.issuing import veil
from vivac.games.mistral.chapters.limits import (
    balance,
    bars_assignment,
    bars_command,
    bars_joining,
    bars_subordination,
    led,
    rank_needed,
)
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.organisation import commission, forget, subordinate
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.game import State, War
from vivac.table import Action, Option, Refusal, Table, by_verb

INTO = Action("into", "IC 3.12", of=THING, lights=at_thing)
FORM = Action("form", "IC 3.12", of=THING, lights=at_thing)
UNDER = Action("under", "IC 3.31", of=THING, lights=at_thing)
GOALS = by_verb(INTO, FORM)


def meeting_place(box: Box, war: War, formation: FormationId) -> SpaceId:
    """The space in which a Ready Formation may exchange elements; empty if it may not."""
    main = top(box, war, formation)
    space = war.where[main]
    if war.state.get(main) != State.READY or space in box.boxes or main in box.convoys:
        return ""
    side = box.formations[main].side
    return "" if any_sailing(box, war, space, OTHER[side]) else space


def partners(box: Box, war: War, formation: FormationId) -> list[FormationId]:
    """Flags and Detachments of a side Ready in the same space, those Subordinate to them included."""
    space = meeting_place(box, war, formation)
    if not space:
        return []
    found = []
    for each in sailing_in(box, war, space, box.formations[formation].side):
        if box.formations[each].kind not in ("convoy", "independent"):
            found += [each, *subordinates(box, war, each)]
    return [each for each in found if each != formation]


# ---------------------------------------------------------------- Squadrons and Flagships


def bars_leaving(box: Box, war: War, element: ElementId) -> Refusal | None:
    """What keeps a Squadron or Flagship in its Formation at sea."""
    home, what = war.where[element], box.elements[element]
    if home not in box.formations or not meeting_place(box, war, home):
        return Refusal.because("exchange-not-here", "IC 3.12", element=element)
    if what.flagship:
        return None
    above = war.where[home]
    if above in box.formations and len(squadrons(box, war, above)) < 2:
        return Refusal.because("alone-last", "IC 2.35", element=element)
    others = [each for each in direct(box, war, home) if each != element]
    if not any(not box.elements[each].flagship for each in others) and others:
        return Refusal.because("alone-companion", "2.221b", element=element)
    if (
        what.plain
        and balance(box, war, what.contingent, home) < 1
        and any(box.elements[e].flagship and box.elements[e].contingent == what.contingent for e in others)
    ):
        return Refusal.because("alone-companion", "2.221b", element=element)
    return None


def exchange_options(box: Box, war: War, element: ElementId) -> list[Option]:
    """Formations in company that may take it, and fresh counters it could be the first of."""
    home = war.where[element]
    if bars_leaving(box, war, element):
        return []
    found = [INTO(each) for each in partners(box, war, home) if bars_joining(box, war, element, each) is None]
    if not box.elements[element].flagship and len(squadrons(box, war, home)) > 1:
        found += [
            FORM(counter)
            for counter in box.counters_of[box.elements[element].side]
            if war.where[counter] == UNFORMED and leader_for(box, war, element, counter) is not None
        ]
    return found


def leader_for(box: Box, war: War, element: ElementId, counter: FormationId) -> str | None:
    """IC 3.21 The Admiral who would lead a Flag Formed here; empty for a Detachment; None if nobody can."""
    what, flag = box.elements[element], box.formations[counter]
    if counter == "A_GF" and "felipe_dies" in war.events:  # 2.321c
        return None
    if bars_joining(box, war, element, counter):
        return None
    if not flag.flag:
        return "" if flag.command == what.command else None
    home = war.where[element]
    for admiral in sorted(own_admirals(box, war, home), key=lambda each: box.admirals[each].rank):
        if bars_command(box, war, admiral, counter, [element]):
            continue
        rest = [each for each in own_admirals(box, war, home) if each != admiral]
        if not rank_needed(box, home) or any(
            box.admirals[each].rank >= rank_needed(box, home) for each in rest
        ):
            return admiral
    return None


def exchange(table: Table[War, Box], element: ElementId, goal: FormationId) -> None:
    """IC 3.12, IC 2.45 It joins another Formation in company; a Formation left empty is Unformed into it."""
    war, box = table.game, table.box
    home = war.where[element]
    veil(war, element)
    note_disorder(war, top(box, war, home), top(box, war, goal))
    put(war.where, war.stack, element, goal)
    if not direct(box, war, home) and not subordinates(box, war, home):
        merge(table, home, goal)


def form_at_sea(table: Table[War, Box], element: ElementId, counter: FormationId) -> None:
    """IC 3.12 A Detachment or Flotilla Formed at sea; an Admiral present goes with it."""
    war, box = table.game, table.box
    home = war.where[element]
    main = top(box, war, home)
    admiral = leader_for(box, war, element, counter)
    veil(war, element, counter)
    commission(war, counter, war.where[main], State.READY)
    note_disorder(war, main, counter)
    if main in war.located:
        war.notes.append(f"located:{counter}")
    put(war.where, war.stack, element, counter)
    if admiral:
        veil(war, admiral)
        put(war.where, war.stack, admiral, counter)
    if not box.formations[counter].flag:
        war.notes.append(f"orderless:{counter}")


def note_disorder(war: War, source: FormationId, goal: FormationId) -> None:
    """IC 2.45 Elements that leave a Disorganised Formation stay so, and so does whoever takes them in."""
    if source in war.disorganised and goal not in war.disorganised:
        war.notes.append(f"shaken:{goal}")


def merge(table: Table[War, Box], home: FormationId, goal: FormationId) -> None:
    """The last Squadron has left: Auxiliaries and Admirals go along as far as they may; its Order fails."""
    war, box = table.game, table.box
    for counter in war.stack.get(home, ()):
        veil(war, counter)
        if counter in box.admirals or bars_assignment(box, war, counter, goal) is None:
            put(war.where, war.stack, counter, goal)
        else:
            put(war.where, war.stack, counter, RECOVERY)
    veil(war, home)
    located = war.located.get(home)
    if home in war.order:
        end_order(table, home, fulfilled=False, rule="IC 9.36a")
    veil_blockade(war, home)
    forget(war, home)
    if located is not None:
        war.located[home] = located  # the enemy sees it until both have done commanding
    put(war.where, war.stack, home, UNFORMED)


def veil_blockade(war: War, formation: FormationId) -> None:
    if formation not in war.shown_blockades:
        war.shown_blockades[formation] = war.blockading.get(formation, "")


# ---------------------------------------------------------------- Admirals and whole Formations


def admiral_options(box: Box, war: War, admiral: str) -> list[Option]:
    """Formations in company that an Admiral may go over to, if his own is still led."""
    home = war.where[admiral]
    if home not in box.formations or not meeting_place(box, war, home):
        return []
    needed = rank_needed(box, home)
    rest = [each for each in own_admirals(box, war, home) if each != admiral]
    if needed and not any(box.admirals[each].rank >= needed for each in rest):
        return []
    return [INTO(each) for each in partners(box, war, home) if bars_command(box, war, admiral, each) is None]


def superiors(box: Box, war: War, formation: FormationId) -> list[FormationId]:
    """Flags in company that a Formation may be Subordinated to."""
    if formation not in war.state or formation in war.doctrine:
        return []
    return [
        each
        for each in partners(box, war, formation)
        if each in war.state and bars_subordination(box, war, formation, each) is None
    ]


def place_under(table: Table[War, Box], formation: FormationId, superior: FormationId) -> None:
    war, _box = table.game, table.box
    veil(war, formation)
    veil_blockade(war, formation)
    shaken = formation in war.disorganised
    located = war.located.get(formation)
    war.disorganised.discard(formation)
    subordinate(table, formation, superior)
    if shaken:
        war.notes.append(f"shaken:{superior}")
    if located is not None:
        war.located[formation] = located


def separable(box: Box, war: War, formation: FormationId) -> bool:
    """A Subordinate Formation that may part from its Flag at sea."""
    above = war.where[formation]
    if above not in box.formations or above in box.convoys or not meeting_place(box, war, formation):
        return False
    return (
        led(box, war, formation) and bool(squadrons(box, war, formation)) and stays_led(box, war, formation)
    )


def stays_led(box: Box, war: War, formation: FormationId) -> bool:
    """What is left behind must still have a Squadron and an Admiral."""
    above = war.where[formation]
    needed = rank_needed(box, above)
    led_still = any(box.admirals[each].rank >= needed for each in own_admirals(box, war, above))
    rest = len(squadrons(box, war, above)) - len(squadrons(box, war, formation))
    return rest > 0 and (led_still or not needed)


def part(table: Table[War, Box], formation: FormationId) -> None:
    war, box = table.game, table.box
    main = top(box, war, formation)
    veil(war, formation)
    commission(war, formation, war.where[main], State.READY)
    note_disorder(war, main, formation)
    if main in war.located:
        war.notes.append(f"located:{formation}")
    if not box.formations[formation].flag:
        war.notes.append(f"orderless:{formation}")
