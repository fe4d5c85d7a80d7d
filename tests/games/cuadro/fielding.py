"""Setting the scene for a test of Cuadro.

stage = Stage(step="offensive_fire", player="french",
              units={"BAT-R": "3110 deployed W", "2-67": "3010 regular E"})
stage.dice(fire=3, morale=2).play().choose("fire:BAT-R")
assert "2-67" in stage.battle.disordered
"""

from __future__ import annotations

from typing import Any

from tests.games.staging import Staging
from vivac.games.cuadro import RULEBOOK
from vivac.games.cuadro.game import Battle


class Stage(Staging[Battle]):
    """A bare field but for the counters named. Keyword arguments are those of a drill's `[position]`."""

    def __init__(self, *switches: str, scenario: str = "barrosa", **position: Any) -> None:
        super().__init__(RULEBOOK, scenario, switches, {"clear": True, **position})
        self.battle = self.game
        self.field = self.box.fields[scenario]

    def at(self, hex_: str) -> tuple[str, ...]:
        """The units in a hex, the top one first."""
        return self.battle.stack.get(hex_, ())
