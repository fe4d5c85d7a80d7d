"""12 Morale tests: the die, what is added to it, and what comes of it."""

from __future__ import annotations

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import added, asked, put_to_test, result, rolls, shock, stands
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.morale import Ordeal
from vivac.lab.coverage import rule

WILLS = {"A": "2-1G", "B": "1-28", "C": "2-67", "D": "C-REAL"}
# The rows of the sheet from 0 or less to 8 or more, a letter a will: S no effect, D disordered, R routed.
SHEET = ["DRRRRR", "SDDRRR", "SSDDDR", "SSSDDD", "SSSSDD", "SSSSSD", "SSSSSS", "SSSSSS", "SSSSSS"]


# ---------------------------------------------------------------- 12.1 the die


@rule("cuadro", "12.1")
def test_the_chart_is_that_of_the_sheet() -> None:
    chart = open_box().charts.morale
    words = {"S": "SE", "D": "D", "R": "DE"}
    for row, cells in enumerate(SHEET):
        for will, cell in zip("ABCDEF", cells, strict=True):
            assert chart.at(row, will) == words[cell], (row, will)
    assert (chart.at(-5, "A"), chart.at(20, "F")) == ("D", "SE")


@rule("cuadro", "12.1")
@pytest.mark.parametrize(("will", "outcome"), [("A", "SE"), ("B", "D"), ("C", "D"), ("D", "DE")])
def test_a_test_is_one_die_in_the_column_of_the_will(will: str, outcome: str) -> None:
    stage = put_to_test(Stage(units={WILLS[will]: "3010 regular E"}), WILLS[will], 1)
    assert rolls(stage, "morale") == [(will, 1, outcome)]
    assert stage.rolled == ["morale"]


@rule("cuadro", "12.1")
def test_the_modifiers_are_added_to_the_die() -> None:
    stage = Stage(units={"2-67": "3010 regular E disordered"}, leaders={"GRAHAM": "3010"})
    assert rolls(put_to_test(stage, "2-67", 2), "morale") == [("C", 3, "SE")]


# ---------------------------------------------------------------- 12.2-12.7 modifiers


@rule("cuadro", "12.2")
@pytest.mark.parametrize(("leader", "factor"), [("GRAHAM", 2), ("L-WHEATLEY", 1)])
def test_the_morale_factor_of_a_leader_in_the_hex_is_added(leader: str, factor: int) -> None:
    stage = Stage(units={"2-67": "3010 regular E"}, leaders={leader: "3010"})
    assert added(stage, "2-67") == {"leader": factor}
    stage = Stage(units={"2-67": "3010 regular E"}, leaders={leader: "3110"})
    assert added(stage, "2-67") == {}


@rule("cuadro", "12.2")
def test_a_leader_of_factor_0_counts_as_1() -> None:
    stage = Stage(scenario="chiclana", units={"CANT": "3010 regular E"}, leaders={"L-BEGINES": "3010"})
    assert stage.field.leaders["L-BEGINES"].morale == 0
    assert added(stage, "CANT") == {"leader": 1}


@rule("cuadro", "12.19")
def test_by_the_switch_every_leader_adds_1() -> None:
    stage = Stage("leaders_add_one", units={"2-67": "3010 regular E"}, leaders={"GRAHAM": "3010"})
    assert added(stage, "2-67") == {"leader": 1}


@rule("cuadro", "12.3")
@pytest.mark.parametrize(
    ("hex_", "ground", "cover"),
    [
        ("3017", "light_wood", True),
        ("2817", "dense_wood", True),
        ("0910", "marsh", True),
        ("1515", "village", True),
        ("1301", "town", True),
        ("1820", "strong_buildings", True),
        ("3010", "clear", False),
        ("4014", "cultivated", False),
        ("2221", "beach", False),
    ],
)
def test_wood_marsh_and_houses_are_cover(hex_: str, ground: str, cover: bool) -> None:
    stage = Stage(units={"2-67": f"{hex_} regular E"})
    assert stage.field.ground.terrain[hex_] == ground
    assert added(stage, "2-67", Ordeal(hex_)) == ({"cover": 1} if cover else {})


