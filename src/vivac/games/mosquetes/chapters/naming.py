"""What units, sides, cards and objectives are called in options and sentences."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import NO_UNIT, SIDE_OF, GoalId, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import CardId
from vivac.games.mosquetes.game import Skirmish


def public_name(game: Skirmish, unit: UnitId) -> str:
    """18.3 What both sides call a unit: a marker by its number, so that it gives nothing away."""
    number = game.markers.get(unit)
    return unit if number is None else f"{SIDE_OF[unit]}m{number}"


def unit_called(game: Skirmish, name: str) -> UnitId:
    """The unit that a public name means, or nothing."""
    unit = UnitId(name)
    if unit in game.roster:
        return unit
    side, _, number = name.partition("m")
    if not number.isdecimal():
        return NO_UNIT
    return next((u for u, n in game.markers.items() if SIDE_OF[u] == side and n == int(number)), NO_UNIT)


def full_name(game: Skirmish, unit: UnitId) -> str:
    """What its owner calls a unit: its id and its troops."""
    return f"{unit}/{game.roster[unit]}"


def call(game: Skirmish, unit: UnitId) -> str:
    """What everybody calls a unit: its id and its troops, or the number of its marker."""
    return public_name(game, unit) if unit in game.markers else full_name(game, unit)


def side_name(game: Skirmish, side: SideId) -> str:
    return f"{game.scenario}.{side}"


def card_name(game: Skirmish, card: CardId) -> str:
    return f"{game.scenario}/{card}"


def goal_name(game: Skirmish, goal: GoalId) -> str:
    return f"{game.scenario}.{goal}"


def seen_name(game: Skirmish, unit: UnitId, viewer: str | None) -> str:
    """A unit as the viewer knows it: its owner knows what is behind a marker."""
    return full_name(game, unit) if SIDE_OF[unit] == viewer else call(game, unit)


def pieces_of(game: Skirmish, unit: UnitId) -> tuple[str, ...]:
    """The pieces of a unit on the table: its marker, or its figures and its gun."""
    figures = game.figures[unit]
    if unit in game.markers:
        return (public_name(game, unit),) if figures else ()
    gun = (f"{unit}.gun",) if unit in game.guns else ()
    return (*(f"{unit}.{number}" for number, _, _ in figures), *gun)
