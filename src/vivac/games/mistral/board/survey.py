"""The survey: where everything lies, in the units of the sheet.

Degrees grow towards the pole as Mercator's do. Then lenses swell the crowded waters (Liguria and Provence,
Corsica, the straits of Gibraltar and Messina), so that every space has room for two stacks of counters; each
pushes all the rest outwards and leaves its size alone, so that neighbours stay neighbours. At last the spaces
give way to one another, the open sea farther than the coast.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate, combinations, pairwise
from operator import add

from msgspec import Struct

from vivac.drawing.geometry import Box, Point
from vivac.games.mistral.box.contents import Coast, Degrees, Map, Space, SpaceId, ZoneId

DEGREE = 74.0  # units of the sheet to a degree of longitude, before any lens
MARGIN = 52.0
COUNTER = 34.0
ROOM = (COUNTER * 1.17 + 1.5, COUNTER * 0.64 + 1.5)  # half of what two stacks of four counters take
AIR = 5.0  # between the rooms of two spaces
ROUNDS = 260
HOME = 0.03  # how strongly a space is drawn back to where it belongs, in each round
YIELD = {"port": 0.12, "coastal": 0.5, "strait": 0.7, "sea": 1.0, "box": 0.0}  # who gives way
STRIDE = 0.25  # degrees: no straight line is longer before it goes through the lenses
NORTH = 0.62  # degrees of the sheet beyond the northern edge of the data, where there is land and Alps
EDGE = 57.0  # from the frame to the middle of a box off the chart

LENSES = (  # middle in degrees; what reaches so far, in units of the sheet, is then so much broader
    (8.7, 43.75, 120.0, 184.0),
    (10.1, 43.1, 105.0, 150.0),
    (6.3, 43.1, 80.0, 122.0),
    (9.0, 42.2, 105.0, 156.0),
    (12.6, 41.3, 110.0, 138.0),
    (15.4, 38.1, 75.0, 112.0),
    (-5.6, 36.2, 80.0, 130.0),
    (14.4, 36.1, 70.0, 90.0),
    (3.9, 39.8, 110.0, 150.0),
    (0.3, 38.8, 100.0, 142.0),
)
GRAIN = 4.0  # of the squared paper on which land and water are told apart


class Lens(Struct, frozen=True):
    """What is at distance d from its middle goes to where d² has grown by growth (1 - e^(-d²/reach))."""

    x: float
    y: float
    reach: float  # both squared
    growth: float


class Ground:
    """Land or water, on squared paper."""

    def __init__(self, window: Box, rings: Iterable[Sequence[Point]]) -> None:
        self.left, self.top = window[0], window[1]
        self.columns = math.ceil((window[2] - window[0]) / GRAIN)
        self.rows = math.ceil((window[3] - window[1]) / GRAIN)
        self._land = [bytearray(self.columns) for _ in range(self.rows)]
        for ring in rings:
            self._fill(ring)
        self._sums = [[0] * (self.columns + 1)]  # of all land above and to the left
        for row in self._land:
            self._sums.append(list(map(add, self._sums[-1], accumulate(row, initial=0))))

    def _fill(self, ring: Sequence[Point]) -> None:
        cuts: dict[int, list[float]] = defaultdict(list)
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            first, last = sorted(math.ceil((y - self.top) / GRAIN - 0.5) for y in (ay, by))
            for row in range(max(0, first), min(self.rows, last)):
                cuts[row].append(ax + (bx - ax) * (self.top + (row + 0.5) * GRAIN - ay) / (by - ay))
        for row, crossed in cuts.items():
            ends = [min(self.columns, max(0, round((x - self.left) / GRAIN))) for x in sorted(crossed)]
            for enter, leave in zip(ends[::2], ends[1::2], strict=True):
                self._land[row][enter:leave] = b"\1" * (leave - enter)

    def land(self, p: Point) -> bool:
        column, row = int((p[0] - self.left) / GRAIN), int((p[1] - self.top) / GRAIN)
        return 0 <= column < self.columns and 0 <= row < self.rows and bool(self._land[row][column])

    def share(self, box: Box) -> float:
        """How much of a box is land, from 0 to 1."""
        first, last = (int((x - self.left) / GRAIN) for x in (box[0], box[2]))
        top, bottom = (int((y - self.top) / GRAIN) for y in (box[1], box[3]))
        first, last = max(0, first), min(self.columns, last + 1)
        top, bottom = max(0, top), min(self.rows, bottom + 1)
        if last <= first or bottom <= top:
            return 0.0
        above, below = self._sums[top], self._sums[bottom]
        land = below[last] - below[first] - above[last] + above[first]
        return land / ((bottom - top) * (last - first))


class Course(Struct, frozen=True):
    """A route over the sea, from the middle of one space to that of the other."""

    a: SpaceId
    b: SpaceId
    line: list[Point]


class Survey(Struct, frozen=True):
    """Where everything lies. What the board shows is cut off at the window."""

    window: Box
    lenses: list[Lens]
    corner: Point
    rings: list[list[Point]]
    ground: Ground
    spaces: dict[SpaceId, Point]
    zones: dict[ZoneId, list[Point]]
    courses: list[Course]

    def place(self, degrees: Iterable[Degrees]) -> list[Point]:
        return _placed(self.lenses, self.corner, degrees)

    def place_line(self, degrees: Sequence[Degrees]) -> list[Point]:
        """A line that is straight on the globe, bent as the sheet is."""
        return self.place(strides(degrees))

    def room(self, space: SpaceId) -> Box:
        return room_round(self.spaces[space])


def off_chart(space: Space) -> bool:
    """Boxes beside the map, of which Corfu is a Port."""
    return space.kind == "box" or space.id == "corfu"


def room_round(p: Point) -> Box:
    return p[0] - ROOM[0], p[1] - ROOM[1], p[0] + ROOM[0], p[1] + ROOM[1]


def survey_chart(chart: Map, coast: Coast) -> Survey:
    lenses = _ground_lenses()
    window = _window(chart, lenses)
    corner = (window[0] - MARGIN, window[1] - MARGIN)
    box = (MARGIN, MARGIN, window[2] - corner[0], window[3] - corner[1])
    rings = [_placed(lenses, corner, _beyond(ring, chart)) for ring in coast.rings]
    homes = dict(
        zip(
            (space.id for space in chart.space),
            _placed(lenses, corner, ((space.lon, space.lat) for space in chart.space)),
            strict=True,
        )
    )
    for space in chart.space:
        if off_chart(space):
            rise = 2 * ROOM[1] + AIR if space.port else 0.0  # there are docks under these roads
            x = box[0] + EDGE if space.edge == "west" else box[2] - EDGE
            homes[space.id] = (x, homes[space.id][1] - rise)
    survey = Survey(box, lenses, corner, rings, Ground(box, rings), _apart(chart.space, homes, box), {}, [])
    for zone in chart.zone:
        survey.zones[zone.id] = survey.place(strides([*zone.polygon, zone.polygon[0]]))[:-1]
    for route in chart.route:
        knots = [survey.spaces[route.a], *survey.place(route.via), survey.spaces[route.b]]
        survey.courses.append(Course(route.a, route.b, knots))
    return survey


# ------------------------------------------------------------------------------------------ the projection


def mercator(lat: float) -> float:
    """Degrees of longitude that are as long on the chart as all degrees of latitude up to this one."""
    return math.degrees(math.log(math.tan(math.pi / 4 + math.radians(lat) / 2)))


def _flat(degrees: Iterable[Degrees]) -> list[Point]:
    return [(lon * DEGREE, -mercator(lat) * DEGREE) for lon, lat in degrees]


def _ground_lenses() -> list[Lens]:
    """Each lens is laid where those before it have moved its middle."""
    lenses: list[Lens] = []
    for lon, lat, reach, growth in LENSES:
        x, y = _through(lenses, _flat([(lon, lat)]))[0]
        lenses.append(Lens(x, y, reach * reach, growth * growth - reach * reach))
    return lenses


def _through(lenses: Sequence[Lens], points: Sequence[Point]) -> list[Point]:
    line = list(points)
    for lens in lenses:
        for i, (x, y) in enumerate(line):
            dx, dy = x - lens.x, y - lens.y
            square = dx * dx + dy * dy
            if square:
                scale = math.sqrt(1 - lens.growth * math.expm1(-square / lens.reach) / square)
                line[i] = (lens.x + dx * scale, lens.y + dy * scale)
    return line


def _placed(lenses: Sequence[Lens], corner: Point, degrees: Iterable[Degrees]) -> list[Point]:
    return [(x - corner[0], y - corner[1]) for x, y in _through(lenses, _flat(degrees))]


def strides(degrees: Sequence[Degrees]) -> list[Degrees]:
    """The line with so many points that it bends where the sheet does."""
    out: list[Degrees] = []
    for (ax, ay), (bx, by) in pairwise(degrees):
        parts = max(1, math.ceil(math.hypot(bx - ax, by - ay) / STRIDE))
        out += [(ax + (bx - ax) * i / parts, ay + (by - ay) * i / parts) for i in range(parts)]
    return [*out, degrees[-1]]


def _window(chart: Map, lenses: Sequence[Lens]) -> Box:
    """The largest box that nowhere shows the edge of the data."""
    (west, east), (south, north) = chart.window.lon, chart.window.lat
    left = max(x for x, _ in _through(lenses, _flat(strides([(west, south), (west, north)]))))
    right = min(x for x, _ in _through(lenses, _flat(strides([(east, south), (east, north)]))))
    north += NORTH
    top = max(y for _, y in _through(lenses, _flat(strides([(west, north), (east, north)]))))
    bottom = min(y for _, y in _through(lenses, _flat(strides([(west, south), (east, south)]))))
    return left, top, right, bottom


def _beyond(ring: Sequence[Degrees], chart: Map) -> list[Degrees]:
    """Shores end off the sheet: what lies on the edge of the data goes on over it."""
    (west, east), (south, north) = chart.window.lon, chart.window.lat
    out: list[Degrees] = []
    for lon, lat in ring:
        lon += 2.0 * ((lon >= east) - (lon <= west))
        lat += 2.0 * ((lat >= north) - (lat <= south))
        out.append((lon, lat))
    return out


# ------------------------------------------------------------------------------------- room for every space


def _apart(spaces: Sequence[Space], homes: dict[SpaceId, Point], window: Box) -> dict[SpaceId, Point]:
    """The spaces pushed apart until two stacks fit on each."""
    now = dict(homes)
    give = {space.id: 0.0 if off_chart(space) else YIELD[space.kind] for space in spaces}
    near = [
        (a.id, b.id)
        for a, b in combinations(spaces, 2)
        if math.dist(homes[a.id], homes[b.id]) < 5 * ROOM[0] and give[a.id] + give[b.id]
    ]
    for turn in range(ROUNDS):
        for a, b in near:
            now[a], now[b] = _pushed(now[a], now[b], give[a], give[b])
        if turn < ROUNDS - 60:  # at the end they only give way, so that none is left too close
            for each, (x, y) in homes.items():
                px, py = now[each]
                now[each] = (px + (x - px) * HOME, py + (y - py) * HOME)
    left, top, right, bottom = window
    return {
        each: (
            min(max(x, left + ROOM[0] + 3), right - ROOM[0] - 3),
            min(max(y, top + ROOM[1] + 3), bottom - ROOM[1] - 3),
        )
        for each, (x, y) in now.items()
    }


def _pushed(a: Point, b: Point, give_a: float, give_b: float) -> tuple[Point, Point]:
    dx, dy = b[0] - a[0], b[1] - a[1]
    over_x, over_y = 2 * ROOM[0] + AIR - abs(dx), 2 * ROOM[1] + AIR - abs(dy)
    if over_x <= 0 or over_y <= 0:
        return a, b
    whole = give_a + give_b
    if over_x < over_y * 1.4:
        step = math.copysign(over_x, dx) / whole
        return (a[0] - step * give_a, a[1]), (b[0] + step * give_b, b[1])
    step = math.copysign(over_y, dy) / whole
    return (a[0], a[1] - step * give_a), (b[0], b[1] + step * give_b)
