"""Cuadro: a battalion in square, and the cavalry that breaks round it.

The square is drawn in plan and the cavalry in elevation, as on engraved battle plans: a horse seen from above
reads as a fish.
"""

from __future__ import annotations

import math
import random

from vivac.drawing.covers.engraving import ease, engrave
from vivac.drawing.covers.press import INK, PAPER, flood, spot
from vivac.drawing.covers.riders import (
    CHARGER,
    CHARGER_CLOTH,
    COLONEL,
    COLONEL_COAT,
    TROOPER_COAT,
    TROOPER_CREST,
    TROOPER_HELMET,
    TROOPER_LEG,
    silhouette,
)
from vivac.drawing.covers.smoke import Ball, bank
from vivac.drawing.geometry import Point, number
from vivac.drawing.marks import circle, group, mark, moved, path, rectangle
from vivac.drawing.sheet import Sheet

DUST, RED, BLUE = spot("dust"), spot("scarlet"), spot("blue")

_CENTRE: Point = (300, 287)
_SIDE = 118  # half the side of the square, to its front rank
_WHIRL = 168.0  # where the dust begins

# The squadrons of the two northern corners, heads to the east; the southern ones are the same, carried round.
_SQUADRONS: tuple[tuple[float, float, float], ...] = (  # x and y from the centre, tilt in degrees
    (-230, -188, -24), (-146, -203, -9), (-54, -206, 3), (-226, -100, -46), (-150, -130, -28),
    (42, -207, 5), (136, -201, 17), (226, -178, 31), (156, -122, 37), (224, -86, 52),
)  # fmt: skip
_STOOP = 12  # horses are taller than they are deep: the southern ones stand so much lower

_SABRE = "M57-73C66-77 72-84 75-93C76-82 70-74 59-69.6Z"
_TACK = "M78-46L69-52L48-59M62-58L58-46M14-48Q8-42 6-36"
_MUSKET = "M2.2 2L3.6-18L4.6-31L5.6-18L5.4 2Z"
_SHOULDERS = "M-7.6-1C-7.6-5 7.6-5 7.6-1C7.6 4 4 5.4 0 5.4C-4 5.4-7.6 4-7.6-1Z"
_SILK = "M-5-50q14-7 26 0t24-2l3 34q-13 7-26 1t-24 3z"
_ST_GEORGE = "M21-52V-15M-4-33H47"
_DIAGONALS = "M-3-46L46-20M46-49L0-17"


def draw_cover(sheet: Sheet) -> str:
    return flood(DUST) + _dust() + _cavalry(sheet) + _volleys() + _square(sheet)


def _turn_of_whirl(r: float) -> float:
    """How far the whirl has turned at a distance from the centre."""
    return 0.0062 * (r - _WHIRL) + 0.34 * math.log(max(1.0, r / _WHIRL))


def _dust() -> str:
    """Trampled ground: a spiral, light where the squadrons are."""
    x0, y0 = _CENTRE
    arms: list[list[Point]] = []
    for i in range(62):
        reach = [_WHIRL + j * 12.6 for j in range(24)]
        turns = [i * math.tau / 62 + _turn_of_whirl(r) for r in reach]
        arms.append([(x0 + r * math.cos(a), y0 + r * math.sin(a)) for r, a in zip(reach, turns, strict=True)])

    def light(x: float, y: float) -> float:
        r = math.dist((x, y), _CENTRE)
        a = math.atan2(y - y0, x - x0) - _turn_of_whirl(r)
        return (0.42 + 0.34 * math.sin(3 * a)) * ease((r - _WHIRL + 4) / 30)

    def shade(x: float, y: float) -> float:
        return 0.22 - 0.4 * light(x, y) + 0.1 * ease((math.dist((x, y), _CENTRE) - 250) / 120)

    return path(engrave(arms, light, 13, least=0.4, tolerance=0.4), fill=PAPER) + path(
        engrave(arms[::2], shade, 16, least=0.4, tolerance=0.4), fill=INK
    )


def _cavalry(sheet: Sheet) -> str:
    trooper = sheet.new_id()
    sheet.define(mark("g", _trooper(), id=trooper))
    riders = [(x, y, tilt, "") for x, y, tilt in _SQUADRONS]
    riders += [(-x, _STOOP - y, tilt, " scale(-1 1)") for x, y, tilt in _SQUADRONS]
    out: list[str] = []
    for x, y, tilt, facing in sorted(riders, key=lambda rider: rider[1]):
        place = moved(_CENTRE[0] + x, _CENTRE[1] + y, turn=tilt) + facing
        out.append(group(mark("use", href=f"#{trooper}", transform="translate(-33 36)"), transform=place))
    return "".join(out)


