"""Cards, five by seven: an action is held and played, an event happens to everybody; and their backs."""

from __future__ import annotations

import math

from msgspec import Struct

from vivac.drawing.geometry import Box, Point, number, polyline
from vivac.drawing.lettering import text_width, wrap
from vivac.drawing.marks import circle, group, mark, moved, path, rectangle, words
from vivac.drawing.sides import livery, side_class
from vivac.drawing.symbols import SYMBOLS, stamp

RATIO = 1.4
KINDS = ("keep", "act", "fight", "event")
FALLBACK = "courier"  # the picture of a card that names none: a dispatch
BANNER = 0.155  # of the width, like all shares below
FOOT = 0.125
LEADING = 1.24
TEXT_SIZES = (0.076, 0.07, 0.064, 0.058, 0.052, 0.046)


class Face(Struct, frozen=True):
    """What is printed on a card. `kind` is one of `KINDS`; anything else looks like an action."""

    title: str
    text: str
    kind: str = "act"
    symbol: str = ""
    rule: str = ""


def draw_card(x: float, y: float, width: float, face: Face, lit: bool = False) -> str:
    """A card with its upper left corner at x, y."""
    content = _event(width, face, lit) if face.kind == "event" else _action(width, face, lit)
    return group(content, transform=moved(x, y))


def _inset(width: float, by: float) -> Box:
    return by, by, width - by, width * RATIO - by


def _clipped(width: float, by: float) -> str:
    """An outline with the corners cut off."""
    left, top, right, bottom = _inset(width, by)
    k = width * 0.07
    corners: list[Point] = [(left + k, top), (right - k, top), (right, top + k), (right, bottom - k)]
    corners += [(right - k, bottom), (left + k, bottom), (left, bottom - k), (left, top + k)]
    return polyline(corners, closed=True)


def _picture(symbol: str, x: float, y: float, scale: float) -> str:
    return stamp(symbol if symbol in SYMBOLS else FALLBACK, x, y, scale, "s-card")


def _picture_height(width: float, text: str) -> float:
    """Less picture where there is more to read."""
    lines = len(wrap(text, width * 0.07, width - 22))
    return width * (0.56 if lines <= 4 else 0.46 if lines <= 6 else 0.36)


def _title(width: float, middle: float, title: str, room: float) -> str:
    size = width * 0.1
    size = min(size, size * room / text_width(title, size, "d-sc d-b", 0.03))
    return words(title, width / 2, middle + size * 0.32, size, "d-m d-b d-sc d-ivory", letter_spacing=0.4)


def _body(width: float, top: float, text: str) -> str:
    """Running text, centred in what room there is, as large as it fits."""
    room = width * (RATIO - FOOT - 0.015) - top
    size, lines = 0.0, [""]
    for share in TEXT_SIZES:
        size = width * share
        lines = wrap(text, size, width - 22)
        if len(lines) * size * LEADING <= room:
            break
    start = top + (room - len(lines) * size * LEADING) / 2 + size
    return "".join(
        words(line, width / 2, start + i * size * LEADING, size, "d-m") for i, line in enumerate(lines)
    )


def _foot(width: float, face: Face) -> str:
    if not face.rule:
        return ""
    level = number(width * (RATIO - FOOT))
    return path(f"M14 {level}H{number(width - 14)}", stroke="var(--rule)", stroke_width=0.8) + words(
        face.rule, width - 14, width * (RATIO - 0.055), width * 0.068, "d-e d-ink2"
    )


def _glory(x: float, y: float, high: float) -> str:
    """Thirty-two rays behind a picture."""
    rays: list[str] = []
    for i in range(32):
        cosine, sine = math.cos(i * math.tau / 32), math.sin(i * math.tau / 32)
        near, far = high * 0.43, high * (0.52 if i % 2 else 0.61)
        rays.append(f"M{number(x + cosine * near)} {number(y + sine * near * 0.86)}")
        rays.append(f"L{number(x + cosine * far)} {number(y + sine * far * 0.74)}")
    return path("".join(rays), "d-line", stroke="var(--rule)", stroke_width=0.8)


def _action(width: float, face: Face, lit: bool) -> str:
    """Round corners, a flat banner in the colour of the kind, the picture on a glory of rays."""
    kind = face.kind if face.kind in KINDS else "act"
    banner, high = width * BANNER, _picture_height(width, face.text)
    top, right = 5 + banner, number(width - 5)
    ribbon = f"M5 {number(top)}V10.5Q5 5 10.5 5H{number(width - 10.5)}Q{right} 5 {right} 10.5V{number(top)}Z"
    return "".join(
        (
            rectangle(_inset(width, 0), rx=9, transform="translate(3 4)", fill="var(--shadow)"),
            rectangle(_inset(width, -4), "d-lamp", rx=12) if lit else "",
            rectangle(_inset(width, 0), "d-card", rx=9),
            rectangle((5, top, width - 5, top + high), fill="var(--sheet-2)"),
            path(f"M5 {number(top + high)}H{right}", stroke="var(--rule)"),
            _glory(width / 2, top + high / 2, high),
            rectangle(_inset(width, 5), "d-card-key", rx=5.5),
            path(ribbon, fill=f"var(--kind-{kind})"),
            _title(width, 5 + banner / 2, face.title, width - 24),
            _picture(face.symbol, width / 2, top + high / 2, high / 48 * 0.74),
            _body(width, top + high, face.text),
            _foot(width, face),
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


def _event(width: float, face: Face, lit: bool) -> str:
    """Clipped corners, a ribbon over both edges, an oval of engraved lines."""
    high, ribbon, deep = _picture_height(width, face.text), width * 0.09, width * BANNER
    x, y = width / 2, ribbon + deep + 6 + high / 2
    notch = number(deep / 2)
    band = f"M-5 {number(ribbon)}H{number(width + 5)}l-9 {notch}l9 {notch}H-5l9-{notch}Z"
    return "".join(
        (
            path(_clipped(width, 0), transform="translate(3 4)", fill="var(--shadow)"),
            path(_clipped(width, -4), "d-lamp") if lit else "",
            path(_clipped(width, 0), "d-card"),
            path(_clipped(width, 5), "d-card-key"),
            _oval(x, y, width, high),
            _picture(face.symbol, x, y, high / 48 * 0.6),
            path(band, fill="var(--kind-event)", stroke="var(--ink)", stroke_width=1.4),
            _title(width, ribbon + deep / 2, face.title, width - 22),
            _body(width, y + high / 2 + 4, face.text),
            _foot(width, face),
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


def draw_back(x: float, y: float, width: float, side: str, count: int = 0) -> str:
    """The back of a card: the emblem of its side on a lattice, and how many there are if it is a pile.

    Cards of nobody (`side` empty) are events: clipped, in their own colour, with a bugle.
    """
    look = livery(side)
    fill = f"var(--{look.field if side else 'kind-event'})"
    emblem, colours = (look.emblem, side_class(side)) if side else ("skirmisher", "s-event")
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
