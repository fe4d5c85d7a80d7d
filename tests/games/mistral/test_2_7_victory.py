"""2.7 Victory and the end of the game."""

from __future__ import annotations

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.battle import fight
from vivac.games.mistral.chapters.ending import closing
from vivac.games.mistral.chapters.impulse import end
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.record import record
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"
MINOR = ["1740", "1741", "1742", "1743", "1744", "1745", "1746"]
CAMPAIGNS = ["campaign_1740", "campaign_1741", "campaign_1742", "campaign_1744"]


@rule("mistral", "2.71")
def test_every_award_of_a_battle_comes_from_the_prestige_table() -> None:
    stage = Stage(
        scenario="1744",
        prestige={"british": 5, "bourbon": 5},
        formations={
            "B_FA": fleet(SEA, "rowley", B1=4, B2=4),
            "A_GF": fleet(SEA, "navarro", S1=1, S2=1),
        },
    )
    stage.dice(weather_gauge=[0, 9], combat=[1, 9, 1, 9], rest=9).run(fight, SEA, ["B_FA"], ["A_GF"])
    stage.choose("distant", by="british").choose("as_they_stand", by="bourbon").choose(
        "as_they_stand", by="british"
    )
    assert stage.war.prestige["british"] == 7, "a Battle of four Squadrons won, and over a Grand Flotilla"


@rule("mistral", "2.711", "IC 12.3")
def test_an_order_by_itself_is_no_prestige_until_the_year_ends() -> None:
    stage = Stage(
        scenario="campaign_1742",
        turn=16,
        prestige={"british": 5, "bourbon": 5},
        fulfilled={"british": 3},
        track=["B_fleet1", "B_fleet2", "B_fleet3", "B_fleet4"],
        formations={"B_FA": fleet(SEA, "haddock", B1=4)},
        orders={"B_FA": "B_cruise_gut"},
    )
    stage.run(end_order, "B_FA", fulfilled=True)
    counted = stage.war.fulfilled["british"]
    assert counted > 3
    assert stage.war.prestige["british"] == 5
    stage.run(record)
    assert stage.war.prestige["british"] == 5 + counted // 2 + 1


@rule("mistral", "2.72")
@pytest.mark.parametrize("scenario", MINOR)
def test_a_minor_scenario_lasts_one_year(scenario: str) -> None:
    stage = Stage(scenario=scenario, turn=15).run(record)
    assert stage.result is None
    assert stage.war.turn == 16
    stage.run(record)
    assert stage.result is not None


@rule("mistral", "2.72")
@pytest.mark.parametrize("scenario", MINOR)
def test_a_minor_scenario_has_no_die_for_its_end(scenario: str) -> None:
    stage = Stage(scenario=scenario, year=1747, turn=5).run(closing)
    assert stage.rolled == []
    assert stage.result is None


@rule("mistral", "2.72", "2.721", "2.721b")
@pytest.mark.parametrize("scenario", ["1747", *CAMPAIGNS])
def test_1747_and_the_campaigns_run_into_1748_and_end_there(scenario: str) -> None:
    stage = Stage(scenario=scenario, year=1747, turn=16).run(record)
    assert stage.result is None
    assert (stage.war.year, stage.war.turn) == (1748, 1)
    stage = Stage(scenario=scenario, year=1748, turn=16).run(record)
    assert stage.result is not None


@rule("mistral", "2.72")
def test_a_campaign_goes_on_from_year_to_year() -> None:
    stage = Stage(scenario="campaign_1740", year=1740, turn=16).run(record)
    assert stage.result is None
    assert (stage.war.year, stage.war.turn) == (1741, 1)


@rule("mistral", "2.721")
@pytest.mark.parametrize(
    ("year", "turn", "rolled"),
    [
        (1746, 13, False),
        (1747, 1, False),
        (1747, 5, True),
        (1747, 6, False),
        (1747, 9, True),
        (1747, 13, True),
        (1748, 1, True),
        (1748, 3, False),
    ],
)
def test_the_die_is_rolled_in_quarterly_turns_from_spring_1747(year: int, turn: int, rolled: bool) -> None:
    stage = Stage(scenario="campaign_1744", year=year, turn=turn).dice(end_of_game=9 if rolled else [])
    stage.run(closing)
    assert bool(stage.rolled) is rolled
    assert stage.result is None


