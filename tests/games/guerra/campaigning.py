"""Setting the scene for a test of Guerra a Muerte.

stage = Stage(side="royalist", step="march", ops=5, active=["ra_cuzco"], units={"ra_cuzco": "charcas"})
stage.dice(interception=6).play().choose("move:salta")
assert stage.war.where["ra_cuzco"] == "salta"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.staging import Staging
from vivac.games.guerra import RULEBOOK
from vivac.games.guerra.chapters.mass_recruitment import RECRUIT
from vivac.games.guerra.chapters.recruiting import BUY, RESTORE
from vivac.games.guerra.chapters.uprisings import RISE
from vivac.games.guerra.game import War
from vivac.table import Action, Told

LAWS: dict[str, Action] = {act.verb: act for act in (BUY, RECRUIT, RESTORE, RISE)}


class Stage(Staging[War]):
    """An empty map but for the units named. Keyword arguments are those of a drill's `[position]`."""

    def __init__(self, *switches: str, scenario: str = "campaign", **position: Any) -> None:
        super().__init__(RULEBOOK, scenario, switches, {"empty": True, "step": "operations", **position})
        self.war = self.game

    def at(self, place: str) -> tuple[str, ...]:
        """The units in a place, in order of arrival."""
        return self.war.stack.get(place, ())

    def refused(self, target: str, role: str | None = None) -> tuple[str, str] | None:
        """Why not: the reason and its rule, for this role or whoever is asked; None if nothing bars it."""
        ask = self.table.question
        assert ask is not None
        refusal = self.table.why_not(role or ask.role, target)
        return (refusal.say.key, refusal.say.rule) if refusal else None


def barred(stage: Stage, option: str) -> str:
    """The rule by which the law of an act forbids an option here, whoever is asked; nothing if none does."""
    verb, *words = option.split(":")
    refusal = LAWS[verb].refusal(stage.box, stage.war, LAWS[verb](*words))
    return refusal.say.rule if refusal else ""


def marching(*units: str, at: str, side: str, ops: int = 8, **position: Any) -> Stage:
    """An active land force of these units, with so many OPs, and whatever else stands on the map."""
    stands = {**dict.fromkeys(units, at), **position.pop("units", {})}
    return Stage(
        *position.pop("switches", ()), step="march", side=side, ops=ops, active=list(units), began=at,
        units=stands, **position,
    )  # fmt: skip


def sailing(*ships: str, at: str, side: str, ops: int = 8, **position: Any) -> Stage:
    """An active fleet of these ships, with so many OPs, and whatever else stands on the map."""
    stands = {**dict.fromkeys(ships, at), **position.pop("units", {})}
    return Stage(
        *position.pop("switches", ()), step="voyage", side=side, fleet_ops=ops, fleet=list(ships),
        units=stands, **position,
    )  # fmt: skip


def modifiers(stage: Stage, key: str) -> dict[str, int]:
    """What was added to the last die told under a key, without what is nothing."""
    line = [line for line in stage.table.log or [] if line.say.key == key][-1]
    return {name: value for name, value in terms(line).items() if value}


def terms(line: Told) -> Mapping[str, int]:
    """What was added to the last die of a line."""
    test = line.dice[-1].test
    assert test is not None
    return test.die
