"""W The windows in which cards may be played: scouting, entry, riding, initiative, actions.

Those of combat and of casualty checks are in test_w_combat_windows.py.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.fights import EVERY_CARD, plays, skirmish
from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.actions import act_in_round
from vivac.games.mosby.chapters.demolition import demolish
from vivac.games.mosby.chapters.entering import enter
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.rounds import activation, initiative
from vivac.games.mosby.chapters.scouting import scout
from vivac.games.mosby.chapters.wagon_train import move_train
from vivac.lab.coverage import rule

# ---------------------------------------------------------------- W-1 events


@rule("mosby", "W-1")
def test_in_the_event_step_only_combats_and_casualty_checks_ask_for_cards() -> None:
    stage = Stage(
        step="events", events_to_come=3, mosby="aldie", strength=6, notoriety=2, hand=list(EVERY_CARD)
    )
    stage.draws("mosby_trapped.1", "extend_lines.1", "courier", "sweep.1", "c1")
    stage.dice(casualty=[2, 5], extend_lines=2, sweep=1, combat=[1, 5])
    asked: dict[str, set[str]] = {}
    stage.play()
    trapped = ["decline", "play:mosby_escapes", "decline"]
    swept = ["fight", "roll", "play:counterattack", "roll", "decline"]
    for answer in [*trapped, *swept]:
        asked.setdefault(stage.prompt, set()).update(plays(stage))
        stage.choose(answer)
    assert stage.prompt == "operations"
    assert asked == {
        "casualty-check": {"mosby_escapes"},
        "casualty-hit": {"mosby_escapes"},
        "reported-dead": {"mosby_reported_dead"},
        "skedaddle": set(),
        "combat-cards": {"ambush", "heroics", "ruse", "hide"},
        "counterattack": {"counterattack"},
    }


@rule("mosby", "W-1")
@pytest.mark.parametrize("card", ["colonel_dulaney.1", "large_union_force.1", "wagon_train.1", "raze.1"])
def test_an_event_without_combat_or_casualty_check_asks_nothing(card: str) -> None:
    stage = Stage(step="events", mosby="aldie", hand=list(EVERY_CARD))
    assert stage.run(resolve, card).table.question is None


# ---------------------------------------------------------------- W-2 scouting


@rule("mosby", "W-2")
@pytest.mark.parametrize("step", ["operations", "first"])
def test_local_information_is_offered_before_the_scout_die(step: str) -> None:
    stage = Stage(step=step, mosby="groveton", hand=["local_information"])
    stage.run(scout, "manassas_junction")
    assert (stage.prompt, stage.options) == ("scout", ["play:local_information", "decline"])
    assert stage.rolled == []


@rule("mosby", "W-2")
def test_local_information_takes_the_place_of_the_scout_die() -> None:
    stage = Stage(mosby="groveton", awareness=5, hand=["local_information"]).draws("c2")
    stage.run(scout, "manassas_junction").choose("play:local_information")
    assert stage.rolled == []
    assert stage.raid.hand == []
    declined = Stage(mosby="groveton", hand=["local_information"]).draws("c2").dice(scout=2)
    declined.run(scout, "manassas_junction").choose("decline")
    assert declined.rolled == ["scout"]
    assert declined.raid.hand == ["local_information"]


@rule("mosby", "W-2")
def test_without_local_information_the_scout_die_falls_at_once() -> None:
    hand = [card for card in EVERY_CARD if card not in ("local_information", "scout")]
    stage = Stage(mosby="groveton", hand=hand).draws("c2").dice(scout=2).run(scout, "manassas_junction")
    assert stage.rolled == ["scout"]
    assert stage.table.question is None


# ---------------------------------------------------------------- W-3 entry

ENTRY_CARDS = ["local_guide", "french_dulaney", "ames"]


@rule("mosby", "W-3")
@pytest.mark.parametrize(
    ("space", "position", "offered"),
    [
        ("manassas_junction", {}, {"local_guide", "ames"}),  # unrevealed
        ("manassas_junction", {"revealed": ["manassas_junction"]}, set()),
        ("hay_market", {}, set()),  # outside the lines and empty
        ("hay_market", {"units": {"c2.1": "hay_market"}}, {"local_guide", "ames"}),
        ("hay_market", {"units": {"c2.1": "hay_market active"}}, {"ames"}),
        ("hay_market", {"units": {"picket.1": "hay_market active"}}, set()),
        (
            "hay_market",
            {"units": {"c2.1": "hay_market active", "c2.2": "hay_market"}},
            {"local_guide", "ames"},
        ),
        ("fairfax_court_house", {}, {"local_guide", "ames"}),  # a large force, but not Alexandria
        ("alexandria", {}, {"local_guide", "french_dulaney", "ames"}),
        ("alexandria", {"units": {"c2.1": "alexandria"}}, {"local_guide", "french_dulaney", "ames"}),
        (
            "alexandria",
            {"units": {"picket.1": "alexandria active"}},
            {"local_guide", "french_dulaney", "ames"},
        ),
        ("alexandria", {"units": {"c2.1": "alexandria active"}}, {"local_guide", "ames"}),
    ],
)
def test_entry_cards_are_offered_where_they_would_save_something(
    space: str, position: dict[str, Any], offered: set[str]
) -> None:
    stage = in_rounds(mosby="salem", awareness=1, hand=ENTRY_CARDS, **position)
    stage.dice(rest=6).run(enter, space)
    if offered:
        assert (stage.prompt, plays(stage)) == ("entry", offered)
    else:
        assert stage.prompt == ""


@rule("mosby", "W-3")
@pytest.mark.parametrize("card", ENTRY_CARDS)
def test_each_entry_card_is_offered_only_to_a_player_who_holds_it(card: str) -> None:
    stage = Stage(mosby="annandale", hand=[card]).run(enter, "alexandria")
    assert stage.options == [f"play:{card}", "decline"]
    others = [each for each in EVERY_CARD if each not in ENTRY_CARDS]
    bare = Stage(mosby="annandale", hand=others).dice(activation=6).run(enter, "alexandria")
    assert bare.table.question is None


@rule("mosby", "W-3")
@pytest.mark.parametrize("step", ["operations", "first"])
def test_entry_cards_are_asked_for_when_the_space_is_named_and_before_any_die(step: str) -> None:
    stage = Stage(
        step=step,
        initiative="mosby",
        mosby="groveton",
        hand=["local_guide"],
        units={"c2.1": "manassas_junction", "c1.4": "winchester active" if step == "first" else "winchester"},
    )
    stage.play().choose("move:manassas_junction")
    assert stage.prompt == "entry"
    assert stage.rolled == stage.chance.drawn == []
    stage.dice(rest=6).draws("c3").choose("decline")
    assert stage.rolled[:2] == ["activation", "activation"]


@rule("mosby", "W-3")
def test_a_remaining_entry_of_ames_is_offered_without_the_card() -> None:
    stage = Stage(mosby="groveton", ames=1).run(enter, "manassas_junction")
    assert stage.options == ["play:ames", "decline"]


@rule("mosby", "W-3")
@pytest.mark.parametrize("card", ENTRY_CARDS)
def test_one_card_is_played_for_an_entry(card: str) -> None:
    stage = Stage(mosby="annandale", hand=ENTRY_CARDS).run(enter, "alexandria").choose(f"play:{card}")
    assert stage.table.question is None
    assert stage.raid.hand == [other for other in ENTRY_CARDS if other != card]


# ---------------------------------------------------------------- W-4 riding

BURDEN = {"play:spur_horses", "drop:cannon", "free:dulaney"}


@rule("mosby", "W-4")
def test_spurs_the_cannon_and_a_leader_are_seen_to_at_the_start_of_a_move_and_after_every_space() -> None:
    stage = in_rounds(
        mosby="fairfax_station",
        hand=["spur_horses", "spur_horses", "spur_horses", "cannon"],
        leaders={"dulaney": "kidnapped"},
        revealed=["union_mills", "manassas_junction", "bristoe_station", "brentsville"],
    ).play()
    assert set(stage.options) >= BURDEN  # an allowance of none: 3 - 2 - 1
    assert "move:union_mills" not in stage.options
    stage.choose("play:spur_horses", "move:union_mills")
    assert (stage.prompt, set(stage.options)) == ("ride", BURDEN | {"disband", "stop"})  # allowance used up
    stage.choose("drop:cannon")
    assert "move:manassas_junction" in stage.options  # and now not
    stage.choose("move:manassas_junction")
    assert set(stage.options) >= {"play:spur_horses", "free:dulaney", "move:bristoe_station"}
    stage.choose("free:dulaney", "play:spur_horses", "play:spur_horses", "move:bristoe_station")
    stage.choose("move:brentsville")
    assert stage.raid.hand == []
    assert stage.raid.leaders["dulaney"] == "gone"


@rule("mosby", "W-4")
def test_any_number_of_spur_horses_may_be_played() -> None:
    stage = in_rounds(mosby="hay_market", hand=["spur_horses"] * 3)
    stage.run(act_in_round).choose(*["play:spur_horses"] * 3)
    to_and_fro = ["move:hopewell", "move:hay_market"] * 3
    stage.choose(*to_and_fro)
    assert (stage.table.question, stage.raid.hand) == (None, [])  # six spaces: 3 + 3


@rule("mosby", "W-4")
def test_without_any_burden_a_move_that_is_used_up_asks_nothing() -> None:
    stage = in_rounds(mosby="hay_market", hand=["hide", "local_guide"])
    stage.run(act_in_round).choose("move:hopewell").choose("move:middleburg", "move:aldie")
    assert stage.table.question is None


@rule("mosby", "W-4")
def test_nothing_is_seen_to_after_a_forced_stop() -> None:
    stage = in_rounds(
        initiative="union",
        mosby="hay_market",
        hand=["spur_horses", "cannon"],
        units={"courier.1": "hopewell"},
    )
    stage.dice(activation=1).run(act_in_round).choose("move:hopewell")
    assert stage.table.question is None
    assert stage.raid.hand == ["spur_horses", "cannon"]


@rule("mosby", "W-4")
@pytest.mark.parametrize(
    ("bank", "other", "asked"), [("leesburg", "poolesville", ""), ("harpers_ferry", "sandy_hook", "ride")]
)
def test_nothing_is_seen_to_after_crossing_the_potomac_by_a_road(bank: str, other: str, asked: str) -> None:
    stage = in_rounds(mosby=bank, revealed=[other], hand=["spur_horses"])
    stage.run(act_in_round).choose(f"move:{other}")
    assert stage.prompt == asked


# ---------------------------------------------------------------- W-5 initiative


@rule("mosby", "W-5")
def test_gain_the_initiative_is_offered_instead_of_the_die() -> None:
    stage = Stage(step="initiative", hand=["gain_initiative", "gain_initiative"]).run(initiative)
    assert (stage.prompt, stage.options) == ("initiative", ["play:gain_initiative", "decline"])
    assert stage.rolled == []
    stage.choose("play:gain_initiative")
    assert (stage.rolled, stage.raid.initiative) == ([], "mosby")
    assert stage.raid.hand == ["gain_initiative"]


@rule("mosby", "W-5")
def test_after_the_initiative_die_the_card_is_no_longer_offered() -> None:
    stage = Stage(step="initiative", hand=["gain_initiative"]).dice(initiative=1).run(initiative)
    stage.choose("decline")
    assert (stage.prompt, stage.raid.initiative) == ("", "union")
    hand = [card for card in EVERY_CARD if card not in ("gain_initiative", "fearsome_reputation")]
    bare = Stage(step="initiative", hand=hand).dice(initiative=4).run(initiative)
    assert (bare.prompt, bare.raid.initiative) == ("", "mosby")


# ---------------------------------------------------------------- W-10 hiding


@rule("mosby", "W-10")
@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ({"mosby": "hay_market", "hand": ["hide"]}, True),
        ({"mosby": "hay_market", "hand": ["spur_horses"]}, False),
        ({"mosby": "hay_market", "hand": ["hide"], "units": {"c2.1": "hay_market active"}}, True),
        ({"mosby": "fairfax_station", "hand": ["hide"]}, False),  # 7.2-H: never in a large force
    ],
)
def test_hide_is_offered_among_the_actions_of_a_round(position: dict[str, Any], offered: bool) -> None:
    assert ("play:hide" in in_rounds(**position).play().options) is offered


@rule("mosby", "W-10")
def test_hide_takes_the_place_of_an_action_and_is_none_in_operations() -> None:
    stage = in_rounds(mosby="hay_market", hand=["hide"]).play().choose("play:hide")
    assert stage.raid.hidden
    assert stage.raid.hand == []
    assert (stage.raid.round, stage.prompt) == (2, "round")  # the Union has acted, and it is the next Round
    assert "play:hide" not in Stage(mosby="hay_market", hand=["hide"]).play().options


# ---------------------------------------------------------------- W-11 escorts

TRAIN = {"train": "winchester", "mosby": "winchester", "escorts_unknown": 2}


def escorts_met(occasion: str, hand: list[str], **over: Any) -> Stage:
    """Up to the first question of a set of escort checks."""
    position = {**TRAIN, "awareness": 5, "hand": hand, **over}
    match occasion:
        case "mosby rides in":
            elsewhere = {"mosby": "millwood", "units": {"c1.4": "aldie active"}}
            return in_rounds(**{**position, **elsewhere}).run(enter, "winchester")
        case "the train rolls in":
            return Stage(**{**position, "train": "berryville"}).run(move_train)
        case "a later round":
            return Stage(**{**position, "step": "activation"}).run(activation)
        case "after combat":
            stage = skirmish(*hand, **{**TRAIN, "units": {"c1.1": "winchester active"}, **over})
            return stage.dice(union_movement=3, combat=5).run(union_acts).choose("fight")
        case _:
            return Stage(**{**position, "step": "first"}).run(demolish, "train")


OCCASIONS = ["mosby rides in", "the train rolls in", "a later round", "after combat", "demolition"]


@rule("mosby", "W-11")
@pytest.mark.parametrize("occasion", OCCASIONS)
def test_local_guide_is_offered_before_a_set_of_escort_checks_and_cancels_it(occasion: str) -> None:
    stage = escorts_met(occasion, ["local_guide"])
    assert (stage.prompt, stage.options) == ("escorts", ["play:local_guide", "decline"])
    assert "activation" not in stage.rolled
    stage.draws("c2", "c3").choose("play:local_guide")
    assert "activation" not in stage.rolled
    assert stage.raid.hand == []


@rule("mosby", "W-11")
def test_declined_the_escorts_are_checked_one_by_one() -> None:
    stage = escorts_met("a later round", ["local_guide"]).dice(activation=[6, 6]).choose("decline")
    assert stage.rolled == ["activation", "activation"]
    assert stage.raid.hand == ["local_guide"]


@rule("mosby", "W-11")
def test_with_no_guide_or_no_inactive_escort_nothing_is_asked() -> None:
    hand = [card for card in EVERY_CARD if card != "local_guide"]
    bare = Stage(**{**TRAIN, "step": "activation", "hand": hand}).dice(activation=[6, 6]).run(activation)
    assert (bare.prompt, bare.rolled) == ("", ["activation", "activation"])
    gone = {**TRAIN, "escorts_unknown": 0, "step": "activation", "hand": ["local_guide"]}
    assert Stage(**gone).run(activation).prompt == ""


# ---------------------------------------------------------------- W-12 baggage


@rule("mosby", "W-12")
@pytest.mark.parametrize("asked", ["operations", "round"])
def test_the_cannon_may_be_dropped_and_leaders_freed_at_any_action_question_at_no_cost(asked: str) -> None:
    held: dict[str, Any] = {
        "mosby": "annandale",
        "hand": ["cannon"],
        "leaders": {"dulaney": "kidnapped", "stoughton": "kidnapped"},
    }
    stage = (Stage(**held) if asked == "operations" else in_rounds(**held)).play()
    assert (stage.prompt, set(stage.options) >= {"drop:cannon", "free:dulaney", "free:stoughton"}) == (
        asked,
        True,
    )
    stage.choose("free:stoughton", "drop:cannon")
    assert stage.prompt == asked  # still to act, in the same Round
    assert stage.raid.leaders == {"dulaney": "kidnapped", "stoughton": "gone"}
    assert stage.raid.discards == ["cannon"]
    assert {"drop:cannon", "free:stoughton"}.isdisjoint(stage.options)
    assert "free:dulaney" in stage.options


@rule("mosby", "W-12")
@pytest.mark.parametrize("leader", ["absent", "free", "gone"])
def test_without_cannon_or_captive_there_is_nothing_to_shed(leader: str) -> None:
    hand = [card for card in EVERY_CARD if card != "cannon"]
    for stage in (Stage(mosby="annandale", hand=hand, leaders={"dulaney": leader}), in_rounds(hand=hand)):
        stage.raid.mosby = "annandale"
        assert not [option for option in stage.play().options if option.startswith(("drop", "free"))]
