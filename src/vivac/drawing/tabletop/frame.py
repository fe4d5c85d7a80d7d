"""The frame of a table is an inch rule: a bar of inches, quarter-inches by ticks, figures every six."""

from __future__ import annotations

from vivac.drawing.geometry import Box, number
from vivac.drawing.look import Look
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.symbols import stamp

BAR = 6.0
EVERY = 6  # inches between figures
BAND = 38.0  # from the table to the band of a side


def inch_rule(box: Box, inch: float) -> str:
    """The neat-line: inches alternately black and paper, and their figures on all four sides."""
    west, north, east, south = box
    bar = ""
    ticks = ""
    across, down = round((east - west) / inch), round((south - north) / inch)
    for i in range(across):
        x = west + i * inch
        if i % 2 == 0:
            bar += "".join(
                f"M{number(x)} {number(y)}h{number(inch)}v{BAR:g}h{number(-inch)}Z"
                for y in (north - 3 - BAR, south + 3)
            )
        ticks += "".join(
            f"M{number(x + q * inch / 4)} {number(north)}v-3M{number(x + q * inch / 4)} {number(south)}v3"
            for q in range(1, 4)
        )
    for i in range(down):
        y = south - (i + 1) * inch
        if i % 2 == 0:
            bar += "".join(
                f"M{number(x)} {number(y)}h{BAR:g}v{number(inch)}h-{BAR:g}Z"
                for x in (west - 3 - BAR, east + 3)
            )
        ticks += "".join(
            f"M{number(west)} {number(y + q * inch / 4)}h-3M{number(east)} {number(y + q * inch / 4)}h3"
            for q in range(1, 4)
        )
    out = [
        rectangle((west - o, north - o, east + o, south + o), "d-line", stroke="var(--ink)", stroke_width=w)
        for o, w in ((0, 1.2), (3, 0.6), (3 + BAR, 0.6), (13.5, 2.4))
    ]
    out += [path(bar), path(ticks, stroke="var(--ink)", stroke_width=0.6)]
    for i in range(0, across + 1, EVERY):
        out += [words(str(i), west + i * inch, y, 13, "d-m d-ink2") for y in (north - 19, south + 28)]
    for i in range(0, down + 1, EVERY):
        y = south - i * inch + 4.4
        out += [words(str(i), west - 18, y, 13, "d-e d-ink2"), words(str(i), east + 18, y, 13, "d-ink2")]
    return "".join(out)


def side_edge(look: Look, box: Box, edge: str, side: str) -> str:
    """The edge of a side: a band of its colour with its emblem; dots for round sides, darts for chamfered."""
    west, north, east, south = box
    length = south - north if edge in "WE" else east - west
    where = {
        "N": moved((west + east) / 2, north - BAND - 3),
        "S": moved((west + east) / 2, south + BAND + 7),
        "W": moved(west - BAND - 5, (north + south) / 2, turn=-90),
        "E": moved(east + BAND + 5, (north + south) / 2, turn=90),
    }[edge]
    livery = look.livery(side)
    half = length / 2
    signs = ""
    x = 30.0
    while x < half - 12:
        for at in (-x, x):
            signs += (
                f"M{number(at - 1.8)} 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z"
                if livery.silhouette == "round"
                else f"M{number(at - 3)}-2.4L{number(at + 3)} 0L{number(at - 3)} 2.4Z"
            )
        x += 22.0
    upright = {"W": 90, "E": -90}.get(edge, 0)
    plate = (
        circle(0, 0, 10.5)
        if livery.silhouette == "round"
        else path("M-4.4-10.5H4.4L10.5-4.4V4.4L4.4 10.5H-4.4L-10.5 4.4V-4.4Z")
    )
    return group(
        rectangle(
            (-half, -3.4, half, 3.4),
            fill=f"var(--{livery.field})",
            stroke=f"var(--{livery.edge})",
            stroke_width=1,
        ),
        path(signs, fill=f"var(--{livery.ink})"),
        group(plate, fill=f"var(--{livery.field})", stroke=f"var(--{livery.edge})", stroke_width=1.8),
        group(stamp(livery.emblem, 0, 0, 0.29, look.side_class(side)), transform=f"rotate({upright})"),
        transform=where,
    )
