"""12.8-12.17 Rout, reorganisation and fatigue."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cuadro.fielding import Stage
from tests.games.cuadro.ordeals import asked, offered, put_to_test, rolls, stands
from vivac.games.cuadro.chapters.formation import arc
from vivac.games.cuadro.chapters.morale import tire
from vivac.games.cuadro.chapters.reorganisation import reorganise
from vivac.games.cuadro.proof.laboratory import audit
from vivac.lab.coverage import rule


def reorganising(units: dict[str, str], **position: Any) -> Stage:
    return Stage(**{"step": "reorganisation", "player": "allied", "units": units, **position})


# ---------------------------------------------------------------- 12.10 rout


@rule("cuadro", "12.10")
@pytest.mark.parametrize(
    ("unit", "start", "end", "hexes"),
    [
        ("C-REAL", "3310 regular E", "3010", 3),
        ("SEV", "3310 skirmish", "3010", 3),  # the row of regular infantry, though it was skirmishing
        ("ESC-W", "3610 regular E", "3010", 6),
        ("ART-A", "3310 limbered", "3010", 3),
    ],
)
def test_a_routed_unit_flees_at_once_as_far_as_its_regular_allowance(
    unit: str, start: str, end: str, hexes: int
) -> None:
    stage = Stage(scenario="chiclana", units={unit: start})
    stage = put_to_test(stage, unit, -9)
    assert stands(stage, unit) == f"{end} routed"
    assert stage.field.grid.distance(start[:4], end) == hexes


@rule("cuadro", "12.10")
def test_routed_units_flee_again_before_any_other_move_of_their_side() -> None:
    units = {"C-REAL": "3310 routed", "2-67": "3313 regular W", "45": "4010 regular E"}
    stage = Stage(step="flight", player="allied", units=units).play()
    assert (stage.battle.step, asked(stage)) == ("movement", ("allied", "move"))
    assert stands(stage, "C-REAL") == "3010 routed"


@rule("cuadro", "12.10")
def test_routed_units_do_not_flee_in_the_movement_phase_of_the_enemy() -> None:
    units = {"C-REAL": "3310 routed", "45": "4010 regular E"}
    stage = Stage(step="flight", player="french", units=units).play()
    assert stands(stage, "C-REAL") == "3310 routed"


@rule("cuadro", "12.10")
def test_deployed_artillery_that_routs_is_eliminated() -> None:
    stage = put_to_test(Stage(units={"RA-S": "3010 deployed E"}), "RA-S", 0)
    assert (rolls(stage, "morale"), stands(stage, "RA-S")) == ([("B", 0, "DE")], "eliminated")


@rule("cuadro", "12.10")
def test_a_routed_unit_that_leaves_the_map_is_eliminated() -> None:
    stage = put_to_test(Stage(units={"2-67": "0220 regular E"}), "2-67", 0)
    assert stands(stage, "2-67") == "eliminated"
    assert stage.battle.losses["2-67"] == 5


# ---------------------------------------------------------------- 12.8, 12.11 reorganisation


@rule("cuadro", "12.8b", "12.9")
@pytest.mark.parametrize(
    ("die", "state"),
    [(5, "3310 regular E"), (4, "3310 regular E disordered"), (2, "3010 routed")],
)
def test_the_disordered_rally_stay_or_rout(die: int, state: str) -> None:
    stage = reorganising({"C-REAL": "3310 regular E disordered"}).dice(6, morale=die).run(reorganise)
    assert stands(stage.choose("test:C-REAL", by="allied"), "C-REAL") == state


@rule("cuadro", "12.8c", "12.9")
@pytest.mark.parametrize(
    ("die", "state"), [(6, "3310 regular SW disordered"), (4, "3310 routed"), (1, "3310 routed")]
)
def test_the_routed_become_disordered_or_stay(die: int, state: str) -> None:
    stage = (
        reorganising({"C-REAL": "3310 routed"})
        .dice(6, morale=die)
        .run(reorganise)
        .choose("test:C-REAL", by="allied")
    )
    if stage.prompt == "facing":
        stage.choose("face:SW", by="allied")
    assert stands(stage, "C-REAL") == state


@rule("cuadro", "12.11")
def test_each_shaken_unit_of_the_phasing_side_may_test_once_in_any_order() -> None:
    units = {
        "C-REAL": "3310 regular E disordered",
        "2-67": "3510 routed",
        "1-28": "3610 regular E",
        "45": "3010 regular W disordered",
    }
    stage = reorganising(units).dice(6, morale=[1, 4]).run(reorganise)
    assert stage.options == ["test:C-REAL", "test:2-67", "stop"]
    stage.choose("test:2-67", by="allied")
    assert stage.options == ["test:C-REAL", "stop"]
    refusal = stage.table.why_not("allied", "test:2-67")
    assert refusal is not None
    assert (refusal.say.key, refusal.say.rule) == ("test-once", "12.11")
    refusal = stage.table.why_not("allied", "test:1-28")
    assert refusal is not None
    assert (refusal.say.key, refusal.say.rule) == ("test-in-order", "12.11")


@rule("cuadro", "12.11")
def test_nobody_has_to_test() -> None:
    stage = reorganising({"C-REAL": "3310 regular E disordered"}).run(reorganise).choose("stop", by="allied")
    assert stage.rolled == []
    assert stands(stage, "C-REAL") == "3310 regular E disordered"


@rule("cuadro", "12.11")
@pytest.mark.parametrize(("facing", "will"), [("W", "E"), ("E", "D")])
def test_in_an_enemy_zone_they_test_a_grade_worse(facing: str, will: str) -> None:
    units = {"C-REAL": "3310 regular E disordered", "45": f"3410 regular {facing}"}
    stage = reorganising(units).dice(6, morale=5).run(reorganise).choose("test:C-REAL", by="allied")
    assert rolls(stage, "morale") == [(will, 4, "SE" if will == "D" else "D")]


@rule("cuadro", "12.11")
def test_will_f_stays_f_in_an_enemy_zone() -> None:
    units = {"LEG-X": "3310 regular E disordered", "45": "3410 regular W"}
    stage = (
        reorganising(units, scenario="chiclana")
        .dice(6, morale=6)
        .run(reorganise)
        .choose("test:LEG-X", by="allied")
    )
    assert rolls(stage, "morale") == [("F", 5, "D")]


# ---------------------------------------------------------------- 12.12 fatigue


@rule("cuadro", "12.12")
def test_cavalry_that_neither_moved_nor_attacked_rests() -> None:
    stage = reorganising({"KGL-H": "3310 regular E fatigue 2", "ESC-W": "3510 regular E fatigue 1"}).run(
        reorganise
    )
    assert stage.battle.fatigue == {"KGL-H": 1}


@rule("cuadro", "12.12")
@pytest.mark.parametrize("what", ["moved", "attacked"])
def test_cavalry_that_moved_or_attacked_does_not_rest(what: str) -> None:
    stage = reorganising({"KGL-H": "3310 regular E fatigue 2"}, **{what: ["KGL-H"]}).run(reorganise)
    assert stage.battle.fatigue == {"KGL-H": 2}


@rule("cuadro", "12.12")
@pytest.mark.parametrize(("facing", "level"), [("W", 2), ("E", 1)])
def test_cavalry_in_an_enemy_zone_does_not_rest(facing: str, level: int) -> None:
    stage = reorganising({"KGL-H": "3310 regular E fatigue 2", "45": f"3410 regular {facing}"}).run(
        reorganise
    )
    assert stage.battle.fatigue == {"KGL-H": level}


@rule("cuadro", "12.12")
def test_the_cavalry_of_the_other_side_does_not_rest_now() -> None:
    stage = reorganising({"1D": "3310 regular E fatigue 2", "2-67": "3010 regular W"}).run(reorganise)
    assert stage.battle.fatigue == {"1D": 2}


@rule("cuadro", "12.12")
def test_a_move_of_the_turn_keeps_cavalry_tired_and_standing_does_not() -> None:
    for choices, level in ((("move:KGL-H", "to:3410", "face:E", "stop"), 2), (("stop",), 1)):
        stage = Stage(
            step="movement",
            player="allied",
            units={"KGL-H": "3310 regular E fatigue 2", "45": "3001 regular E"},
        )
        stage.play().choose(*choices[:-1], by="allied")
        stage.choose(choices[-1], by=stage.asked)
        assert stage.battle.fatigue == {"KGL-H": level}


@rule("cuadro", "12.12")
def test_flight_is_a_move_and_no_rest() -> None:
    stage = Stage(
        step="flight", player="allied", units={"KGL-H": "3910 routed fatigue 2", "45": "3001 regular E"}
    )
    stage.dice(6).play().choose("stop", by="allied")
    assert asked(stage)[0] == "french"
    assert "KGL-H" in stage.battle.routed
    assert stage.battle.fatigue == {"KGL-H": 2}


@rule("cuadro", "12.12")
def test_only_cavalry_tires() -> None:
    stage = Stage(units={"2-67": "3010 regular E", "KGL-H": "3110 regular E"})
    stage.run(tire, "2-67").run(tire, "KGL-H")
    assert stage.battle.fatigue == {"KGL-H": 1}


# ---------------------------------------------------------------- 12.13, 12.14, 12.17


@rule("cuadro", "12.13")
def test_artillery_rallies_like_the_others() -> None:
    stage = reorganising({"RA-S": "3310 deployed E disordered"}).dice(6, morale=3).run(reorganise)
    assert stands(stage.choose("test:RA-S", by="allied"), "RA-S") == "3310 deployed E"


@rule("cuadro", "12.14")
@pytest.mark.parametrize(
    ("foes", "total"),
    [
        ({"45": "3420 regular E"}, 4),  # below
        ({"45": "3620 regular E"}, 3),  # as high
        ({"45": "3620 regular E", "96": "3420 regular W"}, 4),  # either, and one gives the bonus
        ({"45": "3620 regular E", "96": "3320 regular W"}, 3),  # the nearest
    ],
)
def test_in_reorganisation_the_nearest_enemy_is_concerned(foes: dict[str, str], total: int) -> None:
    stage = reorganising({"2-67": "3520 regular W disordered", **foes}).dice(6, morale=4).run(reorganise)
    assert rolls(stage.choose("test:2-67", by="allied"), "morale")[0][1] == total


@rule("cuadro", "12.17")
@pytest.mark.parametrize("formation", ["square", "regular NE"])
def test_a_routed_unit_has_neither_formation_nor_facing_flank_nor_rear(formation: str) -> None:
    stage = put_to_test(Stage(units={"2-67": f"3310 {formation}"}), "2-67", 0)
    assert "2-67" not in stage.battle.face
    assert stands(stage, "2-67") == "2910 routed"
    arcs = {arc(stage.field, stage.battle, "2910", hex_) for hex_ in stage.field.grid.neighbours["2910"]}
    assert arcs == {"front"}


@rule("cuadro", "12.17")
def test_routed_infantry_that_rallies_is_regular_with_a_facing_of_the_owners_choice() -> None:
    stage = (
        reorganising({"2-67": "3310 routed"})
        .dice(6, morale=6)
        .run(reorganise)
        .choose("test:2-67", by="allied")
    )
    assert (asked(stage), len(stage.options)) == (("allied", "facing"), 6)
    assert stands(stage.choose("face:NW", by="allied"), "2-67") == "3310 regular NW disordered"


@rule("cuadro", "12.17")
def test_routed_infantry_that_rallies_beside_friends_faces_as_they_do() -> None:
    units = {"1-28": "3310 regular SW", "2-67": "3310 routed"}
    stage = reorganising(units).dice(6, morale=6).run(reorganise).choose("test:2-67", by="allied")
    assert stage.prompt != "facing"
    assert stands(stage, "2-67") == "3310 regular SW disordered"


@rule("cuadro", "12.17")
def test_routed_artillery_that_rallies_is_limbered() -> None:
    stage = (
        reorganising({"RA-S": "3310 routed"})
        .dice(6, morale=6)
        .run(reorganise)
        .choose("test:RA-S", by="allied")
    )
    assert stage.prompt != "facing"
    assert stands(stage, "RA-S") == "3310 limbered disordered"


@rule("cuadro", "12.10", "12.16")
def test_routed_men_who_cannot_leave_a_square_break_it() -> None:
    ring = ("3110", "3109", "3009", "2910", "3011", "3111")
    foes = ("8-1", "8-2", "54-1", "54-2", "45", "96")
    around = {unit: f"{hex_} regular E" for unit, hex_ in zip(foes, ring, strict=True)}
    stage = Stage(units={"2-67": "3010 square", "1-28": "3010 square", **around})
    put_to_test(stage, "2-67", 0)
    assert asked(stage) == ("allied", "facing")
    stage.choose("face:E", by="allied")
    assert (stands(stage, "2-67"), stands(stage, "1-28")) == ("3010 routed pf 4", "3010 regular E")
    assert audit(stage.box, stage.battle) == []
    assert offered(stage, "face") == set()
