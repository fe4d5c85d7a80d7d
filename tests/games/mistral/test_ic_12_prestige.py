"""IC 12 Prestige: what it is won and lost by, and Orders that become Prestige."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.chapters.ending import count_orders, finish
from vivac.games.mistral.chapters.prestige import award, change_prestige
from vivac.games.mistral.chapters.record import record
from vivac.lab.coverage import rule


def ended(**counts: Any) -> Stage:
    """Orders counted at the end of a Year in which the Levant trade was fully covered."""
    stage = Stage(
        prestige={"british": 5, "bourbon": 5},
        track=["B_fleet1", "B_fleet2", "B_fleet3", "B_fleet4"],
        **counts,
    )
    return stage.run(count_orders)


@rule("mistral", "IC 12.5")
@pytest.mark.parametrize("scenario", [each.id for each in RULEBOOK.scenarios])
def test_both_sides_begin_in_the_middle_of_the_track(scenario: str) -> None:
    war = Stage(scenario=scenario, sweep=False).war
    assert war.prestige == {"british": 6, "bourbon": 6}


@rule("mistral", "IC 12.1", "IC 12.1a")
@pytest.mark.parametrize(("points", "left"), [(-1, 1), (-2, 0), (-5, 0), (3, 5)])
def test_prestige_may_fall_to_zero_not_below(points: int, left: int) -> None:
    stage = Stage(prestige={"british": 2}).run(change_prestige, "british", points)
    assert stage.war.prestige["british"] == left


@rule("mistral", "IC 12.1", "IC 12.4")
@pytest.mark.parametrize(("british", "bourbon", "winner"), [(6, 5, "british"), (4, 9, "bourbon")])
def test_whoever_has_more_prestige_has_won(british: int, bourbon: int, winner: str) -> None:
    stage = Stage(
        prestige={"british": british, "bourbon": bourbon},
        fulfilled={"british": 9, "bourbon": 0},
    ).run(finish)
    assert stage.result.winners == (winner,), "Orders count no more"


@rule("mistral", "IC 12.2", "2.71")
def test_the_prestige_table() -> None:
    chart = Stage().box.charts.prestige
    assert {cause: chart.at(cause) for cause in chart.cells} == {
        "most_fulfilled": 1,
        "ship_sunk": 1,
        "flagship_sunk": 2,
        "battle_won": 1,
        "grand_battle_won": 1,
        "admiral_lost": 1,
        "convoy_damage": 1,
        "defy_france": -3,
        "french_request": -1,
        "knights": -1,
        "campaign_victory": 2,
        "choose_order": -1,
        "orders_per_point": 2,
        "grand_battle_squadrons": 4,
    }


@rule("mistral", "IC 12.2", "2.71")
def test_an_award_is_applied_at_once_to_the_side_it_is_for() -> None:
    stage = Stage(prestige={"british": 5, "bourbon": 5}).run(award, "british", "campaign_victory")
    assert stage.war.prestige == {"british": 7, "bourbon": 5}
    assert "prestige" in stage.told
    stage.run(award, "bourbon", "convoy_damage", 2)
    assert stage.war.prestige == {"british": 7, "bourbon": 7}


@rule("mistral", "IC 12.3", "2.711")
@pytest.mark.parametrize(
    ("fulfilled", "failed", "gain"), [(4, 0, 2), (5, 0, 2), (5, 2, 1), (2, 3, 0), (2, 5, -1), (2, 6, -2)]
)
def test_half_of_fulfilled_less_failed_toward_zero_becomes_prestige(
    fulfilled: int, failed: int, gain: int
) -> None:
    # The Bourbons have as many Fulfilled, and as many Failed: nobody has more, and they gain nothing.
    stage = ended(
        fulfilled={"british": fulfilled, "bourbon": fulfilled},
        failed={"british": failed, "bourbon": fulfilled},
    )
    assert stage.war.prestige == {"british": 5 + gain, "bourbon": 5}


@rule("mistral", "IC 12.3")
@pytest.mark.parametrize(("british", "bourbon", "extra"), [(3, 2, (1, 0)), (2, 3, (0, 1)), (3, 3, (0, 0))])
def test_whoever_has_fulfilled_more_gains_one_and_nobody_on_a_tie(
    british: int, bourbon: int, extra: tuple[int, int]
) -> None:
    stage = ended(
        fulfilled={"british": british, "bourbon": bourbon},
        failed={"british": british, "bourbon": bourbon},  # nothing else to gain
    )
    assert stage.war.prestige == {"british": 5 + extra[0], "bourbon": 5 + extra[1]}


@rule("mistral", "IC 12.3", "2.631")
@pytest.mark.parametrize(("covered", "figure"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_levant_trade_is_added_first_to_what_the_bourbons_have_fulfilled(
    covered: int, figure: int
) -> None:
    stage = Stage(
        prestige={"british": 5, "bourbon": 5},
        fulfilled={"british": 2, "bourbon": 0},
        failed={"british": 2, "bourbon": 0},
        track=[f"B_fleet{n + 1}" for n in range(covered)],
    ).run(count_orders)
    assert stage.war.fulfilled["bourbon"] == figure
    most = {3: (0, 1), 2: (0, 0), 1: (1, 0), 0: (1, 0)}[figure]
    assert stage.war.prestige == {"british": 5 + most[0], "bourbon": 5 + figure // 2 + most[1]}


@rule("mistral", "IC 12.3")
@pytest.mark.parametrize(("turn", "converted"), [(15, False), (16, True)])
def test_orders_become_prestige_in_the_record_step_of_the_last_turn(turn: int, converted: bool) -> None:
    stage = Stage(
        scenario="campaign_1742",
        turn=turn,
        prestige={"british": 5, "bourbon": 5},
        fulfilled={"british": 6, "bourbon": 0},
        failed={"british": 0, "bourbon": 0},
    ).run(record)
    assert (stage.war.prestige["british"] == 9) is converted, "half of 6, and 1 for the most"


@rule("mistral", "IC 12.4")
@pytest.mark.parametrize(
    ("margin", "level"),
    [
        (1, "marginal"),
        (3, "marginal"),
        (4, "substantive"),
        (7, "substantive"),
        (8, "decisive"),
        (12, "decisive"),
    ],
)
@pytest.mark.parametrize("winner", ["british", "bourbon"])
def test_the_margin_gives_the_level_of_victory(margin: int, level: str, winner: str) -> None:
    loser = "bourbon" if winner == "british" else "british"
    result = Stage(prestige={winner: 2 + margin, loser: 2}).run(finish).result
    assert result.winners == (winner,)
    assert result.say.key == f"won-{level}"


@rule("mistral", "IC 12.4")
def test_equal_prestige_is_a_draw() -> None:
    result = Stage(prestige={"british": 4, "bourbon": 4}).run(finish).result
    assert result.winners == ()
    assert result.say.key == "no-winner"


@rule("mistral", "IC 12.3", "2.631")
def test_at_the_end_of_the_year_half_of_what_was_fulfilled_and_not_failed_is_prestige() -> None:
    stage = Stage(
        scenario="1744",
        step="record",
        turn=16,
        prestige={"british": 5, "bourbon": 7},
        fulfilled={"british": 5, "bourbon": 4},
        failed={"british": 1, "bourbon": 3},
        track=["B_fleet3"],
    )
    # The frigate on the track leaves 2 to the Bourbon count: six Fulfilled. British: five less one,
    # halved: 2 Prestige. Bourbons: six less three, halved toward zero: 1, and 1 more for the larger
    # count.
    stage.play().expect(
        {
            "fulfilled": {"british": 5, "bourbon": 6},
            "prestige": {"british": 7, "bourbon": 9},
            "outcome": "won-marginal",
        }
    )
