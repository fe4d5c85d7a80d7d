"""What a viewer sees: built up from nothing for one viewer, drawn by any client.

A scene holds ids, numbers and sentences still to be said (`Say`); it holds no state, no secret and no
language. The terminal, the browser and the picture of a replay are all made from it.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

Param = str | int


class Say(Struct, frozen=True):
    """A sentence still to be said: its key in the text files and what it speaks of."""

    key: str
    params: Mapping[str, Param] = {}
    rule: str = ""


class Spot(Struct, frozen=True):
    """Where a place is on the board: its middle, its radius, and its outline if it is not round."""

    x: float
    y: float
    r: float = 14.0
    outline: str = ""


class Grid(Struct, frozen=True):
    """How an open table lies on its sheet: its south-west corner, and the breadth of a quarter-inch."""

    x: float
    y: float
    step: float

    def on_sheet(self, point: tuple[float, float]) -> tuple[float, float]:
        """Where a point of the table is on the sheet; north is up.

        >>> Grid(50, 450, 2).on_sheet((10, 20))
        (70, 410)
        """
        return self.x + point[0] * self.step, self.y - point[1] * self.step


class Board(Struct, frozen=True):
    """The static sheet: one SVG without its pieces, and where every place is on it."""

    width: float
    height: float
    svg: str
    spots: Mapping[str, Spot]
    counter: float = 26.0  # side of a counter in the units of the sheet
    grid: Grid | None = None  # of an open table


class Piece(Struct, frozen=True):
    """A counter or marker as this viewer sees it. `place` is a spot of the board.

    On an open table `at` is its point instead, and `radius` that of its base, in whole quarter-inches.
    """

    id: str
    place: str
    side: str
    symbol: str = ""
    name: Say | None = None
    left: str = ""
    right: str = ""
    face_up: bool = True
    marker: bool = False
    facing: int | None = None
    steps: int = 0
    steps_left: int = 0
    badges: tuple[str, ...] = ()
    at: tuple[int, int] | None = None
    radius: int = 0


class Way(Struct, frozen=True):
    """A line over the board from place to place: where somebody means to go."""

    id: str
    side: str
    places: tuple[str, ...]


class Track(Struct, frozen=True):
    """A row of numbers with a marker on one of them."""

    id: str
    name: Say
    low: int
    high: int
    at: int
    side: str = ""
    goal: int | None = None


class Pile(Struct, frozen=True):
    """A box beside the board: what is known of its contents, or only how many."""

    id: str
    name: Say
    count: int
    pieces: tuple[Piece, ...] = ()


class Card(Struct, frozen=True):
    id: str
    name: Say
    text: Say
    kind: str
    symbol: str = ""
    rule: str = ""


class Hand(Struct, frozen=True):
    """Cards held by a role; only their number for anybody else."""

    role: str
    count: int
    cards: tuple[Card, ...] = ()


class Outlines(Struct, frozen=True):
    """Where on an open table an option may be taken: rings in quarter-inches, and where to measure from."""

    rings: tuple[tuple[tuple[float, float], ...], ...]
    origin: tuple[int, int] | None = None


class Choice(Struct, frozen=True):
    """An option as a person reads it: what it is called, what it lights, which rule it cites.

    An option with a region is answered with a point: its id, then x and y.
    """

    id: str
    label: Say
    place: str = ""
    piece: str = ""
    card: str = ""
    rule: str = ""
    danger: bool = False
    region: Outlines | None = None


class Question(Struct, frozen=True):
    number: int
    role: str
    prompt: Say
    choices: tuple[Choice, ...]
    confirm: bool = False


class Scene(Struct, frozen=True):
    game: str
    viewer: str | None
    heading: Say
    status: tuple[Say, ...] = ()
    pieces: tuple[Piece, ...] = ()
    ways: tuple[Way, ...] = ()
    tracks: tuple[Track, ...] = ()
    piles: tuple[Pile, ...] = ()
    hands: tuple[Hand, ...] = ()
    focus: str = ""  # the place a client should show first
    waiting_for: tuple[str, ...] = ()
    question: Question | None = None
    outcome: Say | None = None
    liveries: Mapping[str, str] = {}  # what the counters of a role look like, where that is not its own name
    notes: Mapping[str, tuple[Say, ...]] = field(default_factory=dict)  # what to say of a place when asked
