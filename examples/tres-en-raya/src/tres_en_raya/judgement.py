"""What the bots think of a position."""

from __future__ import annotations

from random import Random
from typing import Any

from tres_en_raya.game import LINES, ROLES, Grid

WORTH = (0.0, 1.0, 8.0, 1000.0)  # lines with none, one, two, three marks of one side and none of the other


def judge(_box: Any, game: Grid, role: str) -> float:
    other = ROLES[1 - ROLES.index(role)]
    score = 0.0
    for line in LINES:
        held = [game.marks.get(square) for square in line]
        mine, theirs = held.count(role), held.count(other)
        if not theirs:
            score += WORTH[mine]
        if not mine:
            score -= 3 * WORTH[theirs]  # it is their move now
    return score


def redeal(_box: Any, game: Grid, _viewer: str, _rng: Random) -> Grid:
    """Nothing is hidden."""
    return game
