"""5.0, 5.2 Movement of land forces, and what is left behind or picked up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, Place
from vivac.games.guerra.box.unpacking import BRAZIL, LEGION, LOST, PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.choices import (
    DONE,
    PICK,
    TARGET,
    at_force,
    own_area,
    own_side,
)
from vivac.games.guerra.chapters.control import besieged
from vivac.games.guerra.chapters.forces import PLAYER, forces, go, keep_marker, new_force, ships
from vivac.games.guerra.chapters.intelligence import confidant
from vivac.games.guerra.game import LOOSE, War
from vivac.table import Action, Option, Refusal, Table

BANDA_ORIENTAL = AreaId("banda_oriental")
BLOCKADING = Refusal.because("blockading", "6.6-1")


def strait_closed(box: Box, war: War, side: str, a: Place, b: Place) -> bool:
    """5.0-4 Enemy ships in the strait, and none of one's own, close it."""
    sea = box.strait.get((a, b))
    if sea is None or side not in (ROYALIST, PATRIOT):
        return False
    enemy = PATRIOT if side == ROYALIST else ROYALIST
    return ships(box, war, enemy, sea) and not ships(box, war, side, sea)


def bars_march(box: Box, war: War, to: Place) -> Refusal | None:
    """What keeps the active force from an adjacent area."""
    if is_blockading(war):
        return BLOCKADING
    here, area, side = war.where[war.active[0]], own_area(box, war), own_side(box, war)
    if to not in ways(box, side, area):
        if box.land.kind.get((area, to)) == "impassable":
            return Refusal.because("border-impassable", "5.0-1", area=to)
        return Refusal.because("not-adjacent", "5.0-1", area=to)
    if war.ops < box.op["move"]:
        return Refusal.because("not-enough-ops", "3.3-7", needed=box.op["move"], left=war.ops)
    if here in box.city and besieged(war, here):
        return Refusal.because("besieged-inside", "5.0-2", city=here)
    if strait_closed(box, war, side, area, to):
        return Refusal.because("strait-closed", "5.0-4", area=to)
    return None


def is_blockading(war: War) -> bool:
    """6.6-1 A force that has declared a blockade only assaults."""
    return bool(war.blockade) and any(unit in war.blockade for unit in war.active)


def ways(box: Box, side: str, area: Place) -> tuple[Place, ...]:
    """Adjacent areas; for the SPL only Banda Oriental and, for good, Brazil (10.6-1)."""
    if side == LEGION:
        return (BANDA_ORIENTAL,) if area == BRAZIL else (BRAZIL,)
    return box.ways.get(area, ())


def marches(box: Box, war: War) -> Sequence[Place]:
    """Where the active force may march now."""
    unit = war.active[0]
    here, side = war.where[unit], box.side[unit]
    area = box.ground.get(here, here)
    if here in box.city and besieged(war, here):
        return []
    if area in box.straits:
        return [to for to in ways(box, side, area) if not strait_closed(box, war, side, area, to)]
    return ways(box, side, area)


def arrive(table: Table[War, Box], to: Place) -> None:
    """5.0-1 The move itself, and what it triggers (5.3-2, 10.6-4)."""
    war, box = table.game, table.box
    here = war.where[war.active[0]]
    area = box.ground.get(here, here)
    for unit in war.active:
        go(box, war, unit, to)
    if not box.is_area(to):  # 10.6-1 Brazil: out of the game
        for unit in war.active[:]:
            go(box, war, unit, LOST)
            war.label.pop(unit, None)
        war.active.clear()
        table.tell("legion-withdraws", rule="10.6-1")
        return
    note_triggers(box, war, area, to)
    note_banda_oriental(table, war.active, to)


def note_triggers(box: Box, war: War, area: Place, to: AreaId) -> None:
    """5.3-2 A move into a hostile area or across the Andes; 5.3-3 in or out of the Chaco."""
    chaco = max(box.area[to].attrition, box.area[area].attrition if box.is_area(area) else 0)
    if to in box.hostile or chaco or box.land.kind.get((area, to)) == "andes":
        war.triggers.update(unit for unit in war.active if unit in box.land_units)
        war.attrition = max(war.attrition, chaco)


def note_banda_oriental(table: Table[War, Box], units: Iterable[UnitId], to: Place) -> None:
    """10.6-4 A unit of El Plata in Banda Oriental opens the SPL for the rest of the game."""
    war, box = table.game, table.box
    if to == BANDA_ORIENTAL and not war.legion_open and any(box.nation[unit] == "el_plata" for unit in units):
        war.legion_open = True
        table.tell("legion-opens", rule="10.6-4")


# ---------------------------------------------------------------- leaving behind and picking up


async def leave_behind(table: Table[War, Box], force: list[UnitId]) -> None:
    """5.2-1 Units left behind are done for the phase, and form a force of their own."""
    war, box = table.game, table.box
    player = PLAYER[box.side[force[0]]]
    left: list[UnitId] = []
    while len(force) > 1:
        unit = await table.pick(
            player, "leave", PICK, force, *([DONE] if left else []), place=war.where[force[0]]
        )
        if unit is None:
            break
        force.remove(unit)
        left.append(unit)
    new_force(box, war, left)  # 5.1.3-5 a marker follows the moving part
    war.turned = 0
    table.tell("left-behind", rule="5.2-1", units=len(left), place=war.where[force[0]])


