"""10.1, 10.2, 10.12, 10.15 Who may shoot, at whom, and whom each shooter has in sight."""

from __future__ import annotations

from math import sqrt

from vivac.games.mosquetes.box.contents import SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.models import (
    GUN_RADIUS,
    Body,
    enemies,
    fielded,
    officers_near,
    radius,
    troop,
    units_within,
)
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.placing import served
from vivac.games.mosquetes.chapters.sight import (
    blockers,
    in_arc,
    in_gun_arc,
    look,
    sees,
)
from vivac.games.mosquetes.chapters.terrain import Terrain, View
from vivac.games.mosquetes.chapters.troops import QUARTERS
from vivac.games.mosquetes.game import Orders, Skirmish
from vivac.table import Refusal


def loaded_weapons(box: Box, game: Skirmish, unit: UnitId) -> list[str]:
    """7.7, 10.10, 10.11 The weapons a unit may use now."""
    found = []
    for weapon in troop(box, game, unit).ranged:
        rule = box.weapons[weapon].rule
        if rule == "single_shot":
            if unit not in game.spent:
                found.append(weapon)
        elif rule == "plain" or not game.unloaded.get(unit):
            found.append(weapon)
    return found


def bars_arms(box: Box, game: Skirmish, unit: UnitId) -> Refusal | None:
    """4.10, 7.3c, 7.3e, 7.7 What keeps a unit from shooting or watching at all."""
    kind = troop(box, game, unit)
    if not kind.ranged:
        return Refusal.because("no-weapon", "7.7", unit=call(game, unit))
    if game.order[unit] == Orders.COLUMN:
        return Refusal.because("in-column", "4.10", unit=call(game, unit))
    if not loaded_weapons(box, game, unit):
        if game.unloaded.get(unit):
            return Refusal.because("unloaded", "10.10", unit=call(game, unit))
        return Refusal.because("weapon-spent", "10.11", unit=call(game, unit))
    if kind.gun and not served(box, game, unit):
        return Refusal.because("gun-unserved", "10.13", unit=call(game, unit))
    return None


def bars_target(box: Box, game: Skirmish, unit: UnitId, target: UnitId) -> Refusal | None:
    """10.1, 10.15 Whom nobody may shoot at."""
    if SIDE_OF[target] == SIDE_OF[unit]:
        return Refusal.because("own-unit", "10.1", target=call(game, target))
    if target in game.aboard:
        return Refusal.because("target-aboard", "15.5", target=call(game, target))
    if target in game.markers:
        return Refusal.because("target-a-marker", "10.1", target=call(game, target))
    if target not in game.spotted:
        return Refusal.because("not-spotted", "10.1", target=call(game, target))
    if troop(box, game, target).officer and sheltered(box, game, target):  # 10.15
        nearest = nearest_enemy(box, game, unit, target)
        if not nearest:
            return Refusal.because("officer-sheltered", "10.15", target=call(game, target))
    return None


def sheltered(box: Box, game: Skirmish, officer: UnitId) -> bool:
    """10.15 Within 2″ of a friendly unit of two figures or more."""
    return any(
        other != officer
        and len(game.figures[other]) >= 2
        and other not in game.markers
        and units_within(box, game, officer, other, box.reach.shelter)
        for other in fielded(game, SIDE_OF[officer])
    )


def nearest_enemy(box: Box, game: Skirmish, unit: UnitId, target: UnitId) -> bool:
    """10.15 No enemy figure is nearer to the unit than this one."""
    own = _least(box, game, unit, target)
    return all(
        _least(box, game, unit, other) >= own
        for other in enemies(game, SIDE_OF[unit])
        if other != target and other not in game.markers and not troop(box, game, other).wagon
    )


def _least(box: Box, game: Skirmish, unit: UnitId, other: UnitId) -> float:
    theirs = game.figures[other]
    least = min((x - u) ** 2 + (y - v) ** 2 for _, x, y in game.figures[unit] for _, u, v in theirs)
    return sqrt(least) - radius(box, game, other)


