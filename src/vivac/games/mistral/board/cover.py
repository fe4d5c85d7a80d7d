"""Mistral: a ship of the line with the wind abaft, and the rose that names the winds."""

from __future__ import annotations

import math
import random

from msgspec import Struct

from vivac.drawing.covers.engraving import ease, engrave, level, ribbon
from vivac.drawing.covers.press import BOTTOM, INK, LEFT, PAPER, RIGHT, TOP, flood, spot
from vivac.drawing.geometry import Point, number, polyline, thin
from vivac.drawing.marks import circle, group, moved, path
from vivac.drawing.sheet import Sheet

SEA, FLAG = spot("main"), spot("flag")

_ROSE: Point = (146, 148)
_ROSE_RADIUS = 96
_HORIZON = 424

_MASTS = ((-92, -262, -50), (0, -346, -50), (94, -306, -52))  # x, truck, deck
_STAYS = "M94-286L214-92M94-222L190-84M0-326L94-236M0-240L90-70M-92-240L0-190M206-94L146-20M0-326L-92-190"
_BOWSPRIT = "M136-56L222-98L224-94L140-46Z"
_HULL = (
    "M-172-96Q-166-60-150-2L-146 22H120Q146 6 158-40L168-62Q150-56 136-56L132-48H-70L-76-58H-116L-122-72H-150"
    "L-154-92Z"
)
_WALES = "M-176-40Q0-26 180-44L180-34Q0-16-176-30ZM-176-18Q0-4 180-22L180-12Q0 6-176-8Z"
_QUARTER_LIGHTS = "M-168-88H-152V-78H-168ZM-170-72H-134V-66H-170Z"
_STAYSAILS = (  # outline, lines of shade
    (
        "M98-214Q150-146 186-84Q140-96 104-92Q112-150 98-214Z",
        "M104-190Q116-140 112-94M108-170Q126-126 126-93M112-150Q134-116 140-92",
    ),
    (
        "M98-282Q168-190 212-94Q196-98 190-98Q148-166 98-282Z",
        "M104-264Q150-170 190-104M112-252Q160-168 198-100",
    ),
    (
        "M-88-112L-136-146Q-128-96-138-66Q-112-62-88-70Z",
        "M-130-136Q-122-98-130-68M-122-130Q-115-98-121-68M-113-124Q-107-98-111-69M-104-116Q-100-98-102-70",
    ),
)
_ENSIGN = "M-186-168q14-9 26-2t24-4l9 40q-12 8-24 2t-26 4z"
_CANTON = "M-186-168q8-5 16-5l5 20q-9 0-17 5z"


class Sail(Struct, frozen=True):
    """A square sail: its mast, head and foot, how broad they are, and how far the wind fills it."""

    mast: float
    head: float
    foot: float
    head_breadth: float
    foot_breadth: float
    belly: float

    @property
    def drop(self) -> float:
        return self.foot - self.head


_SAILS = (
    Sail(-92, -232, -186, 42, 60, 10),
    Sail(-92, -182, -118, 62, 84, 13),
    Sail(0, -322, -266, 50, 72, 12),
    Sail(0, -261, -172, 76, 104, 17),
    Sail(0, -166, -82, 106, 116, 19),
    Sail(94, -284, -234, 46, 64, 11),
    Sail(94, -229, -150, 68, 94, 16),
    Sail(94, -145, -74, 94, 100, 17),
)


class Comber(Struct, frozen=True):
    """A line of waves: how high it stands, how long it is, and where it begins."""

    y: float
    height: float
    length: float
    shift: float

    def crest(self, x: float) -> float:
        t = ((x + self.shift) % self.length) / self.length
        return self.y - self.height * math.pow(abs(math.sin(math.pi * t)), 0.7) * (1.25 - 0.5 * t)

    def light(self, x: float, y: float) -> float:
        t = ((x + self.shift * 1.3 + y * 3) % self.length) / self.length
        return 0.52 * math.pow(max(0.0, math.sin(math.pi * t)), 1.5)


_COMBERS = (Comber(456, 9, 118, 10), Comber(486, 12, 150, 70), Comber(516, 14, 180, 20))


def draw_cover(sheet: Sheet) -> str:
    horizon = [(x, _HORIZON + 2.5 * math.sin(x / 23)) for x in range(int(LEFT), int(RIGHT) + 8, 8)]
    offing = path(polyline([*horizon, (RIGHT, BOTTOM), (LEFT, BOTTOM)], closed=True), fill=SEA)
    return flood(PAPER) + _sky() + _winds() + _rose() + offing + _ship(sheet) + _sea() + _foam()


