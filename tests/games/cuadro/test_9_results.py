"""9.15-9.19, 9.22, 9.23, 9.25 What fire does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.firing import ELSEWHERE, fired_at, firing, hit, offered, refused, rolls, totals
from tests.games.cuadro.ordeals import asked
from vivac.games.cuadro.box.unpacking import ELIMINATED
from vivac.games.cuadro.chapters.gunnery import bars_firing
from vivac.games.cuadro.sequence import end_phase
from vivac.lab.coverage import rule

FIRER = {"54-1": "3110 regular W"}  # will C, 6 points: on column 6 a 4 is P, a 5 is R, a 6 is one PF
SEVEN = {"8-2": "3110 regular W"}  # will C, 7 points: a 3 is P, a 4 is M


def under_fire(units: dict[str, str], die: int, rest: int | None = None, **dice: Any) -> Stage:
    """54-1 fires in the Defensive Fire Phase of the allied player."""
    return fired_at({**FIRER, **units}).dice(rest, fire=die, **dice).play().choose("fire:54-1", by="french")


def from_behind(column: int, total: int, units: dict[str, str], **dice: Any) -> Stage:
    """One die of 54-1 at the rear of a stack in 3010: 2 more than the die."""
    stage = firing("french", {**FIRER, **{unit: f"3010 regular W {words}" for unit, words in units.items()}})
    return hit(stage.dice(**dice), column, total - 2)


# ---------------------------------------------------------------- 9.15 results


@rule("cuadro", "9.15")
def test_se_does_nothing() -> None:
    stage = under_fire({"2-67": "3010 regular E assault 3110"}, 3)
    assert rolls(stage) == [("6", 3, "SE")]
    assert stage.rolled == ["fire"]
    assert stage.battle.assault == {"2-67": "3110"}
    assert stage.battle.pf["2-67"] == 5


@rule("cuadro", "9.15a")
def test_p_takes_the_assault_markers_of_the_whole_stack() -> None:
    units = {"2-67": "3010 regular E assault 3110", "1-28": "3010 regular E assault 3110"}
    stage = under_fire({**units, "2-87": "3009 regular E assault 3110"}, 4)
    assert rolls(stage) == [("6", 4, "P")]
    assert stage.rolled == ["fire"]  # a target with a marker does not test
    assert stage.battle.assault == {"2-87": "3110"}


@rule("cuadro", "9.15a")
@pytest.mark.parametrize(("die", "disordered"), [(2, True), (3, False)])
def test_p_tests_a_target_without_an_assault_marker(die: int, disordered: bool) -> None:
    units = {"2-67": "3010 regular E", "1-28": "3010 regular E assault 3110"}
    stage = under_fire(units, 4, morale=die)
    assert (rolls(stage, "morale"), stage.battle.assault) == ([("C", die, "D" if disordered else "SE")], {})
    assert ("2-67" in stage.battle.disordered) is disordered


@rule("cuadro", "9.15a")
def test_p_tests_deployed_artillery_in_any_case_and_silences_it_for_the_next_game_turn() -> None:
    stage = fired_at({**FIRER, "RA-S": "3010 deployed E"}, turn=3)
    stage.battle.assault["RA-S"] = "3110"  # as no battery ever is
    stage.dice(fire=5, morale=6).play().choose("fire:54-1", by="french")
    assert (rolls(stage), stage.rolled) == ([("6", 4, "P")], ["fire", "morale"])
    assert (stage.battle.no_fire, stage.battle.no_fire_next) == (set(), {"RA-S"})


@rule("cuadro", "9.15a")
def test_no_fire_is_for_the_next_game_turn_and_for_that_alone() -> None:
    stage = firing("allied", {**FIRER, "RA-S": "3010 deployed E"})
    silent = []
    stage.battle.no_fire_next.add("RA-S")
    for _ in range(3):
        silent.append(bars_firing(stage.field, stage.battle, "RA-S") is not None)
        stage.run(end_phase)
    assert silent == [False, True, False]


@rule("cuadro", "9.15a")
def test_a_battery_halted_again_is_silent_for_one_more_turn_and_still_in_this_one() -> None:
    stage = fired_at({**FIRER, "RA-S": "3010 deployed E"})
    stage.battle.no_fire.add("RA-S")
    stage.dice(fire=5, morale=6).play().choose("fire:54-1", by="french")
    assert (stage.battle.no_fire, stage.battle.no_fire_next) == ({"RA-S"}, {"RA-S"})


@rule("cuadro", "9.30")
def test_by_the_switch_no_fire_counts_at_once() -> None:
    stage = firing("allied", {**FIRER, **ELSEWHERE, "RA-S": "3010 deployed E"}, "no_fire_at_once")
    stage.battle.no_fire_next.add("RA-S")
    assert "fire:WAL-4" in stage.play().options
    assert refused(stage, "allied", "RA-S") == ("fire-no-fire", "9.15a")


@rule("cuadro", "9.15a")
def test_p_leaves_limbered_artillery_its_fire() -> None:
    stage = under_fire({"RA-S": "3010 limbered"}, 4, morale=6)
    assert (rolls(stage), stage.battle.no_fire_next) == ([("6", 4, "P")], set())


@rule("cuadro", "9.15b")
@pytest.mark.parametrize(
    ("dice", "tested"),
    [([3], ["2-67"]), ([2, 5, 5], ["2-67", "1-28", "GDS"]), ([2, 1, 1], ["2-67", "1-28", "GDS"])],
)
def test_m_tests_the_target_and_if_it_fails_every_other_unit(dice: list[int], tested: list[str]) -> None:
    stack = dict.fromkeys(["2-67", "1-28", "GDS"], "3010 regular E")
    stage = (
        firing("french", {**SEVEN, **stack}).dice(fire=4, morale=dice).play().choose("fire:8-2", by="french")
    )
    assert rolls(stage) == [("7", 4, "M")]
    assert len(rolls(stage, "morale")) == len(tested)
    failed = {
        unit for unit, (_, _, result) in zip(tested, rolls(stage, "morale"), strict=True) if result == "D"
    }
    assert stage.battle.disordered == failed


@rule("cuadro", "9.15b")
def test_a_rout_is_a_failed_test_too() -> None:
    units = {**SEVEN, "2-67": "3010 regular E disordered", "1-28": "3010 regular E"}
    stage = firing("french", units).dice(6, fire=4, morale=[1, 6]).play().choose("fire:8-2", by="french")
    assert rolls(stage, "morale")[:2] == [("C", 0, "DE"), ("B", 6, "SE")]
    assert "2-67" in stage.battle.routed


@rule("cuadro", "9.15c")
def test_r_the_owner_retreats_the_target_1_or_2_hexes_and_those_left_test() -> None:
    units = {"2-67": "3010 regular E", "1-28": "3010 regular E", "GDS": "3010 regular E"}
    stage = under_fire(units, 5, morale=[6, 6])
    ask = stage.table.question
    assert ask is not None
    assert (rolls(stage), ask.role, ask.prompt) == ([("6", 5, "R")], "allied", "retreat")
    one, two = {"2910", "3009", "3011"}, {"2810", "2909", "2911", "2908", "3008", "2912", "3012"}
    assert one < set(offered(stage, "retreat")) <= one | two
    stage.choose("retreat:2910", "face:E", by="allied")
    assert stage.battle.where["2-67"] == "2910"
    assert [will for will, _, _ in rolls(stage, "morale")] == ["B", "A"]  # 1-28 and the Guards, not 2-67


@rule("cuadro", "9.15c")
@pytest.mark.parametrize(("end", "lost"), [("2910", False), ("2810", True)])
def test_a_retreat_of_2_hexes_loses_the_deployed_artillery_of_the_hex(end: str, lost: bool) -> None:
    stage = under_fire({"2-67": "3010 regular E", "RA-S": "3010 deployed E"}, 5, 6)
    stage.choose(f"retreat:{end}", "face:E", by="allied")
    assert (stage.battle.where["RA-S"] == ELIMINATED) is lost
    assert stage.rolled.count("morale") == (0 if lost else 1)


@rule("cuadro", "9.15d")
@pytest.mark.parametrize(
    ("column", "total", "result", "pf", "then"),
    [
        (11, 4, "1", 1, ""),
        (11, 5, "1M", 1, "morale"),
        (10, 7, "2M", 2, "morale"),
        (12, 5, "1R", 1, "retreat"),
        (11, 7, "2R", 2, "retreat"),
        (12, 8, "3R", 3, "retreat"),
        (12, 6, "2P", 2, "morale"),
        (12, 7, "3P", 3, "morale"),
    ],
)
def test_figures_are_pf_lost_before_the_letter(
    column: int, total: int, result: str, pf: int, then: str
) -> None:
    stage = from_behind(column, total, {"2-67": "", "1-28": ""}, morale=6)
    assert rolls(stage) == [(str(column), total, result)]
    assert (stage.battle.losses["2-67"], stage.battle.losses["1-28"]) == (pf, 0)
    assert stage.prompt == ("retreat" if then == "retreat" else "")
    assert totals(stage, "morale") == ([6 - max(0, pf - 1)] if then == "morale" else [])


@rule("cuadro", "9.16")
def test_3r_stands_once_in_the_table_and_is_3_losses_and_r() -> None:
    stage = from_behind(12, 8, {"2-87": ""})
    chart = stage.field.charts.fire
    cells = [chart.at(total, column) for total in range(1, 9) for column in range(1, 13)]
    assert cells.count("3R") == 1
    assert (stage.battle.pf["2-87"], stage.prompt) == (4, "retreat")


# ---------------------------------------------------------------- 9.17 guns and squares


@rule("cuadro", "9.17")
@pytest.mark.parametrize("end", ["2910", "2810"])
def test_a_deployed_battery_limbers_and_goes_1_hex_or_is_lost_going_2(end: str) -> None:
    stage = under_fire({"RA-S": "3010 deployed E"}, 6)  # 1 less at deployed guns
    assert rolls(stage) == [("6", 5, "R")]
    stage.choose(f"retreat:{end}", by="allied")
    if end == "2910":
        assert (stage.battle.where["RA-S"], stage.battle.form["RA-S"]) == ("2910", "limbered")
    else:
        assert (stage.battle.where["RA-S"], stage.battle.pf["RA-S"]) == (ELIMINATED, 0)


@rule("cuadro", "9.17")
@pytest.mark.parametrize(("end", "left"), [("2910", ("1-28", "RA-S")), ("2810", ("1-28",))])
def test_a_unit_in_square_that_gets_r_opens_and_goes_and_those_left_test(
    end: str, left: tuple[str, ...]
) -> None:
    units = {"2-67": "3010 square", "1-28": "3010 square", "RA-S": "3010 deployed E"}
    stage = under_fire(units, 3, morale=[6] * len(left))
    assert rolls(stage) == [("6", 5, "R")]
    stage.choose(f"retreat:{end}", "face:NE", by="allied")
    assert [will for will, _, _ in rolls(stage, "morale")] == ["B"] * len(left)
    assert (stage.at(end), stage.at("3010")) == (("2-67",), left)
    assert (stage.battle.form["2-67"], stage.battle.form["1-28"]) == ("regular", "square")


@rule("cuadro", "9.17")
def test_a_square_that_cannot_go_opens_as_a_whole() -> None:
    around = {"54-2": "2910 regular E", "96": "3009 regular E", "8-1": "3011 regular E"}
    stage = under_fire({**around, "2-67": "3010 square", "1-28": "3010 square"}, 3, morale=6)
    assert rolls(stage) == [("6", 5, "R")]
    stage.choose("face:SW", by="allied")
    assert stage.at("3010") == ("2-67", "1-28")
    assert {stage.battle.form[unit] for unit in stage.at("3010")} == {"regular"}
    assert (stage.battle.losses["2-67"], "2-67" in stage.battle.disordered) == (1, True)  # 11.5


# ---------------------------------------------------------------- 9.18, 9.19


@rule("cuadro", "9.18")
def test_losses_beyond_the_pf_of_the_target_are_not_passed_on() -> None:
    stage = from_behind(12, 7, {"2-67": "pf 1", "1-28": ""})
    assert rolls(stage) == [("12", 7, "3P")]
    assert (stage.battle.where["2-67"], stage.battle.losses["2-67"]) == (ELIMINATED, 5)
    assert (stage.battle.losses["1-28"], stage.rolled) == (0, ["fire"])


@rule("cuadro", "9.19")
@pytest.mark.parametrize(
    ("firer", "die", "morale", "state"),
    [("54-1", 5, 6, ""), ("8-2", 4, 2, "disordered"), ("8-2", 4, 1, "disordered")],
)
def test_a_unit_that_retreats_or_is_disordered_loses_its_assault_marker(
    firer: str, die: int, morale: int, state: str
) -> None:
    units = {
        firer: "3110 regular W",
        "2-67": "3010 regular E assault 3110",
        "1-28": "3010 regular E assault 3110",
    }
    stage = fired_at(units).dice(fire=die, morale=[morale, 6]).play().choose(f"fire:{firer}", by="french")
    if not state:
        stage.choose("retreat:2910", "face:E", by="allied")
    assert stage.battle.assault == {"1-28": "3110"}
    assert ("2-67" in stage.battle.disordered) is bool(state)


@rule("cuadro", "9.19")
def test_a_unit_that_is_routed_loses_its_assault_marker() -> None:
    units = {**SEVEN, "C-REAL": "3010 regular E assault 3110", "1-28": "3010 regular E assault 3110"}
    stage = fired_at(units).dice(fire=4, morale=[1, 6]).play().choose("fire:8-2", by="french")
    assert stage.battle.routed == {"C-REAL"}
    assert stage.battle.assault == {"1-28": "3110"}


# ---------------------------------------------------------------- 9.22, 9.23 one die, many units


@rule("cuadro", "9.22")
def test_from_one_die_a_unit_tests_at_most_once() -> None:
    """M on top, which fails; the second has tested for that and does not again for its own P."""
    units = {"BAT-R": "3310 deployed W", "2-67": "3010 regular E", "1-28": "3010 regular E"}
    stage = hit(firing("french", units).dice(morale=[2, 6]), 10, 2, by="BAT-R")
    assert rolls(stage) == [("10", 3, "M"), ("10", 2, "P")]
    assert rolls(stage, "morale") == [("C", 2, "D"), ("B", 6, "SE")]


@rule("cuadro", "9.22")
def test_the_loss_modifier_of_a_test_is_that_of_the_units_own_losses() -> None:
    """3P on top, 2P on the second, 1R on the third: each tests with its own."""
    units = {"BAT-R": "3310 deployed W", "2-87": "3010 regular E", "1-28": "3010 regular E"}
    stage = hit(firing("french", units).dice(morale=[6, 6]), 12, 6, by="BAT-R")
    assert [result for _, _, result in rolls(stage)] == ["3P", "2P"]
    assert totals(stage, "morale") == [6 - 2, 6 - 1]


@rule("cuadro", "9.22")
def test_a_unit_that_tests_for_another_does_so_with_its_own_losses_of_that_die() -> None:
    """2R on top; the second, left in the hex, tests, and its own result is 2P."""
    units = {"BAT-R": "3310 deployed W", "2-87": "3010 regular W", "1-28": "3010 regular W"}
    stage = hit(firing("french", units).dice(morale=6), 8, 5, by="BAT-R")
    assert [result for _, _, result in rolls(stage)] == ["2R", "2P"]
    stage.choose("retreat:2910", "face:W", by="allied")
    assert (totals(stage, "morale"), stage.battle.losses["1-28"]) == ([6 - 1], 2)


@rule("cuadro", "9.23")
def test_all_results_are_read_first_and_then_applied_from_the_top_down() -> None:
    """The second unit keeps its -1 although the first is gone by the time it is hit."""
    units = {"BAT-R": "3310 deployed W", "2-67": "3010 regular E pf 1", "1-28": "3010 regular E"}
    stage = hit(firing("french", units), 12, 4, by="BAT-R")
    assert rolls(stage) == [("12", 5, "1R"), ("12", 4, "1")]
    assert stage.battle.where["2-67"] == ELIMINATED
    assert stage.battle.losses["1-28"] == 1
    assert stage.rolled == ["fire"]  # an eliminated unit does not retreat, and nobody is left by it


@rule("cuadro", "9.23")
def test_a_unit_that_has_left_the_hex_is_passed_over_in_m_and_r_but_not_in_its_losses() -> None:
    """2M on top, which fails; the second routs from that test, and its own result is 1R."""
    units = {"BAT-R": "3310 deployed W", "2-67": "3010 regular E", "C-REAL": "3010 regular E"}
    stage = hit(firing("french", units).dice(morale=[3, 1]), 10, 6, by="BAT-R")
    assert rolls(stage) == [("10", 7, "2M"), ("10", 6, "1R")]
    assert stage.battle.routed == {"C-REAL"}
    assert stage.battle.where["C-REAL"] != "3010"
    assert (stage.prompt, stage.battle.losses["C-REAL"]) == ("", 1)


@rule("cuadro", "9.23")
def test_assault_markers_are_read_with_the_results() -> None:
    """P on both: the first takes the markers off, but the second was marked and does not test."""
    units = {"BAT-R": "3310 deployed W", "2-67": "3010 regular E", "1-28": "3010 regular E assault 3110"}
    stage = hit(firing("french", units).dice(morale=6), 12, 6, by="BAT-R")
    assert [result for _, _, result in rolls(stage)] == ["3P", "2P"]
    assert (totals(stage, "morale"), stage.battle.assault) == ([4], {})


@rule("cuadro", "9.23")
def test_with_more_than_12_points_every_die_goes_through_the_stack() -> None:
    guns = dict.fromkeys(["BAT-R", "BAT-L"], "3310 deployed W")
    units = {**guns, "2-67": "3010 regular E pf 1", "1-28": "3010 regular E", "GDS": "3010 regular E"}
    stage = firing("french", units).dice(6, fire=[3, 1]).play().choose("volley:3310:guns", by="french")
    first = [("12", 4, "1"), ("12", 3, "R"), ("12", 2, "P")]
    assert rolls(stage) == first
    stage.choose("retreat:2910", "face:E", by="allied")
    assert rolls(stage) == [*first, ("9", 2, "SE")]  # only the Guards are left in the hex


@rule("cuadro", "9.31")
@pytest.mark.parametrize(("unit", "total", "result"), [("2-67", 5, "1R"), ("1-28", 4, "1"), ("GDS", 3, "R")])
def test_by_the_switch_guns_far_off_fire_at_one_unit_they_choose(unit: str, total: int, result: str) -> None:
    stack = dict.fromkeys(["2-67", "1-28", "GDS"], "3010 regular E")
    stage = firing("french", {"BAT-R": "3310 deployed W", **stack}, "roundshot_aimed")
    stage = hit(stage.dice(), 12, 4, by="BAT-R")
    assert asked(stage) == ("french", "strike")
    assert offered(stage, "strike") == ["2-67", "1-28", "GDS"]
    stage.choose(f"strike:{unit}", by="french")
    assert rolls(stage) == [("12", total, result)]


@rule("cuadro", "9.31")
def test_by_the_switch_nobody_is_chosen_from_close_by_or_where_there_is_but_one() -> None:
    stack = dict.fromkeys(["2-67", "1-28"], "3010 regular E")
    for gun, units in (("3210", stack), ("3310", {"2-67": "3010 regular E"})):
        stage = firing("french", {"BAT-R": f"{gun} deployed W", **units}, "roundshot_aimed")
        assert rolls(hit(stage, 6, 1, by="BAT-R"))[0][1] == 2


# ---------------------------------------------------------------- 9.25 several dice


@rule("cuadro", "9.25")
def test_each_die_is_applied_before_the_next_and_hits_the_top_unit_of_the_moment() -> None:
    guns = dict.fromkeys(["BAT-R", "BAT-L"], "3210 deployed W")
    units = {**guns, "2-67": "3010 regular E pf 1", "1-28": "3010 regular E"}
    stage = firing("french", units).dice(6, fire=[3, 4]).play().choose("volley:3210:guns", by="french")
    assert rolls(stage) == [("12", 4, "1"), ("9", 5, "1")]
    assert stage.battle.where["2-67"] == ELIMINATED
    assert stage.battle.losses["1-28"] == 1


@rule("cuadro", "9.25")
def test_if_no_unit_is_left_the_rest_is_lost() -> None:
    guns = dict.fromkeys(["BAT-R", "BAT-L"], "3210 deployed W")
    units = {**guns, "2-67": "3010 regular E pf 1", "1-28": "2510 regular E"}
    stage = firing("french", units).dice(6, fire=3).play().choose("volley:3210:guns", by="french")
    assert rolls(stage) == [("12", 4, "1")]
    assert stage.rolled.count("fire") == 1


@rule("cuadro", "9.25")
def test_the_next_die_finds_its_target_as_the_last_one_left_it() -> None:
    """A square that breaks has a facing again, and with it a rear."""
    guns = dict.fromkeys(["BAT-R", "BAT-L"], "3210 deployed W")
    stage = firing("french", {**guns, "2-67": "3010 square"}).dice(6, fire=[3, 1], morale=3).play()
    stage.choose("volley:3210:guns", by="french")
    assert (rolls(stage), stage.prompt) == ([("12", 6, "2P")], "facing")
    assert rolls(stage.choose("face:W", by="allied"))[1] == ("9", 4, "R")  # will B, and 2 for the rear
