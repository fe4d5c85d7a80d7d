"""Setting the scene for a test of Mosquetes: a position in one expression, dice by meaning, answers by id."""

from __future__ import annotations

from typing import Any

from tests.games.staging import Staging
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.game import Skirmish


class Stage(Staging[Skirmish]):
    """A table of a scenario. Keyword arguments are those of a drill's `[position]`."""

    def __init__(self, *switches: str, scenario: str | None = None, **position: Any) -> None:
        super().__init__(RULEBOOK, RULEBOOK.scenario(scenario), switches, position)
        self.skirmish = self.game
