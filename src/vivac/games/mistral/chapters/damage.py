"""IC 2.3 Damage."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import D10, Box, ElementId
from vivac.games.mistral.chapters.formations import top
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.chapters.prestige import award
from vivac.games.mistral.chapters.ships import lose_ship, name_ship
from vivac.games.mistral.game import War
from vivac.table import Action, Table, Test

TAKES = Action("takes", "IC 8.45", of=THING, lights=at_thing)
LEVELS = ("undamaged", "one_third", "two_thirds")


async def suffer(table: Table[War, Box], element: ElementId, dp: int, by: str = "") -> bool:
    """IC 2.33 Damage Points; at the Damage Value a Ship is Sunk. True if a Flagship or Squadron is no more.

    `by` is the side whose doing it is, for the Prestige of it.
    """
    war, box = table.game, table.box
    if not dp:
        return False
    what = box.elements[element]
    total = war.dp[element] + dp
    table.tell("suffers", rule="IC 2.31", to=what.side, element=element, dp=dp, total=total)
    if total < what.value:
        war.dp[element] = total
        return False
    war.dp[element] = what.two_thirds
    name = "" if what.flagship else await name_ship(table, what.side, element)
    return sink(table, element, name, by)


def sink(table: Table[War, Box], element: ElementId, name: str, by: str = "") -> bool:
    """One Ship is Sunk; the enemy gains Prestige if it is his doing. True if nothing of it is left."""
    war, box = table.game, table.box
    what = box.elements[element]
    lose_ship(war, box, element, name)
    named = name or "nameless"
    table.tell("sunk", rule="IC 2.33", to=None if by else what.side, element=element, ship=named)
    if by:
        award(table, by, "ship_sunk", rule="IC 8.63")
        if what.flagship:
            award(table, by, "flagship_sunk", rule="IC 8.63")
    return war.ships[element] == 0


async def random_item(table: Table[War, Box], items: int, why: str) -> int:
    """IC 1.8 One of so many items, every one as likely: a die too high for that is rolled again."""
    if items <= 1:
        return 0
    if items <= 10:
        limit = 10 - 10 % items
        while (die := await table.roll(D10, why, any_item)) >= limit:
            continue
        return die % items
    limit = 100 - 100 % items
    while (die := 10 * await table.roll(D10, why, any_item) + await table.roll(D10, why, any_item)) >= limit:
        continue
    return die % items


def any_item() -> Test:
    """IC 1.8 A die that says which."""
    return Test(rule="IC 1.8")


async def random_ship(table: Table[War, Box], found: list[ElementId]) -> tuple[ElementId, int]:
    """IC 1.8 A Ship of these Squadrons and Flagships, each Ship one item: whose, and which of its Ships."""
    war, box = table.game, table.box
    items = [
        (element, nth)
        for element in sorted(found, key=box.rank.__getitem__)
        for nth in range(war.ships[element])
    ]
    return items[await random_item(table, len(items), "which-ship")]


def worst(box: Box, war: War, found: list[ElementId]) -> int:
    """The damage level of the most damaged, each by its own thresholds."""
    most = 0
    for element in found:
        what, dp = box.elements[element], war.dp[element]
        most = max(most, 2 if dp >= what.two_thirds else 1 if dp >= what.third else 0)
    return most


def mark_disorganised(table: Table[War, Box], formation: str, rule: str) -> None:
    """IC 2.45"""
    war, box = table.game, table.box
    formation = top(box, war, formation)
    war.shaken.add(formation)
    war.blockading.pop(formation, None)  # IC 7.6
    if formation not in war.disorganised:
        war.disorganised.add(formation)
        table.tell("disorganised", rule=rule, formation=formation)
