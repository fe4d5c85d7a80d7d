"""The other sorts of the wood type: numerals, points, and the accents that stand over capitals."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vivac.drawing.covers.wood_fount import CAP, Fount, Glyph, Ring, bar, bow, flipped, slant, swelling

_NARROW = 0.84  # numerals, against the breadth of the capitals


def _zero(f: Fount) -> Glyph:
    w = f.breadth * _NARROW
    return Glyph(
        [bow((w / 2, 50), w / 2, 51)], w, [bow((w / 2, 50), w / 2 - f.stem, 50 - f.hair, square=2.2)]
    )


def _one(f: Fount) -> Glyph:
    left = f.overhang + f.stem * 0.3
    flag: Ring = [(left - f.overhang - f.stem * 0.3, 24), (left, 14), (left + f.stem, 0), (left, 0)]
    return Glyph([f.upright(left, head=False), flag], left + f.stem + f.overhang)


def _two(f: Fount) -> Glyph:
    w, t, s = f.breadth * _NARROW, f.hair, f.stem
    spine = [(0.04, 28), (0.2, 6), (0.55, 2), (0.84, 14), (0.86, 34), (0.6, 58), (0.2, 84), (0.06, 97)]
    swell = [t, t, t * 1.2, s * 0.8, s, s * 0.8, t * 1.3, t]
    arch = swelling([(s * 0.2 + x * (w - s * 0.3), y) for x, y in spine], swell)
    ball = bow((s * 0.5, 30), s * 0.5, 12, square=2)
    base: Ring = [
        (0, CAP),
        (w * 0.02, CAP - s * 0.5),
        (w * 0.4, 84),
        (w * 0.8, 88),
        (w * 0.94, 72),
        (w, 72),
        (w, CAP),
    ]
    return Glyph([arch, ball, base], w)


def _three(f: Fount) -> Glyph:
    w, t, s = f.breadth * _NARROW, f.hair, f.stem
    upper = [(0.06, 22), (0.24, 4), (0.55, 1.5), (0.8, 14), (0.78, 34), (0.55, 46), (0.34, 49)]
    lower = [(0.34, 49), (0.62, 52), (0.88, 66), (0.86, 86), (0.58, 98.5), (0.24, 97), (0.05, 78)]
    swells = [t, t, t * 1.2, s * 0.9, s * 0.8, t * 1.2, t], [t, t * 1.2, s * 0.8, s, t * 1.4, t, t]
    rings = [
        swelling([(s * 0.2 + x * (w - s * 0.36), y) for x, y in spine], swell)
        for spine, swell in zip((upper, lower), swells, strict=True)
    ]
    balls = [bow((s * 0.5, y), s * 0.5, 11, square=2) for y in (24, 76)]
    return Glyph(rings + balls, w)


def _four(f: Fount) -> Glyph:
    w = f.breadth * (_NARROW + 0.08)
    left = w - f.overhang - f.stem - w * 0.1
    diagonal = slant((left + f.stem * 0.5, 0), (f.hair * 0.7, 72), f.hair * 1.5)
    return Glyph([f.upright(left, head=False), diagonal, bar(0, w, 68, f.hair)], w)


def _five(f: Fount) -> Glyph:
    w, t, s = f.breadth * _NARROW, f.hair, f.stem
    spine = [(0.16, 50), (0.36, 39), (0.66, 40), (0.88, 56), (0.88, 80), (0.6, 98), (0.24, 97), (0.05, 78)]
    swell = [t, t, t * 1.4, s * 0.9, s, t * 1.3, t, t]
    hook = swelling([(s * 0.2 + x * (w - s * 0.4), y) for x, y in spine], swell)
    flag: Ring = [(w * 0.12, 0), (w * 0.94, 0), (w * 0.86, 17), (w * 0.12 + t, 17)]
    stalk = bar(w * 0.12, w * 0.12 + t, 0, 52)
    return Glyph([hook, flag, stalk, bow((s * 0.5, 77), s * 0.5, 11, square=2)], w)


def _six_rings(f: Fount) -> tuple[list[Ring], list[Ring], float]:
    w, t, s = f.breadth * _NARROW, f.hair, f.stem
    spine = [(0.9, 20), (0.76, 4), (0.5, 1.5), (0.24, 14), (0.1, 40), (0.1, 68)]
    shoulder = swelling([(s * 0.28 + x * (w - s * 0.5), y) for x, y in spine], [t, t, t * 1.2, s * 0.8, s, s])
    bowl = bow((w / 2, 68), w / 2, 33.5, square=2.4)
    hole = bow((w / 2, 68), w / 2 - s, 33 - t, square=2.2)
    return [shoulder, bow((w - s * 0.5, 22), s * 0.5, 11, square=2), bowl], [hole], w


def _six(f: Fount) -> Glyph:
    solids, holes, w = _six_rings(f)
    return Glyph(solids, w, holes)


def _seven(f: Fount) -> Glyph:
    w, t, s = f.breadth * _NARROW, f.hair, f.stem
    flag: Ring = [(0, 0), (w, 0), (w, 12), (w * 0.9, 17), (w * 0.1, 17), (w * 0.05, 34), (0, 34)]
    leg = swelling([(w * 0.95, 8), (w * 0.66, 36), (w * 0.48, 64), (w * 0.44, CAP)], [t, t * 1.6, s, s * 1.1])
    return Glyph([flag, leg], w)


def _eight(f: Fount) -> Glyph:
    w, t, s = f.breadth * _NARROW, f.hair, f.stem
    solids = [bow((w / 2, 26), w * 0.44, 27, square=2.4), bow((w / 2, 73), w / 2, 28.5, square=2.4)]
    holes = [
        bow((w / 2, 26), w * 0.44 - s * 0.9, 26 - t, square=2.2),
        bow((w / 2, 73), w / 2 - s, 28 - t, square=2.2),
    ]
    return Glyph(solids, w, holes)


def _nine(f: Fount) -> Glyph:
    solids, holes, w = _six_rings(f)
    return Glyph(flipped(solids, w), w, flipped(holes, w))


def _point(y: float) -> Ring:
    return [(0, y), (9, y - 9), (18, y), (9, y + 9)]


def _comma(f: Fount, top: float) -> Glyph:
    s = f.stem
    tail: Ring = [(0, 0), (s * 1.05, 0), (s * 0.95, 16), (s * 0.2, 40), (s * 0.34, 18), (0, 16)]
    return Glyph([[(x, y + top) for x, y in tail]], s * 1.1)


def _dash(f: Fount, share: float) -> Glyph:
    wide = f.breadth * share
    return Glyph([bar(0, wide, 50 - f.hair * 0.9, f.hair * 1.8)], wide)


def _cry(f: Fount) -> tuple[list[Ring], float]:
    wide = max(f.stem * 1.2, 18.0)
    middle = wide / 2
    shaft: Ring = [(middle - wide / 2, 0), (middle + wide / 2, 0), (middle + 3, 70), (middle - 3, 70)]
    return [shaft, [(x + middle - 9, y) for x, y in _point(91)]], wide


def _ask(f: Fount) -> tuple[list[Ring], float]:
    w, t, s = f.breadth * 0.74, f.hair, f.stem
    spine = [(0.04, 24), (0.2, 6), (0.5, 1.5), (0.84, 14), (0.84, 34), (0.56, 50), (0.46, 70)]
    hook = swelling(
        [(s * 0.3 + x * (w - s * 0.4), y) for x, y in spine], [t, t, t * 1.2, s * 0.9, s, t * 1.5, t]
    )
    ball = bow((s * 0.5, 26), s * 0.5, 11, square=2)
    return [hook, ball, [(x + w * 0.5 - 9, y) for x, y in _point(91)]], w


def _exclamation(f: Fount) -> Glyph:
    return Glyph(*_cry(f))


def _exclamation_opening(f: Fount) -> Glyph:
    rings, wide = _cry(f)
    return Glyph(flipped(rings, wide), wide)


def _question(f: Fount) -> Glyph:
    return Glyph(*_ask(f))


def _question_opening(f: Fount) -> Glyph:
    rings, wide = _ask(f)
    return Glyph(flipped(rings, wide), wide)


def _ampersand(f: Fount) -> Glyph:
    """Drawn as the old E and T: a curled E with the bar of a cross."""
    w, t, s = f.breadth * 0.92, f.hair, f.stem
    upper = [(0.8, 20), (0.62, 3), (0.36, 2), (0.14, 14), (0.16, 34), (0.44, 46)]
    lower = [(0.44, 46), (0.14, 54), (0.06, 74), (0.2, 94), (0.5, 98), (0.76, 84), (0.84, 58)]
    rings = [swelling([(x * w, y) for x, y in upper], [t, t, t * 1.3, s * 0.9, s * 0.7, t])]
    rings.append(swelling([(x * w, y) for x, y in lower], [t, s * 0.8, s, s * 0.8, t * 1.3, t, t]))
    return Glyph([*rings, bar(w * 0.56, w, 54, t * 1.2), bow((w * 0.78, 21), s * 0.45, 10, square=2)], w)


_CASE: dict[str, Callable[[Fount], Glyph]] = {
    "0": _zero, "1": _one, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six, "7": _seven,
    "8": _eight, "9": _nine, "!": _exclamation, "¡": _exclamation_opening, "?": _question,
    "¿": _question_opening, "&": _ampersand,
    " ": lambda f: Glyph([], f.breadth * 0.34),
    "’": lambda f: _comma(f, 0),
    ",": lambda f: _comma(f, 84),
    ".": lambda _: Glyph([_point(91)], 18),
    "·": lambda _: Glyph([_point(50)], 18),
    ":": lambda _: Glyph([_point(34), _point(91)], 18),
    "-": lambda f: _dash(f, 0.5),
    "–": lambda f: _dash(f, 0.8),
}  # fmt: skip

SORTS: Mapping[str, Callable[[Fount], Glyph]] = MappingProxyType(_CASE)

_RISE = -24.0  # the top of an accent: this much over the cap line

# Round the middle of the letter under them; combining characters of Unicode.
ACCENTS: Mapping[str, tuple[Ring, ...]] = MappingProxyType(
    {
        "\N{COMBINING ACUTE ACCENT}": ([(-1, _RISE), (15, _RISE), (-3, -7), (-11, -7)],),
        "\N{COMBINING GRAVE ACCENT}": ([(1, _RISE), (-15, _RISE), (3, -7), (11, -7)],),
        "\N{COMBINING CIRCUMFLEX ACCENT}": (
            [(-5, _RISE), (5, _RISE), (19, -7), (9, -7), (0, -16), (-9, -7), (-19, -7)],
        ),
        "\N{COMBINING DIAERESIS}": (
            [(-20, -15), (-12, -23), (-4, -15), (-12, -7)],
            [(4, -15), (12, -23), (20, -15), (12, -7)],
        ),
        "\N{COMBINING TILDE}": (
            swelling([(-21, -10), (-13, -20), (0, -15), (13, -10), (21, -20)], [3, 8, 10, 8, 3]),
        ),
        "\N{COMBINING CEDILLA}": (
            swelling([(1, 96), (1, 106), (9, 112), (2, 121), (-10, 120)], [7, 7, 10, 7, 4]),
        ),
    }
)
