"""2.12, 2.13 Ships, Squadrons, Formations and Auxiliaries of the Fleets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mistral.sailing import Stage, fleet
from vivac.games.mistral.box.unpacking import open_box
from vivac.games.mistral.chapters.campaigns import campaign_modifiers
from vivac.games.mistral.chapters.combat import column_shifts
from vivac.games.mistral.chapters.formations import capacity, commander, level, ship_count
from vivac.games.mistral.chapters.limits import (
    bars_command,
    bars_joining,
    bars_subordination,
    most_auxiliaries,
)
from vivac.games.mistral.chapters.line import Station
from vivac.games.mistral.chapters.orders import end_order
from vivac.games.mistral.chapters.reinforcement import place_ships
from vivac.games.mistral.chapters.show_of_force import force_modifiers
from vivac.lab.coverage import rule

BOX = open_box()
SEA = "gulf_of_lions"

# ---------------------------------------------------------------- 2.12 Ships


@rule("mistral", "2.12")
def test_ships_of_the_line_are_the_only_ships() -> None:
    assert {what.subclass for what in BOX.elements.values()} == {"sol", "sol_d", "flagship"}
    stage = Stage(
        formations={"B_FA": fleet(SEA, "haddock", B1=4, B2=3, auxiliaries=["B_fleet1", "B_light1"])}
    )
    assert ship_count(stage.box, stage.war, "B_FA") == 7, "Auxiliaries are no Ships"


@rule("mistral", "2.121", "2.121a")
def test_damage_values_by_contingent_and_savoy_has_none() -> None:
    values = {what.contingent: what.value for what in BOX.elements.values() if what.plain}
    assert values == {"B": 10, "F": 10, "V": 10, "G": 10, "S": 14, "N": 14}
    assert all(what.value == values[what.contingent] for what in BOX.elements.values() if not what.flagship)
    assert {aux.kind for aux in BOX.auxiliaries.values() if aux.contingent == "P"} == {"galley", "light"}


@rule("mistral", "2.121")
def test_a_spanish_squadron_keeps_its_own_thresholds_in_a_joint_flag() -> None:
    stage = Stage(formations={"A_FA": fleet(SEA, "navarro", dp=4, S1=4, F1=4)})
    assert level(stage.box, stage.war, "S1") == 0
    assert level(stage.box, stage.war, "F1") == 1
    foe = Station(["B1"])
    assert "one_third" not in column_shifts(stage.box, stage.war, Station(["S1"]), foe)
    assert "one_third" in column_shifts(stage.box, stage.war, Station(["F1"]), foe)


@rule("mistral", "2.122")
def test_flagships_and_fifties_are_exceptions_to_what_holds_for_squadrons() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet(SEA, "haddock", B1=4),
            "B_FB": fleet(SEA, "lestock", B2=4, fl_namur=0),
        }
    )
    assert capacity(stage.box, stage.war, "B_FA") == 4
    assert capacity(stage.box, stage.war, "B_FB") == 3
    assert {what.subclass: what.most for what in BOX.elements.values()} == {
        "sol": 4,
        "sol_d": 2,
        "flagship": 1,
    }


# ---------------------------------------------------------------- 2.124 joint Flags


def joint_fleet(**position: Any) -> Stage:
    return Stage(
        scenario="1744",
        formations={
            "A_GF": fleet("toulon", "navarro", S1=4, F1=4, state="refitting"),
            "A_FA": fleet("toulon", "court", S2=4, F2=4, state="refitting"),
            "S_FB": fleet("toulon", "spinola", S3=4, state="refitting"),
            "F_FD": fleet("toulon", "gabaret", F3=4, state="refitting"),
            "S_D1": fleet("toulon", S4=4, state="refitting"),
            "F_D1": fleet("toulon", F4=4, state="refitting"),
        },
        docks={"toulon": {"S5": [4, 0], "F5": [4, 0], "FD1": [2, 0], "FD2": [2, 0]}},
        **position,
    )


@rule("mistral", "2.124")
def test_the_grand_flotilla_and_flotilla_a_subordinate_any_mix_of_both_commands() -> None:
    stage = joint_fleet()
    box, war = stage.box, stage.war
    for formation in ("S_FB", "F_FD", "A_FA"):
        assert bars_subordination(box, war, formation, "A_GF") is None
    for formation in ("S_D1", "F_D1"):
        assert bars_subordination(box, war, formation, "A_FA") is None
    for squadron in ("S5", "F5", "FD1", "FD2"):
        assert bars_joining(box, war, squadron, "A_FA") is None
    for formation in ("S_FB", "F_FD"):
        assert stage.barred(f"subordinate:{formation}:A_FA") == "subordinate-only-grand"


@rule("mistral", "2.124")
@pytest.mark.parametrize(
    ("squadrons", "spanish", "french"),
    [
        ({"S1": 4, "F1": 4}, True, True),
        ({"S1": 4, "F1": 4, "F2": 4}, False, True),
        ({"S1": 4, "S2": 4, "F1": 4}, True, False),
        ({"S1": 4, "F1": 4, "fl_terrible": 0}, False, True),
    ],
)
def test_an_admiral_needs_half_of_the_squadrons_of_a_joint_flag(
    squadrons: dict[str, Any], spanish: bool, french: bool
) -> None:
    stage = Stage(scenario="1744", formations={"A_FA": fleet("toulon", state="refitting", **squadrons)})
    for admiral, may in (("navarro", spanish), ("court", french)):
        refusal = bars_command(stage.box, stage.war, admiral, "A_FA")
        assert (refusal is None) is may
    assert (stage.barred("destine:navarro:A_FA") == "destine-half") is not spanish


@rule("mistral", "2.124", "2.124a")
def test_later_changes_of_the_mix_do_not_unseat_him() -> None:
    stage = joint_fleet(first="bourbon", actor="bourbon").whole("reorganisation")
    stage.choose(
        "squadrons", "join:S5", "into:A_FA", "join:F2", "loose", "back", "done", by="bourbon"
    ).choose("done", by="british")
    assert stage.war.step == "recovery"
    stage.war.handled.clear()
    stage.whole("reorganisation").choose("done", by="bourbon").choose("done", by="british")
    assert set(stage.war.stack["A_FA"]) == {"S2", "S5", "court"}
    assert commander(stage.box, stage.war, "A_FA") == "court"
    assert stage.barred("destine:court:A_FA") == "destine-half", "he could not be Destined now"


# ---------------------------------------------------------------- 2.125, 2.126


@rule("mistral", "2.125")
def test_a_squadron_is_independent_only_under_a_rendezvous_or_an_escort_order() -> None:
    stage = Stage(
        docks={"gibraltar": {"B1": [4, 0]}},
        held={"british": ["B_cruise_gut", "B_int_the_strait", "B_blk_cadiz", "B_esc_out"]},
    ).play()
    assert stage.offered("british") == ["orders", "squadrons", "done"]
    stage.choose("orders", by="british")
    assert stage.offered("british") == ["issue:B_esc_out", "back"], "nothing else can be borne alone"
    stage.choose("back", "squadrons", by="british")
    assert stage.offered("british") == ["rendezvous:B1", "back"]
    stage.choose("rendezvous:B1", "to:port_mahon", by="british")
    assert (stage.at("B1"), stage.war.order["i_B1"]) == ("i_B1", "rendezvous")


@rule("mistral", "2.125")
def test_an_independent_squadron_without_its_order_goes_home() -> None:
    stage = Stage(formations={"i_B1": fleet("alboran_east", B1=4)}, orders={"i_B1": "rendezvous"})
    assert "i_B1" not in stage.war.bound
    stage.run(end_order, "i_B1", fulfilled=False)
    assert stage.war.bound == {"i_B1": "gibraltar"}
    assert stage.barred("course:i_B1") == "course-by-rule"


@rule("mistral", "2.126")
@pytest.mark.parametrize(("turn", "dp"), [(6, 1), (16, 1), (1, 2), (4, 2)])
def test_each_squadron_that_takes_in_ships_from_the_atlantic_is_damaged_once(turn: int, dp: int) -> None:
    stage = Stage(
        turn=turn, docks={"gibraltar": {"B1": [2, 3], "B2": [3, 0], "B3": [3, 0]}}, reserve={"B:sol": 3}
    )
    stage.run(place_ships, "B", "gibraltar", "B:sol", 3).choose(
        "place:B1", "place:B1", "place:B2", by="british"
    )
    assert [stage.strength(each) for each in ("B1", "B2", "B3")] == [(4, 3 + dp), (4, dp), (3, 0)]


# ---------------------------------------------------------------- 2.13 Auxiliaries


@rule("mistral", "2.13")
def test_every_class_and_task_is_there_but_no_marines() -> None:
    tasks = dict(BOX.charts.tasks.cells)
    assert set(tasks) == {
        *("fleet", "fleet50", "bomber", "galley", "light", "privateer"),
        *("pirate_galley", "pirate_light", "knights"),
    }
    assert {aux.kind for aux in BOX.auxiliaries.values()} == set(tasks), "and none that is not"
    every = {task for found in tasks.values() for task in found}
    assert {"interception_strait", "interception_zone", "screen", "attack_convoy", "bombard"} <= every
    assert {"scout", "escort", "support_show_of_force", "support_army"} <= every


@rule("mistral", "2.131")
def test_a_detachment_has_one_auxiliary_and_a_flag_as_many_as_its_squadrons() -> None:
    stage = Stage(
        formations={
            "B_FA": fleet("gibraltar", "haddock", B1=4, B2=4, fl_namur=0, state="refitting"),
            "B_D1": fleet("gibraltar", B3=4, B4=4, under="B_FA"),
            "B_D2": fleet("gibraltar", B5=4, B6=4, state="refitting", auxiliaries=["B_fleet1"]),
        },
        auxiliaries={"B_fleet2": "available"},
    )
    assert most_auxiliaries(stage.box, stage.war, "B_FA") == 5, "Subordinates and the Flagship count"
    assert most_auxiliaries(stage.box, stage.war, "B_D2") == 1
    assert stage.barred("assign:B_fleet2:B_FA") == ""
    assert stage.barred("assign:B_fleet2:B_D2") == "assign-full"


@rule("mistral", "2.132", "2.132a")
@pytest.mark.parametrize(
    ("chit", "port", "worth"),
    [("genoa", "genoa", 1), ("civitavecchia", "civitavecchia", 2), ("sale", "sale", 2)],
)
def test_one_bomber_helps_a_show_of_force_and_a_second_does_not(chit: str, port: str, worth: int) -> None:
    for bombers, gained in (([], 0), (["B_bomber1"], worth), (["B_bomber1", "B_bomber2"], worth)):
        stage = Stage(
            formations={"B_FA": fleet(port, "haddock", B1=4, B2=4, auxiliaries=bombers)},
            orders={"B_FA": f"B_sof_{chit}"},
        )
        assert force_modifiers(stage.box, stage.war, "B_FA").get("bomber", 0) == gained


@rule("mistral", "2.132")
@pytest.mark.parametrize(("space", "worth"), [("coast_d", 1), ("livorno", 2)])
def test_one_bomber_helps_an_army_and_twice_as_much_from_a_port(space: str, worth: int) -> None:
    for bombers, gained in (([], 0), (["B_bomber1"], -worth), (["B_bomber1", "B_bomber2"], -worth)):
        stage = Stage(
            formations={"B_FA": fleet(space, "haddock", B1=4, B2=4, auxiliaries=bombers)},
            orders={"B_FA": "B_army_po_valley.1"},
        )
        found = campaign_modifiers(stage.box, stage.war, "po_valley")
        assert found["british_support"] == -1
        assert found.get("british_support_bomber", 0) == gained


@rule("mistral", "2.121", "2.226", "IC 1.3")
def test_thresholds_are_a_third_and_two_thirds_rounded_up_and_a_flagship_has_two_more() -> None:
    thresholds = {"B1": [4, 7, 10], "F1": [4, 7, 10], "S1": [5, 10, 14], "N1": [5, 10, 14]}
    flagships = {"fl_namur": [4, 8, 12], "fl_real_felipe": [6, 11, 16]}
    Stage(sweep=False, scenario="1744").play().expect({"thresholds": thresholds | flagships})
