"""The signs of the house: its mark (a tent and its fire), its name in wood type, and the grounds.

They are drawn in `currentColor`, so that a page gives them its own ink. `field` names the colour they stand
on: it shows where something is cut out of them.
"""

from __future__ import annotations

from vivac.drawing.covers.wood_type import set_word
from vivac.drawing.geometry import number
from vivac.drawing.grounds import HOUSE, ground_symbol
from vivac.drawing.marks import group, mark, path
from vivac.drawing.symbols import SYMBOLS

_CAP = 60.0


def ground_sign(ground: str, size: float, label: str = "", field: str = "paper") -> str:
    """What a game is fought on, wherever it is named. Without a label it is ornament, and read to nobody."""
    return _sign(ground_symbol(ground), size, label, field)


def house_mark(size: float, label: str = "", field: str = "paper") -> str:
    """The tent and the fire: in the head of a page, on a tab."""
    return _sign(HOUSE, size, label, field)


def wordmark(height: float) -> str:
    """The name of the house, as high as its capitals."""
    name = set_word("VIVAC", 0, 0, 190, _CAP, gap=0.06, widest=0.74)
    broad = name.right - name.left + 2
    return mark(
        "svg",
        path(name.data, fill="currentColor"),
        look="drawn",
        xmlns="http://www.w3.org/2000/svg",
        width=height * broad / (_CAP + 2),
        height=height,
        viewBox=f"{number(name.left - 1)} -1 {number(broad)} {number(_CAP + 2)}",
        role="img",
        aria_label="Vivac",
    )


def _sign(symbol: str, size: float, label: str, field: str) -> str:
    ground = f"var(--{field})"
    read = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return mark(
        "svg",
        group(SYMBOLS[symbol], fill=ground, stroke=ground),
        look="drawn",
        xmlns="http://www.w3.org/2000/svg",
        width=size,
        height=size,
        viewBox="-26 -26 52 52",
        **read,
    )
