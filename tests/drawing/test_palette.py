"""The palette: ink can be read and enemies told apart, in both themes and by all eyes."""

from __future__ import annotations

import math
from typing import get_args

import pytest

from tests.drawing.sheets import DRESSED, LOOKS
from vivac.drawing.palette import COLOURS, Theme, bake, colour
from vivac.drawing.sheet import stylesheet

THEMES: tuple[Theme, ...] = get_args(Theme)
READ = 4.5
SEEN = 3.0

TEXT = [
    ("ink", "paper"), ("ink", "sheet"), ("ink", "sheet-2"), ("ink", "desk"), ("ink-2", "paper"),
    ("ink-2", "sheet"), ("ink-2", "desk"), ("ink-3", "sheet"), ("ink-3", "paper"), ("sea-ink", "sea"),
    ("accent", "sheet"), ("on-accent", "accent"), ("danger", "sheet"), ("good", "sheet"),
    ("plate-ink", "plate"), ("on-dark", "kind-keep"), ("on-dark", "kind-act"), ("on-dark", "kind-fight"),
    ("on-dark", "kind-event"),
    ("brick", "paper"), ("hach", "paper"), ("sea-ink", "paper"),
]  # fmt: skip
SHAPES = [
    ("lit-ring", "paper"), ("lit-ring", "sea"), ("lit-ring", "wood"), ("select", "paper"), ("pike", "paper"),
    ("road", "paper"), ("rail", "paper"),
    ("kind-fight", "plate"),
]  # fmt: skip
SIGNS = [("mosby", "blue-ink", "paper"), ("mosby", "grey-ink", "paper")]
FOES = {
    "mosby": [("mosby", "union")],
    "guerra": [
        ("royalist", "patriot"), ("royalist", "rebel"), ("patriot", "portuguese"), ("patriot", "rebel"),
        ("royalist", "portuguese"),
    ],
    "mistral": [
        ("british", "french"), ("british", "spanish"), ("british", "barbary"), ("french", "savoy"),
        ("british", "naples"),
    ],
    "cuadro": [("british", "empire"), ("spanish_allied", "empire"), ("portuguese_allied", "empire")],
    "mosquetes": [("british", "french"), ("spanish_allied", "empire"), ("rebel", "union")],
}  # fmt: skip
PAIRS = [(game, *pair) for game, pairs in FOES.items() for pair in pairs]
EYES = {
    "full colour": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)
    ),
    "no green": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)
    ),
    "no blue": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)
    ),
}  # fmt: skip


def linear(value: str) -> list[float]:
    shares = [int(value[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in shares]


def contrast(a: str, b: str) -> float:
    low, high = sorted(
        sum(w * c for w, c in zip((0.2126, 0.7152, 0.0722), linear(v), strict=True)) for v in (a, b)
    )
    return (high + 0.05) / (low + 0.05)


def oklab(rgb: list[float]) -> tuple[float, ...]:
    r, g, b = (max(0.0, c) for c in rgb)
    cones = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    x, y, z = (c ** (1 / 3) for c in cones)
    return (
        0.2104542553 * x + 0.793617785 * y - 0.0040720468 * z,
        1.9779984951 * x - 2.428592205 * y + 0.4505937099 * z,
        0.0259040371 * x + 0.7827717662 * y - 0.808675766 * z,
    )


def apart(a: str, b: str, eye: str) -> float:
    seen = [
        oklab([sum(k * c for k, c in zip(row, linear(value), strict=True)) for row in EYES[eye]])
        for value in (a, b)
    ]
    return math.dist(*seen)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground", "least"), [(*p, READ) for p in TEXT] + [(*p, SEEN) for p in SHAPES]
)
def test_ink_stands_out_from_its_ground(theme: Theme, ink: str, ground: str, least: float) -> None:
    assert contrast(colour(ink, theme), colour(ground, theme)) >= least


def dyed(game: str, name: str, theme: Theme) -> str:
    """A colour of a game, or else of the house."""
    look = LOOKS[game]
    return colour(f"{game}-{name}" if name in look.colours else name, theme, look.palette)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "ink", "ground"), SIGNS)
def test_signs_of_a_game_stand_out_from_the_paper(theme: Theme, game: str, ink: str, ground: str) -> None:
    assert contrast(dyed(game, ink, theme), dyed(game, ground, theme)) >= SEEN


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "side"), DRESSED)
def test_the_symbol_of_every_side_stands_out_from_its_field(theme: Theme, game: str, side: str) -> None:
    livery = LOOKS[game].livery(side)
    assert contrast(dyed(game, livery.ink, theme), dyed(game, livery.field, theme)) >= SEEN


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "one", "other"), PAIRS)
def test_enemies_are_told_apart_by_every_eye(theme: Theme, game: str, one: str, other: str, eye: str) -> None:
    a, b = LOOKS[game].livery(one), LOOKS[game].livery(other)
    same_shape = a.silhouette == b.silhouette
    least = 0.08 if same_shape else 0.04
    assert apart(dyed(game, a.field, theme), dyed(game, b.field, theme), eye) >= least


def test_a_colour_outside_the_palette_is_refused() -> None:
    with pytest.raises(KeyError, match="no colour --mauve"):
        bake('<path fill="var(--mauve)"/>')


def test_the_style_sheet_uses_names_of_the_palette_only() -> None:
    baked = bake(stylesheet(), "dark")
    assert "var(" not in baked
    assert "#" not in stylesheet()


def test_baking_gives_each_theme_its_own_value() -> None:
    light, dark = COLOURS["sea"]
    assert bake("var(--sea)", "light") == light
    assert bake("var(--sea)", "dark") == dark
