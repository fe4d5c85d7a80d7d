"""17 Objectives: leaving, burning, observing; what counts at the end, collapse and victory."""

from __future__ import annotations

from functools import lru_cache

from vivac.games.mosquetes.box.contents import SIDE_OF, GoalId, Inches, Objective, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, SIDES, Box
from vivac.games.mosquetes.chapters.casualties import leave
from vivac.games.mosquetes.chapters.crowd import crowd, foes
from vivac.games.mosquetes.chapters.in_hand import if_free, takes_action, when_free
from vivac.games.mosquetes.chapters.models import EDGE_FACING, EDGES, fielded, radius, troop, turn, within
from vivac.games.mosquetes.chapters.movement import Walk, marching, road_item
from vivac.games.mosquetes.chapters.naming import call, goal_name
from vivac.games.mosquetes.chapters.orders import break_order
from vivac.games.mosquetes.chapters.pointing import on_goal
from vivac.games.mosquetes.chapters.scoring import own_objectives, score
from vivac.games.mosquetes.chapters.sight import bystanders, look
from vivac.games.mosquetes.chapters.terrain import Terrain, on_grid
from vivac.games.mosquetes.chapters.troops import quarters
from vivac.games.mosquetes.chapters.wagons import bars_move
from vivac.games.mosquetes.game import Figure, Skirmish
from vivac.ground.field import Field, Point
from vivac.table import Action, Option, Refusal, Table

# ---------------------------------------------------------------- exit


def exits(box: Box, game: Skirmish, unit: UnitId) -> list[Objective]:
    """17.1a The ways off the table that an objective gives a unit, one for each stretch of edge."""
    model = f"model:{unit}"
    found: dict[tuple[str, tuple[float, float]], Objective] = {}
    for goal in own_objectives(box, game, SIDE_OF[unit], "exit"):
        wagon = troop(box, game, unit).wagon
        if goal.what == model or (goal.what == "figures" and not wagon):
            found.setdefault((goal.edge, goal.span), goal)
    return list(found.values())


def leavers(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, goal: Objective
) -> tuple[set[int], dict[int, Point]]:
    """8.10 Who gets off by a stretch of edge, and where the others end."""
    kind = troop(box, game, unit)
    dx, dy = EDGES[goal.edge]
    low, high = quarters(goal.span[0]), quarters(goal.span[1])
    walk = Walk(box, game, terrain, unit)
    figures = game.figures[unit]
    road = road_item(box, game.order[unit], len(figures))
    now = {number: (x, y) for number, x, y in figures}
    off: set[int] = set()
    for number, x, y in sorted(figures, key=lambda f: (-(f[1] * dx + f[2] * dy), f[0])):
        span = (terrain.width - x if dx > 0 else x) if dx else (terrain.height - y if dy > 0 else y)
        allowance = kind.allowance
        if marching(box, x, y, kind.radius, walk.shy):
            allowance += box.move["no_enemy_24"]
        walk.own = [(u, v, kind.radius) for other, (u, v) in now.items() if other != number]
        if low <= (y if dx else x) <= high and _gets_off(walk, x, y, (dx * span, dy * span), allowance, road):
            off.add(number)
            del now[number]
        else:
            now[number] = walk.toward(x, y, x + dx * span, y + dy * span, allowance, road)[:2]
    return off, now


def _gets_off(walk: Walk, x: int, y: int, offset: Point, allowance: int, road: int) -> bool:
    reached = walk.allowed(x, y, *offset, allowance, road)
    span = abs(offset[0]) + abs(offset[1])
    return 0 <= span <= reached and walk.passable(x, y, *offset)


