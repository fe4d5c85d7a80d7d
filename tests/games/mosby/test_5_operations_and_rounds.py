"""5.0 B Operations; C1 initiative; C3 and C4 actions and the end of Rounds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.raiding import Stage, in_rounds
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.rounds import initiative
from vivac.games.mosby.game import MOSBY, UNION
from vivac.lab.coverage import rule

QUIET = ["manassas_junction", "union_mills", "bristoe_station"]  # revealed and empty: they owe no check


def blunder(unit: str, **position: Any) -> Stage:
    """Operations, where Mosby's scouting of Manassas Junction fails and wakes this unit."""
    stage = Stage(mosby="groveton", awareness=1, revealed=QUIET[1:], **position)
    return stage.dice(scout=1, activation=1).draws(unit).play()


# ---------------------------------------------------------------- B


@rule("mosby", "B-1")
def test_in_operations_actions_follow_each_other_freely_in_any_order() -> None:
    stage = Stage(mosby="groveton", awareness=1).play()
    stage.dice(scout=[6, 6], activation=[6] * 9).draws("sutler", "blank")
    actions = ["scout:manassas_junction", "move:manassas_junction", "demolish:rail", "scout:union_mills"]
    actions += ["move:union_mills", "demolish:bridge", "demolish:rail", "move:manassas_junction"]
    for action in actions:
        assert stage.prompt == "operations"
        stage.choose(action)
    assert stage.prompt == "operations"
    assert stage.raid.mosby == "manassas_junction"
    assert not stage.chance.left


@rule("mosby", "B-2")
def test_operations_end_when_mosby_disbands() -> None:
    stage = Stage(mosby="paris").play().choose("disband")
    assert (stage.raid.turn, stage.prompt) == (2, "place")


@rule("mosby", "B-2")
@pytest.mark.parametrize(
    ("unit", "prompt"),
    [("c2.1", "round"), ("courier.1", "round"), ("picket.1", "round"), ("blank.1", "operations")],
)
def test_a_unit_left_active_by_an_action_begins_rounds_but_a_blank_does_not(unit: str, prompt: str) -> None:
    stage = blunder(unit).dice(initiative=6).choose("scout:manassas_junction")
    assert stage.prompt == prompt
    assert ("initiative" in stage.rolled) is (prompt == "round")


@rule("mosby", "B-2")
def test_operations_go_on_if_no_unit_is_active_when_the_action_is_over() -> None:
    stage = Stage(mosby="hay_market", strength=5, units={"c1.1": "hay_market"}).dice(combat=2).play()
    stage.choose("attack")
    assert stage.raid.where["c1.1"] == "eliminated"
    assert stage.prompt == "operations"


@rule("mosby", "B-3", "C1-2")
def test_operations_and_rounds_alternate_and_each_run_of_rounds_has_its_own_initiative() -> None:
    stage = blunder("courier.1").dice(initiative=[6, 1], union_movement=[1, 1])
    stage.choose("scout:manassas_junction")
    assert stage.raid.initiative == MOSBY
    stage.choose("pass")
    assert (stage.prompt, stage.raid.round) == ("operations", 1)  # no further Round was begun
    stage.dice(scout=1, activation=1).choose("scout:manassas_junction")
    assert stage.prompt == "operations"
    run = ["scout", "activation", "initiative", "union-movement"]
    assert stage.rolled == run + run
    assert stage.told.count("rounds-end") == 2
    assert (stage.raid.turn, stage.raid.round) == (1, 1)  # each run counts its own Rounds


# ---------------------------------------------------------------- C1 initiative


@rule("mosby", "C1-1")
@pytest.mark.parametrize(("die", "side"), [(1, UNION), (3, UNION), (4, MOSBY), (6, MOSBY)])
def test_the_initiative_is_rolled_on_its_table(die: int, side: str) -> None:
    stage = Stage(mosby="paris", step="initiative", notoriety=5).dice(initiative=die).run(initiative)
    assert stage.raid.initiative == side


@rule("mosby", "C1-1")
def test_the_initiative_comes_before_anything_else_in_a_run_of_rounds() -> None:
    stage = blunder("c2.1").dice(initiative=6, activation=6)
    stage.raid.revealed.discard("bristoe_station")
    stage.choose("scout:manassas_junction")
    assert stage.rolled == ["scout", "activation", "initiative", "activation"]


