"""The one palette: every colour of every board, counter and page has a name in `palette.css`.

Live drawings carry the names (`var(--sea)`) and follow the theme of the page. Files that leave the program
are baked: viewers such as Inkscape or librsvg know neither `var()` nor `light-dark()`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

Theme = Literal["light", "dark"]

_ENTRY = re.compile(r"--([\w-]+):\s*light-dark\((#\w+),\s*(#\w+)\)")
_NAME = re.compile(r"var\(--([\w-]+)\)")


def palette_css() -> str:
    """The palette as a style sheet, for pages that follow the theme."""
    return files(__package__).joinpath("palette.css").read_text(encoding="utf-8")


def _read() -> Mapping[str, tuple[str, str]]:
    return MappingProxyType({m[1]: (m[2], m[3]) for m in _ENTRY.finditer(palette_css())})


COLOURS: Mapping[str, tuple[str, str]] = _read()


def colour(name: str, theme: Theme, more: Mapping[str, tuple[str, str]] = MappingProxyType({})) -> str:
    """The value of a name in one theme. An unknown name is a mistake in a drawing, and says so."""
    pair = more.get(name) or COLOURS.get(name)
    if pair is None:
        raise KeyError(f"the palette has no colour --{name}")
    return pair[theme == "dark"]


def bake(
    drawing: str, theme: Theme = "light", more: Mapping[str, tuple[str, str]] = MappingProxyType({})
) -> str:
    """The same drawing or style sheet with plain colours instead of names; `more` are those of a game.

    Eight-digit values (colour and opacity) are kept: the viewers that cannot read names can read those.
    """
    return _NAME.sub(lambda m: colour(m[1], theme, more), drawing)
