"""7.2-H Hide."""

from __future__ import annotations

from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.chapters.forces import active_combat, deactivate, on_map
from vivac.games.mosby.chapters.marching import march
from vivac.games.mosby.chapters.randomness import random_exit
from vivac.games.mosby.game import MOSBY, Raid
from vivac.table import D6, Refusal, Table, Test


def bars_hide(raid: Raid) -> Refusal | None:
    """7.2-H Never in a Large Union Force."""
    if raid.mosby in raid.forts:
        return Refusal.because("hide-in-large-force", "7.2-H", space=raid.mosby)
    return None


def hide(table: Table[Raid, Box]) -> None:
    """7.2-H.1 Mosby goes to ground: this is his action."""
    table.game.hidden = True
    table.tell("hid", rule="7.2-H", space=table.game.mosby)


async def is_found(table: Table[Raid, Box]) -> bool:
    """8.3-1 The die that finds a hidden Mosby."""
    raid, charts = table.game, table.box.charts
    where = "behind_lines" if raid.mosby in raid.lines else "outside_lines"
    die = await table.roll(
        D6,
        "hide-discovered",
        lambda: Test("8.3-1", "hide_discovered", (where,), against=(MOSBY,), at=raid.mosby),
    )
    found: bool = charts.hide_discovered.at(where, die) == "found"
    if found:
        raid.hidden = False
        table.tell("hide-found", rule="8.3-1")
    return found


async def hide_resolves(table: Table[Raid, Box]) -> None:
    """7.2-H.3 The pursuit passes by: every active unit moves one random space and becomes inactive."""
    raid, box = table.game, table.box
    table.tell("hide-worked", rule="7.2-H.3")
    for unit in on_map(box, raid):
        if unit in raid.active:
            await march(table, unit, await random_exit(table, raid.where[unit]))
            deactivate(raid, unit)
    raid.hidden = False


def pursued(table: Table[Raid, Box]) -> bool:
    """An active combat unit is in the hidden Mosby's space."""
    return bool(active_combat(table.box, table.game, table.game.mosby))
