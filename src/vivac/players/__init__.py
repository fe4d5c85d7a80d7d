"""Who can sit down at a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from vivac.players.at_random import RandomPlayer
from vivac.players.greedy import GreedyPlayer
from vivac.players.player import Player, play_out
from vivac.players.script import ScriptPlayer
from vivac.players.search import SearchPlayer
from vivac.table import NotFound

Maker = Callable[[int | str | None], Player]
LEVELS = {"recruit": 16, "veteran": 64, "marshal": 256}  # rollouts about every decision


def _level(rollouts: int) -> Maker:
    return lambda seed: SearchPlayer(seed, rollouts=rollouts)


PLAYERS: Mapping[str, Maker] = {
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
    **{level: _level(rollouts) for level, rollouts in LEVELS.items()},
}
BUDGET = re.compile(r"search:(?:(?P<rollouts>\d{1,7})|(?P<seconds>\d{1,3}(?:\.\d+)?)s)")


def find_player(name: str, seed: int | str | None = None) -> Player:
    """The player of this name, thinking with a generator of its own.

    Besides those named here there is `search:500`, with so many rollouts, and `search:0.2s`, with so long.
    """
    budget = BUDGET.fullmatch(name)
    if budget and budget["rollouts"]:
        return SearchPlayer(seed, rollouts=max(1, int(budget["rollouts"])))
    if budget:
        return SearchPlayer(seed, seconds=float(budget["seconds"]))
    try:
        return PLAYERS[name](seed)
    except KeyError:
        raise NotFound("no-such-bot", bot=name, known=", ".join(PLAYERS)) from None


__all__ = [
    "LEVELS",
    "PLAYERS",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "ScriptPlayer",
    "SearchPlayer",
    "find_player",
    "play_out",
]
