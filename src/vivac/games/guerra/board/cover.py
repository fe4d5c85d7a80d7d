"""Guerra a Muerte: lancers over the cordillera, the Sun of May, and the king’s colours shot through."""

from __future__ import annotations

import math
import random

from vivac.drawing.covers.engraving import ease, engrave, rays, ribbon, tapered
from vivac.drawing.covers.press import BOTTOM, INK, LEFT, PAPER, RIGHT, flood, spot
from vivac.drawing.covers.riders import LLANERO, silhouette
from vivac.drawing.geometry import Point, number, polyline, thin, wander
from vivac.drawing.marks import circle, group, moved, path
from vivac.drawing.sheet import Sheet
from vivac.games.guerra.board.cordillera import peak, range_behind

BLOOD, GOLD = spot("blood"), spot("gold")

_SUN: Point = (206, 178)
_SUN_RADIUS = 62
_FLAG_CENTRE: Point = (474, 164)
_PEAKS: tuple[tuple[str, Point, Point, Point], ...] = (  # name, summit, foot to the west, foot to the east
    ("west", (96, 318), (6, 450), (206, 450)),
    ("east", (506, 330), (392, 456), (616, 456)),
    ("middle", (316, 262), (180, 458), (460, 458)),
)
_PASS: tuple[Point, ...] = (
    (LEFT, 446), (84, 422), (150, 432), (230, 420), (300, 436), (372, 452), (450, 440), (520, 454),
    (RIGHT, 448),
)  # fmt: skip
_COLUMN = ((40, 434, 0.5), (106, 432, 0.52), (176, 434, 0.54), (250, 438, 0.56))  # x, y, scale

# The face of the sun, on a disc of 60.
_BROWS = "M-28-12C-22-20-12-20-7-14M28-12C22-20 12-20 7-14"
_EYES = "M-26-3C-21-10-13-10-9-3C-14 1-21 1-26-3ZM26-3C21-10 13-10 9-3C14 1 21 1 26-3Z"
_NOSE = "M-7-13C-5-2-7 8-10 14C-6 19 6 19 10 14"
_MOUTH = "M-15 28C-6 24-4 27 0 27C4 27 6 24 15 28C8 35-8 35-15 28ZM-15 28H15"
_CHEEKS = "M-38 8C-36 20-30 32-20 41M38 8C36 20 30 32 20 41M-32 14C-31 20-28 26-24 31M32 14C31 20 28 26 24 31"

# The edge of the cloth where it is torn: shares of its length and of its depth.
_TORN: tuple[Point, ...] = (
    (1, 0.06), (0.94, 0.12), (1.03, 0.17), (0.9, 0.25), (0.97, 0.31), (0.84, 0.4), (0.95, 0.44), (1.02, 0.52),
    (0.87, 0.57), (0.93, 0.66), (0.78, 0.7), (0.9, 0.78), (0.98, 0.83), (0.84, 0.9), (0.9, 0.97),
    (0.84, 0.98), (0.78, 0.92), (0.73, 1.01), (0.64, 0.98), (0.58, 1.02), (0.46, 1), (0.4, 0.94),
    (0.34, 1.01), (0.2, 1), (0.1, 1.01), (0, 1),
)  # fmt: skip
_PIKE_FOOT: Point = (462, 545)
_PIKE_HEAD: Point = (384, 76)


def draw_cover(sheet: Sheet) -> str:
    peaks = "".join(peak(name, summit, west, east, BLOOD) for name, summit, west, east in _PEAKS)
    sky = flood(BLOOD) + _glory() + _sun_of_may()
    return sky + range_behind(BLOOD) + peaks + _pass() + _column() + _kings_colours(sheet)


def _glory() -> str:
    """Rays of the sun, cut out of the red; they die away behind the flag, which needs a quiet ground."""

    def tone(x: float, y: float) -> float:
        far = math.dist((x, y), _SUN)
        clear = ease((math.hypot((x - _FLAG_CENTRE[0]) * 0.8, y - _FLAG_CENTRE[1]) - 84) / 60)
        return far / 265 * (0.72 - 0.5 * ease((far - 120) / 230)) * clear

    lines = rays(_SUN, 70, 520, 72, 15, turn=2.5)
    return path(engrave(lines, tone, math.tau * 265 / 72, most=2, least=0.4, tolerance=0.3), fill=PAPER)


def _sun_of_may() -> str:
    """Sixteen straight rays and sixteen that waver, by turns, and a face."""
    r = _SUN_RADIUS
    base = number(-r * 1.04)
    straight = f"M{number(-r * 0.13)} {base}L0 {number(-r * 2.02)}L{number(r * 0.13)} {base}Z"
    out_and_back = (-0.24, -1.3, 0.12, -1.44, -0.02, -1.82), (0.28, -1.5, -0.02, -1.3, 0.11, -1.04)
    bends = ["C" + " ".join(number(r * share) for share in bend) for bend in out_and_back]
    wavering = f"M{number(-r * 0.11)} {base}{''.join(bends)}Z"
    beams = [path(wavering if i % 2 else straight, transform=f"rotate({i * 11.25:g})") for i in range(32)]
    face = group(
        path(_BROWS, stroke_width=3),
        path(_EYES, stroke_width=2),
        path(_NOSE, stroke_width=2.4),
        path(_MOUTH, stroke_width=2.2),
        path(_CHEEKS, stroke_width=1.8),
        *(circle(x, -4, 2, fill=INK) for x in (-17, 17)),
        transform=f"scale({r / 60:.3g})",
        fill="none",
        stroke=INK,
        stroke_linecap="round",
    )
    return group(
        group(*beams, fill=GOLD, stroke=INK, stroke_width=1.8, stroke_linejoin="round"),
        circle(0, 0, r * 1.07, fill=GOLD, stroke=INK, stroke_width=2.6),
        circle(0, 0, r * 0.96, fill="none", stroke=INK, stroke_width=1.2),
        face,
        transform=moved(*_SUN),
    )


