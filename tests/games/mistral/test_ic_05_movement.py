"""IC 5.1, IC 5.2 Courses and routes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.attrition import attrition
from vivac.games.mistral.chapters.formations import at_sea, capacity
from vivac.games.mistral.chapters.impulse import begin, returns_from_atlantic
from vivac.games.mistral.chapters.levant_trade import leave_track
from vivac.games.mistral.chapters.sailing import beating_modifiers, increment, sail
from vivac.ground.sea import Leg
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"


def impulse(stage: Stage, *, through: int = 4) -> Stage:
    """All Increments of an Impulse, for both sides."""
    for _ in range(2 * through):
        stage.run(increment)
    return stage


# ---------------------------------------------------------------- IC 5.1 Courses


@rule("mistral", "IC 5.11")
def test_a_course_is_a_list_of_adjacent_spaces_ending_in_docks_perhaps() -> None:
    stage = Stage(formations={"B_FA": fleet("minorca_roads", "haddock", B1=4)}).dice(rest=9).play()
    stage.choose("turn_to:B_FA", "course:B_FA", by="british")
    spaces = {option.partition(":")[2] for option in stage.offered("british") if option.startswith("sail:")}
    assert spaces == set(BOX.exits["minorca_roads"])
    assert stage.why_not("british", "cape_palos") == "step-not-adjacent"
    stage.choose("sail:south_mallorca", "sail:minorca_roads", "sail:port_mahon", "into_docks", by="british")
    assert stage.war.course["B_FA"] == ("south_mallorca", "minorca_roads", "port_mahon", "docks")
    assert stage.offered("british") == ["plotted"], "the docks are its end"
    assert stage.why_not("british", "middle_sea") == "course-complete"


@rule("mistral", "IC 5.11")
def test_a_course_may_be_empty_or_hold_driving_off_wherever_it_leads() -> None:
    stage = Stage(
        formations={"B_FA": fleet("cape_palos", "haddock", B1=4)},
        auxiliaries={"S_fleet1": "task.ibiza_channel", "barbary1": "task.valencia"},
        placed={"S_fleet1": 1},
        left={"barbary1": "algiers"},
    ).dice(rest=9).play()  # fmt: skip
    stage.choose("turn_to:B_FA", "course:B_FA", by="british")
    assert "plotted" in stage.offered("british")
    assert "drive:barbary1" in stage.offered("british"), "it Intercepts this Sea Zone"
    assert "drive:S_fleet1" not in stage.offered("british"), "it is in another space"
    stage.choose("sail:ibiza_channel", by="british")
    assert "drive:S_fleet1" in stage.offered("british")
    stage.choose("drive:S_fleet1", "plotted", "back", by="british").proceed()
    assert (stage.at("B_FA"), stage.at("S_fleet1")) == ("ibiza_channel", "recovery")


@rule("mistral", "IC 5.11")
def test_there_are_three_postures() -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", B1=4)}).dice(rest=9).play()
    stage.choose("turn_to:B_FA", by="british")
    postures = [option for option in stage.offered("british") if option.startswith("posture")]
    assert postures == ["posture:B_FA:engage", "posture:B_FA:shadow"], "it Avoids now"
    stage.choose("posture:B_FA:engage", "back", by="british").proceed()
    assert stage.war.posture["B_FA"] == "engage"


@rule("mistral", "IC 5.11")
def test_a_formation_that_becomes_ready_has_no_course_and_avoids() -> None:
    stage = Stage(
        formations={"B_FA": fleet("gibraltar", "haddock", B1=4, posture="engage", course=["docks"])}
    ).dice(rest=9).play().proceed()  # fmt: skip
    assert stage.war.state["B_FA"] == "refitting"
    stage.choose("turn_to:B_FA", "prepare:B_FA", "back", by="british").proceed()
    assert stage.war.state["B_FA"] == "ready"
    assert (stage.war.course["B_FA"], stage.war.posture["B_FA"]) == ((), "avoid")


@rule("mistral", "IC 5.12")
@pytest.mark.parametrize(
    ("words", "most"),
    [
        ({"B1": 4, "B2": 4}, 4),
        ({"B1": 4, "fl_namur": 0}, 3),
        ({"B1": [4, 7], "B2": [4, 7]}, 3),  # once, however many
        ({"B1": 4, "fl_namur": 8}, 2),
        ({"B1": 4, "marks": ["disorganised"]}, 3),
        ({"B1": [4, 7], "fl_namur": 0, "marks": ["disorganised"]}, 1),
    ],
)
def test_capacity_is_that_of_the_slowest_less_damage_and_disorder(words: dict[str, Any], most: int) -> None:
    stage = Stage(formations={"B_FA": fleet(SEA, "haddock", **words)})
    assert capacity(BOX, stage.war, "B_FA") == most


@rule("mistral", "IC 5.12")
def test_a_convoy_has_capacity_three_and_none_ever_less_than_one() -> None:
    stage = Stage(convoys={"cv_b_levant": {"at": "bougie_coast", "voyage": "B_home_1"}}, levant="home")
    assert capacity(BOX, stage.war, "cv_b_levant") == 3
    worst = fleet("bougie_coast", B1=[4, 7], B2=[1, 9])
    stage = Stage(
        convoys={"cv_b_levant": {"at": "bougie_coast", "voyage": "B_home_1"}},
        formations={"B_FA": worst | {"under": "cv_b_levant", "flagships": {"fl_namur": 8}}},
        disorganised=["cv_b_levant"],
        levant="home",
    )
    assert capacity(BOX, stage.war, "cv_b_levant") == 1
    figures = BOX.charts.movement.cells
    assert (figures["squadron"], figures["flagship"], figures["convoy"]) == (4, 3, 3)


@rule("mistral", "IC 5.13")
@pytest.mark.parametrize(("flagships", "reached"), [({}, "cape_de_gata"), ({"fl_namur": 0}, "cape_palos")])
def test_a_formation_gains_an_mp_in_as_many_increments_as_its_capacity(
    flagships: dict[str, int], reached: str
) -> None:
    course = ["south_mallorca", "ibiza_south", "cape_palos", "cape_de_gata", "oran_coast"]
    stage = Stage(formations={"B_FA": fleet("minorca_roads", "haddock", B1=4, course=course, **flagships)})
    assert impulse(stage).at("B_FA") == reached


@rule("mistral", "IC 5.13")
def test_at_most_one_step_is_taken_in_an_increment() -> None:
    stage = Stage(
        formations={"B_FA": fleet("minorca_roads", "haddock", B1=4, course=["south_mallorca", "ibiza_south"])}
    )
    stage.war.mp["B_FA"] = 3
    stage.run(sail, "B_FA")
    assert (stage.at("B_FA"), stage.war.mp["B_FA"]) == ("south_mallorca", 3)


@rule("mistral", "IC 5.13")
def test_mp_left_over_may_be_spent_in_an_increment_that_gives_none() -> None:
    flag = fleet("minorca_roads", "haddock", B1=4, fl_namur=0, course=["south_mallorca"])
    stage = Stage(increment=4, formations={"B_FA": flag})
    stage.war.mp["B_FA"] = 1
    stage.run(sail, "B_FA")
    assert (stage.at("B_FA"), stage.war.mp["B_FA"]) == ("south_mallorca", 0)


@rule("mistral", "IC 5.13")
def test_a_step_is_taken_only_when_the_mp_cover_it_and_unspent_mp_are_lost() -> None:
    stage = Stage(formations={"B_FA": fleet("algiers_coast", "haddock", B1=4, course=["oran_coast"])})
    stage.run(sail, "B_FA")
    assert (stage.at("B_FA"), stage.war.mp["B_FA"]) == ("algiers_coast", 1)
    stage.war.increment = 2
    stage.run(sail, "B_FA")
    assert (stage.at("B_FA"), stage.war.mp["B_FA"]) == ("oran_coast", 0)
    stage.war.mp["B_FA"] = 2
    begin(stage.war)
    assert stage.war.mp["B_FA"] == 0


@rule("mistral", "IC 5.13")
def test_the_first_player_moves_all_his_formations_and_contacts_are_resolved_before_the_second_moves() -> (
    None
):
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("minorca_roads", "rowley", B1=4, posture="engage", course=[SEA]),
            "B_FB": fleet("middle_sea", "lestock", B2=4, course=["minorca_roads"]),
            "S_FB": fleet(SEA, "navarro", S1=4, course=["middle_sea"]),
        },
        orders={"S_FB": "S_cruise_balearic"},
        winds=[],
        increment=2,
    ).dice(search=9)  # fmt: skip
    stage.war.mp.update(B_FA=1, S_FB=0)
    stage.dice(beating=0).run(increment)
    assert (stage.at("B_FA"), stage.at("B_FB"), stage.at("S_FB")) == (SEA, "minorca_roads", SEA)
    assert stage.rolled == ["beating", "search"]
    stage.run(increment)
    assert stage.at("S_FB") == "middle_sea"


# ---------------------------------------------------------------- IC 5.2 routes


def cost(start: str, to: str, *winds: str) -> Leg | None:
    return BOX.sea.under(winds).legs[start].get(to)


@rule("mistral", "IC 5.21")
def test_a_plain_route_costs_one_with_or_across_the_wind_and_two_against_it() -> None:
    assert cost("alboran_west", "alboran_east") == (1, False)
    assert cost("alboran_east", "alboran_west") == (2, False)
    assert cost("catalan_sea", "barcelona") == cost("barcelona", "catalan_sea") == (1, False)
    figures = BOX.charts.movement.cells
    assert (figures["with_wind"], figures["abeam"], figures["against_wind"]) == (1, 1, 2)


@rule("mistral", "IC 5.22")
def test_while_its_seasonal_wind_blows_a_route_is_open_one_way_only() -> None:
    assert cost("the_strait", "gulf_of_cadiz", "levanter") == (1, False)
    assert cost("gulf_of_cadiz", "the_strait", "levanter") is None
    assert cost("gulf_of_cadiz", "the_strait", "mistral") == (1, False), "another wind is no matter"
    stage = Stage(
        winds=["levanter"],
        formations={"B_FA": fleet("gulf_of_cadiz", "haddock", B1=4, course=["the_strait"])},
    )
    assert impulse(stage).at("B_FA") == "gulf_of_cadiz"
    assert stage.war.course["B_FA"] == ("the_strait",), "it waits"


@rule("mistral", "IC 5.23")
def test_while_it_does_not_the_way_with_the_prevailing_wind_costs_one_and_the_other_is_beaten() -> None:
    assert cost("gulf_of_cadiz", "the_strait") == (1, False)
    assert cost("the_strait", "gulf_of_cadiz") == (2, True)


@rule("mistral", "IC 5.24")
def test_a_pure_route_must_be_beaten_both_ways_while_its_wind_does_not_blow() -> None:
    pure = {(route.a, route.b) for route in BOX.contents.map.route if route.pw == "pure"}
    assert pure == {
        ("bonifacio", "montecristo"),
        ("bonifacio", "tyrrhenian_north"),
        ("lipari", "messina_strait"),
        ("messina_strait", "cape_passero"),
        ("messina_strait", "ionian_sea"),
    }
    for a, b in pure:
        assert cost(a, b) == cost(b, a) == (2, True)
    assert cost("messina_strait", "lipari", "sirocco") == (1, False)
    assert cost("lipari", "messina_strait", "sirocco") is None


@rule("mistral", "IC 5.25")
def test_no_route_always_needs_beating() -> None:
    winds = [(), *((wind,) for wind in BOX.wind_list)]
    for route in BOX.contents.map.route:
        for start, to in ((route.a, route.b), (route.b, route.a)):
            legs = [cost(start, to, *blowing) for blowing in winds]
            back = [cost(to, start, *blowing) for blowing in winds]
            assert any(leg and not leg.beating for leg in (*legs, *back)), (start, to)
    assert all(route.wind for route in BOX.contents.map.route if route.pw == "pure")


@rule("mistral", "IC 5.26")
def test_beating_costs_two_mp_and_a_failure_leaves_it_where_it_is_to_try_again() -> None:
    stage = Stage(formations={"B_D1": fleet("the_strait", B1=4, course=["gulf_of_cadiz"])})
    stage.dice(beating=[6, 5])
    for number, (at, mp) in enumerate(
        [("the_strait", 1), ("the_strait", 0), ("the_strait", 1), ("gulf_of_cadiz", 0)]
    ):
        stage.war.increment = number + 1
        stage.run(sail, "B_D1")
        assert (stage.at("B_D1"), stage.war.mp["B_D1"]) == (at, mp)
    assert stage.rolled == ["beating", "beating"]
    assert not stage.war.disorganised


@rule("mistral", "IC 5.26")
def test_a_natural_nine_disorganises_and_never_succeeds() -> None:
    flag = fleet("the_strait", "haddock", B1=4, course=["gulf_of_cadiz"], auxiliaries=["B_fleet1"])
    stage = Stage(increment=2, formations={"B_FA": flag})
    stage.war.mp["B_FA"] = 1
    stage.dice(beating=9).run(sail, "B_FA")
    assert stage.at("B_FA") == "the_strait"
    assert "B_FA" in stage.war.disorganised


@rule("mistral", "IC 5.26")
def test_what_modifies_beating() -> None:
    assert BOX.charts.beating.cells == {
        "target": 5, "flagship": -1, "convoy": -1, "grand_flotilla": -1, "two_thirds": -2, "scouts": 1
    }  # fmt: skip
    flag = fleet(SEA, "haddock", B1=[4, 7], fl_namur=0, auxiliaries=["B_fleet1", "B_light1"])
    stage = Stage(
        formations={"B_GF": flag, "B_D1": fleet(SEA, B2=4, auxiliaries=["B_bomber1"])},
        convoys={"cv_supply": {"at": SEA}},
    )
    assert beating_modifiers(BOX, stage.war, "B_GF") == {
        "admiral": 1, "flagship": -1, "grand_flotilla": -1, "two_thirds": -2, "scouts": 1
    }  # fmt: skip
    assert beating_modifiers(BOX, stage.war, "B_D1") == {}
    assert beating_modifiers(BOX, stage.war, "cv_supply") == {"convoy": -1}


@rule("mistral", "IC 5.27")
def test_entering_a_box_costs_one_mp_and_only_those_who_have_business_there_may() -> None:
    plain = Stage(formations={"B_FA": fleet("gulf_of_cadiz", "haddock", B1=4)}).dice(rest=9).play()
    plain.choose("turn_to:B_FA", "course:B_FA", by="british")
    assert "sail:atlantic" not in plain.offered("british")
    assert plain.why_not("british", "atlantic") == "step-off-map"
    raider = fleet("gulf_of_cadiz", "piosin", F1=3, F2=4, course=["atlantic"])
    stage = Stage(scenario="1745", formations={"F_FD": raider}, orders={"F_FD": "F_gdc.1"}).run(sail, "F_FD")
    assert (stage.at("F_FD"), stage.war.mp["F_FD"]) == ("atlantic", 0)
    convoy = {"at": "maltese_roads", "voyage": "B_out_1"}
    stage = Stage(convoys={"cv_b_levant": convoy}, levant="out").run(sail, "cv_b_levant")
    assert stage.at("cv_b_levant") == "levant"


@rule("mistral", "IC 5.27")
def test_a_squadron_bound_for_the_track_leaves_by_the_east_edge() -> None:
    stage = Stage(formations={"B_FA": fleet("ionian_sea", "haddock", B1=4, B2=4)}).dice(rest=9).play()
    stage.choose("turn_to:B_FA", "rendezvous:B1", "to:track", "back", by="british")
    stage.choose("turn_to:B_FA", "course:B_FA", by="british")
    assert "sail:levant" not in stage.offered("british")
    stage.choose("plotted", "back", "turn_to:i_B1", "course:i_B1", by="british")
    assert "sail:levant" in stage.offered("british")
    stage.choose("sail:levant", by="british")
    while stage.offered("british") == ["plotted"]:
        stage.choose("plotted", by="british")
    stage.choose("back", by="british").proceed()
    assert stage.at("B1") == "track"


@rule("mistral", "IC 5.27")
def test_in_a_box_nothing_is_attacked_and_nothing_wears() -> None:
    stage = Stage(scenario="1745", formations={"F_FD": fleet("atlantic", "piosin", F1=4)}).run(attrition)
    assert stage.rolled == []
    assert at_sea(BOX, stage.war, "bourbon") == []


@rule("mistral", "IC 5.27")
def test_what_remains_in_the_atlantic_may_come_back_in_a_west_edge_space_for_one_mp() -> None:
    stage = Stage(scenario="1745", formations={"F_FD": fleet("atlantic", "piosin", F1=4)})
    stage.run(returns_from_atlantic)
    assert stage.options == ["enter:gulf_of_cadiz", "enter:cape_spartel", "remain"]
    stage.choose("enter:cape_spartel", by="bourbon")
    stage.war.course["F_FD"] = ("the_strait",)
    stage.run(sail, "F_FD")
    assert stage.at("F_FD") == "cape_spartel", "its first MP went into leaving the box"
    stage.war.increment = 2
    assert stage.run(sail, "F_FD").at("F_FD") == "the_strait"


@rule("mistral", "IC 5.27")
def test_so_does_a_squadron_that_leaves_the_track() -> None:
    stage = Stage(track=["B1"])
    stage.war.ships["B1"] = 4
    stage.run(leave_track, "B1").run(sail, "i_B1")
    assert (stage.at("i_B1"), stage.war.mp["i_B1"]) == (BOX.contents.map.levant_entry, 0)
