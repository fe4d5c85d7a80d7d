"""5.1 Forces: what stands together, acts together; and the only ways a counter moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vivac.box import put
from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, CityId, Place
from vivac.games.guerra.box.unpacking import LEGION, LOST, PATRIOT, REBELS, ROYALIST, Box
from vivac.games.guerra.game import LOOSE, LOOSE_GUERRILLAS, War

ENEMIES = {  # 1.1.1-8 rebels are enemies of both sides, the SPL of Patriots and rebels
    ROYALIST: frozenset((PATRIOT, REBELS)),
    PATRIOT: frozenset((ROYALIST, REBELS, LEGION)),
    LEGION: frozenset((PATRIOT, REBELS)),
    REBELS: frozenset((ROYALIST, PATRIOT, LEGION)),
}
OTHER = {ROYALIST: PATRIOT, PATRIOT: ROYALIST}
NONE: frozenset[UnitId] = frozenset()
PLAYER = {ROYALIST: ROYALIST, PATRIOT: PATRIOT, LEGION: ROYALIST}  # who answers for a side (10.6-1)


def steps_of(box: Box, war: War, unit: UnitId) -> int:
    return box.steps[unit] - (unit in war.reduced)


def steps(box: Box, war: War, units: Iterable[UnitId]) -> int:
    """How many steps a force has; leaders have none."""
    return sum(box.steps[unit] - (unit in war.reduced) for unit in units)


def factor_of(box: Box, war: War, unit: UnitId) -> int:
    return box.reduced[unit] if unit in war.reduced else box.factor[unit]


def among(some: set[UnitId], units: tuple[UnitId, ...]) -> frozenset[UnitId]:
    """Those of a stack of whom something is true: what is known of a stack is kept by them."""
    return NONE if some.isdisjoint(units) else frozenset(some.intersection(units))


# ---------------------------------------------------------------- who stands where


def forces(box: Box, war: War, side: str, place: Place, *, afloat: bool = False) -> dict[int, list[UnitId]]:
    """5.1-1 The forces of a side in one position, by label; land forces, or fleets."""
    found: dict[int, list[UnitId]] = {}
    kind = box.afloat if afloat else box.ashore
    label = war.label
    for unit in war.stack.get(place, ()):
        if unit in kind and box.side[unit] == side:
            found.setdefault(label.get(unit, LOOSE), []).append(unit)
    return found


def members(box: Box, war: War, side: str, place: Place, label: int, *, afloat: bool = False) -> list[UnitId]:
    return forces(box, war, side, place, afloat=afloat).get(label, [])


def fighting(box: Box, war: War, units: Iterable[UnitId]) -> list[UnitId]:
    """10.1-4 The land units of a force that can fight: no leaders, no guerrillas."""
    return [unit for unit in units if unit in box.land_units and unit not in war.guerrillas]


def fights_for(box: Box, war: War, side: str, place: Place) -> bool:
    """Whether a side has a land unit here that is no guerrilla."""
    return any(
        box.side[unit] == side and unit in box.land_units and unit not in war.guerrillas
        for unit in war.stack.get(place, ())
    )


def garrison(box: Box, war: War, city: Place) -> list[UnitId]:
    """The land units inside a city, whosesoever."""
    return [unit for unit in war.stack.get(city, ()) if unit in box.land_units]


def enemy_in_field(box: Box, war: War, side: str, area: AreaId) -> bool:
    """Whether an enemy land unit that is no guerrilla stands in the field."""
    enemies = ENEMIES[side]
    for unit in war.stack.get(area, ()):
        if box.side[unit] in enemies and unit in box.land_units and unit not in war.guerrillas:
            return True
    return False


def ships(box: Box, war: War, side: str, place: Place) -> bool:
    """Whether a side has naval units here."""
    return any(unit in box.naval and box.side[unit] == side for unit in war.stack.get(place, ()))


def units_in_area(box: Box, war: War, side: str, area: AreaId) -> list[UnitId]:
    """Land units and leaders of a side anywhere in an area."""
    return [
        unit
        for spot in box.spots[area]
        for unit in war.stack.get(spot, ())
        if box.side[unit] == side and unit in box.ashore
    ]


def best(box: Box, units: Iterable[UnitId], factor: str) -> int:
    """3.3-5 Only one leader counts: the best. Naval leaders count for nothing on land (8.3-1)."""
    return max(
        (getattr(box.unit[unit], factor) for unit in units if unit in box.leaders and unit in box.ashore),
        default=0,
    )


# ---------------------------------------------------------------- how counters move


def go(box: Box, war: War, unit: UnitId, place: Place) -> None:
    """A counter goes; a besieger who goes leaves the siege (6.2-5), and the last besieged ends it."""
    old = war.where[unit]
    put(war.where, war.stack, unit, place)
    if war.siege:
        lift(box, war, (unit,))
        if old in war.siege.values() and not garrison(box, war, old):
            lift(box, war, besiegers(war, old))


def besiegers(war: War, city: Place) -> list[UnitId]:
    return [unit for unit, besieged in war.siege.items() if besieged == city]


def lift(box: Box, war: War, units: Iterable[UnitId]) -> None:
    """6.2-6 Units that stop besieging lose works and blockade; 6.4-2 leaders alone besiege nobody."""
    left: set[CityId] = set()
    for unit in units:
        city = war.siege.pop(unit, None)
        if city:
            left.add(city)
            war.works.discard(unit)
            war.blockade.discard(unit)
    for city in left:
        others = besiegers(war, city)
        if others and box.leaders.issuperset(others):
            lift(box, war, others)


def enter_play(box: Box, war: War, unit: UnitId, place: Place, *, weak: bool = False) -> None:
    """A counter comes from a pool, the track or Spain, in the open and ungrouped (5.1.3-5)."""
    put(war.where, war.stack, unit, place)
    war.label.pop(unit, None)
    if weak:
        war.reduced.add(unit)
    else:
        war.reduced.discard(unit)


def leave_play(box: Box, war: War, unit: UnitId, *, lost: bool = False) -> None:
    """4.6-6 An eliminated counter returns to its recruit pool; the Legion and lost leaders leave the game."""
    go(box, war, unit, LOST if lost else box.pool[unit])
    war.reduced.discard(unit)
    war.guerrillas.discard(unit)
    war.dispersed.discard(unit)
    war.triggers.discard(unit)
    label = war.label.pop(unit, LOOSE)
    if unit in war.active:
        war.active.remove(unit)
    if unit in war.fleet:
        war.fleet.remove(unit)
    if label in war.army:
        keep_marker(box, war, label)


def lose_step(box: Box, war: War, unit: UnitId) -> bool:
    """Take one step; true if that was the last."""
    if box.steps[unit] == 2 and unit not in war.reduced:
        war.reduced.add(unit)
        return False
    leave_play(box, war, unit)
    return True


def keep_marker(box: Box, war: War, label: int) -> None:
    """5.1.3-5 A marker covers at least one land unit; else it comes off."""
    if label in war.army and not any(
        other == label and unit in box.land_units for unit, other in war.label.items()
    ):
        del war.army[label]
        war.shown.discard(label)


# ---------------------------------------------------------------- labels


def new_force(box: Box, war: War, units: Sequence[UnitId]) -> int:
    """Units that from now on act together and apart from others."""
    war.last_label += 1
    old = {war.label.get(unit, LOOSE) for unit in units}
    for unit in units:
        war.label[unit] = war.last_label
    for label in old:
        keep_marker(box, war, label)
    return war.last_label


def formed(box: Box, war: War, units: Sequence[UnitId]) -> int:
    """The label of an activated force: it keeps its own, unless others who stay behind share it.

    The marker follows the part that moves (5.1.3-5).
    """
    label = war.label.get(units[0], LOOSE)
    if label > LOOSE:
        together = sum(war.label.get(unit) == label for unit in war.stack[war.where[units[0]]])
        if together == len(units):
            return label
    army = war.army.get(label)
    fresh = new_force(box, war, units)
    if army is not None and any(unit in box.land_units for unit in units):
        war.army.pop(label, None)
        war.army[fresh] = army
    return fresh


def loosen(war: War, units: Iterable[UnitId]) -> None:
    for unit in units:
        if unit in war.guerrillas:
            war.label[unit] = LOOSE_GUERRILLAS
        else:
            war.label.pop(unit, None)