@rule("mosby", "C1-1")
def test_gain_the_initiative_is_played_instead_of_the_die() -> None:
    stage = blunder("c2.1", hand=["gain_initiative"]).choose("scout:manassas_junction")
    assert stage.options == ["play:gain_initiative", "decline"]
    stage.choose("play:gain_initiative")
    assert stage.raid.initiative == MOSBY
    assert "initiative" not in stage.rolled
    assert stage.raid.hand == []


@rule("mosby", "C1-1")
def test_after_rolling_gain_the_initiative_cannot_be_played() -> None:
    stage = blunder("c2.1", hand=["gain_initiative"]).dice(initiative=3, union_movement=3, combat=6)
    stage.choose("scout:manassas_junction", "decline")
    assert (stage.prompt, stage.raid.initiative) == ("skedaddle", UNION)  # the Union has already acted
    stage.choose("fight")
    assert stage.prompt == "operations"
    assert stage.raid.hand == ["gain_initiative"]
    assert stage.told.count("initiative") == 1


@rule("mosby", "C1-2")
@pytest.mark.parametrize("side", [MOSBY, UNION])
def test_the_holder_keeps_the_initiative_from_round_to_round(side: str) -> None:
    units = {"c1.4": "winchester active regrouping"}
    stage = Stage(mosby="salem", step="first", initiative=side, round=1, units=units).dice(
        1, union_movement=4
    )
    stage.play().choose("pass")
    assert (stage.raid.round, stage.raid.initiative) == (2, side)
    assert "initiative" not in stage.rolled
    assert ("union-movement" in stage.rolled) is (side == UNION)  # in Round 2 the holder is first again


# ---------------------------------------------------------------- C3 actions


@rule("mosby", "C3-1")
@pytest.mark.parametrize(
    ("state", "answers"),
    [(" active", ["move:white_plains"]), ("", ["move:white_plains", "attack"])],
)
def test_a_move_that_ends_in_combat_is_one_action(state: str, answers: list[str]) -> None:
    stage = in_rounds(mosby="hopewell", strength=5, awareness=1, units={"c1.1": f"white_plains{state}"})
    stage.dice(combat=2, activation=[] if state else 6).play().choose(*answers)
    assert stage.raid.where["c1.1"] == "eliminated"
    assert stage.told.index("combat-won") < stage.told.index("regrouped")
    assert (stage.prompt, stage.raid.round) == ("round", 2)


@rule("mosby", "C3-2")
def test_a_unit_woken_by_mosby_acts_in_the_same_round() -> None:
    stage = in_rounds(mosby="groveton", awareness=1, revealed=QUIET, units={"c2.1": "manassas_junction"})
    stage.dice(scout=1, activation=1, union_movement=1).play().choose("scout:manassas_junction")
    assert stage.to_act == {"c1.4", "c2.1"}
    stage.choose("act:c2.1")
    assert stage.rolled == ["scout", "activation", "union-movement"]
    assert stage.raid.round == 2


@rule("mosby", "C3-2")
@pytest.mark.parametrize("sleeper", ["c3.1", "courier.1"])
def test_a_unit_woken_by_a_picket_acts_in_the_same_round(sleeper: str) -> None:
    stage = Stage(mosby="paris", units={"picket.1": "groveton active", sleeper: "groveton"})
    stage.dice(union_movement=1).run(union_acts)
    assert stage.rolled == ["union-movement"]
    assert stage.told.index("alarm") < stage.told.index("union-order")
    assert stage.raid.where["picket.1"] == "container"


@rule("mosby", "C3-2")
def test_an_escort_woken_as_the_train_meets_mosby_acts_in_the_same_round() -> None:
    stage = Stage(
        mosby="berryville", step="first", initiative="union", train="charlestown", escorts_unknown=1
    )
    stage.dice(activation=1, union_movement=1).draws("c2.1").run(union_acts)
    assert stage.raid.train == "berryville"
    assert stage.rolled == ["activation", "union-movement"]


