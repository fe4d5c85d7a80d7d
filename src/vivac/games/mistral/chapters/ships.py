"""Ships: they move between Squadrons, pool and Fleet-50s, and every one is accounted for.

With the option of named Ships (2.242) their names move with them.
"""

from __future__ import annotations

from vivac.box import put
from vivac.games.mistral.box.unpacking import POOL, SUNK, Box, ElementId
from vivac.games.mistral.chapters.pointing import THING, at_thing
from vivac.games.mistral.game import NAMED_SHIPS, War
from vivac.table import Action, Table

GONE = "gone"
NAME = Action("name", "2.242", of=THING, lights=at_thing)


def aboard(war: War, place: str) -> list[str]:
    """2.242 The named Ships of a Squadron, Fleet-50 or pool."""
    return [name for name, where in war.names.items() if where == place]


def christen(war: War, key: str, ships: int) -> None:
    """2.242 Ships built later, beyond the list, are numbered."""
    if war.on(NAMED_SHIPS):
        for _ in range(ships):
            number = sum(name.startswith(f"{key}:") for name in war.names) + 1
            war.names[f"{key}:{number}"] = f"{POOL}:{key}"


async def name_ship(table: Table[War, Box], side: str, squadron: ElementId) -> str:
    """2.242 Where the owner removes a Ship he names it. Empty without the option."""
    war = table.game
    if not war.on(NAMED_SHIPS):
        return ""
    return await table.pick(side, "name_ship", NAME, aboard(war, squadron), squadron=squadron)


def take_ship(war: War, box: Box, squadron: ElementId) -> None:
    """One Ship leaves a Squadron; emptied, it is Unformed and its counter is free (IC 2.34)."""
    war.ships[squadron] -= 1
    if not war.ships[squadron]:
        disband(war, squadron)


def disband(war: War, squadron: ElementId) -> None:
    """IC 2.34"""
    war.ships[squadron] = war.dp[squadron] = 0
    for flagship, tied in list(war.tied.items()):
        if tied == squadron:
            del war.tied[flagship]
    put(war.where, war.stack, squadron, POOL)


def to_reserve(war: War, box: Box, squadron: ElementId, name: str) -> None:
    """A plain or (D) Ship goes back to the pool."""
    key = box.elements[squadron].key
    war.reserve[key] = war.reserve.get(key, 0) + 1
    if name:
        war.names[name] = f"{POOL}:{key}"
    take_ship(war, box, squadron)


def transfer_ship(war: War, box: Box, source: ElementId, target: ElementId, name: str) -> None:
    """IC 11.21 From one Squadron to another in the same docks. DP stay with it; emptied, it leaves them to
    those that received its Ships, as evenly as possible, raising none above its Damage Value less 1.
    """
    war.ships[target] += 1
    if name:
        war.names[name] = target
    war.received[source] = takers = tuple(dict.fromkeys((*war.received.get(source, ()), target)))
    left = war.dp[source] if war.ships[source] == 1 else 0
    take_ship(war, box, source)
    while left:
        able = [each for each in takers if war.ships[each] and war.dp[each] < box.elements[each].value - 1]
        if not able:
            break
        for each in able[:left]:
            war.dp[each] += 1
        left -= min(left, len(able))


def to_fifty(war: War, box: Box, squadron: ElementId, fifty: str, name: str) -> None:
    """2.235, 2.236 A (D) Ship becomes half of a Fleet-50."""
    war.ships[fifty] += 1
    if name:
        war.names[name] = fifty
    take_ship(war, box, squadron)


def from_fifty(war: War, box: Box, fifty: str, squadron: ElementId) -> None:
    """2.237"""
    war.ships[fifty] -= 1
    war.ships[squadron] += 1
    for name in aboard(war, fifty)[:1]:
        war.names[name] = squadron


def lose_ship(war: War, box: Box, element: ElementId, name: str) -> None:
    """A Ship is gone for good. A Flagship lost is lost (IC 2.34)."""
    what = box.elements[element]
    if what.flagship:
        war.ships[element] = war.dp[element] = 0
        war.tied.pop(element, None)
        put(war.where, war.stack, element, SUNK)
        return
    war.gone[what.key] = war.gone.get(what.key, 0) + 1
    if name:
        war.names[name] = GONE
    take_ship(war, box, element)


def room(war: War, box: Box, squadron: ElementId) -> int:
    return box.elements[squadron].most - war.ships[squadron]
