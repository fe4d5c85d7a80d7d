"""`vivac verify JOURNAL`: these rules, this box, these dice, every entry legal, the same final state?"""

from __future__ import annotations

import typer

from vivac.cli.options import JournalFile, Pack
from vivac.cli.words import Lang, Words, printable
from vivac.table import Journal


def verify(journal: JournalFile, pack: Pack = None, lang: Lang = "") -> None:
    from vivac.lab.verify import verify as check

    words = Words(lang)
    verdict = check(Journal.load(journal), pack)
    edition = verdict.edition
    typer.echo(words("verify-rules", edition=edition.version, box=edition.box))
    for finding in (*verdict.remarks, *verdict.problems):
        typer.echo(printable(words.say(finding)))
    typer.echo(words("verify-dice", dice=verdict.dice, checked=verdict.checked))
    typer.echo(words("verify-states" if verdict.states else "verify-no-states", states=verdict.states))
    if verdict.final:
        typer.echo(words("verify-final"))
    if not verdict.sound:
        typer.echo(words("verify-unsound", entries=verdict.entries, problems=len(verdict.problems)))
        raise typer.Exit(1)
    typer.echo(words("verify-over" if verdict.over else "verify-unfinished", entries=verdict.entries))
