"""IC 8.5 Leaders: checks, casualties and what becomes of their Flags."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import D10, LOST, WOUNDED, AdmiralId, Box
from vivac.games.mistral.chapters.damage import mark_disorganised
from vivac.games.mistral.chapters.formations import admirals
from vivac.games.mistral.chapters.line import Station
from vivac.games.mistral.chapters.prestige import award
from vivac.games.mistral.game import War
from vivac.table import Table, Test


async def leader_checks(table: Table[War, Box], station: Station, by: str) -> None:
    """IC 8.51 A natural 0: each Enemy Admiral in that Combat is a casualty on 0-1."""
    for admiral in list(station.admirals):
        if await struck(table, admiral):
            station.admirals.remove(admiral)
            await casualty(table, admiral, by)
        else:
            table.tell("leader-unhurt", rule="IC 8.51", admiral=admiral)


async def struck(table: Table[War, Box], admiral: AdmiralId) -> bool:
    most = table.box.charts.battle_result.at("leader_check")
    die = await table.roll(
        D10, "leader-check", lambda: Test(rule="IC 8.51", needs=most, at_most=True, against=(admiral,))
    )
    return bool(die <= most)


async def casualty(table: Table[War, Box], admiral: AdmiralId, by: str) -> None:
    """IC 8.52, IC 8.54 Killed and captured earn the enemy Prestige; a wounded Admiral comes back."""
    war, box = table.game, table.box
    die = await table.roll(
        D10, "leader-fate", lambda: Test(rule="IC 8.52", chart="leader_fate", against=(admiral,))
    )
    fate = box.charts.leader_fate.at(die)
    flag = war.where[admiral]
    table.tell(f"admiral-{fate}", rule="IC 8.52", admiral=admiral)
    if fate == "wounded":
        put(war.where, war.stack, admiral, WOUNDED)
        war.back_at[admiral] = war.now + box.charts.battle_result.at("wounded_turns")
    else:
        put(war.where, war.stack, admiral, LOST)
        award(table, by, "admiral_lost", rule="IC 8.63")
    if box.formations[flag].flag and not admirals(box, war, flag):  # IC 8.53
        mark_disorganised(table, flag, "IC 8.53")
