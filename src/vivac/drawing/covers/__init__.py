"""Box covers: posters in two or three inks on paper, one series for all games.

A cover is printed once: it does not change with the theme, its paper and inks are only dimmed in the dark.
A game brings the picture (`Rulebook.cover`), and its inks and the rows of its title in `look.toml`; whatever
it does not bring is set in the manner of the house. `press`, `engraving`, `smoke`, `riders` and the `wood_*`
modules are the workshop; `lid` and `title` are what the series shares; `plain` is the picture of a game that
has none.
"""

from __future__ import annotations

import zlib
from typing import Any

from msgspec import Struct

from vivac.drawing.covers.lid import Inks, Lid, print_lid
from vivac.drawing.covers.plain import BRASS, PLUM, ground_in_glory
from vivac.drawing.covers.press import spot
from vivac.drawing.covers.title import Row, compose
from vivac.drawing.look import look_of
from vivac.table import Rulebook


class LidWords(Struct, frozen=True):
    """What a lid says in one language; `place` and `motto` may be empty."""

    title: str
    place: str = ""
    motto: str = ""


def draw_cover(rulebook: Rulebook[Any], said: LidWords) -> str:
    """The cover of a game as a live drawing.

    `ground` is the rulebook’s word for it; what nobody has drawn a sign for gets the mark of the house.
    """
    look, ground = look_of(rulebook), rulebook.ground
    inks, rows, years = Inks(PLUM, BRASS, PLUM), compose(said.title), rulebook.year
    if own := look.cover:
        inks = Inks(spot(own.frame), spot(own.shade), spot(own.title))
        rows = tuple(Row(row.text, row.height, row.chief) for row in own.rows) or rows
        years = own.years or years
    key = f"{rulebook.id}-{zlib.crc32(said.title.encode()):08x}"  # two covers on one page share no id
    lid = Lid(key, said.title, rows, said.place, years, ground, inks, said.motto)
    return print_lid(look, lid, rulebook.cover or ground_in_glory(ground, inks.frame, inks.shade))
