"""IC 9.27 Effects of Events and of campaign Victories: one function per verb."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vivac.games.mistral.box.components import Effect
from vivac.games.mistral.box.unpacking import D10, RESERVE, SIDES, TRACK, Box
from vivac.games.mistral.chapters.aftermath import close_up
from vivac.games.mistral.chapters.conditions import true
from vivac.games.mistral.chapters.contingents import SET_ASIDE, activate, evict, set_aside, turn_neutral
from vivac.games.mistral.chapters.parted_crowns import neapolitans_hold_back, separate_nations
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.prestige import change_prestige
from vivac.games.mistral.chapters.sailing import lose_squadron
from vivac.games.mistral.chapters.withdrawals import intact_squadrons, withdraw_ships
from vivac.games.mistral.game import War
from vivac.table import Action, Table, Test, by_verb

Verb = Callable[..., Awaitable[None]]
SHIPS = Action("ships", "2.62")
SQUADRON = Action("squadron", "2.62", of=THING, lights=at_thing)
LOSSES = by_verb(SHIPS, SQUADRON)


async def take_effect(table: Table[War, Box], rows: tuple[Effect, ...], stage: int = 0) -> None:
    """IC 9.24, IC 9.27 At once, in the order listed."""
    war, box = table.game, table.box
    die = 0
    if any(row.die for row in rows):
        die = await table.roll(D10, "event-effect", lambda: Test(rule="IC 9.27"))
    for row in rows:
        if row.stage and row.stage != stage:
            continue
        if row.die and not row.die[0] <= die <= row.die[1]:
            continue
        if row.when and not true(box, war, row.when):
            continue
        if row.roll is not None and not await joins(table, row.roll):
            table.tell("does-not-join", rule="2.166")
            continue
        verb, *args = row.do.split(":")
        await VERBS[verb](table, row, *args)


async def joins(table: Table[War, Box], most: int) -> bool:
    """2.166 Whether a Contingent joins."""
    return await table.roll(D10, "joins", lambda: Test(rule="2.166", needs=most, at_most=True)) <= most


async def _activate(table: Table[War, Box], _row: Effect, contingent: str) -> None:
    activate(table, contingent)


async def _neutral(table: Table[War, Box], _row: Effect, contingent: str) -> None:
    turn_neutral(table, contingent, for_good=False)


async def _remove(table: Table[War, Box], _row: Effect, contingent: str) -> None:
    turn_neutral(table, contingent, for_good=True)


async def _ports_friendly(table: Table[War, Box], _row: Effect, contingent: str, side: str) -> None:
    table.game.ports_to[contingent] = SIDES[side]
    evict(table)


async def _spaces_friendly(table: Table[War, Box], row: Effect, side: str) -> None:
    table.game.spaces_to.update(dict.fromkeys(row.spaces, SIDES[side]))
    evict(table)


async def _no_emergency(table: Table[War, Box], row: Effect, side: str) -> None:
    table.game.no_emergency.update(dict.fromkeys(row.spaces, SIDES[side]))


async def _eligible(table: Table[War, Box], _row: Effect, campaign: str) -> None:
    war = table.game
    war.eligible.add(campaign)
    war.marker.setdefault(campaign, 0)


async def _end_campaign(table: Table[War, Box], _row: Effect, campaign: str) -> None:
    table.game.ended.add(campaign)


async def _naples(table: Table[War, Box], _row: Effect, state: str) -> None:
    """2.165"""
    war = table.game
    if "N" not in war.active or war.naples == state:
        return
    war.naples = state
    table.tell(f"naples-{state}", rule="2.165")
    if state == "limited":
        neapolitans_hold_back(table)


async def _rule_on(table: Table[War, Box], _row: Effect, _rule: str) -> None:
    """2.321 Felipe V is dead: the two Commands go separate ways."""
    separate_nations(table)


async def _rule_off(table: Table[War, Box], _row: Effect, _rule: str) -> None:
    """2.33 is lifted."""
    table.game.french_war = True


async def _fleet_admirals(table: Table[War, Box], _row: Effect, nation: str) -> None:
    """2.311 follows from the Event itself."""
    table.tell("fleet-admirals", rule="2.311", nation=nation)


async def _prestige(table: Table[War, Box], _row: Effect, side: str, points: str) -> None:
    change_prestige(table, SIDES[side], int(points), "IC 9.27")


async def _fulfilled(table: Table[War, Box], _row: Effect, side: str, points: str) -> None:
    war = table.game
    war.fulfilled[SIDES[side]] += int(points)
    table.tell("count-fulfilled", rule="IC 9.27", side=SIDES[side], total=war.fulfilled[SIDES[side]])


async def _withdraw(table: Table[War, Box], _row: Effect, contingent: str, ships: str) -> None:
    await withdraw_ships(table, contingent, int(ships))


async def _withdraw_or_squadron(table: Table[War, Box], _row: Effect, contingent: str, ships: str) -> None:
    """2.622 Or one intact Squadron, lost with its counter."""
    war, box = table.game, table.box
    side = box.contingents[contingent].side
    intact = intact_squadrons(box, war, contingent)
    options = [SHIPS(), *map(SQUADRON, intact)]
    answer = await table.ask(side, "withdraw_or_squadron", options, acts=LOSSES, ships=int(ships))
    if answer == SHIPS():
        await withdraw_ships(table, contingent, int(ships))
        return
    squadron = str(answer[1])
    holder = war.where[squadron]
    lose_squadron(table, squadron)
    if holder in box.formations:
        await close_up(table, holder)


async def _remove_auxiliary(table: Table[War, Box], _row: Effect, contingent: str, count: str) -> None:
    war, box = table.game, table.box
    side = box.contingents[contingent].side
    for _ in range(int(count)):
        found = [
            each
            for each in box.of_side[side]
            if box.auxiliaries[each].contingent == contingent and war.where[each] not in (RESERVE, TRACK)
        ]
        if not found:
            return
        set_aside(table, await table.pick(side, "withdraw_auxiliary", SET_ASIDE, found))


async def _count_flota(table: Table[War, Box], _row: Effect) -> None:
    war = table.game
    war.flota_due = war.now + table.box.limit["flota_turns"]


VERBS: dict[str, Verb] = {
    "activate": _activate,
    "neutral": _neutral,
    "remove": _remove,
    "ports_friendly": _ports_friendly,
    "spaces_friendly": _spaces_friendly,
    "no_emergency": _no_emergency,
    "eligible": _eligible,
    "end_campaign": _end_campaign,
    "naples": _naples,
    "rule_on": _rule_on,
    "rule_off": _rule_off,
    "fleet_admirals": _fleet_admirals,
    "prestige": _prestige,
    "fulfilled": _fulfilled,
    "withdraw": _withdraw,
    "withdraw_or_squadron": _withdraw_or_squadron,
    "remove_auxiliary": _remove_auxiliary,
    "count_flota": _count_flota,
}
