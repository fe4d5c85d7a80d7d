"""Other readings of the sheet, and a repair of it: switches, each off unless somebody plays by it."""

from __future__ import annotations

GUNS_IN_TOWNS = "guns_in_towns"  # 5.25
ROADS_ADD_UP = "roads_add_up"  # 5.26
WORKS_IN_FULL = "works_in_full"  # 5.27
LEADERS_MOUNTED = "leaders_mounted"  # 5.28
FIRE_GOES_ON = "fire_goes_on"  # 9.28
NO_FIRE_AT_ONCE = "no_fire_at_once"  # 9.30
ROUNDSHOT_AIMED = "roundshot_aimed"  # 9.31
LOSERS_RETREAT = "losers_retreat"  # 10.21
BESIDE_IS_CLOSE = "beside_is_close"  # 10.26
RALLY_APART = "rally_apart"  # 12.18
LEADERS_ADD_ONE = "leaders_add_one"  # 12.19
CHARGED_ALONE = "charged_alone"  # 12.20
ALL_LOSSES = "all_losses"  # 12.21

OF_THE_FIELD = frozenset((GUNS_IN_TOWNS, ROADS_ADD_UP, WORKS_IN_FULL, LEADERS_MOUNTED))  # how ground is read
