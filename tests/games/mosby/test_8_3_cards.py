"""8.3 Optional rules: Hide may fail, and the Cannon may be hidden."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.box.unpacking import HOLDING
from vivac.games.mosby.chapters.cards import draw_cards, lose_permanent_card
from vivac.games.mosby.chapters.combat import standing_modifiers
from vivac.games.mosby.chapters.disbanding import skedaddle
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.movement import allowance
from vivac.games.mosby.chapters.preparation import move_roaming_unit, place_mosby
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.game import CANNON_HIDDEN_ONCE, HIDE_CANNON, HIDE_MAY_FAIL
from vivac.lab.coverage import rule


def battles(stage: Stage) -> list[object]:
    """The Union strength of every battle."""
    return [line.say.params["union"] for line in stage.table.log or [] if line.say.key == "battle"]


# ---------------------------------------------------------------- 8.3-1 Hide may fail


@rule("mosby", "8.3-1")
@pytest.mark.parametrize(
    ("mosby", "start", "die", "found"),
    [
        ("hay_market", "gainesville", 1, True),
        ("hay_market", "gainesville", 2, False),
        ("bradley", "brentsville", 1, True),
        ("bradley", "brentsville", 2, True),
        ("bradley", "brentsville", 3, False),
        ("bradley", "brentsville", 6, False),
    ],
)
def test_when_a_unit_entered_his_space_a_die_may_find_the_hidden_mosby(
    mosby: str, start: str, die: int, found: bool
) -> None:
    stage = Stage(HIDE_MAY_FAIL, mosby=mosby, hidden=True, units={"c3.1": f"{start} active"})
    stage.dice(union_movement=3, hide_discovered=die, random_movement=1).run(union_acts)
    assert stage.prompt == ("skedaddle" if found else "")  # attacked from S1
    assert battles(stage) == ([3] if found else [])
    assert not stage.raid.hidden
    assert (stage.raid.active == set()) is not found  # otherwise Hide goes on as usual


@rule("mosby", "8.3-1")
def test_without_the_option_hide_never_fails() -> None:
    stage = Stage(mosby="hay_market", hidden=True, units={"c3.1": "gainesville active"})
    stage.dice(union_movement=3, random_movement=1).run(union_acts)
    assert stage.rolled == ["union-movement", "random-movement"]


@rule("mosby", "8.3-1")
def test_a_unit_that_was_there_before_finds_nobody() -> None:
    stage = Stage(HIDE_MAY_FAIL, mosby="hay_market", hidden=True, units={"c3.1": "hay_market active"})
    stage.dice(union_movement=3, random_movement=1).run(union_acts)
    assert stage.rolled == ["union-movement", "random-movement"]


@rule("mosby", "8.3-1")
def test_only_the_combat_units_that_entered_attack() -> None:
    units = {"c6.1": "hay_market active", "c3.1": "gainesville active", "c2.1": "aldie active"}
    stage = Stage(HIDE_MAY_FAIL, mosby="hay_market", hidden=True, units=units)
    stage.dice(union_movement=[3, 3, 3], hide_discovered=1).run(union_acts).choose("act:c6.1", "act:c3.1")
    assert battles(stage) == [5]


@rule("mosby", "8.3-1")
@pytest.mark.parametrize(("unit", "points"), [("picket.1", 0), ("courier.1", 1), ("sutler.1", 1)])
def test_non_combat_units_that_entered_are_eliminated_when_he_is_found(unit: str, points: int) -> None:
    units = {unit: "gainesville active", "c4.1": "paris active regrouping"}
    stage = Stage(HIDE_MAY_FAIL, mosby="hay_market", hidden=True, units=units)
    stage.dice(union_movement=2, random_movement=[4, 3, 3], hide_discovered=1).run(union_acts)
    assert stage.raid.where[unit] == HOLDING
    assert stage.raid.performance == points
    assert not stage.raid.hidden
    assert battles(stage) == []


@rule("mosby", "8.3-1")
def test_a_non_combat_unit_that_rode_through_may_find_him_too() -> None:
    stage = Stage(HIDE_MAY_FAIL, mosby="hay_market", hidden=True, units={"courier.1": "gainesville active"})
    stage.dice(union_movement=2, random_movement=[3, 2, 1], hide_discovered=6).run(union_acts)
    assert stage.rolled[-1] == "hide-discovered"
    assert stage.raid.hidden


@rule("mosby", "8.3-1")
def test_an_escort_that_came_with_the_train_may_find_him_too() -> None:
    stage = Stage(
        HIDE_MAY_FAIL,
        mosby="winchester",
        hidden=True,
        train="berryville",
        units={"c2.1": "berryville active escort"},
    )
    stage.dice(union_movement=3, hide_discovered=1).run(union_acts)
    assert battles(stage) == [2]


@rule("mosby", "8.3-5")
@pytest.mark.parametrize("die", [1, 2])
def test_hide_played_in_a_combat_may_fail_and_the_combat_goes_on_with_its_die(die: int) -> None:
    hand = ["hide", "hide", "ambush", "ambush"]
    units = {"c3.1": "gainesville active"}
    stage = Stage(
        HIDE_MAY_FAIL, step="second", initiative="mosby", mosby="hay_market", hand=hand, units=units
    )
    stage.dice(union_movement=3, hide_discovered=die).play().choose("fight", "play:ambush")
    stage.dice(combat=2, random_movement=1) if die == 2 else stage.dice(combat=5, activation=6)
    stage.choose("play:hide")
    if die == 1:
        assert stage.rolled[:3] == ["union-movement", "hide-discovered", "combat"]
        (said,) = [line.say.params for line in stage.table.log or [] if line.say.key == "combat-die"]
        assert said["modifier"] == 2 + 2  # reaction, and the one Ambush! declared before
        assert sorted(stage.raid.hand) == ["ambush", "hide"]
    else:
        assert stage.rolled == ["union-movement", "hide-discovered", "random-movement"]
        assert stage.prompt == "operations"


@rule("mosby", "8.3-5")
def test_hide_played_in_the_combat_of_an_event_may_fail() -> None:
    stage = Stage(HIDE_MAY_FAIL, step="events", events_to_come=1, mosby="aldie", hand=["hide"])
    stage.dice(sweep=1, hide_discovered=1, combat=6).draws("sweep.1", "c3").play().choose("fight")
    stage.choose("play:hide")
    assert stage.rolled == ["sweep", "hide-discovered", "combat"]


# ---------------------------------------------------------------- 8.3-2 the Cannon may be hidden


@rule("mosby", "8.3-2")
def test_a_cannon_just_drawn_may_be_hidden_at_once_in_any_undevastated_confederacy_space() -> None:
    stage = Stage(HIDE_CANNON, devastated=["aldie", "paris"]).draws("cannon").run(draw_cards, 1)
    hideouts = [f"stash:{space}" for space in stage.box.confederacy if space not in ("aldie", "paris")]
    assert set(stage.options) == {"keep:cannon", *hideouts}
    stage.choose("stash:salem")
    assert (stage.raid.cannon_at, stage.raid.hand) == ("salem", [])


@rule("mosby", "8.3-2")
def test_a_cannon_just_drawn_may_be_kept_and_without_the_option_must_be() -> None:
    kept = Stage(HIDE_CANNON).draws("cannon").run(draw_cards, 1).choose("keep:cannon")
    plain = Stage().draws("cannon").run(draw_cards, 1)
    assert kept.raid.hand == plain.raid.hand == ["cannon"]
    assert plain.prompt == ""


@rule("mosby", "8.3-4")
@pytest.mark.parametrize(
    ("switches", "mosby", "devastated", "may"),
    [
        ((HIDE_CANNON,), "salem", [], True),
        ((HIDE_CANNON,), "salem", ["salem"], False),
        ((HIDE_CANNON,), "hay_market", [], False),
        ((), "salem", [], False),
        ((HIDE_MAY_FAIL,), "salem", [], False),
    ],
)
def test_later_it_may_be_left_in_such_a_space_when_mosby_is_there(
    switches: tuple[str, ...], mosby: str, devastated: list[str], may: bool
) -> None:
    position: dict[str, Any] = {"mosby": mosby, "devastated": devastated, "hand": ["cannon"]}
    for stage in (Stage(*switches, **position), in_rounds(*switches, **position)):
        asked = stage.play().prompt
        assert (f"stash:{mosby}" in stage.options) is may
        if may:
            stage.choose(f"stash:{mosby}")
            assert (stage.raid.cannon_at, stage.raid.hand) == (mosby, [])
            assert stage.prompt == asked  # it costs no action


@rule("mosby", "8.3-2")
def test_while_hidden_it_gives_no_bonus_and_no_penalty_and_is_not_in_hand() -> None:
    stage = Stage(HIDE_CANNON, mosby="paris", cannon_at="salem")
    assert sum(standing_modifiers(stage.raid).values()) == 0
    assert allowance(stage.box, stage.raid, pike=False) == 3
    stage.run(lose_permanent_card)
    assert stage.raid.cannon_at == "salem"  # a wound takes a card that is held


@rule("mosby", "8.3-2")
@pytest.mark.parametrize("answer", ["skedaddle", "fight"])
def test_while_hidden_it_is_not_lost_with_a_combat(answer: str) -> None:
    stage = Stage(
        HIDE_CANNON,
        step="second",
        initiative="mosby",
        mosby="paris",
        cannon_at="salem",
        units={"c6.1": "paris active"},
    )
    stage.dice(union_movement=3, casualty=6, combat=1, random_movement=1).play().choose(answer)
    assert stage.raid.turn == 2
    assert stage.raid.cannon_at == "salem"


@rule("mosby", "8.3-2")
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
def test_entering_the_space_mosby_may_take_it_back_or_ride_through(stage_of: Any) -> None:
    position = {"mosby": "piedmont", "cannon_at": "salem"}
    fetched = stage_of(HIDE_CANNON, **position).play().choose("move:salem")
    assert (fetched.prompt, fetched.options) == ("fetch-cannon", ["fetch:cannon", "decline"])
    fetched.choose("fetch:cannon")
    assert (fetched.raid.cannon_at, fetched.raid.hand) == ("", ["cannon"])
    left = stage_of(HIDE_CANNON, **position).play().choose("move:salem", "decline")
    assert (left.raid.cannon_at, left.raid.hand) == ("salem", [])
    assert "move:white_plains" in left.options


@rule("mosby", "8.3-2")
@pytest.mark.parametrize(("answer", "hand"), [("fetch:cannon", ["cannon"]), ("decline", [])])
def test_he_may_take_it_back_where_he_starts_the_turn(answer: str, hand: list[str]) -> None:
    stage = Stage(HIDE_CANNON, mosby="", cannon_at="salem").run(place_mosby).choose("place:salem")
    assert stage.prompt == "fetch-cannon"
    assert stage.choose(answer).raid.hand == hand
    elsewhere = Stage(HIDE_CANNON, mosby="", cannon_at="salem").run(place_mosby).choose("place:paris")
    assert elsewhere.prompt == ""


@rule("mosby", "8.3-4")
def test_by_the_other_reading_the_cannon_is_hidden_only_when_drawn() -> None:
    stage = Stage(HIDE_CANNON, CANNON_HIDDEN_ONCE, mosby="salem", hand=["cannon"]).play()
    assert "stash:salem" not in stage.options
    drawn = Stage(HIDE_CANNON, CANNON_HIDDEN_ONCE).draws("cannon").run(draw_cards, 1)
    assert "stash:salem" in drawn.options


# ---------------------------------------------------------------- 8.3-3 the Cannon may be found


@rule("mosby", "8.3-3")
@pytest.mark.parametrize(("die", "lost"), [(1, True), (2, True), (3, False), (6, False)])
def test_each_time_a_union_unit_enters_the_space_a_die_up_to_2_loses_the_cannon(die: int, lost: bool) -> None:
    stage = Stage(HIDE_CANNON, mosby="aldie", cannon_at="salem", units={"courier.1": "piedmont"})
    stage.dice(random_movement=3, cannon_discovered=die).run(move_roaming_unit, "courier.1")
    assert stage.raid.where["courier.1"] == "salem"
    assert (stage.raid.cannon_at == "") is lost
    assert ("cannon" in stage.raid.discards) is lost
    assert "cannon" not in stage.raid.hand


@rule("mosby", "8.3-3")
def test_every_unit_that_enters_rolls_in_pursuit_in_flight_and_with_the_train() -> None:
    units = {"c3.1": "hay_market active"}
    pursuing = Stage(HIDE_CANNON, mosby="salem", cannon_at="white_plains", units=units)
    pursuing.dice(union_movement=3, cannon_discovered=6).run(union_acts)
    scattered = Stage(HIDE_CANNON, mosby="hay_market", cannon_at="white_plains", units=units)
    scattered.dice(casualty=6, random_movement=2, cannon_discovered=2).run(skedaddle)
    assert pursuing.rolled.count("cannon-discovered") == scattered.rolled.count("cannon-discovered") == 1
    assert (pursuing.raid.cannon_at, scattered.raid.cannon_at) == ("white_plains", "")


@rule("mosby", "8.3-3")
@pytest.mark.parametrize("space", ["salem", "aldie"])
def test_the_cannon_is_lost_if_its_space_is_devastated(space: str) -> None:
    stage = Stage(HIDE_CANNON, mosby="paris", cannon_at="salem", units={"c3.1": space})
    stage.run(resolve, "raze.1")
    assert stage.raid.devastated == {space}
    assert stage.raid.cannon_at == ("" if space == "salem" else "salem")
    assert stage.rolled == []
