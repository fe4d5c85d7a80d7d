"""10.5, 11.0, 12.0 Garrisons and victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from vivac.games.guerra.box.components import Victory
from vivac.games.guerra.box.contents import AreaId
from vivac.games.guerra.box.unpacking import MEXICO, PATRIOT, ROYALIST, Box
from vivac.games.guerra.chapters.control import Holding, holding, score
from vivac.games.guerra.chapters.forces import steps
from vivac.games.guerra.game import War
from vivac.table import Outcome, Say

NEW_SPAIN = MEXICO | {AreaId("guatemala")}
CUBA = frozenset((AreaId("cuba"), AreaId("puerto_rico")))


class Tally(NamedTuple):
    """Areas in halves and RP, as a scenario counts them."""

    royalist: int
    patriot: int
    royalist_rp: int


def tally(box: Box, war: War, *, continent: bool) -> Tally:
    """11.0-1, 11.1-4 The scoring areas of the continent or of the whole map."""
    areas = box.mainland if continent else box.scoring
    return add_up(box, {area: holding(box, war, area) for area in areas})


def add_up(box: Box, areas: Mapping[AreaId, Holding]) -> Tally:
    """11.0-1, 11.1-5 Half an area for partial control, and half its RP, rounded down."""
    royalist = patriot = rp = 0
    for area, held in areas.items():
        ours, theirs = score(held)
        royalist += ours
        patriot += theirs
        rp += box.area[area].rp * ours // 2
    return Tally(royalist, patriot, rp)


def garrison_steps(box: Box, war: War, areas: frozenset[AreaId]) -> int:
    """10.5-2 Steps of regular infantry and cavalry; artillery and militia do not count."""
    troops, stack = box.garrison_troops, war.stack
    spots = (spot for area in areas for spot in box.spots[area])
    return steps(box, war, (unit for spot in spots for unit in stack.get(spot, ()) if unit in troops))


def garrisons_kept(box: Box, war: War, victory: Victory) -> bool:
    """10.5-1 Enough regulars in Mexico with Guatemala, and in Cuba with Puerto Rico."""
    return (
        garrison_steps(box, war, NEW_SPAIN) >= victory.mexico_garrison
        and garrison_steps(box, war, CUBA) >= victory.cuba_garrison
    )


def decide(box: Box, war: War) -> Outcome:
    """11.0, 12.x Who has won at the end of the last turn."""
    victory = box.scenarios[war.scenario].victory
    penalty = 0 if garrisons_kept(box, war, victory) else victory.penalty
    if victory.kind == "royalist_areas":
        return by_royalist_areas(tally(box, war, continent=True), victory, penalty)
    return by_patriot_areas(tally(box, war, continent=False), victory, penalty)


def by_royalist_areas(count: Tally, victory: Victory, penalty: int) -> Outcome:
    """11.1 Royalist victory, draw, Patriot victory, in that order; whatever is left is a draw (11.1-5)."""
    halves = max(0, count.royalist - 2 * penalty)
    said: dict[str, str | int] = {"areas": in_halves(halves), "rp": count.royalist_rp}
    if halves >= 2 * victory.royalist_areas:
        return Outcome((ROYALIST,), Say("outcome-empire-holds", said, "11.1-1"))
    if halves >= 2 * victory.draw_areas and count.royalist_rp >= victory.draw_rp:
        return Outcome((), Say("outcome-draw-empire", said, "11.1-2"))
    if halves <= 2 * victory.most_areas and count.royalist_rp <= victory.most_rp:
        return Outcome((PATRIOT,), Say("outcome-independence", said, "11.1-3"))
    return Outcome((), Say("outcome-draw-empire", said, "11.1-5"))


def by_patriot_areas(count: Tally, victory: Victory, penalty: int) -> Outcome:
    """12.1, 12.2 Patriot areas of the whole map; a final half is dropped, then the penalty added (12.x-1)."""
    areas = count.patriot // 2 + penalty
    if areas >= victory.patriot_areas:
        return Outcome((PATRIOT,), Say("outcome-patriots-win", {"areas": areas}, "12.x-1"))
    if areas >= victory.draw_areas:
        return Outcome((), Say("outcome-draw", {"areas": areas}, "12.x-1"))
    return Outcome((ROYALIST,), Say("outcome-royalists-win", {"areas": areas}, "12.x-1"))


def in_halves(halves: int) -> str:
    """Two and a half, not 2.5.

    >>> in_halves(5), in_halves(4), in_halves(1)
    ('2½', '2', '½')
    """
    whole, half = divmod(halves, 2)
    return f"{whole or '' if half else whole}{'½' if half else ''}"
