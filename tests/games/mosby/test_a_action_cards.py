"""A What each action card does. Cards played on entry are in test_a_entry_cards.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.mosby.fights import modifiers, mosby_attacks, skirmish, union_attacks
from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.activation import union_activation
from vivac.games.mosby.chapters.demolition import demolish
from vivac.games.mosby.chapters.ending import discard_hand
from vivac.games.mosby.chapters.entering import enter
from vivac.games.mosby.chapters.kidnapping import kidnap
from vivac.games.mosby.chapters.rounds import initiative
from vivac.games.mosby.chapters.scouting import scout
from vivac.lab.coverage import rule

Fight = Callable[..., Stage]
BOTH_WAYS = pytest.mark.parametrize("fight", [mosby_attacks, union_attacks])


def moves(stage: Stage) -> set[str]:
    return {option.removeprefix("move:") for option in stage.options if option.startswith("move:")}


# ---------------------------------------------------------------- permanent cards


@rule("mosby", "A-cannon")
@BOTH_WAYS
def test_the_cannon_adds_one_to_the_combat_die_both_ways(fight: Fight) -> None:
    assert modifiers(fight("cannon", combat=[5])) == [1]
    assert modifiers(fight(combat=[5])) == [0]


@rule("mosby", "A-pistol_tactics")
@BOTH_WAYS
def test_pistol_tactics_add_one_to_the_combat_die_both_ways(fight: Fight) -> None:
    assert modifiers(fight("pistol_tactics", combat=[5])) == [1]
    assert modifiers(fight("pistol_tactics", "cannon", combat=[5])) == [2]


@rule("mosby", "A-cannon")
def test_the_cannon_costs_two_spaces_in_rounds_until_it_is_discarded() -> None:
    stage = in_rounds(mosby="hay_market", hand=["cannon"]).play().choose("move:hopewell")
    assert stage.options == ["drop:cannon", "disband", "stop"]
    stage.choose("drop:cannon", "move:middleburg", "move:union")
    assert stage.raid.round == 2  # three spaces in all
    assert stage.raid.discards == ["cannon"]


@rule("mosby", "A-cannon")
def test_the_cannon_may_be_discarded_at_any_time_in_operations() -> None:
    stage = Stage(mosby="hay_market", hand=["cannon"]).play().choose("move:hopewell", "drop:cannon")
    assert (stage.raid.hand, stage.raid.discards) == ([], ["cannon"])


@rule("mosby", "A-cannon")
def test_the_cannon_is_lost_in_flight_or_defeat_and_kept_in_victory() -> None:
    fled = skirmish("cannon", "scout", step="second").dice(union_movement=3, casualty=6, random_movement=1)
    assert fled.play().choose("skedaddle").raid.hand == ["scout"]
    for fight in (mosby_attacks, union_attacks):
        assert fight("cannon", "scout", combat=[2]).raid.hand == ["scout"]
        assert fight("cannon", "scout", combat=[5]).raid.hand == ["cannon", "scout"]


@rule("mosby", "A-fast_horses")
@pytest.mark.parametrize(
    ("start", "ridden", "then"),
    [
        ("hay_market", ["white_plains", "salem", "orleans"], set()),  # no pike, and none leads on
        ("hay_market", ["white_plains", "salem", "warrenton"], {"new_baltimore", "sulphur_springs"}),
        ("paris", ["upperville", "union", "philomont"], {"hamilton", "mountville", "union", "snickersville"}),
        ("hopewell", ["middleburg", "aldie", "oatlands"], {"leesburg", "aldie", "mountville"}),
    ],
)
def test_fast_horses_add_a_space_to_a_rounds_move_that_uses_a_pike_at_any_point(
    start: str, ridden: list[str], then: set[str]
) -> None:
    stage = in_rounds(mosby=start, hand=["fast_horses", "spur_horses"]).play()
    stage.choose(*[f"move:{space}" for space in ridden])
    assert (stage.prompt, moves(stage)) == ("ride", then)
    if then:
        stage.choose(f"move:{min(then)}")
        assert moves(stage) == set()  # one space, and no more
    slow = in_rounds(mosby=start, hand=["spur_horses"]).play().choose(*[f"move:{space}" for space in ridden])
    assert moves(slow) == set()


@rule("mosby", "A-scout")
@pytest.mark.parametrize("step", ["operations", "first"])
@pytest.mark.parametrize(("hand", "seen"), [(["scout"], True), ([], False)])
def test_the_scout_adds_one_to_a_scout_die(step: str, hand: list[str], seen: bool) -> None:
    stage = Stage(step=step, initiative="mosby", mosby="groveton", awareness=3, hand=hand).draws("c2")
    stage.dice(scout=3, activation=[] if seen else 1).run(scout, "manassas_junction")
    assert ("c2.1" in stage.raid.active) is not seen


@rule("mosby", "A-scout")
@pytest.mark.parametrize("initiative", ["", "mosby"])
@pytest.mark.parametrize(
    ("space", "units"), [("groveton", {"c2.1": "groveton"}), ("bradley", {}), ("fairfax_station", {})]
)
def test_the_scout_adds_one_to_checks_caused_by_entering(
    space: str, units: dict[str, str], initiative: str
) -> None:
    def ridden_in(*hand: str) -> Stage:
        position: dict[str, Any] = {"mosby": "salem", "awareness": 3, "hand": list(hand), "units": units}
        stage = in_rounds(**position) if initiative else Stage(**position)
        return stage.draws("courier").dice(activation=3, combat=6, rest=6).run(enter, space)

    assert "activated" in ridden_in().told
    assert "activated" not in ridden_in("scout").told


@rule("mosby", "A-scout")
@pytest.mark.parametrize(
    ("position", "procedure", "args"),
    [
        ({"mosby": "alexandria", "leaders": {"dulaney": "free"}, "awareness": 1}, kidnap, ["dulaney"]),
        ({"mosby": "dumfries", "revealed": ["occoquan", "independent_hill"]}, demolish, ["bridge"]),
        ({"mosby": "dumfries", "revealed": ["dumfries", "independent_hill"]}, demolish, ["bridge"]),
    ],
)
def test_the_scout_is_no_help_in_the_space_he_occupies_or_next_to_it(
    position: dict[str, Any], procedure: Callable[..., Any], args: list[str]
) -> None:
    stage = Stage(**{"awareness": 2, **position}, hand=["scout"]).draws("c2")
    stage.dice(activation=3).run(procedure, *args)
    assert stage.raid.awareness == 3
    assert stage.raid.active == {"c2.1"}


@rule("mosby", "A-scout")
def test_the_scout_is_no_help_after_a_failed_scout_or_in_union_activation() -> None:
    failed = Stage(mosby="groveton", awareness=3, hand=["scout"]).draws("c2").dice(scout=2, activation=3)
    assert failed.run(scout, "manassas_junction").raid.active == {"c2.1"}
    round_ = Stage(
        mosby="salem", awareness=3, hand=["scout"], units={"c1.1": "salem active", "c2.1": "salem"}
    )
    assert round_.dice(activation=3).run(union_activation).raid.active == {"c1.1", "c2.1"}


@rule("mosby", "A-fearsome_reputation")
@pytest.mark.parametrize(
    ("hand", "notoriety", "die", "side"),
    [
        (["fearsome_reputation"], 4, 3, "mosby"),
        (["fearsome_reputation"], 4, 2, "union"),
        (["fearsome_reputation"], 4, 6, "mosby"),
        (["fearsome_reputation"], 3, 3, "union"),
        ([], 4, 3, "union"),
    ],
)
def test_fearsome_reputation_adds_one_to_the_initiative_die_from_notoriety_four(
    hand: list[str], notoriety: int, die: int, side: str
) -> None:
    stage = Stage(step="initiative", notoriety=notoriety, hand=hand).dice(initiative=die).run(initiative)
    assert stage.raid.initiative == side


@rule("mosby", "A-fearsome_reputation")
def test_fearsome_reputation_may_be_kept_below_notoriety_four() -> None:
    stage = Stage(notoriety=1, hand=["fearsome_reputation", "ruse"]).run(discard_hand)
    assert stage.raid.hand == ["fearsome_reputation"]


# ---------------------------------------------------------------- combat


@rule("mosby", "A-ambush")
def test_an_ambush_adds_two_when_the_union_attacks_and_only_then() -> None:
    stage = union_attacks("ambush", combat=[3]).choose("play:ambush")
    assert modifiers(stage) == [2]
    assert (stage.raid.hand, stage.raid.discards) == ([], ["ambush"])
    assert modifiers(mosby_attacks("ambush", combat=[5])) == [0]


@rule("mosby", "A-surprise_attack")
def test_a_surprise_attack_adds_two_when_mosby_attacks_and_only_then() -> None:
    stage = mosby_attacks("surprise_attack", combat=[3]).choose("play:surprise_attack")
    assert modifiers(stage) == [2]
    assert (stage.raid.hand, stage.raid.discards) == ([], ["surprise_attack"])
    assert modifiers(union_attacks("surprise_attack", combat=[5])) == [0]


@rule("mosby", "A-ruse")
@pytest.mark.parametrize(("ruses", "modifier"), [(1, 1), (2, 2), (3, 3)])
@BOTH_WAYS
def test_each_ruse_makes_mosby_one_stronger_for_the_odds_of_a_roll(
    fight: Fight, ruses: int, modifier: int
) -> None:
    stage = fight(*["ruse"] * ruses, combat=[5]).choose(*["play:ruse"] * ruses)
    assert modifiers(stage) == [modifier]  # 2-1, 3-1, 4-1, or the mirror of it
    assert stage.raid.strength == 1
    assert stage.raid.hand == []


@rule("mosby", "A-ruse")
def test_a_ruse_serves_for_one_roll() -> None:
    stage = mosby_attacks("ruse", "counterattack", combat=[1, 5], casualty=[6])
    stage.choose("play:ruse", "play:counterattack")
    assert modifiers(stage) == [1, 0]


@rule("mosby", "A-counterattack")
@BOTH_WAYS
def test_a_counterattack_rolls_again_without_the_cards_that_were_spent(fight: Fight) -> None:
    surprise = "surprise_attack" if fight is mosby_attacks else "ambush"
    stage = fight("pistol_tactics", surprise, "ruse", "counterattack", combat=[1, 4], casualty=[6])
    stage.choose(f"play:{surprise}", "play:ruse", "play:counterattack")
    assert modifiers(stage) == [1 + 2 + 1, 1]  # permanent cards stay
    assert stage.raid.discards == [surprise, "ruse", "counterattack"]


@rule("mosby", "A-counterattack")
@BOTH_WAYS
def test_the_new_result_stands_even_if_it_is_worse(fight: Fight) -> None:
    worse = fight("counterattack", combat=[6, 3]).choose("play:counterattack")
    assert "combat-lost" in worse.told
    assert "combat-won" not in worse.told
    better = fight("counterattack", combat=[3, 6]).choose("play:counterattack")
    assert "combat-won" in better.told
    assert "combat-lost" not in better.told


@rule("mosby", "A-heroics")
@BOTH_WAYS
def test_heroics_add_two_both_ways_and_cost_a_casualty_check(fight: Fight) -> None:
    stage = fight("heroics", combat=[4], casualty=[6]).choose("play:heroics")
    assert modifiers(stage) == [2]
    assert stage.rolled.count("casualty") == 1
    assert stage.raid.discards == ["heroics"]


@rule("mosby", "A-heroics")
def test_the_check_for_heroics_is_made_in_defeat_too_and_not_unless_they_were_played() -> None:
    lost = mosby_attacks("heroics", combat=[2], casualty=[6], units={"c4.1": "salem active"})
    lost.choose("play:heroics")
    assert ("combat-lost" in lost.told, lost.rolled) == (True, ["combat", "casualty"])
    assert "casualty" not in mosby_attacks("heroics", combat=[5]).choose("roll").rolled


@rule("mosby", "A-heroics")
def test_heroics_cost_a_check_besides_that_for_a_natural_one_and_even_if_their_roll_was_replaced() -> None:
    stage = mosby_attacks("heroics", "counterattack", combat=[1, 5], casualty=[6, 6])
    stage.choose("play:heroics", "play:counterattack")
    assert modifiers(stage) == [2, 0]
    assert stage.rolled.count("casualty") == 2
    replaced = mosby_attacks("heroics", "counterattack", combat=[2, 5], casualty=[6])
    replaced.choose("play:heroics", "play:counterattack")
    assert replaced.rolled.count("casualty") == 1


@rule("mosby", "A-heroics")
def test_one_mosby_escapes_cancels_one_of_the_checks() -> None:
    stage = mosby_attacks("heroics", "mosby_escapes", combat=[1], casualty=[6], strength=4)
    stage.choose("play:heroics", "play:mosby_escapes")
    assert stage.rolled.count("casualty") == 1


@rule("mosby", "A-mosby_escapes")
@pytest.mark.parametrize("answers", [["play:mosby_escapes"], ["decline", "play:mosby_escapes"]])
def test_mosby_escapes_cancels_a_casualty_check_before_or_after_its_die(answers: list[str]) -> None:
    stage = Stage(
        step="events", events_to_come=1, mosby="aldie", wounded=True, performance=7, hand=["mosby_escapes"]
    )
    stage.draws("mosby_trapped.1").dice(casualty=1).play().choose(*answers)
    assert (stage.prompt, stage.raid.performance) == ("operations", 7)
    assert (stage.raid.wounded, stage.raid.wounded_this_turn) == (True, False)  # the old wound stays
    assert stage.raid.discards == ["mosby_escapes"]


@rule("mosby", "A-mosby_reported_dead")
@pytest.mark.parametrize("die", [1, 6])
def test_mosby_reported_dead_sets_awareness_to_one(die: int) -> None:
    stage = Stage(step="events", events_to_come=1, mosby="aldie", awareness=4, hand=["mosby_reported_dead"])
    stage.draws("mosby_trapped.1").dice(casualty=die).play()
    assert stage.raid.awareness == 4
    stage.choose("play:mosby_reported_dead")
    assert (stage.raid.awareness, stage.raid.discards) == (1, ["mosby_reported_dead"])


# ---------------------------------------------------------------- Rounds


@rule("mosby", "A-gain_initiative")
def test_gain_the_initiative_gives_mosby_the_initiative_of_this_run_of_rounds_alone() -> None:
    stage = Stage(
        step="initiative", mosby="salem", units={"c1.1": "winchester active"}, hand=["gain_initiative"]
    )
    stage.play().choose("play:gain_initiative")
    assert (stage.prompt, stage.raid.initiative) == ("round", "mosby")
    stage.dice(union_movement=[2, 1], random_movement=[3, 1, 3]).choose("pass")
    assert (stage.prompt, stage.raid.round, stage.raid.initiative) == ("round", 2, "mosby")
    stage.choose("pass")
    assert (stage.prompt, stage.raid.initiative) == ("operations", "")
    assert stage.raid.discards == ["gain_initiative"]


@rule("mosby", "A-hide")
def test_hide_as_an_action_lets_the_pursuit_pass_by() -> None:
    stage = in_rounds(mosby="hay_market", hand=["hide"], units={"c2.1": "gainesville active"})
    stage.dice(union_movement=3, random_movement=[1, 2]).play().choose("play:hide", "act:c1.4")
    assert "battle" not in stage.told
    assert stage.at("white_plains") == ("c2.1",)
    assert (stage.prompt, stage.raid.active, stage.raid.hidden) == ("operations", set(), False)
    assert stage.raid.discards == ["hide"]


@rule("mosby", "A-hide")
@BOTH_WAYS
def test_hide_cancels_a_combat_before_its_die(fight: Fight) -> None:
    stage = fight("hide", "ambush", "surprise_attack").dice(union_movement=[3, 3], random_movement=2)
    stage.choose("play:hide")
    assert "combat" not in stage.rolled
    assert (stage.prompt, stage.at("warrenton"), stage.raid.active) == ("operations", ("c1.1",), set())


@rule("mosby", "A-local_information")
def test_local_information_scouts_without_die_or_check() -> None:
    stage = Stage(
        mosby="groveton", awareness=5, hand=["local_information"], units={"c3.1": "manassas_junction"}
    )
    stage.draws("c2").play().choose("scout:manassas_junction", "play:local_information")
    assert (stage.prompt, stage.rolled) == ("operations", [])
    assert stage.raid.seen == {"c2.1", "c3.1"}
    assert stage.raid.revealed == {"manassas_junction"}
    assert stage.raid.discards == ["local_information"]


@rule("mosby", "A-local_information")
def test_in_rounds_local_information_is_still_a_scout_action() -> None:
    stage = in_rounds(mosby="groveton", awareness=5, hand=["local_information"]).draws("c2")
    stage.play().choose("scout:manassas_junction", "play:local_information")
    assert (stage.raid.round, stage.rolled) == (2, [])
    assert stage.raid.seen == {"c1.4", "c2.1"}


@rule("mosby", "A-spur_horses")
@pytest.mark.parametrize("spurs", [0, 1, 2])
def test_each_spur_horses_adds_a_space_to_one_rounds_move(spurs: int) -> None:
    stage = in_rounds(mosby="hay_market", hand=["spur_horses"] * (spurs + 1)).play()
    stage.choose(*["play:spur_horses"] * spurs)
    ride_to_and_fro(stage, 3 + spurs)
    assert moves(stage) == set()
    assert stage.raid.hand == ["spur_horses"]
    stage.choose("stop")
    assert (stage.prompt, stage.raid.round) == ("round", 2)
    ride_to_and_fro(stage, 3)
    assert moves(stage) == set()  # the next move is of three spaces again


def ride_to_and_fro(stage: Stage, spaces: int) -> None:
    for _ in range(spaces):
        stage.choose("move:hopewell" if stage.raid.mosby == "hay_market" else "move:hay_market")
