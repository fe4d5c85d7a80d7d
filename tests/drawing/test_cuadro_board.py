"""The maps of Cuadro: every hex is there and what it says is true; names can be read; fronts can be seen."""

from __future__ import annotations

import math
import re
from itertools import combinations, pairwise

import pytest

from tests.drawing.sheets import drawn_board
from vivac.drawing.counters import Counter, draw_stack
from vivac.drawing.formations import SHAPES, draw_formation, formation
from vivac.drawing.geometry import box_round, line_distance, overlap, within
from vivac.drawing.hexground import chains
from vivac.drawing.scene import parted
from vivac.games.cuadro.board import draw_board
from vivac.games.cuadro.board.ground import GROUNDS
from vivac.games.cuadro.board.look import LOOK
from vivac.games.cuadro.board.names import Names, number_box, set_names
from vivac.games.cuadro.board.survey import COUNTER, Survey
from vivac.games.cuadro.box.unpacking import open_box
from vivac.ground.hexes import DIRECTIONS
from vivac.table.scene import Board, Piece


@pytest.fixture(scope="module", params=["barrosa", "training"])
def survey(request: pytest.FixtureRequest) -> Survey:
    return Survey(getattr(open_box().contents, request.param))


@pytest.fixture(scope="module")
def names(survey: Survey) -> Names:
    return set_names(survey)


@pytest.fixture(scope="module")
def board(survey: Survey) -> Board:
    return drawn_board("cuadro", "" if survey.map.columns > 12 else "training")


# ---------------------------------------------------------------- hexes


def test_every_hex_has_its_spot_and_lights_whole(survey: Survey, board: Board) -> None:
    assert set(board.spots) == set(survey.grid.hexes)
    for hex_, spot in board.spots.items():
        assert (spot.x, spot.y) == survey.centres[hex_]
        assert spot.outline.startswith("M")
        assert spot.outline.endswith("Z")
        assert within(box_round((spot.x, spot.y), spot.r), survey.field)


def test_there_is_room_for_a_counter_and_its_formation_in_a_hex(survey: Survey, board: Board) -> None:
    for hex_ in survey.grid.hexes[:50]:
        for other in survey.grid.neighbours[hex_]:
            counters = (box_round(survey.centres[each], board.counter / 2) for each in (hex_, other))
            assert not overlap(*counters)
    reach = max(float(x) for x in re.findall(r"H(\d[\d.]*)", SHAPES["line"])) * board.counter / 64
    assert reach < survey.lattice.pitch / 2


@pytest.mark.parametrize("ground", GROUNDS)
def test_the_ground_at_the_centre_of_a_hex_is_what_the_map_says(survey: Survey, ground: str) -> None:
    kinds, sway = GROUNDS[ground]
    region = survey.region(kinds, sway)
    for hex_, at in survey.centres.items():
        assert region.holds(at) is (survey.map.terrain_at(hex_) in kinds), hex_


def test_heights_at_the_centre_of_a_hex_are_what_the_map_says(survey: Survey) -> None:
    for hex_, at in survey.centres.items():
        assert round(survey.heights.at(at)) == survey.map.elevation_at(hex_), hex_


def test_waters_run_along_their_hexsides_and_nowhere_else(survey: Survey) -> None:
    for kind, lines in (("river", survey.rivers), ("stream", survey.streams)):
        sides = getattr(survey.map.hexsides, kind)
        for side in sides:
            (ax, ay), (bx, by) = survey.side(side)
            middle = ((ax + bx) / 2, (ay + by) / 2)
            assert min(line_distance(middle, line) for line in lines) < 2, side
        length = sum(math.dist(a, b) for line in lines for a, b in pairwise(line))
        assert length < (len(sides) + 2) * survey.lattice.side, kind


def test_roads_cross_every_hexside_of_their_way(survey: Survey) -> None:
    for road in survey.map.road:
        for a, b in zip(road.path, road.path[1:], strict=False):
            (ax, ay), (bx, by) = survey.centres[a], survey.centres[b]
            assert line_distance(((ax + bx) / 2, (ay + by) / 2), survey.ways[road.id]) < 1, (road.id, a, b)


def test_roads_meet_where_one_of_them_begins(survey: Survey) -> None:
    for road in survey.map.road:
        for end in (road.path[0], road.path[-1]):
            for other in survey.map.road:
                if end in other.path:
                    assert line_distance(survey.centres[end], survey.ways[other.id]) < 1, (road.id, other.id)


