"""Where everything lies, in the units of the sheet: hexes, ground, ways, and room for panels."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise

from msgspec import Struct

from vivac.drawing.field import Field
from vivac.drawing.geometry import Box, Point, chaikin, curve, flatten, polyline
from vivac.drawing.hexground import Blur, Lattice, Region, chains
from vivac.games.cuadro.box.contents import Map
from vivac.ground.hexes import DIRECTIONS, Grid, Hex

PITCH = 72.0  # breadth of a hex
MARGIN = 40.0
COUNTER = 44.0
STEP = 12.0  # from node to node of the fields outlines are drawn through
BEYOND = 30.0  # the ground is drawn so far past the window, and cut off there

WATER = frozenset(("sea", "channel", "lagoon", "pontoon"))  # what a pontoon bridge lies in is water too
BUILT = frozenset(("village", "town", "strong_buildings"))
WOODS = frozenset(("light_wood", "dense_wood"))

FOOT = 214.0  # room under the map for title and legend, where the sheet ends in the sea
COLUMN = 452.0  # and beside the map, where it does not
GAP = 18.0

Rings = list[list[Point]]


class Panels(Struct, frozen=True):
    """Boxes on the sheet that belong to no hex; `columns` of the legend."""

    title: Box
    legend: Box
    rose: Box
    scale: Box
    columns: int

    @property
    def boxes(self) -> tuple[Box, ...]:
        return self.title, self.legend, self.rose, self.scale


class Survey:
    """A map on its sheet. Outlines are found when they are first asked for, and kept."""

    def __init__(self, map_: Map) -> None:
        self.map = map_
        self.grid = Grid(map_.columns, map_.rows)
        self.lattice = Lattice((MARGIN, MARGIN), PITCH)
        wide, high = self.lattice.size(map_.columns, map_.rows)
        self.field: Box = (MARGIN, MARGIN, MARGIN + wide, MARGIN + high)  # the hexes
        self.ends_in_sea = set(map_.terrain[-1]) == {self._letter("sea")}
        right, bottom = self.field[2], self.field[3]
        if self.ends_in_sea:
            bottom += max(0.0, FOOT - self._sea_rows() * self.lattice.rise)
        else:
            right += COLUMN
        self.window: Box = (MARGIN, MARGIN, right, bottom)  # what the frame goes round
        self.ground: Box = (MARGIN, MARGIN, self.field[2], bottom)  # where there is any ground
        self.centres: dict[Hex, Point] = {
            hex_: self._on_sheet(self.grid.centre(hex_)) for hex_ in self.grid.hexes
        }
        self.corners: dict[Hex, list[Point]] = {
            hex_: [self._on_sheet(p) for p in self.grid.corners(hex_)] for hex_ in self.grid.hexes
        }

    @property
    def panels(self) -> Panels:
        """Where title, legend, compass and scale stand: in the sea, or beside the map."""
        left, top, right, bottom = self.window
        if self.ends_in_sea:
            high = bottom - FOOT + GAP
            low = bottom - GAP
            return Panels(
                title=(left + GAP, high, left + GAP + 470, low),
                legend=(right - GAP - 1190, high, right - GAP, low),
                rose=(left + GAP + 500, high, left + GAP + 680, low),
                scale=(left + GAP + 700, low - 44, left + GAP + 1020, low),
                columns=5,
            )
        x = self.field[2] + GAP
        return Panels(
            title=(x, top + GAP, right - GAP, top + 124),
            legend=(x, top + 140, right - GAP, top + 496),
            rose=(x, bottom - 138, x + 140, bottom - 2),
            scale=(x + 160, bottom - 92, right - GAP, bottom - 44),
            columns=2,
        )

    def _on_sheet(self, p: Point) -> Point:
        return MARGIN + p[0] * PITCH, MARGIN + p[1] * PITCH

    def _letter(self, terrain: str) -> str:
        return next((letter for letter, name in self.map.legend.items() if name == terrain), "")

    def _sea_rows(self) -> int:
        """How many of the last rows are nothing but sea."""
        sea, count = self._letter("sea"), 0
        for row in reversed(self.map.terrain):
            if set(row) != {sea}:
                break
            count += 1
        return count

    # ---------------------------------------------------------------- the ground

    def terrain(self, column: int, row: int) -> str:
        """The terrain at a column and row from 0; beyond the edge the map goes on as it ended."""
        row = min(max(row, 0), self.map.rows - 1)
        return self.map.legend[self.map.terrain[row][min(max(column, 0), self.map.columns - 1)]]

    def elevation(self, column: int, row: int) -> int:
        row = min(max(row, 0), self.map.rows - 1)
        return int(self.map.elevation[row][min(max(column, 0), self.map.columns - 1)])

    @cached_property
    def _blur(self) -> Blur:
        left, top, right, bottom = self.ground
        return Blur(self.lattice, (left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND), STEP)

    def region(self, terrains: frozenset[str], sway: float) -> Region:
        """The ground of some kinds of terrain."""
        return self._blur.region(lambda column, row: self.terrain(column, row) in terrains, sway)

    @cached_property
    def heights(self) -> Field:
        """Elevations, smoothed: a contour half way between two levels runs between their hexes."""
        return self._blur.field(self.elevation, 0.03)

    @cached_property
    def cliffs(self) -> list[tuple[Hex, Hex]]:
        """5.12 Hexsides between land hexes two levels apart or more: the higher hex, the lower one."""
        out: list[tuple[Hex, Hex]] = []
        for hex_ in self.grid.hexes:
            for other in self.grid.neighbours[hex_]:
                dry = self.map.terrain_at(hex_) not in WATER and self.map.terrain_at(other) not in WATER
                if dry and self.map.elevation_at(hex_) - self.map.elevation_at(other) > 1:
                    out.append((hex_, other))
        return out

    # ---------------------------------------------------------------- hexsides and ways

    def side(self, name: str) -> tuple[Point, Point]:
        """The two ends of a hexside such as 0304-SE."""
        corner, _, direction = name.partition("-")
        return self.between(Hex(corner), DIRECTIONS[direction])

    def between(self, hex_: Hex, direction: int) -> tuple[Point, Point]:
        corners = self.corners[hex_]
        return corners[direction], corners[(direction + 1) % 6]

    def border(self, a: Hex, b: Hex) -> tuple[Point, Point]:
        return self.between(a, self.grid.direction(a, b))

    @property
    def works(self) -> list[tuple[Point, Point]]:
        """Hexsides whose signs must not be written over."""
        sides = [*self.map.hexsides.ravine, *(each.side for each in self.map.hexsides.siege)]
        return [*(self.side(side) for side in sides), *(self.border(a, b) for a, b in self.cliffs)]

    @cached_property
    def rivers(self) -> Rings:
        return [self._bent(line) for line in chains([self.side(s) for s in self.map.hexsides.river])]

    @cached_property
    def streams(self) -> Rings:
        return [self._bent(line) for line in chains([self.side(s) for s in self.map.hexsides.stream])]

    def _bent(self, line: list[Point]) -> list[Point]:
        """A water along hexsides, its corners rounded a little; at the edge of the map it goes on."""
        begin, end = self._leaving(line[0]), self._leaving(line[-1])
        return chaikin([*begin, *line, *end], 2, closed=False)

    def _leaving(self, p: Point) -> list[Point]:
        left, top, right, bottom = self.ground
        near = PITCH * 0.55
        if min(p[0] - left, right - p[0]) < near:
            return [(left - BEYOND if p[0] - left < near else right + BEYOND, p[1])]
        if min(p[1] - top, bottom - p[1]) < near:
            return [(p[0], top - BEYOND if p[1] - top < near else bottom + BEYOND)]
        return []

    @cached_property
    def ways(self) -> dict[str, list[Point]]:
        """Each road as a fine line: through the middle of every hexside it crosses."""
        return {road.id: flatten(self._knots(road.path), per=5) for road in self.map.road}

    def way_data(self, path: Sequence[Hex]) -> str:
        return curve(self._knots(path), tension=0.5)

    @cached_property
    def _ends(self) -> frozenset[Hex]:
        return frozenset(hex_ for road in self.map.road for hex_ in (road.path[0], road.path[-1]))

    def _knots(self, path: Sequence[Hex]) -> list[Point]:
        """Middles of hexsides; where a road begins, the middle of the hex too, or they would not meet."""
        out: list[Point] = [*self._beyond(path[0], path[1]), self.centres[path[0]]]
        for a, b in pairwise(path):
            (ax, ay), (bx, by) = self.centres[a], self.centres[b]
            out.append(((ax + bx) / 2, (ay + by) / 2))
            if b in self._ends:
                out.append((bx, by))
        last = self.centres[path[-1]]
        return [*out, *([] if out[-1] == last else [last]), *reversed(self._beyond(path[-1], path[-2]))]

    def _beyond(self, hex_: Hex, before: Hex) -> list[Point]:
        """Where a road that ends at the edge of the map goes on to, away from the hex before."""
        column, row = int(hex_[:2]), int(hex_[2:])
        if column not in (1, self.map.columns) and row not in (1, self.map.rows):
            return []
        if self.map.terrain_at(hex_) in BUILT or sum(hex_ in road.path for road in self.map.road) > 1:
            return []
        (x, y), (bx, by) = self.centres[hex_], self.centres[before]
        if column in (1, self.map.columns):
            return [(x + (PITCH if column > 1 else -PITCH), y + (y - by) * 0.4)]
        return [(x + (x - bx) * 0.4, y + (PITCH if row > 1 else -PITCH))]

    def outline(self, hex_: Hex) -> str:
        return polyline(self.corners[hex_], closed=True)
