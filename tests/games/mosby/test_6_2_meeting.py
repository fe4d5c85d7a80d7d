"""6.2 Move: whom Mosby must fight, whom he rides down, and where he must stop."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import STRAGGLER, Stage, in_rounds
from vivac.games.mosby.chapters.actions import act_in_round
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

HIDDEN = "manassas_junction"  # unrevealed, next to Groveton outside the lines
OPEN = "gainesville"  # outside the lines
EVEN: dict[str, Any] = {
    "notoriety": 5,
    "awareness": 4,
}  # reaction 0: against equal strength the die is the result
BYSTANDERS = [("picket.1", 0), ("courier.1", 1), ("sutler.1", 1)]


# ---------------------------------------------------------------- 6.2-7 active combat units in Rounds


@rule("mosby", "6.2-7", "6.2-12")
@pytest.mark.parametrize(
    ("space", "units", "awareness_die"),
    [
        (OPEN, {"c3.1": f"{OPEN} active"}, []),
        (OPEN, {"c3.1": f"{OPEN} active regrouping"}, []),  # 6.5-5
        (OPEN, {"c3.1": OPEN}, [1]),
        (HIDDEN, {}, [1]),
    ],
    ids=["already active", "beaten", "woken", "hidden and woken"],
)
def test_in_rounds_mosby_must_stop_and_attack_an_active_combat_unit(
    space: str, units: dict[str, str], awareness_die: list[int]
) -> None:
    stage = in_rounds(mosby="groveton", hand=["heroics"], units=units).draws("c3")
    stage.dice(activation=awareness_die).run(act_in_round).choose(f"move:{space}")
    assert stage.prompt == "combat-cards"  # no choice was given, and no way to skedaddle: Mosby attacks
    assert stage.table.question is not None
    assert stage.table.question.params["attacker"] == "mosby"
    assert stage.raid.mosby == space


@rule("mosby", "6.2-7")
def test_the_attack_is_part_of_the_move_and_ends_it() -> None:
    stage = in_rounds(mosby="groveton", **EVEN, units={"c3.1": f"{OPEN} active"}).dice(combat=4, tie=1)
    stage.run(act_in_round).choose(f"move:{OPEN}")
    assert stage.rolled == ["combat", "tie"]
    assert stage.table.outcome is not None  # there is no going on


@rule("mosby", "6.2-7")
def test_under_ames_mosby_rides_past() -> None:
    stage = in_rounds(mosby="groveton", hand=["ames"], units={"c3.1": f"{OPEN} active"}).run(act_in_round)
    stage.choose(f"move:{OPEN}", "play:ames")
    assert {"move:hay_market", "stop"} <= set(stage.options)


@rule("mosby", "6.2-7")
def test_an_escort_woken_by_the_meeting_stops_mosby_but_forces_no_attack() -> None:
    stage = in_rounds(mosby="millwood", train="berryville", escorts_unknown=2)
    stage.dice(activation=[1, 6]).draws("c2").run(act_in_round).choose("move:berryville")
    assert stage.options == ["attack", "stop"]


# ---------------------------------------------------------------- 6.2-8, 6.2-15 non-combat units in Rounds


@rule("mosby", "6.2-8")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_in_rounds_mosby_rides_down_active_non_combat_units_and_goes_on(initiative: str) -> None:
    units = {unit: f"{OPEN} active" for unit, _ in BYSTANDERS}
    stage = in_rounds(mosby="groveton", initiative=initiative, units=units)
    stage.run(act_in_round).choose(f"move:{OPEN}")
    assert stage.at("holding") == tuple(units)
    assert stage.raid.performance == 2
    assert stage.rolled == []
    assert "move:hay_market" in stage.options


@rule("mosby", "6.2-8")
def test_a_picket_ridden_down_raises_no_alarm() -> None:
    stage = in_rounds(mosby="groveton", units={"picket.1": f"{OPEN} active", "c2.1": OPEN})
    stage.dice(activation=6).run(act_in_round).choose(f"move:{OPEN}")
    assert stage.rolled == ["activation"]  # for the inactive unit
    assert stage.at("holding") == ("picket.1",)
    assert stage.raid.active == set(STRAGGLER)
    assert "move:hay_market" in stage.options


@rule("mosby", "6.2-8")
@pytest.mark.parametrize(
    ("initiative", "box", "points"), [("mosby", "holding", 2), ("union", "container", 0)]
)
def test_beside_an_active_combat_unit_the_initiative_decides_what_becomes_of_them(
    initiative: str, box: str, points: int
) -> None:
    units = {"c3.1": f"{OPEN} active", **{unit: f"{OPEN} active" for unit, _ in BYSTANDERS}}
    stage = in_rounds(mosby="groveton", initiative=initiative, hand=["heroics"], units=units)
    stage.run(act_in_round).choose(f"move:{OPEN}")
    assert stage.prompt == "combat-cards"
    assert {stage.raid.where[unit] for unit, _ in BYSTANDERS} == {box}
    assert stage.raid.performance == points


@rule("mosby", "6.2-15")
@pytest.mark.parametrize(("unit", "points"), BYSTANDERS)
@pytest.mark.parametrize("space", [OPEN, HIDDEN])
def test_a_non_combat_unit_woken_by_the_entry_stops_mosby_and_falls_to_his_initiative(
    unit: str, points: int, space: str
) -> None:
    stage = in_rounds(mosby="groveton", units={unit: OPEN} if space == OPEN else {})
    stage.dice(activation=1).draws(unit).run(act_in_round).choose(f"move:{space}")
    assert stage.table.outcome is not None  # he has stopped
    assert stage.raid.mosby == space
    assert stage.at("holding") == (unit,)
    assert stage.raid.performance == points


@rule("mosby", "6.2-15")
@pytest.mark.parametrize(("unit", "points"), BYSTANDERS)
@pytest.mark.parametrize("space", [OPEN, HIDDEN])
def test_without_the_initiative_it_stays_active_and_acts_in_the_next_union_step(
    unit: str, points: int, space: str
) -> None:
    stage = in_rounds(mosby="groveton", initiative="union", units={unit: OPEN} if space == OPEN else {})
    stage.dice(activation=1).draws(unit).run(act_in_round).choose(f"move:{space}")
    assert stage.table.outcome is not None
    assert stage.at(space) == (unit,)
    assert unit in stage.raid.active
    assert stage.raid.performance == 0
    stage.raid.step = Phase.FIRST
    stage.dice(union_movement=1).run(union_acts)  # non-combat units act first
    assert stage.rolled == ["activation", "union-movement"]
    assert unit not in stage.raid.active


@rule("mosby", "6.2-15")
def test_units_already_active_are_ridden_down_where_another_wakes() -> None:
    stage = in_rounds(
        mosby="groveton", initiative="union", units={"sutler.1": f"{OPEN} active", "courier.1": OPEN}
    )
    stage.dice(activation=1).run(act_in_round).choose(f"move:{OPEN}")
    assert stage.at("holding") == ("sutler.1",)
    assert stage.at(OPEN) == ("courier.1",)
    assert stage.table.outcome is not None


# ---------------------------------------------------------------- 6.2-10 to 6.2-12


@rule("mosby", "6.2-10")
def test_if_rounds_begin_and_mosby_gains_the_initiative_he_may_do_anything_legal() -> None:
    stage = Stage(mosby="groveton", units={"c2.1": OPEN, "c2.2": "hay_market"})
    stage.dice(activation=[1, 6, 6, 6], initiative=4).play().choose(f"move:{OPEN}")
    assert {"move:groveton", "move:hay_market", "attack", "scout:hay_market", "pass"} <= set(stage.options)
    assert "disband" not in stage.options  # 6.6-2


@rule("mosby", "6.2-10", "6.2-12")
def test_if_the_union_gains_it_the_active_combat_units_attack() -> None:
    stage = Stage(mosby="groveton", units={"c2.1": OPEN}).dice(activation=1, initiative=3, union_movement=4)
    stage.play().choose(f"move:{OPEN}")
    assert stage.options == ["fight", "skedaddle"]
    assert stage.at(OPEN) == ("c2.1",)


@rule("mosby", "6.2-11")
def test_at_the_end_of_a_move_attacking_inactive_units_is_optional_and_ends_the_move() -> None:
    units = {"c3.1": OPEN}
    peace = in_rounds(mosby="groveton", units=units).dice(activation=6).run(act_in_round)
    peace.choose(f"move:{OPEN}", "stop")
    assert peace.at(OPEN) == ("c3.1",)
    assert "c3.1" in peace.raid.seen
    assert "combat" not in peace.rolled

    war = in_rounds(mosby="groveton", **EVEN, units=units).dice(activation=6, combat=4, tie=1)
    war.run(act_in_round).choose(f"move:{OPEN}", "attack")
    assert war.rolled[:2] == ["activation", "combat"]
    assert war.table.outcome is not None  # the same action, and it is over


@rule("mosby", "6.2-11")
def test_a_forced_stop_leaves_the_attack_to_mosby() -> None:
    stage = in_rounds(mosby="leesburg", units={"c2.1": "poolesville"}, revealed=["poolesville"])
    stage.dice(activation=6).run(act_in_round).choose("move:poolesville")
    assert stage.options == ["attack", "stop"]  # across the Potomac he goes no farther


@rule("mosby", "6.2-12")
def test_a_unit_that_moves_into_mosbys_space_is_the_attacker() -> None:
    stage = Stage(mosby=OPEN, step="second", initiative="mosby", units={"c3.1": "groveton active"})
    stage.dice(union_movement=3).play()
    assert stage.options == ["fight", "skedaddle"]  # 6.5-S2: only when the Union attacks
