"""A The cards played on entering a space: Local Guide, French Dulaney, Ames."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.fights import plays
from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.activation import union_activation
from vivac.games.mosby.chapters.demolition import demolish
from vivac.games.mosby.chapters.entering import enter
from vivac.games.mosby.chapters.scouting import scout
from vivac.lab.coverage import rule


def ridden_in(card: str, space: str, *draws: str, **position: Any) -> Stage:
    """Mosby enters a space in Operations under a card, at the highest Awareness."""
    stage = Stage(**{"mosby": "salem", "awareness": 5, "hand": [card], **position}).draws(*draws)
    return stage.run(enter, space).choose(f"play:{card}")


# ---------------------------------------------------------------- alike for Local Guide and Ames


@rule("mosby", "A-local_guide", "A-ames.1")
@pytest.mark.parametrize("card", ["local_guide", "ames"])
@pytest.mark.parametrize(
    ("drawn", "where", "points"),
    [
        ("blank", "holding", 0),
        ("picket", "holding", 0),
        ("courier", "holding", 1),
        ("sutler", "holding", 1),
        ("c3", "bradley", 0),
    ],
)
def test_an_unrevealed_space_is_revealed_and_its_unit_drawn_without_a_check(
    card: str, drawn: str, where: str, points: int
) -> None:
    stage = ridden_in(card, "bradley", drawn)
    assert stage.rolled == []
    assert stage.raid.revealed == {"bradley"}
    (unit,) = stage.chance.drawn
    assert stage.raid.where[unit] == where
    assert (stage.raid.active, stage.raid.performance) == (set(), points)
    assert stage.raid.seen == ({"c3.1"} if drawn == "c3" else set())


@rule("mosby", "A-local_guide", "A-ames.1")
@pytest.mark.parametrize("card", ["local_guide", "ames"])
def test_inactive_units_are_examined_without_a_check(card: str) -> None:
    alone = ridden_in(card, "hay_market", units={"courier.1": "hay_market", "blank.1": "hay_market"})
    assert (alone.rolled, alone.at("hay_market"), alone.raid.performance) == ([], (), 1)
    guarded = ridden_in(card, "hay_market", units={"courier.1": "hay_market", "c2.1": "hay_market"})
    assert (guarded.rolled, guarded.raid.performance) == ([], 0)
    assert guarded.raid.seen == {"courier.1", "c2.1"}
    assert guarded.at("hay_market") == ("courier.1", "c2.1")


@rule("mosby", "A-local_guide", "A-ames.1")
@pytest.mark.parametrize("card", ["local_guide", "ames"])
def test_a_large_union_force_is_entered_without_a_check(card: str) -> None:
    stage = ridden_in(card, "fairfax_court_house")
    assert (stage.rolled, stage.chance.drawn, stage.raid.revealed) == ([], [], set())


# ---------------------------------------------------------------- Local Guide


@rule("mosby", "A-local_guide")
def test_a_local_guide_serves_for_one_space() -> None:
    stage = Stage(mosby="groveton", hand=["local_guide"]).draws("blank", "blank").dice(activation=6).play()
    stage.choose("move:manassas_junction", "play:local_guide")
    assert (stage.rolled, stage.raid.discards) == ([], ["local_guide"])
    stage.choose("move:union_mills")
    assert stage.rolled == ["activation"]


@rule("mosby", "A-local_guide")
def test_active_combat_units_must_still_be_fought() -> None:
    stage = in_rounds(
        mosby="salem",
        hand=["local_guide"],
        units={"c1.1": "hay_market active", "picket.1": "hay_market"},
    )
    stage.dice(combat=6).run(enter, "hay_market").choose("play:local_guide")
    assert stage.rolled == ["combat"]
    assert stage.at("eliminated") == ("c1.1",)


@rule("mosby", "A-local_guide")
def test_played_on_entry_it_covers_the_escorts_of_the_meeting_as_well() -> None:
    meeting: dict[str, Any] = {"train": "halltown", "escorts_unknown": 2}
    guided = in_rounds(mosby="charlestown", awareness=5, hand=["local_guide"] * 2, **meeting).draws("blank")
    guided.run(enter, "halltown").choose("play:local_guide")
    assert (guided.table.question, guided.rolled) == (None, [])
    assert guided.raid.hand == ["local_guide"]
    declined = in_rounds(mosby="charlestown", awareness=5, hand=["local_guide"], **meeting)
    declined.draws("blank").dice(activation=6).run(enter, "halltown").choose("decline")
    assert declined.prompt == "escorts"
    declined.choose("play:local_guide")
    assert declined.rolled == ["activation"]


# ---------------------------------------------------------------- French Dulaney


@rule("mosby", "A-french_dulaney")
def test_french_dulaney_leads_into_alexandria_without_a_check_for_its_large_force() -> None:
    stage = ridden_in("french_dulaney", "alexandria")
    assert (stage.rolled, stage.raid.active) == ([], set())
    assert stage.raid.discards == ["french_dulaney"]


@rule("mosby", "A-french_dulaney")
def test_inactive_units_in_alexandria_are_still_checked() -> None:
    stage = Stage(mosby="annandale", awareness=3, hand=["french_dulaney"], units={"c2.1": "alexandria"})
    stage.dice(activation=3).run(enter, "alexandria").choose("play:french_dulaney")
    assert stage.rolled == ["activation"]
    assert stage.raid.active == {"c2.1"}


@rule("mosby", "A-french_dulaney")
def test_french_dulaney_does_not_lead_past_an_active_combat_unit() -> None:
    stage = in_rounds(
        mosby="annandale", hand=["french_dulaney", "local_guide"], units={"c2.1": "alexandria active"}
    )
    assert plays(stage.run(enter, "alexandria")) == {"local_guide"}


# ---------------------------------------------------------------- Ames


@rule("mosby", "A-ames.1")
def test_under_ames_active_units_are_passed_without_combat() -> None:
    stage = in_rounds(
        mosby="hay_market",
        hand=["ames"],
        units={"c6.1": "white_plains active", "courier.1": "white_plains active", "c5.1": "salem active"},
    ).play()
    stage.choose("move:white_plains", "play:ames")
    assert stage.prompt == "ride"
    assert stage.at("white_plains") == ("c6.1", "courier.1")  # not captured beside a combat unit
    stage.choose("move:salem", "play:ames")
    assert "move:orleans" in stage.options
    assert stage.rolled == []


@rule("mosby", "A-ames.1")
def test_under_ames_the_escorts_of_a_meeting_are_not_checked_either() -> None:
    stage = in_rounds(
        mosby="charlestown", awareness=5, hand=["ames", "local_guide"], train="halltown", escorts_unknown=2
    )
    stage.draws("blank").run(enter, "halltown").choose("play:ames")
    assert (stage.table.question, stage.rolled, stage.raid.escorts_unknown) == (None, [], 2)


@rule("mosby", "A-ames.1", "A-ames.2")
def test_ames_serves_any_three_entries_of_the_turns_operations() -> None:
    stage = Stage(mosby="groveton", awareness=2, hand=["ames"]).draws("blank", "blank", "blank").play()
    stage.choose("move:manassas_junction", "play:ames")
    assert (stage.raid.hand, stage.raid.discards, stage.raid.ames) == ([], ["ames"], 2)
    stage.dice(activation=3).choose("move:union_mills", "decline")  # as the player chooses
    assert (stage.rolled, stage.raid.ames) == (["activation"], 2)
    stage.choose("move:fairfax_station", "play:ames", "move:pohick_church", "play:ames")
    assert (stage.rolled, stage.raid.ames) == (["activation"], 0)
    stage.draws("blank").dice(activation=3).choose("move:occoquan")
    assert stage.rolled == ["activation", "activation"]


@rule("mosby", "A-ames.2")
@pytest.mark.parametrize(("woken", "left"), [("c2", 0), ("courier", 2), ("blank", 2)])
def test_what_is_left_of_ames_is_lost_when_an_action_wakes_a_combat_unit(woken: str, left: int) -> None:
    stage = Stage(mosby="dumfries", ames=2, revealed=["occoquan", "dumfries"]).draws(woken)
    stage.dice(activation=1).run(demolish, "bridge")
    assert stage.raid.ames == left


@rule("mosby", "A-ames.2")
def test_an_attack_wakes_the_units_it_falls_upon() -> None:
    stage = Stage(mosby="salem", ames=1, units={"c1.1": "salem seen"}).dice(combat=6).play()
    stage.choose("attack")
    assert (stage.prompt, stage.at("eliminated"), stage.raid.ames) == ("operations", ("c1.1",), 0)


@rule("mosby", "A-ames.2")
@pytest.mark.parametrize("initiative", ["mosby", "union"])
def test_an_action_in_rounds_that_wakes_a_combat_unit_loses_ames_too(initiative: str) -> None:
    stage = in_rounds(initiative=initiative, mosby="groveton", awareness=3, ames=2)
    stage.draws("c2").dice(scout=1, activation=1).run(scout, "manassas_junction")
    assert stage.raid.ames == 0


@rule("mosby", "A-ames.2")
def test_units_woken_otherwise_leave_ames_alone_but_he_serves_in_operations_only() -> None:
    units = {"c1.1": "salem active", "c2.1": "salem"}
    stage = Stage(step="activation", mosby="groveton", ames=2, units=units).dice(activation=1)
    assert stage.run(union_activation).raid.ames == 2
    riding = in_rounds(mosby="groveton", ames=2).draws("blank").dice(activation=6)
    assert riding.run(enter, "manassas_junction").table.question is None


@rule("mosby", "A-ames.2")
def test_ames_does_not_outlast_the_turn() -> None:
    stage = Stage(mosby="groveton", ames=2).play().choose("disband")
    assert (stage.raid.turn, stage.raid.ames) == (2, 0)


@rule("mosby", "A-ames.3")
def test_in_rounds_ames_serves_three_entries_of_one_move_of_the_usual_allowance() -> None:
    path = ["manassas_junction", "union_mills", "fairfax_station"]
    stage = in_rounds(mosby="groveton", awareness=5, hand=["ames", "spur_horses"]).draws("blank", "blank")
    stage.play()
    for space in path:
        stage.choose(f"move:{space}", "play:ames")
    assert stage.options == ["play:spur_horses", "disband", "stop"]
    stage.draws("blank").dice(activation=6).choose("play:spur_horses", "move:pohick_church")
    assert stage.rolled == ["activation"]  # a fourth entry is like any other


@rule("mosby", "A-ames.3")
def test_entries_left_when_the_move_is_over_are_lost() -> None:
    stage = in_rounds(mosby="groveton", hand=["ames"]).draws("blank", "blank").dice(activation=6).play()
    stage.choose("move:manassas_junction", "play:ames", "stop")
    assert (stage.raid.round, stage.raid.ames, stage.raid.ames_ride) == (2, 0, 0)
    stage.choose("move:union_mills")
    assert stage.rolled == ["activation"]


WALKED_IN_ON = {"c2.1": "white_plains active"}


def walked_in(*then: str, units: dict[str, str], **dice: Any) -> Stage:
    """Mosby enters White Plains under Ames, then does what is said; the Union acts after him."""
    stage = Stage(
        step="first",
        initiative="mosby",
        round=1,
        mosby="hay_market",
        hand=["ames", "spur_horses"],
        units=units,
    )
    return stage.dice(**dice).play().choose("move:white_plains", "play:ames", *then)


@rule("mosby", "A-ames.3")
def test_units_he_walked_in_on_roll_but_do_not_attack_until_the_next_round() -> None:
    stage = walked_in("stop", units=WALKED_IN_ON, union_movement=[3, 3])
    assert stage.rolled == ["union-movement"]
    assert (stage.prompt, stage.raid.round) == ("round", 2)
    stage.choose("pass")
    assert stage.prompt == "skedaddle"
    away = walked_in("stop", units=WALKED_IN_ON, union_movement=1)
    assert (away.prompt, away.raid.active) == ("operations", set())  # by 7.3-6 a 1 sends it to sleep


@rule("mosby", "A-ames.3")
def test_only_units_that_enter_his_space_fight_him() -> None:
    stage = walked_in(
        *("stop", "act:c2.1"), units={**WALKED_IN_ON, "c4.1": "new_baltimore active"}, union_movement=[3, 3]
    )
    assert stage.prompt == "skedaddle"
    (battle,) = [line.say.params for line in stage.table.log or [] if line.say.key == "battle"]
    assert battle["union"] == 4


@rule("mosby", "A-ames.3")
def test_a_unit_passed_on_the_way_that_rides_after_him_fights() -> None:
    stage = walked_in("move:salem", "stop", units=WALKED_IN_ON, union_movement=3)
    assert (stage.prompt, stage.at("salem")) == ("skedaddle", ("c2.1",))


@rule("mosby", "A-ames.3")
def test_a_sleeper_he_walked_in_on_does_not_attack_even_if_a_picket_wakes_it() -> None:
    units = {**WALKED_IN_ON, "c3.1": "white_plains", "picket.1": "new_baltimore active"}
    stage = walked_in("stop", units=units, union_movement=[3, 3, 3])
    stage.choose("act:c2.1")
    assert "c3.1" in stage.raid.active
    assert (stage.prompt, stage.raid.round) == ("round", 2)


@rule("mosby", "A-ames.3")
def test_he_may_still_attack_those_he_walked_in_on() -> None:
    stage = walked_in(units={"c1.1": "white_plains active"}, combat=6)
    assert "attack" in stage.options
    stage.choose("attack")
    assert stage.at("eliminated") == ("c1.1",)
