"""`vivac chart GAME [CHART] [key=value ...]`: a chart, or one cell of it, with its provenance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer

from vivac.box import AnyChart, ChartReader
from vivac.cli.options import Game, Pack
from vivac.cli.words import Lang, Words
from vivac.table import Complaint, NotFound, Rulebook, find_game
from vivac.table.reader import Reader


def chart(
    game: Game,
    chart: Annotated[
        str | None, typer.Argument(help="help-arg-chart", metavar="CHART", show_default=False)
    ] = None,
    keys: Annotated[
        list[str] | None, typer.Argument(help="help-arg-keys", metavar="key=value", show_default=False)
    ] = None,
    pack: Pack = None,
    lang: Lang = "",
) -> None:
    rulebook = find_game(game)
    for line in chart_lines(rulebook, rulebook.open_box(pack), chart, keys or [], Words(lang)):
        typer.echo(line)


def chart_lines(
    rulebook: Rulebook[Any], box: Any, name: str | None, keys: Sequence[str], words: Words
) -> Iterator[str]:
    """The list of charts; or a chart; or, by the names of its axes, one cell."""
    charts, says = rulebook.charts(box), ChartReader(Reader(rulebook, box, words.lang))
    if not name:
        if not charts:
            yield words("chart-none", game=rulebook.id)
        for each, chart in charts.items():
            source = words(f"source-{chart.source}").lower()
            yield words("chart-listed", id=each, title=says.title(each), rule=chart.rule, source=source)
            yield f"    {asked_by(chart)}"
        return
    if name not in charts:
        raise NotFound("no-such-chart", game=rulebook.id, chart=name, known=", ".join(charts) or "-")
    chart = charts[name]
    if keys:
        asked = dict(_pair(key) for key in keys)
        value, path = chart.look_up(name, asked), ".".join(asked[axis.name] for axis in chart.axes)
        shown = [f"{' '.join(keys)}: {says.cell(chart, value)}"]
        sources = [words("chart-source", source=says.origin(chart, path))]
    else:
        shown = [
            *table_lines(says, chart),
            *says.legend(chart),
            words("chart-one-cell", keys=asked_by(chart)),
        ]
        sources = [words("chart-source", source=says.origin(chart))]
        sources += [
            words("chart-source-elsewhere", cells=cells, source=source)
            for cells, source in says.elsewhere(chart)
        ]
    yield words("chart-title", title=says.title(name), rule=chart.rule)
    yield from shown
    yield from sources
    if chart.from_the_document and (note := says.note(chart)):
        yield words("chart-note", note=note)
    for fixed in says.fixed(chart):
        yield words("chart-fixed", fixed=fixed)


def asked_by(chart: AnyChart) -> str:
    """What may be typed to look up a cell: `kind=combat|non_combat die=1..6`."""
    return " ".join(
        f"{axis.name}={'|'.join(axis.values) if axis.values else f'{axis.low}..{axis.high}'}"
        for axis in chart.axes
    )


def table_lines(says: ChartReader, chart: AnyChart) -> list[str]:
    """The cells in columns: one row per value of the first axis."""
    first, *others = chart.axes
    corner = " \\ ".join(says.axis(axis.name) for axis in chart.axes)
    columns = says.keys(others[0]) if others else ("",)
    rows = [(corner, *columns)]
    rows += [(key, *row) for key, row in zip(says.keys(first), says.rows(chart), strict=True)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _pair(key: str) -> tuple[str, str]:
    name, equals, value = key.partition("=")
    if not equals:
        raise Complaint("chart-key-shape", key=key)
    return name, value
