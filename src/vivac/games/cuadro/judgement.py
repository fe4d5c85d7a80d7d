"""What the bots think, and what they may believe."""

from __future__ import annotations

from random import Random

from vivac.games.cuadro.game import Battle
from vivac.games.cuadro.unpacking import Box
from vivac.games.cuadro.victory import points
from vivac.games.cuadro.unpacking import ENEMY


def judge(box: Box, game: Battle, role: str) -> float:
    field = box.fields[game.scenario]
    return float(points(field, game, role) - points(field, game, ENEMY[role]))


def redeal(_box: Box, game: Battle, _viewer: str, _rng: Random) -> Battle:
    """Nothing is hidden."""
    return game
