"""Games as environments for reinforcement learning: PettingZoo for every game, Gymnasium for one seat of it.

    env = vivac.gym.env("GAME", scenario="SCENARIO")     # pettingzoo.AECEnv, one agent per role
    env = vivac.gym.solo("GAME")                         # gymnasium.Env, alone or against bots

Needs `pip install 'vivac[gym]'`. What is observed and how actions are numbered: see `vivac.gym.encoding`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vivac.gym.encoding import Encoding
from vivac.gym.many import ManySeats
from vivac.gym.one import OneSeat

ILLEGAL = -1.0  # the reward of an action that the mask forbids; the game is over then


def raw_env(
    game: str,
    scenario: str | None = None,
    switches: Sequence[str] | None = None,
    *,
    most: int = Encoding.most,
    limit: int | None = None,
    render_mode: str | None = None,
) -> ManySeats:
    """The environment without the wrappers that check how it is used."""
    return ManySeats(game, scenario, switches, Encoding(most), limit, render_mode)


def env(game: str, scenario: str | None = None, **options: Any) -> Any:
    """A game for as many agents as it has roles, by PettingZoo's AEC interface.

    An action that the mask forbids ends the game with a reward of -1 for whoever took it. `limit` is the
    number of decisions after which a game is cut off, `most` the size of the action space.
    """
    from pettingzoo.utils import wrappers

    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, scenario, **options), ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


def solo(
    game: str,
    scenario: str | None = None,
    switches: Sequence[str] | None = None,
    *,
    role: str | None = None,
    opponent: str = "random",
    most: int = Encoding.most,
    limit: int | None = None,
    render_mode: str | None = None,
) -> OneSeat:
    """One seat of a game, by Gymnasium's interface; a bot plays the others, if there are any."""
    return OneSeat(game, scenario, switches, Encoding(most), limit, render_mode, role, opponent)


__all__ = ["Encoding", "ManySeats", "OneSeat", "env", "raw_env", "solo"]
