"""Who can sit down at a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vivac.players.at_random import RandomPlayer
from vivac.players.greedy import GreedyPlayer
from vivac.players.player import Player, play_out
from vivac.players.script import ScriptPlayer
from vivac.table import NotFound

PLAYERS: Mapping[str, Callable[[int | str | None], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}


def find_player(name: str, seed: int | str | None = None) -> Player:
    """The player registered under this name, thinking with a generator of its own."""
    try:
        return PLAYERS[name](seed)
    except KeyError:
        raise NotFound("no-such-bot", bot=name, known=", ".join(PLAYERS)) from None


__all__ = ["PLAYERS", "GreedyPlayer", "Player", "RandomPlayer", "ScriptPlayer", "find_player", "play_out"]
