"""2.63 The Levant Trade Track."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import (
    BRITISH,
    TRACK,
    UNFORMED,
    Box,
    ElementId,
    FormationId,
    independent,
)
from vivac.games.mistral.chapters.formations import direct
from vivac.games.mistral.chapters.order_terms import judge_order
from vivac.games.mistral.chapters.orders import send_home, target_of
from vivac.games.mistral.chapters.organisation import commission, forget
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.game import State, War
from vivac.table import Action, Refusal, Table

RETURN = Action("return", "2.633", of=THING, lights=at_thing)
STAY = Action("stay", "2.633")


def bonus(box: Box, war: War) -> int:
    """2.632 The figure of the first uncovered box."""
    return box.charts.levant_trade.at(len(war.track_since))


def promised(box: Box, war: War) -> int:
    """Counters on the Track, and Squadrons on their way to it."""
    coming = sum(target_of(box, war, bearer) == TRACK for bearer in war.rendezvous)
    return len(war.track_since) + coming


def bars_track(box: Box, war: War, counter: str) -> Refusal | None:
    """2.633 to 2.637 British, no Flagships, Squadrons at full strength; while there is room."""
    if counter in box.elements:
        what = box.elements[counter]
        if what.side != BRITISH:
            return Refusal.because("track-bourbon", "2.637")
        if what.flagship:
            return Refusal.because("track-flagship", "2.634", element=counter)
        if war.ships[counter] < what.most:
            return Refusal.because("track-weak", "2.634", element=counter)
    elif box.auxiliaries[counter].contingent != "B":  # 2.632
        return Refusal.because("track-bourbon", "2.637")
    if promised(box, war) >= len(box.contents.map.track.boxes):
        return Refusal.because("track-full", "2.633")
    return None


def enter_track(table: Table[War, Box], formation: FormationId) -> None:
    """2.633 Off the east edge: the Order ends and the Squadron is placed at once."""
    war, box = table.game, table.box
    (squadron,) = direct(box, war, formation)
    war.met.add(formation)
    put(war.where, war.stack, squadron, TRACK)
    war.track_since[squadron] = war.now
    judge_order(table, formation)
    forget(war, formation)
    put(war.where, war.stack, formation, UNFORMED)
    table.tell("on-track", rule="2.633", counter=squadron)


def rested(box: Box, war: War, counter: str) -> bool:
    """2.633, 2.636 Its 8 Turns are over."""
    return war.now >= war.track_since[counter] + box.limit["track_stay"]


async def returns_from_track(table: Table[War, Box]) -> None:
    """2.633 At the start of any later Impulse a Squadron may return by the east edge, without Orders."""
    war, box = table.game, table.box
    ripe = [each for each in war.track_since if each in box.elements and rested(box, war, each)]
    for squadron in sorted(ripe):
        if await table.pick(BRITISH, "leave_levant", RETURN, [squadron], STAY, element=squadron):
            leave_track(table, squadron)


def leave_track(table: Table[War, Box], squadron: ElementId) -> None:
    """2.633 As an Independent Squadron it must make for the nearest Friendly Port."""
    war, box = table.game, table.box
    del war.track_since[squadron]
    lone = independent(squadron)
    commission(war, lone, box.contents.map.levant_entry, State.READY)
    put(war.where, war.stack, squadron, lone)
    war.mp[lone] -= 1  # IC 5.27
    send_home(table, lone)
    table.tell("off-track", rule="2.633", counter=squadron, space=war.where[lone])
