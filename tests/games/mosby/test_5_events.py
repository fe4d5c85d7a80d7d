"""5.0 A7 Events, and 5.2 the event cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.chapters.preparation import count_events
from vivac.games.mosby.game import MOSBY, Phase
from vivac.lab.coverage import rule

MORE_EVENTS = "opt_8_2_more_events"


def events(count: int, **position: Any) -> Stage:
    """The event step with so many cards to come."""
    return Stage(step="events", events_to_come=count, **{"mosby": "middleburg", **position})


@rule("mosby", "A7-1")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_as_many_events_come_as_the_die_says(die: int) -> None:
    stage = Stage(mosby="paris").dice(events=die).run(count_events)
    cards = ["picnic", "rebuild", "rebuild", "bribe_offer", "repair_bridges", "repair_railroads"]
    stage.raid.step = Phase.EVENTS
    stage.draws(*cards[:die])
    stage.play()
    assert stage.prompt == "operations"
    assert len(stage.raid.events_spent) == die
    assert len(stage.raid.events) == 60 - die


@rule("mosby", "A7-1")
@pytest.mark.parametrize(
    ("first", "second", "awareness"), [("command_shake_up", "gilmor", 2), ("gilmor", "command_shake_up", 1)]
)
def test_events_are_resolved_one_at_a_time_in_order(first: str, second: str, awareness: int) -> None:
    stage = events(2, awareness=4).draws(first, second).play()
    assert stage.raid.awareness == awareness
    assert stage.raid.events_spent == [f"{first}.1", f"{second}.1"]


@rule("mosby", "A7-1")
def test_the_next_event_is_unseen_while_one_is_resolved() -> None:
    stage = events(2, hand=["mosby_escapes"]).draws("mosby_trapped", "picnic").play()
    assert stage.prompt == "casualty-check"
    assert stage.chance.drawn == ["mosby_trapped.1"]
    assert stage.raid.performance == 0
    stage.choose("play:mosby_escapes")
    assert stage.raid.performance == 2


@rule("mosby", "A7-2")
def test_action_cards_may_be_played_in_the_windows_of_the_events() -> None:
    stage = events(1, hand=["ambush", "local_guide", "spur_horses", "gain_initiative"])
    stage.dice(sweep=2).draws("sweep.1", "c1.1").play().choose("fight")
    assert stage.options == ["play:ambush", "roll"]
    stage.dice(combat=3).choose("play:ambush")
    assert stage.told.count("card-played") == 1
    assert "combat-won" in stage.told


@rule("mosby", "A7-3")
@pytest.mark.parametrize(
    ("draws", "dice", "answers"),
    [
        (("sickness",), {}, ()),
        (("sweep.1", "c6.1"), {"sweep": 2, "casualty": 6}, ("skedaddle",)),
        (("sweep.1", "c6.1"), {"sweep": 2, "combat": 2}, ("fight",)),
        (("extend_lines", "c6.1"), {"extend_lines": 6, "casualty": 6}, ("skedaddle",)),
        (("extend_lines", "c6.1"), {"extend_lines": 6, "combat": 2}, ("fight",)),
    ],
)
def test_no_strength_a_skedaddle_or_a_lost_combat_ends_the_turn_and_the_other_events_stay_in_the_deck(
    draws: tuple[str, ...], dice: dict[str, int], answers: tuple[str, ...]
) -> None:
    where = "salem" if draws[0] == "extend_lines" else "middleburg"
    stage = events(3, mosby=where, strength=1, notoriety=5).dice(None, **dice).draws(*draws).play()
    stage.choose(*answers)
    raid = stage.raid
    assert (raid.turn, stage.prompt) == (2, "place")
    assert raid.events_to_come == 0
    assert len(raid.events_spent) == 1
    assert len(raid.events) == 59
    assert not stage.chance.left
    assert raid.where["c6.1"] == "container"


@rule("mosby", "A7-3")
def test_losing_men_short_of_the_last_goes_on_with_the_events() -> None:
    stage = events(2, strength=2).draws("sickness", "picnic").play()
    assert (stage.raid.strength, stage.raid.performance) == (1, 2)
    assert stage.prompt == "operations"


@rule("mosby", "A7-3")
def test_winning_a_combat_goes_on_with_the_events() -> None:
    stage = events(2, strength=5).dice(sweep=2, combat=6).draws("sweep.1", "c1.1", "picnic").play()
    stage.choose("fight")
    assert stage.raid.performance == 7  # 1 + 1 + 3 for the combat, and the picnic
    assert stage.prompt == "operations"


@rule("mosby", "A7-3")
def test_cards_put_back_unseen_may_still_come_next_turn() -> None:
    stage = events(6, strength=1).draws("sickness").play()
    stage.dice(recruitment=6, events=1).draws("hide", "hide", "hide", "picnic").choose("place:paris")
    assert stage.raid.performance == 2


@rule("mosby", "A7-4")
@pytest.mark.parametrize("draws", [("wagon_train", "picnic"), ("picnic", "wagon_train")])
def test_with_the_wagon_train_out_after_the_last_event_the_turn_goes_to_rounds(
    draws: tuple[str, ...],
) -> None:
    stage = events(2).dice(initiative=6).draws(*draws).play()
    assert stage.raid.performance == 2  # the train waits for the last event
    assert (stage.prompt, stage.raid.round) == ("round", 1)
    assert stage.raid.initiative == MOSBY
    assert stage.told.index("initiative") > stage.told.index("event-picnic")


@rule("mosby", "A7-4")
def test_without_the_train_the_turn_goes_to_operations() -> None:
    stage = events(1).draws("picnic").play()
    assert (stage.prompt, stage.raid.step) == ("operations", Phase.OPERATIONS)


# ---------------------------------------------------------------- 5.2 event cards


@rule("mosby", "5.2-1")
def test_resolved_events_are_discarded_and_not_reshuffled() -> None:
    stage = events(1)
    stage.raid.events_spent = [card for card in stage.raid.events if card != "picnic.1"]
    stage.raid.events = ["picnic.1"]
    stage.draws("picnic").play()
    assert stage.raid.events == []
    assert stage.raid.events_spent[-1] == "picnic.1"
    assert len(stage.raid.events_spent) == 60


@rule("mosby", "5.2-1")
@pytest.mark.parametrize(("left", "come"), [(0, 0), (1, 1), (5, 5), (6, 6), (7, 6)])
def test_a_draw_beyond_the_last_event_card_is_ignored(left: int, come: int) -> None:
    stage = Stage(MORE_EVENTS, mosby="paris", step="preparation")
    stage.raid.events = stage.raid.events[:left]
    stage.dice(events=4).run(count_events)
    assert stage.raid.events_to_come == come


@rule("mosby", "5.2-1")
def test_with_no_event_card_left_the_turn_goes_straight_on() -> None:
    stage = events(0)
    stage.raid.events = []
    assert stage.play().prompt == "operations"
