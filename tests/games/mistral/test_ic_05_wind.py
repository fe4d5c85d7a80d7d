"""IC 5.3 Wind Determination and Gales."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.impulse import end, start
from vivac.games.mistral.chapters.opening import open_turn
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.weather import (
    determine_winds,
    gale_modifiers,
    look_for_gale,
    weather_the_gale,
)
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"
QUARTERS = {"winter": 2, "spring": 6, "summer": 10, "autumn": 14}

# ---------------------------------------------------------------- winds


@rule("mistral", "IC 5.31")
def test_one_die_for_each_wind_in_the_order_of_the_table() -> None:
    stage = Stage().dice(rest=9).run(determine_winds)
    winds = ["mistral", "levanter", "libeccio", "sirocco", "gregale"]
    assert stage.rolled == [f"wind-{wind}" for wind in winds]
    assert stage.war.winds == frozenset()


@rule("mistral", "IC 5.31")
def test_how_likely_each_wind_is_in_each_quarter() -> None:
    figures = {
        "mistral": {"winter": 4, "spring": 3, "summer": 0, "autumn": 2},
        "levanter": {"winter": 1, "spring": 2, "summer": 3, "autumn": 2},
        "libeccio": {"winter": 2, "spring": 1, "summer": 0, "autumn": 3},
        "sirocco": {"winter": 1, "spring": 3, "summer": 1, "autumn": 2},
        "gregale": {"winter": 3, "spring": 1, "summer": 0, "autumn": 2},
    }
    for wind, row in figures.items():
        for quarter, figure in row.items():
            for die, blows in ((figure, True), (figure + 1, False)):
                dice: dict[str, Any] = {f"wind_{wind}": die}
                stage = Stage(turn=QUARTERS[quarter]).dice(rest=9, **dice).run(determine_winds)
                assert (stage.war.winds == {wind}) is blows, (wind, quarter, die)


@rule("mistral", "IC 5.31")
def test_the_sirocco_is_not_rolled_for_while_the_mistral_blows() -> None:
    stage = Stage().dice(rest=0).run(determine_winds)
    assert "wind-sirocco" not in stage.rolled
    assert stage.war.winds == {"mistral", "levanter", "libeccio", "gregale"}


@rule("mistral", "IC 5.31")
def test_a_wind_blows_for_the_whole_turn() -> None:
    stage = (
        Stage(step="opening").dice(rest=9, wind_levanter=0).play().choose("first", "not_yet", by="british")
    )
    for impulse in (1, 2, 3):
        assert (stage.war.impulse, set(stage.war.winds)) == (impulse, {"levanter"})
        stage.proceed()
    assert stage.war.step != "command"
    stage = Stage(winds=["levanter"]).dice(rest=9).run(open_turn)
    assert stage.war.winds == frozenset(), "and the next Turn has winds of its own"


# ---------------------------------------------------------------- the Gale


@rule("mistral", "IC 5.32")
@pytest.mark.parametrize(("quarter", "figure"), [("winter", 4), ("spring", 2), ("summer", 0), ("autumn", 3)])
def test_a_gale_appears_by_the_quarter_and_a_second_die_places_it(quarter: str, figure: int) -> None:
    stage = Stage(turn=QUARTERS[quarter]).dice(gale=figure + 1).run(look_for_gale)
    assert (stage.war.gale, stage.rolled) == ("", ["gale"])
    stage = Stage(turn=QUARTERS[quarter]).dice(gale=figure, gale_place=3).run(look_for_gale)
    assert (stage.war.gale, stage.rolled) == ("gulf_of_lions", ["gale", "gale-place"])
    assert stage.war.severe is (figure == 0), "a natural 0 makes it Severe"


@rule("mistral", "IC 5.32")
def test_the_gale_numbers_of_the_map() -> None:
    assert BOX.gales == {
        0: "gulf_of_cadiz",
        1: "gulf_of_valencia",
        2: "bougie_coast",
        3: "gulf_of_lions",
        4: "ligurian_sea",
        5: "middle_sea",
        6: "tyrrhenian_centre",
        7: "pantelleria",
        8: "maltese_roads",
        9: "ionian_sea",
    }


@rule("mistral", "IC 5.32")
def test_it_drifts_at_the_start_of_impulses_2_and_3_and_ends_with_the_turn() -> None:
    stage = Stage(gale="gulf_of_lions", step="start", levant_year=1742).dice(rest=9)
    stage.run(start).choose("not_yet", by="british")
    assert stage.war.gale == "gulf_of_lions"
    for impulse, place in ((2, "middle_sea"), (3, "bonifacio")):
        stage.war.impulse = impulse
        assert stage.run(start).war.gale == place
    stage.war.severe = True
    stage.dice(rest=9).run(open_turn)
    assert (stage.war.gale, stage.war.severe) == ("", False)


@rule("mistral", "IC 5.32")
def test_it_drifts_downwind_along_a_route() -> None:
    ways = {frozenset((route.a, route.b)): route for route in BOX.contents.map.route}
    for space, to in BOX.drift.items():
        if to == space:
            continue
        assert ways[frozenset((space, to))].pw == to, (space, to)
        assert to not in BOX.ports


# ---------------------------------------------------------------- what it does


def caught(die: int | list[int], **position: Any) -> Stage:
    return Stage(gale=SEA, **position).dice(gale_effects=die).run(weather_the_gale)


@rule("mistral", "IC 5.33")
@pytest.mark.parametrize(("die", "dp", "disordered"), [(3, 0, 0), (4, 0, 1), (7, 1, 1), (9, 2, 1)])
def test_what_a_gale_does_to_a_squadron(die: int, dp: int, disordered: bool) -> None:
    stage = caught(die, formations={"B_FA": fleet(SEA, "haddock", B1=4), "B_D1": fleet("middle_sea", B2=4)})
    assert stage.rolled == ["gale-effects"], "only in the Gale Space"
    assert stage.war.dp["B1"] == dp
    assert ("B_FA" in stage.war.disorganised) is bool(disordered)


@rule("mistral", "IC 5.33")
def test_it_comes_at_the_end_of_each_impulse_for_every_squadron_and_flagship() -> None:
    flag = fleet(SEA, "haddock", B1=4, B2=4, fl_namur=0)
    stage = Stage(gale=SEA, step="end", formations={"B_FA": flag}).dice(gale_effects=[7, 3, 9]).run(end)
    assert [stage.war.dp[each] for each in ("B1", "B2", "fl_namur")] == [1, 0, 2]
    assert stage.war.disorganised == {"B_FA"}


@rule("mistral", "IC 5.33")
def test_what_modifies_it() -> None:
    assert BOX.charts.gale_modifiers.cells == {
        "severe": 2, "winter": 1, "major_port": -2, "one_third": 1, "two_thirds": 2
    }  # fmt: skip
    stage = Stage(turn=2, gale=SEA, severe=True, formations={"B_FA": fleet(SEA, B1=[4, 4], B2=[4, 7], B3=4)})
    both = {"severe": 2, "winter": 1}
    assert gale_modifiers(BOX, stage.war, "B3") == both
    assert gale_modifiers(BOX, stage.war, "B1") == {**both, "one_third": 1}
    assert gale_modifiers(BOX, stage.war, "B2") == {**both, "two_thirds": 2}
    stage = Stage(gale="cadiz", formations={"B_FA": fleet("cadiz", B1=4)})
    assert gale_modifiers(BOX, stage.war, "B1") == {"major_port": -2}


@rule("mistral", "IC 5.33")
def test_a_supply_convoy_rolls_and_a_convoy_is_disorganised_with_its_escorts() -> None:
    supply = {"convoys": {"cv_supply": {"at": SEA}}, "load": 6}
    stage = caught(9, **supply)
    assert stage.war.dp["cv_supply"] == 2
    assert stage.war.disorganised == {"cv_supply"}
    escort = {"B_D1": fleet(SEA, B1=4, under="cv_supply")}
    stage = caught([3, 5], formations=escort, **supply)
    assert stage.war.disorganised == {"cv_supply"}, "by its escort's die"


@rule("mistral", "IC 5.33")
def test_escorts_roll_even_if_their_convoy_is_lost() -> None:
    stage = Stage(
        gale=SEA,
        convoys={"cv_supply": {"at": SEA, "dp": 3}},
        load=1,
        formations={"B_D1": fleet(SEA, B1=4, posture="avoid")},
        orders={"B_D1": "B_esc_supply.1"},
    ).dice(rest=9).play()  # fmt: skip
    stage.choose("done", by="british").choose("done", by="bourbon")
    assert stage.at("B_D1") == "cv_supply"
    stage.dice(gale_effects=[9, 7]).run(weather_the_gale)
    assert stage.at("cv_supply") == "unformed"
    assert stage.war.dp["B1"] == 1


@rule("mistral", "IC 5.33")
@pytest.mark.parametrize(("die", "delayed"), [(6, False), (7, True)])
@pytest.mark.parametrize(
    ("convoy", "voyage"), [("cv_f_levant", "F_lev_3"), ("cv_troop1", "T_1"), ("cv_b_levant", "B_out_2")]
)
def test_levant_and_troop_convoys_are_only_delayed(convoy: str, voyage: str, die: int, delayed: bool) -> None:
    at = SEA if SEA in BOX.trajectories[voyage].spaces else "minorca_roads"
    words = {"at": at, "voyage": voyage}
    stage = Stage(turn=2, gale=at, severe=True, levant="out", convoys={convoy: words}, step="end")
    stage.dice(gale_delay=die).run(end)
    assert stage.rolled == ["gale-delay"]
    assert (stage.war.dp[convoy], stage.war.disorganised) == (0, set())
    assert (convoy in stage.war.delayed) is delayed
    stage.war.mp[convoy] = 1
    stage.war.gale = ""
    stage.dice(beating=0).run(sail, convoy)
    assert (stage.at(convoy) == at) is delayed
    stage.run(end)
    assert not stage.war.delayed, "one Impulse long"


@rule("mistral", "1.302", "IC 5.22", "IC 5.23", "IC 5.26")
def test_against_the_prevailing_wind_the_strait_is_beaten_increment_by_increment() -> None:
    stage = Stage(
        step="increment",
        first="british",
        actor="british",
        formations={
            "B_FA": {
                "at": "the_strait",
                "admiral": "haddock",
                "course": ["gulf_of_cadiz"],
                "squadrons": {"B1": [4, 0]},
                "auxiliaries": ["B_fleet1"],
            }
        },
    )
    # No Levanter: to go west against the prevailing wind Haddock must Beat. In Increment 2 he pays two
    # MP; the 8 is above 5, plus 1 for himself and 1 for his frigates: he stays. In Increment 4 he pays
    # again, and the 7 carries him through.
    stage.dice(beating=[8, 7]).play().expect({"B_FA": "gulf_of_cadiz ready", "winds": []})


@rule("mistral", "IC 5.22")
def test_with_the_levanter_the_way_west_is_free_and_the_way_east_closed() -> None:
    stage = Stage(
        step="increment",
        increment=4,
        first="british",
        actor="british",
        winds=["levanter"],
        formations={
            "B_FA": {
                "at": "the_strait",
                "admiral": "haddock",
                "course": ["gulf_of_cadiz"],
                "squadrons": {"B1": [4, 0]},
            },
            "B_FB": {
                "at": "gulf_of_cadiz",
                "admiral": "lestock",
                "course": ["the_strait"],
                "squadrons": {"B2": [4, 0]},
            },
        },
    )
    # With the Levanter the way west costs one MP and no roll; the way east is closed, and Lestock
    # waits.
    stage.play().expect(
        {
            "B_FA": "gulf_of_cadiz ready",
            "B_FB": "gulf_of_cadiz ready",
            "course": {"B_FB": ["the_strait"]},
            "winds": ["levanter"],
        }
    )
