"""The terrain chart over a map: what every step costs, every letter that divides, every zone and arc."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from vivac.games.cuadro.box.components import Charts
from vivac.games.cuadro.box.contents import Map
from vivac.ground.hexes import ARCS, Costs, Grid, Hex, Mask, Sight, Ways, ways

INFANTRY, CAVALRY, ARTILLERY = ARMS = ("infantry", "cavalry", "artillery")
PLAIN, MARCH, CROWDED = STYLES = (
    "plain",
    "march",
    "crowded",
)  # without Manoeuvre; with it; with it, not alone

WATER = frozenset(("sea", "channel", "lagoon"))
WOODS = frozenset(("light_wood", "dense_wood"))
HOUSES = frozenset(("village", "town", "strong_buildings"))
SCREENS = WOODS | HOUSES  # 9.4
COVER = WOODS | HOUSES | {"marsh"}  # 12.3
CHARGE_GROUND = frozenset(("clear", "beach", "cultivated"))  # 10.9
SEVERITY = "-BAP"  # letters of the chart, the worst last

PLOT = 4  # so many hexes each way share what is known of the ground about them
Movement = Mapping[str, Mapping[str, str]]  # cells of the terrain chart, by row and arm
AROUND = 6  # the place of the whole circle, after the six facings


class Cell(NamedTuple):
    """A movement cell: what is paid, whether on top of something else, and its notes. Nothing: prohibited."""

    cost: int | None
    added: bool
    notes: str


def read_cell(text: str) -> Cell:
    """
    >>> read_cell("+1(F)"), read_cell("P(H)")
    (Cell(cost=1, added=True, notes='F'), Cell(cost=None, added=False, notes='H'))
    """
    found = re.fullmatch(r"(P|\+?\d)((?:\([A-Z]\))*)", text)
    if not found:
        raise ValueError(f'"{text}" is no cell of the terrain chart')
    notes = found[2].replace("(", "").replace(")", "")
    return Cell(None if found[1] == "P" else int(found[1]), found[1][0] == "+", notes)


def worst(letters: Sequence[str]) -> str:
    """9.9, 10.3 Only the most adverse letter counts."""
    return max(letters, key=SEVERITY.index)


class Ground:
    """A map, and everything that the terrain chart says of it."""

    def __init__(self, map_: Map, charts: Charts, instead: Iterable[Movement] = ()) -> None:
        """`instead`: movement cells that take the place of those of the terrain chart (5.25, 5.27)."""
        self.map = map_
        self.grid = grid = Grid(map_.columns, map_.rows)
        self._cells = {
            row: {arm: read_cell(cells[arm]) for arm in ARMS} for row, cells in charts.terrain.cells.items()
        }
        for changes in instead:
            for row, cells in changes.items():
                self._cells[row].update({arm: read_cell(text) for arm, text in cells.items()})
        self._letters = {
            row: {what: cells[what][0] for what in ("fire", "shock")}
            for row, cells in charts.terrain.cells.items()
        }
        self.terrain: dict[Hex, str] = {hex_: map_.terrain_at(hex_) for hex_ in grid.hexes}
        self.elevation: dict[Hex, int] = {hex_: map_.elevation_at(hex_) for hex_ in grid.hexes}
        self.land = frozenset(hex_ for hex_ in grid.hexes if self.terrain[hex_] not in WATER)
        self._survey_hexsides(map_)
        self._lay_roads(map_)
        self.rows: dict[tuple[Hex, Hex], tuple[str, ...]] = {
            (a, b): self._rows(a, b) for a in grid.hexes for b in grid.neighbours[a]
        }
        self._price_steps()
        self._draw_arcs()
        self._mark_ground()

    # ---------------------------------------------------------------- what the map shows

    def _survey_hexsides(self, map_: Map) -> None:
        grid, sides = self.grid, map_.hexsides
        self._features: dict[tuple[Hex, Hex], set[str]] = {}
        self.siege_front: dict[Hex, set[Hex]] = {}  # 5.13 behind works: the hexes they face
        for kind in ("river", "stream", "bridge", "ford", "ravine"):
            for side in getattr(sides, kind):
                a, b = grid.ends(side)
                for way in ((a, b), (b, a)):
                    self._features.setdefault(way, set()).add(kind)
        siege: set[Hex] = set()
        for line in sides.siege:
            a, b = grid.ends(line.side)
            rear = b if line.front == a else a
            self._features.setdefault((line.front, rear), set()).add("siege_front")
            self._features.setdefault((rear, line.front), set()).add("siege_rear")
            self.siege_front.setdefault(rear, set()).add(line.front)
            siege |= {a, b}
        self.siege = frozenset(siege)  # 8.5

    def _lay_roads(self, map_: Map) -> None:
        roads: dict[Hex, set[Hex]] = {}
        for road in map_.road:
            for a, b in zip(road.path, road.path[1:], strict=False):
                roads.setdefault(a, set()).add(b)
                roads.setdefault(b, set()).add(a)
        self.roads: dict[Hex, frozenset[Hex]] = {hex_: frozenset(ways) for hex_, ways in roads.items()}
        self.road_mask = self.grid.mask(roads)

    def by_road(self, a: Hex, b: Hex) -> bool:
        return b in self.roads.get(a, ())

    def features(self, a: Hex, b: Hex) -> set[str]:
        return self._features.get((a, b), set())

    def _rows(self, a: Hex, b: Hex) -> tuple[str, ...]:
        """5.10-5.13 The rows of the chart for the hexside crossed from a to b."""
        on = self._features.get((a, b), set())
        rows: list[str] = []
        rows += [row for row in ("bridge", "ford", "river", "stream") if row in on][:1]
        rows += [row for row in ("ravine", "siege_front", "siege_rear") if row in on]
        climb = self.elevation[b] - self.elevation[a]
        if climb and a in self.land and b in self.land:
            rows.append(("slope" if abs(climb) == 1 else "cliff") + ("_up" if climb > 0 else "_down"))
        return tuple(rows)

    def row_of(self, hex_: Hex) -> str:
        return "water" if self.terrain[hex_] in WATER else self.terrain[hex_]

    # ---------------------------------------------------------------- movement

    def cost(self, arm: str, a: Hex, b: Hex, style: str = PLAIN) -> int | None:
        """5.3-5.13 What a step costs; None if it is prohibited."""
        road = self.by_road(a, b)
        row = self.row_of(b)
        if "pontoon" in (row, self.row_of(a)) and not road:  # 5.17
            return None
        cell = self._cells[row][arm]
        free = style != PLAIN
        if row == "pontoon":
            assert cell.cost is not None
            toll = 0 if free and "F" in cell.notes else cell.cost
            cost = 1 + toll if cell.added else cell.cost
        elif road:  # 5.8, note I
            cost = 1
        elif cell.cost is None:
            return None
        else:
            cost = 1 if style == MARCH and "D" in cell.notes else cell.cost  # 5.5
        for side in self.rows[a, b]:
            cell = self._cells[side][arm]
            if road and "H" in cell.notes:  # 5.8
                continue
            if cell.cost is None:
                return None
            cost += 0 if free and "F" in cell.notes else cell.cost  # 5.7
        return cost

    def entering(self, arm: str, hex_: Hex) -> int | None:
        """What a hex costs by itself, whatever hexside is crossed; None if it is prohibited."""
        cell = self._cells[self.row_of(hex_)][arm]
        if cell.cost is None:
            return None
        return 1 + cell.cost if cell.added else cell.cost

    def _price_steps(self) -> None:
        grid = self.grid
        self.costs: dict[tuple[str, str], Costs] = {}
        self.road_costs: dict[tuple[str, str], Costs] = {}
        self._around: dict[tuple[str, int, str, str, bool], Ways] = {}
        self.passable: dict[str, tuple[Mask, ...]] = {}
        self.dearest: dict[str, dict[Hex, int]] = {arm: {} for arm in ARMS}  # of the steps out of a hex
        self.steps: dict[str, dict[Hex, tuple[Hex, ...]]] = {arm: {} for arm in ARMS}
        self._plot = {hex_: f"{int(hex_[:2]) // PLOT}.{int(hex_[2:]) // PLOT}" for hex_ in grid.hexes}
        self._plots: dict[str, Mask] = {}
        for hex_, plot in self._plot.items():
            self._plots[plot] = self._plots.get(plot, 0) | grid.bit[hex_]
        for arm in ARMS:
            for style in STYLES:
                every: list[dict[int, Mask]] = [{} for _ in range(6)]
                road: list[dict[int, Mask]] = [{} for _ in range(6)]
                for a in grid.hexes:
                    for b, direction in grid.heading[a].items():
                        cost = self.cost(arm, a, b, style)
                        if cost is not None:
                            every[direction][cost] = every[direction].get(cost, 0) | grid.bit[b]
                            if self.by_road(a, b):
                                road[direction][cost] = road[direction].get(cost, 0) | grid.bit[b]
                self.costs[arm, style] = _sorted(every)
                self.road_costs[arm, style] = _sorted(road)
            self.passable[arm] = tuple(_union(by.values()) for by in map(dict, self.costs[arm, PLAIN]))
            for a in grid.hexes:
                prices = {b: self.cost(arm, a, b) for b in grid.neighbours[a]}
                self.steps[arm][a] = tuple(b for b, cost in prices.items() if cost is not None)
                self.dearest[arm][a] = max((cost for cost in prices.values() if cost is not None), default=0)

    def around(self, hex_: Hex, far: int, arm: str, style: str, roads: bool = False) -> Ways:
        """What steps cost near a hex, at least so far: kept, for whoever moves from thereabouts again."""
        key = (self._plot[hex_], far, arm, style, roads)
        found = self._around.get(key)
        if found is None:
            near = self._plots[key[0]]
            for _ in range(far):
                near = self.grid.grown(near)
            every = self.road_costs if roads else self.costs
            found = self._around[key] = ways(self.grid.shifts, _cut(every[arm, style], near))
        return found

    # ---------------------------------------------------------------- zones, arcs, letters

    def _draw_arcs(self) -> None:
        """6.4 front hexes and 7.1-7.2 zones: for each facing, and last all round."""
        grid = self.grid
        self.front: dict[Hex, tuple[Mask, ...]] = {}
        self.zone: dict[Hex, tuple[Mask, ...]] = {}
        for hex_, around in grid.around.items():
            bits = [0 if n is None else grid.bit[n] for n in around]
            held = [0 if n is None or not self._zone_enters(hex_, n) else grid.bit[n] for n in around]
            self.front[hex_] = _arcs(bits)
            self.zone[hex_] = _arcs(held)
        self.fire_letter: dict[tuple[Hex, Hex], str] = {}
        self.assaults: dict[str, dict[Hex, dict[Hex, str]]] = {arm: {} for arm in ARMS}
        for (a, b), rows in self.rows.items():
            self.fire_letter[a, b] = worst([self._letters[row]["fire"] for row in (self.row_of(b), *rows)])
            letter = worst([self._letters[row]["shock"] for row in (self.row_of(b), *rows)])  # 10.3
            if letter != "P":
                for arm in ARMS:
                    if self.cost(arm, a, b) is not None:  # 4.14
                        self.assaults[arm].setdefault(a, {})[b] = letter

    def _zone_enters(self, a: Hex, b: Hex) -> bool:
        """7.2"""
        on = self.features(a, b)
        river = "river" in on and "bridge" not in on
        return b in self.land and not river and abs(self.elevation[a] - self.elevation[b]) < 2

    def _mark_ground(self) -> None:
        grid, terrain = self.grid, self.terrain
        self.houses = frozenset(hex_ for hex_ in grid.hexes if terrain[hex_] in HOUSES)  # 6.5
        self.cover = frozenset(hex_ for hex_ in grid.hexes if terrain[hex_] in COVER)
        self.charge_ground = frozenset(
            hex_ for hex_ in grid.hexes if terrain[hex_] in CHARGE_GROUND or hex_ in self.roads
        )
        screens = grid.mask(hex_ for hex_ in grid.hexes if terrain[hex_] in SCREENS)
        self.sight = Sight(grid, self.elevation, screens)


def _cut(costs: Costs, near: Mask) -> Costs:
    return [[(price, kept) for price, hexes in prices if (kept := hexes & near)] for prices in costs]


def _sorted(by_direction: Sequence[Mapping[int, Mask]]) -> tuple[tuple[tuple[int, Mask], ...], ...]:
    return tuple(tuple(sorted(costs.items())) for costs in by_direction)


def _union(masks: Iterable[Mask]) -> Mask:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _arcs(bits: Sequence[Mask]) -> tuple[Mask, ...]:
    return (*(_union([bits[d] for d in arc]) for arc in ARCS), _union(bits))
