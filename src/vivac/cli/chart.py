"""`vivac chart GAME [CHART] [key=value ...]`: a chart, or one cell of it, with its provenance."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer

from vivac.box import Grid
from vivac.cli.options import Game, Pack
from vivac.cli.words import Lang, Words
from vivac.table import Complaint, NotFound, Rulebook, find_game


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
    charts = rulebook.charts(box)
    if not name:
        if not charts:
            yield words("chart-none", game=rulebook.id)
        for each, chart in charts.items():
            axes = " ".join(f"{axis.name}=" for axis in chart.axes)
            yield f"{each}  {axes}  ({chart.rule}, {words(f'source-{chart.source}')})"
        return
    if name not in charts:
        raise NotFound("no-such-chart", game=rulebook.id, chart=name, known=", ".join(charts) or "-")
    chart = charts[name]
    if keys:
        asked = dict(_pair(key) for key in keys)
        yield f"{name} {' '.join(keys)}: {_cell(chart.look_up(name, asked))}"
    else:
        yield words("chart-title", chart=name, rule=chart.rule)
        yield from table_lines(chart)
    yield words("chart-source", source=words(f"source-{chart.source}"))
    if chart.note:
        yield words("chart-note", note=chart.note)
    for fixed in chart.fixed:
        yield words("chart-fixed", fixed=fixed)


def table_lines(chart: Any) -> list[str]:
    """The cells in columns: one row per value of the first axis."""
    names, keys = [axis.name for axis in chart.axes], [axis.keys() for axis in chart.axes]
    if isinstance(chart, Grid):
        rows = [[" \\ ".join(names), *keys[1]]]
        rows += [[row, *(_cell(chart.cells[row][column]) for column in keys[1])] for row in keys[0]]
    else:
        rows = [[*names, ""], *([row, _cell(chart.cells[row])] for row in keys[0])]
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


def _cell(value: Any) -> str:
    import msgspec

    plain = msgspec.to_builtins(value, str_keys=True)
    if isinstance(plain, dict):
        return ", ".join(f"{key} {_cell(each)}" for key, each in plain.items())
    if isinstance(plain, list):
        return " ".join(map(_cell, plain)) or "-"
    return str(plain)
