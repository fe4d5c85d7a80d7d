"""The signs of an area: what it is worth, whom it favours, whether it kills, whether it rises in mass."""

from __future__ import annotations

from vivac.drawing.marks import circle, group, moved, path, words
from vivac.drawing.symbols import stamp
from vivac.games.guerra.board.plates import MARK
from vivac.games.guerra.box.contents import Area

SHIELD = "M-9.4-10.4H9.4V0C9.4 6.4 4.6 9.6 0 11.8C-4.6 9.6-9.4 6.4-9.4 0Z"
SQUARE_FLAG = "M-7.6-10.4H10.4V4.4H-7.6Z"
TAILED_FLAG = "M-7.6-10.4H11.4L6.6-3L11.4 4.4H-7.6Z"


def shield(worth: int) -> str:
    """The RP of an area on a small shield: gold, or bare where there is nothing to collect."""
    field, ink = ("coin", "on-light") if worth else ("paper", "ink-3")
    return path(SHIELD, fill=f"var(--{field})", stroke="var(--ink)", stroke_width=1.3) + words(
        str(worth), 0, 4.6, 14, "d-fig d-m", fill=f"var(--{ink})"
    )


def flag(side: str) -> str:
    """Whom an area favours: a square flag with the saltire, or a swallow-tailed one with the sun."""
    cloth, emblem = (SQUARE_FLAG, "saltire") if side == "royalist" else (TAILED_FLAG, "sun")
    return (
        path("M-8.6-11.4V11.6", "d-line", stroke="var(--ink)", stroke_width=1.8)
        + path(cloth, fill=f"var(--{side})", stroke="var(--ink)", stroke_width=0.9)
        + stamp(emblem, 0.8, -3, 0.26, f"s-{side}")
    )


def skull(extra: int = 0) -> str:
    """Hostile ground, and what it adds to the die of attrition."""
    worse = words(f"+{extra}", 8.4, 10.4, 9.5, "d-fig d-halo d-m") if extra else ""
    return stamp("skull", 0, 0, 0.4, "s-map") + worse


def drum() -> str:
    return stamp("drum", 0, 0, 0.42, "s-map")


def harbour(radius: float) -> str:
    ring = circle(0, 0, radius - 1.6, fill="var(--sea)", stroke="var(--sea-ink)", stroke_width=1)
    return ring + stamp("anchor", 0, 0, 0.26, "s-harbour")


def signs_of(area: Area, box: tuple[float, float, float, float]) -> str:
    """The signs of an area, in a row or a column as its plate has room for."""
    signs = [shield(area.rp)]
    if area.pro:
        signs.append(flag(area.pro))
    if area.hostile:
        signs.append(skull(area.attrition))
    if area.mass_recruitment:
        signs.append(drum())
    across = box[2] - box[0] > MARK * 1.5
    x, y = box[0] + MARK / 2, box[1] + MARK / 2
    steps = ((x + i * MARK, y) if across else (x, y + i * MARK) for i in range(len(signs)))
    return "".join(group(sign, transform=moved(*at)) for sign, at in zip(signs, steps, strict=True))
