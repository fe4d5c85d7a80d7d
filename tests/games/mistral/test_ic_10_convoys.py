"""IC 10.11 to IC 10.16, IC 10.18 Convoys: Trajectories, escorts, damage, scattering, arrival."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.box import put
from vivac.games.mistral.chapters.allegiance import may_use_docks
from vivac.games.mistral.chapters.auxiliaries import attackable
from vivac.games.mistral.chapters.contact import contact, search_modifiers
from vivac.games.mistral.chapters.convoys import arrivals, harm_convoy, join_escorts, scatter
from vivac.games.mistral.chapters.impulse import signal_options
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.organisation import forget
from vivac.games.mistral.chapters.reinforcement import unload
from vivac.games.mistral.chapters.sailing import leave_map, sail
from vivac.games.mistral.chapters.squadrons_in_docks import join
from vivac.lab.coverage import rule


def increments(stage: Stage, formation: str, *numbers: int) -> Stage:
    """So many Increments of one Formation's movement."""
    for number in numbers:
        stage.war.increment = number
        stage.run(sail, formation)
    return stage


def outbound(at: str = "gulf_of_cadiz", **words: Any) -> dict[str, Any]:
    return {"cv_b_levant": {"at": at, "voyage": "B_out_1", **words}}


def escorted(**position: Any) -> Stage:
    """The Outbound Convoy with Detachment 1 as its escort, in the western Alboran Sea."""
    return Stage(
        convoys=outbound("alboran_west"),
        formations={"B_D1": fleet("alboran_west", "martin", B1=4, B2=2)},
        orders={"B_D1": "B_esc_out"},
        levant="out",
        **position,
    ).run(join_escorts)


# ---------------------------------------------------------------- kinds and Trajectories


@rule("mistral", "IC 10.11", "2.342")
def test_kinds_of_convoys_and_their_counters() -> None:
    convoys = Stage().box.convoys
    assert {each: (c.kind, c.command) for each, c in convoys.items()} == {
        "cv_b_levant": ("trade", "B"),
        "cv_f_levant": ("trade", "F"),
        "cv_supply": ("supply", "B"),
        "cv_troop1": ("troop", "S"),
        "cv_troop2": ("troop", "S"),
    }


@rule("mistral", "IC 10.12", "IC 10.12a")
def test_a_convoy_follows_its_trajectory_and_a_closed_leg_makes_it_wait() -> None:
    stage = increments(Stage(convoys=outbound()), "cv_b_levant", 1, 2, 3, 4)
    assert stage.at("cv_b_levant") == "alboran_east", "three MP, three legs of B_out_1"
    stage = increments(Stage(convoys=outbound(), winds=["levanter"]), "cv_b_levant", 1, 2, 3, 4)
    assert stage.at("cv_b_levant") == "gulf_of_cadiz"
    assert stage.war.leg["cv_b_levant"] == 0


@rule("mistral", "IC 10.12", "2.416")
def test_only_a_supply_convoy_goes_where_its_owner_likes() -> None:
    stage = Stage(
        convoys=outbound()
        | {"cv_supply": {"at": "gulf_of_cadiz"}, "cv_troop1": {"at": "barcelona", "voyage": "T_2"}}
    ).play()
    assert "turn_to:cv_supply" in stage.offered("british")
    assert "turn_to:cv_b_levant" not in stage.offered("british")
    assert "turn_to:cv_troop1" not in stage.offered("bourbon")
    assert stage.barred("course:cv_b_levant") == "course-by-rule"
    assert stage.barred("course:cv_troop1") == "course-by-rule"
    stage.choose("turn_to:cv_supply", "course:cv_supply", by="british")
    assert {"sail:the_strait", "sail:cape_spartel", "sail:cadiz"} <= set(stage.offered("british"))


# ---------------------------------------------------------------- Escort


