"""What lies beside the board: tracks, boxes and hands. Each is drawn from its upper left corner at 0, 0."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from msgspec import Struct

from vivac.drawing.cards import RATIO, Face, draw_back, draw_card
from vivac.drawing.counters import Counter, draw_counter, draw_marker
from vivac.drawing.geometry import number
from vivac.drawing.lettering import text_width
from vivac.drawing.look import Look
from vivac.drawing.marks import group, moved, path, rectangle, words
from vivac.table.scene import Hand, Piece, Pile, Say, Track

Speak = Callable[[Say], str]

TRACK_WIDTH = 320.0
TRACK_HEIGHT = 54.0
CARD_WIDTH = 162.0
PILE_WIDTH = 168.0
MOST_BOXES = 24  # a longer track is a name and a number
MOST_ROWS = 4  # of pieces in a box; its number tells the rest
NAME_ROOM = 46.0  # what a name may take of the 64 units of a counter


class Drawn(Struct, frozen=True):
    """A drawing and the room it takes."""

    svg: str
    width: float
    height: float


def as_counter(piece: Piece, speak: Speak) -> Counter:
    """What may be drawn of a piece. Of one that lies face down: its side, and not a thing more."""
    if not piece.face_up:
        return Counter(side=piece.side, back=True)
    name = speak(piece.name) if piece.name else ""
    if text_width(name, 10.5) > NAME_ROOM:
        name = ""
    return Counter(
        side=piece.side,
        symbol=piece.symbol,
        left=piece.left,
        right=piece.right,
        name=name,
        steps=piece.steps,
        steps_left=piece.steps_left,
        badges=piece.badges,
        facing=piece.facing,
    )


def marker_symbol(piece: Piece) -> str:
    """A marker that lies face down tells nothing but that it is there."""
    return piece.symbol if piece.face_up else ""


def draw_tracks(look: Look, tracks: Sequence[Track], speak: Speak) -> Drawn:
    rows = "".join(
        group(_track(look, track, speak), transform=moved(0, nth * TRACK_HEIGHT))
        for nth, track in enumerate(tracks)
    )
    return Drawn(rows, TRACK_WIDTH, len(tracks) * TRACK_HEIGHT)


def _track(look: Look, track: Track, speak: Speak) -> str:
    name = words(speak(track.name), 0, 14, 15, "d-sc")
    values = range(track.low, track.high + 1)
    if len(values) > MOST_BOXES:
        return name + words(str(track.at), TRACK_WIDTH, 14, 16, "d-fig d-e")
    side = look.livery(track.side).field if track.side in look.liveries else "kind-act"
    wide = TRACK_WIDTH / len(values)
    out = [name]
    for i, value in enumerate(values):
        here = value == track.at
        box = (i * wide, 21.0, (i + 1) * wide, 45.0)
        fill = f"var(--{side})" if here else "var(--sheet)"
        ink = "d-ivory" if here else "d-ink2"
        out.append(rectangle(box, fill=fill, stroke="var(--ink-2)", stroke_width=0.9))
        out.append(words(str(value), (i + 0.5) * wide, 37.6, min(13.0, wide * 0.62), f"d-fig d-m {ink}"))
    if track.goal is not None and track.low <= track.goal <= track.high:
        out.append(path(f"M{number((track.goal - track.low + 0.5) * wide)} 20l5-8h-10Z", fill="var(--pike)"))
    return "".join(out)


def draw_pile(look: Look, pile: Pile, speak: Speak, counter: float) -> Drawn:
    """A tray with its name, and what is known of its contents."""
    across = int((PILE_WIDTH - 12) // (counter + 6))
    shown = pile.pieces[: across * MOST_ROWS]
    rows = -(-len(shown) // across)
    height = 32 + rows * (counter + 6)
    tray = (0.0, 0.0, PILE_WIDTH, height)
    out = [
        rectangle(tray, rx=6, transform="translate(2 3)", fill="var(--shadow)"),
        rectangle(tray, rx=6, fill="var(--sheet-2)", stroke="var(--ink-3)", stroke_width=1.2),
        words(speak(pile.name), 10, 21, 14, "d-sc"),
        words(str(pile.count), PILE_WIDTH - 10, 21, 13, "d-fig d-e"),
    ]
    for i, piece in enumerate(shown):
        x = 9 + counter / 2 + i % across * (counter + 6)
        y = 31 + counter / 2 + i // across * (counter + 6)
        if piece.marker:
            out.append(draw_marker(look, x, y, counter * 0.8, marker_symbol(piece)))
        else:
            out.append(draw_counter(look, x, y, counter, as_counter(piece, speak)))
    return Drawn("".join(out), PILE_WIDTH, height)


def draw_hand(look: Look, hand: Hand, speak: Speak, lit: Collection[str], room: float) -> Drawn:
    """Cards side by side, or fanned where the room is short; only a back and a number for a hidden hand."""
    height = CARD_WIDTH * RATIO
    if not hand.cards:
        if not hand.count:
            return Drawn("", 0, 0)
        small = CARD_WIDTH * 0.54
        return Drawn(draw_back(look, 0, 0, small, hand.role, hand.count), small, small * RATIO)
    step = CARD_WIDTH + 14
    if len(hand.cards) > 1:
        step = max(34.0, min(step, (room - CARD_WIDTH) / (len(hand.cards) - 1)))
    out: list[str] = []
    for i, card in enumerate(hand.cards):
        face = Face(speak(card.name), speak(card.text), card.kind, card.symbol, rule=card.rule)
        out.append(draw_card(look, i * step, 0 if card.id in lit else 8, CARD_WIDTH, face, card.id in lit))
    return Drawn("".join(out), (len(hand.cards) - 1) * step + CARD_WIDTH, height + 8)
