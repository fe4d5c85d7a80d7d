"""What is sent to a viewer: the scene, every sentence said in their language, and how the table stands."""

from __future__ import annotations

from typing import Literal, NewType

import msgspec
from msgspec import UNSET, Struct, UnsetType

from vivac.server.drilling import Fact


class Line(Struct, frozen=True):
    """A sentence and the rule it cites."""

    text: str
    rule: str = ""


class PieceView(Struct, frozen=True):
    id: str
    place: str
    side: str
    symbol: str
    name: str
    left: str
    right: str
    face_up: bool
    marker: bool
    facing: int | None
    steps: int
    steps_left: int
    badges: tuple[str, ...]
    at: tuple[int, int] | UnsetType = UNSET  # on an open table, in quarter-inches
    radius: int | UnsetType = UNSET


class WayView(Struct, frozen=True):
    id: str
    side: str
    places: tuple[str, ...]


class TrackView(Struct, frozen=True):
    id: str
    name: str
    low: int
    high: int
    at: int
    side: str
    goal: int | None


class PileView(Struct, frozen=True):
    id: str
    name: str
    count: int
    pieces: tuple[PieceView, ...]


class CardView(Struct, frozen=True):
    id: str
    name: str
    text: str
    kind: str
    symbol: str
    rule: str


class HandView(Struct, frozen=True):
    role: str
    count: int
    cards: tuple[CardView, ...]


class RegionView(Struct, frozen=True):
    """Where an option may be taken: rings of points in quarter-inches, and where a ruler is laid."""

    rings: tuple[tuple[tuple[float, float], ...], ...]
    origin: tuple[int, int] | None = None


class ChoiceView(Struct, frozen=True):
    """What may be answered. One with a region is answered with a point: `id:x:y`."""

    id: str
    label: str
    place: str = ""
    piece: str = ""
    card: str = ""
    rule: str = ""
    danger: bool = False
    region: RegionView | UnsetType = UNSET


class QuestionView(Struct, frozen=True):
    number: int
    role: str
    prompt: str
    rule: str
    choices: tuple[ChoiceView, ...]
    confirm: bool


class OutcomeView(Struct, frozen=True):
    text: str
    winners: tuple[str, ...]
    rule: str


class Modifier(Struct, frozen=True):
    name: str
    value: int


class DieView(Struct, frozen=True, omit_defaults=True):
    """A die, and what it was thrown for; `faces` is how many results it has, as have several added up.

    `n` is the number of its entry, `dice` how many faces, how many dice and their lowest face. `terms` are
    added to the die, `goal` to what it needs; `passed`: whether it came off, where a number decides that.
    """

    why: str
    value: int
    faces: int
    n: int
    dice: tuple[int, int, int]
    total: int
    terms: tuple[Modifier, ...] = ()
    needed: int | None = None
    goal: tuple[Modifier, ...] = ()
    at_most: bool = False
    passed: bool | None = None
    rule: str = ""


class RollView(Struct, frozen=True):
    """The dice behind a line; modifiers were added to the last of them."""

    dice: tuple[DieView, ...]
    modifiers: tuple[Modifier, ...]
    total: int


class LogLine(Struct, frozen=True):
    n: int
    text: str
    rule: str
    turn: int | UnsetType = UNSET
    heading: str | UnsetType = UNSET  # only where it changes: what follows belongs below it
    marks: tuple[str, ...] | UnsetType = UNSET  # places it speaks of
    roll: RollView | UnsetType = UNSET


class SeatView(Struct, frozen=True):
    role: str
    name: str
    kind: Literal["person", "bot", "open"]
    you: bool
    present: bool
    player: str


class WantedLink(Struct, frozen=True):
    """A die waits for this link of a seat's chain: the answer is stored, and bound by the digest."""

    role: str
    index: int
    tip: str
    number: int
    digest: str


class ChainView(Struct, frozen=True):
    """The chain a seat has committed to; without a tip, it should."""

    role: str
    tip: str


class DrillView(Struct, frozen=True):
    id: str
    title: str
    step: int
    steps: int
    say: str
    choose: tuple[str, ...]
    done: bool
    facts: tuple[Fact, ...]


class View(Struct, frozen=True):
    table: str
    game: str
    version: str
    viewer: str | None
    roles: tuple[str, ...]
    number: int
    heading: str
    status: tuple[Line, ...]
    pieces: tuple[PieceView, ...]
    ways: tuple[WayView, ...]
    tracks: tuple[TrackView, ...]
    piles: tuple[PileView, ...]
    hands: tuple[HandView, ...]
    focus: str
    notes: dict[str, tuple[str, ...]]
    liveries: dict[str, str]  # of roles that have another livery than their own name
    waiting_for: tuple[str, ...]
    waiting_text: str
    question: QuestionView | None
    outcome: OutcomeView | None
    log: tuple[LogLine, ...]
    seats: tuple[SeatView, ...]
    can_take_back: bool
    take_back_forced: bool  # it would go back past dice: allowed alone, and noted in the log
    over: bool
    dice: Literal["fair", "entered"]
    scenario: str
    switches: tuple[str, ...]
    offers: tuple[str, ...]  # roles that offer a draw
    rematch: str  # the table of the rematch, if there is one
    seed_hash: str  # published before the first die
    wants_link: WantedLink | None = None
    chains: tuple[ChainView, ...] | UnsetType = UNSET  # of the viewer's roles, where nobody owns the dice
    drill: DrillView | UnsetType = UNSET


EncodedView = NewType("EncodedView", bytes)  # a view as it is sent
EncodedChange = NewType("EncodedChange", bytes)  # what has changed in one


def encoded(view: View) -> EncodedView:
    return EncodedView(msgspec.json.encode(view))
