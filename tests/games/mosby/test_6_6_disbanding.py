"""6.6 Disband, and skedaddle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.winning import TurnOver
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

HERE = "hay_market"


def under_attack(**position: Any) -> Stage:
    """The Union has moved and attacks Mosby, who may run."""
    base: dict[str, Any] = {"mosby": HERE, "notoriety": 5, "step": "second", "initiative": "mosby"}
    stage = Stage(**{**base, "units": {"c3.1": f"{HERE} active"}, **position})
    return stage.dice(union_movement=3).play()


def points(stage: Stage) -> int:
    return stage.raid.notoriety * 10 + stage.raid.performance


# ---------------------------------------------------------------- 6.6-1 to 6.6-3


@rule("mosby", "6.6-1")
@pytest.mark.parametrize("mosby", ["salem", "alexandria", "poolesville"])
def test_in_operations_mosby_may_disband_anywhere_at_no_cost_and_the_turn_ends(mosby: str) -> None:
    stage = Stage(mosby=mosby, hand=["cannon", "ruse"], performance=3, units={"c3.1": mosby}).play()
    stage.choose("disband")
    assert (stage.raid.turn, stage.raid.step, stage.raid.mosby) == (2, Phase.PREPARATION, "")
    assert points(stage) == 13
    assert stage.rolled == []
    assert stage.raid.hand == ["cannon"]  # the Cannon is kept
    assert not stage.raid.wounded


@rule("mosby", "6.6-2")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_in_rounds_disbanding_is_mosbys_action_and_all_active_units_go_inactive(initiative: str) -> None:
    units = {"c3.1": "gainesville active", "c3.2": "centreville active", "sutler.1": "washington active"}
    stage = in_rounds(mosby=HERE, initiative=initiative, performance=3, units=units).play()
    assert stage.prompt == "round"
    stage.choose("disband")
    assert stage.raid.turn == 2
    assert points(stage) == 13
    assert stage.rolled == []
    assert stage.raid.active == stage.raid.regrouping == set()
    assert stage.at("gainesville") == ("c3.1",)
    assert stage.at("winchester") == ("c1.4",)
    assert stage.raid.where["c3.2"] == stage.raid.where["sutler.1"] == "container"


@rule("mosby", "6.6-2")
@pytest.mark.parametrize(
    ("units", "allowed"),
    [
        ({"c3.1": f"{HERE} active"}, False),
        ({"c3.1": f"{HERE} active regrouping"}, False),
        ({"c3.1": HERE}, True),  # inactive
        ({"sutler.1": f"{HERE} active"}, True),  # no combat unit
        ({"c3.1": "gainesville active"}, True),  # elsewhere
    ],
)
def test_he_may_not_while_an_active_combat_unit_shares_his_space(
    units: dict[str, str], allowed: bool
) -> None:
    stage = in_rounds(mosby=HERE, hidden=True, units=units).play()
    assert ("disband" in stage.options) is allowed
    refusal = stage.table.why_not("mosby", "disband")
    assert (refusal is None) is allowed
    if refusal is not None:
        assert refusal.say.rule == "6.6-2"


@rule("mosby", "6.6-2")
def test_he_may_not_disband_in_the_union_step() -> None:
    assert "disband" not in under_attack().options


@rule("mosby", "6.6-3")
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
def test_a_kidnapped_leader_escapes_when_mosby_disbands_behind_the_lines(stage_of: type[Stage]) -> None:
    stage = stage_of(mosby="vernondale", leaders={"dulaney": "kidnapped", "stoughton": "free"}).play()
    stage.choose("disband")
    assert stage.raid.leaders == {"dulaney": "gone", "stoughton": "free"}
    assert "leader-escaped" in stage.told
    assert points(stage) == 10


# ---------------------------------------------------------------- 6.6-4 skedaddle


@rule("mosby", "6.6-4")
def test_to_skedaddle_costs_a_casualty_check_and_two_points_and_ends_the_turn() -> None:
    stage = under_attack().dice(casualty=3, random_movement=2).choose("skedaddle")
    assert stage.rolled == ["union-movement", "casualty", "random-movement"]
    assert points(stage) == 48
    assert (stage.raid.turn, stage.raid.mosby, stage.raid.strength) == (2, "", 0)
    assert not stage.raid.wounded
    assert "combat-die" not in stage.told


@rule("mosby", "6.6-4")
def test_every_active_unit_of_that_space_moves_one_random_space_and_goes_inactive() -> None:
    units = {
        "c2.1": f"{HERE} active",
        "c2.2": HERE,
        "c2.3": f"{HERE} active",
        "c2.4": "gainesville active regrouping",
        "c2.5": "centreville active regrouping",
    }
    stage = Stage(mosby=HERE, notoriety=5, step="second", initiative="mosby", units=units)
    stage.dice(union_movement=[3, 3], casualty=6, random_movement=[2, 4]).play()
    while stage.prompt == "union-unit":
        stage.choose(stage.options[0])
    stage.choose("skedaddle")
    assert stage.rolled[-2:] == ["random-movement"] * 2
    assert stage.at("white_plains") == ("c2.1",)
    assert stage.at("aldie") == ("c2.3",)
    assert stage.at(HERE) == ("c2.2",)  # inactive units stay
    assert stage.at("gainesville") == ("c2.4",)  # the others go inactive in place
    assert stage.raid.where["c2.5"] == "container"  # in a large force
    assert stage.raid.active == stage.raid.regrouping == set()


@rule("mosby", "6.6-4")
def test_a_unit_that_moves_at_random_into_a_large_force_returns_to_the_container() -> None:
    stage = under_attack(mosby="stone_bridge", units={"c3.1": "stone_bridge active 1"})
    stage.dice(casualty=6, random_movement=1).choose("skedaddle")
    assert stage.raid.where["c3.1"] == "container"
    assert stage.raid.losses == {}


@rule("mosby", "6.6-4")
def test_leader_and_cannon_are_lost() -> None:
    space = "bristoe_station"
    stage = under_attack(
        mosby=space,
        revealed=[space],
        hand=["cannon", "scout"],
        leaders={"dulaney": "kidnapped"},
        units={"c3.1": f"{space} active"},
    )
    stage.dice(casualty=6, random_movement=4).choose("skedaddle")
    assert stage.raid.leaders["dulaney"] == "gone"
    assert stage.raid.hand == ["scout"]
    assert points(stage) == 48


@rule("mosby", "6.6-4")
def test_the_check_comes_first_so_the_cannon_may_serve_for_the_wound() -> None:
    stage = under_attack(hand=["cannon", "scout"]).dice(casualty=1, random_movement=1).choose("skedaddle")
    assert stage.options == ["discard:cannon", "discard:scout"]
    assert points(stage) == 45  # the wound is paid, the flight not yet
    assert stage.raid.mosby == HERE
    stage.choose("discard:cannon")
    assert stage.raid.hand == ["scout"]
    assert points(stage) == 43
    assert stage.raid.turn == 2
    assert stage.raid.wounded


@rule("mosby", "6.6-4")
def test_death_in_flight_ends_the_game() -> None:
    stage = under_attack(wounded=True).dice(casualty=2).choose("skedaddle")
    assert stage.table.outcome is not None
    assert stage.table.outcome.say.key == "lost-killed"
    assert points(stage) == 50


@rule("mosby", "6.6-6")
@pytest.mark.parametrize(
    ("event", "dice", "mosby"),
    [("extend_lines.1", {"extend_lines": 6}, HERE), ("sweep.1", {"sweep": 6}, "rectortown")],
)
def test_an_event_unit_goes_to_the_container_instead_of_moving(
    event: str, dice: dict[str, int], mosby: str
) -> None:
    stage = Stage(mosby=mosby, notoriety=5, step="events").dice(**dice, casualty=6).draws("c3")
    stage.run(resolve, event)
    with pytest.raises(TurnOver):
        stage.choose("skedaddle")
    assert stage.raid.where["c3.1"] == "container"
    assert stage.rolled == [*(why.replace("_", "-") for why in dice), "casualty"]
    assert stage.raid.mosby == ""
    assert points(stage) == 48
