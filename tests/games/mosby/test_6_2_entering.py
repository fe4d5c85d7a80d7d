"""6.2 Move: what Mosby finds in the space he enters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import STRAGGLER, Stage, in_rounds
from vivac.games.mosby.chapters.actions import act_in_operations, act_in_round
from vivac.games.mosby.chapters.entering import Arrival, enter
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

HIDDEN = "manassas_junction"  # unrevealed, next to Groveton outside the lines
OPEN = "gainesville"  # outside the lines
FORT = "centreville"  # a large force, next to Stone Bridge
BYSTANDERS = [("picket.1", 0), ("courier.1", 1), ("sutler.1", 1)]

both_phases = pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])


def entering(stage: Stage, space: str) -> Stage:
    """Enter a space and nothing else; `stage.result` says what Mosby is free to do."""
    return stage.run(enter, space)


# ---------------------------------------------------------------- 6.2-5 an unrevealed space


@rule("mosby", "6.2-5")
@both_phases
def test_a_combat_unit_that_stays_asleep_is_looked_at_and_mosby_may_go_on(stage_of: type[Stage]) -> None:
    stage = entering(stage_of(mosby="groveton").dice(activation=2).draws("c3"), HIDDEN)
    assert stage.raid.revealed == {HIDDEN}
    assert stage.at(HIDDEN) == ("c3.1",)
    assert "c3.1" in stage.raid.seen
    assert "c3.1" not in stage.raid.active
    assert stage.result is Arrival.FREE


@rule("mosby", "6.2-5")
@both_phases
@pytest.mark.parametrize(("unit", "points"), [*BYSTANDERS, ("blank.1", 0)])
def test_anything_else_that_stays_asleep_goes_to_the_holding_box(
    stage_of: type[Stage], unit: str, points: int
) -> None:
    stage = entering(stage_of(mosby="groveton").dice(activation=2).draws(unit), HIDDEN)
    assert stage.raid.revealed == {HIDDEN}
    assert stage.at("holding") == (unit,)
    assert stage.raid.performance == points
    assert stage.result is Arrival.FREE


@rule("mosby", "6.2-5", "6.2-6")
@both_phases
@pytest.mark.parametrize("unit", ["picket.1", "courier.1", "sutler.1"])
def test_beside_a_combat_unit_a_non_combat_unit_is_not_eliminated(stage_of: type[Stage], unit: str) -> None:
    stage = stage_of(mosby="groveton", units={"c2.1": HIDDEN}).dice(activation=[6, 6]).draws(unit)
    entering(stage, HIDDEN)
    assert stage.at(HIDDEN) == ("c2.1", unit)
    assert stage.raid.seen >= {"c2.1", unit}
    assert stage.raid.performance == 0


@rule("mosby", "6.2-5")
@both_phases
@pytest.mark.parametrize(("die", "card", "wakes"), [(3, False, True), (4, False, False), (3, True, False)])
def test_the_hidden_unit_is_checked_once_with_the_scout_card(
    stage_of: type[Stage], die: int, card: bool, wakes: bool
) -> None:
    stage = stage_of(mosby="groveton", awareness=3, hand=["scout"] if card else [])
    entering(stage.dice(activation=die).draws("sutler" if stage.raid.in_rounds() else "c3"), HIDDEN)
    assert stage.rolled == ["activation"]
    assert ("activated" in stage.told) is wakes
    assert stage.raid.revealed == {HIDDEN}


@rule("mosby", "6.2-5")
@pytest.mark.parametrize("unit", ["c3.1", "picket.1", "courier.1", "sutler.1"])
def test_in_operations_a_hidden_unit_that_wakes_is_placed_active_and_rounds_begin(unit: str) -> None:
    stage = Stage(mosby="groveton", hand=["gain_initiative"]).dice(activation=1).draws(unit)
    stage.play().choose(f"move:{HIDDEN}")
    assert stage.raid.revealed == {HIDDEN}
    assert stage.raid.active == {unit}
    assert stage.at(HIDDEN) == (unit,)
    assert stage.raid.step is Phase.INITIATIVE
    assert stage.raid.performance == 0


@rule("mosby", "6.2-5")
@both_phases
def test_a_blank_that_wakes_goes_to_the_holding_box_and_mosby_goes_on(stage_of: type[Stage]) -> None:
    stage = entering(stage_of(mosby="groveton").dice(activation=1).draws("blank"), HIDDEN)
    assert stage.raid.revealed == {HIDDEN}
    assert stage.at("holding") == ("blank.1",)
    assert stage.at(HIDDEN) == ()
    assert stage.result is Arrival.FREE


# ---------------------------------------------------------------- 6.2-6 inactive units


@rule("mosby", "6.2-6")
@both_phases
def test_every_inactive_unit_is_checked_and_if_none_wakes_all_are_looked_at(stage_of: type[Stage]) -> None:
    units = {"c2.1": OPEN, "sutler.1": OPEN, "blank.1": OPEN}
    stage = entering(stage_of(mosby="groveton", awareness=3, units=units).dice(activation=[4, 4, 4]), OPEN)
    assert stage.rolled == ["activation"] * 3
    assert stage.at(OPEN) == ("c2.1", "sutler.1")
    assert stage.raid.seen >= {"c2.1", "sutler.1"}
    assert stage.raid.revealed == set()
    assert stage.result is Arrival.FREE


@rule("mosby", "6.2-6")
@both_phases
def test_non_combat_units_are_eliminated_where_no_combat_unit_is(stage_of: type[Stage]) -> None:
    units = {unit: OPEN for unit, _ in BYSTANDERS}
    stage = entering(stage_of(mosby="groveton", units=units).dice(activation=[6, 6, 6]), OPEN)
    assert stage.at("holding") == tuple(units)
    assert stage.raid.performance == 2
    assert stage.result is Arrival.FREE


@rule("mosby", "6.2-6")
@both_phases
@pytest.mark.parametrize(("card", "wakes"), [(False, True), (True, False)])
def test_the_scout_card_helps_the_checks_of_inactive_units(
    stage_of: type[Stage], card: bool, wakes: bool
) -> None:
    stage = stage_of(mosby="groveton", awareness=3, hand=["scout"] if card else [], units={"sutler.1": OPEN})
    entering(stage.dice(activation=3), OPEN)
    assert ("activated" in stage.told) is wakes


@rule("mosby", "6.2-6")
def test_if_none_wakes_mosby_may_go_on_stay_or_attack() -> None:
    stage = Stage(mosby="groveton", units={"c2.1": OPEN}).dice(activation=6).play().choose(f"move:{OPEN}")
    assert {"move:hay_market", "attack", "disband"} <= set(stage.options)
    ride = in_rounds(mosby="groveton", units={"c2.1": OPEN}).dice(activation=6).run(act_in_round)
    ride.choose(f"move:{OPEN}")
    assert {"move:hay_market", "attack", "stop"} <= set(ride.options)


@rule("mosby", "6.2-6")
def test_if_any_wakes_operations_turn_to_rounds() -> None:
    stage = Stage(mosby="groveton", hand=["gain_initiative"], units={"c2.1": OPEN, "c2.2": OPEN})
    stage.dice(activation=[6, 1]).play().choose(f"move:{OPEN}")
    assert stage.raid.step is Phase.INITIATIVE
    assert stage.raid.active == {"c2.2"}


@rule("mosby", "6.2-6")
def test_a_new_check_is_made_every_time_mosby_enters() -> None:
    stage = Stage(mosby="groveton", units={"c2.1": OPEN}).dice(activation=[6, 6, 6]).play()
    stage.choose(f"move:{OPEN}", "move:groveton", f"move:{OPEN}", "move:hay_market", f"move:{OPEN}")
    assert stage.rolled == ["activation"] * 3


# ---------------------------------------------------------------- 6.2-9 large Union forces


@rule("mosby", "6.2-9")
@both_phases
def test_a_large_force_is_checked_besides_the_units_there_and_never_marked(stage_of: type[Stage]) -> None:
    stage = stage_of(mosby="stone_bridge", awareness=3, units={"sutler.1": FORT}).dice(activation=[6, 4])
    entering(stage, FORT)
    assert stage.rolled == ["activation"] * 2
    assert stage.chance.drawn == []
    assert stage.raid.revealed == stage.raid.queried == set()
    assert stage.at("holding") == ("sutler.1",)
    assert stage.result is Arrival.FREE


@rule("mosby", "6.2-9")
@both_phases
@pytest.mark.parametrize(("card", "wakes"), [(False, True), (True, False)])
def test_a_large_force_that_wakes_sends_a_unit(stage_of: type[Stage], card: bool, wakes: bool) -> None:
    stage = stage_of(mosby="stone_bridge", awareness=3, hand=["scout"] if card else [], initiative="union")
    entering(stage.dice(activation=3).draws("sutler"), FORT)
    assert stage.at(FORT) == (("sutler.1",) if wakes else ())
    assert ("sutler.1" in stage.raid.active) is wakes
    assert stage.raid.revealed == set()


@rule("mosby", "6.2-9")
@both_phases
def test_a_blank_sent_by_a_large_force_is_no_unit(stage_of: type[Stage]) -> None:
    stage = entering(stage_of(mosby="stone_bridge").dice(activation=1).draws("blank"), FORT)
    assert stage.at("holding") == ("blank.1",)
    assert stage.result is Arrival.FREE


@rule("mosby", "6.2-9")
def test_a_large_force_is_checked_on_every_entry() -> None:
    stage = Stage(mosby="stone_bridge").dice(activation=[6, 6]).play()
    stage.choose(f"move:{FORT}", "move:stone_bridge", f"move:{FORT}")
    assert stage.rolled == ["activation"] * 2


# ---------------------------------------------------------------- 6.2-13, 6.2-14


@rule("mosby", "6.2-13")
def test_a_leader_is_delivered_before_anything_else_of_the_entry() -> None:
    held = {"dulaney": "kidnapped"}
    stage = Stage(mosby="manassas_junction", leaders=held, hand=["local_guide"], units={"c2.1": "groveton"})
    stage.run(act_in_operations).choose("move:groveton")
    assert stage.prompt == "entry"
    assert stage.raid.leaders["dulaney"] == "gone"
    assert stage.raid.notoriety == 2


@rule("mosby", "6.2-13")
def test_entry_cards_come_before_the_checks_and_the_checks_before_looking() -> None:
    units = {"c2.1": HIDDEN, "sutler.1": HIDDEN}
    stage = Stage(mosby="groveton", hand=["local_guide"], units=units).draws("c3")
    stage.run(act_in_operations).choose(f"move:{HIDDEN}")
    assert stage.prompt == "entry"
    assert stage.rolled == stage.chance.drawn == []
    assert stage.raid.seen == set()
    stage.dice(activation=[6, 6, 6]).choose("decline")
    assert stage.rolled == ["activation"] * 3
    told = [key for key in stage.told if key in ("examined", "captured")]
    assert told == ["examined"] * 3
    assert stage.at(HIDDEN) == ("c2.1", "sutler.1", "c3.1")


@rule("mosby", "6.2-13")
@pytest.mark.parametrize(
    ("dice", "woken"), [([1, 6, 6], "c2.1"), ([6, 1, 6], "sutler.1"), ([6, 6, 1], "c3.1")]
)
def test_the_checks_are_made_of_units_in_order_of_arrival_then_of_the_hidden_unit(
    dice: list[int], woken: str
) -> None:
    stage = Stage(mosby="groveton", units={"c2.1": HIDDEN, "sutler.1": HIDDEN}).dice(activation=dice)
    entering(stage.draws("c3"), HIDDEN)
    assert stage.raid.active == {woken}


@rule("mosby", "6.2-13")
def test_all_checks_are_made_before_the_stop_and_the_fight() -> None:
    stage = in_rounds(mosby="stone_bridge", hand=["heroics"], units={"c2.1": f"{FORT} active", "c2.2": FORT})
    stage.dice(activation=[6, 1]).draws("c3").run(act_in_round).choose(f"move:{FORT}")
    assert stage.prompt == "combat-cards"
    assert stage.at(FORT) == ("c2.1", "c2.2", "c3.1")


@rule("mosby", "6.2-14")
@both_phases
@pytest.mark.parametrize(
    ("dice", "active"), [([1, 6, 6], "courier.1"), ([6, 6, 1], "sutler.1")], ids=["unit", "hidden unit"]
)
def test_if_some_unit_wakes_the_others_stay_face_down_and_unseen(
    stage_of: type[Stage], dice: list[int], active: str
) -> None:
    units = {"courier.1": HIDDEN, "c2.1": HIDDEN}
    stage = stage_of(mosby="groveton", initiative="union", units=units).dice(activation=dice)
    entering(stage.draws("sutler"), HIDDEN)
    assert stage.at(HIDDEN) == ("courier.1", "c2.1", "sutler.1")
    assert stage.raid.seen - STRAGGLER.keys() == {active}
    assert stage.raid.revealed == {HIDDEN}
    assert stage.raid.performance == 0


@rule("mosby", "6.2-14")
def test_they_are_seen_if_mosby_attacks() -> None:
    units: dict[str, Any] = {"courier.1": OPEN, "c3.1": OPEN, "blank.1": OPEN}
    stage = in_rounds(mosby="groveton", units=units, hand=["heroics"]).dice(activation=[1, 6, 6])
    stage.run(act_in_round).choose(f"move:{OPEN}")
    assert stage.options == ["attack", "stop"]
    assert not stage.raid.seen & {"c3.1", "blank.1"}
    stage.choose("attack")
    assert stage.prompt == "combat-cards"
    assert "c3.1" in stage.raid.seen
    assert "blank.1" in stage.at("holding")
