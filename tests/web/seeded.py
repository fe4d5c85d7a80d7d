"""`vivac`, every game of which has the same dice: what a test meets is not left to luck.

Where several play, and their browsers do not take part, the house throws the same at every table.
"""

from collections.abc import Container
from unittest.mock import patch

from vivac.cli import main
from vivac.server import tables
from vivac.server.keeping import Key
from vivac.table import Role, WitnessedChance

seed_of, chance = tables.seed_of, Key.chance


def seeded(data: tables.NewTable, given: tables.Given) -> str:
    return seed_of(data, given) or ("" if given.invitations else "a quiet evening")


def same_everywhere(_key: Key, _table: str, bots: Container[Role]) -> WitnessedChance:
    return chance(Key("a fresh breeze"), "every table", bots)


if __name__ == "__main__":  # bots think in processes that begin by reading this file
    with patch.object(tables, "seed_of", seeded), patch.object(Key, "chance", same_everywhere):
        main()
