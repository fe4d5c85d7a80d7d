"""Retreats, tests and flights in a test of Cuadro: who decides, what is offered, what was rolled.

stage = Stage(units={"2-67": "3010 regular E"}).run(retreat, "2-67", "allied", "3110", 1)
assert offered(stage, "retreat") == {"2910", "3009", "3011"}
"""

from __future__ import annotations

from typing import Any

from tests.games.cuadro.fielding import Stage
from vivac.games.cuadro.chapters.aftermath import Clash, apply_result
from vivac.games.cuadro.chapters.morale import Ordeal, modifiers, morale_test
from vivac.games.cuadro.proof.laboratory import stance


def stands(stage: Stage, unit: str) -> str:
    """Where and how a unit stands: `3010 regular E disordered pf 4`."""
    return stance(stage.field, stage.battle, unit)


def offered(stage: Stage, verb: str) -> set[str]:
    """What is offered of one verb: `offered(stage, "retreat")` are hexes."""
    return {option.partition(":")[2] for option in stage.options if option.startswith(f"{verb}:")}


def asked(stage: Stage) -> tuple[str, str]:
    """Who is asked what."""
    ask = stage.table.question
    return ("", "") if ask is None else (ask.role, ask.prompt)


def rolls(stage: Stage, why: str) -> list[tuple[str, int, str]]:
    """Column, total and result of dice of one kind."""
    return [(column, total, result) for what, column, total, result in stage.battle.rolls if what == why]


def shock(side: str, units: dict[str, str], *switches: str, **position: Any) -> Stage:
    """The Shock Phase of a side."""
    return Stage(*switches, **{"step": "shock", "player": side, "units": units, **position})


def result(stage: Stage, what: str, attackers: str, target: str, **used: str) -> Stage:
    """A result of shock: the first attacker and the top defender direct."""
    units = tuple(attackers.split())
    clash = Clash(
        units,
        target,
        units[0],
        used.get("defender", stage.at(target)[0]),
        used.get("leader", ""),
        used.get("defending_leader", ""),
        "charged" in used,
    )
    return stage.run(apply_result, clash, what)


def added(stage: Stage, unit: str, ordeal: Ordeal | None = None) -> dict[str, int]:
    """What is added to a morale test; nothing that adds nothing."""
    found = modifiers(stage.field, stage.battle, unit, ordeal or Ordeal())
    return {name: value for name, value in found.items() if value}


def put_to_test(stage: Stage, unit: str, die: int, ordeal: Ordeal | None = None) -> Stage:
    """A morale test outside the Reorganisation Phase."""
    return stage.dice(morale=die).run(morale_test, unit, ordeal or Ordeal())
