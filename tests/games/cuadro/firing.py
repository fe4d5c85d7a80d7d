"""Fire and shock in a test of Cuadro: who stands where, what was rolled, what is refused.

stage = firing("french", {"54-1": "3110 regular W", "2-67": "3010 regular E"}).dice(fire=5).play()
assert rolls(stage.choose("fire:54-1")) == [("6", 5, "R")]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.cuadro.fielding import Stage
from vivac.games.cuadro.box.unpacking import ENEMY
from vivac.games.cuadro.chapters.fire import shoot
from vivac.games.cuadro.chapters.foe import Foe
from vivac.games.cuadro.chapters.gunnery import Aim, bars_target, take_aim
from vivac.games.cuadro.chapters.marking import bars_mark_against
from vivac.games.cuadro.chapters.marking import targets as marked
from vivac.games.cuadro.chapters.troops import held_by
from vivac.table import Refusal


def firing(side: str, units: dict[str, str], *switches: str, **position: Any) -> Stage:
    """The Offensive Fire Phase of a side."""
    return Stage(*switches, **{"step": "offensive_fire", "player": side, "units": units, **position})


ELSEWHERE = {"GR-2": "3604 regular W", "WAL-4": "3504 regular E"}  # who could fire too, and so stop the clock


def fired_at(units: dict[str, str], **position: Any) -> Stage:
    """The Defensive Fire Phase of an allied player turn: the French fire, and GR-2 far away still could."""
    units = {**units, **ELSEWHERE}
    return Stage(**{"step": "defensive_fire", "player": "allied", "units": units, **position})


def shock(side: str, units: dict[str, str], *switches: str, **position: Any) -> Stage:
    """The Shock Phase of a side."""
    return Stage(*switches, **{"step": "shock", "player": side, "units": units, **position})


def aim(stage: Stage, target: str, *units: str) -> Aim:
    return take_aim(stage.field, stage.battle, units, target)


def hit(stage: Stage, column: int, die: int, *, by: str = "54-1", at: str = "3010") -> Stage:
    """One die of a fire on a column, whatever the points."""
    return stage.dice(fire=die).run(shoot, aim(stage, at, by), column)


def rolls(stage: Stage, why: str = "fire") -> list[tuple[str, int, str]]:
    """Column, total and result of the dice of the last decision."""
    return [(column, total, result) for what, column, total, result in stage.battle.rolls if what == why]


def totals(stage: Stage, why: str = "fire") -> list[int]:
    return [total for _, total, _ in rolls(stage, why)]


def offered(stage: Stage, verb: str) -> list[str]:
    return [option.partition(":")[2] for option in stage.options if option.startswith(f"{verb}:")]


def bars_aiming(stage: Stage, side: str, unit: str, hex_: str) -> Refusal | None:
    """The law of targets, for units that have nothing to choose from and so are not asked."""
    field, battle = stage.field, stage.battle
    if battle.step == "marking":
        targets = marked(field, battle, unit, Foe(field, battle))
        return bars_mark_against(stage.box, battle, unit, targets, hex_)
    return bars_target(field, battle, unit, hex_, held_by(field, battle, ENEMY[side]))


def refused(stage: Stage, side: str, thing: str, hand: Sequence[str] = ()) -> tuple[str, str] | None:
    """Why not: the reason and its rule; with somebody in hand, why he may not aim at a hex."""
    if hand:
        refusal = bars_aiming(stage, side, hand[0], thing.partition(":")[2])
    else:
        refusal = stage.table.why_not(side, thing)
    return (refusal.say.key, refusal.say.rule) if refusal else None
