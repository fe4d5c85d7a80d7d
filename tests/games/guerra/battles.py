"""Battles for tests: dice by what they decide, who is asked and what is refused."""

from __future__ import annotations

from typing import Any

from tests.games.guerra.campaigning import Stage, marching

DESERT = "nuevo_mexico"  # no city to advance into, no side favoured; its neighbours are empty
ROYAL = (
    "ra_cuzco",
    "ra_concordia",
    "ra_numancia",
    "ra_centro",
    "ra_fernando_vii_am",
)  # infantry 4, 2 steps
PLATA = ("pl_ri_1", "pl_ri_2", "pl_ri_3", "pl_ri_5", "pl_ri_6")  # the same


def refused(stage: Stage, target: str) -> str:
    """The rule that speaks against an option; nothing if none does."""
    reason = stage.refused(target)
    return reason[1] if reason else ""


def fought(die: int, *tactics: int, leads: str = "attacker") -> dict[str, Any]:
    """The dice of a battle; without tactics both sides are left to their factors (no artillery is hurt)."""
    first, second = (6, 1) if leads == "attacker" else (1, 6)
    quiet = [2, 1] if leads == "attacker" else [1, 2]
    return {
        "initiative_attacker": first,
        "initiative_defender": second,
        "tactics": list(tactics) or quiet,
        "battle": die,
        "repression": 6,
    }


def assailed(
    attackers: tuple[str, ...],
    defenders: tuple[str, ...],
    die: int,
    *tactics: int,
    at: str = DESERT,
    **more: Any,
) -> Stage:
    """One side attacks the other, which stands; up to the first question after the dice."""
    side, enemy = ("royalist", "patriot") if attackers[0][:2] in ("ra", "rs") else ("patriot", "royalist")
    leads = more.pop("leads", "attacker")
    extra = more.pop("dice", {})
    units = {**dict.fromkeys(defenders, at), **more.pop("units", {})}
    stage = marching(*attackers, at=at, side=side, units=units, **more)
    stage.dice(**fought(die, *tactics, leads=leads), **extra).play()
    return stage.choose(f"attack:{enemy}:0", by=side).choose("stand", by=enemy)
