"""Cards, five by seven: an action is held and played, an event happens to everybody; and their backs."""

from __future__ import annotations

import math

from msgspec import Struct

from vivac.drawing.geometry import Box, Point, number, polyline
from vivac.drawing.lettering import text_width, wrap
from vivac.drawing.look import KINDS, Look
from vivac.drawing.marks import circle, group, mark, moved, path, rectangle, words
from vivac.drawing.symbols import stamp

RATIO = 1.4
FALLBACK = "courier"  # the picture of a card that names none: a dispatch
BANNER = 0.155  # of the width, like all shares below
FOOT = 0.125
LEADING = 1.24
RISE = 0.32  # of its size: so far below its middle a title stands on its line
MARGINS = 22.0  # beside the text
SAMPLE = 0.07  # the size of text by which it is judged how much there is to read
PICTURES = ((4, 0.56), (6, 0.46), (math.inf, 0.36))  # up to so many lines, a picture so high
TEXT_SIZES = (0.076, 0.07, 0.064, 0.058, 0.052, 0.046)


class Face(Struct, frozen=True):
    """What is printed on a card. A `kind` that neither house nor game knows looks like an action."""

    title: str
    text: str
    kind: str = "act"
    symbol: str = ""
    rule: str = ""


def draw_card(look: Look, x: float, y: float, width: float, face: Face, lit: bool = False) -> str:
    """A card with its upper left corner at x, y."""
    kind = face.kind if face.kind in (*KINDS, *look.kinds) else "act"
    share = picture_share(width, face.text)
    content = (
        lamp(width, kind) if lit else "",
        frame(width, kind, share),
        title(width, kind, face.title),
        picture(width, kind, share, face.symbol if look.has(face.symbol) else FALLBACK),
        _body(width, body_top(width, kind, share), face.text),
        foot(width, face.rule) if face.rule else "",
    )
    return group(*content, transform=moved(x, y))


def _inset(width: float, by: float) -> Box:
    return by, by, width - by, width * RATIO - by


def _clipped(width: float, by: float) -> str:
    """An outline with the corners cut off."""
    left, top, right, bottom = _inset(width, by)
    k = width * 0.07
    corners: list[Point] = [(left + k, top), (right - k, top), (right, top + k), (right, bottom - k)]
    corners += [(right - k, bottom), (left + k, bottom), (left, bottom - k), (left, top + k)]
    return polyline(corners, closed=True)


def picture_share(width: float, text: str) -> float:
    """How high the picture is, in widths: less picture where there is more to read."""
    lines = len(wrap(text, width * SAMPLE, width - MARGINS))
    return next(share for most, share in PICTURES if lines <= most)


def title_room(width: float, kind: str) -> float:
    return width - (22 if kind == "event" else 24)


def title(width: float, kind: str, text: str) -> str:
    """The title on its banner, smaller where it is long."""
    size, room = width * 0.1, title_room(width, kind)
    if text:
        size = min(size, size * room / text_width(text, size, "d-sc d-b", 0.03))
    middle = (width * 0.09 if kind == "event" else 5) + width * BANNER / 2
    return words(text, width / 2, middle + size * RISE, size, "d-m d-b d-sc d-ivory")


def body_room(width: float, top: float) -> float:
    """What is left for the text between the picture and the foot."""
    return width * (RATIO - FOOT - 0.015) - top


def _body(width: float, top: float, text: str) -> str:
    """Running text, centred in what room there is, as large as it fits."""
    room = body_room(width, top)
    size, lines = 0.0, [""]
    for share in TEXT_SIZES:
        size = width * share
        lines = wrap(text, size, width - MARGINS)
        if len(lines) * size * LEADING <= room:
            break
    start = top + (room - len(lines) * size * LEADING) / 2 + size
    return "".join(body_line(width, line, start + i * size * LEADING, size) for i, line in enumerate(lines))


def body_line(width: float, line: str, y: float, size: float) -> str:
    return words(line, width / 2, y, size, "d-m")


def foot(width: float, rule: str) -> str:
    """A rule across the foot of the card, and the number of the rule that says more."""
    return foot_line(width) + foot_rule(width, rule)


def foot_line(width: float) -> str:
    level = number(width * (RATIO - FOOT))
    return path(f"M14 {level}H{number(width - 14)}", stroke="var(--rule)", stroke_width=0.8)


def foot_rule(width: float, rule: str) -> str:
    return words(rule, width - 14, width * (RATIO - 0.055), width * 0.068, "d-e d-ink2")


def picture_middle(width: float, kind: str, share: float) -> float:
    if kind == "event":
        return width * (0.09 + BANNER + share / 2) + 6
    return 5 + width * (BANNER + share / 2)


def body_top(width: float, kind: str, share: float) -> float:
    return picture_middle(width, kind, share) + width * share / 2 + (4 if kind == "event" else 0)


def picture(width: float, kind: str, share: float, symbol: str) -> str:
    scale = width * share / 48 * (0.6 if kind == "event" else 0.74)
    return stamp(symbol, width / 2, picture_middle(width, kind, share), scale, "s-card")


def lamp(width: float, kind: str) -> str:
    """The light behind a card that may be played."""
    if kind == "event":
        return path(_clipped(width, -4), "d-lamp")
    return rectangle(_inset(width, -4), "d-lamp", rx=12)


def frame(width: float, kind: str, share: float) -> str:
    """All of a card but what is told by its words and its symbol."""
    return _event(width, share) if kind == "event" else _action(width, kind, share)


