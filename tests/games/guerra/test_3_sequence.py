"""3.1, 3.2 The sequence of play, and the groups of the Patriot operations phase."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import pytest

from tests.games.guerra.campaigning import Stage
from vivac.games.guerra import sequence
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST
from vivac.games.guerra.game import Moment, War
from vivac.lab.coverage import rule
from vivac.table import NotAllowed, Table

GIVE_UP = ("historical", "done", "stop", "decline", "wait", "stay", "roll", "stand", "run_in")
PIECES = {
    "ra_cuzco": "cuzco", "ra_concordia": "lima", "ra_mi_01": "cuzco", "pl_ri_1": "cordoba",
    "pl_mi_01": "cordoba", "ch_inf_1": "chile_norte", "gc_caracas": "santa_fe", "mx_mi_01": "tejas",
    "rs_frigate_1": "callao", "pl_frigate_1": "buenos_aires",
}  # fmt: skip


def easy(stage: Stage) -> str:
    """The answer that does least."""
    return next((word for word in GIVE_UP if word in stage.options), stage.options[0])


def a_turn(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Every step of the turn with the side it belongs to, in order."""
    seen: list[tuple[str, str]] = []

    async def watch(table: Table[War]) -> Any:
        seen.append((str(table.game.step), table.game.side))
        return await real[table.game.step].work(table)

    real = sequence.SEQUENCE.steps
    watched = {name: step._replace(work=watch) for name, step in real.items()}
    monkeypatch.setattr(sequence.SEQUENCE, "steps", watched)
    turn = stage.war.turn
    stage.play()
    while stage.war.turn == turn and stage.options:
        stage.choose(easy(stage), by=stage.asked)
    last = next((nth for nth, (step, _) in enumerate(seen) if step == "homecoming"), len(seen))
    return [step for step, _ in groupby(seen[: last + 1])]


def dice(stage: Stage, first: str = ROYALIST) -> Stage:
    high, low = (6, 1) if first == ROYALIST else (1, 6)
    stage.dice(precedence_royalist=[high] * 2, precedence_patriot=[low] * 2)
    return stage.dice(rest=3)


# ---------------------------------------------------------------- 3.1


@rule("guerra", "3.1-1", "3.1-3")
@pytest.mark.parametrize("first", [ROYALIST, PATRIOT])
def test_the_six_phases_and_their_steps_come_in_order(first: str, monkeypatch: pytest.MonkeyPatch) -> None:
    second = PATRIOT if first == ROYALIST else ROYALIST
    stage = dice(Stage(step="events", side=PATRIOT, turn=10, units=PIECES), first)
    steps = a_turn(stage, monkeypatch)
    shared = ("spain", "income", "risings", "convoys", "blockades", "homecoming")
    assert [step for step in steps if step[0] not in shared] == [
        ("events", PATRIOT), ("uprisings", PATRIOT), ("uprisings", ROYALIST),
        ("promotion", first), ("promotion", second), ("mass_recruitment", first),
        ("mass_recruitment", second), ("building", first), ("building", second), ("arrivals", PATRIOT),
        ("guerrillas", first), ("guerrillas", second), ("forming", ROYALIST), ("forming", PATRIOT),
        ("opening", PATRIOT), ("operations", PATRIOT), ("standing", PATRIOT),
        ("opening", ROYALIST), ("operations", ROYALIST), ("standing", ROYALIST),
    ]  # fmt: skip
    assert [step for step, _ in groupby(name for name, _ in steps)] == [
        "events", "uprisings", "risings", "spain", "income", "promotion", "mass_recruitment", "building",
        "convoys", "arrivals", "guerrillas", "forming", "opening", "operations", "standing", "opening",
        "operations", "standing", "blockades", "homecoming",
    ]  # fmt: skip


@rule("guerra", "3.1-1")
@pytest.mark.parametrize(
    ("scenario", "step"),
    [("campaign", "events"), ("first_fights", "opening"), ("end_of_empire", "uprisings")],
)
def test_a_scenario_begins_with_its_phase(scenario: str, step: str) -> None:
    stage = Stage(scenario=scenario, empty=False, step="deployment").dice(rest=1).play()
    stage.choose("historical", by="royalist").choose("historical", by="patriot")
    assert stage.war.side == PATRIOT
    assert stage.war.step == ("uprisings" if step == "events" else step)  # no event before turn IX


@rule("guerra", "3.1-1")
@pytest.mark.parametrize(
    ("scenario", "last"), [("campaign", 15), ("first_fights", 5), ("empire_strikes_back", 9)]
)
def test_the_game_ends_after_its_last_turn(scenario: str, last: int) -> None:
    stage = Stage(scenario=scenario, step="end", turn=last, units=PIECES).play()
    assert stage.table.outcome is not None
    going_on = dice(Stage(scenario=scenario, step="end", turn=last - 1, units=PIECES)).play()
    assert going_on.table.outcome is None
    assert going_on.war.turn == last


