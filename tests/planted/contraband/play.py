"""The rules: sail to the next hex, or play a card; whoever sails throws for the wind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from vivac.table import (
    D6,
    Action,
    Menu,
    Option,
    Outcome,
    Refusal,
    Say,
    Table,
    at_place,
    never_barred,
    on_card,
)
from vivac.table.thrown_for import Test

ROLES = ("runners", "revenue")
RADIUS = 2
HEXES = tuple(
    f"h{q + RADIUS}{r + RADIUS}"
    for r in range(-RADIUS, RADIUS + 1)
    for q in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
)
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CARDS = {"runners": ("fog", "bribe", "lantern"), "revenue": ("patrol", "spyglass")}
TURNS = 10
FAIR_WIND = 3


@dataclass(slots=True)
class Bay:
    turn: int = 0
    where: dict[str, str] = field(default_factory=lambda: {"runners": "h04", "revenue": "h40"})
    hands: dict[str, tuple[str, ...]] = field(default_factory=lambda: dict(CARDS))
    landed: int = 0


def setup(_scenario: str, _switches: frozenset[str], _box: Any) -> Bay:
    return Bay()


def axial(hex_: str) -> tuple[int, int]:
    return int(hex_[1]) - RADIUS, int(hex_[2]) - RADIUS


def beside(hex_: str) -> list[str]:
    q, r = axial(hex_)
    near = (f"h{q + dq + RADIUS}{r + dr + RADIUS}" for dq, dr in STEPS)
    return [each for each in near if each in HEXES]


def at_sea(bay: Bay) -> str:
    return ROLES[bay.turn % 2]


async def play(table: Table[Bay]) -> Outcome:
    """1 Take turns, ten in all."""
    bay = table.game
    while bay.turn < TURNS:
        await table.bookmark()
        await table.choose(at_sea(bay), TURN)
        bay.turn += 1
    winner = "runners" if bay.landed >= FAIR_WIND else "revenue"
    return Outcome((winner,), Say("won", {"role": winner}, "1.3"))


async def sail(table: Table[Bay], hex_: str) -> None:
    """1.1 Sail to the next hex and throw for the wind."""
    bay, role = table.game, at_sea(table.game)
    bay.where[role] = hex_
    die = await table.roll(D6, "wind", lambda: Test(rule="1.1", needs=FAIR_WIND, by=(role,), at=hex_))
    if role == "runners" and die >= FAIR_WIND:
        bay.landed += 1
    table.tell("sailed", rule="1.1", role=role, place=hex_, die=die)


def lay_down(table: Table[Bay], card: str) -> None:
    """1.2 A card is played and is gone."""
    bay, role = table.game, at_sea(table.game)
    bay.hands[role] = tuple(each for each in bay.hands[role] if each != card)
    table.tell("played", rule="1.2", role=role, card=card)


def hexes_beside(_box: Any, bay: Bay) -> Sequence[Option]:
    return [SAIL(hex_) for hex_ in beside(bay.where[at_sea(bay)])]


def cards_held(_box: Any, bay: Bay) -> Sequence[Option]:
    return [PLAY(card) for card in bay.hands[at_sea(bay)]]


def bars_sail(_box: Any, bay: Bay, hex_: str) -> Refusal | None:
    """1.1 Nobody sails where the other lies."""
    return Refusal.because("taken", "1.1") if hex_ in bay.where.values() else None


SAIL = Action("sail", "1.1", of=("place",), lights=at_place, among=hexes_beside, bars=bars_sail, do=sail)
PLAY = Action("play", "1.2", of=("card",), lights=on_card, among=cards_held, bars=never_barred, do=lay_down)
TURN = Menu("turn", SAIL, PLAY)
