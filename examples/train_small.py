"""Train something small: a policy that learns tres en raya against a random player, in seconds.

    python examples/train_small.py [GAMES]

The policy is linear: an option is worth o·W·x, where x is what the seat observes and o what the option is;
the higher, the likelier it is taken (softmax). After each game W moves towards what was done if the game went
better than usual, and away from it if worse (REINFORCE with a baseline).
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

from vivac.gym import OneSeat, solo

RATE = 0.05
MEMORY = 0.99  # of the baseline

Array = NDArray[np.float64]


class LinearPolicy:
    """A matrix that says which options suit what is observed."""

    def __init__(self, env: OneSeat, seed: int = 0) -> None:
        spaces = env.observation_space
        width, columns = spaces["observation"].shape[0], spaces["options"].shape[1]
        self.weights = np.zeros((columns, width))
        self._rng = np.random.default_rng(seed)
        self._usual = 0.0

    def play(self, env: OneSeat, seed: int, learn: bool = True) -> float:
        """One game; its reward."""
        steps: list[tuple[Array, Array]] = []  # what the step would move W by: an option's part, and x
        observed, _ = env.reset(seed=seed)
        while True:
            some = int(observed["action_mask"].sum())
            options, x = observed["options"][:some].astype(float), observed["observation"].astype(float)
            x /= np.linalg.norm(x) or 1.0
            chances = softmax(options @ (self.weights @ x))
            action = int(self._rng.choice(some, p=chances))
            steps.append((options[action] - chances @ options, x))
            observed, reward, over, cut_off, _ = env.step(action)
            if over or cut_off:
                break
        if learn:
            better = reward - self._usual
            self._usual = MEMORY * self._usual + (1 - MEMORY) * reward
            for towards, x in steps:
                self.weights += RATE * better * np.outer(towards, x)
        return float(reward)


def softmax(worth: Array) -> Array:
    shifted = np.exp(worth - worth.max())
    chances: Array = shifted / shifted.sum()
    return chances


def train(games: int = 4000, measure: int = 500) -> tuple[float, float]:
    """The mean reward against a random player, before training and after."""
    env = solo("tres-en-raya", most=16)
    policy = LinearPolicy(env)
    unseen = range(1_000_000, 1_000_000 + measure)
    before = np.mean([policy.play(env, seed, learn=False) for seed in unseen])
    for seed in range(games):
        policy.play(env, seed)
    after = np.mean([policy.play(env, seed, learn=False) for seed in unseen])
    return float(before), float(after)


if __name__ == "__main__":
    before, after = train(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
    sys.stdout.write(f"mean reward against a random player: {before:.2f} before, {after:.2f} after\n")
