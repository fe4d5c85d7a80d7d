"""`vivac serve`: the web table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vivac.cli.words import Lang, Words


def serve(
    port: Annotated[int, typer.Option("--port", help="help-port", metavar="P", min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option("--host", help="help-host", metavar="H")] = "127.0.0.1",
    database: Annotated[
        str, typer.Option("--database", help="help-database", metavar="URL", show_default=False)
    ] = "",
    lab: Annotated[
        Path | None, typer.Option("--lab", help="help-lab", metavar="FOLDER", show_default=False)
    ] = None,
    thinkers: Annotated[
        int,
        typer.Option("--thinkers", help="help-thinkers", metavar="N", min=1, max=64, envvar="VIVAC_THINKERS"),
    ] = 2,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(
            "--allow-host", help="help-allow-host", metavar="NAME", envvar="VIVAC_HOSTS", show_default=False
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="help-open")] = False,
    lang: Lang = "",
) -> None:
    from vivac.server.serving import serve as run

    words = Words(lang)

    def ready(address: str) -> None:
        typer.echo(words("serve-ready", address=address))
        if open_browser:
            typer.launch(address)

    run(host, port, database, ready, lab, thinkers, allow_host or ())
