"""`vivac admin ...`: what whoever keeps a house looks after."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vivac.cli.polite import PoliteCommand, PoliteGroup
from vivac.cli.words import Lang, Words, printable
from vivac.table import Complaint, MissingText

if TYPE_CHECKING:
    from vivac.lab.replaying_all import Fate

admin = typer.Typer(cls=PoliteGroup, help="help-admin", no_args_is_help=True, add_completion=False)


@admin.command("replay-all", cls=PoliteCommand, help="help-replay-all")
def replay_all(
    folder: Annotated[
        Path | None, typer.Argument(help="help-arg-folder", metavar="FOLDER", show_default=False)
    ] = None,
    database: Annotated[
        str, typer.Option("--database", help="help-database", metavar="URL", show_default=False)
    ] = "",
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", help="help-packs", metavar="FILE", show_default=False)
    ] = None,
    lang: Lang = "",
) -> None:
    if folder is not None and database:
        raise Complaint("folder-or-database")
    teller = _Teller(Words(lang))
    if folder is not None:
        from vivac.lab.replaying_all import fates_of_files, journals_in

        files = journals_in(folder)
        for name, fate in fates_of_files(files, pack or ()):
            teller.tell(len(files), name, fate)
    else:
        asyncio.run(_tables(database, teller))
    teller.sum_up()


async def _tables(database: str, teller: _Teller) -> None:
    from vivac.server.stored import fates_of_tables

    async for count, table, fate in fates_of_tables(database):
        teller.tell(count, table, fate)


class _Teller:
    """Tells of every game as soon as it has been played again, and at the end how many there were."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._kinds: Counter[str] = Counter()

    def tell(self, count: int, name: str, fate: Fate) -> None:
        self._kinds[fate.kind] += 1
        nth = sum(self._kinds.values())
        try:
            said = self._words.say(fate.say)
        except MissingText:  # a sentence of the server's
            said = self._words("fate-unreadable")
        kind = self._words(f"fate-{fate.kind}-kind")
        typer.echo(printable(f"{nth}/{count}  {name}: {kind}. {said}"))

    def sum_up(self) -> None:
        kinds = ("same", "kept", "departs", "unreadable")
        typer.echo(self._words("fates-total", **{kind: self._kinds[kind] for kind in kinds}))
        if self._kinds["departs"] or self._kinds["unreadable"]:
            raise typer.Exit(1)
