"""A game for one seat: Gymnasium's interface, alone or with bots on the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from vivac.gym.encoding import Encoding, Observation
from vivac.gym.seating import RENDER_MODES, Seating
from vivac.players import Player, find_player
from vivac.table import NotAllowed, NotFound, Role

LOST = -1.0


class OneSeat(gymnasium.Env[Observation, int]):
    """An action that the mask forbids ends the episode with a reward of -1, as in PettingZoo's games."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 4}  # noqa: RUF012 - of Gymnasium

    def __init__(
        self,
        game: str,
        scenario: str | None,
        switches: Sequence[str] | None,
        encoding: Encoding,
        limit: int | None,
        render_mode: str | None,
        role: Role | None,
        opponent: str,
    ) -> None:
        self.seating = Seating(game, scenario, switches, encoding, limit)
        roles = self.seating.rulebook.roles
        if role is not None and role not in roles:
            raise NotFound("no-such-role", role=role, game=game, known=", ".join(roles))
        find_player(opponent)
        self.role = role or roles[0]
        self.render_mode = render_mode
        self.observation_space = encoding.observation_space()
        self.action_space = encoding.action_space()
        self._opponent = opponent
        self._others: dict[Role, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.seating.lay_out(seed)
        rng = self.seating.rng
        self._others = {
            role: find_player(self._opponent, rng.getrandbits(64))
            for role in self.seating.rulebook.roles
            if role != self.role
        }
        self._wait()
        return self.seating.observe(self.role), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        seating = self.seating
        try:
            seating.act(self.role, int(action))
        except NotAllowed as refused:
            return seating.observe(self.role), LOST, True, False, {"refused": str(refused)}
        self._wait()
        over = seating.playing.outcome is not None
        return seating.observe(self.role), seating.rewards()[self.role], over, seating.cut_off, {}

    def _wait(self) -> None:
        """The others play until it is this seat's turn, or over."""
        table = self.seating.playing
        while table.question is not None and table.question_for(self.role) is None:
            ask = table.question
            table.answer(self._others[ask.role].choose(table, ask), role=ask.role)

    def render(self) -> str | None:
        return self.seating.in_words() if self.render_mode == "ansi" else None
