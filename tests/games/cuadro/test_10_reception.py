"""10.10-10.13, 10.16, 10.17d, 10.17e, 10.20 How an attack is met, by cavalry above all."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import rolls, shock, totals
from tests.games.staging import modifiers, terms
from vivac.lab.coverage import rule

CHARGE = {"1D": "3310 regular W assault 3010"}  # 2 hexes from 3110
BESIDE = {"1D": "3110 regular W assault 3010"}
LINE = {"2-67": "3010 regular E"}


# ---------------------------------------------------------------- 10.10 square


@rule("cuadro", "10.10", "10.17e", "10.26")
@pytest.mark.parametrize(
    ("attacker", "switches", "total"),
    [("3310", (), 3), ("3210", (), 2), ("3110", (), 3), ("3110", ("beside_is_close",), 2)],
    ids=["2 hexes", "1 hex", "none", "none, by the switch"],
)
def test_each_infantry_unit_tests_at_1_less_if_cavalry_charged_over_1_hex(
    attacker: str, switches: tuple[str, ...], total: int
) -> None:
    stage = shock("french", {"1D": f"{attacker} regular W assault 3010", **LINE}, *switches)
    stage.dice(6, morale=3).play()
    if attacker != "3110":
        stage.choose("last:3110", by="french")
    ask = stage.table.question
    assert ask is not None
    assert (ask.role, stage.options) == ("allied", ["form_square", "stand"])
    stage.choose("form_square", by="allied")
    assert totals(stage, "morale")[0] == total
    formed = total == 3
    assert (stage.battle.form["2-67"] == "square") is formed
    assert ("2-67" in stage.battle.disordered) is not formed


@rule("cuadro", "10.10")
def test_if_one_fails_none_is_in_square_and_those_who_failed_suffer() -> None:
    units = {**CHARGE, **LINE, "1-28": "3010 regular E", "RA-S": "3010 deployed E"}
    stage = (
        shock("french", units)
        .dice(6, morale=[2, 6])
        .play()
        .choose("last:3110", by="french")
        .choose("form_square", by="allied")
    )
    assert [will for will, _, _ in rolls(stage, "morale")[:2]] == ["C", "B"]  # the guns do not test
    assert stage.battle.disordered == {"2-67"}
    assert {stage.battle.form[unit] for unit in ("2-67", "1-28")} == {"regular"}


@rule("cuadro", "10.10")
@pytest.mark.parametrize(
    ("units", "asked"),
    [
        ({"2-67": "3010 regular E"}, True),
        ({"BROWNE": "3010 skirmish"}, True),
        ({"2-67": "3010 regular E disordered"}, False),
        ({"2-67": "3010 regular E", "1-28": "3010 regular E disordered"}, False),
        ({"2-67": "3010 square"}, False),
        ({"2-87": "3010 regular E", "2-1G": "3010 regular E", "GDS": "3010 regular E"}, True),  # 18 PF
    ],
)
def test_the_defender_may_try_if_all_is_in_good_order(units: dict[str, str], asked: bool) -> None:
    stage = shock("french", {"1D": "3110 regular W assault 3010", **units})
    stage.battle.pf["1D"] = 12  # enough for any odds
    assert (stage.play().prompt == "square") is asked


@rule("cuadro", "10.10")
def test_no_square_beyond_its_pf_limit_or_in_closed_terrain() -> None:
    many = dict.fromkeys(["2-87", "2-1G", "GDS", "2-95"], "3010 regular E")  # 20 PF
    stage = shock("french", {"1D": "3110 regular W assault 3010", **many})
    stage.battle.pf["1D"] = 12
    assert stage.play().prompt != "square"
    wood = {"1D": "3307 regular W assault 3207", "2-67": "3207 regular E"}
    assert shock("french", wood).dice(6).play().prompt == "stand-fire"


@rule("cuadro", "10.10")
def test_the_defender_tries_only_once_and_may_stand() -> None:
    stage = (
        shock("french", {**CHARGE, **LINE})
        .dice(6)
        .play()
        .choose("last:3110", by="french")
        .choose("stand", by="allied")
    )
    assert (stage.prompt, stage.battle.form["2-67"], stage.rolled) == ("stand-fire", "regular", [])


# ---------------------------------------------------------------- 10.11 stand fire


@rule("cuadro", "10.11", "10.17e")
def test_units_of_the_hex_that_have_not_fired_may_fire_once_at_the_cavalry() -> None:
    units = {**CHARGE, **LINE, "1-28": "3010 regular E", "96": "3111 regular W"}
    stage = (
        shock("french", units, stood=["1-28"])
        .dice(6, fire=1)
        .play()
        .choose("last:3110", by="french")
        .choose("stand", by="allied")
    )
    ask = stage.table.question
    assert ask is not None
    assert (ask.role, ask.prompt, stage.options) == ("allied", "stand-fire", ["fire:2-67", "hold_fire"])
    stage.choose("fire:2-67", by="allied")
    assert rolls(stage) == [("5", 2, "SE")]  # at 1D: 96 beside it was no target
    assert stage.prompt != "stand-fire"


@rule("cuadro", "10.11")
def test_who_fired_in_the_defensive_fire_phase_does_not_stand_and_fire() -> None:
    stage = Stage(step="defensive_fire", player="french", units={**BESIDE, **LINE}).dice(6, fire=1).play()
    stage.choose("fire:2-67", by="allied")
    assert stage.prompt == "square"
    stage.choose("stand", by="allied")
    assert stage.rolled[:2] == ["fire", "morale"]


@rule("cuadro", "10.11")
def test_stand_fire_goes_into_the_arc_and_from_a_square_all_round() -> None:
    units = {**CHARGE, "2-67": "3010 regular W"}
    stage = (
        shock("french", units).dice(6).play().choose("last:3110", by="french").choose("stand", by="allied")
    )
    assert stage.prompt != "stand-fire"
    stage = (
        shock("french", units)
        .dice(6)
        .play()
        .choose("last:3110", by="french")
        .choose("form_square", by="allied")
    )
    assert stage.prompt == "stand-fire"


@rule("cuadro", "10.11")
def test_p_ends_the_attack_of_that_cavalry_stack() -> None:
    """5 points, British of will C: a 3 makes 4, which is P."""
    stage = (
        shock("french", {**CHARGE, **LINE})
        .dice(6, fire=3)
        .play()
        .choose("last:3110", by="french")
        .choose("stand", "fire:2-67", by="allied")
    )
    assert rolls(stage) == [("5", 4, "P")]
    assert (stage.battle.assault, "shock" in stage.rolled, "morale" in stage.rolled) == ({}, False, False)
    assert stage.battle.where["1D"] == "3110"


@rule("cuadro", "10.11")
def test_cavalry_that_is_disordered_by_stand_fire_does_not_attack() -> None:
    """M and a failed test, of cavalry with a level of fatigue."""
    stage = shock("french", {**CHARGE, **LINE}).dice(6, fire=4, morale=2).play()
    stage.choose("last:3110", by="french").choose("stand", "fire:2-67", by="allied")
    assert rolls(stage, "morale") == [("B", 1, "D")]
    assert (stage.battle.disordered, "shock" in stage.rolled) == ({"1D"}, False)


# ---------------------------------------------------------------- 10.12 closing, 10.13 shock


@rule("cuadro", "10.12", "10.17e")
@pytest.mark.parametrize(("form", "die", "total"), [("regular E", 1, 2), ("square", 2, 2), ("square", 1, 1)])
def test_each_cavalry_unit_tests_before_closing_on_infantry(form: str, die: int, total: int) -> None:
    stage = shock("french", {**BESIDE, "2-67": f"3010 {form}"}).dice(6, morale=die).play()
    while stage.prompt in ("square", "stand-fire"):
        stage.choose(stage.options[-1], by="allied")
    assert rolls(stage, "morale")[0] == (
        "B",
        total,
        "SE" if total == 2 else "D",
    )  # fatigue does not count yet
    assert ("shock" in stage.rolled) is (total == 2)


@rule("cuadro", "10.12")
@pytest.mark.parametrize(("die", "state"), [(1, "disordered"), (0, "routed")])
def test_who_fails_withdraws_or_flees_and_the_others_go_on(die: int, state: str) -> None:
    units = {"1D": "3110 regular W assault 3010", "2D": "3110 regular W assault 3010", "IRL": "3010 square"}
    if state == "routed":
        units["2D"] += " fatigue 2"
    stage = (
        shock("french", units, scenario="chiclana")
        .dice(6, morale=[6, 1])
        .play()
        .choose("hold_fire", by="allied")
    )
    if state == "disordered":
        assert (stage.prompt, stage.battle.fatigue["2D"]) == ("retreat", 2)  # the assault and the withdrawal
        stage.choose("retreat:3210", "face:W", by="french")
    assert "2D" in getattr(stage.battle, state)
    assert rolls(stage, "shock")[0][0] == "1/2"  # 4 PF of 1D against 5


@rule("cuadro", "10.12")
def test_nobody_tests_to_close_on_cavalry_or_guns_but_on_dismounted_cavalry() -> None:
    for defender, tests in (("KGL-H regular E", 0), ("RA-S limbered", 0), ("KGL-H skirmish", 0)):
        unit, words = defender.split(" ", 1)
        stage = shock("french", {**BESIDE, unit: f"3010 {words}"}).dice(6, shock=4).play()
        while stage.prompt == "stand-fire":
            stage.choose("hold_fire", by="allied")
        before = stage.rolled[: stage.rolled.index("shock")]
        assert before.count("morale") == tests
    units = {"1D": "3307 regular W assault 3207", "KGL-H": "3207 skirmish"}  # in a wood: on foot (6.6)
    stage = shock("french", units).dice(6, shock=4).play().choose("hold_fire", by="allied")
    assert stage.rolled[: stage.rolled.index("shock")] == ["morale"]


@rule("cuadro", "10.13")
def test_a_square_defends_with_its_full_pf() -> None:
    stage = (
        shock("french", {**BESIDE, "2-67": "3010 square"})
        .dice(6, shock=4)
        .play()
        .choose("hold_fire", by="allied")
    )
    assert rolls(stage, "shock")[0][0] == "1/2"  # 4 to 5


@rule("cuadro", "10.13", "10.20")
@pytest.mark.parametrize(("attacker", "less"), [("3310", -1), ("3210", -1), ("3110", 0)])
def test_after_a_charge_defenders_who_retreat_test_at_1_less(attacker: str, less: int) -> None:
    """The will of 1D is one better, its order adds one: a 6 is 8 on 1/2, DR1."""
    units = {"1D": f"{attacker} regular W attack assault 3010", **LINE}
    stage = shock("french", units).dice(6, shock=6, morale=[6, 5]).play()
    if attacker != "3110":
        stage.choose("last:3110", by="french")
    stage.choose("stand", "hold_fire", by="allied")
    assert rolls(stage, "shock") == [("1/2", 8, "DR1")]
    stage.choose("retreat:2910", by="french").choose("face:E", by="allied")
    tests = [
        line
        for line in stage.table.log or []
        if line.say.key == "tested" and line.say.params["unit"] == "2-67"
    ]
    assert terms(tests[-1]).get("after-charge", 0) == less


@rule("cuadro", "10.20")
def test_one_charging_unit_is_enough() -> None:
    units = {
        "1D": "3310 regular W attack assault 3010",
        "2D": "3110 regular W attack assault 3010",
        "IRL": "3010 regular E",
    }
    stage = shock("french", units, scenario="chiclana").dice(6, shock=6).play()
    stage.choose("last:3109", by="french").choose("stand", "hold_fire", by="allied").choose(
        "direct:2D", by="french"
    )
    while stage.prompt in ("retreat", "facing"):
        stage.choose(stage.options[0], by=stage.asked)
    assert modifiers(stage, "tested") == {"after-charge": -1}


# ---------------------------------------------------------------- 10.17d, 10.17e, 10.16


@rule("cuadro", "10.17d")
def test_skirmishers_may_evade_and_the_attackers_advance_without_control() -> None:
    units = {"2-67": "3010 regular E assault 3110", "9L": "3110 skirmish"}
    stage = shock("allied", units).dice(6).play()
    ask = stage.table.question
    assert ask is not None
    assert (ask.role, stage.options) == ("french", ["evade", "stand"])
    stage.choose("evade", "retreat:3210", by="french")
    assert (stage.rolled, stage.options) == ([], ["advance:2-67", "stop"])


@rule("cuadro", "10.17d")
def test_cavalry_may_withdraw_before_infantry_without_fatigue_or_test() -> None:
    units = {"2-67": "3010 regular E assault 3110", "1D": "3110 regular W"}
    stage = shock("allied", units).dice(6).play().choose("withdraw", "retreat:3310", "face:W", by="french")
    assert (stage.rolled, stage.battle.fatigue, stage.prompt) == ([], {}, "advance")


@rule("cuadro", "10.17e")
def test_infantry_is_met_without_square_stand_fire_or_closing() -> None:
    stage = shock("allied", {"2-67": "3010 regular E assault 3110", "54-1": "3110 regular W"}).dice(
        6, shock=6
    )
    assert (stage.play().rolled, stage.prompt) == (["shock"], "move")


@rule("cuadro", "10.17e")
def test_against_cavalry_first_the_square_then_stand_fire_then_closing() -> None:
    stage = (
        shock("french", {**CHARGE, **LINE}).dice(6, fire=1, shock=4).play().choose("last:3110", by="french")
    )
    asked = []
    for choice in ("form_square", "fire:2-67"):
        asked.append(stage.prompt)
        stage.choose(choice, by="allied")
    assert asked == ["square", "stand-fire"]
    assert stage.rolled[:4] == ["morale", "fire", "morale", "shock"]


@rule("cuadro", "10.16")
@pytest.mark.parametrize(("start", "level"), [("3310", 1), ("3110", 1)], ids=["charge", "assault"])
def test_a_charge_or_a_cavalry_assault_costs_a_level_whatever_comes_of_it(start: str, level: int) -> None:
    stage = shock("french", {"1D": f"{start} regular W assault 3010", **LINE}).play()
    if start == "3310":
        assert stage.battle.fatigue == {}
        stage.choose("last:3110", by="french")
    assert stage.battle.fatigue == {"1D": level}


@rule("cuadro", "10.16")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4)])
def test_a_withdrawal_costs_another_level_up_to_4(before: int, after: int) -> None:
    words = f" fatigue {before}" if before else ""
    stage = shock("french", {"1D": f"3110 regular W assault 3010{words}", "2-67": "3010 square"})
    stage.dice(6, shock=1).play().choose("hold_fire", by="allied")
    assert (rolls(stage, "shock")[0][2], stage.battle.fatigue) == ("AR2", {"1D": after})


# ---------------------------------------------------------------- 10.17 from the first step to the last


@rule("cuadro", "10.17")
def test_the_steps_of_an_assault_in_their_order() -> None:
    units = {"1D": "3310 regular W attack assault 3010", **LINE, "1-28": "3604 regular W"}
    stage = shock("french", units, leaders={"VICTOR": "3310", "L-WHEATLEY": "3010"})
    stage.dice(6, morale=[1, 6, 6], fire=1, shock=4, control=6).play()
    steps: list[str] = []
    for choice in (
        *("last:3110", "take:VICTOR", "form_square", "fire:2-67"),
        *("lead:VICTOR", "nobody", "retreat:2910", "face:E", "advance:1D", "take:VICTOR"),
    ):
        ask = stage.table.question
        assert ask is not None
        steps.append(f"{ask.role} {ask.prompt}")
        stage.choose(choice, by=ask.role)
    assert steps == [
        *("french charge-to", "french go-along"),
        *("allied square", "allied stand-fire"),
        *("french lead", "allied lead"),
        *("french retreat", "allied facing"),
        *("french advance", "french go-along"),
    ]
    assert stage.rolled[:6] == ["morale", "fire", "morale", "shock", "morale", "control"]
    assert (stage.battle.where["1D"], stage.battle.assault) == ("3010", {})
