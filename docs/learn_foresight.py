"""Learn anew what a search in Mosquetes makes of a moment (`vivac.games.mosquetes.mind.foresight`).

    python docs/learn_foresight.py --minutes 40 --seed 21

Greedy players play `scout`. At some of their decisions the options that promise most are played out to the
end of the game, all with the same luck, and what stands on the table after each of the first three steps is
kept. How many victory points each of these things is worth is then fitted by least squares; between games
from different decisions nothing is compared.
"""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import numpy as np
import typer

import vivac
from vivac.games.mosquetes.box.unpacking import OTHER
from vivac.games.mosquetes.mind.foresight import LAST_TURN, WEIGHTS, last_turn, traits
from vivac.players import GreedyPlayer
from vivac.players.belief import Dealings
from vivac.players.budget import Budget
from vivac.players.memory import Memory
from vivac.players.points import candidates
from vivac.players.search import DEALINGS, Search, Step, Whims
from vivac.table import ChanceByReason, NotAllowed, Option, Table

ASKED = ("command", "act", "move-to")
OFTEN = 0.04  # of these decisions that are played out
POINTS, OPTIONS, GAMES, STEPS = 32, 6, 24, 3
MOST = 7  # victory points: to win by more is worth no more
PROMISED = 40.0  # for a victory point, to what is learnt on the way
NAMES = [*WEIGHTS, "last_turn"]
Sample = tuple[list[float], float]  # what stood on the table, and by how much the game was won


class PlayingOut(Search):
    """A search whose rollouts go on to the end of the game."""

    def compared(self, options: list[Option], rng: Random) -> list[Sample]:
        found: list[Sample] = []
        for _ in range(GAMES // len(options)):
            dealing, luck = self._dealings.any(), rng.getrandbits(64)
            for option in options:
                found += self._played_out(dealing, option, luck)
            self._learn({})
        return found

    def _played_out(self, dealing: Table[Any], first: Option, luck: int) -> list[Sample]:
        whims, chance = Whims(luck), ChanceByReason(luck)
        table, role = dealing.fork(chance), self._role
        begun = moment = self._moment(table)
        try:
            table.answer(first, role=role)
        except NotAllowed:
            return []
        path: list[Step] = []
        stood: list[list[float]] = []
        while (question := table.question) is not None:
            if table.at_rest and (now := self._moment(table)) > moment:
                moment = now
                if len(stood) < STEPS:
                    stood.append(seen(table, role))
            after = first if moment == begun else None
            if step := self._go_on(table, question, after, whims, chance):
                path.append(step)
        margin = table.game.points[role] - table.game.points[OTHER[role]]
        self._keep(path, self._gains.clipped(PROMISED * margin))
        return [(each, max(-MOST, min(MOST, margin))) for each in stood]


def seen(table: Table[Any], role: str) -> list[float]:
    box, game = table.box, table.game
    ours, theirs = traits(box, game, role), traits(box, game, OTHER[role])
    return [*(ours.get(what, 0.0) - theirs.get(what, 0.0) for what in WEIGHTS), last_turn(box, game, role)]


def decisions(seed: int, minutes: float) -> list[list[Sample]]:
    rng, end, found, game = Random(seed), monotonic() + 60 * minutes, [], 0
    while monotonic() < end:
        game += 1
        table = vivac.open("mosquetes", scenario="scout", seed=1000 * seed + game)
        players = {side: GreedyPlayer(f"{seed} {game} {side}") for side in "AB"}
        while (question := table.question) is not None and monotonic() < end:
            if question.prompt in ASKED and len(question.options) > 1 and rng.random() < OFTEN:
                options = candidates(table, question, POINTS, POINTS, rng)
                dealings = Dealings(table, question.role, rng, DEALINGS)
                if len(options) > 1 and dealings.dealt:
                    search = PlayingOut(question, dealings, Memory(), Budget(1.0, 1), rng)
                    found.append(search.compared(list(search.promising(options))[:OPTIONS], rng))
                    typer.echo(f"\r{len(found)} decisions, {sum(map(len, found))} moments", nl=False)
            table.answer(players[question.role].choose(table, question))
    return found


def fitted(found: list[list[Sample]]) -> tuple[np.ndarray, np.ndarray]:
    """The weights, and how far they may be off: decisions are independent, games from one are not."""
    xs, ys = [], []
    for samples in found:
        if samples:
            x, y = np.array([stood for stood, _ in samples]), np.array([margin for _, margin in samples])
            xs.append(x - x.mean(axis=0))
            ys.append(y - y.mean())
    x, y = np.concatenate(xs), np.concatenate(ys)
    inverse = np.linalg.inv(x.T @ x + np.diag((x * x).sum(axis=0) * 1e-3 + 1e-9))
    weights = inverse @ x.T @ y
    scores = np.array([one.T @ (other - one @ weights) for one, other in zip(xs, ys, strict=True)])
    return weights, np.sqrt(np.diag(inverse @ (scores.T @ scores) @ inverse))


def main(minutes: float = 40.0, seed: int = 21) -> None:
    weights, errors = fitted(decisions(seed, minutes))
    typer.echo()
    for name, weight, error in zip(NAMES, weights, errors, strict=True):
        typer.echo(f"{name:20}{weight:+.4f} ± {error:.4f}, now {WEIGHTS.get(name, LAST_TURN):+.4f}")


if __name__ == "__main__":
    typer.run(main)
