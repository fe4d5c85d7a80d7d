"""What games are fought on, as signs: one for each word a rulebook may use for its ground."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

GROUNDS: Mapping[str, str] = MappingProxyType(
    {
        "points": "g_points",
        "areas": "g_areas",
        "sea": "g_sea",
        "hexes": "g_hexes",
        "table": "g_table",
        "squares": "g_squares",
    }
)

HOUSE = "vivac"


def ground_symbol(ground: str) -> str:
    """The symbol of a ground, by the rulebook’s word for it or by its own name.

    A game may be fought on ground nobody has drawn: it gets the mark of the house.
    """
    if ground in GROUNDS.values():
        return ground
    return GROUNDS.get(ground, HOUSE)
