"""Pictures of a game, drawn from the same scenes that the terminal tells in words."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from vivac.cli import app
from vivac.table import open_table


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    table = open_table("tres-en-raya", seed=1)
    for square in ("b2", "a1", "c3"):
        table.answer(f"mark:{square}")
    table.journal.save(tmp_path / "game.journal")
    return tmp_path / "game.journal"


def test_a_saved_game_is_drawn_at_any_moment(journal: Path, tmp_path: Path) -> None:
    picture = tmp_path / "board.svg"
    drawn = []
    for moment in ("0", "3"):
        result = CliRunner().invoke(app, ["replay", str(journal), "--to", moment, "--svg", str(picture)])
        assert result.exit_code == 0
        drawn.append(picture.read_text(encoding="utf-8"))
        assert ElementTree.fromstring(drawn[-1]).tag.endswith("svg")
    assert drawn[0] != drawn[1]


def test_the_board_is_drawn_while_playing(tmp_path: Path) -> None:
    picture = tmp_path / "now.svg"
    result = CliRunner().invoke(app, ["play", "tres-en-raya", "--lang", "en"], input=f"s {picture}\nq\n")
    assert f"Picture saved as {picture}." in result.output
    assert picture.exists()


def test_a_picture_that_cannot_be_written_is_a_complaint(journal: Path, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["replay", str(journal), "--svg", str(tmp_path / "no" / "board.svg")])
    assert result.exit_code == 2
