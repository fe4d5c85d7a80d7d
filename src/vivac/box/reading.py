"""Charts in words: one place that says titles, axes, cells and notes in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from vivac.box.charts import AnyChart, Axis, Grid
from vivac.box.source import Origin
from vivac.table import Say
from vivac.table.reader import Reader


class ChartReader:
    """Says the charts of a game in the language of a reader, in the game's own words where it has them.

    A game has words for a chart (`chart-combat-results`), an axis (`axis-die`), a word (`word-wounded`, or
    `side-north` in a chart of sides) and a struct (`order-random`, told all its fields). A table of two axes
    shows only the code of a word that begins with it (`DR1: the defender goes`); its `legend` tells the rest.
    """

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    def title(self, id: str) -> str:
        return self._reader.say_or(Say(_key("chart", id)), id)

    def axis(self, name: str) -> str:
        return self._reader.say_or(Say(_key("axis", name)), name)

    def key(self, axis: Axis, key: str) -> str:
        """What a row or a column is called: a number stays one."""
        return self._word("word", key) if key in axis.values else key

    def keys(self, axis: Axis) -> tuple[str, ...]:
        keys = axis.keys()
        return tuple(self.key(axis, key) for key in keys)

    def cell(self, chart: AnyChart, value: Any) -> str:
        """One cell of a chart."""
        if isinstance(value, Struct):
            return self._struct(chart, value)
        if isinstance(value, Mapping):
            return ", ".join(f"{name} {self.cell(chart, each)}" for name, each in value.items())
        if isinstance(value, tuple | list):
            return ", ".join(self.cell(chart, each) for each in value) or "-"
        if isinstance(value, str):
            return self._word(chart.cell_kind, value)
        return f"{value:+}" if chart.cell_kind == "modifier" and value else str(value)

    def rows(self, chart: AnyChart) -> tuple[tuple[str, ...], ...]:
        """The cells: one row for each key of the first axis."""
        return tuple(tuple(self._short(chart, value) for value in row) for row in _values(chart))

    def legend(self, chart: AnyChart) -> tuple[str, ...]:
        """What the codes of its rows mean, each told once."""
        values = dict.fromkeys(
            value for row in _values(chart) for value in row if self._is_code(chart, value)
        )
        return tuple(self.cell(chart, value) for value in values)

    def _short(self, chart: AnyChart, value: Any) -> str:
        return str(value) if self._is_code(chart, value) else self.cell(chart, value)

    def _is_code(self, chart: AnyChart, value: Any) -> bool:
        """In a table of two axes, a word that is told with itself first (`DR1: defender driven back`)."""
        coded = isinstance(chart, Grid) and isinstance(value, str)
        return coded and self.cell(chart, value).startswith(f"{value}: ")

    def origin(self, chart: AnyChart, path: str = "") -> str:
        """Where a chart is from, or one of its cells; where a pack has another figure, both are told."""
        origin = self.origin_of(chart.origin(path))
        if path in chart.packed:
            now, was = self.cell(chart, _at(chart, path)), self.cell(chart, chart.packed[path])
            return self._reader.say(Say("origin-pack", {"now": now, "was": was, "origin": origin}))
        return origin

    def elsewhere(self, chart: AnyChart) -> list[tuple[str, str]]:
        """Cells that are not from where the chart is, in words, and where they are from; a pack's first."""
        packed = [(self.paths(chart, (path,)), self.origin(chart, path)) for path in chart.packed]
        return packed + [(self.paths(chart, apart.of), self.origin_of(apart)) for apart in chart.sources]

    def origin_of(self, origin: Origin) -> str:
        return self._reader.origin(origin)

    def paths(self, chart: AnyChart, paths: Sequence[str]) -> str:
        """Cells as a reader finds them: their rows and columns in words."""
        return ", ".join(
            " / ".join(self.key(axis, key) for key, axis in zip(path.split("."), chart.axes, strict=False))
            for path in paths
        )

    def note(self, chart: AnyChart) -> str:
        return chart.note.get(self._reader.lang, "")

    def fixed(self, chart: AnyChart) -> tuple[str, ...]:
        """What of the chart is certain, and why."""
        return tuple(words[self._reader.lang] for words in chart.fixed)

    def _word(self, kind: str, word: str) -> str:
        return self._reader.say_or(Say(_key(kind, word)), self._reader.name(word))

    def _struct(self, chart: AnyChart, value: Struct) -> str:
        fields = asdict(value)
        key = _key(type(value).__name__.lower(), str(next(iter(fields.values()))))
        return self._reader.say_or(Say(key, fields), self.cell(chart, fields))


def _key(kind: str, word: str) -> str:
    return f"{kind}-{word.replace('_', '-')}"


def _at(chart: AnyChart, path: str) -> Any:
    thing: Any = chart.cells
    for name in path.split("."):
        thing = thing[name]
    return thing


def _values(chart: AnyChart) -> list[list[Any]]:
    rows, *columns = [axis.keys() for axis in chart.axes]
    if isinstance(chart, Grid):
        return [[chart.cells[row][column] for column in columns[0]] for row in rows]
    return [[chart.cells[row]] for row in rows]
