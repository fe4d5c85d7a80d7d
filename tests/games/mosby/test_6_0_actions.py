"""6.0 Mosby's actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule
from vivac.table import NotAllowed

ACTION = ("scout", "kidnap", "demolish", "attack")
CROWD = {"sutler.1": "hay_market active", "courier.1": "hay_market active", "picket.1": "hay_market active"}


def actions(stage: Stage) -> list[str]:
    return [option for option in stage.options if option.startswith(ACTION)]


@rule("mosby", "6.0-1")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ({"mosby": "groveton"}, "scout:manassas_junction"),
        (
            {"mosby": "alexandria", "rails_down": ["alexandria"], "leaders": {"dulaney": "free"}},
            "kidnap:dulaney",
        ),
        ({"mosby": "occoquan"}, "demolish:bridge"),
        ({"mosby": "hay_market", "units": {"c2.1": "hay_market"}}, "attack"),
    ],
)
def test_an_action_is_offered_only_while_its_preconditions_hold(
    position: dict[str, Any], action: str
) -> None:
    assert action in Stage(**position).play().options
    nothing = Stage(mosby="middleburg").play()
    assert actions(nothing) == []
    with pytest.raises(NotAllowed):
        nothing.choose(action)


@rule("mosby", "6.0-1")
def test_an_action_is_completed_before_the_next_begins() -> None:
    units = {"c2.1": "manassas_junction", "c2.2": "manassas_junction"}
    stage = Stage(mosby="groveton", awareness=3, hand=["gain_initiative"], units=units)
    stage.dice(scout=1, activation=[1, 6, 2]).draws("c3")
    stage.play().choose("scout:manassas_junction")
    assert stage.prompt == "initiative"  # no question in between, though the first check woke a unit
    assert stage.rolled == ["scout", "activation", "activation", "activation"]
    assert len(stage.raid.active) == 2


@rule("mosby", "6.0-2")
def test_in_operations_actions_are_unlimited() -> None:
    stage = Stage(mosby="groveton", units={"c2.1": "gainesville"}).dice(scout=[6, 6, 6, 6]).draws("c3")
    stage.play()
    for _ in range(3):
        stage.choose("scout:gainesville")
    stage.choose("scout:manassas_junction", "move:stone_bridge", "move:groveton")
    assert stage.rolled == ["scout"] * 4
    assert stage.raid.step is Phase.OPERATIONS
    assert stage.prompt == "operations"


@rule("mosby", "6.0-2")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_in_rounds_there_is_one_action_per_round(initiative: str) -> None:
    stage = in_rounds(mosby="middleburg", initiative=initiative, units={"c2.1": "aldie"}).dice(scout=6)
    stage.play().choose("scout:aldie")
    assert stage.raid.regrouping == set()  # the Union has acted
    assert (stage.raid.round, stage.prompt) == (2, "round")
    assert stage.rolled == ["scout"]


@rule("mosby", "6.0-3")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_at_the_start_of_his_action_mosby_removes_active_non_combat_units(initiative: str) -> None:
    stage = in_rounds(mosby="hay_market", initiative=initiative, units=CROWD).play()
    assert stage.prompt == "round"
    assert stage.at("hay_market") == ()
    assert stage.at("holding") == tuple(CROWD)
    assert stage.raid.performance == 2  # courier and sutler, no picket
    assert stage.rolled == []


@rule("mosby", "6.0-3")
@pytest.mark.parametrize(
    ("others", "left"),
    [
        ({"sutler.2": "hay_market"}, ()),
        ({"sutler.2": "hay_market", "c2.1": "hay_market"}, ("sutler.2", "c2.1")),
        ({"sutler.2": "hay_market", "c2.1": "hay_market active"}, ("sutler.2", "c2.1")),
    ],
)
def test_inactive_ones_go_too_if_no_combat_unit_is_there(
    others: dict[str, str], left: tuple[str, ...]
) -> None:
    stage = in_rounds(mosby="hay_market", units={"courier.1": "hay_market active", **others}).play()
    assert stage.at("hay_market") == left
    assert stage.raid.performance == (1 if left else 2)
    assert stage.rolled == []


@rule("mosby", "6.0-3")
def test_a_hidden_mosby_removes_nobody() -> None:
    stage = in_rounds(mosby="hay_market", hidden=True, units={**CROWD, "sutler.2": "hay_market"}).play()
    assert stage.prompt == "round"
    assert len(stage.at("hay_market")) == 4
    assert stage.raid.performance == 0


@rule("mosby", "6.0-3")
def test_units_in_other_spaces_and_in_operations_are_left_alone() -> None:
    elsewhere = in_rounds(mosby="hay_market", units={"sutler.1": "hopewell active"}).play()
    assert elsewhere.at("hopewell") == ("sutler.1",)
    assert Stage(mosby="hay_market", units={"sutler.2": "hay_market"}).play().at("hay_market") == (
        "sutler.2",
    )
