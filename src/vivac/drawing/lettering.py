"""Lettering: how broad words are, words along a line, and lines of running text.

Which of the fonts of the stack a reader has is unknown, so room is kept for a broad one (Palatino) with a
little to spare: what does not collide here collides nowhere.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import accumulate
from xml.sax.saxutils import escape

from msgspec import Struct

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, curve, resample, within
from vivac.drawing.marks import mark
from vivac.drawing.sheet import Sheet

SMALL = 0.74  # small capitals, against full ones
BOLD = 1.07
_BROAD = {
    **dict.fromkeys("il.,;:'’|!", 0.29),
    **dict.fromkeys("ft-()r", 0.37),
    **dict.fromkeys("IJ", 0.35),
    **dict.fromkeys("abcegknopqsuvxyzdh", 0.56),
    **dict.fromkeys("BEFLPSTXYZRK", 0.65),
    **dict.fromkeys("ACDGHNOQUV&", 0.8),
    "w": 0.83,
    "m": 0.88,
    "M": 0.94,
    "W": 1.0,
    " ": 0.26,
}


def letter_width(letter: str, size: float, look: str = "") -> float:
    """The breadth of one letter; `look` holds the classes it is written in."""
    classes = look.split()
    scale = size * (BOLD if "d-b" in classes else 1.0)
    if "d-sc" in classes and letter.islower():
        return _BROAD.get(_plain(letter.upper()), 0.7) * scale * SMALL
    return _BROAD.get(_plain(letter), 0.56) * scale


def _plain(letter: str) -> str:
    """The letter without its accent, which makes it no broader."""
    return letter if letter.isascii() else unicodedata.normalize("NFD", letter)[0]


def text_width(text: str, size: float, look: str = "", spacing: float = 0.0) -> float:
    """The breadth of a word; `spacing` is in shares of the size, as in `letter-spacing`."""
    return sum(letter_width(letter, size, look) + spacing * size for letter in text)


def wrap(text: str, size: float, width: float) -> list[str]:
    """Running text broken into lines that fit a width."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def two_lines(name: str) -> tuple[str, ...]:
    """A name broken at the space nearest to its middle, if it has one."""
    gaps = [i for i, letter in enumerate(name) if letter == " "]
    if not gaps:
        return (name,)
    cut = min(gaps, key=lambda i: abs(i - len(name) / 2))
    return name[:cut], name[cut + 1 :]


class Style(Struct, frozen=True):
    """How a kind of name is written: size, classes, spacing, and how far off its line it may stand."""

    size: float
    look: str
    spacing: float = 0.06
    lifts: tuple[float, ...] = (5.0, -16.0)
    capitals: bool = False


Run = list[tuple[float, float, float]]  # points one unit apart, each with its heading


class Written(Struct, frozen=True):
    """Lettering along a line, and the boxes of its letters."""

    text: str
    style: Style
    baseline: str
    boxes: tuple[Box, ...]

    def element(self, sheet: Sheet) -> str:
        line = mark(
            "textPath", escape(self.text), href=f"#{sheet.define_path(self.baseline)}", startOffset="50%"
        )
        spacing = self.style.size * self.style.spacing
        look = f"{self.style.look} d-m"
        return mark("text", line, look=look, font_size=self.style.size, letter_spacing=spacing)


def write_along(
    line: Sequence[Point], text: str, style: Style, taken: Clutter, ways: Clutter, bounds: Box
) -> Written | None:
    """A name along a line, at the place and on the side where it disturbs least.

    `taken` must not be touched: where there is no room at all, nothing is written. `ways` may be crossed.
    """
    if line[0][0] > line[-1][0]:
        line = line[::-1]
    words = text.upper() if style.capitals else text
    needed = text_width(words, style.size, style.look, style.spacing)
    steady = _steady(resample(line, 1.0))
    best: tuple[float, Run, list[Box]] | None = None
    for lift in style.lifts:
        lifted = _lifted(steady, lift)
        for start in range(0, max(0, len(lifted) - int(needed)), 8):
            run = lifted[start : start + int(needed) + 1]
            boxes = _free_boxes(run, words, style, taken, bounds)
            if boxes is None:
                continue
            off_centre = abs(start + needed / 2 - len(lifted) / 2) / len(lifted)
            cost = sum(ways.area(box) for box in boxes) * 0.25 + _sharpest(run) * 30 + off_centre * 14
            if best is None or cost < best[0]:
                best = (cost, run, boxes)
    return Written(words, style, _baseline(best[1]), tuple(best[2])) if best else None


def _steady(run: Run, reach: int = 26) -> Run:
    """The line without its small wobble: lettering follows a river, not its every bend."""
    sums_x = [0.0, *accumulate(p[0] for p in run)]
    sums_y = [0.0, *accumulate(p[1] for p in run)]
    calm: list[Point] = []
    for i in range(len(run)):
        k = min(reach, i, len(run) - 1 - i)
        count = 2 * k + 1
        calm.append(
            ((sums_x[i + k + 1] - sums_x[i - k]) / count, (sums_y[i + k + 1] - sums_y[i - k]) / count)
        )
    return _paced(calm)


def _paced(line: Sequence[Point]) -> Run:
    """Points one unit apart along a line, with the heading of the dozen units round each."""
    points = [(x, y) for x, y, _ in resample(line, 1.0)]
    out: Run = []
    for i, (x, y) in enumerate(points):
        before, after = points[max(0, i - 6)], points[min(len(points) - 1, i + 6)]
        out.append((x, y, math.atan2(after[1] - before[1], after[0] - before[0])))
    return out


def _lifted(run: Run, lift: float) -> Run:
    """The line beside a line: shorter on the inside of a bend, so it is paced anew."""
    return _paced([(x + math.sin(th) * lift, y - math.cos(th) * lift) for x, y, th in run])


def _free_boxes(run: Run, text: str, style: Style, taken: Clutter, bounds: Box) -> list[Box] | None:
    """The boxes of the letters, unless one of them falls on something or off the sheet."""
    boxes: list[Box] = []
    for box in _letter_boxes(run, text, style):
        if not (within(box, bounds) and taken.free(box)):
            return None
        boxes.append(box)
    return boxes


def _letter_boxes(run: Run, text: str, style: Style) -> Iterator[Box]:
    walked = 0.0
    gap, rise = style.spacing * style.size, style.size * 0.38
    for letter in text:
        width = letter_width(letter, style.size, style.look)
        x, y, th = run[min(len(run) - 1, int(walked + (width + gap) / 2))]
        walked += width + gap
        if letter == " ":
            continue
        sine, cosine = math.sin(th), math.cos(th)
        mx, my = x + sine * style.size * 0.32, y - cosine * style.size * 0.32
        wide = abs(cosine) * (width / 2 + 1) + abs(sine) * rise
        high = abs(sine) * (width / 2 + 1) + abs(cosine) * rise
        yield mx - wide, my - high, mx + wide, my + high


def _sharpest(run: Run) -> float:
    """The sharpest bend within the breadth of two letters: lettering round a corner falls apart."""
    turns = (abs(math.remainder(run[i + 24][2] - run[i][2], math.tau)) for i in range(0, len(run) - 24, 8))
    return max(turns, default=0.0)


def _baseline(run: Run) -> str:
    knots = [(x, y) for x, y, _ in run[:: max(8, len(run) // 8)]]
    x, y, th = run[-1]
    knots += [
        (x, y),
        (x + math.cos(th) * 20, y + math.sin(th) * 20),
    ]  # longer: a reader's font may be broader
    x, y, th = run[0]
    return curve([(x - math.cos(th) * 20, y - math.sin(th) * 20), *knots])
