"""`vivac bench [GAME]`: how fast games are on this machine; `vivac bench web`: how fast the web table is.

`vivac bench simulate`: how many games a second one process plays, and two. `vivac bench --against REV`: this
tree and another revision, measured turn about in one run.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

from vivac.cli.options import ScenarioId
from vivac.cli.words import Lang, Words
from vivac.table import find_game, games


def bench(
    game: Annotated[
        str | None, typer.Argument(help="help-arg-game", metavar="GAME", show_default=False)
    ] = None,
    scenario: ScenarioId = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    seconds: Annotated[float, typer.Option("--seconds", help="help-seconds", min=0.01)] = 2.0,
    against: Annotated[str, typer.Option("--against", help="help-against", metavar="REV")] = "",
    rounds: Annotated[int, typer.Option("--rounds", help="help-rounds", min=1)] = 5,
    lang: Lang = "",
) -> None:
    import msgspec

    from vivac.lab.bench import bench as measure

    words = Words(lang)
    if game == "web":
        from vivac.lab.bench_web import bench_web

        for each in games():
            show(msgspec.to_builtins(bench_web(each)), words, as_json=as_json)
        return
    if game == "simulate":
        from vivac.lab.bench_simulate import bench_simulate

        for each in games():
            show(msgspec.to_builtins(bench_simulate(find_game(each), seconds)), words, as_json=as_json)
        return
    if against:
        show_against(against, [game] if game else games(), seconds, rounds, words)
        return
    rulebooks = [find_game(each) for each in ([game] if game else games())]
    for rulebook in rulebooks:
        show(msgspec.to_builtins(measure(rulebook, seconds, scenario)), words, as_json=as_json)


def show_against(revision: str, chosen: list[str], seconds: float, rounds: int, words: Words) -> None:
    """Each figure here and there, and how many times as good it is here."""
    from vivac.lab.bench_against import compare

    for game in chosen:
        typer.echo(words("against-game", game=find_game(game).id, revision=revision))
        for each in compare(revision, [game], seconds, rounds):
            typer.echo(f"  {each.figure:<16} {each.ours:>12,} {each.theirs:>12,} {each.ratio:>8.2f}")


def show(figures: dict[str, Any], words: Words, *, as_json: bool) -> None:
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(figures).decode())
        return
    typer.echo(" ".join(filter(None, (figures.pop("game"), figures.pop("scenario", "")))))
    for figure, value in figures.items():
        typer.echo(f"  {figure:<16} {value:>12,}  {words(f'bench-{figure}')}")
