"""The hex ground: a grid, what is seen across it, and what can be reached on it."""

from vivac.ground.hexes.grid import (
    ALL_ROUND,
    DIRECTIONS,
    NAMES,
    Direction,
    Grid,
    Hex,
    Mask,
    opposite,
    turns,
)
from vivac.ground.hexes.reach import ARCS, Costs, FacedReach, RoundReach
from vivac.ground.hexes.sight import Sight

__all__ = [
    "ALL_ROUND",
    "ARCS",
    "DIRECTIONS",
    "NAMES",
    "Costs",
    "Direction",
    "FacedReach",
    "Grid",
    "Hex",
    "Mask",
    "RoundReach",
    "Sight",
    "opposite",
    "turns",
]
