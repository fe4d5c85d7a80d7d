"""What the options of many chapters share: answers without words, what is lit, what it could be about."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.cuadro.box.contents import CounterId, UnitId
from vivac.games.cuadro.box.unpacking import BOXES, Box, Field
from vivac.games.cuadro.game import Battle
from vivac.ground.hexes import Hex
from vivac.table import Action, Lit, Refusal, Table


def nothing(_table: Table[Battle, Box], *_at_hand: object) -> None:
    """Nothing is done: the player stops, stays or stands."""


def at_unit(_box: Box, game: Battle, _viewer: str | None, counter: CounterId) -> Lit:
    """An option about a counter lights it, and says where it is."""
    where = game.where[counter]
    place = "" if where in BOXES else where
    return Lit(place, counter, params={"hex": place or "off"})


def every_hex(box: Box, game: Battle) -> Sequence[Hex]:
    return box.field(game.scenario, game.switches).grid.hexes


def every_unit(box: Box, game: Battle) -> Sequence[UnitId]:
    return tuple(box.field(game.scenario, game.switches).units)


def bars_commanding(field: Field, game: Battle, side: str, counter: CounterId) -> Refusal | None:
    """3.5 Players command their own counters on the map."""
    if game.where[counter] in BOXES:
        return Refusal.because("unit-off-the-map", "3.5", unit=counter)
    if field.side[counter] != side:
        return Refusal.because("unit-not-yours", "3.5", unit=counter)
    return None


STOP = Action("stop", do=nothing)
STAND = Action("stand", do=nothing)
