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

__all__ = ["ALL_ROUND", "DIRECTIONS", "NAMES", "Direction", "Grid", "Hex", "Mask", "opposite", "turns"]
