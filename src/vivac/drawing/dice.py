"""Dice: six-sided with pips, any other with a figure; and the verdict on what was thrown."""

from __future__ import annotations

from vivac.drawing.look import DICE, Look
from vivac.drawing.marks import circle, path, rectangle, words

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_SOLID = "M0-17L16-4V5L0 17L-16 5V-4ZM0-17L11 4L0 10.6L-11 4ZM11 4L16 5M-11 4L-16 5M0 10.6V17"


def pips(look: Look, value: int) -> str:
    """A face of a six-sided die."""
    return rectangle((-14, -14, 14, 14), f"d-die{_own(look)}", rx=5.5) + "".join(
        circle(a * 7.4, b * 7.4, 2.9, f"d-pip{_own(look)}") for a, b in PIPS[value]
    )


def solid(look: Look) -> str:
    """The outline of the solid, its front kite and its edges."""
    return path(_SOLID, f"d-die{_own(look)}")


def figure(look: Look, text: str) -> str:
    """The figure in the kite."""
    return words(text, 0, 5.2, 15, f"d-fig d-m d-pip{_own(look)}")


def _own(look: Look) -> str:
    return f" s-{DICE}" if look.has_dice else ""


def verdict(good: bool) -> str:
    """Enough: a green disc with a tick. Not enough: a red square with a cross."""
    if good:
        shape, sign = circle(0, 0, 9, fill="var(--good)"), "M-4.6 .4L-1.4 3.8L4.8-3.8"
    else:
        shape, sign = rectangle((-8.4, -8.4, 8.4, 8.4), fill="var(--danger)"), "M-4-4L4 4M4-4L-4 4"
    return shape + path(sign, "d-line", stroke="var(--sheet)", stroke_width=2.4)
