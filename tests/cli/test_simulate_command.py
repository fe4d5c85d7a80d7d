"""`vivac simulate`: what it says, and one clear sentence for whatever cannot be."""

from __future__ import annotations

import json
import socket
import sys
from pathlib import Path

import pytest
from tests.packs import short_ambush
from typer.testing import CliRunner, Result

from vivac.cli import app
from vivac.lab.simulation import Folder, make_plan
from vivac.table import find_game


def vivac(*arguments: object, lang: str = "C") -> Result:
    return CliRunner().invoke(app, list(map(str, arguments)), env={"LANG": lang, "NO_COLOR": "1"})


def test_a_run_says_who_won_and_where_the_report_is(tmp_path: Path) -> None:
    out = tmp_path / "out"
    players = "crosses=greedy,noughts=random"
    result = vivac("simulate", "tres-en-raya", "--players", players, "--games", 8, "--jobs", 1, "--out", out)
    assert result.exit_code == 0, result.output
    assert "crosses (greedy): " in result.stdout
    assert f"The report is in {out}/report.html." in result.stdout
    assert result.stdout.splitlines()[-1].startswith("8 games in ")
    plan = json.loads((out / "plan.json").read_text())
    assert plan["players"] == {"crosses": "greedy", "noughts": "random"}
    assert len((out / "results.jsonl").read_text().splitlines()) == 8
    assert len((out / "results.csv").read_text().splitlines()) == 9


def test_a_run_speaks_spanish(tmp_path: Path) -> None:
    arguments = ["simulate", "tres-en-raya", "--games", 2, "--jobs", 1, "--out", tmp_path / "out"]
    result = vivac(*arguments, "--bot", "random", "--lang", "es")
    assert "El informe está en " in result.stdout
    assert (tmp_path / "out" / "report.html").read_text().startswith('<!doctype html>\n<html lang="es">')


