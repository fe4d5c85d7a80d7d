"""The look of a game: what an author may write, what is wrong with it, and that the house knows no game."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.drawing.sheets import LOOKS, OURS, check_classes
from vivac.drawing.look import HOUSE, KINDS, BadLook, Look, read_look
from vivac.drawing.symbol_sheets import game_sheet, house_sheet

SIDE = """
[sides.north]
field = ["#224466", "#335577"]
silhouette = "round"
emblem = "star"
"""
OWN = '<g id="sy-otter"><circle class="d-sym" r="9"/><use href="#sy-star" class="s-plate"/></g>\n'
SPANISH = {"es.ftl", "es.js"}  # where some names of games are words
READ = {".py", ".js", ".css", ".svg", ".toml", ".ftl", ".html"}


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path)


class Author:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def writes(self, look: str, symbols: str = "") -> Look:
        (self.folder / "look.toml").write_text(look)
        (self.folder / "symbols.svg").write_text(symbols)
        read_look.cache_clear()
        return read_look("otters", self.folder)


def test_a_side_needs_a_field_a_silhouette_and_an_emblem(author: Author) -> None:
    livery = author.writes(SIDE).livery("north")
    assert (livery.field, livery.edge, livery.ink) == ("north", "north-edge", "on-dark")
    for line in SIDE.strip().splitlines()[1:]:
        key = line.split()[0]
        with pytest.raises(BadLook, match=f"otters cannot be drawn: sides.north: it has no {key}"):
            author.writes(SIDE.replace(line, ""))


def test_an_edge_is_a_darker_field_and_light_fields_bear_dark_ink(author: Author) -> None:
    look = author.writes(SIDE.replace("#224466", "#EEDDAA"))
    assert look.colours["north-edge"] == ("#776E55", "#192A3B")
    assert look.livery("north").ink == "on-light"
    assert author.writes(SIDE + 'on = "light"').livery("north").ink == "on-light"


def test_a_side_may_be_like_another_but_for_what_it_says(author: Author) -> None:
    look = author.writes(SIDE + '[sides.guest]\nlike = "north"\nemblem = "crown"\n')
    assert look.colours["guest"] == look.colours["north"]
    assert (look.livery("guest").silhouette, look.livery("guest").emblem) == ("round", "crown")


@pytest.mark.parametrize(
    ("look", "sentence"),
    [
        (SIDE.replace("star", "unicorn"), "sides.north.emblem: there is no symbol 'unicorn'"),
        (SIDE + '[sides.guest]\nlike = "south"', "sides.guest.like: there is no other side 'south'"),
        (SIDE + '[sides.guest]\nlike = "guest"', "sides.guest.like: there is no other side 'guest'"),
        (SIDE.replace("#224466", "blue"), "look.toml: .*regex.*sides.*field"),
        (SIDE.replace("round", "oval"), "look.toml: Invalid enum value 'oval'.*silhouette"),
        (SIDE + "shape = 1", "look.toml: .*unknown field `shape`.*sides"),
        (SIDE + "[sides", "look.toml: "),
        (
            SIDE + '[cover]\nframe = "north"\nshade = "mauve"\ntitle = "north"',
            "cover.shade: there is no colour 'mauve'",
        ),
    ],
)
def test_what_is_wrong_with_a_look_is_a_sentence(author: Author, look: str, sentence: str) -> None:
    with pytest.raises(BadLook, match=sentence):
        author.writes(look)


def test_a_symbol_that_stamps_what_nobody_has_drawn_is_named(author: Author) -> None:
    with pytest.raises(BadLook, match="symbols.svg: otter: there is no symbol 'eel'"):
        author.writes(SIDE, OWN.replace("sy-star", "sy-eel"))


def test_a_game_without_a_look_is_drawn_as_neutrals(tmp_path: Path) -> None:
    look = read_look("otters", tmp_path / "nowhere")
    assert look.side_class("north") == "s-neutral"
    assert look.ink("north") == "var(--neutral)"
    ElementTree.fromstring(game_sheet(look))


def test_names_of_a_game_bear_its_own_name_on_a_page_and_names_of_the_house_do_not(author: Author) -> None:
    look = author.writes(SIDE, OWN)
    drawing = (
        '<g class="d-counter s-north" fill="var(--north)"/><use href="#sy-otter"/><use href="#sy-star"/>'
    )
    own = look.own(drawing)
    assert own == (
        '<g class="d-counter s-otters-north" fill="var(--otters-north)"/>'
        '<use href="#sy-otters-otter"/><use href="#sy-star"/>'
    )
    assert look.own(own) == own


@pytest.mark.parametrize("game", OURS)
def test_the_sheet_of_a_game_dresses_every_side_with_names_of_its_own(game: str) -> None:
    sheet = game_sheet(LOOKS[game])
    ElementTree.fromstring(sheet)
    check_classes(sheet)
    made = re.findall(r' id="([^"]+)"', sheet)
    assert len(made) == len(set(made))
    assert all(name.startswith((f"{game}.", f"sy-{game}-")) for name in made)
    house = set(re.findall(r' id="sy-neutral|house\.neutral\.([\w-]+)"', house_sheet()))
    for side in LOOKS[game].liveries:
        assert {f"{game}.{side}.{part}" for part in house} <= set(made)


def test_the_sheet_of_the_house_has_a_frame_for_every_kind_of_card_and_a_face_for_every_die() -> None:
    sheet = house_sheet()
    ElementTree.fromstring(sheet)
    check_classes(sheet)
    made = re.findall(r' id="([^"]+)"', sheet)
    assert len(made) == len(set(made))
    assert {f"house.card-{kind}.frame-{nth}" for kind in KINDS for nth in range(3)} <= set(made)
    assert {f"house.die-6.{value}" for value in range(1, 7)} <= set(made)


def test_cards_and_dice_may_have_colours_of_their_own(author: Author) -> None:
    pair = '["#102030", "#405060"]'
    look = author.writes(f"{SIDE}[cards]\ntide = {pair}\n[dice]\nfield = {pair}\nink = {pair}\n")
    sheet = game_sheet(look)
    assert 'fill="var(--otters-kind-tide)"' in sheet
    assert 'class="d-die s-otters-dice"' in sheet
    assert ".d-die.s-otters-dice" in look.style()
    assert "--otters-kind-tide:light-dark(#102030,#405060)" in look.style()
    assert "dice" not in game_sheet(HOUSE)


def test_neither_house_nor_client_names_a_game_a_side_or_its_colour() -> None:
    sides = {side for look in LOOKS.values() for side in look.liveries}
    dyes = {dye for look in LOOKS.values() for side in look.liveries for dye in look.colours[side]}
    names = re.compile(
        rf"(?<![\w.])(?:{'|'.join(map(re.escape, [*OURS, *sides, *dyes]))})(?!\w|-attr)"
    )  # of mypy
    root = Path(str(files("vivac")))
    found = [
        f"{path.relative_to(root)}:{nth}: {line.strip()}"
        for path in sorted(root.rglob("*"))
        if path.suffix in READ and root / "games" not in path.parents and path.name not in SPANISH
        for nth, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if names.search(line)
    ]
    assert found == []
