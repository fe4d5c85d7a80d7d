"""7.5, 7.10, 8.3 Naval combat."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import COCHRANE, PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.amphibious import lighten
from vivac.games.guerra.chapters.choices import AIM, STAND, TARGET, at_force, nothing
from vivac.games.guerra.chapters.control import holds
from vivac.games.guerra.chapters.forces import (
    OTHER,
    enter_play,
    forces,
    leave_play,
    lose_step,
    members,
    ships,
    steps_of,
)
from vivac.games.guerra.chapters.leaders import leader_check
from vivac.games.guerra.chapters.paying import ops_for
from vivac.games.guerra.game import War
from vivac.table import D6, D10, Action, Menu, Option, Refusal, Table, Test

FORTRESS = UnitId("fortress")


def waters(box: Box, war: War) -> list[Place]:
    """7.5-2 The active fleet's sea area and the ports on it."""
    here = war.where[war.fleet[0]]
    return [here, *box.ports[here]] if here in box.ports else []


def engagements(box: Box, war: War) -> list[Option]:
    """7.5-1 Enemy fleets within reach."""
    if war.fleet_ops < box.op["naval_battle"]:
        return []
    enemy = OTHER[box.side[war.fleet[0]]]
    return [
        ENGAGE(place, label)
        for place in waters(box, war)
        if war.stack.get(place)
        for label, units in forces(box, war, enemy, place, afloat=True).items()
        if any(unit in box.naval for unit in units)
    ]


def enemy_fleets(box: Box, war: War) -> list[tuple[Place, int]]:
    """Every enemy fleet, wherever it is."""
    enemy = OTHER[box.side[war.fleet[0]]]
    return [
        (place, label)
        for place in war.stack
        if place not in box.off_board
        for label in forces(box, war, enemy, place, afloat=True)
    ]


def bars_engagement(box: Box, war: War, place: Place, label: int) -> Refusal | None:
    """7.5-1, 7.5-2 What keeps the active fleet from attacking another."""
    if war.fleet_ops < box.op["naval_battle"]:
        return Refusal.because("not-enough-ops", "3.3-7", needed=box.op["naval_battle"], left=war.fleet_ops)
    if ENGAGE(place, label) not in engagements(box, war):
        return Refusal.because("no-ships-to-fight", "7.5-2")
    return None


async def engage(table: Table[War, Box], place: Place, label: int) -> None:
    """7.5 The active fleet attacks one enemy fleet."""
    war, box = table.game, table.box
    side = box.side[war.fleet[0]]
    enemy = OTHER[side]
    war.fleet_ops -= box.op["naval_battle"]
    defenders = members(box, war, enemy, place, label, afloat=True)
    table.tell("engages", rule="7.5-1", side=side, place=place)
    in_port = place in box.harbour
    if not in_port and await slips_away(table, enemy, defenders):
        return
    fortress = in_port and place in box.fortresses and holds(box, war, enemy, place)  # 7.10-1
    await fight_at_sea(table, list(war.fleet), defenders, fortress=fortress)
    await lighten(table)


async def slips_away(table: Table[War, Box], side: str, defenders: Sequence[UnitId]) -> bool:
    """7.5-1 Evasion on 1-3; Cochrane is hard to catch."""
    war = table.game
    place, units = war.where[defenders[0]], " ".join(war.fleet)
    if await table.choose(side, EVASION_AT_SEA, place=place, units=units) == STAND():
        return False
    test = Test(
        "7.5-1",
        die=with_him(COCHRANE in defenders),
        needs=table.box.figure["naval_evasion_up_to"],
        at_most=True,
        by=tuple(defenders),
    )
    success = bool(test.passes(await table.roll(D6, "naval-evasion", lambda: test)))
    table.tell("slipped-away" if success else "brought-to-battle", rule="7.5-1", side=side)
    return success


def with_him(there: bool) -> dict[str, int]:
    """8.3-5 Cochrane makes low rolls lower."""
    return {"cochrane": -1} if there else {}