def _glory(x: float, y: float, high: float) -> str:
    """Thirty-two rays behind a picture."""
    rays: list[str] = []
    for i in range(32):
        cosine, sine = math.cos(i * math.tau / 32), math.sin(i * math.tau / 32)
        near, far = high * 0.43, high * (0.52 if i % 2 else 0.61)
        rays.append(f"M{number(x + cosine * near)} {number(y + sine * near * 0.86)}")
        rays.append(f"L{number(x + cosine * far)} {number(y + sine * far * 0.74)}")
    return path("".join(rays), "d-line", stroke="var(--rule)", stroke_width=0.8)


def _action(width: float, kind: str, share: float) -> str:
    """Round corners, a flat banner in the colour of the kind, a glory of rays behind the picture."""
    banner, high = width * BANNER, width * share
    top, right = 5 + banner, number(width - 5)
    ribbon = f"M5 {number(top)}V10.5Q5 5 10.5 5H{number(width - 10.5)}Q{right} 5 {right} 10.5V{number(top)}Z"
    return "".join(
        (
            rectangle(_inset(width, 0), rx=9, transform="translate(3 4)", fill="var(--shadow)"),
            rectangle(_inset(width, 0), "d-card", rx=9),
            rectangle((5, top, width - 5, top + high), fill="var(--sheet-2)"),
            path(f"M5 {number(top + high)}H{right}", stroke="var(--rule)"),
            _glory(width / 2, top + high / 2, high),
            rectangle(_inset(width, 5), "d-card-key", rx=5.5),
            path(ribbon, fill=f"var(--kind-{kind})"),
        )
    )


def _oval(x: float, y: float, width: float, high: float) -> str:
    """An oval of engraved lines with a light in the middle."""
    lines: list[str] = []
    for row in range(-12, 13):
        half = math.sqrt(1 - (row / 13) ** 2) * width * 0.36
        lines.append(f"M{number(x - half)} {number(y + row * high / 26)}h{number(2 * half)}")
    ink = "var(--kind-event)"
    return (
        path("".join(lines), "d-line", stroke=ink, stroke_opacity=".55", stroke_width=1.2)
        + mark(
            "ellipse", look="d-line", cx=x, cy=y, rx=width * 0.37, ry=high / 2, stroke=ink, stroke_width=1.8
        )
        + circle(x, y, high * 0.38, fill="var(--sheet)")
    )


def _event(width: float, share: float) -> str:
    """Clipped corners, a ribbon over both edges, an oval of engraved lines."""
    ribbon = width * 0.09
    notch = number(width * BANNER / 2)
    band = f"M-5 {number(ribbon)}H{number(width + 5)}l-9 {notch}l9 {notch}H-5l9-{notch}Z"
    return "".join(
        (
            path(_clipped(width, 0), transform="translate(3 4)", fill="var(--shadow)"),
            path(_clipped(width, 0), "d-card"),
            path(_clipped(width, 5), "d-card-key"),
            _oval(width / 2, picture_middle(width, "event", share), width, width * share),
            path(band, fill="var(--kind-event)", stroke="var(--ink)", stroke_width=1.4),
        )
    )


def _lattice(width: float, by: float) -> str:
    """Diagonal lines both ways, fourteen apart, inside the keyline."""
    left, _, right, bottom = _inset(width, by)
    across, down = right - left, bottom - left
    lines: list[str] = []
    for i in range(1, int((across + down) / 14)):
        along = i * 14.0
        x1, y1 = left + min(along, across), left + max(0.0, along - across)
        x2, y2 = left + max(0.0, along - down), left + min(along, down)
        for a, b in ((x1, x2), (left + right - x1, left + right - x2)):
            lines.append(f"M{number(a)} {number(y1)}L{number(b)} {number(y2)}")
    return path("".join(lines), "d-line", stroke="var(--ivory)", stroke_opacity=".26")


def draw_back(look: Look, x: float, y: float, width: float, side: str, count: int = 0) -> str:
    """The back of a card: the emblem of its side on a lattice, and how many there are if it is a pile.

    Cards of nobody (`side` empty) are events: clipped, in their own colour, with a bugle.
    """
    livery = look.livery(side)
    fill = f"var(--{livery.field if side else 'kind-event'})"
    emblem, colours = (livery.emblem, look.side_class(side)) if side else ("skirmisher", "s-event")
    outline = _clipped(width, 0) if not side else _rounded(width, 0, 9)
    keyline = _clipped(width, 6) if not side else _rounded(width, 6, 5)
    height = width * RATIO
    figure = ""
    if count:
        plate = (width * 0.3, height - width * 0.25, width * 0.7, height - width * 0.08)
        figure = rectangle(plate, fill=fill)
        figure += words(str(count), width / 2, height - width * 0.12, width * 0.13, "d-fig d-m d-ivory")
    return group(
        path(outline, transform="translate(3 4)", fill="var(--shadow)"),
        path(outline, fill=fill, stroke="var(--ink)", stroke_width=1.6),
        _lattice(width, 8),
        path(keyline, fill="none", stroke="var(--ivory)", stroke_opacity=".7", stroke_width=1.2),
        circle(width / 2, height * 0.46, width * 0.27, fill=fill, stroke="var(--ivory)", stroke_width=1.4),
        stamp(emblem, width / 2, height * 0.46, width / 48 * 0.36, colours),
        figure,
        transform=moved(x, y),
    )


def _rounded(width: float, by: float, radius: float) -> str:
    """An outline with round corners."""
    left, top, right, bottom = (number(v) for v in _inset(width, by))
    r, over = number(radius), f"{number(by + radius)}"
    far_x, far_y = number(width - by - radius), number(width * RATIO - by - radius)
    arc = f"A{r} {r} 0 0 1 "
    return (
        f"M{over} {top}H{far_x}{arc}{right} {over}V{far_y}{arc}{far_x} {bottom}"
        f"H{over}{arc}{left} {far_y}V{over}{arc}{over} {top}Z"
    )
