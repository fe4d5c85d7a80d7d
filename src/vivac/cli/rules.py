"""`vivac rules GAME [NUMBER]`: a rule, a section, or which rules have a test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vivac.cli.options import Game
from vivac.cli.words import Lang, Words
from vivac.table import find_game
from vivac.table.rules_text import find_rule, rules_text

if TYPE_CHECKING:
    from vivac.lab.coverage import Coverage


def rules(
    game: Game,
    number: Annotated[
        str | None, typer.Argument(help="help-arg-rule", metavar="NUMBER", show_default=False)
    ] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="help-coverage")] = False,
    lang: Lang = "",
) -> None:
    rulebook = find_game(game)
    if coverage:
        from vivac.lab.coverage import coverage as measure

        show_coverage(measure(rulebook), Words(lang))
    elif number:
        typer.echo(find_rule(rulebook, number, lang))
    else:
        typer.echo("\n".join(rules_text(rulebook, lang).lines))


def show_coverage(found: Coverage, words: Words) -> None:
    for number, tests in found.tests.items():
        typer.echo(f"{number}  {', '.join(tests) if tests else words('coverage-missing')}")
    for number, tests in found.unknown.items():
        typer.echo(f"{number}  {words('coverage-unknown', tests=', '.join(tests))}")
    total = len(found.tests)
    percent = 100 * found.tested // total if total else 0
    typer.echo(words("coverage-total", tested=found.tested, total=total, percent=percent))
    if not found.complete:
        raise typer.Exit(1)