@rule("mosby", "C3-2")
def test_a_unit_woken_by_a_union_attack_waits_for_the_next_round() -> None:
    units = {"c1.1": "groveton active", "c3.1": "manassas_junction"}
    stage = Stage(
        mosby="groveton", step="second", initiative="mosby", strength=5, revealed=QUIET, units=units
    )
    stage.dice(union_movement=3, combat=2, activation=1).run(union_acts).choose("fight")
    assert stage.rolled == ["union-movement", "combat", "activation"]
    assert stage.raid.active == {"c3.1"}
    assert stage.raid.where["c3.1"] == "manassas_junction"


@rule("mosby", "C3-2")
def test_a_unit_woken_by_mosby_acting_second_waits_for_the_next_round() -> None:
    stage = in_rounds(
        initiative="union", mosby="groveton", awareness=1, revealed=QUIET, units={"c2.1": "manassas_junction"}
    )
    stage.dice(scout=1, activation=1).play().choose("scout:manassas_junction")
    assert stage.raid.round == 2
    assert stage.told.index("activated") < stage.told.index("round-begins")
    assert "union-movement" not in stage.rolled
    assert stage.to_act == {"c1.4", "c2.1"}


@rule("mosby", "C3-3")
def test_with_the_initiative_mosby_acts_or_passes_before_the_union() -> None:
    stage = Stage(
        mosby="paris", step="activation", initiative="mosby", units={"c3.1": "strasburg active"}
    ).play()
    assert (stage.prompt, stage.rolled) == ("round", [])
    assert "pass" in stage.options
    stage.dice(union_movement=1).choose("pass")
    assert stage.rolled == ["union-movement"]


@rule("mosby", "C3-3")
def test_with_the_initiative_the_union_acts_before_mosby() -> None:
    units = {"c3.1": "strasburg active regrouping"}
    stage = Stage(mosby="paris", step="activation", initiative="union", units=units).play()
    assert (stage.prompt, stage.raid.round) == ("round", 1)
    assert "regrouped" in stage.told
    assert "pass" in stage.options


@rule("mosby", "C3-3")
def test_mosby_takes_one_action_in_a_round() -> None:
    stage = in_rounds(mosby="groveton", awareness=1, revealed=QUIET[1:]).dice(scout=6).draws("c2.1").play()
    stage.choose("scout:manassas_junction")
    assert "regrouped" in stage.told
    assert (stage.prompt, stage.raid.round) == ("round", 2)


@rule("mosby", "C3-3")
def test_every_active_union_unit_takes_one_action_and_none_may_pass() -> None:
    units = dict.fromkeys(("c3.1", "c2.1", "courier.1", "sutler.1"), "strasburg active")
    stage = Stage(mosby="snickersville", step="first", initiative="union", units=units).play()
    acted = []
    while stage.prompt == "union-unit":
        assert all(option.startswith("act:") for option in stage.options)
        acted.append(stage.options[0])
        stage.dice(union_movement=[1, 1]).choose(stage.options[0])
    assert acted == ["act:courier.1", "act:c3.1"]
    assert stage.rolled == ["union-movement"] * 4  # the last of each group acts without a question
    assert not stage.raid.active


# ---------------------------------------------------------------- C4 end test


@rule("mosby", "C4-1")
@pytest.mark.parametrize(
    ("answers", "die"),
    [(["disband"], []), (["move:white_plains"], 2), (["move:white_plains"], 4)],
)
def test_a_disband_or_a_lost_combat_ends_the_turn_at_once(answers: list[str], die: int | list[int]) -> None:
    stage = in_rounds(mosby="hopewell", strength=1, units={"c8.1": "white_plains active"}).dice(combat=die)
    stage.play().choose(*answers)
    assert (stage.raid.turn, stage.prompt) == (2, "place")
    assert "regrouped" not in stage.told  # the Union did not act
    assert not stage.raid.active


@rule("mosby", "C4-1")
@pytest.mark.parametrize(
    ("answer", "dice"), [("fight", {"combat": 4}), ("fight", {"combat": 2}), ("skedaddle", {"casualty": 6})]
)
def test_a_union_attack_that_beats_mosby_ends_the_turn_at_once(answer: str, dice: dict[str, int]) -> None:
    units = {"c8.1": "white_plains active"}
    stage = Stage(mosby="white_plains", step="first", initiative="union", strength=1, units=units)
    stage.dice(1, union_movement=3, **dice).play().choose(answer)
    assert (stage.raid.turn, stage.prompt) == (2, "place")


