"""10.7, 10.8, 10.17f-10.17i The results of shock."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import ELSEWHERE, offered, rolls, shock
from vivac.games.cuadro.box.unpacking import ELIMINATED
from vivac.games.cuadro.chapters.aftermath import Clash, apply_result
from vivac.lab.coverage import rule

ATTACK = "regular E assault 3110"
TWO = {"2-67": f"3010 {ATTACK}", "1-28": f"3010 {ATTACK}"}
BOTH = {"54-1": "3110 regular W", "96": "3110 regular W"}
ONE_BACK = {"2910", "3009", "3011"}  # from 3010, away from 3110
TWO_BACK = {"2810", "2908", "2909", "2911", "2912"}


def suffers(result: str, units: dict[str, str], *switches: str, charged: bool = False, **dice: Any) -> Stage:
    """2-67 has led an assault on 3110, which 54-1 has met."""
    stage = shock("allied", units, *switches).dice(**dice)
    attackers = tuple(stage.battle.assault)
    clash = Clash(attackers, "3110", attackers[0], "54-1", "", "", charged)
    return stage.run(apply_result, clash, result)


def asked(stage: Stage) -> str:
    ask = stage.table.question
    return "" if ask is None else f"{ask.role} {ask.prompt}"


@rule("cuadro", "10.7")
def test_se_does_nothing() -> None:
    stage = (
        shock("allied", {**TWO, **BOTH})
        .dice(6, shock=5)
        .play()
        .choose("direct:2-67", by="allied")
        .choose("direct:54-1", by="french")
    )
    assert rolls(stage, "shock") == [("1/2", 5, "SE")]
    assert (stage.rolled, sum(stage.battle.losses.values())) == (["shock"], 0)
    assert (stage.at("3010"), stage.at("3110")) == (("2-67", "1-28"), ("54-1", "96"))


# ---------------------------------------------------------------- the attacker


@rule("cuadro", "10.7a")
def test_ab_costs_the_attacking_director_1_pf_and_nothing_else() -> None:
    stage = suffers("AB", {**TWO, "RA-S": "3010 deployed E", **BOTH})
    assert (stage.battle.losses["2-67"], sum(stage.battle.losses.values())) == (1, 1)
    assert (stage.at("3010"), stage.at("3110")) == (("2-67", "1-28", "RA-S"), ("54-1", "96"))
    assert (stage.prompt, stage.rolled) == ("", [])


@rule("cuadro", "10.7a")
def test_cavalry_does_not_withdraw_for_ab() -> None:
    stage = suffers("AB", {"KGL-H": f"3010 {ATTACK}", **BOTH})
    assert (stage.battle.losses["KGL-H"], stage.battle.where["KGL-H"]) == (1, "3010")
    assert (stage.battle.fatigue, stage.rolled) == ({}, [])


@rule("cuadro", "10.21")
def test_by_the_switch_ab_costs_the_attacking_director_1_pf_and_then_is_ar2() -> None:
    stage = suffers("AB", {**TWO, **BOTH}, "losers_retreat", morale=[6, 6])
    assert (stage.battle.losses["2-67"], asked(stage)) == (1, "allied retreat")
    assert set(offered(stage, "retreat")) == TWO_BACK
    stage.choose("retreat:2810", "face:E", by="allied")
    assert set(offered(stage, "retreat")) == TWO_BACK
    stage.choose("retreat:2810", by="allied")
    assert (stage.battle.losses["1-28"], stage.rolled) == (0, ["morale", "morale"])


@rule("cuadro", "10.7b")
@pytest.mark.parametrize(("result", "hexes"), [("AR1", ONE_BACK), ("AR2", TWO_BACK)])
def test_ar_retreats_all_attackers_who_test(result: str, hexes: set[str]) -> None:
    units = {**TWO, "2-87": "3109 regular SW assault 3110", **BOTH}
    stage = suffers(result, units, morale=[1, 6, 6])
    assert (asked(stage), set(offered(stage, "retreat"))) == ("allied retreat", hexes)
    while stage.prompt:
        stage.choose(stage.options[0], by="allied")
    assert [will for will, _, _ in rolls(stage, "morale")] == ["C", "B", "B"]
    assert stage.battle.disordered == {"2-67"}
    assert not {stage.battle.where[unit] for unit in ("2-67", "1-28", "2-87")} & {"3010", "3109"}
    assert (stage.battle.pf["54-1"], stage.at("3110")) == (6, ("54-1", "96"))


@rule("cuadro", "10.7b")
@pytest.mark.parametrize("result", ["AR1", "AR2"])
def test_deployed_artillery_in_the_attacking_hexes_is_eliminated(result: str) -> None:
    stage = suffers(result, {"2-67": f"3010 {ATTACK}", "RA-S": "3010 deployed E", **BOTH}, morale=6)
    assert stage.battle.where["RA-S"] == ELIMINATED


@rule("cuadro", "10.21")
def test_by_the_switch_guns_are_lost_even_where_ab_has_eliminated_the_director() -> None:
    units = {"2-67": f"3010 {ATTACK} pf 1", "RA-S": "3010 deployed E", **BOTH}
    assert suffers("AB", units, "losers_retreat").battle.where["RA-S"] == ELIMINATED


@rule("cuadro", "10.7b")
def test_limbered_artillery_in_the_attacking_hexes_stays() -> None:
    stage = suffers("AR1", {"2-67": f"3010 {ATTACK}", "RA-S": "3010 limbered", **BOTH})
    assert stage.battle.where["RA-S"] == "3010"


@rule("cuadro", "10.7b")
def test_cavalry_that_is_thrown_back_withdraws_with_a_level_of_fatigue() -> None:
    stage = suffers("AR1", {"KGL-H": f"3010 {ATTACK}", **BOTH}, morale=6)
    far = {stage.field.grid.distance("3010", hex_) for hex_ in offered(stage, "retreat")}
    assert far == {1, 2, 3}  # half its allowance of 7
    stage.choose("retreat:2710", "face:E", by="allied")
    assert (stage.battle.fatigue["KGL-H"], rolls(stage, "morale")) == (1, [("B", 5, "SE")])


# ---------------------------------------------------------------- both


@rule("cuadro", "10.7c")
def test_bm_costs_both_directors_1_pf_and_nobody_moves() -> None:
    stage = suffers("BM", {**TWO, **BOTH})
    losses = stage.battle.losses
    assert [losses[unit] for unit in ("2-67", "1-28", "54-1", "96")] == [1, 0, 1, 0]
    assert (stage.at("3010"), stage.at("3110"), stage.rolled) == (("2-67", "1-28"), ("54-1", "96"), [])


@rule("cuadro", "11.15")
def test_there_is_no_advance_after_bm_even_into_an_empty_hex() -> None:
    units = {"2-67": f"3010 {ATTACK}", "54-1": "3110 regular W pf 1", "96": "3510 regular W"}
    stage = shock("allied", units).dice(6, shock=1).play()
    assert (rolls(stage, "shock"), stage.prompt) == ([("5/1", 1, "BM")], "move")
    assert (stage.battle.where["54-1"], stage.battle.where["2-67"]) == (ELIMINATED, "3010")


# ---------------------------------------------------------------- the defender


@rule("cuadro", "10.7d")
@pytest.mark.parametrize(("result", "hexes"), [("DR1", 1), ("DR2", 2)])
def test_dr_the_attacking_player_retreats_all_defenders_who_test(result: str, hexes: int) -> None:
    units = {**TWO, **BOTH, "BAT-R": "3110 deployed W", "BAT-L": "3009 deployed E"}
    stage = suffers(result, units, morale=[1, 6])
    assert stage.battle.where["BAT-R"] == ELIMINATED
    for _ in BOTH:
        assert asked(stage) == "allied retreat"
        assert {stage.field.grid.distance("3010", end) for end in offered(stage, "retreat")} == {1 + hexes}
        stage.choose(stage.options[0], by="allied")
        if stage.prompt == "facing":
            assert asked(stage) == "french facing"  # 11.6
            stage.choose("face:W", by="french")
    assert [will for will, _, _ in rolls(stage, "morale")] == ["C", "C"]
    assert (stage.battle.disordered, stage.at("3110")) == ({"54-1"}, ())
    assert (stage.battle.where["BAT-L"], sum(stage.battle.losses.values())) == ("3009", 2)  # of BAT-R


@rule("cuadro", "10.7d")
def test_limbered_defending_artillery_retreats_and_tests() -> None:
    stage = suffers("DR1", {**TWO, "54-1": "3110 regular W", "BAT-R": "3110 limbered"}, morale=[6, 6])
    while stage.prompt:
        stage.choose(stage.options[0], by=stage.asked)
    assert (stage.battle.pf["BAT-R"], stage.rolled) == (2, ["morale", "morale"])
    assert stage.battle.where["BAT-R"] not in ("3110", ELIMINATED)


@rule("cuadro", "10.7e")
@pytest.mark.parametrize(("result", "pf"), [("DB", 1), ("DB2", 2), ("DB5", 5)])
def test_db_costs_the_defending_director_pf_and_nothing_else(result: str, pf: int) -> None:
    stage = suffers(result, {**TWO, **BOTH, "BAT-R": "3110 deployed W"})
    assert (stage.battle.losses["54-1"], sum(stage.battle.losses.values())) == (pf, pf)
    assert stage.at("3110") == ("54-1", "96", "BAT-R")
    assert (stage.prompt, stage.rolled) == ("", [])


@rule("cuadro", "10.21")
@pytest.mark.parametrize(("result", "pf"), [("DB", 1), ("DB2", 2), ("DB5", 5)])
def test_by_the_switch_db_costs_the_defending_director_pf_and_then_is_dr2(result: str, pf: int) -> None:
    stage = suffers(result, {**TWO, **BOTH}, "losers_retreat", morale=[6, 6])
    assert (stage.battle.losses["54-1"], stage.battle.losses["96"]) == (pf, 0)
    assert {stage.field.grid.distance("3010", end) for end in offered(stage, "retreat")} == {3}
    while stage.prompt:
        stage.choose(stage.options[0], by=stage.asked)
    assert [total for _, total, _ in rolls(stage, "morale")] == [6 - (pf - 1), 6]


# ---------------------------------------------------------------- squares


@rule("cuadro", "10.7f")
@pytest.mark.parametrize(("die", "read", "lost"), [(3, "SE", 0), (4, "DB", 1)])
def test_against_a_square_dr1_is_se_and_dr2_is_db(die: int, read: str, lost: int) -> None:
    """11 PF against 6: on 3/2 a 6 is DR1 and a 7 is DR2; will and square add 3."""
    units = {"2-1G": f"3010 {ATTACK}", "GDS": f"3010 {ATTACK}", "54-1": "3110 square"}
    stage = shock("allied", units).dice(6, shock=die).play().choose("direct:2-1G", by="allied")
    assert rolls(stage, "shock") == [("3/2", die + 3, read)]
    assert (stage.battle.losses["54-1"], stage.at("3110")) == (lost, ("54-1",))
    assert stage.battle.form["54-1"] == "square"


@rule("cuadro", "10.7f")
def test_guns_that_direct_the_defence_of_a_square_do_not_change_that() -> None:
    units = {
        "2-1G": f"3010 {ATTACK}",
        "GDS": f"3010 {ATTACK}",
        "54-1": "3110 square",
        "BAT-R": "3110 deployed W",
    }
    stage = (
        shock("allied", units)
        .dice(6, shock=4)
        .play()
        .choose("direct:2-1G", by="allied")
        .choose("direct:BAT-R", by="french")
    )
    assert rolls(stage, "shock") == [("1/1", 6, "SE")]
    assert (stage.at("3110"), stage.rolled) == (("54-1", "BAT-R"), ["shock"])


@rule("cuadro", "10.7e", "10.7f")
def test_a_square_loses_its_pf_on_db_and_stands() -> None:
    stage = suffers("DB2", {**TWO, "54-1": "3110 square", "96": "3110 square"}, charged=True)
    assert (stage.battle.losses["54-1"], stage.at("3110"), stage.rolled) == (2, ("54-1", "96"), [])
    assert {stage.battle.form[unit] for unit in stage.at("3110")} == {"square"}


@rule("cuadro", "10.20", "10.22")
@pytest.mark.parametrize("charged", [False, True])
def test_by_the_switch_a_square_does_not_retreat_on_db_but_tests_and_d_breaks_it(charged: bool) -> None:
    units = {**TWO, "54-1": "3110 square", "96": "3110 square"}
    stage = suffers("DB2", units, "losers_retreat", charged=charged, morale=[3, 6])
    assert asked(stage) == "french facing"
    stage.choose("face:E", by="french")
    # -1 for the second PF; after a charge -1 more
    assert [total for _, total, _ in rolls(stage, "morale")] == [2 - charged, 6 - charged]
    assert stage.at("3110") == ("54-1", "96")
    assert stage.battle.disordered == {"54-1"}
    assert {stage.battle.form[unit] for unit in stage.at("3110")} == {"regular"}


# ---------------------------------------------------------------- losses and tests


@rule("cuadro", "10.7g")
def test_losses_are_not_passed_on() -> None:
    stage = suffers("DB9", {**TWO, **BOTH})
    assert (stage.battle.where["54-1"], stage.battle.losses["54-1"]) == (ELIMINATED, 6)
    assert (stage.battle.losses["96"], stage.at("3110")) == (0, ("96",))


@rule("cuadro", "10.7e", "11.11")
def test_a_hex_emptied_by_db_may_be_entered() -> None:
    stage = shock("allied", {"2-1G": f"3010 {ATTACK}", "54-1": "3110 regular W pf 1", **ELSEWHERE})
    stage.dice(6, shock=6).play()
    assert rolls(stage, "shock")[0][2].startswith("DB")
    assert stage.options == ["advance:2-1G", "stop"]


@rule("cuadro", "10.21")
def test_by_the_switch_the_others_retreat_and_test_though_the_director_is_gone() -> None:
    stage = suffers("DB9", {**TWO, **BOTH}, "losers_retreat", morale=6)
    assert (stage.battle.where["54-1"], stage.battle.losses["54-1"]) == (ELIMINATED, 6)
    assert (stage.battle.losses["96"], asked(stage)) == (0, "allied retreat")
    stage.choose(stage.options[0], by="allied").choose("face:W", by="french")
    assert (stage.rolled, stage.at("3110")) == (["morale"], ())


@rule("cuadro", "10.7h", "10.17h")
def test_losses_then_retreats_then_tests_from_the_top_down_then_leaders() -> None:
    units = {**TWO, **BOTH}
    stage = shock("allied", units, "losers_retreat", leaders={"L-LEVAL": "3110"})
    stage.dice(morale=[1, 1], leader=6)
    stage.run(apply_result, Clash(("2-67", "1-28"), "3110", "2-67", "54-1", "", "", False), "DB")
    assert (stage.battle.losses["54-1"], stage.prompt, stage.rolled) == (1, "retreat", [])
    while stage.prompt:
        assert stage.rolled == []
        stage.choose(stage.options[0], by=stage.asked)
    assert stage.rolled == ["morale", "morale", "leader"]


@rule("cuadro", "10.7h")
def test_a_unit_that_routs_flees_from_where_it_has_retreated_to() -> None:
    stage = suffers("DR1", {**TWO, "54-1": "3110 regular W disordered"}, morale=1)
    stage.choose("retreat:3210", by="allied").choose("face:W", by="french")
    assert stage.battle.routed == {"54-1"}
    grid = stage.field.grid
    assert grid.distance("3210", stage.battle.where["54-1"]) == 4  # its allowance, from 3210


# ---------------------------------------------------------------- 10.8, 10.17c routed defenders


@rule("cuadro", "10.8", "10.17c")
def test_routed_defenders_lose_1_pf_each_and_flee_without_combat() -> None:
    units = {**TWO, "54-1": "3110 routed", "96": "3110 routed", "24-1": "3604 regular W"}
    stage = shock("allied", units).dice(6).play()
    assert (stage.battle.losses["54-1"], stage.battle.losses["96"]) == (1, 1)
    assert (stage.rolled, stage.at("3110")) == ([], ())
    assert (stage.prompt, stage.options) == ("advance", ["advance:2-67", "advance:1-28", "stop"])


@rule("cuadro", "10.8", "10.17c")
def test_cavalry_that_rides_down_routed_men_rolls_for_control() -> None:
    units = {"KGL-H": f"3010 {ATTACK}", "54-1": "3110 routed", "24-1": "3604 regular W"}
    stage = shock("allied", units).dice(6, control=6).play()
    assert (stage.rolled, stage.prompt) == (["control"], "advance")
    assert "KGL-H" not in stage.battle.fatigue  # 10.16: step 10.17e has not begun


# ---------------------------------------------------------------- 10.17f, 10.17g, 10.17i


@rule("cuadro", "10.17f")
def test_attacker_then_defender_name_directors_and_then_leaders() -> None:
    leaders = {"GRAHAM": "3010", "L-LEVAL": "3110", "VICTOR": "3110"}
    stage = shock("allied", {**TWO, **BOTH}, leaders=leaders).dice(6, shock=5).play()
    for question, choice in (
        ("allied direct", "direct:1-28"),
        ("french direct", "direct:54-1"),
        ("allied lead", "nobody"),
        ("french lead", "lead:VICTOR"),
    ):
        assert (asked(stage), stage.rolled) == (question, [])
        stage.choose(choice, by=stage.asked)
    assert stage.rolled[0] == "shock"


@rule("cuadro", "10.17f")
def test_the_odds_are_read_again_before_the_die() -> None:
    """Stand fire has thinned the attackers below 1 to 4."""
    units = {
        "1D": "3110 regular W assault 3010 pf 2",
        "2-67": "3010 regular E",
        "1-28": "3010 regular E pf 2",
    }
    stage = shock("french", units).dice(6, fire=6).play().choose("stand", "fire:2-67", by="allied")
    while stage.prompt in ("stand-fire", "direct"):
        stage.choose(stage.options[-1], by="allied")
    assert (stage.battle.pf["1D"], "odds-too-low" in stage.told) == (1, True)
    assert ("shock" in stage.rolled, stage.battle.assault) == (False, {})


@rule("cuadro", "10.17g")
def test_one_die_decides() -> None:
    stage = shock("allied", {"2-67": f"3010 {ATTACK}", "54-1": "3110 regular W"}).dice(6, shock=6).play()
    assert (stage.rolled, rolls(stage, "shock")) == (["shock"], [("1/2", 6, "BM")])


@rule("cuadro", "10.17i")
def test_attackers_without_retreat_keep_place_and_facing_and_lose_their_markers() -> None:
    stage = shock("allied", {"2-67": f"3010 {ATTACK}", "54-1": "3110 regular W"}).dice(6, shock=6).play()
    assert stage.battle.where["2-67"] == "3010"
    assert (stage.battle.face["2-67"], stage.battle.assault) == (0, {})