@rule("cuadro", "12.3")
@pytest.mark.parametrize(
    ("enemy", "cover"), [("1319", True), ("1219", True), ("1519", False), ("1418", False)]
)
def test_works_are_cover_against_the_enemy_they_face(enemy: str, cover: bool) -> None:
    stage = Stage(units={"2-67": "1419 regular W"})
    ground = stage.field.ground
    assert ground.siege_front["1419"] == {"1319"}
    ground_is_level = ground.elevation["1419"] <= ground.elevation[enemy]
    assert ground_is_level or cover
    assert added(stage, "2-67", Ordeal(enemy)) == ({"cover": 1} if cover else {})


@rule("cuadro", "12.3")
@pytest.mark.parametrize(
    ("here", "enemy", "cover"), [("3520", "3420", True), ("3420", "3520", False), ("3520", "3620", False)]
)
def test_higher_ground_than_the_enemy_is_cover(here: str, enemy: str, cover: bool) -> None:
    stage = Stage(units={"2-67": f"{here} regular W"})
    assert added(stage, "2-67", Ordeal(enemy)) == ({"cover": 1} if cover else {})


@rule("cuadro", "12.3")
def test_cover_is_not_cumulative() -> None:
    stage = Stage(units={"2-67": "3720 regular W"})  # strong buildings on the hill
    assert added(stage, "2-67", Ordeal("3410")) == {"cover": 1}


@rule("cuadro", "12.4")
@pytest.mark.parametrize(
    ("state", "modifiers"),
    [("regular E", {}), ("regular E disordered", {"disordered": -1}), ("routed", {"routed": -2})],
)
def test_disorder_takes_one_and_rout_two(state: str, modifiers: dict[str, int]) -> None:
    assert added(Stage(units={"2-67": f"3010 {state}"}), "2-67") == modifiers


@rule("cuadro", "12.5")
@pytest.mark.parametrize(("lost", "less"), [(0, 0), (1, 0), (2, -1), (3, -2), (5, -4)])
def test_each_point_lost_after_the_first_takes_one(lost: int, less: int) -> None:
    stage = Stage(units={"2-67": "3010 regular E"})
    assert added(stage, "2-67", Ordeal(lost=lost)) == ({"losses": less} if less else {})


@rule("cuadro", "12.5")
def test_only_the_losses_of_this_event_count() -> None:
    units = {"8-1": "3110 regular W", "2-67": "3010 regular E pf 2"}
    stage = Stage(step="offensive_fire", player="french", units=units).dice(6, fire=5).play()
    stage.choose("fire:8-1", by="french")
    assert rolls(stage, "fire") == [("7", 6, "1")]
    assert stage.battle.losses["2-67"] == 4
    assert added(stage, "2-67") == {}


@rule("cuadro", "12.21")
@pytest.mark.parametrize(("switches", "less"), [((), {}), (("all_losses",), {"losses": -2})])
def test_by_the_switch_all_the_losses_of_a_unit_count(
    switches: tuple[str, ...], less: dict[str, int]
) -> None:
    stage = Stage(*switches, units={"2-67": "3010 regular E pf 2"})
    assert added(stage, "2-67") == less


@rule("cuadro", "12.6a")
@pytest.mark.parametrize(("formation", "total"), [("regular E", 4), ("skirmish", 4), ("square", 3)])
def test_cavalry_closing_on_infantry_not_in_square_adds_one(formation: str, total: int) -> None:
    units = {"1D": "3110 regular W assault 3010", "BARNARD": f"3010 {formation}"}
    stage = shock("french", units).dice(6, morale=[3])
    stage.battle.stood.add("BARNARD")
    stage.play()
    if stage.prompt == "square":
        stage.choose("stand", by="allied")
    assert rolls(stage, "morale")[0] == ("B", total, "SE")


@rule("cuadro", "12.6b")
@pytest.mark.parametrize(
    ("start", "last", "total"), [("3110", "", 3), ("3210", "3110", 2), ("3310", "3110", 3)]
)
def test_infantry_receiving_cavalry_from_close_by_takes_one_off(start: str, last: str, total: int) -> None:
    units = {"1D": f"{start} regular W assault 3010", "2-67": "3010 regular E"}
    stage = shock("french", units).dice(6, morale=[3]).play()
    if last:
        assert f"last:{last}" in stage.options
        stage.choose(f"last:{last}", by="french")
    stage.choose("form_square", by="allied")
    assert rolls(stage, "morale")[0][:2] == ("C", total)


