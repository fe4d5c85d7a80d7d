"""The diary: the log of a table, each line dated with its turn and the heading of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from vivac.server.view import LogLine
from vivac.table import Say, Told


class Date(NamedTuple):
    turn: int | None
    heading: Say


class Dated(Told):
    """A line of the log that knows when it was told, and how it has been said so far."""

    date: Date
    said: dict[
        tuple[str, bool, bool], LogLine
    ]  # by language, with its heading or not, with its places or not

    def __getstate__(self) -> dict[str, object]:
        """Put aside without what can be said again."""
        return {"date": self.date, "said": {}}


class Diary(list[Told]):
    """A log that asks for the date of every line as it is told."""

    def __init__(self, today: Callable[[], Date]) -> None:
        super().__init__()
        self._today = today
        self._last: Date | None = None

    def append(self, line: Told) -> None:
        dated = Dated(*line)
        today = self._today()
        dated.date = self._last = today if today != self._last else self._last
        dated.said = {}
        super().append(dated)


def turns_in(log: Iterable[Told]) -> list[tuple[int, int]]:
    """After how many entries each turn began."""
    turns: list[tuple[int, int]] = []
    for line in log:
        turn = line.date.turn if isinstance(line, Dated) else None
        if turn is not None and (not turns or turns[-1][1] != turn):
            turns.append((line.number, turn))
    return turns
