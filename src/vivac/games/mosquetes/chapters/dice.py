"""1 The die of the game."""

from __future__ import annotations

from vivac.table import Dice

D10 = Dice(10, low=0)  # 1.1: read from 0 to 9
