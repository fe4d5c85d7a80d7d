"""6 Command points and abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosquetes.forces import BOX, FORCES, OPEN, hands, step, unit
from tests.games.mosquetes.opposed import fired, seen
from tests.games.mosquetes.skirmishing import Stage, acting
from tests.games.mosquetes.worked.examples import comes_out
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.chapters.command import cost
from vivac.games.mosquetes.chapters.models import facing_of
from vivac.lab.coverage import rule

HELD = hands(["A-regular", "A-morale", "B-native"], ["clock", "B-morale"])


def commanding(points: int, units: dict[str, Any] | None = None, **position: Any) -> Stage:
    return step(units=units, command={"A": points, "B": 0}, **{"hands": HELD, **position}).play()


def offered(stage: Stage, ability: str) -> list[str]:
    return [option for option in stage.options if option.startswith(f"{ability}:")]


@rule("mosquetes", "6.1")
def test_points_are_open_and_have_no_upper_limit() -> None:
    stage = commanding(40)
    tracks = {track.id: track.at for track in RULEBOOK.scene(BOX, stage.game, "B").tracks}
    assert tracks["command-A"] == 40
    stage.choose("play:B-native", by="A")
    assert stage.game.command["A"] == 41


@rule("mosquetes", "6.1")
@pytest.mark.parametrize(("points", "refusal"), [(1, "too-few-points"), (2, "")])
def test_an_ability_that_cannot_be_paid_for_is_not_offered(points: int, refusal: str) -> None:
    stage = commanding(points)
    assert ("order:A1" in stage.options) is not refusal.startswith("too")
    assert stage.why_not("A", "order:A1") == refusal


@rule("mosquetes", "6.2")
def test_an_ability_is_used_as_often_as_it_can_be_paid_for() -> None:
    stage = commanding(9).choose("order:A1", "pass", "order:A1", "pass", by="A")
    assert stage.game.command["A"] == 5
    stage.choose("lurk:A1", "lurk:A2", "order:A2", "pass", by="A")
    assert stage.game.command["A"] == 1
    assert stage.why_not("A", "order:A1") == "too-few-points"


@rule("mosquetes", "6.10")
def test_abilities_are_used_before_and_after_the_card_of_ones_own_step() -> None:
    stage = commanding(9).choose("order:A1", "pass", "play:A-morale", by="A")
    assert stage.prompt == "after"
    stage.choose("order:A1", "pass", by="A")
    assert stage.prompt == "after"
    stage.choose("done", by="A")
    assert stage.table.waiting_for == ("B",)


@rule("mosquetes", "6.10")
def test_an_ability_that_would_have_no_effect_is_not_offered() -> None:
    stage = commanding(9)
    assert offered(stage, "authority") == []
    assert stage.why_not("A", "authority:A1") == "not-fleeing"
    assert offered(stage, "prepare") == []
    watching = commanding(9, {**FORCES, "A1": {**FORCES["A1"], "watching": True}})
    assert "lurk:A1" not in watching.options
    assert watching.why_not("A", "lurk:A1") == "already-watching"


@rule("mosquetes", "6.2")
def test_the_worked_example_of_abilities_comes_out() -> None:
    comes_out("c09")


@rule("mosquetes", "6.3")
def test_lurk_costs_a_point_and_gives_a_watch_action_and_no_other() -> None:
    stage = commanding(3).choose("lurk:A1", by="A")
    assert stage.game.watching == {"A1"}
    assert stage.game.command["A"] == 2
    assert stage.prompt == "command"


@rule("mosquetes", "6.3")
@pytest.mark.parametrize(
    ("state", "refusal"),
    [({"unloaded": 1}, "unloaded"), ({"order": "column"}, "in-column"), ({"fleeing": True}, "fleeing")],
)
def test_lurk_needs_a_unit_that_could_watch(state: dict[str, Any], refusal: str) -> None:
    stage = commanding(3, {**FORCES, "A1": {**FORCES["A1"], **state}})
    assert "lurk:A1" not in stage.options
    assert stage.why_not("A", "lurk:A1") == refusal
    assert stage.why_not("A", "lurk:B1") == "not-your-unit"


@rule("mosquetes", "6.4")
def test_one_own_troops_card_goes_into_reserve_and_is_played_as_if_in_hand() -> None:
    stage = commanding(3)
    assert offered(stage, "reserve") == ["reserve:A-regular"]
    assert stage.why_not("A", "reserve:A-morale") == "not-own-troops"
    assert stage.why_not("A", "reserve:B-native") == "not-own-troops"
    stage.choose("reserve:A-regular", by="A")
    assert (stage.game.reserve["A"], stage.game.command["A"]) == (("A-regular",), 2)
    assert stage.game.hands["A"] == ("A-morale", "B-native")
    assert "bring:A-regular" in stage.options
    assert stage.game.reserve["A"] == ("A-regular",)


@rule("mosquetes", "6.4")
def test_the_card_in_reserve_activates_its_troops_when_it_is_brought() -> None:
    stage = commanding(0, reserve={"A": ["A-militia", "A-militia"]}).choose("bring:A-militia", by="A")
    assert stage.game.unit == "A2"
    assert stage.game.reserve["A"] == ("A-militia",)
    assert stage.game.discard == ["A-militia"]


@rule("mosquetes", "6.2", "6.4")
def test_card_after_card_goes_into_reserve_as_long_as_it_is_paid_for() -> None:
    held = hands(["A-militia", "A-regular", "A-morale"], ["clock", "B-morale"])
    stage = commanding(2, hands=held).choose("reserve:A-militia", "reserve:A-regular", by="A")
    assert stage.game.reserve["A"] == ("A-militia", "A-regular")
    assert stage.game.command["A"] == 0
    assert {"bring:A-militia", "bring:A-regular"} < set(stage.options)
    lines = RULEBOOK.scene(BOX, stage.game, "A").status
    (own,) = [line.params for line in lines if line.key == "status-reserve"]
    assert "militia" in str(own["cards"])
    assert "regular" in str(own["cards"])


@rule("mosquetes", "6.4")
def test_the_other_side_sees_how_many_cards_lie_in_reserve_but_not_which() -> None:
    stage = commanding(0, reserve={"A": ["A-militia", "A-regular"]})
    lines = RULEBOOK.scene(BOX, stage.game, "B").status
    (seen,) = [line.params for line in lines if line.key.startswith("status-reserve")]
    assert seen["count"] == 2
    assert "cards" not in seen


@rule("mosquetes", "6.11")
def test_the_hand_is_refilled_after_the_reserve() -> None:
    stage = commanding(1).choose("reserve:A-regular", by="A")
    stage.draws("clock", "clock").choose("play:A-morale", by="A")
    assert len(stage.game.hands["A"]) == 3
    assert stage.game.reserve["A"] == ("A-regular",)


@rule("mosquetes", "6.5")
def test_authority_rallies_a_fleeing_unit_without_a_roll_and_it_may_turn() -> None:
    units = {**FORCES, "A1": {**FORCES["A1"], "fleeing": True}}
    poor = commanding(2, units)
    assert poor.why_not("A", "authority:A1") == "too-few-points"
    stage = commanding(3, units)
    where = stage.places("A1")
    stage.choose("authority:A1", "face:90", by="A")
    assert stage.rolled == []
    assert stage.game.fleeing == set()
    assert (stage.game.facing["A1"], stage.places("A1")) == (90, where)
    assert stage.game.command["A"] == 0


@rule("mosquetes", "6.5")
def test_each_figure_of_a_rallied_unit_may_face_its_own_way() -> None:
    fleeing = {**FORCES["A3"], "profile": "br_regulars", "n": 3, "fleeing": True}
    stage = commanding(3, {**FORCES, "A3": fleeing})
    where = stage.places("A3")
    stage.choose("authority:A3", "singly", "face:90", "face:0", "face:180", by="A")
    assert [facing_of(stage.game, "A3", number) for number in range(3)] == [90, 0, 180]
    assert stage.places("A3") == where
    drawn = {piece.id: piece.facing for piece in RULEBOOK.scene(BOX, stage.game, "A").pieces}
    assert [drawn[f"A3.{number}"] for number in range(3)] == [90, 0, 180]


@rule("mosquetes", "6.5")
@pytest.mark.parametrize(("east", "shots"), [("face:0", 1), ("face:180", 0)])
def test_a_figure_that_faces_its_own_way_shoots_only_that_way(east: str, shots: int) -> None:
    units = {
        "A1": {"profile": "br_regulars", "figures": [[10, 10], [10, 12]], "facing": 180, "fleeing": True},
        "B1": {"profile": "warriors", "figures": [[20, 10]], "facing": 180, "spotted": True},
    }
    stage = commanding(3, units).choose("authority:A1", "singly", east, "face:180", by="A")
    stage.game.fleeing.clear()
    assert len(fired(stage)) == shots
    assert seen(stage) is (shots > 0)


@rule("mosquetes", "6.5")
def test_whoever_moves_on_faces_one_way_again() -> None:
    fleeing = {**FORCES["A3"], "profile": "br_regulars", "n": 2, "fleeing": True}
    stage = commanding(9, {**FORCES, "A3": fleeing}).choose(
        "authority:A3", "singly", "face:90", "face:180", by="A"
    )
    stage.choose("order:A3", by="A").walk((6, 35), facing=45)
    assert stage.game.turned == {}
    assert {facing_of(stage.game, "A3", number) for number in range(2)} == {45}


PRICES = [(1, 2), (7, 2), (8, 3), (11, 3), (12, 4), (16, 4)]


@rule("mosquetes", "6.6")
@pytest.mark.parametrize(("figures", "price"), PRICES)
def test_an_order_costs_by_the_figures_a_unit_has_now(figures: int, price: int) -> None:
    units = {**FORCES, "A1": {**FORCES["A1"], "n": figures, "at": [8, 30]}}
    stage = step(units=units, command={"A": 9}, hands=HELD)
    stage.game.strength["A1"] = 16
    assert cost(stage.box, stage.game, "order", "A1") == price
    stage.play().choose("order:A1", by="A")
    assert stage.game.command["A"] == 9 - price


@rule("mosquetes", "6.6")
def test_an_order_is_one_action_with_one_own_unit() -> None:
    stage = commanding(9).choose("order:A2", by="A")
    assert (stage.game.unit, stage.game.actions) == ("A2", 1)
    stage.choose("pass", by="A")
    assert stage.prompt == "command"
    assert stage.why_not("A", "order:B1") == "not-your-unit"


@rule("mosquetes", "6.7")
def test_preparation_brings_an_own_troops_card_back_to_a_hand_that_may_exceed_three() -> None:
    stage = step(command={"A": 4}, hands=HELD)
    for card in ("A-militia", "A-forward", "B-native"):
        stage.game.discard.append(card)
        stage.game.deck.remove(card)
    stage.play()
    assert offered(stage, "prepare") == ["prepare:A-militia"]
    assert stage.why_not("A", "prepare:A-forward") == "not-in-discard"
    stage.choose("prepare:A-militia", by="A")
    assert stage.game.hands["A"] == ("A-militia", "A-morale", "A-regular", "B-native")
    assert stage.game.command["A"] == 0
    assert stage.game.discard == ["A-forward", "B-native"]
    stage.choose("play:A-morale", by="A")
    assert len(stage.game.hands["A"]) == 3


@rule("mosquetes", "6.7")
def test_preparation_costs_four_points() -> None:
    stage = step(command={"A": 3}, hands=HELD)
    stage.game.discard.append("A-militia")
    stage.game.deck.remove("A-militia")
    assert stage.play().why_not("A", "prepare:A-militia") == "too-few-points"


@rule("mosquetes", "6.8")
@pytest.mark.parametrize("die", [0, 9])
def test_a_fleeing_unit_given_an_order_can_only_try_to_rally(die: int) -> None:
    units = {**FORCES, "A1": {**FORCES["A1"], "fleeing": True}}
    stage = commanding(9, units).dice(rally=die).choose("order:A1", by="A")
    if die == 9:
        assert stage.prompt == "rally-facing"
        stage.choose("face:0", by="A")
    assert stage.rolled == ["rally"]
    assert ("A1" in stage.game.fleeing) is (die == 0)
    assert stage.game.unit == ""
    assert stage.prompt == "command"


@rule("mosquetes", "6.8")
def test_a_fleeing_officer_given_a_forward_action_can_only_try_to_rally() -> None:
    units = {**FORCES, "A3": {**FORCES["A3"], "fleeing": True}}
    stage = commanding(0, units, hands=hands(["A-forward", "clock"], ["clock", "B-native"])).dice(rally=9)
    stage.choose("play:A-forward", "actions", "activate:A3", "face:0", by="A")
    assert stage.options == ["activate:A4", "stop"]


@rule("mosquetes", "6.8")
def test_a_fleeing_unit_is_never_given_lurk() -> None:
    stage = commanding(3, {**FORCES, "A1": {**FORCES["A1"], "fleeing": True}})
    assert "lurk:A1" not in stage.options
    assert "lurk:A2" in stage.options
    assert stage.why_not("A", "lurk:A1") == "fleeing"


@rule("mosquetes", "6.9")
@pytest.mark.parametrize(
    ("thing", "price"),
    [
        ({"profile": "br_regulars", "n": 12, "at": [10, 10], "facing": 0}, 4),
        ({"profile": "br_regulars", "n": 12, "at": [10, 10], "facing": 0, "marker": True}, 2),
        ({"profile": "wagon-regular", "n": 1, "at": [10, 10], "facing": 0}, 2),
        ({"profile": "boat-regular", "n": 1, "at": [10, 10], "facing": 0}, 2),
    ],
)
def test_a_marker_a_wagon_and_a_boat_count_as_one_figure(thing: dict[str, Any], price: int) -> None:
    stage = acting("A1", {"A1": thing, "A2": unit("br_regulars", 12, 12)}, scenario=OPEN)
    assert cost(stage.box, stage.game, "order", "A1") == price
    assert cost(stage.box, stage.game, "lurk", "A1") == 1
