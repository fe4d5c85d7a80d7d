"""Thousands of games: the same whoever plays them, kept whatever happens, and reported on."""

from __future__ import annotations

import csv
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import psutil
import pytest
from tests.packs import short_ambush

from toys import TOY
from vivac.lab.simulation import Engine, Folder, Plan, Result, make_plan, report_on, simulate, summarize
from vivac.lab.simulation import engines as engines_
from vivac.lab.simulation.engines import Batch, Pace, played
from vivac.lab.simulation.folder import read_plan, read_results
from vivac.lab.simulation.playing import Watcher, play_game, unpacked
from vivac.table import Complaint, find_game, games, open_table

LOCAL = Engine("local")
NONE: Callable[[int], None] = lambda _: None  # noqa: E731


def run(folder: Path, plan: Plan, jobs: int = 1, progress: Callable[[int], None] = NONE) -> bytes:
    with Folder.begin(folder, plan) as kept:
        simulate(kept, LOCAL, jobs, progress)
    return (folder / "results.jsonl").read_bytes()


@pytest.mark.parametrize("game", games())
def test_a_game_depends_on_the_seed_and_its_number_alone(game: str) -> None:
    plan = make_plan(find_game(game), find_game(game).scenarios[-1].id, seed=5, games=3)
    alone = play_game(plan, 2)
    assert [play_game(plan, number) for number in range(3)][2] == alone
    assert not alone.broken
    assert play_game(msgspec.structs.replace(plan, seed=6), 2) != alone
    assert play_game(plan, 1) != msgspec.structs.replace(alone, number=1)


def test_however_many_processes_play_the_results_are_the_same(tmp_path: Path) -> None:
    """Sets of words are in another order in every process: nothing of it may show."""
    for game, number in (("mosby", 120), ("cuadro", 6)):
        plan = make_plan(find_game(game), seed=3, games=number)
        alone, together = (run(tmp_path / f"{game}{jobs}", plan, jobs) for jobs in (1, 2))
        assert alone == together
        numbers = [result.number for result in read_results(tmp_path / f"{game}2")]
        assert numbers == list(range(number))


def test_whoever_looks_ahead_plays_better_than_whoever_does_not(tmp_path: Path) -> None:
    plan = make_plan(find_game("tres-en-raya"), players={"noughts": "greedy"}, games=20)
    run(tmp_path / "out", plan)
    wins = {share.who: share.count for share in summarize(plan, read_results(tmp_path / "out"), ()).wins}
    assert wins["noughts"] > wins["crosses"], "crosses begin, but at random"


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    plan = make_plan(find_game("mosby"), seed=3, games=3000)
    expected = run(tmp_path / "alone", plan)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done and not killed:
            workers = [each for each in psutil.Process().children() if "LokyProcess" in str(each.cmdline())]
            killed.append(workers[0].pid)
            os.kill(killed[0], signal.SIGKILL)

    assert run(tmp_path / "out", plan, 2, kill_one) == expected
    assert killed


def test_batches_grow_to_half_a_second_and_dwindle_to_the_last_game() -> None:
    pace, sizes = Pace(make_plan(TOY), list(range(1000))), []
    for _, (_, batch), _ in pace.tasks():
        sizes.append(len(batch))
        pace.note(Batch(batch, b"", 0.01 * len(batch), 0.0))
    assert sum(sizes) == 1000
    assert (sizes[0], max(sizes), sizes[-1]) == (1, 50, 1)
    assert sizes[1:] == sorted(sizes[1:], reverse=True)


def test_workers_that_die_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = []

    def dying(tasks: object) -> engines_.Batches:
        rounds.append(tasks)
        if len(rounds) == 1:
            yield Batch((0,), b"", 0.1, 0.1)
        raise RuntimeError("a worker died")

    monkeypatch.setattr(engines_, "HALLS", {"local": lambda *_: nullcontext(dying)})
    batches = []
    with pytest.raises(Complaint, match="died again and again, and no game was finished: RuntimeError"):
        batches.extend(played(make_plan(TOY), range(3), LOCAL, 1))
    assert len(rounds) == 3, "the one that finished something, and two more"


@pytest.mark.usefixtures("installed_toy")
def test_a_game_that_breaks_down_does_not_cost_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Watcher.play

    def breaking(self: Watcher) -> Result:
        if self._number == 1:
            raise ZeroDivisionError("a rule is wrong")
        return play(self)

    monkeypatch.setattr(Watcher, "play", breaking)
    plan = make_plan(TOY, games=4)
    with Folder.begin(tmp_path / "out", plan) as folder:
        simulate(folder, LOCAL, 1)
        summary = report_on(folder, "en")
    assert (summary.games, summary.broken) == (3, 1)
    rows = list(csv.DictReader((tmp_path / "out" / "results.csv").read_text().splitlines()))
    assert [row["broken"] for row in rows] == ["", "ZeroDivisionError: a rule is wrong", "", ""]
    assert "One game broke down" in (tmp_path / "out" / "report.html").read_text()


