"""10 Shooting."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

from vivac.games.mosquetes.box.contents import UnitId
from vivac.games.mosquetes.box.unpacking import Box
from vivac.games.mosquetes.chapters.aiming import gun_targets, marks
from vivac.games.mosquetes.chapters.casualties import kill, wound_wagon
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.models import (
    GUN_RADIUS,
    Body,
    facing_of,
    radius,
    troop,
)
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.placing import served
from vivac.games.mosquetes.chapters.sight import (
    blockers,
    has_los,
    wagons,
    wagons_crossed,
)
from vivac.games.mosquetes.chapters.terrain import DENSE, LIGHT, SOLID, Terrain, View
from vivac.games.mosquetes.chapters.troops import QUARTERS
from vivac.games.mosquetes.chapters.wagons import shipwreck
from vivac.games.mosquetes.game import SPARED_OBSTACLES, Figure, Orders, Skirmish
from vivac.ground.field import NEAR
from vivac.table import Table, Test

COVER_ROW = {LIGHT: "light_cover", DENSE: "dense_cover", SOLID: "solid_cover"}
POWDER = ("black_powder", "artillery")


class Shot(NamedTuple):
    """One die: whom it is aimed at, what it needs, and whom it may hit instead (10.8, 10.16)."""

    marks: tuple[int, ...]  # numbers of figures, nearest first from the mark
    skill: int
    power: int
    modifiers: dict[str, int]

    @property
    def need(self) -> int:
        """10.5 What the die itself has to show."""
        return self.skill - sum(self.modifiers.values())

    @property
    def impossible(self) -> bool:
        """10.7 Only a natural 9 hits."""
        return self.need > 9

    def hits(self, die: int) -> bool:
        """1.4, 10.5 A natural 9 always hits and a natural 0 never."""
        return die == 9 or (not self.impossible and die != 0 and die >= self.need)

    def to_hit(self, game: Skirmish, unit: UnitId, target: UnitId) -> Test:
        return Test(
            rule="10.5",
            die=self.modifiers,
            needs=self.skill,
            always=(9,),
            never=(0,),
            by=(call(game, unit),),
            against=(call(game, target),),
        )

    def to_wound(self, worth: Mapping[str, int], game: Skirmish, unit: UnitId, target: UnitId) -> Test:
        """10.7, 10.8 A hit that was all but impossible wounds less."""
        less = {"impossible": worth["impossible"]} if self.impossible else {}
        sides = (call(game, unit),), (call(game, target),)
        return Test(rule="10.8", die=less, needs=self.power, by=sides[0], against=sides[1])


class Volley(NamedTuple):
    """What a Shoot leaves for the reaction test."""

    casualties: int
    shooters: tuple[Body, ...]
    unseen: bool = False
    volley: bool = False
    artillery: bool = False
    formation: bool = False
    hits: int = 0
    wounds: int = 0


# ---------------------------------------------------------------- the shots


def shots(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, weapon: str, *, hasty: bool
) -> list[Shot]:
    """10.2, 10.16 Every shot, judged before the first die."""
    if troop(box, game, unit).gun:
        return gun_shots(box, terrain, game, unit, target, weapon, hasty=hasty)
    found = []
    base = radius(box, game, unit)
    between = blockers(box, game, unit, target)
    circles = wagons(box, game, unit, target)
    reach = box.weapons[weapon].range * QUARTERS
    for number, x, y in game.figures[unit]:
        facing = facing_of(game, unit, number)
        seen = marks(box, terrain, game, (x, y, base), target, between, reach, facing, gun=False)
        if seen:
            distance, _, view, body = seen[0]
            modifiers = shot_modifiers(
                box, game, target, view, distance, (x, y, base), body, circles, hasty=hasty
            )
            found.append(_shot(box, game, unit, weapon, distance, modifiers, tuple(s[1] for s in seen)))
    return found


def shot_modifiers(
    box: Box,
    game: Skirmish,
    target: UnitId,
    view: View,
    distance: float,
    shooter: Body,
    mark: Body,
    circles: list[Body],
    *,
    hasty: bool,
) -> dict[str, int]:
    """10.5, 10.6 What is added to a hit die."""
    spared = game.on(SPARED_OBSTACLES)  # 19.27
    worth, kind = box.shooting, troop(box, game, target)
    found = {}
    if hasty:
        found["hasty"] = worth["hasty"]
    if distance > box.reach.extreme + NEAR:
        found["extreme_range"] = worth["extreme_range"]
    elif distance > box.reach.long + NEAR:
        found["long_range"] = worth["long_range"]
    if game.order[target] == Orders.OPEN:
        found["open_order"] = worth["open_order"]
    if view.cover:
        found[COVER_ROW[view.cover]] = worth[COVER_ROW[view.cover]]
    crossed = view.hindrances if spared else view.crossed
    crossed += wagons_crossed(box, circles, shooter, mark, (shooter,) if spared else ())
    if crossed:
        found["obstacle"] = worth["obstacle"] * crossed
    if kind.mounted:
        found["mounted_target"] = worth["mounted_target"]
    if kind.wagon:
        found["large_target"] = worth["large_target"]
    return found


def _shot(
    box: Box,
    game: Skirmish,
    unit: UnitId,
    weapon: str,
    distance: float,
    modifiers: dict[str, int],
    seen: tuple[int, ...],
) -> Shot:
    what = box.weapons[weapon]
    near = distance <= what.range * QUARTERS / 2 + NEAR  # 10.4
    return Shot(seen, troop(box, game, unit).shooting, what.near if near else what.far, modifiers)


def gun_shots(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, weapon: str, *, hasty: bool
) -> list[Shot]:
    """10.13 The dice of a gun, dealt to the figures it sees; twice as many as canister."""
    seen = gun_targets(box, terrain, game, unit, target, weapon)
    if not seen or not served(box, game, unit):
        return []
    gun = (*game.guns[unit], GUN_RADIUS)
    circles = wagons(box, game, unit, target)
    dice = box.weapons[weapon].dice * (2 if seen[0][0] <= box.reach.canister + NEAR else 1)
    order = tuple(each[1] for each in seen)
    found = []
    for nth in range(dice):
        distance, number, view, body = seen[nth % len(seen)]
        modifiers = shot_modifiers(box, game, target, view, distance, gun, body, circles, hasty=hasty)
        queue = (number, *(other for other in order if other != number))
        found.append(_shot(box, game, unit, weapon, distance, modifiers, queue))
    return found


# ---------------------------------------------------------------- resolving a Shoot


async def shoot(
    table: Table[Skirmish, Box],
    unit: UnitId,
    target: UnitId,
    weapon: str,
    *,
    hasty: bool,
    volley: bool = False,
) -> Volley:
    """10.2-10.13 One Shoot: all hit dice, then all wound dice; then powder and smoke."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    fired = shots(box, terrain, game, unit, target, weapon, hasty=hasty)
    unseen = unit not in game.spotted or not has_los(box, terrain, game, target, unit)  # 13.5h
    bodies = shooting_bodies(box, game, unit)
    formation = game.order[unit] == Orders.FORMATION
    game.watching.discard(unit)  # 11.4
    hits = []
    for shot in fired:
        die = await table.roll(D10, "hit", partial(shot.to_hit, game, unit, target))
        if shot.hits(die):
            hits.append(shot)
    table.tell(
        "volley-fired" if volley else "shots-fired",
        rule="10.5",
        unit=call(game, unit),
        target=call(game, target),
        shots=len(fired),
        hits=len(hits),
    )
    before, wounds = len(game.figures[target]), 0
    worth = box.shooting
    for shot in hits:
        die = await table.roll(D10, "wound", partial(shot.to_wound, worth, game, unit, target))
        if die + (worth["impossible"] if shot.impossible else 0) >= shot.power:  # 10.8
            wounds += 1
            wound(table, target, shot)
    use_weapon(box, game, unit, weapon)
    casualties = before - len(game.figures[target])
    table.tell("casualties", rule="10.8", target=call(game, target), count=casualties)
    artillery = box.weapons[weapon].rule == "artillery"
    return Volley(casualties, bodies, unseen, volley, artillery, formation, len(hits), wounds)


