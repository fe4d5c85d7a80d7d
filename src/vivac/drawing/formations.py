"""What stands round a counter on hexes: its formation, and the hexside it faces.

The counter itself never turns, so that its figures can always be read. The marks are on a grid of 64 like the
counter, drawn to the east round 0, 0 and turned; just inside the hexside, where hexes are about 1.6 counters
broad.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from types import MappingProxyType

from vivac.drawing.geometry import number
from vivac.drawing.look import Look
from vivac.drawing.marks import group, moved, path

SIXTH = 60  # degrees from one facing to the next, counterclockwise from east
FRONTS = frozenset(("line", "column", "deployed"))  # the others look the same from every side
GUNS = frozenset(("artillery", "horse_artillery"))


def _dots() -> str:
    """Eight men in open order."""
    out = ""
    for i in range(8):
        angle = math.radians(22.5 + 45 * i)
        x, y = number(44.5 * math.cos(angle) - 4.6), number(44.5 * math.sin(angle))
        out += f"M{x} {y}a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0Z"
    return out


SHAPES = MappingProxyType(
    {
        "line": "M42.5-27H49V-5L54.5 0L49 5V27H42.5Z",
        "column": "M42.5-13H49L58 0L49 13H42.5Z",
        "deployed": "M42.5-25H47.5V-19.8H56V-14.2H47.5V-2.8H56V2.8H47.5V14.2H56V19.8H47.5V25H42.5Z",
        "square": "M-41-41H41V41H-41ZM-34-34V34H34V-34Z",
        "skirmish": _dots(),
        "limbered": (
            "M-9.6 38.6H9.6V42.6H-9.6ZM-22 40.6a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0Z"
            "M9.2 40.6a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0-12.8 0Z"
        ),
    }
)


def formation(facing: int | None, symbol: str, badges: Collection[str]) -> str:
    """What a piece stands in: said by a badge, or seen from its having a front; nothing if it has none."""
    said = next((badge for badge in badges if badge in SHAPES), "")
    if said or facing is None:
        return said
    if symbol in GUNS:
        return "deployed"
    return "column" if "manoeuvre" in badges else "line"


def formed(look: Look, side: str, shape: str) -> str:
    """The mark of a formation to the east round 0, 0."""
    data = SHAPES[shape]
    return path(data, "d-form-case") + path(data, f"{look.side_class(side)} d-counter d-form")


def draw_formation(
    look: Look, x: float, y: float, scale: float, side: str, shape: str, facing: int | None
) -> str:
    """The mark of a formation round x, y, to be covered by the counter."""
    turn = -SIXTH * (facing or 0) if shape in FRONTS else 0
    return group(formed(look, side, shape), transform=moved(x, y, scale, turn))
