"""Setting words in the wood type: any word to an exact width, in letters as broad as that takes."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct

from vivac.drawing.covers.press import placed, wound
from vivac.drawing.covers.wood_capitals import CAPITALS
from vivac.drawing.covers.wood_fount import CAP, Fount, Glyph
from vivac.drawing.covers.wood_sorts import ACCENTS, SORTS
from vivac.drawing.geometry import polyline, thin

OVER_CAPS = 0.24  # how far accents rise over the cap line, in shares of the height

_LETTERS = {**CAPITALS, **SORTS}
_NARROWEST = 8.0

# Shares of the breadth by which a pair of letters closes up.
_KERNING = {
    "UA": -0.1, "RA": -0.07, "AD": -0.05, "AI": -0.05, "LA": -0.03, "VA": -0.3, "AV": -0.3, "AC": -0.1,
    "Y’": -0.12, "’S": -0.06, "IV": -0.08, "VI": -0.08, "SQ": -0.02, "ST": -0.02, "TR": -0.04, "SB": -0.02,
    "BY": -0.06, "RT": -0.05, "TE": -0.04, "ET": -0.02, "AY": -0.2, "YA": -0.2, "LT": -0.12, "LY": -0.14,
    "TA": -0.12, "AT": -0.12, "PA": -0.16, "FA": -0.14, "AW": -0.22, "WA": -0.22, "LV": -0.12,
}  # fmt: skip


class Setting(Struct, frozen=True):
    """A word in type: its outline, and where it begins and ends."""

    data: str
    left: float
    right: float


def written(text: str) -> str:
    """The text as the case has it: capitals, the printer's apostrophe, accents apart from their letters."""
    return unicodedata.normalize("NFD", text.upper().replace("'", "’").replace("—", "–"))


def can_set(text: str) -> bool:
    """Whether the case has every letter of the text."""
    return all(letter in _LETTERS or letter in ACCENTS for letter in written(text))


def has_accents(text: str) -> bool:
    return any(letter in ACCENTS for letter in written(text))


def word_width(text: str, breadth: float, height: float, gap: float = 0.075) -> float:
    """How wide a word comes out in letters of one breadth; `gap` between them in shares of the height."""
    return sum(advance for _, advance in _pieces(text, Fount(breadth), gap)) * height / CAP - gap * height


def set_word(
    text: str, x: float, y: float, width: float, height: float, *, widest: float = 0.98, gap: float = 0.075
) -> Setting:
    """A word over exactly `width`, its cap line at y.

    Where its letters would have to be broader than `widest` heights, it stays narrower and stands centred.
    """
    low, high = _NARROWEST, CAP * widest
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if word_width(text, middle, height, gap) < width else (low, middle)
    scale = height / CAP
    total = word_width(text, low, height, gap)
    left = at = x + (width - total) / 2
    data: list[str] = []
    for glyph, advance in _pieces(text, Fount(low), gap):
        rings = [wound(ring) for ring in glyph.solids] + [
            wound(ring, clockwise=False) for ring in glyph.holes
        ]
        data += [polyline(thin(placed(ring, scale, at, y), 0.12), closed=True) for ring in rings]
        at += advance * scale
    return Setting("".join(data), left, left + total)


def _pieces(text: str, fount: Fount, gap: float) -> Sequence[tuple[Glyph, float]]:
    """Every letter with its accents, and how far the next one stands from it, at cap height 100."""
    clusters = _clusters(text)
    kerning = [_KERNING.get(a[0] + b[0], 0) for a, b in pairwise(clusters)]
    pieces: list[tuple[Glyph, float]] = []
    for cluster, kern in zip(clusters, [*kerning, 0], strict=False):
        glyph = _LETTERS[cluster[0]](fount)
        over = [placed(ring, 1, glyph.breadth / 2, 0) for accent in cluster[1:] for ring in ACCENTS[accent]]
        advance = glyph.breadth + gap * CAP + kern * fount.breadth
        pieces.append((Glyph(glyph.solids + over, glyph.breadth, glyph.holes), advance))
    return pieces


def _clusters(text: str) -> list[str]:
    clusters: list[str] = []
    for letter in written(text):
        if letter in ACCENTS and clusters:
            clusters[-1] += letter
        else:
            clusters.append(letter)
    return clusters
