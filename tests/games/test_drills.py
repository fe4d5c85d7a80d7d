"""Drills: positions of the game, played."""

from __future__ import annotations

import pytest

from vivac.lab.drill import load_drill
from vivac.table import find_game

GAMES = ("mosby", "guerra", "mosquetes", "mistral", "cuadro")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_at_least_twelve_drills_of_different_rules(game: str) -> None:
    drills = [load_drill(path) for path in find_game(game).drills.glob("*.toml")]
    assert len(drills) >= 12
    assert len({drill.rules for drill in drills}) >= 12
    assert len({drill.title["en"] for drill in drills}) == len(drills)
