"""10.2 The Liberals take power in Spain, and officers change sides."""

from __future__ import annotations

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.aftermath import take_stock
from vivac.games.guerra.chapters.choices import AIM, PICK, TARGET, at_unit
from vivac.games.guerra.chapters.forces import enter_play, leave_play, units_in_area
from vivac.games.guerra.chapters.intelligence import hide_again, show
from vivac.games.guerra.game import War
from vivac.table import D6, Action, Option, Refusal, Table, Test


async def events(table: Table[War, Box]) -> None:
    """3.1-2, 10.2-1 From turn IX, until it happens: a die and the turns gone by, 5 or more."""
    war, box = table.game, table.box
    first = box.figure["liberals_from_turn"]
    if war.turn >= first and not war.liberals:
        test = Test("10.2-1", die={"turn": war.turn - first}, needs=box.figure["liberals_from_die"])
        if test.passes(await table.roll(D6, "liberals", lambda: test)):
            war.liberals = war.turn
            table.tell("liberals", rule="10.2-1")
        else:
            table.tell("no-liberals", rule="10.2-1")
    war.side = PATRIOT


def bars_subversion(box: Box, war: War, leader: UnitId) -> Refusal | None:
    """10.2.1-1, 10.2.2 Only in the turn of the event, once per leader, with an American unit in his area."""
    if war.liberals != war.turn:
        return Refusal.because("subversion-not-now", "10.2.1-1")
    if leader in box.afloat or war.where[leader] not in box.ground:
        return Refusal.because("no-subverter", "10.2.2-2")
    if leader in war.subverted:
        return Refusal.because("subverted-already", "10.2.1-1", leader=leader)
    if not american_targets(box, war, leader):
        return Refusal.because("nobody-to-subvert", "10.2.2-1", leader=leader)
    return None


def subversions(box: Box, war: War) -> list[Option]:
    """5.1.3-6 A leader may look for a unit to subvert; whom he finds is shown when he has begun."""
    if war.liberals != war.turn:
        return []
    return [SUBVERT(leader) for leader in box.patriot_leaders if bars_subversion(box, war, leader) is None]


def american_targets(box: Box, war: War, leader: UnitId) -> list[UnitId]:
    """10.2.2-1 American units of the Royalist in the leader's area; Spaniards cannot be won over."""
    return [
        unit
        for unit in units_in_area(box, war, ROYALIST, box.ground[war.where[leader]])
        if unit in box.land_units and box.nation[unit] == "american"
    ]


async def subvert(table: Table[War, Box], leader: UnitId) -> None:
    """10.2.2 One try: on 1-3 the unit is replaced by a Patriot one."""
    war, box = table.game, table.box
    targets = american_targets(box, war, leader)
    war.subverted.add(leader)
    show(table, targets)
    target = await table.pick(PATRIOT, "subvert-whom", AIM, targets, leader=leader)
    hide_again(war)
    test = Test(
        "10.2.2-1",
        needs=box.figure["subversion_up_to"],
        at_most=True,
        by=(leader,),
        against=(target,),
        at=war.where[leader],
    )
    if not test.passes(await table.roll(D6, "subversion", lambda: test)):
        table.tell("subversion-fails", rule="10.2.2-1", leader=leader, unit=target)
        return
    table.tell("subverted", rule="10.2.2-1", leader=leader, unit=target)
    weak = target in war.reduced
    choices = replacements(box, war, leader, target)
    area = box.ground[war.where[leader]]
    leave_play(box, war, target)
    if choices:
        turncoat = await table.pick(PATRIOT, "turncoat", PICK, choices, unit=target)
        enter_play(box, war, turncoat, war.where[leader], weak=weak and box.steps[turncoat] == 2)
        if leader in war.finished:  # 10.2.2-2
            war.finished.add(turncoat)
    await take_stock(table, area)


def replacements(box: Box, war: War, leader: UnitId, target: UnitId) -> list[UnitId]:
    """10.2.2-1, 10.2.2-2 Of the same type and nearest factor, from the leader's pool or the area's list."""
    area = box.area[box.ground[war.where[leader]]]
    nations = {box.nation[leader], *area.rises}
    factor = box.factor[target]
    same = [
        unit
        for nation in sorted(nations)
        for unit in war.stack.get(box.pools[nation], ())
        if box.kind[unit] == box.kind[target]
    ]
    nearest = min((abs(box.factor[unit] - factor) for unit in same), default=0)
    found: dict[tuple[str, int], UnitId] = {}
    for unit in same:
        if abs(box.factor[unit] - factor) == nearest:
            found.setdefault((box.nation[unit], box.factor[unit]), unit)
    return list(found.values())


SUBVERT: Action = Action(
    "subvert",
    "10.2.2-1",
    of=TARGET,
    lights=at_unit,
    among=lambda box, war: (
        [SUBVERT(leader) for leader in box.patriot_leaders if war.where[leader] not in box.off_board]
        if war.side == PATRIOT
        else []
    ),
    bars=bars_subversion,
    do=subvert,
)
