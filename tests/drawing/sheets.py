"""Boards, each drawn once for all tests, and what any drawing may use."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import get_args

from vivac.drawing.look import Look, look_of
from vivac.drawing.palette import Theme
from vivac.drawing.sheet import stylesheet
from vivac.table import find_game
from vivac.table.scene import Board

THEMES: tuple[Theme, ...] = get_args(Theme)


OURS = ("cuadro", "guerra", "mistral", "mosby", "mosquetes")
LOOKS = {game: look_of(find_game(game)) for game in OURS}
DRESSED = [(game, side) for game, look in LOOKS.items() for side in look.liveries]


def look_with(side: str) -> Look:
    """The look of the first game that has this side."""
    return next(look for look in LOOKS.values() if side in look.liveries)


@lru_cache
def drawn_board(game: str, name: str = "") -> Board:
    rulebook = find_game(game)
    return rulebook.board(rulebook.open_box(None), name)


def check_classes(drawing: str) -> None:
    """Every class is in the style sheet."""
    style = stylesheet() + "".join(look.classes() for look in LOOKS.values())
    known = set(re.findall(r"\.([a-z][\w-]*)", style))
    used = {name for group in re.findall(r'class="([^"]*)"', drawing) for name in group.split()}
    assert used <= known, f"not in the style sheet: {sorted(used - known)}"