@rule("cuadro", "12.6c")
@pytest.mark.parametrize(("charged", "total"), [(True, 2), (False, 3)])
def test_a_test_after_a_charge_takes_one_off(charged: bool, total: int) -> None:
    stage = shock("french", {"1D": "3110 regular W", "2-67": "3010 regular E"}).dice(morale=3)
    used = {"charged": "yes"} if charged else {}
    result(stage, "DR1", "1D", "3010", **used).choose("retreat:2910", by="french").choose(
        "face:E", by="allied"
    )
    assert rolls(stage, "morale")[0][:2] == ("C", total)


@rule("cuadro", "10.20", "12.6c", "12.20")
@pytest.mark.parametrize(
    ("charged", "switches", "total"), [(True, (), 4), (False, (), 5), (True, ("charged_alone",), 5)]
)
def test_a_test_of_the_cavalry_that_charged_in_vain_takes_one_off_too(
    charged: bool, switches: tuple[str, ...], total: int
) -> None:
    stage = shock("french", {"1D": "3110 regular W", "2-67": "3010 regular E"}, *switches).dice(morale=6)
    used = {"charged": "yes"} if charged else {}
    result(stage, "AR1", "1D", "3010", **used).choose("retreat:3310", "face:W", by="french")
    assert rolls(stage, "morale")[0][:2] == ("B", total)


@rule("cuadro", "12.6c")
def test_a_charge_of_one_hex_is_a_charge_and_an_assault_from_beside_is_none() -> None:
    totals = []
    for start in ("3210", "3110"):
        units = {"1D": f"{start} regular W attack assault 3010", "C-REAL": "3010 regular E pf 2"}
        stage = shock("french", units).dice(6, shock=5, morale=[6, 5])
        stage.battle.stood.add("C-REAL")
        stage.play()
        if stage.prompt == "charge-to":
            stage.choose("last:3110", by="french")
        stage.choose("stand", by="allied")
        assert rolls(stage, "shock") == [("2/1", 8, "DR2")]
        stage.choose("retreat:2810", by="french").choose("face:E", by="allied")
        totals.append(rolls(stage, "morale")[1][1])
    assert totals == [4, 5]


@rule("cuadro", "12.7")
@pytest.mark.parametrize("level", [1, 2, 4])
def test_each_level_of_fatigue_takes_one(level: int) -> None:
    stage = Stage(units={"1D": f"3010 regular E fatigue {level}"})
    assert added(stage, "1D") == {"fatigue": -level}


# ---------------------------------------------------------------- 12.8, 12.9 states


@rule("cuadro", "12.8a")
@pytest.mark.parametrize(
    ("die", "state"), [(4, "3010 regular E"), (2, "3010 regular E disordered"), (1, "2710 routed")]
)
def test_good_order_stays_is_disordered_or_routed(die: int, state: str) -> None:
    assert stands(put_to_test(Stage(units={"C-REAL": "3010 regular E"}), "C-REAL", die), "C-REAL") == state


@rule("cuadro", "12.8b")
@pytest.mark.parametrize(("die", "state"), [(4, "3010 regular E disordered"), (2, "2710 routed")])
def test_the_disordered_stay_so_on_d_and_are_routed_on_de(die: int, state: str) -> None:
    stage = put_to_test(Stage(units={"C-REAL": "3010 regular E disordered"}), "C-REAL", die)
    assert stands(stage, "C-REAL") == state


@rule("cuadro", "12.8b", "12.9")
def test_the_disordered_recover_by_any_test_they_pass() -> None:
    stage = put_to_test(Stage(units={"2-67": "3010 regular E disordered"}), "2-67", 6)
    assert rolls(stage, "morale")[0][2] == "SE"
    assert stands(stage, "2-67") == "3010 regular E"


@rule("cuadro", "12.8c", "12.9", "12.17")
def test_the_routed_become_disordered_by_any_test_they_pass() -> None:
    stage = put_to_test(Stage(units={"2-67": "3010 routed"}), "2-67", 6)
    assert (rolls(stage, "morale")[0][2], asked(stage)) == ("SE", ("allied", "facing"))
    assert stands(stage.choose("face:NW", by="allied"), "2-67") == "3010 regular NW disordered"


@rule("cuadro", "12.9")
def test_a_volley_may_rally_its_target() -> None:
    units = {"8-1": "3110 regular W", "2-67": "3010 regular E disordered"}
    stage = Stage(step="offensive_fire", player="french", units=units).dice(6, fire=3).play()
    stage.choose("fire:8-1", by="french")
    assert rolls(stage, "morale") == [("C", 5, "SE")]
    assert stands(stage, "2-67") == "3010 regular E"


