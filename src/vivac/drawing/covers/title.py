"""The title of a lid: rows of wood type that never pass the frame, however long the name of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from msgspec import Struct

from vivac.drawing.covers.press import INK, PAPER
from vivac.drawing.covers.wood_type import OVER_CAPS, Setting, can_set, has_accents, set_word, word_width
from vivac.drawing.geometry import number
from vivac.drawing.marks import group, mark, path, words
from vivac.drawing.sheet import Sheet

TOP, FOOT = 566.0, 702.0
LEFT, RIGHT = 40.0, 560.0

_GAP = 13.0  # between rows
_TALLEST = 96.0
_SLIMMEST = 38.0  # the least breadth of a letter, at cap height 100, that still reads well on a shelf
_MOST_ROWS = 4
_INLINES = 7
_SHADES = 7


class Row(Struct, frozen=True):
    """A row of the title. A chief row is inlined and shaded; any other stands plain between two rules."""

    text: str
    height: float
    chief: bool = True

    @property
    def over(self) -> float:
        """Room for accents over the cap line."""
        return self.height * OVER_CAPS if has_accents(self.text) else 0.0

    def set_at(self, y: float) -> Setting:
        indent, widest = (0, 0.98) if self.chief else (60, 0.92)
        room = RIGHT - LEFT - 2 * indent
        return set_word(self.text, LEFT + indent, y, room, self.height, widest=widest)


class Title(Struct, frozen=True):
    """Rows, and the inks they are printed in: plain rows, the lower half of chief rows, and their shade."""

    rows: tuple[Row, ...]
    plain: str
    chief: str
    shade: str

    @property
    def height(self) -> float:
        return sum(row.over + row.height for row in self.rows) + _GAP * (len(self.rows) - 1)


def print_title(sheet: Sheet, title: Title, foot: float = FOOT) -> str:
    """The title in the middle of the room between the picture and what stands at `foot`."""
    if not all(can_set(row.text) for row in title.rows):
        return _in_any_font(" ".join(row.text for row in title.rows))
    y = (TOP + foot - title.height) / 2
    out: list[str] = []
    for row in title.rows:
        y += row.over
        setting = row.set_at(y)
        name = sheet.define_path(setting.data)
        if row.chief:
            out.append(_chief_row(sheet, name, row, setting, y, title))
        else:
            out.append(mark("use", href=f"#{name}", fill=title.plain) + _rules(setting, y + row.height / 2))
        y += row.height + _GAP
    return "".join(out)


def _chief_row(sheet: Sheet, name: str, row: Row, setting: Setting, y: float, title: Title) -> str:
    """Black above, coloured below under lines that grow, and a shade to the south-east."""
    h = row.height
    middle = y + h / 2
    left, right = number(setting.left - 4), number(setting.right + 4)
    below = f"M{left} {number(middle)}H{right}V{number(y + h * 1.2)}H{left}z"
    inlines = "".join(
        f"M{left} {number(middle + j * h * 0.072)}H{right}v{number(0.5 + j * h / 200)}H{left}z"
        for j in range(_INLINES)
    )
    deepest = round(_SHADES * min(1, h / 84))
    shades = [mark("use", href=f"#{name}", transform=f"translate({j} {j})") for j in range(deepest, 0, -1)]
    return (
        group(*shades, fill=title.shade)
        + mark("use", href=f"#{name}", fill=INK, stroke=PAPER, stroke_width=2.2, paint_order="stroke")
        + group(
            path(below, fill=title.chief),
            path(inlines, fill=INK),
            clip_path=f"url(#{sheet.define_clip(mark('use', href=f'#{name}'))})",
        )
    )


def _rules(setting: Setting, y: float) -> str:
    """A heavy and a fine rule on either side of a plain row."""
    sides = ((LEFT, setting.left - 18), (setting.right + 18, RIGHT))
    heavy, fine = (
        "".join(f"M{number(a)} {number(y + off)}H{number(b)}" for a, b in sides if b - a > 12)
        for off in (-3, 3)
    )
    return path(heavy, stroke=INK, stroke_width=3) + path(fine, stroke=INK, stroke_width=1.2)


def _in_any_font(name: str) -> str:
    """For a name the wood type has no letters for. No letter of any script is broader than it is high."""
    size = min(_TALLEST, (RIGHT - LEFT) / len(name))
    return words(name, (LEFT + RIGHT) / 2, (TOP + FOOT) / 2 + size * 0.36, size, "d-b d-m", fill=INK)


def compose(name: str) -> tuple[Row, ...]:
    """A name broken into the rows that let it stand tallest, all of one height."""
    if not can_set(name):
        return (Row(name, _TALLEST),)
    parts = name.split()
    best: tuple[float, list[str]] = (0.0, [name])
    for count in range(1, min(_MOST_ROWS, len(parts)) + 1):
        lines = min(_breaks(parts, count), key=lambda rows: max(_width(row) for row in rows))
        height = _height(lines)
        if height > best[0] * 1.05:  # an extra row must be worth it
            best = (height, lines)
    height, lines = best
    return tuple(Row(line, height) for line in lines)


def _breaks(parts: Sequence[str], count: int) -> Iterator[list[str]]:
    """Every way to share the words among so many rows, in their order."""
    for cuts in combinations(range(1, len(parts)), count - 1):
        yield [" ".join(parts[a:b]) for a, b in pairwise((0, *cuts, len(parts)))]


@lru_cache(maxsize=1024)
def _width(text: str) -> float:
    """The least width of a row one unit high; remembered, because ways to break a name share most rows."""
    return word_width(text, _SLIMMEST, 1)


def _height(lines: Sequence[str]) -> float:
    """The tallest these rows can stand: what the room over the foot allows, and the broadest of them."""
    shares = sum(1 + (OVER_CAPS if has_accents(line) else 0) for line in lines)
    room = (FOOT - TOP - _GAP * (len(lines) - 1)) / shares
    return min(_TALLEST, room, (RIGHT - LEFT) / max(_width(line) for line in lines))
