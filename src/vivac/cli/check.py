"""`vivac check GAME`: is anything wrong with a game as it is registered?"""

from __future__ import annotations

import typer

from vivac.cli.options import Game
from vivac.cli.words import Lang, Words, printable
from vivac.table import find_game


def check(game: Game, lang: Lang = "") -> None:
    from vivac.lab.registration import faults

    words, found = Words(lang), faults(find_game(game))
    for fault in found:
        typer.echo(printable(words.say(fault)))
    if found:
        raise typer.Exit(1)
    typer.echo(words("check-sound", game=game))
