"""What the bots think: leaders among their troops, and objectives that are worth a guard."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from vivac.games.cuadro.mind.judgement import ALONE, GUARD, LED, WON, command, judge, won, worth

TROOPS = {"1-28": "0303 regular E", "2-87": "0303 regular E", "2-67": "0509 regular E"}


def at(**position: Any) -> Stage:
    return Stage(scenario="training", step="movement", player="allied", **position)


def judged(stage: Stage, role: str = "allied") -> float:
    return judge(stage.box, stage.battle, role)


def test_a_leader_is_worth_the_units_he_commands() -> None:
    near, far = (at(units=TROOPS, leaders={"L-WHEATLEY": hex_}) for hex_ in ("0303", "0509"))
    assert command(near.field, near.battle, "allied") == pytest.approx(2 * LED)
    assert command(far.field, far.battle, "allied") == pytest.approx(LED)


def test_a_leader_belongs_among_troops() -> None:
    among, alone = (at(units=TROOPS, leaders={"L-WHEATLEY": hex_}) for hex_ in ("0303", "0304"))
    assert judged(among) - judged(alone) == pytest.approx(ALONE)
    assert judged(alone, "french") > judged(among, "french")


def test_routed_troops_are_led_by_nobody() -> None:
    stage = at(units=TROOPS | {"2-87": "0303 regular routed"}, leaders={"L-WHEATLEY": "0303"})
    assert command(stage.field, stage.battle, "allied") == pytest.approx(LED)


@pytest.mark.parametrize(("lead", "guards"), [(4, True), (3, False), (-4, False)])
def test_whoever_leads_by_enough_guards_what_he_holds(lead: int, guards: bool) -> None:
    inside, beside = (at(units={"45": f"{hex_} regular W"}) for hex_ in ("0705", "0706"))
    assert inside.battle.holds["0705"] == "french"
    gain = worth(inside.field, inside.battle, "french", lead) - worth(
        beside.field, beside.battle, "french", lead
    )
    assert gain == pytest.approx(GUARD * 4 if guards else 0.0)


def test_an_enemy_in_an_objective_guards_nothing() -> None:
    stage = at(units={"1-28": "0705 regular E"})
    assert stage.battle.holds["0705"] == "french"
    held, lost = (worth(stage.field, stage.battle, "french", lead) for lead in (4, 0))
    assert held == lost


def test_leaders_wait_until_the_troops_have_moved() -> None:
    stage = at(units=TROOPS, leaders={"L-WHEATLEY": "0303"})
    worths = []
    for hand in ((), ("L-WHEATLEY",), ("1-28",)):
        stage.battle.hand = hand
        worths.append(judged(stage))
    assert worths == sorted(set(worths))


@pytest.mark.parametrize(("turn", "lead", "share"), [(6, 3, 0), (6, 4, 1), (6, -4, -1), (3, 20, 0.5)])
def test_a_lead_that_wins_is_worth_more_the_later_it_is(turn: int, lead: int, share: float) -> None:
    stage = at(turn=turn)
    assert won(stage.field, stage.battle, lead) == pytest.approx(WON * share)
