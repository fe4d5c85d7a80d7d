"""Manners: a complaint is one sentence and exit code 2, and help is given in the reader's language."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from vivac.cli.words import TEXT, Words, language_of_the_house, printable
from vivac.table import Complaint


class PoliteGroup(TyperGroup):
    """All commands together."""

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]
        try:
            return super().invoke(ctx)
        except Complaint as complaint:
            lang = ctx.find_root().obj or language_of_the_house()
            typer.echo(printable(Words(lang).say(complaint.say)), err=True)
            raise typer.Exit(2) from None

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        translate(self)
        for command in self.commands.values():
            translate(command)
        super().format_help(ctx, formatter)


class PoliteCommand(TyperCommand):
    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        translate(self)
        super().format_help(ctx, formatter)


def translate(command: Any) -> None:
    """Help is written as text keys: say them. No option is read yet, so the language is that of the house."""
    lang = language_of_the_house()
    words = Words(lang)
    for holder in (command, *command.params):
        key = getattr(holder, "help", None)
        if key and TEXT.has(key, lang):
            holder.help = words(key)
