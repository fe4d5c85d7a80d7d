"""6.5 Combat: casualty checks and wounds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.fights import EVEN, HERE
from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.ending import end_turn
from vivac.games.mosby.chapters.engaging import attack
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.preparation import move_roaming_units
from vivac.games.mosby.chapters.winning import TurnOver
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.games.mosby.game import Phase
from vivac.lab.coverage import rule

SURE: dict[str, Any] = {"mosby": HERE, "strength": 6, "units": {"c2.1": HERE}}  # +4: even a 1 is an R1


def points(stage: Stage) -> int:
    return stage.raid.notoriety * 10 + stage.raid.performance


# ---------------------------------------------------------------- 6.5-S6D which checks are made


@rule("mosby", "6.5-S6D")
def test_a_natural_one_calls_for_a_casualty_check_if_mosby_wins() -> None:
    assert Stage(**SURE).dice(combat=1, casualty=6).run(attack).rolled == ["combat", "casualty"]
    assert Stage(**SURE).dice(combat=2).run(attack).rolled == ["combat"]


@rule("mosby", "6.5-S6D")
def test_a_natural_one_calls_for_a_casualty_check_if_mosby_loses_before_the_turn_ends() -> None:
    stage = in_rounds(**EVEN, units={"c3.1": HERE}).dice(combat=1, casualty=1).play().choose("attack")
    assert stage.rolled == ["combat", "casualty"]
    assert stage.raid.wounded
    assert stage.raid.turn == 2
    assert points(stage) == 50 - 2 - 5 - 5


@rule("mosby", "6.5-S6D")
@pytest.mark.parametrize(("dice", "checks"), [([1, 1, 4], 2), ([1, 3, 4], 1), ([4, 1, 1], 2), ([3, 3, 4], 0)])
def test_one_check_for_every_natural_one_replaced_rolls_included(dice: list[int], checks: int) -> None:
    stage = Stage(**SURE, hand=["counterattack"] * 2).dice(combat=dice, casualty=[6] * checks).run(attack)
    stage.choose("play:counterattack", "play:counterattack")
    assert stage.rolled == ["combat"] * 3 + ["casualty"] * checks


@rule("mosby", "6.5-S6D")
def test_then_one_for_every_heroics_played_even_for_a_roll_that_was_replaced() -> None:
    stage = Stage(**SURE, hand=["heroics", "heroics", "counterattack"])
    stage.dice(combat=[1, 4], casualty=[6, 6, 6]).run(attack)
    stage.choose("play:heroics", "roll", "play:counterattack", "play:heroics")
    assert stage.rolled == ["combat", "combat", "casualty", "casualty", "casualty"]


@rule("mosby", "6.5-S6D")
def test_each_check_is_settled_before_the_next() -> None:
    hand = ["heroics", "mosby_escapes", "mosby_reported_dead"]
    stage = Stage(**SURE, hand=hand).dice(combat=1, casualty=[1, 6]).run(attack)
    stage.choose("play:heroics")
    assert (stage.prompt, stage.rolled) == ("casualty-check", ["combat"])
    stage.choose("decline")
    assert (stage.prompt, stage.rolled) == ("casualty-hit", ["combat", "casualty"])
    stage.choose("play:mosby_escapes")
    assert (stage.prompt, stage.rolled) == ("reported-dead", ["combat", "casualty"])
    stage.choose("play:mosby_reported_dead")
    assert stage.rolled == ["combat", "casualty", "casualty"]
    assert stage.raid.awareness == 1


@rule("mosby", "6.5-S6D")
def test_after_a_defeat_nobody_is_told_that_mosby_is_dead() -> None:
    stage = in_rounds(**EVEN, hand=["mosby_reported_dead"], units={"c3.1": HERE}).dice(combat=1, casualty=6)
    assert stage.play().choose("attack").raid.turn == 2  # the turn is over: the card is not asked for


@rule("mosby", "6.5-S6D", "6.5-S7")
def test_the_checks_for_casualties_come_before_those_of_the_neighbourhood() -> None:
    stage = Stage(**{**SURE, "units": {"c1.1": HERE, "c2.2": "gainesville"}})
    stage.dice(combat=1, casualty=6, activation=6).run(attack)
    assert stage.rolled == ["combat", "casualty", "activation"]


# ---------------------------------------------------------------- 6.5-7, 6.5-8


@rule("mosby", "6.5-7")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_one_or_a_two_wounds(die: int) -> None:
    stage = Stage(mosby=HERE, notoriety=5).dice(casualty=die).run(casualty_check)
    assert stage.raid.wounded is (die <= 2)
    assert points(stage) == (45 if die <= 2 else 50)


@rule("mosby", "6.5-7")
def test_checks_are_made_for_skedaddling_and_for_mosby_trapped() -> None:
    stage = Stage(**EVEN, step="second", initiative="mosby", units={"c3.1": f"{HERE} active"})
    stage.dice(union_movement=3, casualty=3, random_movement=1).play().choose("skedaddle")
    assert stage.rolled.count("casualty") == 1
    trapped = Stage(**EVEN, step="events").dice(casualty=2).run(resolve, "mosby_trapped.1")
    assert trapped.raid.wounded


@rule("mosby", "6.5-7")
def test_a_check_is_made_when_a_roaming_unit_finds_mosby() -> None:
    stage = Stage(**EVEN, step="preparation", units={"c3.1": "gainesville"})
    with pytest.raises(TurnOver):
        stage.dice(random_movement=3, casualty=2).run(move_roaming_units)
    assert stage.raid.wounded


@rule("mosby", "6.5-7")
def test_a_check_is_made_for_heroics_and_none_without_a_reason() -> None:
    stage = Stage(**SURE, hand=["heroics"]).dice(combat=3, casualty=5).run(attack).choose("play:heroics")
    assert stage.rolled == ["combat", "casualty"]
    assert Stage(**SURE, hand=["pistol_tactics"]).dice(combat=3).run(attack).rolled == ["combat"]


@rule("mosby", "6.5-8")
def test_a_wound_costs_five_points_and_a_permanent_card_of_the_players_choice() -> None:
    hand = ["scout", "ruse", "pistol_tactics"]
    stage = Stage(mosby=HERE, notoriety=5, hand=hand).dice(casualty=1).run(casualty_check)
    assert stage.options == ["discard:scout", "discard:pistol_tactics"]
    stage.choose("discard:pistol_tactics")
    assert stage.raid.hand == ["scout", "ruse"]
    assert points(stage) == 45


@rule("mosby", "6.5-8")
def test_without_a_permanent_card_none_is_lost() -> None:
    stage = Stage(mosby=HERE, notoriety=5, hand=["ruse"]).dice(casualty=1).run(casualty_check)
    assert stage.raid.hand == ["ruse"]


@rule("mosby", "6.5-8")
@pytest.mark.parametrize(
    ("hand", "left"),
    [
        (["cannon"], []),
        (["cannon", "scout"], []),
        (["cannon", "scout", "fast_horses"], ["scout", "fast_horses"]),
    ],
)
def test_a_cannon_already_lost_does_not_serve(hand: list[str], left: list[str]) -> None:
    stage = in_rounds(**{**EVEN, "strength": 1}, hand=hand, units={"c4.1": HERE})
    stage.dice(combat=1, casualty=1).play().choose("attack")
    if len(hand) == 3:  # of the two still held
        assert stage.options == ["discard:scout", "discard:fast_horses"]
    assert stage.raid.hand == left
    assert stage.raid.wounded


@rule("mosby", "6.5-8")
def test_the_wound_lasts_this_turn_and_all_of_the_next() -> None:
    stage = Stage(mosby=HERE, notoriety=8).dice(casualty=1).run(casualty_check)
    assert stage.raid.wounded
    assert stage.run(end_turn).raid.wounded
    assert not stage.run(end_turn).raid.wounded


@rule("mosby", "6.5-8")
@pytest.mark.parametrize("this_turn", [True, False])
def test_a_wound_while_wounded_kills(this_turn: bool) -> None:
    stage = Stage(**SURE, wounded=True, wounded_this_turn=this_turn).dice(combat=1, casualty=2)
    stage.play().choose("attack")
    assert stage.table.outcome is not None
    assert stage.table.outcome.say.key == "lost-killed"


@rule("mosby", "6.5-8")
def test_two_wounds_in_one_combat_kill() -> None:
    stage = Stage(**SURE, hand=["heroics"]).dice(combat=1, casualty=[1, 1])
    stage.play().choose("attack", "play:heroics")
    assert stage.table.outcome is not None
    assert stage.table.outcome.say.key == "lost-killed"


@rule("mosby", "6.5-8")
def test_a_wound_alone_never_ends_the_turn() -> None:
    stage = Stage(**{**SURE, "units": {"c1.1": HERE}}).dice(combat=1, casualty=1).play().choose("attack")
    assert stage.raid.wounded
    assert stage.raid.step is Phase.OPERATIONS
    assert stage.raid.turn == 1
    assert stage.raid.mosby == HERE


# ---------------------------------------------------------------- 6.5-9


@rule("mosby", "6.5-9")
def test_mosby_escapes_cancels_a_check_before_its_die() -> None:
    stage = Stage(mosby=HERE, hand=["mosby_escapes"]).run(casualty_check).choose("play:mosby_escapes")
    assert stage.rolled == []
    assert not stage.raid.wounded
    assert stage.raid.hand == []


@rule("mosby", "6.5-9")
@pytest.mark.parametrize("wounded", [False, True])
def test_mosby_escapes_cancels_a_check_after_its_die_a_killing_one_too_but_no_earlier_wound(
    wounded: bool,
) -> None:
    hand = ["mosby_escapes", "scout"]
    stage = Stage(mosby=HERE, notoriety=5, hand=hand, wounded=wounded, wounded_this_turn=wounded)
    stage.dice(casualty=1).run(casualty_check).choose("decline", "play:mosby_escapes")
    assert stage.raid.wounded is wounded
    assert stage.raid.wounded_this_turn is wounded
    assert stage.raid.hand == ["scout"]
    assert points(stage) == 50


@rule("mosby", "6.5-9")
def test_it_is_not_asked_for_after_a_die_that_does_no_harm() -> None:
    stage = Stage(mosby=HERE, hand=["mosby_escapes"]).dice(casualty=3).run(casualty_check)
    stage.choose("decline")
    assert stage.table.outcome is not None
    assert stage.raid.hand == ["mosby_escapes"]


@rule("mosby", "6.5-9")
def test_one_card_cancels_one_check() -> None:
    stage = Stage(**SURE, hand=["heroics", "mosby_escapes"]).dice(combat=1, casualty=2).run(attack)
    stage.choose("play:heroics", "play:mosby_escapes")
    assert stage.rolled == ["combat", "casualty"]
    assert stage.raid.wounded
