"""IC 4.21 The Opening Phase: the start of the Year and of the Turn, winds, Pirates, Initiative."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import ABSENT, BRITISH, OTHER, POOL, ROLES, WAITING, Box
from vivac.games.mistral.chapters.corsairs import activate_pirates, pirates_home
from vivac.games.mistral.chapters.pointing import either
from vivac.games.mistral.chapters.prestige import leader
from vivac.games.mistral.chapters.ships import christen
from vivac.games.mistral.chapters.weather import determine_winds, look_for_gale
from vivac.games.mistral.game import NOWHERE, War
from vivac.table import Action, Table

GO_FIRST = Action("first", "IC 4.4")
GO_SECOND = Action("second", "IC 4.4")


async def open_turn(table: Table[War, Box]) -> None:
    """IC 4.21 Start-of-Turn rules, then Wind Determination."""
    war, box = table.game, table.box
    table.tell("turn-begins", rule="IC 4.2", year=str(war.year), turn=war.turn)
    war.impulse = war.increment = 1
    war.gale, war.severe = NOWHERE, False
    war.battles.clear()
    war.rovers = war.pirate_player = ""
    if war.turn == 1:
        reset_year(table)
        pirates_home(table)
        if war.year == box.limit["gdc_year"]:
            table.tell("guerre-de-course", rule="2.332")
    if war.quarterly:
        war.french_repairs = box.limit["french_repairs"]  # 2.33d
    await determine_winds(table)
    await look_for_gale(table)
    await activate_pirates(table)


def reset_year(table: Table[War, Box]) -> None:
    """IC 4.5 What is counted by the Year begins again."""
    war, box = table.game, table.box
    for side in ROLES:
        war.fulfilled[side] = war.failed[side] = 0
    for campaign in war.marker:
        war.marker[campaign] = 0
    war.won.clear()
    war.barred.clear()
    war.raided.clear()
    war.shows.clear()
    war.knights_paid = False
    war.formed = 0
    war.french_levant_done = False
    war.checks.pop("french_levant", None)
    start = box.scenarios[war.scenario].year
    if war.year > start:
        join_service(table)


def join_service(table: Table[War, Box]) -> None:
    """IC 3.23, 2.611 Admirals and Flagships of the new Year, and what minor Contingents have built."""
    war, box = table.game, table.box
    for admiral, who in box.admirals.items():
        if who.first == war.year and (who.contingent not in box.minors or who.contingent in war.active):
            put(war.where, war.stack, admiral, WAITING)
    for ship in box.contents.counters.flagship:
        if war.where[ship.id] == ABSENT and ship.available[0] == war.year:
            put(war.where, war.stack, ship.id, POOL)
    for force in box.contents.counters.minor_force:
        if force.from_year == war.year and force.contingent not in war.removed:
            key = f"{force.contingent}:sol"
            war.reserve[key] = war.reserve.get(key, 0) + force.ships
            war.muster[key] = war.muster.get(key, 0) + force.ships
            christen(war, key, force.ships)
            if force.contingent in war.active:
                war.arriving.append(force.contingent)


async def initiative(table: Table[War, Box]) -> None:
    """IC 4.4 Whoever has more Prestige says who goes first; the British if it is equal."""
    war = table.game
    chooser = leader(war) or BRITISH
    answer = await either(table, chooser, "initiative", GO_FIRST, GO_SECOND)
    war.first = chooser if answer is GO_FIRST else OTHER[chooser]
    table.tell("initiative", rule="IC 4.4", side=war.first)
