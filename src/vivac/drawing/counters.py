"""Counters, stacks, badges, and the light the program throws on them. All on a grid of 64, then scaled."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.formations import FRONTS, draw_formation, formation
from vivac.drawing.geometry import number
from vivac.drawing.look import Look
from vivac.drawing.marks import circle, group, mark, moved, path, rectangle, words
from vivac.drawing.symbols import stamp

GRID = 64
MARKER_GRID = 48
LIFT = 0.09  # each counter of a stack lies this share of its size above and to the right of the one below
EDGES = 4  # more are not drawn: the figure on the stack tells how many
MOST_STEPS = 4  # more dots than these do not fit: the factors tell
LIT = ("d-lit", "d-lit-case", "d-lit-ring")

FACTORS = {"left": 19, "right": 45, "middle": 32}

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


def draw_counter(look: Look, x: float, y: float, size: float, piece: Counter) -> str:
    """A counter centred on x, y."""
    content = back(look, piece.side) if piece.back else _front(look, piece)
    return group(content, transform=moved(x - size / 2, y - size / 2, size / GRID))


def body(look: Look, side: str, keyline: bool) -> str:
    """The cardboard of a counter, with a line along its edge where no figures stand on it."""
    shape, colours = look.livery(side).silhouette, look.side_class(side)
    return (
        path(SILHOUETTES[shape], "d-shadow", transform="translate(2 3)")
        + path(SILHOUETTES[shape], f"{colours} d-counter")
        + (path(KEYLINES[shape], f"{colours} d-key") if keyline else "")
    )


def back(look: Look, side: str) -> str:
    livery = look.livery(side)
    low = 36 if livery.silhouette == "gable" else 33
    return body(look, side, keyline=True) + stamp(livery.emblem, 32, low, 0.86, look.side_class(side))


def plate(look: Look, side: str) -> str:
    """What the figures of a counter stand on."""
    return path(PLATES[look.livery(side).silhouette], "d-plate")


def sign(look: Look, side: str, symbol: str, room: str = "alone") -> str:
    """The symbol of a counter: alone on it, over a plate of figures, or between its name and the figures."""
    height, scale = {"alone": (33, 0.84), "figures": (23, 0.8), "named": (27, 0.6)}[room]
    return stamp(symbol, 32, height + _down(look, side), scale, look.side_class(side))


def name_of(look: Look, side: str, name: str, crowded: bool = False) -> str:
    """Centred, or from the left where badges hang over the right corner."""
    classes, y = f"{look.side_class(side)} d-fig d-name", 13.2 + _down(look, side)
    if crowded:
        left = 14 if look.livery(side).silhouette == "chamfer" else 8
        return words(name, left, y, 10.5, f"{classes} d-name-l")
    return words(name, 32, y, 10.5, classes)


def _down(look: Look, side: str) -> float:
    """Under a gable everything stands lower."""
    return 3 if look.livery(side).silhouette == "gable" else 0


def factor(text: str, place: str) -> str:
    return words(text, FACTORS[place], 57.6, 19.5, "d-fig d-factor")


def reduced() -> str:
    """The bar of a counter that has lost a step."""
    return rectangle((4, 36.6, 60, 40.6), fill="var(--ivory)")


def steps(left: int, whole: int) -> str:
    """A dot for every step, open if it is lost, in the colours of whatever they stand in."""
    return "".join(circle(56, 38 - i * 8, 2.9, f"d-step{'' if i < left else '-lost'}") for i in range(whole))


def badge(symbol: str, nth: int) -> str:
    """The badges of a counter hang over its upper edge, from the right."""
    return stamp(symbol, 60 - nth * 17, 3)


def _front(look: Look, piece: Counter) -> str:
    side = piece.side
    plain = not (piece.left or piece.right)
    out = [body(look, side, keyline=plain)]
    if 0 < piece.steps_left < piece.steps:
        out.append(reduced())
    symbol = piece.symbol if look.has(piece.symbol) else "hidden"
    if plain:
        out.append(sign(look, side, symbol))
    else:
        out += [sign(look, side, symbol, "named" if piece.name else "figures"), plate(look, side)]
        both = piece.left and piece.right
        places = {"left": piece.left, "right": piece.right} if both else {"middle": piece.left or piece.right}
        out += [factor(text, place) for place, text in places.items()]
    known = [name for name in piece.badges if look.has(f"badge-{name}")]
    if piece.name:
        out.append(name_of(look, side, piece.name, bool(known)))
    if 0 < piece.steps <= MOST_STEPS:
        out.append(mark("g", steps(piece.steps_left, piece.steps), look=look.side_class(side)))
    out += [badge(f"badge-{name}", nth) for nth, name in enumerate(known)]
    return "".join(out)


def count_disc() -> str:
    return circle(0, 0, 8.4, "d-count")


def count_figure(count: str) -> str:
    return words(count, 0, 4.2, 12, "d-fig d-count-n")


def count_badge(x: float, y: float, count: int, scale: float = 1) -> str:
    """How many lie in a stack: a black disc."""
    return group(count_disc(), count_figure(str(count)), transform=moved(x, y, scale))


def draw_stack(look: Look, x: float, y: float, size: float, pieces: Sequence[Counter]) -> str:
    """A pile, lowest first: each one a little up and to the right, the number on the top one."""
    under = _formations(look, x, y, size, pieces)
    if len(pieces) == 1:
        return under + draw_counter(look, x, y, size, pieces[0])
    shown = pieces[-EDGES:]
    step = size * LIFT
    high = len(shown) - 1
    x0, y0 = x - step * high / 2, y + step * high / 2
    out = "".join(
        draw_counter(look, x0 + i * step, y0 - i * step, size, piece) for i, piece in enumerate(shown)
    )
    corner = (x0 + high * step - size * 0.46, y0 - high * step - size * 0.44)
    return under + out + count_badge(*corner, len(pieces), size / GRID * 1.04)


def _formations(look: Look, x: float, y: float, size: float, pieces: Sequence[Counter]) -> str:
    """Round a pile: those who stack share their front, and some may stand about them in open order."""
    marks: dict[bool, Counter] = {}
    for piece in pieces:
        if piece.formation:
            marks[piece.formation in FRONTS] = piece
    return "".join(
        draw_formation(look, x, y, size / GRID, piece.side, piece.formation, piece.facing)
        for piece in marks.values()
    )


def draw_marker(look: Look, x: float, y: float, size: float, symbol: str) -> str:
    """A marker on its plate. One that nobody has drawn shows its first letter, or a question mark."""
    name = f"marker-{symbol}"
    if look.has(name):
        return stamp(name, x, y, size / MARKER_GRID)
    letter = marker_letter(symbol[:1].upper() or "?")
    return group(stamp("marker-plain"), letter, transform=moved(x, y, size / MARKER_GRID))


def marker_letter(letter: str) -> str:
    return words(letter, 0, 9.4, 26, "d-fig d-mark-t")


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
