"""What the player is told of a counter, and what a choice costs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from tests.games.mosby.test_6_6_disbanding import under_attack
from vivac.lab.coverage import rule
from vivac.table import Say


def told(stage: Stage, piece: str) -> dict[str, Mapping[str, Any]]:
    """The lines of a profile by their keys."""
    lines = stage.rulebook.profile(stage.box, stage.raid, piece, "mosby")
    return {say.key.removeprefix("profile-"): say.params for say in lines}


def price(stage: Stage, option: str) -> Say | None:
    ask = stage.table.question
    assert ask is not None
    return stage.table.costs(ask, ask.find(option))


@rule("mosby", "6.5-S3C", "6.5-8")
def test_mosbys_profile_tells_his_strength_his_wound_and_what_the_union_makes_of_him() -> None:
    stage = Stage(mosby="hay_market", strength=4, wounded=True, notoriety=3, awareness=2)
    lines = told(stage, "mosby")
    assert lines["mosby"]["strength"] == 4
    assert {"wounded", "ride"} <= set(lines)
    assert (lines["reaction"]["notoriety"], lines["reaction"]["awareness"]) == (3, 2)


@rule("mosby", "6.5-S3A", "6.5-S3B")
def test_a_seen_unit_tells_its_strength_and_the_odds_both_ways_and_an_unseen_one_nothing() -> None:
    units = {"c4.1": "gainesville seen", "c3.1": "salem"}
    stage = Stage(mosby="hay_market", strength=4, units=units)
    tags = {unit: f"u{tag}" for unit, tag in stage.raid.tags.items()}
    lines = told(stage, tags["c4.1"])
    assert lines["combat"] == {"strength": 4, "printed": 4}
    assert {"attack", "defence", "asleep"} <= set(lines)
    assert told(stage, tags["c3.1"]) == {}


@rule("mosby", "6.2-3")
def test_a_space_of_a_ride_is_counted_and_to_stop_tells_what_is_lost() -> None:
    stage = in_rounds(mosby="hay_market").play()
    move = next(option for option in stage.options if option.startswith("move:"))
    assert price(stage, move) == Say("cost-ride", {"nth": 1, "of": 3, "left": 2}, "6.2-3")
    stage.choose(move, by="mosby")
    assert price(stage, "stop") == Say("cost-stop", {"spaces": 2}, "6.2-3")


@rule("mosby", "C3-3")
def test_an_action_costs_the_round_and_in_operations_nothing() -> None:
    assert price(in_rounds(mosby="hay_market").play(), "pass") == Say("cost-action", {}, "C3-3")
    stage = Stage(mosby="hay_market").play()
    scouts = [option for option in stage.options if option.startswith(("scout:", "move:"))]
    assert {price(stage, option) for option in scouts} == {None}


@rule("mosby", "6.4-4")
@pytest.mark.parametrize(("awareness", "to"), [(1, 2), (5, 5)])
def test_a_demolition_tells_how_far_awareness_rises(awareness: int, to: int) -> None:
    space = next(space for space in Stage().box.rails if space in Stage().raid.lines)
    stage = Stage(mosby=space, awareness=awareness).play()
    said = price(stage, "demolish:rail")
    assert said == Say("cost-alarm", {"from": awareness, "to": to, "spent": "no"}, "6.4-4")


@rule("mosby", "6.6-4")
def test_to_skedaddle_tells_what_it_costs_and_who_attacks_with_how_much() -> None:
    stage = under_attack(hand=["cannon"])
    ask = stage.table.question
    assert ask is not None
    assert (ask.prompt, ask.params["union"], ask.params["mosby"]) == ("skedaddle", 3, 3)
    assert price(stage, "skedaddle") == Say("cost-skedaddle", {"points": "-2", "cannon": "yes"}, "6.6-4")