def bars_shoot(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, weapon: str
) -> Refusal | None:
    """10.1, 10.2 What keeps a unit from shooting at a target with a weapon."""
    refusal = bars_arms(box, game, unit) or bars_target(box, game, unit, target)
    if refusal is not None:
        return refusal
    if weapon not in loaded_weapons(box, game, unit):
        if box.weapons[weapon].rule == "single_shot":
            return Refusal.because("weapon-spent", "10.11", unit=call(game, unit))
        return Refusal.because("unloaded", "10.10", unit=call(game, unit))
    return bars_fire(box, terrain, game, unit, target, weapon)


def bars_fire(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, weapon: str
) -> Refusal | None:
    """10.2, 10.13 Range and line of fire."""
    reach = box.weapons[weapon].range * QUARTERS
    if troop(box, game, unit).gun:
        if not gun_targets(box, terrain, game, unit, target, weapon):
            return Refusal.because("no-line-of-fire", "10.13", target=call(game, target))
        return None
    if not units_within(box, game, unit, target, reach):
        return Refusal.because("out-of-range", "10.2", target=call(game, target))
    if not sees(box, terrain, game, unit, target, reach):
        return Refusal.because("no-line-of-fire", "10.2", target=call(game, target))
    return None


def shoot_targets(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> list[tuple[UnitId, str]]:
    """10.2 Every target and weapon with which at least one figure can shoot."""
    if bars_arms(box, game, unit) is not None:
        return []
    weapons = loaded_weapons(box, game, unit)
    found = []
    gun = troop(box, game, unit).gun
    farthest = max(box.weapons[weapon].range for weapon in weapons) * QUARTERS
    for target in enemies(game, SIDE_OF[unit]):
        if target not in game.spotted or target in game.markers:
            continue
        if not gun and not units_within(box, game, unit, target, farthest):
            continue
        if bars_target(box, game, unit, target) is None:
            found += [
                (target, weapon)
                for weapon in weapons
                if bars_fire(box, terrain, game, unit, target, weapon) is None
            ]
    return found


def bars_volley(box: Box, game: Skirmish, unit: UnitId, weapon: str) -> Refusal | None:
    """10.12 Who may shoot a volley."""
    kind = troop(box, game, unit)
    if not kind.drilled or game.order[unit] != Orders.FORMATION:
        return Refusal.because("volley-formation", "10.12", unit=call(game, unit))
    if box.weapons[weapon].rule != "black_powder":
        return Refusal.because("volley-powder", "10.12", unit=call(game, unit))
    if game.moved:
        return Refusal.because("volley-moved", "10.12", unit=call(game, unit))
    if not kind.elite and not officers_near(box, game, unit):
        return Refusal.because("volley-officer", "10.12", unit=call(game, unit))
    return None


Seen = tuple[float, int, View, Body]


def marks(
    box: Box,
    terrain: Terrain,
    game: Skirmish,
    shooter: Body,
    target: UnitId,
    between: list[Body],
    reach: int,
    facing: int,
    *,
    gun: bool,
) -> list[Seen]:
    """10.2 The figures of a target that a shooter has in sight and in range, nearest first (ties: id)."""
    ax, ay, ra = shooter
    rb = radius(box, game, target)
    found: list[Seen] = []
    arc = in_gun_arc if gun else in_arc
    for number, bx, by in game.figures[target]:
        square = (ax - bx) ** 2 + (ay - by) ** 2
        if square > (ra + rb + reach) ** 2 or not arc(facing, ax, ay, bx, by):
            continue
        view = look(terrain, ax, ay, ra, bx, by, rb, between)
        if view is not None:
            found.append((max(0.0, sqrt(square) - ra - rb), number, view, (bx, by, rb)))
    found.sort(key=lambda each: (round(each[0], 6), each[1]))
    return found


def gun_targets(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, weapon: str
) -> list[Seen]:
    """10.13 The figures a gun has in its arc and in sight, in order of distance."""
    between = blockers(box, game, unit, target)
    reach = box.weapons[weapon].range * QUARTERS
    gun = (*game.guns[unit], GUN_RADIUS)
    return marks(box, terrain, game, gun, target, between, reach, game.facing[unit], gun=True)
