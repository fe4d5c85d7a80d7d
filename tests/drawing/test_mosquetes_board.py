"""The tables of Mosquetes from above: exact where the rules measure, wordless, always the same."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.drawing.sheets import drawn_board
from vivac.drawing.figures import BASE, base, draw_figure, musters, unit_of
from vivac.drawing.geometry import inside, segment_distance
from vivac.drawing.scene import draw_scene
from vivac.drawing.symbols import SYMBOLS
from vivac.drawing.tabletop.houses import lift_roofs
from vivac.drawing.tabletop.shapes import edge_distance, loose, scatter
from vivac.games.mosquetes import RULEBOOK
from vivac.games.mosquetes.board import INCH, SIGN, Survey, draw_board
from vivac.games.mosquetes.board.look import LOOK
from vivac.games.mosquetes.box.unpacking import open_box
from vivac.table.scene import Board, Choice, Grid, Outlines, Piece, Question, Say, Scene

SHEETS = {each.id: open_box().sheets[each.id] for each in RULEBOOK.scenarios}  # tests lay others
ROOF = re.compile(r'<g class="d-roof" data-box="([^"]+)">')


@pytest.fixture(scope="module")
def boards() -> dict[str, Board]:
    return {name: drawn_board("mosquetes", name) for name in SHEETS}


each_table = pytest.mark.parametrize("name", list(SHEETS))


@each_table
def test_the_grid_lies_on_the_table(name: str, boards: dict[str, Board]) -> None:
    board, (across, up) = boards[name], SHEETS[name].size
    grid = board.grid
    assert grid is not None
    assert grid.step * 4 == INCH
    west, south = grid.on_sheet((0, 0))
    east, north = grid.on_sheet((across * 4, up * 4))
    assert (west, north) == (board.width - east, board.height - south)
    assert Survey(SHEETS[name]).point((across, up)) == (east, north)


@each_table
def test_every_edge_of_the_rules_is_drawn_where_it_is(name: str, boards: dict[str, Board]) -> None:
    """The first corner of every area and wall is on the sheet, to a tenth of a unit."""
    survey = Survey(SHEETS[name])
    for ring in (*survey.areas.values(), *survey.houses.values()):
        x, y = ring[0]
        assert re.search(rf"M{x:g} ?{y:g}l", boards[name].svg), ring[0]


@each_table
def test_it_is_drawn_the_same_every_time(name: str, boards: dict[str, Board]) -> None:
    assert draw_board(SHEETS[name]) == boards[name]


@each_table
def test_it_speaks_no_language(name: str, boards: dict[str, Board]) -> None:
    words = re.findall(r"<text[^>]*>([^<]*)</text>", boards[name].svg)
    assert words
    assert all(word.isdecimal() for word in words)


@each_table
def test_whatever_is_fought_for_at_a_place_has_a_sign(name: str, boards: dict[str, Board]) -> None:
    board, sheet = boards[name], SHEETS[name]
    survey = Survey(sheet)
    placed = {goal.id: goal for goal in sheet.objective if goal.kind in ("burn", "observe", "exit")}
    assert set(board.spots) >= {f"{name}.{goal}" for goal in placed}
    for goal in placed.values():
        spot = board.spots[f"{name}.{goal.id}"]
        if goal.kind != "exit":
            assert (spot.x, spot.y) == survey.point(goal.point)
        assert SIGN <= spot.x <= board.width - SIGN
        assert SIGN <= spot.y <= board.height - SIGN


# ---------------------------------------------------------------- a free hand inside an exact edge


@pytest.mark.parametrize("area", ["north_wood", "swamp", "rocks"])
def test_a_loose_hand_never_crosses_the_edge(area: str) -> None:
    ring = Survey(SHEETS["road_ambush"]).areas[area]
    for p in loose(ring, 9, area):
        assert inside(p, ring)
        assert edge_distance(p, ring) <= 12


def test_nothing_is_planted_over_the_edge_or_on_a_road() -> None:
    from random import Random

    survey = Survey(SHEETS["farm_raid"])
    ring = survey.areas["north_wood"]
    trees = scatter(ring, (9, 16), 0.84, 2000, [], survey.off_road, Random("test"))
    assert len(trees) > 30
    for x, y, radius in trees:
        assert edge_distance((x, y), ring) >= radius
        for line, width in survey.roads:
            assert all(segment_distance((x, y), a, b) >= width / 2 + radius for a, b in pairwise(line))


def test_a_roof_comes_off_when_somebody_is_inside(boards: dict[str, Board]) -> None:
    board = boards["farm_raid"]
    assert board.grid is not None
    roofs = ROOF.findall(board.svg)
    assert len(roofs) == len(SHEETS["farm_raid"].building) == 2
    in_the_house = board.grid.on_sheet((25 * 4, 28 * 4))
    assert len(ROOF.findall(lift_roofs(board.svg, [in_the_house]))) == 1
    before_the_door = board.grid.on_sheet((25 * 4, 24 * 4))
    assert lift_roofs(board.svg, [before_the_door]) == board.svg


# ---------------------------------------------------------------- figures


def figure(**changes: object) -> Piece:
    told = {"id": "A1.1", "place": "", "side": "british", "symbol": "infantry", "at": (10, 10), "radius": 2}
    return Piece(**{**told, **changes})  # type: ignore[arg-type]


def test_sides_differ_by_the_shape_of_their_bases() -> None:
    assert len({base(shape) for shape in ("round", "chamfer", "ticket", "gable")}) == 4


@pytest.mark.parametrize(
    "symbol", ["infantry", "militia", "skirmisher", "warrior", "leader", "cavalry", "lancer", "artillery"]
)
def test_every_arm_has_a_figure_of_its_own(symbol: str) -> None:
    drawn = draw_figure(LOOK, figure(symbol=symbol, facing=90))
    assert f"#sy-fig-{symbol}" in drawn
    assert 'transform="rotate(-90)"' in drawn
    assert symbol in SYMBOLS


def test_what_lies_face_down_tells_only_its_side() -> None:
    hidden = {
        draw_figure(LOOK, figure(id=id, symbol=symbol, face_up=False))
        for id, symbol in (("Am1", "cavalry"), ("Am2", ""))
    }
    assert len(hidden) == 1
    assert "#sy-crown" in hidden.pop()


def test_a_token_never_turns() -> None:
    assert "rotate" not in draw_figure(LOOK, figure(id="Am1", facing=135))


def test_smoke_hangs_before_a_unit_that_has_fired() -> None:
    assert "fig-smoke" not in draw_figure(LOOK, figure())
    assert "fig-smoke" in draw_figure(LOOK, figure(), smoke=True)


def test_figures_are_mustered_by_unit() -> None:
    units = musters([figure(id="A1.1", right="2", badges=("smoke",)), figure(id="A1.2"), figure(id="Bm1")])
    assert [(unit.id, len(unit.pieces), unit.count) for unit in units] == [("A1", 2, "2"), ("Bm1", 1, "")]
    assert units[0].badges == ("smoke",)
    assert unit_of("A1.gun") == "A1"


def test_a_scene_shows_figures_at_their_size_and_the_lit_ground() -> None:
    board = Board(400, 400, "", {}, 34, Grid(20, 380, 5))
    choice = Choice("to", Say("go"), region=Outlines((((0, 0), (8, 0), (8, 8)),), (4, 4)))
    scene = Scene(
        "x", "A", Say("heading"), pieces=(figure(name=Say("rangers")),),
        question=Question(0, "A", Say("where"), (choice,)),
    )  # fmt: skip
    drawn = draw_scene(LOOK, board, scene, lambda say: say.key)
    assert f"translate(70 330) scale({2 * 5 / BASE:g})" in drawn
    assert "M20 380l40 0 0-40Z" in drawn
    assert ">rangers<" in drawn
