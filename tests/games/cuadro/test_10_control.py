"""10.14, 10.15, 10.17j, 10.18, 10.19 Cavalry control, and what comes of losing it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import rolls, shock
from tests.games.staging import modifiers
from vivac.games.cuadro.box.unpacking import ELIMINATED
from vivac.games.cuadro.chapters.pursuit import in_control
from vivac.lab.coverage import rule

# KGL-H, 2 PF of will B, rides at a limbered battery of 1 PF and will B: 2/1, on which 5 and 6 are DR1.
AT_GUNS = {"KGL-H": "3010 regular E assault 3110", "BAT-H": "3110 limbered"}
FAR = {"54-1": "3604 regular W"}


def wins(control: int | list[int], units: dict[str, str], **position: Any) -> Stage:
    """KGL-H rides down routed men in 3110, who flee out of sight, and rolls for control."""
    units = {"KGL-H": "3010 regular E assault 3110", "45": "3110 routed", **units}
    return shock("allied", units, **position).dice(6, control=control).play()


def roll_for(unit: str, charged: bool = False, forced: int = 0, **position: Any) -> Stage:
    side = "french" if unit in ("1D", "2D") else "allied"
    stage = shock(side, {unit: "3010 regular E"}, **position).dice(control=6)
    return stage.run(in_control, (unit,), unit, charged, forced)


# ---------------------------------------------------------------- 10.14 the roll


@rule("cuadro", "10.14")
@pytest.mark.parametrize(("unit", "nation"), [("KGL-H", -1), ("ESC-W", -1), ("1D", -1), ("GRAN-C", -1)])
def test_spanish_french_and_kgl_cavalry_1_less(unit: str, nation: int) -> None:
    assert modifiers(roll_for(unit), "control") == {"nation": nation}


@rule("cuadro", "10.14")
@pytest.mark.parametrize(("nation", "less"), [("british", -2), ("portuguese", -1), ("french_allied", -1)])
def test_british_cavalry_2_less(nation: str, less: int, monkeypatch: pytest.MonkeyPatch) -> None:
    units = shock("allied", {}).field.units
    monkeypatch.setitem(units, "KGL-H", msgspec.structs.replace(units["KGL-H"], nation=nation))
    assert modifiers(roll_for("KGL-H"), "control") == {"nation": less}


@rule("cuadro", "10.14")
def test_a_charge_1_less_and_2_less_for_each_attack_caused_by_failed_control() -> None:
    assert modifiers(roll_for("1D", charged=True), "control") == {"nation": -1, "charge": -1}
    assert modifiers(roll_for("1D", forced=2), "control") == {"nation": -1, "forced-attacks": -4}


@rule("cuadro", "10.14")
@pytest.mark.parametrize(
    ("leader", "more"), [("L-WHITTINGHAM", 1), ("GRAHAM", 2), ("L-DILKES", 0), ("LAPENA", 1)]
)
def test_a_leader_with_it_adds_his_morale_factor_0_counts_as_1(leader: str, more: int) -> None:
    scenario = "chiclana" if leader == "LAPENA" else "barrosa"
    unit = "BEG-C" if leader == "LAPENA" else "KGL-H"
    stage = roll_for(unit, leaders={leader: "3010"}, scenario=scenario)
    assert modifiers(stage, "control").get("leader", 0) == more


@rule("cuadro", "10.14", "10.25")
@pytest.mark.parametrize(("die", "control"), [(2, False), (3, True)])
def test_the_will_of_the_director_decides_on_the_table(die: int, control: bool) -> None:
    stage = wins(die, {**FAR})
    assert rolls(stage, "control") == [("B", die - 1, "C" if control else "NC")]


@rule("cuadro", "10.25")
def test_each_stack_rolls_one_elsewhere_with_the_will_of_its_top_unit_and_its_own_charge() -> None:
    """ESC-W (will D) charges and KGL-H (will B), already there, directs."""
    units = {**AT_GUNS, "ESC-W": "2908 regular SE assault 3110", **FAR}
    stage = shock("allied", units).dice(6, shock=6, control=[6, 6]).play()
    assert stage.prompt == "charge-to"
    stage.choose("last:3109", "direct:KGL-H", by="allied")
    while stage.prompt != "advance":
        stage.choose(stage.options[0], by=stage.asked)
    assert modifiers(stage, "control") == {"nation": -1}  # KGL-H did not charge
    stage.choose("stop", by="allied")
    while stage.prompt == "advance":
        stage.choose("stop", by="allied")
    assert rolls(stage, "control") == [("B", 5, "C"), ("D", 4, "C")]
    assert modifiers(stage, "control") == {"nation": -1, "charge": -1}


@rule("cuadro", "10.25")
@pytest.mark.parametrize(("die", "control"), [(4, False), (6, True)])
def test_control_is_rolled_only_if_the_defenders_are_gone(die: int, control: bool) -> None:
    """On 2/1 a 4 is BM."""
    units = {
        "KGL-H": "3010 regular E assault 3110",
        "BAT-L": "3110 limbered",
        "ESC-W": "3010 regular E assault 3110",
        **FAR,
    }
    stage = shock("allied", units).dice(6, shock=die).play().choose("direct:KGL-H", by="allied")
    while stage.prompt in ("retreat", "lead"):
        stage.choose(stage.options[0], by="allied")
    assert ("control" in stage.rolled) is control


@rule("cuadro", "10.25")
def test_control_is_rolled_when_the_defenders_are_eliminated() -> None:
    units = {
        "GRAN-C": "3010 regular E assault 3110",
        "KGL-H": "3010 regular E assault 3110",
        "ESC-W": "3010 regular E assault 3110",
    }
    stage = shock("allied", {**units, "BAT-H": "3110 limbered", **FAR}).dice(6, shock=6).play()
    stage.choose("direct:KGL-H", by="allied")
    assert rolls(stage, "shock")[0][2].startswith("DB")
    assert stage.battle.where["BAT-H"] == ELIMINATED
    assert "control" in stage.rolled


# ---------------------------------------------------------------- 10.15, 10.17j the advance


@rule("cuadro", "10.15", "10.17j")
@pytest.mark.parametrize(("answer", "where"), [("advance:KGL-H", "3110"), ("stop", "3010")])
def test_under_control_the_player_may_advance_or_not(answer: str, where: str) -> None:
    stage = wins(6, FAR)
    assert (stage.prompt, stage.options) == ("advance", ["advance:KGL-H", "stop"])
    assert stage.choose(answer, by="allied").battle.where["KGL-H"] == where


@rule("cuadro", "10.15")
def test_out_of_control_it_advances_and_one_more_hex_straight_ahead() -> None:
    stage = wins(1, FAR)
    assert (stage.battle.where["KGL-H"], stage.battle.face["KGL-H"]) == ("3210", 0)
    assert stage.rolled == ["control"]


@rule("cuadro", "10.15")
def test_it_does_not_ride_on_into_closed_ground_or_friends() -> None:
    stage = wins(1, {**FAR, "2-67": "3210 regular E"})
    assert stage.battle.where["KGL-H"] == "3110"


@rule("cuadro", "10.15")
def test_out_of_control_it_attacks_at_once_an_enemy_in_its_front_arc() -> None:
    """And not one at its side."""
    stage = wins([1, 6], {"BAT-L": "3210 limbered", "BAT-R": "3111 limbered", **FAR})
    assert (stage.rolled[:2], rolls(stage, "shock")) == (["control", "shock"], [("1/1", 6, "DR1")])
    assert "forced-attack" in stage.told


@rule("cuadro", "10.15")
def test_it_attacks_alone_though_others_are_marked_against_the_same_hex() -> None:
    units = {"BAT-L": "3210 limbered", "ESC-W": "3213 regular NW assault 3210", **FAR}
    stage = wins([1, 6], units)
    assert stage.prompt == "assail"
    stage.choose("assail:3110", by="allied")
    assert rolls(stage, "shock") == [("1/1", 6, "DR1")], "the same as without them"
    while stage.prompt == "retreat":
        stage.choose(stage.options[0], by="allied")
    assert stage.battle.where["ESC-W"] == "3213"
    assert "charges" not in stage.told


@rule("cuadro", "10.15")
def test_of_several_the_player_chooses_which() -> None:
    units = {"BAT-L": "3210 limbered", "BAT-R": "3209 limbered", **FAR}
    stage = wins(1, units)
    assert (stage.prompt, stage.options) == ("forced-attack", ["assail:3210", "assail:3209"])
    assert stage.battle.where["KGL-H"] == "3110"
    stage.choose("assail:3209", by="allied")
    assert [line.say.params["hex"] for line in stage.table.log or [] if line.say.key == "forced-attack"] == [
        "3209"
    ]


@rule("cuadro", "10.15")
def test_infantry_so_attacked_may_try_a_square_at_1_less() -> None:
    stage = wins(1, {"96": "3210 regular W", **FAR})
    assert stage.prompt == "square"
    stage.dice(6, morale=3).choose("form_square", by="french")
    assert rolls(stage, "morale")[0] == ("C", 2, "D")


@rule("cuadro", "10.15")
def test_the_modifiers_of_shock_apply_in_a_forced_attack_as_they_fall() -> None:
    units = {"KGL-H": "3010 regular E attack assault 3110", "BAT-L": "3210 deployed NE", **FAR}
    stage = wins(1, units)
    while "shock" not in stage.rolled:
        stage.choose("hold_fire" if stage.prompt == "stand-fire" else stage.options[0], by=stage.asked)
    assert modifiers(stage, "shock") == {"attack-order": 1, "flank": 1}


@rule("cuadro", "10.15", "10.16")
def test_a_forced_attack_costs_one_more_level_and_2_less_in_the_next_control_roll() -> None:
    units = {"KGL-H": "3010 regular E assault 3110 fatigue 1", "BAT-L": "3210 limbered pf 1", **FAR}
    stage = wins([1, 6], units)
    while stage.prompt == "retreat":
        stage.choose(stage.options[0], by="allied")
    assert stage.battle.fatigue["KGL-H"] == 2
    assert rolls(stage, "control") == [("B", 0, "NC"), ("B", 3, "C")]
    assert modifiers(stage, "control") == {"nation": -1, "forced-attacks": -2}


@rule("cuadro", "10.17j")
def test_infantry_advances_one_unit_at_a_time_without_control() -> None:
    units = {
        "2-67": "3010 regular E assault 3110",
        "1-28": "3010 regular E assault 3110",
        "BAT-H": "3110 limbered",
        **FAR,
    }
    stage = shock("allied", units).dice(6, shock=4).play().choose("direct:2-67", by="allied")
    while stage.prompt == "retreat":
        stage.choose(stage.options[0], by=stage.asked)
    assert (stage.options, "control" in stage.rolled) == (["advance:2-67", "advance:1-28", "stop"], False)
    stage.choose("advance:1-28", by="allied")
    assert (stage.options, stage.at("3110")) == (["advance:2-67", "stop"], ("1-28",))
    assert stage.choose("stop", by="allied").battle.where["2-67"] == "3010"


# ---------------------------------------------------------------- 10.18, 10.19


@rule("cuadro", "10.18")
@pytest.mark.parametrize("director", ["KGL-H", "ESC-W"])
def test_of_two_stacks_the_directors_goes_first_and_the_other_if_there_is_room(director: str) -> None:
    units = {
        **AT_GUNS,
        "ESC-W": "3109 regular SW assault 3110",
        "2-67": "3210 regular E",
        "1-28": "3111 regular E",
        "GDS": "3211 regular E",
        **FAR,
    }
    stage = (
        shock("allied", units)
        .dice(6, shock=6, control=[1, 1])
        .play()
        .choose(f"direct:{director}", by="allied")
    )
    while stage.prompt == "retreat":
        stage.choose(stage.options[0], by=stage.asked)
    rolled = [will for will, _, _ in rolls(stage, "control")]
    assert rolled == (["B", "D"] if director == "KGL-H" else ["D", "B"])
    other = "ESC-W" if director == "KGL-H" else "KGL-H"
    assert stage.at("3110") == (director, other)


@rule("cuadro", "10.18")
def test_without_room_the_other_stays() -> None:
    units = {
        **AT_GUNS,
        "ESC-W": "3109 regular SW assault 3110",
        "2-67": "3210 regular E",
        "1-28": "3111 regular E",
        "GDS": "3211 regular E",
        **FAR,
    }
    stage = shock("allied", units)
    stage.battle.pf["KGL-H"] = 15  # and 16 PF of cavalry is the limit
    stage.dice(6, shock=6, control=[1, 1]).play().choose("direct:KGL-H", by="allied")
    while stage.prompt == "retreat":
        stage.choose(stage.options[0], by=stage.asked)
    assert (stage.at("3110"), stage.battle.where["ESC-W"]) == (("KGL-H",), "3109")


@rule("cuadro", "10.19")
@pytest.mark.parametrize(("fatigue", "attacks"), [(3, True), (4, False)])
def test_at_fatigue_4_there_is_no_forced_attack(fatigue: int, attacks: bool) -> None:
    units = {"KGL-H": f"3010 regular E assault 3110 fatigue {fatigue}", "BAT-L": "3210 limbered", **FAR}
    stage = wins([1, 6], units)
    assert ("shock" in stage.rolled) is attacks
    if not attacks:
        assert stage.battle.where["KGL-H"] == "3110"


@rule("cuadro", "10.19")
def test_at_fatigue_4_it_stops_in_the_vacated_hex() -> None:
    units = {"KGL-H": "3010 regular E assault 3110 fatigue 4", **FAR}
    assert wins(1, units).battle.where["KGL-H"] == "3110"
