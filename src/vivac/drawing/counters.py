"""Counters, stacks, badges, and the light the program throws on them. All on a grid of 64, then scaled."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.formations import FRONTS, draw_formation, formation
from vivac.drawing.geometry import number
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.sides import livery, side_class
from vivac.drawing.symbols import SYMBOLS, stamp

GRID = 64
MARKER_GRID = 48
LIFT = 0.09  # each counter of a stack lies this share of its size above and to the right of the one below
EDGES = 4  # more are not drawn: the figure on the stack tells how many
MOST_STEPS = 4  # more dots than these do not fit: the factors tell
LIT = ("d-lit", "d-lit-case", "d-lit-ring")

SILHOUETTES = {
    "round": "M9 2H55Q62 2 62 9V55Q62 62 55 62H9Q2 62 2 55V9Q2 2 9 2Z",
    "chamfer": "M13 2H51L62 13V51L51 62H13L2 51V13Z",
    "ticket": "M12 2H52A10 10 0 0 0 62 12V52A10 10 0 0 0 52 62H12A10 10 0 0 0 2 52V12A10 10 0 0 0 12 2Z",
    "gable": "M32 1L62 15V58Q62 62 58 62H6Q2 62 2 58V15Z",
}
KEYLINES = {
    "round": "M10.5 6H53.5Q58 6 58 10.5V53.5Q58 58 53.5 58H10.5Q6 58 6 53.5V10.5Q6 6 10.5 6Z",
    "chamfer": "M14.6 6H49.4L58 14.6V49.4L49.4 58H14.6L6 49.4V14.6Z",
    "ticket": (
        "M15.4 6H48.6A13 13 0 0 0 58 15.4V48.6A13 13 0 0 0 48.6 58H15.4A13 13 0 0 0 6 48.6V15.4"
        "A13 13 0 0 0 15.4 6Z"
    ),
    "gable": "M32 5.6L58 17.8V56Q58 58 56 58H8Q6 58 6 56V17.8Z",
}
PLATES = {
    "round": "M4 43H60V55Q60 60 55 60H9Q4 60 4 55Z",
    "chamfer": "M4 43H60V50.4L50.4 60H13.6L4 50.4Z",
    "ticket": "M4 43H60V50.4A12 12 0 0 0 50.2 60H13.8A12 12 0 0 0 4 50.4Z",
    "gable": "M4 43H60V57.6Q60 60 57.6 60H6.4Q4 60 4 57.6Z",
}


class Counter(Struct, frozen=True):
    """A counter to be drawn. A back shows its side and nothing else, whatever the other fields say."""

    side: str
    symbol: str = ""
    left: str = ""
    right: str = ""
    name: str = ""
    back: bool = False
    steps: int = 0
    steps_left: int = 0
    badges: tuple[str, ...] = ()
    facing: int | None = None  # sixths of a circle, counterclockwise from east

    @property
    def formation(self) -> str:
        return "" if self.back else formation(self.facing, self.symbol, self.badges)


def draw_counter(x: float, y: float, size: float, piece: Counter) -> str:
    """A counter centred on x, y."""
    content = _back(piece) if piece.back else _front(piece)
    return group(content, transform=moved(x - size / 2, y - size / 2, size / GRID))


def _body(side: str, keyline: bool) -> str:
    shape, look = livery(side).silhouette, side_class(side)
    return (
        path(SILHOUETTES[shape], "d-shadow", transform="translate(2 3)")
        + path(SILHOUETTES[shape], f"{look} d-counter")
        + (path(KEYLINES[shape], f"{look} d-key") if keyline else "")
    )


def _back(piece: Counter) -> str:
    look = livery(piece.side)
    low = 36 if look.silhouette == "gable" else 33
    return _body(piece.side, keyline=True) + stamp(look.emblem, 32, low, 0.86, side_class(piece.side))


def _front(piece: Counter) -> str:
    shape, look = livery(piece.side).silhouette, side_class(piece.side)
    plain = not (piece.left or piece.right)
    down = 3 if shape == "gable" else 0
    out = [_body(piece.side, keyline=plain)]
    if 0 < piece.steps_left < piece.steps:
        out.append(rectangle((4, 36.6, 60, 40.6), fill="var(--ivory)"))
    symbol = piece.symbol if piece.symbol in SYMBOLS else "hidden"
    if plain:
        out.append(stamp(symbol, 32, 33 + down, 0.84, look))
    else:
        height, scale = (27, 0.6) if piece.name else (23, 0.8)
        out.append(stamp(symbol, 32, height + down, scale, look))
        out += [path(PLATES[shape], "d-plate"), _factors(piece.left, piece.right)]
    known = [badge for badge in piece.badges if f"badge-{badge}" in SYMBOLS]
    if piece.name:
        out.append(_name(piece, shape, 13.2 + down, bool(known)))
    for i in range(piece.steps if piece.steps <= MOST_STEPS else 0):
        lost = "" if i < piece.steps_left else "-lost"
        out.append(circle(56, 38 - i * 8, 2.9, f"{look} d-step{lost}"))
    out += [stamp(f"badge-{badge}", 60 - i * 17, 3) for i, badge in enumerate(known)]
    return "".join(out)


def _name(piece: Counter, shape: str, y: float, crowded: bool) -> str:
    """Centred, or from the left where badges hang over the right corner."""
    look = f"{side_class(piece.side)} d-fig d-name"
    if crowded:
        return words(piece.name, 14 if shape == "chamfer" else 8, y, 10.5, f"{look} d-name-l")
    return words(piece.name, 32, y, 10.5, look)


def _factors(left: str, right: str) -> str:
    both = bool(left and right)
    places = [(19, left), (45, right)] if both else [(32, left or right)]
    return "".join(words(figure, x, 57.6, 19.5, "d-fig d-factor") for x, figure in places)


def count_badge(x: float, y: float, count: int, scale: float = 1) -> str:
    """How many lie in a stack: a black disc."""
    figure = words(str(count), 0, 4.3, 12, "d-fig d-count-n")
    return group(circle(0, 0, 9.4, "d-count"), figure, transform=moved(x, y, scale))


def draw_stack(x: float, y: float, size: float, pieces: Sequence[Counter]) -> str:
    """A pile, lowest first: each one a little up and to the right, the number on the top one."""
    under = _formations(x, y, size, pieces)
    if len(pieces) == 1:
        return under + draw_counter(x, y, size, pieces[0])
    shown = pieces[-EDGES:]
    step = size * LIFT
    high = len(shown) - 1
    x0, y0 = x - step * high / 2, y + step * high / 2
    out = "".join(draw_counter(x0 + i * step, y0 - i * step, size, piece) for i, piece in enumerate(shown))
    corner = (x0 + high * step - size * 0.46, y0 - high * step - size * 0.44)
    return under + out + count_badge(*corner, len(pieces), size / GRID * 1.04)


def _formations(x: float, y: float, size: float, pieces: Sequence[Counter]) -> str:
    """Round a pile: those who stack share their front, and some may stand about them in open order."""
    marks: dict[bool, Counter] = {}
    for piece in pieces:
        if piece.formation:
            marks[piece.formation in FRONTS] = piece
    return "".join(
        draw_formation(x, y, size / GRID, piece.side, piece.formation, piece.facing)
        for piece in marks.values()
    )


def draw_marker(x: float, y: float, size: float, symbol: str) -> str:
    """A marker on its plate. One that nobody has drawn shows its first letter, or a question mark."""
    name = f"marker-{symbol}"
    if name in SYMBOLS:
        return stamp(name, x, y, size / MARKER_GRID)
    letter = words(symbol[:1].upper() or "?", 0, 9.4, 26, "d-fig d-mark-t")
    return group(stamp("marker-plain"), letter, transform=moved(x, y, size / MARKER_GRID))


def lit_ring(x: float, y: float, radius: float) -> str:
    """What can be chosen now. The four ticks are for those who do not see the colour."""
    tick = f"M-5 {number(-radius - 8)}L5 {number(-radius - 8)}L0 {number(-radius - 1)}Z"
    return group(
        *(circle(x, y, radius, look) for look in LIT),
        *(path(tick, "d-lit-tick", transform=moved(x, y, turn=turn)) for turn in (0, 90, 180, 270)),
    )


def lit_shape(outline: str) -> str:
    """The same for a place that is not round."""
    return group(*(path(outline, look) for look in LIT))


def brackets(x: float, y: float, size: float) -> str:
    """What is chosen: four corner brackets, ink over a case."""
    half, arm = size / 2 + 5, size * 0.24
    data = ""
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        corner_x, corner_y = number(x + sx * half), number(y + sy * half)
        data += f"M{corner_x} {number(y + sy * (half - arm))}V{corner_y}H{number(x + sx * (half - arm))}"
    return path(data, "d-line d-sel-case") + path(data, "d-line d-sel")
