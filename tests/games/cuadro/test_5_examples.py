"""5 What hexes and hexsides cost on the field of Barrosa."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "5.3", "5.5")
def test_a_village_costs_infantry_two_cavalry_three_and_with_manoeuvre_one() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "2-87": "4123 regular W",
            "1-28": "4024 regular NW manoeuvre",
            "KGL-H": "4022 regular SW",
            "45": "2001 regular E",
        },
    )
    # Infantry pays 2 for a village.
    stage.play().choose("move:2-87", by="allied").expect({"cost 4023 W": 2})
    # With a Manoeuvre order it pays 1 (note D).
    stage.choose("stay", "move:1-28", by="allied").expect({"cost 4023 NW": 1})
    # Cavalry pays 3.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 4023 SW": 3})


@rule("cuadro", "5.5")
def test_with_another_counter_in_the_village_manoeuvre_saves_nothing() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={"2-67": "4023 regular NW", "1-28": "4024 regular NW manoeuvre", "45": "2001 regular E"},
    )
    # With another counter in the village note D does not help: 2.
    stage.play().choose("move:1-28", by="allied").expect({"cost 4023 NW": 2})


@rule("cuadro", "5.7", "5.11")
def test_a_stream_costs_infantry_two_and_cavalry_three() -> None:
    stage = Stage(
        step="movement",
        player="french",
        units={"45": "1407 regular E", "1D": "1408 regular E", "1-28": "4120 regular E"},
    )
    # Infantry pays 2 to wade it.
    stage.play().choose("move:45", by="french").expect({"cost 1507 E": 2})
    # Cavalry pays 3.
    stage.choose("stay", "move:1D", by="french").expect({"cost 1508 E": 3})


@rule("cuadro", "5.7", "5.10", "5.11", "5.17")
def test_bridges_and_fords_are_the_only_ways_over_the_river() -> None:
    stage = Stage(
        scenario="training",
        step="movement",
        player="allied",
        units={
            "1-28": "0403 regular E manoeuvre",
            "2-87": "0403 regular E",
            "KGL-H": "1207 regular SE",
            "2-67": "0401 regular E uncommanded",
            "BARNARD": "0607 regular SW",
            "45": "1210 regular E",
        },
    )
    # Over the bridge with a Manoeuvre order: 1 (note F).
    stage.play().choose("move:1-28", by="allied").expect({"cost 0503 E": 1})
    # Without it: 2.
    stage.choose("stay", "move:2-87", by="allied").expect({"cost 0503 E": 2})
    # Cavalry fords for 2.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 1208 SE": 2})
    # Where there is no bridge the river cannot be crossed.
    stage.choose("stay", "move:2-67", by="allied").expect({"cost 0501": "no"})
    # Onto the pontoon bridge: 2 for infantry.
    stage.choose("stay", "move:BARNARD", by="allied").expect({"cost 0508 SW": 2})


@rule("cuadro", "5.7", "5.17")
def test_the_pontoon_costs_cavalry_three_and_with_manoeuvre_one() -> None:
    stage = Stage(
        scenario="training",
        step="movement",
        player="allied",
        units={"1-28": "0607 regular SW manoeuvre", "KGL-H": "0509 regular NE", "45": "1210 regular E"},
    )
    # With a Manoeuvre order: 1.
    stage.play().choose("move:1-28", by="allied").expect({"cost 0508 SW": 1})
    # Cavalry pays 3.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 0508 NE": 3})


@rule("cuadro", "5.12", "5.7")
def test_only_guns_pay_for_a_slope_downwards() -> None:
    stage = Stage(
        scenario="training",
        step="movement",
        player="allied",
        units={
            "2-87": "0704 regular E",
            "1-28": "0704 regular E manoeuvre",
            "KGL-H": "0806 regular E manoeuvre",
            "2-67": "0904 regular W",
            "RA-S": "0905 limbered",
            "45": "1210 regular E",
        },
    )
    # Upwards: 2.
    stage.play().choose("move:2-87", by="allied").expect({"cost 0804 E": 2})
    # With a Manoeuvre order: 1.
    stage.choose("stay", "move:1-28", by="allied").expect({"cost 0804 E": 1})
    # Cavalry pays 2 all the same.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 0906 E": 2})
    # Downwards infantry pays nothing more: 1.
    stage.choose("stay", "move:2-67", by="allied").expect({"cost 0804 W": 1})
    # Guns do: 2.
    stage.choose("stay", "move:RA-S", by="allied").expect({"cost 0805": 2})


@rule("cuadro", "5.4")
def test_a_ravine_costs_infantry_three_and_stops_cavalry() -> None:
    stage = Stage(
        scenario="training",
        step="movement",
        player="allied",
        units={"2-67": "1106 regular E", "KGL-H": "1105 regular E uncommanded", "45": "0210 regular E"},
    )
    # Infantry pays 3 to cross it.
    stage.play().choose("move:2-67", by="allied").expect({"cost 1206 E": 3})
    # Cavalry may not cross it, and with half its allowance it finds no way round.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 1205": "no"})


@rule("cuadro", "5.13")
def test_works_from_the_front_cost_infantry_two_and_cavalry_comes_only_by_road() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "1-28": "1319 regular SE",
            "KGL-H": "1321 regular E",
            "2-87": "1218 regular W",
            "ESC-W": "1317 regular W uncommanded",
            "45": "2001 regular E",
        },
    )
    # From the front infantry pays 2.
    stage.play().choose("move:1-28", by="allied").expect({"cost 1320 SE": 2})
    # Cavalry may cross only by the road, for 1 (note H).
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 1421 E": 1})
    # A marsh hex costs infantry 3.
    stage.choose("stay", "move:2-87", by="allied").expect({"cost 1118 W": 3})
    # Cavalry may not enter it.
    stage.choose("stay", "move:ESC-W", by="allied").expect({"cost 1217": "no"})


@rule("cuadro", "5.13")
def test_works_from_behind_cost_nothing_more() -> None:
    stage = Stage(step="movement", player="allied", units={"GDS": "1320 regular NW", "45": "2001 regular E"})
    # From behind they cost nothing more: 1.
    stage.play().choose("move:GDS", by="allied").expect({"cost 1319 NW": 1})


@rule("cuadro", "5.9")
def test_horse_artillery_goes_six_steps_by_road() -> None:
    stage = Stage(
        scenario="chiclana",
        step="movement",
        player="allied",
        turn=5,
        units={"ART-C": "2621 limbered", "45": "2001 regular E"},
    )
    # Four MP and two more for the road: six steps, not seven.
    stage.play().choose("move:ART-C", by="allied").expect({"cost 2021": 6, "cost 1921": "no"})


@rule("cuadro", "6.1", "16.4")
def test_each_change_of_formation_has_its_price() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "2-67": "3010 regular E",
            "BROWNE": "3012 regular E",
            "BARNARD": "2810 skirmish",
            "1-28": "2812 square",
            "2-95": "2814 square",
            "KGL-H": "3308 regular E",
            "RA-H": "3310 limbered",
            "RA-S": "3312 deployed E",
            "45": "2001 regular E",
        },
    )
    # Regular infantry into square: 2.
    stage.play().choose("move:2-67", by="allied").expect({"cost 3010 square": 2})
    # Into skirmish order: 1.
    stage.choose("stay", "move:BROWNE", by="allied").expect({"cost 3012 skirmish": 1})
    # Skirmishers into square: 1, into line: 1.
    stage.choose("stay", "move:BARNARD", by="allied").expect(
        {"cost 2810 square": 1, "cost 2810 regular E": 1}
    )
    # Out of square into line: 2.
    stage.choose("stay", "move:1-28", by="allied").expect({"cost 2812 regular E": 2})
    # Out of square into skirmish order: 1.
    stage.choose("stay", "move:2-95", by="allied").expect({"cost 2814 skirmish": 1})
    # Cavalry into skirmish order: 1.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 3308 skirmish": 1})
    # A battery deploys for 2; it can move one hex and deploy, with three MP.
    stage.choose("stay", "move:RA-H", by="allied").expect(
        {"cost 3310 deployed E": 2, "cost 3410 deployed E": 3, "cost 3510 deployed E": "no"}
    )
    # It limbers for 1 and goes two hexes.
    stage.choose("stay", "move:RA-S", by="allied").expect(
        {"cost 3312 limbered": 1, "cost 3512 limbered": 3, "cost 3612 limbered": "no"}
    )
