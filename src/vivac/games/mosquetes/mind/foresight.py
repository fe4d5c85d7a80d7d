"""What a search makes of the table between two steps, learnt from games played to their end.

`judge` is for whoever looks once: it says what to do next, and so thinks much of what is close at hand. A
search sees what comes of that. Of the end of a rollout it asks what the game will hang on, which is another
question: what can be observed later just as well is hardly worth anything, a man near the ground to be held
as much as two, an Officer as much as five.

The weights are a least-squares fit of the victory points by which 22,600 games of `scout` ended, played out
from up to six options of each of 956 decisions, to what stood on the table after each of the first three
steps. Only games from the same decision are compared with one another: what differs is what was chosen, and
luck. `docs/learn_foresight.py` plays and fits again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from vivac.games.mosquetes.box.contents import SIDE_OF, Inches, Objective, SideId, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box, card
from vivac.games.mosquetes.chapters.aiming import sheltered
from vivac.games.mosquetes.chapters.models import VECTORS, fielded, models, troop
from vivac.games.mosquetes.chapters.objectives import done_key, end_points
from vivac.games.mosquetes.chapters.scoring import BOTH, own_objectives
from vivac.games.mosquetes.chapters.troops import Troop, quarters
from vivac.games.mosquetes.game import Orders, Skirmish
from vivac.games.mosquetes.mind.judgement import CHARGE, goes_by, judge, nearest, posture
from vivac.games.mosquetes.mind.ways import how_far

LEARNT = {"observe", "hold", "kill_officer"}  # the kinds of objective the fit knows
POINT = 320.0  # a victory point, in the units of `judge`, which promises too much
WEIGHTS = {  # victory points, ours less theirs
    "lead": 0.1572,
    "holding": 0.081,
    "holding_late": 0.0683,
    "unobserved": -0.1575,
    "unobserved_late": -0.2054,
    "way_to_observe": -0.0849,  # ten inches
    "near_the_ground": 0.1675,  # a man
    "men": 0.1601,
    "militia": 0.1008,
    "men_fleeing": 0.0601,
    "militia_fleeing": 0.0888,
    "six_or_more": 0.2971,  # 13.5: a unit that stands more firmly
    "three_or_fewer": -0.2668,
    "officer": 0.7805,
    "officer_near_enemy": -0.4675,
    "officer_in_sight": -0.2468,
    "posture": 0.0586,
    "fire": 0.0567,  # a man who would fall
    "fire_once_spotted": 0.1101,
    "fire_by_card": 0.0541,
    "watching": 0.0037,
    "unloaded": -0.0104,
    "near_enemy": -0.0244,
}
LAST_TURN = 0.0629  # to lead in it, and as much again for every Clock

GROUND = 16.0  # inches within which the ground to be held is near
NO_WAY = 48.0  # inches: farther matters no more
SIGHT = 26.0  # inches within which an Officer who is spotted is in danger
SHOT, NEAR, SHORT = 25.0, 28.0, 12.0  # inches, centre to centre
KILLS = {True: 0.6, False: 0.4}  # 10.3d what comes of a hit, at short range or beyond it
LUCKY = 0.03  # 1.4
OFFICER = 4.0  # men
SHELTERED = 0.2  # 10.15 the chance that he is the nearest
FLEEING = {"men": "men_fleeing", "militia": "militia_fleeing"}
Man = tuple[UnitId, Troop, int, int]  # the middle model of a unit


def foresight(box: Box, game: Skirmish, role: str) -> float:
    """How well a side stands between two steps; the judgement, where objectives are others."""
    goals = box.objectives(game.scenario)
    if game.step == "end" or not LEARNT.issuperset(goal.kind for goal in goals):
        return judge(box, game, role)
    side = SideId(role)
    ours, theirs = traits(box, game, side), traits(box, game, OTHER[side])
    worth = sum(weight * (ours.get(what, 0.0) - theirs.get(what, 0.0)) for what, weight in WEIGHTS.items())
    return POINT * (worth + LAST_TURN * last_turn(box, game, side))


def last_turn(box: Box, game: Skirmish, role: SideId) -> int:
    """17.3 In the last turn, who would win now, and how soon it may end."""
    if game.turn < box.sheets[game.scenario].turns:
        return 0
    other = OTHER[role]
    lead = game.points[role] + _holding(box, game, role) - game.points[other] - _holding(box, game, other)
    return (1 + game.clocks) * ((lead > 0) - (lead < 0))


def traits(box: Box, game: Skirmish, side: SideId) -> dict[str, float]:
    """What a side has on the table, by the name of its weight."""
    late = game.turn - (1 + box.sheets[game.scenario].turns) / 2
    found: dict[str, float] = {"lead": game.points[side], "holding": _holding(box, game, side)}
    found["holding_late"] = late * found["holding"]
    standing = [unit for unit in fielded(game, side) if _stands(box, game, unit)]
    for goal in own_objectives(box, game, side, "observe"):
        if done_key(goal, side) not in game.done:
            _add(found, "unobserved", 1.0)
            _add(found, "unobserved_late", late)
            _add(found, "way_to_observe", _way(box, game, goal, standing) / 10)
    for goal in own_objectives(box, game, side, "hold"):
        _add(found, "near_the_ground", sum(_near_ground(goal, game, unit) for unit in standing))
    enemies = [_middle(box, game, unit) for unit in fielded(game, OTHER[side]) if troop(box, game, unit).men]
    for unit in fielded(game, side):
        kind = troop(box, game, unit)
        if kind.officer:
            _officer(game, unit, found)
        elif kind.men:
            _unit(box, game, unit, enemies, found)
    return found


def _add(found: dict[str, float], what: str, worth: float) -> None:
    found[what] = found.get(what, 0.0) + worth


def _stands(box: Box, game: Skirmish, unit: UnitId) -> bool:
    return troop(box, game, unit).men and unit not in game.fleeing


def _middle(box: Box, game: Skirmish, unit: UnitId) -> Man:
    standing = models(game, unit)
    _, x, y = standing[len(standing) // 2]
    return unit, troop(box, game, unit), x, y


def _holding(box: Box, game: Skirmish, side: SideId) -> int:
    """17.1b What a side would score now for the ground it holds."""
    goals = box.objectives(game.scenario)
    return sum(end_points(box, game, side, goal) for goal in goals if goal.side in (side, BOTH))


def _way(box: Box, game: Skirmish, goal: Objective, units: list[UnitId]) -> float:
    """17.1e How far the nearest unit is from where it can observe."""
    terrain, way = box.terrain(game.scenario), NO_WAY
    for unit in units:
        figures = game.figures[unit]
        _, x, y = figures[len(figures) // 2]
        way = min(way, how_far(terrain, goal, x, y, by=goes_by(box, game, unit)))
    return way


@lru_cache(maxsize=64)
def _bounds(zone: tuple[Inches, ...]) -> tuple[int, int, int, int]:
    """West, east, south and north."""
    xs, ys = [quarters(x) for x, _ in zone], [quarters(y) for _, y in zone]
    return min(xs), max(xs), min(ys), max(ys)


def _near_ground(goal: Objective, game: Skirmish, unit: UnitId) -> float:
    """17.1b The men in a zone, and those near it in part."""
    west, east, south, north = _bounds(goal.zone)
    near = 0.0
    for _, x, y in game.figures[unit]:
        dx, dy = max(west - x, 0, x - east), max(south - y, 0, y - north)
        near += max(0.0, 1.0 - sqrt(dx * dx + dy * dy) / 4 / GROUND)
    return near


def _officer(game: Skirmish, unit: UnitId, found: dict[str, float]) -> None:
    standing = models(game, unit)
    _, x, y = standing[0]
    far = nearest(game, unit, x, y)
    _add(found, "officer", 1.0)
    _add(found, "officer_near_enemy", max(0.0, 1.0 - far / CHARGE))
    if unit in game.spotted:
        _add(found, "officer_in_sight", max(0.0, 1.0 - far / SIGHT))


def _unit(box: Box, game: Skirmish, unit: UnitId, enemies: list[Man], found: dict[str, float]) -> None:
    """3.10 A unit of men: how many and how firm, how it stands, and whom it may shoot."""
    _, kind, x, y = shooter = _middle(box, game, unit)
    count, sort = len(game.figures[unit]), "militia" if kind.type == "militia" else "men"
    if unit in game.fleeing:
        _add(found, FLEEING[sort], count)
        return
    _add(found, sort, count)
    _add(found, "six_or_more", count >= 6)
    _add(found, "three_or_fewer", count <= 3)
    _add(found, "unloaded", count * game.unloaded.get(unit, 0))
    _add(found, "watching", count * (unit in game.watching))
    _add(found, "posture", posture(game, unit, x, y))
    _add(found, "near_enemy", count * any(_apart(shooter, enemy) < NEAR for enemy in enemies))
    if game.unloaded.get(unit):
        return
    fire = hope = 0.0
    for enemy, falls, far in _targets(box, game, shooter, enemies):
        if enemy in game.spotted:
            fire = max(fire, falls)
        else:
            hope = max(hope, falls * max(0.1, min(0.8, 1.0 - far / 24)))
    _add(found, "fire", fire)
    _add(found, "fire_once_spotted", hope)
    if card(SIDE_OF[unit], kind.type) in game.hands[SIDE_OF[unit]]:
        _add(found, "fire_by_card", max(fire, hope))


def _apart(one: Man, other: Man) -> float:
    """Inches between two middle models."""
    return sqrt((one[2] - other[2]) ** 2 + (one[3] - other[3]) ** 2) / 4


def _targets(
    box: Box, game: Skirmish, shooter: Man, enemies: list[Man]
) -> Iterator[tuple[UnitId, float, float]]:
    """10 Whom a unit might shoot, how many would fall, and how far they are, by the middle models alone."""
    unit, kind, x, y = shooter
    terrain, count = box.terrain(game.scenario), len(game.figures[unit])
    fx, fy = VECTORS[game.facing[unit]]
    for enemy, target, u, v in enemies:
        far = _apart(shooter, (enemy, target, u, v))
        if far > SHOT:
            continue
        view = terrain.view(x, y, kind.radius, u, v, target.radius)
        if view.blocked:
            continue
        behind = unit not in game.markers and (u - x) * fx + (v - y) * fy < 0
        need = kind.shooting + view.cover + view.crossed + 2 * (far > SHORT)  # 10.5
        need += game.order[enemy] == Orders.OPEN
        chance = max(LUCKY, 1.0 - need / 10) * KILLS[far <= SHORT] * (0.5 if behind else 1.0)
        if target.officer:
            if enemy not in game.markers and sheltered(box, game, enemy):
                chance *= SHELTERED
            yield enemy, OFFICER * (1.0 - (1.0 - chance) ** count), far
        else:
            yield enemy, min(chance * count, len(game.figures[enemy])), far
