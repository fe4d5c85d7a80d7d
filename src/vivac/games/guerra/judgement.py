"""What the bots think, and what they may believe."""

from __future__ import annotations

from random import Random

from vivac.box import put
from vivac.games.guerra.components import UnitId
from vivac.games.guerra.control import besieged, holding, score
from vivac.games.guerra.forces import OTHER, steps_of
from vivac.games.guerra.game import LIMITED_INTELLIGENCE, War
from vivac.games.guerra.unpacking import PATRIOT, ROYALIST, TRACK, Box

STEP = 0.30
SHIP_STEP = 0.6
LEADER = 1.0
AREA = 2.0
POINT = 0.12  # an RP in the purse


def judge(box: Box, war: War, role: str) -> float:
    """Areas first, each by its worth; then armies, leaders and money."""
    return balance(box, war) if role == PATRIOT else -balance(box, war)


def balance(box: Box, war: War) -> float:
    """How well the Patriots stand."""
    total = 0.0
    for area in box.scoring:
        royalist, patriot = score(holding(box, war, area))
        total += (patriot - royalist) * (AREA + 0.4 * box.area[area].rp) / 2
    for unit, place in war.where.items():
        if place in box.off_board and place != TRACK:
            continue
        sign = 1.0 if box.side[unit] == PATRIOT else -1.0 if box.side[unit] == ROYALIST else 0.0
        if unit in box.leaders:
            total += sign * LEADER
        elif unit in box.naval:
            total += sign * SHIP_STEP * steps_of(box, war, unit)
        else:
            total += sign * STEP * steps_of(box, war, unit)
            if war.siege and unit in war.siege:
                total += sign * 0.1
            if war.siege and besieged(war, place):
                total -= sign * 0.1
    total += POINT * sum(rp for purse, rp in war.rp.items() if purse != ROYALIST) / 2
    return total - POINT * war.rp[ROYALIST] / 2


# ---------------------------------------------------------------- what cannot be known


def redeal(box: Box, war: War, viewer: str, rng: Random) -> War:
    """5.1.3 The units under the enemy's markers change places among them; each keeps at least one land unit.

    A force known to hold regulars, for the viewer's guerrillas are in its area (5.1.3-6), keeps one.
    """
    if LIMITED_INTELLIGENCE not in war.switches or viewer not in OTHER:
        return war
    enemy = OTHER[viewer]
    hidden = [label for label in sorted(war.army) if label not in war.shown]
    armies = {
        label: units
        for label in hidden
        if (units := [u for u, other in war.label.items() if other == label]) and box.side[units[0]] == enemy
    }
    if len(armies) < 2:
        return war
    pool = [unit for units in armies.values() for unit in units]
    rng.shuffle(pool)
    spots = {label: war.where[units[0]] for label, units in armies.items()}
    known = {label: Conditions(war, units) for label, units in armies.items()}
    dealt = deal(box, war, armies, pool, rng)
    for label, units in dealt.items():
        for unit in units:
            war.label[unit] = label
            put(war.where, war.stack, unit, spots[label])
            known[label].impose(war, unit)
    return war


class Conditions:
    """What is known of a hidden army: whether it was activated, and what it besieges."""

    def __init__(self, war: War, units: list[UnitId]) -> None:
        first = units[0]
        self.finished = first in war.finished
        self.siege = war.siege.get(first, "")
        self.works = first in war.works
        self.blockade = first in war.blockade

    def impose(self, war: War, unit: UnitId) -> None:
        for column, on in (
            (war.finished, self.finished),
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
    """One land unit for each army first, a regular where one is known to be; the rest anywhere."""
    dealt: dict[int, list[UnitId]] = {label: [] for label in armies}
    for label in sorted(armies, key=lambda label: not shows_regulars(box, war, armies[label])):
        regular = shows_regulars(box, war, armies[label])
        unit = next(u for u in pool if (u in box.regulars if regular else u in box.land_units))
        pool.remove(unit)
        dealt[label].append(unit)
    labels = list(armies)
    for unit in pool:
        dealt[rng.choice(labels)].append(unit)
    return dealt


def shows_regulars(box: Box, war: War, units: list[UnitId]) -> bool:
    """5.1.3-6 Enemy guerrillas in the area make it known whether regulars are there."""
    area = box.ground[war.where[units[0]]]
    enemy = OTHER[box.side[units[0]]]
    watched = any(u in war.guerrillas and box.side[u] == enemy for u in war.stack.get(area, ()))
    return watched and any(unit in box.regulars for unit in units)