@rule("mistral", "IC 10.13", "IC 3.12")
def test_a_convoy_stays_in_port_when_its_last_escort_is_unformed() -> None:
    stage = Stage(
        convoys={"cv_troop1": {"at": "barcelona", "state": "refitting", "voyage": "T_2", "sail_from": 99}},
        formations={"S_D1": fleet("barcelona", S1=3, S2=2)},
    )
    put(stage.war.where, stage.war.stack, "S_D1", "cv_troop1")
    forget(stage.war, "S_D1")
    for squadron in ("S1", "S2"):
        stage.run(join, squadron, "")
    assert (stage.at("S_D1"), stage.at("cv_troop1")) == ("unformed", "barcelona")
    assert stage.war.state["cv_troop1"] == "refitting"


@rule("mistral", "IC 10.13")
def test_an_escort_is_subordinated_on_reaching_the_convoy_and_keeps_squadrons_and_admiral() -> None:
    stage = Stage(
        convoys=outbound("alboran_west"),
        formations={"B_D1": fleet("gibraltar", "martin", B1=4, course=["alboran_west"])},
        orders={"B_D1": "B_esc_out"},
        levant="out",
    ).run(sail, "B_D1")
    assert stage.at("B_D1") == "cv_b_levant"
    assert set(stage.war.stack["B_D1"]) == {"B1", "martin"}
    assert "B_D1" not in stage.war.state
    increments(stage, "cv_b_levant", 1)
    assert (stage.at("cv_b_levant"), stage.at("B_D1")) == ("alboran_east", "cv_b_levant")


@rule("mistral", "IC 10.13")
def test_who_has_no_escort_order_for_this_convoy_does_not_join() -> None:
    for chit in ("B_cruise_alboran", "B_esc_home", "B_esc_supply.1"):
        stage = Stage(
            convoys=outbound("alboran_west"),
            formations={"B_D1": fleet("alboran_west", B1=4)},
            orders={"B_D1": chit},
            levant="out",
        ).run(join_escorts)
        assert stage.at("B_D1") == "alboran_west", chit


@rule("mistral", "IC 10.13", "IC 6.57")
def test_an_auxiliary_may_escort_alone() -> None:
    stage = Stage(
        convoys=outbound("alboran_west"),
        auxiliaries={"B_fleet1": "gibraltar"},
        orders={"B_fleet1": "B_esc_out"},
        levant="out",
    ).whole("tasks")
    assert stage.at("B_fleet1") == "cv_b_levant"


@rule("mistral", "IC 10.13")
def test_escorts_need_at_least_two_ships() -> None:
    stage = Stage(
        docks={"gibraltar": {"B1": [1, 0], "B2": [2, 0]}},
        formations={"B_D1": fleet("gibraltar", B3=1, state="refitting")},
        held={"british": ["B_esc_out"]},
    )
    for bearer, key in (("B1", "issue-too-few-ships"), ("B2", ""), ("B_D1", "issue-too-few-ships")):
        assert stage.barred(f"issue:B_esc_out:{bearer}") == key


@rule("mistral", "IC 10.13", "IC 7.5")
def test_an_escort_evades_with_its_convoy() -> None:
    stage = Stage(
        scenario="1744",
        convoys=outbound("alboran_west", located=True),
        formations={
            "B_D1": fleet("alboran_west", "cooper", B1=4),
            "S_FB": fleet("alboran_west", "navarro", S1=4, posture="engage"),
        },
        orders={"B_D1": "B_esc_out"},
        levant="out",
    ).run(join_escorts)
    stage.dice(evasion=0).run(contact, "alboran_west", "bourbon")
    assert stage.rolled == ["evasion"]
    assert not stage.war.fought


@rule("mistral", "IC 10.13")
def test_when_the_order_ends_the_escort_is_a_formation_again_in_the_last_space_of_the_convoy() -> None:
    stage = escorted().run(end_order, "B_D1", fulfilled=False)
    assert (stage.at("B_D1"), stage.war.state["B_D1"]) == ("alboran_west", "ready")
    stage = Stage(
        convoys=outbound("maltese_roads"),
        formations={"B_D1": fleet("maltese_roads", B1=4)},
        orders={"B_D1": "B_esc_out"},
        levant="out",
    )
    stage.run(join_escorts).run(leave_map, "cv_b_levant", "levant")
    assert (stage.at("B_D1"), stage.at("cv_b_levant")) == ("maltese_roads", "levant")
    assert stage.war.fulfilled["british"] == 1


# ---------------------------------------------------------------- damage


