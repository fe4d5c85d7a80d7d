"""Reading a box: a mistake is reported with file, key and reason, and nothing else happens."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec import Struct

from vivac.box import BoxError, Chart, Grid, Provenance, kept, load_box
from vivac.table import Complaint

PLACES = """
source = "document"
[[space]]
id = "hill"
exits = ["ford"]
[[space]]
id = "ford"
exits = ["hill"]
[names]
hill = "The Hill"
"""
CHARTS = """
[combat]
rule = "6"
source = "ours"
axes = [{ name = "die", low = 1, high = 2 }]
note = { en = "Ours.", es = "Nuestra." }
cells = { 1 = "D1", 2 = "A1" }

[retreat]
rule = "7"
source = "document"
axes = [{ name = "die", low = 1, high = 2 }, { name = "side", values = ["a", "b"] }]
cells = { 1 = { a = { by = 1 }, b = { by = 2 } }, 2 = { a = { by = 3 }, b = { by = 4 } } }
"""


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    exits: tuple[str, ...]
    steep: bool = False


class Places(Provenance, frozen=True, kw_only=True, forbid_unknown_fields=True):
    space: tuple[Space, ...]
    names: Mapping[str, str]


class Retreat(Struct, frozen=True, forbid_unknown_fields=True):
    by: int


class Charts(Struct, frozen=True, forbid_unknown_fields=True):
    combat: Chart[str]
    retreat: Grid[Retreat]


class Box(Struct, frozen=True):
    places: Places
    charts: Charts


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "places.toml").write_text(PLACES)
    (tmp_path / "charts.toml").write_text(CHARTS)
    return tmp_path


def packed(folder: Path, text: str) -> Box:
    pack = folder / "pack.toml"
    pack.write_text(text)
    return load_box(Box, folder, pack)


def test_a_box_is_read_whole(folder: Path) -> None:
    box = load_box(Box, folder)
    assert box.charts.combat.at(2) == "A1"
    assert [space.id for space in box.places.space] == ["hill", "ford"]


def test_a_pack_lays_other_numbers_over_the_same_keys(folder: Path) -> None:
    box = packed(folder, '[charts.combat.cells]\n2 = "A2"\n[[places.space]]\nid = "ford"\nsteep = true\n')
    assert dict(box.charts.combat.cells) == {"1": "D1", "2": "A2"}
    assert [(space.id, space.steep) for space in box.places.space] == [("hill", False), ("ford", True)]
    assert box.places.space[1].exits == ("hill",)


def test_a_pack_may_add_what_was_not_there(folder: Path) -> None:
    box = packed(folder, '[[places.space]]\nid = "mill"\nexits = ["hill"]\n[places.names]\nmill = "Mill"\n')
    assert [space.id for space in box.places.space] == ["hill", "ford", "mill"]
    assert dict(box.places.names) == {"hill": "The Hill", "mill": "Mill"}


def test_a_pack_without_anything_changes_nothing(folder: Path) -> None:
    assert packed(folder, "") == load_box(Box, folder)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[chart]\n", "pack.toml: chart: a pack may hold places, charts"),
        ("[charts.combat]\nnotes = 'x'\n", "pack.toml: charts.combat: .*unknown field .notes."),
        ("[charts.combat.cells]\n3 = 'X'\n", "pack.toml: charts.combat: cells.3 is no die of this chart"),
        (
            "[charts.combat]\naxes = [{ name = 'die', low = 1, high = 3 }]\n",
            "combat: cells has no entry for die 3",
        ),
        (
            "[charts.combat]\nsource = 'hearsay'\n",
            "pack.toml: charts.combat.source: Invalid enum value 'hearsay'",
        ),
        ("[[places.space]]\nexits = []\n", "pack.toml: places.space: every entry needs an id"),
        (
            "[[places.space]]\nid = 'ford'\nexits = 3\n",
            "pack.toml: places.space.ford.exits: Expected .array.",
        ),
        ("[charts.combat.cells]\n2 = 7\n", 'charts.combat.cells.2: Expected "str", got "int"'),
        ("[places.names]\nhill = 'Hill'\nford = 1\n", 'places.names.ford: Expected "str", got "int"'),
        (
            "[charts.retreat.cells.2.b]\nby = 'far'\n",
            'charts.retreat.cells.2.b.by: Expected "int", got "str"',
        ),
        ("[charts.retreat.cells.2.a]\nfar = 1\n", "charts.retreat.cells.2.a: .*unknown field .far."),
        ("[charts.combat]\nnote = 'Mine.'\n", 'charts.combat.note: Expected "object", got "str"'),
        ("[charts.combat]\nnote = { es = '' }\n", "charts.combat.note: there is no es"),
        ("[charts.combat]\nfixed = [{ en = 'It is.' }]\n", "charts.combat.fixed.0: there is no es"),
        ("[charts.combat.note]\nfr = 'Il y a.'\n", 'charts.combat.note: there is no language "fr"'),
        ("[places]\nnote = { es = 'Sí.' }\n", "pack.toml: places.note: there is no en"),
        ("[[places.space]]\nid = 'mill'\n", "pack.toml: places.space.mill: .*missing required field .exits."),
    ],
)
def test_a_mistake_in_a_pack_names_file_key_and_reason(folder: Path, text: str, sentence: str) -> None:
    with pytest.raises(BoxError, match=sentence):
        packed(folder, text)


def test_a_mistake_in_the_box_itself_names_its_own_file(folder: Path) -> None:
    (folder / "places.toml").write_text(PLACES.replace("exits", "exit"))
    with pytest.raises(BoxError, match="places.toml: space.hill: .*exit"):
        load_box(Box, folder)


def test_a_file_that_is_not_there_or_not_toml_is_refused(folder: Path) -> None:
    with pytest.raises(Complaint, match="nowhere.toml cannot be read"):
        load_box(Box, folder, folder / "nowhere.toml")
    with pytest.raises(Complaint, match="pack.toml: this is not TOML"):
        packed(folder, "combat = [")


EXCEPTION = """
[[combat.sources]]
of = ["2"]
source = "example"
lines = "30-31"
"""


def test_a_cell_may_be_from_elsewhere_than_its_chart(folder: Path) -> None:
    (folder / "charts.toml").write_text(CHARTS + EXCEPTION)
    combat = load_box(Box, folder).charts.combat
    assert combat.origin("1").source == "ours"
    assert (combat.origin("2").source, combat.origin("2").lines) == ("example", "30-31")


@pytest.mark.parametrize(
    ("exception", "wrong"),
    [
        (EXCEPTION.replace('"2"', '"7"'), 'charts.toml: combat.sources: there is no "7".'),
        (
            EXCEPTION.replace('lines = "30-31"', ""),
            "combat.sources.0.lines: what is from the example names its lines",
        ),
        (EXCEPTION.replace('"example"', '"hearsay"'), "combat.sources.0.source"),
    ],
)
def test_an_exception_that_is_nowhere_is_found(folder: Path, exception: str, wrong: str) -> None:
    (folder / "charts.toml").write_text(CHARTS + exception)
    with pytest.raises(BoxError, match=wrong):
        load_box(Box, folder)


def test_entries_and_their_fields_may_be_from_elsewhere(folder: Path) -> None:
    group = '[[sources]]\nof = ["hill.exits", "names.*"]\nsource = "ours"\n'
    group += 'note = { en = "Ours.", es = "Nuestro." }\n'
    (folder / "places.toml").write_text(PLACES.replace("[[space]]", group + "[[space]]", 1))
    places = load_box(Box, folder).places
    assert places.origin("hill").source == "document"
    assert places.origin("hill.exits").source == "ours"
    assert places.origin("names.hill").source == "ours"


def test_what_a_pack_replaced_is_remembered(folder: Path) -> None:
    box = packed(
        folder, '[charts.combat.cells]\n1 = "A1"\n[[places.space]]\nid = "hill"\nsteep = true\nexits = []\n'
    )
    assert box.charts.combat.packed == {"1": "D1"}
    assert box.places.packed == {"hill.exits": ["ford"]}
    assert load_box(Box, folder).charts.combat.packed == {}


def test_a_pack_does_not_change_what_nothing_reads(folder: Path) -> None:
    charts = folder / "charts.toml"
    charts.write_text(charts.read_text().replace("[combat]\n", "[combat]\nshown = true\n"))
    pack = folder / "pack.toml"
    pack.write_text('[charts.combat.cells]\n1 = "A2"\n')
    with pytest.raises(BoxError, match=r"pack.toml: charts.combat: it only shows what stands elsewhere"):
        load_box(Box, folder, pack)


def test_the_box_of_a_game_is_kept_however_many_packs_are_opened() -> None:
    opened: list[Path | None] = []

    @kept
    def open_box(pack: Path | None) -> int:
        opened.append(pack)
        return len(opened)

    own = open_box()
    for number in range(9):
        open_box(Path(f"{number}.toml"))
    assert open_box() == open_box(None) == own
    assert open_box(Path("8.toml")) == 10  # the last few packs are kept too
