"""Options that need no name, and the die of the game."""

from __future__ import annotations

from vivac.table import Dice, Option

D10 = Dice(10, low=0)  # 1.1: read from 0 to 9

NONE = Option("none")
PASS = Option("pass")
DONE = Option("done")
STOP = Option("stop")
DECLINE = Option("decline")
HOLD_FIRE = Option("hold-fire")
STAY_HIDDEN = Option("stay-hidden")
MOVE = Option("move")
RELOAD = Option("reload")
WATCH = Option("watch")
HIDE = Option("hide")
VANISH = Option("vanish")
TO = Option("to")
VIA = Option("via")
ARRANGE = Option("arrange")
SINGLY = Option("singly")
ACTIONS = Option("actions")
POINTS = Option("points")
