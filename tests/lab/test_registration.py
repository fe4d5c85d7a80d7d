"""A game package that is wrong is found out when it is registered, in a sentence with its file."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from litestar.testing import TestClient
from tests.server.guests import generous
from typer.testing import CliRunner

from vivac.cli import app
from vivac.lab.registration import faults
from vivac.server.app import build_app
from vivac.server.settings import Settings
from vivac.table import NotFound, find_game, games
from vivac.table.errors import Complaint

GAME = """
from pathlib import Path
from dataclasses import replace
from broken.rules import TURN
from tres_en_raya import RULEBOOK as GOOD

RULEBOOK = replace(GOOD, id="broken", folder=Path(__file__).parent{changes})
"""
GOOD_RULES = """
from vivac.table import Action, Menu, never_barred
from tres_en_raya.game import MARK
TURN = Menu("mark", MARK)
"""
CHART = """
from vivac.box import Axis, Chart, Source
from vivac.table import Action, Menu, Test
from tres_en_raya.game import MARK

TURN = Menu("mark", MARK)
WORTH = Chart(rule="1", source=Source.OURS, note={"en": "x", "es": "x"},
              axes=(Axis("n", low=1, high=2),), cells={"1": 1, "2": 2})


def charts(_box):
    return {"worth": WORTH}
