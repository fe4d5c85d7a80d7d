"""The fingerprint of a box: its figures with a pack laid over them, the same on any machine, and no words."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.packs import short_ambush

from vivac.table import find_game, games


@pytest.mark.parametrize("game", games())
def test_a_box_opened_twice_has_the_same_fingerprint(game: str) -> None:
    rulebook = find_game(game)
    one, other = (rulebook.fingerprint(rulebook.open_box(None)) for _ in range(2))
    assert one == other != ""


def test_another_process_with_another_order_of_hashes_finds_the_same_fingerprint() -> None:
    code = (
        "from vivac.table import find_game; r = find_game('mistral'); print(r.fingerprint(r.open_box(None)))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


def test_a_pack_of_other_figures_is_another_box_and_one_of_other_words_is_not(tmp_path: Path) -> None:
    rulebook = find_game("mosby")
    plain = rulebook.fingerprint(rulebook.open_box(None))
    pack = tmp_path / "pack.toml"
    pack.write_text("[charts.performance.cells]\nrail = 9\n")
    assert rulebook.fingerprint(rulebook.open_box(pack)) != plain
    pack = tmp_path / "words.toml"
    pack.write_text('[charts.performance]\nnote = { en = "Other words.", es = "Otras palabras." }\n')
    assert rulebook.fingerprint(rulebook.open_box(pack)) == plain


def test_names_are_no_figures(tmp_path: Path) -> None:
    rulebook = find_game("mosquetes")
    found = set()
    for name in ("Redcoats", "Blackcoats"):
        pack = tmp_path / "pack.toml"
        pack.write_text(short_ambush(name))
        found.add(rulebook.fingerprint(rulebook.open_box(pack)))
    assert len(found) == 1
