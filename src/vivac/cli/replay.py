"""`vivac replay JOURNAL`: walk through a saved game, or draw the board at any moment of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from vivac.cli.options import JournalFile, Pack
from vivac.cli.picture import save_picture
from vivac.cli.show import SceneTeller
from vivac.cli.words import Lang, Words, printable
from vivac.table import Journal, NotFound, Role, Rulebook, Table, resume
from vivac.table.reader import Reader


def replay(
    journal: JournalFile,
    to: Annotated[
        int | None, typer.Option("--to", help="help-to", metavar="N", min=0, show_default=False)
    ] = None,
    viewer: Annotated[
        str | None, typer.Option("--as", help="help-replay-as", metavar="ROLE", show_default=False)
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help="help-svg", metavar="FILE", show_default=False)
    ] = None,
    pack: Pack = None,
    lang: Lang = "",
) -> None:
    words = Words(lang)
    saved = Journal.load(journal)
    last = len(saved.entries)
    if to is not None and to > last:
        raise NotFound("no-such-entry", number=to, last=last)
    table = resume(saved if to is None else saved.upto(to), pack)
    if viewer is not None:
        check_role(table.rulebook, viewer)
    reader = Reader(table.rulebook, table.box, lang, table.journal.header.scenario)
    if svg:
        save_picture(svg, table, viewer, reader)
        typer.echo(words("picture-saved", file=str(svg)))
        return
    tell_all(table, viewer, reader, words)


def tell_all(table: Table[Any], viewer: Role | None, reader: Reader, words: Words) -> None:
    """The log and the table as this viewer may read them; and where the journal departs from these rules."""
    for line in table.told(viewer):
        typer.echo(f"{line.number:>5}  {reader.told(line)}")
    teller, scene = SceneTeller(reader, words), table.scene(viewer)
    typer.echo()
    for line_ in [*teller.status(scene), *teller.tracks(scene), *teller.map(scene)]:
        typer.echo(line_)
    if scene.outcome:
        typer.echo(reader.cited(scene.outcome))
    if table.departure is not None:
        typer.echo(printable(words.say(table.departure.say)), err=True)
        raise typer.Exit(1)


def check_role(rulebook: Rulebook[Any], role: Role) -> None:
    if role not in rulebook.roles:
        raise NotFound("no-such-role", role=role, game=rulebook.id, known=", ".join(rulebook.roles))