@rule("mistral", "IC 10.14", "IC 10.14a", "2.157")
def test_a_convoy_keeps_its_dp_and_never_sinks() -> None:
    stage = Stage(convoys=outbound("alboran_west", dp=3)).run(harm_convoy, "cv_b_levant", 60, "bourbon")
    assert (stage.at("cv_b_levant"), stage.war.dp["cv_b_levant"]) == ("alboran_west", 63)


@rule("mistral", "IC 10.14")
def test_its_dp_return_to_zero_when_the_counter_next_enters_play() -> None:
    stage = Stage(turn=5, levant="", levant_year=1741)
    stage.war.dp["cv_b_levant"] = stage.war.inflicted["cv_b_levant"] = 7
    stage.dice(convoy_arrival=0, trajectory=0).run(arrivals)
    assert (stage.war.dp["cv_b_levant"], stage.war.inflicted["cv_b_levant"]) == (0, 0)
    stage = Stage(turn=13, levant="east", french_levant_done=True)
    stage.war.dp["cv_b_levant"] = 7
    stage.dice(convoy_arrival=0, trajectory=0).run(arrivals)
    assert stage.war.dp["cv_b_levant"] == 7, "Homebound it is the same voyage"


# ---------------------------------------------------------------- scattering


@rule("mistral", "IC 10.15")
def test_at_the_start_of_an_impulse_the_owner_may_scatter_a_convoy_at_sea() -> None:
    stage = Stage(
        convoys=outbound("alboran_west")
        | {
            "cv_supply": {"at": "gibraltar", "state": "refitting"},
            "cv_f_levant": {"at": "maltese_roads", "voyage": "F_lev_1", "scattered": True},
            "cv_troop1": {"at": "cape_creus", "voyage": "T_2"},
        }
    ).whole("signals")
    assert (stage.prompt, stage.options) == ("signals", ["scatter:cv_b_levant", "done"])
    stage.choose("scatter:cv_b_levant", by="british")
    assert "cv_b_levant" in stage.war.scattered
    assert "scatter:cv_troop1" in stage.options, "the Second player after the First"
    assert "scatter:cv_f_levant" not in stage.options


@rule("mistral", "IC 10.15")
def test_scattering_fails_the_escort_order_and_the_convoy_keeps_moving() -> None:
    stage = escorted().run(scatter, "cv_b_levant", "IC 10.15")
    assert (stage.war.failed["british"], stage.at("B_D1")) == (1, "alboran_west")
    increments(stage, "cv_b_levant", 1)
    assert stage.at("cv_b_levant") == "alboran_east"


@rule("mistral", "IC 10.15", "IC 8.72")
def test_a_scattered_convoy_is_no_target_of_battle_but_auxiliaries_may_attack_it() -> None:
    stage = Stage(
        scenario="1744",
        convoys=outbound("alboran_west", scattered=True, located=True),
        formations={"S_FB": fleet("alboran_west", "navarro", S1=4, posture="engage")},
        auxiliaries={"S_fleet1": "malaga"},
    ).run(contact, "alboran_west", "bourbon")
    assert (stage.rolled, stage.told) == ([], [])
    assert attackable(stage.box, stage.war, "S_fleet1", "malaga") == ["cv_b_levant"]


@rule("mistral", "IC 10.15", "IC 7.62", "IC 7.62a")
@pytest.mark.parametrize("scattered", [True, False])
def test_a_scattered_convoy_passes_a_blockade(scattered: bool) -> None:
    stage = Stage(
        convoys={"cv_supply": {"at": "gibraltar", "scattered": scattered}},
        formations={"S_FB": fleet("gibraltar", "navarro", S1=4, blockades=True)},
    )
    stage.war.course["cv_supply"] = ("docks",)
    increments(stage, "cv_supply", 1)
    assert stage.war.state["cv_supply"] == ("refitting" if scattered else "ready")


