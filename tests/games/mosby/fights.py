"""Combats in which nothing matters but the fight: outside the lines, so that no checks follow.

At Hay Market the Union's reaction is nil, and both sides are what the test makes them. At Salem only the
cards matter: Mosby against a single factor, odds even, reaction nil. A 5 or 6 eliminates the Union unit and
a 4 drives it toward Warrenton; whatever is lower is a defeat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.mosby.raiding import Stage

HERE = "hay_market"  # a beaten defender can only go to Gainesville
EVEN: dict[str, Any] = {"mosby": HERE, "notoriety": 5, "awareness": 4}  # reaction 0; strength 3

EVERY_CARD = (
    *("cannon", "fast_horses", "scout", "pistol_tactics", "fearsome_reputation"),
    *("ambush", "counterattack", "mosby_reported_dead", "french_dulaney", "gain_initiative", "hide"),
    *("local_guide", "local_information", "mosby_escapes", "heroics", "ames", "spur_horses", "ruse"),
    "surprise_attack",
)


def union_turn(**position: Any) -> Stage:
    """The Union's step of a Round, at Hay Market."""
    return Stage(**{**EVEN, "step": "second", "initiative": "mosby", **position})


def skirmish(*hand: str, **position: Any) -> Stage:
    """Rounds, Mosby and a strength of 1 face to face; his to act unless the position says otherwise."""
    even = {"notoriety": 6, "awareness": 4, "strength": 1, "step": "first", "initiative": "mosby"}
    where = {"mosby": "salem", "units": {"c1.1": "salem active"}}
    return Stage(**{**even, **where, "hand": list(hand), **position})


def mosby_attacks(*hand: str, combat: Sequence[int] = (), casualty: Sequence[int] = (), **over: Any) -> Stage:
    stage = skirmish(*hand, **over).dice(combat=list(combat), casualty=list(casualty))
    return stage.play().choose("attack")


def union_attacks(*hand: str, combat: Sequence[int] = (), casualty: Sequence[int] = (), **over: Any) -> Stage:
    stage = skirmish(*hand, **{"step": "second", **over}).dice(combat=list(combat), casualty=list(casualty))
    return stage.dice(union_movement=3).play().choose("fight")


def modifiers(stage: Stage) -> list[int]:
    """What was added to each combat die."""
    told = [line.say for line in stage.table.log or [] if line.say.key == "combat-die"]
    return [int(say.params["modifier"]) for say in told]


def plays(stage: Stage) -> set[str]:
    """The cards that the open question offers to play."""
    return {option.removeprefix("play:") for option in stage.options if option.startswith("play:")}
