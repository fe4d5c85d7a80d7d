"""W-6 to W-9 The windows of combats and casualty checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.mosby.fights import EVERY_CARD, modifiers, mosby_attacks, plays, union_attacks
from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.ending import clear_the_map
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.preparation import caught_in_preparation
from vivac.games.mosby.chapters.winning import TurnOver
from vivac.games.mosby.chapters.wounds import casualty_check
from vivac.lab.coverage import rule

Fight = Callable[..., Stage]
BOTH_WAYS = pytest.mark.parametrize("fight", [mosby_attacks, union_attacks])
COMBAT_CARDS = {"ambush", "surprise_attack", "heroics", "ruse", "hide"}


def sweep_attacks(*hand: str, **position: Any) -> Stage:
    """A combat of the event step."""
    stage = Stage(step="events", mosby="aldie", strength=3, hand=list(hand), **position)
    return stage.draws("c1").dice(sweep=1).run(resolve, "sweep.1").choose("fight")


def operations_attack(*hand: str) -> Stage:
    return mosby_attacks(*hand, step="operations", initiative="", units={"c1.1": "salem seen"})


# ---------------------------------------------------------------- W-6 before the die


@rule("mosby", "W-6")
@pytest.mark.parametrize(
    ("fight", "offered"),
    [
        (mosby_attacks, {"surprise_attack", "heroics", "ruse", "hide"}),
        (operations_attack, {"surprise_attack", "heroics", "ruse"}),
        (union_attacks, {"ambush", "heroics", "ruse", "hide"}),
        (sweep_attacks, {"ambush", "heroics", "ruse", "hide"}),
    ],
)
def test_every_combat_asks_for_the_cards_that_fit_it_before_its_die(fight: Fight, offered: set[str]) -> None:
    stage = fight(*EVERY_CARD)
    assert (stage.prompt, plays(stage)) == ("combat-cards", offered)
    assert "roll" in stage.options
    assert "combat" not in stage.rolled


@rule("mosby", "W-6")
@pytest.mark.parametrize("fight", [mosby_attacks, operations_attack, union_attacks, sweep_attacks])
def test_before_the_die_nothing_is_asked_of_a_player_who_holds_no_such_card(fight: Fight) -> None:
    useless = "ambush" if fight in (mosby_attacks, operations_attack) else "surprise_attack"
    hand = [useless, *(card for card in EVERY_CARD if card not in COMBAT_CARDS)]
    with pytest.raises(Exception, match="no die left for combat"):
        fight(*hand)


@rule("mosby", "W-6")
def test_hide_alone_is_no_reason_to_ask_in_a_large_union_force() -> None:
    with pytest.raises(Exception, match="no die left for combat"):
        union_attacks("hide", mosby="fairfax_station", units={"c1.1": "fairfax_station active"})


@rule("mosby", "W-6")
def test_any_number_of_cards_may_be_played_together() -> None:
    stage = union_attacks("ambush", "ambush", "heroics", "ruse", "ruse", combat=[1], casualty=[6, 6])
    stage.choose("play:ambush", "play:ruse", "play:ambush", "play:heroics", "play:ruse")
    assert modifiers(stage) == [2 + 2 + 2 + 2]  # 1-3 is +2
    assert stage.raid.hand == []


# ---------------------------------------------------------------- W-7 after the die


@rule("mosby", "W-7")
@BOTH_WAYS
def test_a_counterattack_is_offered_after_every_roll_and_before_its_result(fight: Fight) -> None:
    stage = fight("counterattack", "counterattack", combat=[2, 3, 5])
    for _ in range(2):
        assert (stage.prompt, stage.options) == ("counterattack", ["play:counterattack", "decline"])
        assert (stage.raid.strength, stage.raid.performance, stage.raid.turn) == (1, 0, 1)
        assert "combat-lost" not in stage.told
        stage.choose("play:counterattack")
    assert len(modifiers(stage)) == 3
    assert "combat-won" in stage.told


@rule("mosby", "W-7")
def test_a_counterattack_declined_lets_the_result_stand() -> None:
    stage = mosby_attacks("counterattack", combat=[5]).choose("decline")
    assert stage.raid.hand == ["counterattack"]
    assert stage.at("eliminated") == ("c1.1",)
    won = mosby_attacks("mosby_escapes", "local_guide", combat=[5])
    assert (won.prompt, won.at("eliminated")) == ("operations", ("c1.1",))


@rule("mosby", "W-7")
@pytest.mark.parametrize(
    ("fight", "fresh"),
    [
        (mosby_attacks, {"surprise_attack", "heroics", "ruse"}),
        (union_attacks, {"ambush", "heroics", "ruse"}),
        (sweep_attacks, {"ambush", "heroics", "ruse"}),
    ],
)
def test_fresh_cards_but_never_hide_go_with_a_counterattack(fight: Fight, fresh: set[str]) -> None:
    stage = fight("counterattack", *COMBAT_CARDS).dice(combat=[2, 6])
    stage.choose("roll", "play:counterattack")
    assert (stage.prompt, plays(stage)) == ("combat-cards", fresh)


# ---------------------------------------------------------------- W-8 casualty checks


@rule("mosby", "W-8")
def test_mosby_escapes_is_offered_before_the_die_of_a_casualty_check() -> None:
    stage = Stage(hand=["mosby_escapes"]).run(casualty_check)
    assert (stage.prompt, stage.options) == ("casualty-check", ["play:mosby_escapes", "decline"])
    assert stage.rolled == []
    stage.choose("play:mosby_escapes")
    assert (stage.prompt, stage.rolled, stage.raid.hand) == ("", [], [])


@rule("mosby", "W-8")
@pytest.mark.parametrize("wounded", [False, True])
@pytest.mark.parametrize("die", [1, 2])
def test_mosby_escapes_is_offered_again_after_a_hit_and_before_its_effects(die: int, wounded: bool) -> None:
    stage = Stage(hand=["mosby_escapes", "cannon"], performance=5, notoriety=2, wounded=wounded)
    stage.dice(casualty=die).run(casualty_check).choose("decline")
    assert (stage.prompt, stage.options) == ("casualty-hit", ["play:mosby_escapes", "decline"])
    assert (stage.raid.performance, stage.raid.wounded, stage.raid.wounded_this_turn) == (5, wounded, False)
    stage.choose("play:mosby_escapes")
    assert (stage.raid.performance, stage.raid.wounded, stage.raid.wounded_this_turn) == (5, wounded, False)
    assert stage.raid.hand == ["cannon"]


@rule("mosby", "W-8")
@pytest.mark.parametrize("die", [3, 6])
def test_after_a_die_that_does_not_hit_nothing_is_asked(die: int) -> None:
    stage = Stage(hand=["mosby_escapes"]).dice(casualty=die).run(casualty_check).choose("decline")
    assert (stage.prompt, stage.raid.hand) == ("", ["mosby_escapes"])


@rule("mosby", "W-8")
def test_a_casualty_check_asks_nothing_of_a_player_without_mosby_escapes() -> None:
    cards = ("mosby_escapes", "mosby_reported_dead", "cannon", "scout", "fast_horses", "pistol_tactics")
    hand = [card for card in EVERY_CARD if card not in cards]
    stage = Stage(hand=hand).dice(casualty=1).run(casualty_check)
    assert (stage.prompt, stage.raid.wounded) == ("", True)


# ---------------------------------------------------------------- W-9 reported dead


@rule("mosby", "W-9")
@pytest.mark.parametrize(("die", "answers"), [(6, []), (1, []), (2, ["play:mosby_escapes"])])
def test_mosby_reported_dead_is_offered_after_any_check_that_was_rolled(die: int, answers: list[str]) -> None:
    escapes = ["mosby_escapes"] * len(answers)
    stage = Stage(step="events", hand=["mosby_reported_dead", *escapes]).dice(casualty=die)
    stage.run(resolve, "mosby_trapped.1").choose(*["decline"] * len(escapes), *answers)
    assert (stage.prompt, stage.options) == ("reported-dead", ["play:mosby_reported_dead", "decline"])


@rule("mosby", "W-9")
@pytest.mark.parametrize("rounds", [False, True], ids=["operations", "rounds"])
def test_the_report_may_be_kept_for_later_in_the_turn(rounds: bool) -> None:
    stage_of: Callable[..., Stage] = in_rounds if rounds else Stage
    position = {"mosby": "hay_market", "awareness": 4, "hand": ["mosby_reported_dead"]}
    stage = stage_of(casualty_checked=True, **position).play()
    asked = stage.prompt
    stage.choose("play:mosby_reported_dead")
    assert (stage.raid.awareness, stage.raid.hand, stage.prompt) == (1, [], asked)  # it costs no action
    assert "play:mosby_reported_dead" not in stage_of(**position).play().options


@rule("mosby", "W-9")
def test_a_check_of_an_earlier_turn_reports_nobody_dead() -> None:
    stage = Stage(mosby="hay_market", hand=["mosby_reported_dead"]).dice(casualty=6)
    stage.run(casualty_check).choose("decline")
    assert stage.raid.casualty_checked
    assert not stage.run(clear_the_map).raid.casualty_checked


@rule("mosby", "W-9")
def test_a_check_cancelled_before_its_die_does_not_report_mosby_dead() -> None:
    stage = Stage(step="events", hand=["mosby_reported_dead", "mosby_escapes"])
    stage.run(resolve, "mosby_trapped.1").choose("play:mosby_escapes")
    assert (stage.prompt, stage.raid.hand) == ("", ["mosby_reported_dead"])


@rule("mosby", "W-9")
def test_a_player_without_the_card_is_not_asked_about_reports() -> None:
    hand = [card for card in EVERY_CARD if card not in ("mosby_reported_dead", "mosby_escapes")]
    assert Stage(hand=hand).dice(casualty=6).run(casualty_check).prompt == ""


@rule("mosby", "W-9")
def test_a_dead_mosby_is_not_reported_dead() -> None:
    stage = Stage(step="events", events_to_come=1, mosby="aldie", wounded=True, hand=["mosby_reported_dead"])
    stage.draws("mosby_trapped.1").dice(casualty=1).play()
    assert stage.table.outcome is not None
    assert stage.table.outcome.say.rule == "4.2-1"


@rule("mosby", "W-9")
def test_no_report_once_the_turn_is_over() -> None:
    beaten = mosby_attacks("mosby_reported_dead", combat=[1], casualty=[6])
    assert (beaten.raid.turn, beaten.prompt) == (2, "place")
    fled = Stage(step="events", events_to_come=1, mosby="aldie", hand=["mosby_reported_dead"])
    fled.draws("sweep.1", "c1").dice(sweep=1, casualty=6).play().choose("skedaddle")
    assert (fled.raid.turn, fled.prompt) == (2, "place")
    caught = Stage(step="preparation", units={"c1.1": "aldie"}, hand=["mosby_reported_dead", "mosby_escapes"])
    with pytest.raises(TurnOver):
        caught.dice(casualty=6).run(caught_in_preparation, "c1.1")
    assert caught.raid.hand == ["mosby_reported_dead", "mosby_escapes"]


@rule("mosby", "W-9")
def test_the_report_comes_before_anything_else_even_the_checks_after_the_combat() -> None:
    stage = mosby_attacks(
        *("mosby_reported_dead", "heroics"),
        mosby="manassas_junction",
        strength=5,
        awareness=3,
        combat=[1],
        casualty=[6, 6],
        units={"c1.1": "manassas_junction active"},
        revealed=["manassas_junction", "bristoe_station"],
    )
    stage.choose("play:heroics")
    assert stage.prompt == "reported-dead"
    assert stage.rolled == ["combat", "casualty"]  # before the check of Heroics, and before S7
    stage.dice(activation=2).choose("play:mosby_reported_dead")
    assert stage.rolled == ["combat", "casualty", "casualty", "activation"]
    assert stage.raid.awareness == 1
    assert stage.at("union_mills") == ()  # at the old Awareness it would have woken
