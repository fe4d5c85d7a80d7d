"""Ways to an objective: how far it is from anywhere, round walls and over fords. For the bots."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush

from vivac.games.mosquetes.box.contents import GoalId, Objective
from vivac.games.mosquetes.chapters.terrain import Terrain, on_grid
from vivac.games.mosquetes.chapters.troops import quarters
from vivac.ground.field import Field, Point

CELL = 4  # an inch
LOST = 400.0  # farther than anything on a table
PACE = (1.0, 1.35, 2.0, LOST)  # what an inch costs by class of ground
ROAD = 0.5  # of that, for wheels on a road (8.1h)
FENCE = 1.0  # what crossing an obstacle costs
SIGHT = 36  # within 9″ of a point to be observed somebody will see it
WORK = 5  # hard by a point to be burnt
EDGE = 2  # cells from the edge of the table in which no wagon can stand
AHEAD = 12  # cells of a way to be kept clear
ABREAST = 2  # cells either side of it

FEET, WHEELS, KEEL = "foot", "wagon", "boat"  # what somebody goes by; a boat goes as far as the shore

Cell = tuple[int, int]


def how_far(terrain: Terrain, goal: Objective, x: int, y: int, *, by: str) -> float:
    """The inches of open ground that the way to an objective is worth from a point."""
    far, cell = _survey(terrain, goal.id, by), (x // CELL, y // CELL)
    if cell in far:
        return far[cell]
    return 1.0 + min(far.get(step, LOST) for step in _neighbours(terrain, cell))  # hard by a wall


def onward(terrain: Terrain, goal: Objective, x: int, y: int, radius: int, *, by: str) -> list[Point]:
    """The way to an objective from a point, as far as a radius goes."""
    far, cell = _survey(terrain, goal.id, by), (x // CELL, y // CELL)
    way: list[Point] = []
    while True:
        step = min(_neighbours(terrain, cell), key=lambda step: far.get(step, LOST))
        u, v = step[0] * CELL, step[1] * CELL
        if far.get(step, LOST) >= far.get(cell, LOST) or (u - x) ** 2 + (v - y) ** 2 > radius * radius:
            return way
        way.append((u, v))
        cell = step


def in_lane(terrain: Terrain, goal: Objective, wagon: Point, x: int, y: int) -> bool:
    """Whether somebody at a point stands where a wagon has to go next."""
    return (x // CELL, y // CELL) in _lane(terrain, goal.id, (wagon[0] // CELL, wagon[1] // CELL))


@lru_cache(maxsize=4096)
def _lane(terrain: Terrain, goal: GoalId, cell: Cell) -> frozenset[Cell]:
    """The next stretch of the way of a wagon, as broad as it is."""
    far, lane = _survey(terrain, goal, WHEELS), set[Cell]()
    for _ in range(AHEAD):
        cell = min(_neighbours(terrain, cell), key=lambda step: far.get(step, LOST))
        lane.update(
            (cell[0] + u, cell[1] + v)
            for u in range(-ABREAST, ABREAST + 1)
            for v in range(-ABREAST, ABREAST + 1)
        )
    return frozenset(lane)


@lru_cache(maxsize=256)
def _survey(terrain: Terrain, goal: GoalId, by: str) -> dict[Cell, float]:
    """From the goal outwards over the whole table, the cheapest way first."""
    objective = next(each for each in terrain.sheet.objective if each.id == goal)
    far = dict.fromkeys(_goal_cells(terrain, objective, EDGE if by == WHEELS else 0), 0.0)
    queue = [(0.0, cell) for cell in far]
    while queue:
        cost, cell = heappop(queue)
        if cost > far[cell]:
            continue
        for step in _neighbours(terrain, cell):
            pace = _pace(terrain, cell, step, by)
            if pace < LOST and cost + pace < far.get(step, LOST):
                far[step] = cost + pace
                heappush(queue, (cost + pace, step))
    return far


def _goal_cells(terrain: Terrain, goal: Objective, edge: int) -> list[Cell]:
    cells = [(x, y) for x in range(terrain.width // CELL + 1) for y in range(terrain.height // CELL + 1)]
    if goal.kind == "exit":
        low, high = (quarters(inches) // CELL for inches in goal.span)
        last = {"E": terrain.width // CELL, "N": terrain.height // CELL}.get(goal.edge, 0)
        across = goal.edge in "EW"
        return [c for c in cells if abs(c[not across] - last) <= edge and low <= c[across] <= high]
    if goal.kind == "hold":
        zone = Field(terrain.width, terrain.height, [on_grid(goal.zone)], [])
        return [cell for cell in cells if zone.within(0, cell[0] * CELL, cell[1] * CELL)]
    px, py = quarters(goal.point[0]), quarters(goal.point[1])
    near = (SIGHT if goal.kind == "observe" else WORK) ** 2
    return [c for c in cells if (c[0] * CELL - px) ** 2 + (c[1] * CELL - py) ** 2 <= near]


def _neighbours(terrain: Terrain, cell: Cell) -> list[Cell]:
    x, y = cell
    return [
        (u, v)
        for u in (x - 1, x, x + 1)
        for v in (y - 1, y, y + 1)
        if (u, v) != cell and 0 <= u * CELL <= terrain.width and 0 <= v * CELL <= terrain.height
    ]


def _pace(terrain: Terrain, cell: Cell, step: Cell, by: str) -> float:
    """8.1 What an inch or so costs; LOST where nobody of the kind may go."""
    a: Point = (cell[0] * CELL, cell[1] * CELL)
    b: Point = (step[0] * CELL, step[1] * CELL)
    wheels, there = by == WHEELS, terrain.at(*b)
    if by == KEEL and terrain.water[there]:
        return PACE[0]
    if terrain.shut("foot")[there] or (wheels and not terrain.legal["wagon"][there]):
        return LOST
    fences = 0.0
    for number, met in terrain.field.met(*a, *b):
        line = terrain.lines[number]
        if wheels or (line.high and not terrain.through_gates(line, met)):
            return LOST
        fences += 0.0 if line.high else FENCE
    length = 1.4 if a[0] != b[0] and a[1] != b[1] else 1.0
    if wheels and terrain.roads[terrain.at(*a)] & terrain.roads[terrain.at(*b)]:
        return length * ROAD
    return length * PACE[terrain.ground[terrain.at(*b)]] + fences
