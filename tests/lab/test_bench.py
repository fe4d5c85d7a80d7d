"""The measurements measure something; how much is not for a test to say."""

from __future__ import annotations

from typing import Any

from toys import OVER, TOY, toy
from vivac.lab.bench import bench, glances, rollouts, weighing
from vivac.lab.bench_simulate import bench_simulate
from vivac.lab.promises import header_of
from vivac.table import D6, Option, Table, find_game

HEADER = header_of(TOY, TOY.scenario(None))


def test_every_figure_is_measured() -> None:
    figures = bench(find_game("tres-en-raya"), seconds=0.05)
    assert (figures.game, figures.scenario) == ("tres-en-raya", find_game("tres-en-raya").scenario(None))
    assert figures.odds_ms == 0, "nobody rolls"
    for name in {*figures.__struct_fields__[2:]} - {"odds_ms"}:
        assert getattr(figures, name) > 0, name


def test_a_decision_is_an_answer_by_a_role_that_had_a_choice() -> None:
    decisions, games = rollouts(TOY, None, HEADER, 0.05)
    assert 4 <= decisions / games <= 8, (
        "two turns of two bids, a march and a raid; dice and draws do not count"
    )
    assert min(glances(TOY, None, HEADER, games=1)) > 0


def test_odds_are_measured_in_games_that_begin_without_dice() -> None:
    async def play(table: Table[Any]) -> Any:
        for _ in range(20):
            await table.ask("north", "march", [Option("go"), Option("stay")])
        for _ in range(20):
            await table.ask("north", "raid", [Option("go"), Option("stay")])
            table.game.step += await table.roll(D6, "raid")
        return OVER

    assert weighing(toy(play), None, HEADER, enough=8) > 0


def test_one_process_and_two_are_compared() -> None:
    figures = bench_simulate(find_game("tres-en-raya"), seconds=0.2)
    for name in figures.__struct_fields__[1:]:
        assert getattr(figures, name) > 0, name
