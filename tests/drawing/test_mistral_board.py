"""The chart of the Western Mediterranean: every place has its room, and everything can be read."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.drawing.sheets import drawn_board
from vivac.drawing.geometry import Box, inside, overlap, within
from vivac.games.mistral.board import Layout, draw_board, lay_out
from vivac.games.mistral.board.ornaments import CELL, MEDAL, corfu_docks, off_boxes, track_cells, wind_places
from vivac.games.mistral.board.survey import MARGIN, ROOM, off_chart, room_round
from vivac.games.mistral.box.contents import Coast, Map
from vivac.games.mistral.box.unpacking import open_box
from vivac.table.scene import Board


@pytest.fixture(scope="module")
def chart() -> Map:
    return open_box().contents.map


@pytest.fixture(scope="module")
def coast() -> Coast:
    return open_box().contents.coast


@pytest.fixture(scope="module")
def layout(chart: Map, coast: Coast) -> Layout:
    return lay_out(chart, coast)


@pytest.fixture(scope="module")
def sea_board() -> Board:
    return drawn_board("mistral")


def rooms(layout: Layout) -> dict[str, Box]:
    """Where two stacks of four counters stand at each place."""
    found = {space: room_round(at) for space, at in layout.survey.spaces.items()}
    found |= {f"{port}.docks": room_round(harbour.at) for port, harbour in layout.harbours.items()}
    found |= {f"zone.{zone}": room_round(at) for zone, at in layout.patrols.items()}
    return found | {"corfu.docks": room_round(corfu_docks(layout.survey))}


def lettering(layout: Layout) -> dict[str, list[Box]]:
    """The boxes of everything that is written on the chart."""
    found = {label.id: [label.box] for label in layout.labels}
    found |= {f"city {label.id}": [label.box] for label in layout.names.cities}
    found |= {f"zone {name.zone}": [name.box] for name in layout.zones}
    for written in (*layout.names.countries, *layout.names.along):
        found[f"{written.text} {written.style.size}"] = list(written.boxes)
    return found


# ------------------------------------------------------------------------------------------------ the places


def test_every_place_has_its_spot(chart: Map, sea_board: Board) -> None:
    wanted = {space.id for space in chart.space}
    wanted |= {f"{space.id}.docks" for space in chart.space if space.port}
    wanted |= {f"zone.{zone.id}" for zone in chart.zone}
    wanted |= {f"wind.{wind.id}" for wind in chart.wind}
    wanted |= {f"track.{box}" for box in chart.track.boxes}
    assert set(sea_board.spots) == wanted
    for spot in sea_board.spots.values():
        assert MARGIN + spot.r < spot.x < sea_board.width - MARGIN - spot.r
        assert MARGIN + spot.r < spot.y < sea_board.height - MARGIN - spot.r


def test_every_place_but_a_wind_lights_up_as_a_whole(sea_board: Board) -> None:
    round_ones = {place for place, spot in sea_board.spots.items() if not spot.outline}
    assert {place.split(".")[0] for place in round_ones} == {"wind"}


def test_two_stacks_fit_at_every_place_and_touch_no_other(layout: Layout) -> None:
    for (a, one), (b, other) in combinations(rooms(layout).items(), 2):
        assert not overlap(one, other), f"counters at {a} and {b} would overlap"


def test_the_room_is_broad_enough_for_two_stacks_of_four(sea_board: Board) -> None:
    side = sea_board.counter
    assert ROOM[0] * 2 >= side * (1.06 + 1 + 3 * 0.09)
    assert ROOM[1] * 2 >= side * (1 + 3 * 0.09)


def test_one_counter_fits_in_every_box_of_the_track_and_on_every_wind(
    chart: Map, layout: Layout, sea_board: Board
) -> None:
    cells, winds = track_cells(chart, layout.survey), wind_places(chart, layout.survey)
    assert min(CELL) - 4 > sea_board.counter
    places = [room for place, room in rooms(layout).items()]
    for x, y in (*cells.values(), *winds.values()):
        box = (x - MEDAL, y - MEDAL, x + MEDAL, y + MEDAL)
        assert not any(overlap(box, room) for room in places)


def test_what_patrols_a_zone_stands_in_its_water(layout: Layout) -> None:
    for zone, at in layout.patrols.items():
        assert inside(at, layout.survey.zones[zone]), zone
        assert layout.survey.ground.share(room_round(at)) < 0.25, zone


def test_spaces_stay_where_they_belong(chart: Map, layout: Layout) -> None:
    """Crowded waters are swollen, so that no space has to be pushed far: ports least of all."""
    homes = layout.survey.place((space.lon, space.lat) for space in chart.space)
    for space, home in zip(chart.space, homes, strict=True):
        if not off_chart(space):
            x, y = layout.survey.spaces[space.id]
            far = max(abs(x - home[0]), abs(y - home[1]))
            assert far < (26 if space.kind == "port" else 60), space.id


def test_open_sea_is_open(chart: Map, layout: Layout) -> None:
    for space in chart.space:
        if space.kind == "sea":
            assert not layout.survey.ground.land(layout.survey.spaces[space.id]), space.id


# ---------------------------------------------------------------------------------- plates, panels and names


def test_no_plate_covers_another_or_the_room_of_a_space(layout: Layout) -> None:
    plates = {port: harbour.plate for port, harbour in layout.harbours.items()}
    for (a, one), (b, other) in combinations(plates.items(), 2):
        assert not overlap(one, other), f"{a} and {b}"
    for port, plate in plates.items():
        assert within(room_round(layout.harbours[port].at), plate), port
        for space in layout.survey.spaces:
            assert not overlap(plate, layout.survey.room(space)), f"{port} on {space}"
        for zone, at in layout.patrols.items():
            assert not overlap(plate, room_round(at)), f"{port} on {zone}"


def test_panels_cover_no_place_and_not_each_other(chart: Map, layout: Layout) -> None:
    boxes = off_boxes(chart, layout.survey)
    for one, other in combinations(layout.panels, 2):
        assert not overlap(one, other)
    for place, room in rooms(layout).items():
        if place.split(".")[0] not in boxes:
            assert not any(overlap(room, panel) for panel in layout.panels), place


def test_every_space_at_sea_and_every_zone_has_its_name(chart: Map, layout: Layout) -> None:
    written = {label.id: " ".join(label.rows) for label in layout.labels}
    assert written == {s.id: s.name["es"] for s in chart.space if s.kind in ("sea", "strait")}
    zones = {name.zone: " ".join(name.rows) for name in layout.zones}
    assert zones == {zone.id: zone.name["es"].upper() for zone in chart.zone}
    assert {port for port, harbour in layout.harbours.items() if all(harbour.rows)} == {
        space.id for space in chart.space if space.port and not off_chart(space)
    }


def test_no_lettering_covers_other_lettering(layout: Layout) -> None:
    for (a, ones), (b, others) in combinations(lettering(layout).items(), 2):
        assert not any(overlap(one, other) for one in ones for other in others), f"{a} and {b}"


def test_no_lettering_lies_on_a_place_a_plate_or_a_panel(layout: Layout) -> None:
    plates = [harbour.plate for harbour in layout.harbours.values()]
    arrows = [box for arrow in layout.arrows for box in arrow.boxes]
    taken = [*rooms(layout).values(), *plates, *arrows, *layout.panels]
    for text, boxes in lettering(layout).items():
        for letter in boxes:
            assert within(letter, layout.survey.window), text
            assert not any(overlap(letter, box) for box in taken), text


# ------------------------------------------------------------------------------------------------- the sheet


def test_the_board_is_drawn_the_same_every_time(chart: Map, coast: Coast, sea_board: Board) -> None:
    assert draw_board(chart, coast).svg == sea_board.svg