@rule("guerra", "3.1-1")
def test_an_action_belongs_to_its_phase() -> None:
    stage = Stage(side=ROYALIST, units=PIECES).play()
    assert stage.refused("activate:cuzco:0") is None
    for other in ("rise:cordoba", "buy:ra_mi_02", "activate:cordoba:0"):
        with pytest.raises(NotAllowed):
            stage.choose(other, by="royalist")
    with pytest.raises(NotAllowed, match="not patriot.s turn"):
        stage.table.answer("activate:cordoba:0", role=PATRIOT)


@rule("guerra", "3.1-5")
def test_mina_lands_and_the_mexican_roll_is_made_before_forces_are_formed_again() -> None:
    stage = dice(Stage(step="opening", side=PATRIOT, turn=8, units={**PIECES, "ld_hidalgo": "tejas"})).play()
    assert stage.prompt == "mina"
    stage.choose("at:tejas", by="patriot")
    assert stage.prompt == "form"
    stage.choose("done", "done", "done", "done", by="patriot")
    assert (stage.war.side, stage.prompt, stage.war.mexican_limit) == (ROYALIST, "form", 3)
    stage.choose("done", by="royalist")
    assert stage.prompt == "operations"


@rule("guerra", "3.1-1")
@rule("guerra", "3.1-5")
def test_in_the_end_phase_patriot_blockades_come_first_then_royalist_and_then_the_ships_go_home() -> None:
    units = {
        "pl_ri_1": "lima besieging callao blockade", "ra_mi_05": "callao",
        "ra_cuzco": "santa_fe besieging cartagena blockade", "gc_mi_01": "cartagena",
        "rs_frigate_1": "pacific_9", "pl_frigate_1": "pacific_9", "ch_mi_01": "valparaiso",
        "ra_mi_09": "arica",
    }  # fmt: skip
    stage = Stage(step="blockades", side=ROYALIST, turn=4, units=units).dice(rest=6).play()
    kept = [line.say.params["city"] for line in stage.table.log or [] if line.say.key == "holds-out"]
    assert kept == ["callao", "cartagena"]
    asked = stage.table.question
    assert asked is not None
    assert (asked.role, asked.prompt, asked.params["ship"]) == (PATRIOT, "return", "pl_frigate_1")
    stage.choose("stay", by="patriot")
    then = stage.table.question
    assert then is not None
    assert (then.role, then.params["ship"]) == (ROYALIST, "rs_frigate_1")


@rule("guerra", "3.1-2")
@pytest.mark.parametrize(("turn", "rolls"), [(1, False), (8, False), (9, True), (12, True)])
def test_the_events_phase_matters_only_from_turn_nine(turn: int, rolls: bool) -> None:
    stage = dice(Stage(step="events", side=PATRIOT, turn=turn, units=PIECES)).play()
    assert ("liberals" in stage.rolled) == rolls


@rule("guerra", "3.1-3")
def test_the_spain_roll_and_the_income_come_before_the_dice_for_precedence() -> None:
    units = {**PIECES, "ra_cuzco": "cuzco reduced"}
    stage = dice(Stage(step="spain", side=ROYALIST, turn=6, units=units, raided=["lima"])).play()
    assert stage.rolled[:3] == ["spain", "precedence-royalist", "precedence-patriot"]
    assert stage.prompt == "promotion"
    assert stage.war.raided == set()  # the penalty has been used up
    assert stage.war.rp["el_plata"] > 0


@rule("guerra", "3.1-3")
def test_ties_for_precedence_are_rolled_again() -> None:
    stage = Stage(step="income", side=ROYALIST, units=PIECES)
    stage.dice(precedence_royalist=[4, 2, 5], precedence_patriot=[4, 2, 2]).play()
    assert len(stage.rolled) == 6
    assert (stage.war.first, stage.war.side) == (ROYALIST, ROYALIST)


@rule("guerra", "3.1-4", "3.3-4")
def test_rp_for_an_activation_are_spent_when_the_force_is_activated() -> None:
    stage = Stage(side=ROYALIST, units=PIECES, rp={"royalist": 3}).dice(activation=1).play()
    assert not any(option.startswith("spend") for option in stage.options)
    stage.choose("activate:lima:0", by="royalist")
    assert stage.rolled == []  # declared before the die
    assert stage.options == ["spend:royalist", "roll"]
    stage.choose("spend:royalist", "roll", by="royalist")
    assert (stage.war.rp["royalist"], stage.rolled, stage.war.ops) == (2 * 2, ["activation"], 6)


# ---------------------------------------------------------------- 3.2


@rule("guerra", "3.2-1")
def test_patriot_groups_act_in_a_fixed_order() -> None:
    units = {
        "pl_ri_1": "cordoba", "ch_inf_1": "chile_norte", "gc_caracas": "santa_fe", "pe_inf_3": "lima",
        "mx_mi_01": "tejas", "ra_cuzco": "cuzco",
    }  # fmt: skip
    stage = Stage(step="opening", side=PATRIOT, turn=13, units=units).play().choose("done", by="patriot")
    groups = []
    for _ in range(3):
        groups.append({option for option in stage.options if option.startswith("activate")})
        stage.choose("done", by="patriot")
    assert groups == [
        {"activate:cordoba:0", "activate:chile_norte:0"}, {"activate:santa_fe:0", "activate:lima:0"},
        {"activate:tejas:0"},
    ]  # fmt: skip
    assert (stage.war.side, stage.war.step) == (ROYALIST, Moment.OPENING)


