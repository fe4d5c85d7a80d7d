"""Dice: six-sided with pips, ten-sided with figures; dashed while at rest, with a verdict once thrown."""

from __future__ import annotations

from vivac.drawing.marks import circle, group, moved, path, rectangle, words

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
_GRID = 32
_SOLID = "M0-17L16-4V5L0 17L-16 5V-4Z"
_KITE = "M0-17L11 4L0 10.6L-11 4Z"
_EDGES = "M11 4L16 5M-11 4L-16 5M0 10.6V17"


def six_sided(x: float, y: float, size: float, value: int, at_rest: bool = False) -> str:
    """A die centred on x, y, showing `value`."""
    rest = "-rest" if at_rest else ""
    return group(
        rectangle((-12, -11, 16, 17), "d-shadow", rx=5.5),
        rectangle((-14, -14, 14, 14), f"d-die{rest}", rx=5.5),
        *(circle(a * 7.4, b * 7.4, 2.9, f"d-pip{rest}") for a, b in _PIPS[value]),
        transform=moved(x, y, size / _GRID),
    )


def ten_sided(x: float, y: float, size: float, figure: str, at_rest: bool = False) -> str:
    """A ten-sided die: the outline of the solid, its front kite, and the figure in it."""
    rest = "-rest" if at_rest else ""
    return group(
        path(_SOLID, "d-shadow", transform="translate(2 3)"),
        *(path(data, f"d-die{rest}") for data in (_SOLID, _KITE, _EDGES)),
        words(figure, 0, 5.2, 15, f"d-fig d-m d-pip{rest}"),
        transform=moved(x, y, size / _GRID),
    )


def verdict(x: float, y: float, good: bool) -> str:
    """Enough: a green disc with a tick. Not enough: a red square with a cross."""
    if good:
        shape = circle(0, 0, 8.6, fill="var(--good)", stroke="var(--sheet)", stroke_width=1.6)
        sign = "M-4.6 .4L-1.4 3.8L4.8-3.8"
    else:
        shape = rectangle((-8, -8, 8, 8), fill="var(--danger)", stroke="var(--sheet)", stroke_width=1.6)
        sign = "M-4-4L4 4M4-4L-4 4"
    return group(shape, path(sign, "d-line", stroke="var(--sheet)", stroke_width=2.4), transform=moved(x, y))
