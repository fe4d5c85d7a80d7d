"""6.6-2, 6.6-5, 7.2-H Disbanding and hiding at any moment of the Rounds, and other readings of the text."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from tests.games.staging import told
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import (
    DISBAND_AS_ACTION,
    FORD_IS_ONE_SPACE,
    HIDE_AS_ACTION,
    HIDE_MAY_FAIL,
    NO_FRESH_CARDS,
    SCOUT_IN_OPERATIONS,
    Phase,
)
from vivac.lab.coverage import rule

HERE = "hay_market"
NEAR = {"c3.1": "gainesville active"}


def pursued(*switches: str, **position: Any) -> Stage:
    """The Union is about to act, and Mosby is asked at every moment."""
    start = {"mosby": HERE, "step": "first", "initiative": "union", "units": NEAR, **position}
    return Stage(*switches, **start).watchful()


# ---------------------------------------------------------------- while the Union acts


@rule("mosby", "6.6-2", "6.6-5")
def test_mosby_may_disband_before_a_union_unit_acts() -> None:
    stage = pursued(performance=3).play()
    assert (stage.prompt, stage.options) == ("union-unit", ["act:c3.1", "disband"])
    stage.choose("disband")
    assert (stage.raid.turn, stage.raid.performance, stage.raid.active) == (2, 3, set())
    assert stage.rolled == []


@rule("mosby", "6.6-5")
def test_he_is_asked_before_every_unit_and_sees_what_the_others_did() -> None:
    units = {**NEAR, "c2.1": "white_plains active"}
    stage = pursued(units=units).dice(union_movement=1).run(union_acts)
    stage.choose("act:c2.1")
    assert stage.options == ["act:c3.1", "disband"]


@rule("mosby", "6.6-2")
def test_once_a_combat_unit_is_upon_him_it_is_too_late_to_disband() -> None:
    units = {**NEAR, "c2.1": "white_plains active"}
    stage = pursued(units=units).dice(union_movement=[3, 3]).run(union_acts)
    stage.choose("act:c3.1")
    assert stage.raid.where["c3.1"] == HERE
    assert stage.prompt == "skedaddle"  # the other acted without a question


@rule("mosby", "6.6-5")
@pytest.mark.parametrize("unit", ["winchester active", "gainesville active regrouping"])
def test_he_is_not_asked_when_no_unit_can_reach_him(unit: str) -> None:
    stage = pursued(units={"c3.1": unit}).dice(rest=1).run(union_acts)
    assert stage.prompt == ""


@rule("mosby", "6.6-2")
def test_by_the_other_reading_disbanding_waits_for_mosbys_action() -> None:
    stage = in_rounds(DISBAND_AS_ACTION, mosby=HERE, units={"c2.1": "strasburg active"}).watchful()
    stage.dice(union_movement=1).play()
    assert "disband" in stage.options
    stage.choose("pass")
    assert "disband" not in stage.options
    waiting = pursued(DISBAND_AS_ACTION, units={**NEAR, "c2.1": "strasburg active"}).run(union_acts)
    assert waiting.to_act == {"c3.1", "c2.1"}
    assert "disband" not in waiting.options
    refusal = waiting.table.why_not("mosby", "disband")
    assert refusal is not None
    assert refusal.say.key == "disband-not-his-action"


# ---------------------------------------------------------------- on the way, and before C2


@rule("mosby", "6.6-5")
def test_he_may_disband_on_the_way() -> None:
    stage = in_rounds(mosby=HERE).play().choose("move:white_plains")
    assert stage.prompt == "ride"
    stage.choose("disband")
    assert (stage.raid.turn, stage.raid.ridden) == (2, 0)


@rule("mosby", "6.6-5")
@pytest.mark.parametrize(
    ("space", "units", "asked"),
    [
        ("groveton", {"c3.1": "manassas_junction active", "c2.1": "groveton"}, True),
        ("groveton", {"c3.1": "manassas_junction active"}, False),  # his space owes no check
        ("groveton", {"c3.1": "winchester active", "c2.1": "groveton"}, False),  # nobody near to wake it
    ],
)
def test_before_c2_he_is_asked_if_his_own_space_is_to_be_checked(
    space: str, units: dict[str, str], asked: bool
) -> None:
    stage = Stage(mosby=space, step="activation", initiative="mosby", units=units).watchful()
    stage.dice(rest=6).play()
    assert (stage.prompt == "before-activation") is asked
    if asked:
        assert stage.options == ["stay", "disband"]
        assert stage.rolled == []
        assert stage.choose("disband").raid.turn == 2


# ---------------------------------------------------------------- Hide


@rule("mosby", "7.2-H", "7.2-H.1", "W-10")
def test_hide_may_be_played_before_a_union_unit_acts_even_after_mosbys_own_action() -> None:
    stage = in_rounds(mosby="hopewell", hand=["hide"], units=NEAR).watchful().play()
    stage.choose("move:hay_market", "stop")
    assert "play:hide" in stage.options
    stage.dice(union_movement=3, random_movement=[1, 1]).choose("play:hide")
    assert (stage.raid.hidden, stage.raid.hand) == (True, [])
    while stage.prompt == "union-unit":
        stage.choose(stage.options[0])
    assert "hide-worked" in stage.told
    assert stage.raid.step is Phase.OPERATIONS
    assert stage.raid.mosby == HERE


@rule("mosby", "7.2-H")
def test_hide_may_be_played_with_a_unit_already_upon_him_while_others_have_yet_to_act() -> None:
    units = {**NEAR, "c2.1": "white_plains active"}
    stage = pursued(hand=["hide"], units=units).dice(union_movement=[3, 3])
    stage.dice(random_movement=[1, 1]).run(union_acts).choose("act:c3.1", "play:hide")
    assert stage.raid.active == set()
    assert "battle" not in stage.told


@rule("mosby", "7.2-H")
def test_hide_is_not_offered_in_a_large_force_nor_by_the_other_reading() -> None:
    units = {"c3.1": "fort_runyon active"}
    garrison = pursued(mosby="alexandria", hand=["hide"], units=units).run(union_acts)
    assert "play:hide" not in garrison.options
    reading = pursued(HIDE_AS_ACTION, hand=["hide"]).run(union_acts)
    assert reading.options == ["act:c3.1", "disband"]
    assert "play:hide" in in_rounds(HIDE_AS_ACTION, mosby=HERE, hand=["hide"]).play().options


@rule("mosby", "8.3-1")
def test_whoever_entered_before_the_card_was_played_searches_too() -> None:
    units = {**NEAR, "c2.1": "white_plains active"}
    stage = pursued(HIDE_MAY_FAIL, hand=["hide"], units=units)
    stage.dice(union_movement=[3, 1], hide_discovered=1).run(union_acts)
    stage.choose("act:c3.1", "play:hide")
    assert stage.rolled[-1] == "hide-discovered"
    assert told(stage, "battle")["union"] == 3


# ---------------------------------------------------------------- other readings


@rule("mosby", "6.2-4")
@pytest.mark.parametrize(("switches", "goes_on"), [((), False), ((FORD_IS_ONE_SPACE,), True)])
def test_a_ford_takes_the_whole_move_or_by_the_other_reading_one_space(
    switches: tuple[str, ...], goes_on: bool
) -> None:
    mosby = in_rounds(*switches, mosby="leesburg", revealed=["poolesville"]).play().choose("move:poolesville")
    assert (mosby.prompt == "ride") is goes_on
    union = Stage(*switches, mosby="aldie", units={"c3.1": "poolesville active"}).dice(union_movement=3)
    union.run(union_acts)
    assert (union.raid.where["c3.1"] == "leesburg") is not goes_on


@rule("mosby", "6.2-4")
@pytest.mark.parametrize("switches", [(), (FORD_IS_ONE_SPACE,)])
def test_either_way_the_crossing_begins_on_the_bank(switches: tuple[str, ...]) -> None:
    stage = in_rounds(*switches, mosby="waterford").play().choose("move:leesburg")
    assert "move:poolesville" not in stage.options


@rule("mosby", "6.5-S5")
@pytest.mark.parametrize(("switches", "asked"), [((), True), ((NO_FRESH_CARDS,), False)])
def test_a_counterattack_may_bring_fresh_cards_but_not_by_the_other_reading(
    switches: tuple[str, ...], asked: bool
) -> None:
    hand = ["counterattack", "surprise_attack"]
    stage = in_rounds(*switches, mosby=HERE, hand=hand, strength=3, units={"c3.1": HERE}).play()
    stage.dice(combat=[2, 6], random_movement=1, rest=6).choose("attack", "roll", "play:counterattack")
    assert (stage.prompt == "combat-cards") is asked


@rule("mosby", "A-scout")
@pytest.mark.parametrize(("switches", "bonus"), [((), 1), ((SCOUT_IN_OPERATIONS,), 0)])
def test_the_scout_helps_an_entry_in_rounds_but_not_by_the_other_reading(
    switches: tuple[str, ...], bonus: int
) -> None:
    stage = in_rounds(*switches, mosby="groveton", awareness=3, hand=["scout"], units={"c2.1": "gainesville"})
    stage.dice(activation=3, rest=6).play().choose("move:gainesville")
    assert ("activated" in stage.told) is (bonus == 0)
    roam = Stage(*switches, mosby="groveton", awareness=3, hand=["scout"], units={"c2.1": "gainesville"})
    assert roam.dice(activation=3).play().choose("move:gainesville").raid.active == set()