@rule("mistral", "2.721")
@pytest.mark.parametrize(
    ("die", "rolls", "eligible", "marker", "over"),
    [
        (0, 0, True, 0, True),
        (1, 0, True, 0, False),
        (1, 1, True, 0, True),  # 1 less for each roll before
        (3, 3, True, 0, True),
        (2, 3, True, 0, True),  # 0 or less
        (1, 0, False, 0, True),  # no campaign is eligible
        (0, 0, True, 1, False),  # a marker off its Start box
        (1, 1, True, -1, False),
    ],
)
def test_a_result_of_zero_or_less_ends_the_game_at_once(
    die: int, rolls: int, eligible: bool, marker: int, over: bool
) -> None:
    stage = Stage(scenario="1747", turn=5, end_rolls=rolls, marker={"alps": marker})
    if not eligible:
        stage.war.eligible.clear()
    stage.dice(end_of_game=die).run(closing)
    assert (stage.result is not None) is over
    assert stage.war.end_rolls == rolls + 1


@rule("mistral", "2.721", "IC 4.22")
def test_the_die_comes_at_the_end_of_the_operations_phase_before_administration() -> None:
    stage = Stage(scenario="1747", turn=5, impulse=3, step="end").dice(end_of_game=0, rest=9).play()
    assert stage.table.outcome is not None
    assert stage.rolled[-1] == "end-of-game"
    assert "attrition" not in stage.told
    early = Stage(scenario="1747", turn=5, impulse=2, step="end").dice(rest=9).run(end)
    assert early.result == "start", "two Impulses are not the Phase"


@rule("mistral", "2.721a", "IC 9.37")
def test_a_game_that_ends_in_mid_year_fails_open_orders_and_counts_the_rest_at_once() -> None:
    stage = Stage(
        scenario="1747",
        turn=5,
        prestige={"british": 5, "bourbon": 5},
        fulfilled={"british": 5, "bourbon": 0},
        failed={"british": 0, "bourbon": 0},
        formations={"B_FA": fleet(SEA, "medley", B1=4)},
        orders={"B_FA": "B_cruise_gut"},
        held={"british": ["B_int_hyeres_roads"]},
        track=["B_fleet1"],
    )
    held = sum(holder == "bourbon" for holder in stage.war.chits.values())
    stage.dice(end_of_game=0).run(closing)
    assert stage.result.winners == ("british",)
    assert stage.war.failed == {"british": 2, "bourbon": held}, "one Issued, one Received"
    assert stage.war.order == {}
    assert stage.war.fulfilled["bourbon"] == 2, "the Levant figure"
    assert stage.war.prestige == {"british": 5 + 1 + 1, "bourbon": 5 + int((2 - held) / 2)}, "5 - 2 halved"


@rule("mistral", "2.721", "2.721a")
def test_the_third_roll_of_1747_has_two_less_and_ends_the_game() -> None:
    stage = Stage(
        scenario="1747",
        step="closing",
        turn=13,
        end_rolls=2,
    )
    # Autumn 1747: 2, less 2 for the rolls before, is 0. The game ends at once; Orders and the Levant
    # trade are counted as they stand.
    stage.dice(end_of_game=2).play().expect(
        {"year": 1747, "turn": 13, "outcome": "won-marginal", "question": "", "end_rolls": 3}
    )


@rule("mistral", "2.721")
def test_the_first_roll_of_1747_has_nothing_taken_from_it() -> None:
    stage = Stage(
        scenario="1747",
        step="closing",
        turn=5,
    )
    # Spring 1747: a campaign is eligible, no marker off its Start. The die is 1: the war goes on.
    stage.dice(end_of_game=1, campaign=[5, 5], event=[9, 9, 9]).play().expect({"end_rolls": 1, "outcome": ""})


@rule("mistral", "2.721")
def test_the_second_roll_of_1747_has_one_less() -> None:
    stage = Stage(
        scenario="1747",
        step="closing",
        turn=9,
        end_rolls=1,
    )
    # Summer 1747: 2, less 1 for the roll before, is 1. The war goes on.
    stage.dice(end_of_game=2, campaign=[5, 5], event=[9, 9, 9]).play().expect({"end_rolls": 2, "outcome": ""})
