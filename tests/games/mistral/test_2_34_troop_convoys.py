"""2.34 Troop Convoys."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.chapters.attrition import attrition
from vivac.games.mistral.chapters.convoys import harm_convoy
from vivac.games.mistral.chapters.housekeeping import conclude
from vivac.games.mistral.chapters.reinforcement import unload
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.troop_convoys import assemble, dated_convoy_due, harbours_for, readiness
from vivac.lab.coverage import rule

CAMPAIGN = "campaign_1740"


def at_barcelona(**words: Any) -> dict[str, Any]:
    return {"at": "barcelona", "state": "refitting", "voyage": "T_2", "sail_from": 1, **words}


def landed(voyage: str = "T_2", at: str = "la_spezia", **words: Any) -> dict[str, Any]:
    return {"at": at, "state": "refitting", "voyage": voyage, **words}


# ---------------------------------------------------------------- formats


@rule("mistral", "2.34")
def test_generic_up_to_two_a_year() -> None:
    stage = Stage(turn=5)
    for formed, key in ((0, ""), (1, ""), (2, "assemble-enough")):
        stage.war.formed = formed
        assert stage.barred("assemble") == key


@rule("mistral", "2.34", "2.34a")
def test_which_scenarios_propose_which_format() -> None:
    scenarios = Stage().box.scenarios
    assert {s for s, plan in scenarios.items() if plan.historical_convoys} == {
        "campaign_1740",
        "campaign_1741",
    }
    stage = Stage(scenario=CAMPAIGN, year=1741, turn=5)
    assert stage.barred("assemble") == "assemble-dated"
    stage = Stage("generic_convoys", scenario=CAMPAIGN, year=1741, turn=5)
    assert stage.barred("assemble") == ""
    assert not dated_convoy_due(stage.box, stage.war)


@rule("mistral", "2.34", "2.345")
@pytest.mark.parametrize(
    ("year", "turn", "dated", "due"),
    [
        (1741, 12, 0, False),
        (1741, 13, 0, True),
        (1741, 14, 1, False),
        (1742, 1, 1, True),
        (1742, 4, 2, False),
        (1742, 5, 2, True),
        (1742, 5, 3, False),
    ],
)
def test_historical_the_first_three_are_formed_on_their_dates(
    year: int, turn: int, dated: int, due: bool
) -> None:
    stage = Stage(scenario=CAMPAIGN, year=year, turn=turn, dated=dated)
    assert dated_convoy_due(stage.box, stage.war) is due
    stage.dice(trajectory=0).run(conclude)
    assert stage.war.dated == dated + due
    assert (stage.at("cv_troop1") == "barcelona") is due


@rule("mistral", "2.34")
def test_historical_then_one_a_year_starting_the_year_after_the_third_is_dissolved() -> None:
    stage = Stage(scenario=CAMPAIGN, year=1742, turn=5, dated=2, convoys={"cv_troop1": at_barcelona()})
    stage.dice(trajectory=3).run(conclude)
    del stage.war.sail_from["cv_troop2"]  # it has sailed and arrived
    stage.run(unload)
    assert stage.war.last_landing == 1742, "though the second has not sailed yet"
    for year, formed, key in (
        (1742, 0, "assemble-dated"),
        (1743, 0, ""),
        (1743, 1, "assemble-enough"),
        (1744, 0, ""),
    ):
        stage.war.year, stage.war.turn, stage.war.formed = year, 5, formed
        assert stage.barred("assemble") == key, year
    stage.war.last_landing = 0
    assert stage.barred("assemble") == "assemble-dated", "the third is still on its way"


@rule("mistral", "2.341", "2.345")
def test_a_convoy_is_formed_in_turn_5_refitting_at_barcelona_with_its_trajectory() -> None:
    for turn in range(1, 17):
        key = "" if turn == 5 else "assemble-not-spring"
        assert Stage(turn=turn).barred("assemble") == key
    stage = Stage(turn=5, first="bourbon").dice(trajectory=3).whole("reorganisation")
    stage.war.actor = "bourbon"
    stage.whole("reorganisation")
    assert "assemble" in stage.options
    stage.choose("assemble", by="bourbon")
    assert (stage.at("cv_troop1"), stage.war.state["cv_troop1"]) == ("barcelona", "refitting")
    assert stage.war.voyage["cv_troop1"] == "T_2"


@rule("mistral", "2.342")
def test_counters_limit_the_number_in_play() -> None:
    both = {"cv_troop1": at_barcelona(), "cv_troop2": at_barcelona()}
    assert Stage(turn=5, convoys=both).barred("assemble") == "assemble-no-counter"
    one = {"cv_troop1": at_barcelona()}
    assert Stage(turn=5, convoys=one).barred("assemble") == ""


@rule("mistral", "2.342", "2.342a")
def test_a_dated_convoy_waits_for_a_free_counter() -> None:
    both = {"cv_troop1": at_barcelona(), "cv_troop2": landed()}
    stage = Stage(scenario=CAMPAIGN, year=1742, turn=5, dated=2, convoys=both)
    assert not dated_convoy_due(stage.box, stage.war)
    stage.run(unload)
    stage.war.turn = 7
    stage.dice(trajectory=0).run(conclude)
    assert (stage.war.dated, stage.at("cv_troop2")) == (3, "barcelona")


@rule("mistral", "2.343")
@pytest.mark.parametrize(
    ("scenario", "die", "voyage"),
    [("1742", 0, "T_1"), ("1742", 2, "T_1"), ("1742", 6, "T_2"), ("1742", 8, "T_3"), (CAMPAIGN, 9, "T_4")],
)
def test_its_trajectory_is_drawn_at_random(scenario: str, die: int, voyage: str) -> None:
    stage = Stage(scenario=scenario, turn=5).dice(trajectory=die).run(assemble)
    assert stage.war.voyage["cv_troop1"] == voyage


@rule("mistral", "2.343", "IC 1.7b")
def test_its_destination_is_secret_until_it_is_dissolved() -> None:
    stage = Stage(turn=5).dice(trajectory=9).run(assemble)
    british = [line.say for line in stage.table.told("british")]
    assert [say.key for say in british] == ["troops-assemble"]
    assert "troops-bound" in [line.say.key for line in stage.table.told("bourbon")]
    before = RULEBOOK.scene(stage.box, stage.war, "british")
    stage.war.voyage["cv_troop1"] = "T_1"
    assert RULEBOOK.scene(stage.box, stage.war, "british") == before


@rule("mistral", "2.344", "2.34.10")
@pytest.mark.parametrize("dp", [0, 15, 16, 40])
def test_each_arrival_gives_one_free_box_however_battered(dp: int) -> None:
    first = landed() | {"dp": dp}
    stage = Stage(convoys={"cv_troop1": first, "cv_troop2": landed("T_1", "coast_f")}).run(unload)
    assert stage.war.landed == 2
    assert stage.at("cv_troop1") == stage.at("cv_troop2") == "unformed"


# ---------------------------------------------------------------- sailing


@rule("mistral", "2.345", "2.345a")
def test_readiness_is_rolled_from_the_next_impulse_and_is_not_cumulative() -> None:
    stage = Stage(turn=5, impulse=3).dice(trajectory=3).run(assemble)
    stage.run(readiness)
    assert stage.rolled == ["trajectory"]
    stage.war.turn = 6
    for impulse, die, state in ((1, 2, "refitting"), (2, 2, "refitting"), (3, 1, "ready")):
        stage.war.impulse = impulse
        stage.dice(troops_ready=die).run(readiness)
        assert stage.war.state["cv_troop1"] == state
    assert stage.at("cv_troop1") == "barcelona"
    stage.run(sail, "cv_troop1")
    assert stage.at("cv_troop1") == "cape_creus", "it moves in that same Impulse"


@rule("mistral", "2.345")
def test_it_unloads_and_is_removed_in_the_turn_it_arrives() -> None:
    stage = Stage(convoys={"cv_troop1": {"at": "la_spezia", "voyage": "T_2"}}).run(sail, "cv_troop1")
    assert stage.war.state["cv_troop1"] == "refitting"
    stage.whole("requests")
    assert (stage.war.landed, stage.at("cv_troop1")) == (1, "unformed")
    waiting = Stage(convoys={"cv_troop1": at_barcelona()}).run(unload)
    assert (waiting.war.landed, waiting.at("cv_troop1")) == (0, "barcelona")


@rule("mistral", "2.347", "2.347a")
@pytest.mark.parametrize(
    ("british", "port"),
    [
        ({}, ""),
        ({"B_FA": fleet("coast_d", "haddock", B1=4)}, ""),
        ({"B_FA": fleet("la_spezia", "haddock", B1=4, state="refitting")}, ""),
        ({"B_FA": fleet("la_spezia", "haddock", B1=4)}, "coast_d"),
        ({"B_FA": fleet("la_spezia", "haddock", B1=4), "B_D1": fleet("coast_d", B2=4)}, "genoa"),
    ],
)
def test_it_diverts_only_if_an_enemy_occupies_its_destination_to_the_nearest_eligible_port(
    british: dict[str, Any], port: str
) -> None:
    convoys = {"cv_troop1": {"at": "gulf_of_genoa", "voyage": "T_2"}}
    stage = Stage(convoys=convoys, formations=british).whole("signals")
    assert harbours_for(stage.table, "cv_troop1") == port
    assert [o for o in stage.options if o.startswith("divert")] == (
        [f"divert_to:cv_troop1:{port}"] if port else []
    )


@rule("mistral", "2.347")
def test_an_enemy_port_is_not_eligible() -> None:
    convoys = {"cv_troop1": {"at": "hyeres_roads", "voyage": "T_3"}}
    blocked = {"B_FA": fleet("coast_a", "rowley", B1=4)}
    stage = Stage(scenario="1743", convoys=convoys, formations=blocked).whole("signals")
    assert harbours_for(stage.table, "cv_troop1") == "coast_b"
    stage.war.ports_to["P"] = "british"
    assert harbours_for(stage.table, "cv_troop1") == "coast_c"


@rule("mistral", "2.347")
def test_diverted_it_goes_there_expeditiously_and_may_divert_again() -> None:
    stage = Stage(
        convoys={"cv_troop1": {"at": "gulf_of_genoa", "voyage": "T_2"}},
        formations={"B_FA": fleet("la_spezia", "haddock", B1=4)},
    ).whole("signals")
    stage.choose("divert_to:cv_troop1:coast_d", by="bourbon")
    assert stage.options == ["scatter:cv_troop1", "done"]
    stage.run(sail, "cv_troop1")
    assert stage.at("cv_troop1") == "coast_d"
    again = Stage(
        convoys={"cv_troop1": {"at": "gulf_of_genoa", "voyage": "T_2"}},
        bound_for={"cv_troop1": "coast_d"},
        formations={"B_FA": fleet("coast_d", "haddock", B1=4)},
    ).whole("signals")
    assert "divert_to:cv_troop1:genoa" in again.options
    stage.war.increment = 2
    stage.run(sail, "cv_troop1").run(unload)
    assert stage.war.landed == 1


@rule("mistral", "2.348")
def test_it_scatters_at_the_moment_its_total_reaches_twelve() -> None:
    stage = Stage(convoys={"cv_troop1": {"at": "cape_creus", "voyage": "T_2", "dp": 9}})
    stage.run(harm_convoy, "cv_troop1", 2, "british")
    assert "cv_troop1" not in stage.war.scattered
    stage.run(harm_convoy, "cv_troop1", 1, "british")
    assert "cv_troop1" in stage.war.scattered
    willing = Stage(convoys={"cv_troop1": {"at": "cape_creus", "voyage": "T_2"}}).whole("signals")
    assert willing.options == ["scatter:cv_troop1", "done"]


@rule("mistral", "2.349")
def test_the_british_gain_one_prestige_for_each_eight_dp_and_it_is_not_destroyed() -> None:
    stage = Stage(convoys={"cv_troop1": {"at": "cape_creus", "voyage": "T_2"}}, prestige={"british": 0})
    for dp, prestige in ((7, 0), (1, 1), (7, 1), (9, 3)):
        stage.run(harm_convoy, "cv_troop1", dp, "british")
        assert stage.war.prestige["british"] == prestige
    assert (stage.at("cv_troop1"), stage.war.dp["cv_troop1"]) == ("cape_creus", 24)
    assert stage.run(attrition).rolled == [], "no Attrition"


@rule("mistral", "2.34.10")
@pytest.mark.parametrize(
    ("dp", "scattered", "boxes"), [(0, False, 1), (12, True, 1), (15, True, 1), (16, True, 1)]
)
def test_scattered_or_a_wreck_it_still_counts_as_arrived(dp: int, scattered: bool, boxes: int) -> None:
    stage = Stage(convoys={"cv_troop1": landed(dp=dp, scattered=scattered)}).run(unload)
    assert (stage.war.landed, stage.at("cv_troop1")) == (boxes, "unformed")


@rule("mistral", "2.34.10")
def test_it_has_no_size() -> None:
    stage = Stage(turn=5).dice(trajectory=0).run(assemble)
    assert (stage.prompt, stage.war.size) == ("", {})
