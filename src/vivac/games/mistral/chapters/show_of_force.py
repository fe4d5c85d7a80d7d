"""IC 9.39a Show of Force."""

from __future__ import annotations

from vivac.games.mistral.box.unpacking import D10, Box
from vivac.games.mistral.chapters.conditions import true
from vivac.games.mistral.chapters.formations import bombers, ship_count
from vivac.games.mistral.chapters.order_terms import judge_order
from vivac.games.mistral.chapters.orders import bears, target_of
from vivac.games.mistral.game import War
from vivac.table import Table, Test

ATTEMPT = "ready & !disorganised & at_target"


async def shows_of_force(table: Table[War, Box]) -> None:
    """IC 9.39a At the End of Impulse 3 every bearer in its target's offing rolls; it is not optional."""
    war, box = table.game, table.box
    for bearer in sorted(war.order):
        bears_it = bearer in war.order and bears(box, war, bearer, "show_of_force")
        if bears_it and strong_enough(box, war, bearer) and true(box, war, ATTEMPT, bearer):
            await show_force(table, bearer)


def strong_enough(box: Box, war: War, bearer: str) -> bool:
    """IC 9.35 Nothing counts while the bearer has too few Ships."""
    needed = box.order_kinds["show_of_force"].min_ships
    return bearer in box.auxiliaries or ship_count(box, war, bearer) >= needed


async def show_force(table: Table[War, Box], bearer: str) -> None:
    """Success fulfils the Order; the second failure fails it."""
    war, box = table.game, table.box
    modifiers = force_modifiers(box, war, bearer)
    base, port = box.charts.show_of_force.at("base"), target_of(box, war, bearer)
    die = await table.roll(
        D10,
        "show-of-force",
        lambda: Test(rule="IC 9.39a", target=modifiers, needs=base, at_most=True, by=(bearer,), at=port),
    )
    succeeds = die <= base + sum(modifiers.values())
    key = "force-shown" if succeeds else "force-ignored"
    table.tell(key, rule="IC 9.39a", bearer=bearer, space=port)
    if succeeds:
        war.met.add(bearer)
    else:
        war.tries[bearer] += 1
    judge_order(table, bearer)


def force_modifiers(box: Box, war: War, bearer: str) -> dict[str, int]:
    """Ships, a Bomber (2.132: one at most), the Port."""
    chart = box.charts.show_of_force.cells
    port = target_of(box, war, bearer)
    found = {}
    if bearer in box.formations:
        ships = ship_count(box, war, bearer) // chart["ships_per_plus"]
        found["ships"] = min(ships, chart["most"])
        if bombers(box, war, bearer):
            where = "pirate_base" if port in box.bases else f"{box.spaces[port].port}_port"
            found["bomber"] = chart["bomber"] * chart[f"times_{where}"]
    if port in box.major:
        found["major_port"] = chart["major_port"]
    return {name: value for name, value in found.items() if value}
