"""5 The end of a turn, and what lies open."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.mosquetes.forces import BOX, FORCES, hands, step, turns_left, unit
from tests.games.mosquetes.skirmishing import Stage
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes import RULEBOOK
from vivac.lab.coverage import rule

# ---------------------------------------------------------------- 5.12-5.16 the end of the turn


@rule("mosquetes", "5.12")
@pytest.mark.parametrize(("clocks", "ends"), [(0, False), (1, False), (2, True)])
def test_the_third_clock_ends_the_turn_without_abilities_or_draw(clocks: int, ends: bool) -> None:
    stage = step(hands=hands(["clock", "A-morale"], ["B-native"]), clocks=clocks, command={"A": 5})
    turns_left(stage, 3)
    stage.play().choose("play:clock", by="A")
    assert (stage.game.turn == 2) is ends
    assert (stage.prompt == "after") is not ends


@rule("mosquetes", "5.12")
@pytest.mark.parametrize("drill", ["c07", "c10"])
def test_the_worked_examples_of_clocks_come_out(drill: str) -> None:
    comes_out(drill)


def no_cards(**position: Any) -> Stage:
    """Nobody holds a card and the draw pile is empty."""
    stage = step(**position)
    stage.game.discard, stage.game.deck = stage.game.deck, []
    turns_left(stage, 3)
    return stage


@rule("mosquetes", "5.12")
def test_the_turn_ends_when_neither_side_can_play() -> None:
    stage = no_cards().play()
    assert stage.game.turn == 2
    assert stage.told.count("passed-step") == 2


@rule("mosquetes", "5.12", "5.13")
def test_with_an_empty_hand_the_reserve_may_be_kept_and_two_passes_end_the_turn() -> None:
    stage = no_cards(reserve={"A": ["A-regular"]}).play()
    assert stage.options == ["bring:A-regular", "pass"]
    stage.choose("pass", by="A")
    assert stage.game.turn == 2
    assert stage.game.reserve["A"] == ("A-regular",)


@rule("mosquetes", "5.12")
def test_a_card_between_two_passes_keeps_the_turn_going() -> None:
    stage = no_cards(reserve={"A": ["A-militia"]}, passes=1).play().choose("bring:A-militia", by="A")
    assert stage.game.passes == 0
    stage.choose("pass", "pass", by="A")
    assert stage.told.count("passed-step") == 2
    assert stage.game.turn == 2


@rule("mosquetes", "5.13")
def test_a_side_with_cards_may_not_pass_and_one_without_any_must() -> None:
    held = step(hands=hands(["clock", "A-morale"], ["clock"])).play()
    assert "pass" not in held.options
    stage = no_cards(hands=hands([], ["clock", "B-morale"])).play()  # A has nothing: it passes by itself
    assert stage.told[-1] == "passed-step"
    assert stage.table.question is not None
    assert stage.table.question.role == "B"


@rule("mosquetes", "5.13")
def test_nobody_draws_from_an_empty_pile() -> None:
    stage = (
        no_cards(hands=hands(["clock", "A-morale"], ["B-morale", "clock"]))
        .play()
        .choose("play:clock", by="A")
    )
    assert stage.game.hands["A"] == ("A-morale",)


@rule("mosquetes", "5.14")
def test_at_the_turn_end_smoke_goes_and_the_rest_stays() -> None:
    units = {
        **FORCES,
        "A1": {**FORCES["A1"], "smoke": True, "unloaded": 1, "watching": True},
        "A2": {**FORCES["A2"], "fleeing": True},
    }
    stage = step(units=units, hands=hands(["clock", "A-morale"], ["B-native"]), clocks=2, command={"A": 2})
    turns_left(stage, 3)
    stage.game.discard = ["A-regular"]
    stage.game.deck.remove("A-regular")
    stage.play().choose("play:clock", by="A")
    game = stage.game
    assert (game.turn, game.clocks, game.discard) == (2, 0, [])
    assert (game.smoke, game.watching, game.fleeing) == (set(), {"A1"}, {"A2"})
    assert game.unloaded == {"A1": 1}
    assert game.command["A"] == 2
    assert len(game.deck) + 6 == 17


@rule("mosquetes", "5.14")
@pytest.mark.parametrize("side", ["A", "B"])
def test_whoever_did_not_play_the_last_card_starts_the_next_turn(side: str) -> None:
    both = ["clock", f"{side}-morale"]
    stage = step(side, hands=hands(both, both), clocks=2)
    turns_left(stage, 3)
    stage.play().choose("play:clock", by=side)
    assert stage.table.question is not None
    assert stage.game.side == stage.table.question.role == ("B" if side == "A" else "A")


@rule("mosquetes", "5.14")
def test_a_pass_does_not_count_as_the_last_card() -> None:
    """A plays its last card, B passes, A passes: B begins."""
    stage = no_cards(hands=hands(["A-militia"], []), reserve={"A": ["A-regular"]}).play()
    stage.choose("play:A-militia", "pass", "pass", "pass", by="A")
    assert stage.told.count("passed-step") == 2
    assert stage.game.turn == 2
    assert stage.game.side == "B"


@rule("mosquetes", "5.15", "5.20")
@pytest.mark.parametrize(
    ("scenario", "first", "points"),
    [
        ("road_ambush", "A", (1, 2)), ("farm_raid", "B", (1, 1)), ("scout", "A", (1, 1)),
        ("blockhouse", "B", (1, 2)), ("convoy_1810", "A", (1, 2)), ("ford_1811", "B", (1, 1)),
    ],
)  # fmt: skip
def test_the_scenario_says_who_plays_first_and_with_how_many_points(
    scenario: str, first: str, points: tuple[int, int]
) -> None:
    game = RULEBOOK.setup(scenario, frozenset(), BOX)
    assert game.side == first
    assert (game.command["A"], game.command["B"]) == points


@rule("mosquetes", "5.16")
def test_hands_and_the_reserve_are_hidden_from_the_other_side_and_from_nobody_else() -> None:
    def play(held: list[str], reserve: str) -> Stage:
        return step("A", hands=hands(["clock", "A-morale"], held), reserve={"B": [reserve]})

    one, other = play(["B-native", "B-morale"], "B-native"), play(["clock", "B-forward"], "B-native")
    assert RULEBOOK.scene(BOX, one.game, "A") == RULEBOOK.scene(BOX, other.game, "A")
    assert RULEBOOK.scene(BOX, one.game, "B") != RULEBOOK.scene(BOX, other.game, "B")
    hand = {each.role: each for each in RULEBOOK.scene(BOX, one.game, "A").hands}
    assert (hand["B"].count, hand["B"].cards, len(hand["A"].cards)) == (2, (), 2)


@rule("mosquetes", "5.16")
def test_a_reserve_card_is_hidden_and_a_mission_too() -> None:
    units = {**FORCES, "B3": unit("fr_regulars", 25, 3, facing=90)}
    one = step(units=units, reserve={"B": ["B-native"]}, missions={"A": "nerve", "B": "trophy"})
    other = step(units=units, reserve={"B": ["B-regular"]}, missions={"A": "nerve", "B": "steel"})
    for stage in (one, other):
        stage.game.switches = frozenset({"side_missions"})
    assert RULEBOOK.scene(BOX, one.game, "A") == RULEBOOK.scene(BOX, other.game, "A")
    assert RULEBOOK.scene(BOX, one.game, "B") != RULEBOOK.scene(BOX, other.game, "B")


@rule("mosquetes", "5.16")
def test_discard_piles_points_and_markers_of_state_lie_open() -> None:
    units = {
        **FORCES,
        "B1": {**FORCES["B1"], "smoke": True, "watching": True, "unloaded": 1, "spotted": False},
    }
    stage = step(units=units, command={"B": 4})
    stage.game.discard.append("B-native")
    scene = RULEBOOK.scene(BOX, stage.game, "A")
    (badges,) = {piece.badges for piece in scene.pieces if piece.id == "B1.0"}
    assert set(badges) == {"smoke", "eye", "nofire", "hidden"}
    assert {track.id: track.at for track in scene.tracks}["command-B"] == 4
    assert {pile.id: pile.count for pile in scene.piles} == {"deck": 17, "discard": 1}
    assert any(say.key == "status-discard" for say in scene.status)


@rule("mosquetes", "5.4", "5.14")
def test_the_card_in_reserve_is_not_shuffled_in_again() -> None:
    stage = step(hands=hands(["clock", "A-morale"], ["B-native"]), reserve={"A": ["A-regular"]}, clocks=2)
    turns_left(stage, 3)
    stage.play().choose("play:clock", by="A")
    assert stage.game.reserve["A"] == ("A-regular",)
    held = [*stage.game.deck, *stage.game.hands["A"], *stage.game.hands["B"]]
    assert Counter(held)["A-regular"] == 2
    assert len(held) == 16
    assert stage.game.discard == []