@rule("cuadro", "12.9")
def test_the_routed_under_fire_are_tested_too() -> None:
    units = {"8-1": "3110 regular W", "2-67": "3010 routed"}
    stage = Stage(step="offensive_fire", player="french", units=units).dice(6, fire=3, morale=6).play()
    stage.choose("fire:8-1", by="french").choose("face:W", by="allied")
    assert rolls(stage, "morale") == [("C", 4, "SE")]
    assert stands(stage, "2-67") == "3010 regular W disordered"


@rule("cuadro", "12.9")
def test_the_routed_who_are_driven_out_of_a_hex_test_like_the_others() -> None:
    units = {"54-1": "3110 regular W", "2-67": "3010 regular E", "1-28": "3010 routed"}
    stage = result(shock("french", units).dice(morale=[6, 6]), "DR1", "54-1", "3010")
    stage.choose("retreat:2910", by="french").choose("face:E", by="allied").choose(
        "retreat:2910", by="french"
    )
    assert [total for _, total, _ in rolls(stage, "morale")] == [6, 4]
    assert stands(stage, "1-28") == "2910 regular E disordered"


@rule("cuadro", "12.18")
@pytest.mark.parametrize("state", ["regular E disordered", "routed"])
def test_by_the_switch_nobody_gets_better_in_a_test_outside_reorganisation(state: str) -> None:
    stage = put_to_test(Stage("rally_apart", units={"2-67": f"3010 {state}"}), "2-67", 6)
    assert rolls(stage, "morale")[0][2] == "SE"
    assert stands(stage, "2-67") == f"3010 {state}"


# ---------------------------------------------------------------- 12.13-12.16


@rule("cuadro", "12.13")
def test_a_battery_that_fails_stays_deployed_but_disordered() -> None:
    stage = put_to_test(Stage(units={"RA-S": "3010 deployed E"}), "RA-S", 1)
    assert (rolls(stage, "morale"), stands(stage, "RA-S")) == ([("B", 1, "D")], "3010 deployed E disordered")


@rule("cuadro", "12.14")
@pytest.mark.parametrize(("firer", "total"), [("3420", 4), ("3620", 3)])
def test_the_enemy_concerned_is_the_hex_that_fires(firer: str, total: int) -> None:
    units = {"8-1": f"{firer} regular E", "2-67": "3520 regular W", "96": "3510 regular W"}
    stage = Stage(step="offensive_fire", player="french", units=units)
    stage.battle.face["8-1"] = stage.field.grid.heading[firer]["3520"]
    stage.dice(6, fire=1 if firer == "3620" else 3, morale=[3]).play().choose("fire:8-1", by="french")
    assert rolls(stage, "morale")[0][1] == total


@rule("cuadro", "12.15")
def test_a_unit_that_came_by_road_has_the_cover_of_the_hex() -> None:
    stage = Stage(step="movement", player="allied", units={"2-67": "3318 regular W"}).play()
    stage.choose("move:2-67", "to:3018", "face:W", by="allied")
    assert stage.field.ground.by_road("3118", "3018")
    assert added(stage, "2-67", Ordeal("3318")) == {"cover": 1}


SQUARE = {"2-67": "3010 square", "1-28": "3010 square"}


@rule("cuadro", "12.16")
def test_one_disordered_unit_breaks_the_square_of_all() -> None:
    stage = put_to_test(Stage(units={**SQUARE, "45": "4010 regular W"}), "2-67", 2)
    assert asked(stage) == ("allied", "facing")
    assert len(stage.options) == 6
    stage.choose("face:NE", by="allied")
    assert stands(stage, "2-67") == "3010 regular NE disordered"
    assert stands(stage, "1-28") == "3010 regular NE"


@rule("cuadro", "12.16")
def test_guns_in_the_hex_give_the_broken_square_their_facing() -> None:
    stage = put_to_test(Stage(units={**SQUARE, "RA-S": "3010 deployed SW"}), "2-67", 2)
    assert stage.options == []
    assert {stands(stage, unit)[:15] for unit in SQUARE} == {"3010 regular SW"}


@rule("cuadro", "12.16")
def test_a_square_that_passes_stands() -> None:
    stage = put_to_test(Stage(units=SQUARE), "2-67", 3)
    assert {stands(stage, unit) for unit in SQUARE} == {"3010 square"}
