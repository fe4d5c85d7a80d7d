"""14 Leaders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import added, asked, offered, result, shock, stands
from tests.games.staging import modifiers
from vivac.games.cuadro.chapters.command import open_command
from vivac.games.cuadro.chapters.flight import flee
from vivac.games.cuadro.chapters.leaders import commander_of, fall
from vivac.games.cuadro.chapters.reaction import withdraw
from vivac.games.cuadro.chapters.retreat import retreat
from vivac.games.cuadro.chapters.victory import points
from vivac.lab.coverage import rule

FIGHT = {"8-1": "3110 regular W", "2-67": "3010 regular E"}


def riding(leader: str, hex_: str, units: dict[str, str], player: str = "allied") -> Stage:
    stage = Stage(step="movement", player=player, units=units, leaders={leader: hex_}).play()
    return stage.choose(f"ride:{leader}", by="allied") if f"ride:{leader}" in stage.options else stage


# ---------------------------------------------------------------- 14.1 moving


@rule("cuadro", "14.1")
@pytest.mark.parametrize(("leader", "hexes"), [("GRAHAM", 8), ("L-CRUZ", 6)])
def test_leaders_move_up_to_their_allowance(leader: str, hexes: int) -> None:
    stage = riding(leader, "3510", {"2-67": "4222 regular E"})
    assert min(hex_ for hex_ in offered(stage, "to") if hex_[2:] == "10") == f"{35 - hexes}10"
    assert stage.choose("to:3310", by="allied").battle.where[leader] == "3310"


@rule("cuadro", "14.1")
def test_leaders_move_with_a_stack() -> None:
    units = {"2-67": "3010 regular W", "45": "4222 regular E"}
    stage = Stage(step="movement", player="allied", units=units, leaders={"L-WHEATLEY": "3010"}).play()
    stage.choose("move:2-67", "take:L-WHEATLEY", "to:2910", "face:W", by="allied")
    assert (stage.battle.where["L-WHEATLEY"], stands(stage, "2-67")) == ("2910", "2910 regular W")


@rule("cuadro", "14.1")
def test_leaders_ignore_stacking_limits() -> None:
    stage = riding("L-WHEATLEY", "3016", {"2-67": "2917 regular W"})  # a battalion fills a hex of the wood
    assert "2917" in offered(stage, "to")


@rule("cuadro", "14.1")
def test_a_leader_leaves_an_enemy_zone_freely() -> None:
    stage = riding("GRAHAM", "3010", {"2-67": "4222 regular E", "45": "3009 regular SE"})
    assert "3418" in offered(stage, "to")  # eight hexes off, and eight points are all he has


@rule("cuadro", "14.1")
@pytest.mark.parametrize(("facing", "past"), [("SE", False), ("NE", True)])
def test_a_leader_alone_stops_when_he_enters_an_enemy_zone(facing: str, past: bool) -> None:
    stage = riding("L-CRUZ", "2910", {"2-67": "4222 regular E", "45": f"3109 regular {facing}"})
    assert "3010" in offered(stage, "to")
    assert ("3510" in offered(stage, "to")) is past  # six hexes straight on, under the eyes of 45 or not


# ---------------------------------------------------------------- 14.2 who counts


@rule("cuadro", "14.8")
@pytest.mark.parametrize(
    ("unit", "leader", "counts"),
    [
        ("2-67", "L-WHEATLEY", True),
        ("2-1G", "L-WHEATLEY", False),
        ("2-67", "GRAHAM", True),
        ("C-REAL", "GRAHAM", True),
        ("45", "L-LEVAL", True),
        ("45", "L-RUFFIN", False),
        ("45", "VICTOR", True),
    ],
)
def test_a_commander_counts_for_his_division_and_a_chief_for_all_of_his(
    unit: str, leader: str, counts: bool
) -> None:
    stage = Stage(units={unit: "3010 regular E"}, leaders={leader: "3010"})
    assert ("leader" in added(stage, unit)) is counts


@rule("cuadro", "14.8")
def test_a_chief_of_another_command_does_not_count() -> None:
    stage = Stage(scenario="chiclana", units={"CANT": "3010 regular E"}, leaders={"GRAHAM": "3010"})
    assert added(stage, "CANT") == {}


@rule("cuadro", "14.8")
def test_only_one_leader_counts_in_a_morale_test() -> None:
    stage = Stage(units={"2-67": "3010 regular E"}, leaders={"GRAHAM": "3010", "L-WHEATLEY": "3010"})
    assert added(stage, "2-67") == {"leader": 2}


def shocked(leaders: dict[str, str], *choices: str) -> Stage:
    units = {"8-1": "3110 regular W assault 3010", "2-67": "3010 regular E"}
    return shock("french", units, leaders=leaders).dice(6, shock=3).play().choose(*choices, by="french")


def shock_added(stage: Stage) -> dict[str, int]:
    return modifiers(stage, "shock")


@rule("cuadro", "14.2")
def test_one_leader_of_each_side_counts_in_shock_as_its_owner_chooses() -> None:
    staff = {"VICTOR": "3110", "L-LEVAL": "3110", "GRAHAM": "3010", "L-WHEATLEY": "3010"}
    stage = shocked(staff)
    assert (asked(stage), set(stage.options)) == (
        ("french", "lead"),
        {"lead:VICTOR", "lead:L-LEVAL", "nobody"},
    )
    stage.choose("lead:L-LEVAL", by="french")
    assert (asked(stage), set(stage.options)) == (
        ("allied", "lead"),
        {"lead:GRAHAM", "lead:L-WHEATLEY", "nobody"},
    )
    stage.choose("lead:GRAHAM", by="allied")
    assert shock_added(stage) == {"attacking-leader": 1, "defending-leader": -2, "will": 1}


@rule("cuadro", "14.2")
def test_a_side_may_use_no_leader() -> None:
    stage = shocked({"VICTOR": "3110"}, "nobody")
    assert shock_added(stage) == {"will": 1}


@rule("cuadro", "14.8")
def test_in_shock_he_must_count_for_the_directing_unit() -> None:
    stage = shocked({"L-RUFFIN": "3110", "L-CRUZ": "3010"})
    assert "lead" not in [line.say.key for line in stage.table.log or []]
    assert shock_added(stage) == {"will": 1}


# ---------------------------------------------------------------- 14.3 who falls


@rule("cuadro", "14.3")
@pytest.mark.parametrize(("die", "falls"), [(1, True), (2, False)])
def test_on_a_1_the_leader_used_falls_with_the_losses_of_his_director(die: int, falls: bool) -> None:
    staff = {"L-LEVAL": "3110", "VICTOR": "3110"}
    stage = shock("french", FIGHT, leaders=staff).dice(leader=die)
    result(stage, "BM", "8-1", "3010", leader="L-LEVAL")
    assert (stage.battle.where["L-LEVAL"] == "eliminated") is falls
    assert stage.battle.where["VICTOR"] == "3110"
    assert stage.rolled == ["leader"]


@rule("cuadro", "14.3")
def test_if_none_was_used_the_owner_names_who_is_at_risk() -> None:
    stage = shock("french", FIGHT, leaders={"L-WHEATLEY": "3010", "GRAHAM": "3010"}).dice(leader=1)
    result(stage, "BM", "8-1", "3010")
    assert (asked(stage), offered(stage, "lead")) == (("allied", "risk-leader"), {"L-WHEATLEY", "GRAHAM"})
    stage.choose("lead:L-WHEATLEY", by="allied")
    assert stage.battle.where["L-WHEATLEY"] == "eliminated"


@rule("cuadro", "14.3")
@pytest.mark.parametrize(
    ("what", "leaders"),
    [
        ("AR1", {"L-LEVAL": "3110"}),  # nobody lost PF
        ("DB", {"L-LEVAL": "3110"}),  # the defender did
        ("AB", {"L-WHEATLEY": "3010"}),
        ("BM", {"L-LEVAL": "3210"}),  # not stacked with it
    ],
)
def test_no_loss_of_his_director_no_danger(what: str, leaders: dict[str, str]) -> None:
    stage = shock("french", FIGHT, leaders=leaders).dice(morale=6)
    result(stage, what, "8-1", "3010")
    while stage.prompt:
        stage.choose(stage.options[0], by="french")
    assert "leader" not in stage.rolled


@rule("cuadro", "14.3")
def test_the_die_is_rolled_after_the_result_also_for_a_leader_who_went_another_way() -> None:
    units = {**FIGHT, "1-28": "3010 regular E"}
    stage = shock("french", units, "losers_retreat", leaders={"L-WHEATLEY": "3010"})
    result(stage.dice(morale=[6, 6], leader=1), "DB", "8-1", "3010").choose(
        "retreat:2810", by="french"
    ).choose("go", "face:E", by="allied")
    assert stage.rolled == []
    stage.choose("retreat:2911", by="french").choose("face:E", by="allied")
    assert stage.rolled == ["morale", "morale", "leader"]
    assert stage.battle.where["L-WHEATLEY"] == "eliminated"


def after_fall(leader: str, **position: Any) -> Stage:
    units = {"2-67": "3010 regular E", "1-28": "3110 regular E", "2-1G": "3310 regular E"}
    stage = Stage(player="allied", step="opening", units=units, leaders={leader: "3010"}, **position)
    return stage.run(fall, leader).run(open_command)


@rule("cuadro", "14.3")
def test_a_fallen_commander_has_a_successor_in_the_next_command_phase() -> None:
    stage = after_fall("L-WHEATLEY")
    assert (asked(stage), offered(stage, "place")) == (("allied", "successor"), {"2-67", "1-28"})
    stage.choose("place:1-28", by="allied")
    successor = commander_of(stage.field, stage.battle, "WHEATLEY")
    assert stage.battle.where[successor] == "3110"
    new = stage.field.leaders[successor]
    assert (new.command, new.shock, new.morale) == (2, 0, 0)
    assert stage.battle.in_command == {"2-67", "1-28"}


@rule("cuadro", "14.3")
def test_a_successor_who_falls_has_a_successor_too() -> None:
    stage = after_fall("L-WHEATLEY").choose("place:1-28", by="allied")
    successor = stage.field.successor["WHEATLEY"]
    before = points(stage.field, stage.battle, "french")
    stage.run(fall, successor)
    assert points(stage.field, stage.battle, "french") == before + 3
    assert successor not in stage.battle.staff.get("3110", ())
    stage.run(open_command).choose("place:2-67", by="allied")
    assert stage.battle.where[successor] == "3010"
    assert points(stage.field, stage.battle, "french") == before + 3


@rule("cuadro", "14.3")
def test_the_enemys_command_phase_does_not_bring_a_successor() -> None:
    stage = Stage(player="french", step="opening", units=FIGHT, leaders={"L-WHEATLEY": "3010"})
    stage.run(fall, "L-WHEATLEY").run(open_command)
    assert stage.options == []
    assert stage.battle.vacant == {"WHEATLEY"}


@rule("cuadro", "14.3")
def test_a_fallen_chief_is_not_replaced() -> None:
    stage = after_fall("GRAHAM")
    assert stage.options == []
    assert not any(stage.battle.where[s] != "pool" for s in stage.field.successor.values())


# ---------------------------------------------------------------- 14.4-14.7 going along, coming to grief


@rule("cuadro", "14.4")
def test_a_leader_goes_with_the_last_unit_that_retreats() -> None:
    stage = Stage(units=FIGHT, leaders={"L-WHEATLEY": "3010"}).run(retreat, "2-67", "allied", "3110", 1)
    stage.choose("retreat:2910", "face:E", by="allied")
    assert stage.battle.where["L-WHEATLEY"] == "2910"


@rule("cuadro", "14.4")
@pytest.mark.parametrize(("answer", "end"), [("take:L-WHEATLEY", "2910"), ("go", "3009")])
def test_of_several_units_that_retreat_he_goes_with_any(answer: str, end: str) -> None:
    units = {**FIGHT, "1-28": "3010 regular E"}
    stage = shock("french", units, leaders={"L-WHEATLEY": "3010"}).dice(morale=[6, 6])
    result(stage, "DR1", "8-1", "3010").choose("retreat:2910", by="french")
    assert asked(stage) == ("allied", "go-along")
    stage.choose(answer, "face:E", by="allied").choose("retreat:3009", by="french").choose(
        "face:E", by="allied"
    )
    assert stage.battle.where["L-WHEATLEY"] == end


@rule("cuadro", "14.4")
def test_a_leader_flees_with_his_last_unit() -> None:
    units = {**FIGHT, "2-67": "3010 square"}
    stage = shock("french", units, "losers_retreat", leaders={"L-WHEATLEY": "3010"}).dice(morale=-9, leader=6)
    result(stage, "DB", "8-1", "3010")
    assert stage.battle.where["L-WHEATLEY"] == stage.battle.where["2-67"] == "2610"


@rule("cuadro", "14.4")
def test_a_leader_flees_with_it_also_if_no_enemy_is_near() -> None:
    stage = Stage(units={"C-REAL": "3310 routed"}, leaders={"L-CRUZ": "3310"}).run(flee, "C-REAL")
    assert stage.battle.where["L-CRUZ"] == stage.battle.where["C-REAL"] == "3010"


@rule("cuadro", "14.5")
def test_a_leader_come_upon_by_the_enemy_joins_the_nearest_friends() -> None:
    units = {
        "45": "3110 regular W",
        "2-67": "2810 regular E",
        "1-28": "3012 regular E",
        "2-87": "2710 regular E",
    }
    stage = Stage(step="movement", player="french", units=units, leaders={"GRAHAM": "3010"}).play()
    stage.choose("move:45", "to:3010", "face:W", by="french")
    assert stands(stage, "45") == "3010 regular W"
    assert stage.battle.where["GRAHAM"] == "2810"  # as near as 3012, and lower


@rule("cuadro", "14.5")
@pytest.mark.parametrize(("leader", "end"), [("GRAHAM", "3818"), ("L-CRUZ", "eliminated")])
def test_beyond_his_allowance_he_is_taken(leader: str, end: str) -> None:
    units = {"45": "3512 regular W", "2-67": "3818 regular E"}
    stage = Stage(step="movement", player="french", units=units, leaders={leader: "3412"})
    assert stage.field.grid.distance("3412", "3818") == 7  # Graham rides eight hexes, Cruz Murgeon six
    stage.play().choose("move:45", "to:3412", "face:W", by="french")
    assert stage.battle.where[leader] == end


@rule("cuadro", "14.5")
@pytest.mark.parametrize(("enemy", "end"), [("3110", "2810"), ("3210", "3010")])
def test_a_leader_whose_last_unit_is_eliminated_escapes_if_an_enemy_is_adjacent(enemy: str, end: str) -> None:
    units = {"BAT-R": f"{enemy} deployed W", "2-67": "3010 regular E pf 1", "1-28": "2810 regular E"}
    stage = Stage(step="offensive_fire", player="french", units=units, leaders={"L-WHEATLEY": "3010"})
    stage.dice(6, fire=6).play().choose("fire:BAT-R", by="french")
    assert stage.battle.where["2-67"] == "eliminated"
    assert stage.battle.where["L-WHEATLEY"] == end


@rule("cuadro", "14.6")
def test_a_leader_alone_has_no_zone_and_holds_no_objective() -> None:
    units = {"45": "3716 regular W", "2-67": "3001 regular W"}
    stage = Stage(step="movement", player="allied", units=units, leaders={"GRAHAM": "3613"}).play()
    stage.choose("ride:GRAHAM", "to:3715", by="allied")
    assert stage.battle.where["GRAHAM"] == "3715"
    assert stage.battle.holds["3715"] == "french"
    stage = Stage(step="movement", player="french", units=units, leaders={"GRAHAM": "3715"}).play()
    stage.choose("move:45", by="french")
    assert {"3616", "3516"} <= offered(stage, "to")  # past him, without a stop


@rule("cuadro", "14.6")
def test_leaders_alone_are_not_attacked() -> None:
    stage = Stage(step="marking", player="french", units={"45": "3110 regular W"}, leaders={"GRAHAM": "3010"})
    assert stage.play().prompt != "mark"
    stage = Stage(
        step="offensive_fire", player="french", units={"45": "3110 regular W"}, leaders={"GRAHAM": "3010"}
    )
    assert stage.play().prompt != "fire"


@rule("cuadro", "14.6")
def test_enemy_leaders_in_one_hex_do_not_affect_each_other() -> None:
    units = {"2-67": "4222 regular E", "45": "3001 regular E"}
    stage = Stage(step="movement", player="allied", units=units, leaders={"GRAHAM": "3010", "VICTOR": "3110"})
    stage.play().choose("ride:GRAHAM", "to:3110", by="allied")
    assert (stage.battle.where["GRAHAM"], stage.battle.where["VICTOR"]) == ("3110", "3110")


@rule("cuadro", "14.7")
@pytest.mark.parametrize(("answer", "end"), [("take:VICTOR", "3110"), ("go", "3310")])
def test_a_leader_goes_along_on_a_charge_if_the_owner_wishes(answer: str, end: str) -> None:
    units = {"1D": "3310 regular W assault 3010", "2-67": "3010 regular E"}
    stage = shock("french", units, leaders={"VICTOR": "3310"}).play().choose("last:3110", by="french")
    assert asked(stage) == ("french", "go-along")
    assert stage.choose(answer, by="french").battle.where["VICTOR"] == end


@rule("cuadro", "14.7")
@pytest.mark.parametrize(("answer", "end"), [("take:VICTOR", "3010"), ("go", "3110")])
def test_a_leader_goes_along_on_an_advance_if_the_owner_wishes(answer: str, end: str) -> None:
    units = {"8-1": "3110 regular W assault 3010", "2-67": "3010 routed"}
    stage = (
        shock("french", units, leaders={"VICTOR": "3110"}).dice(6).play().choose("advance:8-1", by="french")
    )
    assert asked(stage) == ("french", "go-along")
    assert stage.choose(answer, by="french").battle.where["VICTOR"] == end


@rule("cuadro", "14.7")
@pytest.mark.parametrize(("answer", "end"), [("take:VICTOR", "3310"), ("go", "3110")])
def test_a_leader_goes_along_on_a_withdrawal_if_the_owner_wishes(answer: str, end: str) -> None:
    units = {"1D": "3110 regular W", "2-67": "2910 regular E"}
    stage = Stage(player="french", units=units, leaders={"VICTOR": "3110"}).run(withdraw, "1D", "3010", 1)
    stage.choose("retreat:3310", by="french")
    assert asked(stage) == ("french", "go-along")
    assert stage.choose(answer, "face:W", by="french").battle.where["VICTOR"] == end
