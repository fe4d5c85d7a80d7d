"""Bad input gets one clear sentence and a non-zero exit, never a traceback, and no file is damaged."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from toys import TOY
from vivac.cli import app
from vivac.cli.journal_file import JournalFile
from vivac.players import PLAYERS
from vivac.table import open_table


def vivac(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, arguments, input=typed, env={"LANG": "C", "NO_COLOR": "1"})


@pytest.fixture
def saved(tmp_path: Path, installed_toy: object) -> Path:
    table = open_table(TOY, seed=1)
    while table.question:
        table.answer("bid:high" if len(table.waiting_for) == 2 else 0)
    table.journal.save(tmp_path / "game.journal")
    return tmp_path / "game.journal"


@pytest.mark.usefixtures("installed_toy")
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], 'There is no game called "chess". Installed: toy.'),
        (["fuzz", "chess"], 'There is no game called "chess". Installed: toy.'),
        (["bench", "chess"], 'There is no game called "chess". Installed: toy.'),
        (["play", "toy", "--scenario", "x"], 'toy has no scenario called "x". It has: short, long.'),
        (["fuzz", "toy", "--scenario", "x"], 'toy has no scenario called "x". It has: short, long.'),
        (["play", "toy", "--switch", "x"], 'toy has no switch called "x". It has: brave.'),
        (["play", "toy", "--as", "west"], 'toy has no role called "west". It has: north, south.'),
        (
            ["play", "toy", "--opponent", "x"],
            f'There is no player called "x". There are: {", ".join(PLAYERS)}.',
        ),
        (["play", "toy", "--lang", "fr"], 'There is no language "fr". There are: en, es.'),
        (["play", "toy", "--pack", "none.toml"], "The pack none.toml cannot be read."),
        (["play", "toy", "--pack", "."], "The pack . cannot be read."),
        (["rules", "toy", "9.9"], "toy has no rule 9.9. The nearest are: 1.1, 2.2-1, 2.1-2, 2.1-1."),
        (["chart", "toy", "x"], 'toy has no chart called "x". It has: worth, raids.'),
        (["chart", "toy", "worth", "x=1"], 'The chart worth is not read by "x" but by: card.'),
        (["chart", "toy", "worth", "card=x"], "The chart worth has no card x: it has ace, king, two, three."),
        (["chart", "toy", "raids", "die=1"], "The chart raids needs place as well."),
        (["verify", "none.journal"], "There is no file none.journal."),
        (["replay", "none.journal"], "There is no file none.journal."),
        (["odds", "none.journal"], "There is no file none.journal."),
    ],
)
def test_what_does_not_exist_is_named_with_what_does(arguments: list[str], sentence: str) -> None:
    result = vivac(*arguments)
    assert result.exit_code == 2
    assert result.stderr == sentence + "\n"
    assert result.stdout == ""


@pytest.mark.usefixtures("installed_toy")
def test_complaints_are_made_in_the_language_asked_for() -> None:
    assert "No hay ningún juego llamado «ajedrez»" in vivac("play", "ajedrez", "--lang", "es").stderr


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (lambda text: "", "is empty"),
        (lambda text: "once upon a time\n", "is not a journal of ours"),
        (lambda text: text[:-9], "is cut short in its last line"),
        (lambda text: text.replace('"bid","high"', '"bid","most"', 1), "entry 2 "),
        (
            lambda text: text.replace('"version":"1"', '"version":"0"').replace('"high"', '"low"'),
            "by edition 0 of the rules",
        ),
        (lambda text: text.replace('"game":"toy"', '"game":"chess"'), 'no game called "chess"'),
    ],
)
@pytest.mark.parametrize("command", ["play", "replay", "odds", "verify"])
def test_a_damaged_journal_is_refused_and_left_as_it_is(
    saved: Path, damage: object, sentence: str, command: str
) -> None:
    saved.write_text(damage(saved.read_text()))  # type: ignore[operator]
    before = saved.read_bytes()
    arguments = ["play", "toy", "--journal", str(saved)] if command == "play" else [command, str(saved)]
    result = vivac(*arguments)
    assert result.exit_code in (1, 2)
    if 'game called "chess"' in sentence and command == "play":
        sentence = "already holds a game of chess"
    assert sentence.lower() in result.output.lower()
    assert saved.read_bytes() == before


def test_a_journal_of_another_game_is_not_played_on(saved: Path) -> None:
    before = saved.read_bytes()
    for asked in (["--scenario", "long"], ["--switch", "brave"]):
        result = vivac("play", "toy", "--journal", str(saved), *asked)
        assert result.exit_code == 2
        assert "game.journal already holds a game of toy, not the one asked for." in result.stderr
    assert saved.read_bytes() == before


def test_a_game_that_is_over_has_no_odds(saved: Path) -> None:
    result = vivac("odds", str(saved))
    assert result.exit_code == 2
    assert "The game is over" in result.stderr


def test_an_option_that_is_not_offered_has_no_odds(tmp_path: Path, installed_toy: object) -> None:
    table = open_table(TOY, seed=1)
    table.journal.save(tmp_path / "open.journal")
    result = vivac("odds", str(tmp_path / "open.journal"), "--option", "fly:moon")
    assert result.exit_code == 2
    assert '"fly:moon" is not among the options' in result.stderr


def test_an_entry_beyond_the_last_does_not_exist(saved: Path) -> None:
    result = vivac("replay", str(saved), "--to", "999")
    assert result.exit_code == 2
    assert "The journal has no entry 999" in result.stderr
    assert vivac("replay", str(saved), "--as", "west").exit_code == 2


def test_a_picture_never_overwrites_anything_else(saved: Path) -> None:
    before = saved.read_bytes()
    result = vivac("replay", str(saved), "--svg", str(saved))
    assert result.exit_code == 2
    assert "A picture is saved as .svg: game.journal is left alone." in result.stderr
    assert saved.read_bytes() == before


def test_a_journal_that_cannot_be_written_is_a_complaint(tmp_path: Path, installed_toy: object) -> None:
    result = vivac("play", "toy", "--journal", str(tmp_path / "nowhere" / "game"))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr


def test_a_game_in_progress_is_not_opened_twice(tmp_path: Path, installed_toy: object) -> None:
    with JournalFile(tmp_path / "game") as file:
        file.begin(open_table(TOY, seed=1))
        result = vivac("play", "toy", "--journal", str(tmp_path / "game"))
    assert result.exit_code == 2
    assert "game is being played somewhere else." in result.stderr
    assert vivac("play", "toy", "--journal", str(tmp_path / "game")).exit_code == 0


STEERING = "\\u001b]0;mine\\u0007\\u009b2J\\u202egnp"


@pytest.mark.parametrize("command", ["verify", "replay", "odds"])
@pytest.mark.parametrize(
    "damage",
    [
        ('"version":"1"', f'"version":"{STEERING}"'),
        ('"scenario":"short"', f'"scenario":"{STEERING}"'),
        ('"game":"toy"', f'"game":"{STEERING}"'),
        ('"entry":["bid","high"]', f'"entry":["bid","{STEERING}"]'),
        ('{"seed":"', f'{{"seed":"{STEERING}'),
    ],
)
def test_nothing_in_a_journal_steers_the_terminal(saved: Path, command: str, damage: tuple[str, str]) -> None:
    text = saved.read_text()
    assert damage[0] in text
    saved.write_text(text.replace(*damage))
    result = CliRunner().invoke(app, [command, str(saved)], env={"LANG": "C"}, color=True)
    said = result.stdout + result.stderr
    assert said
    assert not set(said) & set("\x1b\x07\x9b\u202e")


def run(*arguments: str, typed: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "vivac", *arguments]
    env = {**os.environ, "LANG": "C", "NO_COLOR": "1"}
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=folder, env=env)


def test_the_command_itself_complains_politely(tmp_path: Path) -> None:
    done = run("play", "chess", folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith('There is no game called "chess". Installed: ')
    assert "Traceback" not in done.stderr


def test_the_command_itself_plays_saves_and_goes_on(tmp_path: Path) -> None:
    options = ("play", "tres-en-raya", "--journal", "game", "--opponent", "random", "--seed", "1")
    first = run(*options, typed="1\n", folder=tmp_path)
    assert first.returncode == 0
    assert "To go on: vivac play tres-en-raya --journal game" in first.stdout
    second = run(*options, typed="1\n" * 9, folder=tmp_path)
    assert second.returncode == 0
    assert "2 of 9 squares taken" in second.stdout
    assert run("verify", "game", folder=tmp_path).returncode == 0
    assert "Traceback" not in first.stderr + second.stderr
