"""6.5 Combat: who fights whom, and the odds."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.mosby.fights import EVEN, HERE, modifiers, union_turn
from tests.games.mosby.raiding import Stage, in_rounds
from tests.games.staging import told
from vivac.games.mosby.box.unpacking import open_box
from vivac.games.mosby.chapters.actions import act_in_round
from vivac.games.mosby.chapters.combat import odds, odds_modifier
from vivac.games.mosby.chapters.engaging import attack
from vivac.games.mosby.chapters.events import resolve
from vivac.games.mosby.chapters.pursuit import union_acts
from vivac.games.mosby.chapters.winning import TurnOver
from vivac.games.mosby.game import MOSBY, UNION
from vivac.lab.coverage import rule

# ---------------------------------------------------------------- 6.5-1 occasions


@rule("mosby", "6.5-1")
@pytest.mark.parametrize(
    ("event", "dice", "mosby"),
    [("extend_lines.1", {"extend_lines": 6}, HERE), ("sweep.1", {"sweep": 6}, "rectortown")],
)
def test_a_unit_placed_by_an_event_in_mosbys_space_fights_him(
    event: str, dice: dict[str, int], mosby: str
) -> None:
    stage = Stage(**{**EVEN, "step": "events", "mosby": mosby}).dice(**dice).draws("c3").run(resolve, event)
    assert stage.options == ["fight", "skedaddle"]
    stage.dice(combat=6).choose("fight")
    assert "combat-won" in stage.told


@rule("mosby", "6.5-1")
@pytest.mark.parametrize("unit", ["c3.1", "picket.1", "courier.1", "sutler.1", "blank.1"])
def test_in_operations_mosby_may_attack_inactive_units_in_his_space(unit: str) -> None:
    assert "attack" in Stage(mosby=HERE, units={unit: HERE}).play().options
    assert "attack" in Stage(mosby=HERE, units={unit: f"{HERE} seen"}).play().options
    assert "attack" not in Stage(mosby=HERE, units={unit: "gainesville"}).play().options


@rule("mosby", "6.5-1")
@pytest.mark.parametrize(
    ("units", "offered"),
    [
        ({"c3.1": f"{HERE} active"}, True),
        ({"c3.1": HERE}, True),
        ({"c3.1": "gainesville active"}, False),
        ({"sutler.1": f"{HERE} seen"}, False),  # no combat unit
        ({"sutler.1": f"{HERE} active"}, False),
        ({"sutler.1": HERE}, True),  # for all Mosby knows it may be one
    ],
)
def test_in_rounds_mosby_may_attack_combat_units_active_or_not(units: dict[str, str], offered: bool) -> None:
    stage = in_rounds(mosby=HERE, hidden=True, units=units).play()  # hidden, so that nobody is removed first
    assert ("attack" in stage.options) is offered


@rule("mosby", "6.5-1")
def test_in_rounds_an_attack_is_an_action_or_part_of_a_move() -> None:
    stage = in_rounds(**EVEN, units={"c3.1": HERE}).dice(combat=4).play().choose("attack")
    assert stage.rolled == ["combat"]
    assert stage.raid.round == 1  # the Union acts next: two units, so the player is asked which first
    assert stage.prompt == "union-unit"
    ride = in_rounds(**{**EVEN, "mosby": "gainesville"}, units={"c3.1": HERE}).dice(activation=6)
    assert "attack" in ride.run(act_in_round).choose(f"move:{HERE}").options


# ---------------------------------------------------------------- 6.5-2, 6.5-3 who takes part


@rule("mosby", "6.5-2")
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
def test_mosby_attacks_all_combat_units_together_and_the_inactive_become_active(
    stage_of: type[Stage],
) -> None:
    units = {"c1.1": HERE, "c1.2": f"{HERE} active", "c2.1": HERE, "c4.1": "gainesville active"}
    stage = stage_of(**EVEN, hand=["heroics"], units=units).run(attack)
    assert told(stage, "battle")["union"] == 4
    assert stage.raid.active >= {"c1.1", "c1.2", "c2.1"}


@rule("mosby", "6.5-2")
@pytest.mark.parametrize(("unit", "points"), [("picket.1", 0), ("courier.1", 1), ("sutler.1", 1)])
def test_in_operations_non_combat_units_are_eliminated_as_the_attack_is_declared(
    unit: str, points: int
) -> None:
    stage = Stage(**EVEN, hand=["heroics"], units={"c3.1": HERE, unit: HERE}).run(attack)
    assert stage.prompt == "combat-cards"  # before the die, so even if he loses
    assert stage.at("holding") == (unit,)
    assert stage.raid.performance == points
    assert told(stage, "battle")["union"] == 3
    assert stage.rolled == []


@rule("mosby", "6.5-2")
def test_in_operations_an_attack_on_non_combat_units_alone_is_that_and_no_more() -> None:
    stage = Stage(**EVEN, units={"sutler.1": HERE, "blank.1": HERE}).play().choose("attack")
    assert stage.at(HERE) == ()
    assert stage.raid.performance == 1
    assert stage.raid.awareness == 4
    assert stage.rolled == []
    assert stage.prompt == "operations"


@rule("mosby", "6.5-2")
@pytest.mark.parametrize(("die", "box", "points"), [(4, "holding", 6), (3, HERE, -2)])
def test_in_rounds_inactive_non_combat_units_are_eliminated_only_if_mosby_wins(
    die: int, box: str, points: int
) -> None:
    units = {"c3.1": f"{HERE} active", "sutler.1": HERE, "courier.1": HERE}
    stage = in_rounds(**EVEN, units=units).dice(combat=die).play().choose("attack")
    assert stage.raid.where["sutler.1"] == stage.raid.where["courier.1"] == box
    assert stage.raid.notoriety * 10 + stage.raid.performance == 50 + points


@rule("mosby", "6.5-3")
def test_only_the_active_combat_units_attack_combined_after_all_have_moved() -> None:
    units = {
        "c2.1": f"{HERE} active",
        "c2.2": HERE,
        "c1.1": "groveton active",
        "c8.1": "gainesville active regrouping",
        "picket.1": "winchester active",
    }
    stage = union_turn(units=units).dice(union_movement=[1, 3, 3]).run(union_acts)
    assert stage.rolled == ["union-movement"]  # the picket moves first; then the player is asked
    stage.choose("act:c2.1")
    assert stage.prompt == "union-unit"  # no combat yet
    stage.choose("act:c1.1")
    assert stage.options == ["fight", "skedaddle"]
    assert told(stage, "battle")["union"] == 3
    assert stage.raid.where["c1.1"] == HERE
    assert "c2.2" not in stage.raid.active


@rule("mosby", "6.5-3")
def test_a_unit_that_goes_inactive_in_mosbys_space_does_not_attack() -> None:
    stage = union_turn(units={"c2.1": f"{HERE} active"}).dice(union_movement=1).run(union_acts)
    assert stage.told.count("battle") == 0
    assert stage.table.outcome is not None


@rule("mosby", "6.5-3")
@pytest.mark.parametrize(("die", "box", "points"), [(4, "holding", 5), (3, HERE, -2)])
def test_inactive_non_combat_units_are_eliminated_if_mosby_beats_off_the_attack(
    die: int, box: str, points: int
) -> None:
    stage = union_turn(units={"c3.1": f"{HERE} active", "c3.2": HERE, "sutler.1": HERE})
    stage.dice(union_movement=3, combat=die, random_movement=1, activation=[6, 6]).play().choose("fight")
    assert stage.raid.where["sutler.1"] == box
    assert stage.raid.where["c3.2"] == HERE
    assert stage.raid.notoriety * 10 + stage.raid.performance == 50 + points


# ---------------------------------------------------------------- 6.5-S1, S2


@rule("mosby", "6.5-S1")
def test_the_units_that_take_part_are_revealed_and_their_current_strengths_added() -> None:
    stage = in_rounds(**EVEN, hand=["heroics"], units={"c4.1": f"{HERE} 2", "c3.1": HERE}).run(attack)
    assert stage.raid.seen >= {"c4.1", "c3.1"}
    assert told(stage, "battle")["union"] == 5


@rule("mosby", "6.5-S2")
@pytest.mark.parametrize("stage_of", [Stage, in_rounds], ids=["operations", "rounds"])
def test_mosby_may_not_skedaddle_when_he_attacks(stage_of: type[Stage]) -> None:
    stage = stage_of(**EVEN, hand=["heroics"], units={"c3.1": HERE}).run(attack)
    assert stage.options == ["play:heroics", "roll"]


@rule("mosby", "6.5-S2")
def test_mosby_may_skedaddle_when_the_union_attacks_in_rounds_and_in_events() -> None:
    rounds = union_turn(units={"c3.1": f"{HERE} active"}).dice(union_movement=3).run(union_acts)
    assert rounds.options == ["fight", "skedaddle"]
    event = Stage(**EVEN).dice(extend_lines=6).draws("c3").run(resolve, "extend_lines.1")
    assert event.options == ["fight", "skedaddle"]
    with pytest.raises(TurnOver):
        event.dice(casualty=6).choose("skedaddle")
    assert event.rolled == ["extend-lines", "casualty"]


# ---------------------------------------------------------------- 6.5-S3A, S3B odds


@rule("mosby", "6.5-S3A")
@given(attacker=st.integers(1, 60), defender=st.integers(1, 60), side=st.sampled_from([MOSBY, UNION]))
def test_fractions_count_against_the_attacker(attacker: int, defender: int, side: str) -> None:
    charts = open_box().charts
    columns = tuple((charts.mosby_odds if side == MOSBY else charts.union_odds).cells)
    column = odds(attacker, defender, columns)
    assert column in columns
    left, right = map(int, column.split("-"))
    if attacker >= defender:
        assert right == 1
        assert left * defender <= attacker  # never better than the truth
        assert (left + 1) * defender > attacker or f"{left + 1}-1" not in columns
    else:
        assert left == 1
        assert right * attacker >= defender or f"1-{right + 1}" not in columns
        assert (right - 1) * attacker < defender


@rule("mosby", "6.5-S3A", "6.5-S3B")
@pytest.mark.parametrize(
    ("attacker", "mosby", "union", "modifier"),
    [
        (MOSBY, 5, 2, 1),
        (MOSBY, 2, 5, -2),
        (MOSBY, 3, 3, 0),
        (MOSBY, 6, 1, 4),  # 6-1 is read as 5-1
        (MOSBY, 1, 8, -3),  # 1-8 as 1-4
        (UNION, 5, 2, 2),
        (UNION, 2, 5, -1),
        (UNION, 3, 4, 0),  # 4 v 3 is no better than 1-1
        (UNION, 8, 1, 4),  # 1-8 as 1-5
        (UNION, 1, 8, -3),  # 8-1 as 4-1
        (UNION, 4, 3, 1),  # 3 v 4 is 1-2
        (MOSBY, 3, 4, -1),
    ],
)
def test_the_modifier_comes_from_the_chart_of_whoever_attacks(
    attacker: str, mosby: int, union: int, modifier: int
) -> None:
    assert odds_modifier(open_box(), attacker, mosby, union) == modifier


@rule("mosby", "6.5-S3B")
@given(st.sampled_from([MOSBY, UNION]), st.integers(1, 20), st.integers(1, 20), st.integers(1, 9))
def test_more_guerrillas_never_do_worse(attacker: str, mosby: int, union: int, more: int) -> None:
    box = open_box()
    assert odds_modifier(box, attacker, mosby + more, union) >= odds_modifier(box, attacker, mosby, union)


@rule("mosby", "6.5-S3A", "6.5-S3B")
def test_a_combat_uses_the_strengths_and_the_chart_of_the_attacker() -> None:
    position: dict[str, Any] = {"strength": 5, "units": {"c2.1": f"{HERE} active"}}
    mine = in_rounds(**EVEN, **position).dice(combat=4).run(attack)
    assert modifiers(mine) == [1]
    theirs = union_turn(**position).dice(union_movement=3, combat=4, random_movement=1).run(union_acts)
    assert modifiers(theirs.choose("fight")) == [2]
