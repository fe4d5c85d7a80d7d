"""2.0, 12.0 Initial deployment: as in history at one stroke, or freely within the zones."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from vivac.box import put
from vivac.games.guerra.box.components import Allowance, FreeGroup, UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.choices import PICK, one_place
from vivac.games.guerra.chapters.forces import OTHER
from vivac.games.guerra.game import Moment, War, take_state
from vivac.table import Action, Menu, Table

PER_STEP = ("infantry", "cavalry")
CHOOSING = -1  # the cursor before the first task


class Task(NamedTuple):
    """One unit to place, or an allowance to draw units from."""

    group: FreeGroup
    unit: UnitId = UnitId("")
    allowance: Allowance | None = None


@lru_cache(maxsize=32)
def tasks(box: Box, scenario: str, side: str) -> tuple[Task, ...]:
    """What a side has to deploy, in order."""
    found = []
    for group in box.scenarios[scenario].free:
        if group.side == side:
            found += [Task(group, unit=unit) for unit in group.units]
            found += [Task(group, allowance=allowance) for allowance in group.budget]
    return tuple(found)


async def deploy(table: Table[War, Box]) -> Moment:
    """2.0-1 The Royalist first, then the Patriot."""
    war, box = table.game, table.box
    todo = tasks(box, war.scenario, war.side)
    if war.cursor == CHOOSING:
        taken = await table.choose(war.side, DEPLOYMENT)
        if taken == FREELY():
            return Moment.DEPLOYMENT
    elif war.cursor < len(todo):
        await deploy_next(table, todo)
        return Moment.DEPLOYMENT
    return finish_side(table)


def amount(task: Task) -> int:
    return task.allowance.amount if task.allowance else 1


def deploy_historically(table: Table[War, Box]) -> None:
    """The whole side as it stood."""
    war, box = table.game, table.box
    for stand in box.scenarios[war.scenario].historical:
        for unit in stand.units:
            if box.side[unit] == war.side:
                settle(war, unit, stand.at, stand.state)
    table.tell("deployed-historically", rule="2.0-1", side=war.side)


def deploy_freely(table: Table[War, Box]) -> None:
    """2.3-4 Unit by unit, within the zones: the first task."""
    war = table.game
    war.cursor = 0
    war.left = amount(tasks(table.box, war.scenario, war.side)[0])


HISTORICAL = Action("historical", "2.0-1", do=deploy_historically)
FREELY = Action("freely", "2.3-4", do=deploy_freely)
DEPLOYMENT = Menu("deployment", HISTORICAL, FREELY)
DEPLOY_AT = one_place("2.3-4")


def settle(war: War, unit: UnitId, place: Place, state: str) -> None:
    put(war.where, war.stack, unit, place)
    take_state(war, unit, state)


async def deploy_next(table: Table[War, Box], todo: tuple[Task, ...]) -> None:
    """2.3-4 The next unit: which, if there is a choice, and where."""
    war, box = table.game, table.box
    task = todo[war.cursor]
    unit = task.unit
    if task.allowance:
        fit = candidates(box, war, task.allowance)
        if not fit:
            next_task(war, todo)
            return
        unit = await table.pick(war.side, "deploy-which", PICK, fit, left=war.left)
    places = zone(box, war, task.group, unit)
    if places:
        place = await table.pick(war.side, "deploy-where", DEPLOY_AT, places, unit=unit)
        state = task.group.state if unit not in box.leaders else ""
        if task.allowance and size(box, unit) > war.left:
            state = "reduced"  # the last step of an allowance
        settle(war, unit, place, state)
    war.left -= size(box, unit) if task.allowance else 1
    if war.left <= 0:
        next_task(war, todo)


def next_task(war: War, todo: tuple[Task, ...]) -> None:
    war.cursor += 1
    war.left = amount(todo[war.cursor]) if war.cursor < len(todo) else 0


def size(box: Box, unit: UnitId) -> int:
    """What a unit takes of its allowance: steps for regulars, one for the rest."""
    return box.steps[unit] if box.kind[unit] in PER_STEP else 1


def candidates(box: Box, war: War, allowance: Allowance) -> list[UnitId]:
    """Units of the kind that wait and whose time has come; one militia or ship stands for its like."""
    found: list[UnitId] = []
    alike: set[tuple[str, str]] = set()
    for unit in box.unit:
        if (
            box.kind[unit] != allowance.kind
            or war.where[unit] != box.pool[unit]
            or box.nation[unit] not in allowance.nationality
            or (allowance.group and box.unit[unit].group != allowance.group)
            or box.turn[unit] > war.turn
        ):
            continue
        same = (box.nation[unit], box.kind[unit])
        if unit not in box.regulars:
            if same in alike:
                continue
            alike.add(same)
        found.append(unit)
    return whole_counters(box, found, war.left) if allowance.kind in PER_STEP else found


def whole_counters(box: Box, units: list[UnitId], left: int) -> list[UnitId]:
    """2.3-5 Whole counters, if they make up what is left; else its last step is half of a two-step unit."""
    ones = sum(box.steps[unit] == 1 for unit in units)
    twos = len(units) - ones
    if not adds_up(left, ones, twos):
        return units
    fit = {1: adds_up(left - 1, ones - 1, twos), 2: adds_up(left - 2, ones, twos - 1)}
    return [unit for unit in units if fit[box.steps[unit]]]


def adds_up(steps: int, ones: int, twos: int) -> bool:
    """Whether so many one-step and two-step units make up so many steps.

    >>> adds_up(3, 1, 2), adds_up(1, 0, 2), adds_up(-1, 1, 1)
    (True, False, False)
    """
    return steps >= 0 and steps - 2 * min(twos, steps // 2) <= ones


def zone(box: Box, war: War, group: FreeGroup, unit: UnitId) -> list[Place]:
    """2.3-5 Field or city of the zone; ships in its ports, guerrillas in the field, nobody on the enemy."""
    spots: list[Place] = []
    for place in group.places:
        spots += box.spots[place] if box.is_area(place) else (place,)
    if unit in box.afloat:
        return [spot for spot in spots if spot in box.harbour]
    if group.state == "guerrilla" and unit in box.militia:
        return [spot for spot in spots if spot in box.area]
    enemy = OTHER[war.side]
    return [
        spot
        for spot in spots
        if spot not in box.city
        or not any(box.side[u] == enemy and u in box.land_units for u in war.stack.get(spot, ()))
    ]


def finish_side(table: Table[War, Box]) -> Moment:
    """2.0-1 The other side deploys, or the scenario begins with its phase."""
    war, box = table.game, table.box
    war.cursor, war.left = CHOOSING, 0
    if war.side == ROYALIST:
        war.side = PATRIOT
        return Moment.DEPLOYMENT
    table.tell("turn-begins", rule="3.1-1", turn=war.turn)
    return {
        "events": Moment.EVENTS,
        "uprisings": Moment.UPRISINGS,
        "patriot_operations": Moment.OPENING,
    }[box.scenarios[war.scenario].start]