def joinable(box: Box, war: War) -> list[Option]:
    """5.2-2 Forces in the same position that have not operated this phase."""
    here, side = war.where[war.active[0]], box.side[war.active[0]]
    own = war.label.get(war.active[0], 0)
    group = box.group[war.active[0]]
    siege = war.siege.get(war.active[0])
    found = []
    for label, units in forces(box, war, side, here).items():
        if label == own or war.siege.get(units[0]) != siege:
            continue
        if any(may_join(box, war, unit, group) for unit in units):
            found.append(JOIN(label))
    return found


def others_here(box: Box, war: War) -> list[int]:
    """The other forces of the active side in its position."""
    own = war.label.get(war.active[0], LOOSE)
    return [label for label in forces(box, war, own_side(box, war), war.where[war.active[0]]) if label != own]


def bars_joining(box: Box, war: War, label: int) -> Refusal | None:
    """5.2-2, 3.2-3 What keeps the active force from picking up another."""
    if is_blockading(war):
        return BLOCKADING
    units = forces(box, war, own_side(box, war), war.where[war.active[0]])[label]
    if war.siege.get(units[0]) != war.siege.get(war.active[0]):
        return Refusal.because("another-position", "5.2-2")
    group = box.group[war.active[0]]
    if any(may_join(box, war, unit, group) for unit in units):
        return None
    if all(unit in war.finished for unit in units):
        return Refusal.because("already-activated", "5.2-2")
    if all(box.group[unit] != group for unit in units):
        return Refusal.because("not-this-group", "3.2-3")
    if war.mexican_limit == 0 and limited_here(box, war, units):
        return Refusal.because("mexican-limit-reached", "10.7-2")
    return Refusal.because("not-their-kind", "5.2-2")


def bars_leaving(_box: Box, war: War) -> Refusal | None:
    """5.2-1 Somebody must march on."""
    if is_blockading(war):
        return BLOCKADING
    return Refusal.because("nobody-to-leave", "5.2-1") if len(war.active) < 2 else None


def may_join(box: Box, war: War, unit: UnitId, group: int) -> bool:
    """3.2-3 Of the same group, fresh, and of the same kind: guerrillas march with guerrillas."""
    if unit in war.finished or box.group[unit] != group:
        return False
    if war.mexican_limit == 0 and unit in box.land_units and limited_here(box, war, [unit]):
        return False
    guerrilla = any(other in war.guerrillas for other in war.active)
    if unit in box.land_units and any(other in box.land_units for other in war.active):
        return (unit in war.guerrillas) == guerrilla
    return True


async def pick_up(table: Table[War, Box], label: int) -> None:
    """5.2-3 Picked-up units share what OPs are left; 10.7-2 in Mexico they count."""
    war, box = table.game, table.box
    here, side = war.where[war.active[0]], box.side[war.active[0]]
    group = box.group[war.active[0]]
    joining = [
        unit for unit in forces(box, war, side, here).get(label, []) if may_join(box, war, unit, group)
    ]
    joining = await within_mexican_limit(table, joining)
    if not joining:
        return
    own = war.label[war.active[0]]
    to = confidant(box, war, joining[0])  # 5.1.3-2 how many stood below a marker is nobody else's business
    if label in war.army and own not in war.army:
        war.army[own] = war.army.pop(label)
    for unit in joining:
        war.label[unit] = own
        war.finished.add(unit)
    war.active.extend(joining)
    war.turned = 0
    keep_marker(box, war, label)
    table.tell("picked-up", rule="5.2-2", to=to, units=len(joining), place=here)


async def within_mexican_limit(table: Table[War, Box], units: list[UnitId]) -> list[UnitId]:
    """10.7-2 No more units than the limit allows are activated in Mexico; the owner says who."""
    war, box = table.game, table.box
    if not limited_here(box, war, units):
        return units
    if war.mexican_limit == 0:
        return [unit for unit in units if unit not in box.land_units]
    kept = list(units)
    while len(troops := [unit for unit in kept if unit in box.land_units]) > war.mexican_limit:
        kept.remove(await table.pick(ROYALIST, "stay-in-mexico", PICK, troops, limit=war.mexican_limit))
    war.mexican_limit -= sum(unit in box.land_units for unit in kept)
    return kept


def limited_here(box: Box, war: War, units: list[UnitId]) -> bool:
    """10.7-1 Royalist land units in the ten areas of Mexico while Hidalgo lives."""
    return (
        war.mexican_limit >= 0
        and bool(units)
        and box.side[units[0]] == ROYALIST
        and box.ground.get(war.where[units[0]]) in box.mexico
    )


# ---------------------------------------------------------------- acts of the active force

JOIN: Action = Action(
    "join",
    "5.2-2",
    of=TARGET,
    lights=lambda box, war, viewer, label: at_force(
        box, war, viewer, own_side(box, war), war.where[war.active[0]], label
    ),
    among=lambda box, war: [*map(JOIN, others_here(box, war))],
    bars=bars_joining,
    do=pick_up,
)
LEAVE = Action("leave", "5.2-1", bars=bars_leaving, do=lambda table: leave_behind(table, table.game.active))