@rule("guerra", "3.2-1")
def test_a_force_of_another_group_is_refused() -> None:
    stage = Stage(side=PATRIOT, group=2, units={"pl_ri_1": "cordoba", "gc_caracas": "santa_fe"}).play()
    assert stage.refused("activate:cordoba:0") == ("not-this-group", "3.2-1")
    assert stage.refused("activate:santa_fe:0") is None


@rule("guerra", "3.2-2")
def test_within_a_group_any_order_will_do_and_a_closed_group_acts_no_more() -> None:
    units = {"pl_ri_1": "cordoba", "ch_inf_1": "chile_norte", "pl_ri_2": "misiones", "gc_caracas": "santa_fe"}
    stage = Stage(side=PATRIOT, group=1, units=units, rp={"el_plata": 0, "chile": 0}).dice(rest=1).play()
    stage.choose("activate:chile_norte:0", "stop", "activate:misiones:0", "stop", by="patriot")
    assert "activate:cordoba:0" in stage.options
    stage.choose("done", by="patriot")
    assert not {"activate:cordoba:0", "activate:chile_norte:0"} & set(stage.options)
    assert stage.war.group == 2


@rule("guerra", "3.2-3")
@rule("guerra", "3.2-5")
def test_only_the_units_of_the_group_are_activated_and_the_others_stay_fresh() -> None:
    units = {"pl_ri_1": "lima force 1", "pl_ri_2": "lima force 1", "gc_caracas": "lima force 1"}
    stage = Stage(side=PATRIOT, group=1, units=units, rp={"el_plata": 0}).dice(rest=6).play()
    stage.choose("activate:lima:1", by="patriot")
    assert stage.war.active == ["pl_ri_1", "pl_ri_2"]
    assert not any(option.startswith("join") for option in stage.options)
    stage.choose("move:cuzco", "stop", by="patriot")
    assert stage.at("lima") == ("gc_caracas",)
    assert stage.war.finished == {"pl_ri_1", "pl_ri_2"}
    assert stage.war.group == 2
    assert "activate:lima:1" in stage.options


@rule("guerra", "3.2-5")
def test_patriots_of_all_groups_in_one_force_defend_and_intercept_together() -> None:
    units = {
        "ra_cuzco": "lima", "pl_ri_1": "lima force 1", "gc_caracas": "lima force 1",
        "gc_husares": "lima force 1",
    }  # fmt: skip
    stage = Stage(
        step="march", side=ROYALIST, ops=6, active=["ra_cuzco"], began="lima", units=units,
    )  # fmt: skip
    stage.dice(rest=4, initiative_attacker=6).play().choose("attack:patriot:1", by="royalist").choose(
        "stand", by="patriot"
    )
    line = next(line for line in stage.table.log or [] if line.say.key == "battle-result")
    assert int(line.say.params["defence"]) >= 4 + 4 + 2
    hunt = Stage(step="march", side=ROYALIST, ops=6, active=["ra_cuzco"], began="lima", units=units).dice(
        rest=6
    )
    hunt.dice(rest=6, interception=6, initiative_attacker=5, initiative_defender=1, tactics=[2, 1], battle=3)
    hunt.play().choose("move:cuzco", by="royalist").choose("intercept:patriot:1", by="patriot")
    fought = next(line for line in hunt.table.log or [] if line.say.key == "battle-result")
    assert fought.say.params["attack"] == 4 + 4 + 2


@rule("guerra", "3.2-4")
def test_ships_act_with_the_group_of_their_nationality() -> None:
    ships = {"pl_frigate_1": "atlantic_1", "ch_frigate_1": "pacific_9", "gc_frigate_1": "caribbean_3",
             "pe_frigate_1": "pacific_7", "mx_frigate_1": "caribbean_10"}  # fmt: skip
    found = []
    for group in (1, 2, 3):
        stage = Stage(side=PATRIOT, group=group, turn=13, units=ships).play()
        found.append([option for option in stage.options if option.startswith("fleet")])
    assert found == [
        ["fleet:atlantic_1:0", "fleet:pacific_9:0"], ["fleet:caribbean_3:0", "fleet:pacific_7:0"],
        ["fleet:caribbean_10:0"],
    ]  # fmt: skip


@rule("guerra", "3.2-4")
def test_ships_that_carry_troops_act_in_the_group_of_the_troops() -> None:
    units = {"ch_inf_1": "valparaiso", "gc_frigate_1": "pacific_9"}
    stage = Stage(side=PATRIOT, group=1, units=units, rp={"chile": 0, "el_plata": 0, "gran_colombia": 0})
    stage.dice(rest=6).play().choose("activate:valparaiso:0", "embark:pacific_9:0", by="patriot")
    assert stage.war.fleet == ["gc_frigate_1"]
    assert stage.war.fleet_ops == 8
