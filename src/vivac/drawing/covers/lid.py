"""The lid of a box: what all covers of the series share, round a picture of their own.

A heavy frame in the main ink, a hairline, the picture, a double rule, the title in wood type, and a foot with
place, ground and years. Titles begin at one height, so that boxes look like a series side by side.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from vivac.drawing.covers.press import HEIGHT, INK, LEFT, PAPER, PICTURE, RIGHT, WIDTH
from vivac.drawing.covers.title import FOOT, Row, Title, print_title
from vivac.drawing.geometry import polyline
from vivac.drawing.grounds import ground_symbol
from vivac.drawing.lettering import text_width, two_lines
from vivac.drawing.look import Look
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import SYMBOLS

Picture = Callable[[Sheet], str]

_MIDDLE = WIDTH / 2
_MARGIN = 40.0
_ROUNDEL_Y, _ROUNDEL_RADIUS = 740.0, 33.0
_FOOT_LOOK = "d-b d-sc"
_FOOT_SIZE, _FOOT_SMALL, _FOOT_SPACING = 27.0, 20.0, 0.05
_MOTTO_SIZE, _MOTTO_TOP = 24.0, 662.0


class Inks(Struct, frozen=True):
    """The inks of a cover: the frame, the shade under the title, and the title itself."""

    frame: str
    shade: str
    title: str


class Lid(Struct, frozen=True):
    """What is printed on a lid besides its picture. A motto stands under titles of one row."""

    key: str
    name: str
    rows: tuple[Row, ...]
    place: str
    years: str
    ground: str
    inks: Inks
    motto: str = ""


def print_lid(look: Look, lid: Lid, picture: Picture) -> str:
    """The cover as a live drawing: colours by name, and every id begins with the key of the lid."""
    where = ", ".join(part for part in (lid.place, lid.years) if part)
    sheet = Sheet(f"box-{lid.key}", WIDTH, HEIGHT, f"{lid.name}: {where}" if where else lid.name, look)
    window = sheet.define_clip(rectangle(PICTURE))
    title = Title(lid.rows, lid.inks.frame, lid.inks.title, lid.inks.shade)
    sheet.add(
        rectangle((0, 0, WIDTH, HEIGHT), fill=PAPER),
        group(picture(sheet), clip_path=f"url(#{window})"),
        _frame(lid.inks.frame),
        print_title(sheet, title, _MOTTO_TOP if lid.motto else FOOT),
        _motto(lid),
        _foot(lid),
    )
    return sheet.svg()


def _frame(colour: str) -> str:
    return (
        rectangle((13.5, 13.5, 586.5, 786.5), fill="none", stroke=colour, stroke_width=9)
        + rectangle((23, 23, 577, 777), fill="none", stroke=INK, stroke_width=1.6)
        + rectangle(PICTURE, fill="none", stroke=INK, stroke_width=3)
        + path(f"M{LEFT} 552H{RIGHT}", stroke=INK, stroke_width=1.4)
    )


def _motto(lid: Lid) -> str:
    return words(lid.motto, _MIDDLE, 695, _MOTTO_SIZE, "d-it d-m", fill=INK) if lid.motto else ""


def _foot(lid: Lid) -> str:
    """Place and years either side of a roundel with the sign of the ground."""
    y, r = _ROUNDEL_Y, _ROUNDEL_RADIUS
    rules = "".join(
        polyline([(a, y - 24), (b, y - 24)])
        for a, b in ((_MARGIN, _MIDDLE - 44), (_MIDDLE + 44, WIDTH - _MARGIN))
    )
    sign = group(
        SYMBOLS[ground_symbol(lid.ground)],
        color=PAPER,
        fill=lid.inks.title,
        stroke=lid.inks.title,
        transform=moved(_MIDDLE, y, 0.84),
    )
    return (
        path(rules, stroke=INK, stroke_width=1.4)
        + circle(_MIDDLE, y, r, fill=lid.inks.title, stroke=INK, stroke_width=2)
        + circle(_MIDDLE, y, r - 4.4, fill="none", stroke=PAPER, stroke_width=1.2)
        + sign
        + _foot_words(lid.place, _MARGIN, "")
        + _foot_words(lid.years, WIDTH - _MARGIN, "d-e")
    )


def _foot_words(text: str, x: float, anchor: str) -> str:
    """Smaller when they are long, and in two lines when that is too small: they never reach the roundel."""
    lines = (text,) if _foot_size((text,)) >= _FOOT_SMALL else two_lines(text)
    size = _foot_size(lines)
    if len(lines) > 1:
        size = min(size, _FOOT_SMALL)
    look = f"{_FOOT_LOOK} {anchor}".strip()
    first = _ROUNDEL_Y + 16 - (len(lines) - 1) * size * 0.5
    return "".join(
        words(line, x, first + i * size, size, look, letter_spacing=size * _FOOT_SPACING, fill=INK)
        for i, line in enumerate(lines)
        if line
    )


def _foot_size(lines: Sequence[str]) -> float:
    room = _MIDDLE - _ROUNDEL_RADIUS - 12 - _MARGIN
    widest = max(text_width(line, 1, _FOOT_LOOK, _FOOT_SPACING) for line in lines)
    return min(_FOOT_SIZE, room / widest) if widest else _FOOT_SIZE
