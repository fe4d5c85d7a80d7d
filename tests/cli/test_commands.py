"""Every command, on games that are installed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from toys import TOY
from vivac.cli import app
from vivac.table import Journal, open_table
from vivac.table.history import History

pytestmark = pytest.mark.usefixtures("installed_toy")
DRILL = str(TOY.drills / "raid.toml")


def vivac(*arguments: str, **options: str) -> Result:
    return CliRunner().invoke(app, arguments, env={"LANG": "C", "NO_COLOR": "1", "COLUMNS": "200"}, **options)


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """A finished game."""
    table = open_table(TOY, seed=1)
    while table.question:
        table.answer("bid:high" if len(table.waiting_for) == 2 else 0)
    table.journal.save(tmp_path / "game.journal")
    return tmp_path / "game.journal"


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A game that waits for the north to raid."""
    table = open_table(TOY, seed=1)
    for choice, role in (("bid:high", "north"), ("bid:low", "south"), ("march:hill", "north")):
        table.answer(choice, role=role)
    table.journal.save(tmp_path / "open.journal")
    return tmp_path / "open.journal"


def test_games_lists_scenarios_roles_and_switches() -> None:
    result = vivac("games")
    assert result.exit_code == 0
    for words in (
        "toy: The Two Camps (1800)",
        "short: Short game",
        "north: the north",
        "brave: Bold generals (2.1)",
    ):
        assert words in result.output


def test_games_speaks_the_language_asked_for() -> None:
    assert "Los dos campos" in vivac("games", "--lang", "es").output
    spanish = CliRunner().invoke(app, ["games"], env={"LANG": "es_ES.UTF-8"})
    assert "Reglas opcionales" in spanish.output


def test_drill_passes_and_counts() -> None:
    result = vivac("drill", DRILL, DRILL)
    assert result.exit_code == 0
    assert result.output.splitlines()[0] == "passed  raid.toml: A raid"
    assert result.output.splitlines()[-1] == "2 passed, 0 failed"


def test_drill_that_fails_says_where(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(Path(DRILL).read_text().replace("north = 5", "north = 4"))
    result = vivac("drill", str(wrong), DRILL, str(tmp_path / "none.toml"))
    assert result.exit_code == 1
    assert "FAILED  wrong.toml: A raid: step 2: expected north = 4, got 5." in result.output
    assert "FAILED  none.toml: none.toml cannot be read." in result.output
    assert result.output.splitlines()[-1] == "1 passed, 2 failed"


def test_fuzz_ends_with_games_decisions_and_speed() -> None:
    result = vivac("fuzz", "toy", "--games", "1200", "--every", "400", "--scenario", "short")
    assert result.exit_code == 0
    words = result.output.splitlines()[-1].split()
    assert words[:2] == ["1200", "games,"]
    assert int(words[2]) > 1200
    assert words[3] == "decisions,"
    assert words[5] == "decisions/s"


def test_fuzz_that_fails_keeps_the_game_and_says_how_to_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("vivac.lab.fuzz.sound", lambda _table: 1 / 0)
    result = vivac("fuzz", "toy", "--games", "3", "--seed", "5", "--scenario", "long")
    assert result.exit_code == 1
    assert "The game with seed 5 failed: ZeroDivisionError" in result.output
    assert "vivac fuzz toy --games 1 --seed 5 --every 1 --scenario long" in result.output
    assert len(Journal.load(tmp_path / "fuzz-toy-5.journal").entries) > 4


def test_rules_shows_a_rule_a_section_or_all() -> None:
    assert vivac("rules", "toy", "1.1").output.splitlines() == [
        "- **1.1** Each side is dealt one card.",
        "  [the document, line 12]",
    ]
    assert "recibe una carta" in vivac("rules", "toy", "1.1", "--lang", "es").output
    assert "2.1-2" in vivac("rules", "toy", "2.1").output
    assert vivac("rules", "toy").output.startswith("# The Two Camps")


def test_a_rule_tells_how_it_is_read_and_the_history_behind_it() -> None:
    assert vivac("rules", "toy", "2.1-1").output.splitlines() == [
        "- **2.1-1** Both sides bid at once.",
        "  [the document, lines 14–15, 20]",
        "  How it is read: One after the other would also do.",
        "",
        "## Two camps in one valley",
        "",
        "They could hear each other sing.",
        "",
        "At night they did.",
        "",
        "[the document, lines 40–44]",
    ]


def test_a_note_is_found_by_the_number_it_has_in_the_document() -> None:
    assert vivac("rules", "toy", "4.7").output.splitlines()[:4] == [
        "",
        "## Who went raiding",
        "",
        "The young.",
    ]


def test_rules_sources_counts_whose_the_statements_are() -> None:
    result = vivac("rules", "toy", "--sources")
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "    2  Document",
        "    1  Example",
        "    0  Published",
        "    1  Ours",
        "4 of 4 statements say where they are from",
    ]


