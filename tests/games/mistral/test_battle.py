"""IC 8 Battle: lines, columns, leaders and what comes after."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.chapters.contact import contact
from vivac.games.mistral.chapters.damage import random_item
from vivac.lab.coverage import rule

SEA = "gulf_of_lions"


def battle(british: dict[str, Any], spanish: dict[str, Any]) -> Stage:
    """Two Formations in sight of each other, both ready to fight; the British attack."""
    ready = {"posture": "engage", "located": True}
    return Stage(scenario="1744", formations={"B_FA": british | ready, "S_FB": spanish | ready})


@rule("mistral", "IC 8.31")
def test_the_lower_die_has_the_gauge_and_a_tie_goes_to_the_attacker() -> None:
    for dice, windward in (([3, 5], "british"), ([5, 3], "bourbon"), ([4, 4], "british")):
        stage = battle(fleet(SEA, "haddock", B1=4), fleet(SEA, "navarro", S1=4))
        stage.dice(weather_gauge=dice).run(contact, SEA, "british")
        assert stage.prompt == "action"
        assert stage.table.waiting_for == (windward,)


@rule("mistral", "IC 8.31")
@pytest.mark.parametrize(("action", "rounds"), [("close", 3), ("line_ahead", 2), ("distant", 1)])
def test_an_action_lasts_as_many_rounds_as_it_says(action: str, rounds: int) -> None:
    stage = battle(fleet(SEA, "haddock", B1=4), fleet(SEA, "navarro", S1=4))
    stage.dice(weather_gauge=[3, 5], combat=[9] * 2 * rounds).run(contact, SEA, "british").choose(
        action, by="british"
    )
    while stage.prompt == "continue":
        stage.choose("fight_on", by=stage.asked)
    assert stage.told.count("round") == rounds


@rule("mistral", "IC 8.42")
def test_a_second_flagship_in_a_combat_adds_a_ship_but_no_second_shift() -> None:
    from vivac.games.mistral.chapters.combat import column_shifts
    from vivac.games.mistral.chapters.line import Station

    stage = battle(
        fleet(SEA, "mathews", B3=4, B4=4, fl_namur=0, fl_marlborough=0), fleet(SEA, "navarro", S1=4)
    )
    foe = Station(["S1"])
    one = column_shifts(stage.box, stage.war, Station(["B3"], ["fl_namur"]), foe)
    two = column_shifts(stage.box, stage.war, Station(["B3"], ["fl_namur", "fl_marlborough"]), foe)
    assert one["flagship"] == two["flagship"] == 2
    assert (one["ships"], two["ships"]) == (1, 2)


@rule("mistral", "IC 8.44", "IC 8.44a", "2.227")
def test_a_spanish_flagship_takes_one_point_off_in_all() -> None:
    from vivac.games.mistral.chapters.combat import shield
    from vivac.games.mistral.chapters.line import Station

    stage = Stage()
    assert shield(stage.box, Station(["S1"])) == 0
    assert shield(stage.box, Station(["S1"], ["fl_real_felipe", "fl_santa_isabel"])) == 1


@rule("mistral", "IC 8.25")
def test_mixed_commands_suffer_only_with_two_squadrons_of_each() -> None:
    from vivac.games.mistral.chapters.combat import mixed

    for squadrons, suffers in (
        ({"S1": 4, "F1": 4, "F2": 4}, False),
        ({"S1": 4, "S2": 4, "F1": 4, "F2": 4}, True),
    ):
        stage = Stage(scenario="1744", formations={"A_FA": fleet(SEA, "navarro", **squadrons)})
        assert mixed(stage.box, stage.war, "A_FA") is suffers


@rule("mistral", "IC 8.45")
def test_the_owner_says_who_takes_odd_points() -> None:
    stage = battle(fleet(SEA, "haddock", B1=4, fl_namur=0), fleet(SEA, "navarro", S1=4))
    stage.dice(weather_gauge=[3, 5], combat=[9, 6]).run(contact, SEA, "british").choose(
        "distant", by="british"
    )
    assert stage.prompt == "split_damage"
    assert stage.table.waiting_for == ("british",)
    stage.choose("takes:fl_namur", by="british")
    assert stage.war.dp["fl_namur"] == stage.war.dp["B1"] + 1


@rule("mistral", "IC 8.62", "IC 8.63")
def test_the_loser_retreats_toward_home_and_is_disorganised() -> None:
    stage = battle(fleet(SEA, "haddock", B1=4, B2=4), fleet(SEA, "navarro", S1=2))
    stage.dice(weather_gauge=[3, 5], combat=[3, 9]).run(contact, SEA, "british")
    stage.choose("distant", "as_they_stand", by="british")
    assert stage.at("S_FB") != SEA
    assert "S_FB" in stage.war.disorganised
    assert "B_FA" not in stage.war.disorganised
    assert stage.war.fought == {"B_FA", "S_FB"}


@rule("mistral", "IC 8.62")
def test_a_drawn_battle_disorganises_both() -> None:
    stage = battle(fleet(SEA, "haddock", B1=4), fleet(SEA, "navarro", S1=4))
    stage.dice(weather_gauge=[3, 5], combat=[9, 9]).run(contact, SEA, "british").choose(
        "distant", by="british"
    )
    assert {"B_FA", "S_FB"} <= stage.war.disorganised
    assert stage.at("S_FB") == SEA


@rule("mistral", "IC 8.53", "IC 3.21")
def test_a_flag_that_loses_its_only_admiral_is_disorganised_and_goes_home() -> None:
    stage = battle(fleet(SEA, "haddock", B1=4), fleet(SEA, "navarro", S1=4))
    stage.dice(weather_gauge=[3, 5], combat=[9, 0], strike=9, leader_check=0, leader_fate=0)
    stage.run(contact, SEA, "british").choose("distant", by="british")
    assert stage.at("haddock") == "lost"
    assert "B_FA" in stage.war.disorganised
    assert "B_FA" in stage.war.bound
    assert "leaderless" in stage.told


@rule("mistral", "2.222a", "2.222")
def test_a_flagship_without_a_squadron_leaves_and_makes_for_home() -> None:
    british = fleet(SEA, "haddock", B1=[1, 9], B2=[4, 0], BD1=2, fl_namur=0, fl_barfleur=0)
    stage = battle(british, fleet(SEA, "navarro", S1=4))
    stage.dice(rest=9, weather_gauge=[3, 5], combat=[9, 1]).run(contact, SEA, "british").choose(
        "distant", by="british"
    )
    stage.choose("as_they_stand", by="british")
    while stage.prompt == "split_damage":
        stage.choose("takes:B1" if "takes:B1" in stage.options else stage.options[0], by="british")
    assert stage.at("B1") == "pool"
    assert stage.prompt == "detach_flagship"
    stage.choose("detach:fl_barfleur", by="british")
    assert stage.at("fl_barfleur") == "i_fl_barfleur"
    assert "i_fl_barfleur" in stage.war.bound


@rule("mistral", "IC 8.73", "IC 7.5")
def test_a_convoy_without_escort_has_no_gauge_rolled_and_nobody_is_disorganised() -> None:
    stage = Stage(
        scenario="1744",
        convoys={"cv_troop1": {"at": "cape_creus", "voyage": "T_2", "located": True}},
        formations={"B_FA": fleet("cape_creus", "rowley", B1=4, posture="engage")},
    )
    stage.dice(evasion=9, convoy_damage=9).run(contact, "cape_creus", "british").choose(
        "distant", by="british"
    )
    assert stage.rolled == ["evasion", "convoy-damage"]
    assert not stage.war.disorganised
    assert stage.war.dp["cv_troop1"] == 1


@rule("mistral", "IC 7.63")
def test_whoever_came_out_of_port_this_impulse_may_go_back_in() -> None:
    stage = Stage(
        scenario="1744",
        formations={
            "B_FA": fleet("cartagena", "rowley", B1=4, posture="engage", blockades=True, located=True),
            "S_FB": fleet("cartagena", "navarro", S1=4, posture="engage", located=True),
        },
        put_to_sea=["S_FB"],
        slipped=["S_FB"],
    )
    stage.dice(weather_gauge=[3, 5], combat=[9, 9, 9, 9]).run(contact, "cartagena", "british").choose(
        "line_ahead", by="british"
    )
    assert stage.prompt == "to_docks"
    stage.choose("to_docks", by="bourbon")
    assert stage.war.state["S_FB"] == "refitting"
    assert "S_FB" not in stage.war.disorganised


@rule("mistral", "IC 1.8")
@pytest.mark.parametrize(
    ("items", "dice", "item"), [(5, [9], 4), (3, [9, 8], 2), (7, [8, 6], 6), (10, [9], 9)]
)
def test_a_die_too_high_for_an_even_choice_is_rolled_again(items: int, dice: list[int], item: int) -> None:
    stage = Stage().dice(which_ship=dice).run(random_item, items, "which-ship")
    assert stage.result == item
    assert not stage.chance.rows["which-ship"]


@rule("mistral", "IC 1.8")
def test_more_than_ten_items_need_two_dice() -> None:
    stage = Stage().dice(which_ship=[9, 9, 1, 3]).run(random_item, 12, "which-ship")
    assert stage.result == 1, "99 is rolled again; 13 is item 1 of 12"
