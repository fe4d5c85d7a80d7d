"""IC 6.51, IC 6.53, 2.528 Locations that are Intercepted, and driving off whoever does it."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.contents import SpaceId
from vivac.games.mistral.box.unpacking import PIRATE_RECOVERY, RECOVERY, AuxiliaryId, Box, FormationId
from vivac.games.mistral.chapters.orders import bears, end_order
from vivac.games.mistral.game import NOWHERE, State, War
from vivac.table import Table


def seen_at(war: War, counter: str) -> str:
    """Where a counter is, or was until both players have done commanding."""
    return war.shown.get(counter) or war.where[counter]


def intercepting(box: Box, war: War) -> dict[AuxiliaryId, str]:
    """Auxiliaries on an Interception, with the space or Sea Zone they are in."""
    shown, where, intercepted = war.shown, war.where, box.intercepted
    if not shown:
        return {each: intercepted[where[each]] for each in box.auxiliaries if where[each] in intercepted}
    seen = {each: shown.get(each) or where[each] for each in box.auxiliaries}
    return {each: intercepted[at] for each, at in seen.items() if at in intercepted}


def intercepts(box: Box, war: War, side: str, where: str) -> bool:
    """IC 6.51 Whether a side Intercepts a space or Sea Zone: an Auxiliary, or a Formation with the Order."""
    task = box.task_at[where]
    for counter in war.stack.get(task, ()):
        aux = box.auxiliaries[counter]
        if aux.side == side or (aux.kind == "knights" and side == "bourbon"):
            return True
    return any(
        bearer in box.formations
        and box.formations[bearer].side == side
        and war.state.get(bearer) == State.READY
        and war.where[bearer] == where
        and bearer not in war.disorganised
        and bears(box, war, bearer, "interception")
        for bearer in war.order
    )


def drivable(box: Box, war: War, formation: FormationId, at: SpaceId = NOWHERE) -> list[AuxiliaryId]:
    """IC 6.53, 2.528 Enemy Auxiliaries Intercepting in its space or Sea Zone; Pirates are everybody's.

    `at` is where its Course leads, if not the space it is in.
    """
    side = box.formations[formation].side
    here = at or war.where[formation]
    near = (here, box.zone_of[here])
    return [
        auxiliary
        for auxiliary, where in intercepting(box, war).items()
        if where in near and hostile(box, auxiliary, side)
    ]


def hostile(box: Box, auxiliary: AuxiliaryId, side: str) -> bool:
    aux = box.auxiliaries[auxiliary]
    if aux.kind == "knights":  # 2.544 Intercepting, they are the Bourbons'
        return side == "british"
    return aux.side != side


def drive_off(table: Table[War, Box], auxiliary: AuxiliaryId) -> None:
    """IC 6.53 To Recovery, without a roll; its Order, if it has one, is Failed (IC 6.58)."""
    table.tell("driven-off", rule="IC 6.53", auxiliary=auxiliary)
    to_recovery(table, auxiliary)


def to_recovery(table: Table[War, Box], auxiliary: AuxiliaryId) -> None:
    """IC 6.2 To the Recovery Box of its Command; Pirates and the Knights share one."""
    war, box = table.game, table.box
    if auxiliary in war.order:
        end_order(table, auxiliary, fulfilled=False, rule="IC 6.58")
    own = bool(box.auxiliaries[auxiliary].side)
    put(war.where, war.stack, auxiliary, RECOVERY if own else PIRATE_RECOVERY)
    war.placed.pop(auxiliary, None)
    war.left.pop(auxiliary, None)
    war.tasked_by.pop(auxiliary, None)