def _sky() -> str:
    """Level lines, heavy aloft, none about the rose."""

    def tone(x: float, y: float) -> float:
        aloft = 0.78 * (1 - ease((y - 20) / 400)) + 0.12 * math.sin(x / 70 + y / 25)
        return aloft * ease((math.dist((x, y), _ROSE) - 96) / 90)

    lines = level(LEFT, RIGHT, TOP + 2, 420, 8, 12, lambda x, y: 5 * math.sin(x / 90 + y / 40))
    return path(engrave(lines, tone, 8), fill=SEA)


def _winds() -> str:
    """The thirty-two winds run from the rose over the whole sheet, as on a portolan."""
    data: list[str] = []
    for i in range(32):
        dx, dy = math.cos(math.radians(i * 11.25)), math.sin(math.radians(i * 11.25))
        data.append(polyline([(_ROSE[0] + r * dx, _ROSE[1] + r * dy) for r in (100, 620)]))
    lines = "".join(data)
    return path(lines, fill="none", stroke=PAPER, stroke_width=2.6) + path(
        lines, fill="none", stroke=FLAG, stroke_width=1
    )


def _rose() -> str:
    r = _ROSE_RADIUS
    scale = f"M{r - 10} 0A{r - 10} {r - 10} 0 1 1 {r - 10}-.1"
    out = [
        circle(0, 0, r, fill=PAPER, stroke_width=2.4),
        circle(0, 0, r - 6, fill="none"),
        path(scale, fill="none", stroke_width=4, stroke_dasharray="4.42 4.42"),
    ]
    points = (
        (22.5, 11.25, 0.62, 5, SEA),
        (45, 22.5, 0.76, 8, FLAG),
        (90, 45, 0.86, 12, SEA),
        (90, 0, 1.16, 15, INK),
    )
    for step, first, reach, half, dark in points:
        tip, shoulder = number(-r * reach), number(-half * 1.5)
        light_half = path(f"M0 {tip}L{-half} {shoulder}L0 0Z", fill=PAPER)
        dark_half = path(f"M0 {tip}L{half} {shoulder}L0 0Z", fill=dark)
        turns = [first + i * step for i in range(int(360 / step))]
        out += [group(light_half, dark_half, transform=f"rotate({turn:g})") for turn in turns]
    out += [circle(0, 0, 9, fill=PAPER, stroke_width=2), circle(0, 0, 3.4, fill=INK)]
    return group(*out, transform=moved(*_ROSE), stroke=INK, stroke_width=1.2)


def _ship(sheet: Sheet) -> str:
    return group(
        _rigging(),
        *(_square_sail(sheet, sail) for sail in _SAILS),
        _other_sails(),
        _flags(),
        _hull(sheet),
        transform=moved(318, 446, turn=-3.5),
    )


def _rigging() -> str:
    shrouds: list[str] = []
    for x, truck, _ in _MASTS:
        shrouds.append(f"M{x} {truck + 22}L{x - 34}-46")
        shrouds += [f"M{x} {truck + 60}L{x + off}-46" for off in (-26, -18, 22, 14)]
    masts = [
        polyline([(x - 4.6, deck), (x - 1.6, truck), (x + 1.6, truck), (x + 4.6, deck)], closed=True)
        for x, truck, deck in _MASTS
    ]
    return path("".join(shrouds) + _STAYS, fill="none", stroke=INK, stroke_width=1.3) + path(
        "".join(masts) + _BOWSPRIT, fill=INK
    )


def _square_sail(sheet: Sheet, s: Sail) -> str:
    middle = (s.head + s.foot) / 2
    left, right = s.mast - s.head_breadth / 2, s.mast + s.head_breadth / 2
    foot_left, foot_right = s.mast - s.foot_breadth / 2, s.mast + s.foot_breadth / 2
    corners = (
        f"M{number(left)} {s.head}H{number(right)}"
        f"Q{number(right + s.belly * 1.7)} {number(middle)} {number(foot_right + s.belly * 0.7)} {s.foot}"
        f"Q{number(s.mast + s.belly)} {number(s.foot - s.drop * 0.2)} {number(foot_left)} {s.foot + 1}"
        f"Q{number(left + s.belly * 0.9)} {number(middle)} {number(left)} {s.head}Z"
    )
    inside = [path(_cloths(s), fill=SEA)]
    if s.drop > 60:  # a band of reef points
        reef = f"M{number(left)} {number(s.head + s.drop * 0.26)}H{number(foot_right + s.belly)}"
        inside.append(path(reef, fill="none", stroke=SEA, stroke_width=1.6, stroke_dasharray="2 5"))
    yard = f"M{number(left - 5)} {s.head}H{number(right + 5)}"
    return (
        path(corners, fill=PAPER, stroke=INK, stroke_width=2, stroke_linejoin="round")
        + group(*inside, clip_path=f"url(#{sheet.define_clip(path(corners))})")
        + path(yard, look="d-line", stroke=INK, stroke_width=3.6)
    )