def test_a_worker_with_other_rules_is_refused() -> None:
    plan = msgspec.structs.replace(make_plan(find_game("mosby"), games=2), version="0")
    with pytest.raises(Complaint, match="A worker has version"):
        list(played(plan, [0, 1], LOCAL, 2))


# ---------------------------------------------------------------- with a pack

PACKED = short_ambush("Redcoats & friends")


@pytest.fixture
def packed(tmp_path: Path) -> Plan:
    """The ambush in a single turn, and under another name."""
    (tmp_path / "my.toml").write_text(PACKED)
    return make_plan(find_game("mosquetes"), "road_ambush", seed=3, games=4, pack=tmp_path / "my.toml")


def test_games_are_played_with_the_pack_wherever_they_are_played(tmp_path: Path, packed: Plan) -> None:
    alone = run(tmp_path / "alone", packed)
    (tmp_path / "my.toml").unlink()  # nobody needs the file any more
    assert run(tmp_path / "together", packed, 2) == alone
    assert {result.turns for result in read_results(tmp_path / "alone")} == {(1,)}
    assert max(play_game(msgspec.structs.replace(packed, pack=""), 0).turns) > 1


def test_a_box_is_opened_once_for_each_pack(packed: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    unpacked.cache_clear()
    opened = []
    monkeypatch.setattr("vivac.lab.simulation.playing.TemporaryDirectory", lambda: watched(opened))
    for number in range(3):
        assert not play_game(packed, number).broken
    assert len(opened) == 1
    unpacked.cache_clear()


def watched(opened: list[str]) -> TemporaryDirectory[str]:
    folder = TemporaryDirectory()
    opened.append(folder.name)
    return folder


def test_a_plan_knows_its_pack_as_a_journal_does(tmp_path: Path, packed: Plan) -> None:
    table = open_table("mosquetes", "road_ambush", [], pack=tmp_path / "my.toml")
    assert packed.header.pack == table.journal.header.pack != ""
    assert make_plan(find_game("mosquetes")).header.pack == ""
    with Folder.begin(tmp_path / "out", packed) as folder:
        assert read_plan(folder.path) == packed


def test_plans_from_before_there_were_packs_can_be_read(tmp_path: Path) -> None:
    plan = make_plan(find_game("tres-en-raya"), games=1)
    run(tmp_path / "out", plan)
    fields = msgspec.json.decode((tmp_path / "out" / "plan.json").read_bytes())
    del fields["pack"]
    (tmp_path / "out" / "plan.json").write_bytes(msgspec.json.encode(fields))
    assert read_plan(tmp_path / "out") == plan


def test_a_report_names_things_by_the_pack_and_says_that_there_was_one(tmp_path: Path, packed: Plan) -> None:
    with Folder.begin(tmp_path / "out", packed) as folder:
        simulate(folder, LOCAL, 1)
        report_on(folder, "en")
    page = (tmp_path / "out" / "report.html").read_text()
    for words in (
        "Redcoats &amp; friends (random)",
        "Casacas rojas (random)",
        "With a pack laid over the box",
    ):
        assert words in page
    assert "British escort" not in page
    assert page.count(packed.fingerprint[:12]) == 2, "in both languages"


# ---------------------------------------------------------------- stopping and going on


def stop_after(games: int) -> Callable[[int], None]:
    def progress(done: int) -> None:
        if done >= games:
            raise KeyboardInterrupt

    return progress


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_was_finished_is_kept_and_gone_on_with(
    tmp_path: Path, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines_, "LARGEST", 5)  # games in a batch
    plan = make_plan(find_game("mosby"), seed=3, games=600)
    expected = run(tmp_path / "whole", plan)
    with pytest.raises(KeyboardInterrupt):
        run(tmp_path / "out", plan, jobs, stop_after(20))
    kept = [result.number for result in read_results(tmp_path / "out")]
    assert 20 <= len(kept) < 600
    assert kept == sorted(kept)
    with Folder.go_on(tmp_path / "out", plan) as folder:
        assert folder.done == set(kept)
        tally = simulate(folder, LOCAL, jobs)
    assert tally.games == 600 - len(kept)
    assert (tmp_path / "out" / "results.jsonl").read_bytes() == expected


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    plan = make_plan(find_game("mosby"), games=20)
    whole = run(tmp_path / "out", plan)
    results = tmp_path / "out" / "results.jsonl"
    results.write_bytes(whole[:-30])
    with Folder.go_on(tmp_path / "out", plan) as folder:
        assert folder.done == set(range(19))
        simulate(folder, LOCAL, 1)
    assert results.read_bytes() == whole


def test_more_games_of_the_same_run_can_be_played(tmp_path: Path) -> None:
    few, many = (make_plan(find_game("mosby"), games=number) for number in (10, 25))
    run(tmp_path / "out", few)
    with Folder.go_on(tmp_path / "out", many) as folder:
        assert simulate(folder, LOCAL, 1).games == 15
    assert (tmp_path / "out" / "results.jsonl").read_bytes() == run(tmp_path / "whole", many)
    with Folder.go_on(tmp_path / "out", few) as folder:
        assert folder.plan.games == 25, "nothing that was played is forgotten"


def test_ctrl_c_in_a_terminal_stops_everybody_with_one_sentence(tmp_path: Path) -> None:
    """The whole group of processes gets the signal, as from a terminal, once some games are done."""
    script = (
        "import os, signal\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it\n"
        "from vivac.cli import main\n"
        "import vivac.lab.simulation.folder as folder\n"
        "add = folder.Folder.add\n"
        "def add_and_stop(self, numbers, lines):\n"
        "    add(self, numbers, lines)\n"
        "    if len(self.done) > 10: os.killpg(0, signal.SIGINT)\n"
        "folder.Folder.add = add_and_stop\n"
        "main()\n"
    )
    arguments = ["simulate", "tres-en-raya", "--games", "200000", "--jobs", "2", "--out", "out"]
    stopped = subprocess.run(
        [sys.executable, "-c", script, *arguments],
        cwd=tmp_path,
        env={**os.environ, "LANG": "C"},
        capture_output=True,
        text=True,
        start_new_session=True,
        timeout=100,
    )
    assert stopped.returncode == 130
    found = re.fullmatch(
        r"Stopped: (\d+) of 200000 games are finished and kept\. To go on: vivac simulate tres-en-raya "
        r"--scenario standard --players crosses=random,noughts=random --games 200000 --seed 0 --jobs 2 "
        r"--out out --resume\n",
        stopped.stderr,
    )
    assert found, stopped.stderr
    assert len(list(read_results(tmp_path / "out"))) == int(found[1])
    assert (tmp_path / "out" / "report.html").exists()


# ---------------------------------------------------------------- the figures


def results(*games: tuple[tuple[str, ...], int]) -> list[Result]:
    return [
        Result(number, winners, "won", decisions, (1, 2), {"north": (0.0, 2.0), "south": (0.0, -2.0)})
        for number, (winners, decisions) in enumerate(games)
    ]


def test_the_summary_counts_what_happened() -> None:
    plan = make_plan(TOY, games=4)
    summary = summarize(plan, results((("north",), 4), (("north",), 6), ((), 6), (("south",), 8)), ())
    assert [(share.who, share.count) for share in summary.wins] == [("north", 2), ("south", 1), ("", 1)]
    assert summary.wins[0].low == pytest.approx(0.150, abs=1e-3)
    assert summary.wins[0].high == pytest.approx(0.850, abs=1e-3)
    assert summary.decisions is not None
    assert summary.decisions.counts == (1, 0, 2, 0, 1)
    assert [(point.turn, point.worth.mean) for point in summary.worth["south"]] == [(1, 0), (2, -2)]


def test_only_places_of_the_board_are_warm() -> None:
    plan = make_plan(TOY, games=1)
    result = Result(0, turns=(1, 2), stands={"hill": 3, "nowhere": 1}, named={"ford": 2, "low": 4})
    summary = summarize(plan, [result], TOY.board(None, "").spots)
    assert (summary.stands, summary.named) == ((("hill", 1.5),), (("ford", 2.0),))


@pytest.mark.usefixtures("installed_toy")
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_report_opens_anywhere_in_both_languages(tmp_path: Path, lang: str) -> None:
    with Folder.begin(tmp_path / "out", make_plan(TOY, switches=["brave"], games=30)) as folder:
        simulate(folder, LOCAL, 1)
        report_on(folder, lang)
    page = (tmp_path / "out" / "report.html").read_text()
    foreign = (
        r"<script|\son\w+=|https?://(?!www\.w3\.org/)|url\((?!#)|@import|<link(?! rel=.icon. href=.data:)"
    )
    assert not re.search(foreign, page)
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "plan.json",
        "report.html",
        "results.csv",
        "results.jsonl",
        "summary.json",
    }
    for words in ("Who wins", "Quién gana", "The Two Camps", "Los dos campos", "Where the pieces stand"):
        assert words in page
    first = re.search(r'<main id="(\w+)" lang="\w+" class="first">', page)
    assert first is not None
    assert first[1] == lang


def test_a_report_says_that_a_run_is_not_finished(tmp_path: Path) -> None:
    plan = make_plan(find_game("tres-en-raya"), games=50)
    with Folder.begin(tmp_path / "out", plan) as folder:
        report_on(folder, "en")
    assert "The run was stopped before its 50 games were played" in (tmp_path / "out/report.html").read_text()
