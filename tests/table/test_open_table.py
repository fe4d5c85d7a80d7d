"""What an open table adds to the house: a grid on the sheet, and a board for each scenario."""

from __future__ import annotations

from vivac.table import find_game
from vivac.table.scene import Grid


def test_north_is_up_on_the_sheet() -> None:
    grid = Grid(40, 1000, 5)
    assert grid.on_sheet((0, 0)) == (40, 1000)
    assert grid.on_sheet((4, 8)) == (60, 960)


def test_a_game_with_a_board_for_each_scenario_gives_that_of_the_scenario() -> None:
    rulebook = find_game("mosquetes")
    box = rulebook.open_box(None)
    wide, square = rulebook.board_of(box, "road_ambush"), rulebook.board_of(box, "farm_raid")
    assert wide.grid is not None
    assert wide.width > square.width


def test_any_other_game_gives_its_one_board() -> None:
    rulebook = find_game("tres-en-raya")
    assert rulebook.board_of(None, rulebook.scenarios[0].id) == rulebook.board(None, "")
