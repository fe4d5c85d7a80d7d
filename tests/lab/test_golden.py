"""Golden games: behaviour that changes needs a new edition, wording does not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from toys import TOY
from vivac.lab.golden import again, behaviour, file_of, recorded, write, wrong_edition
from vivac.table import Outcome, Say, Table

pytestmark = pytest.mark.usefixtures("installed_toy")

WRITTEN = list(recorded(TOY, "short"))


async def other_points(table: Table[Any]) -> Any:
    """The toy's rules, but that the north begins with a point."""
    table.game.points["north"] = 1
    return await TOY.play(table)


async def other_end(table: Table[Any]) -> Any:
    outcome = await TOY.play(table)
    return Outcome(outcome.winners, Say(outcome.say.key, outcome.say.params, "2.1"))


def test_a_transcript_says_by_which_edition_it_was_played() -> None:
    assert WRITTEN[1] == "edition 1"


def test_a_game_that_goes_as_it_went_is_well() -> None:
    assert wrong_edition(TOY, WRITTEN, list(again(TOY, "short", WRITTEN))) == ""


def test_another_behaviour_asks_for_another_edition() -> None:
    changed = replace(TOY, play=other_points)
    wrong = wrong_edition(changed, WRITTEN, list(again(changed, "short", WRITTEN)))
    assert wrong.startswith("behaviour changed at line ")
    assert wrong.endswith(": raise the edition of toy")


def test_another_edition_is_to_be_written_down() -> None:
    changed = replace(TOY, play=other_points, version="2")
    wrong = wrong_edition(changed, WRITTEN, list(again(changed, "short", WRITTEN)))
    assert wrong == "it was recorded by edition 1, and this is 2: write it down --again"


def test_another_wording_is_no_other_behaviour() -> None:
    changed = replace(TOY, play=other_end)
    now = list(again(changed, "short", WRITTEN))
    assert now != WRITTEN
    assert wrong_edition(changed, WRITTEN, now) == "its wording changed: write it down --again"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("  told: moved {space: salem} (6.2-1)", "  told: moved"),
        ("  told to north: dealt {card: ace}", "  told to north: dealt"),
        ("7 mosby is asked operations {ops: 2}", "7 mosby is asked operations"),
        ("over: north won {role: north} (2)", "over: north won"),
        ("7 mosby: move:salem", "7 mosby: move:salem"),
        ("  offered: a:1 b:2", "  offered: a:1 b:2"),
        ("  state 1bc309ea88e8", "  state 1bc309ea88e8"),
    ],
)
def test_behaviour_is_who_is_asked_what_is_told_and_all_that_follows(line: str, said: str) -> None:
    assert behaviour(line) == said


@pytest.mark.parametrize("anew", [True, False])
def test_another_behaviour_is_not_written_down_under_the_same_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, anew: bool
) -> None:
    list(write(tmp_path, ["toy"], anew=True))
    path = file_of(tmp_path, "toy", "short")
    before = path.read_text()
    monkeypatch.setattr("vivac.lab.golden.find_game", lambda _game: replace(TOY, play=other_points))
    told = list(write(tmp_path, ["toy"], anew=anew))
    assert all("raise the edition of toy" in line for line in told)
    assert path.read_text() == before
    monkeypatch.setattr(
        "vivac.lab.golden.find_game", lambda _game: replace(TOY, play=other_points, version="2")
    )
    assert next(write(tmp_path, ["toy"], anew=anew)) == str(path)
    assert path.read_text() != before
