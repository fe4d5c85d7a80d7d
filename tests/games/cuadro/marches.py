"""Moves in a test of Cuadro: who goes where, for how much.

stage = moving("BROWNE", "3604 regular E", units={"24-1": "3804 regular W"})
assert cost(stage, "3704 E") == 1
assert "3704" in ends(stage)
"""

from __future__ import annotations

from typing import Any

from tests.games.cuadro.fielding import Stage
from vivac.games.cuadro.chapters.costs import least_costs


def movement(**position: Any) -> Stage:
    """The Movement Phase of a player, the allied one unless told, with the counters named and no others."""
    return Stage(**{"step": "movement", "player": "allied", **position})


def moving(unit: str, stance: str, units: dict[str, str] | None = None, **position: Any) -> Stage:
    """A unit taken up, on the point of moving: `to:HEX` and `form:FORMATION` are offered."""
    stage = movement(units={unit: stance, **(units or {})}, **position)
    return stage.play().choose(f"move:{unit}", by=stage.battle.player)


def cost(stage: Stage, end: str, *units: str) -> int | str:
    """What the units in hand, or these, pay to end so: `3318 E`, `3318 skirmish`; `no` if they cannot."""
    return least_costs(stage.field, stage.battle, units or stage.battle.hand).get(f"cost {end}", "no")


def offered(stage: Stage, verb: str) -> set[str]:
    """What is offered of one verb: `offered(stage, "to")` are hexes."""
    return {option.partition(":")[2] for option in stage.options if option.startswith(f"{verb}:")}


def ends(stage: Stage) -> set[str]:
    return offered(stage, "to")


def refused(stage: Stage, target: str, role: str | None = None) -> tuple[str, str] | None:
    """Why not: the reason and its rule; None if nothing bars it."""
    ask = stage.table.question
    refusal = stage.table.why_not(role or (ask.role if ask else stage.battle.player), target)
    return (refusal.say.key, refusal.say.rule) if refusal else None
