"""Answers that are the same in every battle, made once."""

from __future__ import annotations

from vivac.games.cuadro.chapters.stacking import DEPLOYED, LIMBERED, REGULAR, SKIRMISH, SQUARE
from vivac.ground.hexes import NAMES
from vivac.table import Option

STOP = Option("stop")
STAY = Option("stay")
GO = Option("go")
NOBODY = Option("nobody")
STAND = Option("stand")
EVADE = Option("evade")
WITHDRAW = Option("withdraw")
FORM_SQUARE = Option("form_square")
HOLD_FIRE = Option("hold_fire")
FACE = tuple(Option("face", name) for name in NAMES)
FORM = {form: Option("form", form) for form in (REGULAR, SKIRMISH, SQUARE, LIMBERED, DEPLOYED)}


def come(group: int) -> Option:
    """15.2 A group of reinforcements enters this turn."""
    return Option("come", group)


def wait(group: int) -> Option:
    return Option("wait", group)


def group(hex_: str, arm: str, form: str) -> Option:
    """5.15 All units of a hex of one arm and formation that have not moved."""
    return Option("group", hex_, arm, form)


def volley(hex_: str, kind: str) -> Option:
    """9.20 All units of a hex of one kind that can fire."""
    return Option("volley", hex_, kind)
