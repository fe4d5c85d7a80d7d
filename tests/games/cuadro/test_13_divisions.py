"""13 Division morale."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import asked, offered, rolls, stands
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters import destinations
from vivac.games.cuadro.chapters.command import bars_any_order
from vivac.games.cuadro.chapters.destinations import FORM
from vivac.games.cuadro.chapters.divisions import (
    division_modifiers,
    division_test,
    division_tests,
    morale_value,
)
from vivac.games.cuadro.chapters.marking import bars_marking
from vivac.games.cuadro.chapters.withdrawal import fall_back
from vivac.lab.coverage import rule

# Columns 6 to 1, rows from -1 or less to 7 or more: H flight, R withdrawal, S no effect.
SHEET = ["HHHHHH", "RHHHHH", "SRRHHH", "SSRRHH", "SSSRRH", "SSSSRR", "SSSSSR", "SSSSSS", "SSSSSS"]
CRUZ = {"WAL-4": "3010 regular E", "C-REAL": "3110 regular E"}  # ten PF, morale 4


def tried(division: str, die: int, units: dict[str, str], **position: Any) -> Stage:
    return Stage(units=units, **position).dice(division_morale=die).run(division_test, division)


def who_tests(units: dict[str, str], **position: Any) -> list[str]:
    """The divisions that test in an End Phase, in order."""
    stage = Stage(units=units, **position).dice(6).run(division_tests)
    lines = [line.say for line in stage.table.log or [] if line.say.key == "division-tested"]
    return [str(say.params["division"]) for say in lines]


def added(division: str, units: dict[str, str], **position: Any) -> dict[str, int]:
    stage = Stage(units=units, **position)
    found = division_modifiers(stage.field, stage.battle, division)
    return {name: value for name, value in found.items() if value}


# ---------------------------------------------------------------- 13.1 the value


@rule("cuadro", "13.1")
def test_the_values_of_the_divisions_lie_between_6_and_1() -> None:
    values = {d.id: d.morale for d in open_box().contents.counters.division}
    assert values == {
        "DILKES": 6,
        "WHEATLEY": 6,
        "WHITTINGHAM": 4,
        "CRUZ": 4,
        "BEGINES": 3,
        "LARDIZABAL": 4,
        "ANGLONA": 3,
        "ZAYAS": 4,
        "RUFFIN": 5,
        "LEVAL": 5,
        "VILLATTE": 4,
    }


@rule("cuadro", "13.9")
@pytest.mark.parametrize(
    ("walloons", "real", "value"),
    [("pf 5", "pf 5", 4), ("pf 3", "pf 5", 4), ("pf 3", "pf 4", 3), ("pf 2", "pf 4", 3), ("pf 2", "pf 3", 2)],
)
def test_a_quarter_lost_lowers_it_by_one_and_half_by_one_more(walloons: str, real: str, value: int) -> None:
    units = {"WAL-4": f"3010 regular E {walloons}", "C-REAL": f"3110 regular E {real}"}
    stage = Stage(units=units)
    assert morale_value(stage.field, stage.battle, "CRUZ") == value


@rule("cuadro", "13.9")
def test_units_still_to_come_belong_to_the_strength_of_the_division() -> None:
    stage = Stage(scenario="chiclana", units={"CANT": "3010 regular E pf 4"})  # 3 lost of 15
    assert morale_value(stage.field, stage.battle, "BEGINES") == 3
    stage = Stage(scenario="chiclana", units={"CANT": "3010 regular E pf 3"})  # 4 of 15
    assert morale_value(stage.field, stage.battle, "BEGINES") == 2


@rule("cuadro", "13.9")
def test_the_value_is_never_below_1() -> None:
    units = {"CANT": "3010 regular E pf 1", "IRL": "3110 regular E pf 1"}
    stage = Stage(scenario="chiclana", units=units)
    assert morale_value(stage.field, stage.battle, "BEGINES") == 1
    poor = replace(stage.field.divisions["BEGINES"], morale=2)
    stage.field.divisions["BEGINES"], good = poor, stage.field.divisions["BEGINES"]
    try:
        assert morale_value(stage.field, stage.battle, "BEGINES") == 1
    finally:
        stage.field.divisions["BEGINES"] = good


# ---------------------------------------------------------------- 13.2 who tests


@rule("cuadro", "13.2")
def test_a_division_tests_with_a_routed_unit_a_loss_or_under_withdrawal() -> None:
    units = {**CRUZ, "45": "3610 regular E"}
    assert who_tests(units) == []
    assert who_tests({**units, "C-REAL": "3110 routed"}) == ["CRUZ"]
    assert who_tests({**units, "C-REAL": "3110 regular E disordered"}) == []
    assert who_tests(units, bled=["CRUZ"]) == ["CRUZ"]
    assert who_tests(units, withdrawing=["CRUZ"]) == ["CRUZ"]


@rule("cuadro", "13.2")
def test_a_unit_lost_counts_in_its_own_game_turn_only() -> None:
    units = {"8-1": "3110 regular W", "C-REAL": "3010 regular E pf 1", "WAL-4": "2712 regular W"}
    stage = Stage(step="offensive_fire", player="french", units=units, leaders={"L-CRUZ": "2712"})
    stage.dice(6, fire=6, division_morale=6).play().choose("fire:8-1", by="french")
    assert stage.battle.where["C-REAL"] == "eliminated"
    assert stage.rolled.count("division-morale") == 1
    assert (stage.battle.turn, stage.battle.bled) == (2, set())


# ---------------------------------------------------------------- 13.3, 13.4 the test


@rule("cuadro", "13.3")
def test_the_chart_is_that_of_the_sheet() -> None:
    chart = open_box().charts.division_morale
    words = {"H": "H", "R": "RE", "S": "SE"}
    for row, cells in enumerate(SHEET, -1):
        for value, cell in zip((6, 5, 4, 3, 2, 1), cells, strict=True):
            assert chart.at(row, value) == words[cell], (row, value)
    assert (chart.at(-9, 6), chart.at(12, 1)) == ("H", "SE")


@rule("cuadro", "13.3")
@pytest.mark.parametrize(
    ("real", "die", "roll"),
    [("regular E", 2, ("4", 2, "RE")), ("regular E pf 2", 2, ("3", 2, "RE")), ("routed", 4, ("4", 3, "SE"))],
)
def test_one_die_in_the_column_of_the_present_value_with_the_modifiers(
    real: str, die: int, roll: tuple[str, int, str]
) -> None:
    stage = tried("CRUZ", die, {**CRUZ, "C-REAL": f"3110 {real}"})
    assert (rolls(stage, "division"), stage.rolled) == ([roll], ["division-morale"])


@rule("cuadro", "13.3a")
@pytest.mark.parametrize(("hex_", "adds"), [("3210", True), ("3310", True), ("3410", False)])
def test_a_commander_with_all_units_in_his_range_adds_one(hex_: str, adds: bool) -> None:
    assert added("CRUZ", CRUZ, leaders={"L-CRUZ": hex_}) == ({"commander-commands-all": 1} if adds else {})


@rule("cuadro", "13.3a")
def test_only_units_on_the_map_have_to_be_in_his_range() -> None:
    units = {"WAL-4": "3010 regular E"}
    assert added("CRUZ", units, leaders={"L-CRUZ": "3310"}) == {"commander-commands-all": 1}


@rule("cuadro", "13.3b")
@pytest.mark.parametrize(("hex_", "adds"), [("3610", True), ("3710", False)])
def test_a_chief_with_all_units_in_his_range_adds_one(hex_: str, adds: bool) -> None:
    assert added("CRUZ", CRUZ, leaders={"GRAHAM": hex_}) == ({"chief-commands-all": 1} if adds else {})


@rule("cuadro", "13.3a", "13.3b")
def test_commander_and_chief_add_up() -> None:
    found = added("CRUZ", CRUZ, leaders={"GRAHAM": "3010", "L-CRUZ": "3010"})
    assert found == {"commander-commands-all": 1, "chief-commands-all": 1}


@rule("cuadro", "13.4a")
def test_each_routed_unit_of_the_division_takes_one() -> None:
    units = {"WAL-4": "3010 routed", "C-REAL": "3410 routed"}
    assert added("CRUZ", units) == {"routed-own": -2}


@rule("cuadro", "13.4b")
@pytest.mark.parametrize(
    ("units", "modifiers"),
    [
        ({"2-67": "2810 routed"}, {"routed-other": -1}),  # two hexes from WAL-4
        ({"2-67": "3310 routed"}, {"routed-other": -1}),  # two hexes from C-REAL
        ({"2-67": "2710 routed"}, {}),  # three
        ({"2-67": "2810 regular E"}, {}),
        ({"45": "2810 routed"}, {}),  # an enemy
        ({"2-67": "2810 routed", "1-28": "3210 routed"}, {"routed-other": -2}),
    ],
)
def test_each_routed_unit_of_another_friendly_division_within_two_hexes_takes_one(
    units: dict[str, str], modifiers: dict[str, int]
) -> None:
    assert added("CRUZ", {**CRUZ, **units}) == modifiers


# ---------------------------------------------------------------- 13.5-13.7 results


@rule("cuadro", "13.5", "13.10")
@pytest.mark.parametrize("before", [[], ["CRUZ"]])
def test_no_effect_ends_a_withdrawal(before: list[str]) -> None:
    stage = tried("CRUZ", 3, CRUZ, withdrawing=before)
    assert rolls(stage, "division") == [("4", 3, "SE")]
    assert stage.battle.withdrawing == set()
    assert {unit: stands(stage, unit) for unit in CRUZ} == CRUZ


@rule("cuadro", "13.6")
def test_re_puts_a_division_under_withdrawal() -> None:
    stage = tried("CRUZ", 2, CRUZ)
    assert (rolls(stage, "division"), stage.battle.withdrawing) == ([("4", 2, "RE")], {"CRUZ"})


@rule("cuadro", "13.6")
def test_a_withdrawing_division_gets_no_order_and_no_assault_markers() -> None:
    foes = {"45": "3210 regular W"}
    stage = Stage(step="opening", player="allied", units={**CRUZ, **foes}, leaders={"L-CRUZ": "3010"})
    assert asked(stage.play()) == ("allied", "order")
    stage = Stage(
        step="opening", player="allied", units=CRUZ | foes, leaders={"L-CRUZ": "3010"}, withdrawing=["CRUZ"]
    )
    stage.play()
    refusal = bars_any_order(stage.field, stage.battle, "CRUZ")
    assert refusal is not None
    assert refusal.say.rule == "4.8"
    assert stage.prompt != "order"
    stage = Stage(step="marking", player="allied", units={**CRUZ, **foes}, withdrawing=["CRUZ"]).play()
    assert stage.prompt != "mark"
    stage = Stage(step="marking", player="allied", units={**CRUZ, **foes}).play()
    assert "mark:C-REAL" in stage.options
    stage.battle.withdrawing.add("CRUZ")
    refusal = bars_marking(stage.field, stage.battle, "C-REAL")
    assert refusal is not None
    assert (refusal.say.key, refusal.say.rule) == ("mark-withdrawing", "13.6")


def falling_back(units: dict[str, str], **position: Any) -> Stage:
    return Stage(step="withdrawal", player="allied", units=units, withdrawing=["CRUZ"], **position).run(
        fall_back
    )


@rule("cuadro", "13.6")
def test_each_of_its_units_must_move_away_from_the_enemy_and_not_from_its_edge() -> None:
    stage = falling_back({"WAL-4": "3010 regular W", "45": "3310 regular W"})
    grid = stage.field.grid
    assert asked(stage) == ("allied", "destination")
    ends = offered(stage, "to")
    assert {"2910", "2911", "2909"} <= ends
    assert all(grid.distance("3310", hex_) > 3 for hex_ in ends)
    assert all(int(hex_[:2]) <= 30 for hex_ in ends)
    assert not {"stay", "stop"} & set(stage.options)
    stage.choose("to:2810", "face:W", by="allied")
    assert stands(stage, "WAL-4") == "2810 regular W"


@rule("cuadro", "13.6")
def test_farther_means_from_the_nearest_of_all_enemies() -> None:
    stage = falling_back({"WAL-4": "3010 regular W", "45": "3310 regular E", "96": "2710 regular W"})
    ends, distance = offered(stage, "to"), stage.field.grid.distance
    assert ends
    assert all(min(distance("3310", hex_), distance("2710", hex_)) > 3 for hex_ in ends)


@rule("cuadro", "13.6")
def test_a_unit_without_such_a_move_stays() -> None:
    foes = {"45": "3008 regular E", "96": "3012 regular E", "8-1": "2810 regular W"}  # east alone is open
    stage = falling_back({"WAL-4": "3010 regular E", **foes})
    assert stage.options == []
    assert stands(stage, "WAL-4") == "3010 regular E"


@rule("cuadro", "13.6", "6.1")
def test_guns_that_can_only_go_limbered_must_limber_up() -> None:
    units = {"RA-S": "3010 deployed E", "45": "3310 regular W"}
    stage = Stage(step="withdrawal", player="allied", units=units, withdrawing=["WHEATLEY"]).run(fall_back)
    assert [entry.value for entry in stage.table.journal.entries] == [
        FORM("limbered")
    ]  # nothing else is open
    assert asked(stage) == ("allied", "destination")
    ends, distance = offered(stage, "to"), stage.field.grid.distance
    assert ends
    assert all(distance("3310", hex_) > 3 for hex_ in ends)


@rule("cuadro", "13.6", "5.15")
def test_a_leader_goes_along_only_if_there_is_somewhere_to_go_with_him(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    units = {"WAL-4": "3010 regular W", "45": "3310 regular W"}
    stage = falling_back(units, leaders={"L-CRUZ": "3010"})
    assert asked(stage) == ("allied", "take-along")
    monkeypatch.setattr(destinations, "can_go", lambda march, _only: not march.leaders)
    assert asked(falling_back(units, leaders={"L-CRUZ": "3010"})) == ("allied", "destination")


@rule("cuadro", "13.6")
def test_units_under_withdrawal_do_not_move_otherwise() -> None:
    units = {**CRUZ, "2-67": "2711 regular W"}
    stage = Stage(step="withdrawal", player="allied", units=units, withdrawing=["CRUZ"]).play()
    assert (stage.battle.step, offered(stage, "move")) == ("movement", {"2-67"})
    refusal = stage.table.why_not("allied", "move:WAL-4")
    assert refusal is not None
    assert refusal.say.rule == "13.6"


@rule("cuadro", "13.6")
def test_units_under_withdrawal_may_fire() -> None:
    units = {**CRUZ, "45": "3210 regular E"}
    stage = Stage(step="offensive_fire", player="allied", units=units, withdrawing=["CRUZ"]).play()
    assert "fire:C-REAL" in stage.options


@rule("cuadro", "13.7")
def test_flight_routs_every_unit_of_the_division_at_once() -> None:
    units = {"WAL-4": "3010 regular E", "C-REAL": "3110 square", "2-67": "3011 regular E"}
    stage = tried("CRUZ", 1, units, withdrawing=["CRUZ"])
    assert rolls(stage, "division") == [("4", 1, "RE")]
    stage = tried("CRUZ", 0, units)
    assert rolls(stage, "division") == [("4", 0, "H")]
    assert (stands(stage, "WAL-4"), stands(stage, "C-REAL")) == ("2710 routed", "2810 routed")
    assert stands(stage, "2-67") == "3011 regular E"


@rule("cuadro", "13.7")
def test_deployed_guns_of_a_division_in_flight_are_lost() -> None:
    units = {"2-67": "3010 regular E", "RA-S": "3110 deployed E", "RA-H": "3210 limbered"}
    stage = tried("WHEATLEY", -9, units)
    assert stands(stage, "RA-S") == "eliminated"
    assert stands(stage, "RA-H") == "2910 routed"


# ---------------------------------------------------------------- 13.8 order


@rule("cuadro", "13.8")
def test_the_first_player_tests_first_and_each_side_as_listed() -> None:
    units = {"8-1": "3010 routed", "24-1": "3610 routed", "C-REAL": "3016 routed", "2-1G": "3616 routed"}
    assert who_tests(units) == ["DILKES", "CRUZ", "RUFFIN", "LEVAL"]


@rule("cuadro", "13.8")
def test_a_division_without_units_on_the_map_does_not_test() -> None:
    assert who_tests({"45": "3010 regular E"}, bled=["CRUZ"], withdrawing=["CRUZ"]) == []


@rule("cuadro", "13.8")
def test_units_routed_by_an_earlier_test_of_the_same_end_phase_count() -> None:
    # Wheatley's men flee first, and stop beside Cruz Murgeon's, who are tested after them.
    units = {"2-67": "3410 regular E", "WAL-4": "2910 regular E"}
    stage = Stage(units=units, withdrawing=["WHEATLEY", "CRUZ"]).dice(division_morale=[-9, 3])
    stage.run(division_tests)
    assert stands(stage, "2-67") == "3010 routed"
    assert rolls(stage, "division") == [("6", -9, "H"), ("4", 2, "RE")]
