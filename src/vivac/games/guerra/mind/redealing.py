"""5.1.3 What bots may believe of the armies they cannot see: hidden units are dealt anew."""

from __future__ import annotations

from random import Random

from vivac.box import put
from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.unpacking import Box
from vivac.games.guerra.chapters.forces import OTHER
from vivac.games.guerra.game import LIMITED_INTELLIGENCE, NOWHERE, War


def redeal(box: Box, war: War, viewer: str, rng: Random) -> War:
    """5.1.3 The units under the enemy's markers change places among them; each keeps at least one land unit.

    Patriots change places within their group (3.2-3): its armies are activated apart from the others.
    """
    if LIMITED_INTELLIGENCE not in war.switches or viewer not in OTHER:
        return war
    enemy = OTHER[viewer]
    armies: dict[int, list[UnitId]] = {label: [] for label in sorted(war.army) if label not in war.shown}
    for unit, label in war.label.items():
        if label in armies and box.side[unit] == enemy:
            armies[label].append(unit)
    for group in sorted({box.group[unit] for units in armies.values() for unit in units}):
        parts = {
            label: part
            for label, units in armies.items()
            if (part := [unit for unit in units if box.group[unit] == group])
        }
        if len(parts) > 1:
            exchange(box, war, parts, rng)
    return war


def exchange(box: Box, war: War, armies: dict[int, list[UnitId]], rng: Random) -> None:
    """Deal these armies anew; where each stands and what it is doing stays as it was."""
    pool = [unit for units in armies.values() for unit in units]
    rng.shuffle(pool)
    known = {label: Conditions(war, units) for label, units in armies.items()}
    dealt = deal(box, war, armies, pool, rng)
    for label, units in dealt.items():
        for unit in units:
            war.label[unit] = label
            known[label].impose(box, war, unit)
    marching = [unit for label, units in dealt.items() if known[label].active for unit in units]
    if marching:
        war.active = marching


class Conditions:
    """What is known of a hidden army: where it is, whether it was activated, and what it besieges."""

    def __init__(self, war: War, units: list[UnitId]) -> None:
        first = units[0]
        self.place = war.where[first]
        self.active = any(unit in war.active for unit in units)  # some may just be left behind (5.2-1)
        self.finished = first in war.finished
        self.weary = any(unit in war.triggers for unit in units)
        self.rolled = any(unit in war.rolled for unit in units)
        self.siege = war.siege.get(first)
        self.works = first in war.works
        self.blockade = first in war.blockade

    def impose(self, box: Box, war: War, unit: UnitId) -> None:
        put(war.where, war.stack, unit, self.place)
        on_foot = unit in box.land_units
        for column, on in (
            (war.finished, self.finished),
            (war.triggers, self.weary and on_foot),
            (war.rolled, self.rolled and on_foot),
            (war.works, self.works),
            (war.blockade, self.blockade),
        ):
            if on:
                column.add(unit)
            else:
                column.discard(unit)
        if self.siege:
            war.siege[unit] = self.siege
        else:
            war.siege.pop(unit, None)


def deal(
    box: Box, war: War, armies: dict[int, list[UnitId]], pool: list[UnitId], rng: Random
) -> dict[int, list[UnitId]]:
    """One land unit for each army that has any; the rest anywhere. What is known of regulars stays true."""
    dealt: dict[int, list[UnitId]] = {label: [] for label in armies}
    regulars = {label for label, units in armies.items() if any(unit in box.regulars for unit in units)}
    known = {label for label, units in armies.items() if watched(box, war, units[0])}
    for label in sorted(armies, key=lambda label: (label not in known, label in regulars)):
        if any(unit in box.land_units for unit in armies[label]):
            fit = box.land_units if label not in known else box.regulars if label in regulars else box.militia
            unit = next(unit for unit in pool if unit in fit)
            pool.remove(unit)
            dealt[label].append(unit)
    for unit in pool:
        open_ = [label for label in armies if unit not in box.regulars or label not in known - regulars]
        dealt[rng.choice(open_)].append(unit)
    return dealt


def watched(box: Box, war: War, unit: UnitId) -> bool:
    """5.1.3-6 Enemy guerrillas in the area make it known whether regulars are there."""
    enemy = OTHER[box.side[unit]]
    area = box.ground.get(war.where[unit], NOWHERE)
    return any(u in war.guerrillas and box.side[u] == enemy for u in war.stack.get(area, ()))
