"""Soaking the web table: that it is played, killed and accounted for, and that faults would be noticed."""

from __future__ import annotations

import asyncio

import pytest

from vivac.lab.soak.__main__ import soak, wishes
from vivac.lab.soak.people import difference
from vivac.lab.soak.tally import Tally


@pytest.mark.parametrize("how", [[], ["--live"]])
def test_a_server_that_is_killed_in_the_middle_loses_and_doubles_nothing(how: list[str]) -> None:
    load = ["--tables=4", "--bots=1", "--bot=random", "--answers=3", "--pause=0.2"]
    wish = wishes().parse_args(["--games=mosby,guerra,mistral,cuadro", *load, *how])
    tally = asyncio.run(soak(wish))
    assert tally.sound, list(tally.lines())
    assert tally.tables == 5
    assert tally.kills == 1
    assert tally.acknowledged
    assert tally.odds
    assert len(tally.other_side) >= len(tally.acknowledged) // 2


@pytest.mark.parametrize(
    ("given", "written", "found"),
    [
        ("abc", "abc", (0, 0)),
        ("abc", "ab", (1, 0)),
        ("abc", "abbc", (1, 2)),
        ("ab", "abb", (0, 1)),
        ("", "a", (0, 1)),
    ],
)
def test_answers_that_were_lost_or_doubled_are_noticed(
    given: str, written: str, found: tuple[int, int]
) -> None:
    assert difference(list(given), list(written)) == found


def test_the_table_of_a_soak_tells_times_faults_and_errors() -> None:
    tally = Tally(acknowledged=[0.001, 0.002, 0.003], other_side=[0.004], lost=2, tables=1)
    tally.note_error("429 too many")
    told = "\n".join(tally.lines())
    assert "lost: 2" in told
    assert "1 x 429 too many" in told
    assert "2.0" in told
    assert not tally.sound
