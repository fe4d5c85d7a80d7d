"""8.11 The ground of a table in play: what every point of it is, and what lies between any two."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import floor, hypot
from typing import NamedTuple

from vivac.games.mosquetes.box.components import Charts
from vivac.games.mosquetes.box.contents import Inches, ScenarioSheet, UnitId
from vivac.games.mosquetes.chapters.troops import quarters
from vivac.ground import Field, Survey
from vivac.ground.field import NEAR, Point, Spot, distance_to

GROUND = {"clear": 0, "rough": 1, "very_rough": 2, "impassable": 3}
COVER = {"none": 0, "light": 1, "dense": 2, "solid": 3}
COVERS = tuple(COVER)
LIGHT, DENSE, SOLID = 1, 2, 3
ROUGH, VERY_ROUGH, IMPASSABLE = 1, 2, 3
SHUT = 255  # closed to a model, whatever the class of the ground
GATE = 0.04  # 8.9: a hundredth of an inch
MEMORY = 400_000  # views kept before all are forgotten

MODELS = ("foot", "mounted", "gun", "wagon", "boat", "marker")


class Line(NamedTuple):
    """An obstacle, or the walls of a building."""

    id: str
    kind: str
    high: bool
    loopholed: bool
    cover: int
    gates: tuple[tuple[int, int, int, int], ...]
    barred_to: str
    building: bool


class View(NamedTuple):
    """What one model makes of another across the ground between them; bases in between are another matter.

    `cover`, `crossed` and `hindrances` count for a shot (10.5d, 10.6), the rest for spotting (9.6).
    """

    blocked: bool
    cover: int = 0
    crossed: int = 0
    hindrances: int = 0  # those crossed, but for the ones at hand (19.27)
    shelter: int = 0
    screens: int = 0
    light: int = 0
    dense: int = 0


BLOCKED = View(True)
view_of = lru_cache(maxsize=4096)(View)  # many lines, but few kinds of them
Figure = tuple[int, int, int]  # number, x, y
Sightline = tuple[int, int, int, int]
Look = tuple[str, str, int | None, int | None]  # who, at whom, how far, facing where


class Sighting(NamedTuple):
    """A line that was open between two groups of models; None if the ground leaves none."""

    ours: tuple[Figure, ...]
    theirs: tuple[Figure, ...]
    ra: int
    rb: int
    line: Sightline | None


class Terrain:
    """One table: its field, the meaning of its areas and lines, and the surveys that movement reads."""

    def __init__(self, sheet: ScenarioSheet, charts: Charts) -> None:
        self.sheet = sheet
        self.width, self.height = quarters(sheet.size[0]), quarters(sheet.size[1])
        self._qualities = charts.terrain.cells
        self._radii = {model: quarters(charts.radii.at(model)) for model in MODELS}
        reach = charts.distances
        self.behind = quarters(reach.at("behind_obstacle"))
        self.loophole = quarters(reach.at("loophole"))
        self._crossing = quarters(reach.at("cover_crossing"))
        self._light_section = quarters(reach.at("light_section"))
        self._dense_section = quarters(reach.at("dense_section"))
        self._high_sections = charts.limits.at("high_sections")
        # The square of the shortest line, or almost, that high areas can block.
        self._thinnest = (self._high_sections * min(self._light_section, self._dense_section) - 1) ** 2
        self.lines = (*self._obstacles(), *self._buildings())
        self.kinds = tuple(area.kind for area in sheet.area)
        self._cover = [COVER[self._qualities[kind]["cover"]] for kind in self.kinds]
        self._high = [self._qualities[kind]["height"] == "high" for kind in self.kinds]
        outlines = [on_grid(area.poly) for area in sheet.area]
        polylines = [on_grid(each.line) for each in sheet.obstacle]
        polylines += [(*on_grid(each.poly), on_grid(each.poly)[0]) for each in sheet.building]
        self.field = Field(self.width, self.height, outlines, polylines)
        tall = [
            number for number, kind in enumerate(self.kinds) if self._high[number] and self._cover[number]
        ]
        self._tall_light = [self._cover[number] == LIGHT for number in tall]
        self._tall_lines = [line for line in self.lines if line.high]
        self._tall = Field(
            self.width,
            self.height,
            [outlines[number] for number in tall],
            [line for line, what in zip(polylines, self.lines, strict=True) if what.high],
        )
        self.line_of = {line.id: number for number, line in enumerate(self.lines)}
        self._views: dict[tuple[int, int, int, int, int, int], View] = {}
        self._blocked: dict[tuple[int, int, int, int, int, int], bool] = {}
        self.sightings: dict[Look, Sighting] = {}
        self.seen_by: dict[UnitId, UnitId] = {}  # who saw a unit last is asked first; nothing else follows

    def _obstacles(self) -> list[Line]:
        return [
            Line(
                each.id,
                each.kind,
                self._qualities[each.kind]["height"] == "high",
                each.loopholed,
                COVER[self._qualities[each.kind]["cover"]],
                openings(each.gates),
                each.barred_to,
                False,
            )
            for each in self.sheet.obstacle
        ]

    def _buildings(self) -> list[Line]:
        """9.2 Every building wall counts as loopholed."""
        return [
            Line(each.id, each.kind, True, True, 0, openings(each.doors), "", True)
            for each in self.sheet.building
        ]

    # ---------------------------------------------------------------- surveys

    @cached_property
    def survey(self) -> Survey:
        return Survey(self.width, self.height)

    @cached_property
    def _insides(self) -> list[bytearray]:
        return [self.survey.inside(area) for area in self.field.areas]

    @cached_property
    def ground(self) -> bytes:
        """8.3 The class of ground of every point: fords and bridges replace the river (2.9)."""
        ground = bytearray(self.survey.size)
        spared = self._where("ford", "bridge")
        for kind, inside in zip(self.kinds, self._insides, strict=True):
            worth = GROUND[self._qualities[kind]["ground"]]
            for at, here in enumerate(inside):
                if here and worth > ground[at] and not (kind == "river" and spared[at]):
                    ground[at] = worth
        return bytes(ground)

    def _where(self, *kinds: str) -> bytearray:
        found = bytearray(self.survey.size)
        for kind, inside in zip(self.kinds, self._insides, strict=True):
            if kind in kinds:
                found = bytearray(a | b for a, b in zip(found, inside, strict=True))
        return found

    @cached_property
    def rocks(self) -> bytearray:
        return self._where("rocks")

    @cached_property
    def water(self) -> bytearray:
        return self._where("river")

    @cached_property
    def area_cover(self) -> bytes:
        """10.6 The best cover of the areas a point is in."""
        cover = bytearray(self.survey.size)
        for worth, inside in zip(self._cover, self._insides, strict=True):
            if worth:
                for at, here in enumerate(inside):
                    if here and worth > cover[at]:
                        cover[at] = worth
        return bytes(cover)

    @cached_property
    def greenery(self) -> bytearray:
        """13.5f Light or dense areas."""
        kinds = [kind for kind, cover in zip(self.kinds, self._cover, strict=True) if cover in (LIGHT, DENSE)]
        return self._where(*kinds)

    @cached_property
    def roads(self) -> bytes:
        """8.4 A bit for each road a point is on; a bridge is on all, and open water on none."""
        roads = bytearray(self.survey.size)
        bridges, ground = self._where("bridge"), self.ground
        for number, road in enumerate(self.sheet.road):
            near = self.survey.near(on_grid(road.line), quarters(road.width) / 2)
            for at, here in enumerate(near):
                if (here or bridges[at]) and ground[at] != IMPASSABLE:
                    roads[at] |= 1 << number
        return bytes(roads)

    @cached_property
    def legal(self) -> dict[str, bytes]:
        """2.12 Where a model of each kind may stand, as far as the ground has a say."""
        return {model: self._standing(model) for model in MODELS}

    def _standing(self, model: str) -> bytes:
        radius = self._radii[model]
        closed = self.survey.border(radius)
        for line in self.field.lines:
            closed = bytearray(a | b for a, b in zip(closed, self.survey.nearer(line, radius), strict=True))
        shut = self.shut(model)
        return bytes(not (a or b) for a, b in zip(closed, shut, strict=True))

    @cached_property
    def _shut(self) -> dict[str, bytes]:
        return {model: self._closed_ground(model) for model in MODELS}

    def shut(self, model: str) -> bytes:
        """8.6, 8.8 Ground closed to a model."""
        return self._shut[model]

    def _closed_ground(self, model: str) -> bytes:
        match model:
            case "boat":
                return bytes(not wet for wet in self.water)
            case "gun" | "wagon":
                return bytes(ground > 0 for ground in self.ground)
            case "mounted":
                return bytes(g == IMPASSABLE or rock for g, rock in zip(self.ground, self.rocks, strict=True))
        return bytes(ground == IMPASSABLE for ground in self.ground)

    @cached_property
    def going(self) -> dict[str, bytes]:
        """8.3 The class of ground of every point to a model, or SHUT; to a boat water is no matter."""
        return {
            model: bytes(SHUT if s else g for s, g in zip(self.shut(model), ground, strict=True))
            for model in MODELS
            for ground in [bytes(self.survey.size) if model == "boat" else self.ground]
        }

    @cached_property
    def clear_of_lines(self) -> bytes:
        """How far round a point there is no line; whoever walks no farther than that crosses none."""
        return self.survey.room(self._along_lines)

    @cached_property
    def _along_lines(self) -> bytearray:
        bare = bytes(self.survey.size)
        return bytearray(map(max, bare, bare, *(self.survey.near(line, 4) for line in self.field.lines)))

    @cached_property
    def even(self) -> bytes:
        """How far round a point nothing changes: the same ground and roads, and no line."""
        seams = self.survey.seams(self.roads, *self._insides)
        return self.survey.room(bytearray(map(max, seams, self._along_lines)))

    @cached_property
    def room(self) -> bytes:
        """How far round a point there is only open ground: no terrain, line, road or edge of the table.

        Whoever walks no farther than that needs no other look at the ground.
        """
        marked = self.survey.border(self._radii["mounted"])
        return self.survey.room(bytearray(map(max, marked, self.ground, self.roads, self._along_lines)))

    def at(self, x: int, y: int) -> int:
        """The index of a point in the surveys."""
        return y * (self.width + 1) + x

    # ---------------------------------------------------------------- views

    def view(self, ax: int, ay: int, ra: int, bx: int, by: int, rb: int) -> View:
        """9.1, 9.2, 9.6, 10.6 How a model of radius ra sees one of radius rb; remembered."""
        key = (ax, ay, ra, bx, by, rb)
        found = self._views.get(key)
        if found is None:
            if len(self._views) >= MEMORY:
                self._views.clear()
            found = self._views[key] = self._look(*key)
        return found

    def blocked(self, ax: int, ay: int, ra: int, bx: int, by: int, rb: int) -> bool:
        """9.1a, 9.1c Whether the ground blocks a line, whatever else is to be said of it; remembered."""
        forth = ax < bx or (ax == bx and ay < by)
        key = (ax, ay, ra, bx, by, rb) if forth else (bx, by, rb, ax, ay, ra)
        found = self._blocked.get(key)
        if found is None:
            if len(self._blocked) >= MEMORY:
                self._blocked.clear()
            found = self._blocked[key] = self._blocks(*key)
        return found

    def _blocks(self, ax: int, ay: int, ra: int, bx: int, by: int, rb: int) -> bool:
        """Only what is high can block: woods, crops and orchards, palisades and houses."""
        for number, met in self._tall.met(ax, ay, bx, by) if self._tall_lines else ():
            if not self._tall_lines[number].loopholed or self._beyond_loopholes(met, ax, ay, ra, bx, by, rb):
                return True
        if (bx - ax) * (bx - ax) + (by - ay) * (by - ay) < self._thinnest:
            return False
        light = dense = 0.0
        for number, length in self._tall.through(ax, ay, bx, by):
            if self._tall_light[number]:
                light += length
            else:
                dense += length
        return self._thick(light, dense) if light or dense else False

    def _thick(self, light: float, dense: float) -> bool:
        """9.1c Three or more full sections of high areas."""
        sections = floor((light + NEAR) / self._light_section) + floor((dense + NEAR) / self._dense_section)
        return sections >= self._high_sections

    def _beyond_loopholes(
        self, met: Sequence[Spot], ax: int, ay: int, ra: int, bx: int, by: int, rb: int
    ) -> bool:
        """9.2 Whether a point of a loopholed wall is within 1″ of neither model."""
        near = self.loophole + NEAR
        return any(hypot(x - ax, y - ay) - ra > near and hypot(x - bx, y - by) - rb > near for x, y in met)

    def _look(self, ax: int, ay: int, ra: int, bx: int, by: int, rb: int) -> View:
        if self.blocked(ax, ay, ra, bx, by, rb):
            return BLOCKED
        between = self.field.between(ax, ay, bx, by)
        lengths, longest = [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]
        for number, length in between.through:  # 2.9
            cover = self._cover[number]
            lengths[cover] += length
            longest[cover] = max(longest[cover], length)
        shelter = self.area_cover[self.at(bx, by)]
        givers = {}
        for number, met in between.crossed:
            line = self.lines[number]
            if line.high:
                own = all(hypot(x - bx, y - by) - rb <= self.loophole + NEAR for x, y in met)
                cover = SOLID if own else 0  # 9.2
            else:
                cover = line.cover if self.beside(number, bx, by, rb) else 0  # 2.11
            if cover:
                givers[number] = cover
                shelter = max(shelter, cover)
        best = shelter
        for cover in (LIGHT, DENSE, SOLID):
            if cover > best and longest[cover] >= self._crossing - NEAR:  # 10.6
                best = cover
        hindrances = screens = 0
        for number, _ in between.crossed:
            if self.beside(number, ax, ay, ra):
                continue
            hindrances += not (best and givers.get(number) == best)  # 19.27
            screens += not self.beside(number, bx, by, rb)  # 9.6i
        return view_of(
            False,
            best,
            len(between.crossed),
            hindrances,
            shelter,
            screens,
            floor((lengths[LIGHT] + NEAR) / self._light_section),
            floor((lengths[DENSE] + lengths[SOLID] + NEAR) / self._dense_section),
        )

    def beside(self, line: int, x: int, y: int, radius: int) -> bool:
        """2.11 Within 2″ of an obstacle."""
        return self.field.distance(line, x, y) - radius <= self.behind + NEAR

    def through_gates(self, line: Line, met: Sequence[Spot]) -> bool:
        """8.9 Whether a high line is met only in its doors and gates."""
        return bool(line.gates) and all(
            any(distance_to(x, y, gate) <= GATE + NEAR for gate in line.gates) for x, y in met
        )


def on_grid(points: Sequence[Inches]) -> tuple[Point, ...]:
    return tuple((quarters(x), quarters(y)) for x, y in points)


def openings(segments: Sequence[tuple[Inches, Inches]]) -> tuple[tuple[int, int, int, int], ...]:
    """Doors and gates as edges: where each starts and how far it goes."""
    edges = []
    for first, second in segments:
        (x, y), (u, v) = on_grid((first, second))
        edges.append((x, y, u - x, v - y))
    return tuple(edges)
