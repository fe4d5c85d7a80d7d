"""10.1-10.6 Shock: who attacks whom, the odds, the die modifiers."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import refused, rolls, shock
from tests.games.staging import modifiers
from vivac.games.cuadro.chapters.odds import attack_strength, column_against, odds_column
from vivac.lab.coverage import rule

LINE = {"54-1": "3110 regular W"}  # 6 PF, will C
ATTACK = "regular E assault 3110"
ONE = {"2-67": f"3010 {ATTACK}"}  # 5 PF, will C
TWO = {"2-67": f"3010 {ATTACK}", "1-28": f"3010 {ATTACK}"}  # 10 PF


def assaults(stage: Stage) -> list[tuple[object, object]]:
    lines = [line.say.params for line in stage.table.log or [] if line.say.key == "assault"]
    return [(params["hex"], params["arm"]) for params in lines]


def column(units: dict[str, str], target: str = "3110") -> str | None:
    """The odds of all who are marked."""
    stage = shock("allied", units)
    return column_against(stage.field, stage.battle, list(stage.battle.assault), target)


def added(units: dict[str, str], *choices: str, side: str = "allied", **position: object) -> dict[str, int]:
    """What is added to the die of a shock."""
    stage = shock(side, units, **position).dice(6, shock=1).play()
    for choice in choices:
        stage.choose(choice, by=stage.asked)
    assert sum(modifiers(stage, "shock").values()) == rolls(stage, "shock")[0][1] - 1
    return modifiers(stage, "shock")


# ---------------------------------------------------------------- 10.1 order


@rule("cuadro", "10.1")
def test_marked_cavalry_first_then_infantry_in_any_order() -> None:
    units = {
        "KGL-H": "2809 regular E assault 2909",
        "ESC-W": "2811 regular E assault 2911",
        "1-28": "3007 regular E assault 3107",
        **ONE,
        **LINE,
        "BAT-H": "2909 limbered",
        "BAT-L": "2911 limbered",
        "96": "3107 regular W",
    }
    stage = shock("allied", units).dice(6, shock=[4, 4, 4, 4]).play()
    assert (stage.prompt, stage.options) == ("assail", ["assail:2909", "assail:2911"])
    stage.choose("assail:2911", by="allied")
    while stage.prompt != "assail":
        stage.choose(stage.options[0], by="allied")
    assert stage.options == ["assail:3107", "assail:3110"]
    stage.choose("assail:3110", by="allied")
    while stage.battle.assault:
        stage.choose(stage.options[0], by="allied")
    arms = ["cavalry", "cavalry", "infantry", "infantry"]
    assert assaults(stage) == list(zip(["2911", "2909", "3110", "3107"], arms, strict=True))


@rule("cuadro", "10.1")
def test_all_units_marked_against_a_hex_attack_it_together_and_once() -> None:
    units = {**ONE, "1-28": "3109 regular SE assault 3110", **LINE}
    stage = shock("allied", units).dice(6, shock=4).play().choose("direct:2-67", by="allied")
    assert rolls(stage, "shock") == [("3/2", 4, "BM")]  # 10 against 6
    assert (assaults(stage), stage.battle.assault) == ([("3110", "infantry")], {})


@rule("cuadro", "10.1")
@pytest.mark.parametrize("answer", ["advance:KGL-H", "stop"])
def test_infantry_marked_against_a_hex_that_cavalry_has_cleared_keeps_its_place(answer: str) -> None:
    units = {
        "KGL-H": "3109 regular SW assault 3010",
        "2-67": "2910 regular E assault 3010",
        "BAT-H": "3010 limbered",
    }
    stage = shock("allied", {**units, "54-1": "3410 regular W"}).dice(6, shock=6).play()
    assert (rolls(stage, "shock"), stage.prompt) == ([("2/1", 6, "DR1")], "advance")
    stage.choose(answer, by="allied")
    assert (stage.rolled.count("shock"), stage.battle.where["2-67"]) == (1, "2910")
    assert stage.battle.assault == {}
    assert stage.battle.where["KGL-H"] == ("3010" if answer != "stop" else "3109")


# ---------------------------------------------------------------- 10.2 strength


@rule("cuadro", "10.23")
def test_guns_count_in_defence_only_and_the_routed_not_at_all() -> None:
    assert column({**ONE, **LINE}) == "1/2"
    assert column({**ONE, **LINE, "BAT-R": "3110 deployed W pf 2", "BAT-L": "3110 limbered"}) == "1/2"
    assert column({**ONE, "54-1": "3110 regular W pf 3", "BAT-R": "3110 deployed W pf 2"}) == "1/1"
    assert column({**ONE, "54-1": "3110 regular W pf 3", "96": "3110 routed"}) == "3/2"
    assert column({**ONE, "RA-S": "3010 deployed E", "54-1": "3110 regular W pf 3"}) == "3/2"


@rule("cuadro", "10.2")
@pytest.mark.parametrize(
    ("units", "odds"),
    [
        ({**TWO, **LINE}, "3/2"),  # 10 to 6
        ({**TWO, **LINE, "BAT-R": "3110 deployed W"}, "1/1"),  # 10 to 8
        ({**TWO, **LINE, "BAT-R": "3110 limbered"}, "1/1"),
        ({**TWO, **LINE, "54-2": "3110 routed"}, "3/2"),  # routed men count nothing
        ({**TWO, "RA-S": "3010 deployed E", **LINE}, "3/2"),  # nor guns in attack
        ({**ONE, "54-1": "3110 regular W"}, "1/2"),  # 5 to 6
        ({**ONE, "54-1": "3110 regular E"}, "3/2"),  # from the rear 10 to 6
        ({**ONE, "54-1": "3110 regular NE"}, "1/2"),  # from the flank
        ({**ONE, "9L": "3110 skirmish"}, "1/1"),  # 5 to 5; skirmishers have no rear
    ],
)
def test_pf_against_pf_double_from_the_rear(units: dict[str, str], odds: str) -> None:
    assert column(units) == odds


# ---------------------------------------------------------------- 10.3 terrain


@rule("cuadro", "10.3")
@pytest.mark.parametrize(
    ("hexes", "target", "strength"),
    [
        (["3010"], "3110", Fraction(5)),
        (["3307"], "3207", Fraction(10, 3)),  # light wood
        (["3017"], "2917", Fraction(5, 2)),  # dense wood
        (["3418"], "3518", Fraction(5, 2)),  # up a slope
        (["3518"], "3418", Fraction(5)),  # down it
        (["3320"], "3420", Fraction(5, 2)),  # a ravine (B) and up a slope (A): only A
        (["3420"], "3320", Fraction(10, 3)),  # a ravine
        (["3319", "3420"], "3320", Fraction(25, 3)),  # each hex by its own hexside
    ],
)
def test_the_worst_letter_reduces_the_pf_of_each_attacking_hex(
    hexes: list[str], target: str, strength: Fraction
) -> None:
    units = {unit: f"{hex_} square" for unit, hex_ in zip(["2-67", "1-28"], hexes, strict=False)}
    stage = shock("allied", {**units, "9L": f"{target} skirmish"})
    assert attack_strength(stage.field, stage.battle, list(units), target) == strength


@rule("cuadro", "10.3")
def test_p_forbids_the_assault() -> None:
    units = {
        "2-67": "3523 regular NE",
        "54-1": "3522 regular W",
        "96": "3524 regular E",
        "1-28": "3624 regular W",
    }
    stage = Stage(step="marking", player="allied", units=units)
    assert "3522" not in stage.field.ground.assaults["infantry"]["3523"]
    assert refused(stage, "allied", "target:3522", ["2-67"]) == ("mark-not-that", "4.14")
    assert refused(stage, "allied", "target:3524", ["1-28"]) is None


# ---------------------------------------------------------------- 10.4 odds


@rule("cuadro", "10.4")
@pytest.mark.parametrize(
    ("strength", "odds"),
    [
        ("24/100", None),
        ("1/4", "1/4"),
        ("33/100", "1/4"),
        ("1/3", "1/3"),
        ("1/2", "1/2"),
        ("99/100", "1/2"),
        ("1", "1/1"),
        ("149/100", "1/1"),
        ("3/2", "3/2"),
        ("2", "2/1"),
        ("299/100", "2/1"),
        ("3", "3/1"),
        ("4", "4/1"),
        ("5", "5/1"),
        ("599/100", "5/1"),
        ("6", "6/1-10/1"),
        ("10", "6/1-10/1"),
        ("1001/100", "+10/1"),
    ],
)
def test_the_highest_column_not_above_the_exact_ratio(strength: str, odds: str | None) -> None:
    field = shock("allied", {}).field
    assert odds_column(field, Fraction(strength), 1) == odds
    assert odds_column(field, Fraction(strength) * 7, 7) == odds


@rule("cuadro", "10.4")
def test_below_1_to_4_the_assault_is_forbidden_and_the_markers_come_off() -> None:
    stage = shock("allied", {"2-67": f"3010 {ATTACK} pf 1", **LINE}).play()
    assert (stage.battle.assault, stage.rolled) == ({}, [])
    assert "odds-too-low" in stage.told


# ---------------------------------------------------------------- 10.5 directors


@rule("cuadro", "10.5", "10.24")
def test_each_player_names_his_director_and_the_losses_fall_on_them() -> None:
    units = {**TWO, "96": "3110 regular W", "24-1": "3110 regular W"}
    stage = shock("allied", units).dice(6, shock=5).play()
    for side, options, choice in (
        ("allied", ["direct:2-67", "direct:1-28"], "direct:2-67"),
        ("french", ["direct:96", "direct:24-1"], "direct:96"),
    ):
        assert (stage.prompt, stage.options) == ("direct", options)
        stage.choose(choice, by=side)
    assert rolls(stage, "shock") == [("1/1", 5, "BM")]
    losses = stage.battle.losses
    assert [losses[unit] for unit in ("2-67", "1-28", "96", "24-1")] == [1, 0, 1, 0]


@rule("cuadro", "10.24")
@pytest.mark.parametrize(
    ("first", "second", "asked"),
    [("disordered", "", False), ("disordered", "disordered", True), ("", "", True)],
)
def test_a_defending_director_must_be_in_good_order_if_one_is(first: str, second: str, asked: bool) -> None:
    units = {**ONE, "96": f"3110 regular W {first}", "24-1": f"3110 regular W {second}"}
    stage = shock("allied", units).dice(6, shock=6).play()
    assert (stage.prompt == "direct") is asked
    if asked:
        assert stage.options == ["direct:96", "direct:24-1"]
    else:
        assert modifiers(stage, "shock") == {"will": -1}  # of 24-1, will B


# ---------------------------------------------------------------- 10.6 modifiers


@rule("cuadro", "10.6")
def test_all_modifiers_are_added_and_a_rear_hex_is_no_flank_hex() -> None:
    guards = {"2-1G": f"3010 {ATTACK} attack", "54-1": "3110 regular NE"}
    assert added(guards) == {"will": 2, "attack-order": 1, "flank": 1}
    assert added({**ONE, "54-1": "3110 regular E"}) == {}


@rule("cuadro", "10.6a")
def test_leaders_add_and_subtract_their_shock_factors_one_on_each_side() -> None:
    leaders = {"GRAHAM": "3010", "L-WHEATLEY": "3010", "L-LEVAL": "3110", "L-RUFFIN": "3110"}
    stage = shock("allied", {**ONE, **LINE}, leaders=leaders).dice(6, shock=1).play()
    assert (stage.prompt, stage.options) == ("lead", ["lead:GRAHAM", "lead:L-WHEATLEY", "nobody"])
    stage.choose("lead:GRAHAM", by="allied")
    assert stage.options == ["lead:L-LEVAL", "nobody"]  # Ruffin has another division
    stage.choose("lead:L-LEVAL", by="french")
    assert modifiers(stage, "shock") == {"attacking-leader": 2, "defending-leader": -1}
    assert added({**ONE, **LINE}, "nobody", "nobody", leaders=leaders) == {}


@rule("cuadro", "10.6b")
@pytest.mark.parametrize(
    ("attacker", "defender", "more"),
    [
        ("2-1G", "54-1", 2),
        ("2-67", "54-1", 0),
        ("2-67", "GR-1", -1),
        ("C-REAL", "GR-1", -2),
        ("1-28", "96", 1),
    ],
)
def test_1_for_each_grade_of_will_between_the_directors(attacker: str, defender: str, more: int) -> None:
    units = {attacker: f"3010 {ATTACK}", defender: "3110 regular W"}
    assert added(units) == ({"will": more} if more else {})


@rule("cuadro", "10.6c")
@pytest.mark.parametrize(("director", "more"), [("2-67", {}), ("1-28", {"attack-order": 1, "will": 1})])
def test_an_attack_order_of_the_attacking_director_adds_1(director: str, more: dict[str, int]) -> None:
    units = {"2-67": f"3010 {ATTACK}", "1-28": f"3010 {ATTACK} attack", **LINE}
    assert added(units, f"direct:{director}") == more


@rule("cuadro", "10.6d")
def test_cavalry_against_a_square_2_less() -> None:
    units = {"1D": "3110 regular W assault 3010", "2-67": "3010 square"}
    assert added(units, "hold_fire", side="french") == {"will": 1, "cavalry-against-square": -2}


@rule("cuadro", "10.6e")
@pytest.mark.parametrize(
    ("units", "choices", "more"),
    [
        ({"GRAN-C": "", "BAT-H": "3110 limbered"}, (), 1),
        ({"KGL-H": "", "BAT-H": "3110 limbered"}, (), 0),
        ({"GRAN-C": "", "1D": "3110 regular W"}, (), 1),  # medium horse
        ({"GRAN-C": "", "96": "3110 square"}, ("hold_fire",), 0),
        ({"GRAN-C": "", "KGL-H": "", "BAT-H": "3110 limbered"}, ("direct:KGL-H",), 1),  # it takes part
    ],
)
def test_heavy_cavalry_1_more_but_not_against_a_square(
    units: dict[str, str], choices: tuple[str, ...], more: int
) -> None:
    units = {unit: words or f"3010 {ATTACK}" for unit, words in units.items()}
    assert added(units, *choices).get("heavy-cavalry", 0) == more


@rule("cuadro", "10.6e")
def test_heavy_cavalry_has_no_bonus_against_heavy_cavalry(monkeypatch: pytest.MonkeyPatch) -> None:
    units = {"GRAN-C": f"3010 {ATTACK}", "1D": "3110 regular W"}
    field = shock("allied", units).field
    heavy = msgspec.structs.replace(field.units["1D"], weight="heavy")
    monkeypatch.setitem(field.units, "1D", heavy)
    assert "heavy-cavalry" not in added(units)


@rule("cuadro", "10.6f")
@pytest.mark.parametrize(
    ("units", "more"),
    [
        ({"2-67": f"3010 {ATTACK}", "9L": "3110 skirmish"}, 2),
        ({"2-67": f"3010 {ATTACK}", "9L": "3110 skirmish", "BAT-R": "3110 deployed W"}, 2),
        ({"2-67": f"3010 {ATTACK}", "9L": "3110 skirmish", "96": "3110 regular W"}, 0),  # not all skirmish
        ({"BROWNE": "3010 skirmish assault 3110", "9L": "3110 skirmish"}, 0),
        ({"BROWNE": "3010 skirmish assault 3110", "2-67": f"3010 {ATTACK}", "9L": "3110 skirmish"}, 0),
        ({"2-67": f"3010 {ATTACK}", "BAT-R": "3110 deployed W"}, 0),
    ],
)
def test_formed_infantry_against_skirmishers_2_more(units: dict[str, str], more: int) -> None:
    stage = shock("allied", units).dice(6, shock=1).play()
    while stage.prompt in ("direct", "evade"):
        stage.choose("stand" if stage.prompt == "evade" else stage.options[0], by=stage.asked)
    assert modifiers(stage, "shock").get("against-skirmishers", 0) == more


@rule("cuadro", "10.6f")
def test_cavalry_has_no_bonus_against_skirmishers() -> None:
    units = {"1D": "3110 regular W assault 3010", "BROWNE": "3010 skirmish"}
    assert added(units, "stand", "hold_fire", side="french") == {}


@rule("cuadro", "10.6g")
def test_formed_infantry_against_a_square_1_more() -> None:
    assert added({**ONE, "54-1": "3110 square"}) == {"infantry-against-square": 1}


@rule("cuadro", "10.6h")
@pytest.mark.parametrize(("facing", "more"), [("W", 0), ("NW", 0), ("NE", 1), ("SE", 1), ("E", 0)])
def test_a_flank_hex_among_the_attacking_hexes_adds_1(facing: str, more: int) -> None:
    assert added({**ONE, "54-1": f"3110 regular {facing}"}).get("flank", 0) == more


@rule("cuadro", "10.6h")
def test_one_flank_hex_is_enough() -> None:
    units = {**ONE, "1-28": "3211 regular NW assault 3110", "54-1": "3110 regular NW"}
    assert added(units, "direct:2-67").get("flank", 0) == 0  # W is front, SE is rear
    units["1-28"] = "3111 regular NE assault 3110"
    assert added(units, "direct:2-67") == {"flank": 1}
