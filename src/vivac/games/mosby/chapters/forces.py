"""2.4 Union units, boxes and the status of a space: what everything else is said in."""

from __future__ import annotations

from vivac.box import put
from vivac.games.mosby.box.contents import SpaceId
from vivac.games.mosby.box.unpacking import BOXES, CONTAINER, ELIMINATED, HOLDING, TRAIN, Box, UnitId
from vivac.games.mosby.game import NOWHERE, Raid
from vivac.table import Table

# ---------------------------------------------------------------- spaces


def unrevealed(raid: Raid, space: SpaceId) -> bool:
    """2.4-6 An ordinary space behind the lines whose hidden unit has not been drawn."""
    return space in raid.lines and space not in raid.revealed and space not in raid.forts


def owes_checks(raid: Raid, space: SpaceId) -> bool:
    """7.2-2 A space with an inactive unit, a hidden unit or a Large Union Force."""
    if space in raid.forts or (space in raid.lines and space not in raid.revealed):
        return True
    return space in raid.stack and has_inactive(raid, space)


def has_inactive(raid: Raid, space: SpaceId) -> bool:
    return space in raid.stack and not raid.active.issuperset(raid.stack[space])


def inactive(raid: Raid, space: SpaceId) -> list[UnitId]:
    return [unit for unit in raid.stack.get(space, ()) if unit not in raid.active]


def active_combat(box: Box, raid: Raid, space: SpaceId) -> list[UnitId]:
    return [unit for unit in raid.stack.get(space, ()) if unit in raid.active and unit in box.combat]


def active_others(box: Box, raid: Raid, space: SpaceId) -> list[UnitId]:
    """Active pickets, couriers and sutlers."""
    return [unit for unit in raid.stack.get(space, ()) if unit in raid.active and unit not in box.combat]


def holds_combat(box: Box, raid: Raid, space: SpaceId) -> bool:
    return space in raid.stack and not box.combat.isdisjoint(raid.stack[space])


def map_is_empty(raid: Raid) -> bool:
    """No Union unit is on the map: whichever is has a tag."""
    return not raid.tags


def on_map(box: Box, raid: Raid) -> list[UnitId]:
    """Every Union unit on the map in the order of 7.2-7; a blank nobody has looked at is a unit (2.4-7)."""
    if map_is_empty(raid):  # as at the end of most turns
        return []
    places = sorted(raid.stack.keys() - BOXES, key=box.order.__getitem__)
    return [unit for place in places for unit in raid.stack[place]]


# ---------------------------------------------------------------- units


def strength_of(box: Box, raid: Raid, unit: UnitId) -> int:
    return box.strength[unit] - raid.losses.get(unit, 0)


def place(raid: Raid, unit: UnitId, space: SpaceId) -> None:
    """Put a unit on the map, or move it there."""
    if unit not in raid.tags:
        raid.last_tag += 1
        raid.tags[unit] = raid.last_tag
    put(raid.where, raid.stack, unit, space)


def take_off(raid: Raid, unit: UnitId, box: SpaceId) -> None:
    """Take a unit off the map into a box; what was known of it and what it had lost is forgotten (7.2-8)."""
    put(raid.where, raid.stack, unit, box)
    raid.active.discard(unit)
    raid.seen.discard(unit)
    raid.regrouping.discard(unit)
    raid.passed_by.discard(unit)
    raid.escorts.discard(unit)
    raid.losses.pop(unit, None)
    raid.tags.pop(unit, None)


def to_container(raid: Raid, unit: UnitId) -> None:
    take_off(raid, unit, CONTAINER)


def to_holding_box(raid: Raid, unit: UnitId) -> None:
    take_off(raid, unit, HOLDING)


def eliminate(raid: Raid, unit: UnitId) -> None:
    """2.4-9 A combat unit out for the game."""
    take_off(raid, unit, ELIMINATED)


def look_at(table: Table[Raid, Box], unit: UnitId) -> bool:
    """2.4-8 Examine a unit; False if it was a blank, which goes to the holding box (2.4-10)."""
    raid = table.game
    if unit in table.box.blanks:
        table.tell("blank", rule="2.4-10", space=raid.where[unit])
        to_holding_box(raid, unit)
        table.reveal()
        return False
    if unit not in raid.seen:
        raid.seen.add(unit)
        table.tell("examined", rule="6.1-5", unit=unit, space=raid.where[unit])
        table.reveal()
    return True


def activate(table: Table[Raid, Box], unit: UnitId, space: SpaceId) -> bool:
    """7.2-3 Turn a unit face up in a space; False if it was a blank, which counts as no unit."""
    raid = table.game
    if unit in table.box.blanks:
        table.tell("blank", rule="2.4-10", space=space)
        to_holding_box(raid, unit)
        return False
    if raid.where[unit] != space:
        place(raid, unit, space)
    raid.active.add(unit)
    raid.seen.add(unit)
    if raid.ames and unit in table.box.combat and raid.mosby_acts():
        raid.ames = 0  # A-ames.2
    table.tell("activated", rule="7.2-3", unit=unit, space=space)
    return True


def deactivate(raid: Raid, unit: UnitId) -> None:
    """7.2-6 A unit becomes inactive where it stands; in a Large Union Force it returns to the container."""
    raid.active.discard(unit)
    raid.regrouping.discard(unit)
    space = raid.where[unit]
    if unit in raid.escorts:
        if space == raid.train and not raid.train_wrecked:  # 7.8-14
            put(raid.where, raid.stack, unit, TRAIN)
            return
        raid.escorts.discard(unit)
    if space in raid.forts:
        to_container(raid, unit)


def train_is_here(raid: Raid, space: SpaceId) -> bool:
    """The wagon train, intact, is in a space of the map."""
    return raid.train == space and space != NOWHERE and not raid.train_wrecked


def rounds_go_on(raid: Raid) -> bool:
    """C4-2, 7.8-3 A unit is active, or the intact wagon train is on the map."""
    return bool(raid.active) or (raid.train != NOWHERE and not raid.train_wrecked)
