"""16 Rulings."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import added, asked, offered, result, rolls, shock, stands
from vivac.games.cuadro.box.unpacking import open_box
from vivac.games.cuadro.chapters.fire import shoot
from vivac.games.cuadro.chapters.formation import arc
from vivac.games.cuadro.chapters.gunnery import firer_modifiers, take_aim
from vivac.games.cuadro.chapters.morale import Ordeal
from vivac.games.cuadro.chapters.odds import attack_strength
from vivac.games.cuadro.chapters.retreat import retreat
from vivac.games.cuadro.chapters.terrain import MARCH, PLAIN
from vivac.games.cuadro.sequence import end_phase
from vivac.lab.coverage import rule

BARROSA = open_box().fields["barrosa"]
GROUND = BARROSA.ground


def volley(units: dict[str, str], column: int, die: int, morale: int | list[int]) -> Stage:
    """2-67, which adds 1, fires from 3110 at 3010 on a column."""
    stage = Stage(player="french", units={"2-67": "3110 regular W", **units}).dice(fire=die, morale=morale)
    return stage.run(shoot, take_aim(stage.field, stage.battle, ("2-67",), "3010"), column)


# ---------------------------------------------------------------- terrain


@rule("cuadro", "16.1")
def test_the_letters_of_hex_and_hexside_do_not_add_up_and_the_worse_counts() -> None:
    # 1612 is light wood, B; the stream between it and 1613 is A.
    assert GROUND.terrain["1612"] == "light_wood"
    assert "stream" in GROUND.features("1613", "1612")
    assert (GROUND.fire_letter["1611", "1612"], GROUND.fire_letter["1613", "1612"]) == ("B", "A")
    units = {"2-1G": "1613 regular NE", "GDS": "1611 regular SE", "45": "1612 regular W"}
    stage = Stage(units=units)
    assert take_aim(stage.field, stage.battle, ("2-1G",), "1612").points == 3
    assert take_aim(stage.field, stage.battle, ("GDS",), "1612").points == 3  # 5 by 1.5


@rule("cuadro", "16.1")
def test_two_attacking_hexes_may_have_different_letters() -> None:
    units = {"2-1G": "1613 regular NE", "BARNARD": "1611 regular SE", "45": "1612 regular W"}
    stage = Stage(units=units)
    assert attack_strength(stage.field, stage.battle, ["2-1G"], "1612") == 3
    assert attack_strength(stage.field, stage.battle, ["BARNARD"], "1612") == 4
    assert attack_strength(stage.field, stage.battle, ["2-1G", "BARNARD"], "1612") == Fraction(7)


@rule("cuadro", "16.2")
def test_a_bridge_over_a_stream_costs_infantry_as_much_as_wading_and_nothing_with_manoeuvre() -> None:
    bridge, stream = ("1515", "1516"), ("1515", "1615")
    assert "bridge" in GROUND.features(*bridge)
    assert GROUND.features(*stream) == {"stream"}
    assert GROUND.cost("infantry", *bridge, PLAIN) == GROUND.cost("infantry", *stream, PLAIN) == 2
    assert (GROUND.cost("infantry", *bridge, MARCH), GROUND.cost("infantry", *stream, MARCH)) == (1, 2)


@rule("cuadro", "16.3")
def test_a_road_step_into_a_wood_costs_1_but_the_hex_keeps_its_letters_and_its_cover() -> None:
    road, rough = ("3218", "3118"), ("3217", "3118")
    assert GROUND.terrain["3118"] == "light_wood"
    assert (GROUND.cost("infantry", *road), GROUND.cost("infantry", *rough)) == (1, 2)
    assert (GROUND.fire_letter[road], GROUND.assaults["infantry"]["3218"]["3118"]) == ("B", "B")
    assert added(Stage(units={"2-67": "3118 regular W"}), "2-67", Ordeal("3218")) == {"cover": 1}


# ---------------------------------------------------------------- formations


@rule("cuadro", "16.4")
@pytest.mark.parametrize(("formation", "points"), [("skirmish", 1), ("regular", 2)])
def test_skirmishers_pay_1_for_a_square_and_regular_infantry_2(formation: str, points: int) -> None:
    assert BARROSA.change["infantry", formation, "square"] == points


@rule("cuadro", "16.20")
@pytest.mark.parametrize("formation", ["skirmish", "regular E"])
def test_in_reaction_to_cavalry_nothing_is_paid(formation: str) -> None:
    units = {"1D": "3310 regular W assault 3010", "BARNARD": f"3010 {formation}"}
    stage = (
        shock("french", units, moved=["BARNARD"])
        .dice(6)
        .play()
        .choose("last:3110", by="french")
        .choose("form_square", by="allied")
    )
    assert stands(stage, "BARNARD") == "3010 square"


@rule("cuadro", "16.5")
def test_cavalry_in_skirmish_order_cannot_be_marked() -> None:
    for formation, marked in (("skirmish", False), ("regular W", True)):
        units = {"1D": f"3110 {formation}", "2-67": "3010 regular E", "45": "3011 regular NE"}
        stage = Stage(step="marking", player="french", units=units).play()
        assert ("mark:1D" in stage.options) is marked
        refusal = stage.table.why_not("french", "mark:1D")
        assert (refusal is not None) is not marked


@rule("cuadro", "16.6")
@pytest.mark.parametrize(("unit", "adds"), [("2-1G", 2), ("1-28", 2), ("2-67", 1), ("P20", 0), ("45", 0)])
def test_british_infantry_fires_at_2_in_all_or_1(unit: str, adds: int) -> None:
    stage = Stage(units={unit: "3010 regular E"})
    assert sum(firer_modifiers(stage.field, stage.battle, unit).values()) == adds


@rule("cuadro", "16.6")
@pytest.mark.parametrize(("will", "adds"), [("D", 0), ("E", -1)])
def test_british_infantry_of_will_d_or_worse_has_no_bonus(
    will: str, adds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = Stage(units={"2-67": "3010 regular E"})
    monkeypatch.setitem(stage.field.units, "2-67", replace(stage.field.units["2-67"], will=will))
    assert sum(firer_modifiers(stage.field, stage.battle, "2-67").values()) == adds


@rule("cuadro", "16.13")
@pytest.mark.parametrize(
    ("comes", "lies"), [("2910", "front"), ("3009", "front"), ("3109", "flank"), ("3110", "rear")]
)
def test_the_arcs_are_those_of_the_hex(comes: str, lies: str) -> None:
    for top, below in (("54-1", "54-2"), ("54-2", "54-1")):
        stage = Stage(units={top: "3010 regular W", below: "3010 regular W"})
        assert arc(stage.field, stage.battle, "3010", comes) == lies


# ---------------------------------------------------------------- fire


@rule("cuadro", "16.7")
@pytest.mark.parametrize(("marked", "tests"), [("54-1", 0), ("54-2", 1)])
def test_p_takes_every_marker_of_the_stack_and_only_an_unmarked_target_tests(marked: str, tests: int) -> None:
    units = {unit: "3010 regular E" + " assault 3110" * (unit == marked) for unit in ("54-1", "54-2")}
    stage = volley(units, 7, 2, morale=[6, 6])
    assert rolls(stage, "fire") == [("7", 3, "P")]
    assert stage.battle.assault == {}
    assert len(rolls(stage, "morale")) == tests


STACK = {"54-1": "3010 regular E", "54-2": "3010 regular E", "45": "3010 regular E"}


@rule("cuadro", "16.8")
@pytest.mark.parametrize(("die", "tests"), [(6, 1), (2, 3)])
def test_m_spreads_only_if_the_first_unit_fails(die: int, tests: int) -> None:
    stage = volley(STACK, 7, 3, morale=[die, 6, 6])
    assert rolls(stage, "fire") == [("7", 4, "M")]
    assert len(rolls(stage, "morale")) == tests


@rule("cuadro", "16.11", "16.21")
def test_the_others_test_without_the_losses_of_the_first() -> None:
    stage = volley(STACK, 7, 7, morale=[2, 3, 3])
    assert rolls(stage, "fire") == [("7", 8, "2M")]
    assert [total for _, total, _ in rolls(stage, "morale")] == [1, 3, 3]


@rule("cuadro", "16.11")
def test_3p_takes_two_off_the_test() -> None:
    stage = volley({"54-1": "3010 regular E"}, 12, 6, morale=5)
    assert rolls(stage, "fire") == [("12", 7, "3P")]
    assert rolls(stage, "morale") == [("C", 3, "SE")]


@rule("cuadro", "16.12")
def test_db5_takes_four_off_after_losses_and_retreat() -> None:
    units = {"8-1": "3110 regular W", "2-87": "3010 regular E"}
    stage = shock("french", units, "losers_retreat").dice(morale=6)
    result(stage, "DB5", "8-1", "3010")
    assert (stage.battle.pf["2-87"], stage.rolled) == (2, [])  # the losses first
    stage.choose("retreat:2810", by="french").choose("face:E", by="allied")
    assert rolls(stage, "morale") == [("B", 2, "SE")]
    assert [key for key in stage.told if key in ("lost", "retreated", "tested")] == [
        "lost",
        "retreated",
        "tested",
    ]


@rule("cuadro", "16.12")
def test_an_eliminated_director_does_not_test_but_the_others_do() -> None:
    units = {"8-1": "3110 regular W", "2-67": "3010 regular E pf 2", "1-28": "3010 regular E"}
    stage = result(shock("french", units, "losers_retreat").dice(morale=6), "DB2", "8-1", "3010")
    stage.choose("retreat:2810", by="french").choose("face:E", by="allied")
    assert stands(stage, "2-67") == "eliminated"
    assert rolls(stage, "morale") == [("B", 6, "SE")]


@rule("cuadro", "16.12")
def test_a_unit_eliminated_in_its_retreat_does_not_test() -> None:
    zones = {"8-2": "2909 regular SE", "45": "2912 regular NE"}
    units = {"8-1": "3110 regular W", "2-67": "3010 regular E pf 1", **zones}
    stage = result(shock("french", units), "DR1", "8-1", "3010").choose("retreat:2910", by="french")
    assert (stands(stage, "2-67"), stage.rolled) == ("eliminated", [])


@rule("cuadro", "16.14")
def test_a_no_fire_marker_lasts_to_the_end_phase_of_the_next_turn() -> None:
    stage = Stage(
        step="end", player="french", turn=3, units={"BAT-L": "3010 deployed E", "2-67": "3610 regular E"}
    )
    stage.battle.no_fire_next.add("BAT-L")
    stage.run(end_phase)
    assert (stage.battle.turn, stage.battle.no_fire) == (4, {"BAT-L"})
    stage.run(end_phase)
    assert (stage.battle.turn, stage.battle.no_fire) == (5, set())


# ---------------------------------------------------------------- shock


@rule("cuadro", "16.9")
def test_after_the_cavalry_the_infantry_assaults_a_hex_still_held() -> None:
    units = {
        "1D": "3110 regular W assault 3010",
        "8-1": "3111 regular NW assault 3010",
        "2-67": "3010 regular E",
    }
    stage = shock("french", units, stood=["2-67"]).dice(6, shock=[4, 3]).play().choose("stand", by="allied")
    assert stage.rolled.count("shock") == 2
    says = [dict(line.say.params)["arm"] for line in stage.table.log or [] if line.say.key == "assault"]
    assert says == ["cavalry", "infantry"]


@rule("cuadro", "16.9")
@pytest.mark.parametrize("answer", ["advance:1D", "stop"])
def test_if_the_cavalry_emptied_the_hex_the_infantry_keeps_its_place(answer: str) -> None:
    units = {
        "1D": "3110 regular W assault 3010",
        "8-1": "3111 regular NW assault 3010",
        "2-67": "3010 routed",
    }
    stage = shock("french", units).dice(6).play()
    assert asked(stage) == ("french", "advance")
    stage.choose(answer, by="french")
    assert stage.prompt != "advance"
    assert stands(stage, "8-1") == "3111 regular NW"
    assert stage.battle.assault == {}


@rule("cuadro", "16.10")
def test_the_owner_names_one_of_two_leaders_and_a_chief_counts_in_all_his_divisions() -> None:
    units = {"8-1": "3110 regular W assault 3010", "C-REAL": "3010 regular E"}
    stage = shock("french", units, leaders={"GRAHAM": "3010", "L-CRUZ": "3010"}).dice(6, shock=3).play()
    assert (asked(stage), offered(stage, "lead")) == (("allied", "lead"), {"GRAHAM", "L-CRUZ"})
    stage.choose("lead:GRAHAM", by="allied")
    assert rolls(stage, "shock") == [("1/1", 3, "AR1")]  # B against D +2, Graham -2
    for unit in ("2-1G", "2-67", "C-REAL", "KGL-H"):
        assert added(Stage(units={unit: "3010 regular E"}, leaders={"GRAHAM": "3010"}), unit) == {"leader": 2}


@rule("cuadro", "16.15")
@pytest.mark.parametrize("victim", [{"ESC-W": "3010 regular E"}, {"RA-S": "3010 limbered"}])
def test_control_is_rolled_after_a_fight_with_cavalry_or_artillery(victim: dict[str, str]) -> None:
    units = {"1D": "3110 regular W attack assault 3010", **victim}
    stage = shock("french", units).dice(6, shock=6).play()
    assert rolls(stage, "shock")[0][2].startswith("DR")
    while stage.prompt in ("retreat", "facing"):
        stage.choose(stage.options[0], by=stage.asked)
    assert stage.rolled.count("control") == 1


@rule("cuadro", "16.16")
@pytest.mark.parametrize(("target", "end"), [("3610", "3610"), ("3510", "3610"), ("3320", "3320")])
def test_a_pursuit_stops_before_an_illegal_hex(target: str, end: str) -> None:
    # 3710 is a lagoon: the cavalry stops in 3610, but rides one hex on from 3510. East of 3320 is a ravine.
    west = f"{int(target) - 100:04d}"
    units = {"1D": f"{west} regular E assault {target}", "2-67": f"{target} routed"}
    stage = shock("french", units).dice(6, control=1).play()
    assert rolls(stage, "control")[0][2] == "NC"
    assert stage.battle.where["1D"] == end


@rule("cuadro", "16.16")
def test_a_pursuit_stops_where_there_is_no_room() -> None:
    # A hex of wood holds one regiment: the second stays outside.
    units = {
        "KGL-H": "3217 regular W assault 3117",
        "ESC-W": "3217 regular W assault 3117",
        "45": "3117 routed",
    }
    stage = shock("allied", units)
    assert stage.field.ground.terrain["3117"] == "light_wood"
    stage.dice(6, control=1).play()
    assert stage.battle.where["ESC-W"] == "3217"
    assert stage.battle.where["KGL-H"] == "3017"  # through it, and one more


@rule("cuadro", "16.17")
@pytest.mark.parametrize("start", ["3110", "3310"])
def test_the_closing_test_counts_the_fatigue_before_this_attack(start: str) -> None:
    units = {"1D": f"{start} regular W fatigue 1 assault 3010", "2-67": "3010 regular E"}
    stage = shock("french", units, stood=["2-67"]).dice(6, morale=[3]).play()
    if stage.prompt == "charge-to":
        stage.choose("last:3110", by="french")
    stage.choose("stand", by="allied")
    assert rolls(stage, "morale")[0] == ("B", 3, "SE")  # +1 no square, -1 for the one level
    assert stage.battle.fatigue["1D"] >= 2


# ---------------------------------------------------------------- the map edge, and other readings


@rule("cuadro", "16.18")
def test_a_unit_that_is_not_routed_never_retreats_off_the_map() -> None:
    units = {"2-67": "0103 regular E", "45": "0203 regular W"}
    stage = Stage(scenario="training", units=units).run(retreat, "2-67", "allied", "0203", 1)
    assert (stage.options, stands(stage, "2-67")) == ([], "0103 regular E disordered pf 4")


@rule("cuadro", "16.19")
def test_artillery_pays_1_in_houses_and_leaders_ride_by_the_column_of_the_infantry() -> None:
    rows = open_box().charts.terrain.cells
    assert {rows[row]["artillery"][0] for row in ("village", "town", "strong_buildings")} == {"1"}
    units = {"2-67": "4222 regular E", "45": "3001 regular E"}
    stage = Stage(step="movement", player="allied", units=units, leaders={"GRAHAM": "1113"}).play()
    stage.choose("ride:GRAHAM", by="allied")
    assert {"1013", "0913"} <= offered(stage, "to")  # the marsh is closed to horse and guns


@rule("cuadro", "16.19")
@pytest.mark.parametrize(("what", "role"), [("AB", "54-1"), ("DB", "2-67")])
def test_ab_and_db_are_followed_by_a_retreat_of_two_hexes_by_a_switch(what: str, role: str) -> None:
    stage = shock("french", {"54-1": "3110 regular W", "2-67": "3010 regular E"}, "losers_retreat")
    result(stage, what, "54-1", "3010")
    cause = "3010" if what == "AB" else "3110"
    assert {stage.field.grid.distance(cause, hex_) for hex_ in offered(stage, "retreat")} == {3}
    assert stage.battle.losses[role] == 1


@rule("cuadro", "16.19")
def test_roundshot_strikes_every_unit_of_the_stack() -> None:
    units = {"RA-H": "3310 deployed W", **STACK}
    stage = Stage(player="allied", units=units).dice(6, fire=5)
    stage.run(shoot, take_aim(stage.field, stage.battle, ("RA-H",), "3010"), 12)
    assert [total for _, total, _ in rolls(stage, "fire")] == [7, 6, 5]


@rule("cuadro", "16.19")
def test_the_march_bonus_replaces_that_of_the_road() -> None:
    ends = {}
    for order in ("", " manoeuvre"):
        stage = Stage(step="movement", player="allied", units={"2-67": f"4218 regular NW{order}"}).play()
        ends[order] = offered(stage.choose("move:2-67", by="allied"), "to")
    # by road from 4218: 3815 is six hexes off, 3715 seven, 3614 eight
    assert ("3815" in ends[""], "3715" in ends[""]) == (True, False)
    assert ("3715" in ends[" manoeuvre"], "3614" in ends[" manoeuvre"]) == (True, False)