@rule("mistral", "IC 10.15", "2.154", "2.348", "2.417")
@pytest.mark.parametrize(
    ("convoy", "at", "by", "scatters"),
    [
        ("cv_troop1", "cape_creus", "british", True),
        ("cv_b_levant", "alboran_west", "bourbon", False),
        ("cv_supply", "alboran_west", "bourbon", False),
    ],
)
def test_involuntary_scattering_exists_only_for_troop_convoys(
    convoy: str, at: str, by: str, scatters: bool
) -> None:
    voyages = {"cv_troop1": "T_2", "cv_b_levant": "B_out_1"}
    words = {"at": at} | ({"voyage": voyages[convoy]} if convoy in voyages else {})
    stage = Stage(convoys={convoy: words}, load=6).run(harm_convoy, convoy, 11, by)
    assert not stage.war.scattered
    stage.run(harm_convoy, convoy, 1, by)
    assert (convoy in stage.war.scattered) is scatters


@rule("mistral", "IC 10.15", "IC 10.15a")
def test_search_against_a_scattered_convoy_is_at_minus_3() -> None:
    for scattered, modifier in ((True, {"scattered": -3}), (False, {"convoy": 1})):
        stage = Stage(
            convoys=outbound("alboran_west", scattered=scattered),
            formations={"S_FB": fleet("alboran_west", "navarro", S1=4)},
        )
        assert search_modifiers(stage.box, stage.war, "S_FB", "cv_b_levant") == modifier


@rule("mistral", "IC 10.15")
def test_a_convoy_stays_scattered_until_it_leaves_play() -> None:
    stage = Stage(convoys=outbound("maltese_roads", scattered=True), levant="out")
    stage.run(leave_map, "cv_b_levant", "levant")
    assert "cv_b_levant" in stage.war.scattered, "Homebound it is scattered still"
    stage.war.turn, stage.war.year, stage.war.levant = 5, 1743, ""
    stage.war.french_levant_done = True
    stage.dice(convoy_arrival=0, trajectory=0).run(arrivals)
    assert "cv_b_levant" not in stage.war.scattered
    assert signal_options(stage.table, "british")


# ---------------------------------------------------------------- arrival


@rule("mistral", "IC 10.16")
def test_a_convoy_enters_the_docks_of_its_destination_for_one_mp_and_unloads_later() -> None:
    stage = Stage(convoys={"cv_troop1": {"at": "coast_d", "voyage": "T_2"}})
    increments(stage, "cv_troop1", 1)
    assert (stage.at("cv_troop1"), stage.war.state["cv_troop1"]) == ("la_spezia", "ready")
    increments(stage, "cv_troop1", 2)
    assert (stage.war.state["cv_troop1"], stage.war.mp["cv_troop1"]) == ("refitting", 0)
    assert stage.war.landed == 0
    stage.run(unload)
    assert (stage.war.landed, stage.at("cv_troop1")) == (1, "unformed")


@rule("mistral", "IC 10.18", "IC 2.13")
def test_convoys_may_use_neutral_docks_but_not_those_of_the_enemy() -> None:
    stage = Stage(scenario="1745", turn=6)
    for port, convoy, formation in (
        ("genoa", True, False),
        ("la_spezia", True, True),
        ("villefranche", False, False),
        ("algiers", False, False),
        ("marseille", True, True),
    ):
        assert may_use_docks(stage.box, stage.war, port, "bourbon", convoy=True) is convoy, port
        assert may_use_docks(stage.box, stage.war, port, "bourbon") is formation, port


@rule("mistral", "IC 10.18")
def test_nothing_keeps_a_convoy_out_of_a_neutral_or_enemy_space() -> None:
    stage = Stage(convoys={"cv_supply": {"at": "gulf_of_cadiz"}})
    stage.war.course["cv_supply"] = ("cadiz", "docks")
    increments(stage, "cv_supply", 1, 2)
    assert (stage.at("cv_supply"), stage.war.state["cv_supply"]) == ("cadiz", "ready")


@rule("mistral", "IC 10.13a")
def test_a_convoy_without_squadrons_has_no_posture() -> None:
    convoys = {"cv_b_levant": {"at": "alboran_east", "voyage": "B_out_1"}}
    alone = Stage(scenario="1745", levant="out", convoys=convoys)
    assert alone.barred("posture:cv_b_levant:engage") == "convoy-avoids"
    assert "turn_to:cv_b_levant" not in alone.play().offered("british")
