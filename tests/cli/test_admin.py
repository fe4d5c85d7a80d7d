"""`vivac admin replay-all`: what becomes of every stored game by the rules of today."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.guests import Guest, generous
from typer.testing import CliRunner, Result

from toys import TOY
from vivac.cli import app
from vivac.server.app import build_app
from vivac.server.settings import Settings
from vivac.table import Table, open_table

pytestmark = pytest.mark.usefixtures("installed_toy")


def replay_all(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["admin", "replay-all", *arguments], env={"LANG": "C", "COLUMNS": "200"})


def play_out(table: Table[Any]) -> Table[Any]:
    while table.question:
        table.answer(0)
    return table


async def with_more_points(table: Table[Any]) -> Any:
    table.game.points["north"] = 9
    return await PLAY(table)


async def corrected(table: Table[Any]) -> Any:
    if table.since("erratum-2.2"):
        table.game.points["north"] = 9
    return await PLAY(table)


PLAY = TOY.play


@pytest.fixture
def other_rules() -> Iterator[Any]:
    def change(play: Any) -> None:
        object.__setattr__(TOY, "play", play)

    yield change
    change(PLAY)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for seed in (1, 2):
        play_out(open_table(TOY, seed=seed)).journal.save(tmp_path / f"{seed}.journal")
    return tmp_path


@pytest.fixture
def database(tmp_path: Path) -> str:
    database = str(tmp_path / "tables.sqlite")
    settings = Settings(database=database, limits=generous(), hosts=("testserver.local",))
    with TestClient(build_app(settings)) as client:
        Guest.open(client, "toy").answer("bid:low", role="north")
        Guest.open(client, "toy")
    return database


def test_games_that_go_the_same_are_told_one_after_another(folder: Path) -> None:
    result = replay_all(str(folder))
    assert result.exit_code == 0
    assert result.output.splitlines()[0].startswith("1/2  1.journal: the same. All ")
    assert result.output.endswith("2 the same, 0 kept on the old reading, 0 depart, 0 unreadable.\n")


def test_a_game_that_departs_is_named_and_fails(folder: Path, other_rules: Any) -> None:
    other_rules(with_more_points)
    result = replay_all(str(folder))
    assert result.exit_code == 1
    assert "1.journal: departs. From entry 0 on this game does not go as its journal says" in result.output
    assert "2 depart" in result.output


def test_a_game_on_the_old_reading_is_kept(folder: Path, other_rules: Any) -> None:
    other_rules(corrected)
    result = replay_all(str(folder), "--lang", "es")
    assert result.exit_code == 0
    assert "1.journal: conserva la lectura antigua." in result.output
    assert "anterior a erratum-2.2" in result.output


def test_a_file_that_cannot_be_read_is_told_with_the_others(folder: Path) -> None:
    (folder / "0.journal").write_text("once upon a time\n")
    result = replay_all(str(folder))
    assert result.exit_code == 1
    assert "1/3  0.journal: unreadable. 0.journal is not a journal of ours" in result.output
    assert "2 the same" in result.output


def test_the_tables_of_a_house_are_played_again_and_left_as_they_are(database: str) -> None:
    before = Path(database).read_bytes()
    result = replay_all("--database", database)
    assert result.exit_code == 0
    assert "2 the same" in result.output
    assert Path(database).read_bytes() == before
    assert "2 iguales" in replay_all("--database", database, "--lang", "es").output


def test_a_table_that_departs_or_is_damaged_fails(database: str, other_rules: Any) -> None:
    with sqlite3.connect(database) as store:
        (first,) = store.execute("select id from game order by created").fetchone()
        store.execute("update entry set line = replace(line, 'low', 'mad') where game = ?", (first,))
    result = replay_all("--database", database)
    assert result.exit_code == 1
    assert f"{first}: departs. From entry 2 on" in result.output
    with sqlite3.connect(database) as store:
        store.execute("update game set header = '{' where id = ?", (first,))
    assert f"{first}: unreadable." in replay_all("--database", database).output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["nowhere"], "There is no folder nowhere."),
        (["--database", "nowhere.sqlite"], "There is no database of ours at nowhere.sqlite."),
        ([".", "--database", "x"], "Give either a folder or a database, not both."),
    ],
)
def test_what_is_not_there_is_told_in_a_sentence(arguments: list[str], sentence: str) -> None:
    result = replay_all(*arguments)
    assert result.exit_code == 2
    assert sentence in result.output
