"""6, 8 Formations and stacking on the field of Barrosa."""

from __future__ import annotations

from tests.games.cuadro.fielding import Stage
from vivac.lab.coverage import rule


@rule("cuadro", "8.1", "8.2", "8.3", "6.2")
def test_twenty_four_pf_of_infantry_share_a_clear_hex_and_eighteen_a_square() -> None:
    stage = Stage(
        step="movement",
        player="french",
        units={
            "8-1": "3010 regular W",
            "8-2": "3010 regular W",
            "96": "3010 regular W",
            "24-1": "3110 regular W",
            "54-1": "3109 regular SW",
            "1D": "3111 regular NW",
            "1-28": "4120 regular E",
        },
    )
    # Twenty-four PF of infantry may share a clear hex.
    stage.play().choose("move:24-1", by="french").expect({"cost 3010 W": 1})
    # Twenty-five may not.
    stage.choose("stay", "move:54-1", by="french").expect({"cost 3010": "no"})
    # Nor may infantry and cavalry.
    stage.choose("stay", "move:1D", by="french").expect({"cost 3010": "no"})
    # Nineteen PF cannot form square together, and one of several cannot by itself.
    stage.choose("stay", "move:8-1", by="french").expect({"cost 3010 square": "no"})


@rule("cuadro", "8.1", "8.4", "8.6")
def test_a_wood_hex_holds_one_battalion_and_by_road_a_battery() -> None:
    stage = Stage(
        step="movement",
        player="allied",
        units={
            "2-67": "2718 regular W",
            "GDS": "2818 regular W",
            "RA-H": "2618 limbered",
            "P20": "0721 skirmish",
            "KGL-H": "1921 regular NW",
            "RA-S": "1920 limbered",
            "45": "2001 regular E",
        },
    )
    # A wood hex holds one battalion.
    stage.play().choose("move:GDS", by="allied").expect({"cost 2718": "no"})
    # But a battery may stand beside it, where only the road can bring it.
    stage.choose("stay", "move:RA-H", by="allied").expect({"cost 2718": 1})
    # Nobody skirmishes on the pontoon bridge.
    stage.choose("stay", "move:P20", by="allied").expect({"cost 0821": "no"})
    # Strong buildings hold no cavalry, except alone on a road.
    stage.choose("stay", "move:KGL-H", by="allied").expect({"cost 1820": 4})
    # A battery alone may stop there limbered, but not deploy.
    stage.choose("stay", "move:RA-S", by="allied").expect({"cost 1820": 2, "cost 1820 deployed": "no"})
