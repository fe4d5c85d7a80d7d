"""What a soak has found, and the table it is told in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from statistics import median, quantiles

import msgspec


class Tally(msgspec.Struct):
    """Times are in seconds, from sending something until what their name says."""

    acknowledged: list[float] = msgspec.field(default_factory=list)
    other_side: list[float] = msgspec.field(default_factory=list)
    odds: list[float] = msgspec.field(default_factory=list)
    errors: Counter[str] = msgspec.field(default_factory=Counter)
    cut_off: int = 0  # answers whose connection broke before there was a reply
    lost: int = 0
    doubled: int = 0
    changed: int = 0  # games that are another game after a restart
    tables: int = 0
    kills: int = 0
    seconds: float = 0.0
    processor_s: float = 0.0
    received_kb: float = 0.0

    def note_error(self, error: object) -> None:
        self.errors[str(error)[:120]] += 1

    @property
    def sound(self) -> bool:
        return not (self.errors or self.lost or self.doubled or self.changed)

    def lines(self) -> Iterator[str]:
        answers = len(self.acknowledged)
        yield f"{self.tables} tables, {answers} answers in {self.seconds:.0f} s, {self.kills} kills"
        yield f"{'milliseconds':<28}{'median':>10}{'95 of 100':>12}{'longest':>10}{'of':>8}"
        named = {
            "answer to acknowledged": self.acknowledged,
            "answer to the other side": self.other_side,
            "odds of an option": self.odds,
        }
        for name, times in named.items():
            if times:
                middle, most = median(times) * 1e3, max(times) * 1e3
                yield f"{name:<28}{middle:>10.1f}{p95(times) * 1e3:>12.1f}{most:>10.1f}{len(times):>8}"
        if answers:
            yield f"processor of the server: {self.processor_s / answers * 1e3:.2f} ms an answer"
            yield f"received by everybody: {self.received_kb / answers:.1f} kB an answer"
        yield f"cut off before a reply: {self.cut_off}"
        yield f"lost: {self.lost}, doubled: {self.doubled}, another game after a restart: {self.changed}"
        yield f"errors: {self.errors.total()}"
        yield from (f"  {count} x {error}" for error, count in self.errors.most_common(10))


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