def test_hexsides_join_into_lines() -> None:
    square = [(0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (0.0, 30.0)]
    sides = [(square[i], square[i + 1]) for i in (2, 0, 1)]
    assert chains([*sides, ((90.0, 0.0), (90.0, 30.0))]) == [square[::-1], [(90.0, 30.0), (90.0, 0.0)]]


# ---------------------------------------------------------------- names


def test_every_place_has_its_name(survey: Survey, names: Names) -> None:
    written = {label.id: " ".join(label.rows) for label in names.labels}
    assert written == {place.hex: place.name["es"] for place in survey.map.place}


def test_all_lettering_found_room(survey: Survey, names: Names) -> None:
    assert names.unplaced == []
    assert len(names.along) == len(survey.map.lettering) + len(survey.map.road)


def test_no_name_covers_another_or_leaves_the_ground_or_lies_on_a_panel(survey: Survey, names: Names) -> None:
    written = [[label.box] for label in names.labels] + [list(each.boxes) for each in names.along]
    for one, other in combinations(written, 2):
        assert not any(overlap(a, b) for a in one for b in other)
    for boxes in written:
        for box in boxes:
            assert within(box, survey.ground)
            assert not any(overlap(box, panel) for panel in survey.panels.boxes)


def test_no_name_is_covered_by_a_counter_in_its_own_hex(survey: Survey, names: Names) -> None:
    for label in names.labels:
        assert not overlap(label.box, box_round(survey.centres[label.id], COUNTER / 2)), label.id


def test_every_hex_of_the_land_has_its_number_and_nothing_is_written_over_it(
    survey: Survey, names: Names
) -> None:
    land = {hex_ for hex_ in survey.grid.hexes if survey.map.terrain_at(hex_) != "sea"}
    assert land <= set(names.numbers)
    letters = [label.box for label in names.labels] + [box for each in names.along for box in each.boxes]
    for hex_, at in names.numbers.items():
        assert not any(overlap(number_box(at), box) for box in letters), hex_


def test_no_panel_covers_ground_where_a_counter_can_stand(survey: Survey) -> None:
    for hex_, at in survey.centres.items():
        if survey.map.terrain_at(hex_) != "sea":
            for panel in survey.panels.boxes:
                assert not overlap(box_round(at, COUNTER * 0.6), panel), hex_


def test_panels_cover_neither_each_other_nor_the_frame(survey: Survey) -> None:
    for one, other in combinations(survey.panels.boxes, 2):
        assert not overlap(one, other)
    assert all(within(panel, survey.window) for panel in survey.panels.boxes)


# ---------------------------------------------------------------- the sheet


def test_a_board_is_drawn_the_same_every_time(survey: Survey, board: Board) -> None:
    assert draw_board(survey.map).svg == board.svg


# ---------------------------------------------------------------- formation and facing


def test_a_formation_is_said_or_seen_from_the_front() -> None:
    assert formation(0, "infantry", ()) == "line"
    assert formation(0, "infantry", ("manoeuvre",)) == "column"
    assert formation(3, "horse_artillery", ()) == "deployed"
    assert formation(None, "artillery", ("limbered",)) == "limbered"
    assert formation(None, "skirmisher", ("disordered", "skirmish")) == "skirmish"
    assert formation(None, "infantry", ("square",)) == "square"
    assert formation(None, "leader", ("done",)) == ""


@pytest.mark.parametrize("name", DIRECTIONS)
def test_a_front_points_to_the_neighbour_it_faces(survey: Survey, name: str) -> None:
    direction = DIRECTIONS[name]
    drawn = draw_formation(LOOK, 0, 0, 1, "british", "line", direction)
    turn = re.search(r"rotate\((-?[\d.]+)\)", drawn)
    angle = math.radians(float(turn[1]) if turn else 0.0)
    (x, y), ahead = survey.centres["0505"], survey.grid.around["0505"][direction]
    assert ahead is not None
    there = survey.centres[ahead]
    assert math.isclose(math.cos(angle), (there[0] - x) / survey.lattice.pitch, abs_tol=1e-6)
    assert math.isclose(math.sin(angle), (there[1] - y) / survey.lattice.pitch, abs_tol=1e-6)


def test_the_counter_itself_never_turns() -> None:
    for facing in range(6):
        drawn = draw_stack(LOOK, 0, 0, 64, [Counter("british", "infantry", "B", "6", facing=facing)])
        counter = drawn[drawn.index("d-shadow") :]
        assert "rotate" not in counter
        assert ">6</text>" in counter


def test_a_pile_shows_its_front_and_its_skirmishers_once() -> None:
    line = Counter("empire", "infantry", facing=3)
    open_order = Counter("empire", "skirmisher", badges=("skirmish",))
    drawn = draw_stack(LOOK, 0, 0, 44, [line, line, open_order])
    assert drawn.count("d-form-case") == 2
    assert SHAPES["line"] in drawn
    assert SHAPES["skirmish"] in drawn


def test_a_counter_face_down_shows_no_front() -> None:
    assert "d-form" not in draw_stack(LOOK, 0, 0, 44, [Counter("empire", "infantry", facing=2, back=True)])


def test_leaders_stand_beside_units_in_formation_and_on_others() -> None:
    unit = Piece("unit", "0101", "british", "infantry", facing=1)
    leader = Piece("leader", "0101", "british", "leader")
    column = Piece("column", "0101", "british", "infantry")
    assert parted([unit, leader]) == ([unit], [leader])
    assert parted([column, leader]) == ([column, leader], [])
    assert parted([leader]) == ([leader], [])