async def fight_at_sea(
    table: Table[War, Box],
    attackers: Sequence[UnitId],
    defenders: Sequence[UnitId],
    *,
    fortress: bool = False,
) -> dict[str, int]:
    """7.5.1 One round: targets first, then all fire at once. Returns the steps each side inflicted."""
    war, box = table.game, table.box
    side = box.side[attackers[0]]
    enemy = OTHER[side]
    inflicted = {side: 0, enemy: 0}
    fleets = {side: list(attackers), enemy: list(defenders)}
    place = {who: war.where[units[0]] for who, units in fleets.items()}
    prize = await bold_stroke(table, fleets, inflicted)  # 8.3-2
    lines = {who: [unit for unit in units if unit in box.naval] for who, units in fleets.items()}
    if not lines[side] or not lines[enemy]:
        return inflicted
    aims: list[tuple[str, UnitId, UnitId]] = []  # who fires, with what, at what
    for who in (side, enemy):  # 7.5.1-3 attacker first
        gunners = [*lines[who], FORTRESS] if fortress and who == enemy else lines[who]
        for gunner in gunners:
            mark = await table.pick(who, "target", AIM, lines[OTHER[who]], ship=gunner)
            aims.append((who, gunner, mark))
    hits: dict[UnitId, int] = {}
    for who, gunner, mark in aims:
        hits[mark] = hits.get(mark, 0) + await fire(table, who, gunner, mark, fleets[who])
    for mark, struck in hits.items():
        for _ in range(min(struck, steps_of(box, war, mark))):
            inflicted[OTHER[box.side[mark]]] += 1
            gone = lose_step(box, war, mark)
            table.tell("ship-sunk" if gone else "ship-damaged", rule="7.5.1-1", ship=mark)
    if prize and all(war.where[ship] in box.off_board for ship in lines[PATRIOT]):
        leave_play(box, war, prize)
        table.tell("prize-lost", rule="8.3-2", ship=prize)
    if war.where[COCHRANE] == place.get(PATRIOT) and not ships(box, war, PATRIOT, place[PATRIOT]):
        await leader_check(table, COCHRANE)  # 8.3-4
    return inflicted


async def fire(
    table: Table[War, Box], who: str, gunner: UnitId, mark: UnitId, fleet: Sequence[UnitId]
) -> int:
    """7.5.1-1 A die for each step left; not above the factor hits. 7.10-2 Cochrane never helps a fortress."""
    war, box = table.game, table.box
    if gunner == FORTRESS:
        factor, dice, his = box.figure["fortress_factor"], box.figure["fortress_dice"], False
    else:
        factor, dice = box.factor[gunner], steps_of(box, war, gunner)
        his = who == PATRIOT and COCHRANE in fleet
    test = Test("7.5.1-1", die=with_him(his), needs=factor, at_most=True, by=(gunner,), against=(mark,))
    hits = 0
    for _ in range(dice):
        hits += bool(test.passes(await table.roll(D10, "gunnery", lambda: test)))
    table.tell("broadside", rule="7.5.1-1", ship=gunner, hits=hits)
    return hits


async def bold_stroke(
    table: Table[War, Box], fleets: dict[str, list[UnitId]], inflicted: dict[str, int]
) -> UnitId | None:
    """8.3-2, 8.3-5 Before the guns speak, Cochrane may cut out a Royalist frigate. Returns his prize."""
    war, box = table.game, table.box
    frigates = [unit for unit in fleets[ROYALIST] if box.kind[unit] == "frigate"]
    if COCHRANE not in fleets[PATRIOT] or not frigates:
        return None
    test = Test("8.3-2", needs=box.figure["cochrane_capture_up_to"], at_most=True, by=(COCHRANE,))
    if not test.passes(await table.roll(D6, "cochrane", lambda: test)):
        table.tell("cochrane-fails", rule="8.3-2")
        return None
    frigate = await table.pick(PATRIOT, "cochrane-frigate", AIM, frigates)
    fleets[ROYALIST].remove(frigate)
    prize = next(
        (
            unit
            for unit in sorted(box.naval)
            if box.nation[unit] == "chile"
            and box.kind[unit] == "frigate"
            and war.where[unit] == box.pool[unit]
        ),
        None,
    )
    taken = prize is not None and await table.choose(PATRIOT, PRIZE_OF_COCHRANE, ship=frigate) == CAPTURE()
    if taken:
        assert prize is not None
        enter_play(box, war, prize, war.where[COCHRANE], weak=frigate in war.reduced)
        war.finished.add(prize)
    table.tell("cochrane-captures" if taken else "cochrane-sinks", rule="8.3-2", ship=frigate)
    inflicted[PATRIOT] += steps_of(box, war, frigate)
    leave_play(box, war, frigate)
    return prize if taken else None


ENGAGE: Action = Action(
    "engage",
    "7.5-1",
    of=TARGET,
    lights=lambda box, war, viewer, place, label: at_force(
        box, war, viewer, OTHER[box.side[war.fleet[0]]], place, label, afloat=True
    ),
    among=lambda box, war: [ENGAGE(*fleet) for fleet in enemy_fleets(box, war)],
    bars=bars_engagement,
    do=engage,
    costs=ops_for("naval_battle", afloat=True),
)
EVADE = Action("evade", "7.5-1", do=nothing)
EVASION_AT_SEA = Menu("evade-at-sea", STAND, EVADE)
CAPTURE = Action("capture", "8.3-2", do=nothing)
SINK = Action("sink", "8.3-2", do=nothing, danger=True)
PRIZE_OF_COCHRANE = Menu("cochrane-prize", CAPTURE, SINK)
