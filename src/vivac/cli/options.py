"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(help="help-arg-game", metavar="GAME", show_default=False)]
JournalFile = Annotated[Path, typer.Argument(help="help-arg-journal", metavar="JOURNAL", show_default=False)]
Pack = Annotated[Path | None, typer.Option("--pack", help="help-pack", metavar="FILE", show_default=False)]
ScenarioId = Annotated[
    str | None, typer.Option("--scenario", help="help-scenario", metavar="S", show_default=False)
]
Switches = Annotated[
    list[str] | None, typer.Option("--switch", help="help-switch", metavar="NAME", show_default=False)
]
