"""The map of Northern Virginia: every space is there, and everything can be read."""

from __future__ import annotations

from itertools import combinations

from vivac.drawing.geometry import box_round, overlap, within
from vivac.games.mosby.board import COUNTER, PANELS, Names, Survey, box_on_sheet, draw_board
from vivac.games.mosby.box.contents import Map
from vivac.table.scene import Board


def test_every_space_has_its_spot(virginia: Map, board: Board) -> None:
    assert set(board.spots) == {space.id for space in virginia.space}
    for spot in board.spots.values():
        assert spot.r < spot.x < board.width - spot.r
        assert spot.r < spot.y < board.height - spot.r


def test_there_is_room_for_a_counter_at_every_space(board: Board) -> None:
    for (a, one), (b, other) in combinations(board.spots.items(), 2):
        boxes = (box_round((spot.x, spot.y), board.counter / 2) for spot in (one, other))
        assert not overlap(*boxes), f"counters at {a} and {b} would overlap"


def test_the_board_is_drawn_the_same_every_time(virginia: Map, board: Board) -> None:
    assert draw_board(virginia).svg == board.svg


def test_every_space_has_its_name(virginia: Map, names: Names) -> None:
    written = {label.id: " ".join(label.rows) for label in names.labels}
    assert written == {space.id: space.name.replace("'", "’") for space in virginia.space}


def test_no_name_covers_another(names: Names) -> None:
    for one, other in combinations(names.labels, 2):
        assert not overlap(one.box, other.box), f"{one.id} and {other.id}"


def test_no_name_is_covered_by_a_counter(names: Names, survey: Survey) -> None:
    for place, at in survey.places.items():
        counter = box_round(at, COUNTER / 2)
        for label in names.labels:
            assert not overlap(label.box, counter), f"{label.id} at {place}"


def test_no_name_leaves_the_sheet_or_lies_on_a_panel(names: Names, survey: Survey) -> None:
    panels = [box_on_sheet(panel) for panel in PANELS]
    for label in names.labels:
        assert within(label.box, survey.window), label.id
        assert not any(overlap(label.box, panel) for panel in panels), label.id


def test_lettering_along_lines_covers_no_name_and_no_space(names: Names, survey: Survey) -> None:
    taken = [label.box for label in names.labels]
    taken += [box_round(at, COUNTER / 2) for at in survey.places.values()]
    for written in (*names.along, *names.regions):
        for letter in written.boxes:
            assert within(letter, survey.window), written.text
            assert not any(overlap(letter, box) for box in taken), written.text


def test_all_lettering_of_the_map_found_room(names: Names) -> None:
    assert names.unplaced == []


def test_no_panel_covers_a_space(board: Board) -> None:
    for panel in (box_on_sheet(box) for box in PANELS):
        for place, spot in board.spots.items():
            assert not overlap(box_round((spot.x, spot.y), board.counter), panel), place
