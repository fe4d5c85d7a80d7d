"""Harbours: beside every Port stands a plate, like the plans of harbours on charts of the time.

It bears the flag, the name and the figures of the Port (IC 2.14), and holds what lies in its docks. A line
joins it to the sign of the Port, where what lies in the roads stands.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from vivac.drawing.clutter import Clutter
from vivac.drawing.geometry import Box, Point, number, overlap, within
from vivac.drawing.lettering import text_width, two_lines
from vivac.drawing.marks import circle, group, moved, path, rectangle, words
from vivac.drawing.sides import livery
from vivac.drawing.symbols import stamp
from vivac.games.mistral.board.survey import ROOM, Survey
from vivac.games.mistral.contents import Map, Space, SpaceId

FLAGS = {
    "B": "british", "S": "spanish", "F": "french", "N": "naples", "G": "genoa", "V": "genoa", "P": "savoy",
    "X": "neutral", "M": "malta", "R": "barbary", "K": "barbary",
}  # fmt: skip
MAJOR, MINOR = (14.0, "d-sc d-b"), (13.0, "d-sc")
LINE = 12.5  # from one row of a heading to the next
FLAG = 24.0  # room for the flag
VALUE = 13.0  # for a figure
STEP = (11.0, 9.0)  # of the search for a place
FAR = (17, 15)  # steps to either side
ROUNDS = 8
AIR = 5.0
WATER, COVERED, WAY, LEADER = 240.0, 8.0, 0.05, 0.55  # what each costs


class Harbour(Struct, frozen=True):
    """The plate of a Port, and where counters stand on it."""

    port: SpaceId
    plate: Box
    rows: tuple[str, ...]
    at: Point
    cost: float

    @property
    def room(self) -> Box:
        x, y = self.at
        return x - ROOM[0], y - ROOM[1], x + ROOM[0], y + ROOM[1]


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
    now = [min(each, key=lambda h: h.cost) for each in choices]
    near = [
        [
            j
            for j in range(len(ports))
            if j != i and math.dist(survey.spaces[a.id], survey.spaces[ports[j].id]) < 420
        ]
        for i, a in enumerate(ports)
    ]
    for _ in range(ROUNDS):
        moved_one = False
        for i, each in enumerate(choices):
            others = [now[j] for j in near[i]]
            best = min(each, key=lambda h: h.cost + _crowding(h, others, survey))
            if best is not now[i]:
                now[i], moved_one = best, True
        if not moved_one:
            break
    return {harbour.port: harbour for harbour in now}


def _crowding(harbour: Harbour, others: Sequence[Harbour], survey: Survey) -> float:
    left, top, right, bottom = harbour.plate
    aired = (left - AIR, top - AIR, right + AIR, bottom + AIR)
    return sum(300 + shared for other in others if (shared := overlap(aired, other.plate)))


def _choices(space: Space, survey: Survey, taken: Clutter, ways: Clutter, edge: Box) -> list[Harbour]:
    x, y = survey.spaces[space.id]
    wide, high = plate_size(space)
    rows = heading(space)
    out: list[Harbour] = []
    for across in range(-FAR[0], FAR[0] + 1):
        for down in range(-FAR[1], FAR[1] + 1):
            cx, cy = x + across * STEP[0], y + down * STEP[1]
            plate = (cx - wide / 2, cy - high / 2, cx + wide / 2, cy + high / 2)
            gap = math.hypot(max(plate[0] - x, 0, x - plate[2]), max(plate[1] - y, 0, y - plate[3]))
            aired = (plate[0] - 3, plate[1] - 3, plate[2] + 3, plate[3] + 3)
            if gap < 12 or not within(plate, edge) or not taken.free(aired):
                continue
            cost = (
                max(0.0, gap - 24) * LEADER * 2
                + math.dist((cx, cy), (x, y)) * 0.2
                + WATER * (1 - survey.ground.share(plate))
                + ways.area(plate) * WAY
                + _leader_cost((cx, cy), (x, y), taken, plate)
            )
            at = (cx, plate[3] - ROOM[1] - 2)
            out.append(Harbour(space.id, plate, rows, at, cost))
    return out


def _leader_cost(a: Point, b: Point, taken: Clutter, plate: Box) -> float:
    """A leader should not run through the room of another space."""
    hidden = 0.0
    for i in range(1, 10):
        p = (a[0] + (b[0] - a[0]) * i / 10, a[1] + (b[1] - a[1]) * i / 10)
        away = abs(p[0] - b[0]) > ROOM[0] + 2 or abs(p[1] - b[1]) > ROOM[1] + 2
        if away and not within((*p, *p), plate) and not taken.free((p[0] - 1, p[1] - 1, p[0] + 1, p[1] + 1)):
            hidden += COVERED
    return hidden


# ---------------------------------------------------------------------------------------------- the drawing


def port_sign(space: Space) -> str:
    """Round the origin: a star fort for a Major Port, a disc for a Minor one, a letter for a coast."""
    side = FLAGS[space.contingent]
    field, look = livery(side), f"s-{side}"
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
    look = livery(side)
    return (
        path("M0 2V-15", "d-line", stroke="var(--ink)", stroke_width=1.5)
        + path(
            "M.6-15H18.6L16-9L18.6-3H.6Z", fill=f"var(--{look.field})", stroke="var(--ink)", stroke_width=0.8
        )
        + stamp(look.emblem, 8.4, -9, 0.22, f"s-{side}")
    )


def leader(harbour: Harbour, port: Point) -> str:
    """Path data from the sign of a Port to the nearest point of its plate."""
    left, top, right, bottom = harbour.plate
    x, y = min(max(port[0], left + 6), right - 6), min(max(port[1], top + 6), bottom - 6)
    return f"M{number(port[0])} {number(port[1])}L{number(x)} {number(y)}"


def draw_harbour(space: Space, harbour: Harbour) -> str:
    left, top, right, bottom = harbour.plate
    size, look = MAJOR if space.port == "major" else MINOR
    rows = [
        words(row, left + FLAG, top + LINE * (i + 1) - 0.5, size, look) for i, row in enumerate(harbour.rows)
    ]
    x, y = harbour.at
    inner = (x - ROOM[0] + 0.5, y - ROOM[1], x + ROOM[0] - 0.5, y + ROOM[1] - 0.5)
    return (
        rectangle(harbour.plate, "d-berth", rx=2.5)
        + rectangle(inner, "d-berth-in", rx=1.5)
        + group(flag(space.contingent), transform=moved(left + 4, top + 15))
        + "".join(rows)
        + words(values(space), right - 4, top + LINE - 0.5, VALUE * 0.8, "d-e d-it d-ink2")
        + group(stamp("anchor", x, y, 0.56, "s-faint"), opacity=".34")
    )
