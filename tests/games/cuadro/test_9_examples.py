"""9 Fire: one volley each, with everything that is added to its die."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "9.11b", "9.15a")
def test_a_volley_against_skirmishers_has_two_less_and_p_means_nothing_to_who_is_not_assaulting() -> None:
    stage = Stage(
        step="offensive_fire", player="french", units={"96": "3110 regular W", "2-95": "3010 skirmish"}
    )
    # The 96e fires 5 points at riflemen in skirmish order: -2. The 6 becomes 4: P. Having no Assault
    # marker, the riflemen test: a 3 is enough.
    stage.dice(fire=6, morale=3).play().choose("fire:96", by="french").expect(
        {"rolls": ["fire 5: 4 P", "morale A: 3 SE"], "2-95": "3010 skirmish"}
    )


@rule("cuadro", "9.6", "9.11f")
def test_guns_fire_their_whole_factor_at_an_adjacent_hex() -> None:
    stage = Stage(
        step="offensive_fire", player="french", units={"BAT-R": "3110 deployed W", "2-67": "3010 regular E"}
    )
    # Adjacent, 8 points. Will B +1: the 3 becomes 4.
    stage.dice(fire=3, morale=3).play().choose("fire:BAT-R", by="french").expect(
        {"rolls": ["fire 8: 4 M", "morale C: 3 SE"]}
    )


@rule("cuadro", "9.6", "9.11f")
def test_beside_an_enemy_square_a_quarter_of_the_guns_fire() -> None:
    stage = Stage(
        step="offensive_fire",
        player="french",
        units={"24-1": "3110 square", "BAT-R": "3110 deployed W", "2-67": "3010 regular E"},
    )
    # Beside a square only a quarter of the guns can fire, 2 points. Will B +1: the 3 becomes 4.
    stage.dice(fire=3).play().choose("fire:BAT-R", by="french").expect({"rolls": ["fire 2: 4 SE"]})


@rule("cuadro", "9.6", "9.11f")
def test_at_two_hexes_guns_fire_half_as_much_again() -> None:
    stage = Stage(
        step="offensive_fire", player="french", units={"BAT-R": "3110 deployed W", "2-67": "2910 regular E"}
    )
    # At two hexes, half as much again, 12 points. Will B +1: the 3 becomes 4.
    stage.dice(fire=3).play().choose("fire:BAT-R", by="french").expect({"rolls": ["fire 12: 4 1"]})


@rule("cuadro", "9.6", "9.11f")
def test_at_four_hexes_guns_fire_half_their_factor() -> None:
    stage = Stage(
        step="offensive_fire", player="french", units={"BAT-R": "3110 deployed W", "2-67": "2710 regular E"}
    )
    # At four hexes half the factor is left, 4 points. Will B +1: the 3 becomes 4.
    stage.dice(fire=3).play().choose("fire:BAT-R", by="french").expect({"rolls": ["fire 4: 4 SE"]})


@rule("cuadro", "9.6", "9.11e")
def test_a_heavy_battery_at_long_range_rounds_down_and_has_one_more() -> None:
    stage = Stage(
        step="offensive_fire", player="allied", units={"RA-H": "2710 deployed E", "24-1": "3110 regular W"}
    )
    # Five heavy guns at four hexes: 2.5 points, rounded down to 2. Heavy +1, will +1: the 5 becomes 7,
    # M. The British bonus is for infantry.
    stage.dice(fire=5, morale=4).play().choose("fire:RA-H", by="allied").expect(
        {"rolls": ["fire 2: 7 M", "morale B: 4 SE"]}
    )


@rule("cuadro", "9.11a")
def test_a_square_is_hit_two_more() -> None:
    stage = Stage(
        step="offensive_fire", player="french", units={"8-1": "3110 regular W", "2-67": "3010 square"}
    )
    # The 8e fires 7 points at a square: will B +1, square +2. The 3 becomes 6: one PF.
    stage.dice(fire=3).play().choose("fire:8-1", by="french").expect(
        {"rolls": ["fire 7: 6 1"], "2-67": "3010 square pf 4"}
    )


@rule("cuadro", "9.5", "9.11c", "9.15a")
def test_p_keeps_a_battery_from_firing() -> None:
    stage = Stage(
        step="offensive_fire", player="allied", units={"BARNARD": "3010 skirmish", "BAT-R": "3110 deployed W"}
    )
    # Six PF in skirmish order fire 3 points at a deployed battery: will A +1, British +1, guns -1. The
    # 4 becomes 5: P. The battery tests, and may not fire in the next turn.
    stage.dice(fire=4, morale=3).play().choose("fire:BARNARD", by="allied").expect(
        {"rolls": ["fire 3: 5 P", "morale B: 3 SE"], "no_fire": ["BAT-R"]}
    )


@rule("cuadro", "9.11g", "9.15b")
def test_poor_troops_fire_with_one_less() -> None:
    stage = Stage(
        scenario="chiclana",
        step="offensive_fire",
        player="allied",
        turn=5,
        units={"SIG": "3010 regular E", "63": "3110 regular W"},
    )
    # Sigüenza, will E, fires at -1: the 6 becomes 5, M. The French hold with a 3.
    stage.dice(fire=6, morale=3).play().choose("fire:SIG", by="allied").expect(
        {"rolls": ["fire 5: 5 M", "morale C: 3 SE"]}
    )


@rule("cuadro", "9.11i")
def test_fatigue_counts_against_the_fire_of_cavalry() -> None:
    stage = Stage(
        step="offensive_fire",
        player="french",
        units={"1D": "3110 skirmish fatigue 2", "2-67": "3010 regular E"},
    )
    # The dragoons fire 2 points at fatigue 2: will +1, fatigue -2. The 6 becomes 5: nothing.
    stage.dice(fire=6).play().choose("fire:1D", by="french").expect({"rolls": ["fire 2: 5 SE"]})


@rule("cuadro", "9.5")
def test_fresh_cavalry_fires_as_it_is() -> None:
    stage = Stage(
        step="offensive_fire", player="french", units={"1D": "3110 skirmish", "2-67": "3010 regular E"}
    )
    # The same dragoons, fresh: the 6 becomes 7, M.
    stage.dice(fire=6, morale=3).play().choose("fire:1D", by="french").expect(
        {"rolls": ["fire 2: 7 M", "morale C: 3 SE"]}
    )


@rule("cuadro", "9.11j", "9.12")
def test_fire_into_a_flank_has_two_more() -> None:
    stage = Stage(
        step="offensive_fire", player="allied", units={"1-28": "3010 regular E", "8-2": "3110 regular NE"}
    )
    # The 28th fires into a flank: will +1, British +1, flank +2. The 3 becomes 7: one PF.
    stage.dice(fire=3).play().choose("fire:1-28", by="allied").expect(
        {"rolls": ["fire 5: 7 1"], "8-2": "3110 regular NE pf 6"}
    )


@rule("cuadro", "9.9", "16.1")
def test_of_two_letters_of_cover_only_the_worse_counts() -> None:
    stage = Stage(
        step="offensive_fire", player="allied", units={"2-1G": "1512 regular E", "24-1": "1612 regular W"}
    )
    # The target stands in light wood (B) behind a stream (A): A alone counts, 6 points become 3. The 4
    # becomes 6: M.
    stage.dice(fire=4, morale=3).play().choose("fire:2-1G", by="allied").expect(
        {"rolls": ["fire 3: 6 M", "morale B: 4 SE"]}
    )


@rule("cuadro", "9.9")
def test_light_wood_leaves_two_thirds_of_the_points() -> None:
    stage = Stage(
        step="offensive_fire", player="french", units={"8-1": "3219 regular W", "1-28": "3119 regular E"}
    )
    # 7 points into light wood: 4.67, rounded down to 4. Will +1: the 5 becomes 6, R.
    stage.dice(fire=5).play().choose("fire:8-1", by="french").expect(
        {"rolls": ["fire 4: 6 R"], "question": "retreat"}
    )
    # The 28th goes back one hex.
    stage.choose("retreat:3019", "face:E", by="allied").expect({"1-28": "3019 regular E"})


@rule("cuadro", "6.4", "9.11j")
def test_each_of_the_six_hexsides_is_front_flank_or_rear() -> None:
    stage = Stage(
        step="offensive_fire",
        player="french",
        units={
            "2-67": "3010 regular W",
            "96": "2910 regular E pf 3",
            "8-2": "3009 regular SE pf 3",
            "54-1": "3011 regular NE pf 3",
            "54-2": "3109 regular SW pf 3",
            "45": "3111 regular NW pf 3",
            "24-1": "3110 regular W pf 3",
        },
    )
    # The 67th faces W. From W, NW and SW fire comes from the front: a 1 stays 1.
    stage.dice(fire=[1, 1, 1, 1, 1, 1]).play().choose("fire:96", "fire:8-2", "fire:54-1", by="french").expect(
        {"rolls": ["fire 3: 1 SE"]}
    )
    # From NE and SE it strikes a flank: the 1 becomes 3.
    stage.choose("fire:54-2", "fire:45", by="french").expect({"rolls": ["fire 3: 3 SE"]})
    # From E it strikes the rear, and the 24e has will B: 4.
    stage.choose("fire:24-1", by="french").expect({"rolls": ["fire 3: 4 SE"]})
