"""5.1 Action cards in hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.cards import draw_cards
from vivac.games.mosby.chapters.movement import allowance
from vivac.games.mosby.chapters.rounds import initiative
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.lab.coverage import rule

BOX = open_box()
PERMANENT = ["cannon", "fast_horses", "scout", "pistol_tactics", "fearsome_reputation"]


# An equal outside the lines: N 5 and A 1 add 1 to the combat die, the odds nothing.
EQUAL: dict[str, Any] = {
    "mosby": "hay_market",
    "strength": 3,
    "notoriety": 5,
    "units": {"c3.1": "hay_market"},
}


def fight(*hand: str) -> Stage:
    """Mosby attacks, and is asked for cards."""
    return Stage(**EQUAL, hand=list(hand)).play().choose("attack")


def combat_dice(stage: Stage) -> list[tuple[Any, Any]]:
    """Die and modifier of every combat roll so far."""
    lines = [line.say.params for line in stage.table.log or [] if line.say.key == "combat-die"]
    return [(params["die"], params["modifier"]) for params in lines]


# ---------------------------------------------------------------- 5.1-1 permanent cards


@rule("mosby", "5.1-1")
def test_there_are_five_permanent_cards() -> None:
    assert sorted(BOX.permanent) == sorted(PERMANENT)
    assert sum(card in BOX.permanent for card in BOX.deck) == 5


@rule("mosby", "5.1-1")
def test_permanent_cards_stay_in_hand_from_turn_to_turn() -> None:
    stage = Stage(mosby="paris", notoriety=3, hand=[*PERMANENT, "hide"]).play().choose("disband")
    for turn, card, event in [(2, "ruse", "picnic"), (3, "counterattack", "rebuild")]:
        assert (stage.raid.turn, stage.raid.hand) == (turn, PERMANENT)
        stage.dice(recruitment=6, events=1).draws(*[card] * 4, event)
        stage.choose("place:paris", *[f"discard:{card}"] * 3, "disband")
    assert (stage.raid.turn, stage.raid.hand) == (4, PERMANENT)


@rule("mosby", "5.1-1")
@pytest.mark.parametrize(
    ("hand", "modifier"),
    [((), 1), (("pistol_tactics",), 2), (("cannon",), 2), (("cannon", "pistol_tactics"), 3)],
)
def test_permanent_cards_count_in_combat_without_being_asked_for(
    hand: tuple[str, ...], modifier: int
) -> None:
    stage = Stage(**EQUAL, hand=list(hand)).dice(6, combat=6).play().choose("attack")
    assert combat_dice(stage) == [(6, modifier)]
    assert stage.raid.hand == list(hand)


@rule("mosby", "5.1-1")
@pytest.mark.parametrize(("hand", "seen"), [([], False), (["scout"], True)])
def test_the_scout_counts_without_being_asked_for(hand: list[str], seen: bool) -> None:
    stage = Stage(mosby="groveton", awareness=3, hand=hand).dice(scout=3, activation=6).draws("c4.1").play()
    stage.choose("scout:manassas_junction")
    assert ("scouted" in stage.told) is seen
    assert stage.raid.hand == hand


@rule("mosby", "5.1-1")
def test_fast_horses_and_cannon_count_in_a_rounds_move_without_being_asked_for() -> None:
    assert allowance(BOX, in_rounds(mosby="paris").raid, pike=True) == 3
    assert allowance(BOX, in_rounds(mosby="paris", hand=["fast_horses"]).raid, pike=True) == 4
    assert allowance(BOX, in_rounds(mosby="paris", hand=["cannon"]).raid, pike=True) == 1


@rule("mosby", "5.1-1")
@pytest.mark.parametrize(("notoriety", "die", "side"), [(3, 3, "union"), (4, 3, "mosby"), (4, 2, "union")])
def test_fearsome_reputation_counts_whenever_its_situation_arises(
    notoriety: int, die: int, side: str
) -> None:
    stage = Stage(mosby="paris", notoriety=notoriety, hand=["fearsome_reputation"])
    stage.dice(initiative=die).run(initiative)
    assert stage.raid.initiative == side
    assert stage.raid.hand == ["fearsome_reputation"]


# ---------------------------------------------------------------- 5.1-2 a wound


@rule("mosby", "5.1-2")
@pytest.mark.parametrize("lost", ["scout", "cannon"])
def test_a_wound_costs_a_permanent_card_of_the_players_choice_at_once(lost: str) -> None:
    hand = ["hide", "scout", "cannon", "ruse"]
    stage = Stage(mosby="paris", hand=hand).dice(casualty=2).run(casualty_check)
    assert (stage.prompt, stage.options) == ("lose-permanent", ["discard:scout", "discard:cannon"])
    stage.choose(f"discard:{lost}")
    assert stage.prompt == ""
    assert stage.raid.hand == [card for card in hand if card != lost]
    assert stage.raid.discards == [lost]


@rule("mosby", "5.1-2")
@pytest.mark.parametrize(
    ("hand", "left"), [(["hide", "ruse"], ["hide", "ruse"]), (["hide", "scout"], ["hide"]), ([], [])]
)
def test_with_one_permanent_card_it_goes_and_with_none_nothing_does(hand: list[str], left: list[str]) -> None:
    stage = Stage(mosby="paris", hand=hand).dice(casualty=1).run(casualty_check)
    assert stage.raid.wounded
    assert stage.raid.hand == left


@rule("mosby", "5.1-2")
def test_without_a_wound_no_permanent_card_is_lost() -> None:
    stage = Stage(mosby="paris", hand=["scout", "cannon"]).dice(casualty=3).run(casualty_check)
    assert stage.raid.hand == ["scout", "cannon"]


# ---------------------------------------------------------------- 5.1-3 and 5.1-4 playing cards


@rule("mosby", "5.1-3")
@pytest.mark.parametrize(
    ("hand", "played", "modifier"),
    [
        (["pistol_tactics", "surprise_attack"], ["surprise_attack"], 3),
        (["surprise_attack", "surprise_attack"], ["surprise_attack"] * 2, 4),
        (["surprise_attack", "heroics", "cannon"], ["heroics", "surprise_attack"], 5),
        (["ruse", "ruse", "ruse"], ["ruse"] * 3, 1),  # 3 against 3 becomes 6 against 3
        (["ruse", "ruse", "ruse"], ["ruse"] * 2, 0),  # 5 against 3 is still 1-1
        (["heroics", "heroics"], [], 0),
    ],
)
def test_any_number_of_cards_may_be_combined_copies_included(
    hand: list[str], played: list[str], modifier: int
) -> None:
    stage = fight(*hand)
    stage.dice(6, combat=5).choose(*[f"play:{card}" for card in played])
    if stage.prompt == "combat-cards":
        stage.choose("roll")
    assert combat_dice(stage) == [(5, modifier + 1)]


@rule("mosby", "5.1-4")
def test_a_card_is_discarded_as_soon_as_it_is_used() -> None:
    stage = fight("surprise_attack", "heroics", "scout").choose("play:heroics")
    assert stage.raid.hand == ["surprise_attack", "scout"]
    assert stage.raid.discards == ["heroics"]
    assert "play:heroics" not in stage.options


@rule("mosby", "5.1-4")
@pytest.mark.parametrize(
    ("card", "action"),
    [("local_information", "scout:manassas_junction"), ("local_guide", "move:manassas_junction")],
)
def test_a_card_used_in_operations_is_gone(card: str, action: str) -> None:
    stage = Stage(mosby="groveton", hand=[card, card]).draws("c4.1").play().choose(action, f"play:{card}")
    assert stage.raid.hand == [card]
    assert stage.raid.discards == [card]


@rule("mosby", "5.1-4")
def test_a_card_declined_stays_in_hand() -> None:
    stage = Stage(mosby="groveton", hand=["local_information"]).dice(scout=6).draws("c4.1").play()
    stage.choose("scout:manassas_junction", "decline")
    assert stage.raid.hand == ["local_information"]


# ---------------------------------------------------------------- 5.1-5 the deck


@rule("mosby", "5.1-5")
def test_when_the_deck_runs_out_its_discards_are_shuffled_into_a_new_one() -> None:
    stage = Stage(mosby="paris")
    stage.raid.deck, stage.raid.discards = ["hide"], ["ruse", "ambush", "scout"]
    stage.draws("hide", "ambush").run(draw_cards, 2)
    assert stage.raid.hand == ["hide", "ambush"]
    assert sorted(stage.raid.deck) == ["ruse", "scout"]
    assert stage.raid.discards == []


@rule("mosby", "5.1-5")
def test_the_discards_are_left_alone_while_the_deck_lasts() -> None:
    stage = Stage(mosby="paris")
    stage.raid.deck, stage.raid.discards = ["hide", "ruse"], ["ambush"]
    stage.draws("hide", "ruse").run(draw_cards, 2)
    assert stage.raid.discards == ["ambush"]


@rule("mosby", "5.1-5")
def test_when_every_card_is_in_hand_no_more_can_be_drawn() -> None:
    stage = Stage(mosby="paris")
    stage.raid.deck, stage.raid.discards = ["hide"], []
    stage.draws("hide").run(draw_cards, 3)
    assert stage.raid.hand == ["hide"]
