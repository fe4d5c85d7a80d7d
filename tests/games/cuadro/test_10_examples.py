"""10 Shock: odds, modifiers and results, one combat each."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "10.2", "10.7e")
def test_flank_and_rear_make_fifty_eight_against_five() -> None:
    stage = Stage(
        step="shock",
        player="french",
        units={
            "8-1": "2910 regular E assault 3010",
            "8-2": "2910 regular E assault 3010",
            "45": "2910 regular E assault 3010",
            "54-1": "3011 regular NE assault 3010",
            "54-2": "3011 regular NE assault 3010",
            "GR-3": "3011 regular NE assault 3010",
            "GDS": "3010 regular E",
        },
    )
    # Twenty PF from behind count forty, with eighteen on the flank: 58 against 5, above 10/1. Will B
    # against A -1, flank +1: the 3 stays 3, DB4. A hundred men stand their ground.
    stage.dice(shock=3).play().choose("direct:8-1", by="french").expect(
        {"rolls": ["shock +10/1: 3 DB4"], "GDS": "3010 regular E pf 1", "question": "move"}
    )


@rule("cuadro", "10.6b", "10.7c")
def test_a_will_two_grades_better_adds_two() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="french",
        turn=5,
        units={"24-1": "3110 regular W assault 3010", "MUR-2": "3010 regular E"},
    )
    # Five against five, will B against D: +2. The 3 becomes 5, and both directors lose a PF.
    stage.dice(shock=3).play().expect(
        {"rolls": ["shock 1/1: 5 BM"], "24-1": "3110 regular W pf 4", "MUR-2": "3010 regular E pf 4"}
    )


@rule("cuadro", "10.6b", "10.7b")
def test_a_will_two_grades_worse_takes_two_away() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="allied",
        turn=5,
        units={"MUR-2": "3010 regular E assault 3110", "24-1": "3110 regular W"},
    )
    # The other way round it is -2: the 3 becomes 1, and the attacker must go back two hexes.
    stage.dice(shock=3, morale=4).play().expect({"rolls": ["shock 1/1: 1 AR2"], "question": "retreat"})
    # It tests where it stops: a 4 is enough for will D.
    stage.choose("retreat:2810", "face:E", by="allied").expect(
        {"MUR-2": "2810 regular E", "rolls": ["shock 1/1: 1 AR2", "morale D: 4 SE"]}
    )


@rule("cuadro", "10.2", "10.6h")
def test_from_the_rear_a_unit_counts_twice_and_from_the_flank_one_is_added() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="french",
        turn=5,
        units={
            "63": "2910 regular E assault 3010",
            "94": "3011 regular NE assault 3010",
            "CANAR": "3010 regular E",
        },
    )
    # Five PF from the rear count ten, five more come from the flank (+1): 15 against 5, column 3/1. The
    # 2 becomes 3: BM.
    stage.dice(shock=2).play().choose("direct:63", by="french").expect(
        {"rolls": ["shock 3/1: 3 BM"], "63": "2910 regular E pf 4", "CANAR": "3010 regular E pf 4"}
    )


@rule("cuadro", "10.3", "16.1")
def test_twelve_pf_into_light_wood_across_a_stream_count_six() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="french",
        turn=5,
        units={
            "54-1": "1512 regular E assault 1612",
            "54-2": "1512 regular E assault 1612",
            "G-ESP-1": "1612 regular W",
        },
    )
    # Twelve PF into light wood across a stream count six: 6 against 6. A 4: no effect.
    stage.dice(shock=4).play().choose("direct:54-1", by="french").expect({"rolls": ["shock 1/1: 4 SE"]})


@rule("cuadro", "10.3")
def test_nine_pf_into_light_wood_count_six() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="french",
        turn=5,
        units={
            "54-1": "3219 regular W assault 3119",
            "96": "3219 regular W pf 3 assault 3119",
            "G-ESP-1": "3119 regular E",
        },
    )
    # Nine PF into light wood count six: 6 against 6 again.
    stage.dice(shock=4).play().choose("direct:54-1", by="french").expect({"rolls": ["shock 1/1: 4 SE"]})


@rule("cuadro", "10.6d", "10.7f")
def test_a_retreat_of_one_means_nothing_to_a_square() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="french",
        turn=5,
        units={"1D": "3110 regular W assault 3010", "MUR-2": "3010 square pf 2"},
    )
    # The dragoons close (4), at two to one: square -2, will +2. The 6 stays 6: DR1, which against a
    # square is nothing.
    stage.dice(morale=4, shock=6).play().expect(
        {
            "rolls": ["morale B: 4 SE", "shock 2/1: 6 SE"],
            "1D": "3110 regular W fatigue 1",
            "MUR-2": "3010 square pf 2",
        }
    )


@rule("cuadro", "10.6d", "10.7f")
def test_an_attack_order_makes_a_retreat_of_two_of_it() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="french",
        turn=5,
        units={"1D": "3110 regular W attack assault 3010", "MUR-2": "3010 square pf 2"},
    )
    # The dragoons close (4), at two to one: square -2, will +2, order +1: the 6 becomes 7, DR2, which
    # against a square is DB. The square loses a PF and stands.
    stage.dice(morale=4, shock=6).play().expect(
        {
            "rolls": ["morale B: 4 SE", "shock 2/1: 7 DB"],
            "1D": "3110 regular W fatigue 1",
            "MUR-2": "3010 square pf 1",
        }
    )


@rule("cuadro", "10.6e")
def test_heavy_cavalry_adds_one() -> None:
    stage = Stage(
        scenario="chiclana",
        step="shock",
        player="allied",
        turn=5,
        units={"GRAN-C": "3010 regular E assault 3110", "95-2": "3110 regular W pf 2"},
    )
    # The 95e neither forms square nor fires. The grenadiers close: 3 and 1, no square.
    stage.dice(morale=3, shock=3).play().choose("stand", "hold_fire", by="french").expect(
        {
            "rolls": ["morale C: 4 SE", "shock 1/1: 5 BM"],
            "GRAN-C": "3010 regular E pf 1 fatigue 1",
            "95-2": "3110 regular W pf 1",
        }
    )


@rule("cuadro", "10.6f")
def test_formed_infantry_against_skirmishers_adds_two() -> None:
    stage = Stage(
        step="shock", player="french", units={"24-1": "3110 regular W assault 3010", "2-95": "3010 skirmish"}
    )
    # The riflemen stand: five against two, skirmishers +2, will -1. The 4 becomes 5: DR1.
    stage.dice(shock=4).play().choose("stand", by="allied").expect(
        {"rolls": ["shock 2/1: 5 DR1"], "question": "retreat"}
    )


@rule("cuadro", "10.6g", "10.7f")
def test_infantry_against_a_square_adds_one() -> None:
    stage = Stage(
        step="shock",
        player="french",
        units={
            "24-1": "3110 regular W assault 3010",
            "24-2": "3110 regular W assault 3010",
            "2-67": "3010 square",
        },
    )
    # Ten against five: square +1, will +1. The 4 becomes 6: DR1, nothing against a square.
    stage.dice(shock=4).play().choose("direct:24-1", by="french").expect(
        {"rolls": ["shock 2/1: 6 SE"], "2-67": "3010 square"}
    )


@rule("cuadro", "10.4", "10.17b")
def test_below_a_quarter_nothing_happens() -> None:
    stage = Stage(
        step="shock",
        player="allied",
        units={
            "WAL-4": "3010 regular E pf 2 assault 3110",
            "8-1": "3110 regular W",
            "BAT-R": "3110 limbered",
        },
    )
    # Two against nine is below 1/4: the marker comes off, and nothing happens.
    stage.play().expect({"assaults": {}, "rolls": [], "WAL-4": "3010 regular E pf 2"})


@rule("cuadro", "10.4", "10.7a")
def test_at_a_quarter_ab_costs_the_attacking_director_a_pf() -> None:
    stage = Stage(
        step="shock",
        player="allied",
        units={
            "WAL-4": "3010 regular E pf 2 assault 3110",
            "54-1": "3110 regular W",
            "BAT-L": "3110 limbered",
        },
    )
    # Two against eight is exactly 1/4. A 1: AB. The director loses a PF, and that is all.
    stage.dice(shock=1).play().choose("direct:54-1", by="french").expect(
        {"rolls": ["shock 1/4: 1 AB"], "WAL-4": "3010 regular E pf 1", "question": "move"}
    )


@rule("cuadro", "10.4")
def test_ten_to_one_uses_the_column_before_the_last() -> None:
    stage = Stage(
        step="shock",
        player="french",
        units={
            "54-1": "3110 regular W assault 3010",
            "54-2": "3110 regular W assault 3010",
            "45": "3110 regular W assault 3010",
            "96": "3110 regular W pf 2 assault 3010",
            "P20": "3010 regular E pf 2",
        },
    )
    # Twenty against two is exactly 10/1 and uses the column before the last: a 4 is DB2.
    stage.dice(shock=4).play().choose("direct:54-1", by="french").expect(
        {"rolls": ["shock 6/1-10/1: 4 DB2"], "P20": "eliminated"}
    )


@rule("cuadro", "10.4", "10.7g")
def test_above_ten_to_one_uses_the_last_and_pf_beyond_the_directors_are_not_passed_on() -> None:
    stage = Stage(
        step="shock",
        player="french",
        units={
            "54-1": "3110 regular W assault 3010",
            "54-2": "3110 regular W assault 3010",
            "45": "3110 regular W assault 3010",
            "96": "3110 regular W assault 3010",
            "8-2": "3110 regular W pf 1 assault 3010",
            "P20": "3010 regular E pf 2",
        },
    )
    # Twenty-four against two is above 10/1: a 4 is DB5. What exceeds its PF is not passed on.
    stage.dice(shock=4).play().choose("direct:54-1", by="french").expect(
        {"rolls": ["shock +10/1: 4 DB5"], "P20": "eliminated"}
    )


@rule("cuadro", "10.8", "10.14", "10.15")
def test_cavalry_out_of_hand_goes_on_against_whoever_is_near() -> None:
    stage = Stage(
        step="shock",
        player="allied",
        units={"KGL-H": "2910 regular E assault 3110", "96": "3110 routed", "45": "3210 routed"},
    )
    # The hussars charge men already routed, who lose a PF and flee. Control: charge -1, KGL -1, a 1:
    # out of hand. They ride into the hex and fall upon the next, who flee too. Now -2 more for the
    # forced attack: the 5 becomes 1, and on they go.
    stage.dice(control=[1, 5]).play().choose("last:3010", by="allied").expect(
        {"rolls": ["control B: -1 NC", "control B: 1 NC"], "KGL-H": "3310 regular E fatigue 2"}
    )


@rule("cuadro", "10.3", "10.6f")
def test_skirmishers_that_stand_in_a_wood_are_attacked_at_three_to_two() -> None:
    stage = Stage(
        step="shock", player="french", units={"96": "3217 regular W assault 3117", "2-95": "3117 skirmish"}
    )
    # Five PF into the wood count 10/3 against 2, column 3/2: skirmishers +2, will C against A -2. The 4
    # stays 4: BM.
    stage.dice(shock=4).play().choose("stand", by="allied").expect(
        {"rolls": ["shock 3/2: 4 BM"], "96": "3217 regular W pf 4", "2-95": "3117 skirmish pf 1"}
    )
