"""What is seen of it, and its board."""

from __future__ import annotations

import math
from collections.abc import Mapping
from random import Random
from typing import Any

from contraband.play import CARDS, HEXES, ROLES, TURNS, Bay, axial
from vivac.drawing.look import read_look
from vivac.drawing.marks import rectangle, words
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp
from vivac.table import Say
from vivac.table.scene import Board, Card, Hand, Piece, Scene, Spot, Track

SIZE = 56.0
WIDE, HIGH = 620.0, 560.0
KIND = {"fog": "tide", "bribe": "tide", "lantern": "tide", "patrol": "crown", "spyglass": "crown"}
SYMBOL = {"fog": "cask", "bribe": "cask", "lantern": "lamp", "patrol": "boat", "spyglass": "seen"}
SHORE = {"h04", "h14", "h40", "h41"}


def scene(_box: Any, bay: Bay, viewer: str | None) -> Scene:
    boats = (
        Piece(
            role,
            bay.where[role],
            role,
            "boat",
            Say(f"role-{role}"),
            left="3",
            right=str(2 + nth),
            steps=2,
            steps_left=2 - nth,
            facing=3 * nth,
            badges=("line",),
        )
        for nth, role in enumerate(ROLES)
    )
    hidden = Piece("cargo", "h22", "runners", "cask", face_up=False)
    stores = Piece("stores", "h32", "runners", "cask", Say("name-of", {"thing": "stores"}))
    rock = Piece("rock", "h22", "", "reef", Say("name-of", {"thing": "rock"}), marker=True)
    hands = tuple(
        Hand(role, len(held), tuple(map(card, held)) if role == viewer else ())
        for role, held in bay.hands.items()
    )
    return Scene(
        "contraband",
        viewer,
        heading=heading(None, bay),
        pieces=(*boats, hidden, stores, rock),
        tracks=(Track("landed", Say("track-landed"), 0, 6, bay.landed, "runners", goal=3),),
        hands=hands,
    )


def card(id: str) -> Card:
    text = Say(f"card-{id}-text")
    return Card(id, Say("name-of", {"thing": id}), text, KIND[id], SYMBOL[id], rule="1.2")


def heading(_box: Any, bay: Bay) -> Say:
    return Say("heading", {"turn": bay.turn + 1, "last": TURNS})


def facts(_box: Any, bay: Bay) -> dict[str, Any]:
    return {"turn": bay.turn, "landed": bay.landed, **bay.where}


def judge(_box: Any, bay: Bay, role: str) -> float:
    return float(bay.landed if role == "runners" else -bay.landed)


def redeal(_box: Any, bay: Bay, _viewer: str, _rng: Random) -> Bay:
    return bay


def name(_box: Any, thing: str, _lang: str) -> str:
    return thing if "." in thing else thing.capitalize()


def position(_box: Any, bay: Bay, data: Mapping[str, Any]) -> None:
    bay.where.update(data)


def audit(_box: Any, bay: Bay) -> list[str]:
    held = {card for cards in bay.hands.values() for card in cards}
    return [] if held <= {card for cards in CARDS.values() for card in cards} else ["strange cards"]


def draw_board(_box: Any, _name: str) -> Board:
    from contraband import RULEBOOK

    sheet = Sheet("contraband", WIDE, HIGH, "A bay by night", read_look("contraband", RULEBOOK.look))
    sheet.add(rectangle((0, 0, WIDE, HIGH), fill="var(--night-sea)"))
    spots: dict[str, Spot] = {}
    for hex_ in HEXES:
        x, y = middle(hex_)
        ring = [
            (x + SIZE * math.sin(k * math.pi / 3), y - SIZE * math.cos(k * math.pi / 3)) for k in range(6)
        ]
        outline = "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in ring) + "Z"
        ground = "sand" if hex_ in SHORE else "shoal"
        sheet.add(f'<path d="{outline}" fill="var(--{ground})" stroke="var(--ink)" stroke-width="1.2"/>')
        sheet.add(words(hex_, x, y + 44, 10, "d-hex-n"))
        spots[hex_] = Spot(x, y, 26, outline)
    sheet.add(*(stamp("lamp", *middle(hex_), 0.5, "s-map") for hex_ in sorted(SHORE)))
    return Board(WIDE, HIGH, sheet.svg(), spots, counter=52)


def middle(hex_: str) -> tuple[float, float]:
    q, r = axial(hex_)
    return WIDE / 2 + SIZE * math.sqrt(3) * (q + r / 2), HIGH / 2 + SIZE * 1.5 * r
