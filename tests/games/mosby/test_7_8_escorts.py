"""7.8 The escorts of the Union wagon train."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import ASLEEP, convoy
from tests.games.staging import told
from vivac.games.mosby.box.unpacking import CONTAINER, TRAIN
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.forces import strength_of
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.wagon_train import escort_checks, move_train
from vivac.games.mosby.game import NOWHERE
from vivac.lab.coverage import rule

# ---------------------------------------------------------------- escort checks


@rule("mosby", "7.8-6", "7.8-7")
def test_escorts_are_checked_as_mosby_comes_upon_the_train_and_drawn_as_they_wake() -> None:
    stage = convoy(awareness=2).dice(activation=[2, 3]).draws("c2").play().choose("move:winchester")
    assert stage.at("winchester") == ("c2.1",)
    assert stage.raid.active == stage.raid.escorts == {"c2.1"}
    assert stage.raid.escorts_unknown == 1
    assert stage.rolled == ["activation"] * 2


@rule("mosby", "7.8-7")
def test_escorts_are_checked_as_the_train_comes_upon_mosby() -> None:
    stage = convoy("berryville", mosby="winchester", awareness=2).dice(activation=[3, 2]).draws("c2")
    stage.dice(union_movement=3).run(union_acts)
    assert stage.at("winchester") == ("c2.1",)
    assert stage.prompt == "skedaddle"  # and act in the same Round (C3-2)


@rule("mosby", "7.8-7")
@pytest.mark.parametrize("mosby", ["winchester", "millwood"])
def test_escorts_are_checked_at_the_start_of_each_later_round_together(mosby: str) -> None:
    stage = convoy(mosby=mosby, step="activation", awareness=1, escorts=1, units={"c3.1": ASLEEP})
    stage.dice(activation=[6, 6]).play()
    assert stage.rolled == (["activation"] * 2 if mosby == "winchester" else [])


@rule("mosby", "7.8-7")
def test_escorts_are_checked_after_a_combat_in_the_space() -> None:
    units = {"c3.1": "winchester active", "c1.4": "orleans active regrouping"}
    stage = convoy(mosby="winchester", step="second", awareness=1, units=units)
    stage.dice(union_movement=3, combat=2, random_movement=2, activation=[6, 6]).run(union_acts)
    stage.choose("act:c3.1", "fight")
    assert stage.raid.where["c3.1"] == "berryville"
    assert stage.rolled[-2:] == ["activation", "activation"]


@rule("mosby", "7.8-7")
def test_active_escorts_are_not_checked_again() -> None:
    stage = convoy(mosby="winchester", escorts=1, awareness=1, units={"c2.1": "winchester active escort"})
    stage.dice(activation=6).run(escort_checks)
    assert stage.rolled == ["activation"]


@rule("mosby", "7.8-7")
def test_an_escort_drawn_before_is_the_same_unit_when_it_wakes() -> None:
    stage = convoy(mosby="winchester", escorts=0, awareness=1, units={"c3.1": f"{ASLEEP} 1"})
    stage.dice(activation=1).run(escort_checks)
    assert stage.at("winchester") == ("c3.1",)
    assert strength_of(stage.box, stage.raid, "c3.1") == 2
    assert stage.chance.drawn == []


@rule("mosby", "7.8-7")
def test_local_guide_cancels_one_set_of_escort_checks() -> None:
    stage = convoy(mosby="winchester", hand=["local_guide"], awareness=1).run(escort_checks)
    assert stage.options == ["play:local_guide", "decline"]
    stage.choose("play:local_guide")
    assert stage.rolled == []
    stage.dice(activation=[6, 6]).run(escort_checks)  # the next set is made
    assert stage.rolled == ["activation"] * 2


@rule("mosby", "7.8-7")
@pytest.mark.parametrize("mosby_moves", [True, False])
def test_the_scout_helps_only_when_mosby_entered(mosby_moves: bool) -> None:
    if mosby_moves:
        stage = convoy(hand=["scout"], awareness=2).dice(activation=[2, 2]).play().choose("move:winchester")
    else:
        stage = convoy("berryville", mosby="winchester", hand=["scout"], awareness=2)
        stage.dice(activation=[2, 2]).draws("c2", "c3").run(union_acts)
    assert ("activated" in stage.told) is not mosby_moves


# ---------------------------------------------------------------- what escorts do


@rule("mosby", "7.8-8")
@pytest.mark.parametrize("die", [1, 2, 3, 6])
def test_an_active_escort_in_mosbys_space_rolls_and_attacks_unless_it_is_a_1(die: int) -> None:
    stage = convoy(mosby="winchester", escorts=0, units={"c2.1": "winchester active escort"})
    stage.dice(union_movement=die).run(union_acts)
    assert stage.prompt == ("" if die == 1 else "skedaddle")
    assert stage.rolled == ["union-movement"]


@rule("mosby", "7.8-8")
def test_with_the_train_elsewhere_an_escort_moves_with_it_without_a_die_and_never_pursues() -> None:
    stage = convoy(mosby="stephensons_depot", escorts=0, units={"c2.1": "winchester active escort"})
    stage.run(union_acts)
    assert stage.raid.train == stage.raid.where["c2.1"] == "kernstown"
    assert stage.rolled == []


@rule("mosby", "7.8-8")
def test_a_retreated_escort_regroups_and_then_rides_up_to_three_spaces_to_the_train_without_a_die() -> None:
    stage = convoy("winchester", mosby="paris", escorts=0, units={"c2.1": "charlestown active escort"})
    stage.raid.regrouping.add("c2.1")
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("kernstown", "charlestown")
    assert stage.raid.regrouping == set()
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("newtown", "kernstown")
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("middletown", "middletown")  # and no farther
    assert stage.rolled == []


@rule("mosby", "7.8-8")
def test_an_escort_under_a_retreat_marker_does_not_leave_with_the_train() -> None:
    stage = convoy(mosby="paris", escorts=0, units={"c2.1": "winchester active escort regrouping"})
    stage.run(union_acts)
    assert (stage.raid.train, stage.raid.where["c2.1"]) == ("kernstown", "winchester")
    assert stage.raid.regrouping == set()


@rule("mosby", "7.8-8")
def test_a_beaten_escort_that_came_with_the_train_goes_back_the_way_it_came() -> None:
    units = {"c2.1": "berryville active escort"}
    stage = convoy("berryville", mosby="winchester", escorts=0, strength=4, awareness=1, units=units)
    stage.dice(union_movement=3, combat=2).run(union_acts).choose("fight")
    assert stage.raid.where["c2.1"] == "berryville"
    assert stage.rolled == [
        "union-movement",
        "combat",
    ]  # it rolled beside Mosby, and for its retreat not at all


@rule("mosby", "7.8-9")
def test_when_mosby_attacks_he_attacks_both_escorts_and_any_other_combat_unit_there() -> None:
    units = {"c2.1": ASLEEP, "c6.1": "winchester"}
    stage = convoy(mosby="winchester", escorts=1, hand=["ruse"], units=units).draws("c3")
    stage.play().choose("attack")
    assert told(stage, "battle")["union"] == 2 + 3 + 6
    assert set(stage.at("winchester")) == stage.raid.active == {"c2.1", "c3.1", "c6.1"}
    assert stage.raid.escorts == {"c2.1", "c3.1"}


@rule("mosby", "7.8-9")
def test_mosby_may_attack_escorts_that_nobody_has_seen() -> None:
    stage = convoy(mosby="winchester", hand=["ruse"]).draws("c3", "c2").play().choose("attack")
    assert told(stage, "battle")["union"] == 5


@rule("mosby", "7.8-9")
def test_mosby_is_attacked_only_by_active_escorts() -> None:
    units = {"c2.1": "winchester active escort", "c6.1": "winchester"}
    stage = convoy(mosby="winchester", escorts=1, units=units).dice(union_movement=3).run(union_acts)
    assert told(stage, "battle")["union"] == 2
    assert stage.raid.escorts_unknown == 1


# ---------------------------------------------------------------- parting


@rule("mosby", "7.8-12")
def test_when_the_train_leaves_undemolished_its_escorts_on_the_map_or_not_go_to_the_container() -> None:
    units = {"c2.1": "middletown active escort 1", "c3.1": "winchester active escort", "c4.1": ASLEEP}
    stage = convoy("middletown", mosby="paris", escorts=0, units=units).run(union_acts)
    assert [stage.raid.where[unit] for unit in units] == [CONTAINER] * 3
    assert stage.raid.active == stage.raid.escorts == set()
    assert strength_of(stage.box, stage.raid, "c2.1") == 2
    unseen = convoy("middletown", mosby="paris", escorts=2).run(union_acts)
    assert unseen.raid.escorts_unknown == 0


@rule("mosby", "7.8-12")
def test_at_the_end_of_the_turn_the_escorts_leave_with_the_train() -> None:
    units = {"c2.1": "winchester active escort", "c4.1": ASLEEP}
    stage = convoy(mosby="paris", escorts=0, units=units).run(end_turn)
    assert [stage.raid.where[unit] for unit in units] == [CONTAINER] * 2
    assert stage.raid.train == NOWHERE


@rule("mosby", "7.8-13")
def test_an_escort_woken_by_the_meeting_stops_mosby_but_does_not_force_an_attack() -> None:
    stage = convoy(awareness=1, escorts=1).dice(activation=[1, 6]).draws("c2").play()
    stage.choose("move:winchester")
    assert (stage.prompt, stage.options) == ("stopped", ["attack", "stop"])
    stage.dice(union_movement=1).choose("stop")
    assert stage.raid.mosby == "winchester"


@rule("mosby", "7.8-13")
def test_mosby_may_attack_an_escort_woken_by_the_meeting_as_part_of_the_same_move() -> None:
    stage = convoy(awareness=1, escorts=1, hand=["ruse"]).dice(activation=1).draws("c2").play()
    stage.choose("move:winchester", "attack")
    assert told(stage, "battle")["attacker"] == "mosby"


@rule("mosby", "7.8-13")
def test_an_escort_already_active_must_be_fought() -> None:
    units = {"c2.1": "winchester active escort"}
    stage = convoy(awareness=1, escorts=1, hand=["ruse"], units=units).dice(activation=1).draws("c3").play()
    stage.choose("move:winchester")
    assert stage.prompt == "combat-cards"


@rule("mosby", "7.8-14")
@pytest.mark.parametrize(("space", "then", "bound"), [("winchester", TRAIN, True), ("paris", "paris", False)])
def test_an_escort_that_goes_inactive_by_the_train_is_its_escort_again_and_elsewhere_an_ordinary_unit(
    space: str, then: str, bound: bool
) -> None:
    stage = convoy(mosby=space, train="winchester", escorts=0, units={"c3.1": f"{space} active escort 1"})
    stage.raid.train = "winchester" if space == "winchester" else "newtown"
    stage.dice(union_movement=1).run(union_acts)
    assert stage.raid.where["c3.1"] == then
    assert (stage.raid.escorts == {"c3.1"}) is bound
    assert stage.raid.active == set()
    assert strength_of(stage.box, stage.raid, "c3.1") == 2


@rule("mosby", "7.8-14")
def test_an_escort_goes_back_to_the_train_even_in_a_large_union_force() -> None:
    units = {"c3.1": "harpers_ferry active escort"}
    stage = convoy("harpers_ferry", mosby="harpers_ferry", escorts=0, units=units)
    stage.dice(union_movement=1).run(union_acts)
    assert stage.raid.where["c3.1"] == TRAIN


@rule("mosby", "7.8-8")
@pytest.mark.parametrize(
    ("words", "goes"),
    [("active escort", True), ("active escort regrouping", False), ("active", False)],
)
def test_the_train_takes_along_its_active_escorts_unless_they_regroup(words: str, goes: bool) -> None:
    stage = convoy("winchester", escorts=1, units={"c2.1": f"winchester {words}"})
    stage.dice(rest=1).run(move_train)
    assert stage.raid.train != "winchester"
    assert stage.result == (["c2.1"] if goes else [])
    assert stage.raid.where["c2.1"] == (stage.raid.train if goes else "winchester")
