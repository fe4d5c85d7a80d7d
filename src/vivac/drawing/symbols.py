"""Symbols, emblems, badges, markers and trees: read from `symbols.svg`, stamped with `<use>`.

A game may bring symbols of its own in a file of the same shape (`look`).

The drawings are data, so that they can be looked at and changed with a drawing program. A sheet carries the
symbols it uses and no others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from types import MappingProxyType

from vivac.drawing.geometry import number

_SYMBOL = re.compile(r'^<g id="sy-([\w-]+)">(.*)</g>$', re.M)
_STAMPED = re.compile(r'href="#sy-([\w-]+)"')


def read_symbols(text: str) -> Mapping[str, str]:
    """The symbols of a file, each on a line of its own."""
    return MappingProxyType({m[1]: m[2] for m in _SYMBOL.finditer(text)})


SYMBOLS: Mapping[str, str] = read_symbols(
    files(__package__).joinpath("symbols.svg").read_text(encoding="utf-8")
)


def stamp(name: str, x: float = 0, y: float = 0, scale: float = 1, look: str = "") -> str:
    """A symbol drawn round x, y. `look` is the class that colours it."""
    dressed = f' class="{look}"' if look else ""
    size = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<use href="#sy-{name}"{dressed} transform="translate({number(x)} {number(y)}){size}"/>'


def stamped(drawing: str, symbols: Mapping[str, str] = SYMBOLS) -> list[str]:
    """The symbols a drawing needs, each once: those it stamps, and those that these stamp themselves."""
    wanted: dict[str, None] = {}
    waiting = [m[1] for m in _STAMPED.finditer(drawing)]
    while waiting:
        name = waiting.pop(0)
        if name not in wanted:
            if name not in symbols:
                raise KeyError(f"there is no symbol {name!r}")
            wanted[name] = None
            waiting += [m[1] for m in _STAMPED.finditer(symbols[name])]
    return list(wanted)


def definitions(names: Iterable[str], symbols: Mapping[str, str] = SYMBOLS) -> str:
    """The symbols as elements for `<defs>`."""
    return "".join(f'<g id="sy-{name}">{symbols[name]}</g>' for name in names)
