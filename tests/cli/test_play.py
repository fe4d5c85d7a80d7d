"""A real game in the terminal: seen, played, taken back, left and taken up again."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from vivac.cli import app
from vivac.lab.verify import verify
from vivac.table import Journal, WitnessedChance

pytestmark = pytest.mark.usefixtures("installed_toy")


def play(typed: str, *arguments: str, game: str = "toy", lang: str = "en") -> Result:
    command = ["play", game, "--lang", lang, "--opponent", "random", *arguments]
    return CliRunner().invoke(app, command, input=typed, env={"NO_COLOR": "1", "COLUMNS": "200"})


BOTH = ("--as", "north", "--as", "south", "--seed", "1")
RAIDING = "bid:high\nbid:low\nmarch:hill\n"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_table_is_seen_whole() -> None:
    result = play("", "--seed", "2")
    assert result.exit_code == 0
    for words in (
        "The Two Camps",
        "- You are dealt",
        "Turn 1 of 2",
        "0 points",
        "the north 0 (0-24, goal 12); the south 0 (0-24, goal 12)",
        "Hand of the north (1): Ace",
        "Hand of the south (1):",
        "ford: the camp of north 3 1 of 2 steps; the camp of south",
        "Bid.",
        "1. bid low (2.1)",
    ):
        assert words in result.output


def test_everything_is_said_in_spanish_too() -> None:
    result = play("help\nm\nh\nl\n? sea\n", "--seed", "1", lang="es")
    for words in (
        "Los dos campos",
        "Apuesta.",
        "Mano (el norte, 1):",
        "deshacer",
        "Nadie marcha a sea. (2.1)",
    ):
        assert words in result.output


def test_a_game_is_played_to_its_end_by_numbers() -> None:
    result = play("1\n" * 20, "--seed", "1")
    assert result.exit_code == 0
    assert "wins" in result.output or "A draw" in result.output


def test_a_game_is_played_by_two_at_one_keyboard() -> None:
    result = play(RAIDING + "raid\n" + "1\n" * 20, *BOTH)
    assert "It is the turn of the south." in result.output
    assert "A raid throws" in result.output
    assert "3. raid" not in result.output
    assert "1. raid - (2.1) ! dangerous" in result.output


def test_a_decision_is_taken_back() -> None:
    result = play(RAIDING + "u\nmarch:ford\nm ford\n", *BOTH)
    assert result.output.count("Where do you march?") == 2
    assert "Nothing can be taken back" not in result.output
    assert "ford: the camp of north" in result.output


def test_what_cannot_be_taken_back_stays() -> None:
    assert "Nothing can be taken back" in play("u\n", "--seed", "1").output


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("m", "hill: 0 points"),
        ("m hill", "hill: 0 points"),
        ("m sea", "There is nothing to tell of sea."),
        ("h", "Ace: Worth 4 at the end. (1.1)"),
        ("l", "You are dealt"),
        ("r 1.1", "- **1.1** Each side is dealt one card."),
        ("r 9", "toy has no rule 9."),
        ("c", "raids: Raids (rule 2.2-1, ours)\n    die=1..2 place=hill|ford"),
        ("c worth", "Source: the document, line 12"),
        ("c worth card=ace", "Worth of the cards (rule 1.1)\ncard=ace: 4"),
        ("c worth card", 'A chart is asked by name=value, not by "card".'),
        ("c wind", 'toy has no chart called "wind". It has: worth, raids.'),
        ("o 1", "%"),
        ("p", "["),
        ("o 7", '"7" is not in the list: choose from 1 to 2.'),
        ("o", "is not in the list"),
        ("? sea", "Nobody marches to sea. (2.1)"),
        ("?sea", "Nobody marches to sea. (2.1)"),
        ("? HILL", "No rule by itself forbids"),
        ("help", "undo"),
        ("7", '"7" is not in the list: choose from 1 to 2.'),
        ("0", '"0" is not in the list'),
        ("²", '"²" is neither an option nor a command.'),
        ("bid:²", '"bid:²" is not among the options'),
        ("bid:more", '"bid:more" is not among the options'),
        ("dance", '"dance" is neither an option nor a command.'),
        ("s picture.txt", "A picture is saved as .svg: picture.txt is left alone."),
    ],
)
def test_what_may_be_typed(typed: str, words: str) -> None:
    result = play(f"{typed}\n", "--seed", "2")
    assert result.exit_code == 0
    assert words in result.output


def test_an_empty_line_shows_everything_again() -> None:
    assert play("\n", "--seed", "1").output.count("Turn 1 of 2") == 2


def test_what_has_not_changed_is_not_repeated() -> None:
    result = play("bid:low\nbid:high\n", *BOTH)
    assert result.output.count("Bids: low and high.") == 1


def test_real_dice_are_typed_in() -> None:
    typed = "ace\nking\n" + RAIDING + "raid\n9\n5\n"
    result = play(typed, "--as", "north", "--as", "south", "--enter-dice", "--journal", "game")
    assert "Draw at random for deal and type what it was." in result.output
    assert "Roll the dice for the raid and type the total (1 to 6)." in result.output
    assert '"die:9" is not among the options' in result.output
    assert "A raid throws 5." in result.output
    assert Journal.load(Path("game")).header.seed_hash == ""


def test_a_game_left_is_kept_and_taken_up_again() -> None:
    left = play(RAIDING + "q\n", *BOTH, "--journal", "game")
    assert "To go on: vivac play toy --journal game" in left.output
    assert stat.S_IMODE(Path("game.seed").stat().st_mode) == 0o600
    again = play("raid\n", *BOTH, "--journal", "game")
    assert "Raid the other camp?" in again.output
    assert "A raid throws" in again.output
    over = play("1\n" * 9, *BOTH, "--journal", "game")
    assert "The game is kept in game" in over.output
    assert not Path("game.seed").exists()
    verdict = verify(Journal.load(Path("game")))
    assert verdict.sound
    assert verdict.over
    assert verdict.checked == verdict.dice > 2


def test_a_game_taken_back_is_the_same_when_taken_up_again() -> None:
    play(RAIDING + "u\nmarch:ford\n", *BOTH, "--journal", "game")
    assert '{"back":4}' in Path("game").read_text()
    assert "Raid the other camp?" in play("", *BOTH, "--journal", "game").output


def test_a_lost_seed_is_replaced_by_another_that_is_sealed_first() -> None:
    play(RAIDING, *BOTH, "--journal", "game")
    Path("game.seed").unlink()
    play("raid\n" + "1\n" * 9, *BOTH, "--journal", "game")
    journal = Journal.load(Path("game"))
    assert [seal.start for seal in journal.seals] == [0, 5]
    assert len(journal.seeds) == 1
    verdict = verify(journal)
    assert verdict.sound
    assert 0 < verdict.checked < verdict.dice
    assert [say.key for say in verdict.remarks] == ["seed-lost"]


def test_a_seed_that_is_not_the_sealed_one_is_not_used() -> None:
    play(RAIDING, *BOTH, "--journal", "game")
    Path("game.seed").write_text("a luckier one")
    play("raid\n", *BOTH, "--journal", "game")
    assert len(Journal.load(Path("game")).seals) == 2


def test_dice_may_be_entered_from_some_moment_on() -> None:
    play(RAIDING, *BOTH, "--journal", "game")
    play("raid\n6\n", *BOTH, "--journal", "game", "--enter-dice")
    verdict = verify(Journal.load(Path("game")))
    assert verdict.sound
    assert {say.key for say in verdict.remarks} == {"seed-lost", "dice-by-hand"}


def test_a_seed_left_behind_by_a_crash_at_the_end_is_revealed_on_the_next_visit() -> None:
    play("1\n" * 9, *BOTH, "--journal", "game")
    lines = Path("game").read_text().splitlines()
    Path("game").write_text("\n".join(lines[:-1]))  # the last line, and its newline, never reached the disk
    Path("game.seed").write_text("1")
    assert play("", "--journal", "game").exit_code == 0
    assert Journal.load(Path("game")).seeds == [WitnessedChance.of_root("1").seed]
    assert not Path("game.seed").exists()


def test_a_game_begun_without_a_journal_is_kept_when_it_is_left() -> None:
    result = play("1\nq\n", "--seed", "1")
    (kept,) = Path().glob("toy-*.journal")
    assert f"vivac play toy --journal {kept}" in result.output
    assert Journal.load(kept).header.seed_hash == WitnessedChance.of_root("1").commitment
    assert "Turn" in play("", "--journal", str(kept)).output


def test_nothing_is_kept_of_a_game_not_begun() -> None:
    play("q\n", "--seed", "1")
    assert list(Path().iterdir()) == []


def test_a_seed_gives_the_same_game() -> None:
    assert play("1\n" * 20, "--seed", "7").output == play("1\n" * 20, "--seed", "7").output


def test_ctrl_c_leaves_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = play("", "--journal", "game", "--seed", "1")
    assert result.exit_code == 0
    assert "To go on: vivac play toy --journal game" in result.output
