"""3.4 Interception."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, Place
from vivac.games.guerra.box.unpacking import LEGION, PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.choices import DECLINE, TARGET, at_force, by_verb, own_area
from vivac.games.guerra.chapters.field_battle import battle
from vivac.games.guerra.chapters.forces import PLAYER, best, fighting, forces, lift, members
from vivac.games.guerra.chapters.intelligence import hide_again, show
from vivac.games.guerra.chapters.paying import halt
from vivac.games.guerra.game import War
from vivac.table import D6, Action, Table, Test

INTERCEPTORS = {PATRIOT: (ROYALIST, LEGION), ROYALIST: (PATRIOT,), LEGION: (PATRIOT,)}  # 3.4-2, 3.4-11


def interceptors(box: Box, war: War, mover: str, area: AreaId) -> list[tuple[str, int]]:
    """3.4-1, 3.4-2 Enemy forces in the field being left that can fight: side and label."""
    return [
        (side, label)
        for side in INTERCEPTORS[mover]
        for label, units in forces(box, war, side, area).items()
        if fighting(box, war, units)
    ]


def half_cavalry(box: Box, units: Sequence[UnitId]) -> bool:
    """3.4-3 Half or more of the units, leaders excluded; militia cavalry counts."""
    land = [unit for unit in units if unit in box.land_units]
    return bool(land) and 2 * sum(unit in box.cavalry for unit in land) >= len(land)


async def intercepted(table: Table[War, Box], area: Place, to: Place) -> bool:
    """3.4 The move is announced and paid; true if it ends here."""
    war, box = table.game, table.box
    movers = war.active
    if not box.is_area(area) or not fighting(box, war, movers):  # 3.4-9
        return False
    side = box.side[movers[0]]
    ready = interceptors(box, war, side, area)
    while ready:  # 3.4-6 each force once, as its owner chooses
        options = [*(INTERCEPT(*force) for force in ready), DECLINE()]
        player = PLAYER[ready[0][0]]
        answer = await table.ask(player, "intercept", options, acts=INTERCEPTION, area=area, to=to)
        if answer == DECLINE():
            return False
        enemy, label = str(answer[1]), int(answer[2])
        ready.remove((enemy, label))
        hunters = members(box, war, enemy, area, label)
        show(table, (*hunters, *movers))
        if not await succeeds(table, hunters, movers):
            hide_again(war)
            continue
        lift(box, war, hunters)  # 3.4-7
        beaten = await battle(table, hunters, list(movers), area, announced=to)  # 3.4-4
        hide_again(war)
        if beaten.retreated == side or not war.active:  # 3.4-5
            halt(war)
            return True
        return False
    return False


async def succeeds(table: Table[War, Box], hunters: Sequence[UnitId], movers: Sequence[UnitId]) -> bool:
    """3.4-3 The interception roll."""
    box = table.box
    chart = box.charts.interception
    terms = {
        "interceptor-cavalry": chart.at("interceptor_cavalry") * half_cavalry(box, hunters),
        "mover-cavalry": chart.at("mover_cavalry") * half_cavalry(box, movers),
        "interceptor-leader": best(box, hunters, "operations"),
        "mover-leader": -best(box, movers, "operations"),
    }
    test = Test("3.4-3", die=terms, needs=chart.at("success_from"), by=tuple(hunters), against=tuple(movers))
    success = bool(test.passes(await table.roll(D6, "interception", lambda: test)))
    table.tell("intercepted" if success else "not-intercepted", rule="3.4-3", side=box.side[hunters[0]])
    return success


INTERCEPT = Action(
    "intercept",
    "3.4-1",
    of=TARGET,
    lights=lambda box, war, viewer, side, label: at_force(box, war, viewer, side, own_area(box, war), label),
)
INTERCEPTION = by_verb(INTERCEPT, DECLINE)
