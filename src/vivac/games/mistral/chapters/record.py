"""IC 4.24, IC 12.3 The Record Step: what the Turn and the Year are worth."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import ABSENT, BOURBON, BRITISH, Box
from vivac.games.mistral.chapters.corsairs import count_pirates
from vivac.games.mistral.chapters.driving import seen_at
from vivac.games.mistral.chapters.ending import at_end_of_year, count_orders
from vivac.games.mistral.chapters.formations import sailing_in, ship_count
from vivac.games.mistral.chapters.orders import end_order, fail_count
from vivac.games.mistral.chapters.prestige import change_prestige
from vivac.games.mistral.chapters.war_terms import doctrine_gdc
from vivac.games.mistral.game import RAIDERS_ONLY, TURNS, War
from vivac.table import Outcome, Table

FLOTA = ("cadiz", "gulf_of_cadiz")  # IC 9.27


async def record(table: Table[War, Box]) -> Outcome | None:
    """IC 4.24 In the printed order; the outcome if the game ends here."""
    war = table.game
    guerre_de_course(table)
    count_pirates(table)
    deadlines(table)
    count_the_flota(table)
    if war.turn == TURNS:
        count_orders(table)
        retire_admirals(table)
        outcome = at_end_of_year(table)
        if outcome is not None:
            return outcome
        war.year += 1
        war.turn = 1
    else:
        war.turn += 1
    war.impulse = 1
    return None


def guerre_de_course(table: Table[War, Box]) -> None:
    """2.332e Every 3 locations Intercepted by the French Command: one British Failed Order."""
    for _ in range(raided(table.box, table.game) // table.box.limit["gdc_locations"]):
        fail_count(table, BRITISH, "2.332e")


def raided(box: Box, war: War) -> int:
    """2.332e Locations Intercepted by Auxiliaries of the French Command, and by the Knights (2.544).

    With the option only Fleet-50s and the Privateer count, and the Knights.
    """
    if not doctrine_gdc(box, war):
        return 0
    seen = {seen_at(war, auxiliary) for auxiliary in box.course_raiders[war.on(RAIDERS_ONLY)]}
    return len(seen & box.intercepted.keys())


def deadlines(table: Table[War, Box]) -> None:
    """IC 9.36b"""
    war = table.game
    for bearer in sorted(each for each, due in war.due.items() if due <= war.now):
        if bearer in war.due:
            end_order(table, bearer, fulfilled=False, rule="IC 9.36b")


def count_the_flota(table: Table[War, Box]) -> None:
    """IC 9.27 Ready Ships of both sides off Cádiz: more British, a point to B; otherwise to A."""
    war, box = table.game, table.box
    if not war.flota_due or war.flota_due > war.now:
        return
    war.flota_due = 0
    ships = {
        side: sum(ship_count(box, war, f) for space in FLOTA for f in sailing_in(box, war, space, side))
        for side in (BRITISH, BOURBON)
    }
    winner = BRITISH if ships[BRITISH] > ships[BOURBON] else BOURBON
    table.tell("flota", rule="IC 9.27", side=winner, british=ships[BRITISH], bourbon=ships[BOURBON])
    change_prestige(table, winner, 1, "IC 9.27")


def retire_admirals(table: Table[War, Box]) -> None:
    """IC 3.23 They leave after Turn 16 of their last year."""
    war, box = table.game, table.box
    for admiral, who in box.admirals.items():
        if who.last == war.year and war.where[admiral] != "lost":
            put(war.where, war.stack, admiral, ABSENT)
            war.back_at.pop(admiral, None)
            table.tell("admiral-retires", rule="IC 3.23", admiral=admiral)
