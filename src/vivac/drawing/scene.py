"""A scene as one picture: the board with its pieces on a desk, and beside it tracks, boxes and hands.

It knows no game. What it draws is what the viewer of the scene may see, because a scene holds nothing else;
a piece that lies face down is drawn from its side alone.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Sequence

from msgspec import structs

from vivac.drawing.counters import draw_counter, draw_marker, draw_stack, lit_ring, lit_shape
from vivac.drawing.figures import draw_musters, lit_region, musters, unit_of
from vivac.drawing.formations import formation
from vivac.drawing.geometry import Point, number, polyline
from vivac.drawing.lettering import text_width
from vivac.drawing.look import Look
from vivac.drawing.marks import group, moved, path, rectangle, words
from vivac.drawing.palette import Theme
from vivac.drawing.sheet import Sheet, standalone
from vivac.drawing.shelf import Drawn, as_counter, draw_hand, draw_pile, draw_tracks, marker_symbol
from vivac.drawing.tabletop.houses import lift_roofs
from vivac.table.scene import Board, Piece, Say, Scene, Spot

SHELF = 1500.0  # the shelf is laid out for a board this wide, then scaled to the one there is
DESK = 34.0  # of the desk shows round everything
HEAD = 76.0
COUNTER = 42.0  # of the pieces in boxes
COLUMN = 276.0  # boxes under each other are at most this high
NARROW = 560.0  # an open hand with less room than this goes to a row of its own
GAP = 26.0
READABLE = 11.0  # letters smaller than this are not worth their ink
MARKER = 0.56  # of a counter
SHORT = 0.5  # of a counter: so far before its place a way ends
STAFF = 0.6  # of a counter: a leader beside the units he is with
STAFF_AT = (0.58, -0.1)  # his place behind them, in counters
WEST = (2, 3, 4)  # facings
MARKER_CORNERS = (45, 135, 315, 225, 90, 270, 0, 180)  # degrees clockwise from east: corners first


def draw_scene(
    look: Look, board: Board, scene: Scene, say: Callable[[Say], str], theme: Theme = "light"
) -> str:
    """The scene as an SVG file that stands alone."""
    shrink = SHELF / board.width
    high = board.height * shrink
    shelf = _shelf(look, scene, say)
    top = DESK + HEAD
    bottom = top + high + (GAP + shelf.height if shelf.height else 0) + DESK
    sheet = Sheet("scene", SHELF + 2 * DESK, bottom, say(scene.heading), look)
    sheet.add(rectangle((0, 0, sheet.width, sheet.height), fill="var(--desk)"), _head(scene, say))
    sheet.add(rectangle((DESK + 4, top + 7, DESK + SHELF + 4, top + high + 7), fill="var(--shadow)"))
    table = (
        _sheet(board, scene),
        *_lights(board, scene),
        *_ways(look, board, scene),
        *_pieces(look, board, scene, say),
        *_table(look, board, scene, say),
    )
    sheet.add(group(*table, transform=moved(DESK, top, shrink)))
    sheet.add(group(shelf.svg, transform=moved(DESK, top + high + GAP)))
    return standalone(sheet.svg(), theme, look)


def _head(scene: Scene, say: Callable[[Say], str]) -> str:
    """Where the game stands, and what is being asked."""
    status = _told([say(each) for each in scene.status])
    asked = scene.outcome or (scene.question.prompt if scene.question else None)
    right = DESK + SHELF
    size = min(15.0, 15.0 * 0.62 * SHELF / max(1.0, text_width(status, 15.0)))
    rule = "".join(f"M{number(DESK)} {y}H{number(right)}" for y in (70, 73.4))
    return (
        words(say(scene.heading), DESK, 58, 26, "d-sc d-b")
        + words(status, right, 58, size, "d-e d-it d-ink2")
        + path(rule, stroke="var(--ink-3)", stroke_width=0.9)
        + words(say(asked) if asked else "", DESK, 96, 18)
    )


def _told(sentences: Sequence[str]) -> str:
    """As much of how things stand as can still be read in one line."""
    told = list(sentences)
    while len(told) > 1 and text_width(" · ".join(told), READABLE) > 0.62 * SHELF:
        told.pop()
    return " · ".join(told)


# --------------------------------------------------------------------------------------------- on the board


def _lights(board: Board, scene: Scene) -> list[str]:
    """What the open question offers, lit: its places, and the places of its pieces."""
    if scene.question is None:
        return []
    stands = {piece.id: piece.place for piece in scene.pieces}
    held = {piece.place for piece in scene.pieces if not piece.marker}
    chosen: dict[str, None] = {}
    for choice in scene.question.choices:
        place = choice.place or stands.get(choice.piece, "")
        if place in board.spots:
            chosen[place] = None
    out: list[str] = []
    for place in chosen:
        spot = board.spots[place]
        if spot.outline:
            out.append(lit_shape(spot.outline))
        else:
            out.append(
                lit_ring(spot.x, spot.y, max(spot.r + 5, board.counter * 0.76 if place in held else 0))
            )
    return out


def _ways(look: Look, board: Board, scene: Scene) -> list[str]:
    """Where somebody means to go, as lines from place to place with a head at their end."""
    out: list[str] = []
    for way in scene.ways:
        line = [(spot.x, spot.y) for place in way.places if (spot := board.spots.get(place))]
        if len(line) < 2:
            continue
        (ax, ay), (bx, by) = line[-2:]
        far = math.hypot(bx - ax, by - ay) or 1.0
        share = max(0.0, far - board.counter * SHORT) / far
        line[-1] = (ax + (bx - ax) * share, ay + (by - ay) * share)
        colour = f"var(--{look.livery(way.side).field})"
        turned = moved(*line[-1], turn=math.degrees(math.atan2(by - ay, bx - ax)))
        data = polyline(line)
        out += [
            path(data, "d-line", stroke="var(--select-case)", stroke_width=7, opacity=0.8),
            path(data, "d-line", stroke=colour, stroke_width=3.4, stroke_dasharray="9 6"),
            path("M5 0L-11 -8V8Z", fill=colour, stroke="var(--select-case)", transform=turned),
        ]
    return out


def _pieces(look: Look, board: Board, scene: Scene, say: Callable[[Say], str]) -> list[str]:
    """Every place with what lies on it, from north to south so that the nearer stack covers the farther."""
    by_place: dict[str, list[Piece]] = defaultdict(list)
    for piece in scene.pieces:
        if piece.place in board.spots:
            by_place[piece.place].append(piece)
    order = sorted(by_place, key=lambda place: (board.spots[place].y, board.spots[place].x))
    return [_place(look, board, board.spots[place], by_place[place], say) for place in order]


def _sheet(board: Board, scene: Scene) -> str:
    """The board; on an open table the roofs come off where somebody is inside."""
    if board.grid is None:
        return board.svg
    inside: list[Point] = [board.grid.on_sheet(piece.at) for piece in scene.pieces if piece.at is not None]
    return lift_roofs(board.svg, inside)


def _table(look: Look, board: Board, scene: Scene, say: Callable[[Say], str]) -> list[str]:
    """What an open table adds: the region of the first option that has one, and whoever stands there."""
    if board.grid is None:
        return []
    choices = scene.question.choices if scene.question else ()
    lit = {unit_of(choice.piece) for choice in choices if choice.piece}
    regions = [choice.region for choice in choices if choice.region][:1]
    return [
        *(lit_region(board.grid, region) for region in regions),
        *draw_musters(look, board.grid, musters(scene.pieces), lit, say),
    ]


def _place(look: Look, board: Board, spot: Spot, pieces: Sequence[Piece], say: Callable[[Say], str]) -> str:
    """Stacks, one for each side present, and the markers round them."""
    sides: dict[str, list[Piece]] = defaultdict(list)
    for piece in pieces:
        if not piece.marker:
            sides[piece.side].append(piece)
    size = board.counter
    apart = size * 1.06
    left = spot.x - apart * (len(sides) - 1) / 2
    out: list[str] = []
    for i, stack in enumerate(sides.values()):
        x = left + i * apart
        rank, staff = parted(stack)
        out.append(draw_stack(look, x, spot.y, size, [as_counter(piece, say) for piece in rank]))
        for nth, leader in enumerate(staff):
            dx, dy = STAFF_AT if faces_west(rank) else (-STAFF_AT[0], STAFF_AT[1])
            beside = (x + dx * size, spot.y + (dy - nth * STAFF) * size)
            out.append(draw_counter(look, *beside, size * STAFF, as_counter(leader, say)))
    reach = size * 0.66 if sides else spot.r + size * MARKER * 0.3
    for i, piece in enumerate(p for p in pieces if p.marker):
        angle = math.radians(MARKER_CORNERS[i % len(MARKER_CORNERS)])
        ring = reach * (1 + i // len(MARKER_CORNERS) * 0.6)
        x, y = spot.x + math.cos(angle) * ring, spot.y + math.sin(angle) * ring
        out.append(draw_marker(look, x, y, size * MARKER, marker_symbol(piece)))
    return "".join(out)


def parted(stack: Sequence[Piece]) -> tuple[list[Piece], list[Piece]]:
    """Where units stand in formation, their leaders stand beside them, and hide neither front nor unit."""
    rank = [piece for piece in stack if piece.symbol != "leader"]
    if any(formation(piece.facing, piece.symbol, piece.badges) for piece in rank if piece.face_up):
        return rank, [piece for piece in stack if piece.symbol == "leader"]
    return list(stack), []


def faces_west(rank: Sequence[Piece]) -> bool:
    return any(piece.facing in WEST for piece in rank)


# ------------------------------------------------------------------------------------------ beside the board


def _shelf(look: Look, scene: Scene, say: Callable[[Say], str]) -> Drawn:
    """Tracks at the left, then boxes, then hands; what does not fit starts a new row."""
    lit = {choice.card for choice in scene.question.choices} if scene.question else set()
    blocks = [draw_tracks(look, scene.tracks, say)] if scene.tracks else []
    blocks += _columns([draw_pile(look, pile, say, COUNTER) for pile in scene.piles])
    dressed = [structs.replace(hand, role=scene.liveries.get(hand.role, hand.role)) for hand in scene.hands]
    hidden = [hand for hand in dressed if hand.count and not hand.cards]
    blocks += [draw_hand(look, hand, say, lit, SHELF) for hand in hidden]
    room = SHELF - sum(block.width + GAP for block in blocks)
    open_hands = [hand for hand in scene.hands if hand.cards]
    blocks += [draw_hand(look, hand, say, lit, room if room > NARROW else SHELF) for hand in open_hands]
    out: list[str] = []
    x = y = tall = 0.0
    for block in blocks:
        if x and x + block.width > SHELF + 1:
            x, y, tall = 0.0, y + tall + GAP, 0.0
        out.append(group(block.svg, transform=moved(x, y)))
        x += block.width + GAP
        tall = max(tall, block.height)
    return Drawn("".join(out), SHELF, y + tall)


def _columns(piles: Sequence[Drawn]) -> list[Drawn]:
    """Boxes one under the other, in as many columns as they need."""
    columns: list[Drawn] = []
    for pile in piles:
        last = columns[-1] if columns else None
        if last and last.height + 8 + pile.height <= COLUMN:
            below = group(pile.svg, transform=moved(0, last.height + 8))
            columns[-1] = Drawn(last.svg + below, last.width, last.height + 8 + pile.height)
        else:
            columns.append(pile)
    return columns