def last_enemy(**position: Any) -> Stage:
    """Mosby's action of a Round against the only active unit, which a combat die of 2 destroys."""
    units = {"c1.1": "hay_market active", **position.pop("units", {})}
    first = {"step": "first", "initiative": "mosby", "round": 1}
    return Stage(mosby="hay_market", strength=5, units=units, **first, **position).dice(combat=2).play()


@rule("mosby", "C4-2")
def test_rounds_end_as_soon_as_no_union_unit_is_active() -> None:
    stage = last_enemy().choose("attack")
    assert stage.raid.where["c1.1"] == "eliminated"
    assert (stage.prompt, stage.raid.initiative) == ("operations", "")
    assert stage.told[-1] == "rounds-end"


@rule("mosby", "C4-2")
@pytest.mark.parametrize(("die", "prompt"), [(6, "operations"), (1, "round")])
def test_the_checks_owed_by_the_action_in_hand_come_before_the_end_of_rounds(die: int, prompt: str) -> None:
    stage = last_enemy(units={"picket.1": "gainesville"}).dice(activation=die, union_movement=5)
    stage.dice(tie=[1] * 6).choose("attack")
    assert stage.prompt == prompt
    assert ("rounds-end" in stage.told) is (prompt == "operations")


@rule("mosby", "C4-2")
@pytest.mark.parametrize(("die", "prompt"), [(6, "operations"), (1, "union-unit")])
def test_the_checks_of_a_demolition_come_before_the_end_of_rounds(die: int, prompt: str) -> None:
    train = {"train": "halltown", "step": "first", "initiative": "mosby", "round": 1}
    stage = Stage(mosby="halltown", revealed=["halltown"], units={"c2.1": "charlestown"}, **train)
    stage.dice(activation=[die, die]).draws("c3.1").play().choose("demolish:train")
    assert stage.prompt == prompt


@rule("mosby", "C4-2")
@pytest.mark.parametrize(("wrecked", "prompt"), [(False, "round"), (True, "operations")])
def test_rounds_go_on_while_the_intact_wagon_train_is_on_the_map(wrecked: bool, prompt: str) -> None:
    stage = last_enemy(train="harpers_ferry", train_wrecked=wrecked).choose("attack")
    assert stage.prompt == prompt
    assert not stage.raid.active
    assert stage.raid.train == ("harpers_ferry" if wrecked else "halltown")


@rule("mosby", "C4-2")
def test_a_move_that_rides_down_the_last_active_unit_goes_on_as_an_operations_move() -> None:
    units = {"courier.1": "white_plains active"}
    stage = Stage(mosby="hopewell", step="first", initiative="mosby", round=1, units=units).play()
    stage.choose("move:white_plains")
    assert stage.raid.where["courier.1"] == "holding"
    assert stage.prompt == "operations"
    stage.choose("move:salem", "move:rectortown", "move:piedmont", "move:paris", "move:millwood")
    assert (stage.raid.mosby, stage.prompt) == ("millwood", "operations")
    assert stage.rolled == []


@rule("mosby", "C4-2")
def test_rounds_end_when_mosby_clears_the_last_active_unit_from_his_own_space() -> None:
    units = {"courier.1": "white_plains active"}
    stage = Stage(mosby="white_plains", step="first", initiative="mosby", round=1, units=units).play()
    assert stage.prompt == "operations"
    assert stage.raid.where["courier.1"] == "holding"


@rule("mosby", "C4-2")
def test_rounds_end_before_mosby_acts_if_the_union_stands_down() -> None:
    stage = Stage(
        mosby="paris", step="first", initiative="union", round=1, units={"c3.1": "strasburg active"}
    )
    stage.dice(union_movement=1).play()
    assert stage.prompt == "operations"
    assert stage.raid.where["c3.1"] == "strasburg"


@rule("mosby", "C4-3")
@pytest.mark.parametrize("side", [MOSBY, UNION])
def test_otherwise_the_next_round_begins_with_union_activation(side: str) -> None:
    stage = in_rounds(initiative=side, mosby="paris", awareness=1, units={"c2.1": "kernstown"})
    stage.dice(activation=6, union_movement=2, random_movement=[1, 1, 1]).play().choose("pass")
    assert stage.raid.round == 2
    assert stage.rolled[0] == "activation"
    assert stage.rolled.count("activation") == 1
    assert stage.prompt == "round"
