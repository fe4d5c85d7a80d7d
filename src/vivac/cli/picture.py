"""Saving the board as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from vivac.table import Complaint, Role, Table
from vivac.table.reader import Reader


def save_picture(path: Path, table: Table[Any], viewer: Role | None, reader: Reader) -> None:
    """Draw what a viewer sees into an SVG file. Any other kind of file is left alone."""
    from vivac.drawing.look import look_of
    from vivac.drawing.scene import draw_scene

    if path.suffix.lower() != ".svg":
        raise Complaint("picture-not-svg", file=path.name)
    board = table.rulebook.board_of(table.box, table.journal.header.scenario)
    svg = draw_scene(look_of(table.rulebook), board, table.scene(viewer), reader.say)
    try:
        path.write_text(svg, encoding="utf-8")
    except OSError:
        raise Complaint("file-unwritable", file=path.name) from None
