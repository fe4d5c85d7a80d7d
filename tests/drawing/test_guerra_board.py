"""The map of Spanish America: every place is there, and nothing covers anything."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.drawing.sheets import LOOKS, drawn_board
from vivac.drawing.cartogram import Wish, grind, through
from vivac.drawing.geometry import (
    Box,
    Point,
    box_round,
    inside,
    line_distance,
    overlap,
    turning,
    within,
)
from vivac.drawing.palette import COLOURS
from vivac.drawing.room import Costs, Squares
from vivac.games.guerra.board import Layout, draw_board, lay_out
from vivac.games.guerra.board.names import HARBOUR
from vivac.games.guerra.board.plates import ROOM
from vivac.games.guerra.board.survey import COUNTER, SHORE
from vivac.games.guerra.box.contents import Map
from vivac.games.guerra.box.unpacking import open_box
from vivac.table.scene import Board


@pytest.fixture(scope="module")
def america() -> Map:
    return open_box().contents.map


@pytest.fixture(scope="module")
def layout(america: Map) -> Layout:
    return lay_out(america)


@pytest.fixture(scope="module")
def sheet() -> Board:
    return drawn_board("guerra")


def rooms(america: Map, board: Board) -> dict[str, Box]:
    """What counters take at every place: two stacks side by side, but one inside a city."""
    cities = {city.id for city in america.city}
    out: dict[str, Box] = {}
    for place, spot in board.spots.items():
        across, down = (COUNTER / 2, COUNTER / 2) if place in cities else ROOM
        out[place] = (spot.x - across, spot.y - down, spot.x + across, spot.y + down)
    return out


def lettering(layout: Layout) -> Iterator[tuple[str, Box]]:
    """Everything that must be read, with its box."""
    for plate in layout.names.plates.values():
        yield f"name of {plate.id}", plate.name
        if plate.signs[0] < plate.signs[2]:
            yield f"signs of {plate.id}", plate.signs
    for label in layout.names.labels:
        yield f"label {label.id}", label.box
    for city, at in layout.names.harbours.items():
        yield f"harbour of {city}", box_round(at, HARBOUR)


# ------------------------------------------------------------------------------------------- the places


def test_every_place_has_its_spot(america: Map, sheet: Board) -> None:
    wanted = {place.id for group in (america.area, america.city, america.sea, america.box) for place in group}
    assert set(sheet.spots) == wanted
    for spot in sheet.spots.values():
        assert spot.r < spot.x < sheet.width - spot.r
        assert spot.r < spot.y < sheet.height - spot.r


def test_areas_seas_and_boxes_light_up_whole(america: Map, sheet: Board) -> None:
    for group in (america.area, america.sea, america.box):
        for place in group:
            assert sheet.spots[place.id].outline.startswith("M"), place.id
    assert all(not sheet.spots[city.id].outline for city in america.city)


def test_no_stack_covers_another(america: Map, sheet: Board) -> None:
    for (a, one), (b, other) in combinations(rooms(america, sheet).items(), 2):
        assert not overlap(one, other), f"counters at {a} and {b} would overlap"


def test_every_field_and_every_sea_stands_on_its_own_ground(america: Map, layout: Layout) -> None:
    for plate in layout.names.plates.values():
        assert inside(plate.at, layout.survey.borders.outlines[plate.id]), plate.id


def test_every_city_stands_in_its_area(america: Map, layout: Layout) -> None:
    for city in america.city:
        at, ground = layout.names.cities[city.id], layout.survey.borders.outlines[city.area]
        on_shore = city.sea and line_distance(at, [*ground, ground[0]]) < SHORE
        assert inside(at, ground) or on_shore, city.id


def test_land_is_found_before_the_sea_round_it(america: Map, sheet: Board) -> None:
    order = list(sheet.spots)
    first_sea = min(order.index(sea.id) for sea in america.sea)
    assert all(order.index(area.id) < first_sea for area in america.area)


def test_boxes_and_panels_cover_no_place(america: Map, layout: Layout, sheet: Board) -> None:
    for place, room in rooms(america, sheet).items():
        for panel in layout.panels:
            assert not overlap(room, panel), place
        for box, panel in layout.boxes.items():
            assert (place == box) == bool(overlap(room, panel)), f"{place} at the box {box}"
            assert place != box or within(room, panel), place


# ------------------------------------------------------------------------------------------ the cartogram


def test_neighbours_stay_neighbours(america: Map, layout: Layout) -> None:
    for border in america.border:
        if border.kind != "strait":
            assert layout.survey.borders.between(border.a, border.b), f"{border.a} and {border.b}"
    for link in america.sea_link:
        assert layout.survey.borders.between(link.a, link.b), f"{link.a} and {link.b}"


def test_no_region_is_turned_inside_out(layout: Layout) -> None:
    for name, ring in layout.survey.rings.items():
        drawn = turning(layout.survey.borders.outlines[name])
        assert (drawn > 0) == (turning(ring) < 0), name  # latitude counts upwards, a sheet downwards


def test_even_the_smallest_area_has_room_for_a_battle(america: Map, layout: Layout) -> None:
    for area in america.area:
        size = abs(turning(layout.survey.borders.outlines[area.id]))
        assert size > 4 * ROOM[0] * ROOM[1] * 1.5, area.id


def test_lenses_give_ground_to_those_who_wish_for_it() -> None:
    west: list[Point] = [(0, 0), (100, 0), (100, 100), (0, 100)]
    east: list[Point] = [(100, 0), (200, 0), (200, 100), (100, 100)]
    lenses = grind({"west": west, "east": east}, {"west": Wish(20_000, 30_000), "east": Wish(1_000, 8_000)})
    assert abs(turning(through(lenses, west))) > 14_000
    assert abs(turning(through(lenses, east))) < 9_500


def test_squares_know_what_a_block_costs() -> None:
    squares = Squares((0, 0, 100, 100), 10)
    squares.fill([(0, 0), (50, 0), (50, 100), (0, 100)], "west")
    squares.take((80, 80, 100, 100))
    costs = Costs(squares, squares.box, lambda owner: {"west": 0.0, "": 1.0}.get(owner, 9.0))
    assert costs.of(0, 0, 5, 10) == 0
    assert costs.of(4, 0, 6, 2) == 2
    assert costs.of(8, 8, 10, 10) == 36
    assert costs.of(-1, 0, 5, 5) == float("inf")


# ---------------------------------------------------------------------------------------------- the names


def test_every_name_is_drawn(america: Map, layout: Layout, sheet: Board) -> None:
    for area in america.area:
        assert " ".join(layout.names.plates[area.id].rows) == area.name.upper()
        assert all(f">{row}<" in sheet.svg for row in layout.names.plates[area.id].rows), area.id
    for sea in america.sea:
        assert " ".join(layout.names.plates[sea.id].rows) == sea.name["es"]
    labels = {label.id: " ".join(label.rows).replace("\u00a0", " ") for label in layout.names.labels}
    assert labels == {city.id: city.name for city in america.city}
    assert all(f">{row}<" in sheet.svg for label in layout.names.labels for row in label.rows)
    assert all(f">{box.name['es']}<" in sheet.svg for box in america.box)


def test_no_lettering_covers_another(layout: Layout) -> None:
    for (a, one), (b, other) in combinations(lettering(layout), 2):
        assert not overlap(one, other), f"{a} and {b}"


def test_no_lettering_is_covered_by_counters_or_panels(america: Map, layout: Layout, sheet: Board) -> None:
    hidden = [*rooms(america, sheet).items(), *layout.boxes.items(), *(("panel", p) for p in layout.panels)]
    for name, box in lettering(layout):
        assert within(box, layout.survey.window), name
        for place, room in hidden:
            assert not overlap(box, room), f"{name} at {place}"


def test_ornamental_lettering_keeps_off_everything(america: Map, layout: Layout, sheet: Board) -> None:
    taken = [box for _, box in lettering(layout)]
    taken += [*rooms(america, sheet).values(), *layout.panels, *layout.boxes.values()]
    for written in (*layout.names.along, *layout.names.countries):
        for letter in written.boxes:
            assert not any(overlap(letter, box) for box in taken), written.text


def test_every_passage_shows_its_price(america: Map, layout: Layout) -> None:
    assert sorted({route.ops for route in layout.routes}) == sorted({each.ops for each in america.passage})
    assert sum(route.royalist for route in layout.routes) == sum(p.royalist_only for p in america.passage)
    for route in layout.routes:
        assert route.fares
        assert all(within(box_round(at, 12), layout.survey.window) for at in route.fares)


# ---------------------------------------------------------------------------------------------- the sheet


def test_the_board_is_drawn_the_same_every_time(america: Map, sheet: Board) -> None:
    assert draw_board(america).svg == sheet.svg


def test_every_colour_has_a_name_in_the_palette(sheet: Board) -> None:
    assert set(re.findall(r"var\(--([\w-]+)\)", sheet.svg)) <= {*COLOURS, *LOOKS["guerra"].palette}
