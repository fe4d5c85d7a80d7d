"""An open table in the terminal: where everybody stands, and answers with a point."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from open_table import installed_field  # noqa: F401
from vivac.cli import app

pytestmark = pytest.mark.usefixtures("installed_field")


def play(typed: str, lang: str = "en") -> str:
    command = ["play", "field", "--lang", lang, "--seed", "1"]
    result = CliRunner().invoke(app, command, input=typed, env={"NO_COLOR": "1", "COLUMNS": "200"})
    assert result.exit_code == 0
    return result.output


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(str(tmp_path))


def test_a_question_says_how_a_point_is_typed() -> None:
    assert "quarter-inches from the south-west corner, such as go:scout:20:20" in play("")
    assert "desde la esquina suroeste, por ejemplo go:scout:20:20" in play("", "es")


def test_an_option_is_typed_with_its_point() -> None:
    output = play("go:scout:24:13\nm\nstop\n")
    assert "infantry: 24:13" in output
    assert "North wins." in output


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1", '"go:scout" needs a point: say where on the table.'),
        ("go:scout:0:0", '"go:scout:0:0" lies outside what is allowed.'),
    ],
)
def test_what_lies_outside_is_refused_in_words(typed: str, said: str) -> None:
    assert said in play(f"{typed}\nstop\n")
