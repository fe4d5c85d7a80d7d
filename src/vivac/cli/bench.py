"""`vivac bench [GAME]`: how fast games are on this machine."""

from __future__ import annotations

from typing import Annotated

import typer

from vivac.cli.words import Lang, Words
from vivac.table import find_game, games


def bench(
    game: Annotated[
        str | None, typer.Argument(help="help-arg-game", metavar="GAME", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    seconds: Annotated[float, typer.Option("--seconds", help="help-seconds", min=0.01)] = 2.0,
    lang: Lang = "",
) -> None:
    import msgspec

    from vivac.lab.bench import bench as measure

    words = Words(lang)
    rulebooks = [find_game(each) for each in ([game] if game else games())]
    for rulebook in rulebooks:
        figures = msgspec.to_builtins(measure(rulebook, seconds))
        if as_json:
            typer.echo(msgspec.json.encode(figures).decode())
            continue
        typer.echo(figures.pop("game"))
        for figure, value in figures.items():
            typer.echo(f"  {figure:<16} {value:>12,}  {words(f'bench-{figure}')}")
