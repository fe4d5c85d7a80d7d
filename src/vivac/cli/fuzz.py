"""`vivac fuzz GAME`: random games, held to every promise."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from vivac.cli.options import Game
from vivac.cli.words import Lang, Words
from vivac.table import Complaint, find_game


def fuzz(
    game: Game,
    games: Annotated[int, typer.Option("--games", help="help-fuzz-games", metavar="N", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", help="help-fuzz-seed", metavar="S")] = 0,
    scenario: Annotated[
        str | None, typer.Option("--scenario", help="help-fuzz-scenario", metavar="S", show_default=False)
    ] = None,
    every: Annotated[int, typer.Option("--every", help="help-fuzz-every", metavar="N", min=1)] = 20,
    eager: Annotated[bool, typer.Option("--eager", help="help-fuzz-eager")] = False,
    lang: Lang = "",
) -> None:
    from vivac.lab import fuzz as lab

    words = Words(lang)
    rulebook = find_game(game)
    chosen = rulebook.scenario(scenario) if scenario else None
    with progress_bar(words("fuzz-progress", game=game), games) as progress:
        report = lab.fuzz(rulebook, games, seed, chosen, every=every, eager=eager, progress=progress)
    failure = report.failure
    if failure:
        error = failure.error
        sentence = (
            words.say(error.say) if isinstance(error, Complaint) else f"{type(error).__name__}: {error}"
        )
        typer.echo(words("fuzz-failed", seed=str(failure.seed), problem=sentence), err=True)
        kept = lab.keep(failure, Path.cwd())
        again = f"vivac fuzz {game} --games 1 --seed {failure.seed} --every 1"
        again += (f" --scenario {chosen}" if chosen else "") + (" --eager" if eager else "")
        typer.echo(words("fuzz-again", file=kept.name, command=again), err=True)
    typer.echo(
        words(
            "fuzz-total",
            games=str(report.games),
            decisions=str(report.decisions),
            speed=str(round(report.decisions_per_s)),
        )
    )
    if failure:
        raise typer.Exit(1)


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on a terminal, and nothing anywhere else."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
