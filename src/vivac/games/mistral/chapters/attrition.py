"""IC 11.4 Attrition."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import D10, ROLES, Box, ElementId
from vivac.games.mistral.chapters.aftermath import close_up
from vivac.games.mistral.chapters.allegiance import friendly
from vivac.games.mistral.chapters.damage import suffer
from vivac.games.mistral.chapters.formations import at_sea, elements, in_order, top
from vivac.games.mistral.game import War
from vivac.table import Table, Test


async def attrition(table: Table[War, Box]) -> None:
    """IC 11.41 One die per Ready Squadron and Flagship, British first (IC 1.9)."""
    war, box = table.game, table.box
    for side in ROLES:
        afloat = at_sea(box, war, side)
        for element in in_order(box, [each for f in afloat for each in elements(box, war, f)]):
            await wear(table, element)
    table.tell("attrition", rule="IC 11.41")
    war.actor = war.first


async def wear(table: Table[War, Box], element: ElementId) -> None:
    """IC 11.41 What a Turn at sea costs one Squadron or Flagship."""
    war, box = table.game, table.box
    home = war.where[element]
    modifiers = attrition_modifiers(box, war, element)
    die = await table.roll(
        D10,
        "attrition",
        lambda: Test(rule="IC 11.41", chart="attrition", die=modifiers, by=(top(box, war, home),)),
    )
    if await suffer(table, element, box.charts.attrition.at(die + sum(modifiers.values()))):
        await close_up(table, home)


def attrition_modifiers(box: Box, war: War, element: ElementId) -> dict[str, int]:
    """The quarter, a Blockade (IC 7.64), the offing of a Friendly Port, disorder."""
    chart = box.charts.attrition_modifiers.cells
    formation = top(box, war, war.where[element])
    space = war.where[formation]
    quarter = box.quarters[war.turn]
    found = {quarter: chart[quarter]}
    if formation in war.blockading:
        found["blockade_value"] = box.spaces[space].blockade
    if friendly(box, war, space, box.formations[formation].side):
        found["friendly_offing"] = chart["friendly_offing"]
    if formation in war.disorganised:
        found["disorganised"] = chart["disorganised"]
    return {name: value for name, value in found.items() if value}
