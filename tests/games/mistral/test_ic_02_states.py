"""IC 2.4 States: Ready, Refitting, Preparing; Disorganised; put to sea by a rule."""

from __future__ import annotations

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.campaigns import campaign_modifiers
from vivac.games.mistral.chapters.combat import column_shifts
from vivac.games.mistral.chapters.contingents import activate, turn_neutral
from vivac.games.mistral.chapters.driving import intercepts
from vivac.games.mistral.chapters.effects import VERBS
from vivac.games.mistral.chapters.formations import capacity
from vivac.games.mistral.chapters.impulse import close_ranks, order_progress, start
from vivac.games.mistral.chapters.line import Station
from vivac.games.mistral.chapters.sailing import sail
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"

# ---------------------------------------------------------------- in and out of docks


@rule("mistral", "IC 2.41", "IC 2.43")
def test_a_formation_refits_prepares_and_is_ready_in_the_offing_at_the_next_impulse() -> None:
    stage = Stage(formations={"B_FA": fleet("gibraltar", "haddock", B1=4, state="refitting")})
    stage.dice(rest=9).play().choose("turn_to:B_FA", by="british")
    assert stage.offered("british") == ["prepare:B_FA", "back"]
    stage.choose("prepare:B_FA", "back", by="british")
    assert stage.war.state["B_FA"] == "preparing"
    stage.proceed()
    assert (stage.war.impulse, stage.war.state["B_FA"], stage.at("B_FA")) == (2, "ready", "gibraltar")
    stage.choose("turn_to:B_FA", by="british")
    assert "course:B_FA" in stage.offered("british")


@rule("mistral", "IC 2.41")
def test_only_what_is_refitting_may_be_repaired() -> None:
    hurt = {
        state: fleet("port_mahon", B1=[4, 5], state=state) for state in ("ready", "refitting", "preparing")
    }
    for state, words in hurt.items():
        stage = Stage(turn=5, step="repair", formations={"B_D1": words}).dice(rest=9).play()
        assert (stage.prompt == "repair" and "repair:B1" in stage.options) is (state == "refitting")


@rule("mistral", "IC 2.42")
def test_one_mp_takes_a_formation_into_docks_and_it_moves_no_more() -> None:
    course = ["port_mahon", "docks"]
    stage = Stage(formations={"B_FA": fleet("minorca_roads", "haddock", B1=4, course=course)})
    stage.run(sail, "B_FA")
    assert (stage.at("B_FA"), stage.war.state["B_FA"], stage.war.mp["B_FA"]) == ("port_mahon", "ready", 0)
    stage.war.increment = 2
    stage.run(sail, "B_FA")
    assert (stage.war.state["B_FA"], stage.war.mp["B_FA"]) == ("refitting", 0)
    assert "B_FA" in stage.war.anchored
    stage.war.increment = 3
    stage.run(sail, "B_FA")
    assert (stage.at("B_FA"), stage.war.mp["B_FA"]) == ("port_mahon", 0)


@rule("mistral", "IC 2.42")
def test_without_an_mp_or_the_use_of_the_docks_it_stays_in_the_offing() -> None:
    for port, increment in (("port_mahon", 5), ("cartagena", 1)):
        stage = Stage(
            increment=increment, formations={"B_FA": fleet(port, "haddock", B1=4, course=["docks"])}
        )
        stage.run(sail, "B_FA")
        assert stage.war.state["B_FA"] == "ready"


@rule("mistral", "IC 2.43")
@pytest.mark.parametrize(("turn", "impulses"), [(4, 2), (5, 1)])
def test_declared_in_winter_it_sails_in_the_second_impulse_after(turn: int, impulses: int) -> None:
    stage = Stage(turn=turn, formations={"B_FA": fleet("gibraltar", "haddock", B1=4, state="refitting")})
    stage.dice(rest=9).play().choose("turn_to:B_FA", "prepare:B_FA", "back", by="british").proceed()
    assert stage.war.impulse == 2
    assert (stage.war.state["B_FA"] == "ready") is (impulses == 1)
    stage.proceed()
    assert (stage.war.impulse, stage.war.state["B_FA"]) == (3, "ready")


@rule("mistral", "IC 2.43")
def test_formations_set_up_preparing_are_ready_at_the_start_of_the_first_impulse() -> None:
    found = 0
    for scenario in ("1740", "1741", "1742", "1743", "1744", "1745", "1746", "1747"):
        stage = Stage(sweep=False, scenario=scenario, turn=1, step="start")
        preparing = [f for f, state in stage.war.state.items() if state == "preparing"]
        found += len(preparing)
        stage.dice(rest=9).run(start)
        assert all(stage.war.state[f] == "ready" for f in preparing)
    assert found


