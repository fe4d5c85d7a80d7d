"""Golden games: what was asked, offered, told and done in a recorded game of every scenario is so still."""

from __future__ import annotations

from pathlib import Path

import pytest

from vivac.lab.golden import again, file_of, wrong_edition
from vivac.table import find_game, games

FOLDER = Path(__file__).parent / "golden"
PLAYED = [(game, scenario.id) for game in games() for scenario in find_game(game).scenarios]


@pytest.mark.parametrize(("game", "scenario"), PLAYED)
def test_a_recorded_game_goes_as_it_went(game: str, scenario: str) -> None:
    """Where a change of the rules was meant: python -m vivac.lab.golden tests/golden GAME --again."""
    rulebook = find_game(game)
    written = file_of(FOLDER, game, scenario).read_text(encoding="utf-8").splitlines()
    now = list(again(rulebook, scenario, written))
    wrong = wrong_edition(rulebook, written, now)
    if wrong:
        at = next((n for n, pair in enumerate(zip(written, now, strict=False)) if len(set(pair)) > 1), 0)
        around = slice(max(0, at - 4), at + 3)
        shown = "\n".join(["was:", *written[around], "", "is:", *now[around]])
        pytest.fail(f"{game} {scenario}: {wrong}\n{shown}")


def test_no_transcript_is_left_over() -> None:
    kept = {(path.parent.name, path.stem) for path in FOLDER.glob("*/*.txt")}
    assert kept == set(PLAYED)
