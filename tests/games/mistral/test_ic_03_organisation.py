"""IC 3.1, IC 3.2 Formations and Admirals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.admirals_in_docks import DESTINE
from vivac.games.mistral.chapters.contingents import turn_neutral
from vivac.games.mistral.chapters.formations import command_of, commander
from vivac.games.mistral.chapters.opening import open_turn
from vivac.games.mistral.chapters.record import record
from vivac.games.mistral.chapters.reorganisation import begin
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"

# ---------------------------------------------------------------- IC 3.1 Formations


@rule("mistral", "IC 3.11")
def test_there_are_five_kinds_of_formations_and_two_of_flags() -> None:
    kinds = {what.kind for what in BOX.formations.values()}
    assert kinds == {"grand_flotilla", "flotilla", "detachment", "independent", "convoy"}
    assert {what.kind for what in BOX.formations.values() if what.flag} == {"grand_flotilla", "flotilla"}


@rule("mistral", "IC 3.12")
def test_flags_and_detachments_are_limited_to_the_counters() -> None:
    counters = Counter(
        (what.side, what.kind)
        for what in BOX.formations.values()
        if what.kind not in ("independent", "convoy")
    )
    assert counters == {
        ("british", "grand_flotilla"): 1,
        ("british", "flotilla"): 3,
        ("british", "detachment"): 3,
        ("bourbon", "grand_flotilla"): 1,
        ("bourbon", "flotilla"): 5,
        ("bourbon", "detachment"): 4,
    }
    stage = Stage(formations={"B_D1": fleet(SEA, B1=4)})
    assert stage.barred("form:B_D1") == "form-in-play"
    assert stage.barred("form:B_D2") == ""


def in_docks() -> Stage:
    """A Flotilla and loose Squadrons at Gibraltar, others at Port Mahon and at sea."""
    return Stage(
        step="reorganisation",
        docks={"gibraltar": {"B3": [4, 0]}, "port_mahon": {"B4": [4, 0]}},
        formations={
            "B_FA": fleet("gibraltar", "haddock", B1=4, B2=4, state="refitting"),
            "B_D1": fleet("gibraltar", B5=4, state="ready"),
        },
        admirals={"lestock": "port_mahon"},
    ).play()


@rule("mistral", "IC 3.12")
def test_squadrons_refitting_in_the_same_port_change_formation_in_the_reorganisation_step() -> None:
    stage = in_docks().choose("squadrons", by="british")
    joining = [option for option in stage.options if option.startswith("join")]
    assert joining == ["join:B1", "join:B2", "join:B3"], "B4 lies elsewhere, B5 is Ready"
    stage.choose("join:B3", by="british")
    assert (stage.at("B3"), stage.war.state["B_FA"]) == ("B_FA", "refitting")
    stage.choose("join:B2", by="british")
    assert stage.at("B2") == "gibraltar"


@rule("mistral", "IC 3.12")
def test_formations_are_formed_and_unformed_in_docks() -> None:
    stage = in_docks().choose("formations", by="british")
    assert "unform:B_FA" in stage.options
    assert "unform:B_D1" not in stage.options
    stage.choose("form:B_D2", by="british")
    assert set(stage.options) == {"with:B1", "with:B2", "with:B3", "with:B4"}
    stage.choose("with:B4", "unform:B_FA", by="british")
    assert (stage.at("B_D2"), stage.war.state["B_D2"], stage.at("B4")) == ("port_mahon", "refitting", "B_D2")
    assert (stage.at("B_FA"), stage.at("B1"), stage.at("haddock")) == ("unformed", "gibraltar", "gibraltar")


@rule("mistral", "IC 3.12")
def test_its_owner_says_who_leads_a_formation_that_needs_an_admiral() -> None:
    stage = Stage(
        step="reorganisation",
        first="british",
        actor="british",
        docks={"gibraltar": {"B2": [4, 0], "B3": [4, 0]}},
        admirals={"haddock": "gibraltar", "lestock": "gibraltar"},
    ).play()
    stage.choose("formations", "form:B_FA", "with:B3", "lead:lestock", by="british")
    assert (stage.at("lestock"), stage.at("haddock")) == ("B_FA", "gibraltar")


def in_company(**more: Any) -> Stage:
    """Two Flotillas at sea in one space, a Detachment in the next."""
    formations = {
        "B_FA": fleet(SEA, "rowley", B1=4, B2=4, admirals=["lestock"]),
        "B_FB": fleet(SEA, "mathews", B3=4),
        "B_D1": fleet("middle_sea", B5=4),
    }
    return Stage(scenario="1744", formations={**formations, **more}).dice(rest=9).play()


@rule("mistral", "IC 3.12")
def test_in_the_command_step_ready_formations_in_one_space_exchange_squadrons_and_admirals() -> None:
    stage = in_company().choose("turn_to:B_FA", "exchange:B2", by="british")
    assert set(stage.offered("british")) == {"into:B_FB", "form:B_D2", "form:B_D3", "form:B_FC", "form:B_GF"}
    stage.choose("into:B_FB", "exchange:lestock", "into:B_FB", by="british")
    assert (stage.at("B2"), stage.at("lestock")) == ("B_FB", "B_FB")


@rule("mistral", "IC 3.12")
def test_a_formation_is_formed_at_sea_with_an_admiral_present_if_it_needs_one() -> None:
    stage = in_company().choose("turn_to:B_FA", "exchange:B2", "form:B_GF", by="british")
    assert (stage.at("B_GF"), stage.at("B2"), stage.war.state["B_GF"]) == (SEA, "B_GF", "ready")
    assert {stage.at("rowley"), stage.at("lestock")} == {"B_GF", "B_FA"}
    alone = in_company().choose("turn_to:B_FB", by="british")
    assert "exchange:mathews" not in alone.offered("british"), "his Flag would be without an Admiral"


@rule("mistral", "IC 3.12")
def test_the_last_squadron_that_leaves_takes_its_formation_along() -> None:
    stage = in_company().choose("turn_to:B_FB", "exchange:B3", "into:B_FA", by="british")
    assert (stage.at("B_FB"), stage.at("mathews"), stage.at("B3")) == ("unformed", "B_FA", "B_FA")


@rule("mistral", "IC 3.12")
def test_with_an_enemy_formation_at_sea_there_nothing_is_exchanged() -> None:
    stage = in_company(S_FB=fleet(SEA, "navarro", S1=4)).choose("turn_to:B_FA", by="british")
    assert not [option for option in stage.offered("british") if option.startswith(("exchange", "subord"))]
    assert stage.barred("rendezvous:B1") == "exchange-enemy-there"


@rule("mistral", "IC 3.13")
def test_squadrons_and_flagships_in_docks_need_no_formation() -> None:
    docks = {"gibraltar": {"B1": [4, 0], "fl_namur": [1, 0]}}
    stage = Stage(step="reorganisation", docks=docks).dice(rest=9).play()
    while stage.war.step == "reorganisation":
        stage.choose("done", by="british")
    assert (stage.at("B1"), stage.at("fl_namur")) == ("gibraltar", "gibraltar")
    assert stage.rulebook.audit(stage.box, stage.war) == []


@rule("mistral", "IC 3.14")
@pytest.mark.parametrize(
    ("admiral", "squadrons", "declared", "command"),
    [
        ("court", {"S1": 4, "S2": 4}, False, "F"),  # his Command
        ("", {"S1": 4, "F1": 4, "F2": 4}, False, "F"),  # the Command of more Squadrons
        ("", {"S1": 4, "F1": 4}, False, "S"),
        ("", {"S1": 4, "F1": 4}, True, "F"),
    ],
)
def test_the_command_of_a_joint_flag(
    admiral: str, squadrons: dict[str, int], declared: bool, command: str
) -> None:
    stage = Stage(formations={"A_FA": fleet(SEA, admiral, **squadrons)})
    if declared:
        stage.war.events["france_declares_war"] = 1
    assert command_of(BOX, stage.war, "A_FA") == command


@rule("mistral", "IC 3.14")
def test_the_command_of_other_formations_is_printed_or_that_of_their_contingent() -> None:
    stage = Stage(formations={"S_FB": fleet(SEA, "navarro", F1=4), "F_D1": fleet(SEA, G1=4)})
    found = {f: command_of(BOX, stage.war, f) for f in ("S_FB", "F_D1", "i_N1", "i_G1", "i_V1", "i_S1")}
    assert found == {"S_FB": "S", "F_D1": "F", "i_N1": "S", "i_G1": "F", "i_V1": "F", "i_S1": "S"}
    convoys = {convoy: command_of(BOX, stage.war, convoy) for convoy in BOX.convoys}
    assert convoys == {
        "cv_b_levant": "B", "cv_supply": "B", "cv_f_levant": "F", "cv_troop1": "S", "cv_troop2": "S"
    }  # fmt: skip


# ---------------------------------------------------------------- IC 3.2 Admirals


@rule("mistral", "IC 3.21")
def test_admirals_have_ranks_from_one_to_four() -> None:
    ranks = {admiral: BOX.admirals[admiral].rank for admiral in ("martin", "byng", "haddock", "mathews")}
    assert ranks == {"martin": 1, "byng": 2, "haddock": 3, "mathews": 4}
    assert {who.rank for who in BOX.admirals.values()} == {1, 2, 3, 4}


@rule("mistral", "IC 3.21")
@pytest.mark.parametrize(
    ("admiral", "flag", "barred"),
    [
        ("byng", "B_GF", "destine-rank"),
        ("haddock", "B_GF", ""),
        ("martin", "B_FA", "destine-rank"),
        ("byng", "B_FA", ""),
        ("martin", "B_D1", ""),
    ],
)
def test_a_grand_flotilla_needs_rank_three_and_a_flotilla_rank_two(
    admiral: str, flag: str, barred: str
) -> None:
    stage = Stage(
        formations={flag: fleet("gibraltar", B1=4, state="refitting")}, admirals={admiral: "gibraltar"}
    )
    assert stage.barred(f"destine:{admiral}:{flag}") == barred


@rule("mistral", "IC 3.21")
def test_a_flag_in_docks_without_an_eligible_admiral_is_unformed_a_detachment_is_not() -> None:
    stage = Stage(
        step="reorganisation",
        formations={
            "B_FA": fleet("gibraltar", "martin", B1=4, state="refitting"),
            "B_FB": fleet("gibraltar", "haddock", B2=4, state="refitting"),
            "B_D1": fleet("gibraltar", B3=4, state="refitting"),
        },
    ).run(begin)
    assert (stage.at("B_FA"), stage.at("B1"), stage.at("martin")) == ("unformed", "gibraltar", "gibraltar")
    assert stage.at("B_FB") == stage.at("B_D1") == "gibraltar"
    assert stage.barred("prepare:B_FA") != ""


@rule("mistral", "IC 3.21")
def test_a_flag_at_sea_without_an_eligible_admiral_makes_for_the_nearest_friendly_port() -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "martin", B1=4), "B_D1": fleet(SEA, B2=4)}).dice(rest=9)
    stage.play()
    assert stage.war.bound == {"B_FA": "port_mahon"}
    stage.proceed()
    assert (stage.at("B_FA"), stage.war.state["B_FA"]) == ("port_mahon", "refitting")


@rule("mistral", "IC 3.21")
def test_so_does_one_whose_admiral_has_left_the_service() -> None:
    stage = Stage(
        turn=16, step="record", scenario="campaign_1742", formations={"B_FA": fleet(SEA, "haddock", B1=4)}
    )
    stage.dice(rest=9).play()
    while stage.war.step != "command":
        stage.choose(stage.options[-1], by=stage.asked)
    assert stage.at("haddock") == "absent"
    assert stage.war.bound == {"B_FA": "port_mahon"}


@rule("mistral", "IC 3.22")
def test_admirals_are_destined_to_formations_in_docks_or_to_friendly_ports() -> None:
    stage = Stage(
        step="reorganisation",
        formations={
            "B_FA": fleet("port_mahon", "haddock", B1=4, state="refitting"),
            "B_FB": fleet(SEA, "mathews", B2=4),
            "B_D1": fleet("gibraltar", B3=4, state="preparing"),
        },
        admirals={"lestock": "gibraltar", "martin": "gibraltar"},
    ).play()
    stage.choose("admirals", by="british")
    assert stage.options == ["destine:haddock", "destine:lestock", "destine:martin", "back"], (
        "Mathews is at sea"
    )
    stage.choose("destine:lestock", by="british")
    assert "lead:B_FA" in stage.options
    assert "lead:B_FB" not in stage.options, "it is at sea"
    assert "lead:B_D1" not in stage.options, "it is Preparing"
    assert "go:port_mahon" in stage.options
    assert "go:cartagena" not in stage.options
    stage.choose("lead:B_FA", by="british")
    assert stage.at("lestock") == "B_FA"


@rule("mistral", "IC 3.22")
def test_he_commands_a_formation_of_his_own_command_or_a_joint_flag() -> None:
    stage = Stage(
        formations={
            "S_FB": fleet("cartagena", S1=4, state="refitting"),
            "F_FD": fleet("toulon", F1=4, state="refitting"),
            "A_FA": fleet("toulon", F2=4, S2=4, state="refitting"),
        },
        admirals={"reggio_m": "cartagena", "court": "toulon", "haddock": "gibraltar"},
    )
    assert stage.barred("destine:court:S_FB") == "destine-command"
    assert stage.barred("destine:court:F_FD") == ""
    assert stage.barred("destine:court:A_FA") == ""
    assert stage.barred("destine:reggio_m:S_FB") == "", "a Neapolitan counts as Spanish"
    assert stage.barred("destine:haddock:F_FD") == "destine-not-possible"


@rule("mistral", "IC 3.22")
def test_the_senior_admiral_commands_and_of_equals_the_one_his_owner_chose() -> None:
    flag = fleet(SEA, B1=4, admirals=["lestock", "mathews", "rowley"])
    stage = Stage(scenario="1744", formations={"B_FA": flag})
    stage.war.commander["B_FA"] = "rowley"
    assert commander(BOX, stage.war, "B_FA") == "mathews"
    for chosen in ("lestock", "rowley"):
        stage = Stage(scenario="1744", formations={"B_FA": fleet(SEA, B1=4, admirals=["lestock", "rowley"])})
        stage.war.commander["B_FA"] = chosen
        assert commander(BOX, stage.war, "B_FA") == chosen


@rule("mistral", "IC 3.22")
def test_a_junior_may_be_sent_to_a_flag_that_is_led() -> None:
    flag = fleet("gibraltar", "haddock", B1=4, state="refitting")
    stage = Stage(formations={"B_FA": flag}, admirals={"martin": "gibraltar"})
    assert stage.barred("destine:martin:B_FA") == ""


@rule("mistral", "IC 3.23")
def test_an_admiral_named_in_the_set_up_is_in_place_and_the_others_wait_for_the_first_reorganisation() -> (
    None
):
    stage = Stage(sweep=False, scenario="1744", turn=1, step="reorganisation")
    serving = {a for a, who in BOX.admirals.items() if who.first <= 1744 <= who.last}
    waiting = {a for a in serving if stage.at(a) == "waiting"}
    placed = {a for a in serving if stage.at(a) in BOX.formations}
    assert waiting | placed == serving
    assert waiting
    assert placed
    assert {f"destine:{a}" for a in waiting if BOX.admirals[a].side == "british"} <= {
        option.id for option in DESTINE.offered(BOX, stage.war)
    }
    stage.dice(rest=9).play()
    while stage.war.step in ("reorganisation", "squadrons", "formations", "admirals", "auxiliaries"):
        stage.choose("done" if "done" in stage.options else stage.options[0], by=stage.asked)
    assert not [a for a in serving if stage.at(a) == "waiting"]


@rule("mistral", "IC 3.23")
def test_admirals_enter_service_in_turn_1_of_their_first_year() -> None:
    stage = Stage(scenario="campaign_1742", year=1743, turn=1, step="opening").dice(rest=9).run(open_turn)
    assert stage.at("rowley") == "waiting"
    assert stage.at("medley") == "absent", "not before 1745"


@rule("mistral", "IC 3.23")
def test_admirals_leave_after_turn_16_of_their_last_year() -> None:
    for turn, place in ((15, "gibraltar"), (16, "absent")):
        stage = Stage(
            scenario="campaign_1742", turn=turn, admirals={"haddock": "gibraltar", "martin": "gibraltar"}
        )
        stage.run(record)
        assert stage.at("haddock") == place
        assert stage.at("martin") == "gibraltar", "he serves until 1743"


@rule("mistral", "IC 3.23")
def test_admirals_of_a_contingent_leave_with_it() -> None:
    stage = Stage(active=["N"], admirals={"reggio_m": "naples"}).run(turn_neutral, "N", for_good=False)
    assert stage.at("reggio_m") == "absent"


@rule("mistral", "IC 3.24")
def test_the_admiral_of_the_fleet_commands_the_grand_flotilla() -> None:
    stage = (
        Stage(
            step="reorganisation",
            formations={"A_GF": fleet("cartagena", "court", S1=4, F1=4, state="refitting")},
            admirals={"navarro": "cartagena", "spinola": "cartagena"},
        )
        .dice(rest=9)
        .play()
    )
    stage.choose("done", by="british")
    stage.choose("done", by="bourbon")
    assert commander(BOX, stage.war, "A_GF") == "navarro", "2.311: the only Spaniard with the rank for it"
    assert stage.at("court") == "cartagena"
