"""12, 13 Morale of units and of divisions, one test each."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "12.2")
def test_a_leader_of_factor_zero_counts_one() -> None:
    stage = Stage(
        scenario="chiclana",
        step="offensive_fire",
        player="allied",
        turn=5,
        leaders={"S-VILLATTE": "3110"},
        units={"1-28": "3010 regular E", "95-1": "3110 regular W"},
    )
    # The 95e is hit by M. With a leader of morale factor 0 beside it the 2 becomes 3: it holds.
    stage.dice(fire=3, morale=2).play().choose("fire:1-28", by="allied").expect(
        {"rolls": ["fire 5: 5 M", "morale C: 3 SE"]}
    )


@rule("cuadro", "12.2", "14.2")
def test_a_leader_in_the_hex_adds_his_whole_factor() -> None:
    stage = Stage(
        scenario="chiclana",
        step="offensive_fire",
        player="allied",
        turn=5,
        leaders={"VICTOR": "3110"},
        units={"1-28": "3010 regular E", "95-1": "3110 regular W"},
    )
    # Victor adds his whole factor, 2: the 2 becomes 4.
    stage.dice(fire=3, morale=2).play().choose("fire:1-28", by="allied").expect(
        {"rolls": ["fire 5: 5 M", "morale C: 4 SE"]}
    )


@rule("cuadro", "12.5", "16.11")
def test_each_pf_lost_after_the_first_takes_one_from_the_test() -> None:
    stage = Stage(
        step="offensive_fire", player="allied", units={"2-87": "3010 regular E", "24-1": "3110 regular W"}
    )
    # 2M: two PF lost, so -1 in the test that follows. The 2 becomes 1: disordered.
    stage.dice(fire=6, morale=2).play().choose("fire:2-87", by="allied").expect(
        {"rolls": ["fire 7: 8 2M", "morale B: 1 D"], "24-1": "3110 regular W disordered pf 3"}
    )


@rule("cuadro", "12.3", "9.9")
def test_behind_works_one_is_added_to_the_test() -> None:
    stage = Stage(
        scenario="chiclana",
        step="offensive_fire",
        player="french",
        turn=5,
        units={"63": "1319 regular SE", "TOL": "1320 regular NW"},
    )
    # Toledo stands behind the siege lines: the volley counts 2 points, and its test has +1. The 3
    # becomes 4: it holds.
    stage.dice(fire=6, morale=3).play().choose("fire:63", by="french").expect(
        {"rolls": ["fire 2: 6 P", "morale D: 4 SE"]}
    )


@rule("cuadro", "12.1")
def test_in_the_open_the_same_die_disorders() -> None:
    stage = Stage(
        scenario="chiclana",
        step="offensive_fire",
        player="french",
        turn=5,
        units={"63": "3110 regular W", "TOL": "3010 regular E"},
    )
    # In the open the same die disorders it.
    stage.dice(fire=4, morale=3).play().choose("fire:63", by="french").expect(
        {"rolls": ["fire 5: 4 P", "morale D: 3 D"], "TOL": "3010 regular E disordered"}
    )


@rule("cuadro", "12.8b", "12.10")
def test_who_is_disordered_and_fails_again_is_routed() -> None:
    stage = Stage(
        scenario="chiclana",
        step="offensive_fire",
        player="french",
        turn=5,
        units={"63": "3110 regular W", "LEG-X": "3010 regular E disordered"},
    )
    # The foreign legion, will F and disordered: the 2 becomes 1, DE. It is routed and flees towards the
    # Isla. At the end of the turn a 6 keeps its division together.
    stage.dice(fire=4, morale=2, division_morale=6).play().choose("fire:63", by="french").expect(
        {"rolls": ["fire 5: 4 P", "morale F: 1 DE", "division 4: 5 SE"], "LEG-X": "2710 routed"}
    )


@rule("cuadro", "7.6", "12.11")
def test_beside_the_enemy_a_unit_reorganises_one_grade_worse() -> None:
    stage = Stage(
        step="reorganisation",
        player="french",
        units={"54-2": "3110 regular W disordered", "1-28": "3010 regular E"},
    )
    # In an enemy zone the 54e tests one grade worse, as D: the 4 becomes 3, no recovery.
    stage.dice(morale=4).play().choose("test:54-2", by="french").expect(
        {"rolls": ["morale D: 3 D"], "54-2": "3110 regular W disordered"}
    )


@rule("cuadro", "12.7")
def test_tired_cavalry_tests_with_its_fatigue() -> None:
    stage = Stage(
        step="offensive_fire",
        player="french",
        units={"96": "3110 regular W", "KGL-H": "3010 regular E fatigue 2"},
    )
    # The hussars at fatigue 2 test at -2: the 3 becomes 1, disordered.
    stage.dice(fire=4, morale=3).play().choose("fire:96", by="french").expect(
        {"rolls": ["fire 5: 4 P", "morale B: 1 D"], "KGL-H": "3010 regular E disordered fatigue 2"}
    )


@rule("cuadro", "13.3", "13.3a", "13.4a")
def test_two_routed_units_and_all_in_range_make_one_less() -> None:
    stage = Stage(
        step="end",
        player="french",
        leaders={"L-LEVAL": "3111"},
        units={
            "8-1": "3110 regular W",
            "8-2": "3112 regular W",
            "54-1": "3011 routed",
            "54-2": "3013 routed",
            "1-28": "4120 regular E",
        },
    )
    # Leval has all his units in range (+1), Victor is away; two are routed (-2). The 3 becomes 2: no
    # effect.
    stage.dice(division_morale=3).play().expect({"rolls": ["division 5: 2 SE"], "withdrawing": []})


@rule("cuadro", "13.3", "13.3a", "13.4a")
def test_a_total_of_one_is_a_withdrawal() -> None:
    stage = Stage(
        step="end",
        player="french",
        leaders={"L-LEVAL": "3111"},
        units={
            "8-1": "3110 regular W",
            "8-2": "3112 regular W",
            "54-1": "3011 routed",
            "54-2": "3013 routed",
            "1-28": "4120 regular E",
        },
    )
    # With a 2 the total is 1: Withdrawal.
    stage.dice(division_morale=2).play().expect({"rolls": ["division 5: 1 RE"], "withdrawing": ["LEVAL"]})


@rule("cuadro", "13.3", "13.3a", "13.4a")
def test_a_total_of_zero_puts_the_division_to_flight() -> None:
    stage = Stage(
        step="end",
        player="french",
        leaders={"L-LEVAL": "3111"},
        units={
            "8-1": "3110 regular W",
            "8-2": "3112 regular W",
            "54-1": "3011 routed",
            "54-2": "3013 routed",
            "1-28": "4120 regular E",
        },
    )
    # With a 1 the total is 0: the whole division takes to flight.
    stage.dice(division_morale=1).play().expect({"rolls": ["division 5: 0 H"], "8-1": "2906 routed"})


@rule("cuadro", "13.3", "13.3a", "13.4a")
def test_the_supreme_commander_in_range_adds_one() -> None:
    stage = Stage(
        step="end",
        player="french",
        leaders={"L-LEVAL": "3111", "VICTOR": "3111"},
        units={
            "8-1": "3110 regular W",
            "8-2": "3112 regular W",
            "54-1": "3011 routed",
            "54-2": "3013 routed",
            "1-28": "4120 regular E",
        },
    )
    # With Victor there as well the 1 makes 1: Withdrawal.
    stage.dice(division_morale=1).play().expect({"rolls": ["division 5: 1 RE"], "withdrawing": ["LEVAL"]})


@rule("cuadro", "13.3", "13.3a", "13.4a")
def test_a_routed_unit_of_another_division_nearby_takes_one_away() -> None:
    stage = Stage(
        step="end",
        player="french",
        leaders={"L-LEVAL": "3111", "VICTOR": "3111"},
        units={
            "8-1": "3110 regular W",
            "8-2": "3112 regular W",
            "54-1": "3011 routed",
            "54-2": "3013 routed",
            "1-28": "4120 regular E",
            "96": "3213 routed",
            "24-1": "3921 regular W",
        },
    )
    # A routed unit of Ruffin's two hexes away takes that back. Ruffin's own division holds with a 6;
    # Leval's 1 makes 0, flight.
    stage.dice(division_morale=[6, 1]).play().expect(
        {"rolls": ["division 5: 4 SE", "division 5: 0 H"], "8-1": "2906 routed"}
    )


@rule("cuadro", "13.1", "13.3", "13.6")
def test_a_division_that_has_lost_a_quarter_tests_lower_and_withdraws() -> None:
    stage = Stage(
        scenario="chiclana",
        step="end",
        player="french",
        turn=5,
        units={
            "AFR-1": "3010 regular W pf 1",
            "AFR-2": "3012 routed pf 1",
            "SIG": "3014 routed pf 4",
            "63": "3801 regular E",
        },
    )
    # Anglona's division, worth 3, has lost a quarter of its PF and stands at 2; two units are routed.
    # The 6 becomes 4: Withdrawal.
    stage.dice(division_morale=6).play().expect({"rolls": ["division 2: 4 RE"], "withdrawing": ["ANGLONA"]})


@rule("cuadro", "13.1", "13.3", "13.7")
def test_a_division_that_has_lost_a_quarter_tests_lower_and_flees() -> None:
    stage = Stage(
        scenario="chiclana",
        step="end",
        player="french",
        turn=5,
        units={
            "AFR-1": "3010 regular W pf 1",
            "AFR-2": "3012 routed pf 1",
            "SIG": "3014 routed pf 4",
            "63": "3801 regular E",
        },
    )
    # Anglona's division, worth 3, has lost a quarter of its PF and stands at 2; two units are routed.
    # The 4 becomes 2: flight.
    stage.dice(division_morale=4).play().expect({"rolls": ["division 2: 2 H"], "AFR-1": "2710 routed pf 1"})
