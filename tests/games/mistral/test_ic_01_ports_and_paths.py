"""IC 1.4 to IC 1.6 Whose Port is whose; paths and distances."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.allegiance import enemy_port, friend_of, friendly, haven
from vivac.games.mistral.chapters.effects import VERBS
from vivac.games.mistral.chapters.sailing import sail
from vivac.games.mistral.chapters.spain import near_british
from vivac.lab.coverage import rule

BOX = open_box()

# ---------------------------------------------------------------- Friendly, Enemy, Neutral


@rule("mistral", "IC 1.4")
def test_a_port_is_friendly_to_the_fleet_its_contingent_serves_while_active() -> None:
    stage = Stage(scenario="1740")
    for contingent, port, side in (
        ("G", "genoa", "bourbon"),
        ("N", "naples", "bourbon"),
        ("V", "corfu", "bourbon"),
        ("P", "villefranche", "british"),
    ):
        stage.war.active.discard(contingent)
        assert friend_of(stage.box, stage.war, port) == "neutral"
        stage.war.active.add(contingent)
        assert friendly(stage.box, stage.war, port, side)
        other = "british" if side == "bourbon" else "bourbon"
        assert enemy_port(stage.box, stage.war, port, other)
    assert friendly(stage.box, stage.war, "gibraltar", "british")
    assert friendly(stage.box, stage.war, "cartagena", "bourbon")


@rule("mistral", "IC 1.4", "IC 1.4b")
def test_pirate_bases_are_enemy_to_both_and_ports_marked_x_and_m_always_neutral() -> None:
    stage = Stage(active=["G", "N", "V", "P"])
    for base in ("sale", "oran", "algiers", "bougie", "tunis", "tripoli"):
        for side in ("british", "bourbon"):
            assert enemy_port(stage.box, stage.war, base, side)
            assert not friendly(stage.box, stage.war, base, side)
    for port in ("livorno", "civitavecchia", "coast_e", "coast_g", "valetta"):
        assert friend_of(stage.box, stage.war, port) == "neutral"


@rule("mistral", "IC 1.4a")
def test_french_ports_are_bourbon_from_the_first_turn() -> None:
    stage = Stage(scenario="1740", turn=1)
    assert not stage.war.french_war
    for port in ("toulon", "marseille", "coast_a"):
        assert friendly(stage.box, stage.war, port, "bourbon")
        assert enemy_port(stage.box, stage.war, port, "british")


@rule("mistral", "IC 1.4a")
def test_naples_in_limited_neutrality_is_active() -> None:
    stage = Stage(active=["N"], naples="war").run(VERBS["naples"], None, "limited")
    assert stage.war.naples == "limited"
    assert friendly(stage.box, stage.war, "naples", "bourbon")


@rule("mistral", "IC 1.4a")
def test_events_may_make_ports_and_spaces_friendly_to_a_side_and_enemy_to_the_other() -> None:
    stage = Stage(ports_to={"G": "british"}, spaces_to={"livorno": "bourbon"})
    assert friendly(stage.box, stage.war, "genoa", "british")
    assert enemy_port(stage.box, stage.war, "genoa", "bourbon")
    assert friendly(stage.box, stage.war, "livorno", "bourbon")
    assert enemy_port(stage.box, stage.war, "livorno", "british")


# ---------------------------------------------------------------- expeditious movement


def bound(start: str, goal: str, **position: Any) -> Stage:
    """A Detachment without Orders making for a Port."""
    return Stage(formations={"B_D1": fleet(start, B1=4)}, bound={"B_D1": goal}, **position)


@rule("mistral", "IC 1.5")
@pytest.mark.parametrize(
    ("start", "goal", "step"),
    [
        ("coast_l", "port_mahon", "bastia"),  # by Bonifacio it would be cheaper if a leg to be beaten were 2
        ("bonifacio", "port_mahon", "middle_sea"),  # as cheap by the coast, but that is one space more
        ("galita_channel", "port_mahon", "bona_coast"),  # as cheap and as short by Cape Teulada
    ],
)
def test_a_formation_bound_home_takes_the_cheapest_path(start: str, goal: str, step: str) -> None:
    stage = bound(start, goal, increment=1)
    stage.war.mp["B_D1"] = 2
    stage.run(sail, "B_D1")
    assert stage.at("B_D1") == step


@rule("mistral", "IC 1.5")
def test_with_every_path_closed_it_waits() -> None:
    for winds, at in (((), "the_strait"), (("levanter",), "gulf_of_cadiz")):
        stage = bound("gulf_of_cadiz", "gibraltar", winds=list(winds)).run(sail, "B_D1")
        assert stage.at("B_D1") == at


@rule("mistral", "IC 1.5")
def test_its_course_is_set_by_the_rule_and_not_by_the_player() -> None:
    stage = bound("minorca_roads", "port_mahon").play()
    stage.choose("turn_to:B_D1", by="british")
    assert "course:B_D1" not in stage.offered("british")
    assert stage.barred("course:B_D1") == "course-by-rule"


@rule("mistral", "IC 1.5a")
def test_the_nearest_port_is_the_cheapest_to_reach_and_a_tie_goes_by_the_alphabet() -> None:
    stage = Stage(formations={"B_D1": fleet("minorca_roads", B1=4), "S_D1": fleet("hyeres_roads", S1=4)})
    box, war = stage.box, stage.war
    assert haven(box, war, "B_D1", "minorca_roads") == "port_mahon"
    assert haven(box, war, "B_D1", "alboran_east") == "gibraltar"
    assert haven(box, war, "B_D1", "cape_de_gata") == "gibraltar", "Port Mahon is as near"
    assert haven(box, war, "S_D1", "hyeres_roads") == "coast_a", "a Coastal Space counts, and precedes Toulon"


@rule("mistral", "IC 1.5a")
def test_a_blockaded_port_counts_only_if_no_other_can_be_reached() -> None:
    blockader = {"S_FB": fleet("port_mahon", "navarro", S1=4, blockades=True)}
    stage = Stage(formations={"B_D1": fleet("minorca_roads", B1=4), **blockader})
    assert haven(stage.box, stage.war, "B_D1", "minorca_roads") == "gibraltar"
    stage.war.blockading["S_FC"] = "gibraltar"
    stage.war.active.discard("P")
    assert haven(stage.box, stage.war, "B_D1", "minorca_roads") == "port_mahon"


@rule("mistral", "IC 1.5a")
def test_the_nearest_port_is_chosen_anew_at_each_command_step() -> None:
    stage = bound("minorca_roads", "gibraltar").play()
    assert stage.war.bound["B_D1"] == "port_mahon"


@rule("mistral", "IC 1.6")
def test_distance_is_the_cheapest_path_a_leg_to_be_beaten_counting_two() -> None:
    still, east = BOX.sea.under(()), BOX.sea.under(("levanter",))
    assert still.cost("the_strait", "gulf_of_cadiz") == 2
    assert still.cost("gibraltar", "gulf_of_cadiz") == 3
    assert still.cost("the_strait", "the_strait") == 0
    assert east.cost("gulf_of_cadiz", "the_strait") > 1000, "closed, and there is no other way"


@rule("mistral", "IC 1.6")
@pytest.mark.parametrize(
    ("british", "winds", "near"),
    [
        ("gulf_of_cadiz", [], True),
        ("cadiz", [], False),
        ("the_strait", ["levanter"], True),
        ("malaga", [], True),
        ("malaga", ["levanter"], False),
    ],
)
def test_distance_runs_from_the_first_to_the_second_under_the_winds_that_blow(
    british: str, winds: list[str], near: bool
) -> None:
    spain = fleet("the_strait", "navarro", S1=4)
    stage = Stage(formations={"S_FB": spain, "B_D1": fleet(british, B1=4)}, winds=winds)
    assert near_british(stage.box, stage.war, "S_FB", located=False) is near
