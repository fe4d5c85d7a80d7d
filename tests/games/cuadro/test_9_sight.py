"""9.4 Lines of sight on the field of Barrosa."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "9.4")
def test_a_battery_on_the_slope_sees_over_the_wood() -> None:
    stage = Stage(
        step="offensive_fire",
        player="french",
        units={"BAT-R": "3519 deployed W", "BROWNE": "3218 regular E", "GDS": "3119 regular E"},
    )
    # From the slope the battery sees 3218, three hexes off. Behind the edge of the wood it would see
    # nobody; at its edge it does.
    stage.play().choose("fire:BAT-R", by="french").expect({"targets": ["3119", "3218"]})


@rule("cuadro", "9.4")
def test_nobody_sees_into_a_wood_past_its_edge() -> None:
    stage = Stage(
        step="offensive_fire",
        player="french",
        units={
            "BAT-L": "3114 deployed SW",
            "BAT-R": "3519 deployed W",
            "BARNARD": "2816 skirmish",
            "2-1G": "3018 regular E",
        },
    )
    # From 3114 the edge of the wood hides 2816, and from 3519 it hides 3018: nobody has a target.
    stage.play().expect({"turn": 2, "player": "allied", "step": "movement"})


@rule("cuadro", "9.4")
def test_from_the_summit_the_village_is_in_sight() -> None:
    stage = Stage(
        scenario="training",
        step="offensive_fire",
        player="french",
        units={"BAT-L": "1005 deployed W", "1-28": "0703 regular E", "2-67": "0906 regular E"},
    )
    # From the summit the line passes high above everything: the village is in sight, as is the slope
    # before it.
    stage.play().choose("fire:BAT-L", by="french").expect({"targets": ["0703", "0906"]})


@rule("cuadro", "9.4")
def test_troops_block_the_line_of_sight() -> None:
    stage = Stage(
        step="offensive_fire",
        player="french",
        units={
            "BAT-R": "3519 deployed W",
            "BROWNE": "3218 regular E",
            "2-1G": "3419 regular E",
            "GDS": "3318 regular E",
        },
    )
    # With troops in the hexes between, 3218 cannot be seen any more; they can.
    stage.play().choose("fire:BAT-R", by="french").expect({"targets": ["3318", "3419"]})