def _trooper() -> str:
    half = 0.5
    return (
        path(silhouette(CHARGER, half), fill=INK, stroke=PAPER, stroke_width=2.6, paint_order="stroke")
        + path(silhouette(CHARGER_CLOTH, half), fill=BLUE, stroke=PAPER, stroke_width=1.4)
        + path(silhouette(TROOPER_LEG, half), fill=INK)
        + path(silhouette(TROOPER_COAT, half), fill=BLUE, stroke=PAPER, stroke_width=1.4)
        + path(_SABRE, fill=PAPER, stroke=INK, stroke_width=1.2)
        + path(silhouette(TROOPER_CREST, half), fill=INK)
        + path(silhouette(TROOPER_HELMET, half), fill=DUST, stroke=INK, stroke_width=1.6)
        + path(_TACK, look="d-line", stroke=PAPER, stroke_width=1.5)
    )


def _volleys() -> str:
    """Smoke off two faces, rolling away from the muzzles."""
    out: list[str] = []
    slant = math.sqrt(0.5)
    for face, (nx, ny) in {"north-east": (slant, -slant), "south-west": (-slant, slant)}.items():
        rng = random.Random(f"box cuadro {face}")
        balls: list[Ball] = []
        for i in range(20):
            along = -1 + i / 9.5
            off = 150 + rng.uniform(0, 22)
            size = rng.uniform(7, 14) + 5 * (1 - abs(along))
            x, y = nx * off + along * 100 * slant, ny * off + along * 100 * slant
            balls.append((_CENTRE[0] + x, _CENTRE[1] + y, size))
        out.append(bank(balls, PAPER, INK, 1.1, 2, rim=0.8))
    return "".join(out)


def _square(sheet: Sheet) -> str:
    """Three ranks on each face, bayonets out; inside, the colours, the colonel and the drums."""
    man, face = sheet.new_id(), sheet.new_id()
    sheet.define(mark("g", _man(), id=man))
    ranks = [
        mark("use", href=f"#{man}", x=(i - (14 - rank * 2) / 2) * 15.7, y=-_SIDE + rank * 14.5)
        for rank in range(3)
        for i in range(15 - rank * 2)
    ]
    sheet.define(mark("g", *ranks, id=face))
    edge = _SIDE + 12
    corner = number(-_SIDE * math.sqrt(2) + 2)
    formed = group(
        rectangle((-edge, -edge, edge, edge), fill=PAPER),
        *(mark("use", href=f"#{face}", transform=f"rotate({turn})") for turn in (0, 90, 180, 270)),
        *(
            mark("use", href=f"#{man}", transform=f"rotate({turn}) translate(0 {corner})")
            for turn in (45, 135, 225, 315)
        ),
        transform=moved(*_CENTRE, turn=45),
    )
    within = group(_colonel(), _colours(man), _drums(), transform=moved(*_CENTRE))
    return formed + within


def _man() -> str:
    """A man of the ranks from above: musket, red shoulders, pack and shako."""
    return (
        path(_MUSKET, fill=INK)
        + path("M3.9-18L4.6-31L5.3-18Z", fill=PAPER)
        + path(_SHOULDERS, fill=RED, stroke=INK, stroke_width=1)
        + path("M-4.4 3.2H4.4V7.4H-4.4Z", fill=PAPER)
        + circle(0, 0, 4.5, fill=INK)
        + circle(0, 0.3, 1.7, fill=PAPER)
    )


def _colonel() -> str:
    size = 0.46
    ring = circle(
        0, 0, 66, fill="none", stroke=INK, stroke_width=1, stroke_dasharray="1 6", stroke_linecap="round"
    )
    return ring + group(
        path(silhouette(COLONEL, size), fill=INK),
        path(silhouette(COLONEL_COAT, size), fill=RED, stroke=PAPER, stroke_width=1),
        transform=moved(-30, 62),
    )


def _colours(bearer: str) -> str:
    """The king’s colour to the east, the regiment’s to the west, each with its bearer."""
    staff = path("M0 14L-5-52", stroke=INK, stroke_width=3.4) + path("M-7-50l2-12l5 12z", fill=INK)
    silk = path(_SILK, stroke=INK, stroke_width=2)
    kings = [
        path(lines, fill="none", stroke=colour, stroke_width=width)
        for lines, colour, width in (
            (_DIAGONALS, PAPER, 5),
            (_DIAGONALS, RED, 2.6),
            (_ST_GEORGE, PAPER, 8),
            (_ST_GEORGE, RED, 4.6),
        )
    ]
    feet = mark("use", href=f"#{bearer}", y=16)
    regiment = path(_ST_GEORGE, fill="none", stroke=RED, stroke_width=6)
    return group(staff, group(silk, fill=BLUE), *kings, feet, transform=moved(30, -12)) + group(
        staff, group(silk, fill=PAPER), regiment, feet, transform=f"{moved(-30, -12)} scale(-1 1)"
    )


def _drums() -> str:
    drum = circle(0, 0, 8.6, fill=PAPER, stroke=INK, stroke_width=2.6) + circle(0, 0, 3, fill=RED)
    return "".join(group(drum, transform=moved(x, y)) for x, y in ((0, -72), (-66, 22), (66, 22)))