def test_rules_history_tells_all_of_it() -> None:
    told = vivac("rules", "toy", "--history", "--lang", "es").output
    assert [line for line in told.splitlines() if line.startswith("#")] == [
        "# La guerra",
        "## Dos campamentos en un valle",
        "## Quién salía de correría",
    ]


def test_a_game_without_history_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivac.cli.rules.notes_of", lambda *_: History([]))
    assert vivac("rules", "toy", "--history").output == "toy has no history to tell.\n"


def test_rules_coverage_ends_with_the_percentage(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivac.lab.coverage.folders_of_tests", lambda _rulebook: [])
    result = vivac("rules", "toy", "--coverage")
    assert result.exit_code == 1
    assert "1.1  NO TEST" in result.output
    assert "2.1-2  raid.toml" in result.output
    assert result.output.splitlines()[-1] == "2 of 4 rules tested: 50 %"


def test_rules_coverage_of_a_whole_game_is_a_success() -> None:
    import subprocess
    import sys

    root = Path(__file__).parents[2]
    command = [sys.executable, "-m", "vivac", "rules", "tres-en-raya", "--coverage", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=root)
    assert done.stdout.splitlines()[-1] == "3 of 3 rules tested: 100 %"
    assert done.returncode == 0


def test_chart_lists_shows_and_looks_up() -> None:
    assert vivac("chart", "toy").output.splitlines() == [
        "worth: Worth of the cards (rule 1.1, document)",
        "    card=ace|king|two|three",
        "raids: Raids (rule 2.2-1, ours)",
        "    die=1..2 place=hill|ford",
    ]
    assert vivac("chart", "toy", "raids").output.splitlines() == [
        "Raids (rule 2.2-1)",
        "die \\ place  hill    ford",
        "1            0       -",
        "2            loss 1  none",
        "One cell: die=1..2 place=hill|ford",
        "Source: Ours: No chart was given.",
        "1 / hill: your pack says 0; it was 3 (Ours: No chart was given.)",
        "2 / hill: a worked example of the document, lines 30–31",
        "Certain: A 2 at the hill is a loss.",
    ]
    assert vivac("chart", "toy", "raids", "die=7", "place=hill").output.splitlines()[:2] == [
        "Raids (rule 2.2-1)",
        "die=7 place=hill: loss 1",
    ]
    assert "Note: Printed on the cards." in vivac("chart", "toy", "worth", "card=ace").output


def test_a_chart_is_shown_in_spanish_and_asked_by_its_ids() -> None:
    shown = vivac("chart", "toy", "worth", "card=ace", "--lang", "es").output
    assert shown.splitlines() == [
        "Valor de las cartas (regla 1.1)",
        "card=ace: 4",
        "Procedencia: el documento, línea 12",
        "Nota: Impreso en las cartas.",
    ]


def test_odds_of_every_option_or_of_one(unfinished: Path) -> None:
    result = vivac("odds", str(unfinished))
    assert result.exit_code == 0
    assert "Raid the other camp?" in result.output
    assert "[spy]" in result.output
    one = vivac("odds", str(unfinished), "--option", "raid").output
    assert one.count(" 16.7%  ") == 6
    assert "to be expected: north 3.50" in one
    assert "[spy]" not in one


def test_odds_of_a_die_being_waited_for(unfinished: Path) -> None:
    journal = Journal.load(unfinished)
    text = unfinished.read_text() + f'{{"n":{len(journal.entries)},"role":"north","entry":["raid"]}}\n'
    unfinished.write_text(text)
    assert vivac("odds", str(unfinished)).output.count(" 16.7%  ") == 6


def test_replay_walks_the_log(journal: Path) -> None:
    result = vivac("replay", str(journal))
    assert result.exit_code == 0
    assert "Bids: high and low. (2.1-1)" in result.output
    assert "dealt" not in result.output, "a spectator is not told what was dealt"
    mine = vivac("replay", str(journal), "--as", "north").output
    assert "You are dealt" in mine
    early = vivac("replay", str(journal), "--to", "2").output
    assert "Turn 1 of 2" in early
    assert "Bids" not in early


def test_verify_says_that_all_is_well(journal: Path, unfinished: Path) -> None:
    result = vivac("verify", str(journal))
    assert result.exit_code == 0
    assert "entries follow the rules; the game is over." in result.output
    result = vivac("verify", str(unfinished))
    assert result.exit_code == 0
    assert "The seed is not revealed yet" in result.output


def test_verify_names_the_entry_that_is_wrong(journal: Path) -> None:
    text = journal.read_text()
    first = str(Journal.load(journal).entries[0].value)
    other = next(card for card in ("ace", "king", "two", "three") if f'"{card}"' not in text)
    journal.write_text(text.replace(f'"n":0,"entry":"{first}"', f'"n":0,"entry":"{other}"'))
    result = vivac("verify", str(journal))
    assert result.exit_code == 1
    assert f"Entry 0 is not what it had to be: it says {other} and should be {first}." in result.output


def test_bench_as_text_and_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vivac.lab.bench.starting", lambda _game: 0.25)
    figures = json.loads(vivac("bench", "toy", "--json", "--seconds", "0.02").output)
    wanted = "game scenario decisions_per_s games_per_s fork_us scene_us odds_ms open_ms peak_mb start_s"
    assert " ".join(figures) == wanted
    assert "microseconds to copy a table" in vivac("bench", "--seconds", "0.02").output


@pytest.mark.parametrize(
    "command", ["games", "play", "fuzz", "drill", "rules", "chart", "odds", "replay", "bench", "admin"]
)
def test_help_is_words_not_keys(command: str) -> None:
    for arguments in ((command, "--help"), ("--help",)):
        output = vivac(*arguments).output
        assert "help-" not in output
        assert "Usage" in output


def test_help_is_given_in_the_language_of_the_house() -> None:
    spanish = CliRunner().invoke(app, ["--help"], env={"LANG": "es_AR.UTF-8", "COLUMNS": "200"})
    assert "Jugar en la terminal" in spanish.output


def test_odds_with_too_many_outcomes_are_told_fact_by_fact(
    unfinished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vivac.cli.odds.SHOWN", 3)
    monkeypatch.setattr("vivac.cli.odds.VALUES", 2)
    lines = vivac("odds", str(unfinished), "--option", "raid").output.splitlines()
    assert "  north: 1 16.7%; 2 16.7%; 4 rarer values 66.7% (3.50 on average)" in lines
    assert "  turn: 2 100.0% (2.00 on average)" in lines
    assert lines[-1] == "  Exact."
    monkeypatch.setattr("vivac.cli.odds.RARE", 1.01)
    assert "2 more facts change in less than 101% of all cases." in vivac("odds", str(unfinished)).output
