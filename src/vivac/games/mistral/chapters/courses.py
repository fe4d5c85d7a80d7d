"""IC 5.11 Plotting Courses, postures, and going in and out of docks."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import Box, FormationId
from vivac.games.mistral.chapters.allegiance import may_use_docks
from vivac.games.mistral.chapters.driving import drivable
from vivac.games.mistral.chapters.formations import capacity, crippled, squadrons
from vivac.games.mistral.chapters.limits import led, unpaired
from vivac.games.mistral.chapters.sailing import DOCKS, DRIVE, may_leave
from vivac.games.mistral.chapters.spain import (
    bars_sortie,
    bars_straying,
    blockades_to_break,
    spanish_escort,
    without_orders,
)
from vivac.games.mistral.game import Posture, State, War
from vivac.table import Refusal, Say
from vivac.table.actions import Costs
from vivac.table.scene import Param

WINTER_WAIT = 2  # IC 2.43 Impulses
POSTURES = (Posture.ENGAGE, Posture.SHADOW, Posture.AVOID)


# ---------------------------------------------------------------- Courses


def bars_course(box: Box, war: War, formation: FormationId) -> Refusal | None:
    """Whose Course its owner may not set: not at sea, bound by a rule, or kept in by 2.32a."""
    if war.state.get(formation) != State.READY or war.where[formation] in box.boxes:
        return Refusal.because("course-not-at-sea", "IC 5.11", formation=formation)
    if formation in war.bound or formation in war.voyage:
        return Refusal.because("course-by-rule", "IC 1.5", formation=formation)
    if war.where[formation] in box.ports:
        return bars_sortie(box, war, formation, blockades=False)
    return None


def cost_of_sailing(box: Box, war: War, formation: FormationId, space: str) -> Say:
    """IC 5.12, IC 5.13, IC 5.2 MP of the next step, and the Impulse in which the Course leads there."""
    most = capacity(box, war, formation)
    impulse, left, here, cost, beating = 1, most, war.where[formation], 0, False
    for step in (*war.course[formation], space):
        if step.startswith(DRIVE):
            cost, beating = box.charts.movement.at("drive"), False
        elif step in box.boxes:
            cost, beating = 1, False  # IC 5.27
        else:
            leg = box.sea.under(war.winds).legs[here].get(step)
            if leg is None:
                return Say("cost-closed", {}, "IC 5.22")
            cost, beating = leg
            here = step
        if cost > left:
            impulse, left = impulse + 1, most
        left -= cost
    beaten = "yes" if beating else "no"
    said: dict[str, Param] = {"mp": cost, "capacity": most, "later": impulse - 1, "beating": beaten}
    return Say("cost-sail", said, "IC 5.12")


def cost_of(item: str) -> Costs:
    """IC 2.42, 2.528 MP that docks and driving off take."""
    return lambda box, _war, *_words: Say("cost-mp", {"mp": box.charts.movement.at(item)}, "IC 5.12")


def cost_of_preparing(_box: Box, war: War, *_formation: str) -> Say:
    """IC 2.43 Ready at the start of the next Impulse; declared in Winter, of the second after."""
    return Say("cost-preparing", {"impulses": WINTER_WAIT if war.winter else 1}, "IC 2.43")


def end_of_course(war: War, formation: FormationId) -> str:
    """Where a Course leads so far; the docks are its end."""
    for step in reversed(war.course[formation]):
        if step == DOCKS:
            return DOCKS
        if not step.startswith(DRIVE):
            return step
    return war.where[formation]


def bars_step(box: Box, war: War, formation: FormationId, space: str) -> Refusal | None:
    """IC 5.11, IC 5.27, 2.32a What keeps a space from being the next step of a Course."""
    here = end_of_course(war, formation)
    if here == DOCKS or space not in box.exits.get(here, ()):
        return Refusal.because("step-not-adjacent", "IC 5.11", space=space)
    if space in box.boxes and not may_leave(box, war, formation, space):
        return Refusal.because("step-off-map", "IC 5.27", space=space)
    return bars_straying(box, war, formation, space)


def bars_more(box: Box, war: War, formation: FormationId) -> Refusal | None:
    """IC 5.11 A Course ends in docks, off the map, or when it is as long as it may be."""
    here = end_of_course(war, formation)
    if here == DOCKS or here in box.boxes or len(war.course[formation]) >= box.limit["course_steps"]:
        return Refusal.because("course-complete", "IC 5.11", formation=formation)
    return None


def bars_sailing(box: Box, war: War, formation: FormationId, space: str) -> Refusal | None:
    return bars_more(box, war, formation) or bars_step(box, war, formation, space)


def spaces_ahead(box: Box, war: War, formation: FormationId) -> list[str]:
    """The spaces that may be the next step of a Course that may go on."""
    strict = without_orders(box, war, formation)
    return [
        space
        for space in box.exits[end_of_course(war, formation)]
        if (space not in box.boxes or may_leave(box, war, formation, space))
        and not (strict and bars_straying(box, war, formation, space))
    ]


def bars_docking(box: Box, war: War, formation: FormationId) -> Refusal | None:
    """IC 2.42 The docks of a Port that its side may use."""
    barred = bars_more(box, war, formation)
    here, side = end_of_course(war, formation), box.formations[formation].side
    if barred or may_use_docks(box, war, here, side, convoy=formation in box.convoys):
        return barred
    return Refusal.because("docks-not-here", "IC 2.42", space=here)


def drive_targets(box: Box, war: War, formation: FormationId) -> list[str]:
    here = end_of_course(war, formation)
    return drivable(box, war, formation, here) if here in box.zone_of else []


def bars_driving(box: Box, war: War, formation: FormationId, auxiliary: str) -> Refusal | None:
    """IC 6.53 Each once in a Course."""
    if f"{DRIVE}{auxiliary}" in war.course[formation]:
        return Refusal.because("drive-already", "IC 6.53", auxiliary=auxiliary)
    return bars_more(box, war, formation)


def plot(war: War, formation: FormationId, step: str) -> None:
    war.course[formation] = (*war.course[formation], step)


def sorties(box: Box, war: War, formation: FormationId) -> list[str]:
    """2.32d Blockades of Spanish Ports that a Spanish Flotilla without Orders may sail against."""
    if war.state.get(formation) != State.READY or formation in war.bound:
        return []
    if not without_orders(box, war, formation):
        return []
    return [port for port in blockades_to_break(box, war) if war.sortie.get(formation) != port]


# ---------------------------------------------------------------- postures


def bars_posture(box: Box, war: War, formation: FormationId, posture: str = "") -> Refusal | None:
    """IC 3.35, IC 10.13a, 2.32c, 2.32d What keeps a Formation at sea from taking a posture, or any."""
    kind = box.formations[formation].kind
    if war.state.get(formation) != State.READY:
        return Refusal.because("posture-not-at-sea", "IC 5.11", formation=formation)
    if kind == "independent":
        return Refusal.because("independent-avoids", "IC 3.35", formation=formation)
    if kind == "convoy" and not squadrons(box, war, formation):
        return Refusal.because("convoy-avoids", "IC 7.5", formation=formation)
    if formation in war.sortie:
        return Refusal.because("sortie-engages", "2.32d", formation=formation)
    if posture == Posture.ENGAGE and spanish_escort(box, war, formation):
        return Refusal.because("escort-spanish", "2.32c", formation=formation)
    return None


# ---------------------------------------------------------------- docks


def bars_preparing(box: Box, war: War, formation: FormationId) -> Refusal | None:
    """IC 2.43 What keeps a Formation in docks."""
    if war.state.get(formation) != State.REFITTING:
        return Refusal.because("prepare-not-refitting", "IC 2.43", formation=formation)
    if formation in box.convoys:
        if box.convoys[formation].kind == "supply":
            return None
        return Refusal.because("prepare-convoy", "2.345", formation=formation)
    if not box.formations[formation].flag and formation not in war.order:
        return Refusal.because("prepare-no-order", "IC 3.36", formation=formation)
    if not squadrons(box, war, formation):
        return Refusal.because("prepare-empty", "IC 2.35", formation=formation)
    if crippled(box, war, formation):
        return Refusal.because("prepare-crippled", "IC 2.32", formation=formation)
    if not led(box, war, formation):
        return Refusal.because("prepare-no-admiral", "IC 3.21", formation=formation)
    if unpaired(box, war, formation):
        return Refusal.because("prepare-unpaired", "2.221b", formation=formation)
    return bars_sortie(box, war, formation)


def prepare(war: War, formation: FormationId) -> None:
    """IC 2.43 Ready at the start of the next Impulse; declared in Winter, of the second after."""
    war.state[formation] = State.PREPARING
    war.sails_at[formation] = war.tick + (WINTER_WAIT if war.winter else 1)


def stay_in(war: War, formation: FormationId) -> None:
    """IC 2.44"""
    war.state[formation] = State.REFITTING
    war.sails_at.pop(formation, None)
