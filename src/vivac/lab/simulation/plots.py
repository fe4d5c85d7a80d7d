"""The plots of a report, drawn by us as SVG: they follow the theme, and say in figures what they show.

No plot depends on colour: bars carry their names and figures, sides differ by hatching, lines by dashes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from vivac.drawing.geometry import number
from vivac.drawing.marks import circle, mark, path, rectangle, words
from vivac.lab.simulation.summary import Histogram, TurnWorth
from vivac.table.scene import Board

WIDE = 720.0
LEFT = 210.0  # where bars begin, right of their names
RIGHT = 590.0  # where they end at most
ROW = 40.0
SMALL, PLAIN = 12.5, 14.5
HATCHES = ("solid", "slant", "steep")  # of the first role, the second, any other
DASHES = ("", "9 5", "2 4")
WIDEST = 70.0  # bar of a histogram
LARGEST = 0.9  # radius of the hottest place, in counters

Say = Callable[[float], str]  # a figure as it is written in a language

ACCENT = "var(--accent)"


class Bar(NamedTuple):
    name: str
    note: str
    share: float  # of the longest possible bar
    figure: str
    ink: str = ACCENT
    interval: tuple[float, float] | None = None
    interval_figure: str = ""


class Line(NamedTuple):
    name: str
    ink: str
    points: Sequence[TurnWorth]


def plot(height: float, label: str, *marks: str) -> str:
    return mark(
        "svg",
        *marks,
        look="plot",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDE)} {number(height)}",
        role="img",
        aria_label=label,
    )


def hatching() -> str:
    """What tells the bars of sides apart without colour; a report has it once."""
    lines = {"slant": "rotate(45)", "steep": "rotate(-60)"}
    patterns = [
        mark(
            "pattern",
            rectangle((0, 0, 8, 8), fill="var(--sheet)", fill_opacity="0.62"),
            path("M0 0V8", stroke="var(--ink)", stroke_width=3, stroke_opacity="0.5"),
            id=f"hatch-{name}",
            width=8,
            height=8,
            patternUnits="userSpaceOnUse",
            patternTransform=turn,
        )
        for name, turn in lines.items()
    ]
    return mark("svg", mark("defs", *patterns), look="symbols", width="0", height="0", aria_hidden="true")


def bars(label: str, rows: Sequence[Bar]) -> str:
    """Named bars with their figures, and the interval they are sure of where there is one."""
    marks: list[str] = []
    for nth, bar in enumerate(rows):
        y = nth * ROW + 6
        end = LEFT + (RIGHT - LEFT) * bar.share
        box = (LEFT, y + 4, max(end, LEFT + 1.5), y + 26)
        marks.append(words(bar.name, LEFT - 12, y + (14 if bar.note else 20), PLAIN, "p-e p-b"))
        if bar.note:
            marks.append(words(bar.note, LEFT - 12, y + 29, SMALL, "p-e p-2"))
        marks.append(rectangle(box, "p-edge", fill=bar.ink))
        if nth and bar.ink != ACCENT:
            hatch = HATCHES[min(nth, len(HATCHES) - 1)]
            marks.append(rectangle(box, fill=f"url(#hatch-{hatch})"))
        after = end
        if bar.interval:
            low, high = (LEFT + (RIGHT - LEFT) * each for each in bar.interval)
            middle = y + 15
            whisker = f"M{number(low)} {number(middle)}H{number(high)}"
            caps = "".join(f"M{number(x)} {number(middle - 6)}v12" for x in (low, high))
            marks += [path(whisker + caps, "p-case"), path(whisker + caps, "p-whisker")]
            after = max(end, high)
        marks.append(words(bar.figure, after + 10, y + 20, PLAIN, "p-fig p-b"))
        if bar.interval_figure:
            shift = 10 + 8.6 * len(bar.figure)
            marks.append(words(bar.interval_figure, after + shift, y + 20, SMALL, "p-fig p-2"))
    axis = path(f"M{number(LEFT)} 2V{number(len(rows) * ROW + 4)}", "p-axis")
    return plot(len(rows) * ROW + 8, label, *marks, axis)


def histogram(label: str, counts: Histogram, figure: Say) -> str:
    """How many games were how long; the middle half is marked below."""
    height, low, left, right = 190.0, 150.0, 40.0, WIDE - 20
    most, each = max(counts.counts), min(WIDEST, (right - left) / len(counts.counts))
    marks: list[str] = []
    for nth, count in enumerate(counts.counts):
        x, top = left + nth * each, low - (low - 24) * count / most
        if count:
            marks.append(rectangle((x + 1, top, x + each - 1, low), "p-edge", fill="var(--accent)"))
        if count == most:
            marks.append(words(figure(count), x + each / 2, top - 6, SMALL, "p-m p-fig"))
    step = max(1, -(-len(counts.counts) // 8))
    for nth in range(0, len(counts.counts), step):
        start = counts.start + nth * counts.width
        shown = figure(start) if counts.width == 1 else f"{figure(start)}–{figure(start + counts.width - 1)}"
        marks.append(words(shown, left + (nth + 0.5) * each, low + 18, SMALL, "p-m p-fig"))

    def at(value: float) -> float:
        return left + (value - counts.start + (counts.width == 1) * 0.5) / counts.width * each

    middle = counts.spread
    marks.append(path(f"M{number(at(middle.low))} {low + 30}H{number(at(middle.high))}", "p-half"))
    marks.append(path(f"M{number(at(middle.median))} {low + 23}v14", "p-whisker"))
    return plot(height, label, *marks, path(f"M{left} {low}H{right}", "p-axis"))


def lines(label: str, series: Sequence[Line], figure: Say, turn: str) -> str:
    """What each role thought turn by turn: the mean as a line, the middle half of the games as a band."""
    height, left, right, top, low = 300.0, 62.0, WIDE - 132, 14.0, 252.0
    points = [point for line in series for point in line.points]
    turns = sorted({point.turn for point in points})
    floor = min(min(p.worth.low, p.worth.mean) for p in points)
    ceiling = max(max(p.worth.high, p.worth.mean) for p in points)
    if ceiling - floor < 1e-9:
        floor, ceiling = floor - 1, ceiling + 1

    def x(turn: int) -> float:
        return left + (right - left) * (turn - turns[0]) / max(1, turns[-1] - turns[0])

    def y(worth: float) -> float:
        return low - (low - top) * (worth - floor) / (ceiling - floor)

    def through(pairs: Sequence[tuple[float, float]]) -> str:
        return "L".join(f"{number(a)} {number(b)}" for a, b in pairs)

    marks: list[str] = []
    for level in (floor, (floor + ceiling) / 2, ceiling):
        marks.append(path(f"M{number(left)} {number(y(level))}H{number(right)}", "p-grid"))
        marks.append(words(figure(level), left - 8, y(level) + 4, SMALL, "p-e p-fig"))
    step = max(1, -(-len(turns) // 12))
    marks += [words(figure(each), x(each), low + 20, SMALL, "p-m p-fig") for each in turns[::step]]
    marks.append(words(turn, (left + right) / 2, low + 40, SMALL, "p-m p-2"))
    ends: list[float] = []
    for nth, line in enumerate(series):
        if not line.points:
            continue
        above = [(x(p.turn), y(p.worth.high)) for p in line.points]
        below = [(x(p.turn), y(p.worth.low)) for p in reversed(line.points)]
        means = [(x(p.turn), y(p.worth.mean)) for p in line.points]
        colour = line.ink
        dash = {"stroke_dasharray": DASHES[min(nth, 2)]} if nth else {}
        marks.append(path(f"M{through([*above, *below])}Z", "p-band", fill=colour))
        marks.append(path(f"M{through(means)}", "p-case"))
        marks.append(path(f"M{through(means)}", "p-line", stroke=colour, **dash))
        for a, b in means if len(means) <= 40 else means[-1:]:
            if nth:
                marks.append(rectangle((a - 3, b - 3, a + 3, b + 3), "p-edge", fill=colour))
            else:
                marks.append(circle(a, b, 3.4, "p-edge", fill=colour))
        end = means[-1][1] + 4
        while any(abs(end - other) < 16 for other in ends):  # names do not cover each other
            end += 16
        ends.append(end)
        marks.append(words(line.name, right + 12, end, PLAIN, "p-b"))
    return plot(height, label, *marks, path(f"M{left} {top}V{low}H{right}", "p-axis"))


def heat(label: str, board: Board, drawing: str, stands: Sequence[tuple[str, float]], figure: Say) -> str:
    """The board with a disc at every place, the larger the hotter; the hottest show their figures."""
    hot = [(board.spots[place], value) for place, value in stands if place in board.spots]
    most = max((value for _, value in hot), default=1.0)
    marks: list[str] = []
    for spot, value in reversed(hot):  # the largest last, on top
        radius = board.counter * LARGEST * (value / most) ** 0.5
        marks.append(circle(spot.x, spot.y, max(radius, board.counter * 0.08), "p-hot"))
    for spot, value in hot[:12]:
        size = board.counter * 0.42
        marks.append(words(figure(value), spot.x, spot.y + size * 0.36, size, "p-m p-fig p-b p-onhot"))
    return mark(
        "svg",
        mark("use", href=f"#{drawing}"),
        *marks,
        look="plot drawn",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(board.width)} {number(board.height)}",
        role="img",
        aria_label=label,
    )
