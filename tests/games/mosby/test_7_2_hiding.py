"""7.2-H Hide."""

from __future__ import annotations

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.box.unpacking import CONTAINER
from vivac.games.mosby.chapters.activation import union_activation
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule


def hidden(**position: object) -> Stage:
    """Mosby has gone to ground in Hay Market; the Union is about to act."""
    return Stage(
        **{"mosby": "hay_market", "hidden": True, "step": "second", "initiative": "mosby", **position}
    )


@rule("mosby", "7.2-H")
@pytest.mark.parametrize("sharing", [{}, {"c2.1": "hay_market active"}, {"c2.1": "hay_market"}])
def test_hide_may_be_played_as_mosbys_action_whoever_shares_his_space(sharing: dict[str, str]) -> None:
    stage = in_rounds(mosby="hay_market", hand=["hide"], units=sharing).play()
    assert "play:hide" in stage.options


@rule("mosby", "7.2-H")
@pytest.mark.parametrize(("mosby", "large_forces"), [("centreville", []), ("hay_market", ["hay_market"])])
def test_hide_may_never_be_played_in_a_large_union_force(mosby: str, large_forces: list[str]) -> None:
    units = {"c3.1": f"{mosby} active"}
    stage = in_rounds(mosby=mosby, large_forces=large_forces, hand=["hide"], units=units).play()
    assert "play:hide" not in stage.options
    stage.dice(combat=4, activation=[6] * 6, random_movement=1).choose("attack")  # nor in its combat
    assert stage.rolled[0] == "combat"
    assert stage.raid.hand == ["hide"]


@rule("mosby", "7.2-H")
def test_hide_is_no_action_of_operations_and_no_help_in_an_attack_made_there() -> None:
    stage = Stage(mosby="hay_market", hand=["hide"], units={"c1.1": "hay_market"}).play()
    assert "play:hide" not in stage.options
    stage.dice(combat=6).choose("attack")
    assert stage.rolled == ["combat"]
    assert stage.raid.hand == ["hide"]


@rule("mosby", "7.2-H")
def test_hide_may_be_played_in_a_combat_of_rounds_when_the_union_attacks() -> None:
    stage = Stage(mosby="hay_market", hand=["hide"], units={"c3.1": "gainesville active"})
    stage.dice(union_movement=3).run(union_acts).choose("fight")
    assert stage.options == ["play:hide", "roll"]


@rule("mosby", "7.2-H")
def test_hide_may_be_played_in_a_combat_of_rounds_when_mosby_attacks() -> None:
    stage = in_rounds(mosby="hay_market", hand=["hide"], units={"c3.1": "hay_market active"})
    stage.play().choose("attack")
    assert stage.options == ["play:hide", "roll"]


@rule("mosby", "7.2-H")
def test_hide_may_be_played_in_the_combat_of_an_event() -> None:
    stage = Stage(step="events", events_to_come=1, mosby="aldie", hand=["hide"])
    stage.dice(sweep=1).draws("sweep.1", "c3").play().choose("fight")
    assert stage.options == ["play:hide", "roll"]


@rule("mosby", "7.2-H")
def test_hide_may_not_be_played_after_a_combat_die() -> None:
    stage = Stage(mosby="hay_market", hand=["hide", "counterattack"], units={"c3.1": "gainesville active"})
    stage.dice(union_movement=3, combat=[2, 2]).run(union_acts)
    stage.choose("fight", "roll").choose("play:counterattack")
    assert stage.rolled == ["union-movement", "combat", "combat"]
    assert stage.raid.hand == ["hide"]


@rule("mosby", "7.2-H.1")
def test_hiding_is_mosbys_action_of_the_round() -> None:
    stage = in_rounds(mosby="hay_market", hand=["hide"]).play().choose("play:hide")
    assert stage.raid.hidden
    assert stage.raid.hand == []
    assert stage.raid.regrouping == set()  # the Union has acted since
    assert (stage.raid.round, stage.prompt) == (2, "round")
    assert stage.raid.mosby == "hay_market"


# ---------------------------------------------------------------- 7.2-H.2 while hidden


@rule("mosby", "7.2-H.2")
def test_while_hidden_mosby_passes_every_round_and_stays_hidden() -> None:
    stage = in_rounds(mosby="hay_market", hidden=True).play().choose("pass")
    assert (stage.raid.round, stage.prompt) == (2, "round")
    assert stage.raid.hidden


@rule("mosby", "7.2-H.2")
@pytest.mark.parametrize(
    ("unit", "kept"), [("courier.1", True), ("sutler.1", True), ("picket.1", True), ("c3.1", False)]
)
def test_a_non_combat_unit_moves_on_through_his_space_and_a_combat_unit_stops_in_it(
    unit: str, kept: bool
) -> None:
    stage = hidden(units={unit: "gainesville active"})
    stage.dice(union_movement=2, random_movement=[3, 2, 1]).run(union_acts)
    if kept:
        assert stage.raid.where[unit] == "middleburg"  # hay_market, white_plains, middleburg
        assert stage.raid.active == {unit}
    else:
        assert stage.raid.where[unit] == "white_plains"  # stopped in hay_market, then sent away by Hide
        assert stage.raid.active == set()
    assert (stage.raid.notoriety, stage.raid.performance) == (1, 0)


