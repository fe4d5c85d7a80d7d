"""E-sweep The Union sweeps through Mosby's Confederacy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.mosby.fights import modifiers
from tests.games.mosby.raiding import Stage
from vivac.lab.coverage import rule

LISTS = {
    "A": ["aldie", "middleburg", "rectors_cross_roads", "upperville", "paris", "rectortown"],
    "B": ["white_plains", "salem", "rectortown", "piedmont", "markham", "middleburg"],
    "C": ["snickersville", "philomont", "mountville", "union", "upperville", "aldie"],
    "D": ["middleburg", "upperville", "salem", "paris", "union", "white_plains"],
}


def swept(card: int = 1, unit: str = "c1", **position: Any) -> Stage:
    """A sweep is the last event of the turn; even odds and no reaction, were it not for the surprise."""
    even = {"notoriety": 6, "awareness": 4, "strength": 1}
    where = {"step": "events", "events_to_come": 1, "mosby": "snickersville"}
    return Stage(**{**even, **where, **position}).draws(f"sweep.{card}", unit)


@rule("mosby", "E-sweep.1")
@pytest.mark.parametrize("card", range(1, 9))
@pytest.mark.parametrize("die", range(1, 7))
def test_a_sweep_begins_in_the_confederacy_space_of_the_cards_list(card: int, die: int) -> None:
    spaces = LISTS["AABBCCDD"[card - 1]]
    stage = swept(card, mosby="front_royal").dice(sweep=die, random_movement=[1, 1, 1]).play()
    placed = [line.say for line in stage.table.log or [] if line.say.key == "activated"]
    assert [say.params["space"] for say in placed] == [spaces[die - 1]]
    assert spaces[die - 1] in stage.raid.devastated


@rule("mosby", "E-sweep.1")
def test_units_are_drawn_until_a_combat_unit_appears_and_placed_active() -> None:
    stage = swept(unit="c3", mosby="aldie").dice(sweep=1).play()
    assert stage.chance.drawn == ["sweep.1", "c3.1"]
    assert (stage.prompt, stage.at("aldie"), stage.raid.active) == ("skedaddle", ("c3.1",), {"c3.1"})
    assert stage.raid.devastated == {"aldie"}
    container = set(stage.raid.stack["container"])
    assert {unit for unit, what in stage.box.units.items() if what.kind != "combat"} <= container


@rule("mosby", "E-sweep.1")
def test_a_sweep_draws_among_combat_units_alone() -> None:
    with pytest.raises(Exception, match="script"):
        swept(unit="courier", mosby="aldie").dice(sweep=1).play()


@rule("mosby", "E-sweep.2")
def test_a_sweep_that_begins_upon_mosby_attacks_him_at_once_with_a_surprise_of_two() -> None:
    stage = swept(mosby="aldie").dice(sweep=1, combat=6).play()
    assert (stage.prompt, stage.options) == ("skedaddle", ["fight", "skedaddle"])
    stage.choose("fight")
    assert modifiers(stage) == [-2]
    (battle,) = [line.say.params for line in stage.table.log or [] if line.say.key == "battle"]
    assert battle["attacker"] == "union"
    assert "random-movement" not in stage.rolled


@rule("mosby", "E-sweep.2")
def test_the_surprise_counts_in_every_roll_of_the_combat() -> None:
    stage = swept(mosby="aldie", hand=["counterattack", "counterattack", "pistol_tactics"])
    stage.dice(sweep=1, combat=[3, 4, 6]).play().choose("fight", "play:counterattack", "play:counterattack")
    assert modifiers(stage) == [-1, -1, -1]


@rule("mosby", "E-sweep.3")
def test_otherwise_it_moves_three_random_spaces_devastating_the_confederacy_as_it_goes() -> None:
    stage = swept().dice(sweep=1, random_movement=[4, 5, 6]).play()  # Aldie, Middleburg, Rector's, Middleburg
    assert stage.rolled == ["sweep", *["random-movement"] * 3]
    assert stage.raid.devastated == {"aldie", "middleburg", "rectors_cross_roads"}
    outside = swept().dice(sweep=1, random_movement=[1, 1, 4]).play()  # Oatlands, Leesburg, Oatlands
    assert outside.raid.devastated == {"aldie"}
    assert stage.prompt == outside.prompt == "operations"


@rule("mosby", "E-sweep.3")
@pytest.mark.parametrize(
    ("mosby", "dice"), [("middleburg", [4]), ("union", [4, 6]), ("upperville", [4, 5, 4])]
)
def test_on_entering_mosbys_space_it_attacks_with_surprise_and_moves_no_further(
    mosby: str, dice: list[int]
) -> None:
    stage = swept(mosby=mosby).dice(sweep=1, random_movement=dice, combat=6).play()
    assert (stage.prompt, stage.at(mosby)) == ("skedaddle", ("c1.1",))
    assert mosby in stage.raid.devastated
    stage.choose("fight")
    assert modifiers(stage) == [-2]
    assert (stage.prompt, stage.rolled.count("random-movement")) == ("operations", len(dice))


@rule("mosby", "E-sweep.4")
@pytest.mark.parametrize(
    ("die", "unit", "result"), [(5, "c1", "R"), (6, "c3", "R1"), (1, "c1", "D2"), (2, "c3", "D1")]
)
def test_won_or_lost_it_returns_to_the_container_at_full_strength(die: int, unit: str, result: str) -> None:
    stage = swept(unit=unit, mosby="aldie", strength=2 if unit == "c1" else 6)
    stage.dice(sweep=1, combat=die, casualty=[6] if die == 1 else []).play().choose("fight")
    (told,) = [line.say.params["result"] for line in stage.table.log or [] if line.say.key == "combat-die"]
    assert told == result
    assert stage.raid.where[f"{unit}.1"] == "container"
    assert (stage.raid.losses, stage.raid.active, stage.raid.regrouping) == ({}, set(), set())
    assert "retreated" not in stage.told


@rule("mosby", "E-sweep.4")
def test_it_returns_without_a_combat_too_and_when_mosby_skedaddles() -> None:
    peaceful = swept().dice(sweep=1, random_movement=[4, 5, 5]).play()
    assert peaceful.raid.where["c1.1"] == "container"
    fled = swept(mosby="aldie").dice(sweep=1, casualty=6).play().choose("skedaddle")
    assert (fled.raid.turn, fled.raid.where["c1.1"]) == (2, "container")
    assert "random-movement" not in fled.rolled
    lost = swept(mosby="aldie").dice(sweep=1, combat=3).play().choose("fight")
    assert (lost.raid.turn, lost.raid.where["c1.1"]) == (2, "container")


@rule("mosby", "E-sweep.4")
def test_an_eliminated_sweep_is_eliminated() -> None:
    stage = (
        swept(mosby="aldie", hand=["ambush"]).dice(sweep=1, combat=5).play().choose("fight", "play:ambush")
    )
    assert stage.at("eliminated") == ("c1.1",)
    assert stage.prompt == "operations"


@rule("mosby", "E-sweep.4")
def test_it_causes_no_checks() -> None:
    units = {"c2.1": "mountville", "c2.2": "middleburg", "c2.3": "aldie"}
    stage = swept(mosby="aldie", units=units, joined_lines=["oatlands"], hand=["ambush", "ambush"])
    stage.dice(sweep=1, combat=6).play().choose("fight", "play:ambush", "play:ambush")
    assert "combat-won" in stage.told
    assert "activation" not in stage.rolled
    assert stage.prompt == "operations"
