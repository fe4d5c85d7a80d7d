"""2.31 The Bourbon Fleet: two Commands in one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.allegiance import friend_of, may_use_docks
from vivac.games.mistral.chapters.formations import command_of, commander
from vivac.games.mistral.chapters.housekeeping import fleet_admiral
from vivac.games.mistral.chapters.issuing import base_ports
from vivac.games.mistral.chapters.repair import repair_modifiers
from vivac.lab.coverage import rule

PEACE: dict[str, Any] = {}
WAR: dict[str, Any] = {"events": {"france_declares_war": 60}, "french_war": True}


def at_toulon(kind: str, admiral: str = "", **words: Any) -> dict[str, Any]:
    """A Formation in the docks of Toulon."""
    return {kind: fleet("toulon", admiral, state="refitting", **words)}


@rule("mistral", "2.31")
def test_the_bourbon_fleet_has_two_commands() -> None:
    contingents = Stage().box.contingents.values()
    assert {c.id: c.command for c in contingents if c.side == "bourbon"} == {
        "S": "S",
        "N": "S",
        "F": "F",
        "G": "F",
        "V": "F",
    }


@rule("mistral", "2.311")
@pytest.mark.parametrize(
    ("war", "admiral", "key"),
    [
        ({}, "court", "destine-nation"),
        ({}, "navarro", ""),
        (WAR, "court", ""),
        (WAR, "navarro", "destine-nation"),
    ],
)
def test_the_admiral_of_the_fleet_is_spanish_until_france_declares_war_then_french(
    war: dict[str, Any], admiral: str, key: str
) -> None:
    stage = Stage(
        scenario="1744",
        formations=at_toulon("A_GF", S1=4, F1=4),
        admirals={"navarro": "cartagena", "court": "toulon"},
        **war,
    )
    assert stage.barred(f"destine:{admiral}:A_GF") == key


@rule("mistral", "2.311", "2.311a")
def test_the_national_rule_holds_only_if_possible() -> None:
    for squadrons, admirals in (
        ({"S1": 4, "F1": 4}, {"court": "toulon"}),
        ({"S1": 4, "F1": 4}, {"court": "toulon", "spinola": "toulon"}),
        ({"S1": 4, "F1": 4, "F2": 4}, {"court": "toulon", "navarro": "toulon"}),
    ):
        stage = Stage(scenario="1744", formations=at_toulon("A_GF", "", **squadrons), admirals=admirals)
        assert stage.barred("destine:court:A_GF") == "", admirals


@rule("mistral", "2.311")
def test_of_equal_rank_spanish_admirals_outrank_french_ones_until_the_declaration() -> None:
    for war, leader in ((PEACE, "navarro"), (WAR, "court")):
        flag = fleet("gulf_of_lions", S1=4, F1=4, admirals=["court", "navarro"])
        stage = Stage(scenario="1744", formations={"A_FA": flag}, **war)
        assert commander(stage.box, stage.war, "A_FA") == leader


@rule("mistral", "2.311")
def test_in_docks_the_grand_flotilla_gets_an_admiral_of_the_nation_asked_for() -> None:
    for war, now, then in (
        (PEACE, "court", "navarro"),
        (WAR, "navarro", "court"),
        (PEACE, "navarro", "navarro"),
    ):
        other = "court" if now == "navarro" else "navarro"
        stage = Stage(
            scenario="1744",
            formations=at_toulon("A_GF", now, S1=4, F1=4),
            admirals={other: "barcelona"},
            **war,
        ).run(fleet_admiral)
        assert stage.at(then) == "A_GF"
        assert commander(stage.box, stage.war, "A_GF") == then


@rule("mistral", "2.311")
def test_of_several_admirals_the_bourbon_player_says_who_gets_the_grand_flotilla() -> None:
    stage = Stage(
        scenario="1744",
        formations=at_toulon("A_GF", "court", S1=4, F1=4),
        admirals={"navarro": "barcelona", "torres": "toulon"},
        **PEACE,
    ).run(fleet_admiral)
    stage.choose("lead:torres", by="bourbon")
    assert commander(stage.box, stage.war, "A_GF") == "torres"


@rule("mistral", "2.312")
def test_a_formation_holds_at_most_one_squadron_of_the_other_command() -> None:
    stage = Stage(
        scenario="1744",
        formations=at_toulon("S_FB", "navarro", S1=4, S2=4),
        docks={"toulon": {"F1": [4, 0], "S3": [4, 0]}},
    )
    assert stage.barred("join:F1:S_FB") == ""
    stage = Stage(
        scenario="1744",
        formations=at_toulon("S_FB", "navarro", S1=4, F2=4),
        docks={"toulon": {"F1": [4, 0], "S3": [4, 0], "fl_terrible": [1, 0]}},
    )
    assert stage.barred("join:F1:S_FB") == "join-foreign"
    assert stage.barred("join:fl_terrible:S_FB") == "join-foreign", "a Flagship is a Squadron"
    assert stage.barred("join:S3:S_FB") == ""


@rule("mistral", "2.312")
def test_a_detachment_of_the_other_command_counts_with_its_squadrons() -> None:
    for squadrons, key in (({"F1": 4}, ""), ({"F1": 4, "F2": 4}, "join-foreign")):
        stage = Stage(
            scenario="1744",
            formations=at_toulon("S_FB", "navarro", S1=4) | at_toulon("F_D1", "", **squadrons),
        )
        assert stage.barred("subordinate:F_D1:S_FB") == key


@rule("mistral", "2.313")
def test_auxiliaries_are_assigned_within_their_own_command() -> None:
    stage = Stage(
        scenario="1744",
        formations=at_toulon("S_FB", "navarro", S1=4, S2=4),
        auxiliaries={"S_fleet1": "available", "F_fleet1": "available", "N_light1": "available"},
    )
    assert stage.barred("assign:F_fleet1:S_FB") == "assign-other-command"
    assert stage.barred("assign:S_fleet1:S_FB") == ""
    assert stage.barred("assign:N_light1:S_FB") == "", "Naples is of the Spanish Command"


@rule("mistral", "2.314")
def test_a_lone_squadron_on_escort_is_of_the_convoys_command() -> None:
    stage = Stage(
        scenario="1744",
        docks={"toulon": {"F1": [4, 0], "S1": [4, 0]}},
        held={"bourbon": ["F_esc_levant", "S_esc_troop.1"]},
    )
    for chit, squadron, key in (
        ("F_esc_levant", "F1", ""),
        ("F_esc_levant", "S1", "issue-other-command"),
        ("S_esc_troop.1", "S1", ""),
        ("S_esc_troop.1", "F1", "issue-other-command"),
    ):
        assert stage.barred(f"issue:{chit}:{squadron}") == key
    stage.play().choose("orders", "issue:F_esc_levant", by="bourbon")
    assert stage.offered("bourbon") == ["bearer:F1"]


@rule("mistral", "2.315", "2.124")
@pytest.mark.parametrize("flag", ["A_GF", "A_FA"])
def test_grand_flotilla_and_flotilla_a_mix_freely(flag: str) -> None:
    stage = Stage(
        scenario="1744",
        formations=at_toulon(flag, "navarro", S1=4) | at_toulon("F_D1", F2=4),
        docks={"toulon": {"F1": [4, 0]}},
        auxiliaries={"F_fleet1": "available", "S_fleet1": "available"},
    )
    for target in (
        f"join:F1:{flag}",
        f"assign:F_fleet1:{flag}",
        f"assign:S_fleet1:{flag}",
        f"subordinate:F_D1:{flag}",
    ):
        assert stage.barred(target) == "", target
    both = Stage(
        scenario="1744",
        formations=at_toulon("A_FA", "navarro", S1=4, F2=4),
        docks={"toulon": {"F1": [4, 0]}},
    )
    assert both.barred("join:F1:A_FA") == ""


@rule("mistral", "2.316")
def test_ports_of_the_other_command_are_always_friendly() -> None:
    for scenario in ("1740", "1744", "1747"):
        stage = Stage(scenario=scenario)
        for port in ("toulon", "marseille", "cartagena", "cadiz", "barcelona", "palma"):
            assert friend_of(stage.box, stage.war, port) == "bourbon"
            assert may_use_docks(stage.box, stage.war, port, "bourbon")
        assert "toulon" in base_ports(stage.box, stage.war, "S_fleet1")
    stage = Stage(scenario="1744", docks={"toulon": {"S1": [4, 6]}}).whole("repair")
    assert stage.options == ["repair:S1", "done"]
    assert repair_modifiers(stage.box, stage.war, "S1", "toulon") == {"other_command": 1}


@rule("mistral", "2.317", "2.317a", "1.422")
@pytest.mark.parametrize(
    ("bearer", "spanish", "french"),
    [
        ("S_FB", "", "issue-other-command"),
        ("F_FD", "issue-other-command", ""),
        ("A_FA", "", "issue-other-command"),
        ("A_GF", "issue-other-command", ""),
        ("F_fleet501", "issue-other-command", "issue-wrong-bearer"),
    ],
)
def test_a_chit_belongs_to_its_command(bearer: str, spanish: str, french: str) -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "S_FB": fleet("catalan_sea", "spinola", S1=4),
            "F_FD": fleet("gulf_of_lions", "gabaret", F1=4),
            "A_FA": fleet("gulf_of_lions", "navarro", S2=4, F2=4),
            "A_GF": fleet("gulf_of_lions", "court", S3=4, F3=4),
        },
        auxiliaries={"F_fleet501": "available"},
        held={"bourbon": ["S_cruise_catalan", "F_cruise_lions", "S_int_the_strait"]},
    )
    chit = "S_int_the_strait" if bearer == "F_fleet501" else "S_cruise_catalan"
    assert stage.barred(f"issue:{chit}:{bearer}") == spanish
    assert stage.barred(f"issue:F_cruise_lions:{bearer}") == french


@rule("mistral", "2.317", "IC 3.14")
def test_a_squadron_of_the_other_command_takes_part_only_by_subordination() -> None:
    stage = Stage(scenario="1744", formations={"S_FB": fleet("catalan_sea", "navarro", S1=4, F1=4)})
    assert command_of(stage.box, stage.war, "S_FB") == "S"
    joint = Stage(scenario="1744", formations={"A_FA": fleet("catalan_sea", "court", S1=4, F1=4)})
    assert command_of(joint.box, joint.war, "A_FA") == "F", "its Admiral's"


@rule("mistral", "2.318")
@pytest.mark.parametrize(
    ("chit", "bearer", "key"),
    [
        ("S_esc_troop.1", "N1", ""),
        ("F_esc_levant", "N1", "issue-other-command"),
        ("F_esc_levant", "G1", ""),
        ("F_esc_levant", "V1", ""),
        ("S_esc_troop.1", "V1", "issue-other-command"),
        ("S_esc_troop.1", "N_fleet1", ""),
        ("F_esc_levant", "V_fleet1", ""),
    ],
)
def test_naples_genoa_and_venice_use_the_orders_of_their_command(chit: str, bearer: str, key: str) -> None:
    stage = Stage(
        scenario="1746",
        active=["N", "G", "V"],
        docks={"naples": {"N1": [3, 0]}, "genoa": {"G1": [2, 0]}, "corfu": {"V1": [4, 0]}},
        auxiliaries={"N_fleet1": "available", "V_fleet1": "available"},
        held={"bourbon": ["S_esc_troop.1", "F_esc_levant"]},
    )
    assert stage.barred(f"issue:{chit}:{bearer}") == key
