"""9.4-9.8 Spotting."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from vivac.games.mosquetes.box.contents import NO_UNIT, SIDE_OF, UnitId
from vivac.games.mosquetes.box.unpacking import OTHER, Box
from vivac.games.mosquetes.chapters.dice import D10
from vivac.games.mosquetes.chapters.models import (
    VECTORS,
    Body,
    enemies,
    facing_of,
    fielded,
    in_order,
    models,
    radius,
    troop,
)
from vivac.games.mosquetes.chapters.naming import call
from vivac.games.mosquetes.chapters.sight import blockers, has_los, look, sees, wagons, wagons_crossed
from vivac.games.mosquetes.chapters.terrain import LIGHT, Terrain, View
from vivac.games.mosquetes.game import Skirmish
from vivac.ground.field import NEAR
from vivac.table import Refusal, Table, Test

LOWEST = -4  # 9.5: the first column
IMPOSSIBLE = 10
IN_BETWEEN = ("light_cover", "dense_or_solid_cover", "obstacle", "light_section", "dense_solid_section")


class Chance(NamedTuple):
    """The best pair of a spotting test: the die it needs, and what made it so."""

    need: int
    columns: int
    distance: float
    modifiers: dict[str, int]

    def test(self, box: Box, unit: str, target: str) -> Test:
        """9.5 What the die is thrown for: each column to the good makes it easier by one."""
        far = bisect_left(box.columns, self.distance - NEAR) + LOWEST
        easier = {name: -columns for name, columns in self.modifiers.items()}
        return Test(rule="9.5", needs=far, target=easier, by=(unit,), against=(target,))


def spot_targets(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> Iterator[UnitId]:
    """7.2 Unspotted enemy units and markers that a unit sees."""
    kind = troop(box, game, unit)
    if kind.wagon or kind.dummy or unit in game.aboard:
        return
    spotted = game.spotted
    for target in enemies(game, SIDE_OF[unit]):
        if target not in spotted and sees(box, terrain, game, unit, target):
            yield target


def anybody_to_look_for(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> bool:
    """21.7 Whether there is a target for the free spotting test."""
    return any(True for _ in spot_targets(box, terrain, game, unit))


# ---------------------------------------------------------------- the test


def chance_to_spot(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId) -> Chance | None:
    """9.5 The pair with the lowest die; None if nobody sees anything."""
    between = blockers(box, game, unit, target)
    circles = wagons(box, game, unit, target)
    best: Chance | None = None
    nth = 0  # of the best pair: of equal ones the first counts
    always = steady_columns(box, game, unit, target)
    for hope, number, distance, a, b, more in _hopes(box, terrain, game, unit, target, always):
        if best is not None and (hope, number) > (best.need, nth):
            break  # from here on nobody can do better, whatever lies in between
        view = look(terrain, *a, *b, between)
        if view is None:
            continue
        modifiers = {**always, **pair_columns(box, view, circles, a, b), **more}
        columns = sum(modifiers.values())
        need = least_die(box, columns, distance)
        if best is None or (need, number) < (best.need, nth):
            best, nth = Chance(need, columns, distance, modifiers), number
    return best


def _hopes(
    box: Box, terrain: Terrain, game: Skirmish, unit: UnitId, target: UnitId, always: dict[str, int]
) -> list[tuple[int, int, float, Body, Body, dict[str, int]]]:
    """9.5, 9.6 The pairs in arc, best hope first: the die each needs if nothing lies in between.

    With its number, its distance, both models, and what the model looked at adds.
    """
    ra, rb = radius(box, game, unit), radius(box, game, target)
    gun = {"artillery_wagon_boat": box.spotting["artillery_wagon_boat"]}
    bare, with_gun = sum(always.values()), sum({**always, **gun}.values())
    worth = box.spotting
    hinders = all(worth[name] <= 0 for name in IN_BETWEEN)
    light, dense = worth["light_cover"], worth["dense_or_solid_cover"]
    shelter = (0, max(light, dense), dense, dense)  # at least what the ground gives where one stands
    seen = _visible_models(box, game, target)
    found, number = [], 0
    for mine, ax, ay in models(game, unit):
        fx, fy = VECTORS[facing_of(game, unit, mine)]
        for _, bx, by, base in seen:
            number += 1
            dx, dy = bx - ax, by - ay
            if dx * fx + dy * fy < 0:  # 3.8
                continue
            distance = max(0.0, sqrt(dx * dx + dy * dy) - ra - (base or rb))
            columns = (with_gun if base else bare) + shelter[terrain.area_cover[terrain.at(bx, by)]]
            hope = least_die(box, columns, distance) if hinders else 0
            found.append((hope, number, distance, (ax, ay, ra), (bx, by, base or rb), gun if base else {}))
    found.sort()
    return found


def _visible_models(box: Box, game: Skirmish, target: UnitId) -> list[tuple[int, int, int, int]]:
    """The models of a target; a gun with its crew is one of them, with a radius of its own."""
    found = [(number, x, y, 0) for number, x, y in models(game, target)]
    if target in game.guns and target not in game.markers:
        found.append((len(found), *game.guns[target], 4))
    return found


def steady_columns(box: Box, game: Skirmish, unit: UnitId, target: UnitId) -> dict[str, int]:
    """9.6, 9.7 The modifiers that are the same for every pair."""
    worth, kind = box.spotting, troop(box, game, target)
    found = {}
    if target in game.smoke:
        found["smoke"] = worth["smoke"]
    if kind.mounted:
        found["mounted"] = worth["mounted"]
    if kind.wagon:
        found["artillery_wagon_boat"] = worth["artillery_wagon_boat"]
    if kind.scout or kind.natives:
        found["scout_or_natives"] = worth["scout_or_natives"]
    if target in game.markers:
        found["hidden_marker"] = worth["hidden_marker"]
    if troop(box, game, unit).scout:
        found["spotter_scout"] = worth["spotter_scout"]
    weather = box.sheets[game.scenario].weather
    if weather != "clear":
        found["weather"] = box.charts.weather.at(weather)
    return found


def pair_columns(box: Box, view: View, circles: list[Body], a: Body, b: Body) -> dict[str, int]:
    """9.6 The modifiers of one line."""
    worth, found = box.spotting, {}
    if view.shelter:
        found["cover"] = worth["light_cover" if view.shelter == LIGHT else "dense_or_solid_cover"]
    screens = view.screens + wagons_crossed(box, circles, a, b, (a, b))
    if screens:
        found["obstacle"] = worth["obstacle"] * screens
    if view.light:
        found["light_section"] = worth["light_section"] * view.light
    if view.dense:
        found["dense_solid_section"] = worth["dense_solid_section"] * view.dense
    return found


def least_die(box: Box, columns: int, distance: float) -> int:
    """9.5 The lowest die whose column reaches so far; 10 if none does."""
    column = bisect_left(box.columns, distance - NEAR)
    if column == len(box.columns):
        return IMPOSSIBLE
    return min(max(column - columns + LOWEST, 0), IMPOSSIBLE) if column else 0


async def test_spotting(table: Table[Skirmish, Box], unit: UnitId, target: UnitId) -> bool:
    """9.5, 18.4 One test: against a marker a die is always rolled, and only the result is told."""
    game, box = table.game, table.box
    terrain = box.terrain(game.scenario)
    chance = chance_to_spot(box, terrain, game, unit, target)
    need = chance.need if chance else IMPOSSIBLE
    marker = target in game.markers
    die, name = -1, call(game, target)

    def test() -> Test:
        if marker or chance is None:  # 18.4: what it needs would tell what is behind a marker
            return Test(rule="9.5", by=(call(game, unit),), against=(name,))
        return chance.test(box, call(game, unit), name)

    if marker or 0 < need < IMPOSSIBLE:
        die = await table.roll(D10, "spotting", test)
    found = need == 0 or (need < IMPOSSIBLE and die >= need)
    table.tell(
        "spotted" if found else "spotting-failed",
        rule="9.5",
        unit=call(game, unit),
        target=name,
    )
    if found:
        table.reveal()
        if not marker:  # a marker is shown first
            game.spotted.add(target)
    return found


# ---------------------------------------------------------------- out of sight


def lose_sight(box: Box, terrain: Terrain, game: Skirmish) -> list[UnitId]:
    """9.8 At the end of an action: spotted units that no enemy figure has in line of sight any more."""
    lost = [unit for unit in in_order(game.spotted) if not in_view(box, terrain, game, unit)]
    game.spotted.difference_update(lost)
    return lost


def in_view(box: Box, terrain: Terrain, game: Skirmish, unit: UnitId) -> bool:
    """9.8 Whether an enemy figure that is not fleeing has line of sight to any of its figures."""
    if not game.figures[unit] or unit in game.aboard:
        return bool(game.figures[unit])
    first = terrain.seen_by.get(unit, NO_UNIT)
    if first in game.figures and game.figures[first] and _has_in_view(box, terrain, game, first, unit):
        return True
    for enemy in fielded(game, OTHER[SIDE_OF[unit]]):
        if enemy != first and _has_in_view(box, terrain, game, enemy, unit):
            terrain.seen_by[unit] = enemy
            return True
    return False


def _has_in_view(box: Box, terrain: Terrain, game: Skirmish, enemy: UnitId, unit: UnitId) -> bool:
    if enemy in game.fleeing or not looks_out(box, game, enemy):
        return False
    return has_los(box, terrain, game, enemy, unit)


def looks_out(box: Box, game: Skirmish, unit: UnitId) -> bool:
    """Men look out, whether as figures or behind a marker; wagons and dummies do not."""
    return troop(box, game, unit).men


def bars_spot(box: Box, terrain: Terrain, game: Skirmish, target: UnitId) -> Refusal | None:
    """7.2 What keeps a unit from the free spotting test against a target."""
    if target in game.aboard:
        return Refusal.because("target-aboard", "15.5", target=call(game, target))
    if target in game.spotted:
        return Refusal.because("already-spotted", "7.2", target=call(game, target))
    kind = troop(box, game, game.unit)
    if kind.wagon or kind.dummy or game.unit in game.aboard:
        return Refusal.because("looks-for-nobody", "7.2", unit=call(game, game.unit))
    if not sees(box, terrain, game, game.unit, target):
        return Refusal.because("not-in-sight", "9.3", target=call(game, target))
    return None