def _cloths(s: Sail) -> str:
    """The shade of a sail: lines along its cloths, heavy on the windward side and none on the belly."""
    data: list[str] = []
    for j in range(9):
        line: list[Point] = []
        for v in range(9):
            t = v / 8
            edge = s.mast - (1 - t * t) * s.head_breadth / 2 - t * t * s.foot_breadth / 2
            edge += 2 * t * (1 - t) * s.belly * 0.9
            across = s.head_breadth + (s.foot_breadth - s.head_breadth) * t + s.belly * 2 * t * (1 - t)
            line.append((edge + across * j / 16 + 2, s.head + s.drop * t))
        swell = [0.55 + 0.45 * math.sin(math.pi * (0.15 + 0.1 * v)) for v in range(9)]
        data.append(ribbon(line, [max(0.0, 2.5 - j * 0.26) * share for share in swell], 0.1))
    return "".join(data)


def _other_sails() -> str:
    out: list[str] = []
    for outline, shade in _STAYSAILS:
        out.append(path(outline, fill=PAPER, stroke=INK, stroke_width=2, stroke_linejoin="round"))
        out.append(path(shade, look="d-line", stroke=SEA, stroke_width=2.2))
    gaff = path("M-84-106L-142-152", look="d-line", stroke=INK, stroke_width=3.4)
    return "".join(out) + gaff


def _flags() -> str:
    """Pendants and ensign stream forward: the wind is abaft."""
    pendants: list[str] = []
    for (x, truck, _), long in zip(_MASTS, (52, 74, 58), strict=True):
        half, quarter = number(long * 0.5), number(long * 0.28)
        back = number(long * 0.24)
        pendants.append(f"M{x} {truck - 3}q{quarter}-9 {half}-1t{half}-3q-{back} 10-{half} 7t-{half} 8z")
    return (
        path("".join(pendants), fill=FLAG, stroke=INK, stroke_width=1.3)
        + path("M-168-90L-186-168", stroke=INK, stroke_width=3.4)
        + path(_ENSIGN, fill=FLAG, stroke=INK, stroke_width=1.8)
        + path(_CANTON, fill=PAPER, stroke=INK, stroke_width=1.2)
    )


def _hull(sheet: Sheet) -> str:
    """Tumblehome, wales, and two tiers of ports with their lids up."""
    ports = [
        (x0 + i * 20.4, y - 1 + 11 * (1 - ((x0 + i * 20.4) / 176) ** 2))
        for y, x0 in ((-40.5, -122), (-18.5, -128))
        for i in range(13)
    ]
    clip = sheet.define_clip(path(_HULL))
    return (
        path(_HULL, fill=INK)
        + group(path(_WALES + _QUARTER_LIGHTS, fill=PAPER), clip_path=f"url(#{clip})")
        + path("".join(f"M{number(x - 5)} {number(y)}h10v10h-10z" for x, y in ports), fill=INK)
        + path("".join(f"M{number(x - 5)} {number(y - 4.4)}h10v4h-10z" for x, y in ports), fill=FLAG)
        + path("".join(f"M{number(x - 2)} {number(y + 3)}h4v4h-4z" for x, y in ports), fill=PAPER)
        + path("M-172-94Q-164-60-150-4M168-62Q160-44 152-28", fill="none", stroke=FLAG, stroke_width=3)
        + path("M-120-74H-150M-74-60H-114M-68-50H132M160-60L172-74", stroke=PAPER, stroke_width=1.6)
        + path("M-178-112h11l3 14h-17zM-177-112l4.5-8l4.5 8z", fill=FLAG, stroke=INK, stroke_width=1.6)
    )


def _sea() -> str:
    out: list[str] = []
    for comber in _COMBERS:
        crest = thin([(x, comber.crest(x)) for x in range(int(LEFT) - 6, int(RIGHT) + 8, 5)], 0.25)
        body = polyline([*crest, (RIGHT + 9, BOTTOM + 9), (LEFT - 9, BOTTOM + 9)], closed=True)
        out.append(path(body, fill=SEA, stroke=PAPER, stroke_width=3.5, stroke_linejoin="round"))
        lines = [
            [(float(x), comber.crest(x) + m * 7 + m * m * 0.5) for x in range(int(LEFT), int(RIGHT) + 6, 6)]
            for m in range(1, 5)
        ]
        out.append(path(engrave(lines, comber.light, 7, least=0.35), fill=PAPER))
    return "".join(out)


def _foam() -> str:
    """White water along the ship's side."""
    rng = random.Random("box mistral foam")
    data = [
        f"M{number(rng.uniform(150, 520))} {number(452 + rng.uniform(-4, 10))}h{number(rng.uniform(5, 18))}"
        for _ in range(70)
    ]
    return path("".join(data), look="d-line", stroke=PAPER, stroke_width=2.4)
