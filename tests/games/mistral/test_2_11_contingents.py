"""2.11, 2.16 Sides and Contingents: who belongs to whom, who enters the war and who leaves it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral import RULEBOOK
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.allegiance import friend_of
from vivac.games.mistral.chapters.campaigns import resolve_campaign
from vivac.games.mistral.chapters.contingents import activate, forces_arrive, turn_neutral
from vivac.games.mistral.chapters.events import check_event, may_be_checked
from vivac.games.mistral.chapters.limits import bars_assignment, bars_joining
from vivac.lab.coverage import rule

BOX = open_box()

# ---------------------------------------------------------------- 2.11 sides


@rule("mistral", "2.11")
def test_two_players_the_bourbon_and_the_british_each_with_his_own_forces() -> None:
    assert set(RULEBOOK.roles) == {"british", "bourbon"}
    stage = Stage(formations={"S_FB": fleet("cadiz", "navarro", S1=4, state="refitting")})
    stage.play()
    assert stage.why_not("british", "S_FB") == "not-yours"
    assert stage.why_not("bourbon", "S_FB") != "not-yours"


@rule("mistral", "2.112")
def test_every_contingent_serves_its_fleet_and_command() -> None:
    found = {each.id: (each.side, each.command, each.minor) for each in BOX.contents.counters.contingent}
    assert found == {
        "B": ("british", "B", False),
        "P": ("british", "B", True),
        "F": ("bourbon", "F", False),
        "S": ("bourbon", "S", False),
        "N": ("bourbon", "S", True),
        "G": ("bourbon", "F", True),
        "V": ("bourbon", "F", True),
    }


@rule("mistral", "2.112")
def test_minor_contingents_serve_or_are_neutral_and_france_may_be_at_war_with_nobody() -> None:
    at_peace = Stage(scenario="1740")
    ports = {"P": "cagliari", "N": "messina", "G": "genoa", "V": "corfu"}
    assert {friend_of(BOX, at_peace.war, port) for port in ports.values()} == {"neutral"}
    assert not at_peace.war.french_war
    at_war = Stage(scenario="1745", active=["G", "V"])
    sides = {contingent: friend_of(BOX, at_war.war, port) for contingent, port in ports.items()}
    assert sides == {"P": "british", "N": "bourbon", "G": "bourbon", "V": "bourbon"}
    assert at_war.war.french_war


@rule("mistral", "2.113")
def test_savoy_is_piedmont_and_sardinia() -> None:
    assert {port for port in BOX.ports if BOX.owner[port] == "P"} == {"villefranche", "cagliari", "coast_b"}


@rule("mistral", "2.114")
def test_naples_is_the_two_sicilies() -> None:
    assert {port for port in BOX.ports - BOX.coastal if BOX.owner[port] == "N"} == {
        *("naples", "palermo", "messina", "syracuse")
    }


@rule("mistral", "2.115")
def test_genoese_and_venetians_are_of_the_french_command() -> None:
    stage = Stage(
        scenario="1745",
        active=["G", "V"],
        docks={"toulon": {"G1": [2, 0], "V1": [4, 0]}},
        formations={
            "F_FD": fleet("toulon", "piosin", F1=4, state="refitting"),
            "S_FB": fleet("toulon", "navarro", S1=4, F2=4, state="refitting"),
        },
    )
    for squadron in ("G1", "V1"):
        assert bars_joining(stage.box, stage.war, squadron, "F_FD") is None
        assert stage.barred(f"join:{squadron}:S_FB") == "join-foreign"


# ---------------------------------------------------------------- 2.16 Neutral Contingents


@rule("mistral", "2.16")
def test_the_forces_of_a_neutral_contingent_are_out_of_play() -> None:
    war = RULEBOOK.setup("1741", frozenset(), BOX)
    assert war.where["N1"] == "pool"
    assert {war.where[each] for each in ("N_galley1", "N_light1")} == {"reserve"}
    assert war.where["reggio_m"] == "absent"


@rule("mistral", "2.16")
def test_a_contingent_that_turns_neutral_leaves_with_all_it_has() -> None:
    stage = Stage(
        formations={"S_FB": fleet("cape_palos", "navarro", S1=4, N1=2, auxiliaries=["N_light1"])},
        auxiliaries={"N_galley1": "naples"},
        admirals={"reggio_m": "naples"},
        docks={"palermo": {"S2": [4, 0]}},
    )
    stage.run(turn_neutral, "N", for_good=False)
    assert (stage.at("N1"), stage.war.ships["N1"], stage.war.reserve["N:sol"]) == ("pool", 0, 2)
    assert stage.at("N_galley1") == stage.at("N_light1") == "reserve"
    assert stage.at("reggio_m") == "absent"
    assert stage.at("S1") == "S_FB", "the others stay"
    assert friend_of(stage.box, stage.war, "naples") == "neutral"
    assert stage.at("S2") == "i_S2", "docks of a Neutral Major Port may no longer be used"


@rule("mistral", "2.161", "2.161a")
def test_activated_forces_arrive_in_the_same_phase_in_any_port_of_their_own() -> None:
    stage = Stage(scenario="1741", turn=6, reserve={"N:sol": 2}).dice(event=0)
    stage.run(check_event, BOX.events["spain_austria_war"])
    assert stage.at("N1") == "pool"
    stage.whole("requests").choose("no_request", by="british")
    assert stage.prompt == "forces_port"
    assert stage.table.waiting_for == ("bourbon",)
    assert {option.removeprefix("port:") for option in stage.options} == {
        port for port in BOX.ports if BOX.owner[port] == "N"
    }
    stage.choose("port:messina", by="bourbon")
    assert (stage.at("N1"), *stage.strength("N1")) == ("messina", 2, 0)
    assert stage.at("N_galley1") == stage.at("N_light1") == "available"


@rule("mistral", "2.161")
def test_venice_uses_corfu_and_genoa_no_port_it_has_lost() -> None:
    stage = Stage(scenario="1745", reserve={"V:sol": 5, "G:sol": 2}, spaces_to={"bastia": "british"})
    stage.run(activate, "V").run(activate, "G")
    stage.whole("requests").choose("no_request", by="british")
    assert "port:genoa" in stage.options
    assert "port:calvi" in stage.options
    assert "port:bastia" not in stage.options
    stage.choose("port:calvi", by="bourbon")
    assert stage.at("V1") == stage.at("V2") == "corfu"
    assert (stage.strength("V1"), stage.strength("V2")) == ((4, 0), (1, 0))


@rule("mistral", "2.161")
def test_forces_with_no_port_left_wait_until_one_is_their_own_again() -> None:
    ports = [port for port in BOX.port_list if BOX.owner[port] == "G"]
    stage = Stage(scenario="1745", reserve={"G:sol": 2}, spaces_to=dict.fromkeys(ports, "british"))
    stage.run(activate, "G").run(forces_arrive)
    assert stage.prompt == ""
    assert (stage.war.arriving, stage.war.reserve["G:sol"]) == (["G"], 2)
    stage.war.spaces_to.clear()
    stage.run(forces_arrive).choose("port:genoa", by="bourbon")
    assert (stage.at("G1"), stage.war.arriving) == ("genoa", [])


@rule("mistral", "2.162")
def test_activated_forces_join_formations_and_ports_friendly_to_them_within_the_limits() -> None:
    stage = Stage(
        docks={"cartagena": {"N1": [2, 0]}},
        formations={
            "S_FB": fleet("cartagena", "navarro", S1=4, S2=4, S3=4, state="refitting"),
            "S_FC": fleet("cartagena", "spinola", S4=4, S5=4, SD1=2, SD2=2, state="refitting"),
        },
        auxiliaries={"N_light1": "available", "N_galley1": "available"},
    )
    assert bars_joining(stage.box, stage.war, "N1", "S_FB") is None
    assert stage.barred("join:N1:S_FC") == "join-full"
    assert bars_assignment(stage.box, stage.war, "N_light1", "S_FB") is None
    stage.play().choose("auxiliaries", "assign:N_galley1", by="bourbon")
    assert {"at:cadiz", "at:naples", "at:toulon"} <= set(stage.offered("bourbon"))
    assert "at:gibraltar" not in stage.offered("bourbon")


# ---------------------------------------------------------------- 2.163 to 2.166 each in turn


@rule("mistral", "2.163")
def test_savoy_arrives_with_the_family_compact_and_goes_for_good_at_the_second_worms() -> None:
    stage = Stage(scenario="1743", turn=13, events={"worms": 50, "worms:1": 50}).dice(event=0)
    stage.run(check_event, BOX.events["second_family_compact"])
    assert "P" in stage.war.active
    stage.whole("requests").choose("no_request", by="british").choose(
        "no_request", "no_request", by="bourbon"
    )
    assert stage.at("P_galley1") == stage.at("P_light1") == "available"
    stage.dice(event=0).run(check_event, BOX.events["worms"])
    assert "worms:2" in stage.war.events
    assert "P" not in stage.war.active
    assert stage.at("P_galley1") == "reserve"
    stage.run(activate, "P")
    assert "P" not in stage.war.active, "for good"


def alps_won(**position: Any) -> Stage:
    """The Alps one box from a Bourbon Victory, and the die that brings it."""
    stage = Stage(scenario="1745", turn=9, marker={"alps": 1}, eligible=["alps"], **position)
    return stage.dice(campaign=9).run(resolve_campaign, "alps")


def aranjuez(stages: int) -> dict[str, int]:
    return {"aranjuez": 81, **{f"aranjuez:{stage}": 81 for stage in range(1, stages + 1)}}


@rule("mistral", "2.164")
@pytest.mark.parametrize(("stages", "joins"), [(0, False), (1, True), (2, False)])
def test_genoa_joins_when_the_alps_are_won_after_the_first_aranjuez(stages: int, joins: bool) -> None:
    stage = alps_won(events=aranjuez(stages) if stages else {})
    assert stage.war.won == {"alps": "bourbon"}
    assert ("G" in stage.war.active) is joins
    assert (friend_of(stage.box, stage.war, "genoa") == "bourbon") is joins


@rule("mistral", "2.164")
def test_genoa_leaves_at_the_second_aranjuez_may_return_at_the_third_and_is_out_at_the_fourth() -> None:
    event = BOX.events["aranjuez"]
    stage = Stage(scenario="1746", turn=5, docks={"genoa": {"G1": [2, 0]}}, active=["G"])
    stage.dice(event=0).run(check_event, event)
    assert "aranjuez:2" in stage.war.events
    assert (stage.at("G1"), friend_of(stage.box, stage.war, "genoa")) == ("pool", "neutral")
    stage.war.victory_year["alps:bourbon"] = 1745
    stage.dice(event=0).run(check_event, event)
    assert "aranjuez:3" in stage.war.events
    assert friend_of(stage.box, stage.war, "genoa") == "bourbon"
    stage.dice(event=0).run(check_event, event)
    assert "aranjuez:4" in stage.war.events
    assert friend_of(stage.box, stage.war, "genoa") == "neutral"
    assert "G" in stage.war.removed
    stage.run(activate, "G")
    assert "G" not in stage.war.active


@rule("mistral", "2.164")
def test_genoa_does_not_return_without_a_victory_in_the_alps_or_a_show_of_force() -> None:
    for shows, returns in (([], False), (["bourbon:genoa"], True), (["british:genoa"], False)):
        stage = Stage(scenario="1747", events=aranjuez(2), shows=shows)
        del stage.war.events["aranjuez:3"]
        stage.war.active.discard("G")
        stage.war.victory_year.clear()
        stage.dice(event=0).run(check_event, BOX.events["aranjuez"])
        assert ("G" in stage.war.active) is returns


@rule("mistral", "2.165", "2.165a")
def test_naples_enters_in_the_state_of_war_and_is_neutral_for_good_when_felipe_dies() -> None:
    entering = Stage(scenario="1741").run(activate, "N")
    assert entering.war.naples == "war"
    stage = Stage(scenario="1741", turn=5).dice(event=0)
    assert may_be_checked(stage.box, stage.war, BOX.events["spain_austria_war"])
    stage.run(check_event, BOX.events["spain_austria_war"])
    assert ("N" in stage.war.active, stage.war.naples) == (True, "war")
    stage.dice(event=0).run(check_event, BOX.events["felipe_dies"])
    assert ("N" in stage.war.active, stage.war.naples) == (False, "neutral")
    stage.run(activate, "N")
    assert "N" not in stage.war.active


@rule("mistral", "2.165")
def test_the_apennines_switch_naples_between_war_and_limited_neutrality() -> None:
    stage = Stage(turn=9, marker={"apennines": -1}, docks={"naples": {"N1": [2, 0]}})
    stage.dice(campaign=0).run(resolve_campaign, "apennines")
    assert ("N" in stage.war.active, stage.war.naples) == (True, "limited")
    assert stage.at("N1") == "naples", "its forces stay in play"
    stage.war.marker["apennines"] = 1
    stage.dice(campaign=9).run(resolve_campaign, "apennines")
    assert stage.war.naples == "war"


@rule("mistral", "2.165")
def test_in_limited_neutrality_neapolitans_leave_any_flag_at_once() -> None:
    stage = Stage(
        turn=9,
        marker={"apennines": -1},
        formations={"S_FB": fleet("cape_palos", "navarro", S1=4, N1=2)},
    )
    stage.dice(campaign=0).run(resolve_campaign, "apennines")
    assert stage.at("N1") == "i_N1"
    assert stage.war.bound["i_N1"] == "cartagena"
    assert stage.barred("join:N1:S_FB") == "join-naples-limited"
    under = Stage(
        naples="limited",
        docks={"cadiz": {"N1": [2, 0]}},
        formations={
            "S_FB": fleet("cadiz", "navarro", S1=4, state="refitting"),
            "S_D1": fleet("cadiz", S2=4, under="S_FB"),
            "S_D2": fleet("cadiz", S3=4, state="refitting"),
        },
    )
    assert under.barred("join:N1:S_D1") == "join-naples-limited"
    assert under.barred("join:N1:S_D2") == ""


@rule("mistral", "2.166", "2.166a")
@pytest.mark.parametrize(("die", "joins"), [(0, True), (2, True), (3, False), (9, False)])
def test_venice_joins_on_a_low_die_after_a_bourbon_victory_on_the_po(die: int, joins: bool) -> None:
    stage = Stage(turn=9, marker={"po_valley": 1}).dice(campaign=9, joins=die)
    stage.run(resolve_campaign, "po_valley")
    assert stage.war.won == {"po_valley": "bourbon"}
    assert ("V" in stage.war.active) is joins


@rule("mistral", "2.166")
def test_venice_is_neutral_again_at_an_austrian_victory_and_may_come_back() -> None:
    stage = Stage(turn=9, marker={"po_valley": -1}, active=["V"], docks={"corfu": {"V1": [4, 0]}})
    stage.dice(campaign=0).run(resolve_campaign, "po_valley")
    assert ("V" in stage.war.active, stage.at("V1")) == (False, "pool")
    assert "V" not in stage.war.removed
