"""4 Winning and losing."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.games.mosby.raiding import Stage
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.combat import reaction_modifier
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.preparation import draw_action_cards, recruit, set_awareness
from vivac.games.mosby.chapters.winning import score
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.lab.coverage import rule

BOX = open_box()
IN_ROUNDS = {"step": "first", "initiative": "mosby", "round": 1}


def standing(stage: Stage) -> tuple[int, int]:
    return stage.raid.notoriety, stage.raid.performance


# ---------------------------------------------------------------- 4.0 points


@rule("mosby", "4.0-1")
@pytest.mark.parametrize(
    ("before", "points", "after"),
    [((1, 0), 9, (1, 9)), ((1, 9), 1, (2, 0)), ((1, 5), 6, (2, 1)), ((3, 5), 25, (6, 0))],
)
def test_ten_performance_points_become_one_notoriety(
    before: tuple[int, int], points: int, after: tuple[int, int]
) -> None:
    stage = Stage(notoriety=before[0], performance=before[1]).run(score, points)
    assert standing(stage) == after


@rule("mosby", "4.0-1")
def test_points_convert_at_once_in_the_middle_of_a_turn() -> None:
    stage = Stage(mosby="union_mills", performance=7, revealed=["union_mills"]).dice(rest=6).play()
    stage.choose("demolish:rail")
    assert stage.prompt == "operations"
    assert standing(stage) == (2, 0)


@rule("mosby", "4.0-2")
def test_notoriety_is_changed_back_when_performance_would_fall_below_zero() -> None:
    stage = Stage(notoriety=6, performance=2)
    assert standing(stage.run(score, -7)) == (5, 5)
    assert standing(stage.run(score, 5)) == (6, 0)


@rule("mosby", "4.0-2")
@pytest.mark.parametrize(
    ("before", "points", "after"),
    [((3, 0), -1, (2, 9)), ((3, 4), -4, (3, 0)), ((5, 3), -25, (2, 8))],
)
def test_a_loss_converts_as_many_notoriety_as_it_takes_and_no_more(
    before: tuple[int, int], points: int, after: tuple[int, int]
) -> None:
    stage = Stage(notoriety=before[0], performance=before[1]).run(score, points)
    assert standing(stage) == after


@rule("mosby", "4.0-3", "4.0-6")
@pytest.mark.parametrize(
    ("before", "points", "after"),
    [((1, 3), -5, (1, 0)), ((1, 3), -3, (1, 0)), ((1, 3), -2, (1, 1)), ((2, 1), -20, (1, 0))],
)
def test_notoriety_never_falls_below_one_and_what_cannot_be_paid_is_forgiven(
    before: tuple[int, int], points: int, after: tuple[int, int]
) -> None:
    stage = Stage(notoriety=before[0], performance=before[1]).run(score, points)
    assert standing(stage) == after
    assert standing(stage.run(score, 1)) == (after[0], after[1] + 1)


class Deed(NamedTuple):
    position: dict[str, Any]
    dice: dict[str, int]
    answers: tuple[str, ...]
    points: int


def attack(strength: int, unit: str, die: int, points: int, **position: Any) -> Deed:
    """Mosby attacks one unit outside the lines."""
    where = {"mosby": "hay_market", "strength": strength, "units": {unit: "hay_market"}}
    return Deed(where | position, {"combat": die}, ("attack",), points)


DEEDS = {
    "rail": Deed({"mosby": "manassas_junction"}, {}, ("demolish:rail",), 3),
    "bridge": Deed({"mosby": "occoquan"}, {}, ("demolish:bridge",), 5),
    "depot of 7": Deed({"mosby": "rockville", "depots": {"rockville": 7}}, {}, ("demolish:depot",), 7),
    "depot of 3": Deed({"mosby": "rockville", "depots": {"rockville": 3}}, {}, ("demolish:depot",), 3),
    "wagon train": Deed(
        {"mosby": "winchester", "train": "winchester", **IN_ROUNDS}, {}, ("demolish:train",), 5
    ),
    "leader delivered": Deed(
        {"mosby": "chantilly", "leaders": {"dulaney": "kidnapped"}}, {}, ("move:gum_spring",), 10
    ),
    "courier": Deed({"mosby": "hopewell", "units": {"courier.1": "hay_market"}}, {}, ("move:hay_market",), 1),
    "sutler": Deed({"mosby": "hopewell", "units": {"sutler.1": "hay_market"}}, {}, ("move:hay_market",), 1),
    "picket": Deed({"mosby": "hopewell", "units": {"picket.1": "hay_market"}}, {}, ("move:hay_market",), 0),
    "combat won over five, none lost": attack(5, "c5.1", 3, 6),  # 3 + 0 odds + 1 reaction: R
    "combat won over five, one lost": attack(5, "c5.1", 4, 9),  # R1
    "combat won over a one, eliminated": attack(5, "c1.1", 3, 5),  # R2, but it has one factor only
    "combat lost, none lost": attack(1, "c4.1", 5, -2),  # 5 - 3 odds + 1 reaction: D
    "combat lost, one lost": attack(2, "c8.1", 4, -7),  # D1
    "combat lost, two lost": attack(2, "c8.1", 2, -12),  # D2
    "combat lost, two of one": attack(1, "c8.1", 2, -7),  # D2, but he has one factor only
    "skedaddle": Deed(
        {
            "mosby": "hay_market",
            "units": {"c3.1": "hay_market active"},
            "step": "first",
            "initiative": "union",
        },
        {"union_movement": 3},
        ("skedaddle",),
        -2,
    ),
    "caught in Preparation": Deed(
        {"step": "preparation", "units": {"c3.1": "hopewell"}},
        {"random_movement": 3},
        ("place:middleburg",),
        -5,
    ),
    "disband": Deed({"mosby": "hay_market"}, {}, ("disband",), 0),
}


@rule("mosby", "4.0-4", "4.0-7", "4.0-8")
@pytest.mark.parametrize("name", DEEDS)
def test_every_deed_has_its_points(name: str) -> None:
    deed = DEEDS[name]
    stage = Stage(**{"notoriety": 5, "awareness": 3, **deed.position}).dice(6, **deed.dice).play()
    stage.choose(*deed.answers)
    notoriety, performance = standing(stage)
    assert 10 * notoriety + performance == 50 + deed.points


@rule("mosby", "4.0-4")
@pytest.mark.parametrize(("die", "points"), [(1, -5), (2, -5), (3, 0)])
def test_a_wound_costs_five_points(die: int, points: int) -> None:
    stage = Stage(notoriety=5).dice(casualty=die).run(casualty_check)
    notoriety, performance = standing(stage)
    assert 10 * notoriety + performance == 50 + points


@rule("mosby", "4.0-5")
def test_notoriety_has_no_upper_limit() -> None:
    assert standing(Stage(notoriety=13, performance=9).run(score, 21)) == (16, 0)


@rule("mosby", "4.0-5")
def test_tables_read_by_notoriety_use_column_ten_above_ten() -> None:
    stage = Stage(notoriety=13, mosby="paris")
    stage.run(set_awareness)
    assert stage.raid.awareness == 4
    stage.dice(recruitment=1).run(recruit)
    assert stage.raid.strength == 4
    stage.dice(rest=1).run(draw_action_cards)
    assert len(stage.raid.hand) == 6
    wounded = Stage(notoriety=13, mosby="paris", wounded=True).dice(rest=1).run(draw_action_cards)
    assert len(wounded.raid.hand) == 4


@rule("mosby", "4.0-5")
@pytest.mark.parametrize(
    ("notoriety", "awareness", "modifier"), [(10, 1, 0), (13, 1, 0), (10, 4, -1), (13, 4, -1), (12, 5, -2)]
)
def test_the_reaction_index_counts_ten_of_notoriety_at_most(
    notoriety: int, awareness: int, modifier: int
) -> None:
    raid = Stage(notoriety=notoriety, awareness=awareness).raid
    assert reaction_modifier(BOX, raid) == modifier


# ---------------------------------------------------------------- 4.1 and 4.2 the end of the game


def ended(**position: Any) -> Stage:
    """The position after Mosby has disbanded and the turn is over."""
    return Stage(**{"mosby": "hay_market", **position}).play().choose("disband")


def verdict(stage: Stage) -> str:
    outcome = stage.table.outcome
    return "" if outcome is None else outcome.say.key


@rule("mosby", "4.1-1")
@pytest.mark.parametrize("notoriety", [9, 10, 14])
def test_notoriety_nine_at_the_end_of_turn_eight_wins(notoriety: int) -> None:
    stage = ended(turn=8, notoriety=notoriety)
    assert verdict(stage) == "won"
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == ("mosby",)


@rule("mosby", "4.1-1")
def test_leftover_performance_does_not_count() -> None:
    stage = ended(turn=8, notoriety=8, performance=9)
    assert verdict(stage) == "lost-not-famous"


@rule("mosby", "4.1-1")
@pytest.mark.parametrize("turn", range(1, 8))
def test_reaching_nine_earlier_does_not_end_the_game(turn: int) -> None:
    stage = ended(turn=turn, notoriety=9)
    assert verdict(stage) == ""
    assert (stage.raid.turn, stage.prompt) == (turn + 1, "place")


@rule("mosby", "4.2-1")
def test_a_wound_while_wounded_kills_and_the_game_is_lost_at_once() -> None:
    stage = Stage(mosby="hay_market", step="events", events_to_come=3, turn=8, notoriety=9, wounded=True)
    stage.dice(casualty=1).draws("mosby_trapped").play()
    assert verdict(stage) == "lost-killed"
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == ()
    assert "turn-ends" not in stage.told


@rule("mosby", "4.2-1")
def test_a_first_wound_does_not_kill() -> None:
    stage = Stage(mosby="hay_market", step="events", events_to_come=1, turn=8, notoriety=9)
    stage.dice(casualty=1).draws("mosby_trapped").play()
    assert verdict(stage) == ""
    assert stage.prompt == "operations"


@rule("mosby", "4.2-2")
@pytest.mark.parametrize("turn", range(2, 8))
def test_notoriety_below_the_number_of_the_turn_just_ended_is_defeat(turn: int) -> None:
    assert verdict(ended(turn=turn, notoriety=turn - 1, performance=9)) == "lost-forgotten"
    assert verdict(ended(turn=turn, notoriety=turn)) == ""


@rule("mosby", "4.2-3")
@pytest.mark.parametrize("notoriety", [1, 7, 8])
def test_notoriety_of_eight_or_less_at_the_end_of_turn_eight_is_defeat(notoriety: int) -> None:
    stage = ended(turn=8, notoriety=notoriety)
    assert verdict(stage) == "lost-not-famous"
    assert stage.table.outcome is not None
    assert stage.table.outcome.winners == ()


FIRST, SECOND, THIRD, *REST = BOX.confederacy
NO_REFUGE: dict[str, Any] = {
    "joined_lines": [FIRST],
    "units": {"c3.1": SECOND},  # nobody has seen it
    "devastated": [THIRD, *REST],
}


@rule("mosby", "4.2-4")
def test_a_confederacy_devastated_taken_or_occupied_everywhere_seen_or_not_is_defeat() -> None:
    assert verdict(ended(notoriety=5, **NO_REFUGE)) == "lost-no-refuge"


@rule("mosby", "4.2-4")
@pytest.mark.parametrize(
    "refuge",
    [
        {"joined_lines": []},
        {"units": {}},
        {"units": {"picket.1": SECOND}},
        {"units": {"sutler.1": SECOND, "courier.1": SECOND}},
        {"devastated": REST},
    ],
)
def test_one_space_left_is_refuge_enough(refuge: dict[str, Any]) -> None:
    stage = Stage(mosby="hay_market", notoriety=5, **NO_REFUGE | refuge).run(end_turn)
    assert stage.result is None  # no outcome: the game goes on


@rule("mosby", "4.2-4")
def test_the_loss_of_all_refuge_is_judged_only_at_the_end_of_a_turn() -> None:
    stage = Stage(mosby="hay_market", notoriety=5, **NO_REFUGE).play().choose("move:hopewell")
    assert verdict(stage) == ""


@rule("mosby", "4.2-4")
def test_at_the_end_of_turn_eight_refuge_does_not_matter_with_notoriety_nine() -> None:
    assert verdict(ended(turn=8, notoriety=9, **NO_REFUGE)) == "won"
