"""11 Retreats, flights and rallying, hex by hex."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "11.1", "11.2", "11.3")
def test_the_enemy_may_choose_any_of_three_hexes_behind() -> None:
    stage = Stage(
        step="shock",
        player="allied",
        units={"2-1G": "3420 regular E attack assault 3520", "24-1": "3520 regular W"},
    )
    # DR1 from 3420: the allied player may send the 24e to any of the three hexes behind it.
    stage.dice(shock=6).play().expect({"offered": ["retreat:3619", "retreat:3620", "retreat:3621"]})


@rule("cuadro", "11.3")
def test_cliffs_leave_one_way() -> None:
    stage = Stage(
        step="shock",
        player="french",
        units={"96": "3423 regular E attack assault 3523", "KGL-H": "3523 regular W"},
    )
    # The cliffs leave the hussars only 3524.
    stage.dice(shock=5, morale=4).play().choose("stand", "face:W", by="allied").expect(
        {"KGL-H": "3524 regular W"}
    )


@rule("cuadro", "11.3")
def test_enemies_on_both_sides_leave_one_way() -> None:
    stage = Stage(
        step="shock",
        player="allied",
        units={
            "2-1G": "3420 regular E attack assault 3520",
            "24-1": "3520 regular W",
            "GDS": "3619 regular W",
            "BROWNE": "3621 regular W",
        },
    )
    # With allied units in 3619 and 3621 only 3620 is left.
    stage.dice(shock=6, morale=4).play().choose("face:W", by="french").expect({"24-1": "3620 regular W"})


@rule("cuadro", "11.5", "16.18")
def test_without_a_way_out_a_pf_is_lost_and_the_unit_disordered() -> None:
    stage = Stage(
        step="shock",
        player="french",
        units={"96": "3423 regular E attack assault 3523", "45": "3524 regular W", "KGL-H": "3523 regular W"},
    )
    # With a French unit in 3524 as well there is none: the hussars lose a PF and are disordered.
    stage.dice(shock=5, morale=2).play().expect({"KGL-H": "3523 regular W disordered pf 1"})


@rule("cuadro", "12.8b", "12.10", "11.14")
def test_a_routed_unit_flees_at_once_and_again_in_its_own_turn() -> None:
    stage = Stage(
        step="offensive_fire",
        player="allied",
        units={"1-28": "3010 regular E", "54-1": "3110 regular W disordered"},
    )
    # Next turn it is hit by M: the 1 becomes 0, DE. It is routed and flees four hexes at once, and four
    # more in its own Movement Phase.
    stage.dice(fire=3, morale=1).play().choose("fire:1-28", by="allied").expect(
        {"rolls": ["fire 5: 5 M", "morale C: 0 DE"], "54-1": "3502 routed"}
    )


@rule("cuadro", "12.11", "12.2", "12.17")
def test_who_stops_running_is_disordered() -> None:
    stage = Stage(
        step="reorganisation",
        player="french",
        leaders={"L-LEVAL": "3306"},
        units={"54-1": "3306 routed", "1-28": "4110 regular E"},
    )
    # In reorganisation it tests at -2, with Leval +1: the 5 becomes 4. It stops running and is
    # disordered.
    stage.dice(morale=5).play().choose("test:54-1", "face:SW", by="french").expect(
        {"rolls": ["morale C: 4 SE"], "54-1": "3306 regular SW disordered"}
    )


@rule("cuadro", "11.14")
def test_a_flight_goes_four_hexes_towards_its_own_edge() -> None:
    stage = Stage(step="flight", player="french", units={"8-2": "3114 routed", "2-87": "3015 regular NE"})
    # Routed in 3114, with the 87th in 3015, the battalion flees four hexes towards the top of the map:
    # 3213, 3212, 3311, 3310.
    stage.play().expect({"8-2": "3310 routed"})


@rule("cuadro", "11.14")
def test_a_flight_turns_aside_where_enemies_stand() -> None:
    stage = Stage(
        step="flight",
        player="french",
        units={"24-1": "3520 routed", "2-1G": "3420 regular E", "GDS": "3519 regular SE"},
    )
    # With enemies in 3420 and 3519 it turns away to the east first: 3620, 3719, 3718, 3817.
    stage.play().expect({"24-1": "3817 routed"})