def bars_leave(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, goal: Objective) -> Refusal | None:
    """8.10 Somebody must be within his allowance of the edge, inside the stretch."""
    if unit in game.markers or goal not in exits(box, game, unit):
        return Refusal.because("no-exit", "8.10", unit=call(game, unit))
    dx, dy = EDGES[goal.edge]
    far = troop(box, game, unit).allowance + box.move["no_enemy_24"] + box.move["road_column_or_single"]
    for _, x, y in game.figures[unit]:
        span = (terrain.width - x if dx > 0 else x) if dx else (terrain.height - y if dy > 0 else y)
        if span <= far:
            break
    else:
        return Refusal.because("edge-too-far", "8.10", unit=call(game, unit))
    if not leavers(box, terrain, game, unit, goal)[0]:
        return Refusal.because("edge-too-far", "8.10", unit=call(game, unit))
    return None


def ways_off(box: Box, game: Skirmish) -> list[Option]:
    """Every stretch of edge by which anybody may leave, once; under an objective of this unit if any."""
    own = exits(box, game, game.unit)
    all_exits = [goal for goal in box.objectives(game.scenario) if goal.kind == "exit"]
    ways = {(goal.edge, goal.span): goal for goal in [*all_exits[::-1], *own]}
    return [LEAVE(goal.id) for goal in [*own, *(way for way in ways.values() if way not in own)]]


def bars_leave_by(box: Box, game: Skirmish, goal: GoalId) -> Refusal | None:
    unit, way = game.unit, box.objective(game.scenario, goal)
    return bars_move(box, game, unit) or bars_leave(box, box.terrain(game.scenario), game, unit, way)


