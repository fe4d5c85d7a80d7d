"""What every board of our games promises, whatever is on it: light, safe to show, whole, always the same."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from tests.drawing.sheets import LOOKS, OURS, THEMES, check_classes, drawn_board
from vivac.drawing.palette import Theme
from vivac.drawing.sheet import standalone
from vivac.table import find_game

BOARDS = sorted({(game, each.board) for game in OURS for each in find_game(game).scenarios})
BYTES = {"cuadro": 500_000, "guerra": 600_000}
ELEMENTS = {"cuadro": 4_000}
PROGRAM = """
import sys
from vivac.table import find_game
rulebook = find_game({game!r})
sys.stdout.buffer.write(rulebook.board(rulebook.open_box(None), {name!r}).svg.encode())
"""

every_board = pytest.mark.parametrize(("game", "name"), BOARDS)


@every_board
def test_the_board_does_not_depend_on_the_order_of_sets(game: str, name: str) -> None:
    """Another process, another hash seed, the same bytes."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(game=game, name=name)],
        env={**os.environ, "PYTHONHASHSEED": "7"},
        capture_output=True,
        check=True,
    )
    assert done.stdout == drawn_board(game, name).svg.encode()


@every_board
def test_the_sheet_stays_light(game: str, name: str) -> None:
    svg = drawn_board(game, name).svg
    assert len(svg.encode()) < BYTES.get(game, 400_000)
    assert len(re.findall(r"<[a-zA-Z]", svg)) < ELEMENTS.get(game, 6_000)


@every_board
def test_the_live_sheet_obeys_a_strict_content_policy(game: str, name: str) -> None:
    svg = drawn_board(game, name).svg
    assert "<style" not in svg
    assert "style=" not in svg
    assert "<image" not in svg
    assert not re.search(r"https?://(?!www\.w3\.org/)", svg)
    assert not re.search(r'"#[0-9A-Fa-f]{3,8}"', re.sub(r'href="#[^"]*"', "", svg))


@every_board
def test_every_class_of_the_sheet_is_in_the_style_sheet(game: str, name: str) -> None:
    check_classes(drawn_board(game, name).svg)


@every_board
def test_everything_referred_to_exists_once(game: str, name: str) -> None:
    svg = drawn_board(game, name).svg
    made = re.findall(r' id="([^"]+)"', svg)
    assert len(made) == len(set(made))
    wanted = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg))
    assert {a or b for a, b in wanted} <= set(made)
    assert {symbol.removeprefix("sy-") for symbol in made if symbol.startswith("sy-")} <= set(
        LOOKS[game].symbols
    )


@every_board
@pytest.mark.parametrize("theme", THEMES)
def test_the_file_stands_alone(game: str, name: str, theme: Theme) -> None:
    drawing = standalone(drawn_board(game, name).svg, theme, LOOKS[game])
    assert "var(" not in drawing
    assert ElementTree.fromstring(drawing).tag == "{http://www.w3.org/2000/svg}svg"
