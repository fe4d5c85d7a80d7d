"""The commands, one module each."""

from __future__ import annotations

import gc

import typer

from vivac.cli import (
    bench,
    chart,
    check,
    drill,
    fuzz,
    games,
    odds,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from vivac.cli.admin import admin
from vivac.cli.polite import PoliteCommand, PoliteGroup

app = typer.Typer(
    cls=PoliteGroup,
    help="help-vivac",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for module in (games, check, play, serve, fuzz, drill, rules, chart, odds, replay, verify, simulate, bench):
    name = module.__name__.rpartition(".")[2]
    app.command(name, cls=PoliteCommand, help=f"help-{name}")(getattr(module, name))
app.add_typer(admin, name="admin")


def main() -> None:
    gc.set_threshold(20_000, 20, 20)  # rules make many short-lived tuples and hardly a cycle
    app(prog_name="vivac")
