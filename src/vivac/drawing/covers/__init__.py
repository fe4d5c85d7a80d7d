"""Box covers: five posters in two or three inks on paper, and a plain one for any other game.

A cover is printed once: it does not change with the theme, its paper and inks are only dimmed in the dark.
`press`, `engraving`, `smoke`, `riders`, `cordillera` and the `wood_*` modules are the workshop; `lid` and
`title` are what the series shares; every other module is one picture.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct

from vivac.drawing.covers import cuadro, guerra, mistral, mosby, mosquetes, plain
from vivac.drawing.covers.lid import Inks, Lid, Picture, print_lid
from vivac.drawing.covers.title import Row, compose


class _Words(Struct, frozen=True):
    """What a lid says in one language."""

    place: str
    motto: str = ""


class _Box(Struct, frozen=True):
    name: str
    rows: tuple[Row, ...]
    years: str
    ground: str
    inks: Inks
    picture: Picture
    english: _Words
    spanish: _Words


_BOXES: Mapping[str, _Box] = MappingProxyType(
    {
        "mosby": _Box(
            "Mosby’s Raiders",
            (Row("MOSBY’S", 40, chief=False), Row("RAIDERS", 82)),
            "1863",
            "points",
            Inks(mosby.NIGHT, mosby.LAMP, mosby.NIGHT),
            mosby.draw,
            _Words("Virginia"),
            _Words("Virginia"),
        ),
        "guerra": _Box(
            "Guerra a Muerte",
            (Row("GUERRA", 82), Row("A MUERTE", 40, chief=False)),
            "1810–24",
            "areas",
            Inks(guerra.BLOOD, guerra.GOLD, guerra.BLOOD),
            guerra.draw,
            _Words("The Americas"),
            _Words("América"),
        ),
        "mistral": _Box(
            "Mistral",
            (Row("MISTRAL", 96),),
            "1740–48",
            "sea",
            Inks(mistral.SEA, mistral.FLAG, mistral.SEA),
            mistral.draw,
            _Words("Mediterranean", "The wind decides"),
            _Words("Mediterráneo", "El viento decide"),
        ),
        "cuadro": _Box(
            "Cuadro",
            (Row("CUADRO", 96),),
            "1808–14",
            "hexes",
            Inks(cuadro.DUST, cuadro.DUST, cuadro.RED),
            cuadro.draw,
            _Words("The Peninsula", "Form square!"),
            _Words("La Península", "¡Formen el cuadro!"),
        ),
        "mosquetes": _Box(
            "Mosquetes",
            (Row("MOSQUETES", 96),),
            "1750–1880",
            "table",
            Inks(mosquetes.FOREST, mosquetes.FIRE, mosquetes.FOREST),
            mosquetes.draw,
            _Words("The Frontier", "Black powder and hard cover"),
            _Words("La frontera", "Pólvora negra y buen parapeto"),
        ),
    }
)

GAMES = tuple(_BOXES)


def cover(game: str, language: str = "en") -> str | None:
    """The cover of a game as a live drawing, or None if nobody has drawn it one."""
    box = _BOXES.get(game)
    if box is None:
        return None
    said = box.spanish if language == "es" else box.english
    lid = Lid(game, box.name, box.rows, said.place, box.years, box.ground, box.inks, said.motto)
    return print_lid(lid, box.picture)


def typographic_cover(title: str, place: str, years: str, ground: str) -> str:
    """A plain cover in the same series, for any other game; `place` and `years` may be empty.

    `ground` is the rulebook’s word for it; what nobody has drawn a sign for gets the mark of the house.
    """
    key = f"plain-{zlib.crc32(title.encode()):08x}"  # two plain covers on one page share no id
    inks = Inks(plain.PLUM, plain.BRASS, plain.PLUM)
    lid = Lid(key, title, compose(title), place, years, ground, inks)
    return print_lid(lid, plain.ground_in_glory(ground))