@rule("mistral", "IC 2.44")
def test_a_preparing_formation_is_neither_repaired_nor_reorganised() -> None:
    formations = {"B_FA": fleet("port_mahon", "haddock", B1=[3, 5], B2=4, state="preparing")}
    stage = Stage(turn=5, step="reorganisation", formations=formations, docks={"port_mahon": {"B3": [4, 0]}})
    stage.dice(rest=9).play()
    stage.choose("squadrons", by="british")
    assert stage.war.step == "reorganisation", "none joins it, leaves it, gives it a Ship"
    stage.choose("formations", by="british")
    assert not [option for option in stage.options if "B_FA" in option]
    repair = Stage(turn=5, step="repair", formations=formations).dice(rest=9).play()
    assert repair.prompt != "repair"


@rule("mistral", "IC 2.44")
def test_in_a_later_command_step_it_may_return_to_refitting() -> None:
    stage = Stage(turn=2, formations={"B_FA": fleet("gibraltar", "haddock", B1=4, state="refitting")})
    stage.dice(rest=9).play().choose("turn_to:B_FA", "prepare:B_FA", by="british")
    assert stage.offered("british") == ["back"], "not in the same Step"
    stage.choose("back", by="british").proceed().choose(
        "turn_to:B_FA", "refit:B_FA", "back", by="british"
    ).proceed()
    assert (stage.war.impulse, stage.war.state["B_FA"]) == (3, "refitting")
    assert "B_FA" not in stage.war.sails_at


# ---------------------------------------------------------------- Disorganised


@rule("mistral", "IC 2.45")
def test_disorganised_means_capacity_and_combat_less_one() -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=4), "S_FB": fleet(SEA, S1=4)})
    own, foe = Station(["B1"]), Station(["S1"])
    before = capacity(stage.box, stage.war, "B_FA"), column_shifts(stage.box, stage.war, own, foe)
    stage.war.disorganised.add("B_FA")
    after = capacity(stage.box, stage.war, "B_FA"), column_shifts(stage.box, stage.war, own, foe)
    assert (before, after) == ((4, {}), (3, {"disorganised": -1}))


@rule("mistral", "IC 2.45")
@pytest.mark.parametrize("marks", [[], ["disorganised"]])
def test_disorganised_it_may_not_blockade(marks: list[str]) -> None:
    stage = Stage(formations={"B_FA": fleet("cartagena", "haddock", B1=4, marks=marks)})
    assert stage.barred("blockade:B_FA") == ("blockade-disorganised" if marks else "")
    stage.play().choose("turn_to:B_FA", by="british")
    assert ("blockade:B_FA" in stage.offered("british")) is (not marks)


@rule("mistral", "IC 2.45")
@pytest.mark.parametrize("marks", [[], ["disorganised"]])
def test_disorganised_it_does_not_intercept_show_force_or_support_armies(marks: list[str]) -> None:
    stage = Stage(
        impulse=3,
        eligible=["apennines"],
        formations={
            "B_D1": fleet("the_strait", B1=4, marks=marks),
            "B_D2": fleet("bastia", B2=4, marks=marks),
            "B_D3": fleet("coast_f", B3=4, marks=marks),
        },
        orders={"B_D1": "B_int_the_strait", "B_D2": "B_sof_bastia", "B_D3": "B_army_apennines.1"},
    )
    assert intercepts(stage.box, stage.war, "british", "the_strait") is (not marks)
    assert ("british_support" in campaign_modifiers(stage.box, stage.war, "apennines")) is (not marks)
    stage.dice(rest=9).run(order_progress)
    assert (stage.war.progress["B_D1"] > 0) is (not marks)
    assert ("show-of-force" in stage.rolled) is (not marks)


@rule("mistral", "IC 2.45")
def test_disorder_ends_in_docks() -> None:
    flag = fleet("gibraltar", "haddock", B1=4, course=["docks"], marks=["disorganised"])
    stage = Stage(formations={"B_FA": flag}).run(sail, "B_FA")
    assert stage.war.state["B_FA"] == "refitting"
    assert "B_FA" not in stage.war.disorganised


@rule("mistral", "IC 2.45")
@pytest.mark.parametrize("marks", [[], ["moved"], ["fought"], ["shaken"]])
def test_disorder_ends_with_an_impulse_without_moving_fighting_or_more_disorder(marks: list[str]) -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=4, marks=["disorganised", *marks])})
    stage.run(close_ranks)
    assert ("B_FA" in stage.war.disorganised) is bool(marks)


