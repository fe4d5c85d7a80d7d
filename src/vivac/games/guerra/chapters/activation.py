"""3.2, 3.3 Activation: who may be activated, and the operation points he gets."""

from __future__ import annotations

from collections.abc import Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import Place
from vivac.games.guerra.box.unpacking import COCHRANE, LEGION, PATRIOT, ROYALIST, SPAIN, Box
from vivac.games.guerra.chapters.choices import DONE, TARGET, at_force
from vivac.games.guerra.chapters.forces import PLAYER, best, forces, formed, members
from vivac.games.guerra.chapters.intelligence import hidden
from vivac.games.guerra.chapters.leaders import FLEE, may_flee
from vivac.games.guerra.chapters.liberals import SUBVERT, subversions
from vivac.games.guerra.chapters.movement import within_mexican_limit
from vivac.games.guerra.chapters.spending import spend_on
from vivac.games.guerra.game import FACTOR_ON_OPS, LOOSE, Moment, War
from vivac.table import D6, Action, Menu, Option, Refusal, Table, Test

GROUPS = 3


def ready(box: Box, war: War) -> list[Option]:
    """3.3-1 Forces with a unit that has not acted in this phase; Patriots group by group (3.2)."""
    side, finished, label, side_of = war.side, war.finished, war.label, box.side
    group = war.group if side == PATRIOT else 0
    legion = war.legion_open and side == ROYALIST
    found: list[Option] = []
    for place, units in war.stack.items():
        if place in box.off_board:
            continue
        seen: set[tuple[Action, int]] = set()
        for unit in units:
            if unit in finished:
                continue
            if side_of[unit] != side:
                if not legion or side_of[unit] != LEGION:
                    continue
                act = LEGION_MARCHES
            elif group and box.group[unit] != group:
                continue
            elif unit in box.ashore:
                if place == SPAIN:
                    continue
                act = ACTIVATE
            elif unit in box.naval:  # a naval leader sails nowhere without ships
                act = SET_SAIL
            else:
                continue
            force = (act, label.get(unit, LOOSE))
            if force not in seen:
                seen.add(force)
                found.append(act(place, force[1]))
    return found


def available(box: Box, war: War, side: str, place: Place, label: int, *, afloat: bool) -> list[UnitId]:
    """3.2-3 The members of a force that may act now: fresh, and of the group in turn."""
    return [
        unit
        for unit in members(box, war, side, place, label, afloat=afloat)
        if unit not in war.finished and (side != PATRIOT or box.group[unit] == war.group)
    ]


def bars_acting(
    box: Box, war: War, side: str, place: Place, label: int, *, afloat: bool = False
) -> Refusal | None:
    """3.3-1, 3.2-1 Each unit acts once in the phase, and Patriots group by group."""
    units = members(box, war, side, place, label, afloat=afloat)
    if all(unit in war.finished for unit in units):
        return Refusal.because("already-activated", "3.3-1")
    if not available(box, war, side, place, label, afloat=afloat):
        return Refusal.because("not-this-group", "3.2-1")
    return None


def bars_activation(box: Box, war: War, place: Place, label: int) -> Refusal | None:
    """3.3-1, 3.2-1, 7.3, 10.7-1 What keeps a land force from being activated."""
    if place == SPAIN:
        return Refusal.because("waits-for-a-convoy", "4.8-1")
    refusal = bars_acting(box, war, war.side, place, label)
    if refusal is None and war.mexican_limit == 0 and spent_in_mexico(box, war, place, label):
        return Refusal.because("mexican-limit-reached", "10.7-1")
    return refusal


def bars_legion(box: Box, war: War, place: Place, label: int) -> Refusal | None:
    """10.6-4 The SPL acts once it is open, and once in the phase like everybody."""
    if not war.legion_open:
        return Refusal.because("legion-not-open", "10.6-4")
    return bars_acting(box, war, LEGION, place, label)


def bars_sailing(box: Box, war: War, place: Place, label: int) -> Refusal | None:
    """7.1-1 What keeps a fleet from being activated; 8.3-1 a naval leader sails nowhere without ships."""
    refusal = bars_acting(box, war, war.side, place, label, afloat=True)
    ships = available(box, war, war.side, place, label, afloat=True)
    if refusal is None and not any(unit in box.naval for unit in ships):
        return Refusal.because("no-ships", "8.3-1")
    return refusal


def forces_of(box: Box, war: War, side: str, *, afloat: bool = False) -> list[tuple[Place, int]]:
    """Every force of a side on the map, whether or not it may act."""
    return [
        (place, label)
        for place in war.stack
        if place not in box.off_board
        for label in forces(box, war, side, place, afloat=afloat)
    ]


def all_that_may_begin(box: Box, war: War) -> list[Option]:
    """Everything that may be begun in operations, found at one look at the map."""
    found = ready(box, war)
    if war.mexican_limit == 0:
        found = [
            option
            for option in found
            if option[0] != "activate" or not spent_in_mexico(box, war, box.places[option[1]], int(option[2]))
        ]
    if war.side == PATRIOT:
        found += may_flee(box, war)
        found += subversions(box, war)
    found.append(DONE())
    return found


def spent_in_mexico(box: Box, war: War, place: Place, label: int) -> bool:
    """10.7-1 With the limit used up only leaders move in Mexico."""
    if war.side != ROYALIST or box.ground.get(place) not in box.mexico:
        return False
    return box.land_units.issuperset(available(box, war, war.side, place, label, afloat=False))


