"""Box covers: five posters that fit on one page, and a plain one for any name a game may have."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import accumulate
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.drawing.sheets import LOOKS, OURS, THEMES, check_classes
from toys import TOY
from vivac.drawing.covers import LidWords, draw_cover
from vivac.drawing.covers.press import LEFT, RIGHT
from vivac.drawing.covers.title import FOOT, TOP, Title, compose
from vivac.drawing.covers.wood_type import can_set, has_accents, set_word, word_width, written
from vivac.drawing.geometry import inside, thin
from vivac.drawing.grounds import GROUNDS, ground_symbol
from vivac.drawing.grounds import HOUSE as HOUSE_MARK
from vivac.drawing.lettering import text_width
from vivac.drawing.look import HOUSE
from vivac.drawing.palette import COLOURS, Theme
from vivac.drawing.sheet import standalone
from vivac.drawing.symbols import SYMBOLS
from vivac.table import Say, find_game

MOST_BYTES = 60_000
CASE = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789’,.:·-–!¡?¿&"
LONG_NAMES = [
    "Go",
    "Tres en raya",
    "Ñandú",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "The Lords of Underearth and the Long March to the Sea",
    "1812",
    "¿Quién vive? ¡España!",
    "W W W W W W W W W W W W W W W W W W W W W W W W W W",
]
PLAIN = ("Tres en raya", "Anywhere", "since 1300 B.C.", "squares")


def drawn(game: str, language: str = "en") -> str:
    rulebook = find_game(game)

    def word(key: str) -> str:
        return rulebook.text.say(Say(key), language) if rulebook.text.has(key, language) else ""

    said = LidWords(word("title"), word("cover-place") or word("place"), word("cover-motto"))
    return draw_cover(rulebook, said)


def plain_cover(title: str, place: str, years: str, ground: str) -> str:
    """The cover of a game that brings nothing for it."""
    return draw_cover(replace(TOY, year=years, ground=ground), LidWords(title, place))


def ids(drawing: str) -> list[str]:
    return re.findall(r'\bid="([^"]*)"', drawing)


EVERY = [*(drawn(game) for game in OURS), plain_cover(*PLAIN)]


def test_a_game_may_bring_the_inks_of_its_box_and_no_picture() -> None:
    drawing = drawn("tres-en-raya")
    assert "var(--tres-en-raya-crosses)" in drawing
    assert "var(--box-plain)" not in drawing


@pytest.mark.parametrize("drawing", EVERY)
def test_a_cover_is_well_formed_small_and_has_the_shape_of_a_box(drawing: str) -> None:
    root = ElementTree.fromstring(drawing)
    assert root.get("viewBox") == "0 0 600 800"
    assert len(drawing.encode()) < MOST_BYTES


@pytest.mark.parametrize("game", OURS)
def test_a_cover_is_printed_the_same_every_time(game: str) -> None:
    assert drawn(game) == drawn(game)
    assert plain_cover(*PLAIN) == plain_cover(*PLAIN)


@pytest.mark.parametrize("drawing", EVERY)
def test_a_cover_uses_paper_and_inks_of_the_boxes_only(drawing: str) -> None:
    names = set(re.findall(r"var\(--([\w-]+)\)", drawing))
    inks = {f"{game}-{name}" for game, look in LOOKS.items() for name in look.colours}
    assert names <= inks | {name for name in COLOURS if name.startswith("box-")}
    assert not re.search(r'="#[0-9A-Fa-f]{3,8}"', drawing)


@pytest.mark.parametrize("drawing", EVERY)
def test_a_cover_needs_no_style_of_its_own_and_only_classes_of_the_style_sheet(drawing: str) -> None:
    assert "style=" not in drawing
    assert "<style" not in drawing
    check_classes(drawing)


def test_all_covers_fit_on_one_page() -> None:
    every = [name for drawing in [*EVERY, plain_cover("Ñandú", "", "", "hexes")] for name in ids(drawing)]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("game", OURS)
def test_ids_begin_with_the_box_and_references_stay_inside_it(game: str) -> None:
    drawing = drawn(game)
    assert all(name.startswith(f"box-{game}-") for name in ids(drawing))
    wanted = set(re.findall(r'(?:href="|url\()#([\w-]+)', drawing))
    assert wanted <= set(ids(drawing))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("drawing", EVERY)
def test_a_cover_that_leaves_the_program_has_plain_colours(drawing: str, theme: Theme) -> None:
    key = re.findall(r'id="box-([a-z]+)-', drawing)[0]
    alone = standalone(drawing, theme, LOOKS.get(key, HOUSE))
    ElementTree.fromstring(alone)
    assert "var(" not in alone
    assert "light-dark" not in alone


def test_a_cover_says_what_it_shows_in_both_languages() -> None:
    assert 'aria-label="Guerra a Muerte: The Americas, 1810–24"' in drawn("guerra")
    assert 'aria-label="Guerra a Muerte: América, 1810–24"' in drawn("guerra", "es")
    assert "¡Formen el cuadro!" in drawn("cuadro", "es")


@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_title_stays_inside_the_frame_however_long_it_is(name: str) -> None:
    check_title(name)


@settings(max_examples=25, deadline=None)
@given(st.text(alphabet=CASE + "ÁÉÍÓÚÑÜ ", min_size=1, max_size=60).filter(str.strip))
def test_any_title_stays_inside_the_frame(name: str) -> None:
    check_title(name)


def check_title(name: str) -> None:
    rows = compose(name)
    for row in rows:
        line = row.set_at(0)
        assert LEFT < line.left <= line.right < RIGHT
        assert all(LEFT < x < RIGHT for x in across(line.data))
    assert Title(rows, "", "", "").height <= FOOT - TOP + 0.01
    assert " ".join(row.text for row in rows) == " ".join(name.split())


def across(data: str) -> list[float]:
    """Every x of an outline, measured on the path itself: rings of steps, each from the point before."""
    xs: list[float] = []
    for ring in re.findall(r"M([^MZ]*)", data):
        steps = re.findall(r"-?(?:\d+\.\d|\d+|\.\d)", ring)
        xs += accumulate(float(step) for step in steps[::2])
    return xs


def test_a_name_in_letters_the_type_has_not_is_set_in_an_ordinary_font() -> None:
    assert not can_set("三目並べ")
    drawing = plain_cover("三目並べ & <co>", "", "", "squares")
    ElementTree.fromstring(drawing)
    assert "三目並べ &amp; &lt;co&gt;</text>" in drawing


@pytest.mark.parametrize(
    "place", ["", "Rome", "España e Indias Occidentales", "Wwwwwwwwwwwwwwwwwwwwwwwwwwwww"]
)
def test_a_long_place_never_reaches_the_sign_of_the_ground(place: str) -> None:
    drawing = plain_cover("Go", place, "", "sea")
    lines = re.findall(r'<text class="([^"]*)" x="40" [^>]*font-size="([\d.]+)"[^>]*>([^<]*)<', drawing)
    assert " ".join(text for _, _, text in lines) == place
    for look, size, text in lines:
        assert 40 + text_width(text, float(size), look, 0.05) < 300 - 33


def test_two_plain_covers_share_no_id() -> None:
    one, other = (plain_cover(name, "", "", "points") for name in ("Go", "Hex"))
    assert not set(ids(one)) & set(ids(other))


def test_a_game_without_a_name_still_has_a_box() -> None:
    ElementTree.fromstring(plain_cover("", "", "", ""))


@pytest.mark.parametrize("letter", CASE)
def test_the_case_has_every_letter(letter: str) -> None:
    assert set_word(letter, 0, 0, 100, 80).data


@pytest.mark.parametrize("width", [300, 420, 520])
def test_a_word_is_set_to_an_exact_width(width: float) -> None:
    word = set_word("MOSQUETES", 40, 0, width, 84)
    assert word.left == pytest.approx(40, abs=0.1)
    assert word.right == pytest.approx(40 + width, abs=0.1)


def test_a_short_word_is_not_stretched_but_stands_in_the_middle() -> None:
    word = set_word("GO", 40, 0, 520, 84)
    assert word.right - word.left < 260
    assert (word.left + word.right) / 2 == pytest.approx(300)


def test_accents_stand_over_their_letters_and_take_no_room() -> None:
    assert has_accents("Ñandú")
    assert word_width("ÑANDÚ", 50, 80) == pytest.approx(word_width("NANDU", 50, 80))
    assert written("it's") == "IT’S"


@pytest.mark.parametrize("ground", [*GROUNDS, *GROUNDS.values()])
def test_every_ground_has_a_sign(ground: str) -> None:
    assert ground_symbol(ground) in SYMBOLS


def test_an_unknown_ground_gets_the_mark_of_the_house() -> None:
    assert ground_symbol("the moon") == HOUSE_MARK


def test_a_thinned_ring_keeps_its_corners() -> None:
    ring = [(0.0, 0.0), (5.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 5.0), (0.0, 0.0)]
    assert thin(ring, 0.1) == [(0, 0), (10, 0), (10, 10), (0, 10), (0, 0)]


def test_a_point_is_inside_a_ring_or_it_is_not() -> None:
    notched = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 2.0), (0.0, 10.0)]
    assert inside((5, 1), notched)
    assert not inside((5, 6), notched)
