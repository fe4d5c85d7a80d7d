"""`vivac drill FILE...`: run worked examples."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vivac.cli.words import Lang, Words
from vivac.table import Complaint


def drill(
    files: Annotated[
        list[Path], typer.Argument(help="help-arg-drills", metavar="FILE...", show_default=False)
    ],
    lang: Lang = "",
) -> None:
    from vivac.lab.drill import load_drill, run_drill

    words = Words(lang)
    failed = 0
    for path in files:
        try:
            loaded = load_drill(path)
        except Complaint as wrong:
            failed += 1
            typer.echo(words("drill-unreadable", file=path.name, problem=words.say(wrong.say)))
            continue
        title = loaded.title.get(lang) or next(iter(loaded.title.values()), "")
        failure = run_drill(loaded)
        if failure is None:
            typer.echo(words("drill-passed", file=path.name, title=title))
        else:
            failed += 1
            problem = words.say(failure.problem.say)
            typer.echo(words("drill-failed", file=path.name, title=title, step=failure.step, problem=problem))
    typer.echo(words("drills-total", passed=len(files) - failed, failed=failed))
    if failed:
        raise typer.Exit(1)
