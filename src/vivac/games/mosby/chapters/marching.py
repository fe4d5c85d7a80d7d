"""How a Union unit moves from one space to the next, whoever sends it."""

from __future__ import annotations

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box, UnitId
from vivac.games.mosby.chapters.cards import lose_hidden_cannon
from vivac.games.mosby.chapters.forces import place
from vivac.games.mosby.game import Raid
from vivac.table import D6, Table, Test


async def march(table: Table[Raid, Box], unit: UnitId, space: SpaceId) -> None:
    """A unit enters a space; it may stumble on the hidden Cannon (8.3-3)."""
    place(table.game, unit, space)
    if space == table.game.cannon_at:
        await search_for_cannon(table)


async def search_for_cannon(table: Table[Raid, Box]) -> None:
    """8.3-3 Each time a Union unit enters the space of the hidden Cannon."""
    space = table.game.cannon_at
    die = await table.roll(
        D6, "cannon-discovered", lambda: Test("8.3-3", "cannon_discovered", against=("cannon",), at=space)
    )
    if table.box.charts.cannon_discovered.at(die) == "found":
        lose_hidden_cannon(table)


def devastate(table: Table[Raid, Box], space: SpaceId) -> None:
    """One devastation marker per Confederacy space; a Cannon hidden there is lost (8.3-3)."""
    raid = table.game
    if space in table.box.grey and space not in raid.devastated:
        raid.devastated.add(space)
        table.tell("devastated", rule="E-raze", space=space)
        if space == raid.cannon_at:
            lose_hidden_cannon(table)
