"""7.1, 7.3 The unit in hand, and what keeps it from all of its actions but one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.game import Errand, Skirmish
from vivac.table import Id, Option, Refusal, Say
from vivac.table.actions import Costs

Law = Callable[..., Refusal | None]


def bars_lurker(game: Skirmish) -> Refusal | None:
    """6.3 Whoever lurks may only watch."""
    if game.errand == Errand.LURK:
        return Refusal.because("lurk-watches", "6.3", unit=call(game, game.unit))
    return None


def bars_bound(game: Skirmish) -> Refusal | None:
    """6.3, 15.5 Whoever lurks may only watch, and whoever is aboard may only land."""
    if game.unit in game.aboard:
        return Refusal.because("aboard", "15.5", unit=call(game, game.unit))
    return bars_lurker(game)


def takes_action(then: str = "none") -> Costs:
    """7.1 One of the actions left. `then`: what comes of it besides."""

    def costs(_box: Box, game: Skirmish, *_words: Id) -> Say:
        return Say("cost-action", {"left": game.actions, "then": then, "reloads": 0}, "7.1")

    return costs


def ends_activation(_box: Box, game: Skirmish, *_words: Id) -> Say:
    """7.1 Whatever actions are left."""
    return Say("cost-activation", {"left": game.actions}, "7.1")


def if_free(law: Law) -> Law:
    """A law for a unit that neither lurks nor is aboard."""

    def bars(box: Box, game: Skirmish, *words: Id) -> Refusal | None:
        return bars_bound(game) or law(box, game, *words)

    return bars


def when_free(
    options: Callable[[Box, Skirmish], Sequence[Option]],
) -> Callable[[Box, Skirmish], Sequence[Option]]:
    """Nothing for a unit that lurks or is aboard."""

    def offered(box: Box, game: Skirmish) -> Sequence[Option]:
        free = game.errand != Errand.LURK and game.unit not in game.aboard
        return options(box, game) if free else ()

    return offered