def shooting_bodies(box: Box, game: Skirmish, unit: UnitId) -> tuple[Body, ...]:
    """Whence the shots came: the figures, or the gun."""
    if troop(box, game, unit).gun:
        return ((*game.guns[unit], GUN_RADIUS),)
    base = radius(box, game, unit)
    return tuple((x, y, base) for _, x, y in game.figures[unit])


def wound(table: Table[Skirmish, Box], target: UnitId, shot: Shot) -> None:
    """10.8, 10.14 The mark falls, or the next nearest the shooter saw; a wagon takes its wounds."""
    game, box = table.game, table.box
    alive = {number for number, _, _ in game.figures[target]}
    number = next((mark for mark in shot.marks if mark in alive), None)
    if number is None:
        return
    if troop(box, game, target).wagon:
        wound_wagon(table, target)
        if not game.figures[target]:
            shipwreck(table, target)
    else:
        kill(table, target, {number})


def after_a_shot(box: Box, weapon: str) -> str:
    """10.10, 10.11 Powder must be reloaded, a single shot is spent."""
    rule = box.weapons[weapon].rule
    return "reload" if rule in POWDER else "spent" if rule == "single_shot" else "none"


def use_weapon(box: Box, game: Skirmish, unit: UnitId, weapon: str) -> None:
    """10.10, 10.11, 10.13 Powder leaves the unit unloaded and in smoke; a single shot is spent."""
    what = box.weapons[weapon]
    if what.rule in POWDER and game.figures[unit]:
        game.unloaded[unit] = what.reloads
        game.smoke.add(unit)
    elif what.rule == "single_shot":
        game.spent.add(unit)


def nearest_shooter(bodies: tuple[Body, ...], figures: tuple[Figure, ...]) -> Body:
    """13.5g The shooter nearest to any figure of the target (ties: id)."""
    return min(bodies, key=lambda body: min((body[0] - x) ** 2 + (body[1] - y) ** 2 for _, x, y in figures))
