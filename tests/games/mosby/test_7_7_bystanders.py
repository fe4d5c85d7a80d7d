"""7.7 Pickets, couriers and sutler wagons."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import STRAGGLER, Stage, in_rounds
from vivac.games.mosby.box.unpacking import CONTAINER, HOLDING
from vivac.games.mosby.chapters.activation import union_activation
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.wagon_train import call_escort
from vivac.lab.coverage import rule
from vivac.table import ScriptError

POINTS = [("picket.1", 0), ("courier.1", 1), ("sutler.1", 1)]
NON_COMBAT = [unit for unit, _ in POINTS]


def performance(stage: Stage) -> int:
    return 10 * (stage.raid.notoriety - 1) + stage.raid.performance


def woken(stage: Stage) -> list[object]:
    return [line.say.params["unit"] for line in stage.table.log or [] if line.say.key == "activated"]


def arrives(unit: str, **position: Any) -> Stage:
    """A non-combat unit comes from Gainesville into Hay Market, as the first of three random spaces."""
    units = {unit: "gainesville active", **position.pop("units", {})}
    stage = Stage(**{"mosby": "paris", "units": units, **position})
    return stage.dice(union_movement=2, random_movement=3)


@rule("mosby", "7.7-1")
@pytest.mark.parametrize("unit", NON_COMBAT)
def test_non_combat_units_never_cause_checks(unit: str) -> None:
    units = {unit: "hay_market active", "c2.1": "gainesville", "c3.1": "hay_market"}
    stage = Stage(awareness=5, units=units).run(union_activation)
    assert stage.rolled == []


@rule("mosby", "7.7-1")
def test_non_combat_units_have_no_strength_and_never_fight() -> None:
    alone = Stage(mosby="hay_market", units={"courier.1": "hay_market active"}).dice(union_movement=1)
    assert alone.run(union_acts).prompt == ""
    units = {"c3.1": "hay_market active", "courier.1": "hay_market", "sutler.1": "hay_market"}
    beside = Stage(mosby="hay_market", units=units).dice(union_movement=3).run(union_acts)
    (battle,) = [line.say.params for line in beside.table.log or [] if line.say.key == "battle"]
    assert battle["union"] == 3


# ---------------------------------------------------------------- entering a space


@rule("mosby", "7.7-2", "7.7-7")
@pytest.mark.parametrize(("unit", "points"), POINTS)
def test_a_non_combat_unit_that_enters_mosbys_space_is_taken_without_checks(unit: str, points: int) -> None:
    stage = arrives(unit, mosby="hay_market", awareness=5, units={"c2.1": "hopewell"}).run(union_acts)
    assert stage.raid.where[unit] == HOLDING
    assert performance(stage) == points
    assert stage.rolled == ["union-movement", "random-movement"]


@rule("mosby", "7.7-2", "7.7-3")
@pytest.mark.parametrize("unit", ["courier.1", "sutler.1"])
@pytest.mark.parametrize(
    "friends", [{"large_forces": ["hay_market"]}, {"units": {"c3.1": "hay_market active"}}]
)
@pytest.mark.parametrize("mosby", ["hay_market", "paris"])
def test_a_courier_or_sutler_that_reaches_a_large_force_or_an_active_combat_unit_gets_away(
    unit: str, friends: dict[str, Any], mosby: str
) -> None:
    stage = arrives(unit, mosby=mosby, **friends)
    if "units" in friends:
        stage.raid.regrouping.add("c3.1")
    stage.run(union_acts)
    assert stage.raid.where[unit] == CONTAINER
    assert performance(stage) == 0
    assert stage.raid.active - {"c3.1"} == set()
    assert stage.rolled == ["union-movement", "random-movement"]


@rule("mosby", "7.7-3")
@pytest.mark.parametrize("friend", ["c3.1", "picket.1", "sutler.1 active"])
def test_a_courier_is_not_taken_in_by_sleepers_or_by_other_non_combat_units(friend: str) -> None:
    other, *active = friend.split()
    stage = arrives("courier.1", units={other: " ".join(["hay_market", *active])})
    stage.dice(random_movement=[5, 2], union_movement=1).run(union_acts)
    if active:
        stage.choose("act:courier.1")
    assert stage.raid.where["courier.1"] == "mount_zion"  # it went on by sudley_springs
    assert stage.raid.active == {"courier.1"}


@rule("mosby", "7.7-2", "7.7-4")
@pytest.mark.parametrize("mosby", ["hay_market", "paris"])
def test_a_picket_that_enters_a_space_with_inactive_units_wakes_them_all(mosby: str) -> None:
    sleepers = {"c3.1": "hay_market", "courier.1": "hay_market", "blank.1": "hay_market"}
    stage = arrives("picket.1", mosby=mosby, units=sleepers).dice(union_movement=[1, 1]).run(union_acts)
    assert stage.raid.where["picket.1"] == CONTAINER
    assert performance(stage) == 0
    assert woken(stage) == ["c3.1", "courier.1"]
    assert stage.raid.where["blank.1"] == HOLDING
    assert stage.rolled[:2] == ["union-movement", "random-movement"]


@rule("mosby", "7.7-4")
@pytest.mark.parametrize("friend", ["c3.1", "sutler.1"])
def test_a_picket_that_enters_a_space_with_only_active_units_returns_to_the_container(friend: str) -> None:
    stage = arrives("picket.1", units={friend: "hay_market active"}).dice(union_movement=1)
    stage.run(union_acts)
    if stage.prompt:
        stage.choose("act:picket.1")
    assert stage.raid.where["picket.1"] == CONTAINER
    assert stage.rolled.count("random-movement") == 1


@rule("mosby", "7.7-2", "7.7-4", "7.7-8")
@pytest.mark.parametrize("mosby", ["hay_market", "paris"])
def test_a_picket_that_enters_a_large_force_calls_out_a_combat_unit_and_wakes_the_others(mosby: str) -> None:
    sleepers = {"c3.1": "hay_market"}
    stage = arrives("picket.1", mosby=mosby, large_forces=["hay_market"], units=sleepers)
    stage.dice(union_movement=[1, 1]).draws("c5").run(union_acts).choose("act:c5.1")
    assert stage.raid.where["picket.1"] == CONTAINER
    assert stage.chance.drawn == ["c5.1"]
    assert woken(stage) == ["c3.1", "c5.1"]
    assert performance(stage) == 0


@rule("mosby", "7.7-5")
def test_an_active_picket_among_sleepers_uses_its_action_to_wake_them_all() -> None:
    units = {"picket.1": "hay_market active", "c3.1": "hay_market", "sutler.1": "hay_market"}
    stage = Stage(mosby="paris", units=units).dice(union_movement=[1, 1]).run(union_acts)
    assert stage.raid.where["picket.1"] == CONTAINER
    assert woken(stage) == ["c3.1", "sutler.1"]
    assert stage.rolled == ["union-movement"] * 2  # those of the two it woke; none for the picket


@rule("mosby", "7.7-5")
def test_an_active_picket_without_sleepers_rolls_like_any_other() -> None:
    units = {"picket.1": "hay_market active", "c3.1": "hay_market active regrouping"}
    stage = Stage(mosby="paris", units=units).dice(union_movement=1).run(union_acts)
    assert stage.raid.where["picket.1"] == "hay_market"


@rule("mosby", "7.7-7")
def test_pickets_are_worth_nothing_however_they_are_taken() -> None:
    units = {"picket.1": "gainesville", "picket.2": "gainesville", "courier.1": "gainesville"}
    stage = Stage(mosby="groveton", awareness=1, units=units).dice(activation=[6, 6, 6])
    stage.play().choose("move:gainesville")
    assert stage.raid.stack[HOLDING] == ("picket.1", "picket.2", "courier.1")
    assert performance(stage) == 1


@rule("mosby", "7.7-8")
@pytest.mark.parametrize("need", ["sweep", "escort", "picket"])
def test_sweeps_escorts_and_pickets_draw_until_a_combat_unit_appears(need: str) -> None:
    def called(drawn: str) -> Stage:
        if need == "sweep":
            stage = Stage(mosby="paris").dice(sweep=1, random_movement=[1, 1, 1]).draws(drawn)
            return stage.container("courier.2", "c5.1").run(resolve, "sweep.1")
        if need == "escort":
            stage = Stage(mosby="paris", train="winchester", escorts_unknown=2).draws(drawn)
            return stage.container("courier.2", "c5.1").run(call_escort)
        stage = arrives("picket.1", large_forces=["hay_market"]).dice(union_movement=1).draws(drawn)
        return stage.container("courier.2", "c5.1").run(union_acts)

    stage = called("c5")
    assert stage.chance.drawn == ["c5.1"]
    assert stage.raid.where["courier.2"] == CONTAINER
    with pytest.raises(ScriptError):
        called("courier")  # cannot be drawn at all


@rule("mosby", "7.7-9")
@pytest.mark.parametrize("random", [[3], [4, 3, 3]], ids=["the first space", "the last"])
@pytest.mark.parametrize(
    ("unit", "mosby", "ends"),
    [
        ("courier.1", "paris", CONTAINER),
        ("picket.1", "paris", CONTAINER),
        ("sutler.1", "hay_market", HOLDING),
    ],
)
def test_what_happens_on_entering_happens_in_every_space_of_the_move(
    unit: str, mosby: str, ends: str, random: list[int]
) -> None:
    friend = {"c3.1": "hay_market active regrouping"} if mosby == "paris" else {}
    stage = Stage(mosby=mosby, units={unit: "gainesville active", **friend})
    stage.dice(union_movement=2, random_movement=random).run(union_acts)
    assert stage.raid.where[unit] == ends
    assert stage.chance.left == {}


# ---------------------------------------------------------------- 7.7-6 beside combat units

BOTH = {"c3.1": "gainesville", "courier.1": "gainesville"}


def enters(dice: list[int], *, initiative: str, unit: str = "courier.1") -> Stage:
    """Mosby enters Gainesville in Operations, where a combat unit and a non-combat unit sleep."""
    units = {"c3.1": "gainesville", unit: "gainesville"}
    stage = Stage(mosby="groveton", awareness=1, units=units)
    return stage.dice(activation=dice, initiative=6 if initiative == "mosby" else 1)


@rule("mosby", "7.7-6")
def test_there_is_one_check_each_and_none_woken_both_stay() -> None:
    stage = enters([6, 6], initiative="mosby").play().choose("move:gainesville")
    assert stage.rolled == ["activation", "activation"]
    assert stage.at("gainesville") == ("c3.1", "courier.1")
    assert stage.prompt == "operations"


@rule("mosby", "7.7-6")
def test_both_woken_and_mosby_with_the_initiative_removes_the_non_combat_unit() -> None:
    stage = enters([1, 1], initiative="mosby").play().choose("move:gainesville")
    assert stage.prompt == "round"
    assert stage.raid.where["courier.1"] == HOLDING
    assert performance(stage) == 1


@rule("mosby", "7.7-6")
def test_both_woken_and_the_union_with_the_initiative_the_one_gets_away_and_the_other_attacks() -> None:
    stage = enters([1, 1], initiative="union").dice(union_movement=3).play().choose("move:gainesville")
    assert stage.raid.where["courier.1"] == CONTAINER
    assert performance(stage) == 0
    assert stage.prompt == "skedaddle"
    assert stage.rolled == ["activation", "activation", "initiative", "union-movement"]  # its own: no die


@rule("mosby", "7.7-6")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_only_the_non_combat_unit_woken_it_is_removed_or_moves_first(initiative: str) -> None:
    stage = enters([6, 1], initiative=initiative)
    if initiative == "union":
        stage.dice(union_movement=2, random_movement=[1, 2, 1])
    stage.play().choose("move:gainesville")
    assert (stage.raid.where["courier.1"] == HOLDING) is (initiative == "mosby")
    assert performance(stage) == (1 if initiative == "mosby" else 0)
    if initiative == "union":
        assert stage.rolled.count("union-movement") == 1
        assert stage.prompt == "round"


@rule("mosby", "7.7-6")
def test_only_the_combat_unit_woken_the_other_is_taken_if_mosby_stays_and_wins() -> None:
    stage = enters([1, 6, 6, 6], initiative="mosby").play().choose("move:gainesville")
    stage.dice(combat=2, tie=2).choose("attack")
    assert stage.raid.where["courier.1"] == HOLDING
    assert performance(stage) == 1 + 3 + 1


@rule("mosby", "7.7-6")
def test_only_the_combat_unit_woken_the_other_remains_if_mosby_leaves() -> None:
    stage = enters([1, 6, 6], initiative="mosby").dice(union_movement=1).play()
    stage.choose("move:gainesville", "move:groveton", "stop")
    assert stage.raid.where["courier.1"] == "gainesville"
    assert "courier.1" not in stage.raid.active


@rule("mosby", "7.7-6")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_woken_by_a_move_in_rounds_the_non_combat_unit_is_removed_or_gets_away_at_once(
    initiative: str,
) -> None:
    stage = in_rounds(initiative=initiative, mosby="groveton", hand=["hide"], awareness=1, units=BOTH)
    stage.dice(activation=[1, 1]).play().choose("move:gainesville")
    assert stage.prompt == "combat-cards"  # before the combat of the same move
    assert stage.raid.where["courier.1"] == (HOLDING if initiative == "mosby" else CONTAINER)
    assert performance(stage) == (1 if initiative == "mosby" else 0)


@rule("mosby", "7.7-6")
def test_beside_escorts_woken_by_the_meeting_it_is_likewise() -> None:
    units = {**STRAGGLER, "courier.1": "gainesville active"}
    stage = Stage(
        step="second",
        initiative="union",
        mosby="groveton",
        awareness=1,
        train="gainesville",
        escorts_unknown=1,
        units=units,
    )
    stage.dice(activation=1).draws("c3").play().choose("move:gainesville")
    assert stage.prompt == "stopped"
    assert stage.raid.where["courier.1"] == CONTAINER


@rule("mosby", "7.7-6")
def test_a_picket_gives_its_alarm_before_it_gets_away() -> None:
    units = {"c3.1": "gainesville", "picket.1": "gainesville", "c2.1": "gainesville"}
    stage = Stage(mosby="groveton", awareness=1, units=units)
    stage.dice(activation=[1, 1, 6, 6], initiative=1).play().choose("move:gainesville")
    assert stage.raid.where["picket.1"] == CONTAINER
    assert stage.raid.active == {"c3.1", "c2.1"}
    assert set(stage.options) == {"act:c3.1", "act:c2.1"}


@rule("mosby", "7.7-6")
def test_a_picket_woken_by_a_move_in_rounds_gives_its_alarm_at_once() -> None:
    units = {"c3.1": "gainesville", "picket.1": "gainesville", "courier.1": "gainesville"}
    stage = in_rounds(initiative="union", mosby="groveton", hand=["hide"], awareness=1, units=units)
    stage.dice(activation=[1, 1, 6]).play().choose("move:gainesville")
    assert stage.prompt == "combat-cards"
    assert stage.raid.where["picket.1"] == CONTAINER
    assert "courier.1" in stage.raid.active