async def operations(table: Table[War, Box]) -> Moment:
    """3.2, 3.3-8 One force after the other, until the side, or the Patriot group, is done."""
    war = table.game
    taken = await table.choose(war.side, OPERATIONS, group=war.group)
    if taken == DONE():
        return close_group(table)
    return Moment.VOYAGE if war.fleet else Moment.MARCH if war.active else Moment.OPERATIONS


def close_group(table: Table[War, Box]) -> Moment:
    """3.2-2 A closed group does not act again in this phase."""
    war = table.game
    if war.side == PATRIOT and war.group < GROUPS:
        war.group += 1
        table.tell("group-begins", rule="3.2-1", group=war.group)
        return Moment.OPERATIONS
    return Moment.STANDING


async def activate(table: Table[War, Box], place: Place, label: int) -> None:
    """3.3-1 Those of a force who may act now set out."""
    war = table.game
    await set_out(table, available(table.box, war, war.side, place, label, afloat=False))


async def activate_legion(table: Table[War, Box], place: Place, label: int) -> None:
    """10.6-4 The Royalist moves the SPL."""
    await set_out(table, available(table.box, table.game, LEGION, place, label, afloat=False))


async def activate_fleet(table: Table[War, Box], place: Place, label: int) -> None:
    """7.1-1 Those of a fleet who may act now put to sea."""
    war = table.game
    await set_sail(table, available(table.box, war, war.side, place, label, afloat=True))


async def set_out(table: Table[War, Box], units: list[UnitId]) -> None:
    """3.3 A land force is activated."""
    war, box = table.game, table.box
    units = await within_mexican_limit(table, units)
    formed(box, war, units)
    war.finished.update(units)
    war.active = units
    war.began = war.where[units[0]]
    war.spent = war.turned = war.attrition = 0
    war.triggers.clear()
    war.ops = await operation_points(table, units)


async def set_sail(table: Table[War, Box], ships: list[UnitId]) -> None:
    """7.1-1 A fleet is activated like a land force."""
    war, box = table.game, table.box
    formed(box, war, ships)
    war.finished.update(ships)
    war.fleet = ships
    war.under_way = 0
    war.fleet_ops = await operation_points(table, ships)


async def operation_points(table: Table[War, Box], units: Sequence[UnitId]) -> int:
    """3.3-2, 3.3-3 A die, the leader's factor, RP, and the burden of leaderless militia."""
    war, box = table.game, table.box
    side = box.side[units[0]]
    rp = await spend_on(table, PLAYER[side], "activation", units)
    chart = box.charts.activation
    factor = leader_factor(box, units)
    on_ops = war.on(FACTOR_ON_OPS)  # 3.3-11
    terms = {
        "leader": 0 if on_ops else factor,
        "rp": chart.at("per_rp") * rp,
        "militia": chart.at("militia") * burdened(box, units),
    }
    if hidden(war, units[0]):  # 5.1.3-4 the die, the RP and the OPs are public; the leader is not
        public = Test("3.3-2", "operation_points", at=war.where[units[0]])
    else:
        public = Test("3.3-2", "operation_points", die=terms, by=tuple(units), at=war.where[units[0]])
    die = await table.roll(D6, "activation", lambda: public)
    ops: int = box.charts.operation_points.at(die + sum(terms.values()))
    if on_ops:
        ops += factor
    table.tell("activated", rule="3.3-2", side=side, place=war.where[units[0]], ops=ops)
    return ops


def leader_factor(box: Box, units: Sequence[UnitId]) -> int:
    """3.3-5 The best leader; 3.3-12 with ships only Cochrane counts."""
    if any(unit in box.naval for unit in units):
        return box.unit[COCHRANE].operations if COCHRANE in units else 0
    return best(box, units, "operations")


def burdened(box: Box, units: Sequence[UnitId]) -> bool:
    """3.3-3, 3.3-12 Half or more militia and no leader; never a fleet or a leader alone."""
    if any(unit in box.leaders for unit in units):
        return False
    land = [unit for unit in units if unit in box.land_units]
    return bool(land) and 2 * sum(unit in box.militia for unit in land) >= len(land)


# ---------------------------------------------------------------- what may be begun

ACTIVATE: Action = Action(
    "activate",
    "3.3-1",
    of=TARGET,
    lights=lambda box, war, viewer, place, label: at_force(box, war, viewer, war.side, place, label),
    among=lambda box, war: [ACTIVATE(*force) for force in forces_of(box, war, war.side)],
    bars=bars_activation,
    do=activate,
)
LEGION_MARCHES: Action = Action(
    "legion",
    "10.6-1",
    of=TARGET,
    lights=lambda box, war, viewer, place, label: at_force(box, war, viewer, LEGION, place, label),
    among=lambda box, war: (
        [LEGION_MARCHES(*force) for force in forces_of(box, war, LEGION)] if war.side == ROYALIST else []
    ),
    bars=bars_legion,
    do=activate_legion,
)
SET_SAIL: Action = Action(
    "fleet",
    "7.1-1",
    of=TARGET,
    lights=lambda box, war, viewer, place, label: at_force(
        box, war, viewer, war.side, place, label, afloat=True
    ),
    among=lambda box, war: [SET_SAIL(*force) for force in forces_of(box, war, war.side, afloat=True)],
    bars=bars_sailing,
    do=activate_fleet,
)
OPERATIONS = Menu(
    "operations", ACTIVATE, LEGION_MARCHES, SET_SAIL, FLEE, SUBVERT, DONE, fast=all_that_may_begin
)
