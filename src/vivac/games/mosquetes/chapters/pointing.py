"""What an option shows: the unit, card or objective it is about, under the name its reader knows it by."""

from __future__ import annotations

from vivac.games.mosquetes.box.contents import GoalId
from vivac.games.mosquetes.box.unpacking import Box, CardId
from vivac.games.mosquetes.chapters.naming import card_name, goal_name, pieces_of, seen_name, unit_called
from vivac.games.mosquetes.game import Skirmish
from vivac.table import Id, Lit


def at_unit(_box: Box, game: Skirmish, viewer: str | None, name: str, *_others: Id) -> Lit:
    """A unit or a marker, by whichever of its figures somebody points at."""
    unit = unit_called(game, name)
    first, *others = pieces_of(game, unit) or ("",)
    return Lit(piece=first, params={"target": seen_name(game, unit, viewer)}, also=(name, *others))


def on_card(_box: Box, game: Skirmish, _viewer: str | None, card: CardId) -> Lit:
    return Lit(card=card, params={"target": card_name(game, card)})


def on_goal(_box: Box, game: Skirmish, _viewer: str | None, goal: GoalId) -> Lit:
    return Lit(params={"target": goal_name(game, goal)})
