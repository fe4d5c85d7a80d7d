"""5.1 Forming forces, and the army markers that stand for them."""

from __future__ import annotations

from vivac.games.guerra.answers import ALL, CLOSE, DONE, OPEN
from vivac.games.guerra.components import UnitId
from vivac.games.guerra.forces import PLAYER, loosen, new_force
from vivac.games.guerra.game import War
from vivac.games.guerra.unpacking import Box
from vivac.table import Option, Table

WORKS = "works"
AFLOAT = "afloat"


def post(box: Box, war: War, unit: UnitId) -> Option:
    """5.1-1 The position of a unit: a place, a fleet there, or a siege or works box."""
    place = war.where[unit]
    if unit in box.afloat:
        return Option("regroup", place, AFLOAT)
    if unit in war.works:
        return Option("regroup", place, war.siege[unit], WORKS)
    if unit in war.siege:
        return Option("regroup", place, war.siege[unit])
    return Option("regroup", place)


def posts(box: Box, war: War) -> dict[Option, list[UnitId]]:
    """Positions with something to form, not yet dealt with in this step."""
    found: dict[Option, list[UnitId]] = {}
    side = war.side
    for unit, place in war.where.items():
        if box.side[unit] == side and place not in box.off_board:
            found.setdefault(post(box, war, unit), []).append(unit)
    return {
        where: units
        for where, units in found.items()
        if where.id not in war.visited and (len(units) > 1 or units[0] in box.land_units)
    }


async def form(table: Table[War]) -> bool:
    """5.1-1 The forces of one position are formed anew; false when the side is done."""
    war, box = table.game, table.box
    answer = await table.ask(war.side, "form", lambda: [*posts(box, war), DONE])
    if answer == DONE:
        return False
    units = posts(box, war)[answer]
    war.visited.add(answer.id)
    dissolve(box, war, units)
    left = list(units)
    while left:
        force = await muster(table, left)
        new_force(box, war, force)
        await cover(table, force)
    return True


def dissolve(box: Box, war: War, units: list[UnitId]) -> None:
    """The old forces are no more, and their markers come off."""
    for label in {war.label.get(unit, 0) for unit in units}:
        war.army.pop(label, None)
    loosen(war, units)


async def muster(table: Table[War], left: list[UnitId]) -> list[UnitId]:
    """One force after the other is put together from those who are left."""
    war, box = table.game, table.box
    force: list[UnitId] = []
    while left:
        fit = [unit for unit in left if matches(box, war, unit, force)]
        if not fit:
            break
        options = [ALL, *(box.pick[unit] for unit in fit)]
        answer = await table.ask(war.side, "muster", [*options, CLOSE] if force else options)
        if answer == CLOSE:
            break
        if answer == ALL:
            fit = [unit for unit in left if matches(box, war, unit, force or fit[:1])]
            force += fit
            for unit in fit:
                left.remove(unit)
            break
        force.append(str(answer[1]))
        left.remove(str(answer[1]))
    return force


def matches(box: Box, war: War, unit: UnitId, force: list[UnitId]) -> bool:
    """Guerrillas keep to guerrillas; leaders go with anybody."""
    if unit in box.leaders:
        return True
    land = next((other for other in force if other not in box.leaders), None)
    return land is None or (land in war.guerrillas) == (unit in war.guerrillas)


async def cover(table: Table[War], force: list[UnitId]) -> None:
    """5.1.1-1, 5.1.3-5 A force with a land unit in the field or a city may stand under an army marker."""
    war, box = table.game, table.box
    if war.where[force[0]] not in box.ground or any(unit in war.guerrillas for unit in force):
        return
    if not any(unit in box.land_units for unit in force):
        return
    free = [army for army in box.army_markers[war.side] if army not in war.army.values()]
    if free:
        options = [OPEN, *(Option("army", army) for army in free)]
        answer = await table.ask(PLAYER[war.side], "army", options)
        if answer != OPEN:
            war.army[war.label[force[0]]] = str(answer[1])
            table.tell("army-formed", rule="5.1.1-1", army=str(answer[1]), place=war.where[force[0]])
