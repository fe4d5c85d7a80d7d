"""The measurements measure something; how much is not for a test to say."""

from __future__ import annotations

from toys import TOY
from vivac.lab.bench import bench, glances, rollouts
from vivac.lab.bench_simulate import bench_simulate
from vivac.lab.promises import header_of
from vivac.table import find_game

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


def test_one_process_and_two_are_compared() -> None:
    figures = bench_simulate(find_game("tres-en-raya"), seconds=0.2)
    for name in figures.__struct_fields__[1:]:
        assert getattr(figures, name) > 0, name
