"""`vivac games`: what can be played."""

from __future__ import annotations

import typer

from vivac.cli.words import Lang, Words
from vivac.table import NotFound, Say, find_game
from vivac.table import games as installed


def games(lang: Lang = "") -> None:
    words = Words(lang)
    for nth, game in enumerate(installed()):
        if nth:
            typer.echo()
        try:
            rulebook = find_game(game)
        except NotFound as broken:
            typer.echo(words.say(broken.say))
            continue
        text = rulebook.text
        typer.echo(f"{game}: {text.say(Say('title'), lang)} ({rulebook.year})")
        typer.echo(f"  {text.say(Say('summary'), lang)}")
        groups = {
            "scenario": [scenario.id for scenario in rulebook.scenarios],
            "role": list(rulebook.roles),
            "switch": [switch.id for switch in rulebook.switches],
        }
        rules = {switch.id: f" ({switch.rule})" for switch in rulebook.switches}
        for kind, ids in groups.items():
            if ids:
                typer.echo(f"  {words(f'games-{kind}')}")
            for each in ids:
                typer.echo(f"    {each}: {text.say(Say(f'{kind}-{each}'), lang)}{rules.get(each, '')}")