@rule("mosby", "7.2-H.2")
def test_non_combat_units_in_his_space_are_not_removed_while_he_hides() -> None:
    units = {"courier.1": "hay_market active", "sutler.1": "hay_market"}
    stage = in_rounds(mosby="hay_market", hidden=True, units=units).play()
    assert stage.prompt == "round"
    assert stage.at("hay_market") == ("courier.1", "sutler.1")


@rule("mosby", "7.2-H.2")
def test_a_non_combat_unit_beside_a_combat_unit_in_his_space_rolls_as_if_he_were_not_there() -> None:
    stage = hidden(units={"courier.1": "hay_market active", "c3.1": "hay_market active"})
    stage.dice(union_movement=[1, 3], random_movement=2).run(union_acts)
    assert stage.raid.where["courier.1"] == "hay_market"  # a 1: it fell asleep there


@rule("mosby", "7.2-H.2")
def test_units_cause_checks_while_he_hides() -> None:
    stage = hidden(awareness=1, units={"c3.1": "gainesville active", "c2.1": "hay_market"})
    stage.dice(activation=6).run(union_activation)
    assert stage.rolled == ["activation"]


@rule("mosby", "7.2-H.2")
def test_units_go_for_him_but_no_combat_occurs_while_he_hides() -> None:
    stage = hidden(units={"c3.1": "groveton active"}).dice(union_movement=3, random_movement=1).play()
    assert stage.rolled == ["union-movement", "random-movement"]
    assert stage.prompt == "operations"


# ---------------------------------------------------------------- 7.2-H.3 the pursuit passes by


@rule("mosby", "7.2-H.3")
def test_when_a_combat_unit_has_reached_him_every_active_unit_moves_a_random_space_and_goes_inactive() -> (
    None
):
    units = {
        "c3.1": "gainesville active",
        "c2.1": "paris active regrouping 1",
        "courier.1": "salem active",
        "c4.1": "linden active regrouping",
        "c6.1": "orleans",
    }
    stage = hidden(units=units).dice(union_movement=[3, 3], random_movement=[1, 1, 2, 3]).play()
    stage.choose("act:c2.1", "act:c4.1")
    raid = stage.raid
    assert raid.active == raid.regrouping == set()
    assert [raid.where[unit] for unit in units] == [
        "white_plains",
        "upperville",
        "barbees_cross_roads",  # from orleans, where it had gone for help
        "markham",
        "orleans",  # was not active
    ]
    assert not raid.hidden
    assert (raid.step, stage.prompt) == (Phase.OPERATIONS, "operations")


@rule("mosby", "7.2-H.3")
def test_a_combat_unit_that_was_in_his_space_before_is_enough() -> None:
    stage = hidden(units={"c3.1": "hay_market active"}).dice(union_movement=3, random_movement=1).play()
    assert stage.raid.where["c3.1"] == "gainesville"
    assert stage.prompt == "operations"


@rule("mosby", "7.2-H.3")
def test_a_retreated_unit_in_his_space_is_enough() -> None:
    stage = hidden(units={"c3.1": "hay_market active regrouping"}).dice(random_movement=1).play()
    assert stage.raid.where["c3.1"] == "gainesville"
    assert stage.prompt == "operations"


@rule("mosby", "7.2-H.3")
@pytest.mark.parametrize(
    "units", [{"c3.1": "paris active regrouping"}, {"courier.1": "hay_market active"}, {"c3.1": "hay_market"}]
)
def test_without_an_active_combat_unit_in_his_space_the_hiding_goes_on(units: dict[str, str]) -> None:
    stage = hidden(units={"c2.1": "strasburg active regrouping", **units})
    stage.dice(union_movement=1).run(union_acts)
    assert stage.raid.hidden
    assert stage.raid.where["c2.1"] == "strasburg"


@rule("mosby", "7.2-H.3")
def test_a_unit_that_hide_moves_back_into_his_space_has_no_effect() -> None:
    units = {"c2.1": "hay_market active", "c3.1": "gainesville active regrouping"}
    stage = hidden(units=units).dice(union_movement=4, random_movement=[2, 3]).play()
    stage.choose("act:c2.1")
    assert stage.at("hay_market") == ("c3.1",)
    assert stage.raid.active == set()
    assert stage.prompt == "operations"


# ---------------------------------------------------------------- 7.2-H.4 how it ends


@rule("mosby", "7.2-H.4")
def test_if_every_unit_goes_inactive_earlier_rounds_end_and_the_card_is_spent() -> None:
    stage = hidden(units={"c3.1": "groveton active"}).dice(union_movement=1).play()
    assert stage.prompt == "operations"
    assert not stage.raid.hidden
    assert stage.raid.hand == []


