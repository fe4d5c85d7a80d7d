"""5 Routes over the field of Barrosa."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "5.8", "5.9")
def test_the_track_through_the_wood_adds_two_or_three_with_manoeuvre() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "2-67": "2918 regular W",
            "2-87": "2818 regular W manoeuvre",
            "RA-H": "2518 limbered",
            "45": "2001 regular E",
        },
    )
    # Three road steps cost 3; six are within 4 + 2, the seventh is not.
    stage.play().choose("move:2-67", by="allied").expect(
        {"cost 2618 W": 3, "cost 2318": 6, "cost 2319": "no"}
    )
    # With a Manoeuvre order seven, 4 + 3.
    stage.choose("stay", "move:2-87", by="allied").expect({"cost 2219": 7, "cost 2119": "no"})
    # Artillery cannot enter dense wood, but by road it pays 1 (note H).
    stage.choose("stay", "move:RA-H", by="allied").expect({"cost 2617": "no", "cost 2618": 1})


@rule("cuadro", "5.3", "5.8", "5.9")
def test_up_the_cerro_through_the_ravine_or_round_it() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "GDS": "2918 regular E manoeuvre",
            "1-28": "3320 regular E",
            "2-67": "3320 regular E manoeuvre",
            "2-87": "3319 regular E",
            "45": "2001 regular E",
        },
    )
    # Seven road steps along the wood track with a Manoeuvre order: 7 of 4 + 3.
    stage.play().choose("move:GDS", by="allied").expect({"cost 3516": 7})
    # Up the Cerro through the ravine: 1 + 2 + 1.
    stage.choose("stay", "move:1-28", by="allied").expect({"cost 3420": 3})
    # With Manoeuvre the slope is free, the ravine is not: 3.
    stage.choose("stay", "move:2-67", by="allied").expect({"cost 3420": 2})
    # Round the ravine, 3319 to 3519: 3.
    stage.choose("stay", "move:2-87", by="allied").expect({"cost 3519": 3})


@rule("cuadro", "5.8", "5.11", "5.13", "5.17")
def test_from_the_beach_over_the_pontoon_and_through_the_lines() -> None:
    stage = Stage(
        scenario="chiclana",
        step="movement",
        player="allied",
        turn=5,
        units={
            "1-28": "3523 regular NE uncommanded",
            "TOL": "1021 regular W",
            "ORD-M": "1021 regular W manoeuvre",
            "KGL-H": "1220 regular E",
            "PATRIA": "0722 regular NE uncommanded",
            "45": "2001 regular E",
        },
    )
    # From the beach the cliff cannot be climbed.
    stage.play().choose("move:1-28", by="allied").expect({"cost 3522": "no"})
    # Over the pontoon bridge: 1 + 2 + 1, of 3 + 2.
    stage.choose("stay", "move:TOL", by="allied").expect({"cost 0721": 4})
    # With Manoeuvre 3.
    stage.choose("stay", "move:ORD-M", by="allied").expect({"cost 0721": 3})
    # By road through the lines: the works are waived, the slope is not.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 1320 E": 2})
    # Onto the pontoon from anywhere but its road: prohibited.
    stage.choose("stay", "move:PATRIA", by="allied").expect({"cost 0821": "no"})


@rule("cuadro", "5.7", "5.11")
def test_guns_pay_four_over_the_bridge_and_three_with_manoeuvre() -> None:
    stage = Stage(
        step="movement",
        player="french",
        units={"BAT-R": "1617 limbered", "BAT-L": "1617 limbered manoeuvre", "1-28": "4120 regular E"},
    )
    # 1 + 2 + 1, of 3 + 2.
    stage.play().choose("move:BAT-R", by="french").expect({"cost 1414": 4})
    # With Manoeuvre 3.
    stage.choose("stay", "move:BAT-L", by="french").expect({"cost 1414": 3})


@rule("cuadro", "5.18", "6.3", "7.3")
def test_a_turn_into_the_step_is_free_and_the_zone_of_a_battery_costs_two() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "BROWNE": "3218 regular E",
            "24-1": "3520 regular W",
            "96": "3521 regular W",
            "BAT-R": "3519 deployed W",
        },
    )
    # One step ahead costs 1, with a turn 2; the turn into the step is free; a hex in the battery's zone
    # costs 2 and ends the move; backwards it takes a turn, a step and a turn; square in place 2, about-
    # face 1.
    stage.play().choose("move:BROWNE", by="allied").expect(
        {
            "cost 3318 E": 1,
            "cost 3318 SE": 2,
            "cost 3319 SE": 1,
            "cost 3418": 2,
            "cost 3219 E": 3,
            "cost 3218 square": 2,
            "cost 3218 W": 1,
            "cost 3318 skirmish": 2,
            "cost 3419 skirmish": 3,
        }
    )


@rule("cuadro", "4.4", "4.15", "5.18")
def test_on_the_march_nobody_enters_an_enemy_zone() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "BROWNE": "3218 regular E manoeuvre",
            "24-1": "3520 regular W",
            "96": "3521 regular W",
            "BAT-R": "3519 deployed W",
        },
    )
    # The hex in the enemy zone is not offered.
    stage.play().choose("move:BROWNE", by="allied").expect(
        {"cost 3318 E": 1, "cost 3418": "no", "cost 3417": 2}
    )


@rule("cuadro", "5.9", "6.1")
def test_a_battery_by_road_has_two_steps_more_and_may_deploy() -> None:
    stage = Stage(step="movement", player="allied", units={"RA-H": "2518 limbered", "45": "2001 regular E"})
    # Five road steps for 5, 3 + 2; two steps and deploying for 4, the whole move being by road; off the
    # road it cannot go.
    stage.play().choose("move:RA-H", by="allied").expect(
        {"cost 3018": 5, "cost 2718 deployed E": 4, "cost 2617": "no", "cost 3118": "no"}
    )


@rule("cuadro", "5.9")
def test_with_manoeuvre_a_battery_goes_six_steps_and_not_seven() -> None:
    stage = Stage(
        step="movement", player="allied", units={"RA-H": "2518 limbered manoeuvre", "45": "2001 regular E"}
    )
    # Six road steps, not seven.
    stage.play().choose("move:RA-H", by="allied").expect({"cost 3118": 6, "cost 3218": "no"})
