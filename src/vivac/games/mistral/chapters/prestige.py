"""IC 12 Prestige."""

from __future__ import annotations

from collections.abc import Callable

from vivac.games.mistral.box.unpacking import Box
from vivac.games.mistral.game import War
from vivac.table import Say, Table


def award(table: Table[War, Box], side: str, cause: str, times: int = 1, rule: str = "IC 12.2") -> None:
    """IC 12.2 Change Prestige by what the chart gives for a cause; it never falls below zero (IC 12.1)."""
    change_prestige(table, side, table.box.charts.prestige.at(cause) * times, rule)


def prestige_price(cause: str, rule: str) -> Callable[[Box, War, str], Say]:
    """IC 12.2 What a cause takes of the Prestige of a side."""

    def price(box: Box, war: War, side: str) -> Say:
        points, left = -box.charts.prestige.at(cause), war.prestige[side]
        return Say(
            "cost-prestige", {"points": points, "left": left, "last": "yes" if points >= left else "no"}, rule
        )

    return price


def change_prestige(table: Table[War, Box], side: str, points: int, rule: str = "IC 12.2") -> None:
    """IC 12.1"""
    war = table.game
    before = war.prestige[side]
    war.prestige[side] = max(0, before + points)
    if points:
        table.tell("prestige", rule=rule, side=side, points=points, total=war.prestige[side])


def leader(war: War) -> str:
    """Who has more Prestige; empty when it is equal."""
    british, bourbon = war.prestige.values()
    if british == bourbon:
        return ""
    return next(side for side, points in war.prestige.items() if points == max(british, bourbon))


def trailer(war: War) -> str:
    """Who has less Prestige; empty when it is equal."""
    ahead = leader(war)
    return next((side for side in war.prestige if ahead and side != ahead), "")
