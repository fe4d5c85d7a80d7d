"""Charts in words: titles, axes, cells and notes in the language of the reader, else as they are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from toys import TOY, charts
from vivac.box import Axis, Chart, ChartReader, Grid, Source
from vivac.table.reader import Reader

WORTH, RAIDS = charts(None).values()
TEXTS = {
    "en": """
chart-night-raids = Raids by night
axis-die = Die
word-dead-calm = not a breath
side-north = the northerners
order-ride = { $miles ->
    [one] ride a mile
   *[other] ride { $miles } miles
  }
""",
    "es": """
chart-night-raids = Ataques nocturnos
axis-die = Dado
word-dead-calm = ni un soplo
side-north = los del norte
order-ride = { $miles ->
    [one] cabalgar una milla
   *[other] cabalgar { $miles } millas
  }
""",
}


class Order(Struct, frozen=True):
    do: str
    miles: int = 0


def chart(cells: dict[str, Any], cell_kind: str = "word", **said: Any) -> Chart[Any]:
    axis = Axis("wind", values=tuple(cells))
    return Chart(rule="1", source=Source.DOCUMENT, axes=(axis,), cells=cells, cell_kind=cell_kind, **said)


@pytest.fixture
def readers(tmp_path: Path) -> dict[str, ChartReader]:
    (tmp_path / "words").mkdir()
    for lang, text in TEXTS.items():
        (tmp_path / "words" / f"{lang}.ftl").write_text(text)
    rulebook = replace(TOY, folder=tmp_path)
    return {lang: ChartReader(Reader(rulebook, None, lang)) for lang in TEXTS}


def said(readers: dict[str, ChartReader], chart: Chart[Any], value: Any) -> list[str]:
    return [reader.cell(chart, value) for reader in readers.values()]


def test_titles_and_axes_are_said_and_raw_where_there_is_no_text(readers: dict[str, ChartReader]) -> None:
    en, es = readers.values()
    assert [en.title("night_raids"), es.title("night_raids")] == ["Raids by night", "Ataques nocturnos"]
    assert [en.axis("die"), es.axis("die")] == ["Die", "Dado"]
    assert [en.title("day_raids"), en.axis("wind_force")] == ["day_raids", "wind_force"]


def test_a_word_has_its_text_or_its_name_or_stays_as_it_is(readers: dict[str, ChartReader]) -> None:
    words = chart({"dead_calm": "dead_calm", "ace": "ace", "gale": "gale"})
    en, es = readers.values()
    assert en.keys(words.axes[0]) == ("not a breath", "the ace", "gale")
    assert es.keys(words.axes[0]) == ("ni un soplo", "el as", "gale")
    assert en.rows(words) == (("not a breath",), ("the ace",), ("gale",))


def test_a_chart_of_another_kind_has_words_of_its_own(readers: dict[str, ChartReader]) -> None:
    assert said(readers, chart({}, "side"), "north") == ["the northerners", "los del norte"]
    assert said(readers, chart({}), "north") == ["north", "north"]


def test_a_struct_is_said_with_its_fields_or_listed(readers: dict[str, ChartReader]) -> None:
    orders = chart({})
    assert said(readers, orders, Order("ride", 1)) == ["ride a mile", "cabalgar una milla"]
    assert said(readers, orders, Order("ride", 3)) == ["ride 3 miles", "cabalgar 3 millas"]
    assert said(readers, orders, Order("dead_calm")) == [
        "do not a breath, miles 0",
        "do ni un soplo, miles 0",
    ]


@pytest.mark.parametrize(("value", "plain", "signed"), [(2, "2", "+2"), (0, "0", "0"), (-1, "-1", "-1")])
def test_a_number_stays_one_and_a_modifier_shows_its_sign(
    readers: dict[str, ChartReader], value: int, plain: str, signed: str
) -> None:
    assert said(readers, chart({}), value) == [plain, plain]
    assert said(readers, chart({}, "modifier"), value) == [signed, signed]


def test_several_things_in_a_cell_are_separated_and_none_is_a_dash(readers: dict[str, ChartReader]) -> None:
    assert said(readers, chart({}), ("ace", "king")) == ["the ace, king", "el as, king"]
    assert said(readers, chart({}), ()) == ["-", "-"]


def test_a_grid_has_a_row_for_each_key_of_its_first_axis(readers: dict[str, ChartReader]) -> None:
    assert readers["en"].rows(RAIDS) == (("0", "-"), ("loss 1", "none"))
    assert isinstance(RAIDS, Grid)


def test_numbers_of_an_axis_are_left_alone(readers: dict[str, ChartReader]) -> None:
    assert readers["es"].keys(RAIDS.axes[0]) == ("1", "2")


def test_notes_are_said_in_the_language_of_the_reader(readers: dict[str, ChartReader]) -> None:
    en, es = readers.values()
    assert [en.note(WORTH), es.note(WORTH)] == ["Printed on the cards.", "Impreso en las cartas."]
    assert es.fixed(RAIDS) == ("Un 2 en la colina es una pérdida.",)
    assert [en.note(RAIDS), en.fixed(WORTH)] == ["No chart was given.", ()]


def test_a_table_shows_the_codes_of_its_cells_and_a_legend_tells_them(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("result-DR1 = DR1: the defender goes\nresult-EX = exchange\n")
    says = ChartReader(Reader(replace(TOY, folder=tmp_path), None, "en"))
    axes = (Axis("die", low=1, high=2), Axis("odds", values=("1/1", "2/1")))
    cells = {"1": {"1/1": "EX", "2/1": "DR1"}, "2": {"1/1": "DR1", "2/1": "DR1"}}
    combat: Grid[str] = Grid(rule="1", source=Source.DOCUMENT, axes=axes, cells=cells, cell_kind="result")
    assert says.rows(combat) == (("exchange", "DR1"), ("DR1", "DR1"))
    assert says.legend(combat) == ("DR1: the defender goes",)
    assert says.cell(combat, "DR1") == "DR1: the defender goes"
