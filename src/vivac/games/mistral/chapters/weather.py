"""IC 5.3 Wind Determination, and what a Gale does."""

from __future__ import annotations

from vivac.games.mistral.box.components import Weather
from vivac.games.mistral.box.unpacking import D10, ROLES, Box, ElementId, FormationId
from vivac.games.mistral.chapters.aftermath import close_up
from vivac.games.mistral.chapters.convoys import lose_cargo
from vivac.games.mistral.chapters.damage import mark_disorganised, suffer
from vivac.games.mistral.chapters.formations import at_sea, elements, in_order, level
from vivac.games.mistral.game import NOWHERE, War
from vivac.table import Table, Test


async def determine_winds(table: Table[War, Box]) -> None:
    """IC 5.31 Once per named wind; the Sirocco is not rolled for while the Mistral blows."""
    war, box = table.game, table.box
    quarter = box.quarters[war.turn]
    blowing = set()
    for wind in box.wind_list:
        if wind == "sirocco" and "mistral" in blowing:
            continue
        if await blows(table, wind, quarter):
            blowing.add(wind)
            table.tell("wind-blows", rule="IC 5.31", wind=wind)
    war.winds = frozenset(blowing)
    if not blowing:
        table.tell("no-winds", rule="IC 5.31")


async def blows(table: Table[War, Box], wind: str, quarter: str) -> bool:
    most = table.box.charts.winds.at(wind, quarter)
    die = await table.roll(
        D10,
        f"wind-{wind}",
        lambda: Test(rule="IC 5.31", chart="winds", keys=(wind, quarter), needs=most, at_most=True),
    )
    return bool(die <= most)


async def look_for_gale(table: Table[War, Box]) -> None:
    """IC 5.32 A natural 0 makes it Severe."""
    war, box = table.game, table.box
    quarter = box.quarters[war.turn]
    most = box.charts.gale.at(quarter)
    die = await table.roll(
        D10,
        "gale",
        lambda: Test(rule="IC 5.32", chart="gale", keys=(quarter,), needs=most, at_most=True),
    )
    if die > most:
        return
    war.severe = die == 0
    war.gale = box.gales[await table.roll(D10, "gale-place", lambda: Test(rule="IC 5.32"))]
    table.tell("gale-appears", rule="IC 5.32", space=war.gale, severe=int(war.severe))


def drift(table: Table[War, Box]) -> None:
    """IC 5.32 At the start of Impulses 2 and 3 a Gale moves one space downwind."""
    war, box = table.game, table.box
    if war.gale != NOWHERE and war.impulse > 1 and box.drift[war.gale] != war.gale:
        war.gale = box.drift[war.gale]
        table.tell("gale-drifts", rule="IC 5.32", space=war.gale)


async def weather_the_gale(table: Table[War, Box]) -> None:
    """IC 5.33 Whoever is at sea in the Gale Space at the end of an Impulse, British first (IC 1.9)."""
    war, box = table.game, table.box
    if war.gale == NOWHERE:
        return
    for side in ROLES:
        caught = [each for each in at_sea(box, war, side) if war.where[each] == war.gale]
        afloat = [each for f in caught for each in elements(box, war, f)]  # though their Convoy be lost
        for convoy in [each for each in caught if each in box.convoys]:
            await weather_convoy(table, convoy)
        for element in in_order(box, afloat):
            result = await gale_die(table, gale_modifiers(box, war, element))
            home = war.where[element]
            if result.disorganised:
                mark_disorganised(table, home, "IC 5.33")
            if await suffer(table, element, result.dp):
                await close_up(table, home)


async def weather_convoy(table: Table[War, Box], convoy: FormationId) -> None:
    """IC 5.33 A Supply Convoy may be damaged; Levant and Troop Convoys are only delayed."""
    war, box = table.game, table.box
    if box.convoys[convoy].kind == "supply":
        result = await gale_die(table, gale_modifiers(box, war))
        if result.disorganised:
            mark_disorganised(table, convoy, "IC 5.33")
        lose_cargo(table, convoy, result.dp)
        return
    least = box.charts.convoys.at("delayed_from")
    die = await table.roll(D10, "gale-delay", lambda: Test(rule="IC 5.33", needs=least, against=(convoy,)))
    if die >= least:
        war.delayed.add(convoy)
        table.tell("convoy-delayed", rule="IC 5.33", convoy=convoy)


async def gale_die(table: Table[War, Box], modifiers: dict[str, int]) -> Weather:
    die = await table.roll(
        D10,
        "gale-effects",
        lambda: Test(
            rule="IC 5.33",
            chart="gale_effects",
            die=modifiers,
            at=table.game.gale,
            hidden=("one_third", "two_thirds"),  # IC 1.7a
        ),
    )
    result: Weather = table.box.charts.gale_effects.at(die + sum(modifiers.values()))
    return result


def gale_modifiers(box: Box, war: War, element: ElementId = "") -> dict[str, int]:
    """IC 5.33"""
    chart = box.charts.gale_modifiers.cells
    found = {}
    if war.severe:
        found["severe"] = chart["severe"]
    if war.winter:
        found["winter"] = chart["winter"]
    if war.gale in box.major:
        found["major_port"] = chart["major_port"]
    damage = level(box, war, element) if element else 0
    if damage:
        found["two_thirds" if damage == 2 else "one_third"] = chart[
            "two_thirds" if damage == 2 else "one_third"
        ]
    return found
