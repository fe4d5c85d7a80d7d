"""5 Cards and turns."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.mosquetes.forces import BOX, FORCES, hands, step, unit
from tests.games.mosquetes.worked.examples import comes_out
from vivac.lab.coverage import rule
from vivac.table import NotAllowed

# ---------------------------------------------------------------- 5.1-5.4 the deck


@rule("mosquetes", "5.1")
def test_one_deck_for_both_sides_so_that_each_can_hold_the_others_cards() -> None:
    stage = step(step="deal").draws("B-native", "B-morale", "clock", "A-regular", "A-morale", "clock").play()
    assert stage.game.hands == {
        "A": ("B-morale", "B-native", "clock"),
        "B": ("A-morale", "A-regular", "clock"),
    }
    assert "play:B-native" in stage.options


@rule("mosquetes", "5.2", "5.3", "5.17")
def test_the_deck_has_the_cards_of_the_types_each_side_fields_and_three_clocks() -> None:
    assert Counter(step().game.deck) == {
        "clock": 3, "A-forward": 1, "A-morale": 1, "A-regular": 3, "A-militia": 2, "A-civilian": 2,
        "B-forward": 1, "B-morale": 1, "B-native": 3,
    }  # fmt: skip


@rule("mosquetes", "5.2", "5.17")
@pytest.mark.parametrize(
    ("kind", "cards"), [("regular", 3), ("irregular", 3), ("native", 3), ("militia", 2), ("civilian", 2)]
)
def test_a_troop_type_has_three_cards_or_two(kind: str, cards: int) -> None:
    deck = BOX.deck({"A": {kind}, "B": set()})
    assert deck.count(f"A-{kind}") == cards
    assert len(deck) == cards + 4 + 3


@rule("mosquetes", "5.3")
def test_the_clock_cards_belong_to_nobody() -> None:
    stage = (
        step(hands=hands(["clock", "A-morale"], ["clock", "B-morale"])).play().choose("play:clock", by="A")
    )
    assert stage.game.command == {"A": 0, "B": 0}
    assert stage.game.clocks == 1


@rule("mosquetes", "5.4", "5.18")
def test_three_cards_are_dealt_to_the_first_side_and_then_three_to_the_other() -> None:
    stage = step("B", step="deal")
    stage.draws("B-native", "B-native", "clock", "A-regular", "A-regular", "A-regular").play()
    assert stage.game.hands == {"A": ("A-regular",) * 3, "B": ("B-native", "B-native", "clock")}
    assert len(stage.game.deck) == 17 - 6


# ---------------------------------------------------------------- 5.5-5.7 steps


@rule("mosquetes", "5.5")
def test_the_sides_alternate_and_each_draws_back_to_three() -> None:
    held = hands(["A-morale", "A-regular", "clock"], ["B-morale", "clock", "B-native"])
    stage = step(hands=held).draws("A-forward", "B-forward").play()
    assert stage.table.question is not None
    assert stage.table.question.role == "A"
    stage.choose("play:clock", by="A")
    assert stage.game.hands["A"] == ("A-forward", "A-morale", "A-regular")
    assert stage.table.question.role == "B"
    stage.choose("play:clock", by="B")
    assert stage.game.hands["B"] == ("B-forward", "B-morale", "B-native")
    assert stage.table.question.role == "A"


@rule("mosquetes", "5.5")
def test_abilities_come_before_and_after_the_card_and_a_card_must_be_played() -> None:
    stage = step(hands=hands(["A-morale", "clock"], ["clock"]), command={"A": 5}).play()
    before = set(stage.options)
    assert {"play:A-morale", "play:clock"} <= before
    assert "lurk:A1" in before
    assert not {"pass", "done"} & before
    stage.choose("play:clock", by="A")
    assert stage.prompt == "after"
    assert {"lurk:A1", "done"} <= set(stage.options)
    assert not any(option.startswith("play") for option in stage.options)


@rule("mosquetes", "5.5")
def test_a_card_not_held_or_out_of_step_is_refused() -> None:
    stage = step(hands=hands(["A-morale", "clock"], ["B-native"])).play()
    assert {"play:A-morale", "play:clock"} <= set(stage.options)
    with pytest.raises(NotAllowed):
        stage.choose("play:B-native", by="A")
    with pytest.raises(NotAllowed):
        stage.table.answer("play:B-native", role="B")
    assert stage.why_not("A", "pass") == "cards-in-hand"


@rule("mosquetes", "5.6", "5.7")
def test_a_card_is_resolved_by_the_side_printed_on_it_and_earns_its_player_a_point() -> None:
    stage = step(hands=hands(["B-native", "clock"], ["clock"])).play().choose("play:B-native", by="A")
    assert stage.table.question is not None
    assert stage.table.question.role == "B"
    assert stage.options == ["activate:B1", "activate:B2"]
    assert stage.game.command == {"A": 1, "B": 0}


@rule("mosquetes", "5.7")
@pytest.mark.parametrize(
    ("card", "points"),
    [("B-native", 1), ("B-forward", 1), ("B-morale", 1), ("A-regular", 0), ("A-morale", 0), ("clock", 0)],
)
def test_only_the_other_sides_cards_earn_a_point(card: str, points: int) -> None:
    other = "A-regular" if card == "clock" else "clock"  # a single card would play itself
    stage = step(hands=hands([card, other], ["B-native", "clock"])).play().choose(f"play:{card}", by="A")
    assert stage.game.command["A"] == points


# ---------------------------------------------------------------- 5.8-5.11 what cards do


@rule("mosquetes", "5.8")
def test_each_unit_of_the_type_acts_once_in_the_order_its_owner_chooses() -> None:
    stage = (
        step(hands=hands(["A-regular", "clock"], ["clock", "B-native"]))
        .play()
        .choose("play:A-regular", by="A")
    )
    assert stage.options == ["activate:A1", "activate:A3", "activate:A4"]
    assert stage.why_not("A", "activate:A2") == "not-this-card"
    stage.choose("activate:A4", by="A")
    assert (stage.game.unit, stage.game.actions) == ("A4", 2)
    stage.choose("pass", by="A")
    assert (stage.game.unit, stage.game.actions) == ("A4", 1)  # all its actions before the next unit
    stage.choose("pass", by="A")
    assert stage.options == ["activate:A1", "activate:A3"]
    assert stage.why_not("A", "activate:A4") == "has-acted"
    stage.choose("activate:A3", "pass", "pass", by="A")
    assert stage.game.unit == "A1"
    stage.choose("pass", "pass", by="A")
    assert stage.table.question is not None
    assert stage.table.question.role == "B"


@rule("mosquetes", "5.8")
@pytest.mark.parametrize(("card", "acting", "actions"), [("A-civilian", "A5", 1), ("A-militia", "A2", 2)])
def test_civilians_have_one_action_and_others_two(card: str, acting: str, actions: int) -> None:
    stage = step(hands=hands([card, "clock"], ["clock", "B-native"])).play().choose(f"play:{card}", by="A")
    assert (stage.game.unit, stage.game.actions) == (acting, actions)


@rule("mosquetes", "5.8")
def test_markers_dummies_guns_and_wagons_act_with_the_card_of_their_type() -> None:
    units = {
        "A1": unit("br_regulars", 5, 20, marker=True),
        "A2": {"profile": "dummy-regular", "n": 1, "at": [10, 20], "facing": 0, "marker": True},
        "A3": {**unit("gun_light", 16, 20), "gun_at": [17.5, 20]},
        "A4": {"profile": "wagon-regular", "n": 1, "at": [20, 25], "facing": 0},
        "A5": unit("br_regulars", 20, 23),
        "A6": {"profile": "dummy-militia", "n": 1, "at": [30, 20], "facing": 0, "marker": True},
    }
    stage = (
        step(units=units, hands=hands(["A-regular", "clock"], ["clock"]))
        .play()
        .choose("play:A-regular", by="A")
    )
    assert stage.options == [f"activate:A{nth}" for nth in (1, 2, 3, 4, 5)]


@rule("mosquetes", "5.19")
@pytest.mark.parametrize("column", ["killed", "fled", "left"])
def test_a_unit_off_the_table_counts_as_eliminated(column: str) -> None:
    stage = step("A", hands=hands(["A-militia", "clock"], ["clock"]))
    stage.game.figures["A2"], getattr(stage.game, column)["A2"] = (), 6
    assert stage.play().choose("play:A-militia", by="A").game.command["A"] == 1


@rule("mosquetes", "5.9")
@pytest.mark.parametrize(("side", "gone", "points"), [("A", True, 1), ("A", False, 0), ("B", True, 1)])
def test_an_own_troops_card_without_units_gives_its_owner_a_point(side: str, gone: bool, points: int) -> None:
    """B that plays it earns the point of 5.7 and A none."""
    stage = step(side, hands=hands(["A-militia", "clock"], ["A-militia", "clock"]))
    if gone:
        stage.game.figures["A2"], stage.game.killed["A2"] = (), 6
    stage.play().choose("play:A-militia", by=side)
    assert stage.game.command[side] == points
    assert stage.game.command["B" if side == "A" else "A"] == 0
    assert (stage.game.unit == "A2") is not gone


@rule("mosquetes", "5.9", "5.10")
@pytest.mark.parametrize("drill", ["c02", "c03", "c04"])
def test_the_worked_examples_of_command_points_come_out(drill: str) -> None:
    comes_out(drill)


@rule("mosquetes", "5.10")
def test_forward_gives_one_action_to_each_officer_and_elite_unit() -> None:
    stage = (
        step(hands=hands(["A-forward", "clock"], ["clock", "B-native"]))
        .play()
        .choose("play:A-forward", by="A")
    )
    assert stage.options == ["actions", "points"]
    stage.choose("actions", by="A")
    assert stage.options == ["activate:A3", "activate:A4", "stop"]
    stage.choose("activate:A4", by="A")
    assert stage.game.actions == 1
    stage.choose("pass", by="A")
    assert stage.options == ["activate:A3", "stop"]


@rule("mosquetes", "5.10")
@pytest.mark.parametrize(("fleeing", "points"), [(False, 3), (True, 2)])
def test_or_it_gives_a_point_and_one_for_each_officer_not_fleeing(fleeing: bool, points: int) -> None:
    units = {**FORCES, "A6": unit("off_militia", 30, 35, fleeing=fleeing)}
    stage = step(units=units, hands=hands(["A-forward", "clock"], ["clock"])).play()
    stage.choose("play:A-forward", "points", by="A")
    assert stage.game.command["A"] == points


@rule("mosquetes", "5.10")
def test_an_officer_off_the_table_is_not_in_play() -> None:
    stage = step(hands=hands(["A-forward", "clock"], ["clock"]))
    stage.game.figures["A3"], stage.game.killed["A3"] = (), 1
    assert stage.play().choose("play:A-forward", "points", by="A").game.command["A"] == 1


@rule("mosquetes", "5.11")
def test_morale_makes_the_units_of_its_side_test() -> None:
    """Half the regulars are lost on either side; only those of the card's side test, whoever plays it."""
    units = {**FORCES, "B3": unit("fr_regulars", 25, 3, facing=90)}
    stage = step(units=units, hands=hands(["B-morale", "clock"], ["clock"])).dice(reaction=9)
    stage.game.strength.update({"A1": 12, "B3": 12})
    stage.game.killed.update({"A1": 6, "B3": 6})
    stage.play().choose("play:B-morale", by="A")
    assert stage.rolled == ["reaction"]
    assert stage.game.fleeing == set()
    assert stage.told.count("reaction") == 1
