"""Charts: looked up by names, never by magic indexes, each with its provenance.

```toml
[combat_results]
rule = "6.5-S4"
source = "ours"
cell_kind = "result"
note = { en = "Losses grow toward both ends.", es = "Las pérdidas crecen hacia los dos extremos." }
fixed = [{ en = "Worked example 1: a total of 5 is R1.", es = "Ejemplo 1: un total de 5 es R1." }]
axes = [{ name = "die", low = -1, high = 9, clamp = true }]
cells = { -1 = "D2", 0 = "D2", 1 = "D1" }
```
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Generic, TypeVar

from msgspec import Struct

from vivac.box.source import Provenance
from vivac.table import Complaint
from vivac.table.option import whole_number

V = TypeVar("V")
T = TypeVar("T")
Key = str | int


class ChartKey(Complaint):
    """A chart asked by a name or a value that it does not have."""


class Axis(Struct, frozen=True, forbid_unknown_fields=True):
    """What a chart is read by: whole numbers or words. `clamp`: beyond the end, take the end."""

    name: str
    low: int = 0
    high: int = 0
    values: tuple[str, ...] = ()
    clamp: bool = False

    def keys(self) -> tuple[str, ...]:
        return self.values or tuple(str(n) for n in range(self.low, self.high + 1))

    def key(self, chart: str, value: Key) -> str:
        if self.clamp and not self.values:
            value = min(max(int(value), self.low), self.high)
        key = str(value)
        if key not in self.keys():
            known = ", ".join(self.values) if self.values else f"{self.low} to {self.high}"
            raise ChartKey("chart-off-the-scale", chart=chart, key=self.name, value=key, known=known)
        return key


class Ruled(Provenance, frozen=True, kw_only=True):
    """What every chart says of itself: its rule, where it is from, and what its cells are.

    `cell_kind` is the first part of the key of a word's text (`result-R1`); a `modifier` shows its sign.
    `shown`: no roll reads it, for the rules say in words, or counters in figures, what it shows at a glance.
    """

    rule: str
    cell_kind: str = "word"
    shown: bool = False


class Chart(Ruled, Generic[V], frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A chart read by one axis."""

    axes: tuple[Axis]
    cells: Mapping[str, V]

    @cached_property
    def at(self) -> Callable[[Key], V]:
        """The cell of a word or a number: `chart.at(7)`. On the scale this is a look-up and nothing more."""
        return _Cells(_numbered(self.cells), self._beyond).__getitem__

    def _beyond(self, value: Key) -> V:
        return self.cells[self.axes[0].key(self.rule, value)]

    def holes(self) -> list[str]:
        """What is wrong with the cells: those missing and those too many."""
        return _compare("cells", self.axes[0], self.cells)

    def look_up(self, chart: str, asked: Mapping[str, str]) -> V:
        """The cell asked for by the names of its axes."""
        (key,) = _asked(chart, self.axes, asked)
        return self.cells[key]


class Grid(Ruled, Generic[V], frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A chart read by two axes."""

    axes: tuple[Axis, Axis]
    cells: Mapping[str, Mapping[str, V]]

    @cached_property
    def at(self) -> Callable[[Key, Key], V]:
        """The cell of a row and a column, each a word or a number: `grid.at("combat", 3)`."""
        index = _numbered({row: _numbered(cells) for row, cells in self.cells.items()})

        def at(row: Key, column: Key) -> V:
            try:
                return index[row][column]
            except KeyError:
                return self.cells[self.axes[0].key(self.rule, row)][self.axes[1].key(self.rule, column)]

        return at

    def holes(self) -> list[str]:
        wrong = _compare("cells", self.axes[0], self.cells)
        for row, cells in self.cells.items():
            wrong += _compare(f"cells.{row}", self.axes[1], cells)
        return wrong

    def look_up(self, chart: str, asked: Mapping[str, str]) -> V:
        row, column = _asked(chart, self.axes, asked)
        return self.cells[row][column]


AnyChart = Chart[Any] | Grid[Any]


class _Cells(dict[Key, V]):
    """The cells of a chart by word and by number; what is none of them is looked for beyond the scale."""

    def __init__(self, cells: Mapping[Key, V], beyond: Callable[[Key], V]) -> None:
        super().__init__(cells)
        self._beyond = beyond

    def __missing__(self, value: Key) -> V:
        return self._beyond(value)


def _numbered(cells: Mapping[str, T]) -> Mapping[Key, T]:
    index: dict[Key, T] = dict(cells.items())
    index |= {int(key): cell for key, cell in cells.items() if key.lstrip("-").isdecimal()}
    return index


def _compare(where: str, axis: Axis, cells: Mapping[str, object]) -> list[str]:
    wanted = axis.keys()
    wrong = [f"{where} has no entry for {axis.name} {key}" for key in wanted if key not in cells]
    return wrong + [f"{where}.{key} is no {axis.name} of this chart" for key in cells if key not in wanted]


def _asked(chart: str, axes: tuple[Axis, ...], asked: Mapping[str, str]) -> list[str]:
    names = [axis.name for axis in axes]
    for name in asked:
        if name not in names:
            raise ChartKey("chart-unknown-key", chart=chart, key=name, known=", ".join(names))
    for name in names:
        if name not in asked:
            raise ChartKey("chart-missing-key", chart=chart, key=name)
    keys = []
    for axis in axes:
        value = asked[axis.name]
        if axis.clamp and whole_number(value) is None:
            raise ChartKey(
                "chart-off-the-scale",
                chart=chart,
                key=axis.name,
                value=value,
                known=f"{axis.low} to {axis.high}",
            )
        keys.append(axis.key(chart, value))
    return keys
