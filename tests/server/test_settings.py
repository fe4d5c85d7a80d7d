"""Where things are kept, and what a server is told when it starts."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from vivac.cli import app
from vivac.server.settings import Settings, user_folder


@pytest.mark.parametrize(
    ("database", "url"),
    [
        ("games.sqlite", "sqlite+aiosqlite:///games.sqlite"),
        ("/var/games.sqlite", "sqlite+aiosqlite:////var/games.sqlite"),
        ("sqlite:///games.sqlite", "sqlite+aiosqlite:///games.sqlite"),
        ("postgresql://me@host/games", "postgresql+psycopg://me@host/games"),
        ("postgres://me@host/games", "postgresql+psycopg://me@host/games"),
        ("postgresql+asyncpg://me@host/games", "postgresql+asyncpg://me@host/games"),
    ],
)
def test_a_database_is_a_file_or_an_address(database: str, url: str) -> None:
    assert Settings(database=database).url == url


def test_without_one_games_are_kept_in_the_folder_of_the_person(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert Settings().url == "sqlite+aiosqlite:////data/vivac/tables.sqlite"


@pytest.mark.parametrize(
    ("platform", "kind", "folder"),
    [
        ("linux", "data", ".local/share/vivac"),
        ("linux", "cache", ".cache/vivac"),
        ("darwin", "data", "Library/Application Support/vivac"),
        ("darwin", "cache", "Library/Caches/vivac"),
        ("win32", "data", "AppData/Local/vivac"),
    ],
)
def test_every_system_has_its_own_custom(
    monkeypatch: pytest.MonkeyPatch, platform: str, kind: str, folder: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/ana"))
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert user_folder(kind) == Path("/home/ana") / folder


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings a server that is started from the command line would have."""
    found: list[Settings] = []

    class Started(Exception):
        pass

    def config_for(settings: Settings) -> None:
        found.append(settings)
        raise Started

    monkeypatch.setattr("vivac.server.serving.config_for", config_for)
    return found


def test_the_command_line_says_how_many_bots_think_and_by_which_names_it_goes(told: list[Settings]) -> None:
    names = ["--allow-host", "vivac.example", "--allow-host", "games.lan"]
    CliRunner().invoke(app, ["serve", "--port", "0", "--thinkers", "5", "--host", "0.0.0.0", *names])
    assert told[0].limits.thinkers == 5
    assert told[0].served == "0.0.0.0"
    assert told[0].hosts == ("vivac.example", "games.lan")


def test_so_does_the_environment(told: list[Settings]) -> None:
    env = {"VIVAC_THINKERS": "3", "VIVAC_HOSTS": "vivac.example games.lan"}
    CliRunner().invoke(app, ["serve", "--port", "0"], env=env)
    assert told[0].limits.thinkers == 3
    assert told[0].hosts == ("vivac.example", "games.lan")


@pytest.mark.parametrize(("lang", "words"), [("en", "bots think at once"), ("es", "bots piensan a la vez")])
def test_both_are_explained_in_the_help(lang: str, words: str) -> None:
    told = CliRunner().invoke(app, ["serve", "--help"], env={"LANG": lang, "COLUMNS": "300"}).stdout
    assert words in told
    assert "VIVAC_THINKERS" in told
    assert "--allow-host" in told
