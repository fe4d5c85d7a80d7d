"""7.4 Random movement, and ties settled by a die."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import Box
from vivac.games.mosby.game import Raid
from vivac.table import D6, Table, Test

Candidate = TypeVar("Candidate", bound=str)  # a space or a unit


async def random_exit(table: Table[Raid, Box], space: SpaceId) -> SpaceId:
    """7.4-1 Count the exits clockwise from the first, wrapping round."""
    exits: tuple[SpaceId, ...] = table.box.exits[space]
    die = await table.roll(D6, "random-movement", lambda: Test("7.4-1", at=space))
    return exits[(die - 1) % len(exits)]


def a_tie() -> Test:
    """7.4-3 The die only says which of several is meant."""
    return Test("7.4-3")


async def by_die(table: Table[Raid, Box], candidates: Sequence[Candidate]) -> Candidate:
    """7.4-3 Number the candidates and roll; what cannot be shared out evenly is rolled again."""
    count = len(candidates)
    if count == 1:
        return candidates[0]
    if count <= 6:
        number = await table.roll(D6, "tie", a_tie)
        while number > 6 - 6 % count:
            number = await table.roll(D6, "tie", a_tie)
        return candidates[(number - 1) % count]
    # More than six: sixes of candidates by one die, then the one within them by another.
    while True:
        number = 6 * (await table.roll(D6, "tie", a_tie) - 1) + await table.roll(D6, "tie", a_tie)
        if number <= 36 - 36 % count:
            return candidates[(number - 1) % count]
