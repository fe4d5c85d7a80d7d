"""The capitals of the wood type, each a function of its fount."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from vivac.drawing.covers.wood_fount import CAP, Fount, Glyph, Ring, bar, bow, flipped, slant, swelling
from vivac.drawing.geometry import flatten


def _a_strokes(f: Fount) -> tuple[list[Ring], float]:
    """A thin and a heavy stroke that lean on each other; also the two strokes of V, upside down."""
    wide = f.breadth * 1.06
    apex, thin_foot, thick_foot = wide * 0.47, f.overhang + f.hair * 0.7, wide - f.overhang - f.stem / 2
    lean = f.depth / CAP
    strokes = [
        slant((apex, 0), (thin_foot, CAP), f.hair * 1.2),
        slant((apex + f.stem * 0.16, 0), (thick_foot, CAP), f.stem * 1.06),
        f.wedge(thin_foot, f.hair, CAP, (thin_foot - apex) * lean),
        f.wedge(thick_foot, f.stem, CAP, (thick_foot - apex) * lean),
    ]
    return strokes, wide


def _letter_a(f: Fount) -> Glyph:
    strokes, wide = _a_strokes(f)
    apex, thin_foot, thick_foot = wide * 0.47, f.overhang + f.hair * 0.7, wide - f.overhang - f.stem / 2
    top, foot = 64 - f.hair * 0.4, 64 + f.hair * 0.6
    cross = [
        (thin_foot + (apex - thin_foot) * 0.36, top),
        (thick_foot - (thick_foot - apex) * 0.3, top),
        (thick_foot - (thick_foot - apex) * 0.25, foot),
        (thin_foot + (apex - thin_foot) * 0.3, foot),
    ]
    return Glyph([*strokes, cross], wide)


def _letter_b(f: Fount) -> Glyph:
    wide, left = f.breadth * 0.98, f.overhang
    x, inner = wide * 0.42, left + f.stem
    upper, lower = wide * 0.52, wide * 0.58
    solids = [
        f.upright(left),
        [*bow((x, 25.5), upper, 25.5, -90, 90, 2.5), (left, 51), (left, 0)],
        [*bow((x, 73), lower, 27, -90, 90, 2.5), (left, CAP), (left, 46)],
    ]
    holes = [
        [*bow((x, 25.5), upper - f.stem, 25.5 - f.hair, -90, 90, 2.2), (inner, 51 - f.hair), (inner, f.hair)],
        [
            *bow((x, 73), lower - f.stem, 27 - f.hair, -90, 90, 2.2),
            (inner, CAP - f.hair),
            (inner, 46 + f.hair),
        ],
    ]
    return Glyph(solids, wide, holes)


def _c_beak(w: float, hair: float) -> Ring:
    return [
        (w * 0.97, -1),
        (w * 0.97, 39),
        (w * 0.92, 39),
        (w * 0.84, 20),
        (w * 0.56, hair * 0.8),
        (w * 0.6, -1),
    ]


def _letter_c(f: Fount) -> Glyph:
    w = f.breadth
    outer = bow((w / 2, 50), w / 2, 51.5, -60, -325)
    inner = bow((w / 2 + 1, 50), w / 2 - f.stem, 50 - f.hair, -312, -66, 2.3)
    return Glyph([outer + inner, _c_beak(w, f.hair)], w)


def _letter_d(f: Fount) -> Glyph:
    w, left = f.breadth, f.overhang
    solid = [*bow((w * 0.38, 50), w * 0.62, 50, -90, 90), (left, CAP), (left, 0)]
    inner = left + f.stem
    hole = bow((w * 0.38, 50), w * 0.62 - f.stem, 50 - f.hair, -90, 90, 2.3)
    return Glyph([f.upright(left), solid], w, [[*hole, (inner, CAP - f.hair), (inner, f.hair)]])


def _arms(f: Fount, wide: float) -> list[Ring]:
    """What E and F share: stem, upper arm, and the tongue in the middle."""
    tongue = wide * 0.8
    return [
        f.upright(f.overhang),
        bar(f.overhang, wide, 0, f.hair),
        [(wide, 0), (wide, 32), (wide - 18, f.hair)],
        bar(f.overhang, wide * 0.78, 50 - f.hair / 2, f.hair),
        [(tongue, 33), (tongue, 67), (tongue - 13, 50)],
    ]


def _lower_arm(f: Fount, wide: float, rise: float) -> list[Ring]:
    return [
        bar(f.overhang, wide, CAP - f.hair, f.hair),
        [(wide, CAP), (wide, CAP - rise), (wide - rise * 0.62, CAP - f.hair)],
    ]


def _letter_e(f: Fount) -> Glyph:
    wide = f.breadth * 0.94
    return Glyph(_arms(f, wide) + _lower_arm(f, wide, 34), wide)


def _letter_f(f: Fount) -> Glyph:
    wide = f.breadth * 0.9
    return Glyph(_arms(f, wide), wide)


def _letter_g(f: Fount) -> Glyph:
    w = f.breadth
    outer = bow((w / 2, 50), w / 2, 51.5, -60, -300)
    inner = bow((w / 2 + 1, 50), w / 2 - f.stem, 50 - f.hair, -290, -66, 2.3)
    left, right = w - f.stem - f.overhang * 0.3, w - f.overhang * 0.3
    heel = [(w * 0.5, 101), (w * 0.5, 101 - f.hair), (left, 84), (right, 84), (right, 98), (w * 0.72, 101)]
    spur = f.upright(left, top=54, bottom=97, foot=False)
    return Glyph([outer + inner, _c_beak(w, f.hair), spur, heel], w)


def _letter_h(f: Fount) -> Glyph:
    wide = f.breadth * 1.12
    right = wide - f.overhang - f.stem
    solids = [f.upright(f.overhang), f.upright(right), bar(f.overhang, right, 50 - f.hair / 2, f.hair)]
    return Glyph(solids, wide)


def _letter_i(f: Fount) -> Glyph:
    return Glyph([f.upright(f.overhang)], f.stem + 2 * f.overhang)


def _letter_j(f: Fount) -> Glyph:
    wide = f.breadth * 0.78
    right = wide - f.overhang
    middle, radius = (right + f.hair) / 2, 30
    outer = bow((middle, CAP - radius), right - middle, radius + 1.5, 0, 168, 2.5)
    inner = bow(
        (middle - f.stem / 2, CAP - radius), right - middle - f.stem / 2, radius - f.hair, 168, 0, 2.3
    )
    ball = bow((f.stem * 0.55, 70), f.stem * 0.55, 12, square=2)
    stem = f.upright(right - f.stem, bottom=CAP - radius, foot=False)
    return Glyph([stem, outer + inner, ball], wide)


def _letter_k(f: Fount) -> Glyph:
    wide = f.breadth * 1.12
    inner, arm, foot = f.overhang + f.stem, wide - f.overhang - f.hair * 1.2, wide - f.overhang - f.stem / 2
    knee = inner + (arm - inner) * 0.3
    shin = (foot - knee) / (CAP - 44)
    solids = [
        f.upright(f.overhang),
        slant((arm, 0), (inner - f.hair * 0.4, 66), f.hair * 1.3),
        [(knee + f.hair * 0.5, 40), (foot + f.stem / 2, CAP), (foot - f.stem / 2, CAP), (knee - f.hair, 52)],
        f.wedge(arm, f.hair, 0),
        f.wedge(foot, f.stem, CAP, shin * f.depth),
    ]
    return Glyph(solids, wide)


def _letter_l(f: Fount) -> Glyph:
    wide = f.breadth * 0.9
    return Glyph([f.upright(f.overhang), *_lower_arm(f, wide, 34)], wide)


def _letter_m(f: Fount) -> Glyph:
    wide = f.breadth * 1.34
    left, right, middle = f.overhang, wide - f.overhang - f.stem, wide * 0.5
    heavy: Ring = [
        (left - f.overhang, 0),
        (left + f.stem * 0.98, 0),
        (middle + f.stem * 0.2, 90),
        (middle - f.stem * 0.42, 90),
    ]
    light: Ring = [
        (right - f.overhang, 0),
        (right + f.stem * 0.5, 0),
        (middle + f.stem * 0.2, 90),
        (middle - f.stem * 0.06, 90),
    ]
    return Glyph([f.upright(left, f.hair * 1.15), f.upright(right), heavy, light], wide)


def _letter_n(f: Fount) -> Glyph:
    wide, thin = f.breadth * 1.14, f.hair * 1.15
    left, right = f.overhang, wide - f.overhang - thin
    diagonal: Ring = [
        (left - f.overhang, 0),
        (left + f.stem * 0.86, 0),
        (right + thin, 92),
        (right + thin, CAP),
        (right - f.stem * 0.42, CAP),
    ]
    return Glyph([f.upright(left, thin), f.upright(right, thin, foot=False), diagonal], wide)


def _letter_o(f: Fount) -> Glyph:
    w = f.breadth
    hole = bow((w / 2, 50), w / 2 - f.stem, 50 - f.hair, square=2.3)
    return Glyph([bow((w / 2, 50), w / 2, 51.5)], w, [hole])


def _bowl(f: Fount, wide: float, height: float) -> tuple[list[Ring], list[Ring]]:
    """What P and R share: stem and bowl."""
    left, x, across, half = f.overhang, wide * 0.42, wide * 0.52, height / 2
    inner = left + f.stem
    solid = [*bow((x, half), across, half, -90, 90, 2.5), (left, height), (left, 0)]
    hole = bow((x, half), across - f.stem, half - f.hair, -90, 90, 2.2)
    return [f.upright(left), solid], [[*hole, (inner, height - f.hair), (inner, f.hair)]]


def _letter_p(f: Fount) -> Glyph:
    wide = f.breadth * 0.98
    solids, holes = _bowl(f, wide, 57)
    return Glyph(solids, wide * 0.95, holes)


def _letter_q(f: Fount) -> Glyph:
    """The tail stays short: a line of text runs close under the title."""
    w, round_letter = f.breadth, _letter_o(f)
    upper = [(w * 0.36, 77), (w * 0.52, 73), (w * 0.68, 86), (w * 0.84, 95), (w * 1.06, 95)]
    lower = [(w * 1.06, 97.5), (w * 0.94, 105.5), (w * 0.74, 104.5), (w * 0.54, 91), (w * 0.36, 81)]
    tail = flatten(upper, per=5) + flatten(lower, per=5)
    return Glyph([*round_letter.solids, tail], w, round_letter.holes)


def _letter_r(f: Fount) -> Glyph:
    solids, holes = _bowl(f, f.breadth * 0.98, 54)
    wide = f.breadth * 1.04
    toe = wide - f.overhang * 0.6
    right = [(wide * 0.5, 51), (wide * 0.74, 56), (wide * 0.84, 72), (toe - f.overhang * 0.9, 90)]
    left = [(toe - f.stem, CAP), (toe - f.stem * 1.26, 88), (toe - f.stem * 1.36, 70), (wide * 0.5, 53)]
    leg = flatten([*right, (toe + f.overhang * 0.3, CAP)], per=5) + flatten(left, per=5)
    return Glyph([*solids, leg], wide, holes)


_S_SPINE = (
    (0.97, 0.24), (0.86, 0.08), (0.5, 0.0), (0.13, 0.08), (0, 0.24), (0.12, 0.38), (0.5, 0.5), (0.88, 0.62),
    (1, 0.77), (0.87, 0.93), (0.5, 1), (0.15, 0.93), (0.03, 0.76),
)  # fmt: skip


def _letter_s(f: Fount) -> Glyph:
    w, t, s = f.breadth, f.hair, f.stem
    swell = [t * 0.8, t, t, s * 0.62, s * 0.86, s * 0.98]
    spine = [(s * 0.42 + x * (w - s * 0.84), t / 2 - 1 + y * (102 - t)) for x, y in _S_SPINE]
    upper: Ring = [(w * 0.96, 0), (w * 0.96, 38), (w * 0.92, 38), (w * 0.66, 8)]
    lower: Ring = [(w * 0.04, CAP), (w * 0.04, 62), (w * 0.08, 62), (w * 0.36, 92)]
    return Glyph([swelling(spine, [*swell, s * 1.04, *swell[::-1]]), upper, lower], w)


def _letter_t(f: Fount) -> Glyph:
    w, t = f.breadth, f.hair
    stem = f.upright((w - f.stem) / 2, head=False)
    return Glyph([stem, bar(0, w, 0, t), [(0, 0), (0, 36), (20, t)], [(w, 0), (w, 36), (w - 20, t)]], w)


def _letter_u(f: Fount) -> Glyph:
    w, radius = f.breadth, 34
    left, right = f.overhang, w - f.overhang - f.hair
    outer = bow((w / 2, CAP - radius), w / 2 - left, radius, 180, 0, 2.5)
    hollow = (left + f.stem + right) / 2
    inner = bow((hollow, CAP - radius), (right - left - f.stem) / 2, radius - f.hair, 0, 180, 2.3)
    stems = [f.upright(left, bottom=CAP - radius, foot=False)]
    stems.append(f.upright(right, f.hair, bottom=CAP - radius, foot=False))
    return Glyph([*stems, outer + inner], w)


def _letter_v(f: Fount) -> Glyph:
    strokes, wide = _a_strokes(f)
    return Glyph(flipped(strokes, wide), wide)


def _letter_w(f: Fount) -> Glyph:
    strokes, wide = _a_strokes(f)
    first = flipped(strokes, wide)
    shift = wide * 0.56
    return Glyph(first + [[(x + shift, y) for x, y in ring] for ring in first], wide + shift)


def _letter_x(f: Fount) -> Glyph:
    wide = f.breadth * 1.06
    heavy, light = f.overhang + f.stem / 2, f.overhang + f.hair * 0.8
    solids = [
        slant((heavy, 0), (wide - heavy, CAP), f.stem * 1.1),
        slant((wide - light, 0), (light, CAP), f.hair * 1.25),
        f.wedge(heavy, f.stem, 0),
        f.wedge(wide - heavy, f.stem, CAP),
        f.wedge(wide - light, f.hair, 0),
        f.wedge(light, f.hair, CAP),
    ]
    return Glyph(solids, wide)


def _letter_y(f: Fount) -> Glyph:
    wide = f.breadth * 1.02
    heavy, light = f.overhang + f.stem / 2, wide - f.overhang - f.hair / 2
    solids = [
        f.upright((wide - f.stem) / 2, top=52, head=False),
        slant((heavy, 0), (wide / 2, 58), f.stem * 1.02),
        slant((light, 0), (wide / 2 + f.stem * 0.3, 58), f.hair * 1.2),
        f.wedge(heavy, f.stem, 0),
        f.wedge(light, f.hair, 0),
    ]
    return Glyph(solids, wide)


def _letter_z(f: Fount) -> Glyph:
    wide, t = f.breadth * 0.96, f.hair
    solids: list[Ring] = [
        bar(0, wide, 0, t),
        bar(0, wide, CAP - t, t),
        slant((wide - f.stem * 0.56, 0), (f.stem * 0.56, CAP), f.stem * 1.12),
        [(0, 0), (0, 33), (19, t)],
        [(wide, CAP), (wide, 66), (wide - 20, CAP - t)],
    ]
    return Glyph(solids, wide)


_CASE: dict[str, Callable[[Fount], Glyph]] = {
    "A": _letter_a, "B": _letter_b, "C": _letter_c, "D": _letter_d, "E": _letter_e, "F": _letter_f,
    "G": _letter_g, "H": _letter_h, "I": _letter_i, "J": _letter_j, "K": _letter_k, "L": _letter_l,
    "M": _letter_m, "N": _letter_n, "O": _letter_o, "P": _letter_p, "Q": _letter_q, "R": _letter_r,
    "S": _letter_s, "T": _letter_t, "U": _letter_u, "V": _letter_v, "W": _letter_w, "X": _letter_x,
    "Y": _letter_y, "Z": _letter_z,
}  # fmt: skip

CAPITALS: Mapping[str, Callable[[Fount], Glyph]] = MappingProxyType(_CASE)
