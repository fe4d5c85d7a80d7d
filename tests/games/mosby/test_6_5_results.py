"""6.5 Combat: points, retreats and losses."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.mosby.fights import EVEN, HERE, union_turn
from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.activation import union_activation
from vivac.games.mosby.chapters.combat import inflict_losses
from vivac.games.mosby.chapters.engaging import attack
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule


def fight(**position: Any) -> Stage:
    return in_rounds(**{**EVEN, "units": {"c3.1": HERE}, **position})


def points(stage: Stage) -> int:
    return stage.raid.notoriety * 10 + stage.raid.performance - 50


# ---------------------------------------------------------------- 6.5-S6A to S6C


@rule("mosby", "6.5-S6A")
@pytest.mark.parametrize(
    ("strength", "units", "die", "gain"),
    [
        (3, {"c3.1": HERE}, 4, 1 + 3),  # R
        (3, {"c3.1": HERE}, 5, 1 + 3 + 3),  # R1
        (6, {"c3.1": HERE}, 6, 1 + 3 + 6),  # R2
        (8, {"c1.1": HERE}, 5, 1 + 1 + 3),  # R3, one factor to lose
        (4, {"c4.1": f"{HERE} 1", "c1.1": HERE}, 4, 1 + 4),  # current strength
    ],
)
def test_a_win_scores_one_and_the_union_strength_and_three_for_every_factor_eliminated(
    strength: int, units: dict[str, str], die: int, gain: int
) -> None:
    stage = fight(strength=strength, units=units).dice(combat=die).run(attack)
    assert points(stage) == gain
    assert stage.raid.strength == strength
    assert stage.raid.mosby == HERE


@rule("mosby", "6.5-S6B")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (4, 5), (5, 5)])
def test_a_win_raises_awareness_by_one_up_to_five(before: int, after: int) -> None:
    assert fight(awareness=before).dice(combat=5).run(attack).raid.awareness == after


@rule("mosby", "6.5-S6B", "6.5-S6C")
def test_a_defeat_does_not_raise_awareness() -> None:
    stage = fight().dice(combat=3).play().choose("attack")
    assert stage.told.count("awareness") == 1  # that of the next turn (A2-1)
    assert stage.raid.turn == 2


@rule("mosby", "6.5-S6C")
@pytest.mark.parametrize(
    ("strength", "unit", "die", "loss"),
    [
        (3, "c3.1", 3, 2),  # D
        (3, "c3.1", 2, 2 + 5),  # D1
        (2, "c8.1", 3, 2 + 10),  # D2
        (1, "c4.1", 2, 2 + 5),  # D2, one factor to lose
    ],
)
def test_a_defeat_costs_two_points_and_five_for_every_guerrilla_factor(
    strength: int, unit: str, die: int, loss: int
) -> None:
    stage = fight(strength=strength, units={unit: HERE}).dice(combat=die).play().choose("attack")
    assert points(stage) == -loss


@rule("mosby", "6.5-S6C")
def test_a_defeat_loses_leader_and_cannon_and_ends_the_turn_with_the_union_where_it_stood() -> None:
    space = "bristoe_station"
    stage = fight(
        mosby=space,
        revealed=[space],
        hand=["cannon", "pistol_tactics"],
        leaders={"dulaney": "kidnapped"},
        units={"c6.1": f"{space} active", "c6.2": "auburn active"},
    )
    stage.dice(combat=2).play().choose("attack")
    assert stage.raid.leaders["dulaney"] == "gone"
    assert stage.raid.hand == ["pistol_tactics"]
    assert stage.at(space) == ("c6.1",)
    assert stage.at("auburn") == ("c6.2",)
    assert stage.raid.active == set()
    assert (stage.raid.turn, stage.raid.mosby, stage.raid.strength) == (2, "", 0)
    assert "activation" not in stage.rolled  # no S7


@rule("mosby", "6.5-S6C")
def test_the_turn_ends_when_the_union_attack_succeeds_too() -> None:
    stage = union_turn(units={"c3.1": f"{HERE} active"}).dice(union_movement=3, combat=3).play()
    stage.choose("fight")
    assert stage.raid.turn == 2
    assert points(stage) == -2


# ---------------------------------------------------------------- 6.5-S7


@rule("mosby", "6.5-S7")
def test_after_a_win_the_space_and_every_adjacent_one_are_checked_at_the_awareness_of_now() -> None:
    units = {"c1.1": "greenwich", "c2.1": "auburn", "c2.3": "new_baltimore"}
    stage = Stage(mosby="greenwich", units=units).dice(combat=3, activation=[3, 2]).run(attack)
    # Awareness is 2 now: Bristoe Station, unrevealed, is not woken by a 3; Auburn is by a 2.
    assert stage.rolled == ["combat", "activation", "activation"]
    assert stage.raid.revealed == set()
    assert "c2.1" in stage.raid.active
    assert "c2.3" not in stage.raid.active


@rule("mosby", "6.5-S7")
def test_inactive_units_of_the_space_itself_are_checked() -> None:
    stage = union_turn(units={"c3.1": f"{HERE} active", "c2.1": HERE})
    stage.dice(union_movement=3, combat=4, random_movement=1, activation=5).run(union_acts).choose("fight")
    assert stage.rolled == ["union-movement", "combat", "random-movement", "activation"]
    assert "c2.1" in stage.raid.active


@rule("mosby", "6.5-S7")
def test_they_come_on_top_of_the_checks_at_the_start_of_a_round() -> None:
    units = {"c1.1": "greenwich active", "c2.1": "auburn"}
    stage = Stage(
        step="activation", initiative="mosby", mosby="greenwich", revealed=["bristoe_station"], units=units
    )
    stage.dice(activation=[6, 6], combat=3).play().choose("attack")
    assert stage.rolled == ["activation", "combat", "activation"]


@rule("mosby", "6.5-S7")
def test_none_are_made_after_a_combat_of_the_event_step() -> None:
    stage = Stage(**EVEN, step="events", units={"c2.1": "gainesville"})
    stage.dice(extend_lines=6, combat=6).draws("c3").run(resolve, "extend_lines.1").choose("fight")
    assert stage.rolled == ["extend-lines", "combat"]


# ---------------------------------------------------------------- 6.5-4 retreats


@rule("mosby", "6.5-4")
@pytest.mark.parametrize("start", ["gainesville", "groveton", "manassas_junction"])
def test_union_attackers_go_back_one_space_to_where_they_came_from(start: str) -> None:
    stage = union_turn(units={"c3.1": f"{start} active"}, revealed=["manassas_junction"])
    stage.dice(union_movement=3, combat=4).run(union_acts).choose("fight")
    assert stage.at("gainesville") == ("c3.1",)
    assert stage.rolled == ["union-movement", "combat"]


@rule("mosby", "6.5-4")
def test_each_attacker_goes_back_its_own_way_and_one_that_did_not_move_at_random() -> None:
    units = {"c1.1": f"{HERE} active", "c1.2": "aldie active", "c1.3": "sudley_springs active"}
    stage = union_turn(units=units).dice(union_movement=[3, 3, 3], combat=4, random_movement=3)
    stage.run(union_acts).choose("act:c1.1", "act:c1.2", "fight")
    assert stage.raid.where["c1.1"] == "hopewell"  # the third exit
    assert stage.raid.where["c1.2"] == "aldie"
    assert stage.raid.where["c1.3"] == "sudley_springs"


@rule("mosby", "6.5-4")
def test_an_escort_that_came_with_the_train_goes_back_as_well() -> None:
    stage = union_turn(mosby="winchester", train="berryville", units={"c3.1": "berryville active escort"})
    stage.dice(union_movement=3, combat=4).run(union_acts).choose("fight")
    assert stage.raid.train == "winchester"
    assert stage.at("berryville") == ("c3.1",)


@rule("mosby", "6.5-4")
@pytest.mark.parametrize(
    ("mosby", "position", "dice", "to"),
    [
        (HERE, {}, {}, "gainesville"),  # Manassas Junction and Bristoe Station are three spaces away
        ("gainesville", {}, {"tie": 1}, "greenwich"),  # toward Bristoe Station or Manassas Junction
        ("gainesville", {}, {"tie": 2}, "groveton"),
        ("groveton", {"revealed": ["manassas_junction"]}, {}, "manassas_junction"),
        ("stone_bridge", {}, {"activation": 6}, "centreville"),  # a large force counts
        (HERE, {"large_forces": ["aldie"]}, {"activation": 6}, "aldie"),
        (HERE, {"joined_lines": ["hopewell"], "revealed": ["hopewell"]}, {}, "hopewell"),
    ],
)
def test_defenders_outside_the_lines_retreat_toward_the_nearest_space_behind_them(
    mosby: str, position: dict[str, Any], dice: dict[str, int], to: str
) -> None:
    stage = fight(mosby=mosby, units={"c3.1": mosby}, **position)
    stage.dice(combat=4, **dice).run(attack)
    assert stage.at(to) == ("c3.1",)
    assert "random-movement" not in stage.rolled


@rule("mosby", "6.5-4")
def test_defenders_behind_the_lines_retreat_at_random_each_with_its_own_die() -> None:
    space = "bristoe_station"
    revealed = [space, "manassas_junction", "brentsville", "catletts_station"]
    stage = fight(mosby=space, revealed=revealed, units={"c1.1": space, "c2.1": space})
    stage.dice(combat=4, random_movement=[2, 4]).run(attack)
    assert stage.at("brentsville") == ("c1.1",)
    assert stage.at("greenwich") == ("c2.1",)


@rule("mosby", "6.5-4")
def test_in_the_event_step_nobody_retreats() -> None:
    stage = Stage(**EVEN, step="events").dice(extend_lines=6, combat=4).draws("c3")
    stage.run(resolve, "extend_lines.1").choose("fight")
    assert stage.rolled == ["extend-lines", "combat"]
    assert stage.raid.where["c3.1"] == "container"


# ---------------------------------------------------------------- 6.5-5 beaten units


@rule("mosby", "6.5-5")
def test_a_retreated_unit_stays_active_and_spends_its_next_action_removing_the_marker() -> None:
    stage = fight().dice(combat=4).run(attack)
    assert "c3.1" in stage.raid.active
    assert "c3.1" in stage.raid.regrouping
    stage.raid.step = Phase.SECOND
    stage.run(union_acts).choose("act:c3.1")
    assert stage.raid.regrouping == set()
    assert stage.at("gainesville") == ("c3.1",)  # no die, no move
    assert stage.rolled == ["combat"]


@rule("mosby", "6.5-5")
def test_a_beaten_unit_in_mosbys_space_does_not_attack_while_it_regroups() -> None:
    stage = union_turn(units={"c3.1": f"{HERE} active regrouping"}).run(union_acts)
    assert stage.rolled == []
    assert "battle" not in stage.told


@rule("mosby", "6.5-5")
def test_a_beaten_unit_still_causes_checks() -> None:
    stage = union_turn(units={"c3.1": "gainesville active regrouping", "c2.1": "groveton"})
    stage.dice(activation=6).run(union_activation)
    assert stage.rolled == ["activation"]


@rule("mosby", "6.5-5")
def test_mosby_must_stop_and_fight_a_beaten_unit_whose_space_he_enters() -> None:
    stage = fight(units={"c3.1": "gainesville active regrouping"}, hand=["heroics"]).play()
    stage.choose("move:gainesville")
    assert stage.prompt == "combat-cards"


@rule("mosby", "6.5-5")
def test_retreating_into_a_large_force_changes_nothing() -> None:
    stage = fight(mosby="stone_bridge", units={"c3.1": "stone_bridge"}).dice(combat=4, activation=6)
    stage.run(attack)
    assert stage.at("centreville") == ("c3.1",)
    assert {"c3.1"} <= stage.raid.active & stage.raid.regrouping
    stage.raid.step = Phase.SECOND
    stage.run(union_acts).choose("act:c3.1")
    assert stage.at("centreville") == ("c3.1",)
    assert "c3.1" in stage.raid.active


# ---------------------------------------------------------------- 6.5-6 losses

COMBAT = sorted(open_box().combat)


@rule("mosby", "6.5-6")
@given(
    force=st.lists(st.sampled_from(COMBAT), min_size=1, max_size=6, unique=True),
    die=st.integers(1, 4),
    share=st.floats(0, 1),
)
def test_losses_are_spread_as_evenly_as_possible_and_never_exceed_strength(
    force: list[str], die: int, share: float
) -> None:
    stage = Stage(mosby=HERE, units=dict.fromkeys(force, HERE)).dice(rest=die)
    total = sum(stage.box.strength[unit] for unit in force)
    losses = round(total * share)
    stage.run(inflict_losses, force, losses)
    gone = set(stage.at("eliminated"))
    lost = {u: stage.box.strength[u] if u in gone else stage.raid.losses.get(u, 0) for u in force}
    assert sum(lost.values()) == losses
    for unit in force:
        assert 0 <= lost[unit] <= stage.box.strength[unit]
        for other in force:  # nobody is two behind unless he has nothing left to lose
            assert lost[other] <= lost[unit] + 1 or lost[unit] == stage.box.strength[unit]
    assert stage.result == [unit for unit in force if stage.raid.where[unit] == HERE]


@rule("mosby", "6.5-6")
@pytest.mark.parametrize(("tie", "hurt"), [(1, "c3.1"), (2, "c3.2"), (3, "c3.1"), (6, "c3.2")])
def test_a_point_that_could_fall_on_several_units_is_settled_by_die(tie: int, hurt: str) -> None:
    stage = fight(strength=6, units={"c3.1": HERE, "c3.2": HERE}).dice(combat=5, tie=tie).run(attack)
    assert stage.raid.losses == {hurt: 1}


@rule("mosby", "6.5-6")
def test_evenness_counts_the_losses_of_this_combat_alone() -> None:
    units = {"c4.1": f"{HERE} 2", "c4.2": HERE}
    stage = Stage(mosby=HERE, units=units).dice(tie=1).run(inflict_losses, list(units), 2)
    assert stage.raid.losses == {"c4.1": 3, "c4.2": 1}


@rule("mosby", "6.5-6")
def test_a_unit_without_strength_left_goes_to_the_eliminated_box() -> None:
    stage = fight(strength=8, units={"c1.1": HERE, "c2.1": f"{HERE} 1"}).dice(combat=6, tie=1).run(attack)
    assert stage.at("eliminated") == ("c1.1", "c2.1")
    assert stage.raid.losses == {}
    assert stage.rolled == ["combat", "tie"]  # and nobody retreats


# ---------------------------------------------------------------- 6.5-10


@rule("mosby", "6.5-10")
def test_after_an_attack_in_operations_a_survivor_is_active_and_rounds_follow() -> None:
    stage = Stage(**EVEN, units={"c3.1": HERE}, hand=["gain_initiative"]).dice(combat=4)
    stage.play().choose("attack")
    assert stage.raid.step is Phase.INITIATIVE
    assert stage.raid.active == {"c3.1"}


@rule("mosby", "6.5-10")
@pytest.mark.parametrize(("die", "step"), [(6, Phase.OPERATIONS), (5, Phase.INITIATIVE)])
def test_if_none_survives_operations_go_on_unless_a_check_wakes_somebody(die: int, step: Phase) -> None:
    units = {"c1.1": HERE, "c2.1": "gainesville"}
    stage = Stage(**EVEN, units=units, hand=["gain_initiative"]).dice(combat=5, activation=die)
    stage.play().choose("attack")
    assert stage.at("eliminated") == ("c1.1",)
    assert stage.raid.step is step
