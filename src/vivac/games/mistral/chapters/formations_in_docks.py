"""IC 3.12, IC 3.31 In docks: Formations are Formed, Unformed, Subordinated and parted."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import UNFORMED, WAITING, AdmiralId, Box, ElementId, FormationId
from vivac.games.mistral.chapters.exchanges import UNDER
from vivac.games.mistral.chapters.formations import subordinates
from vivac.games.mistral.chapters.housekeeping import LEADS
from vivac.games.mistral.chapters.limits import (
    bars_command,
    bars_joining,
    bars_subordination,
    in_harbour,
    rank_needed,
)
from vivac.games.mistral.chapters.organisation import commission, in_docks, set_apart, subordinate
from vivac.games.mistral.chapters.pointing import BACK, THING, at_thing
from vivac.games.mistral.chapters.repair import port_of
from vivac.games.mistral.chapters.repeats import once
from vivac.games.mistral.chapters.squadrons_in_docks import dissolve, dissolve_empty, join, lying
from vivac.games.mistral.game import State, War
from vivac.table import Action, Menu, Option, Refusal, Table

WITH = Action("with", "IC 3.12", of=THING, lights=at_thing)


def flags_in_docks(box: Box, war: War, side: str) -> list[str]:
    """Formations Refitting, and those Subordinate to them."""
    found = []
    for formation in sorted(war.state):
        what = box.formations[formation]
        if what.side == side and war.state[formation] == State.REFITTING and what.kind != "convoy":
            found += [formation, *subordinates(box, war, formation)]
    return found


# ---------------------------------------------------------------- Forming


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


def bars_new_formation(box: Box, war: War, formation: FormationId) -> Refusal | None:
    barred = once(war, f"formation:{formation}") or bars_forming(box, war, formation)
    if barred or may_be_formed(box, war, formation, lying(box, war, war.actor)):
        return barred
    return Refusal.because("form-nobody", "IC 3.12", formation=formation)


async def form_anew(table: Table[War, Box], formation: FormationId) -> None:
    """IC 3.12 Round a first Squadron, and under an Admiral if it needs one."""
    war, box = table.game, table.box
    war.handled.add(f"formation:{formation}")
    side, able = war.actor, founders(box, war, formation, lying(box, war, war.actor))
    squadron = await table.pick(side, "form_with", WITH, able, thing=formation)
    war.handled.add(f"join:{squadron}")
    admiral = ""
    if box.formations[formation].flag:
        leaders = candidates(box, war, squadron, formation)
        admiral = await table.pick(side, "form_lead", LEADS, leaders, thing=formation)
        war.handled.add(f"destine:{admiral}")
    form(table, formation, squadron, admiral)


# ---------------------------------------------------------------- Unforming, Subordinating, parting


def bars_regrouping(war: War, formation: FormationId) -> Refusal | None:
    """What keeps a Formation as it is: it lies in no docks, or has been seen to."""
    barred = once(war, f"formation:{formation}")
    if barred or war.state.get(formation) == State.REFITTING:
        return barred
    return Refusal.because("prepare-not-refitting", "IC 3.12", formation=formation)


def bars_unforming(_box: Box, war: War, formation: FormationId) -> Refusal | None:
    return bars_regrouping(war, formation)


def break_up(table: Table[War, Box], formation: FormationId) -> None:
    """IC 3.12"""
    war = table.game
    war.handled.add(f"formation:{formation}")
    dissolve(table, formation, war.where[formation])


def superiors_in_docks(box: Box, war: War, formation: FormationId) -> list[FormationId]:
    if war.state.get(formation) != State.REFITTING or formation in war.order:
        return []
    port = war.where[formation]
    return [
        each
        for each in in_docks(box, war, port, box.formations[formation].side)
        if each != formation and bars_subordination(box, war, formation, each) is None
    ]


def bars_going_under(box: Box, war: War, formation: FormationId) -> Refusal | None:
    barred = bars_regrouping(war, formation)
    if barred or superiors_in_docks(box, war, formation):
        return barred
    return Refusal.because("subordinate-nobody", "IC 3.31", formation=formation)


async def go_under(table: Table[War, Box], formation: FormationId) -> None:
    """IC 3.31"""
    war = table.game
    war.handled.add(f"formation:{formation}")
    flags = superiors_in_docks(table.box, war, formation)
    subordinate(table, formation, await table.pick(war.actor, "subordinate", UNDER, flags, thing=formation))


def bars_parting_in_docks(box: Box, war: War, formation: FormationId) -> Refusal | None:
    """IC 3.12 It is Subordinate to a Flag that lies Refitting."""
    barred, above = once(war, f"formation:{formation}"), war.where[formation]
    if barred or (
        above in box.formations and above not in box.convoys and war.state.get(above) == State.REFITTING
    ):
        return barred
    return Refusal.because("part-not-under", "IC 3.12", formation=formation)


def part(table: Table[War, Box], formation: FormationId) -> None:
    table.game.handled.add(f"formation:{formation}")
    part_in_docks(table, formation)


def part_in_docks(table: Table[War, Box], formation: FormationId) -> None:
    war, _box = table.game, table.box
    above = war.where[formation]
    port = war.where[above]
    set_apart(war, formation, port, State.REFITTING, disorganised=False)
    dissolve_empty(table, above, port)


# ---------------------------------------------------------------- the acts


def own_counters(box: Box, war: War) -> tuple[FormationId, ...]:
    """Flags and Detachments of the player whose turn it is."""
    return box.counters_of[war.actor]


def offered(box: Box, war: War) -> list[Option]:
    """The same as the acts offer one after another, with a single look at who lies where."""
    found: list[Option] = []
    lying_ = lying(box, war, war.actor)
    for formation in own_counters(box, war):
        if f"formation:{formation}" in war.handled:
            continue
        if war.where[formation] in box.formations:
            if bars_parting_in_docks(box, war, formation) is None:
                found.append(PART(formation))
        elif war.state.get(formation) == State.REFITTING:
            found.append(UNFORM(formation))
            if superiors_in_docks(box, war, formation):
                found.append(SUBORDINATE(formation))
        elif may_be_formed(box, war, formation, lying_):
            found.append(FORM(formation))
    found.append(BACK())
    return found


FORM: Action = Action(
    "form", "IC 3.12", of=THING, lights=at_thing, bars=bars_new_formation, do=form_anew,
    among=lambda *at: FORM.each(own_counters(*at)),
)  # fmt: skip
UNFORM: Action = Action(
    "unform", "IC 3.12", of=THING, lights=at_thing, bars=bars_unforming, do=break_up, danger=True,
    among=lambda *at: UNFORM.each(own_counters(*at)),
)  # fmt: skip
SUBORDINATE: Action = Action(
    "subordinate", "IC 3.31", of=THING, lights=at_thing, bars=bars_going_under, do=go_under,
    among=lambda *at: SUBORDINATE.each(own_counters(*at)),
)  # fmt: skip
PART: Action = Action(
    "part", "IC 3.12", of=THING, lights=at_thing, bars=bars_parting_in_docks, do=part,
    among=lambda *at: PART.each(own_counters(*at)),
)  # fmt: skip
FORMATIONS_IN_DOCKS = Menu("reorganise_formations", FORM, UNFORM, SUBORDINATE, PART, BACK, fast=offered)
