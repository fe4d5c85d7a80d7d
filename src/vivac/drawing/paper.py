"""The sheet itself: paper, frame, title, legend, scale and compass.

No filters: they would be painted again at every step of a zoom.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.geometry import Box, number
from vivac.drawing.marks import circle, group, mark, moved, path, rectangle, words
from vivac.drawing.sheet import Sheet
from vivac.drawing.symbols import stamp

TILE = 260  # the texture repeats; fibres are short enough that nobody sees it
BAR = 6.0  # breadth of the graduated bar


def texture(sheet: Sheet, box: Box) -> str:
    """Fibres, specks and a darker rim, laid over everything at the end."""
    rng = random.Random("paper")
    fibres: list[str] = []
    for _ in range(26):
        x, y, angle = rng.uniform(0, TILE), rng.uniform(0, TILE), rng.uniform(0, math.tau)
        length = rng.uniform(5, 16)
        dx, dy = length * math.cos(angle), length * math.sin(angle)
        bend = number(dx / 2 + rng.uniform(-3, 3))
        fibres.append(f"M{number(x)} {number(y)}q{bend} {number(dy / 2)} {number(dx)} {number(dy)}")
    specks = [
        circle(
            rng.uniform(0, TILE),
            rng.uniform(0, TILE),
            rng.uniform(0.3, 0.9),
            fill="var(--hach)",
            fill_opacity=".16",
        )
        for _ in range(26)
    ]
    grain, rim = sheet.new_id(), sheet.new_id()
    lines = path("".join(fibres), fill="none", stroke="var(--hach)", stroke_width=0.5, stroke_opacity=".16")
    units = "userSpaceOnUse"
    sheet.define(mark("pattern", lines, *specks, id=grain, patternUnits=units, width=TILE, height=TILE))
    clear = mark("stop", offset=".62", stop_color="var(--paper-2)", stop_opacity="0")
    dark = mark("stop", offset="1", stop_color="var(--land-3)", stop_opacity=".55")
    sheet.define(mark("radialGradient", clear, dark, id=rim, r=".78"))
    layers = (rectangle(box, fill=f"url(#{name})") for name in (grain, rim))
    return group(*layers, pointer_events="none")


def _frame(box: Box, out: float, width: float) -> str:
    grown = (box[0] - out, box[1] - out, box[2] + out, box[3] + out)
    return rectangle(grown, "d-line", stroke="var(--ink)", stroke_width=width)


class Division(Struct, frozen=True):
    """A mark in the margin: how far along the edge, and its figures if it has any."""

    at: float
    figures: str = ""


def degrees(origin: float, at_origin: float, per_degree: float, low: float, high: float) -> list[Division]:
    """Divisions of an edge between low and high: every five minutes a mark, every fifteen its figures.

    The origin of the sheet lies at `at_origin` degrees, which fall by one with every `per_degree` units.
    """
    first = math.ceil((at_origin - (high - origin) / per_degree) * 12)
    last = math.floor((at_origin - (low - origin) / per_degree) * 12)
    out: list[Division] = []
    for twelfth in range(last, first - 1, -1):
        figures = f"{twelfth // 12}° {twelfth % 12 * 5:02}′" if twelfth % 3 == 0 else ""
        out.append(Division(origin + (at_origin - twelfth / 12) * per_degree, figures))
    return out


def graduated_frame(box: Box, across: Sequence[Division], down: Sequence[Division]) -> str:
    """A neat-line whose bar counts degrees: alternately black and paper, with figures in the margin."""
    left, top, right, bottom = box
    out = [_frame(box, *line) for line in ((0, 1), (3, 0.6), (3 + BAR, 0.6), (14, 2.6))]
    for begin, end in _alternate(across, left, right):
        out += [rectangle((begin, y, end, y + BAR)) for y in (top - 3 - BAR, bottom + 3)]
    for begin, end in _alternate(down, top, bottom):
        out += [rectangle((x, begin, x + BAR, end)) for x in (left - 3 - BAR, right + 3)]
    for division in across:
        if division.figures:
            out += [
                words(division.figures, division.at, y, 11.5, "d-m d-ink2") for y in (top - 19, bottom + 27)
            ]
    for division in down:
        if division.figures:
            turned = (moved(x, division.at, turn=-90) for x in (left - 19, right + 27))
            out += [words(division.figures, 0, 0, 11.5, "d-m d-ink2", transform=where) for where in turned]
    return "".join(out)


def uneven_frame(box: Box, edges: Sequence[Sequence[Division]]) -> str:
    """The same where degrees differ in length: top, right, bottom and left each have their own marks."""
    left, top, right, bottom = box
    out = [_frame(box, *line) for line in ((0, 1), (3, 0.6), (3 + BAR, 0.6), (14, 2.6))]
    for marks, y, figures in ((edges[0], top - 3 - BAR, top - 19), (edges[2], bottom + 3, bottom + 27)):
        out += [rectangle((begin, y, end, y + BAR)) for begin, end in _alternate(marks, left, right)]
        out += [words(each.figures, each.at, figures, 11.5, "d-m d-ink2") for each in marks if each.figures]
    for marks, x, figures in ((edges[3], left - 3 - BAR, left - 19), (edges[1], right + 3, right + 27)):
        out += [rectangle((x, begin, x + BAR, end)) for begin, end in _alternate(marks, top, bottom)]
        for each in marks:
            if each.figures:
                where = moved(figures, each.at, turn=-90)
                out.append(words(each.figures, 0, 0, 11.5, "d-m d-ink2", transform=where))
    return "".join(out)


def _alternate(marks: Sequence[Division], low: float, high: float) -> list[tuple[float, float]]:
    """Every second stretch between marks, clipped to the edge."""
    ends = [low, *(division.at for division in marks if low < division.at < high), high]
    return [(ends[i], ends[i + 1]) for i in range(0, len(ends) - 1, 2)]


def _notched(box: Box, inset: float) -> str:
    """An outline whose corners are cut by quarter circles."""
    k = 12
    left, top, right, bottom = (box[0] + inset, box[1] + inset, box[2] - inset, box[3] - inset)
    arc = f"A{k} {k} 0 0 0 "
    return (
        f"M{number(left + k)} {number(top)}H{number(right - k)}{arc}{number(right)} {number(top + k)}"
        f"V{number(bottom - k)}{arc}{number(right - k)} {number(bottom)}H{number(left + k)}"
        f"{arc}{number(left)} {number(bottom - k)}V{number(top + k)}{arc}{number(left + k)} {number(top)}Z"
    )


def panel(box: Box) -> str:
    """A panel with notched corners and a double line: for titles and legends."""
    outer = path(_notched(box, 0), fill="var(--paper)", stroke="var(--ink)", stroke_width=2)
    return outer + path(_notched(box, 4.5), "d-line", stroke="var(--ink)", stroke_width=0.7)


class Row(Struct, frozen=True):
    """A line of a cartouche. An empty text is a rule with a lozenge."""

    text: str
    size: float
    look: str = ""


def cartouche(box: Box, rows: Sequence[Row]) -> str:
    """The title panel, its lines centred."""
    middle = (box[0] + box[2]) / 2
    baseline = box[1] + (box[3] - box[1] - sum(row.size * 1.24 for row in rows)) / 2
    out = [panel(box)]
    for row in rows:
        baseline += row.size * 1.24
        if row.text:
            out.append(words(row.text, middle, baseline - row.size * 0.24, row.size, f"d-m {row.look}"))
        else:
            where = moved(middle, baseline - row.size * 0.5)
            out.append(path("M-80 0H-9M9 0H80", stroke="var(--ink)", stroke_width=0.8, transform=where))
            out.append(path("M0-4.4l5 4.4l-5 4.4l-5-4.4Z", fill="var(--pike)", transform=where))
    return "".join(out)


def legend(box: Box, heading: str, rows: Sequence[tuple[str, str]]) -> str:
    """A panel that explains signs. Each sign is drawn round the origin, at most 30 units to either side."""
    left, top, right, bottom = box
    step = (bottom - top - 62) / len(rows)
    out = [panel(box), words(heading, (left + right) / 2, top + 32, 20, "d-m d-sc d-b")]
    for i, (sign, meaning) in enumerate(rows):
        y = top + 46 + (i + 0.5) * step
        out += [group(sign, transform=moved(left + 54, y)), words(meaning, left + 100, y + 5, 15)]
    return "".join(out)


def legend_columns(box: Box, heading: str, rows: Sequence[tuple[str, str]], columns: int) -> str:
    """A legend in several columns, filled one after the other, for a low and broad panel."""
    left, top, right, bottom = box
    each = -(-len(rows) // columns)
    wide, step = (right - left - 24) / columns, (bottom - top - 54) / each
    out = [panel(box), words(heading, (left + right) / 2, top + 29, 18, "d-m d-sc d-b")]
    for i, (sign, meaning) in enumerate(rows):
        x, y = left + 12 + i // each * wide, top + 40 + (i % each + 0.5) * step
        out += [group(sign, transform=moved(x + 42, y)), words(meaning, x + 80, y + 5, 15.5)]
    return "".join(out)


def scale_bar(x: float, y: float, unit: float, marks: Sequence[str], label: str) -> str:
    """Two rows in chequer, figures above, the unit in italic below."""
    parts = len(marks) - 1
    chequer = [
        rectangle((i * unit, row * 3.4, (i + 1) * unit, row * 3.4 + 3.4))
        for i in range(parts)
        for row in (i % 2,)
    ]
    return group(
        rectangle((0, 0, parts * unit, 6.8), fill="var(--paper)", stroke="var(--ink)", stroke_width=0.8),
        *chequer,
        *(words(figure, i * unit, -5, 11.5, "d-m") for i, figure in enumerate(marks)),
        words(label, parts * unit / 2, 22, 13, "d-m d-it"),
        transform=moved(x, y),
    )


_WINDS = (
    # ink, degrees from one to the next, the first, how far its tip, how far and how broad its waist
    ("pike", 45.0, 22.5, 0.74, 0.2, 0.055),
    ("sea-ink", 90.0, 45.0, 0.82, 0.22, 0.091),
    ("ink", 90.0, 0.0, 1.0, 0.24, 0.13),
)


def compass_rose(x: float, y: float, radius: float) -> str:
    """Sixteen kites halved in ink and paper, a lily at north, a cross at east."""
    rings = ((0.66, 0.8), (0.62, 0.5), (0.34, 0.6))
    out = [circle(0, 0, radius * 0.98, fill="var(--paper)", fill_opacity=".55", stroke="none")]
    out += [circle(0, 0, radius * share, fill="none", stroke_width=width) for share, width in rings]
    for dark, step, first, tip, waist, broad in _WINDS:
        top, shoulder, half = number(-radius * tip), number(-radius * waist), radius * broad
        for i in range(round(360 / step)):
            turned = f"rotate({number(first + i * step)})"
            for ink, side in (("paper", -half), (dark, half)):
                kite = f"M0 {top}L{number(side)} {shoulder}L0 0Z"
                out.append(path(kite, fill=f"var(--{ink})", transform=turned))
    out.append(circle(0, 0, radius * 0.07, fill="var(--paper)", stroke_width=0.8))
    return (
        group(*out, stroke="var(--ink)", stroke_width=0.5, transform=moved(x, y))
        + stamp("fleur", x, y - radius * 1.16, radius * 0.0078, "s-map")
        + stamp("maltese", x + radius * 1.12, y, radius * 0.0042, "s-map")
    )
