"""A toy on an open table: one scout of the north is told where to go, as often as anybody likes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from toys import TOY, act
from vivac.table import Outcome, Rulebook, Say, Table, by_verb, find_game
from vivac.table.scene import Board, Grid, Piece, Scene

GOING, STOPPING = act("go", of=("scout",)), act("stop")
GO, STOP = GOING("scout"), STOPPING()
ACTS = by_verb(GOING, STOPPING)
REACH = 8  # quarter-inches
SIZE = 40


@dataclass(slots=True)
class Scouting:
    x: int = 20
    y: int = 20


class Near:
    """A square about the scout, cut off at the edges of the table."""

    def __init__(self, x: int, y: int) -> None:
        self.origin = (x, y)

    @property
    def sides(self) -> tuple[int, int, int, int]:
        x, y = self.origin
        return max(0, x - REACH), max(0, y - REACH), min(SIZE, x + REACH), min(SIZE, y + REACH)

    def __contains__(self, point: tuple[int, int], /) -> bool:
        west, south, east, north = self.sides
        return west <= point[0] <= east and south <= point[1] <= north

    def point(self, rng: Random, /) -> tuple[int, int]:
        west, south, east, north = self.sides
        return rng.randint(west, east), rng.randint(south, north)

    @property
    def outlines(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        west, south, east, north = self.sides
        return (((west, south), (east, south), (east, north), (west, north)),)


async def play(table: Table[Scouting]) -> Outcome:
    game = table.game
    while True:
        await table.bookmark()
        near = Near(game.x, game.y)
        answer = await table.ask(
            "north", "march", [GO, STOP], regions={GO: near}, acts=by_verb(GOING, STOPPING)
        )
        if answer == STOP:
            return Outcome(("north",), Say("won", {"role": "north"}, "2"))
        game.x, game.y = int(answer[-2]), int(answer[-1])


def scene(_box: Any, game: Scouting, viewer: str | None) -> Scene:
    scout = Piece("scout.1", "", "north", "infantry", facing=90, at=(game.x, game.y), radius=2)
    return Scene(
        "field",
        viewer,
        heading=Say("title"),
        pieces=(scout,),
        liveries={"north": "british", "south": "french"},
    )


FIELD: Rulebook[Scouting] = replace(  # type: ignore[assignment]
    TOY,
    id="field",
    ground="table",
    setup=lambda *_: Scouting(),
    play=play,
    scene=scene,
    facts=lambda _box, game: {"x": game.x, "y": game.y},
    judge=lambda _box, game, _role: float(game.x),
    redeal=lambda _box, game, _viewer, _rng: game,
    position=lambda *_: None,
    audit=lambda *_: [],
    board=lambda *_: Board(200, 200, "", {}, 20, Grid(20, 180, 4)),
)


@pytest.fixture
def installed_field(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The open table as if it were installed beside the real games."""

    class Point:
        def load(self) -> Rulebook[Scouting]:
            return FIELD

    monkeypatch.setattr("vivac.table.rulebook._registered", lambda: {"field": Point()})
    find_game.cache_clear()
    yield FIELD
    find_game.cache_clear()