def leave_table(table: Table[Skirmish, Box], goal_id: GoalId) -> None:
    """8.10, 17.1a Those in reach are off, and score; the others stand as near as they come."""
    game, box, unit = table.game, table.box, table.game.unit
    goal = box.objective(game.scenario, goal_id)
    game.moved = True
    off, now = leavers(box, box.terrain(game.scenario), game, unit, goal)
    game.figures[unit] = tuple((n, *now.get(n, (x, y))) for n, x, y in game.figures[unit])
    turn(game, unit, EDGE_FACING[goal.edge])
    break_order(game, unit)
    table.tell("left-table", rule="8.10", unit=call(game, unit), count=len(off))
    leave(table, unit, off)
    for each in own_objectives(box, game, SIDE_OF[unit], "exit"):
        if each.edge != goal.edge or each.span != goal.span:
            continue
        if each.what == f"model:{unit}":
            game.done.add(each.id)
            score(table, SIDE_OF[unit], each.vp, each.id, "17.1a")
        elif each.what == "figures" and not troop(box, game, unit).wagon:
            before = game.left_figures.get(each.id, 0)
            after = game.left_figures[each.id] = before + len(off)
            if after // each.per > before // each.per:
                score(
                    table, SIDE_OF[unit], each.vp * (after // each.per - before // each.per), each.id, "17.1a"
                )


LEAVE = Action(
    "leave",
    "8.10",
    of=("target",),
    lights=on_goal,
    among=ways_off,
    bars=if_free(bars_leave_by),
    do=leave_table,
    danger=True,
)


# ---------------------------------------------------------------- interact


def works(box: Box, game: Skirmish) -> list[Option]:
    """7.3h Everything that anybody may work at."""
    goals = box.objectives(game.scenario)
    return [INTERACT(goal.id) for kind in ("burn", "observe") for goal in goals if goal.kind == kind]


def works_offered(box: Box, game: Skirmish) -> list[Option]:
    """7.3h The objectives the unit in hand may work at now."""
    unit, terrain = game.unit, box.terrain(game.scenario)
    if unit in game.markers or not troop(box, game, unit).men:
        return []
    goals = own_objectives(box, game, SIDE_OF[unit], "burn") + own_objectives(
        box, game, SIDE_OF[unit], "observe"
    )
    return [INTERACT(goal.id) for goal in goals if bars_interact(box, terrain, game, unit, goal) is None]


def bars_work(box: Box, game: Skirmish, goal: GoalId) -> Refusal | None:
    terrain, work = box.terrain(game.scenario), box.objective(game.scenario, goal)
    return bars_interact(box, terrain, game, game.unit, work)


def bars_interact(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, goal: Objective
) -> Refusal | None:
    """17.1d, 17.1e What keeps a unit from an Interact."""
    name = goal_name(game, goal.id)
    if goal.kind not in ("burn", "observe") or goal.side not in (SIDE_OF[unit], "both"):
        return Refusal.because("no-interaction", "7.3h", goal=name)
    if unit in game.markers or not troop(box, game, unit).men:
        return Refusal.because("cannot-interact", "7.3h", unit=call(game, unit))
    key = done_key(goal, SIDE_OF[unit])
    if key in game.done:
        return Refusal.because("goal-done", "17.1d" if goal.kind == "burn" else "17.1e", goal=name)
    if goal.kind == "burn":
        return bars_burn(box, game, unit, goal)
    if not observes(box, terrain, game, unit, goal):
        return Refusal.because("cannot-observe", "17.1e", goal=name)
    return None


def done_key(goal: Objective, side: SideId) -> str:
    """17.1e A point is observed once by each side; everything else is done once."""
    return f"{side}:{goal.id}" if goal.kind == "observe" else goal.target or goal.id


def bars_burn(box: Box, game: Skirmish, unit: UnitId, goal: Objective) -> Refusal | None:
    """17.1d Enough figures at the point, and no enemy inside."""
    name = goal_name(game, goal.id)
    x, y = quarters(goal.point[0]), quarters(goal.point[1])
    base = radius(box, game, unit)
    at_hand = sum(within(u, v, base, x, y, 0, box.reach.interact) for _, u, v in game.figures[unit])
    if at_hand < goal.min:
        return Refusal.because("burn-too-few", "17.1d", goal=name, count=goal.min)
    if occupied(box, game, goal, SIDE_OF[unit]):
        return Refusal.because("burn-occupied", "17.1d", goal=name)
    return None


def occupied(box: Box, game: Skirmish, goal: Objective, side: SideId) -> bool:
    """17.1d Whether an enemy is inside the building to be burnt."""
    known, key = crowd(box, game).inside, (side, goal.target)
    if key not in known:
        walls = [each.poly for each in box.sheets[game.scenario].building if each.id == goal.target]
        enemies = foes(box, game, side) if walls else ()
        known[key] = any(ground_of(walls[0]).within(0, x, y) for x, y, _ in enemies)
    return known[key]


def observes(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, goal: Objective) -> bool:
    """17.1e A figure within 12″ of the point and in line of sight of it."""
    x, y = quarters(goal.point[0]), quarters(goal.point[1])
    base = radius(box, game, unit)
    between = bystanders(box, game, unit)
    return any(
        within(u, v, base, x, y, 0, box.reach.observe)
        and look(terrain, u, v, base, x, y, 0, between) is not None
        for _, u, v in game.figures[unit]
    )


def interact(table: Table[Skirmish, Box], goal_id: GoalId) -> None:
    """17.1d, 17.1e One action of work; the objective is done after so many."""
    game, unit = table.game, table.game.unit
    goal = table.box.objective(game.scenario, goal_id)
    key = done_key(goal, SIDE_OF[unit])
    game.progress[key] = game.progress.get(key, 0) + 1
    name = goal_name(game, goal.id)
    table.tell("interacted", rule="7.3h", unit=call(game, unit), goal=name)
    if game.progress[key] >= (goal.times or 1):
        game.done.add(key)
        score(table, SIDE_OF[unit], goal.vp, goal.id, "17.1d" if goal.kind == "burn" else "17.1e")


INTERACT = Action(
    "interact",
    "7.3h",
    of=("target",),
    lights=on_goal,
    among=works,
    bars=if_free(bars_work),
    fast=when_free(works_offered),
    do=interact,
    costs=takes_action(),
)


# ---------------------------------------------------------------- at the end


@lru_cache(maxsize=256)
def ground_of(zone: tuple[Inches, ...]) -> Field:
    """A zone as a field of its own."""
    return Field(10_000, 10_000, [on_grid(zone)], [])


def holders(box: Box, game: Skirmish, goal: Objective) -> dict[SideId, int]:
    """17.1b The figures of each side in a zone, but for those that flee."""
    count = dict.fromkeys(SIDES, 0)
    for unit, figures in game.figures.items():
        if figures and unit not in game.fleeing and troop(box, game, unit).men:
            count[SIDE_OF[unit]] += _inside(goal.zone, figures)
    return count


@lru_cache(maxsize=4096)
def _inside(zone: tuple[Inches, ...], figures: tuple[Figure, ...]) -> int:
    """How many figures are in a zone; bots ask again and again, and most units have not moved."""
    ground = ground_of(zone)
    return sum(ground.within(0, x, y) for _, x, y in figures)


def end_points(box: Box, game: Skirmish, side: SideId, goal: Objective) -> int:
    """17.1b, 17.1c, 17.1h What an objective is worth to a side as the table stands."""
    match goal.kind:
        case "hold":
            held = holders(box, game, goal)
            own, other = held[side], held[OTHER[side]]
            return goal.vp if own >= goal.min and (own > other or not goal.contest) else 0
        case "deny":
            return goal.vp if not game.left[UnitId(goal.what.partition(":")[2])] else 0
        case "keep":
            kind, _, thing = goal.what.partition(":")
            kept = thing not in game.done if kind == "building" else bool(game.figures.get(UnitId(thing)))
            return goal.vp if kept else 0
    return 0


LATE = {"hold": "17.1b", "deny": "17.1c", "keep": "17.1h"}


def score_at_end(table: Table[Skirmish, Box]) -> None:
    """17.1 The objectives that count at the end of the game."""
    game, box = table.game, table.box
    for goal in box.objectives(game.scenario):
        if goal.kind not in LATE:
            continue
        for side in SIDES if goal.side == "both" else (goal.side,):
            points = end_points(box, game, side, goal)
            if points:
                score(table, side, points, goal.id, LATE[goal.kind])


def collapsed(box: Box, game: Skirmish, side: SideId) -> bool:
    """17.2 Less than a third of the starting figures on the table and not fleeing."""
    standing, start = still_standing(box, game, side)
    return 3 * standing < start


def still_standing(box: Box, game: Skirmish, side: SideId) -> tuple[int, int]:
    """17.2 The figures of a side that stand, and those it started with but for the ones that left."""
    start = standing = 0
    for unit, strength in game.strength.items():
        if SIDE_OF[unit] == side and troop(box, game, unit).men:
            start += strength - game.left[unit]
            if unit not in game.fleeing:
                standing += len(game.figures[unit])
    return standing, start


def note_bold_ground(box: Box, game: Skirmish) -> None:
    """17.4 A unit wholly in the enemy's deployment zone at a turn end."""
    for side in box.sheets[game.scenario].side:
        zones = [on_grid(zone) for zone in side.zones]
        field = Field(10_000, 10_000, zones, [])
        for unit in fielded(game, OTHER[side.id]):
            if not troop(box, game, unit).men or unit in game.markers or unit in game.fleeing:
                continue
            figures = game.figures[unit]
            if all(any(field.within(zone, x, y) for zone in range(len(zones))) for _, x, y in figures):
                game.bold.add(SIDE_OF[unit])


def mission_done(box: Box, game: Skirmish, side: SideId) -> bool:
    """17.4 Whether a side has done its secret mission."""
    men = [unit for unit in game.roster if troop(box, game, unit).men]
    match game.missions[side]:
        case "trophy":
            return any(SIDE_OF[u] != side and troop(box, game, u).officer and game.killed[u] for u in men)
        case "care":
            lost = sum(game.killed[u] + game.fled[u] for u in men if SIDE_OF[u] == side)
            return 3 * lost <= sum(game.strength[u] for u in men if SIDE_OF[u] == side)
        case "nerve":
            return not any(SIDE_OF[u] == side and (u in game.fleeing or game.fled[u]) for u in men)
        case "bold_ground":
            return side in game.bold
    return side in game.steel
