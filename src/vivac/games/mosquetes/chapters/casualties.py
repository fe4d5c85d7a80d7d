"""Figures leave the table: killed, fled or gone by an objective; and what that scores at once."""

from __future__ import annotations

from collections.abc import Set

from vivac.games.mosquetes.box.contents import NO_UNIT, SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box
from vivac.games.mosquetes.chapters.models import troop
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.orders import break_order, close_up
from vivac.games.mosquetes.chapters.scoring import score_kind
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Table


def kill(table: Table[Skirmish, Box], unit: UnitId, numbers: Set[int]) -> None:
    """Figures are eliminated."""
    game = table.game
    _remove(game, unit, numbers)
    game.killed[unit] += len(numbers)
    if not game.figures[unit]:
        _gone(table, unit)


def flee_off(table: Table[Skirmish, Box], unit: UnitId, numbers: Set[int]) -> None:
    """14.3 Figures run off the table, or into the enemy."""
    if not numbers:
        return
    game = table.game
    _remove(game, unit, numbers)
    game.fled[unit] += len(numbers)
    if not game.figures[unit]:
        _gone(table, unit)


def leave(table: Table[Skirmish, Box], unit: UnitId, numbers: Set[int]) -> None:
    """8.10 Figures leave by a Move."""
    game = table.game
    _remove(game, unit, numbers)
    game.left[unit] += len(numbers)
    if not game.figures[unit]:
        forget(game, unit)


def wound_wagon(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """10.14 A wagon or boat is eliminated by its third wound."""
    game, box = table.game, table.box
    game.wounds[unit] = game.wounds.get(unit, 0) + 1
    if game.wounds[unit] >= box.wounds[troop(box, game, unit).model]:
        table.tell("wagon-destroyed", rule="10.14", unit=call(game, unit))
        kill(table, unit, {0})


def steady_ranks(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """4.8 After casualties a formation or column closes up."""
    game, box = table.game, table.box
    close_up(box, box.terrain(game.scenario), game, unit)


def _remove(game: Skirmish, unit: UnitId, numbers: Set[int]) -> None:
    game.figures[unit] = tuple(figure for figure in game.figures[unit] if figure[0] not in numbers)


def _gone(table: Table[Skirmish, Box], unit: UnitId) -> None:
    """17.1f, 17.1g The last figure of a unit has fallen or fled: the enemy scores."""
    game, kind = table.game, troop(table.box, table.game, unit)
    forget(game, unit)
    if kind.dummy:
        return
    table.tell("unit-gone", rule="17.1g", unit=call(game, unit))
    if kind.men:
        score_kind(table, OTHER[SIDE_OF[unit]], "kill_officer" if kind.officer else "destroy_unit")


def forget(game: Skirmish, unit: UnitId) -> None:
    """A unit without figures has no markers."""
    for column in (game.smoke, game.watching, game.fleeing, game.spotted, game.to_act):
        column.discard(unit)
    if game.unit == unit:
        game.unit = NO_UNIT  # 7.5
    break_order(game, unit)
    for table_of in (game.unloaded, game.markers, game.typed, game.aboard):
        table_of.pop(unit, None)