@rule("mosby", "7.2-H.4")
def test_acting_instead_of_passing_ends_the_hiding() -> None:
    stage = in_rounds(mosby="hay_market", hidden=True, units={"c3.1": "strasburg active regrouping"}).play()
    stage.choose("move:aldie", "stop")
    assert not stage.raid.hidden


# ---------------------------------------------------------------- 7.2-H.5 in the middle of a combat


@rule("mosby", "7.2-H.5")
def test_hide_cancels_a_union_attack_without_die_result_or_checks_and_the_pursuit_passes_by_at_once() -> None:
    units = {"c3.1": "gainesville active", "c2.1": "hopewell", "c4.1": "paris active regrouping"}
    stage = Stage(
        step="first", initiative="union", mosby="hay_market", awareness=5, hand=["hide"], units=units
    )
    stage.dice(union_movement=3, random_movement=[1, 2]).play()
    stage.choose("act:c3.1", "fight", "play:hide")
    raid = stage.raid
    assert stage.rolled == ["union-movement", "random-movement", "random-movement"]
    assert (raid.where["c4.1"], raid.where["c3.1"]) == ("upperville", "white_plains")
    assert (raid.active, raid.awareness, raid.performance, raid.strength) == (set(), 5, 0, 3)
    assert stage.prompt == "operations"


@rule("mosby", "7.2-H.5")
def test_hide_in_mosbys_own_attack_waits_for_the_union_if_it_has_still_to_act() -> None:
    units = {"c3.1": "hay_market active", "c4.1": "groveton active", "c2.1": "hopewell"}
    stage = Stage(
        step="first", initiative="mosby", mosby="hay_market", awareness=5, hand=["hide"], units=units
    )
    stage.play().choose("attack", "play:hide")
    assert stage.raid.hidden
    assert stage.prompt == "union-unit"
    stage.dice(union_movement=[4, 3], random_movement=[1, 2]).choose("act:c3.1")
    assert stage.rolled == ["union-movement", "union-movement", "random-movement", "random-movement"]
    assert (stage.raid.where["c3.1"], stage.raid.where["c4.1"]) == ("gainesville", "white_plains")
    assert stage.prompt == "operations"


@rule("mosby", "7.2-H.3", "7.2-H.5")
def test_hide_in_mosbys_own_attack_works_at_once_if_the_union_has_acted() -> None:
    units = {"c3.1": "hay_market active", "c2.1": "hopewell", "c4.1": "paris active regrouping"}
    stage = Stage(
        step="second", initiative="union", mosby="hay_market", awareness=5, hand=["hide"], units=units
    )
    stage.dice(random_movement=[1, 1]).play().choose("attack", "play:hide")
    assert stage.rolled == ["random-movement"] * 2
    assert (stage.raid.where["c3.1"], stage.raid.where["c4.1"]) == ("gainesville", "upperville")
    assert stage.raid.active == stage.raid.regrouping == set()  # a retreated unit like any other
    assert stage.prompt == "operations"


# ---------------------------------------------------------------- 7.2-H.6, 7.2-H.7


@rule("mosby", "7.2-H.6")
def test_a_sweep_hidden_from_finishes_its_spaces_ignoring_mosby_and_returns_to_the_container() -> None:
    stage = Stage(step="events", events_to_come=1, mosby="aldie", hand=["hide", "hide"])
    stage.dice(sweep=1, random_movement=[5, 2, 1]).draws("sweep.1", "c3").play().choose("fight", "play:hide")
    assert stage.rolled == ["sweep", "random-movement", "random-movement", "random-movement"]
    assert stage.raid.devastated == {"aldie", "mountville"}  # by mountville, through aldie again, to oatlands
    assert stage.raid.where["c3.1"] == CONTAINER
    assert stage.prompt == "operations"
    assert not stage.raid.hidden


@rule("mosby", "7.2-H.6")
def test_hide_cancels_the_combat_where_the_lines_reach_mosby_and_the_unit_returns_to_the_container() -> None:
    stage = Stage(step="events", events_to_come=1, mosby="white_plains", hand=["hide"])
    stage.dice(extend_lines=6).draws("extend_lines", "c3").play().choose("fight", "play:hide")
    assert stage.rolled == ["extend-lines"]
    assert stage.raid.where["c3.1"] == CONTAINER
    assert (stage.raid.performance, stage.prompt) == (0, "operations")


@rule("mosby", "7.2-H.7")
def test_with_the_wagon_train_on_the_map_rounds_go_on_after_hide_but_mosby_is_no_longer_hidden() -> None:
    stage = hidden(train="halltown", escorts_unknown=2, units={"c3.1": "hay_market active"})
    stage.dice(union_movement=3, random_movement=1).play()
    assert stage.raid.active == set()
    assert not stage.raid.hidden
    assert (stage.prompt, stage.raid.round) == ("round", 1)
