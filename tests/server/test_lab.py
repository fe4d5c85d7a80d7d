"""The laboratory on the web: what `vivac simulate` has made, to be read and nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from tests.server.guests import problem
from vivac.lab.simulation import Engine, Folder, make_plan, report_on, simulate
from vivac.server.app import build_app
from vivac.server.settings import Settings
from vivac.table import find_game


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with two runs, one of them stopped, and with things that are no runs."""
    around = tmp_path_factory.mktemp("lab")
    folder = around / "runs"
    for name, game, games, done in (("whole", "tres-en-raya", 6, 6), ("half", "mosby", 9, 0)):
        with Folder.begin(folder / name, make_plan(find_game(game), games=games)) as run:
            if done:
                simulate(run, Engine("local"), 1)
            report_on(run, "en")
    (folder / "begun").mkdir()
    (folder / "note.txt").write_text("mine")
    (folder / "whole" / "secret.txt").write_text("mine")
    (around / "report.html").write_text("outside")
    return folder


def client_of(settings: Settings, lab: Path | None) -> TestClient[Any]:
    return TestClient(build_app(replace(settings, lab=lab)))


def test_runs_are_listed_with_who_won_how_often(settings: Settings, lab: Path) -> None:
    with client_of(settings, lab) as client:
        found = client.get("/api/lab", params={"lang": "es"}).json()
    assert found["open"] is True
    runs = {run["id"]: run for run in found["runs"]}
    assert set(runs) == {"whole", "half"}
    assert (runs["half"]["done"], runs["half"]["games"]) == (0, 9)
    whole = runs["whole"]
    assert whole["title"] == "Tres en raya"
    assert [(side["id"], side["bot"]) for side in whole["sides"]] == [
        ("crosses", "random"),
        ("noughts", "random"),
        ("", ""),
    ]
    assert whole["sides"][2]["name"] == "nadie: empate"
    assert sum(side["share"] for side in whole["sides"]) == pytest.approx(1, abs=1e-3)


def test_a_run_names_its_sides_by_its_pack(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(
        "[[scenarios.scenario]]\nid = 'road_ambush'\n[[scenarios.scenario.side]]\nid = 'A'\n"
        "name = { en = 'Redcoats', es = 'Casacas rojas' }\n"
    )
    plan = make_plan(find_game("mosquetes"), "road_ambush", games=1, pack=tmp_path / "my.toml")
    with Folder.begin(tmp_path / "runs" / "mine", plan) as run:
        report_on(run, "en")
    with client_of(settings, tmp_path / "runs") as client:
        (found,) = client.get("/api/lab", params={"lang": "es"}).json()["runs"]
    assert [side["name"] for side in found["sides"][:2]] == ["Casacas rojas", "Partidarios franceses"]


def test_a_report_is_shown_as_it_is_and_can_do_nothing(settings: Settings, lab: Path) -> None:
    with client_of(settings, lab) as client:
        answer = client.get("/api/lab/whole/report.html")
        table = client.get("/api/lab/whole/results.csv")
    assert answer.content == (lab / "whole" / "report.html").read_bytes()
    assert answer.headers["content-type"].startswith("text/html")
    (policy,) = answer.headers.get_list("content-security-policy")
    assert "script-src" not in policy
    assert "default-src 'none'" in policy
    assert "sandbox" in policy
    assert table.headers["content-type"].startswith("text/csv")


@pytest.mark.parametrize(
    "path",
    [
        "whole/secret.txt",
        "whole/plan.json",
        "nothing/report.html",
        "begun/report.html",
        "../report.html",
        "..%2Fruns/report.html",
        "%2e%2e/report.html",
        "whole/..%2F..%2Freport.html",
    ],
)
def test_nothing_else_can_be_read(settings: Settings, lab: Path, path: str) -> None:
    with client_of(settings, lab) as client:
        problem(client.get(f"/api/lab/{path}"), 404)


def test_a_server_without_a_folder_says_so(settings: Settings, tmp_path: Path) -> None:
    with client_of(settings, None) as client:
        assert client.get("/api/lab").json() == {"open": False, "runs": []}
        problem(client.get("/api/lab/whole/report.html"), 404)
    with client_of(settings, tmp_path / "gone") as client:
        assert client.get("/api/lab").json() == {"open": True, "runs": []}