"""
Plant = Callable[..., None]


@pytest.fixture
def plant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Plant]:
    """A package beside the example game, registered as `broken`, with these rules in its `rules.py`."""

    def planted(rules: str = GOOD_RULES, changes: str = "", **files: str) -> None:
        folder = tmp_path / "broken"
        folder.mkdir()
        example = find_game("tres-en-raya").words
        (folder / "words").symlink_to(example)
        (folder / "rules.py").write_text(rules)
        for name, text in {"__init__": GAME.replace("{changes}", changes), **files}.items():
            (folder / f"{name}.py").write_text(text)

    points = {
        "broken": EntryPoint("broken", "broken:RULEBOOK", "vivac.games"),
        "tres-en-raya": EntryPoint("tres-en-raya", "tres_en_raya:RULEBOOK", "vivac.games"),
    }
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("vivac.table.rulebook._registered", lambda: points)
    find_game.cache_clear()
    yield planted
    find_game.cache_clear()
    for name in [name for name in sys.modules if name.partition(".")[0] == "broken"]:
        del sys.modules[name]


def told() -> list[str]:
    return [str(Complaint(fault.key, **fault.params)) for fault in faults(find_game("broken"))]


@pytest.mark.parametrize("game", games())
def test_nothing_is_wrong_with_the_games_that_are_installed(game: str) -> None:
    assert faults(find_game(game)) == ()


def test_nothing_is_wrong_with_a_game_that_is_whole(plant: Plant) -> None:
    plant()
    assert told() == []


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (
            'Action("mark", "1.1", among=lambda *_: [])',
            "broken/rules.py: the action mark says among what it is chosen, but not what bars it.",
        ),
        (
            'Action("mark", "1.1", of=("square",), bars=never_barred)',
            "",
        ),
        (
            'Action("mark", "1.1", of=("square",), bars=lambda *_: 0)',
            "broken/rules.py: the action mark has a law that nobody asks",
        ),
        (
            'Action("mark", of=("square",))',
            "broken/rules.py: the action mark is about things and names no rule.",
        ),
        (
            'Action("mark", "9.9")',
            "broken/rules.py: the action mark names the rule 9.9, which is not among the rules.",
        ),
        ('Action("dance", "1.1")', "words/es.ftl: the action dance has no words: option-dance is missing."),
    ],
)
def test_an_action_that_is_wrong_is_named_with_its_file(plant: Plant, action: str, sentence: str) -> None:
    plant(f"{GOOD_RULES}\nWRONG = {action}\n")
    found = told()
    assert any(each.startswith(sentence) for each in found) if sentence else not found


def test_a_chart_that_nothing_reads_is_named(plant: Plant) -> None:
    plant(CHART, ", charts=__import__('broken.rules').rules.charts")
    assert told() == ["box/charts.toml: no roll and no rule ever reads the chart worth."]


def test_a_chart_that_only_shows_what_stands_elsewhere_says_so(plant: Plant) -> None:
    plant(CHART.replace("Chart(", "Chart(shown=True, "), ", charts=__import__('broken.rules').rules.charts")
    assert told() == []


def test_a_test_that_names_a_chart_which_is_not_there_is_named(plant: Plant) -> None:
    wrong = 'test = lambda n: Test("1", chart="wrth", keys=(f(n), "x"))\nread = lambda c: c.worth\n'
    plant(f"{CHART}\n{wrong}", ", charts=__import__('broken.rules').rules.charts")
    assert told() == ["broken/rules.py: a test names the chart wrth, which the box does not have."]


def test_an_edition_that_is_no_number_is_named(plant: Plant) -> None:
    plant(changes=', version="1b"')
    assert told() == ['broken/__init__.py: the edition "1b" is not a whole number.']


def test_a_look_without_a_side_is_named(plant: Plant, tmp_path: Path) -> None:
    plant()
    (tmp_path / "broken" / "board").mkdir()
    look = tmp_path / "broken" / "board" / "look.toml"
    look.write_text('[sides.crosses]\nsilhouette = "round"\n')
    assert told() == ["board/look.toml: there is no livery for noughts."]


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (
            'Script(Step("a", None, then="a"), Step("lost", None, then="a"))',
            "rules.py:2: the step lost of a script can never be reached",
        ),
        (
            'Script(Step("a", None, then="a"), Step("a", None))',
            "rules.py:2: a script has two steps of the name a",
        ),
        ('Script(Step("a", None, then="b"))', "rules.py:2: a script leads to b, which is no step of it"),
        (
            'Menu("turn", Action("mark", "1.1"))',
            "rules.py:2: mark in the menu turn does not say what is done",
        ),
        ("1 / 0", "rules.py:2: division by zero"),
        ("(", "rules.py:2: '(' was never closed"),
    ],
)
def test_what_breaks_down_while_a_game_is_loaded_is_told_with_its_file(
    plant: Plant, rules: str, sentence: str
) -> None:
    plant(f"from vivac.table import *; TURN = None\nWRONG = {rules}\n")
    with pytest.raises(NotFound) as broken:
        find_game("broken")
    assert str(broken.value).startswith("The game broken is installed but cannot be loaded: ")
    assert sentence in str(broken.value)


def vivac(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, arguments, env={"LANG": "C", "COLUMNS": "200"})
    return result.exit_code, result.output


def test_the_command_line_tells_what_is_wrong_and_the_other_games_are_there(plant: Plant) -> None:
    plant(changes=', version="1b"')
    fault = 'broken/__init__.py: the edition "1b" is not a whole number.\n'
    code, output = vivac("games")
    assert code == 0
    assert fault in output
    assert "tres-en-raya: " in output
    assert vivac("check", "broken") == (1, fault)
    assert vivac("check", "tres-en-raya") == (0, "Nothing is wrong with tres-en-raya.\n")
    assert vivac("check", "broken", "--lang", "es")[1].endswith("no es un número entero.\n")


@pytest.mark.parametrize(
    ("rules", "changes"), [(GOOD_RULES, ', version="1b"'), ("from vivac.table import nothing", "")]
)
def test_a_server_tells_it_when_it_starts_and_serves_the_other_games(
    plant: Plant, tmp_path: Path, caplog: pytest.LogCaptureFixture, rules: str, changes: str
) -> None:
    plant(rules, changes)
    settings = Settings(
        database=str(tmp_path / "tables.sqlite"), limits=generous(), hosts=("testserver.local",)
    )
    with TestClient(build_app(settings)) as client:
        for _ in range(200):
            listed = client.get("/api/games").json()
            if any("broken" in record.getMessage() for record in caplog.records):
                break
        assert [game["id"] for game in client.get("/api/games").json()] == ["tres-en-raya"], listed
        refused = client.post("/api/tables", json={"game": "broken"})
        assert refused.status_code == 400
        assert "broken" in refused.json()["detail"]
        assert client.post("/api/tables", json={"game": "tres-en-raya"}).status_code == 201
    assert any("broken" in record.getMessage() for record in caplog.records)
