"""The map of a real box, drawn once for all tests of the drawing."""

from __future__ import annotations

import pytest

from tests.drawing.sheets import drawn_board
from vivac.games.mosby.board import Names, Survey, set_names, survey_map
from vivac.games.mosby.box.contents import Map
from vivac.games.mosby.box.unpacking import open_box
from vivac.table.scene import Board


@pytest.fixture(scope="session")
def virginia() -> Map:
    return open_box().contents.map


@pytest.fixture(scope="session")
def survey(virginia: Map) -> Survey:
    return survey_map(virginia)


@pytest.fixture(scope="session")
def names(virginia: Map, survey: Survey) -> Names:
    return set_names(virginia, survey)


@pytest.fixture(scope="session")
def board() -> Board:
    return drawn_board("mosby")
