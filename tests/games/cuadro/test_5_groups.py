"""5.14-5.21 Moves: groups, one decision, leaders."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.marches import cost, ends, movement, moving, offered, refused
from vivac.games.cuadro import RULEBOOK
from vivac.games.cuadro.box.unpacking import open_box
from vivac.lab.coverage import rule

BOX = open_box()


# ---------------------------------------------------------------- 5.14 minimum move


@rule("cuadro", "5.14")
def test_one_step_may_always_be_made_for_the_whole_allowance() -> None:
    """Through the ravine and up: 4 points. Out of command a battalion has 2."""
    stage = moving("2-1G", "3320 regular E uncommanded")
    assert cost(stage, "3420 E") == 2
    assert cost(stage, "3421 SE") == 2
    stage.choose("to:3420", by="allied")  # nothing is left for a turn
    assert (stage.battle.where["2-1G"], stage.battle.face["2-1G"]) == ("3420", 0)
    assert cost(moving("2-1G", "3320 regular NE uncommanded"), "3420 NE") == 2  # it may keep its facing
    assert cost(moving("2-1G", "3320 regular NE uncommanded"), "3420 E") == 2  # or take that of the step


@rule("cuadro", "5.14")
def test_the_least_step_is_the_whole_move_and_is_not_prohibited() -> None:
    stage = moving("2-1G", "3320 regular E uncommanded")
    assert "3520" not in ends(stage)
    assert "2617" not in ends(moving("RA-H", "2518 limbered uncommanded"))
    assert "0206" not in ends(moving("KGL-H", "0306 regular W uncommanded", scenario="training"))  # marsh
    assert "0206" in ends(moving("1-28", "0306 regular W uncommanded", scenario="training"))


@rule("cuadro", "5.14")
def test_the_least_step_does_not_lead_into_an_enemy_zone() -> None:
    """Through the ravine and up again, with 3 points."""
    for foe, may in (({"96": "3521 regular W"}, False), ({"96": "3521 regular E"}, True)):
        stage = moving("WAL-4", "3320 regular SE", foe)
        assert ("3420" in ends(stage)) is may


@rule("cuadro", "5.14")
def test_whoever_has_spent_something_does_not_get_it() -> None:
    """After the change of formation no step of 4 is left; nor after a turn."""
    stage = moving("BROWNE", "3320 regular E uncommanded")
    assert cost(stage, "3420 skirmish") == "no"
    assert cost(moving("2-1G", "3320 regular W uncommanded"), "3420") == "no"


# ---------------------------------------------------------------- 5.15, 5.16


@rule("cuadro", "5.15")
def test_a_group_is_one_unit_or_all_of_one_arm_and_formation_that_have_not_moved() -> None:
    units = {
        "2-1G": "3604 regular E", "GDS": "3604 regular E", "BROWNE": "3604 skirmish", "RA-S": "3604 limbered",
        "1-28": "3605 regular E",
    }  # fmt: skip
    stage = movement(units=units).play()
    assert offered(stage, "move") == {"2-1G", "GDS", "BROWNE", "RA-S", "1-28"}
    assert offered(stage, "group") == {"3604:infantry:regular"}
    stage.choose("group:3604:infantry:regular", "to:3704", "face:E", by="allied")
    assert stage.at("3704") == ("2-1G", "GDS")
    assert stage.battle.moved == {"2-1G", "GDS"}
    one = movement(units=units).play().choose("move:GDS", "to:3704", "face:E", by="allied")
    assert offered(one, "group") == set()  # one alone is left of its kind


@rule("cuadro", "5.15")
def test_each_unit_of_a_group_must_be_able_to_pay() -> None:
    units = {"2-1G": "3404 regular E", "WAL-4": "3404 regular E"}
    stage = movement(units=units).play().choose("group:3404:infantry:regular", by="allied")
    assert "3704" in ends(stage)
    assert "3804" not in ends(stage)  # the Spaniards have 3
    half = movement(units={**units, "WAL-4": "3404 regular E uncommanded"}).play()
    half.choose("group:3404:infantry:regular", by="allied")
    assert "3604" in ends(half)
    assert "3704" not in ends(half)


@rule("cuadro", "5.15")
def test_leaders_of_the_hex_may_go_with_the_group() -> None:
    stage = movement(units={"2-1G": "3604 regular E"}, leaders={"L-DILKES": "3604", "GRAHAM": "3604"}).play()
    stage.choose("move:2-1G", by="allied")
    assert (stage.prompt, set(stage.options)) == ("take-along", {"take:L-DILKES", "go"})
    stage.choose("take:L-DILKES", "go", "to:3704", "face:E", by="allied")
    assert (stage.battle.where["L-DILKES"], stage.battle.where["GRAHAM"]) == ("3704", "3604")
    assert (offered(stage, "ride"), "L-DILKES" in stage.battle.moved) == ({"GRAHAM"}, True)


@rule("cuadro", "5.15")
def test_a_leader_who_goes_along_must_be_able_to_pay() -> None:
    stage = movement(units={"KGL-H": "3004 regular E"}, leaders={"L-WHITTINGHAM": "3004"}).play()
    stage.choose("move:KGL-H", "take:L-WHITTINGHAM", by="allied")
    assert ("3604" in ends(stage), "3704" in ends(stage)) == (True, False)  # he has 6, the hussars 7
    alone = movement(units={"KGL-H": "3004 regular E"}, leaders={"L-WHITTINGHAM": "3004"}).play()
    assert "3704" in ends(alone.choose("move:KGL-H", "go", by="allied"))


@rule("cuadro", "5.16")
def test_friends_may_be_passed_enemies_may_not() -> None:
    units = {"GDS": "3704 regular E", "1-28": "3804 regular E pf 5"}
    stage = moving("2-1G", "3604 regular E", units)
    assert cost(stage, "3904") == 3
    foe = moving("2-1G", "3604 regular E", {"96": "3704 routed"})
    assert "3704" not in ends(foe)
    assert refused(foe, "to:3704") == ("to-enemy", "5.16")
    assert cost(foe, "3804") == 3  # round about


@rule("cuadro", "5.16")
def test_a_hex_with_only_enemy_leaders_is_the_last_of_a_move() -> None:
    stage = moving("2-95", "3404 skirmish", {"96": "4108 regular E"}, leaders={"L-RUFFIN": "3504"})
    assert (cost(stage, "3504"), cost(stage, "3604")) == (1, 3)  # round about
    stage.choose("to:3504", by="allied")
    assert (stage.battle.where["2-95"], stage.battle.where["L-RUFFIN"]) == ("3504", "4108")


# ---------------------------------------------------------------- 5.17 the pontoon


@rule("cuadro", "5.17")
def test_the_pontoon_is_entered_and_left_only_along_its_road() -> None:
    for name, hex_, road in (("barrosa", "0821", {"0921", "0721"}), ("training", "0508", {"0607", "0509"})):
        ground = BOX.grounds[name]
        for arm in ("infantry", "cavalry", "artillery"):
            near = ground.grid.neighbours[hex_]
            assert {n for n in near if ground.cost(arm, n, hex_) is not None} == road
            assert {n for n in near if ground.cost(arm, hex_, n) is not None} == road


@rule("cuadro", "5.17")
def test_it_is_not_assaulted_from_any_other_side() -> None:
    ground = BOX.grounds["barrosa"]
    for arm in ("infantry", "cavalry"):
        assert {n for n in ground.grid.neighbours["0821"] if "0821" in ground.assaults[arm].get(n, {})} == {
            "0921",
            "0721",
        }
        assert set(ground.assaults[arm]["0821"]) == {"0921", "0721"}
    units = {
        "63": "0722 regular NE",
        "TOL": "0821 regular E",
        "94": "0921 regular W",
        "27L": "1021 regular W",
    }
    stage = Stage(step="marking", player="french", scenario="chiclana", units=units).play()
    assert offered(stage, "mark") == {"94"}


# ---------------------------------------------------------------- 5.18 to 5.20


@rule("cuadro", "5.18")
def test_one_decision_names_destination_formation_and_facing() -> None:
    stage = moving("BROWNE", "3604 regular E")
    stage.choose("form:skirmish", "to:3705", by="allied")
    assert (stage.battle.where["BROWNE"], stage.battle.form["BROWNE"]) == ("3705", "skirmish")
    assert "BROWNE" not in stage.battle.face
    faced = moving("2-1G", "3604 regular E").choose("to:3705", by="allied")
    assert offered(faced, "face") == {"E", "NE", "NW", "W", "SW", "SE"}
    faced.choose("face:W", by="allied")
    assert (faced.battle.where["2-1G"], faced.battle.face["2-1G"]) == ("3705", 3)


@rule("cuadro", "5.18")
@pytest.mark.parametrize(("end", "price"), [
    ("3318 E", 1), ("3318 SE", 2), ("3319 SE", 1), ("3418", 2), ("3219 E", 3), ("3218 square", 2),
    ("3218 W", 1),
])  # fmt: skip
def test_the_path_is_the_legal_one_of_least_cost(end: str, price: int) -> None:
    foes = {"24-1": "3520 regular W", "96": "3521 regular W", "BAT-R": "3519 deployed W"}
    assert cost(moving("BROWNE", "3218 regular E", foes), end) == price


@rule("cuadro", "5.18")
def test_staying_in_place_with_a_new_facing_or_formation_is_a_move() -> None:
    stage = moving("2-1G", "3604 regular E", {"GDS": "3608 regular E"})
    assert "3604" in ends(stage)
    stage.choose("to:3604", by="allied")
    assert offered(stage, "face") == {"NE", "NW", "W", "SW", "SE"}
    stage.choose("face:W", by="allied")
    assert (stage.battle.face["2-1G"], stage.battle.moved) == (3, {"2-1G"})
    assert refused(stage, "move:2-1G") == ("move-once", "5.18")
    assert offered(stage, "move") == {"GDS"}


@rule("cuadro", "5.18")
def test_the_choice_of_hexes_comes_with_legal_facings_only() -> None:
    """Four steps straight on leave nothing for a turn."""
    stage = moving("2-1G", "3404 regular E").choose("to:3804", by="allied")
    assert stage.battle.face["2-1G"] == 0
    assert stage.battle.where["2-1G"] == "3804"


@rule("cuadro", "5.19")
def test_nothing_happens_in_a_hex_that_is_only_passed() -> None:
    """The objective in the fork of the roads changes hands when somebody ends a move there, not before."""
    stage = moving("2-95", "3716 skirmish", {"96": "4104 regular E"})
    stage.choose("to:3614", by="allied")
    assert stage.battle.holds["3715"] == "french"
    ended = moving("2-95", "3716 skirmish", {"96": "4104 regular E"}).choose("to:3715", by="allied")
    assert ended.battle.holds["3715"] == "allied"


@rule("cuadro", "5.19")
def test_a_unit_passing_through_a_stack_leaves_it_as_it_was() -> None:
    units = {"GDS": "3704 regular E", "1-28": "3704 regular E"}
    stage = moving("2-1G", "3604 regular E", units).choose("to:3804", "face:E", by="allied")
    assert stage.at("3704") == ("GDS", "1-28")
    assert RULEBOOK.audit(stage.box, stage.battle) == []


@rule("cuadro", "5.20")
def test_one_formation_change_in_a_move() -> None:
    stage = moving("BROWNE", "3604 regular E", {"GDS": "3608 regular E"}).choose("form:skirmish", by="allied")
    assert offered(stage, "form") == set()
    stage.choose("to:3604", by="allied")
    assert stage.battle.moved == {"BROWNE"}


@rule("cuadro", "5.20")
@pytest.mark.parametrize(("start", "end", "far"), [
    ("skirmish", "", "3904"), ("skirmish", " regular", "3704"), ("regular E", " skirmish", "3704"),
    ("regular E", "", "3804"),
])  # fmt: skip
def test_the_allowance_is_the_lower_of_the_first_and_the_last_formation(
    start: str, end: str, far: str
) -> None:
    """From 3404: skirmishers have 5, others 4, and the change costs 1."""
    stage = moving("2-95", f"3404 {start}")
    assert cost(stage, far + end) != "no"
    assert cost(stage, f"{int(far) + 100}{end}") == "no"


# ---------------------------------------------------------------- 5.21 leaders alone


@rule("cuadro", "5.21")
def test_a_leader_alone_is_moved_by_his_destination() -> None:
    stage = (
        movement(units={"2-1G": "4104 regular E"}, leaders={"L-DILKES": "3004"})
        .play()
        .choose("ride:L-DILKES", by="allied")
    )
    assert stage.prompt == "ride-to"
    assert ("3804" in ends(stage), "3904" in ends(stage), "stay" in stage.options) == (True, False, True)
    stage.choose("to:3804", by="allied")
    assert stage.battle.where["L-DILKES"] == "3804"
    assert "ride:L-DILKES" not in stage.options


@rule("cuadro", "5.21")
def test_he_pays_like_infantry_and_ignores_7_4() -> None:
    """Out of one zone and into another, for 1 point each: he only stops there."""
    foes = {"96": "3704 regular W", "24-1": "3603 skirmish"}
    stage = movement(units={"2-1G": "4108 regular E", **foes}, leaders={"L-WHITTINGHAM": "3604"}).play()
    stage.choose("ride:L-WHITTINGHAM", by="allied")
    assert {"3504", "3503"} & ends(stage) == {"3504", "3503"}  # both in the zone of the skirmishers
    assert "3310" in ends(stage)  # six hexes away, and he has 6
    assert "3704" not in ends(stage)


@rule("cuadro", "5.21")
def test_he_goes_with_one_group_and_then_not_again() -> None:
    units = {"2-1G": "3604 regular E", "GDS": "3704 regular E"}
    stage = movement(units=units, leaders={"L-DILKES": "3604"}).play()
    stage.choose("move:2-1G", "take:L-DILKES", "to:3704", by="allied")
    assert "ride:L-DILKES" not in stage.options
    stage.choose("move:GDS", by="allied")
    assert stage.prompt == "destination"  # nobody is asked whether he goes along
