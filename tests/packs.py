"""Packs to lay over a box."""

from __future__ import annotations

AMBUSH = """
[[scenarios.scenario]]
id = "road_ambush"
turns = 1
[[scenarios.scenario.side]]
id = "A"
name = {{ en = "{name}", es = "Casacas rojas" }}
"""


def short_ambush(name: str) -> str:
    """The ambush of Mosquetes in a single turn, with a side under another name."""
    return AMBUSH.format(name=name)
