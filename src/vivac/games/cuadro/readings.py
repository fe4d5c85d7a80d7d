"""Other readings of the sheet, and a repair of it: switches, each off unless somebody plays by it."""

from __future__ import annotations

GUNS_IN_TOWNS = "guns_in_towns"  # 5.25
FIRE_GOES_ON = "fire_goes_on"  # 9.28
NO_FIRE_AT_ONCE = "no_fire_at_once"  # 9.30
LOSERS_RETREAT = "losers_retreat"  # 10.21
BESIDE_IS_CLOSE = "beside_is_close"  # 10.26
RALLY_APART = "rally_apart"  # 12.18
LEADERS_ADD_ONE = "leaders_add_one"  # 12.19
