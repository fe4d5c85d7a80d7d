"""IC 9.4 Military Campaigns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.campaigns import (
    campaign_modifiers,
    due_campaigns,
    resolve_campaign,
    victory,
)
from vivac.games.mistral.chapters.opening import reset_year
from vivac.lab.coverage import rule


def campaign(name: str = "po_valley", *, die: int = 5, scenario: str = "1742", **position: Any) -> Stage:
    """One campaign resolved in Turn 9."""
    stage = Stage(scenario=scenario, **{"turn": 9, **position})
    return stage.dice(campaign=die, joins=9).run(resolve_campaign, name)


@rule("mistral", "IC 9.41")
def test_campaigns_become_eligible_by_an_event_and_one_may_end_them_for_good() -> None:
    box = Stage().box
    assert {c.id: (c.eligible, c.ended_by) for c in box.campaigns.values()} == {
        "po_valley": ("spain_austria_war", ""),
        "apennines": ("spain_austria_war", "felipe_dies"),
        "alps": ("second_family_compact", "worms:2"),
    }
    stage = Stage(scenario="1741", turn=5).dice(rest=9, event=[0]).whole("events")
    assert stage.war.marker == {"po_valley": 0, "apennines": 0}
    stage = Stage(scenario="1746", turn=5)
    assert "apennines" in due_campaigns(stage.box, stage.war)
    stage.war.ended.add("apennines")
    assert due_campaigns(stage.box, stage.war) == ["po_valley", "alps"]


@rule("mistral", "IC 9.41")
def test_each_year_a_campaign_starts_again() -> None:
    stage = Stage(turn=1, marker={"po_valley": 2, "apennines": -1})
    stage.war.won["po_valley"] = "bourbon"
    stage.run(reset_year)
    assert (stage.war.marker, stage.war.won) == ({"po_valley": 0, "apennines": 0}, {})


@rule("mistral", "IC 9.42")
def test_campaigns_are_resolved_in_turns_5_9_and_13_in_their_order() -> None:
    for turn in range(1, 17):
        stage = Stage(scenario="1744", turn=turn)
        expected = ["po_valley", "apennines", "alps"] if turn in (5, 9, 13) else []
        assert due_campaigns(stage.box, stage.war) == expected


@rule("mistral", "IC 9.42")
def test_campaigns_come_at_the_start_of_the_event_step() -> None:
    stage = Stage(scenario="1744", turn=5).dice(rest=9, campaign=[5, 5, 5]).whole("events")
    assert stage.rolled[:4] == ["campaign", "campaign", "campaign", "event"]


@rule("mistral", "IC 9.42")
@pytest.mark.parametrize(
    ("die", "start", "marker"),
    [(3, 0, -1), (4, 0, 0), (7, 0, 0), (8, 0, 1), (0, -1, -2), (9, 1, 2), (2, 1, 0)],
)
def test_three_or_less_goes_toward_austria_and_eight_or_more_toward_the_bourbons(
    die: int, start: int, marker: int
) -> None:
    stage = campaign(die=die, marker={"po_valley": start})
    assert stage.war.marker["po_valley"] == marker


@rule("mistral", "IC 9.42")
def test_a_finished_campaign_is_not_resolved_again_this_year() -> None:
    stage = campaign(die=9, marker={"po_valley": 1})
    assert due_campaigns(stage.box, stage.war) == ["apennines"]


@rule("mistral", "IC 9.43", "2.344")
def test_landed_troops_may_be_spent_in_the_po_valley_and_the_apennines_only() -> None:
    for name, asked in (("po_valley", True), ("apennines", True), ("alps", False)):
        stage = campaign(name, scenario="1744", landed=2)
        assert (stage.prompt == "campaign_shift") is asked, name


@rule("mistral", "IC 9.43", "IC 9.43a")
def test_any_number_of_landings_one_box_each_before_victory_is_judged() -> None:
    stage = campaign(landed=3)
    assert stage.table.waiting_for == ("bourbon",)
    assert stage.options == ["shift:0", "shift:1", "shift:2"], "no further than Victory"
    stage.choose("shift:2", by="bourbon")
    assert (stage.war.marker["po_valley"], stage.war.landed) == (2, 1)
    assert stage.war.won == {"po_valley": "bourbon"}
    stage = campaign(landed=1, die=0, marker={"po_valley": -1}).choose("shift:1", by="bourbon")
    assert (stage.war.marker["po_valley"], stage.war.won) == (-1, {}), "the landing has saved the army"
    stage = campaign(landed=1).choose("shift:0", by="bourbon")
    assert stage.war.landed == 1, "kept until used"


@rule("mistral", "IC 9.44", "2.132")
@pytest.mark.parametrize(
    ("at", "auxiliaries", "shift"),
    [
        ("coast_d", [], 1),
        ("coast_d", ["B_bomber1"], 2),
        ("coast_d", ["B_bomber1", "B_bomber2"], 2),
        ("la_spezia", ["B_bomber1"], 3),
        ("genoa", ["B_bomber1"], 3),
        ("gulf_of_genoa", ["B_bomber1"], 0),
    ],
)
def test_army_support_and_its_bomber(at: str, auxiliaries: list[str], shift: int) -> None:
    stage = Stage(
        formations={"B_FA": fleet(at, "haddock", B1=4, auxiliaries=auxiliaries)},
        orders={"B_FA": "B_army_po_valley.1"},
    )
    assert sum(campaign_modifiers(stage.box, stage.war, "po_valley").values()) == -shift
    assert campaign_modifiers(stage.box, stage.war, "apennines") == {}


@rule("mistral", "IC 9.44")
def test_bourbon_support_helps_the_bourbons() -> None:
    stage = Stage(
        formations={"S_FB": fleet("la_spezia", "navarro", S1=4, auxiliaries=["S_bomber1"])},
        orders={"S_FB": "S_army_po_valley.1"},
    )
    assert sum(campaign_modifiers(stage.box, stage.war, "po_valley").values()) == 3


@rule("mistral", "IC 9.44")
def test_only_the_best_supporting_formation_of_a_side_counts() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet("coast_d", "haddock", B1=4),
            "B_FB": fleet("coast_d", "lestock", B2=4, auxiliaries=["B_bomber1"]),
        },
        orders={"B_FA": "B_army_po_valley.1", "B_FB": "B_army_po_valley.2"},
    )
    assert sum(campaign_modifiers(stage.box, stage.war, "po_valley").values()) == -2


@rule("mistral", "IC 9.44", "IC 9.35", "IC 2.45")
@pytest.mark.parametrize("words", [{"marks": ["disorganised"]}, {"state": "refitting"}, {"B1": 2}])
def test_who_is_disorganised_in_docks_or_too_weak_supports_no_army(words: dict[str, Any]) -> None:
    stage = Stage(
        formations={"B_D1": fleet("la_spezia", **{"B1": 4, **words})},
        orders={"B_D1": "B_army_po_valley.1"},
    )
    assert campaign_modifiers(stage.box, stage.war, "po_valley") == {}


@rule("mistral", "IC 9.36a", "IC 9.39")
@pytest.mark.parametrize(
    ("die", "landed", "fulfilled", "failed"), [(5, 0, 2, 0), (0, 0, 2, 0), (9, 0, 0, 1), (5, 1, 0, 1)]
)
def test_army_support_is_fulfilled_unless_the_marker_moved_against_its_owner(
    die: int, landed: int, fulfilled: int, failed: int
) -> None:
    stage = campaign(
        die=die,
        landed=landed,
        formations={"B_D1": fleet("la_spezia", B1=4)},
        orders={"B_D1": "B_army_po_valley.1"},
    )
    if landed:
        stage.choose("shift:1", by="bourbon")
    assert (stage.war.fulfilled["british"], stage.war.failed["british"]) == (fulfilled, failed)


@rule("mistral", "IC 9.45")
def test_a_victory_ends_the_campaign_for_the_year_with_prestige_and_a_date() -> None:
    stage = campaign(die=0, marker={"po_valley": -1}, prestige={"british": 5, "bourbon": 5})
    war = stage.war
    assert (war.won, war.prestige) == ({"po_valley": "british"}, {"british": 7, "bourbon": 5})
    assert war.victory_turn == {"po_valley:british": war.now}
    assert (war.victories, war.victory_year) == ({"po_valley:british": 1}, {"po_valley:british": 1742})
    assert campaign(die=9).war.won == {}, "one box short"


@rule("mistral", "IC 9.45", "2.165")
def test_the_victory_effects_happen() -> None:
    stage = campaign("apennines", die=0, marker={"apennines": -1})
    assert stage.war.naples == "limited"
    stage.war.marker["apennines"] = 2
    assert stage.run(victory, "apennines").war.naples == "war"


@rule("mistral", "IC 9.22", "IC 9.23", "IC 9.26")
def test_a_battle_of_british_and_spanish_adds_three_to_the_target_of_a_french_declaration() -> None:
    stage = Stage(
        scenario="1744",
        step="events",
        turn=2,
        first="british",
        battles=["B:S"],
        first_check={"france_declares_war": 65},
        failed_checks={"france_declares_war": 1},
    )
    # British and Spanish Squadrons have met in Battle this Turn: die 4 against 1 + 3. France declares
    # war.
    stage.dice(event=4).play().expect({"french_war": True, "question": "request"})


@rule("mistral", "IC 9.21", "IC 9.22", "IC 9.28")
def test_the_family_compact_counts_as_one_quarterly_turn_past_in_winter_1744() -> None:
    stage = Stage(
        scenario="1744",
        step="events",
        turn=1,
        first="british",
    )
    # The Family Compact counts as having occurred in Turn 13 of 1743, one Quarterly Turn before: the
    # declaration may be checked. Die 2 against 1: not yet.
    stage.dice(event=[2, 9, 9]).play().expect(
        {
            "failed_checks": {"france_declares_war": 1, "descent_on_england": 1, "west_indies": 1},
            "first_check": {"france_declares_war": 65, "descent_on_england": 65, "west_indies": 65},
            "french_war": False,
        }
    )