def test_a_finished_run_can_be_resumed_and_nothing_is_played_again(tmp_path: Path) -> None:
    arguments = ["simulate", "tres-en-raya", "--games", 5, "--jobs", 1, "--out", tmp_path / "out"]
    vivac(*arguments)
    result = vivac(*arguments, "--resume")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1].startswith("0 games in ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], 'There is no game called "chess".'),
        (["mosby", "--scenario", "x"], 'mosby has no scenario called "x".'),
        (["mosby", "--switch", "x"], 'mosby has no switch called "x".'),
        (["mosby", "--bot", "x"], 'There is no player called "x". There are: '),
        (["mosby", "--players", "mosby=search:x"], 'There is no player called "search:x". There are: '),
        (["mosby", "--players", "union=random"], 'mosby has no role called "union". It has: mosby.'),
        (["mosby", "--players", "mosby"], 'Players are named as ROLE=BOT, each role once, not as "mosby".'),
        (["mosby", "--players", "mosby=random,mosby=greedy"], 'not as "mosby=greedy".'),
        (["mosby", "--pack", "none.toml"], "The pack none.toml cannot be read."),
        (["mosby", "--pack", "."], "The pack . cannot be read."),
        (["mosby", "--engine", "x"], 'There is no engine called "x". There are: local, dask://HOST:PORT'),
        (["mosby", "--engine", "spark://h:1"], 'There is no engine called "spark://h:1".'),
        (["mosby", "--engine", "dask://here"], "does not say where the cluster is: it is written dask://"),
        (["mosby", "--engine", "ray://h:99999"], "does not say where the cluster is: it is written ray://"),
    ],
)
def test_what_does_not_exist_is_told_in_a_sentence(
    tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    result = vivac("simulate", *arguments, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("kind", ["dask", "ray"])
@pytest.mark.filterwarnings("ignore")  # libraries of others, on their way to the next Python
def test_a_cluster_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, kind: str) -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # bound, but nobody listens
        engine = f"{kind}://127.0.0.1:{nobody.getsockname()[1]}"
        result = vivac("simulate", "mosby", "--engine", engine, "--out", tmp_path / "out")
    assert result.exit_code == 2
    first, second = result.stderr.splitlines()
    assert first == f"Nobody answers at {engine}: is the cluster running, and is this its address?"
    assert second.startswith("Stopped: 0 of 100 games are finished and kept. To go on: vivac simulate mosby ")
    assert f"--engine {engine}" in second


@pytest.mark.parametrize(("kind", "package"), [("dask", "distributed"), ("ray", "ray")])
def test_a_cluster_without_its_package_is_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, package: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    result = vivac("simulate", "mosby", "--engine", f"{kind}://127.0.0.1:1", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert f"Games cannot be sent to {kind}: it is not installed here." in result.stderr


def test_a_folder_that_holds_something_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    result = vivac("simulate", "mosby", "--out", tmp_path)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{tmp_path} is there already and not empty: name another folder, or add")
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    result = vivac("simulate", "mosby", "--out", tmp_path / "mine.txt")
    assert "is there already and not empty" in result.stderr
    result = vivac("simulate", "mosby", "--out", tmp_path / "mine.txt" / "deeper")
    assert "cannot be written: Not a directory." in result.stderr


def test_only_the_same_run_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "out"
    nothing = vivac("simulate", "mosby", "--out", out, "--resume")
    assert nothing.stderr == f"{out} holds no run to go on with.\n"
    vivac("simulate", "tres-en-raya", "--games", 3, "--jobs", 1, "--out", out)
    before = (out / "results.jsonl").read_bytes()
    for other in (["mosby"], ["tres-en-raya", "--seed", 1], ["tres-en-raya", "--bot", "greedy"]):
        result = vivac("simulate", *other, "--out", out, "--resume")
        assert result.exit_code == 2
        assert "holds a run of another game, scenario, players or seed" in result.stderr
    assert (out / "results.jsonl").read_bytes() == before
    (out / "results.jsonl").write_bytes(b"nonsense\n" + before)
    garbled = vivac("simulate", "tres-en-raya", "--out", out, "--resume")
    assert garbled.stderr.endswith("results.jsonl cannot be understood in line 1.\n")


# ---------------------------------------------------------------- with a pack

RAIL = "[charts.performance.cells]\nrail = 3\n"
NAMED = short_ambush("Redcoats")


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Redcoats (random): "), ("es", "Casacas rojas (random): ")]
)
def test_a_run_names_sides_by_its_pack(tmp_path: Path, lang: str, name: str) -> None:
    (tmp_path / "my.toml").write_text(NAMED)
    arguments = ["--pack", tmp_path / "my.toml", "--games", 2, "--jobs", 1, "--out", tmp_path / "out"]
    result = vivac("simulate", "mosquetes", "--scenario", "road_ambush", *arguments, "--lang", lang)
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith(name)
    assert json.loads((tmp_path / "out" / "plan.json").read_text())["pack"] == NAMED


def test_a_run_with_a_pack_goes_on_with_that_one_only(tmp_path: Path) -> None:
    mine, other, out = tmp_path / "my.toml", tmp_path / "other.toml", tmp_path / "out"
    mine.write_text(RAIL)
    other.write_text(RAIL.replace("3", "2"))
    arguments = ["simulate", "mosby", "--games", 3, "--jobs", 1, "--out", out]
    assert vivac(*arguments, "--pack", mine).exit_code == 0
    before = (out / "results.jsonl").read_bytes()
    with_one = (
        f"{out} holds a run that was played with a pack: give the same one with --pack, "
        "or name another folder.\n"
    )
    for pack in (["--pack", other], []):
        refused = vivac(*arguments, "--resume", *pack)
        assert (refused.exit_code, refused.stderr) == (2, with_one)
    spanish = vivac(*arguments, "--resume", "--lang", "es")
    assert "contiene una serie jugada con un paquete: indica el mismo con --pack" in spanish.stderr
    another = vivac(*arguments, "--resume", "--seed", 1)
    assert "holds a run of another game, scenario, players or seed" in another.stderr
    assert (out / "results.jsonl").read_bytes() == before
    copy = tmp_path / "the-same.toml"
    copy.write_text(RAIL)
    more = vivac(*arguments, "--resume", "--pack", copy, "--games", 5)
    assert more.exit_code == 0, more.output
    assert more.stdout.splitlines()[-1].startswith("2 games in ")


def test_a_run_without_a_pack_goes_on_without_one(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(RAIL)
    arguments = ["simulate", "mosby", "--games", 3, "--jobs", 1, "--out", tmp_path / "out"]
    vivac(*arguments)
    refused = vivac(*arguments, "--resume", "--pack", tmp_path / "my.toml")
    assert refused.exit_code == 2
    assert refused.stderr.endswith(
        "holds a run that was played without a pack: leave --pack out, or name another folder.\n"
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"[chart]\n", "my.toml: chart: a pack may hold "),
        (b"[charts.performance.cells]\nrail = 'x'\n", "my.toml: charts.performance.cells.rail: "),
        (b"rail =\n", "my.toml: this is not TOML: "),
        (b"\xff", "my.toml: this is not TOML: "),
    ],
)
def test_a_pack_that_does_not_fit_is_told_in_a_sentence(
    tmp_path: Path, content: bytes, sentence: str
) -> None:
    (tmp_path / "my.toml").write_bytes(content)
    result = vivac("simulate", "mosby", "--pack", tmp_path / "my.toml", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_what_was_stopped_goes_on_with_its_pack(tmp_path: Path) -> None:
    (tmp_path / "my own.toml").write_text(RAIL)
    arguments = ["--pack", tmp_path / "my own.toml", "--out", tmp_path / "out"]
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        engine = f"dask://127.0.0.1:{nobody.getsockname()[1]}"
        result = vivac("simulate", "mosby", "--engine", engine, *arguments)
    assert f"--pack '{tmp_path / 'my own.toml'}' --out {tmp_path / 'out'} --resume" in result.stderr


def test_two_runs_do_not_write_to_one_folder(tmp_path: Path) -> None:
    plan = make_plan(find_game("tres-en-raya"), games=3)
    with Folder.begin(tmp_path / "out", plan):
        result = vivac("simulate", "tres-en-raya", "--games", 3, "--out", tmp_path / "out", "--resume")
    assert result.stderr == f"{tmp_path / 'out'} is being written by another run.\n"
