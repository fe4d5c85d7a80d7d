"""5.0 A Preparation, up to the events."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.preparation import (
    draw_action_cards,
    move_roaming_units,
    recruit,
    reinforce_container,
    set_awareness,
)
from vivac.games.mosby.chapters.winning import TurnOver
from vivac.games.mosby.game import MOSBY
from vivac.lab.coverage import rule

BOX = open_box()
MORNING: dict[str, Any] = {"step": "preparation", "strength": 0}


def track(stage: Stage) -> set[int]:
    """The numbers still on the reinforcement track."""
    return {BOX.units[unit].reinforcement for unit in stage.at("track")}


# ---------------------------------------------------------------- A1 and A2


@rule("mosby", "A1-1")
@pytest.mark.parametrize(("notoriety", "arrived"), [(1, 0), (2, 3), (3, 6), (9, 20), (10, 22), (12, 22)])
def test_units_numbered_up_to_notoriety_enter_the_container(notoriety: int, arrived: int) -> None:
    stage = Stage(notoriety=notoriety).run(reinforce_container)
    assert len(stage.at("container")) == 61 + arrived
    assert len(stage.at("track")) == 22 - arrived
    assert track(stage) == {number for number in range(2, 11) if number > notoriety}


@rule("mosby", "A1-2")
@pytest.mark.parametrize("notoriety", [1, 4])
def test_the_holding_box_is_emptied_into_the_container_and_the_eliminated_stay_out(notoriety: int) -> None:
    held = ["blank.1", "picket.2", "courier.3", "sutler.4"]
    units = dict.fromkeys(held, "holding") | {"c2.1": "eliminated", "c3.1": "groveton"}
    stage = Stage(notoriety=notoriety, units=units).run(reinforce_container)
    assert {stage.raid.where[unit] for unit in held} == {"container"}
    assert "holding" not in stage.raid.stack
    assert stage.at("eliminated") == ("c2.1",)
    assert stage.at("groveton") == ("c3.1",)


@rule("mosby", "A1-3")
@pytest.mark.parametrize(
    ("turn", "notoriety", "left"), [(1, 1, set(range(2, 11))), (2, 3, set(range(4, 11)))]
)
def test_reinforcements_come_by_the_notoriety_at_the_end_of_the_turn_before(
    turn: int, notoriety: int, left: set[int]
) -> None:
    stage = Stage(mosby="paris", turn=turn, notoriety=notoriety).play().choose("disband")
    assert stage.raid.turn == turn + 1
    assert track(stage) == left


@rule("mosby", "A2-1")
@pytest.mark.parametrize("before", [1, 5])
def test_awareness_is_set_by_notoriety_whatever_it_was(before: int) -> None:
    levels = {}
    for notoriety in range(1, 11):
        stage = Stage(notoriety=notoriety, awareness=before).run(set_awareness)
        levels[notoriety] = stage.raid.awareness
    assert levels == {1: 1, 2: 1, 3: 2, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}


# ---------------------------------------------------------------- A3


@rule("mosby", "A3-1")
@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"joined_lines": ["paris"]}, "place-behind-lines"),
        ({"large_forces": ["paris"]}, "place-behind-lines"),
        ({"devastated": ["paris"]}, "place-devastated"),
        ({"units": {"c3.1": "paris"}}, "place-occupied"),
        ({"units": {"picket.1": "paris"}}, "place-occupied"),
    ],
)
def test_mosby_is_placed_where_nothing_union_is_and_nothing_is_devastated(
    position: dict[str, Any], reason: str
) -> None:
    stage = Stage(**MORNING, **position).play()
    assert stage.prompt == "place"
    assert set(stage.options) == {f"place:{space}" for space in BOX.confederacy if space != "paris"}
    refusal = stage.table.why_not(MOSBY, "place:paris")
    assert refusal is not None
    assert (refusal.say.key, refusal.say.rule) == (reason, "A3-1")


@rule("mosby", "A3-1")
def test_mosby_is_placed_in_the_confederacy_space_of_the_players_choice() -> None:
    stage = Stage(**MORNING).dice(recruitment=6, events=1).draws("hide", "hide", "ruse", "picnic").play()
    assert set(stage.options) == {f"place:{space}" for space in BOX.confederacy}
    stage.choose("place:union")
    assert stage.raid.mosby == "union"


@rule("mosby", "A3-2")
def test_with_nowhere_to_place_mosby_the_turn_ends_at_once() -> None:
    refuge, *others = BOX.confederacy  # held by a picket: no home for Mosby, but no defeat either (4.2-4)
    stage = Stage(**MORNING, turn=7, notoriety=9, devastated=others, units={"picket.1": refuge}).play()
    assert stage.rolled == []
    assert stage.told.count("turn-ends") == 2
    assert stage.table.outcome is not None
    assert stage.table.outcome.say.key == "won"  # turns 7 and 8 both went by


# ---------------------------------------------------------------- A4 roaming units


@rule("mosby", "A4-1")
def test_every_unit_outside_the_lines_moves_one_random_space_once() -> None:
    units = {"c3.1": "hay_market", "picket.1": "orleans", "c2.1": "manassas_junction"}
    stage = Stage(mosby="paris", units=units).dice(random_movement=[6, 2]).run(move_roaming_units)
    assert sorted(stage.options) == ["roam:1", "roam:2"]
    stage.choose("roam:1")  # the last one left moves without a question
    where = {unit: stage.raid.where[unit] for unit in units}
    assert where == {"c3.1": "gainesville", "picket.1": "waterloo", "c2.1": "manassas_junction"}
    assert stage.prompt == ""
    assert not stage.chance.left


@rule("mosby", "A4-1")
@pytest.mark.parametrize(("tag", "unit"), [(1, "c3.1"), (2, "c2.1"), (3, "picket.1")])
def test_the_player_chooses_which_roaming_unit_moves_next(tag: int, unit: str) -> None:
    units = {"c3.1": "front_royal", "c2.1": "hay_market", "picket.1": "leesburg"}
    stage = Stage(mosby="paris", units=units).run(move_roaming_units)
    assert sorted(stage.options) == ["roam:1", "roam:2", "roam:3"]
    stage.dice(random_movement=3).choose(f"roam:{tag}")
    assert [each for each, space in units.items() if stage.raid.where[each] != space] == [unit]
    assert sorted(stage.options) == [f"roam:{other}" for other in (1, 2, 3) if other != tag]


@rule("mosby", "A4-1")
def test_the_potomac_is_no_obstacle_to_a_roaming_unit() -> None:
    stage = Stage(mosby="paris", units={"c3.1": "leesburg"}).dice(random_movement=1).run(move_roaming_units)
    assert ("leesburg", "poolesville") in BOX.fords
    assert stage.raid.where["c3.1"] == "poolesville"


CAUGHT: dict[str, Any] = {"units": {"c3.1": "hopewell", "c2.1": "orleans"}, "notoriety": 4}


@rule("mosby", "A4-2")
@pytest.mark.parametrize(("die", "wounded", "left"), [(6, False, (3, 5)), (1, True, (3, 0))])
def test_a_combat_unit_that_stumbles_on_mosby_ends_the_turn_whatever_the_check(
    die: int, wounded: bool, left: tuple[int, int]
) -> None:
    stage = Stage(**MORNING, **CAUGHT).dice(random_movement=3, casualty=die).play()
    stage.choose("place:middleburg", "roam:1")
    raid = stage.raid
    assert (raid.turn, stage.prompt) == (2, "place")
    assert (raid.notoriety, raid.performance) == left
    assert raid.wounded is wounded
    assert raid.mosby == ""
    assert stage.rolled == ["random-movement", "casualty"]
    assert raid.where["c2.1"] == "orleans"  # not moved yet: it stays put
    assert raid.where["c3.1"] == "middleburg"
    assert raid.seen == {"c3.1"}


@rule("mosby", "A4-2")
def test_the_casualty_check_of_preparation_can_kill() -> None:
    stage = Stage(**MORNING, **CAUGHT, wounded=True).dice(random_movement=3, casualty=2).play()
    stage.choose("place:middleburg", "roam:1")
    assert stage.table.outcome is not None
    assert stage.table.outcome.say.key == "lost-killed"


@rule("mosby", "A4-2")
@pytest.mark.parametrize(("unit", "points"), [("courier.1", 1), ("sutler.1", 1), ("picket.1", 0)])
def test_a_non_combat_unit_that_stumbles_on_mosby_is_removed(unit: str, points: int) -> None:
    stage = Stage(mosby="middleburg", units={unit: "hopewell"}).dice(random_movement=3)
    stage.run(move_roaming_units)
    assert stage.raid.where[unit] == "holding"
    assert stage.raid.performance == points
    assert stage.raid.mosby == "middleburg"


@rule("mosby", "A4-6")
def test_a_unit_that_roams_into_a_large_force_returns_to_the_container() -> None:
    stage = Stage(mosby="paris", units={"c3.1": "stone_bridge 1"}).dice(random_movement=1)
    stage.run(move_roaming_units)
    assert stage.raid.where["c3.1"] == "container"
    assert not stage.raid.losses


@rule("mosby", "A4-3")
@pytest.mark.parametrize("unit", ["c3.1", "courier.1"])
def test_a_unit_that_roams_behind_the_lines_stays_there_and_no_marker_is_placed(unit: str) -> None:
    stage = Stage(mosby="paris", units={unit: "groveton"}).dice(random_movement=2).run(move_roaming_units)
    assert stage.at("manassas_junction") == (unit,)
    assert not stage.raid.active
    assert not stage.raid.revealed
    assert not stage.raid.queried


@rule("mosby", "A4-4")
@pytest.mark.parametrize("unit", ["c3.1", "picket.1", "courier.1", "sutler.1"])
def test_a_roaming_unit_raises_no_alarm_is_not_taken_in_and_causes_no_checks(unit: str) -> None:
    stage = Stage(mosby="paris", units={unit: "groveton", "c6.1": "manassas_junction"})
    stage.dice(random_movement=2).run(move_roaming_units)
    assert stage.at("manassas_junction") == ("c6.1", unit)
    assert not stage.raid.active
    assert not stage.raid.seen
    assert stage.rolled == ["random-movement"]


@rule("mosby", "A4-4")
def test_a_picket_that_roams_into_a_large_force_calls_nobody() -> None:
    stage = Stage(mosby="paris", units={"picket.1": "stone_bridge"}).dice(random_movement=1)
    stage.run(move_roaming_units)
    assert stage.raid.where["picket.1"] == "container"
    assert not stage.at("centreville")


@rule("mosby", "A4-2", "A4-5")
def test_no_card_helps_mosby_caught_in_preparation_and_the_cannon_is_not_lost() -> None:
    hand = ["mosby_escapes", "mosby_reported_dead", "cannon", "hide"]
    stage = Stage(mosby="middleburg", hand=hand, units={"c3.1": "hopewell"})
    stage.dice(random_movement=3, casualty=6)
    with pytest.raises(TurnOver):
        stage.run(move_roaming_units)
    assert stage.raid.hand == hand
    assert stage.raid.mosby == ""


@rule("mosby", "A4-5")
def test_nothing_cancels_the_wound_of_preparation() -> None:
    stage = Stage(mosby="middleburg", hand=["mosby_escapes"], units={"c3.1": "hopewell"})
    stage.dice(random_movement=3, casualty=1)
    with pytest.raises(TurnOver):
        stage.run(move_roaming_units)
    assert stage.raid.wounded
    assert stage.raid.hand == ["mosby_escapes"]


# ---------------------------------------------------------------- A5 and A6


@rule("mosby", "A5-1")
@pytest.mark.parametrize(
    ("notoriety", "die", "strength"),
    [(1, 2, 1), (1, 3, 2), (1, 6, 3), (4, 2, 2), (6, 5, 5), (6, 1, 2), (8, 6, 6), (10, 1, 4), (10, 6, 8)],
)
def test_guerrilla_strength_is_rolled_under_notoriety(notoriety: int, die: int, strength: int) -> None:
    stage = Stage(mosby="paris", notoriety=notoriety, strength=7).dice(recruitment=die).run(recruit)
    assert stage.raid.strength == strength


@rule("mosby", "A5-2")
def test_recruiting_nobody_ends_the_turn() -> None:
    stage = Stage(**MORNING).dice(recruitment=1).play().choose("place:paris")
    assert (stage.raid.turn, stage.prompt) == (2, "place")
    assert stage.rolled == ["recruitment"]
    assert stage.chance.drawn == []


@rule("mosby", "A6-1")
@pytest.mark.parametrize(
    ("notoriety", "wounded", "cards"),
    [(1, False, 3), (4, False, 4), (6, False, 5), (9, False, 6), (1, True, 1), (4, True, 2), (9, True, 4)],
)
def test_action_cards_are_drawn_by_notoriety_and_health(notoriety: int, wounded: bool, cards: int) -> None:
    stage = Stage(mosby="paris", notoriety=notoriety, wounded=wounded).dice(rest=1).run(draw_action_cards)
    assert len(stage.raid.hand) == cards
    assert len(stage.chance.drawn) == cards


@rule("mosby", "A6-1")
def test_a_wound_of_the_turn_before_still_counts_when_cards_are_drawn() -> None:
    stage = Stage(mosby="paris", notoriety=4, wounded=True, wounded_this_turn=True).play().choose("disband")
    stage.dice(recruitment=6, events=1).draws("hide", "ruse", "picnic").choose("place:paris")
    assert stage.raid.hand == ["hide", "ruse"]


PERMANENT = ["cannon", "fast_horses", "scout", "pistol_tactics", "fearsome_reputation"]


@rule("mosby", "A6-2")
def test_the_hand_is_cut_down_to_six_of_all_cards_held_permanent_ones_included() -> None:
    stage = Stage(mosby="paris", hand=PERMANENT).draws("hide", "hide", "ruse").run(draw_action_cards)
    assert len(stage.raid.hand) == 8  # all are drawn first
    assert stage.prompt == "discard"
    assert stage.options == [f"discard:{card}" for card in [*PERMANENT, "hide", "ruse"]]
    stage.choose("discard:cannon", "discard:hide")
    assert stage.prompt == ""
    assert sorted(stage.raid.hand) == sorted([*PERMANENT[1:], "hide", "ruse"])
    assert sorted(stage.raid.discards) == ["cannon", "hide"]


@rule("mosby", "A6-2")
def test_a_hand_of_six_is_kept() -> None:
    stage = Stage(mosby="paris", hand=PERMANENT[:3]).draws("hide", "hide", "ruse").run(draw_action_cards)
    assert stage.prompt == ""
    assert len(stage.raid.hand) == 6


@rule("mosby", "A2-1", "A3-1", "A4-1", "A5-1", "A6-1", "A7-1")
def test_preparation_goes_place_roam_recruit_cards_events() -> None:
    stage = Stage(**MORNING, notoriety=4, awareness=5, units={"c3.1": "orleans"}).play()
    assert stage.raid.awareness == 2
    stage.dice(random_movement=1, recruitment=2, events=1).draws("hide", "hide", "ruse", "ruse", "picnic")
    stage.choose("place:paris")
    keys = ["mosby-placed", "roamed", "recruited", "card-drawn", "events-to-come", "event-picnic"]
    assert [stage.told.index(key) for key in keys] == sorted(stage.told.index(key) for key in keys)
    assert stage.rolled == ["random-movement", "recruitment", "events"]
    assert stage.prompt == "operations"
