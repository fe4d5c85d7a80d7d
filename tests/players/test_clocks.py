"""The clocks by which a search looks ahead."""

from __future__ import annotations

import pytest

from vivac.lab.promises import header_of, new_table
from vivac.players import RandomPlayer
from vivac.table import find_game


@pytest.mark.parametrize("game", ["cuadro", "guerra", "mistral", "mosquetes"])
def test_a_clock_goes_on_and_never_back(game: str) -> None:
    rulebook = find_game(game)
    box, player = rulebook.open_box(None), RandomPlayer(1)
    assert rulebook.clock is not None
    for scenario in rulebook.scenarios[:4]:
        table = new_table(rulebook, box, header_of(rulebook, scenario.id), seed=1)
        moments = [rulebook.clock(box, table.game)]
        for _ in range(1_000):
            if table.question is None:
                break
            table.answer(player.choose(table, table.question), role=table.question.role)
            if table.at_rest:
                moments.append(rulebook.clock(box, table.game))
        assert moments == sorted(moments)
        assert len(set(moments)) >= 6
