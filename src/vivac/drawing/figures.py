"""Figures on an open table, seen from above: the base is the side, the hat the arm, the musket the facing.

A base is drawn at its true size, since the rules measure from it. A piece whose id has a part after a dot is
one figure of several (`A1.3` of `A1`); one without stands for a whole unit and is a token that never turns.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct

from vivac.drawing.geometry import Box, Point, number, overlap, polyline
from vivac.drawing.lettering import text_width
from vivac.drawing.look import Look
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.symbols import stamp
from vivac.table.scene import Grid, Outlines, Piece, Say

BASE = 20.0  # radius of a base on the grid of the figures
TAG = 20.0  # height of the name of a unit
MOST_BADGES = 3
CORNERS = 8


def unit_of(piece: str) -> str:
    """The unit a figure belongs to.

    >>> unit_of("A1.3"), unit_of("Bm2")
    ('A1', 'Bm2')
    """
    return piece.partition(".")[0]


def base(silhouette: str, radius: float = BASE) -> str:
    """The outline of a base: round and eight-cornered for the two players, notched and gabled for others."""
    r = radius
    match silhouette:
        case "round":
            half, whole = f"a{number(r)} {number(r)} 0 1 0", number(2 * r)
            return f"M{number(-r)} 0{half} {whole} 0{half}-{whole} 0Z"
        case "chamfer":
            far = r * 1.06
            return polyline([_round(far, (i + 0.5) / CORNERS) for i in range(CORNERS)], closed=True)
        case "ticket":
            return polyline([_round(r * (1.06 if i % 2 else 0.9), i / 16) for i in range(16)], closed=True)
    return polyline([_round(r * 1.08, i / 5 - 0.25) for i in range(5)], closed=True)


def _round(far: float, share: float) -> Point:
    return far * math.cos(share * math.tau), far * math.sin(share * math.tau)


def plinth(look: Look, side: str, keyline: bool) -> str:
    """What a figure stands on, with a line along its edge where it never turns."""
    shape, colours = look.livery(side).silhouette, look.side_class(side)
    return (
        path(base(shape), "d-shadow", transform="translate(2.6 4)")
        + path(base(shape), f"{colours} d-counter d-base")
        + (path(base(shape, BASE - 3.6), f"{colours} d-key") if keyline else "")
    )


def token(look: Look, side: str, symbol: str) -> str:
    return stamp(symbol, 0, 0, 0.56, look.side_class(side))


def token_back(look: Look, side: str) -> str:
    return plinth(look, side, keyline=True) + stamp(
        look.livery(side).emblem, 0, 0, 0.5, look.side_class(side)
    )


def leader_ring() -> str:
    return circle(0, 0, BASE * 1.3, "d-line d-base-ring")


def draw_figure(look: Look, piece: Piece, smoke: bool = False) -> str:
    """A figure or a token on the grid of a base, round 0, 0."""
    if not piece.face_up:
        return token_back(look, piece.side)
    figure = f"fig-{piece.symbol}"
    if "." in piece.id and look.has(figure):
        turn = f"rotate({-(piece.facing or 0)})"
        return "".join(
            (
                leader_ring() if piece.symbol == "leader" else "",
                plinth(look, piece.side, keyline=False),
                group(stamp("fig-smoke"), transform=turn) if smoke else "",
                group(stamp(figure, look=look.side_class(piece.side)), transform=turn),
            )
        )
    symbol = piece.symbol if look.has(piece.symbol) else "hidden"
    return plinth(look, piece.side, keyline=True) + token(look, piece.side, symbol)


class Muster(Struct, frozen=True):
    """A unit on the table: its pieces, and how they are called."""

    id: str
    pieces: tuple[Piece, ...]

    @property
    def badges(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(badge for piece in self.pieces for badge in piece.badges))

    @property
    def count(self) -> str:
        return next((piece.right for piece in self.pieces if piece.right), "")


def musters(pieces: Sequence[Piece]) -> list[Muster]:
    """What stands on the table, unit by unit."""
    found: dict[str, list[Piece]] = {}
    for piece in pieces:
        if piece.at is not None:
            found.setdefault(unit_of(piece.id), []).append(piece)
    return [Muster(id, tuple(theirs)) for id, theirs in found.items()]


def draw_musters(
    look: Look, grid: Grid, units: Sequence[Muster], lit: set[str], say: Callable[[Say], str]
) -> list[str]:
    """Everybody on the table, from north to south; whoever may be chosen in lamp-light; names beside them."""
    out = [_lamp(grid, unit) for unit in units if unit.id in lit]
    figures = [(piece, "smoke" in unit.badges) for unit in units for piece in unit.pieces]
    taken: list[Box] = []
    for piece, smoke in sorted(figures, key=lambda each: (-(each[0].at or (0, 0))[1], each[0].id)):
        x, y, r = _stand(grid, piece)
        taken.append((x - r, y - r, x + r, y + r))
        out.append(group(draw_figure(look, piece, smoke), transform=moved(x, y, r / BASE)))
    for unit in units:
        box, tag = _tag(look, grid, unit, taken, say)
        taken.append(box)
        out.append(tag)
    return out


def _stand(grid: Grid, piece: Piece) -> tuple[float, float, float]:
    assert piece.at is not None
    return (*grid.on_sheet(piece.at), max(1, piece.radius) * grid.step)


def _lamp(grid: Grid, unit: Muster) -> str:
    """Light round every base of a unit, without lines where bases touch."""
    stands = [_stand(grid, piece) for piece in unit.pieces]
    return "".join(
        group(*(circle(x, y, r + more) for x, y, r in stands), fill=f"var(--{ink})")
        for more, ink in ((8, "lit-case"), (6.2, "lit-ring"), (3.4, "lit"))
    )


def _tag(
    look: Look, grid: Grid, unit: Muster, taken: Sequence[Box], say: Callable[[Say], str]
) -> tuple[Box, str]:
    """The name of a unit, its number and its badges, where they cover least."""
    stands = [_stand(grid, piece) for piece in unit.pieces]
    first = unit.pieces[0]
    name = say(first.name) if first.name else ""
    badges = [badge for badge in unit.badges if look.has(f"badge-{badge}")][:MOST_BADGES]
    called = f"{name} · {unit.count}" if unit.count else name
    width = text_width(called, 12.5, "d-b") * 0.92 + 18 * len(badges) + 16
    west, east = min(x - r for x, _, r in stands), max(x + r for x, _, r in stands)
    north, south = min(y - r for _, y, r in stands), max(y + r for _, y, r in stands)
    middle, level = (west + east) / 2, (north + south) / 2
    places = [
        (middle - width / 2, south + 5),
        (middle - width / 2, north - 5 - TAG),
        (east + 6, level - TAG / 2),
        (west - 6 - width, level - TAG / 2),
    ]
    boxes = [(x, y, x + width, y + TAG) for x, y in places]
    box = min(boxes, key=lambda one: sum(overlap(one, other) for other in taken))
    ink = f"var(--{look.livery(first.side).field})"
    content = [rectangle((0, 0, width, TAG), "d-tag", rx=TAG / 2, stroke=ink)]
    content.append(words(called, (width - 18 * len(badges)) / 2, 14.4, 12.5, "d-b d-m"))
    content += [stamp(f"badge-{badge}", width - 12 - i * 18, TAG / 2, 0.84) for i, badge in enumerate(badges)]
    return box, group(*content, transform=moved(box[0], box[1]))


def lit_region(grid: Grid, region: Outlines) -> str:
    """Where an option may be taken, lit as areas are."""
    data = "".join(polyline([grid.on_sheet(p) for p in ring], closed=True) for ring in region.rings)
    return "".join(path(data, look) for look in ("d-lit-area", "d-lit-case", "d-lit-ring"))
