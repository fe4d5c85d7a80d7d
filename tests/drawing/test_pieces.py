"""Symbols, counters, cards, dice and lettering: small drawings that larger ones are made of."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.drawing.sheets import DRESSED, LOOKS, check_classes, look_with
from vivac.drawing.cards import Face, draw_back, draw_card
from vivac.drawing.counters import Counter, brackets, draw_counter, draw_marker, draw_stack
from vivac.drawing.dice import figure, pips, solid, verdict
from vivac.drawing.geometry import number, overlap, polyline
from vivac.drawing.lettering import text_width, two_lines, wrap
from vivac.drawing.look import HOUSE
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import SYMBOLS, stamp, stamped

MARKERS = [
    ("mosby", "revealed unrevealed bridge bridge_down rail_down depot depot_burnt devastation"),
    ("mosby", "large_force wagon wagon_burnt artillery leader retreat"),
    ("guerra", "repression raided recruited_royalist recruited_patriot"),
    ("mistral", "gale severe_gale"),
]
UNION = look_with("union")


def test_every_symbol_refers_to_symbols_that_exist() -> None:
    for name, drawing in SYMBOLS.items():
        assert set(stamped(drawing)) <= set(SYMBOLS), name


@pytest.mark.parametrize(("game", "side"), DRESSED)
def test_the_back_of_a_counter_shows_the_emblem_of_its_side(game: str, side: str) -> None:
    look = LOOKS[game]
    assert f"#sy-{look.livery(side).emblem}" in draw_counter(look, 0, 0, 64, Counter(side, back=True))


@pytest.mark.parametrize(("game", "symbols"), MARKERS)
def test_the_markers_of_the_games_are_drawn(game: str, symbols: str) -> None:
    for symbol in symbols.split():
        assert f"#sy-marker-{symbol}" in draw_marker(LOOKS[game], 0, 0, 22, symbol)


def test_an_unknown_symbol_cannot_be_stamped_by_mistake() -> None:
    sheet = Sheet("s", 10, 10, "A sheet")
    sheet.add(stamp("unicorn"))
    with pytest.raises(KeyError, match="no symbol 'unicorn'"):
        sheet.svg()


def test_a_sheet_carries_the_symbols_it_uses_and_no_others() -> None:
    sheet = Sheet("s", 10, 10, "A sheet")
    sheet.add(stamp("horse_artillery"))
    assert re.findall(r'id="sy-([\w-]+)"', sheet.svg()) == ["horse_artillery", "artillery"]


def test_lost_steps_are_open_and_a_reduced_counter_has_its_bar() -> None:
    whole = draw_counter(UNION, 0, 0, 64, Counter("union", "infantry", "4", steps=2, steps_left=2))
    reduced = draw_counter(UNION, 0, 0, 64, Counter("union", "infantry", "4", steps=2, steps_left=1))
    assert "d-step-lost" not in whole
    assert reduced.count("d-step-lost") == 1
    assert "--ivory" not in whole
    assert "--ivory" in reduced


def test_a_tall_stack_draws_few_edges_and_the_true_number() -> None:
    stack = draw_stack(UNION, 0, 0, 64, [Counter("union", back=True)] * 9)
    assert stack.count("d-counter") == 4
    assert ">9<" in stack


def test_drawings_are_well_formed() -> None:
    drawings = [
        draw_card(UNION, 0, 0, 150, Face("Ambush!", "Two & two", "fight", "guerrilla", "A 18"), lit=True),
        draw_card(UNION, 0, 0, 150, Face("Stoughton", "Taken <asleep>", "event", "leader", "E 4"), lit=True),
        draw_back(UNION, 0, 0, 150, "mosby", 31),
        draw_back(UNION, 0, 0, 150, ""),
        *(pips(HOUSE, value) for value in range(1, 7)),
        solid(HOUSE) + figure(HOUSE, "0"),
        verdict(good=True),
        verdict(good=False),
        brackets(0, 0, 40),
    ]
    for drawing in drawings:
        ElementTree.fromstring(f"<svg>{drawing}</svg>")
        check_classes(UNION.own(drawing))


@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_shows_as_many_pips_as_it_counts(value: int) -> None:
    assert pips(HOUSE, value).count('class="d-pip"') == value


@pytest.mark.parametrize(
    ("value", "written"), [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (12, "12"), (3.14159, "3.1")]
)
def test_numbers_are_written_short(value: float, written: str) -> None:
    assert number(value) == written


def test_a_line_returns_to_where_its_points_are_however_long_it_is() -> None:
    points = [(i * 0.34, i * 0.07) for i in range(1000)]
    steps = re.findall(r"-?(?:\d+\.\d|\d+|\.\d)", polyline(points).replace("M", "").replace("l", " "))
    x = sum(float(step) for step in steps[::2])
    assert x == pytest.approx(points[-1][0], abs=0.06)


def test_running_text_is_broken_into_lines_that_fit() -> None:
    text = "Discard at will to shed the penalty, in mid-move too"
    lines = wrap(text, 12, 150)
    assert " ".join(lines) == text
    assert all(text_width(line, 12) <= 150 for line in lines)


def test_long_names_are_broken_at_their_middle() -> None:
    assert two_lines("Rector’s Cross Roads") == ("Rector’s", "Cross Roads")
    assert two_lines("Aldie") == ("Aldie",)


def test_boxes_that_only_touch_do_not_overlap() -> None:
    assert overlap((0, 0, 1, 1), (1, 0, 2, 1)) == 0
    assert overlap((0, 0, 2, 2), (1, 1, 3, 3)) == 1
