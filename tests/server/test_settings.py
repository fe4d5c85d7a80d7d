"""Where things are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

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
