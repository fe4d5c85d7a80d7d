"""1.1.1 Control of areas, with the guerrillas of 10.1, the rebels of 11.0-3 and the Legion of 10.6."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from vivac.games.guerra.box.components import UnitId
from vivac.games.guerra.box.contents import AreaId, CityId, Place
from vivac.games.guerra.box.unpacking import PATRIOT, REBELS, ROYALIST, Box
from vivac.games.guerra.chapters.forces import NONE, among
from vivac.games.guerra.game import War

STANDS, REGULAR, GUERRILLA = 1, 2, 4


class Presence(NamedTuple):
    """Who is in an area, and how."""

    royalist: int
    patriot: int
    rebels: bool
    legion: bool


class Holding(NamedTuple):
    """Who controls an area: nothing, 1 partial or 2 full control; and who may collect there."""

    royalist: int
    patriot: int
    royalist_collects: bool
    patriot_collects: bool
    rebels: bool
    legion: bool

    def of(self, side: str) -> int:
        return self.royalist if side == ROYALIST else self.patriot


NOBODY = Presence(0, 0, False, False)


def presence(box: Box, war: War, area: AreaId) -> Presence:
    """1.1.1-6 Garrisons count as well as those in the field."""
    found = NOBODY
    stack, guerrillas = war.stack, war.guerrillas
    for spot in box.spots[area]:
        if units := stack.get(spot):
            hidden = among(guerrillas, units)
            there = present(box, units, hidden, among(war.dispersed, units) if hidden else NONE)
            found = together(found, there)
    return found


@lru_cache(maxsize=1 << 15)
def present(
    box: Box, units: tuple[UnitId, ...], guerrillas: frozenset[UnitId], dispersed: frozenset[UnitId]
) -> Presence:
    """1.1.1-4 Who is in a stack: ships do not count; 10.1-11 nor do dispersed guerrillas."""
    royalist = patriot = 0
    rebels = legion = False
    for unit in units:
        if unit not in box.ashore:
            continue
        side = box.side[unit]
        if unit in guerrillas:
            flag = 0 if unit in dispersed else GUERRILLA
        else:
            flag = STANDS | REGULAR if unit in box.regulars else STANDS
        if side == ROYALIST:
            royalist |= flag
        elif side == PATRIOT:
            patriot |= flag
        elif side == REBELS:
            rebels = True
        else:
            legion = True
    return Presence(royalist, patriot, rebels, legion)


@cache
def together(some: Presence, others: Presence) -> Presence:
    """Who is in two stacks of an area."""
    return Presence(
        some.royalist | others.royalist,
        some.patriot | others.patriot,
        some.rebels or others.rebels,
        some.legion or others.legion,
    )


def counts(own: int, enemy: int) -> bool:
    """10.1-2, 10.1-7 Guerrillas count until enemy regulars come; without regulars others yield to them."""
    if own & STANDS and (own & REGULAR or not enemy & GUERRILLA):
        return True
    return bool(own & GUERRILLA and not enemy & REGULAR)


def holding(box: Box, war: War, area: AreaId) -> Holding:
    """Who controls an area now."""
    return held_by(presence(box, war, area))


@cache
def held_by(there: Presence) -> Holding:
    """1.1.1-1, 1.1.1-2 Full control alone, partial control together."""
    royalist, patriot, rebels, legion = there
    ours, theirs = counts(royalist, patriot), counts(patriot, royalist)
    half = 1 if ours and theirs else 2
    return Holding(
        half * ours,
        half * theirs,
        ours and not (patriot & GUERRILLA and not royalist & REGULAR),  # 10.1-2
        theirs and not (royalist & GUERRILLA and not patriot & REGULAR),
        rebels,
        legion,
    )


@cache
def score(held: Holding) -> tuple[int, int]:
    """11.0-1 What an area counts for the Royalist and for the Patriot, in halves."""
    royalist, patriot = held.royalist, held.patriot
    if held.rebels:  # 11.0-3
        return min(royalist, 1), 1
    if held.legion and patriot == 2:  # 10.6-3 the SPL and Patriots only
        return 0, 1
    return royalist, patriot


def controls(box: Box, war: War, side: str, area: AreaId) -> bool:
    """Full or partial control."""
    return holding(box, war, area).of(side) > 0


def fully_controls(box: Box, war: War, side: str, area: AreaId) -> bool:
    return holding(box, war, area).of(side) == 2


def holder(box: Box, war: War, city: Place) -> str:
    """6.7-3 Who holds a city or port: those inside, or, if nobody is, those alone in the field; or nobody."""
    for unit in war.stack.get(city, ()):
        if unit in box.land_units:
            return box.side[unit]
    outside = {
        box.side[unit]
        for unit in war.stack.get(box.ground[city], ())
        if unit in box.land_units and unit not in war.guerrillas
    }
    if REBELS in outside or (ROYALIST in outside) == (PATRIOT in outside):
        return ""
    return ROYALIST if ROYALIST in outside else PATRIOT


def holds(box: Box, war: War, side: str, city: Place) -> bool:
    return holder(box, war, city) == side


def besieged(war: War, city: Place) -> bool:
    return bool(war.siege) and city in war.siege.values()


def is_open_to(box: Box, war: War, side: str, city: CityId) -> bool:
    """5.0-2, 6.7-2 Whether friends may enter a city: no enemy inside, and nobody besieges it."""
    return not besieged(war, city) and not any(
        unit in box.land_units and box.side[unit] != side for unit in war.stack.get(city, ())
    )


def port_of_nation(box: Box, war: War, nation: str, city: Place) -> bool:
    """4.10-7 Patriots hold it, and a land unit of the nationality is inside or, if empty, in the field."""
    if not holds(box, war, PATRIOT, city):
        return False
    inside = [unit for unit in war.stack.get(city, ()) if unit in box.land_units]
    units = inside or war.stack.get(box.ground[city], ())
    return any(
        box.nation[unit] == nation and unit in box.land_units and unit not in war.guerrillas for unit in units
    )