@rule("mistral", "IC 2.45")
def test_elements_that_leave_stay_disorganised_and_disorder_whoever_takes_them_in() -> None:
    far = "tripoli_coast"
    formations = {
        "B_FA": fleet(far, "rowley", B1=4, B2=4, B3=4, marks=["disorganised"]),
        "B_FB": fleet(far, "lestock", B4=4),
        "B_FC": fleet(far, "mathews", B5=4),
    }
    stage = Stage(scenario="1744", formations=formations).dice(rest=9).play()
    stage.choose("turn_to:B_FA", "exchange:B2", "into:B_FB", "exchange:B3", "form:B_D1", "back", by="british")
    stage.choose("done", by="british").choose("done", by="bourbon")
    assert stage.war.disorganised == {"B_FA", "B_FB", "B_D1"}


# ---------------------------------------------------------------- put to sea by a rule


@rule("mistral", "IC 2.46")
def test_squadrons_whose_docks_may_no_longer_be_used_become_independent_and_go_home() -> None:
    stage = Stage(active=["P"], docks={"villefranche": {"B1": [4, 8], "B2": [3, 0]}})
    stage.war.ports_to["P"] = "bourbon"
    stage.run(VERBS["ports_friendly"], None, "P", "A")
    for lone, squadron in (("i_B1", "B1"), ("i_B2", "B2")):
        assert (stage.at(squadron), stage.at(lone)) == (lone, "villefranche")
        assert stage.war.state[lone] == "ready", "though it be at two thirds, and without an Order"
        assert stage.war.bound[lone] == "port_mahon"
    assert not stage.war.order


@rule("mistral", "IC 2.46")
@pytest.mark.parametrize("become", ["active", "neutral"])
def test_docks_close_when_a_contingent_enters_or_leaves_the_war(become: str) -> None:
    if become == "active":  # a Neutral Minor Port turns Enemy
        stage = Stage(docks={"la_spezia": {"B1": [4, 0]}}, formations={
            "B_FA": fleet("calvi", "haddock", B2=4, state="refitting")})  # fmt: skip
        stage.run(activate, "G")
        assert (stage.at("B1"), stage.at("i_B1")) == ("i_B1", "la_spezia")
        assert (stage.war.state["B_FA"], stage.war.bound["B_FA"]) == ("ready", "port_mahon")
    else:  # a Friendly Major Port turns Neutral
        stage = Stage(active=["G"], docks={"genoa": {"F1": [4, 0]}}).run(turn_neutral, "G", for_good=False)
        assert (stage.at("F1"), stage.at("i_F1"), stage.war.bound["i_F1"]) == ("i_F1", "genoa", "coast_a")


@rule("mistral", "IC 2.46")
def test_squadrons_a_formation_at_sea_may_not_keep_leave_it_in_that_space() -> None:
    stage = Stage(
        scenario="1745",
        formations={"S_FB": fleet("gulf_of_naples", "navarro", S1=4, N1=4, marks=["disorganised"])},
        active=["N"],
        naples="war",
    ).run(VERBS["naples"], None, "limited")
    assert (stage.at("N1"), stage.at("i_N1")) == ("i_N1", "gulf_of_naples")
    assert "i_N1" in stage.war.bound
    assert "i_N1" in stage.war.disorganised


@rule("mistral", "IC 2.33", "2.226")
def test_whatever_reaches_its_damage_value_is_sunk() -> None:
    stage = Stage(
        scenario="1740",
        step="attrition",
        turn=2,
        first="british",
        formations={
            "B_FA": {"at": "minorca_roads", "admiral": "haddock", "squadrons": {"B1": [4, 8]}},
            "F_FD": {
                "at": "middle_sea",
                "admiral": "court",
                "squadrons": {"F1": [4, 0]},
                "flagships": {"fl_terrible": 10},
            },
            "S_FB": {"at": "ibiza_south", "admiral": "navarro", "squadrons": {"S3": [1, 13]}},
        },
    )
    # Winter Attrition. B1 with 8 DP takes 3 (die 9 and 2 for Winter) and reaches its Damage Value: a
    # Ship is Sunk, the DP fall back to 7. S3, a single Ship with 13, takes 1 and is no more. The
    # Terrible takes 2 on top of 10 and goes down.
    stage.dice(attrition=[9, 0, 4, 7]).play().expect(
        {"B1": "3 ships 7 dp", "F1": "4 ships 0 dp", "S3": "unformed", "fl_terrible": "sunk"}
    )
