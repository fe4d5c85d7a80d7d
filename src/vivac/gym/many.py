"""A game for all its seats: PettingZoo's AEC interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from vivac.gym.encoding import Encoding, Observation
from vivac.gym.seating import RENDER_MODES, Seating
from vivac.table import Role


class ManySeats(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]  # PettingZoo says its types or not, by version
    """One agent per role. Questions put to several at once are answered one after the other, unseen."""

    metadata: dict[str, Any] = {"name": "vivac", "render_modes": RENDER_MODES}  # noqa: RUF012 - of PettingZoo

    def __init__(
        self,
        game: str,
        scenario: str | None,
        switches: Sequence[str] | None,
        encoding: Encoding,
        limit: int | None,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.seating = Seating(game, scenario, switches, encoding, limit)
        self.metadata = {**self.metadata, "name": f"vivac/{game}", "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents: list[Role] = list(self.seating.rulebook.roles)
        self._observation_spaces: dict[Role, spaces.Space[Any]] = {
            role: encoding.observation_space() for role in self.possible_agents
        }
        self._action_spaces: dict[Role, spaces.Space[Any]] = {
            role: encoding.action_space() for role in self.possible_agents
        }

    def observation_space(self, agent: Role) -> spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: Role) -> spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        table = self.seating.lay_out(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, table.outcome is not None)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Role, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = next(iter(table.waiting_for), self.agents[0])

    def observe(self, agent: Role) -> Observation:
        return self.seating.observe(agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.seating.act(agent, int(action))
        table = self.seating.playing
        self.rewards = self.seating.rewards()
        self.terminations = dict.fromkeys(self.agents, table.outcome is not None)
        self.truncations = dict.fromkeys(self.agents, self.seating.cut_off)
        self.agent_selection = next(iter(table.waiting_for), agent)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        return self.seating.in_words() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
