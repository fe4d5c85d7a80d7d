"""Playing the games of a plan, in whatever process this is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any, NamedTuple

import msgspec

from vivac.lab.promises import LIMIT, promise
from vivac.lab.simulation.plan import Plan, Result
from vivac.players import Player, find_player
from vivac.table import (
    Ask,
    Complaint,
    Journal,
    Option,
    Outcome,
    RandomChance,
    Role,
    Rulebook,
    Table,
    find_game,
)

THOUGHTLESS = {"random"}  # players who never look ahead need no bookmarks: their games go at full speed


class Batch(NamedTuple):
    """Games that were played together: their numbers, a line of JSON for each, and how long it took."""

    numbers: tuple[int, ...]
    lines: bytes
    seconds: float
    cpu: float  # seconds of the processor, whatever else the machine was doing


@lru_cache(maxsize=4)
def unpacked(game: str, pack: str = "") -> tuple[Rulebook[Any], Any]:
    """A rulebook and its box, opened once in a process; with what a pack says laid over it."""
    rulebook = find_game(game)
    if not pack:
        return rulebook, rulebook.open_box(None)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "pack.toml"
        file.write_bytes(pack.encode())
        return rulebook, rulebook.open_box(file)


def play_batch(plan: Plan, numbers: Sequence[int]) -> Batch:
    begun, cpu = perf_counter(), process_time()
    lines = b"".join(msgspec.json.encode(play_game(plan, number)) + b"\n" for number in numbers)
    return Batch(tuple(numbers), lines, perf_counter() - begun, process_time() - cpu)


def play_game(plan: Plan, number: int) -> Result:
    """One game. If its rules break down that is its result: it must not cost the others theirs."""
    rulebook, box = unpacked(plan.game, plan.pack)
    if rulebook.version != plan.version:
        raise Complaint("worker-of-another-version", theirs=rulebook.version, ours=plan.version)
    try:
        return Watcher(plan, number, rulebook, box).play()
    except Exception as error:
        return Result(number, broken=f"{type(error).__name__}: {error}")


class Watcher:
    """Lets the players answer, and looks up at every new turn."""

    def __init__(self, plan: Plan, number: int, rulebook: Rulebook[Any], box: Any) -> None:
        self._plan, self._number, self._rulebook, self._box = plan, number, rulebook, box
        self._players: dict[Role, Player] = {
            role: find_player(name, plan.seed_of(number, role)) for role, name in plan.players.items()
        }
        self._decisions = 0
        self._turn: int | None = None
        self._turns: list[int] = []
        self._worth: dict[Role, list[float]] = {role: [] for role in rulebook.roles}
        self._stands: Counter[str] = Counter()

    def play(self) -> Result:
        plan = self._plan
        quick = set(plan.players.values()) <= THOUGHTLESS
        journal = Journal(plan.header)
        table = Table(
            self._rulebook,
            self._box,
            self._rulebook.start(self._box, plan.header),
            journal,
            RandomChance(plan.seed_of(self._number, "dice")),
            log=False,
            bookmarks=not quick,
            pilot=self._choose if quick else None,
        ).start()
        while (question := table.question) is not None:
            table.answer(self._choose(table, question), role=question.role)
        assert table.outcome is not None
        return self._result(journal, table.outcome)

    def _choose(self, table: Table[Any], question: Ask) -> Option:
        self._decisions += 1
        promise(self._decisions <= LIMIT, f"the game did not end within {LIMIT} decisions")
        turn = self._rulebook.heading(self._box, table.game).params.get("turn")
        if turn is None:  # a game without turns: every decision is one
            turn = self._decisions
        if turn != self._turn:
            self._turn = int(turn)
            self._look(table.game)
        return self._players[question.role].choose(table, question)

    def _look(self, game: Any) -> None:
        """What each role thinks of the game, and where everybody can see that pieces stand."""
        rulebook, box = self._rulebook, self._box
        assert self._turn is not None
        self._turns.append(self._turn)
        for role, worth in self._worth.items():
            worth.append(round(rulebook.judge(box, game, role), 3))
        self._stands.update(p.place for p in rulebook.scene(box, game, None).pieces if not p.marker)

    def _result(self, journal: Journal, outcome: Outcome) -> Result:
        answers = [entry.value for entry in journal.entries if entry.role and not entry.auto]
        kinds = Counter(answer.verb for answer in answers if isinstance(answer, Option))
        named = Counter(str(arg) for answer in answers if isinstance(answer, Option) for arg in answer.args)
        return Result(
            self._number,
            outcome.winners,
            outcome.say.key,
            self._decisions,
            tuple(self._turns),
            {role: tuple(worth) for role, worth in self._worth.items()},
            dict(sorted(kinds.items())),
            dict(sorted(self._stands.items())),
            dict(sorted(named.items())),
        )