def _pass() -> str:
    """The near ridge in black, and the red light on its slope."""
    rng = random.Random("box guerra slope")
    ridge = thin(wander(_PASS, 3, 0.1, "box guerra pass"), 0.4)
    hachures: list[str] = []
    for i in range(46):
        x = 34 + i * 11.8 + rng.uniform(-3, 3)
        y, long = 470 + 16 * math.sin(x / 60) + rng.uniform(-8, 18), rng.uniform(26, 60)
        hachures.append(tapered([(x + (x - 300) * 0.012 * j, y + long * j / 6) for j in range(7)], 2.1))
    ground = polyline([*ridge, (RIGHT, BOTTOM + 9), (LEFT, BOTTOM + 9)], closed=True)
    return path(ground, fill=INK) + path("".join(hachures), fill=BLOOD)


def _column() -> str:
    """Llaneros with their lances, one behind the other."""
    men, shafts, pennons = [], [], []
    for x, y, k in _COLUMN:
        hand_x, hand_y = x + 92 * k, y - 112 * k
        tip = number(hand_x + 10), number(hand_y - 102)
        men.append(silhouette(LLANERO, k, x, y) + f"M{tip[0]} {tip[1]}l3.4-16l4 17z")
        shafts.append(polyline([(hand_x - 8, hand_y + 44), (hand_x + 13, hand_y - 104)]))
        pennons.append(f"M{number(hand_x + 12)} {number(hand_y - 97)}l-27 5l9 6l-11 7l27-1z")
    return (
        path("".join(men), fill=INK)
        + path("".join(shafts), stroke=INK, stroke_width=3.2)
        + path("".join(pennons), fill=GOLD, stroke=INK, stroke_width=1.4)
    )


def _cloth(u: float, v: float) -> Point:
    """A place of the flag, in shares of its length and depth, on the sheet: it hangs and waves."""
    x = 392 + u * 162 + v * 23
    y = 96 + v * 138 - u * 10 + 12 * math.sin(u * 5.6 + v * 1.1) * (0.35 + u)
    return x, y


def _kings_colours(sheet: Sheet) -> str:
    (foot_x, foot_y), (head_x, head_y) = _PIKE_FOOT, _PIKE_HEAD
    pike = path(polyline([_PIKE_FOOT, _PIKE_HEAD]), stroke=INK, stroke_width=9)
    shine = [(foot_x - 1.6, foot_y), (head_x - 1.6, head_y)]
    blade = [(head_x - 9, head_y), (head_x - 6, head_y - 36), (head_x + 9, head_y - 2)]
    edge = polyline([_cloth(u / 12, 0) for u in range(13)] + [_cloth(*place) for place in _TORN], closed=True)
    saltire = "".join(
        polyline([_cloth(*place) for place in stave], closed=True) for stave in _ragged_staves()
    )
    folds = [
        ribbon(
            [_cloth(u + 0.02 * math.sin(v / 3), v / 14) for v in range(15)],
            [1.5 * math.sin(math.pi * min(1.0, (v + 1) / 13)) ** 2 for v in range(15)],
            0.1,
        )
        for u in (0.2, 0.26, 0.66, 0.72, 0.78)
    ]
    shot = [
        circle(*_cloth(u, v), r, fill=BLOOD, stroke=INK, stroke_width=1.6)
        for u, v, r in ((0.3, 0.28, 5), (0.56, 0.74, 6), (0.74, 0.2, 4))
    ]
    return (
        pike
        + path(polyline(shine), stroke=GOLD, stroke_width=2)
        + path(polyline(blade, closed=True), fill=GOLD, stroke=INK, stroke_width=2)
        + path(edge, fill=PAPER, stroke=INK, stroke_width=3, stroke_linejoin="round")
        + group(
            path(saltire, fill=BLOOD, stroke=INK, stroke_width=1.6),
            path("".join(folds), fill=INK),
            clip_path=f"url(#{sheet.define_clip(path(edge))})",
        )
        + "".join(shot)
    )


def _ragged_staves() -> list[list[Point]]:
    """The cross of Burgundy on the cloth: two staves with lopped boughs on either side by turns."""
    staves: list[list[Point]] = []
    pieces, half = 28, 0.062
    for a, b in (((0.05, 0.06), (0.95, 0.94)), ((0.95, 0.06), (0.05, 0.94))):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy)
        nx, ny = -dy / length, dx / length
        sides: tuple[list[Point], list[Point]] = ([], [])
        for i in range(pieces + 1):
            bough = i % 4 == 2
            for side, sign in enumerate((1, -1)):
                out = half * (1.93 if bough and (i // 4) % 2 == side else 1) * sign
                sides[side].append((a[0] + dx * i / pieces + nx * out, a[1] + dy * i / pieces + ny * out))
        staves.append(sides[0] + sides[1][::-1])
    return staves
