"""Harbours: beside every Port stands a plate, like the plans of harbours on charts of the time.

It bears the flag, the name and the figures of the Port (IC 2.14), and holds what lies in its docks. A line
joins it to the sign of the Port, where what lies in the roads stands.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, crossing, overlap, within
from vivac.drawing.lettering import text_width, two_lines
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.symbols import stamp
from vivac.games.mistral.board.look import LOOK
from vivac.games.mistral.board.survey import ROOM, Survey
from vivac.games.mistral.box.contents import Map, Space, SpaceId

FLAGS = {
    "B": "british", "S": "spanish", "F": "french", "N": "naples", "G": "genoa", "V": "genoa", "P": "savoy",
    "X": "neutral", "M": "malta", "R": "barbary", "K": "barbary",
}  # fmt: skip
MAJOR, MINOR = (14.0, "d-sc d-b"), (13.0, "d-sc")
LINE = 12.5  # from one row of a heading to the next
FLAG = 27.0  # room for the flag
VALUE = 13.0  # for a figure
ACROSS_BY = (*range(-224, -100, 16), *range(-96, 97, 8), *range(104, 225, 16))  # offsets that are tried
DOWN_BY = (*range(-170, -90, 14), *range(-86, 87, 6), *range(92, 171, 14))
NEAREST, FARTHEST = 12.0, 150.0  # from the sign of a Port to its plate
CHOICES = 420  # that are kept for each Port
FAR = 420.0  # Ports that can be in one another's way
ROUNDS = 10
CONTENT = 75.0  # a plate that costs no more than this may stay
AIR = 5.0
WATER, COVERED, WAY, LEADER = 130.0, 15.0, 0.06, 1.5  # what each costs
TOUCHING, ACROSS, TANGLED = 900.0, 160.0, 90.0


class Harbour(Struct, frozen=True):
    """The plate of a Port, and where counters stand on it."""

    port: SpaceId
    plate: Box
    rows: tuple[str, ...]
    at: Point
    leader: tuple[Point, ...]  # from the sign of the Port to the plate
    span: Box  # of plate and leader together, and some air
    cost: float


def heading(space: Space) -> tuple[str, ...]:
    """The name as it stands on the plate: what is in brackets is the better name of a coast."""
    name, _, better = space.name["es"].partition(" (")
    name = better.rstrip(")") if better and space.kind == "coastal" else name
    return two_lines(name) if len(name) > 13 else (name,)


def values(space: Space) -> str:
    """IC 2.14 What a Blockade needs, Repair, and Quarterly."""
    repair = f" r{space.repair}" if space.repair else ""
    return f"a{space.blockade}{repair}{' q' if space.quarterly else ''}"


def plate_size(space: Space) -> tuple[float, float]:
    size, look = MAJOR if space.port == "major" else MINOR
    rows = heading(space)
    name = max(text_width(row, size, look) for row in rows)
    wide = FLAG + name + text_width(values(space), VALUE * 0.8) + 12
    return max(2 * ROOM[0] + 4, wide), 2 * ROOM[1] + 5 + LINE * len(rows)


def set_harbours(
    chart: Map, survey: Survey, taken: Clutter, ways: Clutter, edge: Box
) -> dict[SpaceId, Harbour]:
    """A plate for every Port on the chart: on land if it can be, near, and over nothing else."""
    ports = [space for space in chart.space if space.port and space.id != "corfu"]
    choices = [_choices(space, survey, taken, ways, edge) for space in ports]
    near = [
        [
            j
            for j, other in enumerate(ports)
            if 0 < math.dist(survey.spaces[port.id], survey.spaces[other.id]) < FAR
        ]
        for port in ports
    ]
    count = len(ports)
    orders = (
        sorted(range(count), key=lambda i: len(choices[i])),
        sorted(range(count), key=lambda i: survey.spaces[ports[i].id]),
    )
    _, chosen = min((_settle(order, choices, near) for order in orders), key=lambda found: found[0])
    for i in orders[0]:
        if _total(chosen, (i,), near) > CONTENT:
            for j in near[i]:
                _trade(i, j, chosen, choices, near)
    return {ports[i].id: chosen[i] for i in range(count)}


def _settle(
    order: Sequence[int], choices: Sequence[Sequence[Harbour]], near: Sequence[Sequence[int]]
) -> tuple[float, dict[int, Harbour]]:
    """Plates set one after the other; then each gives way to the rest until nobody moves."""
    now: dict[int, Harbour] = {}
    for _ in range(ROUNDS):
        before = dict(now)
        for i in order:
            now[i] = _best(choices[i], [now[j] for j in near[i] if j in now])
        if now == before:
            break
    return _total(now, now, near), now


def _total(now: dict[int, Harbour], some: Iterable[int], near: Sequence[Sequence[int]]) -> float:
    return sum(now[i].cost + sum(_crowding(now[i], now[j]) for j in near[i]) for i in some)


def _trade(
    i: int,
    j: int,
    now: dict[int, Harbour],
    choices: Sequence[Sequence[Harbour]],
    near: Sequence[Sequence[int]],
) -> None:
    """Two plates lifted, the first set where it likes best, then the second: kept if both gain by it."""
    old_i, old_j = now[i], now[j]
    before = _total(now, (i, j), near)
    now[i] = _best(choices[i], [now[k] for k in near[i] if k != j])
    if now[i] is not old_i:
        now[j] = _best(choices[j], [now[k] for k in near[j]])
        if _total(now, (i, j), near) < before:
            return
    now[i], now[j] = old_i, old_j


def _best(choices: Sequence[Harbour], others: Sequence[Harbour]) -> Harbour:
    """The choices come cheapest first: none is looked at that cannot be the best any more."""
    best, least = choices[0], math.inf
    for each in choices:
        if each.cost >= least:
            break
        whole = each.cost + sum(_crowding(each, other) for other in others)
        if whole < least:
            best, least = each, whole
    return best


def _crowding(one: Harbour, other: Harbour) -> float:
    """Plates must not touch; a leader should run across no plate and no other leader."""
    if not overlap(one.span, other.span):
        return 0.0
    left, top, right, bottom = one.plate
    shared = overlap((left - AIR, top - AIR, right + AIR, bottom + AIR), other.plate)
    cost = TOUCHING + shared if shared else 0.0
    for mine, theirs in ((one, other), (other, one)):
        if _meets(mine.leader, theirs.plate):
            cost += ACROSS
    if crossing((one.leader[0], one.leader[-1]), (other.leader[0], other.leader[-1])):
        cost += TANGLED
    return cost


def _meets(leader: Sequence[Point], plate: Box) -> bool:
    (ax, ay), (bx, by) = leader[0], leader[-1]
    left, top, right, bottom = plate
    if max(ax, bx) < left or min(ax, bx) > right or max(ay, by) < top or min(ay, by) > bottom:
        return False
    return any(left < x < right and top < y < bottom for x, y in leader)


def _choices(space: Space, survey: Survey, taken: Clutter, ways: Clutter, edge: Box) -> list[Harbour]:
    x, y = survey.spaces[space.id]
    wide, high = plate_size(space)
    rows = heading(space)
    out: list[Harbour] = []
    for across in ACROSS_BY:
        for down in DOWN_BY:
            cx, cy = x + across, y + down
            plate = (cx - wide / 2, cy - high / 2, cx + wide / 2, cy + high / 2)
            gap = math.hypot(max(plate[0] - x, 0, x - plate[2]), max(plate[1] - y, 0, y - plate[3]))
            aired = (plate[0] - 3, plate[1] - 3, plate[2] + 3, plate[3] + 3)
            if not NEAREST < gap < FARTHEST or not within(plate, edge) or not taken.free(aired):
                continue
            cost = (
                max(0.0, gap - 20) * LEADER * 2
                + math.dist((cx, cy), (x, y)) * 0.2
                + WATER * (1 - survey.ground.share(plate))
                + ways.area(plate) * WAY
                + _leader_cost((cx, cy), (x, y), taken, plate)
            )
            at = (cx, plate[3] - ROOM[1] - 2)
            span = (
                min(plate[0], x) - AIR,
                min(plate[1], y) - AIR,
                max(plate[2], x) + AIR,
                max(plate[3], y) + AIR,
            )
            out.append(Harbour(space.id, plate, rows, at, _leader(plate, (x, y)), span, cost))
    return sorted(out, key=lambda harbour: harbour.cost)[:CHOICES]


def _leader(plate: Box, port: Point) -> tuple[Point, ...]:
    """From the sign of a Port to the nearest point of its plate, in a few steps."""
    left, top, right, bottom = plate
    x, y = min(max(port[0], left + 6), right - 6), min(max(port[1], top + 6), bottom - 6)
    return tuple((port[0] + (x - port[0]) * i / 8, port[1] + (y - port[1]) * i / 8) for i in range(9))


def _leader_cost(a: Point, b: Point, taken: Clutter, plate: Box) -> float:
    """A leader should not run through the room of another space."""
    hidden = 0.0
    for i in range(1, 7):
        p = (a[0] + (b[0] - a[0]) * i / 7, a[1] + (b[1] - a[1]) * i / 7)
        away = abs(p[0] - b[0]) > ROOM[0] + 2 or abs(p[1] - b[1]) > ROOM[1] + 2
        if away and not within((*p, *p), plate) and not taken.free((p[0] - 1, p[1] - 1, p[0] + 1, p[1] + 1)):
            hidden += COVERED
    return hidden


# ---------------------------------------------------------------------------------------------- the drawing


def port_sign(space: Space) -> str:
    """Round the origin: a star fort for a Major Port, a disc for a Minor one, a letter for a coast."""
    side = FLAGS[space.contingent]
    field, look = LOOK.livery(side), LOOK.side_class(side)
    if space.kind == "coastal":
        return (
            circle(0, 0, 13.4, fill="var(--paper)", stroke=f"var(--{field.edge})", stroke_width=5)
            + circle(0, 0, 13.4, fill="none", stroke=f"var(--{field.field})", stroke_width=3.2)
            + words(space.letter, 0, 5.4, 16, "d-m d-b")
        )
    if space.port == "major":
        disc = circle(0, 0, 12.6, fill=f"var(--{field.field})", stroke="var(--ink)", stroke_width=1.4)
        return disc + stamp("fortress", 0, 0, 0.4, look)
    disc = circle(0, 0, 8, fill=f"var(--{field.field})", stroke="var(--ink)", stroke_width=1.4)
    return disc + circle(0, 0, 2.6, fill=f"var(--{field.ink})")


def flag(contingent: str) -> str:
    """Whose a Port is: its flag on a staff, the foot of the staff at the origin."""
    side = FLAGS[contingent]
    look = LOOK.livery(side)
    return (
        path("M0 2V-15", "d-line", stroke="var(--ink)", stroke_width=1.5)
        + path(
            "M.6-15H18.6L16-9L18.6-3H.6Z", fill=f"var(--{look.field})", stroke="var(--ink)", stroke_width=0.8
        )
        + stamp(look.emblem, 8.4, -9, 0.22, LOOK.side_class(side))
    )


def draw_harbour(space: Space, harbour: Harbour) -> str:
    left, top, right, _ = harbour.plate
    size, look = MAJOR if space.port == "major" else MINOR
    rows = [
        words(row, left + FLAG, top + LINE * (i + 1) - 0.5, size, look) for i, row in enumerate(harbour.rows)
    ]
    return (
        rectangle(harbour.plate, "d-berth", rx=2.5)
        + group(flag(space.contingent), transform=moved(left + 4, top + 15))
        + "".join(rows)
        + words(values(space), right - 4, top + LINE - 0.5, VALUE * 0.8, "d-e d-it d-ink2")
        + draw_harbour_room(harbour.at, "anchor")
    )


def draw_harbour_room(at: Point, symbol: str) -> str:
    """Room for two stacks in a box, with a faint sign where they go."""
    x, y = at
    room = (x - ROOM[0] + 0.5, y - ROOM[1] + 0.5, x + ROOM[0] - 0.5, y + ROOM[1] - 0.5)
    ghost = group(stamp(symbol, x, y, 0.56, "s-faint"), opacity=".34") if symbol else ""
    return rectangle(room, "d-berth-in", rx=1.5) + ghost
