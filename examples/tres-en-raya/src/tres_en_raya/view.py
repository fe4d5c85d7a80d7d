"""What a person or a test reads of the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tres_en_raya.game import ROLES, SQUARES, Grid
from vivac.drawing.look import read_look
from vivac.table import Say
from vivac.table.scene import Board, Piece, Scene, Spot

SPOTS = {square: Spot(60 + 100 * (nth % 3), 60 + 100 * (nth // 3), 40) for nth, square in enumerate(SQUARES)}
RULES = "M110 15V305M210 15V305M15 110H305M15 210H305"
LOOK = read_look("tres-en-raya", Path(__file__).parent / "board")
EMBLEM = {"crosses": "strokes", "noughts": "ring"}  # symbols of board/symbols.svg


def scene(_box: Any, game: Grid, viewer: str | None) -> Scene:
    pieces = tuple(
        Piece(id=square, place=square, side=role, symbol=EMBLEM[role], name=Say(f"role-{role}"))
        for square, role in game.marks.items()
    )
    return Scene("tres-en-raya", viewer, heading=heading(None, game), pieces=pieces)


def heading(_box: Any, game: Grid) -> Say:
    return Say("heading", {"taken": len(game.marks)})


def facts(_box: Any, game: Grid) -> dict[str, Any]:
    return {"taken": len(game.marks), **game.marks}


def name(_box: Any, thing: str, _lang: str) -> str:
    return thing


def position(_box: Any, game: Grid, data: Mapping[str, Any]) -> None:
    """`crosses` and `noughts`: the squares already marked."""
    for role in ROLES:
        game.marks.update(dict.fromkeys(data.get(role, ()), role))


def problems(_box: Any, game: Grid) -> list[str]:
    crosses, noughts = (list(game.marks.values()).count(role) for role in ROLES)
    return [] if crosses - noughts in (0, 1) else [f"{crosses} crosses and {noughts} noughts"]


def board(_box: Any, _name: str) -> Board:
    svg = f'<path d="{RULES}" class="d-line" stroke="var(--chalk)" stroke-width="4"/>'
    return Board(320, 320, LOOK.own(svg), SPOTS, counter=56)
