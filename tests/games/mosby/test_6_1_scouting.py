"""6.1 Scout."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.mosby.raiding import STRAGGLER, Stage, in_rounds
from vivac.games.mosby.chapters.scouting import scout
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

HERE, THERE = "groveton", "manassas_junction"  # outside the lines, and an unrevealed space next to it


@rule("mosby", "6.1-1")
@pytest.mark.parametrize(
    ("position", "space"),
    [
        ({"mosby": HERE}, THERE),
        ({"mosby": HERE, "revealed": [THERE], "units": {"c2.1": THERE}}, THERE),
        ({"mosby": HERE, "units": {"c2.1": THERE}}, THERE),
        ({"mosby": HERE, "units": {"c2.1": "gainesville"}}, "gainesville"),
        ({"mosby": HERE, "units": {"blank.1": "gainesville"}}, "gainesville"),
        ({"mosby": "stone_bridge", "units": {"c2.1": "centreville"}}, "centreville"),
        ({"mosby": HERE, "joined_lines": ["gainesville"], "queried": ["gainesville"]}, "gainesville"),
        ({"mosby": HERE, "units": {"c2.1": "gainesville active", "c2.2": "gainesville"}}, "gainesville"),
    ],
)
def test_mosby_may_scout_an_adjacent_space_with_a_hidden_or_an_inactive_unit(
    position: dict[str, Any], space: str
) -> None:
    assert f"scout:{space}" in Stage(**position).play().options


@rule("mosby", "6.1-1")
@pytest.mark.parametrize(
    ("position", "space"),
    [
        ({"mosby": HERE, "revealed": [THERE]}, THERE),  # nothing left to learn
        ({"mosby": HERE}, "gainesville"),  # nobody there
        ({"mosby": HERE}, "union_mills"),  # not adjacent
        ({"mosby": HERE, "units": {"c2.1": HERE}}, HERE),  # his own space
        ({"mosby": "stone_bridge"}, "centreville"),  # a large force by itself
        ({"mosby": HERE, "units": {"c2.1": "gainesville active"}}, "gainesville"),  # seen already
        ({"mosby": "stone_bridge", "units": {"c2.1": "centreville active"}}, "centreville"),
    ],
)
def test_there_must_be_something_to_learn_next_door(position: dict[str, Any], space: str) -> None:
    assert f"scout:{space}" not in in_rounds(**position).play().options


@rule("mosby", "6.1-2")
def test_the_same_space_may_be_scouted_again_and_again_in_operations() -> None:
    stage = Stage(mosby=HERE).dice(scout=[6, 1, 6, 6], activation=6).draws("c3").play()
    for _ in range(4):
        stage.choose(f"scout:{THERE}")
    assert stage.at(THERE) == ("c3.1",)
    assert f"scout:{THERE}" in stage.options


@rule("mosby", "6.1-3")
@pytest.mark.parametrize("stage", [Stage(mosby=HERE, awareness=5), in_rounds(mosby=HERE, awareness=5)])
def test_local_information_succeeds_without_die_or_check(stage: Stage) -> None:
    stage.raid.hand.append("local_information")
    stage.draws("c3").run(scout, THERE).choose("play:local_information")
    assert stage.rolled == []
    assert stage.at(THERE) == ("c3.1",)
    assert "c3.1" in stage.raid.seen
    assert "c3.1" not in stage.raid.active
    assert stage.raid.hand == []


@rule("mosby", "6.1-3")
def test_local_information_may_be_kept_and_the_die_rolled() -> None:
    stage = Stage(mosby=HERE, hand=["local_information"]).dice(scout=2).draws("c3")
    stage.run(scout, THERE).choose("decline")
    assert stage.rolled == ["scout"]
    assert stage.raid.hand == ["local_information"]


@rule("mosby", "6.1-4")
@given(awareness=st.integers(1, 5), die=st.integers(1, 6), card=st.booleans())
def test_scouting_succeeds_if_the_die_is_above_awareness(awareness: int, die: int, card: bool) -> None:
    stage = Stage(mosby=HERE, awareness=awareness, hand=["scout"] if card else [])
    stage.dice(scout=die, activation=6).draws("c2").run(scout, THERE)
    success = die + card > awareness
    assert ("scouted" in stage.told) is success
    assert stage.rolled == (["scout"] if success else ["scout", "activation"])


@rule("mosby", "6.1-5")
@pytest.mark.parametrize("unit", ["c3.1", "picket.1", "courier.1", "sutler.1"])
def test_a_successful_scout_reveals_an_unrevealed_space_and_leaves_its_unit_inactive(unit: str) -> None:
    stage = Stage(mosby=HERE).dice(scout=6).draws(unit).run(scout, THERE)
    assert stage.raid.revealed == {THERE}
    assert stage.at(THERE) == (unit,)
    assert unit in stage.raid.seen
    assert stage.raid.active == set()
    assert stage.raid.performance == 0
    assert stage.raid.mosby == HERE


@rule("mosby", "6.1-5")
def test_a_blank_drawn_by_scouting_goes_to_the_holding_box() -> None:
    stage = Stage(mosby=HERE).dice(scout=6).draws("blank").run(scout, THERE)
    assert stage.raid.revealed == {THERE}
    assert stage.at(THERE) == ()
    assert stage.at("holding") == ("blank.1",)


@rule("mosby", "6.1-5")
def test_inactive_units_already_there_are_looked_at_as_well() -> None:
    units = {"c2.1": THERE, "sutler.1": THERE, "blank.2": THERE}
    stage = Stage(mosby=HERE, units=units).dice(scout=6).draws("c3").run(scout, THERE)
    assert stage.at(THERE) == ("c2.1", "sutler.1", "c3.1")
    assert stage.raid.seen == {"c2.1", "sutler.1", "c3.1"}
    assert stage.at("holding") == ("blank.2",)


@rule("mosby", "6.1-5")
@pytest.mark.parametrize(
    ("mosby", "space", "revealed"),
    [
        (HERE, THERE, {THERE}),  # revealed before
        (HERE, "gainesville", set()),  # outside the lines
        ("stone_bridge", "centreville", set()),  # a large force
    ],
)
def test_where_no_unit_is_hidden_nothing_is_drawn_and_no_marker_placed(
    mosby: str, space: str, revealed: set[str]
) -> None:
    stage = Stage(mosby=mosby, revealed=revealed, units={"c2.1": space, "sutler.1": space})
    stage.dice(scout=6).run(scout, space)
    assert stage.at(space) == ("c2.1", "sutler.1")
    assert stage.raid.seen == {"c2.1", "sutler.1"}
    assert stage.raid.revealed == revealed
    assert stage.raid.queried == set()


@rule("mosby", "6.1-6")
def test_a_failed_scout_marks_the_space_draws_face_down_and_checks_every_inactive_unit() -> None:
    units = {"c2.1": THERE, "c2.2": f"{THERE} active", "c2.3": THERE}
    stage = in_rounds(mosby=HERE, awareness=3, units=units)
    stage.dice(scout=3, activation=[4, 4, 3]).draws("c3").run(scout, THERE)
    assert stage.raid.revealed == {THERE}
    assert stage.rolled == ["scout", "activation", "activation", "activation"]
    assert stage.raid.active == {*STRAGGLER, "c2.2", "c3.1"}  # the third die was for the unit drawn


@rule("mosby", "6.1-6")
@pytest.mark.parametrize(
    ("mosby", "space", "revealed"),
    [(HERE, THERE, {THERE}), (HERE, "gainesville", set()), ("stone_bridge", "centreville", set())],
)
def test_a_failed_scout_draws_only_in_an_unrevealed_space(mosby: str, space: str, revealed: set[str]) -> None:
    stage = Stage(mosby=mosby, revealed=revealed, units={"c2.1": space}).dice(scout=1, activation=6)
    stage.run(scout, space)
    assert stage.at(space) == ("c2.1",)
    assert stage.rolled == ["scout", "activation"]  # the large force itself is not checked
    assert stage.raid.revealed == revealed


@rule("mosby", "6.1-6")
@pytest.mark.parametrize(("die", "wakes"), [(1, True), (3, True), (4, False)])
def test_the_scout_card_does_not_help_the_checks_of_a_failed_scout(die: int, wakes: bool) -> None:
    stage = Stage(mosby=HERE, awareness=3, hand=["scout"]).dice(scout=2, activation=die).draws("c3")
    stage.run(scout, THERE)
    assert ("c3.1" in stage.raid.active) is wakes


@rule("mosby", "6.1-6")
def test_a_blank_that_activates_goes_to_the_holding_box_with_no_further_effect() -> None:
    stage = Stage(mosby=HERE, awareness=3).dice(scout=1, activation=1).draws("blank")
    stage.play().choose(f"scout:{THERE}")
    assert stage.at("holding") == ("blank.1",)
    assert stage.raid.revealed == {THERE}
    assert stage.prompt == "operations"


@rule("mosby", "6.1-7")
@pytest.mark.parametrize("woken", ["", "blank"])  # a blank that wakes is no unit
def test_if_no_unit_activates_the_space_is_examined_anyway(woken: str) -> None:
    units = {"blank.2": THERE} if woken else {}
    stage = Stage(mosby=HERE, awareness=3, units={**units, "c2.1": THERE})
    stage.dice(scout=1, activation=[*([1] if woken else []), 6, 6]).draws("sutler")
    stage.play().choose(f"scout:{THERE}")
    assert stage.raid.seen == {"c2.1", "sutler.1"}
    assert stage.at(THERE) == ("c2.1", "sutler.1")
    assert stage.raid.step is Phase.OPERATIONS
    assert stage.raid.performance == 0


@rule("mosby", "6.1-7")
@pytest.mark.parametrize("woken", ["c3", "picket", "courier", "sutler"])
def test_if_any_unit_activates_rounds_begin_and_the_others_are_not_examined(woken: str) -> None:
    stage = Stage(mosby=HERE, awareness=3, hand=["gain_initiative"], units={"c2.1": THERE, "blank.2": THERE})
    stage.dice(scout=1, activation=[6, 6, 1]).draws(woken)
    stage.play().choose(f"scout:{THERE}")
    assert stage.raid.step is Phase.INITIATIVE
    assert stage.raid.active == {f"{woken}.1"}
    assert stage.raid.seen == {f"{woken}.1"}
    assert stage.at(THERE) == ("c2.1", "blank.2", f"{woken}.1")


@rule("mosby", "6.1-7")
def test_in_rounds_a_unit_activated_by_scouting_lets_them_continue() -> None:
    stage = in_rounds(mosby=HERE, awareness=3, units={"c2.1": THERE})
    stage.dice(scout=1, activation=[6, 1]).draws("c3")
    stage.play().choose(f"scout:{THERE}")
    assert stage.raid.step is Phase.SECOND
    assert "act:c3.1" in stage.options  # it acts in this very Round
    assert "c2.1" not in stage.raid.seen
