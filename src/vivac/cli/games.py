"""`vivac games`: what can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import typer

from vivac.cli.words import Lang, Words, printable
from vivac.lab.registration import faults
from vivac.table import NotFound, Rulebook, Say, find_game
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
        for fault in faults(rulebook):
            typer.echo(printable(words.say(fault)))
        text = rulebook.text
        typer.echo(f"{game}: {text.say(Say('title'), lang)} ({rulebook.year})")
        typer.echo(f"  {text.say(Say('summary'), lang)}")
        for line in credit_lines(rulebook, words):
            typer.echo(f"  {line}")
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


def credit_lines(rulebook: Rulebook[Any], words: Words) -> Iterator[str]:
    """Whose game this is, and that ours is an independent implementation."""
    credits = rulebook.credits
    if credits is None:
        return
    parts = [words(f"credits-{what}") + " " + ", ".join(who) for what, who in credits.makers() if who]
    yield "; ".join([f"{credits.title}", *parts])
    yield words("credits-ours")
